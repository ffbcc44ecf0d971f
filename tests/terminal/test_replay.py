"""``beringia replay``: the story of a record."""

from __future__ import annotations

from pathlib import Path

import pytest

import beringia
from beringia.kernel.record import Record
from tests.terminal import command


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Record]:
    record = Record(beringia.game("eiszeit"), 4, 3, {"rounds": 3}, ["Ada", "Bo", "random", "greedy"])
    while len(record.entries) < 60:
        choices = record.position.choices()
        record.play(choices[len(record.entries) % len(choices)])
    file = tmp_path_factory.mktemp("records") / "played.json"
    file.write_text(record.to_json(), encoding="utf-8")
    return file, record


def test_the_story_as_everybody_saw_it(played: tuple[Path, Record]) -> None:
    file, _ = played
    done = command.beringia("replay", file)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Eiszeit, 4 players, 60 entries\n")
    assert "After entry 60 of 60:" in done.stdout
    assert "Ada (human)" in done.stdout
    assert "Green (random)" in done.stdout
    story = " ".join(done.stdout.split("After entry")[0].split())
    assert "Ada draws a light card. Ada draws a light card. Ada draws a dark card." in story
    assert "Your hand" not in done.stdout


def test_the_story_as_one_seat_saw_it(played: tuple[Path, Record]) -> None:
    file, record = played
    done = command.beringia("replay", file, "--as", "yellow")
    assert done.stdout == command.beringia("replay", file, "--as", "1").stdout
    story = " ".join(done.stdout.split("After entry")[0].split())
    assert "Ada draws a light card." in story
    assert "Bo draws a light card." not in story
    players = record.position.view(1)["players"]
    assert isinstance(players, list)
    hand = done.stdout[done.stdout.index("Your hand") :]
    for card in players[1]["hand"]:
        assert beringia.game("eiszeit").content["cards"][card]["name"]["en"] in hand


def test_a_place_in_the_middle(played: tuple[Path, Record]) -> None:
    file, _ = played
    done = command.beringia("replay", file, "--at", "3", "--lang", "de")
    story, _, board = " ".join(done.stdout.split()).partition("Nach Eintrag 3 von 60:")
    assert story.count("platziert einen Jäger") == 3
    assert "platziert einen Jäger in einem beliebigen offenen Gebiet; noch 6." in board
    start = command.beringia("replay", file, "--at", "0")
    assert "places a hunter in area" not in start.stdout


def test_a_game_that_is_not_over_is_sound_so_far(played: tuple[Path, Record]) -> None:
    file, _ = played
    said = " ".join(command.beringia("verify", file).stdout.split())
    assert "sound so far. 60 entries" in said
    assert "the game is not over yet" in said
