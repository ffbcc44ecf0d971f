"""Section 5 of the rules: Initiate."""

from __future__ import annotations

from typing import Any

import pytest

from beringia import Position
from tests.rules.winter.board import (
    decision,
    goods,
    labor,
    offers,
    play,
    player,
    refused,
    score,
    table,
    tell,
    told,
    until,
    view,
)

STACKS = ["shaman", "elder", "craftsperson", "explorer", "hunter"]


def buying(labor: float = 5, **given: Any) -> Position:
    """Red's figure stands on the top space of Initiate."""
    red = {"tools": 5, "food": 3, "hand": [], **given.pop("red", {})}
    return table(red=red, turn="red", column="initiate", labor=labor, **given)


def rite(**given: Any) -> Position:
    """Red's figure stands on the middle space of Initiate."""
    red = {"food": 2, "hand": ["exp_gatherer"], **given.pop("red", {})}
    return table(red=red, turn="red", column="initiate", level="middle", **given)


def stacks(*names: str) -> set[str]:
    return {f"stack {name}" for name in names}


@pytest.mark.rule("EW-5.1")
@pytest.mark.parametrize("name", STACKS)
def test_a_tool_and_a_labor_for_a_tribe_card(name: str) -> None:
    p = buying()
    events = tell(p, "buy tribe")
    assert told(events, "paid") == [{"food": 0, "tools": 1, "who": 1}]
    assert offers(p) == stacks(*STACKS)
    play(p, f"stack {name}")
    assert player(p, "red")["hand"] == [name]
    assert view(p)["stacks"][name] == 14
    assert (goods(p, "red"), labor(p)) == ((3, 4), 4)
    assert decision(p) == "red turn_menu"


@pytest.mark.rule("EW-5.1")
@pytest.mark.parametrize(("tools", "labor"), [(0, 5), (1, 0.5)])
def test_both_are_needed(tools: int, labor: float) -> None:
    p = buying(labor, red={"tools": tools})
    assert "buy tribe" not in offers(p)
    assert refused(p, "buy tribe") == "EW-5.1"


@pytest.mark.rule("EW-5.1", "EW-5.2")
def test_as_often_as_wanted_but_different_types() -> None:
    p = buying()
    left = set(STACKS)
    for name in ("elder", "hunter", "shaman"):
        play(p, "buy tribe")
        assert offers(p) == stacks(*left)
        play(p, f"stack {name}")
        left.remove(name)
    play(p, "buy tribe")
    assert refused(p, "stack elder") == "EW-5.6"
    play(p, "stack explorer", "buy tribe")
    assert sorted(player(p, "red")["hand"]) == sorted(STACKS), "the last stack is taken without a question"
    assert (goods(p, "red"), labor(p)) == ((3, 0), 0)


@pytest.mark.rule("EW-5.2", "EW-5.6")
def test_after_all_five_types_nothing_is_left() -> None:
    p = buying(6, red={"hand": ["exp_gatherer"]}, flags={"bought": STACKS})
    assert "buy tribe" not in offers(p)
    assert refused(p, "buy tribe") == "EW-5.6"


@pytest.mark.rule("EW-5.3")
def test_an_empty_stack_gives_a_point() -> None:
    p = buying(stacks={"elder": 0})
    play(p, "buy tribe")
    assert "stack elder" in offers(p)
    play(p, "stack elder")
    assert (score(p, "red"), player(p, "red")["hand"], view(p)["stacks"]["elder"]) == (1, [], 0)
    assert (goods(p, "red"), labor(p)) == ((3, 4), 4)


@pytest.mark.rule("EW-5.4", "EW-5.5")
def test_a_bought_card_cannot_be_played_in_this_turn() -> None:
    p = buying(red={"hand": ["gatherer", "exp_gatherer"]})
    play(p, "buy tribe", "stack elder")
    for level in ("top", "middle"):
        assert view(p)["turn"]["level"] == level
        assert "play elder" not in offers(p)
        assert refused(p, "play elder") == ("EW-5.5" if level == "top" else "EW-29.12")
        play(p, "go on")
    until(p, "turn_start")
    play(p, "place tribe rest")
    until(p, "turn_start")
    play(p, "place tribe initiate")
    assert "play elder" in offers(p), "in the next turn it can"


@pytest.mark.rule("EW-5.5")
def test_as_many_as_were_there_before() -> None:
    p = buying(red={"hand": ["elder", "elder"]})
    play(p, "buy tribe", "stack elder", "play elder", "play elder")
    assert labor(p) == 4 + 2 + 2
    assert player(p, "red")["hand"] == ["elder"]
    assert refused(p, "play elder") == "EW-5.5"


@pytest.mark.rule("EW-5.5")
def test_older_cards_may_be_played_before_or_after() -> None:
    p = buying(red={"hand": ["elder"]})
    play(p, "play elder", "buy tribe", "stack elder")
    assert refused(p, "play elder") == "EW-5.5"
    p = buying(red={"hand": ["elder"]})
    play(p, "buy tribe", "stack shaman")
    assert "play elder" in offers(p)
    assert refused(p, "play shaman") == "EW-5.5"


@pytest.mark.rule("EW-5.5")
def test_of_equal_cards_the_bought_one_is_given_away() -> None:
    """A card that is discarded for the chief may have been the bought one; the older one can still be played."""
    p = buying(red={"hand": ["elder"], "chief": "thunder_paw", "side": "a"}, figure="chief")
    play(p, "buy tribe", "stack elder", "use chief")
    assert player(p, "red")["discard"] == ["elder"]
    play(p, "play elder")
    assert player(p, "red")["hand"] == []


@pytest.mark.rule("EW-5.5")
def test_of_equal_cards_the_bought_one_is_buried() -> None:
    p = buying(red={"hand": ["elder"], "chief": "seeking_hand", "side": "b", "tools": 1}, figure="chief")
    play(p, "buy tribe", "stack elder", "use chief", "bury hand elder", "income tool", "play elder")
    assert (player(p, "red")["hand"], player(p, "red")["buried"]) == ([], ["elder"])


@pytest.mark.rule("EW-5.6")
def test_an_empty_stack_again_and_again() -> None:
    p = buying(stacks={"elder": 0})
    play(p, "buy tribe", "stack elder", "buy tribe")
    assert offers(p) == stacks(*STACKS)
    play(p, "stack elder")
    assert (score(p, "red"), player(p, "red")["hand"]) == (2, [])


@pytest.mark.rule("EW-5.6")
def test_a_stack_whose_last_card_was_bought_gives_points_from_then_on() -> None:
    p = buying(stacks={"elder": 1})
    play(p, "buy tribe", "stack elder", "buy tribe", "stack elder")
    assert (score(p, "red"), player(p, "red")["hand"]) == (1, ["elder"])


@pytest.mark.rule("EW-5.6", "EW-5.2")
def test_after_all_five_types_an_empty_stack_is_left() -> None:
    p = buying(6, red={"hand": ["exp_gatherer"]}, flags={"bought": STACKS}, stacks={"elder": 0})
    assert "buy tribe" in offers(p)
    play(p, "buy tribe")
    assert score(p, "red") == 1, "the only stack that may be chosen is taken without a question"


@pytest.mark.rule("EW-5.6")
def test_cards_from_other_sources_do_not_count() -> None:
    p = buying(gaining="tribe_hand 1")
    play(p, "stack elder", "buy tribe")
    assert offers(p) == stacks(*STACKS)
    play(p, "stack elder")
    assert player(p, "red")["hand"] == ["elder", "elder"]


@pytest.mark.rule("EW-5.7")
def test_a_food_for_a_card_and_a_burial() -> None:
    p = rite()
    events = tell(p, "rite")
    assert told(events, "paid") == [{"food": 1, "tools": 0, "who": 1}]
    assert offers(p) == {"skip", *stacks(*STACKS)}
    play(p, "stack elder")
    assert player(p, "red")["discard"] == ["elder"]
    assert decision(p) == "red bury_card"
    play(p, "bury hand exp_gatherer")
    own = player(p, "red")
    assert (own["hand"], own["discard"], own["buried"], own["food"]) == ([], ["elder"], ["exp_gatherer"], 1)


@pytest.mark.rule("EW-5.7")
@pytest.mark.parametrize("card", [True, False])
def test_either_half_may_be_left_out(card: bool) -> None:
    p = rite()
    play(p, "rite", "stack elder" if card else "skip", "skip" if card else "bury hand exp_gatherer")
    own = player(p, "red")
    assert (own["discard"], own["buried"]) == ((["elder"], []) if card else ([], ["exp_gatherer"]))
    assert own["food"] == 1
    assert decision(p) != "red bury_card"


@pytest.mark.rule("EW-5.7")
def test_without_food_nothing() -> None:
    p = rite(red={"food": 0, "hand": ["exp_gatherer"], "chief": "thunder_paw", "side": "b"}, figure="chief")
    assert "rite" not in offers(p)
    assert refused(p, "rite") == "EW-5.7"


@pytest.mark.rule("EW-5.7", "EW-4.24")
def test_the_middle_once_even_if_both_halves_are_skipped() -> None:
    p = rite()
    play(p, "rite", "skip", "skip")
    assert "rite" not in offers(p)
    assert refused(p, "rite") == "EW-4.24"
    assert player(p, "red")["food"] == 1


@pytest.mark.rule("EW-5.8")
def test_the_new_card_can_be_buried() -> None:
    p = rite()
    play(p, "rite", "stack elder")
    assert offers(p) == {"skip", "bury hand exp_gatherer", "bury discard elder"}
    play(p, "bury discard elder")
    assert (player(p, "red")["discard"], player(p, "red")["buried"]) == ([], ["elder"])


@pytest.mark.rule("EW-5.9")
def test_a_type_bought_on_the_top_may_be_taken_again() -> None:
    p = buying(red={"hand": []})
    play(p, "buy tribe", "stack elder", "go on", "rite")
    assert "stack elder" in offers(p)
    play(p, "stack elder")
    assert (player(p, "red")["hand"], player(p, "red")["discard"]) == (["elder"], ["elder"])


@pytest.mark.rule("EW-5.10")
def test_an_empty_stack_in_the_middle_gives_a_point() -> None:
    p = rite(stacks={"shaman": 0})
    play(p, "rite", "stack shaman")
    assert (score(p, "red"), player(p, "red")["discard"]) == (1, [])
    assert decision(p) == "red bury_card"


@pytest.mark.rule("EW-5.11")
def test_the_symbol_gives_an_idol_and_a_burial() -> None:
    p = rite()
    play(p, "go on")
    assert offers(p) == {"income idol", "income tool", "income food"}
    play(p, "income idol", "track honor")
    assert player(p, "red")["honor"] == 1
    assert offers(p) == {"skip", "bury hand exp_gatherer"}
    play(p, "bury hand exp_gatherer")
    assert player(p, "red")["buried"] == ["exp_gatherer"]


@pytest.mark.rule("EW-5.11")
def test_a_card_won_by_the_idol_can_be_buried() -> None:
    p = rite(red={"offering": 2})
    play(p, "go on", "income idol", "track offering", "stack hunter")
    assert offers(p) == {"skip", "bury hand exp_gatherer", "bury discard hunter"}
