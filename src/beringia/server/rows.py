"""What is stored: the tables of the database, and the rows of a table as the server reads them."""

from __future__ import annotations

import json
import time
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, Final, get_args

from sqlalchemy import BigInteger, Boolean, Column, Integer, MetaData, String, Table, Text

from beringia.kernel.record import Header
from beringia.server.message_types import PassWhen, SeatKind, Status
from beringia.server.terms import Terms

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
    Column("listed", String(8), nullable=True, index=True),  # open to everybody, who speak this language; null: not
    Column("terms", Text, nullable=False),
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
    Column("told", Integer, nullable=True),  # the seats that were told of it, as bits; null: everybody
    Column("anonymous", Boolean, nullable=False),  # nobody but the seat itself may know whose step it was
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
#: What was said at tables; each room counts its own lines, so that nobody can tell how much is said in the other.
talk_rows = Table(
    "talk",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("room", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=True),  # null: a spectator
    Column("guest", String(16), nullable=True),  # tells spectators apart
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("reaction", String(32), nullable=True),  # instead of a text
    Column("message", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
)
#: When somebody who holds a seat was last connected, as far as it was noted.
presence_rows = Table(
    "presence",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("seen", BigInteger, nullable=False),
)
#: Clocks of tables that have one; ``due``: when the time that runs is out, null while none runs.
clock_rows = Table(
    "clocks",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("state", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=True, index=True),
)
#: When a server was last alive while clocks ran: one row.
pulse_rows = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
#: The key that this database's servers sign pushes with; there is one.
push_key_rows = Table(
    "push_keys",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("private", String(64), nullable=False),
)
#: Browsers that want to be told when it is a seat's turn.
push_rows = Table(
    "pushes",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("browser", String(64), primary_key=True),  # hash of the endpoint
    Column("token", String(64), nullable=False),  # hash of the token that the seat was held with
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
)


STATUSES: Final = get_args(Status.__value__)
SEAT_KINDS: Final = get_args(SeatKind.__value__)


class DamagedRow(ValueError):
    """A row that no version of the server has written."""


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
    hints: bool | None = None  # as agreed for the whole table: may people ask the coach?
    program: bool = False  # a guest's program plays, not a person
    poker_face: bool | None = None  # as agreed for the whole table; None: where two or more people play
    host: bool = False  # set the table
    devices: list[str] = field(default_factory=list)  # further tokens, of the other devices of the same person
    code: str | None = None  # takes the seat to another device, once, until this time (milliseconds since 1970):
    code_until: int = 0
    code_moves: bool = False  # it is the only device then
    lost_at: int | None = None  # since when a new link for this seat is asked for; which seats agree, and object:
    agreed: list[int] = field(default_factory=list)
    against: list[int] = field(default_factory=list)

    def holds(self, known: Collection[str]) -> bool:
        """True if one of these secrets (as hashes) holds the seat."""
        return self.token in known or any(device in known for device in self.devices)

    def void(self) -> None:
        """Nothing that anybody knows holds the seat any more, or leads to it."""
        self.token, self.invitation, self.code, self.lost_at = None, None, None, None
        self.devices, self.agreed, self.against = [], [], []


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
    listed: str | None = None  # in the lobby, with the language that is spoken there
    terms: Terms = field(default_factory=Terms)

    @property
    def hints(self) -> bool:
        """May people ask the coach while they play? Alone with bots always, else if it was agreed."""
        people = sum(held.kind != "bot" for held in self.seats)
        return people <= 1 or bool(self.seats[0].hints)

    @property
    def header(self) -> Header:
        """Where its chain begins."""
        return Header(self.game, self.content, len(self.seats), self.seed, self.options, self.names)

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
            "listed": self.listed,
            "terms": self.terms.dump(),
        }

    @staticmethod
    def read(row: Any) -> TableRow:
        """A row of the database; a :class:`DamagedRow` if it is none that this version has written."""
        try:
            found = TableRow._read(row)
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise DamagedRow(f"table {row.id!r} is damaged: {error}") from None
        _require_one_of("status", found.status, STATUSES, row.id)
        for seat in found.seats:
            _require_one_of("kind of a seat", seat.kind, SEAT_KINDS, row.id)
        return found

    @staticmethod
    def _read(row: Any) -> TableRow:
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
            row.listed,
            Terms.read(row.terms),
        )


def _require_one_of(what: str, value: object, allowed: Collection[str], table: str) -> None:
    if value not in allowed:
        raise DamagedRow(f"table {table!r} is damaged: {what} {value!r} is none of {', '.join(allowed)}")


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
    told: int | None = None
    anonymous: bool = False


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
    withheld: dict[int, int] = field(default_factory=dict)  # steps that not everybody was told of, and who was
    seen: dict[int, int] = field(default_factory=dict)  # when people last came or went
    clock: tuple[str, int] | None = None  # its state, and since when

    @property
    def version(self) -> int:
        if self.entries:
            return self.entries[-1].version
        return 0 if self.snapshot is None else self.snapshot.version

    @property
    def told_head(self) -> str:
        """The link of the last step that everybody was told of, as far as it is among those to go on from."""
        for entry in reversed(self.entries):
            if entry.told is None:
                return entry.link
        return "" if self.snapshot is None else self.snapshot.head


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)
