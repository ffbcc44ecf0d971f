"""Requests for a table that another process has: they are passed on to it, and its answers back.

Every process listens on a second port for the others and registers it in the database. A request that is passed on
carries the key of the process it is meant for, which only those know who can read the database; and the address of the
client it comes from, so that limits count for that one. It is never passed on again.
"""

from __future__ import annotations

import asyncio
import http.client
import logging
import secrets
from collections.abc import Mapping
from contextlib import suppress

from fastapi import Request, WebSocket
from fastapi.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from beringia.server.errors import RequestError
from beringia.server.leases import Process

log = logging.getLogger("beringia.server.forwarding")

KEY = "x-beringia-peer"
CLIENT = "x-beringia-client"
HOST = "x-beringia-host"
#: Where a process answers that it is the one that is asked for.
SELF = "/api/peer"
#: What of a request and of an answer is passed on.
REQUEST_HEADERS = ("authorization", "content-type", "accept", "accept-encoding", "if-none-match", "origin")
ANSWER_HEADERS = ("content-type", "content-encoding", "cache-control", "etag", "retry-after", "vary")
CONNECT_SECONDS = 1.0
#: A busy process may take a while to answer; one that hangs is known to be silent by then.
OPEN_SECONDS = 3.0
ANSWER_SECONDS = 15.0
#: Close codes that only a broken connection has.
NO_CODE = (1005, 1006, 1015)


class Elsewhere(Exception):
    """Another process has this table."""

    def __init__(self, process: Process) -> None:
        super().__init__(process.id)
        self.process = process


async def answers(process: Process) -> bool:
    """Whether a process lives. One that gave signs of life lately need only listen; a silent one must answer."""
    if not process.address:
        return not process.silent
    host, port = _host_and_port(process)
    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            reader, writer = await asyncio.open_connection(host, port)
    except ConnectionRefusedError:
        return False
    except OSError:  # a timeout is one, too
        return not process.silent
    try:
        if not process.silent:
            return True
        lines = (f"GET {SELF} HTTP/1.1", f"Host: {host}", f"{KEY}: {process.key}", "Connection: close", "", "")
        writer.write("\r\n".join(lines).encode())
        async with asyncio.timeout(CONNECT_SECONDS):
            return b" 204 " in await reader.readline()
    except OSError:
        return False
    finally:
        writer.close()


# -- this side


async def forward(request: Request, process: Process) -> Response:
    """Let another process answer a request."""
    headers = {name: value for name in REQUEST_HEADERS if (value := request.headers.get(name)) is not None}
    headers |= credentials(request.scope, process)
    query = f"?{request.url.query}" if request.url.query else ""
    return await ask(process, request.method, request.url.path + query, headers, await request.body())


async def ask(process: Process, method: str, path: str, headers: Mapping[str, str], body: bytes = b"") -> Response:
    """The answer of another process; a :class:`RequestError` if there is none."""

    def answer() -> Response:
        connection = http.client.HTTPConnection(*_host_and_port(process), timeout=ANSWER_SECONDS)
        try:
            connection.request(method, path, body or None, {KEY: process.key, **headers})
            found = connection.getresponse()
            content = found.read()
        finally:
            connection.close()
        kept = {name: value for name, value in found.getheaders() if name.lower() in ANSWER_HEADERS}
        return Response(content, found.status, kept)

    try:
        return await asyncio.to_thread(answer)
    except (OSError, http.client.HTTPException) as error:
        log.warning("a request could not be passed on to %s: %s", process.address, type(error).__name__)
        raise RequestError("storage", retry_after=1) from None


async def relay(socket: WebSocket, process: Process) -> None:
    """Join a WebSocket, already accepted, to another process until one of the two ends."""
    address = f"ws://{process.address}{socket.url.path}"
    headers = credentials(socket.scope, process)
    try:
        async with connect(
            address,
            additional_headers=headers,
            compression=None,
            max_size=None,
            ping_interval=None,
            proxy=None,
            open_timeout=OPEN_SECONDS,
            close_timeout=CONNECT_SECONDS,
        ) as other:
            code = await _relayed(socket, other)
    except (OSError, WebSocketException) as error:
        log.warning("a connection could not be passed on to %s: %s", process.address, type(error).__name__)
        code = 1012
    with suppress(WebSocketDisconnect, RuntimeError):  # the client may be gone already
        await socket.close(code)


async def _relayed(socket: WebSocket, other: ClientConnection) -> int:
    """Pass messages on, both ways; returns the code to close with."""

    async def outward() -> None:
        while (received := await socket.receive())["type"] != "websocket.disconnect":
            text = received.get("text")
            await other.send(received["bytes"] if text is None else text)

    async def inward() -> None:
        async for message in other:
            if isinstance(message, str):
                await socket.send_text(message)
            else:
                await socket.send_bytes(message)

    tasks = {asyncio.create_task(outward()), asyncio.create_task(inward())}
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            expected = (asyncio.CancelledError, ConnectionClosed, WebSocketDisconnect, RuntimeError)
            if isinstance(outcome, BaseException) and not isinstance(outcome, expected):
                log.error("a connection that was passed on failed: %s", type(outcome).__name__)
    code = other.close_code
    return 1012 if code is None or code in NO_CODE else code


def credentials(scope: Scope, process: Process) -> dict[str, str]:
    client = scope.get("client")
    host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
    return {KEY: process.key, CLIENT: client[0] if client else "unknown", HOST: host}


def _host_and_port(process: Process) -> tuple[str, int]:
    host, _, port = process.address.rpartition(":")
    return host.strip("[]"), int(port)


# -- the other side


class Peers:
    """Middleware: a request that another process passes on is treated as if it came from its client itself."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        key = headers.get(KEY.encode())
        if key is None:
            await self._app(scope, receive, send)
            return
        leases = scope["app"].state.context.tables.leases
        if leases is None or not secrets.compare_digest(key, leases.key.encode()):
            # Meant for a process that had this port before; or somebody guesses.
            await _refuse(scope, receive, send, 421)
        elif scope["path"] == SELF:
            await _refuse(scope, receive, send, 204)
        else:
            client = headers.get(CLIENT.encode(), b"unknown").decode("latin-1")
            known = {CLIENT.encode(), HOST.encode(), KEY.encode(), b"host"}
            kept = [(name, value) for name, value in scope["headers"] if name not in known]
            kept.append((b"host", headers.get(HOST.encode(), b"")))
            passed = {**scope, "client": (client, 0), "headers": kept, "beringia.peer": True}
            await self._app(passed, receive, send)


async def _refuse(scope: Scope, receive: Receive, send: Send, status: int) -> None:
    if scope["type"] == "http":
        await Response(status_code=status)(scope, receive, send)
    else:
        await receive()
        await send({"type": "websocket.close", "code": 1012})


def is_passed_on(scope: Scope) -> bool:
    return bool(scope.get("beringia.peer"))
