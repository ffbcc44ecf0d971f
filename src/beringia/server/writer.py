"""The one thread that writes: everything that waits when it comes round is committed together, so that many tables
share one flush to the disk. A write is done when its commit is.

It runs beside the event loop, and both need the interpreter: so a commit is a few calls of the database's driver, on a
connection that stays open, with statements that were put into words once.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Protocol

from sqlalchemy import Connection, Dialect, Engine, Executable, PoolProxiedConnection, func, select
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql import ClauseElement

from beringia.server import leases, metrics
from beringia.server.claim import FileClaim, FileGoneError
from beringia.server.leases import Fence
from beringia.server.logs import cause
from beringia.server.rows import notice_rows

log = logging.getLogger("beringia.server.writer")

Statement = tuple[Executable, dict[str, object]]

#: Seconds in which nothing is asked of a database that did not answer: requests are refused at once instead.
SILENCE = 1.0

#: Seconds without a commit after which a connection to PostgreSQL may have broken.
REST = 1.0
#: SQLite with named parameters, as psycopg has them anyway.
NAMED = sqlite.dialect(paramstyle="named")

_notices = select(notice_rows.c.table_id, func.max(notice_rows.c.number)).group_by(notice_rows.c.table_id)


class StorageError(Exception):
    """The database did not take a write, or could not be read. It is not certain that nothing of a write is stored."""


class NotOwner(StorageError):
    """Another process owns the table by now. Nothing is stored."""


class Write:
    """Statements that take effect together, for tables that are held under these fences."""

    def __init__(self, statements: list[Statement], fences: Sequence[Fence], loop: asyncio.AbstractEventLoop) -> None:
        self.statements = statements
        self.fences = fences
        self.loop = loop
        self.future: asyncio.Future[None] = loop.create_future()

    def resolve(self, error: Exception | None) -> None:
        if self.future.done():
            return
        if error is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(error)


class Book(Protocol):
    """Where writes go."""

    def commit(self, group: Sequence[Write]) -> Sequence[Write]:
        """Commit a group; returns those of it that were left out, because their tables are another's by now."""

    def close(self) -> None: ...


class Writer:
    """The thread, and what waits for it."""

    def __init__(self, book: Book, timeout: float) -> None:
        self.silent_until = 0.0
        self._book = book
        self._timeout = timeout
        self._queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_forever, name="beringia-writer", daemon=True)
        self._thread.start()

    async def write(self, statements: list[Statement], fences: Sequence[Fence]) -> None:
        if time.monotonic() < self.silent_until:
            raise StorageError("the database does not answer")
        write = Write(statements, fences, asyncio.get_running_loop())
        self._queue.put(write)
        await write.future

    def was_silent(self) -> None:
        """The database did not answer in time."""
        self.silent_until = time.monotonic() + SILENCE

    def close(self) -> None:
        """Write what waits. It takes a few seconds at most if the database does not answer."""
        self._queue.put(None)
        self._thread.join(2 * self._timeout)

    def _write_forever(self) -> None:
        write: Write | None = None
        while True:
            group: list[Write] = []
            write = self._queue.get()
            while write is not None:
                group.append(write)
                try:
                    write = self._queue.get_nowait()
                except queue.Empty:
                    break
            if group:
                self._commit(group)
            if write is None:
                self._book.close()
                return

    def _commit(self, group: Sequence[Write]) -> None:
        began = time.monotonic()
        try:
            refused = self._book.commit(group)
        except FileGoneError as error:
            log.error("a write failed: %s", error)
            metrics.database_errors.labels("write").inc()
            _finish(group, StorageError("the database is gone"))
            return
        except Exception as error:
            lost = isinstance(error, DBAPIError) and error.connection_invalidated
            if lost and time.monotonic() - began >= 0.9 * self._timeout:
                self.was_silent()
            if len(group) > 1 and not lost:  # one bad write must not take its neighbours along
                for write in group:
                    self._commit([write])
                return
            log.error("a write failed: %s", cause(error))
            metrics.database_errors.labels("write").inc()
            _finish(group, StorageError(type(error).__name__))
            return
        metrics.commit_seconds.observe(time.monotonic() - began)
        if refused:
            _finish(refused, NotOwner("another process owns this table"))
        _finish([write for write in group if write not in refused], None)


class FileBook:
    """A SQLite file. One connection writes; if something fails, the next write has a new one."""

    def __init__(self, engine: Engine, claim: FileClaim | None) -> None:
        self._engine = engine
        self._claim = claim
        self._connection: PoolProxiedConnection | None = None
        self._version = -1
        self._noticed: Mapping[str, int] = {}

    def commit(self, group: Sequence[Write]) -> Sequence[Write]:
        self._check()
        if self._connection is None:
            self._connection = self._engine.raw_connection()
            self._version = -1
        cursor = self._connection.cursor()
        try:
            cursor.execute("BEGIN IMMEDIATE")  # from here on nobody can change anything from outside
            refused = [] if self._claim is None else self._refused(cursor, group)
            for statement, rows in _together(write for write in group if write not in refused):
                cursor.executemany(_text(statement, NAMED), rows)
            cursor.execute("COMMIT")
        except BaseException:
            cursor.close()
            self.close()
            raise
        self._check()  # it may have been deleted since, and the commit with it
        return refused

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()  # which rolls back what was begun
            self._connection = None

    def _refused(self, cursor: Any, group: Sequence[Write]) -> list[Write]:
        """What is written to tables that were changed from outside. SQLite knows whether anybody else has changed
        anything; most of the time nobody has."""
        version = cursor.execute("PRAGMA data_version").fetchone()[0]
        if version != self._version:
            self._noticed = dict(cursor.execute(_text(_notices, NAMED)).fetchall())
            self._version = version
        noticed = self._noticed
        if not noticed:
            return []
        return [write for write in group if any(noticed.get(table, 0) > fence for table, fence in write.fences)]

    def _check(self) -> None:
        if self._claim is not None:
            self._claim.check()


class SharedBook:
    """A PostgreSQL, in which other processes write, too: every write is made under the lease of its table."""

    def __init__(self, engine: Engine) -> None:
        self.process: str | None = None  # under which name leases are held; None: no leases are needed
        self._engine = engine
        self._connection: Connection | None = None
        self._used = 0.0

    def commit(self, group: Sequence[Write]) -> Sequence[Write]:
        refused: list[Write] = []
        connection = self._connected()
        try:
            with connection.begin():
                if self.process is not None:
                    held = leases.held(connection, self.process, [fence for write in group for fence in write.fences])
                    refused = [write for write in group if not held.issuperset(write.fences)]
                for statement, rows in _together(write for write in group if write not in refused):
                    connection.exec_driver_sql(_text(statement, self._engine.dialect), rows)
        except BaseException:
            self.close()
            raise
        self._used = time.monotonic()
        return refused

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _connected(self) -> Connection:
        """The connection of the last commit. After a rest the pool finds out whether it is still one."""
        if time.monotonic() - self._used > REST:
            self.close()
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection


@cache
def _text(statement: ClauseElement, dialect: Dialect) -> str:
    """A statement as a driver reads it, with named parameters."""
    return str(statement.compile(dialect=dialect))


def _together(group: Iterable[Write]) -> list[tuple[Any, list[dict[str, object]]]]:
    """The statements of all writes, the same ones joined: executing one with many rows costs as much as with one."""
    joined: dict[int, tuple[Executable, list[dict[str, object]]]] = {}
    for write in group:
        for statement, values in write.statements:
            joined.setdefault(id(statement), (statement, []))[1].append(values)
    return list(joined.values())


def _finish(group: Sequence[Write], error: Exception | None) -> None:
    """Tell those who wait; the event loop is woken once for all of them."""

    def resolve(ended: Sequence[Write]) -> None:
        for write in ended:
            write.resolve(error)

    for loop in {write.loop for write in group}:
        try:
            loop.call_soon_threadsafe(resolve, [write for write in group if write.loop is loop])
        except RuntimeError:  # the loop is closed: nobody waits any more
            log.info("a write ended after the server had stopped")
