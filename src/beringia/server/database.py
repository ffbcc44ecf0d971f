"""The connection to the database: its address, and how long it may keep silent.

PostgreSQL may be stopped, overloaded or cut off without the connection breaking. Time limits of its own do not help
then, nor do those of TCP: so the limit is on this side, and a connection that exceeds it is closed.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

if TYPE_CHECKING:
    from psycopg import Connection
    from psycopg.abc import PQGen

HINT = "use sqlite:///path/to/file or postgresql://user:password@host/database"
#: Seconds until a database that does not let us in is given up.
MOST_TO_CONNECT = 10
#: Seconds that a server may keep rows locked without a word. If it hangs just then, others can take its tables over.
MOST_IDLE = 1.2
Returned = TypeVar("Returned")


def open_engine(url: str, timeout: float, serving: bool = False) -> Engine:
    """``timeout``: seconds the database may take for one statement, or to let us in. ``serving``: for a server, which
    others wait for."""
    parsed = parse(url)
    if is_shared(parsed):
        return _postgresql(parsed, timeout, MOST_IDLE if serving else 2 * timeout)
    return _sqlite(parsed, timeout)


def is_shared(url: URL) -> bool:
    """Whether several servers may use this database at once."""
    return url.get_backend_name() == "postgresql"


def parse(url: str) -> URL:
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise ValueError(f"BERINGIA_DB is not the address of a database; {HINT}") from None
    if parsed.drivername == "postgres":
        parsed = parsed.set(drivername="postgresql")
    if parsed.get_backend_name() not in ("sqlite", "postgresql"):
        raise ValueError(f"BERINGIA_DB: {parsed.get_backend_name()} is not supported; {HINT}")
    if parsed.get_backend_name() == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise ValueError(f"BERINGIA_DB: tables must be kept in a file; {HINT}")
    return parsed


def _sqlite(url: URL, timeout: float) -> Engine:
    assert url.database is not None
    folder = Path(url.database).parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ValueError(f"cannot make the folder {folder} for the database: {error.strerror}") from None
    engine = create_engine(url, connect_args={"timeout": max(1.0, timeout)})

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")  # an acknowledged choice survives even a power cut
        cursor.close()

    return engine


def _postgresql(url: URL, timeout: float, idle: float) -> Engine:
    # What a server that hangs or died has begun must not keep its tables locked.
    seconds = {"statement_timeout": timeout, "idle_in_transaction_session_timeout": idle}
    limits = {name: max(1, int(1000 * value)) for name, value in seconds.items()}
    engine = create_engine(
        url.set(drivername="postgresql+psycopg"),
        pool_pre_ping=True,
        pool_size=12,
        max_overflow=0,
        pool_timeout=timeout,
        connect_args={
            "connect_timeout": min(max(2, round(timeout)), MOST_TO_CONNECT),
            "options": " ".join(f"-c {name}={value}" for name, value in limits.items()),
        },
    )

    @event.listens_for(engine, "do_connect")
    def connect(_: object, __: object, args: tuple[Any, ...], given: dict[str, Any]) -> Connection:
        return _impatient(timeout).connect(*args, **given)

    return engine


def _impatient(timeout: float) -> type[Connection]:
    """Connections that are closed when an answer takes too long."""
    import psycopg

    class Impatient(psycopg.Connection):
        def wait(self, gen: PQGen[Returned], interval: float = 0.1, timeout: float | None = timeout) -> Returned:
            try:
                return super().wait(gen, interval, timeout)
            except psycopg.OperationalError:
                if self.pgconn.transaction_status == psycopg.pq.TransactionStatus.ACTIVE:  # nobody has answered
                    self.close()
                raise

    return Impatient
