"""Section 15 of the rules of Eiszeit: the glacier."""

from __future__ import annotations

from typing import Any

import pytest

from beringia import Position
from tests.rules.eiszeit.board import (
    COLOURS,
    GAME,
    area,
    decision,
    offers,
    play,
    player,
    supply,
    table,
    table_dict,
    tell,
    told,
)


def glacier(players: int = 3, **given: Any) -> Position:
    """The glacier phase, as it begins."""
    return table(players, ended_by="red", agenda=[["glacier_phase", None]], **given)


def ice(areas: set[int]) -> set[str]:
    return {f"ice {number}" for number in areas} | {"decline"}


def iced(position: Position) -> set[int]:
    return {number for number in range(1, 13) if area(position, number)["ice"]}


@pytest.mark.rule("EZ-15.1")
@pytest.mark.parametrize("last", ["red", "yellow", "green"])
def test_the_player_with_the_fewest_points_may_cover_an_area(last: str) -> None:
    scores = dict.fromkeys(("red", "yellow", "green"), 10) | {last: 9}
    position = glacier(scores=scores, areas={12: "red5 yellow5 green5"})
    assert decision(position) == f"{last} glacier"
    assert "decline" in offers(position)
    events = tell(position, "ice 7")
    assert told(events, "glacier_laid") == [{"area": 7, "who": COLOURS.index(last)}]
    assert iced(position) == {1, 2, 3, 4, 7}
    assert decision(position).endswith("play_card")  # one area, and nobody else is asked


@pytest.mark.rule("EZ-15.1")
def test_the_last_player_may_decline() -> None:
    position = glacier(scores={"red": 20, "yellow": 14, "green": 14}, areas={6: "M2 red2 green1", 7: "yellow3"})
    before = [area(position, number) for number in range(1, 13)]
    play(position, "decline")
    assert [area(position, number) | {"fires": 0} for number in range(1, 13)] == before
    assert decision(position) == "yellow play_card"  # round 2 has begun
    assert position.view(None)["round"] == 2


@pytest.mark.rule("EZ-15.2")
@pytest.mark.parametrize(("players", "offered"), [(3, {5, 6, 7, 8}), (4, {2, 3, 5, 6, 7, 8}), (5, {1, 2, 3, 4})])
def test_the_first_glacier_of_a_game(players: int, offered: set[int]) -> None:
    assert offers(glacier(players)) == ice(offered)


@pytest.mark.rule("EZ-15.2")
@pytest.mark.parametrize(
    ("players", "iced_areas", "offered"),
    [
        (5, [2], {1, 3, 4, 6}),
        (5, [4], {1, 2, 3, 7, 8}),
        (5, [1, 6], {2, 3, 4, 5, 7, 9, 10}),
        (3, [1, 2, 3, 4, 5], {6, 7, 8, 9}),
        (3, [1, 2, 3, 4, 7], {5, 6, 8, 10, 11, 12}),
        (3, [1, 2, 3, 4, 7, 12], {5, 6, 8, 10, 11}),
    ],
)
def test_later_glaciers_border_ice_or_the_upper_edge(players: int, iced_areas: list[int], offered: set[int]) -> None:
    position = glacier(players, iced=iced_areas)
    assert offers(position) == ice(offered)


@pytest.mark.rule("EZ-15.2")
def test_an_area_away_from_the_ice_is_refused() -> None:
    position = glacier()
    refusal = position.why_not(GAME.codes.encode("ice", 11))
    assert refusal is not None
    assert refusal.clause == "EZ-15.2"
    refusal = position.why_not(GAME.codes.encode("ice", 0))  # iced already
    assert refusal is not None
    assert refusal.clause == "EZ-1.6"


@pytest.mark.rule("EZ-15.3")
@pytest.mark.parametrize(
    ("scores", "board", "stones", "who"),
    [
        # red is ahead in points and does not take part in the tie, whatever else he lacks
        ([9, 5, 5], "yellow3 green2", [0, 4, 4], "green"),
        ([9, 5, 5], "yellow2 green3", [0, 9, 1], "yellow"),
        ([5, 5, 5], "red4 yellow3 green3", [0, 5, 4], "green"),
        ([5, 5, 5], "red3 yellow3 green3", [3, 2, 4], "yellow"),
        ([5, 5, 6], "red3 yellow3 green1", [3, 2, 0], "yellow"),
        ([5, 5, 5], "red1 yellow3 green3", [20, 0, 0], "red"),
    ],
)
def test_ties_are_broken_by_hunters_then_by_stones(scores: list[int], board: str, stones: list[int], who: str) -> None:
    position = glacier(
        areas={9: board},
        scores=dict(zip(COLOURS, scores, strict=False)),
        stones=dict(zip(COLOURS, stones, strict=False)),
    )
    assert decision(position) == f"{who} glacier"


@pytest.mark.rule("EZ-15.3")
def test_hunters_count_over_the_whole_board() -> None:
    position = glacier(scores={"red": 9, "yellow": 3, "green": 3}, areas={9: "yellow1 green3", 12: "yellow3"})
    assert decision(position) == "green glacier"


@pytest.mark.rule("EZ-15.3", "EZ-20.7")
@pytest.mark.parametrize(("tied", "third"), [(["red", "green"], "yellow"), (["yellow", "green"], "red")])
def test_a_full_tie_is_decided_by_lot_among_the_tied(tied: list[str], third: str) -> None:
    data = table_dict(
        3, areas={9: "red2 yellow2 green2"}, scores=dict.fromkeys(tied, 5) | {third: 6},
        stones=dict.fromkeys(tied, 2) | {third: 1}, ended_by="red", agenda=[["glacier_phase", None]],
    )  # fmt: skip
    drawn: dict[str, int] = {}
    for number in range(120):
        data["state"]["dice"] = {"key": f"{number:064x}", "blocks": 0, "used": 16}
        position = GAME.from_dict(data)
        who = decision(position).split()[0]
        assert decision(GAME.from_dict(data)) == f"{who} glacier"  # the same dice, the same lot
        drawn[who] = drawn.get(who, 0) + 1
    assert set(drawn) == set(tied)
    assert min(drawn.values()) > 35  # of 120: about even


@pytest.mark.rule("EZ-15.4", "EZ-15.5")
def test_hunters_and_mammoths_of_the_covered_area_go_home() -> None:
    position = glacier(scores={"red": 20, "yellow": 14, "green": 13}, areas={6: "M2 red2 green1", 7: "M2 red1 yellow3"})
    assert supply(position, "mammoths") == 0
    events = tell(position, "ice 6")
    assert told(events, "hunters_iced") == [
        {"area": 6, "count": 2, "who": 0},
        {"area": 6, "count": 1, "who": 2},
    ]
    assert told(events, "mammoths_iced") == [{"area": 6, "count": 2, "who": None}]
    assert supply(position, "mammoths") == 2
    assert [player(position, colour)["reserve"] for colour in ("red", "yellow", "green")] == [11, 9, 12]
    assert area(position, 6)["hunters"] == [0, 0, 0]
    assert area(position, 6)["mammoths"] == 0
    assert area(position, 6)["fires"] == 0
    assert area(position, 7)["hunters"] == [1, 3, 0]
    assert area(position, 7)["mammoths"] == 2


@pytest.mark.rule("EZ-15.4", "EZ-15.5")
def test_covering_an_empty_area_returns_nothing() -> None:
    position = glacier(areas={9: "M4 red1"})
    events = tell(position, "ice 8")
    assert told(events, "hunters_iced") == told(events, "mammoths_iced") == []
    assert supply(position, "mammoths") == 0
