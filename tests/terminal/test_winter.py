"""Endless Winter at the terminal: a whole game typed in, undo, and games of bots."""

from __future__ import annotations

import random
import re
from pathlib import Path

from tests.terminal import command

PLAY = ("play", "winter", "--seed", "3", "--seats", "human,greedy")


def test_a_whole_game_by_numbers(tmp_path: Path) -> None:
    chance = random.Random(2)
    numbers = [str(chance.choice([1, 1, 2, 3])) for _ in range(900)]
    file = tmp_path / "whole.json"
    typed = [*numbers, f"save {file}", ""]
    done = command.beringia(*PLAY[:-1], "human,random", "--lang", "de", typed=typed, columns=100)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r" gewinnt mit \d+ Punkt", done.stdout)
    assert max(map(len, re.split(r"\n|: ", done.stdout))) <= 100
    verified = command.beringia("verify", file)
    assert (verified.returncode, verified.stderr) == (0, "")


def test_undo_goes_back_step_by_step() -> None:
    typed = ["side b", "place tribe develop", "food", "undo", "undo", "undo", "place chief initiate", "quit", "quit"]
    done = command.beringia(*PLAY, typed=typed, columns=100)
    assert (done.returncode, done.stderr) == (0, "")
    said = " ".join(done.stdout.split())
    start = said.index("Turquoise may play culture cards and then places a figure.")
    steps = [
        "Turquoise acts in Develop, top space, with 0 labor.",
        "Turquoise acts in Develop, top space, with 1 labor.",
        "Turquoise takes the last choice back.",
        "Turquoise acts in Develop, top space, with 0 labor.",
        "Turquoise takes the last choice back.",
        "Turquoise may play culture cards and then places a figure.",
        "There is nothing you can take back",
        "Turquoise acts in Initiate, top space, with 0 labor.",
    ]
    for step in steps:
        start = said.index(step, start + 1)


def test_why_not() -> None:
    done = command.beringia(*PLAY, typed=["why play hunter", "why tip", "rules 4.20"], columns=100)
    said = " ".join(done.stdout.split())
    assert "play hunter: Something else is to be decided now." in said
    assert "EW-4.20 The player must place one of their remaining figures" in said


def test_games_of_bots() -> None:
    done = command.beringia("simulate", "winter", "--seats", "greedy,random", "--games", "2", "--seed", "4")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("2 games of Endless Winter, seats rotated, seed 4\n")
    rows = re.findall(r"^\s+(\d) +(\w+) +([\d.]+)%", done.stdout, re.MULTILINE)
    assert [(number, bot) for number, bot, _ in rows] == [("1", "greedy"), ("2", "random")]


def test_who_wins_alone() -> None:
    """Nobody at random beats the nomads; they are named as the winners."""
    chance = random.Random(2)
    numbers = [str(chance.choice([1, 1, 2, 3])) for _ in range(900)]
    done = command.beringia("play", "winter", "--seed", "3", "--seats", "human", typed=numbers, columns=100)
    assert done.stderr == ""
    said = " ".join(done.stdout.split())
    assert re.search(r"The nomads win with \d+ points\.", said)
    assert "Nobody wins" not in said
