"""How much a server carries: tables of three clients each over real WebSockets on loopback.

Prints, for 10, 100 and 1000 open tables: choices per second, the time from sending a choice until everybody at the
table has been told (p50, p99), memory per table and CPU of the server; then how long a restart takes until the first
table is served. Players think: every active table makes a choice every ``--think`` seconds on average; at most 100
tables are active at once, the others are open and quiet. A last run without any thinking shows the most it can do.

With ``--processes`` several servers share a PostgreSQL (one is started if none is given). Connections reach them as
through a proxy: all of a table at the same one, or any at any, where most are passed on from one to the other.

    python -m tools.load [--tables 10 100 1000] [--seconds 10] [--think 1.0] [--database URL] [--processes N]
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import httpx
from tests.server.postgres import Postgres
from websockets.asyncio.client import ClientConnection, connect

SEATS = 3
START = """
import sys, beringia.server
beringia.server.serve(port=int(sys.argv[1]), database=sys.argv[2], on_start=lambda address: print(address, flush=True))
"""
UNLIMITED = {
    "BERINGIA_TABLE_BURST": "1000000",
    "BERINGIA_REQUEST_BURST": "1000000",
    "BERINGIA_MESSAGE_BURST": "1000000",
    "BERINGIA_CONNECTIONS": "100000",
    "BERINGIA_CONNECTIONS_PER_ADDRESS": "100000",
    "BERINGIA_BOT_DELAY": "0",
}
GOALS = {"p99 at 100 active tables": 0.050, "memory of 1000 open tables": 1.5e9, "restart": 2.0}


class Server:
    """The server under load, a process of its own."""

    def __init__(self, database: str) -> None:
        self.database = database
        self._process: subprocess.Popen[str] | None = None
        self.port = 0

    def start(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", START, str(self.port), self.database],
            stdout=subprocess.PIPE,
            env={**os.environ, **UNLIMITED},
            text=True,
        )
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline().strip().rstrip("/").rpartition(":")[2])

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def memory(self) -> int:
        """Resident bytes."""
        assert self._process is not None
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) * 1024

    def cpu(self) -> float:
        """Seconds of processor time used so far."""
        assert self._process is not None
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Scene:
    """A message, parsed only if somebody needs what is in it: the machine under load is also that of the clients."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        kind = data[: data.find(b"{", 1)] if data.startswith(b'{"type"') else data
        self.is_scene = b'"type":"update"' in kind or b'"type":"table"' in kind
        self.is_refusal = b'"type":"refused"' in kind

    @cached_property
    def read(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self._data)
        return found


class Servers:
    """One or more servers on one database, and who of them is asked."""

    def __init__(self, database: str, count: int) -> None:
        self.all = [Server(database) for _ in range(count)]
        self._next = itertools.cycle(self.all)

    def start(self) -> None:
        for server in self.all:
            server.start()

    def kill(self) -> None:
        for server in self.all:
            server.kill()

    def any(self) -> Server:
        return next(self._next)

    def memory(self) -> int:
        return sum(server.memory() for server in self.all)

    def cpu(self) -> float:
        return sum(server.cpu() for server in self.all)


@dataclass
class LoadTable:
    """A table with one connection per seat. Its clients choose at random, as soon as everybody has been told."""

    servers: Servers
    together: bool = True  # whether the connections of a table go to the same server
    table: str = ""
    tokens: list[str] = field(default_factory=list)
    sockets: list[ClientConnection] = field(default_factory=list)
    scenes: list[Scene] = field(default_factory=list)

    async def open(self, http: httpx.AsyncClient) -> None:
        server = self.servers.any()
        await self._create(http, server)
        await self.connect(server if self.together else None)

    async def _create(self, http: httpx.AsyncClient, server: Server) -> None:
        wish = {"game": "eiszeit", "seats": [{"kind": "me"}] * SEATS}
        made = (await http.post(f"http://127.0.0.1:{server.port}/api/tables", json=wish)).json()
        self.table = made["table"]
        self.tokens = [link["token"] for link in made["seats"]]

    async def connect(self, server: Server | None) -> None:
        ports = [(server or self.servers.any()).port for _ in range(SEATS)]
        self.sockets = [
            await connect(
                f"ws://127.0.0.1:{port}/api/tables/{self.table}/live",
                max_size=None,
                compression=None,
                ping_interval=None,
            )
            for port in ports
        ]
        self.scenes = []
        for socket, token in zip(self.sockets, self.tokens, strict=True):
            await socket.send(json.dumps({"type": "hello", "tokens": [token], "after": -1}))
            self.scenes.append(await self._next_scene(socket))

    async def play(self, until: float, think: float, http: httpx.AsyncClient, latencies: list[float]) -> None:
        """Choose, wait until all have been told, think, and so on."""
        if think:
            await asyncio.sleep(random.uniform(0, think))
        while time.monotonic() < until:
            decision = self.scenes[0].read["decision"]
            if decision is None:
                await self.disconnect()
                await self.open(http)
                continue
            began = time.perf_counter()
            latencies.append(await self._choose(decision["seat"], began))
            if think:
                await asyncio.sleep(min(random.expovariate(1 / think), max(0.0, until - time.monotonic())))

    async def _choose(self, seat: int, began: float) -> float:
        scene = self.scenes[seat].read
        message = {
            "type": "choose",
            "id": f"c{scene['version']}",
            "version": scene["version"],
            "seat": seat,
            "choice": random.choice(scene["choices"][str(seat)])["code"],
        }
        await self.sockets[seat].send(json.dumps(message))
        for number, socket in enumerate(self.sockets):
            self.scenes[number] = await self._next_scene(socket)
        return time.perf_counter() - began

    @staticmethod
    async def _next_scene(socket: ClientConnection) -> Scene:
        """The next scene of the game; other messages are skipped."""
        while True:
            message = Scene(await socket.recv(decode=False))
            if message.is_scene:
                return message
            if message.is_refusal:
                raise RuntimeError(f"refused: {message.read}")

    async def disconnect(self) -> None:
        for socket in self.sockets:
            await socket.close()
        self.sockets = []


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("nan")


async def measure(
    server: Servers, count: int, seconds: float, think: float, most_active: int, together: bool = True
) -> dict[str, float]:
    """Open so many tables and play at some of them; leaves them open for the restart."""
    empty = server.memory()
    async with httpx.AsyncClient(timeout=60) as http:
        tables = [LoadTable(server, together) for _ in range(count)]
        for first in range(0, count, 20):
            await asyncio.gather(*(table.open(http) for table in tables[first : first + 20]))
        active = tables[:most_active]
        latencies: list[float] = []
        busy, began = server.cpu(), time.monotonic()
        until = began + seconds
        await asyncio.gather(*(table.play(until, think, http, latencies) for table in active))
        passed = time.monotonic() - began
        used = server.cpu() - busy
    figures = {
        "tables": count,
        "active": len(active),
        "choices": len(latencies) / passed,
        "p50": percentile(latencies, 0.5),
        "p99": percentile(latencies, 0.99),
        "memory": server.memory(),
        "per table": (server.memory() - empty) / count,
        "cpu": used / passed,
        "cpu per choice": used / max(1, len(latencies)),
    }
    for table in tables:
        await table.disconnect()
    return figures


def show(name: str, figures: dict[str, float]) -> None:
    print(
        f"{name:>14}  {figures['active']:>4.0f} active  {figures['choices']:>7.1f} choices/s  "
        f"p50 {figures['p50'] * 1000:>6.1f} ms  p99 {figures['p99'] * 1000:>6.1f} ms  "
        f"{figures['memory'] / 1e6:>6.0f} MB in all, {figures['per table'] / 1e3:>5.0f} kB per table  "
        f"CPU {figures['cpu'] * 100:>4.0f} %, {figures['cpu per choice'] * 1000:.2f} ms per choice",
        flush=True,
    )


async def restart(server: Servers, count: int) -> float:
    """Seconds from the start of the process until the first of its tables is on a screen."""
    table = LoadTable(server)
    async with httpx.AsyncClient(timeout=60) as http:
        await table.open(http)
    await table.disconnect()
    server.kill()
    began = time.perf_counter()
    await asyncio.to_thread(server.start)
    await table.connect(None)
    passed = time.perf_counter() - began
    used = server.cpu()
    await table.disconnect()
    print(
        f"restart with {count} stored tables: the first is served after {passed:.2f} s ({used:.2f} s of CPU)",
        flush=True,
    )
    return passed


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how much a server carries.")
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100, 1000])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--think", type=float, default=1.0, help="seconds a player thinks, on average")
    parser.add_argument("--active", type=int, default=100, help="most tables that are played at, at once")
    parser.add_argument("--database", default="", help="a PostgreSQL address; a SQLite file of its own if not given")
    parser.add_argument("--processes", type=int, default=1, help="servers on one PostgreSQL")
    given = parser.parse_args()
    own = Postgres() if given.processes > 1 and not given.database else None
    with tempfile.TemporaryDirectory(prefix="beringia-load-") as folder:
        database = given.database or (own.database() if own else f"sqlite:///{Path(folder) / 'tables.sqlite'}")
        server = Servers(database, given.processes)
        server.start()
        try:
            reached: dict[str, float] = {}
            stored = 0
            for count in given.tables:
                figures = asyncio.run(measure(server, count, given.seconds, given.think, given.active))
                stored += count
                show(f"{count} tables", figures)
                if figures["active"] == 100:
                    reached["p99 at 100 active tables"] = figures["p99"]
                if count == 1000:
                    reached["memory of 1000 open tables"] = figures["memory"]
            most = asyncio.run(measure(server, 20, given.seconds, 0, 20))
            show("no thinking", most)
            if given.processes > 1:
                show("any at any", asyncio.run(measure(server, 20, given.seconds, 0, 20, together=False)))
            reached["restart"] = asyncio.run(restart(server, stored + 20))
        finally:
            server.kill()
            if own is not None:
                own.stop()
    for goal, limit in GOALS.items():
        if goal in reached:
            word = "reached" if reached[goal] <= limit else "MISSED"
            print(f"{word}: {goal} at most {limit:g} ({reached[goal]:.3g})")


if __name__ == "__main__":
    main()
