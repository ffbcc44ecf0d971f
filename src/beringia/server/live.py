"""The WebSocket of a table: one connection, what it sends and what it receives."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from contextlib import suppress

from fastapi import APIRouter, WebSocket
from pydantic import BaseModel, ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from beringia.server import metrics
from beringia.server.connections import WRITE
from beringia.server.encoding import to_json
from beringia.server.errors import RequestError
from beringia.server.forwarding import Elsewhere, is_passed_on, relay
from beringia.server.limits import Limits, asker, counted_as
from beringia.server.message_types import Json
from beringia.server.messages import (
    AskPreviews,
    Choose,
    Hello,
    MakeMacro,
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
from beringia.server.routes import Context, address_of, error_response, find_table, first_error
from beringia.server.seating import Seats
from beringia.server.table import Table
from beringia.server.tables import checked_bot
from beringia.server.talk_messages import Listen, Say, VoteFor

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

    def __init__(self, socket: WebSocket, limits: Limits, address: str) -> None:
        self.seats: Seats = ()
        self.gone = False
        self._socket = socket
        self._limits = limits
        self._bucket = limits.messages(address)
        self._watching = False
        self._outbox: asyncio.Queue[str | int] = asyncio.Queue(MAX_QUEUED)
        self._unsent = 0  # messages in the outbox, and the one that is being sent
        self._write: Callable[[str], bool] = socket.scope["extensions"][WRITE]["text"]
        self._settle: Callable[[], None] = socket.scope["extensions"][WRITE]["settle"]
        self.closing = False
        self.acting = False
        self._rate_violations = 0

    # -- as a subscriber of the table

    def push(self, message: str) -> None:
        """Send a message, or queue it if others wait already. A reader that falls too far behind is disconnected."""
        if self.closing or (self._unsent == 0 and self._write(message)):
            return
        try:
            self._outbox.put_nowait(message)
            self._unsent += 1
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
            self._unsent -= 1

    async def receive_forever(self, table: Table, hello_seconds: float) -> None:
        """Wait for ``hello``, then handle messages until the client disconnects."""
        try:
            hello = await asyncio.wait_for(self._wait_for_hello(), hello_seconds)
        except TimeoutError:
            self.close(4408)
            return
        await self._hello(table, hello)
        while not self.closing and not self.gone:
            message = await self._receive()
            if message is not None:
                # What has begun is finished even if the connection breaks: the others must be updated.
                self.acting = True
                try:
                    await self._answer(table, message)
                finally:
                    self.acting = False

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
        if isinstance(message, Hello | Steps | Listen) and not self._bucket.take(STEPS_COST):
            self.push(RequestError("too-many-requests").to_message(_message_id(text)).model_dump_json())
            return None
        return message

    async def _hello(self, table: Table, hello: Hello) -> None:
        """Who holds no seat is counted as a spectator."""
        watching = hello.watch or not table.sitting.seats_of(hello.tokens)
        if watching and not self._watching and not self._limits.watch():
            self.close(4429)
            return
        if self._watching and not watching:
            self._limits.unwatch()
        self._watching = watching
        await table.audience.subscribe(self, hello.tokens, hello.after, hello.watch)
        if not self.closing:
            self._settle()

    def ended(self, table: Table) -> None:
        """The connection is no more."""
        table.audience.unsubscribe(self)
        if self._watching:
            self._watching = False
            self._limits.unwatch()

    async def _answer(self, table: Table, message: Request) -> None:
        if isinstance(message, Hello):
            await self._hello(table, message)
            return
        answer: BaseModel | Json
        try:
            if isinstance(message, Steps):
                telling = table.audience.teller_of(self)
                answer = await telling.earlier_steps(message.after, message.before, message.id, self.seats)
            elif isinstance(message, Why):
                answer = await table.why(message.seat, message.choice, message.id, self.seats)
            elif isinstance(message, WhyAt):
                answer = await table.why_at(message.seat, message.targets, message.around, message.id, self.seats)
            elif isinstance(message, Listen):
                answer = await table.talk.listen(self, message.id)
            elif isinstance(message, AskPreviews):
                told = await table.previews(message.seat, message.version, self.seats)
                answer = {
                    "type": "previews",
                    "id": message.id,
                    "version": message.version,
                    "previews": [preview.to_dict() for preview in told],
                }
            else:
                answer = {"type": "done", "id": message.id, "version": await self._act(table, message)}
        except RequestError as error:
            metrics.refusals.labels(error.code).inc()
            answer = error.to_message(message.id)
        except Exception:
            log.exception("a message of type %s failed", message.type)
            answer = RequestError("internal").to_message(message.id)
        self.push(to_json(answer) if isinstance(answer, dict) else answer.model_dump_json())

    async def _act(
        self, table: Table, message: Choose | MakeMacro | Undo | Pause | PassForMe | Say | VoteFor | Ping
    ) -> int:
        if isinstance(message, Choose):
            with metrics.choice_seconds.time():
                return await table.choose(message.seat, message.choice, message.version, message.id, self.seats)
        if isinstance(message, MakeMacro):
            with metrics.choice_seconds.time():
                return await table.make_macro(message.seat, message.choices, message.version, message.id, self.seats)
        if isinstance(message, Undo):
            with metrics.choice_seconds.time():
                return await table.undo(message.seat, message.version, message.id, self.seats, message.steps)
        if isinstance(message, Pause):
            await table.sitting.pause(message.on, self.seats)
        elif isinstance(message, PassForMe):
            await table.sitting.pass_for(message.seat, message.when, message.on, self.seats)
        elif isinstance(message, VoteFor):
            await table.sitting.vote(message.seat, message.on, checked_bot(None, table.row.game), self.seats)
        elif isinstance(message, Say):
            await self._say(table, message)
        return table.audience.teller_of(self).version_for(self.seats)

    async def _say(self, table: Table, message: Say) -> None:
        await table.talk.say(
            message.id,
            self,
            message.seat,
            message.text,
            message.reaction,
            message.guest,
            message.name,
            lambda: self._limits.talk.take(asker.get()),
        )


@router.websocket("/api/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: str) -> None:
    context = Context.of(socket.app)
    address = address_of(socket)
    asker.set(counted_as(address))
    try:  # before it is accepted: a refused WebSocket takes no more than a refused request
        context.limits.requests.take(address)
        context.limits.connect(address)
    except RequestError as error:
        metrics.refusals.labels(error.code).inc()
        await socket.send_denial_response(error_response(error))
        return
    try:
        await socket.accept()
        try:
            table = await find_table(context, table_id)
        except Elsewhere as found:
            if is_passed_on(socket.scope):  # lost just now: the client will find it
                await _close(socket, 1012)
            else:
                socket.scope["extensions"][WRITE]["settle"]()  # the other process waits for hello
                await relay(socket, found.process, context.tables.neighbours)
            return
        except RequestError as error:
            await _close(socket, 4404 if error.code == "not-found" else 1013)
            return
        await _serve(socket, table, Connection(socket, context.limits, address), context.settings.hello_seconds)
    finally:
        context.limits.disconnect(address)


async def _serve(socket: WebSocket, table: Table, connection: Connection, hello_seconds: float) -> None:
    """Run both tasks of a connection until one of them ends."""
    sending = asyncio.create_task(connection.send_forever())
    receiving = asyncio.create_task(connection.receive_forever(table, hello_seconds))
    tasks = {sending, receiving}
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if connection.closing:  # let queued messages and the close frame go out
            await asyncio.wait(tasks, timeout=5, return_when=asyncio.ALL_COMPLETED)
    finally:
        connection.ended(table)
        sending.cancel()
        if not connection.acting:
            receiving.cancel()
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
