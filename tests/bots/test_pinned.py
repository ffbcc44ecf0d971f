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
    ("random", WHOLE): [4217896191, 3760810694, 2365008556, 566845521],
    ("greedy", 60): [3920845593, 292753330, 4150141790, 4276810823],
    ("greedy", WHOLE): [2129442077, 44336327, 673900927, 547386335],
    ("search", 24): [1463936055, 3850043091, 2450945852, 2310465389],
}


def checksum(name: str, key: str, seats: int, most: int) -> int:
    """Choices of a game; beside a searching bot sit greedy ones."""
    game = beringia.game(key)
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
