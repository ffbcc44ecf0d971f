"""Section 7 of the rules: Migrate."""

from __future__ import annotations

from typing import Any

import pytest

from beringia import Position
from tests.rules.winter.board import (
    decision,
    goods,
    hexes,
    juncture_id,
    labor,
    offers,
    play,
    player,
    refused,
    table,
    tell,
    told,
    view,
)

TRIANGLE = {"0,1": 1, "0,2": 1, "-1,2": 1}
JUNCTURE = "0,1_-1,2_0,2"


def top(labor: float = 0, **given: Any) -> Position:
    red = {"food": 1, **given.pop("red", {})}
    return table(red=red, turn="red", column="migrate", labor=labor, **given)


def middle(**given: Any) -> Position:
    red = {"hand": ["exp_gatherer"], "food": 3, "camps": TRIANGLE, **given.pop("red", {})}
    return table(red=red, turn="red", column="migrate", level="middle", **given)


def camps(p: Position, colour: int = 1) -> dict[str, int]:
    """Camps of a seat by hex."""
    return {name: entry["camps"][colour] for name, entry in hexes(p).items() if entry["camps"][colour]}


@pytest.mark.rule("EW-7.1")
def test_a_tool_for_a_camp_on_the_base_hex() -> None:
    p = top(red={"tools": 5, "camps": {"1,0": 1}})
    for number in (1, 2, 3, 4):
        events = tell(p, "place camp")
        assert told(events, "paid") == [{"food": 0, "tools": 1, "who": 1}]
        assert camps(p) == {"1,0": 1, "0,0": number}
        assert (goods(p, "red"), player(p, "red")["camps"]) == ((1, 5 - number), 4 - number)
        assert player(p, "red")["food_limit"] == 6 + number


@pytest.mark.rule("EW-7.1")
def test_no_tool_no_camp() -> None:
    p = top(labor=3)
    assert "place camp" not in offers(p)
    assert refused(p, "place camp") == "EW-7.1"


@pytest.mark.rule("EW-7.2")
def test_a_labor_for_a_step_to_a_neighbouring_hex() -> None:
    p = top(2.5, red={"camps": {"0,0": 1, "2,0": 1}})
    play(p, "move camp")
    assert offers(p) == {"camp 0,0", "camp 2,0"}
    assert labor(p) == 1.5, "paid at once"
    play(p, "camp 2,0")
    assert offers(p) == {"to 1,0", "to 1,1", "to 2,-1"}
    assert refused(p, "to 0,0") == "EW-7.2"
    play(p, "to 1,1")
    assert camps(p) == {"0,0": 1, "1,1": 1}
    play(p, "move camp", "camp 1,1", "to 0,1")
    assert camps(p) == {"0,0": 1, "0,1": 1}, "the same camp again"
    assert refused(p, "move camp") == "EW-7.2"


@pytest.mark.rule("EW-7.2", "EW-7.4")
@pytest.mark.parametrize(
    ("origin", "targets"),
    [
        ("0,0", {"1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"}),
        ("1,-1", {"2,-1", "2,-2", "1,-2", "0,-1", "0,0", "1,0"}),
        ("2,-2", {"1,-2", "1,-1", "2,-1"}),
        ("-1,-1", {"0,-1", "0,-2", "-2,0", "-1,0"}),
    ],
)
def test_neighbours_with_the_base_and_never_off_the_map(origin: str, targets: set[str]) -> None:
    p = top(1, red={"camps": {origin: 1}})
    play(p, "move camp")
    assert offers(p) == {f"to {hex_}" for hex_ in targets}


@pytest.mark.rule("EW-7.3")
def test_any_number_of_camps_share_a_hex() -> None:
    p = top(1, red={"camps": {"0,0": 1, "1,0": 4}}, turquoise={"camps": {"1,0": 5}})
    play(p, "move camp", "camp 0,0", "to 1,0")
    assert hexes(p)["1,0"]["camps"] == [5, 5]


@pytest.mark.rule("EW-7.4")
def test_back_to_the_base_hex_and_through_it() -> None:
    p = top(2, red={"camps": {"1,0": 1}})
    play(p, "move camp", "to 0,0", "move camp", "to -1,0")
    assert camps(p) == {"-1,0": 1}


@pytest.mark.rule("EW-7.5")
def test_no_camp_left_to_place_or_to_move() -> None:
    p = top(3, red={"tools": 5, "camps": {"1,0": 5}})
    assert "move camp" in offers(p)
    assert refused(p, "place camp") == "EW-7.5"
    p = top(3, red={"tools": 5, "camps": {}})
    assert "place camp" in offers(p)
    assert refused(p, "move camp") == "EW-7.5"


@pytest.mark.rule("EW-7.6", "EW-7.7")
def test_three_food_and_three_camps_for_a_village() -> None:
    p = middle(red={"food": 6, "camps": {**TRIANGLE, "0,1": 2}})
    events = tell(p, "build village")
    assert told(events, "paid") == [{"food": 3, "tools": 0, "who": 1}]
    assert told(events, "village_built") == [{"juncture": JUNCTURE, "who": 1}]
    assert camps(p) == {"0,1": 1}, "one camp of each hex returns"
    own = player(p, "red")
    assert (own["camps"], own["villages"], own["food"], own["food_limit"]) == (4, 2, 3, 6)
    village = {"juncture": JUNCTURE, "hexes": ["0,1", "-1,2", "0,2"], "seat": 1}
    assert view(p)["villages"] == [village]
    assert "build village" not in offers(p)


@pytest.mark.rule("EW-7.6")
def test_one_village_per_turn_at_a_juncture_of_choice() -> None:
    p = middle(red={"food": 8, "camps": {**TRIANGLE, "1,1": 1, "1,0": 1}})
    play(p, "build village")
    assert offers(p) == {f"village {juncture_id(text)}" for text in ("0,1 0,2 -1,2", "0,1 0,2 1,1", "0,1 1,1 1,0")}
    play(p, f"village {juncture_id('0,1 1,1 1,0')}")
    assert camps(p) == {"0,2": 1, "-1,2": 1}
    assert refused(p, "build village") == "EW-4.24"


@pytest.mark.rule("EW-7.6")
@pytest.mark.parametrize(
    ("food", "standing"),
    [(2, TRIANGLE), (3, {"0,1": 1, "0,2": 2}), (3, {"0,1": 1, "-1,2": 1, "1,1": 1}), (3, {"0,1": 3})],
)
def test_food_or_a_camp_is_missing(food: int, standing: dict[str, int]) -> None:
    p = middle(red={"food": food, "camps": standing})
    assert "build village" not in offers(p)
    assert refused(p, "build village") == "EW-7.6"


@pytest.mark.rule("EW-7.6")
def test_camps_of_others_do_not_help() -> None:
    p = middle(red={"camps": {"0,1": 1, "0,2": 1}}, turquoise={"camps": {"-1,2": 1, "0,1": 1, "0,2": 1}})
    assert refused(p, "build village") == "EW-7.6"


@pytest.mark.rule("EW-7.7")
def test_camps_that_return_can_be_placed_again() -> None:
    p = table(red={"food": 3, "tools": 1, "camps": {**TRIANGLE, "0,0": 2}}, turn="red", gaining="village 1 + camp 1")
    play(p, f"village {JUNCTURE}")
    assert player(p, "red")["camps"] == 3
    play(p, "yes")
    assert (camps(p), player(p, "red")["camps"]) == ({"0,0": 3}, 2)


@pytest.mark.rule("EW-7.8")
@pytest.mark.parametrize("corner", ["0,1 1,0", "1,0 1,-1", "1,-1 0,-1", "0,-1 -1,0", "-1,0 -1,1", "-1,1 0,1"])
def test_no_village_at_the_base_hex(corner: str) -> None:
    first, second = corner.split()
    p = middle(red={"camps": {"0,0": 1, first: 1, second: 1}})
    assert "build village" not in offers(p)
    p = middle(red={"camps": {"0,0": 1, **TRIANGLE, "1,1": 1}})
    play(p, "build village")
    assert refused(p, f"village {juncture_id('0,0 ' + corner)}") == "EW-7.8"


@pytest.mark.rule("EW-7.8")
@pytest.mark.parametrize("owner", ["red", "turquoise"])
def test_no_second_village_on_a_juncture(owner: str) -> None:
    given: dict[str, dict[str, Any]] = {"red": {"camps": {**TRIANGLE, "1,1": 1}}, "turquoise": {}}
    given[owner]["villages"] = [JUNCTURE]
    p = middle(**given)
    events = tell(p, "build village")
    assert told(events, "village_built")[0]["juncture"] == juncture_id("0,1 0,2 1,1"), "the other one is taken"
    given["red"]["camps"] = TRIANGLE
    p = middle(**given)
    assert refused(p, "build village") == "EW-7.6"


@pytest.mark.rule("EW-7.8")
def test_why_a_taken_juncture_is_refused() -> None:
    p = middle(
        red={"camps": {**TRIANGLE, "1,1": 1, "1,0": 1}},
        turquoise={"villages": [JUNCTURE]},
    )
    play(p, "build village")
    assert refused(p, f"village {JUNCTURE}") == "EW-7.8"
    assert refused(p, f"village {juncture_id('-1,1 -2,2 -1,2')}") == "EW-7.6"


@pytest.mark.rule("EW-7.9")
def test_a_fourth_village_cannot_be_built() -> None:
    standing = ["2,-1 1,0 2,0", "1,0 2,0 1,1", "-1,0 -2,0 -1,-1"]
    p = middle(red={"villages": standing})
    assert player(p, "red")["villages"] == 0
    assert "build village" not in offers(p)
    assert refused(p, "build village") == "EW-7.9"


@pytest.mark.rule("EW-7.9")
def test_villages_do_not_move() -> None:
    p = top(2, red={"villages": [JUNCTURE], "camps": {"1,0": 1}})
    play(p, "move camp")
    assert {text for text in offers(p) if text.startswith("camp")} == set(), "the camp was the only one to choose"
    play(p, "to 0,0")
    assert [entry["juncture"] for entry in view(p)["villages"]] == [JUNCTURE]
    assert player(p, "red")["villages"] == 2


@pytest.mark.rule("EW-7.10")
def test_the_symbol_places_a_camp_and_moves_one() -> None:
    p = top(0, red={"camps": {"1,0": 1}})
    play(p, "go on")
    assert (decision(p), offers(p)) == ("red camp_place", {"yes", "skip"})
    play(p, "yes")
    assert camps(p) == {"1,0": 1, "0,0": 1}
    assert offers(p) == {"skip", "camp 1,0", "camp 0,0"}, "any own camp, also the new one"
    play(p, "camp 0,0", "to -1,0")
    assert camps(p) == {"1,0": 1, "-1,0": 1}
    assert goods(p, "red") == (1, 0)
    assert decision(p).startswith("turquoise"), "one step only"


@pytest.mark.rule("EW-7.11")
def test_each_half_of_the_symbol_may_be_skipped() -> None:
    p = top(0, red={"camps": {"1,0": 1}})
    play(p, "go on", "skip")
    assert offers(p) == {"skip", "camp 1,0"}
    play(p, "camp 1,0", "to 1,1")
    assert camps(p) == {"1,1": 1}
    p = top(0, red={"camps": {"1,0": 1}})
    play(p, "go on", "yes", "skip")
    assert camps(p) == {"1,0": 1, "0,0": 1}


@pytest.mark.rule("EW-7.11")
def test_each_half_of_the_symbol_may_be_impossible() -> None:
    p = top(0, red={"camps": {"1,0": 5}})
    play(p, "go on")
    assert decision(p) == "red camp_pick", "no camp to place, but one to move"
    p = top(0, red={"camps": {}})
    play(p, "go on", "skip")
    assert decision(p).startswith("turquoise"), "no camp to move"
