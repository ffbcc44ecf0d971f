"""Those who look at a table: which seats they hold, and how all of them are told something at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from beringia.server.messages import Outgoing
from beringia.server.telling import Seats


class Listener(Protocol):
    """A connection, as a table sees it."""

    seats: Seats
    gone: bool

    def push(self, message: str) -> None: ...

    def close(self, code: int) -> None: ...


class Audience:
    """The connections of one table."""

    def __init__(self) -> None:
        self._listeners: set[Listener] = set()

    def __len__(self) -> int:
        return len(self._listeners)

    def __contains__(self, listener: Listener) -> bool:
        return listener in self._listeners

    def add(self, listener: Listener) -> None:
        self._listeners.add(listener)

    def remove(self, listener: Listener) -> None:
        self._listeners.discard(listener)

    def close(self, code: int) -> None:
        for listener in list(self._listeners):
            listener.close(code)
        self._listeners.clear()

    def seats(self) -> set[int]:
        """The seats whose people are here."""
        return {seat for listener in self._listeners for seat in listener.seats}

    def tell(self, message: Callable[[Seats], Outgoing], besides: Listener | None = None) -> None:
        """Send everybody a message. It is made once for all who hold the same seats."""
        texts: dict[Seats, str] = {}
        for listener in list(self._listeners):
            if listener is besides:
                continue
            seats = listener.seats
            if seats not in texts:
                texts[seats] = message(seats).model_dump_json()
            listener.push(texts[seats])
