"""Section 18: the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from beringia import Position
from tests.rules.winter.board import COLOURS, player, score, step, table, tell, told, view


def scored(players: int = 2, **given: Any) -> Position:
    """The position after the final scoring."""
    p = table(players, round_=4, phase="eclipse", agenda=[["final_scoring", None]], **given)
    assert p.over
    return p


def points(position: Position, source: str, colour: str = "red") -> int:
    found: int = player(position, colour)["points"][source]
    return found


@pytest.mark.rule("EW-18.1")
def test_the_final_scoring_follows_the_fourth_eclipse() -> None:
    red = {"built": 2, "living": {"cat": 2}, "hand": ["hunter"], "food": 4, "tools": 1, "offering": 7}
    p = table(red=red, round_=4, **step("red", 4))
    events = tell(p, "income food")
    assert told(events, "final_scored")[4:] == [
        {"source": "goods", "count": 3, "who": 1},
        {"source": "graves", "count": 0, "who": 1},
        {"source": "cards", "count": 1, "who": 1},
        {"source": "animals", "count": 3, "who": 1},
    ]
    assert p.over
    assert p.scores() == [0, 7]
    assert p.winners() == [1]
    assert view(p)["phase"] == "over"


@pytest.mark.rule("EW-18.1")
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_and_no_eclipse_before(round_: int) -> None:
    p = table(red={"built": 2, "food": 4, "offering": 7}, round_=round_, **step("red", 4))
    events = tell(p, "income food")
    assert told(events, "final_scored") == []
    assert not p.over
    assert p.winners() == []


@pytest.mark.rule("EW-18.2")
@pytest.mark.parametrize(
    ("step_", "expected"), [(1, 1), (2, 2), (3, 2), (4, 2), (5, 3), (6, 3), (7, 5), (8, 5), (9, 11)]
)
def test_goods_are_converted_at_the_ratio_beside_the_marker(step_: int, expected: int) -> None:
    p = scored(red={"food": 8, "tools": 3, "camps": {"0,0": 3}, "offering": step_})
    assert points(p, "goods") == expected


@pytest.mark.rule("EW-18.2")
def test_food_and_tools_are_added_before_they_are_divided() -> None:
    p = scored(red={"food": 3, "tools": 3, "offering": 1}, turquoise={"food": 5, "offering": 1})
    assert (points(p, "goods"), points(p, "goods", "turquoise")) == (1, 0)
    p = scored(red={"tools": 4, "offering": 7}, turquoise={"food": 4, "offering": 7})  # either alone will do
    assert (points(p, "goods"), points(p, "goods", "turquoise")) == (2, 2)


@pytest.mark.rule("EW-18.3")
def test_a_marker_that_never_moved_brings_nothing() -> None:
    p = scored(red={"food": 6, "tools": 5, "buried": ["gatherer"] * 5}, turquoise={"honor": 1})
    assert (points(p, "goods"), points(p, "graves")) == (0, 0)
    assert score(p, "red") == 0


LEADER = [0, 2, 4, 7, 10, 12, 14, 15, 16, 16]
SECOND = [0, 1, 3, 5, 7, 8, 9, 10, 11, 11]
OTHERS = [0, 1, 2, 3, 4, 5, 6, 7, 7, 7]


@pytest.mark.rule("EW-18.4")
@pytest.mark.parametrize("number", range(10))
def test_graves_pay_by_the_rank_on_the_honor_track(number: int) -> None:
    start = ["gatherer"] * 5 + ["exp_gatherer", "brave", "berry_basket", "hammerstone"]
    honor = {"turquoise": 3, "red": 5, "yellow": 4, "violet": 1}
    p = scored(4, **{colour: {"honor": honor[colour], "buried": start[:number]} for colour in COLOURS})
    assert [points(p, "graves", colour) for colour in COLOURS] == [
        OTHERS[number],
        LEADER[number],
        SECOND[number],
        OTHERS[number],
    ]


@pytest.mark.rule("EW-18.4", "EW-13.9")
@pytest.mark.parametrize(("first", "second"), [("red", "turquoise"), ("turquoise", "red")])
def test_on_one_step_the_cell_further_left_is_ahead(first: str, second: str) -> None:
    cells: dict[str, Any] = {first: 0, second: 1}
    four = ["gatherer"] * 4
    p = scored(2, **{colour: {"honor": 6, "honor_cell": cell, "buried": four} for colour, cell in cells.items()})
    assert (points(p, "graves", first), points(p, "graves", second)) == (10, 7)


@pytest.mark.rule("EW-18.5")
def test_two_players_use_the_left_and_the_middle_table() -> None:
    p = scored(red={"honor": 1, "buried": ["gatherer"] * 3}, turquoise={"honor": 9, "buried": ["gatherer"] * 3})
    assert (points(p, "graves", "turquoise"), points(p, "graves", "red")) == (7, 5)


@pytest.mark.rule("EW-18.6")
def test_only_markers_that_have_moved_are_ranked() -> None:
    """Red is alone on the track and leads; nobody is second."""
    three = {"buried": ["gatherer"] * 3}
    p = scored(3, red={"honor": 1, **three}, turquoise=three, yellow=three)
    assert [points(p, "graves", colour) for colour in COLOURS[:3]] == [0, 7, 0]
    p = scored(3, red={"honor": 1, **three}, turquoise=three, yellow={"honor": 2, **three})
    assert [points(p, "graves", colour) for colour in COLOURS[:3]] == [0, 5, 7]


@pytest.mark.rule("EW-18.7")
@pytest.mark.parametrize("zone", ["hand", "deck", "discard", "buried"])
def test_printed_points_of_all_cards(zone: str) -> None:
    cards = ["hunter", "elder", "capstone", "snowshoes", "cairn"]  # 1 + 1 + 4 + 2 + 0
    p = scored(red={zone: cards})
    assert points(p, "cards") == 8


@pytest.mark.rule("EW-18.7")
def test_cards_of_all_places_are_added() -> None:
    p = scored(red={"hand": ["hunter"], "deck": ["elder"], "discard": ["capstone"], "buried": ["shaman"]})
    assert points(p, "cards") == 7
    assert points(p, "cards", "turquoise") == 0


@pytest.mark.rule("EW-18.8")
def test_living_animals_score_by_sets() -> None:
    p = scored(red={"living": {"rhino": 2, "mammoth": 2, "cat": 5}, "tipped": {"sloth": 3}})
    assert points(p, "animals") == 3 + 5 + 10


@pytest.mark.rule("EW-18.9")
def test_the_highest_total_wins() -> None:
    red = {"score": 10, "living": {"cat": 4}, "hand": ["hunter"]}
    p = scored(3, turquoise={"score": 20}, red=red, order=COLOURS[:3])
    assert p.scores() == [20, 21, 0]
    assert p.winners() == [1]


@pytest.mark.rule("EW-18.9", "EW-18.10")
@pytest.mark.parametrize(
    ("order", "winner"),
    [(["red", "violet", "yellow", "turquoise"], "red"), (["turquoise", "yellow", "red", "violet"], "yellow")],
)
def test_a_tie_goes_to_who_is_ahead_in_the_turn_order(order: list[str], winner: str) -> None:
    p = scored(4, order=order, red={"score": 88}, yellow={"score": 88}, violet={"score": 87})
    assert [COLOURS[n] for n in p.winners()] == [winner]


@pytest.mark.rule("EW-18.10")
def test_the_order_is_the_one_of_the_fourth_eclipse() -> None:
    """Turquoise was first all through round 4; equal eclipse labor turns the order round."""
    p = table(
        round_=4, eclipse=True, order=["turquoise", "red"], turquoise={"score": 5, "food": 6, "tools": 5},
        red={"score": 5, "food": 6, "tools": 5},
    )  # fmt: skip
    while not p.over:
        honor = [text for text in p.choices() if p.notation(text) == "track honor"]
        idol = [text for text in p.choices() if p.notation(text) == "income idol"]
        p.play((honor or idol or p.choices())[0])
    assert p.scores() == [5, 5]
    assert p.winners() == [1]


@pytest.mark.rule("EW-18.10")
def test_places_behind_the_winner() -> None:
    p = scored(4, order=["violet", "red", "turquoise", "yellow"], turquoise={"score": 3}, red={"score": 3},
               yellow={"score": 9}, violet={"score": 1})  # fmt: skip
    assert [COLOURS[n] for n in view(p)["ranking"]] == ["yellow", "red", "turquoise", "violet"]
