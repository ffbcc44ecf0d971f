"""Clients that play on whatever happens to the server, remember what was acknowledged, and check that it is kept."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import beringia
from beringia.kernel.record import UNDO
from beringia.server.store import Store
from tests.server.running import Server

SEATS = (("me", "me", "me"), ("me", "bot:random", "bot:greedy"), ("me", "me", "bot:random"))
#: Only a step that came first is a reason to refuse: a bot's, or our own before a crash with its answer lost.
EARLIER_STEP = ("stale", "nothing-to-undo", "finished")


class Listening(Protocol):
    """Where a client may connect to; behind a proxy it is another server every time."""

    @property
    def port(self) -> int: ...


@dataclass
class Client:
    """Plays one table as fast as it can (or with pauses), for all its seats, and remembers what was acknowledged."""

    server: Listening
    table: str
    tokens: list[str]
    pause: float = 0.0
    patient: bool = False  # whether the database may fail for a while
    version: int = -1
    moved: float = 0.0  # when the table was last seen to move on
    acknowledged: dict[str, tuple[int, int, int]] = field(default_factory=dict)  # id -> version, seat, choice
    unanswered: dict[str, Any] | None = None
    resent: int = 0
    finished: bool = False
    ids: itertools.count[int] = field(default_factory=itertools.count)

    async def play(self) -> None:
        """Play on through any number of crashes until the game is over."""
        while not self.finished:
            with contextlib.suppress(OSError, WebSocketException, EOFError):
                address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/live"
                async with connect(address, max_size=None, compression=None, open_timeout=10) as socket:
                    await socket.send(json.dumps({"type": "hello", "tokens": self.tokens, "after": self.version}))
                    await self._talk(socket)
            await asyncio.sleep(max(0.02, random.uniform(0, self.pause)))

    async def _talk(self, socket: ClientConnection) -> None:
        async for text in socket:
            message = json.loads(text)
            if message["type"] in ("table", "update"):
                # Nothing that was told is ever taken back by a crash.
                assert message["version"] >= self.version, self.table
                if message["version"] > self.version:
                    self.moved = time.monotonic()
                self.version = message["version"]
                if message["type"] == "table" and self.unanswered is not None:
                    self.resent += 1
                    await socket.send(json.dumps(self.unanswered))
                elif self.unanswered is None:
                    await self._choose(socket, message)
                self.finished = message["status"] == "finished" and self.unanswered is None
                if self.finished:
                    return
            elif message["type"] == "done":
                if message["id"] in self.acknowledged:  # it was sent twice, and must be answered alike
                    assert message["version"] == self.acknowledged[message["id"]][0]
                    continue
                asked, self.unanswered = self.unanswered, None
                assert asked is not None
                assert message["id"] == asked["id"]
                done = (message["version"], asked["seat"], asked.get("choice", UNDO))
                self.acknowledged[asked["id"]] = done
                await asyncio.sleep(random.uniform(0, 2 * self.pause))
                await socket.send(json.dumps({"type": "hello", "tokens": self.tokens, "after": self.version}))
            elif message["type"] == "refused":
                await self._refused(socket, message)

    async def _refused(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        waiting = self.unanswered is not None and message["id"] == self.unanswered["id"]
        if self.patient and message["code"] == "storage":
            await asyncio.sleep(0.3)
            if waiting:
                self.resent += 1
                await socket.send(json.dumps(self.unanswered))
            return
        assert message["code"] in EARLIER_STEP, message
        if waiting:
            self.unanswered = None
            await socket.send(json.dumps({"type": "hello", "tokens": self.tokens, "after": self.version}))

    async def _choose(self, socket: ClientConnection, scene: dict[str, Any]) -> None:
        """Take something back now and then, otherwise make any choice that is ours to make."""
        if scene["status"] != "playing":
            return
        asked: dict[str, Any] = {"id": f"c{next(self.ids)}", "version": scene["version"]}
        undoable = [int(seat) for seat, depth in scene["undo"].items() if depth]
        offered = [(int(seat), choice["code"]) for seat, choices in scene["choices"].items() for choice in choices]
        if undoable and random.random() < 0.1:
            asked.update(type="undo", seat=undoable[0])
        elif offered:
            seat, choice = random.choice(offered)
            asked.update(type="choose", seat=seat, choice=choice)
        else:
            return
        self.unanswered = asked
        await socket.send(json.dumps(asked))


def new_client(server: Server, kinds: tuple[str, ...], through: Listening | None = None, **given: Any) -> Client:
    table, secrets = server.new_table(*kinds)
    return Client(through or server, table, list(secrets.values()), **given)


def verify(database: str, clients: Sequence[Client]) -> int:
    """Check that everything acknowledged is stored, in an unbroken chain; returns how much that was."""
    store = Store(database)
    try:
        acknowledged = 0
        for client in clients:
            saved = store.table(client.table)
            assert saved is not None
            entries = store.entries(client.table)
            assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
            by_message = {entry.message: entry for entry in entries if entry.message is not None}
            for message, (version, seat, choice) in client.acknowledged.items():
                entry = by_message[message]
                assert (entry.version, entry.seat, entry.choice) == (version, seat, choice)
                acknowledged += 1
            # The chain holds from the first entry to the last: nothing in between was lost or changed.
            row = saved.row
            record = beringia.Record(beringia.game(row.game), len(row.seats), row.seed, row.options, row.names)
            for entry in entries:
                record.replay(entry.version, [entry.seat, entry.choice, entry.text, entry.link])
    finally:
        store.close()
    return acknowledged


async def end(playing: Sequence[asyncio.Task[None]]) -> None:
    """Stop the clients; what has failed in them fails here."""
    for task in playing:
        task.cancel()
    for outcome in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(outcome, BaseException) and not isinstance(outcome, asyncio.CancelledError):
            raise outcome
