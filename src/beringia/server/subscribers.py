"""The connections subscribed to a table: which seats they hold, and how to publish a message to all of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from beringia.server.encoding import to_json
from beringia.server.messages import Json, Outgoing
from beringia.server.redaction import Seats


class Subscriber(Protocol):
    """A connection, as a table sees it."""

    seats: Seats
    gone: bool

    def push(self, message: str) -> None: ...

    def close(self, code: int) -> None: ...


class Subscribers:
    """The connections of one table."""

    def __init__(self) -> None:
        self._subscribers: set[Subscriber] = set()

    def __len__(self) -> int:
        return len(self._subscribers)

    def __contains__(self, subscriber: Subscriber) -> bool:
        return subscriber in self._subscribers

    def add(self, subscriber: Subscriber) -> None:
        self._subscribers.add(subscriber)

    def remove(self, subscriber: Subscriber) -> None:
        self._subscribers.discard(subscriber)

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

    def groups(self) -> set[Seats]:
        """The seats that single connections hold: who holds the same ones sees the same."""
        return {subscriber.seats for subscriber in self._subscribers}

    def publish(self, message: Callable[[Seats], Outgoing | Json | None], exclude: Subscriber | None = None) -> None:
        """Send a message to everybody for whom there is one; it is rendered once for all who hold the same seats."""
        texts: dict[Seats, str] = {}
        for subscriber in list(self._subscribers):
            if subscriber is exclude:
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
