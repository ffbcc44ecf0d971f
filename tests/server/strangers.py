"""What somebody who is not asked can send to a table, what is answered, and for how long the server waits before that.

Time is counted by the waits that the server asks for, not by a watch: a busy machine changes nothing.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from beringia.server import passing, redaction
from beringia.server.connections import WRITE
from beringia.server.limits import Limits
from beringia.server.live import Connection
from beringia.server.message_types import Json
from beringia.server.messages import client_message
from beringia.server.seating import Seats
from beringia.server.settings import Settings
from tests.server.worlds import Seen

#: Nobody is refused for asking too much.
LIMITS = Settings(messages_per_second=1e6, message_burst=10**6, talk_per_second=1e6, talk_burst=10**6)
#: What was sent, what was answered, and for how many seconds the server has waited before that.
Answer = tuple[Json, str, float]


class Watch:
    """A clock that stands still, but for those whose waits it counts: their waits are over at once."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._sleep = asyncio.sleep
        self._counted: dict[asyncio.Task[Any], float] = {}
        self._began = time.monotonic()
        self._passed = 0.0
        patch.setattr(asyncio, "sleep", self._wait)
        patch.setattr(passing, "time", SimpleNamespace(monotonic=self.time))
        patch.setattr(passing, "pause", lambda seconds: seconds)

    def time(self) -> float:
        """What windows are measured by."""
        return self._began + self._passed + self._counted.get(_task(), 0.0)

    def forward(self, seconds: float) -> None:
        self._passed += seconds

    async def _wait(self, seconds: float, result: Any = None) -> Any:
        task = _task()
        if task not in self._counted:
            return await self._sleep(seconds, result)
        self._counted[task] += seconds
        return await self._sleep(0, result)

    async def counted(self, doing: Any) -> float:
        """The seconds for which something waits."""
        task = asyncio.ensure_future(doing)
        self._counted[task] = 0.0
        try:
            await task
        finally:
            waited = self._counted.pop(task)
        return waited


def _task() -> asyncio.Task[Any]:
    task = asyncio.current_task()
    assert task is not None
    return task


class Stranger:
    """A connection that holds another seat than the one that is asked, or none."""

    def __init__(self, seen: Seen, watch: Watch, viewer: int | None) -> None:
        self.seats: Seats = redaction.seats_of(viewer)
        self._table = seen.table
        self._watch = watch
        self._heard: list[str] = []
        write = {"text": self._hear, "settle": lambda: None}
        socket: Any = SimpleNamespace(scope={"extensions": {WRITE: write}})
        self.connection = Connection(socket, Limits(LIMITS), "192.0.2.1")

    def _hear(self, text: str) -> bool:
        self._heard.append(text)
        return True

    async def come(self) -> Stranger:
        await self._table.audience.subscribe(self.connection, [f"token{seat}" for seat in self.seats], -1)
        assert self.connection.seats == self.seats
        return self

    async def answer(self, message: Json) -> Answer:
        """What is answered to a message, and after how long."""
        self._heard.clear()
        waited = await self._watch.counted(
            self.connection._answer(self._table, client_message.validate_python(message))
        )
        return message, "\n".join(self._heard), waited

    def go(self) -> None:
        self._table.audience.unsubscribe(self.connection)


def questions(seats: int, version: int, choices: list[int], viewer: int | None) -> Iterator[Json]:
    """Everything that a stranger can send in a window, for all seats, as far as it does nothing there."""
    for number, message in enumerate(_messages(seats, version, choices, viewer)):
        yield {"id": f"q{number}", **message}
    yield {"type": "hello"}


def _messages(seats: int, version: int, choices: list[int], viewer: int | None) -> Iterator[Json]:
    for seat in range(seats):
        for choice in choices:
            yield {"type": "choose", "version": version, "seat": seat, "choice": choice}
            yield {"type": "macro", "version": version, "seat": seat, "choices": [choice]}
            yield {"type": "why", "seat": seat, "choice": choice}
        yield {"type": "undo", "version": version, "seat": seat}
        yield {"type": "why_at", "seat": seat, "targets": ["hex:0,0"]}
        yield {"type": "previews", "version": version, "seat": seat}
        yield {"type": "choose", "version": version + 1, "seat": seat, "choice": choices[0]}
        yield {"type": "vote", "seat": seat, "on": True}
        if seat != viewer:
            yield {"type": "pass_for_me", "seat": seat, "when": "never", "on": []}
            yield {"type": "say", "seat": seat, "text": "pass!", "guest": "g" * 32, "name": "Eve"}
    yield {"type": "steps", "before": 9999, "after": -1}
    yield {"type": "talk"}
    yield {"type": "ping"}


async def everything(seen: Seen, watch: Watch, viewer: int | None, choices: list[int]) -> list[Answer]:
    """All questions of a stranger with what is answered, and after how long."""
    stranger = await Stranger(seen, watch, viewer).come()
    version = seen.table.telling.version_for(stranger.seats)
    found = [await stranger.answer(each) for each in questions(seen.position.seats, version, choices, viewer)]
    stranger.go()
    return found
