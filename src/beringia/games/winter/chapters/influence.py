"""Influence on the hexes of the map, and who has the majority there."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.winter.model.land import BASE, CORNER
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.terms import ALL_JUNCTURES, Hex, Juncture
from beringia.kernel.state import NOBODY
from beringia.kernel.terms import Seat


def influence(s: WinterState, seat: Seat, hex_: Hex) -> i64:
    """EW-1.12"""
    total: i64 = s.content.camp_influence * s.camps[seat, hex_]
    if hex_ == BASE:
        return total
    villages = s.villages
    for juncture in ALL_JUNCTURES:
        if villages[juncture] == seat:
            at: i64 = juncture * 3
            if CORNER[at] == hex_ or CORNER[at + 1] == hex_ or CORNER[at + 2] == hex_:
                total += s.content.village_influence
    if s.is_nomads(seat):
        total += _of_the_tile(s, hex_)
    return total


def has_majority(s: WinterState, seat: Seat, hex_: Hex) -> bool:
    """The highest influence, or a tie for it where that counts (EW-10.14, EW-10.15, EW-10.16, EW-20.3)."""
    mine: i64 = influence(s, seat, hex_)
    if mine == 0:
        return False
    for other in s.everybody:
        if other != seat:
            theirs: i64 = influence(s, other, hex_)
            if theirs > mine or (theirs == mine and s.options.strict_majority == 1):
                return False
    return True


def _of_the_tile(s: WinterState, hex_: Hex) -> i64:
    """EW-25.23"""
    juncture = Juncture(s.nomads.tile)
    if juncture == NOBODY:
        return 0
    for n in range(i64(3)):
        if CORNER[juncture * 3 + n] == hex_:
            return s.content.nomads.village_tile if s.options.village_tile == 1 else s.content.nomads.camp_tile
    return 0
