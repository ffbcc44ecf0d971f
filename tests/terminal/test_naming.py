"""Record files name games, bots and files; none of these names runs code or opens a file."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

import beringia
from beringia import Record, bots, cli
from beringia.games import registry
from beringia.terminal.errors import UserError
from beringia.terminal.records import checked_record, sitting
from tests.traps import EVIL, Trap, replaced, strings_of, trap_in, variants

THIN_ICE = Path(__file__).parents[2] / "examples" / "thin_ice.py"


@pytest.fixture
def trap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Trap]:
    made = trap_in(tmp_path / "outside", monkeypatch)
    with made.watching():
        yield made


@pytest.fixture
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test lists is forgotten again."""
    monkeypatch.setenv(registry.VARIABLE, "")


def record(game: str | Path = "eiszeit", seats: int = 3) -> dict[str, object]:
    made = Record(beringia.game(game), seats, 1, names=["greedy", "Ada", "random"][:seats])
    for _ in range(3):
        made.play(made.position.choices()[0])
    return made.to_dict()


COMMANDS = [["verify"], ["replay"], ["analyse"], ["play", "--resume"]]


@pytest.mark.parametrize("command", COMMANDS, ids=[" ".join(command) for command in COMMANDS])
def test_a_record_that_names_a_file_runs_nothing(
    trap: Trap, command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in trap.names:
        file = tmp_path / "record.json"
        file.write_text(json.dumps({**record(), "game": name}), encoding="utf-8")
        assert cli.main([*command, str(file)]) == cli.BAD_INPUT
        trap.require_untouched(name)
        told = capsys.readouterr().err
        assert f"the record names the game {name!r}" in told
        assert "registered games are eiszeit, " in told
        assert "--game" in told


@pytest.mark.parametrize("wrong", [None, 5, ["eiszeit"], {"key": "eiszeit"}])
def test_a_game_that_is_no_text_is_refused(wrong: object) -> None:
    with pytest.raises(UserError, match=r"the record names (no|the) game"):
        checked_record("record.json", {**record(), "game": wrong}, None)


def test_the_game_of_a_file_that_the_command_line_names_is_found_by_its_key(
    listed: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record(THIN_ICE, 2)), encoding="utf-8")
    assert cli.main(["verify", str(file), "--game", str(THIN_ICE)]) == 0
    assert cli.main(["replay", str(file), "--game", str(THIN_ICE)]) == 0
    file.write_text(json.dumps({**record(THIN_ICE, 2), "game": str(THIN_ICE)}), encoding="utf-8")
    capsys.readouterr()
    assert cli.main(["verify", str(file), "--game", str(THIN_ICE)]) == cli.BAD_INPUT, "its key is thin_ice"
    assert "the record names the game" in capsys.readouterr().err


def test_bots_that_a_record_names_by_a_path_are_people(trap: Trap) -> None:
    for name in trap.names:
        made = Record(beringia.game("eiszeit"), 3, 1, names=["greedy", name, "random"])
        assert sitting(checked_record("record.json", made.to_dict(), None)) == ["greedy", "human", "random"]
        trap.require_untouched(name)


def test_whatever_text_of_a_record_is_a_name_nothing_is_run_or_opened(trap: Trap) -> None:
    said: set[str] = set()
    for told, data in variants(record(), trap.names):
        with pytest.raises(UserError) as refused:
            checked_record("record.json", data, None)
        trap.require_untouched(told)
        assert str(refused.value).isprintable(), told
        said.add(str(refused.value))
    assert len(said) > 50, "each refusal says what is wrong"


def test_whatever_text_of_a_position_is_a_name_nothing_is_run_or_opened(trap: Trap) -> None:
    for key in beringia.games():
        game = beringia.game(key)
        for told, data in variants(game.start(game.seats[0], seed=1).to_dict(), trap.names[:4]):
            with suppress(ValueError):
                game.from_dict(data)
            trap.require_untouched(told)


def test_whatever_text_of_a_content_file_is_a_name_nothing_is_run_or_opened(trap: Trap, tmp_path: Path) -> None:
    dice = random.Random(1)
    for key in beringia.games():
        data = beringia.game(key).content.data
        for path in dice.sample(list(strings_of(data)), 30):
            name = dice.choice(trap.names)
            file = tmp_path / "content.json"
            file.write_text(json.dumps(replaced(data, path, name)), encoding="utf-8")
            with suppress(ValueError):
                registry.registered(key, file).start(beringia.game(key).seats[0], seed=1)
            trap.require_untouched((key, path, name))


def test_keys_are_registered_and_nothing_else(trap: Trap, listed: None) -> None:
    assert registry.registered("eiszeit") is beringia.game("eiszeit")
    for name in [*trap.names, str(THIN_ICE), "", "eiszeit.py", "beringia.games.eiszeit.rules"]:
        with pytest.raises(ValueError, match=r"game .* is not registered; registered games are eiszeit, "):
            registry.registered(name)
    for wrong in (None, 5, ["eiszeit"], THIN_ICE):
        with pytest.raises(ValueError, match="is not registered"):
            registry.registered(wrong)
    trap.require_untouched()
    assert registry.registered(registry.register_file(THIN_ICE)).key == "thin_ice"


def test_registered_bots_are_made_and_no_others(trap: Trap) -> None:
    game = beringia.game("eiszeit")
    assert bots.make_registered("greedy", game, 1).name == "greedy"
    assert bots.make_registered(bots.levels(game)[0], game, 1).name == bots.levels(game)[0]
    for name in [*trap.names, "beringia.bots.random:RandomBot", ":", ""]:
        with pytest.raises(ValueError, match=r"bot .* does not exist; there are greedy, "):
            bots.make_registered(name, game, 1)
        with pytest.raises(ValueError, match="is not registered"):
            bots.make_registered("greedy", name, 1)
    with pytest.raises(ValueError, match="bot: 5 is not allowed; give a name"):
        bots.make_registered(5, game, 1)  # type: ignore[arg-type]
    trap.require_untouched()
    bots.register("mine", lambda game, seed: bots.make("random", game, seed))
    try:
        assert bots.make_registered("mine", game, 1).name == "random"
    finally:
        bots.forget("mine")


def test_the_trap_notices_what_it_is_for(trap: Trap) -> None:
    with pytest.raises(ValueError, match="calls itself"):
        beringia.game(f"{EVIL}.py")
    assert trap.mark.exists()
    assert any(line.startswith("open ") for line in trap.touched)
