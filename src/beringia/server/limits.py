"""Limits: how fast an address may ask, how large a message may be, how many connections may be open."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter, OrderedDict
from contextvars import ContextVar

from beringia.server.errors import RequestError
from beringia.server.settings import Settings

MAX_ADDRESSES = 10_000
#: Letters of what a proxy calls an address and is none.
MAX_ADDRESS = 64
#: Of all connections so many, in hundredths, are for people who hold a seat.
SEATED_SHARE = 20
#: All connections of an address together may send so many times as much as one: a club, not a crowd.
CONNECTIONS_WORTH = 10
#: Pages and their parts, which cost little, count beside the rest: so many times as many requests are for everything.
PAGES_WORTH = 5
#: Seconds after which a connection for which there was no room may be tried again.
CONNECT_AGAIN = 5
#: Who has asked for what is being done now; the tasks that follow from a request inherit it.
asker: ContextVar[str] = ContextVar("asker", default="")


def counted_as(address: str) -> str:
    """What an address counts as: one household has 2**64 addresses of IPv6, and they count as one."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:MAX_ADDRESS]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


class Bucket:
    """Fills at a rate up to its size; every request takes out what it costs."""

    __slots__ = ("_at", "_left", "_rate", "_size")

    def __init__(self, rate: float, size: int) -> None:
        self._rate = rate
        self._size = size
        self._left = float(size)
        self._at = time.monotonic()

    def take(self, cost: float = 1) -> bool:
        cost = min(cost, self._size)  # what costs more than a full bucket has to wait for a full one
        at = time.monotonic()
        self._left = min(self._size, self._left + (at - self._at) * self._rate)
        self._at = at
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def wait(self, cost: float = 1) -> int:
        """Whole seconds until so much may be taken."""
        missing = min(cost, self._size) - self._left
        return max(1, math.ceil(missing / self._rate)) if self._rate > 0 else 3600


class Buckets:
    """One bucket per address; the address not heard of for longest is forgotten first."""

    def __init__(self, rate: float, size: int, code: str) -> None:
        self._rate = rate
        self._size = size
        self._code = code
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1) -> None:
        bucket = self.of(counted_as(address))
        if not bucket.take(cost):
            raise RequestError(self._code, retry_after=bucket.wait(cost))

    def of(self, counted: str) -> Bucket:
        bucket = self._of.pop(counted, None) or Bucket(self._rate, self._size)
        self._of[counted] = bucket
        if len(self._of) > MAX_ADDRESSES:
            self._of.popitem(last=False)
        return bucket


class Talk:
    """What one connection may send: counted for it, and for its address. Who opens many may not say more than some."""

    def __init__(self, own: Bucket, shared: Buckets, address: str) -> None:
        self._own = own
        self._shared = shared
        self._address = counted_as(address)

    def take(self, cost: float = 1) -> bool:
        return self._own.take(cost) and self._shared.of(self._address).take(cost)


class Limits:
    """The limits of one server."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.requests = Buckets(settings.requests_per_second, settings.request_burst, "too-many-requests")
        self.tables = Buckets(settings.tables_per_second, settings.table_burst, "too-many-tables")
        self.lobby = Buckets(settings.lobby_per_second, settings.lobby_burst, "too-many-requests")
        # An address may be a household: it may talk somewhat faster than one person.
        self.talk = Buckets(3 * settings.talk_per_second, 3 * settings.talk_burst, "too-much-talk")
        rate, burst = PAGES_WORTH * settings.requests_per_second, PAGES_WORTH * settings.request_burst
        self.hits = Buckets(rate, burst, "too-many-requests")
        rate, burst = settings.messages_per_second, settings.message_burst
        self._messages = Buckets(CONNECTIONS_WORTH * rate, CONNECTIONS_WORTH * burst, "too-many-requests")
        self._connections: Counter[str] = Counter()
        self._spectators = 0

    def connect(self, address: str) -> None:
        """Count a connection in, if its address has room for it; count it out with ``disconnect``.

        How many there are in all is a matter of :mod:`beringia.server.places`.
        """
        address = counted_as(address)
        if self._connections[address] >= self._settings.connections_per_address:
            raise RequestError("too-many-requests", "too many connections", retry_after=CONNECT_AGAIN)
        self._connections[address] += 1

    def disconnect(self, address: str) -> None:
        address = counted_as(address)
        self._connections[address] -= 1
        if self._connections[address] <= 0:
            del self._connections[address]

    def watch(self) -> bool:
        """Count a spectator in, if there is room beside the places of seat holders; out again with ``unwatch``."""
        if self._spectators >= self._settings.connections * (100 - SEATED_SHARE) // 100:
            return False
        self._spectators += 1
        return True

    def unwatch(self) -> None:
        self._spectators -= 1

    def messages(self, address: str) -> Talk:
        """For the messages of one connection."""
        own = Bucket(self._settings.messages_per_second, self._settings.message_burst)
        return Talk(own, self._messages, address)
