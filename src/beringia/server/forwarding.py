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
import socket as sockets
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from fastapi import Request, WebSocket
from fastapi.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from beringia.server.errors import RequestError
from beringia.server.leases import Process
from beringia.server.limits import counted_as
from beringia.server.logs import seldom
from beringia.server.neighbours import CONNECT_SECONDS, KEY, SELF, Neighbours, host_and_port

log = logging.getLogger("beringia.server.forwarding")

CLIENT = "x-beringia-client"
HOST = "x-beringia-host"
#: What of a request and of an answer is passed on.
REQUEST_HEADERS = ("authorization", "content-type", "accept", "accept-encoding", "if-none-match", "origin")
ANSWER_HEADERS = ("content-type", "content-encoding", "cache-control", "etag", "retry-after", "vary")
#: Seconds that a busy process may take. One that hangs is given up before.
OPEN_SECONDS = 10.0
ANSWER_SECONDS = 25.0
#: Requests that are passed on at once; more wait.
AT_ONCE = 64
#: Close codes that only a broken connection has.
NO_CODE = (1005, 1006, 1015)


_threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="beringia-forward")


class Elsewhere(Exception):
    """Another process has this table."""

    def __init__(self, process: Process) -> None:
        super().__init__(process.id)
        self.process = process


# -- this side


async def forward(request: Request, process: Process, neighbours: Neighbours) -> Response:
    """Let another process answer a request."""
    headers = {name: value for name in REQUEST_HEADERS if (value := request.headers.get(name)) is not None}
    headers |= credentials(request.scope, process)
    query = f"?{request.url.query}" if request.url.query else ""
    path = request.url.path + query
    return await ask(process, neighbours, request.method, path, headers, await request.body())


async def ask(
    process: Process, neighbours: Neighbours, method: str, path: str, headers: Mapping[str, str], body: bytes = b""
) -> Response:
    """The answer of another process; a :class:`RequestError` if there is none."""
    connection = http.client.HTTPConnection(*host_and_port(process), timeout=CONNECT_SECONDS)

    def answer() -> Response:
        try:
            connection.connect()
            connection.sock.settimeout(ANSWER_SECONDS)
            connection.request(method, path, body or None, {KEY: process.key, **headers})
            found = connection.getresponse()
            content = found.read()
        finally:
            connection.close()
        kept = {name: value for name, value in found.getheaders() if name.lower() in ANSWER_HEADERS}
        return Response(content, found.status, kept)

    try:
        async with neighbours.passing_on(process):
            return await asyncio.get_running_loop().run_in_executor(_threads, answer)
    except (OSError, http.client.HTTPException) as error:
        log.warning("a request could not be passed on to %s: %s", process.address, type(error).__name__)
        raise RequestError("storage", retry_after=1) from None
    finally:
        # If nobody waits any more, the thread must not do so either.
        with suppress(OSError, AttributeError):
            connection.sock.shutdown(sockets.SHUT_RDWR)


async def relay(socket: WebSocket, process: Process, neighbours: Neighbours) -> None:
    """Join a WebSocket, already accepted, to another process until one of the two ends."""
    address = f"ws://{process.address}{socket.url.path}"
    headers = credentials(socket.scope, process)
    try:
        async with (
            neighbours.passing_on(process),
            connect(
                address,
                additional_headers=headers,
                compression=None,
                max_size=None,
                ping_interval=None,
                proxy=None,
                open_timeout=OPEN_SECONDS,
                close_timeout=CONNECT_SECONDS,
            ) as other,
        ):
            code = await _relayed(socket, other)
    except InvalidStatus as error:
        code = 4429 if error.response.status_code == 429 else 1012
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
    except asyncio.CancelledError:
        other.transport.abort()  # a process that hangs would not take leave
        raise
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
        context = scope["app"].state.context
        leases = context.tables.leases
        if leases is None or not secrets.compare_digest(key, leases.key.encode()):
            # Meant for a process that had this port before; or somebody guesses.
            address = scope["client"][0] if scope.get("client") else "unknown"
            seldom.warn(log, "a request with a wrong key for another process from %s", counted_as(address))
            try:
                context.limits.hits.take(address)
            except RequestError:
                await _refuse(scope, receive, send, 429)
            else:
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
