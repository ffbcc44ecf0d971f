"""The published schemas fit what the games write, and are made from what the games declare."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from tools import schemas

import beringia
from beringia import Game, Position
from beringia.kernel.record import Record

GAMES = beringia.games()


@cache
def validator(name: str) -> Any:
    return jsonschema_rs.validator_for(json.loads((schemas.FOLDER / f"{name}.schema.json").read_text(encoding="utf-8")))


def positions(game: Game) -> Iterator[Position]:
    """A game for every number of players, from its beginning to its end."""
    chance = random.Random(3)
    for seats in game.seats:
        position = game.start(seats, seed=seats)
        step = 0
        while not position.over:
            if step % 25 == 0:
                yield position
            position.play(chance.choice(position.choices()))
            step += 1
        yield position


def test_they_are_up_to_date() -> None:
    assert schemas.main(["--check"]) == 0


@pytest.mark.parametrize("key", GAMES)
def test_positions_views_and_observations(key: str) -> None:
    game = beringia.game(key)
    for position in positions(game):
        validator(f"position-{key}").validate(position.to_dict())
        validator(f"observation-{key}").validate(list(position.observe(0)))
        for viewer in (None, 0):
            validator(f"view-{key}").validate(position.view(viewer))


@pytest.mark.parametrize("key", GAMES)
def test_records(key: str) -> None:
    game = beringia.game(key)
    record = Record(game, game.seats[0], 4)
    for _ in range(30):
        record.play(record.position.choices()[0])
    validator("record").validate(json.loads(record.to_json()))


def test_old_samples_of_records() -> None:
    samples = [json.loads(path.read_text(encoding="utf-8")) for path in Path("tests/kernel/samples").rglob("*.json")]
    records = [sample for sample in samples if isinstance(sample, dict) and sample.get("beringia") == "record"]
    assert records
    for sample in records:
        validator("record").validate(sample)


def test_they_refuse_what_is_wrong() -> None:
    data = beringia.game("eiszeit").start(3, seed=1).to_dict()
    changes: list[dict[str, object]] = [{"beringia": "record"}, {"seats": 9}, {"more": 1}, {"state": {}}]
    for change in changes:
        assert not validator("position-eiszeit").is_valid(data | change)
    assert not validator("observation-eiszeit").is_valid([1, 2, 3])
