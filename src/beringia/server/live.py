"""The WebSocket of a table: one connection, what it sends and what it is told."""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import suppress

from fastapi import APIRouter, WebSocket
from pydantic import BaseModel, ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from beringia.server.limits import Bucket
from beringia.server.messages import Choose, DoneMessage, Hello, Pause, Ping, Undo, Why, client_message
from beringia.server.problems import Refused
from beringia.server.routes import Context, readable
from beringia.server.table import Table
from beringia.server.telling import Seats

log = logging.getLogger("beringia.server.live")
router = APIRouter()

#: Messages that may wait for a slow reader before its connection is given up.
MOST_WAITING = 400
#: Refusals for sending too fast before the connection is closed.
PATIENCE = 100


class Connection:
    """One browser tab at one table."""

    def __init__(self, socket: WebSocket, bucket: Bucket) -> None:
        self.seats: Seats = ()
        self.gone = False
        self._socket = socket
        self._bucket = bucket
        self._waiting: asyncio.Queue[str | int] = asyncio.Queue(MOST_WAITING)
        self.closing = False
        self._too_fast = 0

    # -- what a table sees of it

    def push(self, message: str) -> None:
        """Send a message, in order, as soon as the other side reads. Who does not read is let go."""
        if self.closing:
            return
        try:
            self._waiting.put_nowait(message)
        except asyncio.QueueFull:
            self._waiting = asyncio.Queue()
            self.close(1013)

    def close(self, code: int) -> None:
        """End the connection after what has been pushed before."""
        if not self.closing:
            self.closing = True
            if self._waiting.full():
                self._waiting.get_nowait()
            self._waiting.put_nowait(code)

    # -- its two halves

    async def send_forever(self) -> None:
        while True:
            message = await self._waiting.get()
            if isinstance(message, int):
                await _close(self._socket, message)
                return
            await self._socket.send_text(message)

    async def talk(self, table: Table, hello_seconds: float) -> None:
        """Greet, then answer messages until the other side goes."""
        try:
            hello = await asyncio.wait_for(self._greeted(), hello_seconds)
        except TimeoutError:
            self.close(4408)
            return
        await table.listen(self, hello.tokens, hello.after)
        while not self.closing:
            message = await self._hear()
            if message is not None:
                # What has begun is finished even if the connection breaks: others must be told.
                await asyncio.shield(self._answer(table, message))

    async def _greeted(self) -> Hello:
        while True:
            message = await self._hear()
            if isinstance(message, Hello):
                return message
            if message is not None:
                self.push(_invalid("type", "say hello first").answer(message.id).model_dump_json())

    async def _hear(self) -> Hello | Choose | Undo | Why | Pause | Ping | None:
        """The next message; ``None`` if it is nonsense or comes too fast, which is answered here."""
        received = await self._socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1006))
        text = received.get("text")
        if not self._bucket.take():
            self._too_fast += 1
            if self._too_fast > PATIENCE:
                self.close(4429)
            self.push(Refused("too-many-requests").answer(_id_in(text)).model_dump_json())
            await asyncio.sleep(0.05)
            return None
        if text is None:
            self.push(_invalid("message", "send text frames").answer("").model_dump_json())
            return None
        try:
            return client_message.validate_json(text)
        except ValidationError as error:
            field, reason = readable(error.errors(include_url=False, include_input=False, include_context=False))
            self.push(_invalid(field, reason).answer(_id_in(text)).model_dump_json())
            return None

    async def _answer(self, table: Table, message: Hello | Choose | Undo | Why | Pause | Ping) -> None:
        if isinstance(message, Hello):
            await table.listen(self, message.tokens, message.after)
            return
        answer: BaseModel
        try:
            if isinstance(message, Why):
                answer = await table.why(message.seat, message.choice, message.id, self.seats)
            else:
                answer = DoneMessage(id=message.id, version=await self._act(table, message))
        except Refused as refused:
            answer = refused.answer(message.id)
        except Exception:
            log.exception("a message of type %s failed", message.type)
            answer = Refused("internal").answer(message.id)
        self.push(answer.model_dump_json())

    async def _act(self, table: Table, message: Choose | Undo | Pause | Ping) -> int:
        if isinstance(message, Choose):
            return await table.choose(message.seat, message.choice, message.version, message.id, self.seats)
        if isinstance(message, Undo):
            return await table.undo(message.seat, message.version, message.id, self.seats)
        if isinstance(message, Pause):
            await table.pause(message.on, self.seats)
        return table.version


@router.websocket("/api/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: str) -> None:
    context = Context.of(socket.app)
    await socket.accept()
    address = socket.client.host if socket.client else "unknown"
    if not context.limits.connect(address):
        await _close(socket, 4429)
        return
    try:
        try:
            table = await context.tables.get(table_id)
        except Refused as refused:
            await _close(socket, 4404 if refused.code == "not-found" else 1013)
            return
        await _serve(socket, table, Connection(socket, context.limits.messages()), context.settings.hello_seconds)
    finally:
        context.limits.disconnect(address)


async def _serve(socket: WebSocket, table: Table, connection: Connection, hello_seconds: float) -> None:
    """Run both halves of a connection until one of them ends."""
    halves = {
        asyncio.create_task(connection.send_forever()),
        asyncio.create_task(connection.talk(table, hello_seconds)),
    }
    try:
        await asyncio.wait(halves, return_when=asyncio.FIRST_COMPLETED)
        if connection.closing:  # let what waits and the close go out
            await asyncio.wait(halves, timeout=5, return_when=asyncio.ALL_COMPLETED)
    finally:
        table.forget(connection)
        for half in halves:
            half.cancel()
        for outcome in await asyncio.gather(*halves, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect | RuntimeError):
                log.error("a connection failed: %s", type(outcome).__name__)
        if socket.application_state == WebSocketState.CONNECTED and socket.client_state == WebSocketState.CONNECTED:
            await _close(socket, 1011)


async def _close(socket: WebSocket, code: int) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # the other side may be gone already
        await socket.close(code)


def _invalid(field: str, reason: str) -> Refused:
    return Refused("invalid", f"{field}: {reason}", {"field": field, "reason": reason})


def _id_in(text: str | None) -> str:
    """The id of a message that is not understood, so that its sender can tell which one was refused."""
    try:
        found = json.loads(text or "")
    except (ValueError, RecursionError):
        return ""
    name = found.get("id") if isinstance(found, dict) else None
    return name if isinstance(name, str) and len(name) <= 64 and name.isascii() and name.isprintable() else ""
