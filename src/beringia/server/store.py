"""Where tables are stored: SQLite by default, PostgreSQL by URL.

Entries are only ever added, by the one thread that writes (:mod:`beringia.server.writer`).

A SQLite file belongs to one server. A PostgreSQL may serve many: then every write names the lease it is made under
(:mod:`beringia.server.leases`), and the lease is checked in the same transaction.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from sqlalchemy import (
    Connection,
    Select,
    String,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from beringia.server import leases, metrics
from beringia.server.claim import FileClaim, FileGoneError
from beringia.server.database import is_shared, open_engine
from beringia.server.forgetting import Forgotten
from beringia.server.logs import cause
from beringia.server.migrations import migrate
from beringia.server.rows import (
    ArchiveRow,
    EntryRow,
    SavedTable,
    SnapshotRow,
    TableRow,
    archive_rows,
    clock_rows,
    content_rows,
    entry_rows,
    notice_rows,
    presence_rows,
    push_rows,
    schema_rows,
    snapshot_rows,
    table_rows,
)
from beringia.server.writer import FileBook, NotOwner, SharedBook, Statement, StorageError, Writer

__all__ = ["NotOwner", "StorageError", "Store"]

log = logging.getLogger("beringia.server.store")

# Built once: building a statement costs more than executing it.
_add_table = insert(table_rows)
_push_also = insert(push_rows).from_select(
    push_rows.c.keys(),
    select(*(bindparam("new", type_=String) if column.name == "table_id" else column for column in push_rows.c)).where(
        push_rows.c.table_id == bindparam("old")
    ),
)
_change_table = update(table_rows).where(table_rows.c.id == bindparam("key"))
_add_entry = insert(entry_rows)
_entries_of = select(entry_rows).where(entry_rows.c.table_id == bindparam("key"))
_add_snapshot = insert(snapshot_rows)
_this_entry = (entry_rows.c.table_id == bindparam("key"), entry_rows.c.version == bindparam("at_version"))
_drop_entry = delete(entry_rows).where(*_this_entry)
_relink_entry = update(entry_rows).where(*_this_entry).values(link=bindparam("new_link"))
_drop_snapshots = delete(snapshot_rows).where(
    snapshot_rows.c.table_id == bindparam("key"),
    snapshot_rows.c.version >= bindparam("first"),
    snapshot_rows.c.version < bindparam("before"),
)
_drop_archive = delete(archive_rows).where(archive_rows.c.table_id == bindparam("key"))
_add_archive = insert(archive_rows)
_last_notice = select(func.max(notice_rows.c.number))
_new_notices = (
    select(notice_rows.c.table_id, func.max(notice_rows.c.number).label("number"))
    .where(notice_rows.c.number > bindparam("after"))
    .group_by(notice_rows.c.table_id)
)
Parameters = ParamSpec("Parameters")
Read = TypeVar("Read")

#: Seconds that a change of the schema may take, or waiting for another process that makes it.
PREPARING = 600.0
#: Threads that read; more requests wait.
READERS = 8


class Store:
    """The database. Reading functions block: await them with ``read``. Writing ones are awaited.

    ``serving``: this process keeps tables in memory, so a SQLite file must be its own.
    """

    def __init__(self, url: str, serving: bool = False, timeout: float = 5.0) -> None:
        self.engine = open_engine(url, PREPARING)
        self.shared = is_shared(self.engine.url)
        self._timeout = timeout
        self._claim: FileClaim | None = None
        if serving and not self.shared:
            assert self.engine.url.database is not None
            self._claim = FileClaim(Path(self.engine.url.database))
        try:
            migrate(self.engine)
            if self.shared:
                with self.engine.begin() as connection:
                    leases.prepare(connection)
        except SQLAlchemyError as error:
            self._release()
            where = self.engine.url.render_as_string(hide_password=True)
            reason = str(getattr(error, "orig", error)).partition("\n")[0]
            raise ValueError(f"cannot use the database {where}: {reason}") from None
        except ValueError:
            self._release()
            raise
        self.engine.dispose()
        self.engine = open_engine(url, timeout, serving)
        self._anchor = None if self._claim is None else self._watched(self._claim)
        if self._claim is not None:  # nothing is in memory yet, so nothing need be noticed
            with self.engine.begin() as connection:
                connection.execute(delete(notice_rows))
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="beringia-reader")
        self._shared_book = SharedBook(self.engine) if self.shared else None
        self._writer = Writer(self._shared_book or FileBook(self.engine, self._claim), timeout)

    @property
    def process(self) -> str | None:
        """Under which name leases are held; ``None``: no leases are needed."""
        return None if self._shared_book is None else self._shared_book.process

    @process.setter
    def process(self, name: str) -> None:
        assert self._shared_book is not None
        self._shared_book.process = name

    # -- reading

    async def read(self, what: Callable[Parameters, Read], *args: Parameters.args, **given: Parameters.kwargs) -> Read:
        """Call something that asks the database, in a thread; whatever goes wrong is a :class:`StorageError`."""

        def ask() -> Read:
            with self._asking():
                return what(*args, **given)

        if time.monotonic() < self._writer.silent_until:
            raise StorageError("the database does not answer")
        return await asyncio.get_running_loop().run_in_executor(self._readers, ask)

    def table(self, table_id: str) -> SavedTable | None:
        """The table with everything needed to go on."""
        with self.engine.connect() as connection:
            notice = connection.execute(_last_notice).scalar() or 0  # first: what comes after may not be in the rest
            found = connection.execute(select(table_rows).where(table_rows.c.id == table_id)).first()
            if found is None:
                return None
            snapshot = self._snapshot(connection, table_id, 2**31 - 1)
            since = 0 if snapshot is None else snapshot.version
            entries = self._entries(connection, table_id, since, 2**31 - 1)
            sent = connection.execute(
                select(entry_rows.c.seat, entry_rows.c.message, entry_rows.c.version)
                .where(entry_rows.c.table_id == table_id, entry_rows.c.message.is_not(None))
                .order_by(entry_rows.c.version)
            )
            messages = {(seat, message): version for seat, message, version in sent}
            row = TableRow.read(found)
            steps = select(entry_rows.c.at, entry_rows.c.result).where(entry_rows.c.table_id == table_id)
            newest = steps.order_by(entry_rows.c.version.desc()).limit(1)
            last = connection.execute(newest).first()
            told = connection.execute(newest.where(entry_rows.c.told.is_(None))).first()
            withheld = connection.execute(
                select(entry_rows.c.version, entry_rows.c.told).where(
                    entry_rows.c.table_id == table_id, entry_rows.c.told.is_not(None)
                )
            )
            kept = connection.execute(select(archive_rows).where(archive_rows.c.table_id == table_id)).first()
            return SavedTable(
                row,
                row.changed if told is None else max(row.changed, told.at),
                snapshot,
                entries,
                messages,
                None if last is None else last.result,
                None if kept is None else ArchiveRow(*kept),
                notice,
                {step.version: step.told for step in withheld},
                *self._around(connection, table_id),
            )

    def entries(self, table_id: str, after: int = 0, upto: int = 2**31 - 1) -> list[EntryRow]:
        """The steps ``after < version <= upto``."""
        with self.engine.connect() as connection:
            return self._entries(connection, table_id, after, upto)

    def told_entries(
        self, table_id: str, after: int, upto: int, seats: int, first: int | None = None, last: int | None = None
    ) -> list[EntryRow]:
        """The steps ``after < version <= upto`` that some of these seats (as bits) were told of, in their order: the
        first or the last so many of them."""
        version, told = entry_rows.c.version, entry_rows.c.told
        wanted = _entries_of.where(version > after, version <= upto, or_(told.is_(None), told.bitwise_and(seats) != 0))
        order = version if last is None else version.desc()
        return self._read_entries(wanted.order_by(order).limit(first if last is None else last), table_id)

    def last_entries(self, table_id: str, count: int) -> list[EntryRow]:
        """The last steps, whoever was told of them, in their order."""
        return self._read_entries(_entries_of.order_by(entry_rows.c.version.desc()).limit(count), table_id)

    def _read_entries(self, wanted: Select[Any], table_id: str) -> list[EntryRow]:
        with self.engine.connect() as connection:
            rows = connection.execute(wanted, {"key": table_id})
            return sorted((EntryRow(*row) for row in rows), key=lambda entry: entry.version)

    def snapshot(self, table_id: str, upto: int) -> SnapshotRow | None:
        """The last saved position at or before a version."""
        with self.engine.connect() as connection:
            return self._snapshot(connection, table_id, upto)

    def header(self, table_id: str) -> TableRow | None:
        """The header of a table alone."""
        with self.engine.connect() as connection:
            found = connection.execute(select(table_rows).where(table_rows.c.id == table_id)).first()
            return None if found is None else TableRow.read(found)

    def listed(self, game: str | None, language: str | None, since: int, most: int) -> list[TableRow]:
        """Tables that wait and are open to everybody, the newest first; never a private one."""
        wanted = select(table_rows).where(
            table_rows.c.listed.is_not(None),
            table_rows.c.status == "waiting",
            table_rows.c.private.is_(False),
            table_rows.c.changed >= since,
        )
        if game is not None:
            wanted = wanted.where(table_rows.c.game == game)
        if language is not None:
            wanted = wanted.where(table_rows.c.listed == language)
        with self.engine.connect() as connection:
            found = connection.execute(wanted.order_by(table_rows.c.changed.desc(), table_rows.c.id).limit(most))
            return [TableRow.read(row) for row in found]

    def last_version(self, table_id: str) -> int:
        """The version of the last step that is stored; 0 if there is none."""
        with self.engine.connect() as connection:
            last = select(func.max(entry_rows.c.version)).where(entry_rows.c.table_id == table_id)
            return connection.execute(last).scalar() or 0

    def notices(self, after: int) -> dict[str, int]:
        """Tables that were changed from outside since a notice, each with its last one."""
        with self.engine.connect() as connection:
            found = connection.execute(_new_notices, {"after": after})
            return {row.table_id: row.number for row in found}

    def ping(self) -> None:
        """Raise an error if the database does not answer."""
        with self.engine.connect() as connection:
            connection.execute(select(schema_rows.c.schema))

    def contents(self) -> set[tuple[str, str]]:
        """Which content is stored: games and versions."""
        with self.engine.connect() as connection:
            return {
                (row.game, row.version)
                for row in connection.execute(select(content_rows.c.game, content_rows.c.version))
            }

    def content(self, game: str, version: str) -> str | None:
        """A stored content file, as JSON."""
        with self.engine.connect() as connection:
            wanted = (content_rows.c.game == game, content_rows.c.version == version)
            return connection.execute(select(content_rows.c.data).where(*wanted)).scalar()

    # -- writing

    def add_content(self, game: str, version: str, data: str) -> None:
        """Store a content file, unless it is there. Blocks."""
        row = insert(content_rows).values(game=game, version=version, data=data)
        with suppress(IntegrityError), self.engine.begin() as connection:
            connection.execute(row)

    async def add_table(self, row: TableRow, replaces: TableRow | None = None, fence: int = 0) -> None:
        """Store a new table; a rematch is stored together with the table that names it (and has this fence)."""
        statements: list[Statement] = [(_add_table, row.values())]
        if self.process is not None:
            statements.append(leases.first(self.process, row.id))
        fences = [] if replaces is None else [(replaces.id, fence)]
        if replaces is not None:  # who is told of the one is told of the other
            statements.append((_push_also, {"old": replaces.id, "new": row.id}))
        await self._writer.write(statements + self._header_of(replaces), fences)

    async def write(self, statements: list[Statement], table_id: str, fence: int) -> None:
        """Store something else that belongs to a table."""
        await self._writer.write(statements, [(table_id, fence)])

    async def keep(self, statements: list[Statement]) -> None:
        """Store something that is no state of a table, and so needs no lease."""
        await self._writer.write(statements, [])

    async def change_table(self, row: TableRow, fence: int = 0, more: Sequence[Statement] = ()) -> None:
        """Store a changed header; ``more`` goes into the same transaction."""
        await self._writer.write([*self._header_of(row), *more], [(row.id, fence)])

    async def add_steps(
        self,
        entries: Sequence[EntryRow],
        snapshot: SnapshotRow | None = None,
        row: TableRow | None = None,
        archive: ArchiveRow | None = None,
        fence: int = 0,
        forgotten: Forgotten | None = None,
        more: Sequence[Statement] = (),
    ) -> None:
        """Store steps that were made in one go, at times with a snapshot and a newer archive, and with the header if it
        has changed. What is forgotten of the steps before goes in the same transaction, and so does ``more``."""
        statements: list[Statement] = [(_add_entry, vars(entry)) for entry in entries]
        if snapshot is not None:
            statements.append((_add_snapshot, vars(snapshot)))
        if forgotten is not None:
            statements += self._without(forgotten, entries[0].version)
        if archive is not None:
            statements += [(_drop_archive, {"key": archive.table_id}), (_add_archive, vars(archive))]
        await self._writer.write([*statements, *self._header_of(row), *more], [(entries[0].table_id, fence)])

    def close(self) -> None:
        """Write what waits, then let go of the database. It takes a few seconds at most if that does not answer."""
        self._writer.close()
        self._readers.shutdown(wait=False, cancel_futures=True)
        if self._anchor is not None:
            self._anchor.close()
        self.engine.dispose()
        self._release()

    # -- inside

    @staticmethod
    def _header_of(row: TableRow | None) -> list[Statement]:
        return [] if row is None else [(_change_table, {"key": row.id, **row.values()})]

    @staticmethod
    def _without(forgotten: Forgotten, before: int) -> list[Statement]:
        key = forgotten.table_id
        dropped: list[Statement] = [
            (_drop_entry, {"key": key, "at_version": version}) for version in forgotten.versions
        ]
        linked: list[Statement] = [
            (_relink_entry, {"key": key, "at_version": version, "new_link": link})
            for version, link in forgotten.links.items()
        ]
        first = min([*forgotten.versions, *forgotten.links])
        return [*dropped, *linked, (_drop_snapshots, {"key": key, "first": first, "before": before})]

    @staticmethod
    def _entries(connection: Connection, table_id: str, after: int, upto: int) -> list[EntryRow]:
        rows = connection.execute(
            select(entry_rows)
            .where(entry_rows.c.table_id == table_id, entry_rows.c.version > after, entry_rows.c.version <= upto)
            .order_by(entry_rows.c.version)
        )
        return [EntryRow(*row) for row in rows]

    @staticmethod
    def _around(connection: Connection, table_id: str) -> tuple[dict[int, int], tuple[str, int] | None]:
        """When people last came or went, and the clock."""
        seen = connection.execute(select(presence_rows).where(presence_rows.c.table_id == table_id))
        clock = connection.execute(select(clock_rows).where(clock_rows.c.table_id == table_id)).first()
        return {row.seat: row.seen for row in seen}, None if clock is None else (clock.state, clock.since)

    @staticmethod
    def _snapshot(connection: Connection, table_id: str, upto: int) -> SnapshotRow | None:
        row = connection.execute(
            select(snapshot_rows)
            .where(snapshot_rows.c.table_id == table_id, snapshot_rows.c.version <= upto)
            .order_by(snapshot_rows.c.version.desc())
            .limit(1)
        ).first()
        return None if row is None else SnapshotRow(*row)

    @contextmanager
    def _asking(self) -> Iterator[None]:
        """Ask the database something; notice if it keeps silent or is not the one that was opened."""
        began = time.monotonic()
        try:
            if self._claim is not None:
                self._claim.check()
            yield
        except FileGoneError as error:
            log.error("%s", error)
            metrics.database_errors.labels("read").inc()
            raise StorageError("the database is gone") from None
        except (SQLAlchemyError, OSError) as error:
            if time.monotonic() - began >= 0.9 * self._timeout:
                self._writer.was_silent()
            log.error("the database could not be read: %s", cause(error))
            metrics.database_errors.labels("read").inc()
            raise StorageError(type(error).__name__) from None

    def _watched(self, claim: FileClaim) -> Connection:
        """A connection that stays open, so that SQLite itself never takes its files away; then they can be watched."""
        anchor = self.engine.connect()
        anchor.execute(select(schema_rows.c.schema))
        anchor.rollback()
        claim.watch()
        return anchor

    def _release(self) -> None:
        if self._claim is not None:
            self._claim.release()
