"""The connections of a table: who is let in, as whom, and who tells him of it: at once, or late."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Protocol

from beringia.server.errors import RequestError
from beringia.server.lateness import Lateness
from beringia.server.message_types import Status
from beringia.server.presence import Presence
from beringia.server.rows import TableRow
from beringia.server.seating import Seats, hash_secret
from beringia.server.settings import Settings
from beringia.server.sitting import Sitting
from beringia.server.subscribers import Subscriber, Subscribers
from beringia.server.talk import Talk
from beringia.server.telling import Telling


class VisitedTable(Protocol):
    """A table, as far as people come to see it."""

    row: TableRow
    lock: asyncio.Lock
    used: float
    evicted: bool
    sitting: Sitting
    presence: Presence
    talk: Talk
    telling: Telling
    late: Lateness

    @property
    def status(self) -> Status: ...

    def wake_bots(self) -> None: ...


class Audience:
    """Lets connections in at one table."""

    def __init__(self, table: VisitedTable, subscribers: Subscribers, settings: Settings) -> None:
        self._table = table
        self._subscribers = subscribers
        self._settings = settings

    async def subscribe(self, subscriber: Subscriber, tokens: Sequence[str], after: int, watch: bool = False) -> None:
        """Add a connection (or let it say hello again) and send it everything since a version. Who only watches is
        shown what everybody may see, whatever seats he holds."""
        table = self._table
        if self._is_late(() if watch else table.sitting.seats_of(tokens)):
            with suppress(RequestError):  # it may take long the first time, and nobody else is to wait for it
                await table.late.catch_up()
        async with table.lock:
            if table.evicted:
                subscriber.close(1012)
                return
            held = table.sitting.seats_of(tokens)
            await table.sitting.find_again(held)
            seats = () if watch else held
            if table.row.private and not seats and not (watch and table.sitting.is_guest(tokens)):
                self._subscribers.remove(subscriber)
                subscriber.close(4403)
                return
            if not self._has_place(subscriber, seats):
                subscriber.close(4429)
                return
            if self._is_late(seats) and not (watch and table.sitting.is_guest(tokens)):
                await self._subscribe_late(subscriber, after)
            else:
                await self._subscribe_now(subscriber, tokens, after, seats)

    async def _subscribe_now(self, subscriber: Subscriber, tokens: Sequence[str], after: int, seats: Seats) -> None:
        table = self._table
        table.late.subscribers.remove(subscriber)
        before, watched = self._subscribers.seats(), self._subscribers.watching()
        subscriber.seats = seats
        try:
            greeting = await table.telling.greeting(after, seats)
        except RequestError:
            subscriber.close(1013)
            return
        if subscriber.gone:
            return
        self._subscribers.add(subscriber, map(hash_secret, tokens))
        subscriber.push(greeting)
        table.presence.moved(before, self._subscribers.seats())
        if (self._subscribers.seats(), self._subscribers.watching()) != (before, watched):
            table.telling.publish_seats(exclude=subscriber)
        table.wake_bots()

    async def _subscribe_late(self, subscriber: Subscriber, after: int) -> None:
        """The same for a spectator of a table that is shown later."""
        late = self._table.late
        self._subscribers.remove(subscriber)
        subscriber.seats = ()
        try:
            await late.catch_up()
            greeting = await late.telling.greeting(after, ())
        except RequestError:
            subscriber.close(1013)
            return
        if not subscriber.gone:
            late.subscribers.add(subscriber)
            subscriber.push(greeting)
            late.follow()
            self._table.wake_bots()

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """A connection has ended."""
        table = self._table
        subscriber.gone = True
        table.talk.forget(subscriber)
        if subscriber in table.late.subscribers:
            table.late.subscribers.remove(subscriber)
            table.used = time.monotonic()
        if subscriber in self._subscribers:
            before = self._subscribers.seats()
            self._subscribers.remove(subscriber)
            table.used = time.monotonic()
            if not table.evicted:
                table.presence.moved(before, self._subscribers.seats())
            if self._subscribers.seats() != before or not subscriber.seats:
                table.telling.publish_seats()

    # -- who tells

    async def teller(self, mine: Seats) -> Telling:
        """Who tells the holder of these seats of the table, on request."""
        table = self._table
        if not self._is_late(mine):
            return table.telling
        await table.late.catch_up()
        return table.late.telling

    def teller_of(self, subscriber: Subscriber) -> Telling:
        """Who tells a connection of the table."""
        table = self._table
        return table.late.telling if subscriber in table.late.subscribers else table.telling

    # -- inside

    def _is_late(self, seats: Seats) -> bool:
        """Whether who holds these seats is told of the table later than it happens."""
        table = self._table
        return table.row.terms.delay > 0 and not seats and table.status in ("waiting", "playing", "paused")

    def _has_place(self, subscriber: Subscriber, seats: Seats) -> bool:
        """Whether one more connection for these seats, or of one more spectator, is not too many."""
        late = self._table.late.subscribers
        if subscriber in self._subscribers or subscriber in late:
            return True
        places = self._settings.connections_per_seat if seats else self._settings.connections_per_table
        return self._subscribers.of(seats) + (0 if seats else len(late)) < places
