"""Section 2 of the rules: setup."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from beringia import Position
from tests.rules.eiszeit.board import COLOURS, GAME, area, pile, player, supply

LIGHT_COPIES = {
    "landscape_pasture": 2, "landscape_ice_meadow": 2, "landscape_mountains": 2, "landscape_stone_desert": 2,
    "landscape_forest": 2, "landscape_steppe": 2, "trail": 2, "migration": 2, "mammoth": 3, "fire": 3, "swap": 3,
    "club": 3, "drive": 3, "cult_light": 2,
}  # fmt: skip
DARK_COPIES = {
    "settle_two": 2, "settle_one": 4, "leave_two": 3, "leave_one": 3, "club_or_march": 3, "mammoth_leaves": 3,
    "fire_dark": 2, "cult_dark": 2,
}  # fmt: skip


def inside(position: Position) -> dict[str, Any]:
    """The whole state, secrets included."""
    state: dict[str, Any] = position.to_dict()["state"]  # type: ignore[assignment]
    return state


def per_area(position: Position, what: str) -> dict[int, Any]:
    return {number: area(position, number)[what] for number in range(1, 13)}


@pytest.mark.rule("EZ-2.1")
def test_colours_are_chosen() -> None:
    chosen = ["black", "blue", "green"]
    p = GAME.start(3, seed=1, options={"colours": chosen})
    view: Any = p.view(None)
    assert [entry["colour"] for entry in view["players"]] == chosen
    usual: Any = GAME.start(4, seed=1).view(None)
    assert [entry["colour"] for entry in usual["players"]] == COLOURS[:4]
    for wrong in (["red", "red", "blue"], ["red", "blue"], ["red", "blue", "green", "black"], ["red", "blue", "pink"]):
        with pytest.raises(ValueError, match="3 different ones of red, yellow, green, blue, black"):
            GAME.start(3, seed=1, options={"colours": wrong})


@pytest.mark.rule("EZ-2.2")
@pytest.mark.parametrize(("players", "iced"), [(3, {1, 2, 3, 4}), (4, {1, 4}), (5, set())])
def test_first_ice(players: int, iced: set[int]) -> None:
    p = GAME.start(players, seed=1)
    assert {number for number, ice in per_area(p, "ice").items() if ice} == iced


@pytest.mark.rule("EZ-2.3")
@pytest.mark.parametrize(
    ("players", "places", "waiting"), [(3, [5, 6, 7, 8], 0), (4, [2, 3, 6, 7], 1), (5, [1, 2, 3, 4], 2)]
)
def test_first_mammoths(players: int, places: list[int], waiting: int) -> None:
    p = GAME.start(players, seed=1)
    assert per_area(p, "mammoths") == {number: int(number in places) for number in range(1, 13)}
    assert supply(p, "mammoths") == waiting


@pytest.mark.rule("EZ-2.4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_two_shuffled_decks(players: int) -> None:
    p = GAME.start(players, seed=1)
    cards = inside(p)["cards"]
    assert Counter(cards["light"]["deck"]) == LIGHT_COPIES
    assert Counter(cards["dark"]["deck"]) == DARK_COPIES
    assert pile(p, "light") == {"deck": 33, "open": None, "pile": 0}
    assert pile(p, "dark") == {"deck": 22, "open": None, "pile": 0}
    orders = {tuple(inside(GAME.start(players, seed=seed))["cards"]["light"]["deck"]) for seed in range(20)}
    orders_dark = {tuple(inside(GAME.start(players, seed=seed))["cards"]["dark"]["deck"]) for seed in range(20)}
    assert len(orders) == len(orders_dark) == 20


@pytest.mark.rule("EZ-2.5")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_four_stones_and_no_points(players: int) -> None:
    p = GAME.start(players, seed=1)
    assert [player(p, colour)["stones"] for colour in COLOURS[:players]] == [4] * players
    assert p.scores() == [0] * players


@pytest.mark.rule("EZ-2.6")
@pytest.mark.parametrize(("players", "dark", "in_play"), [(3, 20, 32), (4, 25, 41), (5, 30, 50)])
def test_first_supplies(players: int, dark: int, in_play: int) -> None:
    p = GAME.start(players, seed=1)
    assert (supply(p, "dark"), supply(p, "light")) == (dark, 0)
    assert dark + sum(player(p, colour)["stones"] for colour in COLOURS[:players]) == in_play


@pytest.mark.rule("EZ-2.7")
@pytest.mark.parametrize(("players", "iced"), [(3, {1, 2, 3, 4}), (4, {1, 4}), (5, set())])
def test_one_fire_in_each_open_area(players: int, iced: set[int]) -> None:
    values_of_last_area = set()
    supplies = set()
    for seed in range(40):
        p = GAME.start(players, seed=seed)
        assert per_area(p, "fires") == {number: int(number not in iced) for number in range(1, 13)}
        assert supply(p, "fires") == 2 + len(iced)
        tiles = inside(p)["fires"]
        assert Counter(value for _, value in tiles) == {0: 4, 1: 5, 2: 5}
        assert sorted(place for place, _ in tiles if place) == [n for n in range(1, 13) if n not in iced]
        values_of_last_area |= {value for place, value in tiles if place == 12}
        supplies.add(tuple(sorted(value for place, value in tiles if place == 0)))
    assert values_of_last_area == {0, 1, 2}, "the tiles are shuffled"
    assert len(supplies) > 3, "those left over are shuffled, too"


@pytest.mark.rule("EZ-2.7")
def test_first_fires_lie_face_down() -> None:
    p = GAME.start(3, seed=1)
    swapped = p.to_dict()
    tiles = swapped["state"]["fires"]  # type: ignore[index]
    first, other = 0, next(index for index in range(1, 8) if tiles[index][1] != tiles[0][1])
    tiles[first][1], tiles[other][1] = tiles[other][1], tiles[first][1]
    q = GAME.from_dict(swapped)
    assert q != p
    assert [q.view(viewer) for viewer in (None, 0, 1, 2)] == [p.view(viewer) for viewer in (None, 0, 1, 2)]


@pytest.mark.rule("EZ-2.8")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_clubs_in_the_general_supply(players: int) -> None:
    p = GAME.start(players, seed=1)
    assert supply(p, "clubs") == 6
    assert [player(p, colour)["clubs"] for colour in COLOURS[:players]] == [0] * players
    assert per_area(p, "armed") == {number: [0] * players for number in range(1, 13)}


@pytest.mark.rule("EZ-2.9")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_start_player_by_lot(players: int) -> None:
    games = 60 * players
    first = Counter(GAME.start(players, seed=seed).seat for seed in range(games))
    # Every seat is equally likely: far less than half or more than twice the fair share would be a loaded die.
    assert set(first) == set(range(players))
    assert all(30 < count < 120 for count in first.values())
    assert GAME.start(players, seed=5).seat == GAME.start(players, seed=5).seat
