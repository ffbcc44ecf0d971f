"""The other processes on the same database: which of them live, and what to do when one hangs.

A process that was killed refuses connections; that is noticed at once. One that hangs accepts them, and nobody knows
until its signs of life stop (:mod:`beringia.server.leases`). Then it is asked, and if it does not answer, everything
that was passed on to it is given up: whoever waited for it tries again, and its tables are taken over.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from beringia.server.leases import Process

#: Who asks knows the key of the process that is asked: it stands in the database.
KEY = "x-beringia-peer"
#: Where a process answers that it is the one that is asked for.
SELF = "/api/peer"
#: Seconds in which a process must accept a connection, and in which a silent one must answer in all.
CONNECT_SECONDS = 1.0


class Neighbours:
    """What this process knows of the others."""

    def __init__(self) -> None:
        self._hung: set[str] = set()
        self._asking: dict[str, asyncio.Task[bool]] = {}
        self._passing: dict[str, set[asyncio.Timeout]] = {}

    async def alive(self, process: Process) -> bool:
        """Whether a process lives. One that gave signs of life lately need only listen; a silent one must answer."""
        if not process.silent:
            return await _listens(process)
        return process.id not in self._hung and await asyncio.shield(self._ask(process))

    def hear(self, silent: Sequence[Process]) -> None:
        """These have given no signs of life for too long."""
        self._hung &= {process.id for process in silent}
        for process in silent:
            if process.id not in self._hung:
                self._ask(process)

    @asynccontextmanager
    async def passing_on(self, process: Process) -> AsyncIterator[None]:
        """Wait for another process: a ``TimeoutError`` as soon as it is known to hang."""
        async with asyncio.timeout(None) as limit:
            limits = self._passing.setdefault(process.id, set())
            limits.add(limit)
            try:
                yield
            finally:
                limits.discard(limit)
                if not limits:
                    self._passing.pop(process.id, None)

    def _ask(self, process: Process) -> asyncio.Task[bool]:
        """Ask a silent process whether it lives; all who want to know wait for the same answer."""
        asking = self._asking.get(process.id)
        if asking is None:
            asking = asyncio.create_task(_answers(process))
            self._asking[process.id] = asking
            asking.add_done_callback(lambda done: self._answered(process, done))
        return asking

    def _answered(self, process: Process, done: asyncio.Task[bool]) -> None:
        del self._asking[process.id]
        if not done.cancelled() and not done.result():
            self._hung.add(process.id)
            for limit in self._passing.get(process.id, ()):
                if not limit.expired():
                    limit.reschedule(asyncio.get_running_loop().time())


def host_and_port(process: Process) -> tuple[str, int]:
    host, _, port = process.address.rpartition(":")
    return host.strip("[]"), int(port)


async def _listens(process: Process) -> bool:
    """Whether there may be somebody at the port of a process."""
    if not process.address:
        return True
    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            _, writer = await asyncio.open_connection(*host_and_port(process))
    except ConnectionRefusedError:
        return False
    except OSError:  # a timeout is one, too
        return True
    writer.close()
    return True


async def _answers(process: Process) -> bool:
    if not process.address:
        return False
    host, port = host_and_port(process)
    lines = (f"GET {SELF} HTTP/1.1", f"Host: {host}", f"{KEY}: {process.key}", "Connection: close", "", "")
    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            reader, writer = await asyncio.open_connection(host, port)
            try:
                writer.write("\r\n".join(lines).encode())
                return b" 204 " in await reader.readline()
            finally:
                writer.close()
    except OSError:
        return False
