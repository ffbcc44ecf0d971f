"""What a position is worth to a seat, in points."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.winter import ending
from beringia.games.winter.state import BY_GOODS, OWN, SCORE, SOURCES, WinterState
from beringia.kernel.state import State


def worth(s: WinterState, seat: i64) -> float:
    total = float(s.own[seat * OWN + SCORE])
    for source in range(i64(BY_GOODS), i64(SOURCES)):
        total += float(ending.final_points(s, seat, source))
    return total


def announces(code: i64) -> bool:
    return False


def settled(state: State) -> bool:
    return True
