"""The connections subscribed to a table: which seats they hold, and how to publish a message to all of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Protocol

from beringia.server.encoding import to_json
from beringia.server.message_types import Json, Outgoing
from beringia.server.seating import Seats


class Subscriber(Protocol):
    """A connection, as a table sees it."""

    seats: Seats
    gone: bool

    def push(self, message: str) -> None: ...

    def close(self, code: int) -> None: ...


class Subscribers:
    """The connections of one table."""

    def __init__(self) -> None:
        #: Each with the secrets (as hashes) that it has shown.
        self._subscribers: dict[Subscriber, frozenset[str]] = {}

    def __len__(self) -> int:
        return len(self._subscribers)

    def __contains__(self, subscriber: Subscriber) -> bool:
        return subscriber in self._subscribers

    def add(self, subscriber: Subscriber, secrets: Iterable[str] = ()) -> None:
        self._subscribers[subscriber] = frozenset(secrets)

    def remove(self, subscriber: Subscriber) -> None:
        self._subscribers.pop(subscriber, None)

    def reseat(self, seats_of: Callable[[frozenset[str]], Seats]) -> None:
        """Who holds other seats than before, because secrets have become void or seats have moved up, loses the old
        ones at once, and has to say hello again."""
        for subscriber, secrets in list(self._subscribers.items()):
            seats = seats_of(secrets)
            if seats != subscriber.seats:
                subscriber.seats = seats
                subscriber.close(1012)

    def close(self, code: int) -> None:
        for subscriber in list(self._subscribers):
            subscriber.close(code)
        self._subscribers.clear()

    def of(self, seats: Seats) -> int:
        """How many connections are there for some of these seats; of spectators, if there are none."""
        if not seats:
            return sum(not subscriber.seats for subscriber in self._subscribers)
        return max(sum(seat in subscriber.seats for subscriber in self._subscribers) for seat in seats)

    def seats(self) -> set[int]:
        """The seats that somebody is connected for."""
        return {seat for subscriber in self._subscribers for seat in subscriber.seats}

    def watching(self) -> int:
        """How many connections hold no seat."""
        return sum(not subscriber.seats for subscriber in self._subscribers)

    def publish(
        self,
        message: Callable[[Seats], Outgoing | Json | None],
        exclude: Subscriber | None = None,
        among: Collection[Subscriber] | None = None,
    ) -> None:
        """Send a message to everybody (``among`` some, if they are given) for whom there is one; it is rendered once
        for all who hold the same seats."""
        texts: dict[Seats, str] = {}
        for subscriber in list(self._subscribers):
            if subscriber is exclude or (among is not None and subscriber not in among):
                continue
            seats = subscriber.seats
            if seats not in texts:
                made = message(seats)
                if made is None:
                    texts[seats] = ""
                else:
                    texts[seats] = to_json(made) if isinstance(made, dict) else made.model_dump_json()
            if texts[seats]:
                subscriber.push(texts[seats])
