"""Section 8 of the rules: Hunt."""

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

DECK = ["sloth", "mammoth", "bison", "cat"]  # the top one last


def top(labor: float = 5, **given: Any) -> Position:
    red = {"food": 1, "tools": 5, **given.pop("red", {})}
    return table(red=red, turn="red", column="hunt", labor=labor, **given)


def middle(living: dict[str, int], **given: Any) -> Position:
    red = {"hand": ["exp_gatherer"], "living": living, **given.pop("red", {})}
    return table(red=red, turn="red", column="hunt", level="middle", **given)


def area(p: Position) -> list[str | None]:
    found: list[str | None] = view(p)["animals"]["area"]
    return found


@pytest.mark.rule("EW-8.1")
def test_a_labor_turns_two_animals() -> None:
    p = top(3, area=["rhino"], animal_deck=DECK)
    events = tell(p, "reveal")
    assert [entry["animal"] for entry in told(events, "animal_revealed")] == ["cat", "bison"]
    assert area(p) == ["rhino", "cat", "bison", None, None, None]
    assert (view(p)["animals"]["deck"], labor(p), goods(p, "red")) == (2, 2, (1, 5))
    play(p, "reveal")
    assert area(p) == ["rhino", "cat", "bison", "mammoth", "sloth", None]
    assert labor(p) == 1


@pytest.mark.rule("EW-8.1")
def test_half_a_labor_turns_nothing() -> None:
    p = top(0.5)
    assert refused(p, "reveal") == "EW-8.1"


@pytest.mark.rule("EW-8.2")
def test_room_for_six() -> None:
    p = top(2, area=["rhino"] * 5, animal_deck=DECK)
    play(p, "reveal")
    assert area(p) == ["rhino"] * 5 + ["cat"]
    assert (view(p)["animals"]["deck"], labor(p)) == (3, 1)


@pytest.mark.rule("EW-8.2")
def test_the_last_card_of_the_deck() -> None:
    p = top(2, area=["rhino"], animal_deck=["cat"])
    play(p, "reveal")
    assert area(p) == ["rhino", "cat", None, None, None, None]
    assert labor(p) == 1


@pytest.mark.rule("EW-8.3")
def test_an_empty_deck_reveals_nothing() -> None:
    p = top(2, area=["rhino"], animal_deck=[])
    assert "reveal" not in offers(p)
    assert refused(p, "reveal") == "EW-8.3"


@pytest.mark.rule("EW-8.4")
def test_a_full_area_takes_nothing() -> None:
    p = top(2, area=["rhino"] * 6, animal_deck=DECK)
    assert "reveal" not in offers(p)
    assert refused(p, "reveal") == "EW-8.4"


@pytest.mark.rule("EW-8.5")
def test_a_tool_and_a_labor_for_an_animal_of_choice() -> None:
    p = top(3, area=["rhino", "cat", "rhino", "sloth"])
    events = tell(p, "take animal")
    assert told(events, "paid") == [{"food": 0, "tools": 1, "who": 1}]
    assert offers(p) == {"animal rhino", "animal cat", "animal sloth"}
    play(p, "animal cat")
    assert (player(p, "red")["living"], player(p, "red")["tipped"]) == ({"cat": 1}, {})
    assert area(p) == ["rhino", None, "rhino", "sloth", None, None]
    play(p, "take animal", "animal rhino")
    assert player(p, "red")["living"] == {"rhino": 1, "cat": 1}
    assert area(p) == [None, None, "rhino", "sloth", None, None]
    assert (goods(p, "red"), labor(p)) == ((1, 3), 1)


@pytest.mark.rule("EW-8.5")
@pytest.mark.parametrize(("tools", "labor"), [(0, 3), (3, 0.5)])
def test_both_are_needed(tools: int, labor: float) -> None:
    p = top(labor, red={"tools": tools})
    assert "take animal" not in offers(p)
    assert refused(p, "take animal") == "EW-8.5"


@pytest.mark.rule("EW-8.6")
def test_nothing_left_gives_a_point() -> None:
    p = top(2, area=[], animal_deck=[])
    play(p, "take animal")
    assert (score(p, "red"), goods(p, "red"), labor(p)) == (1, (1, 4), 1)
    play(p, "take animal")
    assert (score(p, "red"), player(p, "red")["living"]) == (2, {})


@pytest.mark.rule("EW-8.7")
def test_an_empty_area_must_be_filled_first() -> None:
    p = top(2, area=[], animal_deck=DECK)
    assert "take animal" not in offers(p)
    assert refused(p, "take animal") == "EW-8.7"
    play(p, "reveal", "take animal", "animal bison")
    assert player(p, "red")["living"] == {"bison": 1}


@pytest.mark.rule("EW-8.8")
def test_the_area_is_refilled_in_the_preparation_phase() -> None:
    p = top(2, area=["rhino", "cat"], order=["turquoise", "red"])
    play(p, "take animal", "animal rhino", "take animal")
    assert area(p) == [None] * 6
    until(p, "turn_start")
    while view(p)["phase"] == "action":
        assert area(p) == [None] * 6
        play(p, "place tribe rest" if "place tribe rest" in offers(p) else "place chief rest")
        while not decision(p).endswith("turn_start") and view(p)["phase"] == "action":
            p.play(p.choices()[0])
    until(p, "turn_start")
    assert [animal is not None for animal in area(p)] == [True] * 3 + [False] * 3


@pytest.mark.rule("EW-8.9")
def test_one_own_living_animal_is_tipped() -> None:
    p = middle({"sloth": 2, "cat": 1}, red={"tipped": {"bison": 1}}, turquoise={"living": {"rhino": 1}})
    play(p, "tip")
    assert offers(p) == {"tip animal sloth", "tip animal cat"}
    play(p, "tip animal sloth")
    own = player(p, "red")
    assert (own["living"], own["tipped"], own["food"]) == ({"sloth": 1, "cat": 1}, {"sloth": 1, "bison": 1}, 3)
    assert refused(p, "tip") == "EW-4.24"


@pytest.mark.rule("EW-8.9")
def test_without_a_living_animal_none_is_tipped() -> None:
    p = middle({}, red={"tipped": {"cat": 2}})
    assert "tip" not in offers(p)
    assert refused(p, "tip") == "EW-8.9"


@pytest.mark.rule("EW-8.10")
def test_the_symbol_gives_the_top_animal() -> None:
    p = middle({}, animal_deck=DECK, area=["rhino"])
    events = tell(p, "go on")
    assert told(events, "animal_taken") == [{"animal": "cat", "who": 1}]
    assert (player(p, "red")["living"], view(p)["animals"]["deck"]) == ({"cat": 1}, 3)
    assert area(p)[0] == "rhino"


@pytest.mark.rule("EW-8.10")
def test_the_symbol_gives_a_point_if_the_deck_is_empty() -> None:
    p = middle({}, animal_deck=[], area=["rhino"])
    play(p, "go on")
    assert (score(p, "red"), player(p, "red")["living"], area(p)[0]) == (1, {}, "rhino")
