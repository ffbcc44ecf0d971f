"""Sections 14 to 18 of the rules: scoring, glacier, the next round, the end."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.eiszeit import happenings, steps
from beringia.games.eiszeit.codes import AREAS, DECLINE, ICE, SEATS
from beringia.games.eiszeit.pieces import return_hunter
from beringia.games.eiszeit.setup import lay_fires
from beringia.games.eiszeit.state import (
    DARK_STONES,
    ENDED_BY,
    LIGHT_STONES,
    MAMMOTHS,
    ROUND,
    EiszeitState,
)
from beringia.kernel.state import NOBODY

# -- 14 Scoring


def scoring(s: EiszeitState) -> None:
    for seat in range(s.players()):
        gained: i64 = 0
        for area in range(i64(AREAS)):
            count: i64 = s.hunters[seat * AREAS + area]
            if count > 0:
                points: i64 = count * points_per_hunter(s, area)
                s.emit(happenings.AREA_SCORED, seat, area, count, points)
                gained += points
        s.score[seat] += gained
        s.emit(happenings.ROUND_SCORED, seat, gained, s.score[seat])
    if s.last_round():
        s.emit(happenings.GAME_ENDED)  # and nothing is left on the agenda (EZ-17.6, EZ-18.1)
    else:
        s.push(steps.GLACIER_PHASE)


def points_per_hunter(s: EiszeitState, area: i64) -> i64:
    """1, 2 with a mammoth, 3 with two or more (EZ-14.1, EZ-14.2)."""
    return s.table.points[min(s.mammoths[area], i64(2))]


# -- 15 Glacier


def glacier_phase(s: EiszeitState) -> None:
    """The last player decides; ties: fewer hunters on the board, fewer stones, the lot (EZ-15.1, EZ-15.3)."""
    last = _fewest(s, range_of_players(s), s.score)
    on_board: vec[i64] = vec[i64]([0] * SEATS)
    for seat in range(s.players()):
        on_board[seat] = s.hunters_on_board(seat)
    last = _fewest(s, last, on_board)
    last = _fewest(s, last, s.stones)
    by_lot: i64 = 0
    chosen: int = last[0]
    if len(last) > 1:
        by_lot = 1
        chosen = last[s.roll(len(last))]
    s.emit(happenings.GLACIER_TURN, chosen, by_lot)
    s.push(steps.NEXT_ROUND)
    s.push(steps.GLACIER, chosen)


def range_of_players(s: EiszeitState) -> list[int]:
    return list(range(s.players()))


def _fewest(s: EiszeitState, seats: list[int], amounts: vec[i64]) -> list[int]:
    fewest = min([amounts[seat] for seat in seats])
    return [seat for seat in seats if amounts[seat] == fewest]


def offer_glacier(s: EiszeitState) -> None:
    """An open area beside ice or at the upper edge, or nothing (EZ-15.1, EZ-15.2)."""
    s.offer(DECLINE)
    for area in range(i64(AREAS)):
        if s.ice[area] == 0 and (s.table.upper_edge[area] == 1 or beside_ice(s, area)):
            s.offer(ICE + area)


def beside_ice(s: EiszeitState, area: i64) -> bool:
    for other in range(i64(AREAS)):
        if s.ice[other] == 1 and s.bordering(area, other):
            return True
    return False


def take_glacier(s: EiszeitState, seat: i64, code: i64) -> None:
    """Hunters go home, mammoths to the general supply (EZ-15.4, EZ-15.5)."""
    if code == DECLINE:
        s.emit(happenings.GLACIER_DECLINED, seat)
        return
    area: i64 = code - ICE
    s.ice[area] = 1
    s.emit(happenings.GLACIER_LAID, seat, area)
    for owner in range(s.players()):
        count: i64 = s.hunters[owner * AREAS + area]
        if count > 0:
            s.emit(happenings.HUNTERS_ICED, owner, area, count)
            for _ in range(count):
                return_hunter(s, owner, 0, area)
    if s.mammoths[area] > 0:
        s.emit(happenings.MAMMOTHS_ICED, NOBODY, area, s.mammoths[area])
        s.supply[MAMMOTHS] += s.mammoths[area]
        s.mammoths[area] = 0


# -- 16 Next round


def next_round(s: EiszeitState) -> None:
    s.now[ROUND] += 1
    s.supply[DARK_STONES] += s.supply[LIGHT_STONES]
    s.supply[LIGHT_STONES] = 0
    _levy(s)
    lay_fires(s)
    first: i64 = s.after(s.now[ENDED_BY])
    s.now[ENDED_BY] = NOBODY
    s.emit(happenings.ROUND_BEGAN, first, s.now[ROUND], s.supply[DARK_STONES])
    s.push(steps.TURN, first)


def _levy(s: EiszeitState) -> None:
    """Below 10 stones all pay, one each per pass, until there are enough (EZ-16.2, EZ-16.3)."""
    before: vec[i64] = s.stones[:]
    paid: bool = True
    while s.supply[DARK_STONES] < s.table.least_dark_supply and paid:
        paid = False
        for seat in range(s.players()):
            if s.stones[seat] > 0:
                s.stones[seat] -= 1
                s.supply[DARK_STONES] += 1
                paid = True
    for seat in range(s.players()):
        if before[seat] > s.stones[seat]:
            s.emit(happenings.LEVY_PAID, seat, before[seat] - s.stones[seat])


# -- 18 The end


def winners(s: EiszeitState) -> list[int]:
    """Most points; then more hunters on the board; then more stones; then shared (EZ-18.1 to EZ-18.3)."""
    ranked = [(s.score[seat], s.hunters_on_board(seat), s.stones[seat]) for seat in range(s.players())]
    best = max(ranked)
    return [seat for seat, result in enumerate(ranked) if result == best]
