"""A pool of worker processes in which bots think, so that they never block the event loop nor harm a table.

A worker gets a position in which everything its seat cannot know has been drawn anew - never the true one. It keeps the
bot for the next decision of that seat, which goes to the same worker if that is free. If a bot crashes or takes too
long, its worker is killed and a random choice is made in its place. If too many bots think at once, those that have
waited for long are quick ones, and whoever watches is told.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from beringia import Game, Position, bots
from beringia.server import contents, metrics
from beringia.server.limits import asker
from beringia.server.settings import Settings
from beringia.server.thinking import Thread, prepare, think
from beringia.server.workers import WorkerError, Workers

log = logging.getLogger("beringia.server.bot_pool")

#: The bot that decides in place of those that have waited for too long: its choices take milliseconds.
QUICK = "greedy"
#: The part of the time until an answer is due that a bot may think; the rest is for the way to it and back.
IN_TIME = 0.5
#: Seconds that a decision may wait for a worker without anybody being told.
SILENCE = 0.7


class BotPool:
    """Where the bots of all tables think."""

    def __init__(self, settings: Settings) -> None:
        self._seconds = settings.bot_seconds
        self._timeout = settings.bot_timeout
        self._patience = settings.bot_patience
        self._workers = Workers(max(1, settings.bot_workers), "beringia-bot", prepare)

    @property
    def idle(self) -> int:
        """How many workers wait for work."""
        return self._workers.idle

    async def choose(
        self,
        bot: str,
        position: Position,
        seconds: float = 0.0,
        thread: Thread | None = None,
        queued: Callable[[bool], None] = lambda waits: None,
    ) -> int:
        """The bot's choice for the seat that decides; a legal one in any case. ``seconds``: in how many the answer is
        due, if it is. ``queued`` is told when it begins to wait for others, and when it need not any more."""
        seat = position.seat
        if seat is None:
            raise ValueError("the game is over: there is nothing to decide")
        choices = position.choices()
        if len(choices) == 1:
            return choices[0]
        seen = position.determinize(seat, secrets.randbits(31)).to_dict()
        try:
            with metrics.bot_queue.track_inprogress(), metrics.bot_seconds.labels(bot).time():
                answer = await self._ask(bot, position.game, seen, seconds, thread, queued)
        except WorkerError as failure:
            metrics.bot_failures.labels(bot).inc()
            log.warning("bot %s: %s; a random choice is made for it", bot, failure)
        else:
            if answer in choices:
                return answer
            log.warning("bot %s: answered %r, which is not offered; a random choice is made for it", bot, answer)
        return secrets.choice(choices)

    async def _ask(
        self,
        bot: str,
        game: Game,
        seen: Mapping[str, object],
        seconds: float,
        thread: Thread | None,
        queued: Callable[[bool], None],
    ) -> int:
        asked = time.monotonic()
        line = "" if thread is None else thread.line
        limit = min(self._seconds, IN_TIME * seconds) if seconds > 0 else self._seconds
        with _telling(queued) as got:
            async with self._workers.worker(asker.get(), 2 * self._patience, line) as ask:
                got()
                if time.monotonic() - asked > self._patience and QUICK in bots.names():
                    bot, thread = QUICK, None
                edition = (game.key, contents.file_of(game))
                answer: int = await ask(self._timeout, think, bot, edition, secrets.randbits(31), seen, limit, thread)
        return answer

    def close(self) -> None:
        """Kill all workers, the busy ones too."""
        self._workers.close()


@contextmanager
def _telling(queued: Callable[[bool], None]) -> Iterator[Callable[[], None]]:
    """Tell of a wait once it has lasted for a moment; what is yielded is to be called when it ends."""
    waits = False

    def tell() -> None:
        nonlocal waits
        waits = True
        queued(True)

    def got() -> None:
        nonlocal waits
        timer.cancel()
        if waits:
            waits = False
            queued(False)

    timer = asyncio.get_running_loop().call_later(SILENCE, tell)
    try:
        yield got
    finally:
        got()
