"""Record files: reading them, writing them safely, and who sits at the table they tell of."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from beringia import bots
from beringia.games import registry
from beringia.kernel.errors import RecordError
from beringia.kernel.position import Game
from beringia.kernel.reader import shown
from beringia.kernel.record import Record, read_json
from beringia.terminal.errors import SaveError, UserError
from beringia.terminal.screen import plain
from beringia.text import Catalogue
from beringia.text.colours import colours

HUMAN: Final = "human"


def load_game(key: str, content: str | None) -> Game:
    """A game that the command line names, with the content file given, if any."""
    try:
        return registry.game(key, content)
    except ValueError as error:  # a ContentError too
        raise UserError(str(error)) from None


def read_record(file: str, content: str | None) -> Record:
    """The record in a file, every entry of it checked."""
    return checked_record(file, read_data(file), content)


def checked_record(file: str, data: dict[str, object], content: str | None) -> Record:
    game = _game_of(file, data, content)
    try:
        return Record.from_dict(game, data)
    except RecordError as error:
        raise UserError(f"{file}: {error}") from None


def _game_of(file: str, data: dict[str, object], content: str | None) -> Game:
    """The game that a record names. A record never leads to code: only the command line does."""
    key = data.get("game")
    if not registry.is_registered(key):
        named = "no game" if key is None else f"the game {shown(key)}"
        raise UserError(
            f"{file}: the record names {named}; registered games are {', '.join(registry.keys())}; "
            "to use a game of a file, name that file on the command line: --game FILE, or play FILE --resume RECORD"
        )
    return load_game(str(key), content)


def read_data(file: str) -> dict[str, object]:
    try:
        return read_json(Path(file).read_text(encoding="utf-8"))
    except OSError as error:
        raise UserError(f"{file}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise UserError(f"{file}: not a record: this is not UTF-8 text") from None
    except ValueError as error:  # a RecordError, a number too long to read, a path with a zero byte
        raise UserError(f"{file}: {error}") from None


def save_record(record: Record, file: str) -> Path:
    """Write a record: whole or not at all, and never over a file that is something else."""
    try:
        path = Path(file).expanduser().resolve()
        if path.exists() and not _is_record(path):
            raise SaveError("terminal-not-a-record", file=file)
        draft = path.with_name(f".{path.name}.{os.getpid()}.draft")
        try:
            with draft.open("x", encoding="utf-8") as stream:
                stream.write(record.to_json())
                stream.flush()
                os.fsync(stream.fileno())
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)
    except OSError as error:
        raise SaveError("terminal-cannot-write", file=file, reason=error.strerror or str(error)) from None
    except (ValueError, RuntimeError) as error:  # a path with a zero byte; an unknown home directory; a loop of links
        raise SaveError("terminal-cannot-write", file=file, reason=str(error)) from None
    return path


def _is_record(path: Path) -> bool:
    if not path.is_file():
        return False
    try:
        read_json(path.read_text(encoding="utf-8"))
    except ValueError:
        return False
    return True


def player_names(record: Record, catalogue: Catalogue) -> list[str]:
    """The players' own names; where there is none, the colour will do."""
    nameless = {HUMAN, *bots.known(record.game), *(f"seat {seat}" for seat in range(record.seats))}
    return [
        catalogue.say(f"player-{colour}") if name in nameless else plain(name)[:24]
        for name, colour in zip(record.names, colours(record.options, record.seats), strict=True)
    ]


def sitting(record: Record) -> list[str]:
    """Who plays at each seat: the bot it is named after, or else a human."""
    return [name if name in bots.known(record.game) else HUMAN for name in record.names]
