"""How much time people have left. What happens to a table's clock is computed here, from one moment to the next.

A clock changes only with what everybody is told: a step, a pause, somebody who leaves or comes back. In a window, in
which nobody may know who is asked, nobody's time runs; the window itself has a time, which begins when everybody
learns of it, and no pass that only some are told of changes anything. So all that a clock shows, and when it shows it,
is a function of what everybody knows.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from typing import Final

from beringia import Position
from beringia.server.rows import TableRow
from beringia.server.terms import ClockTerms

#: Stands for a seat where the time of a window runs.
WINDOW: Final = -1
#: Milliseconds that who comes back has at least, though his time for the game was over.
RETURN: Final = 60_000
#: Milliseconds for a window where time is counted for the whole game, the increment besides.
GAME_WINDOW: Final = 60_000


@dataclass(frozen=True)
class ClockState:
    """A clock as it stood at ``since``; all times in milliseconds."""

    left: tuple[int, ...]  # of each seat: of its turn, or of the game
    runs: int | None  # the seat whose time runs, WINDOW, or nobody's
    since: int
    turn: int | None = None  # whose turn it was last
    window: int = 0  # what is left of the window
    before: tuple[int, int] | None = None  # whose turn it was before, and what was left: for who takes something back

    def dump(self) -> str:
        return json.dumps({key: value for key, value in asdict(self).items() if key != "since"})

    @staticmethod
    def read(text: str, since: int) -> ClockState:
        found = json.loads(text)
        before = None if found["before"] is None else (found["before"][0], found["before"][1])
        return ClockState(tuple(found["left"]), found["runs"], since, found["turn"], found["window"], before)

    @property
    def due(self) -> int | None:
        """When the time that runs is out."""
        if self.runs is None:
            return None
        return self.since + (self.window if self.runs == WINDOW else self.left[self.runs])

    def at(self, moment: int) -> ClockState:
        """The same clock later."""
        gone = max(0, moment - self.since)
        if self.runs is None:
            return replace(self, since=moment)
        if self.runs == WINDOW:
            return replace(self, since=moment, window=max(0, self.window - gone))
        left = list(self.left)
        left[self.runs] = max(0, left[self.runs] - gone)
        return replace(self, since=moment, left=tuple(left))


def new(terms: ClockTerms, seats: int, moment: int) -> ClockState:
    return ClockState((1000 * terms.seconds,) * seats, None, moment)


def runner(row: TableRow, position: Position | None) -> int | None:
    """Whose time runs: that of the person who decides, if everybody knows who it is."""
    if position is None or row.status != "playing" or position.seat is None:
        return None
    told = position.decision_for(None)
    if position.passing is not None or told is None or told.seat is None:
        return WINDOW if any(held.kind == "human" for held in row.seats) else None
    return told.seat if row.seats[told.seat].kind == "human" else None


def stepped(state: ClockState, terms: ClockTerms, runs: int | None, decides: int | None, undo: bool) -> ClockState:
    """After a step that everybody is told of; ``decides``: whose turn it is now, a bot's too, ``None`` in a window."""
    if decides is not None and decides != state.turn:
        state = _passed_on(state, terms, decides, undo)
    if runs == WINDOW:
        state = replace(state, window=window_time(terms))
    return replace(state, runs=runs)


def changed(state: ClockState, terms: ClockTerms, runs: int | None, back: tuple[int, ...]) -> ClockState:
    """After a change of seats or status; these seats are ``back``."""
    if back:
        left = list(state.left)
        for seat in back:
            least = 1000 * terms.seconds if terms.kind != "game" else max(RETURN, 1000 * terms.increment)
            left[seat] = max(left[seat], min(least, 1000 * terms.seconds))
        state = replace(state, left=tuple(left))
    return replace(state, runs=runs)


def window_time(terms: ClockTerms) -> int:
    return GAME_WINDOW + 1000 * terms.increment if terms.kind == "game" else 1000 * terms.seconds


def _passed_on(state: ClockState, terms: ClockTerms, decides: int, undo: bool) -> ClockState:
    """It is somebody else's turn. Who takes back the end of his turn has no more time than before it."""
    left = list(state.left)
    if undo and state.before is not None and state.before[0] == decides:
        left[decides] = state.before[1]
        return replace(state, left=tuple(left), turn=decides, before=None)
    before = None if state.turn is None else (state.turn, left[state.turn])
    if terms.kind == "game":
        if state.turn is not None and not undo:
            left[state.turn] += 1000 * terms.increment
    else:
        left[decides] = 1000 * terms.seconds
    return replace(state, left=tuple(left), turn=decides, before=before)
