"""How much a server carries: tables of three clients each over real WebSockets on loopback.

Prints, for 10, 100 and 1000 open tables: choices per second, the time from sending a choice until everybody at the
table has been told (p50, p99), memory per table and CPU of the server; then how long a restart takes until the first
table is served. Players think: every active table makes a choice every ``--think`` seconds on average; at most 100
tables are active at once, the others are open and quiet. A last run without any thinking shows the most it can do.

Server and clients share the machine, and it may have other things to do. So the clients are as cheap as they can be,
what they cost is printed, too, and so is how much of the processors others have used: the CPU per choice depends on
neither.

With ``--processes`` several servers share a PostgreSQL (one is started if none is given). Connections reach them as
through a proxy: all of a table at the same one, or any at any, where most are passed on from one to the other.

    python -m tools.load [--tables 10 100 1000] [--seconds 10] [--think 1.0] [--database URL] [--processes N]
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import itertools
import os
import random
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, cast

import httpx
import orjson
import uvloop
from tests.server.postgres import Postgres

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
#: What is reached if a figure is at most, or at least, this.
AT_MOST = {
    "seconds until everybody is told, p99 at 100 active tables": 0.050,
    "bytes of memory with 1000 open tables": 1.5e9,
    "seconds of a restart": 2.0,
}
AT_LEAST = {"choices per second of one process, no thinking": 2000.0}
TICK = os.sysconf("SC_CLK_TCK")


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
        return (int(fields[11]) + int(fields[12])) / TICK


class Scene:
    """A message, parsed only if somebody needs what is in it."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        kind = data[: data.find(b"{", 1)] if data.startswith(b'{"type"') else data
        self.is_scene = b'"type":"update"' in kind or b'"type":"table"' in kind
        self.is_refusal = b'"type":"refused"' in kind

    @cached_property
    def read(self) -> dict[str, Any]:
        found: dict[str, Any] = orjson.loads(self._data)
        return found


class Wire(asyncio.Protocol):
    """The client's end of a WebSocket: of the protocol only what our server speaks.

    A library costs the clients as much time as the server has for a choice, and both share the machine.
    """

    def __init__(self, port: int, path: str, on_scene: Callable[[Scene], None]) -> None:
        self.on_scene = on_scene
        self._port = port
        self._path = path
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._buffer = b""
        self._transport: asyncio.Transport | None = None

    @staticmethod
    async def open(port: int, path: str, on_scene: Callable[[Scene], None]) -> Wire:
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(lambda: Wire(port, path, on_scene), "127.0.0.1", port)
        await wire._opened
        return wire

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is no subclass
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        data = self._buffer + data if self._buffer else data
        at = 0
        if not self._opened.done():
            if (at := data.find(b"\r\n\r\n") + 4) < 4:
                self._buffer = data
                return
            if not data.startswith(b"HTTP/1.1 101 "):
                self._opened.set_exception(RuntimeError(f"no WebSocket: {data[:80]!r}"))
                return
            self._opened.set_result(None)
        while len(data) - at >= 2:
            length, start = data[at + 1], at + 2
            if length >= 126:
                start += 2 if length == 126 else 8
                length = int.from_bytes(data[at + 2 : start])
            end = start + length
            if len(data) < max(start, end):
                break
            self._received(data[at] & 0x0F, data[start:end])
            at = end
        self._buffer = data[at:]

    def _received(self, opcode: int, payload: bytes) -> None:
        if opcode == 0x1:
            message = Scene(payload)
            if message.is_scene or message.is_refusal:
                self.on_scene(message)
        elif opcode == 0x9:
            self._send(0xA, payload)

    def send(self, message: dict[str, Any]) -> None:
        self._send(0x1, orjson.dumps(message))

    def _send(self, opcode: int, payload: bytes) -> None:
        assert self._transport is not None
        length = len(payload)
        size = bytes((0x80 | length,)) if length < 126 else b"\xfe" + length.to_bytes(2)
        self._transport.write(bytes((0x80 | opcode,)) + size + bytes(4) + payload)  # a mask of zeros changes nothing

    def close(self) -> None:
        if self._transport is not None:
            self._send(0x8, b"")
            self._transport.close()


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
    wires: list[Wire] = field(default_factory=list)
    scenes: list[Scene | None] = field(default_factory=list)
    missing: int = 0  # how many have not been told yet
    told: asyncio.Future[None] | None = None

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
        path = f"/api/tables/{self.table}/live"
        self.scenes = [None] * SEATS
        self.wires = [
            await Wire.open((server or self.servers.any()).port, path, lambda scene, seat=seat: self._see(seat, scene))  # type: ignore[misc]
            for seat in range(SEATS)
        ]
        told = self._expect()
        for wire, token in zip(self.wires, self.tokens, strict=True):
            wire.send({"type": "hello", "tokens": [token], "after": -1})
        await told

    async def play(self, until: float, think: float, http: httpx.AsyncClient, latencies: list[float]) -> None:
        """Choose, wait until all have been told, think, and so on."""
        if think:
            await asyncio.sleep(random.uniform(0, think))
        while time.monotonic() < until:
            decision = self._scene(0)["decision"]
            if decision is None:
                self.disconnect()
                await self.open(http)
                continue
            began = time.perf_counter()
            await self._choose(decision["seat"])
            latencies.append(time.perf_counter() - began)
            if think:
                await asyncio.sleep(min(random.expovariate(1 / think), max(0.0, until - time.monotonic())))

    def _choose(self, seat: int) -> asyncio.Future[None]:
        scene = self._scene(seat)
        told = self._expect()
        self.wires[seat].send(
            {
                "type": "choose",
                "id": f"c{scene['version']}",
                "version": scene["version"],
                "seat": seat,
                "choice": random.choice(scene["choices"][str(seat)])["code"],
            }
        )
        return told

    def _scene(self, seat: int) -> dict[str, Any]:
        scene = self.scenes[seat]
        assert scene is not None
        return scene.read

    def _expect(self) -> asyncio.Future[None]:
        """Done when everybody has been told something new."""
        self.missing = SEATS
        self.told = asyncio.get_running_loop().create_future()
        return self.told

    def _see(self, seat: int, scene: Scene) -> None:
        assert self.told is not None
        if scene.is_refusal:
            self.told.set_exception(RuntimeError(f"refused: {scene.read}"))
        self.scenes[seat] = scene
        self.missing -= 1
        if self.missing == 0:
            self.told.set_result(None)

    def disconnect(self) -> None:
        for wire in self.wires:
            wire.close()
        self.wires = []


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("nan")


def processors() -> tuple[float, float]:
    """Seconds that all processors together were busy so far, and that they were there."""
    fields = [int(each) / TICK for each in Path("/proc/stat").read_text().partition("\n")[0].split()[1:9]]
    return sum(fields) - fields[3] - fields[4], sum(fields)


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
        served, own, busy, began = server.cpu(), time.process_time(), processors(), time.monotonic()
        until = began + seconds
        await asyncio.gather(*(table.play(until, think, http, latencies) for table in active))
        passed = time.monotonic() - began
        served, own = server.cpu() - served, time.process_time() - own
        used, there = (after - before for after, before in zip(processors(), busy, strict=True))
    choices = max(1, len(latencies))
    figures = {
        "tables": count,
        "active": len(active),
        "choices": len(latencies) / passed,
        "p50": percentile(latencies, 0.5),
        "p99": percentile(latencies, 0.99),
        "memory": server.memory(),
        "per table": (server.memory() - empty) / count,
        "cpu": served / passed,
        "cpu per choice": served / choices,
        "clients per choice": own / choices,
        "others": max(0.0, used - served - own) / there,
    }
    for table in tables:
        table.disconnect()
    return figures


def show(name: str, figures: dict[str, float]) -> None:
    print(
        f"{name:>12}  {figures['active']:>4.0f} active  {figures['choices']:>7.1f} choices/s  "
        f"told after p50 {figures['p50'] * 1000:>5.1f} ms, p99 {figures['p99'] * 1000:>5.1f} ms  "
        f"server {figures['cpu per choice'] * 1000:.2f} ms of CPU per choice ({figures['cpu'] * 100:.0f} % of a core), "
        f"{figures['memory'] / 1e6:.0f} MB, {figures['per table'] / 1e3:.0f} kB per table",
        flush=True,
    )


def explain(most: dict[str, float], processes: int) -> None:
    """What the last run means."""
    cost, clients = most["cpu per choice"] * 1000, most["clients per choice"] * 1000
    print(
        f"A choice (stored, and told to {SEATS} people) costs the server {cost:.2f} ms of CPU: "
        f"one core carries at most {1000 / cost:.0f} a second.\n"
        f"The clients cost {clients:.2f} ms per choice, on the same {os.cpu_count()} cores; the database of several "
        f"processes comes on top.\n"
        f"Others used {most['others'] * 100:.0f} % of this machine meanwhile"
        + (": choices/s and p99 say little then, the CPU per choice still does." if most["others"] > 0.1 else ".")
        + (f"\n{processes} processes: {most['choices']:.0f} choices/s together." if processes > 1 else ""),
        flush=True,
    )


async def restart(server: Servers, count: int) -> float:
    """Seconds from the start of the process until the first of its tables is on a screen."""
    table = LoadTable(server)
    async with httpx.AsyncClient(timeout=60) as http:
        await table.open(http)
    table.disconnect()
    server.kill()
    began = time.perf_counter()
    await asyncio.to_thread(server.start)
    await table.connect(None)
    passed = time.perf_counter() - began
    used = server.cpu()
    table.disconnect()
    print(
        f"restart with {count} stored tables: the first is served after {passed:.2f} s ({used:.2f} s of CPU)",
        flush=True,
    )
    return passed


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how much a server carries.")
    parser.add_argument("--tables", type=int, nargs="*", default=[10, 100, 1000])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--think", type=float, default=1.0, help="seconds a player thinks, on average")
    parser.add_argument("--active", type=int, default=100, help="most tables that are played at, at once")
    parser.add_argument("--database", default="", help="a PostgreSQL address; a SQLite file of its own if not given")
    parser.add_argument("--processes", type=int, default=0, help="servers on one PostgreSQL; 0: one, on SQLite")
    given = parser.parse_args()
    processes = max(1, given.processes)
    own = Postgres() if given.processes and not given.database else None
    with tempfile.TemporaryDirectory(prefix="beringia-load-") as folder:
        database = given.database or (own.database() if own else f"sqlite:///{Path(folder) / 'tables.sqlite'}")
        server = Servers(database, processes)
        server.start()
        try:
            reached: dict[str, float] = {}
            for count in given.tables:
                figures = uvloop.run(measure(server, count, given.seconds, given.think, given.active))
                show(f"{count} tables", figures)
                if figures["active"] == 100:
                    reached["seconds until everybody is told, p99 at 100 active tables"] = figures["p99"]
                if count == 1000:
                    reached["bytes of memory with 1000 open tables"] = figures["memory"]
            most = uvloop.run(measure(server, 20, given.seconds, 0, 20))
            show("no thinking", most)
            if processes == 1:
                reached["choices per second of one process, no thinking"] = most["choices"]
            else:
                show("any at any", uvloop.run(measure(server, 20, given.seconds, 0, 20, together=False)))
            reached["seconds of a restart"] = uvloop.run(restart(server, sum(given.tables) + 20))
            explain(most, processes)
        finally:
            server.kill()
            if own is not None:
                own.stop()
    for goal, figure in reached.items():
        limit = AT_LEAST.get(goal) or AT_MOST[goal]
        good = figure >= limit if goal in AT_LEAST else figure <= limit
        print(
            f"{'reached' if good else 'MISSED'}: {goal}: {figure:.4g} ({'>' if goal in AT_LEAST else '<'}= {limit:g})"
        )


if __name__ == "__main__":
    main()
