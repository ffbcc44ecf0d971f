"""What those who run a server do with its tables, straight on the database, while servers run.

A server keeps tables in memory and writes what it knows. So whatever changes a table here takes it away from the server
first, in the same transaction: what the server has begun to store comes before, what it has not read it cannot store
any more. It notices within a second, closes the connections of that table, and loads it again for whoever comes back.
In PostgreSQL the leases do that (:mod:`beringia.server.leases`), in SQLite a notice
(:data:`beringia.server.store.notice_rows`).
"""

from __future__ import annotations

import json
import re
import sqlite3
import tempfile
import unicodedata
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Table, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import DatabaseError

from beringia.kernel.chain import link
from beringia.server import leases, replays
from beringia.server.database import open_engine
from beringia.server.migrations import SCHEMA, found_schema, migrate
from beringia.server.rows import (
    SavedTable,
    TableRow,
    archive_rows,
    clock_rows,
    content_rows,
    entry_rows,
    notice_rows,
    now,
    presence_rows,
    push_rows,
    snapshot_rows,
    table_rows,
    talk_rows,
)
from beringia.server.seating import free_name, hash_secret, new_secret
from beringia.server.store import Store

#: Everything that belongs to one table, with the column that names it.
PARTS: Final = (
    (table_rows, table_rows.c.id),
    (entry_rows, entry_rows.c.table_id),
    (snapshot_rows, snapshot_rows.c.table_id),
    (archive_rows, archive_rows.c.table_id),
    (talk_rows, talk_rows.c.table_id),
    (presence_rows, presence_rows.c.table_id),
    (clock_rows, clock_rows.c.table_id),
    (push_rows, push_rows.c.table_id),
)
DAY: Final = 24 * 60 * 60 * 1000
#: Tables and rows that are handled at a time.
MANY: Final = 200
#: Seconds the database may take for something large.
PATIENCE: Final = 60.0


@dataclass(frozen=True)
class Listed:
    """A table in a list."""

    id: str
    game: str
    status: str
    names: list[str]
    version: int
    created: int
    changed: int
    private: bool


# -- looking


def listing(store: Store, status: str | None = None, days: float = 0.0) -> list[Listed]:
    """All tables, the last touched first; only those of a status, or that nobody has touched for so many days."""
    steps, at = (
        select(func.max(column)).where(entry_rows.c.table_id == table_rows.c.id).scalar_subquery()
        for column in (entry_rows.c.version, entry_rows.c.at)
    )
    wanted = select(table_rows, func.coalesce(steps, 0).label("steps"), func.coalesce(at, 0).label("at"))
    if status is not None:
        wanted = wanted.where(table_rows.c.status == status)
    if days:
        wanted = wanted.where(_untouched(days))
    with store.engine.connect() as connection:
        found = [_listed(row) for row in connection.execute(wanted)]
    return sorted(found, key=lambda table: -table.changed)


def find(store: Store, table_id: str) -> SavedTable:
    """A table as it is stored; a ``LookupError`` if there is none."""
    saved = store.table(table_id)
    if saved is None:
        raise LookupError(f"there is no table {table_id!r}")
    return saved


def talk_lines(store: Store, table_id: str) -> dict[str, int]:
    """How many lines are kept of what was said at a table, by room."""
    with store.engine.connect() as connection:
        lines = select(talk_rows.c.room, func.count()).where(talk_rows.c.table_id == table_id)
        return {row[0]: row[1] for row in connection.execute(lines.group_by(talk_rows.c.room))}


def export(store: Store, table_id: str) -> dict[str, Any]:
    """The record of a table as far as it has come. It tells all secrets."""
    saved = find(store, table_id)
    unknown = {"over": saved.row.status == "finished", "scores": None, "winners": None, "digest": None}
    return replays.record_file(store, saved.row, unknown if saved.result is None else json.loads(saved.result))


# -- deleting


def remove(store: Store, tables: Sequence[str]) -> None:
    """Delete tables with everything that belongs to them."""
    for table_id in tables:
        find(store, table_id)
    _remove_all(store, tables)


def prune(store: Store, days: float) -> list[str]:
    """Delete the tables that nobody has touched for so many days; returns which."""
    with store.engine.connect() as connection:
        old = list(connection.execute(select(table_rows.c.id).where(_untouched(days))).scalars())
    _remove_all(store, old)
    return old


# -- seats


def renew_token(store: Store, table_id: str, seat: int) -> str:
    """A new token for a seat; the one before holds it no more."""
    token = new_secret()
    with _changing(store, [table_id]) as connection:
        row = _row(connection, table_id, seat)
        if row.seats[seat].token is None:
            raise LookupError(f"nobody holds seat {seat} of table {table_id!r}")
        row.seats[seat].void()
        row.seats[seat].token = hash_secret(token)
        _store_row(connection, row)
    return token


def invite(store: Store, table_id: str, seat: int, bot: str | None = None) -> str:
    """A new invitation for a seat; whoever held it holds it no more. A bot, if one is named, plays until it is used."""
    invitation = new_secret()
    with _changing(store, [table_id]) as connection:
        row = _row(connection, table_id, seat)
        held = row.seats[seat]
        held.void()
        held.invitation, held.bot = hash_secret(invitation), bot
        held.kind = "human" if bot is None else "away"
        if row.status == "waiting":
            held.kind, held.bot = "open", None
        _store_row(connection, row)
    return invitation


def forget_name(store: Store, name: str) -> list[str]:
    """Put other names in the place of a player's, wherever he has played, talked or was talked of; returns at which
    tables."""
    with store.engine.connect() as connection:
        found = {row.id for row in connection.execute(select(table_rows)) if _seats_of(TableRow.read(row), name)}
        said = select(talk_rows.c.table_id, talk_rows.c.name, talk_rows.c.text)
        found |= {row.table_id for row in connection.execute(said) if _tells_of(row, name)}
    for table_id in sorted(found):
        with _changing(store, [table_id]) as connection:
            row = _row(connection, table_id)
            before = row.header.link()
            other = free_name([*row.names, *(held.name for held in row.seats)])
            for seat in _seats_of(row, name):
                row.names[seat] = other
                row.seats[seat].name = other
                other = free_name([*row.names, *(held.name for held in row.seats)])
            _forget_in_talk(connection, row, name, other)
            _relink(connection, row, before)
            _store_row(connection, row)
    return sorted(found)


# -- copies


def backup(store: Store, file: Path) -> None:
    """Copy everything into an SQLite file, as it stands at one moment."""
    if file.exists():
        raise ValueError(f"{file} exists already")
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        if store.shared:
            _copy_to_file(store, part)
        else:
            assert store.engine.url.database is not None
            _copy_file(Path(store.engine.url.database), part)
        part.rename(file)
    except OSError as error:
        raise ValueError(f"cannot write {file}: {error.strerror}") from None
    finally:
        part.unlink(missing_ok=True)


def restore(store: Store, file: Path, tables: Sequence[str] = ()) -> list[str]:
    """Put tables of a backup (all, if none is named) in the place of those of now; returns which. Others stay."""
    with tempfile.TemporaryDirectory(prefix="beringia-") as folder, _opened_copy(file, Path(folder) / "copy") as source:
        there = list(source.execute(select(table_rows.c.id)).scalars())
        missing = [table_id for table_id in tables if table_id not in there]
        if missing:
            raise LookupError(f"there is no table {missing[0]!r} in {file}")
        wanted = list(tables) or there
        for row in source.execute(select(table_rows)):
            if row.id in wanted:
                TableRow.read(row)  # what is damaged is not brought in
        with _changing(store, wanted) as target:
            known = {(row.game, row.version) for row in target.execute(select(content_rows))}
            for row in source.execute(select(content_rows)):
                if (row.game, row.version) not in known:
                    target.execute(insert(content_rows), [row._asdict()])
            for first in range(0, len(wanted), MANY):
                _remove(target, wanted[first : first + MANY])
                for table, column in PARTS:
                    rows = source.execute(select(table).where(column.in_(wanted[first : first + MANY])))
                    _insert_all(target, table, rows)
                # A clock did not run while its table was in a backup.
                running = (clock_rows.c.table_id.in_(wanted[first : first + MANY]), clock_rows.c.due.is_not(None))
                moment = now()
                later = {"due": clock_rows.c.due + (moment - clock_rows.c.since), "since": moment}
                target.execute(update(clock_rows).where(*running).values(later))
        return wanted


# -- inside


@contextmanager
def _changing(store: Store, tables: Sequence[str]) -> Iterator[Connection]:
    """A transaction in which no server can store anything of these tables, and after which it must read them again."""
    with store.engine.begin() as connection:
        if store.shared:
            for first in range(0, len(tables), MANY):
                leases.take_away(connection, sorted(tables)[first : first + MANY])
        else:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            if tables:
                connection.execute(insert(notice_rows), [{"table_id": table_id} for table_id in tables])
        yield connection


def _row(connection: Connection, table_id: str, seat: int = 0) -> TableRow:
    found = connection.execute(select(table_rows).where(table_rows.c.id == table_id)).first()
    if found is None:
        raise LookupError(f"there is no table {table_id!r}")
    row = TableRow.read(found)
    if seat >= len(row.seats):
        raise LookupError(f"table {table_id!r} has seats 0 to {len(row.seats) - 1}")
    return row


def _store_row(connection: Connection, row: TableRow) -> None:
    connection.execute(update(table_rows).where(table_rows.c.id == row.id).values(row.values()))


def _remove_all(store: Store, tables: Sequence[str]) -> None:
    for first in range(0, len(tables), MANY):
        part = tables[first : first + MANY]
        with _changing(store, part) as connection:
            _remove(connection, part)
            if store.shared:
                leases.drop(connection, part)


def _remove(connection: Connection, tables: Sequence[str]) -> None:
    for table, column in PARTS:
        connection.execute(delete(table).where(column.in_(tables)))


def _untouched(days: float) -> Any:
    """The condition that nothing has happened at a table for so many days."""
    since = now() - round(days * DAY)
    newer = exists().where(entry_rows.c.table_id == table_rows.c.id, entry_rows.c.at >= since)
    return ~or_(table_rows.c.changed >= since, newer)


def _listed(row: Any) -> Listed:
    names = [seat["name"] for seat in json.loads(row.seats)]
    return Listed(
        row.id, row.game, row.status, names, row.steps, row.created, max(row.changed, row.at), bool(row.private)
    )


def _same(one: str, other: str) -> bool:
    return unicodedata.normalize("NFC", one).casefold() == unicodedata.normalize("NFC", other).casefold()


def _seats_of(row: TableRow, name: str) -> list[int]:
    """The seats of people of that name; bots may be called what they like."""
    return [
        seat
        for seat, held in enumerate(row.seats)
        if held.kind != "bot" and (_same(held.name, name) or _same(row.names[seat], name))
    ]


def _named(name: str) -> re.Pattern[str]:
    """A name within a text."""
    return re.compile(rf"(?<!\w){re.escape(unicodedata.normalize('NFC', name))}(?!\w)", re.IGNORECASE)


def _tells_of(line: Any, name: str) -> bool:
    return _same(line.name, name) or _named(name).search(line.text) is not None


def _forget_in_talk(connection: Connection, row: TableRow, name: str, other: str) -> None:
    """Who sits at the table talks under the name of his seat; spectators, and those who are talked of, get another."""
    lines = select(talk_rows).where(talk_rows.c.table_id == row.id)
    for line in connection.execute(lines).all():
        if not _tells_of(line, name):
            continue
        named = other if line.seat is None else row.seats[line.seat].name
        here = (
            talk_rows.c.table_id == row.id,
            talk_rows.c.room == line.room,
            talk_rows.c.number == line.number,
        )
        values = {
            "name": named if _same(line.name, name) else line.name,
            "text": _named(name).sub(lambda _: other, line.text),
        }
        connection.execute(update(talk_rows).where(*here).values(values))


def _relink(connection: Connection, row: TableRow, head: str) -> None:
    """Write the chain of a table anew from its header on, whose head was another one before; names are part of it."""
    new = row.header.link()
    links: dict[int, str] = {}
    steps = select(entry_rows).where(entry_rows.c.table_id == row.id).order_by(entry_rows.c.version)
    for entry in connection.execute(steps).all():
        step = f"{entry.seat} {entry.choice} {entry.text}"
        head, new = link(head, step), link(new, step)
        if head != entry.link:
            raise ValueError(f"table {row.id!r} is damaged at step {entry.version}: its name cannot be changed")
        links[entry.version] = new
    for version, renewed in links.items():
        here = (entry_rows.c.table_id == row.id, entry_rows.c.version == version)
        connection.execute(update(entry_rows).where(*here).values(link=renewed))
        saved = (snapshot_rows.c.table_id == row.id, snapshot_rows.c.version == version)
        connection.execute(update(snapshot_rows).where(*saved).values(head=renewed))


def _copy_file(source: Path, target: Path) -> None:
    """A consistent copy of an SQLite file in use, as one file."""
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")


def _copy_to_file(store: Store, file: Path) -> None:
    engine = open_engine(f"sqlite:///{file}", PATIENCE)
    try:
        migrate(engine)
        # What the source has at one moment, however long the copying takes.
        snapshot = store.engine.connect().execution_options(isolation_level="REPEATABLE READ", yield_per=MANY)
        with snapshot as source, engine.begin() as target:
            for table, _ in ((content_rows, None), *PARTS):
                _insert_all(target, table, source.execute(select(table)))
        with engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA journal_mode=DELETE")
    finally:
        engine.dispose()


def _insert_all(target: Connection, table: Table, rows: Any) -> None:
    for part in rows.partitions(MANY):
        target.execute(insert(table), [row._asdict() for row in part])


@contextmanager
def _opened_copy(file: Path, copy: Path) -> Iterator[Connection]:
    """A backup, brought to the present schema; the file itself stays as it is."""
    if not file.is_file():
        raise ValueError(f"there is no file {file}")
    engine = open_engine(f"sqlite:///{copy}", PATIENCE)
    try:
        _copy_file(file, copy)
        with engine.connect() as connection:
            found = found_schema(connection)
        if not 0 < found <= SCHEMA:
            raise ValueError(f"{file} has schema {found}; this version of Beringia knows schemas 1 to {SCHEMA}")
        migrate(engine)
        with engine.connect() as connection:
            yield connection
    except (sqlite3.DatabaseError, DatabaseError):
        raise ValueError(f"{file} is no backup of Beringia") from None
    finally:
        engine.dispose()
