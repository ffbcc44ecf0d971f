"""The places of a server: how many sockets may be open, for whom, and who has to go when there is no more room.

A place is kept by what its client does. In the order in which they make room for others: sockets that are being closed,
those that owe a request or a handshake, WebSockets that have not said hello, and those that do not read their answer.
An address has only so many places, and it makes room for itself; behind a trusted proxy the address it forwards counts.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from asyncio import Transport
from collections.abc import Container, Iterable
from http import HTTPStatus
from itertools import chain
from typing import Any

from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.server import ServerState

from beringia.server.limits import counted_as
from beringia.server.logs import seldom
from beringia.server.neighbours import KEY
from beringia.server.settings import Settings
from beringia.server.watching import PATHS

log = logging.getLogger("beringia.server.connections")

#: Connections accepted before the first of them is looked at: asyncio takes so many at once, in each of a few rounds.
ACCEPTED_AT_ONCE = 32
#: Connections that the kernel keeps until they are accepted.
BACKLOG = 1024
#: Files kept free: for connections that are accepted but not yet counted, for databases, workers and pages.
SPARE_FILES = 5 * ACCEPTED_AT_ONCE + 96
#: Places beyond all others, out of the spare files: only /healthz and /readyz are answered there.
HEALTH_PLACES = 8
#: Refused sockets that stay open, out of the spare files, until their clients have read why.
REFUSED_AT_ONCE = 16
#: An address may have so many sockets for each of its WebSockets: browsers load pages over several.
SOCKETS_WORTH = 2
#: Seconds after which a socket that is being closed is cut off: the sweep does it, so it takes up to a second more.
LINGER_SECONDS = 1.0
#: Seconds without reading after which a client makes room for others, if there is no more room.
SLOW_SECONDS = 3.0

#: What a proxy in front says of its visitor. (``Via`` is no such thing: visitors have proxies of their own.)
FORWARDED = (b"x-forwarded-for", b"x-real-ip", b"forwarded", b"x-forwarded-proto")
PEER_KEY = KEY.encode()

Headers = Iterable[tuple[bytes, bytes]]


def room_for(wanted: int) -> int:
    """How many connections can be open: as many as wanted, if the limit of open files allows or can be raised to it."""
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    needed = wanted + SPARE_FILES
    if soft != unlimited and soft < needed:
        raised = needed if hard == unlimited else min(needed, hard)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (raised, hard))
            soft = raised
        except (OSError, ValueError):
            log.info("the limit of %s open files could not be raised", soft)
    return wanted if soft == unlimited else max(1, min(wanted, soft - SPARE_FILES))


class Connections(ServerState):
    """All sockets of a server. A transport stands for its socket, also when HTTP becomes a WebSocket."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.room = room_for(settings.connections)
        #: The port for other processes: each brings many clients, which are counted where they are known.
        self.peer_port = 0
        self._each = SOCKETS_WORTH * max(1, settings.connections_per_address)
        self._request_seconds = settings.request_seconds
        self._stall_seconds = settings.stall_seconds
        self._proxies = _TrustedHosts(settings.proxies) if settings.proxies else None
        self._strange_proxy = False
        # The address that each socket counts for (empty: none), and the sockets of each address.
        self._sockets: dict[Transport, str] = {}
        self._of: dict[str, dict[Transport, None]] = {}
        # Since when a socket is in a state; the oldest first.
        self._leaving: dict[Transport, float] = {}
        self._waiting: dict[Transport, float] = {}
        self._greeting: dict[Transport, float] = {}
        # Refused sockets hold no place and are in no other collection.
        self._refused: dict[Transport, float] = {}
        # Complete answers that the client is still reading: it owes no request yet.
        self._reading: set[Transport] = set()
        # What clients have not read yet: how much it is, and when it last shrank.
        self._unread: dict[Transport, tuple[int, float]] = {}
        # Sockets in places for health.
        self._for_health: set[Transport] = set()

    # -- the life of a socket

    def admit(self, transport: Transport, peer: str, port: int | None) -> HTTPStatus | None:
        """Take in a new socket, from an address to a port of ours; returns why it is refused, if it is."""
        self._sockets[transport] = ""
        if not self._many(peer, port) and not self._count(transport, counted_as(peer)):
            return self._refuse(transport, HTTPStatus.TOO_MANY_REQUESTS)
        if not self._make_room(transport):
            if not self._make_room_for_health():
                return self._refuse(transport, HTTPStatus.SERVICE_UNAVAILABLE)
            self._for_health.add(transport)
        self._waiting[transport] = time.monotonic()
        return None

    def begin(
        self, transport: Transport, peer: str, port: int | None, path: str, headers: Headers
    ) -> HTTPStatus | None:
        """A request has come; returns why it is refused, if it is."""
        if transport not in self._sockets:  # it was aborted while its request was read
            return HTTPStatus.SERVICE_UNAVAILABLE
        if path in PATHS:
            return None
        if transport in self._for_health:
            self._for_health.discard(transport)
            if not self._make_room(transport):
                return self._refuse(transport, HTTPStatus.SERVICE_UNAVAILABLE)
        if self._many(peer, port):
            client = self._client(peer, port, headers)
            if client and not self._count(transport, counted_as(client)):
                return self._refuse(transport, HTTPStatus.TOO_MANY_REQUESTS)
        elif not self._strange_proxy:
            self._notice_proxy(peer, headers)
        return None

    def answered(self, transport: Transport, peer: str, port: int | None) -> None:
        """A request was answered: the next one may be another client's."""
        if transport in self._sockets and self._many(peer, port):
            self._count(transport, "")

    def note(self, transport: Transport, waiting: bool) -> None:
        """Note whether the client of a socket owes the server (the rest of) a request or of a handshake."""
        self._reading.discard(transport)
        if not waiting or transport not in self._sockets:
            self._waiting.pop(transport, None)
        elif transport not in self._waiting and transport.get_write_buffer_size() > 0:
            self._reading.add(transport)
        else:
            self._waiting.setdefault(transport, time.monotonic())

    def greet(self, transport: Transport) -> None:
        """A handshake is complete: hello comes next."""
        self._waiting.pop(transport, None)
        self._reading.discard(transport)
        if transport in self._sockets:
            self._greeting[transport] = time.monotonic()

    def settle(self, transport: Transport) -> None:
        """Somebody has said hello."""
        self._greeting.pop(transport, None)

    def leave(self, transport: Transport) -> None:
        """A socket is being closed: it is cut off if its client does not close it soon."""
        self._waiting.pop(transport, None)
        self._greeting.pop(transport, None)
        self._reading.discard(transport)
        if transport in self._sockets:
            self._leaving.setdefault(transport, time.monotonic())

    def gone(self, transport: Transport) -> None:
        """A socket is closed."""
        self._for_health.discard(transport)
        self._reading.discard(transport)
        for state in (self._refused, self._leaving, self._waiting, self._greeting, self._unread):
            state.pop(transport, None)
        if transport in self._sockets:
            self._count(transport, "")
            del self._sockets[transport]

    # -- about once a second

    def sweep(self) -> None:
        """Close the sockets that have kept the server waiting for too long."""
        now = time.monotonic()
        limits = (
            (self._refused, LINGER_SECONDS),
            (self._leaving, LINGER_SECONDS),
            (self._waiting, self._request_seconds),
        )
        for state, seconds in limits:
            while state:
                transport, since = next(iter(state.items()))
                if now - since < seconds:
                    break
                self._abort(transport)
        unread: dict[Transport, tuple[int, float]] = {}
        for connection in list(self.connections):
            transport = connection.transport
            if transport not in self._sockets:
                continue
            if getattr(connection, "leaving", False):
                self.leave(transport)
            size = transport.get_write_buffer_size()
            if size == 0:
                if transport in self._reading:
                    self.note(transport, True)
                continue
            before, since = self._unread.get(transport, (0, now))
            unread[transport] = (size, since if size >= before else now)
        self._unread = unread
        for transport, (_, since) in list(unread.items()):
            if now - since > self._stall_seconds:
                self._abort(transport)
        seldom.sweep()

    def handle_exception(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """For the event loop: that there are no more files is told in a line, not in a traceback for every attempt."""
        error = context.get("exception")
        if isinstance(error, OSError) and "accept" in context.get("message", ""):
            seldom.warn(log, "connections cannot be accepted: %s", os.strerror(error.errno or 0))
        else:
            loop.default_exception_handler(context)

    # -- who counts as what

    def _many(self, peer: str, port: int | None) -> bool:
        """Whether a socket brings requests of many clients: that of a proxy, or of another process."""
        return self._trusted(peer) or (self.peer_port != 0 and port == self.peer_port)

    def _trusted(self, peer: str) -> bool:
        return self._proxies is not None and peer in self._proxies

    def _client(self, peer: str, port: int | None, headers: Headers) -> str:
        """The address that a request counts for; empty if that is found out by what answers it."""
        known = dict(headers)
        if port == self.peer_port and PEER_KEY in known:  # Peers checks the key, and counts those that are wrong
            return ""
        if self._proxies is None or not self._trusted(peer):
            return peer
        named = b", ".join(value for name, value in headers if name == b"x-forwarded-for").decode("latin-1")
        return self._proxies.get_trusted_client_address(named)[0] if named else ""

    def _count(self, transport: Transport, address: str) -> bool:
        """Count a socket for an address. False if that has too many, and too few of them can make room."""
        before = self._sockets[transport]
        if before == address:
            return True
        if before:
            del self._of[before][transport]
            if not self._of[before]:
                del self._of[before]
        self._sockets[transport] = address
        if not address:
            return True
        own = self._of.setdefault(address, {})
        own[transport] = None
        while len(own) > self._each:
            states: tuple[Container[Transport], ...] = (self._leaving, self._waiting, self._greeting, set(self._slow()))
            idle = (each for state in states for each in own if each in state and each is not transport)
            dropped = next(idle, None)
            if dropped is None:
                return False
            self._abort(dropped)
        return True

    def _make_room(self, transport: Transport) -> bool:
        """Abort idle sockets until all others fit, without those in places for health. False if too few are idle."""
        while len(self._sockets) - len(self._for_health) > self.room:
            seldom.warn(log, "all %s connections are in use: those that keep the server waiting go", self.room)
            idle = chain(self._leaving, self._waiting, self._greeting, self._slow())
            dropped = next((each for each in idle if each is not transport and each not in self._for_health), None)
            if dropped is None:
                return False
            self._abort(dropped)
        return True

    def _make_room_for_health(self) -> bool:
        """Find one more place for health: if all are taken, abort the socket there that has been idle longest."""
        if len(self._for_health) < HEALTH_PLACES:
            return True
        idle = chain(self._leaving, self._waiting, self._slow())
        dropped = next((each for each in idle if each in self._for_health), None)
        if dropped is not None:
            self._abort(dropped)
        return dropped is not None

    def _refuse(self, transport: Transport, status: HTTPStatus) -> HTTPStatus:
        """Take its place from a socket. Its client has a moment to read why, unless too many others have."""
        self.gone(transport)
        while len(self._refused) >= REFUSED_AT_ONCE:
            self._abort(next(iter(self._refused)))
        self._refused[transport] = time.monotonic()
        return status

    def _slow(self) -> list[Transport]:
        now = time.monotonic()
        return [transport for transport, (_, since) in self._unread.items() if now - since > SLOW_SECONDS]

    def _abort(self, transport: Transport) -> None:
        self.gone(transport)
        transport.abort()

    def _notice_proxy(self, peer: str, headers: Headers) -> None:
        """Say once that a proxy seems to be in front that no setting names."""
        names = {name for name, _ in headers}
        if header := next((name for name in FORWARDED if name in names), None):
            self._strange_proxy = True
            log.warning(
                "%s sends %s, but BERINGIA_PROXIES does not name it: if it is a proxy of yours, all its visitors count "
                "as one address",
                peer,
                header.decode().title(),
            )
