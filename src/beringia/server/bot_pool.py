"""A pool of worker processes in which bots think, so that they never block the event loop nor harm a table.

A worker gets a position in which everything its seat cannot know has been drawn anew - never the true one. If a bot
crashes or takes too long, its worker is killed and a random choice is made in its place. If too many bots think at
once, those that have waited for long are quick ones.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Mapping

from beringia import Position, bots
from beringia.server.limits import asker
from beringia.server.settings import Settings
from beringia.server.thinking import prepare, think
from beringia.server.workers import WorkerError, Workers

log = logging.getLogger("beringia.server.bot_pool")

#: The bot that decides in place of those that have waited for too long: its choices take milliseconds.
QUICK = "greedy"


class BotPool:
    """Where the bots of all tables think."""

    def __init__(self, settings: Settings) -> None:
        self._timeout = settings.bot_timeout
        self._patience = settings.bot_patience
        self._workers = Workers(max(1, settings.bot_workers), "beringia-bot", prepare)

    @property
    def idle(self) -> int:
        """How many workers wait for work."""
        return self._workers.idle

    async def choose(self, bot: str, position: Position) -> int:
        """The bot's choice for the seat that decides; a legal one in any case."""
        seat = position.seat
        if seat is None:
            raise ValueError("the game is over: there is nothing to decide")
        choices = position.choices()
        if len(choices) == 1:
            return choices[0]
        seen = position.determinize(seat, secrets.randbits(31)).to_dict()
        try:
            answer = await self._ask(bot, position.game.key, seen)
        except WorkerError as failure:
            log.warning("bot %s: %s; a random choice is made for it", bot, failure)
        else:
            if answer in choices:
                return answer
            log.warning("bot %s: answered %r, which is not offered; a random choice is made for it", bot, answer)
        return secrets.choice(choices)

    async def _ask(self, bot: str, key: str, seen: Mapping[str, object]) -> int:
        asked = time.monotonic()
        async with self._workers.worker(asker.get(), 2 * self._patience) as ask:
            if time.monotonic() - asked > self._patience and QUICK in bots.names():
                bot = QUICK
            answer: int = await ask(self._timeout, think, bot, key, secrets.randbits(31), seen)
        return answer

    def close(self) -> None:
        """Kill all workers, the busy ones too."""
        self._workers.close()
