"""kill -9 at any moment under load: every acknowledged step is there afterwards, and no table is stuck.

``BERINGIA_CRASHES`` says how often the server is killed on each database in the long test.
"""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import pytest

from tests.server.clients import SEATS, Client, end, new_client, verify
from tests.server.running import Server

FEW = 8
MANY = int(os.environ.get("BERINGIA_CRASHES", "500"))


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
    await end(list(playing.values()))
    return clients


@pytest.mark.parametrize("crashes", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
def test_every_acknowledged_step_survives(database: str, tmp_path: Path, crashes: int) -> None:
    random.seed(crashes)
    with Server(database, tmp_path) as server:
        clients = asyncio.run(crash_again_and_again(server, crashes))
    acknowledged = verify(database, clients)
    assert acknowledged > 10 * crashes
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
    print(f"{crashes} crashes, {len(clients)} tables, {acknowledged} acknowledged steps, {resent} sent again")
