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
    assert position.to_dict() == {**data, "rules": game.rules_version}
    assert position.digest() == "0c7bba7fd4e4750396fc878306e408c435dbad7620227e336cf966374cc14154"
    assert len(position.choices()) == 50
    assert position.notation(position.choices()[1]) == "move red 2-3"


def test_record_of_eiszeit_format_1() -> None:
    game = beringia.game("eiszeit", content=SAMPLES / "eiszeit-content-1.toml")
    data = read_json((SAMPLES / "eiszeit-record-1.json").read_text(encoding="utf-8"))
    record = Record.from_dict(game, data)
    assert record.position.over
    assert record.position.scores() == data["scores"]
    assert json.loads(record.to_json()) == data


def test_position_of_valley_format_1() -> None:
    game = beringia.game("valley", content=SAMPLES / "valley-content-1.toml")
    data = json.loads((SAMPLES / "valley-position-1.json").read_text(encoding="utf-8"))
    position = game.from_dict(data)
    assert position.to_dict() == {**data, "rules": game.rules_version}
    assert position.digest() == "6b839c803ccbbd40dd6868a694ca0830f47f78e9631a269582a4fd10df9ce51f"
    assert [position.notation(choice) for choice in position.choices()] == ["step B2", "step B3", "step C2", "step C4"]
    before = ["step 0,-2", "step 1,-2", "step -1,-1", "step 1,-1"]
    assert [position.parse(text) for text in before] == position.choices(), "as it was written then"


def test_record_of_valley_format_1() -> None:
    game = beringia.game("valley", content=SAMPLES / "valley-content-1.toml")
    data = read_json((SAMPLES / "valley-record-1.json").read_text(encoding="utf-8"))
    record = Record.from_dict(game, data)
    assert record.position.over
    assert record.position.scores() == data["scores"]
    assert json.loads(record.to_json()) == data


def test_position_of_winter_format_1() -> None:
    game = beringia.game("winter", content=SAMPLES / "winter-content-1.toml")
    data = json.loads((SAMPLES / "winter-position-1.json").read_text(encoding="utf-8"))
    position = game.from_dict(data)
    assert position.to_dict() == {**data, "rules": game.rules_version}
    assert position.digest() == "a41e7b2024159725ede9823f720fc7d5c2641ab39f113fad741f4ca419c3e85a"
    assert [position.notation(choice) for choice in position.choices()] == [
        "go on", "food", "use chief", "play gatherer", "play brave", "play shaman", "play explorer",
    ]  # fmt: skip


def test_solo_position_of_winter_format_1() -> None:
    game = beringia.game("winter", content=SAMPLES / "winter-content-1.toml")
    data = json.loads((SAMPLES / "winter-solo-position-1.json").read_text(encoding="utf-8"))
    position = game.from_dict(data)
    assert position.to_dict() == {**data, "rules": game.rules_version}
    assert position.digest() == "8258b42be5141dca5f5603762cea765cafb86ef30a235fca1fcbe820a034c900"
    assert [position.notation(choice) for choice in position.choices()] == [
        "go on", "use chief", "play gatherer", "play brave", "play shaman",
    ]  # fmt: skip


def test_record_of_winter_format_1() -> None:
    game = beringia.game("winter", content=SAMPLES / "winter-content-1.toml")
    data = read_json((SAMPLES / "winter-record-1.json").read_text(encoding="utf-8"))
    record = Record.from_dict(game, data)
    assert record.position.over
    assert record.position.scores() == data["scores"]
    assert json.loads(record.to_json()) == data
