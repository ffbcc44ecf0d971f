"""What all clocks of a server have in common: they stand still while nobody can play, and ring even if nobody looks.

As long as clocks run, a server writes a sign of life into the database every few seconds. If there was none for a
while, then no server was there, or the database took nothing: nobody could play, and all clocks get that time back.
That happens once, whoever of several processes notices it first. A clock of a table that nobody looks at is in nobody's
memory; so the database is asked now and then whose time is out, and that table is loaded.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Final, Protocol

from sqlalchemy import case, exists, select, text, update

from beringia.server.errors import RequestError
from beringia.server.forwarding import Elsewhere
from beringia.server.rows import clock_rows, now, pulse_rows
from beringia.server.settings import Settings
from beringia.server.store import StorageError, Store
from beringia.server.timing import Timing

log = logging.getLogger("beringia.server.timekeeping")

#: So many signs of life may be missing before it counts as an interruption.
MISSED: Final = 3
#: Tables whose time is out that are looked after in one go.
MANY: Final = 20
#: Holds other processes back while one gives lost time back; any number of our own.
LOCK: Final = 0x434C4F43

_runs = select(exists().where(clock_rows.c.due.is_not(None)))
_alive = select(pulse_rows.c.at).where(pulse_rows.c.id == 1)
_beat = text(
    "INSERT INTO pulse (id, at) VALUES (1, :at) ON CONFLICT (id) DO UPDATE SET at = excluded.at WHERE pulse.at < :at"
)


class TimedTable(Protocol):
    timing: Timing


class Timekeeper:
    """The time of one process."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._seconds = settings.clock_seconds
        self._alive = now()  # when people could last play, as far as it is known
        self._hopeless: set[str] = set()  # tables whose time is out, and that cannot be played on

    # -- as the pulse of the tables

    @property
    def sure(self) -> bool:
        return now() - self._alive <= self._gap

    def time(self) -> int:
        return now() if self.sure else self._alive

    # -- in the background

    async def open(self) -> None:
        """Give back what was lost while no server was there."""
        with suppress(StorageError):
            # A file has one server, and that was not there; of a shared database others may have been at work.
            await self._store.read(beat, self._store, now(), self._gap if self._store.shared else 0)
        self._alive = now()

    async def run(
        self, loaded: Callable[[], Iterable[TimedTable]], get: Callable[[str], Awaitable[TimedTable]]
    ) -> None:
        """For ever: look at the clocks of all tables."""
        while True:
            await asyncio.sleep(self._seconds)
            try:
                moment = now()
                due = await self._store.read(beat, self._store, moment, self._gap)
            except StorageError:
                continue
            self._notice(moment, loaded())
            for table_id in due:
                await self._look_after(table_id, get)

    def _notice(self, moment: int, loaded: Iterable[TimedTable]) -> None:
        """People can play at this moment; what was lost before is given back to the tables in memory."""
        lost, since = moment - self._alive, self._alive
        self._alive = max(self._alive, moment)
        if lost > self._gap:
            log.warning("clocks stood still for %.1f s", lost / 1000)
            for table in loaded:
                table.timing.shift(since, lost)

    async def _look_after(self, table_id: str, get: Callable[[str], Awaitable[TimedTable]]) -> None:
        if table_id in self._hopeless:
            return
        try:
            table = await get(table_id)
        except (RequestError, Elsewhere):  # another process has it, or will try again
            return
        if table.timing.state is None:
            self._hopeless.add(table_id)
        table.timing.ring_if_over()

    @property
    def _gap(self) -> int:
        """Milliseconds without a sign of life that count as an interruption."""
        return round(1000 * self._seconds * MISSED)


def beat(store: Store, moment: int, gap: int) -> list[str]:
    """Give a sign of life, if clocks run; if the last one is older than a gap, give all of them back what was lost.
    Returns whose time is out. Blocks."""
    with store.engine.connect() as connection:
        if not connection.execute(_runs).scalar():
            return []
    with store.engine.begin() as connection:
        if store.shared:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        else:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        alive = connection.execute(_alive).scalar() or 0
        if moment - alive > gap:
            last = case((clock_rows.c.since > alive, clock_rows.c.since), else_=alive)
            # A clock that began to run after the last sign of life began while there was a server.
            lost = moment - last
            connection.execute(
                update(clock_rows)
                .where(clock_rows.c.due.is_not(None), clock_rows.c.since < moment)
                .values(since=clock_rows.c.since + lost, due=clock_rows.c.due + lost)
            )
        connection.execute(_beat, {"at": moment})
        wanted = select(clock_rows.c.table_id).where(clock_rows.c.due <= moment).order_by(clock_rows.c.due)
        return list(connection.execute(wanted.limit(MANY)).scalars())
