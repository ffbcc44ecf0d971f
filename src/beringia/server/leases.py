"""Which process has a table in memory, when several serve one PostgreSQL.

A lease is a row: the table, its owner, and a *fence*, a number that grows whenever the lease changes hands. The owner
checks its lease in the very transaction in which it stores something, and locks the row while it does. So either its
commit comes first, and whoever takes the table over reads it; or the change of hands comes first, and the commit
fails. No clock and no network can make two processes write to one table.

Clocks decide only how soon somebody is thought dead: every process says once a ``BEAT`` that it lives, by the clock of
the database, and hears which others do not. A lease is taken from a process that has taken leave, at whose port nobody
listens any more, or that has been silent for ``EXPIRY`` and does not answer when asked
(:mod:`beringia.server.neighbours`). Taking it from one that lives costs a reconnect, no more.

Nothing in these two database tables outlives the processes, so they are no part of the schema that is migrated.
"""

from __future__ import annotations

import logging
import secrets
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    DateTime,
    Engine,
    Executable,
    Index,
    MetaData,
    String,
    Table,
    insert,
    text,
)
from sqlalchemy.exc import SQLAlchemyError

log = logging.getLogger("beringia.server.leases")

#: Seconds between two signs of life, and after how many seconds without one a process may be dead.
BEAT = 0.4
EXPIRY = 1.6
#: Seconds after which a process that is silent is forgotten: its leases are free.
FORGOTTEN = 60.0

#: A table, and the number of the lease under which something is written to it.
Fence = tuple[str, int]

metadata = MetaData()
process_rows = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("address", String(255), nullable=False),  # host:port for other processes; empty: it cannot be reached
    Column("key", String(64), nullable=False),  # who knows it is another process of ours
    Column("beat", DateTime(timezone=True), nullable=False),
    Column("lost", BigInteger, nullable=False, default=0),  # how many leases others have taken from it
)
lease_rows = Table(
    "leases",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("owner", String(32), nullable=True),
    Column("fence", BigInteger, nullable=False),
)
Index("leases_by_owner", lease_rows.c.owner)

_first = insert(lease_rows)
_hold = text(
    "SELECT table_id, fence FROM leases WHERE owner = :me AND table_id = ANY(:tables) ORDER BY table_id FOR SHARE"
)
_acquire = text(
    """
    INSERT INTO leases (table_id, owner, fence)
    SELECT CAST(:table AS VARCHAR), :me, 1 WHERE EXISTS (SELECT 1 FROM tables WHERE id = :table)
    ON CONFLICT (table_id) DO UPDATE SET owner = excluded.owner, fence = leases.fence + 1
    WHERE leases.owner IS NULL OR leases.owner IN (:me, :dead)
       OR NOT EXISTS (SELECT 1 FROM processes WHERE processes.id = leases.owner)
    RETURNING fence
    """
)
_owner = text(
    """
    SELECT processes.id, address, key, beat < now() - make_interval(secs => :expiry) AS silent
    FROM leases JOIN processes ON processes.id = leases.owner WHERE table_id = :table
    """
)
_robbed = text("UPDATE processes SET lost = lost + 1 WHERE id = :dead")
_unowned = text(
    """
    INSERT INTO leases (table_id, owner, fence) SELECT id, NULL, 0 FROM tables WHERE id = ANY(:tables) ORDER BY id
    ON CONFLICT DO NOTHING
    """
)
_owners = text("SELECT owner FROM leases WHERE table_id = ANY(:tables) ORDER BY table_id FOR UPDATE")
_disown = text("UPDATE leases SET owner = NULL, fence = fence + 1 WHERE table_id = ANY(:tables)")
_robbed_all = text("UPDATE processes SET lost = lost + 1 WHERE id = ANY(:owners)")
_drop = text("DELETE FROM leases WHERE table_id = ANY(:tables)")
_register = text(
    """
    INSERT INTO processes (id, address, key, beat, lost) VALUES (:me, :address, :key, now(), 0)
    ON CONFLICT (id) DO UPDATE SET beat = now()
    """
)
_beat = text("UPDATE processes SET beat = now() WHERE id = :me RETURNING lost")
_silent = text(
    """
    SELECT id, address, key, true AS silent FROM processes
    WHERE id <> :me AND beat < now() - make_interval(secs => :expiry)
    """
)
_forget = text("DELETE FROM processes WHERE beat < now() - make_interval(secs => :forgotten)")
_all = text("SELECT table_id, fence FROM leases WHERE owner = :me")
_release = text("UPDATE leases SET owner = NULL WHERE owner = :me AND table_id = :table AND fence = :fence")
_release_all = text("UPDATE leases SET owner = NULL WHERE owner = :me")
_leave = text("DELETE FROM processes WHERE id = :me")


@dataclass(frozen=True)
class Process:
    """Another process, as the database knows it."""

    id: str
    address: str
    key: str
    silent: bool


# -- inside other transactions


def prepare(connection: Connection) -> None:
    """Make the tables of this module. Until the transaction ends, other processes that start wait here."""
    connection.execute(text("SELECT pg_advisory_xact_lock(hashtext('beringia'))"))
    metadata.create_all(connection)


def first(process: str, table_id: str) -> tuple[Executable, dict[str, object]]:
    """The lease of a new table, number 1."""
    return _first, {"table_id": table_id, "owner": process, "fence": 1}


def held(connection: Connection, process: str, fences: Sequence[Fence]) -> set[Fence]:
    """Those of these leases that the process has. They cannot change hands before the transaction ends."""
    if not fences:
        return set()
    rows = connection.execute(_hold, {"me": process, "tables": [table for table, _ in fences]})
    return {(table, fence) for table, fence in rows}


def take_away(connection: Connection, tables: Sequence[str]) -> None:
    """Let no process have these tables, until the transaction ends. What their owners have begun to store is stored."""
    connection.execute(_unowned, {"tables": list(tables)})  # those that nobody has had yet
    owners = connection.execute(_owners, {"tables": list(tables)}).scalars().all()
    connection.execute(_disown, {"tables": list(tables)})
    connection.execute(_robbed_all, {"owners": [owner for owner in owners if owner is not None]})


def drop(connection: Connection, tables: Sequence[str]) -> None:
    """Forget the leases of tables that are deleted."""
    connection.execute(_drop, {"tables": list(tables)})


# -- the leases of one process


class Leases:
    """The leases of this process. Everything but ``open`` blocks: call it in a thread."""

    def __init__(self, engine: Engine, address: str) -> None:
        self.me = secrets.token_urlsafe(12)
        self.key = secrets.token_urlsafe(24)
        self._engine = engine
        self._address = address
        self._lost = 0
        self._stopped = threading.Event()
        self._on_lost: Callable[[Mapping[str, int]], None] = lambda held: None
        self._on_silent: Callable[[Sequence[Process]], None] = lambda silent: None
        self._heart = threading.Thread(target=self._beat_forever, name="beringia-heart", daemon=True)

    def open(
        self, on_lost: Callable[[Mapping[str, int]], None], on_silent: Callable[[Sequence[Process]], None]
    ) -> None:
        """Make oneself known. ``on_lost`` is told (in a thread) what is left when others have taken leases away,
        ``on_silent`` at every beat who gives no signs of life."""
        self._on_lost = on_lost
        self._on_silent = on_silent
        self._join()
        self._heart.start()

    def acquire(self, table_id: str, dead: Process | None = None) -> int | Process | None:
        """The fence of a table that is ours from now on; or else the process that has it; or there is no such table.

        What the owner before has begun to store is stored, or has failed, when this returns. ``dead``: take it from
        this one.
        """
        wanted = {"table": table_id, "me": self.me, "dead": None if dead is None else dead.id}
        with self._engine.begin() as connection:
            fence = connection.execute(_acquire, wanted).scalar()
            if fence is not None:
                if dead is not None:
                    connection.execute(_robbed, {"dead": dead.id})
                return int(fence)
            found = connection.execute(_owner, {"table": table_id, "expiry": EXPIRY}).first()
            return None if found is None else Process(*found)

    def release(self, table_id: str, fence: int) -> None:
        """Let any process have a table."""
        with self._engine.begin() as connection:
            connection.execute(_release, {"me": self.me, "table": table_id, "fence": fence})

    def close(self) -> None:
        """Let the others have all tables, and take leave."""
        self._stopped.set()
        try:
            with self._engine.begin() as connection:
                connection.execute(_release_all, {"me": self.me})
                connection.execute(_leave, {"me": self.me})
        except SQLAlchemyError as error:  # they will find out
            log.warning("could not take leave: %s", type(error).__name__)

    # -- inside

    def _join(self) -> None:
        with self._engine.begin() as connection:
            connection.execute(_forget, {"forgotten": FORGOTTEN})
            connection.execute(_register, {"me": self.me, "address": self._address, "key": self.key})

    def _beat_forever(self) -> None:
        while not self._stopped.wait(BEAT):
            try:
                self._beat()
            except SQLAlchemyError as error:
                log.warning("no sign of life could be given: %s", type(error).__name__)

    def _beat(self) -> None:
        with self._engine.begin() as connection:
            lost = connection.execute(_beat, {"me": self.me}).scalar()
            silent = [Process(*row) for row in connection.execute(_silent, {"me": self.me, "expiry": EXPIRY})]
        if not self._stopped.is_set():
            self._on_silent(silent)
        if lost == self._lost or self._stopped.is_set():
            return
        if lost is None:  # forgotten by the others
            self._join()
        with self._engine.connect() as connection:
            left = {row.table_id: row.fence for row in connection.execute(_all, {"me": self.me})}
        self._lost = lost or 0
        self._on_lost(left)
