"""Section 17: the words of the effect language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from beringia import Position
from tests.rules.winter.board import (
    changed_game,
    decision,
    goods,
    hexes,
    labor,
    offers,
    play,
    player,
    refused,
    score,
    table,
    tell,
    told,
    view,
)


def gaining(what: str, red: dict[str, Any] | None = None, **given: Any) -> Position:
    """Red is about to gain something, at the start of an own turn."""
    return table(turn="red", gaining=what, red=red or {}, **given)


def playing(card: str, *others: str, **red: Any) -> Position:
    """Red has played a culture card."""
    hand = red.pop("hand", [])
    return play(table(turn="red", red={"hand": [card, *others, *hand], **red}), f"culture {card}")


# -- effects as a whole


@pytest.mark.rule("EW-17.1")
def test_an_effect_that_is_used_is_used_completely() -> None:
    p = table(turn="red", column="develop", figure="chief", red={"chief": "stone_hewer", "side": "b", "food": 1})
    assert {"use chief", "go on"} <= offers(p)  # not at all: just go on
    before = labor(p)
    play(p, "use chief")
    assert offers(p) == {"income tool", "income food"}
    play(p, "income tool")
    assert goods(p, "red") == (1, 1)
    assert (labor(p) - before, score(p, "red")) == (1, 3)  # they came, too, without a question


@pytest.mark.rule("EW-17.1", "EW-2.5")
def test_what_cannot_be_done_is_dropped() -> None:
    p = playing("hide_tent", camps={"0,0": 5})  # a camp and a move; there is no camp on the board
    assert decision(p) == "red camp_pick"


@pytest.mark.rule("EW-17.1", "EW-2.6")
def test_items_are_skipped_one_by_one() -> None:
    p = playing("hide_tent")
    assert offers(p) == {"yes", "skip"}
    play(p, "skip")
    assert decision(p) == "red camp_pick"
    assert offers(p) == {"camp 0,0", "skip"}


@pytest.mark.rule("EW-2.5")
def test_nothing_is_asked_or_told_of_what_cannot_be_done() -> None:
    """Moves, but no camp on the map to move."""
    p = table(turn="red", red={"hand": ["snowshoes"], "camps": {}})
    events = tell(p, "culture snowshoes")
    assert [event.kind for event in events] == ["culture_played"]
    assert decision(p) == "red turn_start"


@pytest.mark.rule("EW-17.1", "EW-4.31")
@pytest.mark.parametrize(("column", "points"), [("hunt", 2), ("develop", 0), ("rest", 0)])
def test_a_part_that_needs_a_column_is_done_only_there(tmp_path: Path, column: str, points: int) -> None:
    old = 'b = "gain tool 1"'
    game = changed_game(tmp_path / "content.toml", old, 'b = "gain food 1; in hunt: gain vp 2"')
    red = {"chief": "thunder_paw", "side": "b", "food": 1}
    p = table(turn="red", column=column, figure="chief", red=red, game=game)
    play(p, "use chief")
    assert (goods(p, "red"), score(p, "red")) == ((2, 0), points)


@pytest.mark.rule("EW-17.2")
@pytest.mark.parametrize(
    ("food", "tools", "branches"),
    [(1, 1, {"branch 1", "branch 2"}), (1, 0, None), (0, 1, None), (0, 0, None)],
)
def test_only_branches_that_can_be_paid_are_offered(food: int, tools: int, branches: set[str] | None) -> None:
    p = playing("fair_barter", food=food, tools=tools)
    if branches:
        assert decision(p) == "red effect_branch"
        assert offers(p) == branches
    elif food + tools == 0:
        assert decision(p) == "red turn_start"
    else:
        # The only one is taken without asking; it may still be left unpaid.
        assert decision(p) == "red effect_use"
        assert p.decision is not None
        assert (p.decision.args["card"], p.decision.args["food"], p.decision.args["tools"]) == (
            "fair_barter",
            food,
            tools,
        )


@pytest.mark.rule("EW-17.2")
@pytest.mark.parametrize(("branch", "after"), [("branch 1", (0, 3)), ("branch 2", (5, 0))])
def test_one_branch_is_done(branch: str, after: tuple[int, int]) -> None:
    p = playing("fair_barter", food=1, tools=1)
    play(p, branch, "yes")
    while decision(p) == "red income_lesser":
        play(p, "income tool")
    assert goods(p, "red") == after


@pytest.mark.rule("EW-17.2")
def test_free_branches_are_both_offered() -> None:
    p = playing("smoke_signal")
    assert offers(p) == {"branch 1", "branch 2"}
    play(p, "branch 1")
    assert labor(p) == 2
    p = playing("smoke_signal")
    play(p, "branch 2", "income tool")
    assert (labor(p), goods(p, "red")) == (0, (1, 1))


# -- goods


@pytest.mark.rule("EW-17.3")
def test_food() -> None:
    p = gaining("food 3", {"food": 1})
    assert goods(p, "red") == (4, 0)
    assert goods(gaining("food 3", {"food": 4}), "red") == (6, 0)  # one camp is off the board: the limit is 6


@pytest.mark.rule("EW-17.4", "EW-17.27")
def test_tool() -> None:
    p = gaining("tool 3")
    play(p, "income tool", "income food", "income tool")
    assert goods(p, "red") == (1, 2)
    assert decision(p) == "red turn_start"


@pytest.mark.rule("EW-17.5")
def test_labor_goes_to_the_pool_of_the_turn() -> None:
    p = gaining("labor 2", {"food": 1}, column="hunt", labor=0.5)
    assert labor(p) == 2.5
    p = playing("work_song")
    assert labor(p) == 3


@pytest.mark.rule("EW-17.5")
def test_labor_outside_the_own_turn_is_lost() -> None:
    p = gaining("labor 2 + food 1", phase="eclipse")
    assert goods(p, "red") == (1, 0)
    assert labor(p) == 0
    # Red gains in a turn of turquoise.
    p = table(turn="turquoise", column="hunt", turquoise={"food": 1},
              agenda=[["end_turn", 0], ["turn_menu", 0], ["gain", 1, 5, 2, 0]])  # fmt: skip
    assert decision(p) == "turquoise turn_menu"
    assert labor(p) == 0


@pytest.mark.rule("EW-17.6", "EW-17.27")
def test_idols_are_single_steps_with_their_bonus_in_between() -> None:
    p = gaining("idol 2", {"offering": 2, "honor": 3})
    play(p, "income idol")
    assert offers(p) == {"track offering", "track honor"}
    play(p, "track offering")
    assert decision(p) == "red tribe_stack"  # the bonus of step 3, before the second idol
    play(p, "stack elder")
    assert player(p, "red")["discard"] == ["elder"]
    play(p, "income idol", "track honor")
    red = player(p, "red")
    assert (red["offering"], red["honor"], red["score"]) == (3, 4, 2)


@pytest.mark.rule("EW-17.7", "EW-17.27")
def test_draws_are_single() -> None:
    p = gaining("draw 3", {"hand": [], "deck": ["gatherer", "brave"], "discard": []})
    play(p, "income draw", "income draw")
    assert player(p, "red")["hand"] == ["gatherer", "brave"]
    assert offers(p) == {"income idol", "income tool", "income food"}  # nothing is left to draw


# -- cards


@pytest.mark.rule("EW-17.8", "EW-17.27")
def test_bury() -> None:
    p = gaining("bury 3", {"hand": ["gatherer"], "discard": ["hunter", "elder"]})
    assert offers(p) == {"bury hand gatherer", "bury discard hunter", "bury discard elder", "skip"}
    play(p, "bury discard elder", "skip")
    assert offers(p) == {"bury hand gatherer", "bury discard hunter", "skip"}
    play(p, "bury hand gatherer")
    assert player(p, "red")["buried"] == ["gatherer", "elder"]
    assert decision(p) == "red turn_start"


STACKS = {f"stack {card}" for card in ("shaman", "elder", "craftsperson", "explorer", "hunter")}


@pytest.mark.rule("EW-17.13")
@pytest.mark.parametrize(("word", "zone"), [("tribe_hand", "hand"), ("tribe_discard", "discard")])
def test_a_tribe_card_of_a_stack(word: str, zone: str) -> None:
    p = gaining(f"{word} 1", {"hand": [], "discard": []}, stacks={"elder": 0})
    assert offers(p) == STACKS | {"skip"}
    events = tell(p, "stack hunter")
    assert told(events, "card_taken") == [{"card": "hunter", "to": zone, "who": 1}]
    assert player(p, "red")[zone] == ["hunter"]
    assert view(p)["stacks"]["hunter"] == 14
    assert score(p, "red") == 0


@pytest.mark.rule("EW-17.13")
@pytest.mark.parametrize("word", ["tribe_hand", "tribe_discard"])
def test_an_empty_stack_gives_a_point(word: str) -> None:
    p = gaining(f"{word} 1", {"hand": [], "discard": []}, stacks={"elder": 0})
    play(p, "stack elder")
    red = player(p, "red")
    assert (red["score"], red["hand"], red["discard"]) == (1, [], [])


@pytest.mark.rule("EW-17.14")
def test_a_culture_card_of_the_display() -> None:
    p = gaining("culture 1", {"hand": []}, display=["cairn", None, "snowshoes"])
    assert offers(p) == {"display cairn", "display snowshoes", "skip"}
    play(p, "display snowshoes")
    assert player(p, "red")["hand"] == ["snowshoes"]
    assert view(p)["culture"]["display"] == ["cairn", *[None] * 7]


@pytest.mark.rule("EW-17.14")
def test_an_empty_display_gives_a_point() -> None:
    p = gaining("culture 1", {"hand": []}, display=[])
    assert score(p, "red") == 1
    assert decision(p) == "red turn_start"


@pytest.mark.rule("EW-17.23")
def test_discard_as_a_cost_needs_all_cards(tmp_path: Path) -> None:
    game = changed_game(tmp_path / "content.toml", '"pay discard 1 -> idol 2"', '"pay discard 2 -> vp 2"')
    for hand in ([], ["gatherer"]):
        p = table(turn="red", red={"hand": ["moon_dance", *hand]}, game=game)
        play(p, "culture moon_dance")
        assert decision(p) == "red turn_start"
        assert score(p, "red") == 0
    p = table(turn="red", red={"hand": ["moon_dance", "gatherer", "hunter", "elder"]}, game=game)
    play(p, "culture moon_dance", "yes")
    assert decision(p) == "red discard_card"
    assert offers(p) == {"discard gatherer", "discard hunter", "discard elder"}
    assert score(p, "red") == 0
    play(p, "discard elder")
    assert offers(p) == {"discard gatherer", "discard hunter"}
    play(p, "discard gatherer")
    red = player(p, "red")
    assert (red["hand"], red["discard"], red["score"]) == (["hunter"], ["elder", "gatherer"], 2)


@pytest.mark.rule("EW-17.24")
@pytest.mark.parametrize(
    ("hand", "asked"),
    [([], []), (["gatherer"], []), (["gatherer", "hunter"], [2]), (["gatherer", "hunter", "elder"], [3, 2])],
)
def test_discard_as_a_part_takes_what_there_is(tmp_path: Path, hand: list[str], asked: list[int]) -> None:
    game = changed_game(tmp_path / "content.toml", '"gain draw 2; discard 1"', '"gain vp 1; discard 2"')
    p = table(
        turn="red", column="hunt", figure="chief", game=game,
        red={"hand": hand, "chief": "seeking_hand", "side": "a", "food": 1},
    )  # fmt: skip
    play(p, "use chief")
    for number in asked:
        assert decision(p) == "red discard_card"
        assert len(offers(p)) == number
        play(p, sorted(offers(p))[0])
    red = player(p, "red")
    assert decision(p) == "red turn_menu"
    assert red["hand_size"] == max(0, len(hand) - 2)
    assert len(red["discard"]) == min(2, len(hand))
    assert red["score"] == 1


# -- land


@pytest.mark.rule("EW-17.10", "EW-17.27")
def test_camps_come_one_by_one() -> None:
    p = gaining("camp 3", {"camps": {"1,0": 2}})
    play(p, "yes", "skip")
    assert decision(p) == "red camp_place"
    play(p, "yes")
    assert hexes(p)["0,0"]["camps"] == [1, 2]
    assert player(p, "red")["camps"] == 1
    assert player(p, "red")["food_limit"] == 9
    p = gaining("camp 2", {"camps": {"1,0": 4}})
    play(p, "yes")
    assert decision(p) == "red turn_start"  # there is no fifth camp left for the second


@pytest.mark.rule("EW-17.11", "EW-17.27")
@pytest.mark.parametrize(
    ("texts", "camps"),
    [
        (("camp 0,0", "to 1,0", "camp 1,0", "to 2,0"), {"2,0": 1, "0,1": 1}),
        (("camp 0,0", "to 1,0", "camp 0,1", "to 0,2"), {"1,0": 1, "0,2": 1}),
        (("camp 0,0", "to 1,0", "skip"), {"1,0": 1, "0,1": 1}),
    ],
)
def test_moves_are_single_steps_of_any_camp(texts: tuple[str, ...], camps: dict[str, int]) -> None:
    p = gaining("move 2", {"camps": {"0,0": 1, "0,1": 1}})
    assert offers(p) == {"camp 0,0", "camp 0,1", "skip"}
    play(p, *texts)
    assert decision(p) == "red turn_start"
    assert {name: entry["camps"][1] for name, entry in hexes(p).items() if entry["camps"][1]} == camps


@pytest.mark.rule("EW-17.11")
def test_a_step_goes_to_a_neighbouring_hex() -> None:
    p = gaining("move 1", {"camps": {"1,0": 1}})
    play(p, "camp 1,0")
    assert decision(p) == "red camp_to"
    assert offers(p) == {"to 0,0", "to 2,0", "to 0,1", "to 1,1", "to 2,-1", "to 1,-1"}
    assert refused(p, "to -1,0") == "EW-7.2"
    assert decision(gaining("move 1", {"camps": {}})) == "red turn_start"


@pytest.mark.rule("EW-17.12", "EW-17.25")
def test_a_village_without_paying_food() -> None:
    camps = {"1,0": 1, "2,-1": 1, "2,0": 1, "1,1": 1}
    p = gaining("village 1", {"camps": camps, "food": 2})
    assert decision(p) == "red village_place"
    assert offers(p) == {"village 2,-1_1,0_2,0", "village 1,0_2,0_1,1", "skip"}
    play(p, "village 1,0_2,0_1,1")
    red = player(p, "red")
    assert (red["food"], red["villages"], red["camps"]) == (2, 2, 4)
    assert hexes(p)["1,1"]["influence"] == [0, 2]


@pytest.mark.rule("EW-17.25")
def test_a_village_needs_a_free_juncture_with_three_camps_away_from_the_base() -> None:
    camps = {"1,0": 1, "2,-1": 1, "2,0": 1}
    three = ["2,0 1,0 1,1", "-1,0 -2,0 -2,1", "-1,1 -2,2 -1,2"]
    for red in ({"camps": {"1,0": 1, "2,0": 2}}, {"camps": camps, "villages": three}):
        assert decision(gaining("village 1", red)) == "red turn_start"
    taken = gaining("village 1", {"camps": camps}, turquoise={"villages": ["2,-1 1,0 2,0"], "camps": {}})
    assert decision(taken) == "red turn_start"
    at_base = gaining("village 1", {"camps": {"0,0": 1, "1,0": 1, "0,1": 1}})
    assert decision(at_base) == "red turn_start"


@pytest.mark.rule("EW-17.9", "EW-17.27")
def test_megaliths_one_by_one() -> None:
    p = gaining("megalith 2", {"built": 2}, pieces={"1,0": "neutral", "4,2": "neutral"})
    play(p, "income megalith", "megalith 0,0")
    assert goods(p, "red") == (2, 0)  # what it triggers comes before the second
    assert decision(p) == "red income_lesser"
    play(p, "income megalith", "megalith 0,1", "income food")
    assert player(p, "red")["megaliths"] == 6
    assert decision(p) == "red turn_start"


# -- animals


@pytest.mark.rule("EW-17.15")
def test_an_animal_of_choice() -> None:
    p = gaining("animal 1", area=["cat", None, "rhino", "cat"])
    assert offers(p) == {"animal cat", "animal rhino", "skip"}
    play(p, "animal rhino")
    assert player(p, "red")["living"] == {"rhino": 1}
    assert view(p)["animals"]["area"] == ["cat", None, None, "cat", None, None]


@pytest.mark.rule("EW-17.15", "EW-17.26")
@pytest.mark.parametrize(("deck", "points"), [([], 1), (["cat"], 0)])
def test_an_animal_from_an_empty_area(deck: list[str], points: int) -> None:
    p = gaining("animal 1", area=[], animal_deck=deck)
    assert decision(p) == "red turn_start"
    assert score(p, "red") == points
    assert player(p, "red")["living"] == {}
    assert view(p)["animals"]["deck"] == len(deck)


@pytest.mark.rule("EW-17.16")
@pytest.mark.parametrize(("deck", "living", "points"), [(["rhino", "cat"], {"cat": 1}, 0), ([], {}, 1)])
def test_the_top_animal(deck: list[str], living: dict[str, int], points: int) -> None:
    p = gaining("animal_top 1", area=["bison"], animal_deck=deck)
    assert player(p, "red")["living"] == living
    assert score(p, "red") == points
    assert view(p)["animals"]["area"][0] == "bison"


@pytest.mark.rule("EW-17.17", "EW-17.27")
def test_reveal() -> None:
    p = gaining("reveal 3", area=["bison", None, "cat"], animal_deck=["sloth", "rhino", "mammoth"])
    assert offers(p) == {"yes", "skip"}
    play(p, "yes", "skip", "yes")
    assert view(p)["animals"] == {"area": ["bison", "mammoth", "cat", "rhino", None, None], "deck": 1}


@pytest.mark.rule("EW-17.17")
def test_reveal_needs_room_and_a_card() -> None:
    p = gaining("reveal 2", area=["bison"] * 5, animal_deck=["cat", "cat"])
    play(p, "yes")
    assert view(p)["animals"] == {"area": ["bison"] * 5 + ["cat"], "deck": 1}
    assert decision(p) == "red turn_start"
    assert decision(gaining("reveal 1", area=["bison"], animal_deck=[])) == "red turn_start"


@pytest.mark.rule("EW-17.18")
def test_tip() -> None:
    p = gaining("tip 2", {"living": {"sloth": 1, "mammoth": 1}, "tipped": {"cat": 1}})
    assert offers(p) == {"tip animal sloth", "tip animal mammoth", "skip"}
    play(p, "tip animal sloth")
    assert goods(p, "red") == (3, 0)
    assert offers(p) == {"tip animal mammoth", "skip"}
    play(p, "skip")
    assert player(p, "red")["living"] == {"mammoth": 1}
    assert decision(gaining("tip 1", {"tipped": {"cat": 1}})) == "red turn_start"


# -- points, the food limit, stones


@pytest.mark.rule("EW-17.19")
def test_points_at_once() -> None:
    p = table(turn="red", red={"hand": ["great_feast"], "food": 2})
    play(p, "culture great_feast")
    events = tell(p, "yes")
    assert told(events, "points") == [{"count": 5, "source": "effects", "who": 1}]
    assert score(p, "red") == 5


@pytest.mark.rule("EW-17.20")
@pytest.mark.parametrize(("camps", "limit"), [({}, 5), ({"0,0": 1}, 6), ({"0,0": 3, "1,0": 2}, 10)])
@pytest.mark.parametrize("food", [0, 4])
def test_food_max(camps: dict[str, int], limit: int, food: int) -> None:
    p = gaining("food_max", {"camps": camps, "food": food})
    assert goods(p, "red") == (limit, 0)


@pytest.mark.rule("EW-17.21", "EW-15.3")
@pytest.mark.parametrize("round_", [2, 3])
def test_a_stone_without_paying(round_: int) -> None:
    p = gaining("stone 1", {"food": 1}, round_=round_)
    laid = [entry["stone"] for entry in view(p)["stones"] if entry["stone"]]
    wanted = laid[:4] if round_ == 2 else laid
    assert offers(p) == {f"stone {stone}" for stone in wanted} | {"skip"}
    play(p, f"stone {laid[0]}")
    assert [entry["stone"] for entry in player(p, "red")["stones"]] == [laid[0]]
    assert offers(p) == {"income idol", "income tool", "income food"}  # the income of slot 1
    assert goods(p, "red") == (1, 0)


@pytest.mark.rule("EW-17.21", "EW-15.3")
def test_no_fourth_stone() -> None:
    p = gaining("stone 1", {"stones": ["camps", "ground", "tiles"]})
    assert decision(p) == "red turn_start"


@pytest.mark.rule("EW-17.27")
def test_a_word_without_a_number_means_once() -> None:
    p = gaining("food_max", {"food": 0})
    assert goods(p, "red") == (6, 0)
    p = gaining("tip", {"living": {"sloth": 2}})
    play(p, "tip animal sloth")
    assert player(p, "red")["living"] == {"sloth": 1}
    assert decision(p) == "red turn_start"
