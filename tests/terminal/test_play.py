"""Playing: real processes with lines typed into them, as a player at the keyboard would."""

from __future__ import annotations

import json
import os
import pty
import random
import re
import subprocess
from pathlib import Path

import pytest
from rich.console import Console

import beringia
from beringia import bots
from beringia.bots import Bot
from beringia.bots.base import AT_THE_TABLE
from beringia.kernel.position import Position
from beringia.kernel.record import Record
from beringia.terminal.play import TerminalTable
from beringia.text import Catalogue, Voice
from tests.terminal import command

PLAY = ("play", "eiszeit", "--seed", "5")


def entries(file: Path) -> list[list[object]]:
    found: list[list[object]] = json.loads(file.read_text(encoding="utf-8"))["entries"]
    return found


@pytest.mark.parametrize(
    ("columns", "seats", "language", "won"),
    [
        (80, "human,greedy,random", "en", r"\w+ wins with \d+ points?\.|share the victory"),
        (80, "human,random,random,random,random", "de", r"\w+ gewinnt mit \d+ Punkt(en)?\.|teilen sich den Sieg"),
        (120, "random,human,random,greedy", "nl", r"\w+ wint met \d+ punt(en)?\.|delen de overwinning"),
    ],
)
def test_a_whole_game_by_numbers(columns: int, seats: str, language: str, won: str, tmp_path: Path) -> None:
    chance = random.Random(2)
    numbers = [str(chance.choice([1, 2, 3, 4])) for _ in range(900)]
    file = tmp_path / "whole.json"
    done = command.beringia(
        *PLAY, "--seats", seats, "--rounds", "3", "--lang", language,
        typed=[*numbers, f"save {file}", ""], columns=columns,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(won, done.stdout)
    assert max(map(len, re.split(r"\n|: ", done.stdout))) <= columns
    verified = command.beringia("verify", file)
    assert (verified.returncode, verified.stderr) == (0, "")
    assert "an unbroken chain" in " ".join(verified.stdout.split())


def test_bots_alone() -> None:
    done = command.beringia(*PLAY, "--seats", "random,random,random", "--rounds", "3")
    assert done.returncode == 0
    assert "The game is over." in done.stdout
    assert "Number, move" not in done.stdout


def test_moves_can_be_written(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = ["hunter 7", "  HUNTER   8 ", f"save {file}", "quit"]
    done = command.beringia(*PLAY, "--seats", "human,greedy,greedy", typed=typed)
    assert done.returncode == 0
    assert [entry[2] for entry in entries(file) if entry[0] == 0] == ["hunter 7", "hunter 8"]
    assert "Red places a hunter in area 7." in done.stdout


def test_what_was_typed_wrong() -> None:
    wrong = ["99", "0", "dance", "hunter 1", "why hunter 1", "why hunter 5", "play fire", "why", "save", ""]
    done = command.beringia(*PLAY, typed=wrong)
    assert done.returncode == 0
    said = " ".join(done.stdout.split())
    assert "There is no number 99 in the list." in said
    assert "There is no number 0 in the list." in said
    assert '"dance" is no number, no move and no command.' in said
    assert said.count("hunter 1: Area 1 lies under the ice. EZ-1.6 An iced area still exists") == 2
    assert "hunter 5: that is allowed now." in said
    assert "play fire: Something else is to be decided now. EZ-3.1" in said
    assert "Say where: save FILE" in said


def test_help_and_rules() -> None:
    done = command.beringia(*PLAY, typed=["help", "rules 13.7", "rules 99", "rules 18"])
    assert "why MOVE     why a move is not allowed now" in done.stdout
    said = " ".join(done.stdout.split())
    assert "EZ-13.7 Players with equal numbers" in said
    assert 'There is no rule "99".' in said
    assert "18 End of the game EZ-18.1" in said


def test_the_end_of_the_input_ends_the_game_quietly() -> None:
    done = command.beringia(*PLAY)
    assert (done.returncode, done.stderr) == (0, "")


def test_leaving_an_unsaved_game_takes_two_words() -> None:
    done = command.beringia(*PLAY, typed=["hunter 5", "quit", "quit", "hunter 6"])
    assert "This game is not saved" in done.stdout
    assert "places a hunter in area 6" not in done.stdout.split("This game is not saved")[1]


# -- undo


def first_turn(seats: int, wanted: str) -> tuple[int, list[str]]:
    """A seed with which seat 0 begins and holds a card, and the moves until then, written down for its bots' table."""
    for seed in range(500):
        record = Record(beringia.game("eiszeit"), seats, seed, {}, ["human"] * seats)
        while (decision := record.position.decision) is not None and decision.kind == "preround_place":
            record.play(record.position.choices()[0])
        if record.position.seat == 0 and wanted in [record.position.notation(c) for c in record.position.choices()]:
            return seed, ["1"] * (6 * seats)
    raise AssertionError(f"nobody holds {wanted}")


def with_hand_overs(moves: list[str]) -> list[str]:
    """The moves of three humans in turn, each after taking over the screen."""
    return [typed for move in moves for typed in ("", move)]


def test_undo_and_narrowing(tmp_path: Path) -> None:
    seed, preround = first_turn(3, "play fire")
    file = tmp_path / "game.json"
    typed = [*with_hand_overs(preround), "", "play fire", "2", "back", "3", "1", "undo", "undo", "undo", f"save {file}"]
    done = command.beringia("play", "eiszeit", "--seed", str(seed), "--seats", "human,human,human", typed=typed)
    assert done.returncode == 0
    assert "Fire tile in area 5 ..." in done.stdout
    assert "Move a fire tile from area 5 to area 6" in done.stdout
    assert "Red takes the last choice back." in done.stdout
    assert "There is nothing you can take back" in done.stdout
    last = [entry[2] for entry in entries(file)[-4:]]
    assert last == ["play fire", "fire 6-5", "undo", "undo"]
    again = command.beringia("replay", file)
    assert again.stdout.count("Red takes the last choice back.") == 2
    assert "Red has to play a card." in again.stdout


def test_nothing_behind_another_players_decision_can_be_taken_back() -> None:
    done = command.beringia(*PLAY, "--seats", "human,greedy,greedy", typed=["hunter 5", "undo"])
    assert "There is nothing you can take back" in done.stdout


def test_undo_while_the_screen_is_handed_over(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    seats = ("--seats", "human,human,human")
    typed = ["", "hunter 5", "what", "undo", "hunter 6", f"save {file}", "", "quit"]
    done = command.beringia(*PLAY, *seats, typed=typed)
    assert done.returncode == 0
    assert [entry[2] for entry in entries(file)] == ["hunter 5", "undo", "hunter 6"]
    assert "Press Enter to go on" in done.stdout


# -- several people at one screen


def test_the_screen_is_cleared_before_the_next_player_sees_it() -> None:
    keyboard, its_end = pty.openpty()
    arguments = command.line(*PLAY, "--seats", "human,human,human")
    game = subprocess.Popen(arguments, stdin=its_end, stdout=its_end, stderr=its_end, env=command.environment())
    os.close(its_end)
    os.write(keyboard, b"\nhunter 5\n\nquit\nquit\n")
    shown = command.read_all(keyboard)
    assert game.wait(timeout=30) == 0
    assert shown.count(b"\x1b[3J\x1b[2J\x1b[H") == 2


def test_everybody_sees_how_it_ends() -> None:
    chance = random.Random(6)
    typed = [str(chance.choice(["", 1, 1, 2])) for _ in range(1600)]
    done = command.beringia(*PLAY, "--seats", "human,human,random", "--rounds", "3", typed=typed)
    end = " ".join(done.stdout[done.stdout.rindex("presses Enter") :].split())
    assert "settling ends." in end
    assert re.search(r"scores \d+ points? and now has \d+\.", end)


# -- saving and resuming


def test_a_saved_game_goes_on_where_it_stood(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    seats = ("--seats", "human,random,greedy")
    command.beringia(*PLAY, *seats, "--rounds", "3", typed=["hunter 7", "hunter 7", f"save {file}", "hunter 9"])
    saved = entries(file)
    resumed = command.beringia("play", "--resume", file, typed=["hunter 8", f"save {file}"])
    assert (resumed.returncode, resumed.stderr) == (0, "")
    assert "Red (human)" in resumed.stdout
    assert "Yellow (random)" in resumed.stdout
    first_screen = resumed.stdout.split("Eiszeit")[0]
    assert "Red places a hunter in area 7." in first_screen  # what happened since the last decision is told again
    after = entries(file)
    assert after[: len(saved)] == saved
    assert after[len(saved)][:3] == [0, beringia.game("eiszeit").codes.encode("hunter", 7), "hunter 8"]


def test_other_players_can_take_over_a_saved_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    command.beringia(*PLAY, "--seats", "human,random,random", typed=["hunter 7", f"save {file}"])
    done = command.beringia("play", "--resume", file, "--seats", "random,random,random")
    assert "The game is over." in done.stdout
    too_many = command.beringia("play", "--resume", file, "--seats", "random,random,random,random")
    assert command.refused(too_many) == "--seats: the saved game has 3 seats, not 4"


def test_saving_never_destroys_anything(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear aunt", encoding="utf-8")
    half = tmp_path / "half.json"
    half.write_text('{"beringia":"record",', encoding="utf-8")
    no_folder, too_long = tmp_path / "no" / "folder" / "game.json", tmp_path / ("x" * 300)
    places = [letter, half, tmp_path, no_folder, too_long, "/dev/null", "a\x00b"]
    done = command.beringia(*PLAY, typed=[f"save {place}" for place in places])
    assert (done.returncode, done.stderr) == (0, "")
    said = " ".join(done.stdout.split())
    assert said.count("exists and is no Beringia record; it stays as it is.") == 4
    assert "cannot be written: No such file or directory" in said
    assert "cannot be written: File name too long" in said
    assert "cannot be written: embedded null byte" in said
    assert "Saved." not in said
    assert letter.read_text(encoding="utf-8") == "Dear aunt"
    assert sorted(tmp_path.iterdir()) == [half, letter]  # no drafts are left behind


def test_a_save_replaces_an_older_one_and_follows_links(tmp_path: Path) -> None:
    file, link = tmp_path / "game.json", tmp_path / "link.json"
    link.symlink_to(file)
    command.beringia(*PLAY, typed=[f"save {file}", "hunter 5", f"save {link}"])
    assert link.is_symlink()
    assert len(entries(file)) > 1


def test_a_content_file_of_ones_own(tmp_path: Path) -> None:
    folder = Path(beringia.__file__).parent / "games" / "eiszeit"
    content = (folder / "content.toml").read_text(encoding="utf-8")
    own = tmp_path / "own.toml"
    own.write_text(content.replace('en = "Pasture"', 'en = "Meadow"'), encoding="utf-8")
    file = tmp_path / "game.json"
    done = command.beringia(*PLAY, "--content", own, typed=[f"save {file}"])
    assert done.returncode == 0
    assert "was played with content" in command.refused(command.beringia("replay", file))
    assert command.beringia("replay", file, "--content", own).returncode == 0
    own.write_text(content.replace("clubs = 6", "clubs = -6"), encoding="utf-8")
    assert "game.clubs" in command.refused(command.beringia(*PLAY, "--content", own))


def test_bots_take_no_longer_than_people_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    allowed: list[float] = []

    class Slow(Bot):
        def choose(self, position: Position) -> int:
            allowed.append(self.seconds)
            return position.choices()[0]

    monkeypatch.setattr(bots, "make_registered", lambda name, game, seed: Slow(game, seed))
    record = Record(beringia.game("eiszeit"), 3, 5, {"rounds": 3})
    TerminalTable(record, ["slow"] * 3, Voice(Catalogue("en"), record.game, list("ABC")), Console(quiet=True)).run()
    assert set(allowed) == {AT_THE_TABLE}
