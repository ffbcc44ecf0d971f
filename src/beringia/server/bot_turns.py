"""The turns of the bots at a table: one choice after the other, as long as it is a bot's decision."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter, deque
from typing import Protocol

from beringia import Position
from beringia.server.bot_pool import BotPool
from beringia.server.errors import RequestError
from beringia.server.thinking import Thread

log = logging.getLogger("beringia.server.bot_turns")

#: Seconds until a move that failed is tried again; doubled from one attempt to the next.
RETRY_SECONDS = 0.5
MAX_RETRY_SECONDS = 30.0
#: How many decisions of a bot are remembered, for how long it thinks.
REMEMBERED = 12


class BotTable(Protocol):
    """A table, as its bots see it."""

    version: int

    def bot_decision(self) -> tuple[str | int, Position] | None:
        """The name of the bot that has to decide, or a choice that is clear, and the position; ``None`` if it is
        nobody's or a person's turn."""

    async def play_for_bot(self, choice: int, version: int) -> None:
        """Make the bot's choice, unless something else has happened since that version."""

    @property
    def bot_delay(self) -> float:
        """Seconds between two choices of bots, so that people can follow."""

    @property
    def secretive(self) -> bool:
        """True if nobody may tell by the clock what was clear."""

    @property
    def window_left(self) -> float | None:
        """Seconds after which a question of a window is answered, whatever there is to choose; ``None`` if there is no
        such question."""

    def bot_queued(self, waits: bool) -> None:
        """The bot that decides waits for bots of other tables, or does not any more."""


class BotTurns:
    """Runs while a bot has to decide; must be woken when that may have begun."""

    def __init__(self, table: BotTable, pool: BotPool) -> None:
        self._table = table
        self._pool = pool
        self._task: asyncio.Task[None] | None = None
        self._thinking: set[asyncio.Task[int]] = set()
        #: How many seconds a seat has thought about its last decisions.
        self._thought: dict[int, deque[float]] = {}
        self.forget()

    def forget(self) -> None:
        """Something was taken back: no plan of a bot holds any more."""
        self._line = secrets.token_hex(8)
        self._decisions: Counter[str] = Counter()

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
        left = [choice for choice in position.choices() if choice not in failed]
        if failed and left:
            if isinstance(bot, str):
                self._thread(bot, position)  # the bot has not made this one: its plan ends
            await asyncio.sleep(self._table.bot_delay)
            return secrets.choice(left)
        window = self._table.window_left
        if window is not None:
            return await self._in_window(bot, position, window)
        if isinstance(bot, int):
            await asyncio.sleep(self._usual(position) if self._table.secretive else 0.0)
            return bot
        began = asyncio.get_running_loop().time()
        choice = await self._pool.choose(bot, position, 0.0, self._thread(bot, position), self._table.bot_queued)
        thought = asyncio.get_running_loop().time() - began
        assert position.seat is not None
        self._thought.setdefault(position.seat, deque(maxlen=REMEMBERED)).append(thought)
        await asyncio.sleep(max(0.0, self._table.bot_delay - thought))
        return choice

    async def _in_window(self, bot: str | int, position: Position, seconds: float) -> int:
        """The answer to a question of a window, exactly when it is due. Who thinks longer has passed: it must not show
        that there was something to think about."""
        if isinstance(bot, int):
            await asyncio.sleep(seconds)
            return bot
        # It is not cancelled: its worker has to finish what it has begun.
        thinking = asyncio.create_task(self._pool.choose(bot, position, seconds, self._thread(bot, position)))
        self._thinking.add(thinking)
        thinking.add_done_callback(self._thinking.discard)
        await asyncio.sleep(seconds)
        passing = position.passing
        assert passing is not None
        return thinking.result() if thinking.done() and thinking.exception() is None else passing

    def _thread(self, bot: str, position: Position) -> Thread | None:
        """The next decision of a bot. A question with one answer is none: nobody is asked, and its plan goes on."""
        if len(position.choices()) == 1:
            return None
        line = f"{self._line} {position.seat} {bot}"
        self._decisions[line] += 1
        return Thread(line, self._decisions[line])

    def _usual(self, position: Position) -> float:
        """Seconds for a choice that is clear: as many as this seat has thought about one that was not."""
        thought = self._thought.get(-1 if position.seat is None else position.seat)
        return max(self._table.bot_delay, secrets.choice(thought) if thought else 0.0)
