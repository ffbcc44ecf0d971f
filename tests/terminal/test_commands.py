"""The command itself: what it says about itself, and how it refuses what cannot be done."""

from __future__ import annotations

import json
import os
import platform
import signal
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

import beringia
from beringia.cli import main
from beringia.games import registry
from beringia.kernel.record import Record
from beringia.server import fair
from beringia.version import compiled
from tests.terminal import command
from tests.terminal.command import environment, line, refused, start


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game, played by bots."""
    record = Record(beringia.game("eiszeit"), 3, 11, {"rounds": 3}, ["random", "random", "random"])
    while not record.position.over:
        choices = record.position.choices()
        record.play(choices[len(record.entries) % len(choices)])
    file = tmp_path_factory.mktemp("records") / "finished.json"
    file.write_text(record.to_json(), encoding="utf-8")
    return file


def test_without_arguments_it_shows_help() -> None:
    done = command.beringia()
    assert done.returncode == 0
    assert all(word in done.stdout for word in ("usage: beringia", "play", "simulate", "replay", "verify", "rules"))


def test_version() -> None:
    done = command.beringia("--version")
    how = "compiled" if compiled() else "plain Python source"
    assert done.stdout == f"beringia {beringia.__version__} ({how}, Python {platform.python_version()})\n"


def test_it_can_be_run_as_a_module() -> None:
    arguments = [*line()[:2], "beringia", "rules", "eiszeit", "13.7"]
    done = subprocess.run(arguments, capture_output=True, text=True, env=environment(), check=False)
    assert (done.returncode, done.stdout.split()[0]) == (0, "EZ-13.7")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("dance", "invalid choice: 'dance'"),
        ("play chess", "game 'chess' does not exist; there are eiszeit"),
        ("play", "play what? There are eiszeit"),
        ("play eiszeit --seats human,greedy", "seats: 2 is not allowed; eiszeit is for 3 to 5 players"),
        ("play eiszeit --seats human,greedy,robot", "'robot' is not known; there are human, greedy"),
        ("play eiszeit --seats ,,", "'' is not known"),
        ("play eiszeit --rounds 7", "'rounds=7' is not allowed; rounds may be 4, 3"),
        ("play eiszeit --years 7", "unrecognized arguments: --years"),
        ("play eiszeit --options rounds=7", "'rounds=7' is not allowed; rounds may be 4, 3"),
        ("play eiszeit --options speed", "'speed' does not exist; eiszeit has rounds, colours"),
        ("serve --port 70000", "--port: 70000 is not allowed; ports go from 0 to 65535"),
        ("serve --host no.such.host.invalid", "cannot listen on no.such.host.invalid"),
        ("play eiszeit --rounds many", "'rounds=many' is not allowed; rounds may be 4, 3"),
        ("play eiszeit --seed -3", "'-3' is not a whole number"),
        ("play eiszeit --lang fr", "invalid choice: 'fr'"),
        ("play eiszeit --content missing.toml", "missing.toml: file: cannot be read: No such file"),
        ("play eiszeit --content LICENSE", "LICENSE: file: is not TOML"),
        ("play --resume missing.json", "missing.json: cannot be read: No such file"),
        ("play --resume tests", "tests: cannot be read: Is a directory"),
        ("play --resume LICENSE", "LICENSE: not a whole record"),
        ("play eiszeit --resume LICENSE", "game is settled by the saved game"),
        ("play --resume LICENSE --seed 4", "--seed is settled by the saved game"),
        ("simulate eiszeit", "the following arguments are required: --seats"),
        ("simulate eiszeit --seats human,greedy,random", "'human' is not known"),
        ("simulate eiszeit --seats greedy,random", "seats: 2 is not allowed"),
        ("simulate eiszeit --seats greedy,random,random --games 0", "games: 0 is not allowed"),
        ("simulate eiszeit --seats greedy,random,random --workers -1", "'-1' is not a whole number"),
        ("simulate eiszeit --seats random,random,random --vary rounds=9", "'rounds=9' is not allowed; rounds may be"),
        ("simulate eiszeit --seats random,random,random --vary colours", "'colours' does not exist; eiszeit has"),
        ("simulate eiszeit --seats random,random,random --report nowhere/it.html", "there is no folder nowhere"),
        ("train winter --start nobody", "there are no weights of 'nobody'"),
        ("train winter --seats 7", "winter is not for 7 players"),
        ("train winter --seats 2,x", "'x' is not a whole number"),
        ("train winter --generations 0", "generations: 0 is not allowed; give at least 1"),
        ("train valley --value --against itself", "bot 'itself' does not exist"),
        ("train valley --only standing", "--only tells of a learned value: give it together with --value"),
        ("replay", "the following arguments are required: FILE"),
        ("replay missing.json", "missing.json: cannot be read"),
        ("verify missing.json", "missing.json: cannot be read"),
        ("rules chess", "game 'chess' does not exist"),
        ("rules eiszeit 99.1", "rule '99.1' does not exist; there are sections 1 to 25"),
    ],
)
def test_wrong_arguments(arguments: str, reason: str) -> None:
    assert reason in refused(command.beringia(*arguments.split()))


@pytest.mark.parametrize(
    ("extra", "reason"),
    [
        (("--at", "9999"), "--at 9999: this record has entries 1 to"),
        (("--as", "3"), "--as 3: there is no such seat; there are 0 or red, 1 or yellow, 2 or green"),
        (("--as", "black"), "--as black: there is no such seat"),
    ],
)
def test_wrong_places_in_a_record(finished: Path, extra: tuple[str, ...], reason: str) -> None:
    assert reason in refused(command.beringia("replay", finished, *extra))


def test_a_finished_game_is_verified(finished: Path) -> None:
    done = command.beringia("verify", finished)
    entries = len(json.loads(finished.read_text(encoding="utf-8"))["entries"])
    assert done.returncode == 0, done.stderr
    assert f"{entries} entries, an unbroken chain" in " ".join(done.stdout.split())
    assert " win" in done.stdout or "share the victory" in done.stdout
    assert "Seed 11, position " in done.stdout


def test_damaged_records_are_refused(finished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = finished.read_text(encoding="utf-8")

    def damaged(**changes: object) -> bytes:
        return json.dumps({**json.loads(text), **changes}).encode()

    entries = json.loads(text)["entries"]
    relinked = [*entries[:5], [*entries[5][:3], "0" * 32], *entries[6:]]
    out_of_turn = [[1 - min(entries[0][0], 1), *entries[0][1:]], *entries[1:]]
    cases = {
        text[: len(text) // 2].encode(): "not a whole record: the text breaks at line 1",
        b"": "not a whole record",
        b"\xff\xfe\x00": "not UTF-8 text",
        b"[" * 100_000: "nested too deeply",
        b"[1]": "'beringia' must be 'record'",
        b'{"beringia": "record", "seed": ' + b"9" * 5000 + b"}": "integer string conversion",
        damaged(beringia="position"): "'beringia' must be 'record'",
        damaged(format=99): "record format 99 is not known",
        damaged(game="chess"): "the record names the game 'chess'; registered games are eiszeit, ",
        damaged(game=None): "the record names no game; registered games are",
        damaged(content="0" * 16): "was played with content '0000000000000000'",
        damaged(seats=9, names=["a"] * 9): "seats: 9 is not allowed",
        damaged(seed="-1"): "seed must be the digits of a whole number",
        damaged(seed="12"): "entry 1",
        damaged(names=["a"]): "names must be a list of 3 texts",
        damaged(options={"rounds": 9}): "option rounds: 9 is not allowed",
        damaged(entries=None): "entries must be a list",
        damaged(entries=[[1]]): "entry 1: must be [seat, choice, text, link]",
        damaged(entries=relinked): "entry 6: the hash chain is broken here",
        damaged(entries=out_of_turn): "entry 1: seat",
        damaged(entries=entries[:-1]): "the last position is not the one this record tells of",
        damaged(winners=[0, 1, 2]): "the winners written in the file are not those",
        damaged(scores=[1, 2, 3]): "the result written in the file is not the one",
    }
    file = tmp_path / "damaged.json"
    for content, reason in cases.items():
        file.write_bytes(content)
        assert main(["verify", str(file)]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.startswith("beringia: ")
        assert said.err.count("\n") == 1
        assert reason in said.err
    file.write_text(text[:-100], encoding="utf-8")
    for verb in (("verify",), ("replay",), ("play", "--resume")):
        assert "not a whole record: the text breaks at line 1" in refused(command.beringia(*verb, file))


def test_control_characters_of_a_file_do_not_reach_the_terminal(tmp_path: Path) -> None:
    record = Record(beringia.game("eiszeit"), 3, 1, {}, ["\x1b[31mEve\x07", "Ada", "greedy"])
    record.play(record.position.choices()[0])
    file = tmp_path / "odd.json"
    file.write_text(record.to_json(), encoding="utf-8")
    done = command.beringia("replay", file)
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert "\x07" not in done.stdout
    assert "?[31mEve?" in done.stdout
    assert "Ada" in done.stdout


# -- however it ends, it ends quietly


@pytest.fixture(params=["terminal", "background job"])
def control_c(request: pytest.FixtureRequest) -> Iterator[None]:
    """Control-C must end the command, even if the tests run where it is ignored: as many runners start them."""
    before = signal.getsignal(signal.SIGINT)
    if request.param == "background job":
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    yield
    signal.signal(signal.SIGINT, before)


def test_control_c_at_the_prompt(control_c: None) -> None:
    game = start("play", "eiszeit", "--seed", "1")
    assert game.stdout is not None
    while "hunter 12" not in game.stdout.readline():
        pass
    game.send_signal(signal.SIGINT)
    _, errors = game.communicate(timeout=30)
    assert (game.returncode, errors.strip()) == (130, "")


def test_control_c_while_simulating(control_c: None, tmp_path: Path) -> None:
    output = tmp_path / "games.csv"
    line_up = ("--seats", "greedy,greedy,greedy", "--games", "100000", "--output", str(output))
    series = start("simulate", "eiszeit", *line_up)
    until = time.monotonic() + 60
    while not output.with_name("games.csv.part").exists() and time.monotonic() < until:  # then the games begin
        time.sleep(0.05)
    series.send_signal(signal.SIGINT)
    _, errors = series.communicate(timeout=30)
    assert (series.returncode, errors.strip()) == (130, "")


def test_a_reader_that_goes_away() -> None:
    game = start("play", "eiszeit", "--seats", "greedy,greedy,greedy", "--seed", "1", stdin=subprocess.DEVNULL)
    assert game.stdout is not None
    assert game.stderr is not None
    game.stdout.close()
    assert (game.wait(timeout=60), game.stderr.read()) == (141, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk() -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = start("rules", "eiszeit", stdout=full)
        _, errors = done.communicate(timeout=30)
    assert done.returncode == 2
    assert errors == "beringia: cannot write: No space left on device\n"


@pytest.mark.skipif(os.name != "posix", reason="needs a shell that closes streams")
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-"])
def test_closed_streams(closed: str) -> None:
    shell = f'exec "$@" {closed}'
    done = subprocess.run(
        ["sh", "-c", shell, "sh", *line("play", "eiszeit", "--seed", "1")],
        text=True, capture_output=True, env=environment(), stdin=subprocess.DEVNULL, timeout=60, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")


def test_options_by_name() -> None:
    chosen = "rounds=3,colours=blue+red+black"
    done = command.beringia("play", "eiszeit", "--seed", "1", "--options", chosen, typed=["quit"])
    assert done.returncode == 0, done.stderr
    assert "Blue" in done.stdout
    assert "Yellow" not in done.stdout


def test_serving_says_where_and_ends_with_ctrl_c(tmp_path: Path, control_c: None) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    process = start("serve", "--db", database)
    assert process.stdout is not None
    told = process.stdout.readline()
    assert told.startswith("Beringia is open at http://127.0.0.1:")
    address = told.split()[4]
    with urllib.request.urlopen(f"{address}api/games", timeout=10) as answer:
        assert "eiszeit" in answer.read().decode()
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=20)
    assert process.returncode in (0, 130)
    assert "Traceback" not in errors


def test_verify_checks_what_the_server_committed_itself_to(finished: Path, tmp_path: Path) -> None:
    data = json.loads(finished.read_text(encoding="utf-8"))
    data["fair"] = {"commitment": fair.commit("salt", data["seed"]), "salt": "salt"}
    file = tmp_path / "fair.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    done = command.beringia("verify", file, columns=200)
    assert done.returncode == 0
    assert data["fair"]["commitment"] in done.stdout
    data["fair"]["salt"] = "pepper"
    file.write_text(json.dumps(data), encoding="utf-8")
    assert "committed itself to" in refused(command.beringia("verify", file))


def test_content_is_a_file_to_be_corrected(tmp_path: Path) -> None:
    done = command.beringia("content", "eiszeit")
    assert (done.returncode, done.stderr) == (0, "")
    file = tmp_path / "mine.toml"
    file.write_text(done.stdout, encoding="utf-8")
    assert registry.game("eiszeit", file) == registry.game("eiszeit")
    assert "has no content file" in refused(command.beringia("content", "examples/thin_ice.py"))
