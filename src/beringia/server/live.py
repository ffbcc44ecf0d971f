"""The WebSocket of a table: one connection, what it sends and what it receives."""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import suppress

from fastapi import APIRouter, WebSocket
from pydantic import BaseModel, ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from beringia.server import metrics
from beringia.server.errors import RequestError
from beringia.server.forwarding import Elsewhere, is_passed_on, relay
from beringia.server.limits import Limits, asker, counted_as
from beringia.server.messages import (
    Choose,
    DoneMessage,
    Hello,
    PassForMe,
    Pause,
    Ping,
    Request,
    Steps,
    Undo,
    Why,
    WhyAt,
    client_message,
)
from beringia.server.redaction import Seats
from beringia.server.routes import Context, address_of, find_table, first_error
from beringia.server.table import Table

log = logging.getLogger("beringia.server.live")
router = APIRouter()

#: Messages queued for a slow reader before its connection is closed.
MAX_QUEUED = 400
#: What many steps of a table cost more than another message.
STEPS_COST = 4
#: Messages over the rate limit before the connection is closed.
MAX_RATE_VIOLATIONS = 100


class Connection:
    """One browser tab at one table."""

    def __init__(self, socket: WebSocket, limits: Limits) -> None:
        self.seats: Seats = ()
        self.gone = False
        self._socket = socket
        self._limits = limits
        self._bucket = limits.messages()
        self._watching = False
        self._outbox: asyncio.Queue[str | int] = asyncio.Queue(MAX_QUEUED)
        self.closing = False
        self._rate_violations = 0

    # -- as a subscriber of the table

    def push(self, message: str) -> None:
        """Queue a message. A reader that falls too far behind is disconnected."""
        if self.closing:
            return
        try:
            self._outbox.put_nowait(message)
        except asyncio.QueueFull:
            self._outbox = asyncio.Queue()
            self.close(1013)

    def close(self, code: int) -> None:
        """Close the connection once everything queued before has been sent."""
        if not self.closing:
            self.closing = True
            if self._outbox.full():
                self._outbox.get_nowait()
            self._outbox.put_nowait(code)

    # -- the two tasks of a connection

    async def send_forever(self) -> None:
        while True:
            message = await self._outbox.get()
            if isinstance(message, int):
                await _close(self._socket, message)
                return
            await self._socket.send_text(message)

    async def receive_forever(self, table: Table, hello_seconds: float) -> None:
        """Wait for ``hello``, then handle messages until the client disconnects."""
        try:
            hello = await asyncio.wait_for(self._wait_for_hello(), hello_seconds)
        except TimeoutError:
            self.close(4408)
            return
        await self._hello(table, hello)
        while not self.closing:
            message = await self._receive()
            if message is not None:
                # Finish what has begun even if the connection breaks: the others must be updated.
                await asyncio.shield(self._answer(table, message))

    async def _wait_for_hello(self) -> Hello:
        while True:
            message = await self._receive()
            if isinstance(message, Hello):
                return message
            if message is not None:
                self.push(_invalid("type", "say hello first").to_message(message.id).model_dump_json())

    async def _receive(self) -> Request | None:
        """The next message; ``None`` if it was invalid or over the rate limit, which is answered here."""
        received = await self._socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1006))
        text = received.get("text")
        if not self._bucket.take():
            self._rate_violations += 1
            if self._rate_violations > MAX_RATE_VIOLATIONS:
                self.close(4429)
            self.push(RequestError("too-many-requests").to_message(_message_id(text)).model_dump_json())
            await asyncio.sleep(0.05)
            return None
        if text is None:
            self.push(_invalid("message", "send text frames").to_message("").model_dump_json())
            return None
        try:
            message = client_message.validate_json(text)
        except ValidationError as error:
            field, reason = first_error(error.errors(include_url=False, include_input=False, include_context=False))
            self.push(_invalid(field, reason).to_message(_message_id(text)).model_dump_json())
            return None
        if isinstance(message, Hello | Steps) and not self._bucket.take(STEPS_COST):
            self.push(RequestError("too-many-requests").to_message(_message_id(text)).model_dump_json())
            return None
        return message

    async def _hello(self, table: Table, hello: Hello) -> None:
        """Who holds no seat is counted as a spectator."""
        watching = not table.seats_of(hello.tokens)
        if watching and not self._watching and not self._limits.watch():
            self.close(4429)
            return
        if self._watching and not watching:
            self._limits.unwatch()
        self._watching = watching
        await table.subscribe(self, hello.tokens, hello.after)

    def ended(self, table: Table) -> None:
        """The connection is no more."""
        table.unsubscribe(self)
        if self._watching:
            self._watching = False
            self._limits.unwatch()

    async def _answer(self, table: Table, message: Request) -> None:
        if isinstance(message, Hello):
            await self._hello(table, message)
            return
        answer: BaseModel
        try:
            if isinstance(message, Steps):
                answer = await table.earlier_steps(message.after, message.before, message.id, self.seats)
            elif isinstance(message, Why):
                answer = await table.why(message.seat, message.choice, message.id, self.seats)
            elif isinstance(message, WhyAt):
                answer = await table.why_at(message.seat, message.targets, message.around, message.id, self.seats)
            else:
                answer = DoneMessage(id=message.id, version=await self._act(table, message))
        except RequestError as error:
            metrics.refusals.labels(error.code).inc()
            answer = error.to_message(message.id)
        except Exception:
            log.exception("a message of type %s failed", message.type)
            answer = RequestError("internal").to_message(message.id)
        self.push(answer.model_dump_json())

    async def _act(self, table: Table, message: Choose | Undo | Pause | PassForMe | Ping) -> int:
        if isinstance(message, Choose):
            with metrics.choice_seconds.time():
                return await table.choose(message.seat, message.choice, message.version, message.id, self.seats)
        if isinstance(message, Undo):
            with metrics.choice_seconds.time():
                return await table.undo(message.seat, message.version, message.id, self.seats)
        if isinstance(message, Pause):
            await table.pause(message.on, self.seats)
        elif isinstance(message, PassForMe):
            await table.pass_for(message.seat, message.when, message.on, self.seats)
        return table.version_for(self.seats)


@router.websocket("/api/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: str) -> None:
    context = Context.of(socket.app)
    await socket.accept()
    address = address_of(socket)
    asker.set(counted_as(address))
    try:
        context.limits.requests.take(address)
    except RequestError:
        await _close(socket, 4429)
        return
    if not context.limits.connect(address):
        await _close(socket, 4429)
        return
    try:
        try:
            table = await find_table(context, table_id)
        except Elsewhere as found:
            if is_passed_on(socket.scope):  # lost just now: the client will find it
                await _close(socket, 1012)
            else:
                await relay(socket, found.process)
            return
        except RequestError as error:
            await _close(socket, 4404 if error.code == "not-found" else 1013)
            return
        await _serve(socket, table, Connection(socket, context.limits), context.settings.hello_seconds)
    finally:
        context.limits.disconnect(address)


async def _serve(socket: WebSocket, table: Table, connection: Connection, hello_seconds: float) -> None:
    """Run both tasks of a connection until one of them ends."""
    tasks = {
        asyncio.create_task(connection.send_forever()),
        asyncio.create_task(connection.receive_forever(table, hello_seconds)),
    }
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if connection.closing:  # let queued messages and the close frame go out
            await asyncio.wait(tasks, timeout=5, return_when=asyncio.ALL_COMPLETED)
    finally:
        connection.ended(table)
        for task in tasks:
            task.cancel()
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect | RuntimeError):
                log.error("a connection failed: %s", type(outcome).__name__)
        if socket.application_state == WebSocketState.CONNECTED and socket.client_state == WebSocketState.CONNECTED:
            await _close(socket, 1011)


async def _close(socket: WebSocket, code: int) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # the other side may be gone already
        await socket.close(code)


def _invalid(field: str, reason: str) -> RequestError:
    return RequestError("invalid", f"{field}: {reason}", {"field": field, "reason": reason})


def _message_id(text: str | None) -> str:
    """The id of an invalid message, so that its sender can tell which one was refused."""
    try:
        found = json.loads(text or "")
    except (ValueError, RecursionError):
        return ""
    given = found.get("id") if isinstance(found, dict) else None
    return given if isinstance(given, str) and len(given) <= 64 and given.isascii() and given.isprintable() else ""
