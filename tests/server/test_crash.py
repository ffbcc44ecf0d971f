"""kill -9 at any moment under load: every acknowledged step is there afterwards, and no table is stuck.

``BERINGIA_CRASHES`` says how often the server is killed on each database; 200 for the long run.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import beringia
from beringia.kernel.record import UNDO
from beringia.server.store import Store
from tests.server.running import Server

CRASHES = int(os.environ.get("BERINGIA_CRASHES", "8"))
SEATS = (("me", "me", "me"), ("me", "bot:random", "bot:greedy"), ("me", "me", "bot:random"))


@dataclass
class Client:
    """Plays one table as fast as it can, for all its seats, and remembers what was acknowledged."""

    server: Server
    table: str
    tokens: list[str]
    version: int = -1
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
                async with connect(address, max_size=None, compression=None, open_timeout=5) as socket:
                    await socket.send(json.dumps({"type": "hello", "tokens": self.tokens, "after": self.version}))
                    await self._talk(socket)
            await asyncio.sleep(0.02)

    async def _talk(self, socket: ClientConnection) -> None:
        async for text in socket:
            message = json.loads(text)
            if message["type"] in ("table", "update"):
                # Nothing that was told is ever taken back by a crash.
                assert message["version"] >= self.version, self.table
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
                await socket.send(json.dumps({"type": "hello", "tokens": self.tokens, "after": self.version}))
            elif message["type"] == "refused":
                # Only a step that came first is a reason: a bot's, or our own before a crash with its answer lost.
                assert message["code"] in ("stale", "nothing-to-undo", "finished"), message
                if self.unanswered is not None and message["id"] == self.unanswered["id"]:
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


def new_client(server: Server, kinds: tuple[str, ...]) -> Client:
    table, secrets = server.new_table(*kinds)
    return Client(server, table, list(secrets.values()))


async def crash_again_and_again(server: Server, crashes: int) -> list[Client]:
    clients = [new_client(server, kinds) for kinds in SEATS * 3]
    playing = {client.table: asyncio.create_task(client.play()) for client in clients}
    for _ in range(crashes):
        before = {client.table: client.version for client in clients}
        await asyncio.sleep(random.uniform(0.05, 0.8))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        # No table is stuck: each one moves on, or is over, after every crash.
        for _ in range(600):
            if all(client.finished or client.version > before[client.table] for client in clients):
                break
            await asyncio.sleep(0.05)
        stuck = [client.table for client in clients if not client.finished and client.version <= before[client.table]]
        assert not stuck, stuck
        for task in playing.values():
            if task.done():
                task.result()
        for client in [client for client in clients if client.finished and client.table in playing]:
            del playing[client.table]
            fresh = await asyncio.to_thread(new_client, server, random.choice(SEATS))
            clients.append(fresh)
            playing[fresh.table] = asyncio.create_task(fresh.play())
    for task in playing.values():
        task.cancel()
    for outcome in await asyncio.gather(*playing.values(), return_exceptions=True):
        if isinstance(outcome, BaseException) and not isinstance(outcome, asyncio.CancelledError):
            raise outcome
    return clients


def test_every_acknowledged_step_survives(database: str, tmp_path: Path) -> None:
    random.seed(CRASHES)
    with Server(database, tmp_path) as server:
        clients = asyncio.run(crash_again_and_again(server, CRASHES))
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
    assert acknowledged > 10 * CRASHES
    # A worker that was just being started when its server was killed may complain; the server itself must not.
    logged = server.log.read_text()
    for words in (
        "Exception in ASGI",
        "the move of a bot failed",
        "failed at table",
        "cannot be played again",
        "a write failed",
        "it failed with",
    ):
        assert words not in logged, logged[-2000:]
    resent = sum(client.resent for client in clients)
    print(f"{CRASHES} crashes, {len(clients)} tables, {acknowledged} acknowledged steps, {resent} sent again")
