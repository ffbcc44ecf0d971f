"""The files of the bots, and evaluations with their weights."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path

import pytest

import beringia
from beringia import bots
from beringia.bots.files import evaluation_of, file_of
from beringia.bots.planner import PlannerBot
from beringia.kernel.bot_files import bot_names, read_bot, write_weights
from beringia.kernel.terms import Seat

FILES = [
    (key, name) for key in beringia.games() if (folder := beringia.game(key).rules.bot_folder())
    for name in bot_names(folder)
]  # fmt: skip


@pytest.mark.parametrize(("key", "name"), FILES)
def test_every_file_is_complete(key: str, name: str) -> None:
    game = beringia.game(key)
    assert set(file_of(game.rules, name).weights) == set(file_of(game.rules, "greedy").weights)
    evaluation_of(game.rules, name)
    PlannerBot(game, 1, name)


@pytest.mark.parametrize(("key", "name"), FILES)
def test_every_file_says_how_it_was_made(key: str, name: str) -> None:
    folder = beringia.game(key).rules.bot_folder()
    assert folder is not None
    made = tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8"))["made"]
    assert made.get("by") or (made["command"].startswith(f"beringia train {key}") and made["strength"])


@pytest.mark.parametrize("key", beringia.games())
def test_weights_are_all_needed_and_all_known(key: str) -> None:
    rules = beringia.game(key).rules
    weights = file_of(rules, "greedy").weights
    with pytest.raises(ValueError, match=r"weight 'position\.luck' does not exist"):
        rules.evaluation({**weights, "position.luck": 1.0})
    first = next(iter(weights))
    with pytest.raises(ValueError, match=f"weight '{first}' is missing"):
        rules.evaluation({name: number for name, number in weights.items() if name != first})


@pytest.mark.parametrize("key", beringia.games())
def test_all_seats_are_judged_in_one_call(key: str) -> None:
    """At a turn boundary nothing has been begun: both ways to judge agree."""
    game = beringia.game(key)
    rules, picker = game.rules, random.Random(2)
    evaluation = evaluation_of(rules, "greedy")
    seats = max(2, game.seats[0])
    met = 0
    for seed in range(3):
        position = game.start(seats, seed=seed)
        while not position.over:
            position.play(picker.choice(position.choices()))
            if rules.settled(position.state):
                met += 1
                values = list(evaluation.values(position.state))
                assert values == pytest.approx([evaluation.value(position.state, Seat(seat)) for seat in range(seats)])
    assert met > 10


def test_a_file_is_based_on_another(tmp_path: Path) -> None:
    (tmp_path / "old.toml").write_text("[weights.position]\nfood = 1\ntool = 2\n[search]\ntree = 1\n")
    (tmp_path / "new.toml").write_text('based_on = "old"\n[weights.position]\nfood = 3\n[search]\nworlds = 4\n')
    file = read_bot(tmp_path, "new")
    assert file.weights == {"position.food": 3.0, "position.tool": 2.0}
    assert file.search == {"tree": 1.0, "worlds": 4.0}
    (tmp_path / "again.toml").write_text(write_weights(file.weights))
    assert read_bot(tmp_path, "again").weights == file.weights
    with pytest.raises(ValueError, match="bot 'none' has no file"):
        read_bot(tmp_path, "none")


def test_a_game_without_files_counts_scores() -> None:
    example = beringia.game(str(Path(__file__).parents[2] / "examples" / "thin_ice.py"))
    position = example.start(2, seed=1)
    assert list(evaluation_of(example.rules, "tuned").values(position.state)) == [0.0, 0.0]
    assert bots.make("planner", example, 1).ask(position) in position.choices()


def test_one_can_register_a_bot_of_ones_own() -> None:
    class First(bots.Bot):
        def choose(self, position: beringia.Position) -> int:
            return position.choices()[0]

    bots.register("first", First, offered=False)
    try:
        game = beringia.game("eiszeit")
        position = game.start(3, seed=1)
        assert bots.make("first", game, 1).ask(position) == position.choices()[0]
        assert "first" in bots.known()
        assert "first" not in bots.names()
    finally:
        bots.forget("first")
    assert "first" not in bots.known()
