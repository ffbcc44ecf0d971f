"""Requests to other hosts: what the server posts to addresses that strangers have given to it.

A request goes to the very address that was checked, follows no redirect and ends after some seconds in all, whatever
the other side does: a resolver that does not answer, a handshake byte by byte and an answer without end count alike.
Requests run at once. Owners (tables) take turns, and one owner, one host or one network address cannot hold all slots.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
import sys
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from threading import Thread
from typing import Final
from urllib.parse import urlsplit

from beringia.server.fair_slots import FairSlots
from beringia.server.limits import counted_as
from beringia.server.public_addresses import is_literal, is_public

#: Seconds for a request, from the lookup of the name to the answer. Waiting for a slot does not count.
TOTAL_SECONDS: Final = 10.0
#: Requests at once, and of those the most to one site, to one port of a network address and of one owner.
AT_ONCE: Final = 64
EACH: Final = 4
#: The most of those to one domain, and to all unusual ports together: names and ports below a domain cost nothing.
WIDE: Final = 16
USUAL_PORTS: Final = (80, 443)
#: Requests of one owner that wait or run; more are refused. The end of a game is pushed to 5 browsers of every seat.
MOST_OF_OWNER: Final = 40
#: Bytes of an answer that are read. Only its status matters.
ANSWER_BYTES: Final = 16 * 1024


class Unreachable(Exception):
    """Nothing could be sent, or nothing was answered, for this reason. Another try may succeed."""


class Busy(Unreachable):
    """Nothing was tried: this server has too much to do. That says nothing about the other side."""


class Forbidden(ValueError):
    """An address that nothing is sent to, for this reason."""


@dataclass(frozen=True)
class Place:
    """Where a URL leads."""

    secure: bool
    host: str
    port: int
    authority: str
    path: str

    @staticmethod
    def of(url: str, private: bool) -> Place:
        """A :class:`Forbidden` says why nothing is sent there. Names are looked up later, when something is sent."""
        if not url.isascii() or not url.isprintable() or " " in url:
            raise Forbidden("an address has no spaces and no letters beyond ASCII")
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError as error:
            raise Forbidden(str(error)) from None
        if parts.scheme not in ("http", "https"):
            raise Forbidden("it must begin with https:// or http://")
        if not parts.hostname or parts.username is not None or parts.password is not None:
            raise Forbidden("it needs a host, and no user or password")
        if not private and is_literal(parts.hostname) and not is_public(parts.hostname):
            raise Forbidden("it is no address on the internet")
        if port == 0:
            raise Forbidden("no port has the number 0")
        secure = parts.scheme == "https"
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        return Place(secure, parts.hostname, port or (443 if secure else 80), parts.netloc, path)

    @property
    def site(self) -> str:
        """The host and its port: a port that does not answer must not block the service at another one."""
        host = counted_as(self.host) if is_literal(self.host) else self.host.rstrip(".")
        return f"{host} {self.port}"

    @property
    def domain(self) -> str:
        """The last two parts of the name, and the port."""
        if is_literal(self.host):
            return self.site
        return f"{'.'.join(self.host.rstrip('.').split('.')[-2:])} {self.port}"


class Outgoing:
    """Posts to other hosts, several at once, and fairly."""

    def __init__(self) -> None:
        #: Lookups have slots of their own: a thread that waits for a resolver cannot be interrupted.
        self._lookups = FairSlots(AT_ONCE)
        self._requests = FairSlots(AT_ONCE)
        #: Keeps the order of requests to one URL; there are as many of these slots as wanted.
        self._urls = FairSlots(sys.maxsize)
        self._of_owners: Counter[str] = Counter()
        self._trust = ssl.create_default_context()

    async def post(self, url: str, body: bytes, headers: Mapping[str, str], owner: str, private: bool = False) -> int:
        """Post something on behalf of an owner; returns the status of the answer.

        The requests of an owner to one URL keep their order.
        ``private``: the request may go to this machine and its network.
        """
        place = Place.of(url, private)
        if self._of_owners[owner] >= MOST_OF_OWNER:
            raise Busy("too many requests of this table wait")
        self._of_owners[owner] += 1
        limits = {f"owner {owner}": EACH, f"site {place.site}": EACH, f"domain {place.domain}": WIDE}
        if place.port not in USUAL_PORTS:
            limits["unusual ports"] = WIDE
        try:
            async with self._urls.slot({f"owner {owner}": sys.maxsize, f"url {url}": 1}):
                return await self._exchanged(place, private, limits, body, headers)
        except (OSError, EOFError, ValueError) as error:
            if isinstance(error, Forbidden):
                raise
            raise Unreachable(type(error).__name__) from None
        finally:
            self._of_owners[owner] -= 1
            if not self._of_owners[owner]:
                del self._of_owners[owner]

    async def _exchanged(
        self, place: Place, private: bool, limits: Mapping[str, int], body: bytes, headers: Mapping[str, str]
    ) -> int:
        clock = asyncio.get_running_loop().time
        await self._lookups.take(limits)
        began = clock()
        async with asyncio.timeout(TOTAL_SECONDS):
            addresses = await self._looked_up(place, limits)
        if not private and not all(is_public(address) for address in addresses):
            raise Forbidden("it is no address on the internet")
        left = TOTAL_SECONDS - (clock() - began)
        async with self._requests.slot({**limits, f"address {counted_as(addresses[0])} {place.port}": EACH}):
            async with asyncio.timeout(left):
                return await self._posted(place, addresses[0], body, headers)

    async def _looked_up(self, place: Place, limits: Mapping[str, int]) -> list[str]:
        """The addresses of a host. Gives the slot of the lookup back when the resolver has answered, however late."""
        loop = asyncio.get_running_loop()
        looking: asyncio.Future[list[str]] = loop.create_future()
        looking.add_done_callback(lambda _: self._lookups.release(limits))

        def look() -> None:
            addresses: list[str] = []
            with suppress(OSError, ValueError):  # a name may be none that could be looked up
                entries = socket.getaddrinfo(place.host, place.port, type=socket.SOCK_STREAM)
                addresses = [str(entry[4][0]) for entry in entries]
            with suppress(RuntimeError):  # the server has stopped
                loop.call_soon_threadsafe(looking.set_result, addresses)

        try:
            # Not from a pool: the process would wait at its end for a resolver that does not answer.
            Thread(target=look, daemon=True, name="beringia-lookup").start()
        except RuntimeError:
            looking.set_result([])
            raise Busy("there are no more threads") from None
        addresses = await asyncio.shield(looking)
        if not addresses:
            raise Unreachable("its name is not known")
        return addresses

    async def _posted(self, place: Place, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Connect to an address that was checked: the name is not looked up again."""
        lines = [f"POST {place.path} HTTP/1.1", f"Host: {place.authority}"]
        framing = {"Content-Length": str(len(body)), "Connection": "close"}
        lines += [f"{name}: {value}" for name, value in {**headers, **framing}.items()]
        trust, name = (self._trust, place.host) if place.secure else (None, None)
        reader, writer = await asyncio.open_connection(
            address, place.port, ssl=trust, server_hostname=name, limit=ANSWER_BYTES
        )
        try:
            writer.write("\r\n".join([*lines, "", ""]).encode() + body)
            return await _status(reader)
        finally:
            writer.transport.abort()


async def _status(reader: asyncio.StreamReader) -> int:
    """The status of an answer; those that only announce another one (1xx) are passed over."""
    left = ANSWER_BYTES
    while True:
        line = await reader.readline()
        version, _, rest = line.partition(b" ")
        status = rest[:3]
        if not version.startswith(b"HTTP/1.") or len(status) < 3 or not status.isdigit():
            raise Unreachable("it does not speak HTTP")
        if status >= b"200":
            return int(status)
        while line.strip():
            left -= len(line)
            if left < 0:
                raise Unreachable("its answer has no end")
            line = await reader.readline()
