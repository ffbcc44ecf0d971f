"""The bots that everything is measured by choose as they always did."""

from __future__ import annotations

import zlib

import pytest

import beringia
from beringia import bots
from beringia.version import compiled

WHOLE = 1_000_000
TABLES = [("eiszeit", 3), ("valley", 3), ("winter", 2), ("winter", 1)]
#: Checksums of the choices of a game with seed 7, by bot and number of decisions.
PINNED = {
    ("random", WHOLE): [4217896191, 931972894, 2365008556, 566845521],
    ("greedy", 60): [3920845593, 292753330, 4150141790, 4276810823],
    ("greedy", WHOLE): [2129442077, 3942861367, 673900927, 547386335],
    ("search", 24): [1463936055, 3435317964, 2450945852, 2310465389],
}


#: The same in Valley with version 1.3 of its rules, before some clauses were read anew.
VALLEY_BEFORE = {("random", WHOLE): 3760810694, ("greedy", 60): 292753330}


def checksum(name: str, key: str, seats: int, most: int, version: str = "") -> int:
    """Choices of a game; beside a searching bot sit greedy ones."""
    game = beringia.game(key)
    if version:
        game = game.as_of(version)
    others = "random" if name == "random" else "greedy"
    players = [bots.make(others if seat else name, game, 7 * 31 + seat) for seat in range(seats)]
    position = game.start(seats, seed=7)
    made: list[int] = []
    while (seat := position.seat) is not None and len(made) < most:
        made.append(players[seat].ask(position))
        position.play(made[-1])
    return zlib.crc32(",".join(map(str, made)).encode())


@pytest.mark.parametrize(("name", "most"), PINNED)
@pytest.mark.parametrize("table", range(len(TABLES)), ids=lambda table: " ".join(map(str, TABLES[table])))
def test_choices_stay_the_same(table: int, name: str, most: int) -> None:
    if not compiled() and (name == "search" or (name == "greedy" and most == WHOLE)):
        pytest.skip("takes minutes uncompiled")
    assert checksum(name, *TABLES[table], most) == PINNED[name, most][table]


@pytest.mark.parametrize(("name", "most"), VALLEY_BEFORE)
def test_games_that_have_begun_go_on_as_they_began(name: str, most: int) -> None:
    assert checksum(name, "valley", 3, most, version="1.3") == VALLEY_BEFORE[name, most]
