"""Plays what a compiler should count: games of all kinds, at random and by bots, and what learners look at.

``BERINGIA_PGO=1`` makes the build compile the engine, run this with it, and compile it again.
"""

from __future__ import annotations

import random

import beringia
from beringia import bots
from beringia.kernel.batch import Batch
from beringia.kernel.playout import random_game
from beringia.version import compiled

#: Games at random inside the engine and from Python, steps of many games at once, decisions of bots.
GAMES, LOOPS, STEPS, ASKED = 400, 100, 500, 150


def main() -> None:
    if not compiled():
        raise SystemExit(f"{beringia.__file__} is not compiled")
    for key in beringia.games():
        game = beringia.game(key)
        for seats in game.seats:
            options = game.check_options(seats, {})
            for seed in range(GAMES // len(game.seats)):
                random_game(game.rules, seats, seed, options)
            for seed in range(LOOPS // len(game.seats)):
                play(game, seats, seed)
        many = Batch(game, 8, game.seats[-1])
        for _ in range(STEPS):
            many.step(many.sample())
        ask(game)


def play(game: beringia.Game, seats: int, seed: int) -> None:
    """A random game from Python."""
    picker = random.Random(seed)
    position = game.start(seats, seed=seed)
    while not position.over:
        position.play(picker.choice(position.choices()))


def ask(game: beringia.Game) -> None:
    """Bots at positions of random games."""
    asked = [bots.make(name, game, 1) for name in ("greedy", "search")]
    picker = random.Random(1)
    position = game.start(game.seats[-1], seed=1)
    for number in range(ASKED * 20):
        if position.over:
            position = game.start(game.seats[-1], seed=number)
        if number % 20 == 0:
            for bot in asked if number % 200 == 0 else asked[:1]:
                bot.ask(position)
        position.play(picker.choice(position.choices()))


if __name__ == "__main__":
    main()
