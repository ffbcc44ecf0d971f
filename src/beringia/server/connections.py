"""The sockets of the server: how many may be open, and how long a client may keep one without saying or reading.

uvicorn speaks HTTP and WebSocket. What it leaves open to strangers is closed here: connections that never send a whole
request or never read their answer, more connections than there are files, requests that two readers could understand in
two ways, floods of frames that are no messages.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from http import HTTPStatus
from typing import Any

import h11
from uvicorn._types import ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame
from websockets.protocol import OPEN
from websockets.speedups import apply_mask

from beringia.server.limits import Bucket
from beringia.server.settings import Settings

log = logging.getLogger("beringia.server.connections")

#: Connections accepted before the first of them is looked at: asyncio takes so many at once, in each of a few rounds.
ACCEPTED_AT_ONCE = 32
#: Connections that the kernel keeps until they are accepted.
BACKLOG = 1024
#: Files kept free: for connections that are accepted but not yet counted, for databases, workers and pages.
SPARE_FILES = 5 * ACCEPTED_AT_ONCE + 96
MAX_HEADER_BYTES = 16 * 1024
MAX_HEADER_LINE = 8000  # what the WebSocket library reads, with some room
MAX_HEADERS = 100
#: Parts of one WebSocket message.
MAX_FRAGMENTS = 64
#: Pings and pongs: per second, and at once.
CONTROL_FRAMES = (10.0, 100)
#: Seconds to read on, and to throw away, after a request was refused: so that its sender gets to read the answer.
LINGER_SECONDS = 2.0
#: Seconds between two lines of the log about the same trouble.
QUIET_SECONDS = 60.0

#: The name of an extension of ASGI: how a WebSocket is written to without a detour.
WRITE = "beringia.write"

WAITING = (h11.IDLE, h11.SEND_BODY)


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
    """All connections of a server, and which of them keep it waiting."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.room = room_for(settings.connections)
        self._request_seconds = settings.request_seconds
        self._stall_seconds = settings.stall_seconds
        # Who has not sent a whole request yet, and since when; the oldest first.
        self._waiting: dict[HttpConnection, float] = {}
        # What clients have not read yet: how much it was when it last changed, and when that was.
        self._unread: dict[Any, tuple[int, float]] = {}
        self._warned: dict[str, float] = {}

    def admit(self, connection: HttpConnection) -> bool:
        """Take a connection in. If there is no room, whoever has kept the server waiting for longest has to go."""
        if len(self.connections) > self.room:
            if not self._waiting:
                return False
            oldest = next(iter(self._waiting))
            del self._waiting[oldest]
            oldest.transport.abort()
            self.warn("all %s connections are in use: those that send no request are closed", self.room)
        self._waiting[connection] = time.monotonic()
        return True

    def note(self, connection: HttpConnection, waiting: bool) -> None:
        """Note whether the client of a connection owes the server (the rest of) a request."""
        if waiting:
            self._waiting.setdefault(connection, time.monotonic())
        else:
            self._waiting.pop(connection, None)

    def sweep(self) -> None:
        """Close the connections that have kept the server waiting for too long. To be called about once a second."""
        now = time.monotonic()
        while self._waiting:
            connection, since = next(iter(self._waiting.items()))
            if now - since < self._request_seconds:
                break
            del self._waiting[connection]
            connection.transport.abort()
        unread: dict[Any, tuple[int, float]] = {}
        for each in list(self.connections):
            size = each.transport.get_write_buffer_size()
            if size == 0:
                continue
            before, since = self._unread.get(each, (0, now))
            unread[each] = (size, since if size == before else now)
            if now - unread[each][1] > self._stall_seconds:
                each.transport.abort()
        self._unread = unread

    def warn(self, text: str, *args: object) -> None:
        """Log a warning, but not the same one again and again."""
        now = time.monotonic()
        if now - self._warned.get(text, -QUIET_SECONDS) >= QUIET_SECONDS:
            self._warned[text] = now
            log.warning(text, *args)

    def handle_exception(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """For the event loop: that there are no more files is told in a line, not in a traceback for every attempt."""
        error = context.get("exception")
        if isinstance(error, OSError) and "accept" in context.get("message", ""):
            self.warn("connections cannot be accepted: %s", os.strerror(error.errno or 0))
        else:
            loop.default_exception_handler(context)


class _StrictHttp(h11.Connection):
    """HTTP without the two requests that h11 lets pass: one framed in two ways, and one with headers of any size."""

    refused = HTTPStatus.BAD_REQUEST

    def next_event(self) -> Any:
        try:
            event = super().next_event()
            if isinstance(event, h11.Request):
                _check(event)
        except h11.RemoteProtocolError as error:
            self.refused = HTTPStatus(error.error_status_hint)
            raise
        return event


def _check(request: h11.Request) -> None:
    sizes = [len(name) + len(value) for name, value in request.headers]
    if sum(sizes) > MAX_HEADER_BYTES or max(sizes, default=0) > MAX_HEADER_LINE or len(sizes) > MAX_HEADERS:
        raise h11.RemoteProtocolError("headers too large", HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
    if len(request.target) > MAX_HEADER_LINE:
        raise h11.RemoteProtocolError("address too long", HTTPStatus.REQUEST_URI_TOO_LONG)
    names = {name for name, _ in request.headers}
    if b"transfer-encoding" in names and b"content-length" in names:
        raise h11.RemoteProtocolError("both Transfer-Encoding and Content-Length")


class HttpConnection(H11Protocol):
    """One connection that speaks HTTP, until it becomes a WebSocket."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(server_state, Connections)
        self._all = server_state
        self._strict = _StrictHttp(h11.SERVER, MAX_HEADER_BYTES)
        self.conn = self._strict
        self._lingering = False
        self._upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self._all.admit(self):
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE)

    def connection_lost(self, exc: Exception | None) -> None:
        self._all.note(self, False)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._lingering:
            return
        super().data_received(data)
        self._note()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._note()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._upgraded = True
        super().handle_websocket_upgrade(event)

    def shutdown(self) -> None:
        if self._lingering:
            self.transport.abort()
        else:
            super().shutdown()

    def send_400_response(self, msg: str) -> None:
        self._refuse(self._strict.refused)

    def _note(self) -> None:
        done = self._upgraded or self.transport.is_closing()
        self._all.note(self, not done and self.conn.their_state in WAITING)

    def _refuse(self, status: HTTPStatus) -> None:
        """Answer in plain words, and close when the client has had time to read it."""
        body = status.phrase.encode()
        head = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-length: {len(body)}\r\n"
        head += "content-type: text/plain; charset=utf-8\r\nconnection: close\r\n\r\n"
        self._lingering = True
        self._all.note(self, False)
        self.transport.write(head.encode() + body)
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)


class LiveConnection(WebSocketsSansIOProtocol):
    """One WebSocket. What is no whole message costs its sender the connection, if there is too much of it.

    Most messages are short in one direction and plain text in both: these take a short way past the parser and the
    layers of ASGI, which would cost more than all the rest of a choice.
    """

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._control = Bucket(*CONTROL_FRAMES)
        self._between_frames = True  # whether the parser has read whole frames only

    async def run_asgi(self) -> None:
        assert self.scope["extensions"] is not None
        self.scope["extensions"][WRITE] = {"text": self.write_text}
        await super().run_asgi()

    async def send(self, message: ASGISendEvent) -> None:
        # Who has hung up before he was answered gets none: uvicorn would fall over a handshake that nobody hears.
        if not self.handshake_complete and self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)

    def write_text(self, text: str) -> bool:
        """Send a message at once. Not if the client has to read first, or is gone: then send it as ASGI does."""
        if not self.writable.is_set() or self.conn.state is not OPEN or self.close_sent or self.transport.is_closing():
            return False
        data = text.encode()
        self.transport.write(text_frame_head(len(data)) + data)
        return True

    def data_received(self, data: bytes) -> None:
        if self._between_frames and self.handshake_complete:
            if is_short_text(data) and self.conn.state is OPEN and self.conn.current_size is None:
                self.curr_msg_data_type = "text"
                self.frames = [apply_mask(data[6:], data[2:6])]
                self.send_receive_event_to_app()
                return
            self._between_frames = are_whole_frames(data)
        super().data_received(data)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MAX_FRAGMENTS:
            self._fail()
        elif not self.close_sent:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._control.take():
            super().handle_ping()
        else:
            self._fail()

    def handle_pong(self, event: Frame) -> None:
        if self._control.take():
            super().handle_pong(event)
        else:
            self._fail()

    def _fail(self) -> None:
        if not self.close_sent:
            self.frames = []
            self.conn.fail(CloseCode.POLICY_VIOLATION, "too many frames")
            self.handle_parser_exception()


def is_short_text(data: bytes) -> bool:
    """Whether this is exactly one frame from a client, a whole message of text shorter than 126 bytes."""
    return len(data) >= 6 and data[0] == 0x81 and 0x80 <= data[1] < 0x80 + 126 and len(data) == data[1] - 0x80 + 6


def are_whole_frames(data: bytes) -> bool:
    """Whether the last of these frames from a client is complete."""
    at = 0
    while at + 2 <= len(data):
        length, extended = data[at + 1] & 0x7F, 0
        if length >= 126:
            extended = 2 if length == 126 else 8
            length = int.from_bytes(data[at + 2 : at + 2 + extended])
        at += 2 + extended + 4 + length
    return at == len(data)


def text_frame_head(length: int) -> bytes:
    if length < 126:
        return bytes((0x81, length))
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2)
    return b"\x81\x7f" + length.to_bytes(8)
