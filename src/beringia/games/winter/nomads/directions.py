"""Section 24 of the rules: the decision arrows of the newest face-up card of the nomads."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.winter.model.arrows import Furthest
from beringia.games.winter.model.land import EAST, SOUTH
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.terms import ALL_HEXES, Hex


def east(s: WinterState) -> i64:
    """The big arrow of the newest face-up card: 1 right, -1 left (EW-24.11, EW-24.12)."""
    return s.content.nomads.east[s.nomads.row[s.nomads.row_size - 1]]


def south(s: WinterState) -> i64:
    """The small arrow of the newest face-up card: 1 down, -1 up."""
    return s.content.nomads.south[s.nomads.row[s.nomads.row_size - 1]]


def furthest_hex(s: WinterState, hexes: i64) -> Hex:
    """Of some hexes, one bit each, the one that the arrows of the newest card choose (EW-24.13)."""
    furthest = Furthest(east(s), south(s))
    for hex_ in ALL_HEXES:
        if hexes >> hex_ & 1:
            furthest.see(hex_, EAST[hex_], SOUTH[hex_])
    return Hex(furthest.found)
