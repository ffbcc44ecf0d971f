"""Limits: how fast an address may ask, how large a message may be, how many connections may be open."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict

from beringia.server.errors import RequestError
from beringia.server.settings import Settings

MAX_ADDRESSES = 10_000


class Bucket:
    """Fills at a rate up to its size; every request takes one out."""

    __slots__ = ("_at", "_left", "_rate", "_size")

    def __init__(self, rate: float, size: int) -> None:
        self._rate = rate
        self._size = size
        self._left = float(size)
        self._at = time.monotonic()

    def take(self) -> bool:
        at = time.monotonic()
        self._left = min(self._size, self._left + (at - self._at) * self._rate)
        self._at = at
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def wait(self) -> int:
        """Whole seconds until the next one may be taken."""
        return max(1, math.ceil((1 - self._left) / self._rate)) if self._rate > 0 else 3600


class Buckets:
    """One bucket per address; the address not heard of for longest is forgotten first."""

    def __init__(self, rate: float, size: int, code: str) -> None:
        self._rate = rate
        self._size = size
        self._code = code
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> None:
        bucket = self._of.pop(address, None) or Bucket(self._rate, self._size)
        self._of[address] = bucket
        if len(self._of) > MAX_ADDRESSES:
            self._of.popitem(last=False)
        if not bucket.take():
            raise RequestError(self._code, retry_after=bucket.wait())


class Limits:
    """The limits of one server."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.requests = Buckets(settings.requests_per_second, settings.request_burst, "too-many-requests")
        self.tables = Buckets(settings.tables_per_second, settings.table_burst, "too-many-tables")
        self._connections: Counter[str] = Counter()

    def connect(self, address: str) -> bool:
        """Count a connection in, if there is room for it; count it out with ``disconnect``."""
        if self._connections.total() >= self._settings.connections:
            return False
        if self._connections[address] >= self._settings.connections_per_address:
            return False
        self._connections[address] += 1
        return True

    def disconnect(self, address: str) -> None:
        self._connections[address] -= 1
        if self._connections[address] <= 0:
            del self._connections[address]

    def messages(self) -> Bucket:
        """A bucket for the messages of one connection."""
        return Bucket(self._settings.messages_per_second, self._settings.message_burst)
