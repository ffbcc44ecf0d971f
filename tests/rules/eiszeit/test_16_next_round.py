"""Section 16 of the rules of Eiszeit: the start of a further round."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from beringia import Position
from tests.rules.eiszeit.board import (
    GAME,
    area,
    decision,
    hand,
    play,
    player,
    supply,
    table,
    table_dict,
    tell,
    told,
)


def next_round(players: int = 3, **given: Any) -> Position:
    """A new round, just begun."""
    given.setdefault("ended_by", "red")
    return table(players, agenda=[["next_round", None]], **given)


def stones(position: Position) -> list[int]:
    return [entry["stones"] for entry in position.view(None)["players"]]  # type: ignore[attr-defined]


@pytest.mark.rule("EZ-16.1")
@pytest.mark.parametrize("light", [10, 17, 20])
def test_the_light_supply_becomes_the_dark_one(light: int) -> None:
    position = next_round(dark=0, light=light)
    before = 32 - light
    assert (supply(position, "dark"), supply(position, "light")) == (light, 0)
    assert sum(stones(position)) == before
    assert position.view(None)["round"] == 2


@pytest.mark.rule("EZ-16.1")
def test_this_happens_before_every_round_but_the_first() -> None:
    for round_ in (1, 2, 3):
        position = next_round(round_=round_, dark=0, light=12)
        assert position.view(None)["round"] == round_ + 1
        assert (supply(position, "dark"), supply(position, "light")) == (12, 0)
    fresh = GAME.start(3, seed=5)
    assert (supply(fresh, "dark"), supply(fresh, "light")) == (20, 0)


@pytest.mark.rule("EZ-16.2", "EZ-16.3")
@pytest.mark.parametrize(
    ("light", "before", "after", "dark"),
    [
        (10, [11, 11, 0], [11, 11, 0], 10),  # enough: nobody pays
        (9, [8, 8, 7], [7, 7, 6], 12),  # a started pass is completed
        (6, [1, 12, 13], [0, 10, 11], 11),  # the example of the rulebook
        (6, [0, 13, 13], [0, 11, 11], 10),  # who has nothing pays nothing
        (0, [4, 14, 14], [0, 10, 10], 12),  # passes go on without the empty one
        (0, [2, 30, 0], [0, 22, 0], 10),
        (0, [0, 32, 0], [0, 22, 0], 10),
        (3, [3, 8, 18], [0, 5, 15], 12),
        (1, [1, 1, 29], [0, 0, 22], 10),
        (9, [0, 0, 23], [0, 0, 22], 10),
    ],
)
def test_below_ten_all_pay_one_by_one(light: int, before: list[int], after: list[int], dark: int) -> None:
    position = next_round(dark=0, light=light, stones=dict(zip(["red", "yellow", "green"], before, strict=True)))
    assert stones(position) == after
    assert (supply(position, "dark"), supply(position, "light")) == (dark, 0)


@pytest.mark.rule("EZ-16.2")
def test_what_each_player_has_paid_is_told() -> None:
    data = table_dict(
        3, dark=0, light=6, stones={"red": 1, "yellow": 12, "green": 13}, ended_by="red",
        agenda=[["glacier_phase", None]],
    )  # fmt: skip
    events = tell(GAME.from_dict(data), "decline")
    assert told(events, "levy_paid") == [{"count": 1, "who": 0}, {"count": 2, "who": 1}, {"count": 2, "who": 2}]
    assert told(events, "round_began") == [{"round": 2, "dark": 11, "who": 1}]


@pytest.mark.rule("EZ-16.4")
@pytest.mark.parametrize(("players", "iced"), [(3, [1, 2, 3, 4]), (4, [1, 4, 8]), (5, [3]), (5, [])])
def test_every_open_area_gets_one_tile_of_all_fourteen(players: int, iced: list[int]) -> None:
    position = next_round(players, iced=iced, dark=0, light=12)
    for number in range(1, 13):
        assert area(position, number)["fires"] == (0 if number in iced else 1)
    assert supply(position, "fires") == 14 - (12 - len(iced))
    tiles = position.to_dict()["state"]["fires"]  # type: ignore[index]
    assert Counter(value for _, value in tiles) == {0: 4, 1: 5, 2: 5}


@pytest.mark.rule("EZ-16.4")
def test_the_tiles_are_shuffled_and_those_in_the_supply_with_them() -> None:
    data = table_dict(3, dark=0, light=12, ended_by="red", agenda=[["next_round", None]])
    seen: list[set[int]] = [set() for _ in range(14)]
    for number in range(40):
        data["state"]["dice"] = {"key": f"{number:064x}", "blocks": 0, "used": 16}
        tiles = GAME.from_dict(data).to_dict()["state"]["fires"]  # type: ignore[index]
        for index, (_, value) in enumerate(tiles):
            seen[index].add(value)
    assert seen == [{0, 1, 2}] * 14  # every value turns up everywhere


@pytest.mark.rule("EZ-16.5")
@pytest.mark.parametrize(
    ("players", "ended_by", "first"),
    [(3, "red", "yellow"), (3, "yellow", "green"), (3, "green", "red"), (4, "blue", "red"), (5, "black", "red")],
)
def test_the_left_neighbour_of_who_ended_settling_begins(players: int, ended_by: str, first: str) -> None:
    position = next_round(players, dark=0, light=12, ended_by=ended_by)
    assert decision(position) == f"{first} play_card"
    assert position.view(None)["ended_by"] is None


@pytest.mark.rule("EZ-16.5")
def test_who_lays_the_glacier_has_no_say_in_who_begins() -> None:
    position = table(
        4, turn="yellow", stones={"yellow": 0}, dark=2, areas={12: "red3 yellow3 blue3"},
        hands={"yellow": hand("fire_dark", "fire")},
    )  # fmt: skip
    play(position, "play fire_dark", "opponent red", "stop", "no discard", "draw light")
    assert decision(position) == "green glacier"
    play(position, "decline")
    assert decision(position) == "green play_card"
    assert position.view(None)["turn"] == 2


@pytest.mark.rule("EZ-16.6")
def test_everything_else_stays_where_it_is() -> None:
    position = table(
        3, areas={5: "M1 red2", 9: "M2 green3", 12: "yellow1"}, iced=[1, 2, 3, 4, 8], clubs={"red": 1, "green": 2},
        dark=0, light=12, ended_by="green", agenda=[["glacier_phase", None]], scores={"red": 9, "green": 9},
    )  # fmt: skip
    before = [area(position, number) for number in range(1, 13)]
    held = [player(position, colour) for colour in ("red", "yellow", "green")]
    play(position, "decline")
    after = [area(position, number) for number in range(1, 13)]
    assert [entry | {"fires": 0} for entry in after] == before
    assert [player(position, colour) for colour in ("red", "yellow", "green")] == held
    assert [entry["clubs"] for entry in held] == [1, 0, 2]


@pytest.mark.rule("EZ-16.6", "EZ-7.11")
def test_cards_carry_over() -> None:
    position = table(
        3, dark=0, light=12, ended_by="green", agenda=[["glacier_phase", None]], open_light="swap",
        open_dark="leave_one", under_dark=["settle_two"],
    )  # fmt: skip
    before = position.to_dict()["state"]
    play(position, "decline")
    after = position.to_dict()["state"]
    assert after["cards"] == before["cards"]  # type: ignore[index]
    hands = [[entry["hand"] for entry in state["players"]] for state in (before, after)]  # type: ignore[index]
    assert hands[0] == hands[1]
