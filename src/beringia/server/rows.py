"""What is stored: the tables of the database, and the rows of a table as the server reads them."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import BigInteger, Boolean, Column, Integer, MetaData, String, Table, Text

from beringia.server.messages import PassWhen, SeatKind, Status

metadata = MetaData()

schema_rows = Table("beringia", metadata, Column("schema", Integer, primary_key=True))
table_rows = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("content", String(64), nullable=False),
    Column("rules", String(32), nullable=False),  # the newest version that a step was made with
    Column("options", Text, nullable=False),
    Column("status", String(16), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("salt", String(64), nullable=False),
    Column("names", Text, nullable=False),  # as the record's header has them; fixed when the game begins
    Column("seats", Text, nullable=False),
    Column("rematch", String(32), nullable=True),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("private", Boolean, nullable=False),
)
content_rows = Table(
    "contents",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("version", String(64), primary_key=True),
    Column("data", Text, nullable=False),  # the content file as JSON
)
#: Tables that were changed from outside (``beringia admin``) while a server may have them in memory. SQLite only: in
#: PostgreSQL their leases are taken away.
notice_rows = Table(
    "notices",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("table_id", String(32), nullable=False, index=True),
    sqlite_autoincrement=True,  # numbers are never used again
)
entry_rows = Table(
    "entries",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("choice", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("link", String(64), nullable=False),
    Column("events", Text, nullable=False),
    Column("result", Text, nullable=True),  # where it led to: the end of a record; null in steps of schema 1
    Column("message", String(64), nullable=True),
    Column("at", BigInteger, nullable=False),
)
snapshot_rows = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("head", String(64), nullable=False),
    Column("position", Text, nullable=False),
)
archive_rows = Table(
    "archive",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("opening", Text, nullable=False),
    Column("scene", Text, nullable=False),
)


@dataclass
class SeatRow:
    """A seat as stored. Secrets are kept as hashes only."""

    kind: SeatKind
    name: str = ""
    bot: str | None = None
    token: str | None = None
    invitation: str | None = None
    pass_when: PassWhen = "nothing"
    pass_on: list[int] = field(default_factory=list)
    poker_face: bool | None = None  # as agreed for the whole table; None: where two or more people play


@dataclass
class TableRow:
    """The header of a table as stored."""

    id: str
    game: str
    content: str
    rules: str
    options: dict[str, Any]
    status: Status
    seed: int
    salt: str
    names: list[str]
    seats: list[SeatRow]
    rematch: str | None = None
    created: int = field(default_factory=lambda: now())
    changed: int = field(default_factory=lambda: now())
    private: bool = False  # for those who sit at it: nobody else may watch

    def values(self) -> dict[str, object]:
        return {
            "id": self.id,
            "game": self.game,
            "content": self.content,
            "rules": self.rules,
            "options": json.dumps(self.options),
            "status": self.status,
            "seed": str(self.seed),
            "salt": self.salt,
            "names": json.dumps(self.names),
            "seats": json.dumps([vars(seat) for seat in self.seats]),
            "rematch": self.rematch,
            "created": self.created,
            "changed": self.changed,
            "private": self.private,
        }

    @staticmethod
    def read(row: Any) -> TableRow:
        return TableRow(
            row.id,
            row.game,
            row.content,
            row.rules,
            json.loads(row.options),
            row.status,
            int(row.seed),
            row.salt,
            json.loads(row.names),
            [SeatRow(**seat) for seat in json.loads(row.seats)],
            row.rematch,
            row.created,
            row.changed,
            row.private,
        )


@dataclass
class EntryRow:
    """One step of a table as stored."""

    table_id: str
    version: int
    seat: int
    choice: int
    text: str
    link: str
    events: str
    result: str | None
    message: str | None
    at: int = field(default_factory=lambda: now())


@dataclass
class SnapshotRow:
    table_id: str
    version: int
    head: str
    position: str


@dataclass
class ArchiveRow:
    """What each viewer saw at a recent version: for the day when the rules have changed and cannot load the table."""

    table_id: str
    version: int
    opening: str
    scene: str


@dataclass
class SavedTable:
    """All that is needed to go on with a table: its header, its last snapshot, the steps since, and the message ids."""

    row: TableRow
    changed: int
    snapshot: SnapshotRow | None = None
    entries: list[EntryRow] = field(default_factory=list)
    messages: dict[tuple[int, str], int] = field(default_factory=dict)
    result: str | None = None  # of the last step
    archive: ArchiveRow | None = None
    notice: int = 0  # the last notice when it was read

    @property
    def version(self) -> int:
        if self.entries:
            return self.entries[-1].version
        return 0 if self.snapshot is None else self.snapshot.version


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)
