"""Spectators who see a table some time later, where those who made it want that.

What they are told is told by the same code as everything else (:mod:`beringia.server.telling`), but of the table as it
stood then: a second session follows the first one, step by step, when each step has become old enough. It plays what is
stored, so it needs no memory of its own, and comes out the same after a restart. When the game is over there is nothing
left to protect, and the rest is told at once.
"""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Final, Protocol

from sqlalchemy import func, select

from beringia import Event, Game, Position
from beringia.kernel.record import Record
from beringia.kernel.session import Move, Session
from beringia.server import loading, redaction
from beringia.server.errors import RequestError
from beringia.server.loading import Outdated
from beringia.server.message_types import Status
from beringia.server.presence import Presence
from beringia.server.rows import ArchiveRow, EntryRow, TableRow, entry_rows, now
from beringia.server.settings import Settings
from beringia.server.store import StorageError, Store
from beringia.server.subscribers import Subscribers
from beringia.server.talk import Talk
from beringia.server.telling import Clocked, Telling

log = logging.getLogger("beringia.server.lateness")

#: Seconds between two looks whether a step is old enough, while somebody watches.
LOOK: Final = 0.5


class FollowedTable(Protocol):
    """The table that is followed."""

    row: TableRow
    version: int
    session: Session | None
    opening: list[Event]
    outdated: Outdated | None
    archive: ArchiveRow | None
    presence: Presence
    talk: Talk
    telling: Telling

    @property
    def status(self) -> Status: ...

    @property
    def people_here(self) -> set[int]: ...

    @property
    def content(self) -> str: ...

    @property
    def game(self) -> Game: ...


class NoClock:
    """A clock tells whose turn it is now."""

    def clock(self) -> None:
        return None


class Past:
    """A table as it stood some time ago."""

    def __init__(self, table: FollowedTable) -> None:
        self._table = table
        self.lock = asyncio.Lock()
        self.version = 0
        self.changed = table.row.created
        self.told_head = ""
        self.session: Session | None = None
        self.asked: int | None = None
        self.timing: Clocked = NoClock()

    @property
    def row(self) -> TableRow:
        return self._table.row

    @property
    def opening(self) -> list[Event]:
        return self._table.opening

    @property
    def outdated(self) -> Outdated | None:
        return self._table.outdated

    @property
    def archive(self) -> ArchiveRow | None:
        return self._table.archive

    @property
    def presence(self) -> Presence:
        return self._table.presence

    @property
    def people_here(self) -> set[int]:
        return self._table.people_here

    @property
    def content(self) -> str:
        return self._table.content

    @property
    def status(self) -> Status:
        status = self._table.status
        return "playing" if status == "finished" and self.version < self._table.version else status


class Lateness:
    """Lets some spectators of a table see it late."""

    def __init__(self, table: FollowedTable, store: Store, settings: Settings) -> None:
        self._table = table
        self._store = store
        self._past = Past(table)
        self._record: Record | None = None
        self._following: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()
        self.subscribers = Subscribers()
        self.telling = Telling(self._past, self.subscribers, store, settings)

    async def catch_up(self) -> None:
        """Let the past be as recent as it may be, and tell it to those who watch."""
        self.telling.numbering = self._table.telling.numbering
        if self._table.session is None:
            return
        async with self._lock:
            try:
                upto = await self._allowed()
                if self._record is None:
                    await self._begin(upto)
                    self.telling.publish_opening()
                    return
                entries = await self._store.read(self._store.entries, self._table.row.id, self._past.version, upto)
                for entry in entries:
                    before, move = await asyncio.to_thread(_played, self._record, entry)
                    self._stand(entry.version, entry if entry.told is None else None)
                    self.telling.publish_step(entry, move, redaction.load_events(entry.events), before, False)
            except StorageError:
                raise RequestError("storage") from None
            except RequestError:
                raise
            except Exception:
                # What was played before is not what is stored now: much that was taken back has been forgotten.
                log.info("table %s is followed anew", self._table.row.id)
                await self._begin(await self._allowed())
                self.telling.publish_opening()

    def follow(self) -> None:
        """Go on telling as long as somebody watches."""
        if self._following is None or self._following.done():
            self._following = asyncio.create_task(self._follow())

    def close(self, code: int) -> None:
        if self._following is not None:
            self._following.cancel()
        self.subscribers.close(code)

    async def _follow(self) -> None:
        while self.subscribers:
            await asyncio.sleep(LOOK)
            try:
                await self.catch_up()
                self._table.talk.catch_up()
            except RequestError:
                log.warning("table %s cannot be followed: the database does not answer", self._table.row.id)

    async def _allowed(self) -> int:
        """The last step that is old enough."""
        table = self._table
        if table.row.status == "finished":
            return table.version
        found = await self._store.read(self._old, table.row.id, now() - 1000 * table.row.terms.delay)
        return max(found, self._past.version if self._record is not None else 0)

    def _old(self, table_id: str, before: int) -> int:
        last = select(func.max(entry_rows.c.version))
        wanted = last.where(entry_rows.c.table_id == table_id, entry_rows.c.at <= before)
        with self._store.engine.connect() as connection:
            return connection.execute(wanted).scalar() or 0

    async def _begin(self, upto: int) -> None:
        """From the last saved position, or from the beginning."""
        table_id = self._table.row.id
        snapshot = await self._store.read(self._store.snapshot, table_id, upto)
        since = 0 if snapshot is None else snapshot.version
        entries = await self._store.read(self._store.entries, table_id, since, upto)
        game, row = self._table.game, self._table.row

        def play() -> Record:
            record = loading.new_record(game, row)
            if snapshot is not None:
                record.resume(Session.from_dict(record.game, json.loads(snapshot.position)), snapshot.head)
            for entry in entries:
                record.replay(entry.version, [entry.seat, entry.choice, entry.text, entry.link])
            return record

        self._record = await asyncio.to_thread(play)
        told = await self._store.read(self._store.told_entries, table_id, 0, upto, 0, last=1)
        self._past.changed, self._past.told_head = row.created, ""
        self._stand(upto, told[0] if told else None)

    def _stand(self, version: int, told: EntryRow | None) -> None:
        """At a version; ``told``: the last step, if everybody is told of it."""
        assert self._record is not None
        self._past.session, self._past.version = self._record.session, version
        if told is not None:
            self._past.changed, self._past.told_head = told.at, told.link


def _played(record: Record, entry: EntryRow) -> tuple[Position, Move]:
    before = record.position.copy()
    return before, record.replay(entry.version, [entry.seat, entry.choice, entry.text, entry.link], watch=True)
