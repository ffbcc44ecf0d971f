"""Who is told by Web Push that it is his turn, and when.

A browser subscribes for the seats that it holds. When a turn comes, its holder has a little time to notice by himself;
only if the table still waits for him is anything sent. It says what that seat may know: that it is asked. What a push
service does or does not do never holds up a table, nor the messages to another service.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from typing import Final, Protocol

from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.exc import IntegrityError

from beringia.kernel.session import Session
from beringia.server import metrics
from beringia.server.errors import RequestError
from beringia.server.fair_slots import heaviest
from beringia.server.notices import Notice
from beringia.server.outgoing import Forbidden, Outgoing, Unreachable
from beringia.server.rows import TableRow, now, push_key_rows, push_rows
from beringia.server.seating import Seats
from beringia.server.settings import Settings
from beringia.server.store import StorageError, Store
from beringia.server.webpush import Gone, Keys, Target, browser_key, check_endpoint, decoded, send
from beringia.server.writer import Statement
from beringia.text import LANGUAGES, Catalogue

log = logging.getLogger("beringia.server.pushing")

#: Browsers that are told of one seat; the oldest goes when another one comes.
MOST_BROWSERS: Final = 5
#: Turns that wait to be told of; of more, those of the table that has most are dropped.
MOST_WAITING: Final = 2000
#: How often a message is tried, and seconds between two tries.
TRIES: Final = 3
PAUSE: Final = 20.0
#: Seconds after which a turn that was interrupted by windows for others is not told of any more.
LONGEST: Final = 600.0
AUTH_BYTES: Final = 16

# Built once: building a statement costs more than executing it.
_add = insert(push_rows)
_drop = delete(push_rows).where(
    push_rows.c.table_id == bindparam("key"),
    push_rows.c.seat == bindparam("at_seat"),
    push_rows.c.browser == bindparam("at_browser"),
)


class PushedTable(Protocol):
    """A table, as far as it is told of."""

    row: TableRow
    session: Session | None

    @property
    def asked(self) -> int | None: ...

    def is_connected(self, seat: int) -> bool: ...


class LoadedTables(Protocol):
    def loaded(self, table_id: str) -> PushedTable | None:
        """A table that is in memory."""


class Pushing:
    """The pushes of one server."""

    def __init__(self, store: Store, settings: Settings, tables: LoadedTables) -> None:
        self._store = store
        self._settings = settings
        self._tables = tables
        self._keys = stored_keys(store)
        self._outgoing = Outgoing()
        self._sending: dict[tuple[str, int | None, str], asyncio.Task[None]] = {}  # by table, seat and kind
        self._since: dict[tuple[str, int | None], float] = {}  # turns that may have to be told of, by table and seat
        self._contact = settings.push_contact or (settings.url if settings.url.startswith("https:") else "")
        self._contact = self._contact or "mailto:beringia@localhost"

    @property
    def key(self) -> str:
        return self._keys.public

    def close(self) -> None:
        for task in self._sending.values():
            task.cancel()

    # -- who wants to be told

    async def subscribe(self, row: TableRow, seats: Seats, target: Target, language: str) -> None:
        """Tell a browser of some seats from now on."""
        try:
            check_endpoint(target.endpoint, bool(self._settings.push_anywhere))
        except Forbidden as reason:
            raise _invalid("endpoint", str(reason)) from None
        try:
            browser_key(target.p256dh)
        except ValueError:
            raise _invalid("p256dh", "not a key") from None
        try:
            if len(decoded(target.auth)) != AUTH_BYTES:
                raise ValueError
        except ValueError:
            raise _invalid("auth", f"not {AUTH_BYTES} bytes") from None
        if language not in LANGUAGES:
            raise _invalid("language", f"one of {', '.join(LANGUAGES)}")
        browser = _browser(target.endpoint)
        try:
            for seat in seats:
                known = await self._store.read(self._browsers, row.id, seat)
                others = [each for each in known if each != browser]
                over = [browser, *others[: max(0, len(others) - MOST_BROWSERS + 1)]]
                values = {**vars(target), "table_id": row.id, "seat": seat, "browser": browser, "at": now()}
                values |= {"token": row.seats[seat].token or "", "language": language}
                await self._store.keep([*(_dropped(row.id, seat, each) for each in over), (_add, values)])
        except StorageError:
            raise RequestError("storage", retry_after=1) from None

    async def unsubscribe(self, table_id: str, seats: Seats, endpoint: str) -> None:
        try:
            await self._store.keep([_dropped(table_id, seat, _browser(endpoint)) for seat in seats])
        except StorageError:
            raise RequestError("storage", retry_after=1) from None

    def _browsers(self, table_id: str, seat: int) -> list[str]:
        """The oldest first."""
        wanted = select(push_rows.c.browser).where(push_rows.c.table_id == table_id, push_rows.c.seat == seat)
        with self._store.engine.connect() as connection:
            return list(connection.execute(wanted.order_by(push_rows.c.at)).scalars())

    def _subscriptions(
        self, row: TableRow, seats: Sequence[int], noticed: int, kinds: Sequence[str]
    ) -> list[tuple[int, Target, str]]:
        """Of those who hold the seats today: who held one before is told nothing any more. Who has subscribed after
        something was noticed has seen it himself."""
        wanted = select(push_rows).where(push_rows.c.table_id == row.id, push_rows.c.seat.in_(seats))
        with self._store.engine.connect() as connection:
            return [
                (found.seat, Target(found.endpoint, found.p256dh, found.auth), found.language)
                for found in connection.execute(wanted)
                if row.seats[found.seat].kind in kinds
                and row.seats[found.seat].token == found.token
                and found.at <= noticed
            ]

    # -- what they are told

    def hear(self, notice: Notice) -> None:
        """Listens to all tables, secret turns included: they are told to the seat that is asked, and to nobody else."""
        key = (notice.table, notice.seat)
        if notice.kind == "turn":
            waiting = key in self._since
            self._since[key] = time.monotonic()
            if waiting:  # and nobody is told twice
                return
        job = (notice.table, notice.seat, notice.kind)
        if (older := self._sending.pop(job, None)) is not None:
            older.cancel()  # its turn is over, and messages that nobody takes must not pile up
        if len(self._sending) >= MOST_WAITING:
            metrics.pushes.labels("dropped").inc()
            owner = heaviest((table for table, _, _ in self._sending), notice.table)
            if owner is None:
                if notice.kind == "turn":
                    self._since.pop(key, None)
                return
            self._sending.pop(next(each for each in reversed(self._sending) if each[0] == owner)).cancel()
        task = asyncio.get_running_loop().create_task(self._tell(notice))
        self._sending[job] = task
        task.add_done_callback(lambda done: self._ended(job, done))

    def _ended(self, job: tuple[str, int | None, str], done: asyncio.Task[None]) -> None:
        if self._sending.get(job) is done:
            del self._sending[job]
        table, seat, kind = job
        if kind == "turn" and job not in self._sending:  # it may have been dropped before it began
            self._since.pop((table, seat), None)

    async def _tell(self, notice: Notice) -> None:
        noticed = now()
        if notice.kind == "turn" and notice.seat is not None and not await self._is_overdue(notice.table, notice.seat):
            return
        table = self._tables.loaded(notice.table)
        if table is None:
            return
        seats = range(len(table.row.seats)) if notice.seat is None else [notice.seat]
        try:
            # For who plays by a bot there are no turns, but his seat is still his.
            kinds = ("human", "away") if notice.kind == "lost" else ("human",)
            found = await self._store.read(self._subscriptions, table.row, list(seats), noticed, kinds)
            await asyncio.gather(*(self._send(notice, seat, target, spoken) for seat, target, spoken in found))
        except StorageError:
            log.warning("a push was left out: the database does not answer")

    async def _is_overdue(self, table_id: str, seat: int) -> bool:
        """Whether a seat does not notice by itself that it is asked: nobody is there, or nobody does anything."""
        pause = min(1.0, max(0.05, self._settings.push_seconds / 2))
        gone = 0.0
        try:
            while True:
                await asyncio.sleep(pause)
                at, since = time.monotonic(), self._since[table_id, seat]
                table = self._tables.loaded(table_id)
                if at - since >= LONGEST or table is None or table.session is None or table.session.position.over:
                    return False
                told = table.session.position.decision_for(None)
                if told is None or told.seat not in (seat, None):
                    return False
                # Others may be asked in between, or the server may answer for this seat: it may still come to be asked.
                gone = at if table.is_connected(seat) else max(gone, since)
                away = at - gone >= self._settings.push_seconds or at - since >= self._settings.push_patience
                if away and table.asked == seat:
                    return True
        finally:
            del self._since[table_id, seat]

    async def _send(self, notice: Notice, seat: int, target: Target, language: str) -> None:
        message = json.dumps(message_of(notice, language), ensure_ascii=False).encode()
        anywhere = bool(self._settings.push_anywhere)
        for attempt in range(TRIES):
            try:
                await send(self._outgoing, message, target, self._keys, self._contact, notice.table, anywhere)
                metrics.pushes.labels("sent").inc()
                return
            except (Gone, Forbidden):
                metrics.pushes.labels("gone").inc()
                with suppress(RequestError):
                    await self.unsubscribe(notice.table, (seat,), target.endpoint)
                return
            except Unreachable as reason:
                metrics.pushes.labels("failed").inc()
                log.info("a push service did not take a message: %s", reason)
            if attempt + 1 < TRIES:
                await asyncio.sleep(PAUSE)


def message_of(notice: Notice, language: str) -> dict[str, str]:
    """What is shown: which game, and that it is one's turn, or over, or one's seat is missed. Nothing of what happened
    in it."""
    catalogue, title = _catalogue(language), f"{notice.game}-title"
    body = catalogue.say(f"away-push-{notice.kind}")
    # A game of one's own file may have no title in every language.
    return {"title": catalogue.say(title) if title in catalogue else "Beringia", "body": body, "table": notice.table}


@cache
def _catalogue(language: str) -> Catalogue:
    return Catalogue(language)


def stored_keys(store: Store) -> Keys:
    """The keys of this database; made by the first server that starts on it. Blocks."""
    wanted = select(push_key_rows.c.private).where(push_key_rows.c.id == 1)
    with store.engine.connect() as connection:
        found = connection.execute(wanted).scalar()
    if found is None:
        with suppress(IntegrityError), store.engine.begin() as connection:  # another server may be faster
            connection.execute(insert(push_key_rows).values(id=1, private=Keys.new().private))
        with store.engine.connect() as connection:
            found = connection.execute(wanted).scalar_one()
    return Keys(found)


def _browser(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def _dropped(table_id: str, seat: int, browser: str) -> Statement:
    return _drop, {"key": table_id, "at_seat": seat, "at_browser": browser}


def _invalid(field: str, reason: str) -> RequestError:
    return RequestError("invalid", f"{field}: {reason}", {"field": field, "reason": reason})
