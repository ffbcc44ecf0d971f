"""Training repeats itself, whatever the number of processes and interruptions."""

from __future__ import annotations

import json
import shlex
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

import beringia
from beringia.bots.files import file_of
from beringia.cli import main
from beringia.lab import learn, train
from beringia.version import compiled

PLAN = train.Plan("winter", "greedy", ["greedy", train.ITSELF], [2, 1], 1, 2, 0.2, 0.3, 5)


def test_ranks() -> None:
    assert train.ranks([3.0, 1.0, 2.0]) == [0.5, -0.5, 0.0]
    assert train.ranks([1.0, 1.0]) == [0.0, 0.0]


@pytest.mark.skipif(not compiled(), reason="takes minutes uncompiled")
def test_candidates_that_plan(tmp_path: Path) -> None:
    """They play other games than those that look one step ahead, and held weights stay where they are."""
    held = {"position.hoped_by_others": 0.5}
    glancing = replace(PLAN, start="tuned", against=[train.ITSELF], seats=[2], games=1, held=held)
    planning = replace(glancing, iterations=4)
    runs = [train.train(plan, 1, tmp_path / f"{plan.iterations}.json", 1) for plan in (glancing, planning)]
    assert all(train.result(run)["position.hoped_by_others"] == 0.5 for run in runs)
    assert "--plan 4 --hold position.hoped_by_others=0.5" in train.command(runs[1])
    again = train.train(planning, 1, tmp_path / "again.json", 2)
    files = [
        tomllib.loads(train.bot_file(run, train.result(run), train.prove(planning, train.result(run), 1, "greedy", 1)))
        for run in (runs[1], again)
    ]
    for file in files:
        del file["made"]["seconds"]
    assert files[0] == files[1], "the same file, but for the time it took"
    game = beringia.game("winter")
    evaluation = game.rules.evaluation(planning.first())
    names = [train.trained(game, 1, evaluation, plan.iterations).name for plan in (glancing, planning)]
    assert names == ["greedy", "planner"]


def test_weights_move_by_factors_or_amounts() -> None:
    moved = train.weights_after({"a": 2.0, "b": 0.0, "c": -1.0}, {"a": 0.0, "b": 1.0, "c": -1.0})
    assert moved == {"a": 2.0, "b": train.AMOUNT, "c": -1.0 - train.AMOUNT}


@pytest.mark.skipif(not compiled(), reason="takes minutes uncompiled")
def test_a_seed_gives_the_same_result(tmp_path: Path) -> None:
    whole = train.train(PLAN, 3, tmp_path / "whole.json", 2)
    train.train(PLAN, 1, tmp_path / "parts.json", 1)
    parts = train.train(PLAN, 3, tmp_path / "parts.json", 1)
    assert parts.moved == whole.moved
    assert parts.past == whole.past
    weights = train.result(whole)
    assert weights != file_of(beringia.game("winter").rules, "greedy").weights
    proofs = train.prove(PLAN, weights, 4, "greedy", 1)
    data = tomllib.loads(train.bot_file(whole, weights, proofs))
    assert data["made"]["command"].startswith("beringia train winter --start greedy")
    assert len(data["made"]["strength"]) == 2
    with pytest.raises(ValueError, match="another training"):
        train.resume(replace(PLAN, seed=6), tmp_path / "whole.json")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"start": "nobody"}, "no weights of 'nobody'"),
        ({"start": train.ITSELF}, "no weights of 'itself'"),
        ({"against": ["nobody"]}, "no weights of 'nobody'"),
        ({"seats": [7]}, "not for 7 players"),
        ({"pairs": 0}, "pairs: 0 is not allowed"),
        ({"games": 0}, "games: 0 is not allowed"),
        ({"held": {"position.fod": 1.0}}, "weight 'position.fod' does not exist"),
        ({"held": {"position.food": float("nan")}}, "weight 'position.food': nan is not allowed; give a finite number"),
        ({"seats": [0]}, "winter is not for 0 players; give 1 to 4"),
        ({"step": float("nan")}, "step: nan is not allowed; give a number above 0"),
        ({"step": -0.1}, "step: -0.1 is not allowed"),
        ({"rate": float("inf")}, "rate: inf is not allowed"),
        ({"rate": 0.0}, "rate: 0.0 is not allowed"),
    ],
)
def test_nonsense_is_refused(change: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        train.check(replace(PLAN, **change))  # type: ignore[arg-type]


def _commands() -> list[str]:
    """The commands that trained files of all games were made with."""
    found = []
    for key in beringia.games():
        folder = beringia.game(key).rules.bot_folder()
        assert folder is not None
        made = [
            tomllib.loads(file.read_text(encoding="utf-8")).get("made", {}) for file in sorted(folder.glob("*.toml"))
        ]
        made += [json.loads(file.read_text(encoding="utf-8"))["made"] for file in sorted(folder.glob("*.json"))]
        found += [one["command"] for one in made if "command" in one]
    return found


@pytest.mark.parametrize("command", _commands())
def test_what_is_trained_could_be_trained_again(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command in a file is one that there is, and begins with bots that there still are."""
    begun: list[str] = []

    def begin(plan: train.Plan, *more: object) -> None:
        train.check(plan)
        begun.append(train.command(train.Run(plan, generation=int(str(more[0])))))
        raise ValueError("begun")

    def learn_it(lesson: learn.Lesson, *more: object) -> None:
        learn.check(lesson)
        begun.append(learn.command(lesson))
        raise ValueError("begun")

    monkeypatch.setattr(train, "train", begin)
    monkeypatch.setattr(learn, "teach", learn_it)
    program, *arguments = shlex.split(command)
    assert program == "beringia"
    assert main(arguments) != 0
    assert begun == [command]


def test_no_generations_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="generations: 0 is not allowed; give at least 1"):
        train.train(PLAN, 0, tmp_path / "run.json", 1)


@pytest.mark.parametrize("text", ["", "{", "[1]", '{"other": 1}'])
def test_a_file_that_is_no_checkpoint_is_not_overwritten(text: str, tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    file.write_text(text)
    with pytest.raises(ValueError, match="is no checkpoint of a training; remove it, or write elsewhere"):
        train.resume(PLAN, file)
    assert file.read_text() == text
