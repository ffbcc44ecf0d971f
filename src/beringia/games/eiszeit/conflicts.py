"""Section 13 of the rules: conflicts."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.eiszeit import events
from beringia.games.eiszeit.pieces import return_hunter
from beringia.games.eiszeit.state import EiszeitState
from beringia.games.eiszeit.terms import AREAS, SEATS, TILES, Area, Seat
from beringia.kernel.state import NO_SEAT

#: More hunters than can ever stand in one area.
MOST_LOSSES: Final = 160


def settle_conflicts(s: EiszeitState) -> None:
    """Turn up the fires, settle the areas one by one, clear the board of fires and clubs (EZ-13.1, EZ-13.2)."""
    s.revealed = True
    for tile in range(i64(TILES)):
        if s.tile_area[tile] >= 0:
            events.FIRE_REVEALED.tell(s, NO_SEAT, Area(s.tile_area[tile]), s.tile_value[tile])
    for number in range(i64(AREAS)):
        _settle_area(s, Area(number))
    _clear_fires_and_clubs(s)


def limit_of(s: EiszeitState, area: i64) -> i64:
    """3 + mammoths + the values of the fires (EZ-13.3)."""
    limit: i64 = s.content.base_limit + s.mammoths[area]
    for tile in range(i64(TILES)):
        if s.tile_area[tile] == area:
            limit += s.tile_value[tile]
    return limit


def _settle_area(s: EiszeitState, area: Area) -> None:
    limit: i64 = limit_of(s, area)
    present: i64 = s.hunters_in(area)
    if present <= limit:
        return
    events.CONFLICT_BEGAN.tell(s, NO_SEAT, area, present, limit)
    losers = vec[i64]([0] * MOST_LOSSES)
    for index in range(find_losses(s, area, limit, losers)):
        loser = Seat(losers[index])
        return_hunter(s, loser, 0, area)
        events.CONFLICT_LOST.tell(s, loser, area)


def find_losses(s: EiszeitState, area: Area, limit: i64, losers: vec[i64]) -> i64:
    """Who must remove a hunter, in order; returns how many must.

    At or below the limit, nobody (EZ-13.4). Else the fewest remove first (EZ-13.5), rank by rank and pass by pass
    (EZ-13.6), until the limit holds (EZ-13.8). Equals remove together (EZ-13.7), even if fewer would do (EZ-13.9).
    Hunters with clubs count for the rank but are never removed (EZ-13.10): who has no other is skipped (EZ-13.11), and
    if nobody has another, it ends (EZ-13.12). So the limit holds, or all that are left carry clubs (EZ-23.15).
    """
    present: i64 = s.hunters_in(area)
    losses: i64 = 0
    free = vec[i64]([0] * SEATS)
    for seat in range(s.seats):
        free[seat] = s.unarmed(Seat(seat), area)
    losses_before_pass: i64 = -1
    while present - losses > limit and losses > losses_before_pass:
        losses_before_pass = losses
        rank: i64 = _next_rank(s, area, 0)
        while rank > 0 and present - losses > limit:
            for seat in range(s.seats):
                if s.hunters[Seat(seat), area] == rank and free[seat] > 0:
                    free[seat] -= 1
                    losers[losses] = seat
                    losses += 1
            rank = _next_rank(s, area, rank)
    return losses


def _next_rank(s: EiszeitState, area: Area, rank: i64) -> i64:
    """The next larger number of hunters that somebody has there; 0 after the largest."""
    found: i64 = 0
    for seat in range(s.seats):
        count: i64 = s.hunters[Seat(seat), area]
        if count > rank and (found == 0 or count < found):
            found = count
    return found


def _clear_fires_and_clubs(s: EiszeitState) -> None:
    """All of them go back to the general supply, used or not (EZ-13.13); kept clubs stay (EZ-13.14)."""
    clubs: i64 = 0
    for place in range(i64(SEATS * AREAS)):  # the whole array, whoever and wherever
        clubs += s.armed[place]
        s.armed[place] = 0
    s.club_supply += clubs
    s.tile_area = vec[i64]([-1] * TILES)
    for area in range(i64(AREAS)):
        s.fires[area] = 0
    events.BOARD_CLEARED.tell(s, NO_SEAT, clubs)
