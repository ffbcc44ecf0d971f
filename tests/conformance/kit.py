"""What every game must keep, whatever its rules: the cases to run and the ways to walk through a game."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import beringia
from beringia import Game, Position

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"

#: All games that come along, and the one that is an example.
GAMES = [*beringia.games(), str(ROOT / "examples" / "thin_ice.py")]


#: What random play meets so seldom that waiting for it is no test, and which tests show it instead.
RARE = {"winter": {"ice_find": "two open ice finds beside one new village: tests/rules/winter/test_21_ice_finds.py"}}


@dataclass(frozen=True)
class Case:
    """A game, by its key or its file, with a number of players and options; ``str`` names it in test reports."""

    key: str
    seats: int
    options: tuple[tuple[str, object], ...] = ()

    @property
    def game(self) -> Game:
        return beringia.game(self.key)

    def start(self, seed: int) -> Position:
        return self.game.start(self.seats, seed=seed, options=dict(self.options))

    def __str__(self) -> str:
        told = "".join(f",{key}={value}" for key, value in self.options)
        return f"{Path(self.key).stem}-{self.seats}{told}"


def cases() -> list[Case]:
    """Every game with every number of players, and every value of every option at least once."""
    found: list[Case] = []
    for key in GAMES:
        game = beringia.game(key)
        for seats in game.seats:
            found.append(Case(key, seats))
        for option in game.options:
            if option.kind == "order":
                seats = game.seats[-1]
                found.append(Case(key, seats, ((option.key, tuple(reversed(option.allowed[:seats]))),)))
                continue
            for number, value in enumerate(option.allowed):
                if value != option.default:
                    allowed = [seats for seats in game.seats if value in option.allowed_for(seats)]
                    found.append(Case(key, allowed[number % len(allowed)], ((option.key, value),)))
        if 1 in game.seats:
            everything = [(option.key, option.allowed_for(1)[-1]) for option in game.options if option.kind == "choice"]
            found.append(Case(key, 1, tuple(everything)))
    return found


def walk(case: Case, seed: int) -> Iterator[tuple[Position, int]]:
    """A random game: every position with the choice about to be made in it."""
    picker = random.Random(f"{case} {seed}")
    position = case.start(seed)
    while not position.over:
        choice = picker.choice(position.choices())
        yield position, choice
        position.play(choice)
    yield position, -1


def as_bytes(data: object) -> bytes:
    """JSON exactly as it would go over the wire."""
    return json.dumps(data, sort_keys=True, ensure_ascii=False).encode()


def seen(position: Position, seat: int | None) -> bytes:
    """All that a position tells a seat: its view and, if it decides, its described choices."""
    return as_bytes([position.view(seat), [choice.to_dict() for choice in position.choices_for(seat)]])


TRACE = """
import sys, beringia
from beringia.kernel.playout import random_game
from beringia.version import compiled
key, seats = sys.argv[1], int(sys.argv[2])
game = beringia.game(key)
print("compiled" if compiled() else "plain")
for seed in range(3):
    position = game.start(seats, seed=seed)
    word = seed + 1
    while not position.over:
        choices = position.choices()
        word = word * 69069 + 1 & 0xFFFFFFFF
        position.play(choices[(word >> 8) % len(choices)])
        if word % 16 == 0:
            print(position.digest(), position.determinize(word % seats, word).digest())
    print(position.digest(), position.scores(), position.winners())
    final, decisions = random_game(game.rules, seats, seed, game.check_options(seats, {}))
    print(decisions, game.rules.scores(final))
"""


def trace(case: Case, hash_seed: str, plain: bool) -> list[str]:
    """The digests of some games played in a fresh process. The first line says if it ran compiled."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment["PYTHONHASHSEED"] = hash_seed
    if plain:
        environment["PYTHONPATH"] = str(SOURCE)
    # Isolated from the current folder, so that without PYTHONPATH the installed package is found.
    command = [sys.executable, "-c", TRACE, case.key, str(case.seats)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, cwd=ROOT / "tests", check=True)
    return done.stdout.splitlines()
