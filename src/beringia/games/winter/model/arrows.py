"""Section 24 of the rules: the column of the nomads and their decision arrows. Pure geometry, for any table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beringia.games.winter.model.terms import COLUMNS, Space
from beringia.kernel.state import NOBODY

# Why the nomads take a column
MARKED_FREE: Final = 0
ALL_TAKEN: Final = 1
BY_ARROW: Final = 2
BY_WRAP: Final = 3
WAY_NAMES: Final = ["marked_free", "all_taken", "arrow", "wrap"]


def choose_column(marked: Space, east: i64, taken: i64) -> Space:
    """The marked column if it is empty or all are taken, else the next empty one along the big arrow, around the edge
    if need be (EW-24.4, EW-24.5). ``taken``: columns with a figure, one bit each."""
    column = marked
    for _ in range(COLUMNS):
        if taken >> column & 1 == 0:
            return column
        column = Space(Space(column + east + COLUMNS) % COLUMNS)
    return marked


def way_to(marked: Space, east: i64, taken: i64) -> i64:
    """Why ``choose_column`` answers as it does."""
    if taken >> marked & 1 == 0:
        return MARKED_FREE
    column = choose_column(marked, east, taken)
    if column == marked:
        return ALL_TAKEN
    return BY_ARROW if (column - marked) * east > 0 else BY_WRAP


class Furthest:
    """Looks at one thing after the other and keeps the one that lies furthest in the direction of the big arrow, among
    equals the one furthest in the direction of the small arrow (EW-24.11, EW-24.13)."""

    def __init__(self, east: i64, south: i64) -> None:
        self.found: i64 = NOBODY
        self._east: i64 = east
        self._south: i64 = south
        self._first: i64 = 0
        self._second: i64 = 0

    def see(self, thing: i64, x: i64, y: i64) -> None:
        """A thing with its east and south values."""
        first: i64 = x * self._east
        second: i64 = y * self._south
        if self.found == NOBODY or first > self._first or (first == self._first and second > self._second):
            self.found = thing
            self._first = first
            self._second = second
