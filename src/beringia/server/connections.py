"""The protocols of the server, made strict: HTTP, and WebSockets.

uvicorn speaks both. What it leaves open to strangers is closed here: requests that two readers could understand in two
ways, handshakes that are never finished, floods of frames that are no messages. Who may have a socket at all, and for
how long, is said in :mod:`beringia.server.places`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
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
from beringia.server.logs import seldom
from beringia.server.places import Connections

log = logging.getLogger("beringia.server.connections")

MAX_HEADER_BYTES = 16 * 1024
MAX_HEADER_LINE = 8000  # what the WebSocket library reads, with some room
MAX_HEADERS = 100
#: Parts of one WebSocket message.
MAX_FRAGMENTS = 64
#: Pings and pongs: per second, and at once.
CONTROL_FRAMES = (10.0, 100)

#: The name of an extension of ASGI: how a WebSocket is written to without a detour, and keeps its place.
WRITE = "beringia.write"

WAITING = (h11.IDLE, h11.SEND_BODY)
#: What is refused for want of room, and may be tried again.
RETRIED = (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE)


class _StrictHttp(h11.Connection):
    """HTTP without what h11 lets pass: one request framed in two ways, headers of any size, upgrades of HTTP/1.0.

    What is wrong is not raised, but noted in ``refusal``: uvicorn would log a line for each such request.
    """

    def __init__(self, admit: Callable[[h11.Request], HTTPStatus | None]) -> None:
        super().__init__(h11.SERVER, MAX_HEADER_BYTES)
        self.refusal: HTTPStatus | None = None
        self._admit = admit

    def next_event(self) -> Any:
        if self.refusal is not None:
            return h11.NEED_DATA
        try:
            event = super().next_event()
            if isinstance(event, h11.Request):
                _check(event)
                self.refusal = self._admit(event)
        except h11.RemoteProtocolError as error:
            self.refusal = HTTPStatus(error.error_status_hint)
        return event if self.refusal is None else h11.NEED_DATA


def _check(request: h11.Request) -> None:
    sizes = [len(name) + len(value) for name, value in request.headers]
    if sum(sizes) > MAX_HEADER_BYTES or max(sizes, default=0) > MAX_HEADER_LINE or len(sizes) > MAX_HEADERS:
        raise h11.RemoteProtocolError("headers too large", HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
    if len(request.target) > MAX_HEADER_LINE:
        raise h11.RemoteProtocolError("address too long", HTTPStatus.REQUEST_URI_TOO_LONG)
    names = {name for name, _ in request.headers}
    if b"transfer-encoding" in names and b"content-length" in names:
        raise h11.RemoteProtocolError("both Transfer-Encoding and Content-Length")
    if request.http_version < b"1.1" and any(
        name == b"upgrade" and value.lower() == b"websocket" for name, value in request.headers
    ):
        raise h11.RemoteProtocolError("HTTP/1.0 has no upgrades", HTTPStatus.HTTP_VERSION_NOT_SUPPORTED)


def refusal(status: HTTPStatus) -> bytes:
    """An answer in plain words, after which the connection ends."""
    body = status.phrase.encode()
    head = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-length: {len(body)}\r\n"
    if status in RETRIED:
        head += "retry-after: 1\r\n"
    return f"{head}content-type: text/plain; charset=utf-8\r\nconnection: close\r\n\r\n".encode() + body


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
        self._strict = _StrictHttp(self._begin)
        self.conn = self._strict
        self.leaving = False  # refused: what still comes is thrown away, so that the client gets to read why
        self._upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._peer = self.client[0] if self.client else "unknown"
        refused = self._all.admit(transport, self._peer, self._port)
        if refused is not None:
            self._refuse(refused)

    def connection_lost(self, exc: Exception | None) -> None:
        self._all.gone(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.leaving:
            return
        super().data_received(data)
        self._note()

    def handle_events(self) -> None:
        super().handle_events()
        refused = self._strict.refusal
        if refused is not None and not self.leaving:
            if refused not in RETRIED:
                seldom.warn(log, "an invalid HTTP request from %s", self._peer)
            self._refuse(refused)

    def on_response_complete(self) -> None:
        self._all.answered(self.transport, self._peer, self._port)
        super().on_response_complete()
        self._note()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._upgraded = True
        self._all.note(self.transport, True)  # until the handshake is complete
        super().handle_websocket_upgrade(event)

    def shutdown(self) -> None:
        if self.leaving:
            self.transport.abort()
        else:
            super().shutdown()

    @property
    def _port(self) -> int | None:
        return self.server[1] if self.server else None

    def _begin(self, event: h11.Request) -> HTTPStatus | None:
        path = event.target.partition(b"?")[0].decode("ascii")
        return self._all.begin(self.transport, self._peer, self._port, path, event.headers)

    def _unsupported_upgrade_warning(self) -> None:
        """Another upgrade than to a WebSocket is ignored, as HTTP has it; it is no news."""

    def _note(self) -> None:
        if not self._upgraded and not self.leaving:
            waits = not self.transport.is_closing() and self.conn.their_state in WAITING
            self._all.note(self.transport, waits)

    def _refuse(self, status: HTTPStatus) -> None:
        """Answer in plain words, and close when the client has had time to read it."""
        self.leaving = True
        if self.cycle is not None and not self.cycle.response_complete:  # nothing can be written after this
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.transport.is_closing():
            return
        self.transport.write(refusal(status))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._all.leave(self.transport)


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
        assert isinstance(server_state, Connections)
        self._all = server_state
        self._control = Bucket(*CONTROL_FRAMES)
        self._between_frames = True  # whether the parser has read whole frames only
        self._refused = False

    @property
    def leaving(self) -> bool:
        return self.close_sent or self.transport.is_closing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._all.gone(self.transport)
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        assert self.scope["extensions"] is not None
        self.scope["extensions"][WRITE] = {"text": self.write_text, "settle": self.settle}
        await super().run_asgi()

    async def send(self, message: ASGISendEvent) -> None:
        # Who has hung up before he was answered gets none: uvicorn would fall over a handshake that nobody hears.
        if not self.handshake_complete and self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)
        if self.leaving:
            self._all.leave(self.transport)
        elif message["type"] == "websocket.accept":
            self._all.greet(self.transport)

    def settle(self) -> None:
        """The client has said hello: from now on it has its place."""
        self._all.settle(self.transport)

    def write_text(self, text: str) -> bool:
        """Send a message at once. Not if the client has to read first, or is gone: then send it as ASGI does."""
        if not self.writable.is_set() or self.conn.state is not OPEN or self.close_sent or self.transport.is_closing():
            return False
        data = text.encode()
        self.transport.write(text_frame_head(len(data)) + data)
        return True

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        if not self.handshake_initiated:
            self._shake_hands(data)
            return
        if self._between_frames and self.handshake_complete:
            if is_short_text(data) and self.conn.state is OPEN and self.conn.current_size is None:
                self.curr_msg_data_type = "text"
                self.frames = [apply_mask(data[6:], data[2:6])]
                self.send_receive_event_to_app()
                return
            self._between_frames = are_whole_frames(data)
        super().data_received(data)

    def _shake_hands(self, head: bytes) -> None:
        """Read the request, which is whole. What the library cannot read it would leave without an answer."""
        super().data_received(head)
        if not self.handshake_initiated:
            self._refused = self.close_sent = self.handshake_complete = True
            self.transport.write(refusal(HTTPStatus.BAD_REQUEST))
            if self.transport.can_write_eof():
                self.transport.write_eof()
            seldom.warn(log, "an invalid handshake from %s", self.client[0] if self.client else "unknown")
        if self.leaving:
            self._all.leave(self.transport)

    def send_receive_event_to_app(self) -> None:
        """As uvicorn does; but text that is none is an error of the client, not one to trace."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text":
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
            except UnicodeDecodeError:
                self._fail(CloseCode.INVALID_DATA, "not UTF-8")
                return
        else:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MAX_FRAGMENTS:
            self._fail(CloseCode.POLICY_VIOLATION, "too many frames")
        elif not self.close_sent:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._control.take():
            super().handle_ping()
        else:
            self._fail(CloseCode.POLICY_VIOLATION, "too many frames")

    def handle_pong(self, event: Frame) -> None:
        if self._control.take():
            super().handle_pong(event)
        else:
            self._fail(CloseCode.POLICY_VIOLATION, "too many frames")

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self._all.leave(self.transport)

    def _fail(self, code: CloseCode, reason: str) -> None:
        if not self.close_sent:
            self.frames = []
            self.conn.fail(code, reason)
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
