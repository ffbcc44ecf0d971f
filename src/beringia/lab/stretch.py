"""A worker that measures one engine, a short stretch of play at a time: ``python -P stretch.py GAME``.

It is run as a file, with the package to measure on PYTHONPATH, so that older engines are measured by the same code. So
it imports nothing but what every version has: the public interface, ``random_game`` and the bots.
"""

from __future__ import annotations

import gc
import json
import os
import random
import sys
import time
from collections.abc import Callable

import beringia
from beringia import bots
from beringia.kernel.playout import random_game
from beringia.version import compiled

#: A stretch of work: its first item and how many; returns how many units of work that were.
Work = Callable[[int, int], int]

#: Positions that copies are made of and bots are asked about: every so many decisions of random games.
KEPT = 120
EVERY = 7


def pin() -> None:
    """Stay on one core."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def middle_seats(game: beringia.Game) -> int:
    """The number of players to measure with."""
    return game.seats[len(game.seats) // 2]


def python_game(game: beringia.Game, seats: int, seed: int, keep: Callable[[beringia.Position], None] | None) -> int:
    """A random game played from Python; the number of decisions."""
    picker = random.Random(seed)
    position = game.start(seats, seed=seed)
    decisions = 0
    while not position.over:
        if keep is not None and decisions % EVERY == 0:
            keep(position.copy())
        choices = position.choices()
        position.play(choices[int(picker.random() * len(choices))])
        decisions += 1
    return decisions


def works(key: str) -> dict[str, Work]:
    """What can be measured, by name."""
    game = beringia.game(key)
    seats = middle_seats(game)
    options = game.check_options(seats, {})
    positions: list[beringia.Position] = []
    seed = 0
    while len(positions) < KEPT:
        python_game(game, seats, seed, positions.append)
        seed += 1
    random.Random(1).shuffle(positions)  # a stretch meets all stages of a game

    def own(first: int, count: int) -> int:
        return sum(random_game(game.rules, seats, number, options)[1] for number in range(first, first + count))

    def python(first: int, count: int) -> int:
        return sum(python_game(game, seats, number, None) for number in range(first, first + count))

    def copy(first: int, count: int) -> int:
        for number in range(first, first + count):
            position = positions[number % KEPT]
            for _ in range(100):
                position.copy()
        return 100 * count

    def asking(name: str) -> Work:
        bot = bots.make(name, game, 1)

        def ask(first: int, count: int) -> int:
            for number in range(first, first + count):
                bot.ask(positions[number % KEPT])
            return count

        return ask

    return {
        "own loop": own,
        "Python loop": python,
        "copy": copy,
        "greedy": asking("greedy"),
        "search": asking("search"),
    }


def main() -> int:
    """Answer requests ``[name, first, count]``, a line each, with ``[units of work, CPU seconds]``."""
    pin()
    if not compiled():
        raise SystemExit(f"{beringia.__file__} is not compiled")
    known = works(sys.argv[1])
    print(json.dumps(list(known)), flush=True)
    for line in sys.stdin:
        name, first, count = json.loads(line)
        gc.collect()
        began = time.process_time()
        units = known[name](first, count)
        print(json.dumps([units, time.process_time() - began]), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
