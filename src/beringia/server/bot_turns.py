"""The turns of the bots at a table: one choice after the other, as long as it is a bot's decision."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Protocol

from beringia import Position
from beringia.server.bot_pool import BotPool
from beringia.server.errors import RequestError

log = logging.getLogger("beringia.server.bot_turns")

#: Seconds until a move that failed is tried again; doubled from one attempt to the next.
RETRY_SECONDS = 0.5
MAX_RETRY_SECONDS = 30.0


class BotTable(Protocol):
    """A table, as its bots see it."""

    version: int

    def bot_decision(self) -> tuple[str | int, Position] | None:
        """The name of the bot that has to decide, or a choice that is clear, and the position; ``None`` if it is
        nobody's or a person's turn."""

    async def play_for_bot(self, choice: int, version: int) -> None:
        """Make the bot's choice, unless something else has happened since that version."""

    def bot_pause(self, clear: bool) -> float:
        """Seconds to wait before each choice, so that people can follow, and cannot tell what was ``clear``."""


class BotTurns:
    """Runs while a bot has to decide; must be woken when that may have begun."""

    def __init__(self, table: BotTable, pool: BotPool) -> None:
        self._table = table
        self._pool = pool
        self._task: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        if not self.running and self._table.bot_decision() is not None:
            self._task = asyncio.create_task(self._run())

    def cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        table = self._table
        failed: set[int] = set()  # choices at this version on which a rule has failed
        at, delay = -1, RETRY_SECONDS
        while (decision := table.bot_decision()) is not None:
            if at != table.version:
                failed, at, delay = set(), table.version, RETRY_SECONDS
            try:
                choice = await self._choice(*decision, failed)
                await table.play_for_bot(choice, at)
                continue
            except RequestError as error:  # the database does not respond, or a rule has failed
                if error.code == "rule-error":
                    failed.add(choice)
            except Exception:
                log.exception("the move of a bot failed")
            await asyncio.sleep(delay)
            delay = min(2 * delay, MAX_RETRY_SECONDS)

    async def _choice(self, bot: str | int, position: Position, failed: set[int]) -> int:
        pause = asyncio.sleep(self._table.bot_pause(isinstance(bot, int)))
        if isinstance(bot, int):
            await pause
            return bot
        left = [choice for choice in position.choices() if choice not in failed]
        if failed and left:
            await pause
            return secrets.choice(left)
        choice, _ = await asyncio.gather(self._pool.choose(bot, position), pause)
        return choice
