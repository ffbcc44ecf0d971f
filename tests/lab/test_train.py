"""Training repeats itself, whatever the number of processes and interruptions."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

import beringia
from beringia.bots.files import file_of
from beringia.lab import train
from beringia.version import compiled

PLAN = train.Plan("winter", "greedy", ["greedy", train.ITSELF], [2, 1], 1, 2, 0.2, 0.3, 5)


def test_ranks() -> None:
    assert train.ranks([3.0, 1.0, 2.0]) == [0.5, -0.5, 0.0]
    assert train.ranks([1.0, 1.0]) == [0.0, 0.0]


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
    ],
)
def test_nonsense_is_refused(change: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        train.check(replace(PLAN, **change))  # type: ignore[arg-type]
