"""A pool of worker processes in which bots think, so that they never block the event loop nor harm a table.

A worker gets a position in which everything its seat cannot know has been drawn anew - never the true one. If a bot
crashes or takes too long, its worker is killed and a random choice is made in its place.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import secrets
import signal
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from beringia import Game, Position
from beringia.server import contents, metrics
from beringia.server.settings import Settings

log = logging.getLogger("beringia.server.bot_pool")


class BotError(Exception):
    """The bot gave no usable answer."""


class BotPool:
    """A few worker processes, started when they are first needed."""

    def __init__(self, settings: Settings) -> None:
        self._timeout = settings.bot_timeout
        self._size = max(1, settings.bot_workers)
        self._idle: list[_Worker] = []
        self._all: set[_Worker] = set()
        self._free = asyncio.Semaphore(self._size)
        self._threads = ThreadPoolExecutor(self._size, thread_name_prefix="beringia-bots")
        self._closed = False

    async def choose(self, bot: str, position: Position) -> int:
        """The bot's choice for the seat that decides; a legal one in any case."""
        seat = position.seat
        if seat is None:
            raise ValueError("the game is over: there is nothing to decide")
        choices = position.choices()
        if len(choices) == 1:
            return choices[0]
        seen = position.determinize(seat, secrets.randbits(31)).to_dict()
        job = (bot, position.game.key, contents.file_of(position.game), secrets.randbits(31), seen)
        try:
            with metrics.bot_queue.track_inprogress(), metrics.bot_seconds.labels(bot).time():
                answer = await self._ask(job)
        except BotError as failure:
            metrics.bot_failures.labels(bot).inc()
            log.warning("bot %s: %s; a random choice is made for it", bot, failure)
        else:
            if answer in choices:
                return answer
            log.warning("bot %s: answered %r, which is not offered; a random choice is made for it", bot, answer)
        return secrets.choice(choices)

    def close(self) -> None:
        """Kill all workers, the busy ones too."""
        self._closed = True
        for worker in list(self._all):
            worker.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _ask(self, job: tuple[Any, ...]) -> object:
        async with self._free:
            if self._closed:
                raise BotError("the server stops")
            worker = self._idle.pop() if self._idle else _Worker()
            self._all.add(worker)
            try:
                return await asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, job, self._timeout)
            finally:
                if worker.alive and not self._closed:
                    self._idle.append(worker)
                else:
                    worker.stop()
                    self._all.discard(worker)


class _Worker:
    """One process, and the pipe to it. Everything but ``stop`` blocks and is called in a thread."""

    def __init__(self) -> None:
        self.alive = True
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None

    def ask(self, job: tuple[Any, ...], timeout: float) -> object:
        """The bot's answer; a :class:`BotError` if there is none. The worker may be dead then."""
        try:
            pipe = self._pipe or self._start()
            pipe.send(job)
            if not pipe.poll(timeout):
                self.stop()
                raise BotError(f"no answer after {timeout:g} seconds")
            answer = pipe.recv()
        except (EOFError, OSError):
            self.stop()
            raise BotError("its process died") from None
        if isinstance(answer, str):
            raise BotError(answer)
        return answer

    def stop(self) -> None:
        self.alive = False
        if self._process is not None:
            self._process.kill()

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        pipe, theirs = context.Pipe()
        self._process = context.Process(target=_worker_main, args=(theirs,), name="beringia-bot", daemon=True)
        self._process.start()
        theirs.close()
        # Starting a process takes longer than most choices; it must not count against the bot's time.
        if not self.alive or not pipe.poll(60) or pipe.recv() != "ready":
            self.stop()
            raise BotError("its worker did not start")
        self._pipe = pipe
        return pipe


def _worker_main(pipe: Connection) -> None:
    """Main loop of a worker process; it ends when the server closes its end of the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    from beringia import bots
    from beringia.games import registry

    known: dict[tuple[str, str | None], Game] = {}

    try:
        pipe.send("ready")
        while True:
            name, key, content, seed, data = pipe.recv()
            try:
                if (key, content) not in known:
                    known[key, content] = registry.game(key, content)
                game = known[key, content]
                pipe.send(int(bots.make(name, game, seed).choose(game.from_dict(data))))
            except Exception as error:
                pipe.send(f"it failed with {type(error).__name__}: {error}")
    except (EOFError, OSError):
        return
