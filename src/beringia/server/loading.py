"""From the database to a table that can be played on, compatible and verified; or else the reason why not.

A table goes on if its content is that of the game or is stored, if the rules that it was played with are compatible
with those of the game (:mod:`beringia.kernel.versions`), and if its entries, replayed from the last snapshot, have
unbroken links and lead to the position that was stored (its digest).

All this happens in a thread: nobody else waits for a long game.
"""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Mapping
from dataclasses import dataclass, field

from beringia import Event, Game, IllegalChoice, PositionError, Record, RecordError
from beringia.games.registry import registered
from beringia.kernel import versions
from beringia.kernel.session import Session
from beringia.server import contents
from beringia.server.errors import RequestError
from beringia.server.rows import SavedTable, TableRow
from beringia.server.store import Store

log = logging.getLogger("beringia.server.loading")


@dataclass(frozen=True)
class Loaded:
    """A table that can be played on. Without a record it is still waiting for players."""

    game: Game
    record: Record | None = None
    opening: list[Event] = field(default_factory=list)


@dataclass(frozen=True)
class Outdated:
    """Why a table cannot be played on."""

    reason: str
    message: str
    args: Mapping[str, str | int] = field(default_factory=dict)

    def error(self) -> RequestError:
        return RequestError("outdated", self.message, self.args, key=f"refused-outdated-{self.reason}")


def load(saved: SavedTable, store: Store) -> Loaded | Outdated:
    row = saved.row
    try:
        present = registered(row.game)
    except ValueError:
        return Outdated("game", f"the game {row.game!r} does not exist here", {"game": row.game})
    if row.status == "waiting":
        return _waiting(present, row)
    game = contents.game(store, row.game, row.content)
    if game is None:
        current = present.content.version
        return Outdated(
            "content",
            f"this table was played with content {row.content}, which is not stored; this is content {current}",
            {"saved": row.content, "current": current},
        )
    current = game.rules_version
    if not versions.compatible(row.rules, current):
        return Outdated(
            "rules",
            f"this table was played with version {row.rules} of the rules; this is version {current}",
            {"saved": row.rules, "current": current},
        )
    try:
        return _replayed(game.as_of(row.rules), saved)
    except (RecordError, PositionError, IllegalChoice) as error:
        log.error("table %s cannot be played again: %s", row.id, error)
        return Outdated("damaged", f"the stored steps of this table cannot be played again: {error}")


def new_record(game: Game, row: TableRow) -> Record:
    """The record of a table at its beginning, as games of its version of the rules are played."""
    return Record(game.as_of(row.rules), len(row.seats), row.seed, row.options, row.names)


def _waiting(game: Game, row: TableRow) -> Loaded | Outdated:
    """Nothing has been played yet: it will begin with the present content and rules, if its options still exist."""
    try:
        game.check_options(len(row.seats), row.options)
    except ValueError as error:
        return Outdated("options", f"the game cannot begin with the options of this table: {error}")
    return Loaded(game)


def _replayed(game: Game, saved: SavedTable) -> Loaded:
    try:
        record = new_record(game, saved.row)
    except ValueError as error:  # its options, its names
        raise RecordError(str(error)) from None
    opening = record.position.opening
    if saved.snapshot is not None:
        record.resume(Session.from_dict(game, json.loads(saved.snapshot.position)), saved.snapshot.head)
    for entry in saved.entries:
        record.replay(entry.version, [entry.seat, entry.choice, entry.text, entry.link])
        time.sleep(0)  # lets the thread that talks with people go first
    if saved.result is not None and json.loads(saved.result)["digest"] != record.position.digest():
        raise RecordError("the entries do not lead to the position that was stored (digest differs)")
    return Loaded(game, record, opening)
