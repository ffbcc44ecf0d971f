"""The clock of one table: it runs by what :mod:`beringia.server.clocks` says, is stored in the same transaction as the
step that moved it, and rings when time is out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Protocol

from sqlalchemy import bindparam, delete, insert

from beringia import Position
from beringia.server import clocks
from beringia.server.clocks import WINDOW, ClockState
from beringia.server.errors import RequestError
from beringia.server.rows import EntryRow, TableRow, clock_rows, now
from beringia.server.talk_messages import Clock
from beringia.server.writer import Statement

log = logging.getLogger("beringia.server.timing")

#: Seconds until it is tried again what could not be stored.
RETRY: Final = 1.0
#: No timer of the event loop is set for longer.
LONGEST: Final = 6 * 60 * 60.0

_drop = delete(clock_rows).where(clock_rows.c.table_id == bindparam("key"))
_add = insert(clock_rows)


class Pulse(Protocol):
    """Knows whether people could play: the server was alive, and the database took what they did."""

    def time(self) -> int:
        """The time that counts, in milliseconds since 1970: it stands still while nobody can play."""

    @property
    def sure(self) -> bool:
        """People can play now."""


class Always:
    """A pulse that never fails: of a table on its own."""

    sure = True

    def time(self) -> int:
        return now()


class TimedTable(Protocol):
    """A table, as its clock sees it."""

    row: TableRow

    async def time_out(self) -> None:
        """The time that runs is out."""


class Timing:
    """The clock of one table, if it has one."""

    def __init__(self, table: TimedTable) -> None:
        self.pulse: Pulse = Always()
        self.state: ClockState | None = None
        self._table = table
        self._timer: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None

    # -- what comes next: to be stored, then to take effect

    def begun(self, row: TableRow, position: Position) -> ClockState | None:
        """The game begins."""
        terms = row.terms.clock
        if terms is None:
            return None
        fresh = clocks.new(terms, len(row.seats), self.pulse.time())
        return clocks.stepped(fresh, terms, clocks.runner(row, position), _decides(position), undo=False)

    def stepped(self, row: TableRow, position: Position, entries: Sequence[EntryRow], undo: bool) -> ClockState | None:
        """After these steps, which are made in one go. What not everybody is told of leaves a clock as it is."""
        terms = row.terms.clock
        if terms is None:
            return None
        if self.state is None:
            return self.begun(row, position)
        if all(entry.told is not None for entry in entries):
            return self.state
        state = self.state.at(self.pulse.time())
        return clocks.stepped(state, terms, clocks.runner(row, position), _decides(position), undo)

    def changed(self, before: TableRow, row: TableRow, position: Position | None) -> ClockState | None:
        """After a change of seats or status."""
        terms = row.terms.clock
        if terms is None or self.state is None:
            return None
        runs = clocks.runner(row, position)
        back = tuple(
            seat for seat, held in enumerate(row.seats) if held.kind == "human" and before.seats[seat].kind != "human"
        )
        if runs == self.state.runs and not back:
            return self.state
        return clocks.changed(self.state.at(self.pulse.time()), terms, runs, back)

    def statements(self, state: ClockState | None) -> list[Statement]:
        """What stores it, if it is another one than before."""
        if state is None or state is self.state:
            return []
        table_id = self._table.row.id
        values = {"table_id": table_id, "state": state.dump(), "since": state.since, "due": state.due}
        return [(_drop, {"key": table_id}), (_add, values)]

    def take(self, state: ClockState | None) -> None:
        """It is stored: it counts from now on."""
        if state is not self.state:
            self.state = state
            self.wind()

    # -- while it runs

    @property
    def window_over(self) -> bool:
        """Whoever has not made up his mind in this window has passed."""
        return self.state is not None and self.state.runs == WINDOW and self.over

    @property
    def over(self) -> bool:
        """The time that runs is out."""
        return self.state is not None and self.state.due is not None and self.state.due <= self.pulse.time()

    def shift(self, since: int, lost: int) -> None:
        """Nobody could play for so long, from a moment on."""
        state = self.state
        if state is not None and state.runs is not None:
            late = max(0, state.since - since)
            self.state = ClockState(**{**vars(state), "since": state.since + max(0, lost - late)})
            self.wind()

    def wind(self) -> None:
        """Ring when the time is out."""
        self.stop()
        due = None if self.state is None else self.state.due
        if due is not None:
            seconds = max(0.0, (due - self.pulse.time()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(min(seconds + 0.005, LONGEST), self._ring)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def ring_if_over(self) -> None:
        """Somebody has looked at the clock: the time may be out already."""
        if self.over and self._timer is None:
            self._ring()

    def clock(self) -> Clock | None:
        """As everybody is told."""
        terms, state = self._table.row.terms.clock, self.state
        if terms is None:
            return None
        if state is None:  # the game has not begun
            state = clocks.new(terms, len(self._table.row.seats), self.pulse.time())
        shown = state.at(self.pulse.time())
        runs = shown.runs
        return Clock(
            kind=terms.kind,
            seconds=terms.seconds,
            increment=terms.increment,
            bot=terms.bot,
            runs=None if runs is None else "window" if runs == WINDOW else "seat",
            seat=None if runs is None or runs == WINDOW else runs,
            left=list(shown.left),
            window=shown.window if runs == WINDOW else None,
        )

    def _ring(self) -> None:
        self._timer = None
        if not self.over:
            self.wind()
        elif self._ringing is None or self._ringing.done():
            self._ringing = asyncio.get_running_loop().create_task(self._out(self._table.time_out))

    async def _out(self, time_out: Callable[[], Awaitable[None]]) -> None:
        done = False
        try:
            if self.pulse.sure:
                await time_out()
                done = True
        except RequestError as error:
            log.info("time is out at table %s, but: %s", self._table.row.id, error.code)
        except Exception:
            log.exception("time is out at table %s, but nothing followed", self._table.row.id)
        if self._timer is None and self.over and not done:
            self._timer = asyncio.get_running_loop().call_later(RETRY, self._ring)


def _decides(position: Position) -> int | None:
    """Whose turn it is, as everybody knows."""
    told = position.decision_for(None)
    return None if told is None or position.passing is not None else told.seat
