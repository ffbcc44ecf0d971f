"""What people say to each other at a table: plain text and a few reactions, in two rooms.

Players talk in one room and spectators in the other, so that nobody who sees more can whisper to somebody who plays;
when the game is over both are open to everybody. If it was agreed (``together``), all talk in the players' room from
the beginning. Lines are stored with the table, so many of each room, and belong to its record.

Spectators who see the table late (:mod:`beringia.server.lateness`) hear the players' room as late as they see the game.
Among themselves they talk at once.
"""

from __future__ import annotations

import asyncio
import hashlib
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from sqlalchemy import bindparam, delete, insert, select

from beringia.server.errors import RequestError
from beringia.server.limits import Bucket
from beringia.server.message_types import Outgoing
from beringia.server.redaction import iso_time
from beringia.server.rows import TableRow, now, talk_rows
from beringia.server.seating import BLANK, UNSEEN, Seats, distinct
from beringia.server.settings import Settings
from beringia.server.store import StorageError, Store
from beringia.server.subscribers import Subscriber, Subscribers
from beringia.server.talk_messages import TALK_LENGTH, Line, Reaction, Room, SaidMessage, TalkMessage
from beringia.server.writer import Statement

PLAYERS: Final = "players"
SPECTATORS: Final = "spectators"
ROOMS: Final[tuple[Room, ...]] = (PLAYERS, SPECTATORS)

#: Lines that are told at once.
TOLD_LINES: Final = 100
#: More marks than that on one letter are a drawing over the lines of others.
MARKS: Final = 3
#: People at one table whose rates are remembered.
MAX_SPEAKERS: Final = 300

_add = insert(talk_rows)
_drop = delete(talk_rows).where(
    talk_rows.c.table_id == bindparam("key"),
    talk_rows.c.room == bindparam("of_room"),
    talk_rows.c.number <= bindparam("upto"),
)


def clean(text: str) -> str:
    """A text as it is kept: composed (NFC), in one line, without characters that nobody sees or that turn the direction
    of what stands beside them. Empty if nothing is left."""
    found: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", " ".join(text.split())):
        kind = unicodedata.category(letter)
        if kind in UNSEEN or letter in BLANK:
            continue
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= MARKS:
            found.append(letter)
    return " ".join("".join(found).split())[:TALK_LENGTH].rstrip()


def guest_of(secret: str, salt: str) -> str:
    """What tells one spectator of a table from another: nobody can find him by it at another table."""
    return hashlib.sha256(f"{salt} {secret}".encode()).hexdigest()[:12]


@dataclass
class TalkRow:
    """One line as stored."""

    table_id: str
    room: Room
    number: int
    seat: int | None
    guest: str | None
    name: str
    text: str
    reaction: Reaction | None
    message: str
    at: int = field(default_factory=lambda: now())

    @property
    def speaker(self) -> int | str:
        return self.seat if self.seat is not None else f"guest {self.guest}"

    def line(self) -> Line:
        return Line(
            room=self.room,
            number=self.number,
            seat=self.seat,
            guest=self.guest,
            name=self.name,
            text=self.text,
            reaction=self.reaction,
            at=iso_time(self.at),
        )


def lines_of(store: Store, table_id: str) -> list[TalkRow]:
    """All that was said at a table, room by room. Blocks."""
    with store.engine.connect() as connection:
        wanted = select(talk_rows).where(talk_rows.c.table_id == table_id)
        rows = connection.execute(wanted.order_by(talk_rows.c.room, talk_rows.c.number))
        return [TalkRow(*row) for row in rows]


def exported(store: Store, table_id: str) -> list[dict[str, Any]]:
    """The same for a record, in the order in which it was said."""
    rows = sorted(lines_of(store, table_id), key=lambda row: row.at)
    return [
        {
            "room": row.room,
            "seat": row.seat,
            "name": row.name,
            **({"text": row.text} if row.reaction is None else {"reaction": row.reaction}),
            "at": iso_time(row.at),
        }
        for row in rows
    ]


class TalkingTable(Protocol):
    """A table, as far as people talk at it."""

    row: TableRow
    fence: int


class Talk:
    """What is said at one table."""

    def __init__(
        self, table: TalkingTable, subscribers: Subscribers, late: Subscribers, store: Store, settings: Settings
    ) -> None:
        self._table = table
        self._subscribers = subscribers
        self._late = late  # those who see the table late
        self._late_upto = 0  # the last line of the players' room that they have been told
        self._store = store
        self._settings = settings
        self._lock = asyncio.Lock()
        self._lines: dict[Room, list[TalkRow]] | None = None
        self._buckets: dict[int | str, Bucket] = {}
        self._listening: set[Subscriber] = set()

    # -- who may do what

    def rooms(self, seats: Seats) -> tuple[Room, ...]:
        """The rooms that a connection hears."""
        row = self._table.row
        if not row.terms.talk:
            return ()
        if row.status == "finished":
            return ROOMS
        if row.terms.together:
            return (PLAYERS,)
        return (PLAYERS,) if seats else (SPECTATORS,)

    def room(self, seats: Seats) -> Room:
        """The room in which a connection talks."""
        return PLAYERS if seats or self._table.row.terms.together else SPECTATORS

    # -- on request

    async def listen(self, subscriber: Subscriber, message: str) -> TalkMessage:
        """What was said last; from now on this connection is told what is said."""
        self._require()
        lines = await self._load()
        self.catch_up()
        self._listening.add(subscriber)
        rooms = self.rooms(subscriber.seats)
        heard = [[row for row in lines[room] if self._may_hear(subscriber, row)] for room in rooms]
        told = [row.line() for rows in heard for row in rows[-TOLD_LINES:]]
        return TalkMessage(id=message, room=self.room(subscriber.seats), rooms=list(rooms), lines=told)

    def catch_up(self) -> None:
        """Tell late spectators the lines of the players' room that have become old enough."""
        row = self._table.row
        if not row.terms.together or self._lines is None:
            return
        latest = now() if row.status == "finished" else now() - 1000 * row.terms.delay
        for line in self._lines[PLAYERS]:
            if line.number > self._late_upto:
                if line.at > latest:
                    break
                self._late_upto = line.number
                self._tell(line, self._late)

    def forget(self, subscriber: Subscriber) -> None:
        """A connection has ended."""
        self._listening.discard(subscriber)

    async def say(
        self,
        message: str,
        subscriber: Subscriber,
        seat: int | None,
        text: str,
        reaction: Reaction | None,
        guest: str | None,
        name: str,
        charge: Callable[[], None],
    ) -> None:
        """Say something, as one of the own seats or as a spectator. ``charge`` counts it against an address."""
        self._require()
        row, seats = self._table.row, subscriber.seats
        if seats:
            if seat is None or seat not in seats:
                raise RequestError("forbidden")
            name, known = row.seats[seat].name, None
        else:
            if seat is not None or self._knows_more(subscriber):
                raise RequestError("forbidden")
            if guest is None:
                raise RequestError("invalid", "guest: spectators need one", {"field": "guest", "reason": "missing"})
            known = guest_of(guest, row.salt)
            name = distinct(name, [held.name for held in row.seats])
        said = clean(text) if reaction is None else ""
        if reaction is None and not said:
            raise RequestError("invalid", "text: nothing is said", {"field": "text", "reason": "nothing is said"})
        async with self._lock:
            lines = (await self._load())[self.room(seats)]
            speaker: int | str = seat if seat is not None else f"guest {known}"
            if any(line.message == message and line.speaker == speaker for line in lines):
                return  # it was said before its answer was lost
            self._pay(speaker)
            charge()
            number = lines[-1].number + 1 if lines else 1
            line = TalkRow(row.id, self.room(seats), number, seat, known, name, said, reaction, message)
            await self._keep(line, lines)
        self._publish(line)

    # -- inside

    def _require(self) -> None:
        if not self._table.row.terms.talk:
            raise RequestError("no-talk")

    def _pay(self, speaker: int | str) -> None:
        """However many connections somebody has, he talks no faster."""
        bucket = self._buckets.pop(speaker, None)
        bucket = bucket or Bucket(self._settings.talk_per_second, self._settings.talk_burst)
        self._buckets[speaker] = bucket
        if len(self._buckets) > MAX_SPEAKERS:
            del self._buckets[next(iter(self._buckets))]
        if not bucket.take():
            raise RequestError("too-much-talk", retry_after=bucket.wait())

    async def _load(self) -> dict[Room, list[TalkRow]]:
        if self._lines is None:
            try:
                rows = await self._store.read(lines_of, self._store, self._table.row.id)
            except StorageError:
                raise RequestError("storage") from None
            if self._lines is None:
                self._lines = {room: [row for row in rows if row.room == room] for room in ROOMS}
        return self._lines

    async def _keep(self, line: TalkRow, lines: list[TalkRow]) -> None:
        kept = self._settings.talk_kept
        statements: list[Statement] = [(_add, vars(line))]
        if len(lines) >= kept:
            gone = lines[len(lines) - kept].number
            statements.append((_drop, {"key": line.table_id, "of_room": line.room, "upto": gone}))
        try:
            await self._store.write(statements, line.table_id, self._table.fence)
        except StorageError:
            self._lines = None  # it may be stored all the same: look again
            raise RequestError("storage") from None
        lines.append(line)
        del lines[: max(0, len(lines) - kept)]

    def _knows_more(self, subscriber: Subscriber) -> bool:
        """Whether a screen shows the present, and talks in a room in which the others see the table late."""
        row = self._table.row
        late = row.terms.delay > 0 and row.status != "finished" and not row.terms.together
        return late and subscriber in self._subscribers

    def _may_hear(self, subscriber: Subscriber, line: TalkRow) -> bool:
        """Whether a line of a room that a connection hears is old enough for it."""
        delayed = line.room == PLAYERS and self._table.row.terms.together and subscriber not in self._subscribers
        return not delayed or line.number <= self._late_upto

    def _publish(self, line: TalkRow) -> None:
        self._tell(line, self._subscribers)
        if line.room == PLAYERS and self._table.row.terms.together:
            self.catch_up()
        else:
            self._tell(line, self._late)

    def _tell(self, line: TalkRow, subscribers: Subscribers) -> None:
        """Tell those who have asked for what was said before: older clients do not know what this is."""

        def told(seats: Seats) -> Outgoing | None:
            return SaidMessage(line=line.line()) if line.room in self.rooms(seats) else None

        subscribers.publish(told, among=self._listening)
