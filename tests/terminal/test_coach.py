"""``beringia analyse``, and ``hint`` while playing."""

from __future__ import annotations

import json
import re
from pathlib import Path

import beringia
from beringia.kernel.record import Record
from beringia.terminal.coach import _signed
from tests.terminal import command


def test_a_record_is_analysed_as_text_and_as_data(tmp_path: Path) -> None:
    record = Record(beringia.game("valley"), 2, 3, {}, ["Ada", "Bo"])
    while len(record.entries) < 12:
        choices = record.position.choices()
        record.play(choices[len(record.entries) % len(choices)])
    file = tmp_path / "played.json"
    file.write_text(record.to_json(), encoding="utf-8")
    told = command.beringia("analyse", file, "--as", "0")
    assert (told.returncode, told.stderr) == (0, "")
    assert "Luck and skill" in told.stdout
    assert "Ada" in told.stdout
    done = command.beringia("analyse", file, "--json", "--as", "0")
    data = json.loads(done.stdout)
    assert (data["beringia"], data["game"], data["viewer"]) == ("analysis", "valley", 0)
    assert data == json.loads(command.beringia("analyse", file, "--json", "--as", "0").stdout)
    refused = command.beringia("analyse", file, "--as", "7")
    assert refused.returncode == 2
    assert "there is no such seat" in refused.stderr


def test_a_hint_while_playing() -> None:
    told = command.beringia("play", "valley", "--seats", "human,random", "--seed", "4", typed=["hint", "quit", "quit"])
    assert told.returncode == 0
    assert "1. " in told.stdout
    assert "in the end)" in told.stdout


def test_people_who_play_against_each_other_agree_upon_hints() -> None:
    asked = ["", "hint", "quit", "quit"]
    told = command.beringia("play", "valley", "--seats", "human,human", "--seed", "4", typed=asked)
    assert "--hints" in told.stdout
    assert "in the end)" not in told.stdout
    told = command.beringia("play", "valley", "--seats", "human,human", "--seed", "4", "--hints", typed=asked)
    assert "in the end)" in told.stdout


def test_a_game_that_has_not_begun_has_nothing_to_analyse(tmp_path: Path) -> None:
    file = tmp_path / "new.json"
    file.write_text(Record(beringia.game("eiszeit"), 3, 3).to_json(), encoding="utf-8")
    told = command.beringia("analyse", file)
    assert told.returncode == 0
    assert "nothing to analyse" in told.stdout


def test_numbers_and_units_are_those_of_the_language(tmp_path: Path) -> None:
    """No decimal point in German, and no points in a game that has none."""
    record = Record(beringia.game("valley"), 2, 3)
    while len(record.entries) < 12:
        choices = record.position.choices()
        record.play(choices[len(record.entries) % len(choices)])
    file = tmp_path / "played.json"
    file.write_text(record.to_json(), encoding="utf-8")
    told = command.beringia("analyse", file, "--lang", "de")
    assert "%  1,3" in told.stdout or "%  1,2" in told.stdout
    assert "Punkte," not in told.stdout
    assert re.search(r"-?\d+ % \(-?\d+,\d Siedlungen\)", told.stdout.split("Glück und Können")[1])


def test_what_rounds_to_nothing_has_no_sign() -> None:
    assert [_signed(number, 0) for number in (-0.4, 0.4, -0.6, 12.0)] == ["0", "0", "-1", "+12"]
    assert [_signed(number, 1) for number in (-0.04, 0.06)] == ["0.0", "+0.1"]
