"""Sections 14 and 18 of the rules: points, and who has won."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.eiszeit import events
from beringia.games.eiszeit.state import EiszeitState
from beringia.games.eiszeit.terms import AREAS, Area, Seat

# -- 14 Scoring


def score_board(s: EiszeitState) -> None:
    """Points by area for every hunter (EZ-14.1). Nothing else changes a score (EZ-23.14)."""
    for number in range(s.seats):
        seat = Seat(number)
        gained: i64 = 0
        for area in range(i64(AREAS)):
            count: i64 = s.hunters[seat, Area(area)]
            if count > 0:
                points: i64 = count * points_per_hunter(s, area)
                events.AREA_SCORED.tell(s, seat, Area(area), count, points)
                gained += points
        s.players[seat].score += gained
        events.ROUND_SCORED.tell(s, seat, gained, s.players[seat].score)


def points_per_hunter(s: EiszeitState, area: i64) -> i64:
    """1, 2 with a mammoth, 3 with two or more (EZ-14.1, EZ-14.2)."""
    return s.content.points[min(s.mammoths[area], i64(2))]


# -- 18 The end


def winners(s: EiszeitState) -> list[int]:
    """Most points (EZ-18.1); then more hunters on the board, then more stones (EZ-18.2); then shared (EZ-18.3)."""
    ranked = [
        (s.players[seat].score, s.hunters_on_board(Seat(seat)), s.players[seat].stones) for seat in range(s.seats)
    ]
    best = max(ranked)
    return [seat for seat, result in enumerate(ranked) if result == best]
