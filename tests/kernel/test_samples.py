"""Positions and records written by earlier versions are still read, and still mean the same.

Each sample comes with the content file it was made with: a later correction of a value must not change old games.
"""

from __future__ import annotations

import json
from pathlib import Path

import beringia
from beringia import Record
from beringia.kernel.record import read_json

SAMPLES = Path(__file__).parent / "samples"


def test_position_of_eiszeit_format_1() -> None:
    game = beringia.game("eiszeit", content=SAMPLES / "eiszeit-content-1.toml")
    data = json.loads((SAMPLES / "eiszeit-position-1.json").read_text(encoding="utf-8"))
    position = game.from_dict(data)
    assert position.to_dict() == data
    assert position.digest() == "0c7bba7fd4e4750396fc878306e408c435dbad7620227e336cf966374cc14154"
    assert [position.notation(choice) for choice in position.choices()] == ["stop", "move red 2-3", "move red 2-6", "move red 3-2", "move red 3-6", "move red 5-6", "move red 5-9", "move red 6-2", "move red 6-3", "move red 6-5", "move red 6-9", "move red 6-10", "move red 8-12", "move red 11-10", "move red 11-12", "move yellow 2-3", "move yellow 2-6", "move yellow 3-2", "move yellow 3-6", "move yellow 6-2", "move yellow 6-3", "move yellow 6-5", "move yellow 6-9", "move yellow 6-10", "move yellow 8-12", "move yellow 10-6", "move yellow 10-9", "move yellow 10-11", "move yellow 12-8", "move yellow 12-11", "move green 2-3", "move green 2-6", "move green 5-6", "move green 5-9", "move green 8-12", "move green 12-8", "move green 12-11", "move blue 3-2", "move blue 3-6", "move blue 6-2", "move blue 6-3", "move blue 6-5", "move blue 6-9", "move blue 6-10", "move blue 9-5", "move blue 9-6", "move blue 9-10", "move blue 10-6", "move blue 10-9", "move blue 10-11"]


def test_record_of_eiszeit_format_1() -> None:
    game = beringia.game("eiszeit", content=SAMPLES / "eiszeit-content-1.toml")
    data = read_json((SAMPLES / "eiszeit-record-1.json").read_text(encoding="utf-8"))
    record = Record.from_dict(game, data)
    assert record.position.over
    assert record.position.scores() == data["scores"]
    assert json.loads(record.to_json()) == data
