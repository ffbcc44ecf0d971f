"""Worker processes for what takes long, so that it never blocks the event loop, and the turns of those who wait.

A turn goes to the address that has had the least of the workers lately, and no address gets the last free worker: who
has set up forty tables of thinking bots waits for himself, not others for him.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

#: Seconds that a process may take to start. It must not count against the job that has to wait for it.
START_SECONDS = 60.0
#: Workers give way to the process that talks with people.
NICENESS = 5


#: Lines of work of which it is remembered who did the last of it.
MOST_HOMES = 10_000


class WorkerError(Exception):
    """A worker gave no answer."""


class Turns:
    """Who may use one of a few workers next."""

    def __init__(self, size: int) -> None:
        self._free = size
        self._share = max(1, size - 1)
        self._busy: Counter[str] = Counter()
        self._used: dict[str, float] = {}  # seconds of work, counted from the least of all others
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def turn(self, whose: str, patience: float) -> AsyncIterator[None]:
        """Hold a worker; a :class:`WorkerError` if none is free for too long."""
        if whose not in self._used:
            self._used[whose] = min(self._used.values(), default=0.0)
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(ready)
        self._serve()
        try:
            await asyncio.wait_for(asyncio.shield(ready), patience)
        except BaseException as error:
            if ready.done():  # its turn came in the same moment
                self._release(whose, 0.0)
            else:
                ready.cancel()
                self._waiting[whose].remove(ready)
                self._tidy(whose)
            if isinstance(error, TimeoutError):
                raise WorkerError(f"no worker was free for {patience:g} seconds") from None
            raise
        began = time.monotonic()
        try:
            yield
        finally:
            self._release(whose, time.monotonic() - began)

    def _release(self, whose: str, seconds: float) -> None:
        self._used[whose] += seconds
        self._busy[whose] -= 1
        self._free += 1
        self._tidy(whose)
        self._serve()

    def _serve(self) -> None:
        while self._free:
            able = [whose for whose, queue in self._waiting.items() if queue and self._busy[whose] < self._share]
            if not able:
                return
            next_one = min(able, key=lambda whose: (self._busy[whose], self._used[whose]))
            self._free -= 1
            self._busy[next_one] += 1
            self._waiting[next_one].popleft().set_result(None)

    def _tidy(self, whose: str) -> None:
        if not self._waiting.get(whose) and self._busy[whose] <= 0:
            self._waiting.pop(whose, None)
            self._used.pop(whose, None)
            del self._busy[whose]


class Workers:
    """A few worker processes, started when they are first needed; ``prepare`` is what each does first."""

    def __init__(self, size: int, name: str, prepare: Callable[[], object]) -> None:
        self._name = name
        self._prepare = prepare
        self._turns = Turns(size)
        self._idle: list[_Worker] = []
        self._homes: dict[str, _Worker] = {}  # by the line of work, the oldest first
        self._all: set[_Worker] = set()
        self._threads = ThreadPoolExecutor(size, thread_name_prefix=name)
        self._closed = False

    @property
    def idle(self) -> int:
        return len(self._idle)

    @asynccontextmanager
    async def worker(self, whose: str, patience: float, line: str = "") -> AsyncIterator[Ask]:
        """A worker of one's own for a moment: the one that did the last work of the same line, if it is free.

        A :class:`WorkerError` if none is free for too long.
        """
        async with self._turns.turn(whose, patience):
            if self._closed:
                raise WorkerError("the server stops")
            worker = self._take(line)
            self._all.add(worker)
            try:
                yield Ask(worker, self._threads)
            finally:
                if worker.alive and not self._closed:
                    self._idle.append(worker)
                else:
                    worker.stop()
                    self._all.discard(worker)

    def _take(self, line: str) -> _Worker:
        home = self._homes.pop(line, None)
        if home is not None and home in self._idle:
            self._idle.remove(home)
            worker = home
        else:
            worker = self._idle.pop() if self._idle else _Worker(self._name, self._prepare)
        if line:
            self._homes[line] = worker
            if len(self._homes) > MOST_HOMES:
                del self._homes[next(iter(self._homes))]
        return worker

    def close(self) -> None:
        """Kill all workers, the busy ones too."""
        self._closed = True
        for worker in list(self._all):
            worker.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)


class Ask:
    """What the holder of a worker can ask it."""

    def __init__(self, worker: _Worker, threads: ThreadPoolExecutor) -> None:
        self._worker = worker
        self._threads = threads

    async def __call__(self, timeout: float, job: Callable[..., object], *args: object) -> Any:
        """What a function of a module answers there; a :class:`WorkerError` if there is no answer in time."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._worker.ask, timeout, job, args)


class _Worker:
    """One process, and the pipe to it. Everything but ``stop`` blocks and is called in a thread."""

    def __init__(self, name: str, prepare: Callable[[], object]) -> None:
        self.alive = True
        self._name = name
        self._prepare = prepare
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None

    def ask(self, timeout: float, job: Callable[..., object], args: tuple[object, ...]) -> object:
        try:
            pipe = self._pipe or self._start()
            pipe.send((job, args))
            if not pipe.poll(timeout):
                self.stop()
                raise WorkerError(f"no answer after {timeout:g} seconds")
            done, answer = pipe.recv()
        except (EOFError, OSError):
            self.stop()
            raise WorkerError("its process died") from None
        if not done:
            raise WorkerError(answer)
        return answer

    def stop(self) -> None:
        self.alive = False
        if self._process is not None:
            self._process.kill()

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        pipe, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs, self._prepare), name=self._name, daemon=True)
        process.start()
        self._process = process  # from now on it can be killed; a stop before this is noticed by ``alive``
        theirs.close()
        if not self.alive or not pipe.poll(START_SECONDS) or pipe.recv() != "ready":
            self.stop()
            raise WorkerError("its worker did not start")
        self._pipe = pipe
        return pipe


def _work(pipe: Connection, prepare: Callable[[], object]) -> None:
    """Main loop of a worker process; it ends when the server closes its end of the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(AttributeError, OSError):  # not everywhere
        os.nice(NICENESS)
    try:
        prepare()
        pipe.send("ready")
        while True:
            job, args = pipe.recv()
            try:
                answer = (True, job(*args))
            except Exception as error:
                answer = (False, f"it failed with {type(error).__name__}: {error}")
            pipe.send(answer)
    except (EOFError, OSError):
        return
