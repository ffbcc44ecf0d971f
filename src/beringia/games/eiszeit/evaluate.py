"""What a position is worth to a seat, in points. Honest: judged only by what lies open on the table.

The terms are those a player would name: points already made, points the board would bring if scored now (after the
conflicts to be expected), stones to act with, clubs, hunters still at home.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.eiszeit.conflicts import MOST_LOSSES, find_losses
from beringia.games.eiszeit.rounds import points_per_hunter
from beringia.games.eiszeit.state import EiszeitState
from beringia.games.eiszeit.terms import AREAS, SEATS, TILES, Area, Seat

#: How much of this round's standing on the board lasts into each later round.
LASTING: Final = 0.35
STONE: Final = 0.55
STONE_BEYOND_EIGHT: Final = 0.15
STONE_IN_LAST_ROUND: Final = 0.2
KEPT_CLUB: Final = 0.7
HUNTER_AT_HOME: Final = 0.1


def evaluate(s: EiszeitState, seat: Seat) -> float:
    """Own prospects against those of the strongest opponent and of all opponents together."""
    board = vec[i64]([0] * SEATS)
    fires_lie: bool = s.tile_area[TILES - 1] >= 0 or s.tile_area[0] >= 0
    for area in range(i64(AREAS)):
        _expect_area(s, Area(area), fires_lie, board)
    rounds_left: i64 = s.rounds - max(s.round, i64(1))
    over: bool = s.top is None
    weight = 0.0 if over else 1.0 + LASTING * float(rounds_left)
    own = 0.0
    best = -1000.0
    total = 0.0
    players: i64 = s.seats
    for other in range(players):
        value = float(s.players[other].score) + weight * float(board[other]) + _means(s, Seat(other), rounds_left)
        if other == seat:
            own = value
        else:
            total += value
            best = max(best, value)
    return own - 0.5 * best - 0.5 * total / float(players - 1)


def _means(s: EiszeitState, seat: Seat, rounds_left: i64) -> float:
    """Stones, clubs and hunters in the own supply: what one can still act with."""
    stones: i64 = s.players[seat].stones
    useful: i64 = min(stones, i64(8))
    if rounds_left == 0:
        return STONE_IN_LAST_ROUND * float(useful) + KEPT_CLUB * 0.5 * float(s.players[seat].clubs)
    value = STONE * float(useful) + STONE_BEYOND_EIGHT * float(stones - useful)
    return value + KEPT_CLUB * float(s.players[seat].clubs) + HUNTER_AT_HOME * float(s.players[seat].reserve)


def _expect_area(s: EiszeitState, area: Area, fires_lie: bool, board: vec[i64]) -> None:
    """Points of an area if it were scored now; a face-down fire counts 1, which is what a tile brings on average."""
    points: i64 = points_per_hunter(s, area)
    for seat in range(s.seats):
        board[seat] += points * s.hunters[seat * AREAS + area]
    limit: i64 = s.table.base_limit + s.mammoths[area] + s.fires[area]
    if fires_lie and s.hunters_in(area) > limit:
        losers = vec[i64]([0] * MOST_LOSSES)
        for index in range(find_losses(s, area, limit, losers)):
            board[losers[index]] -= points
