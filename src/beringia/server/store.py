"""Where tables are stored: SQLite by default, PostgreSQL by URL.

Entries are only ever added. One thread writes; everything that waits when it comes round is committed together, so that
many tables share one flush to the disk. A write is done when its commit is.

A SQLite file belongs to one server. A PostgreSQL may serve many: then every write names the lease it is made under
(:mod:`beringia.server.leases`), and the lease is checked in the same transaction.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import ParamSpec, TypeVar

from sqlalchemy import (
    Connection,
    Executable,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from beringia.server import leases, metrics
from beringia.server.claim import FileClaim, FileGoneError
from beringia.server.database import is_shared, open_engine
from beringia.server.leases import Fence
from beringia.server.logs import cause
from beringia.server.migrations import migrate
from beringia.server.rows import (
    ArchiveRow,
    EntryRow,
    SavedTable,
    SnapshotRow,
    TableRow,
    archive_rows,
    content_rows,
    entry_rows,
    notice_rows,
    schema_rows,
    snapshot_rows,
    table_rows,
)

log = logging.getLogger("beringia.server.store")

# Built once: building a statement costs more than executing it.
_add_table = insert(table_rows)
_change_table = update(table_rows).where(table_rows.c.id == bindparam("key"))
_add_entry = insert(entry_rows)
_add_snapshot = insert(snapshot_rows)
_drop_archive = delete(archive_rows).where(archive_rows.c.table_id == bindparam("key"))
_add_archive = insert(archive_rows)
_last_notice = select(func.max(notice_rows.c.number))
_notices = select(notice_rows.c.table_id, func.max(notice_rows.c.number).label("number")).group_by(
    notice_rows.c.table_id
)
_new_notices = _notices.where(notice_rows.c.number > bindparam("after"))
_notices_of = _notices.where(notice_rows.c.table_id.in_(bindparam("tables", expanding=True)))
Statement = tuple[Executable, dict[str, object]]
Parameters = ParamSpec("Parameters")
Read = TypeVar("Read")

#: Seconds that a change of the schema may take, or waiting for another process that makes it.
PREPARING = 600.0
#: Threads that read; more requests wait.
READERS = 8
#: Seconds in which nothing is asked of a database that did not answer: requests are refused at once instead.
SILENCE = 1.0


class StorageError(Exception):
    """The database did not take a write, or could not be read. It is not certain that nothing of a write is stored."""


class NotOwner(StorageError):
    """Another process owns the table by now. Nothing is stored."""


class Store:
    """The database. Reading functions block: await them with ``read``. Writing ones are awaited.

    ``serving``: this process keeps tables in memory, so a SQLite file must be its own.
    """

    def __init__(self, url: str, serving: bool = False, timeout: float = 5.0) -> None:
        self.engine = open_engine(url, PREPARING)
        self.shared = is_shared(self.engine.url)
        self.process: str | None = None  # under which name leases are held; None: no leases are needed
        self._timeout = timeout
        self._silent_until = 0.0
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
        self.engine = open_engine(url, timeout)
        self._anchor = None if self._claim is None else self._watched(self._claim)
        if self._claim is not None:  # nothing is in memory yet, so nothing need be noticed
            with self.engine.begin() as connection:
                connection.execute(delete(notice_rows))
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="beringia-reader")
        self._queue: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_forever, name="beringia-writer", daemon=True)
        self._writer.start()

    # -- reading

    async def read(self, what: Callable[Parameters, Read], *args: Parameters.args, **given: Parameters.kwargs) -> Read:
        """Call something that asks the database, in a thread; whatever goes wrong is a :class:`StorageError`."""

        def ask() -> Read:
            with self._asking():
                return what(*args, **given)

        if time.monotonic() < self._silent_until:
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
                select(entry_rows.c.seat, entry_rows.c.message, entry_rows.c.version).where(
                    entry_rows.c.table_id == table_id, entry_rows.c.message.is_not(None)
                )
            )
            messages = {(seat, message): version for seat, message, version in sent}
            row = TableRow.read(found)
            last = connection.execute(
                select(entry_rows.c.at, entry_rows.c.result)
                .where(entry_rows.c.table_id == table_id)
                .order_by(entry_rows.c.version.desc())
                .limit(1)
            ).first()
            kept = connection.execute(select(archive_rows).where(archive_rows.c.table_id == table_id)).first()
            return SavedTable(
                row,
                row.changed if last is None else max(row.changed, last.at),
                snapshot,
                entries,
                messages,
                None if last is None else last.result,
                None if kept is None else ArchiveRow(*kept),
                notice,
            )

    def entries(self, table_id: str, after: int = 0, upto: int = 2**31 - 1) -> list[EntryRow]:
        """The steps ``after < version <= upto``."""
        with self.engine.connect() as connection:
            return self._entries(connection, table_id, after, upto)

    def snapshot(self, table_id: str, upto: int) -> SnapshotRow | None:
        """The last saved position at or before a version."""
        with self.engine.connect() as connection:
            return self._snapshot(connection, table_id, upto)

    def header(self, table_id: str) -> TableRow | None:
        """The header of a table alone."""
        with self.engine.connect() as connection:
            found = connection.execute(select(table_rows).where(table_rows.c.id == table_id)).first()
            return None if found is None else TableRow.read(found)

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
        await self._write(statements + self._header_of(replaces), [] if replaces is None else [(replaces.id, fence)])

    async def change_table(self, row: TableRow, fence: int = 0) -> None:
        await self._write(self._header_of(row), [(row.id, fence)])

    async def add_step(
        self,
        entry: EntryRow,
        snapshot: SnapshotRow | None = None,
        row: TableRow | None = None,
        archive: ArchiveRow | None = None,
        fence: int = 0,
    ) -> None:
        """Store a step, at times with a snapshot and a newer archive, and with the header if it has changed."""
        statements: list[Statement] = [(_add_entry, vars(entry))]
        if snapshot is not None:
            statements.append((_add_snapshot, vars(snapshot)))
        if archive is not None:
            statements += [(_drop_archive, {"key": archive.table_id}), (_add_archive, vars(archive))]
        await self._write(statements + self._header_of(row), [(entry.table_id, fence)])

    def close(self) -> None:
        """Write what waits, then let go of the database. It takes a few seconds at most if that does not answer."""
        self._queue.put(None)
        self._writer.join(2 * self._timeout)
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
    def _entries(connection: Connection, table_id: str, after: int, upto: int) -> list[EntryRow]:
        rows = connection.execute(
            select(entry_rows)
            .where(entry_rows.c.table_id == table_id, entry_rows.c.version > after, entry_rows.c.version <= upto)
            .order_by(entry_rows.c.version)
        )
        return [EntryRow(*row) for row in rows]

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
                self._silent_until = time.monotonic() + SILENCE
            log.error("the database could not be read: %s", cause(error))
            metrics.database_errors.labels("read").inc()
            raise StorageError(type(error).__name__) from None

    async def _write(self, statements: list[Statement], fences: Sequence[Fence]) -> None:
        if time.monotonic() < self._silent_until:
            raise StorageError("the database does not answer")
        write = _Write(statements, fences, asyncio.get_running_loop())
        self._queue.put(write)
        await write.future

    def _write_forever(self) -> None:
        while True:
            write = self._queue.get()
            group: list[_Write] = []
            while write is not None:
                group.append(write)
                try:
                    write = self._queue.get_nowait()
                except queue.Empty:
                    break
            if group:
                self._commit(group)
            if write is None:
                return

    def _commit(self, group: Sequence[_Write]) -> None:
        began = time.monotonic()
        try:
            with metrics.commit_seconds.time():
                refused = self._committed(group)
        except FileGoneError as error:
            log.error("a write failed: %s", error)
            metrics.database_errors.labels("write").inc()
            _finish(group, StorageError("the database is gone"))
            return
        except Exception as error:
            lost = isinstance(error, DBAPIError) and error.connection_invalidated
            if lost and time.monotonic() - began >= 0.9 * self._timeout:
                self._silent_until = time.monotonic() + SILENCE
            if len(group) > 1 and not lost:  # one bad write must not take its neighbours along
                for write in group:
                    self._commit([write])
                return
            log.error("a write failed: %s", cause(error))
            metrics.database_errors.labels("write").inc()
            _finish(group, StorageError(type(error).__name__))
            return
        for write in group:
            write.finish(NotOwner("another process owns this table") if write in refused else None)

    def _committed(self, group: Sequence[_Write]) -> Sequence[_Write]:
        """Commit a group; returns those of it that were left out, because their lease is another's by now."""
        if self._claim is not None:
            self._claim.check()
        refused: list[_Write] = []
        with self.engine.begin() as connection:
            if self.process is not None:
                held = leases.held(connection, self.process, [fence for write in group for fence in write.fences])
                refused = [write for write in group if not held.issuperset(write.fences)]
            elif self._claim is not None:
                connection.exec_driver_sql("BEGIN IMMEDIATE")  # from here on nobody can change anything from outside
                noticed = _noticed(connection, [table for write in group for table, _ in write.fences])
                refused = [
                    write for write in group if any(noticed.get(table, 0) > fence for table, fence in write.fences)
                ]
            for statement, rows in _together([write for write in group if write not in refused]):
                connection.execute(statement, rows if len(rows) > 1 else rows[0])
        if self._claim is not None:
            self._claim.check()  # it may have been deleted since, and the commit with it
        return refused

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


def _noticed(connection: Connection, tables: Sequence[str]) -> dict[str, int]:
    return {row.table_id: row.number for row in connection.execute(_notices_of, {"tables": tables})}


class _Write:
    def __init__(self, statements: list[Statement], fences: Sequence[Fence], loop: asyncio.AbstractEventLoop) -> None:
        self.statements = statements
        self.fences = fences
        self.loop = loop
        self.future: asyncio.Future[None] = loop.create_future()

    def finish(self, error: Exception | None) -> None:
        try:
            self.loop.call_soon_threadsafe(self._resolve, error)
        except RuntimeError:  # the loop is closed: nobody waits any more
            log.info("a write ended after the server had stopped")

    def _resolve(self, error: Exception | None) -> None:
        if self.future.done():
            return
        if error is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(error)


def _together(group: Sequence[_Write]) -> list[tuple[Executable, list[dict[str, object]]]]:
    """The statements of all writes, the same ones joined: executing one with many rows costs as much as with one."""
    joined: dict[int, tuple[Executable, list[dict[str, object]]]] = {}
    for write in group:
        for statement, values in write.statements:
            joined.setdefault(id(statement), (statement, []))[1].append(values)
    return list(joined.values())


def _finish(group: Sequence[_Write], error: Exception | None) -> None:
    for write in group:
        write.finish(error)
