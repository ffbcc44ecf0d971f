"""Section 4c of the rules: the ability of the chief."""

from __future__ import annotations

from beringia.games.winter import effects, happenings, steps
from beringia.games.winter.codes import USE_CHIEF
from beringia.games.winter.state import CHIEF_FIGURE, WinterState
from beringia.games.winter.terms import Effect, Seat
from beringia.kernel.state import NOBODY


def offer_chief(s: WinterState, seat: Seat) -> None:
    """Once in the turn of the chief figure; an ability bound to a column only there (EW-4.30, EW-4.31)."""
    if s.figure == CHIEF_FIGURE and s.chief_used == 0 and effects.usable(s, seat, chief_effect(s, seat)):
        s.offer(USE_CHIEF)


def chief_effect(s: WinterState, seat: Seat) -> Effect:
    return s.table.chief_effect[2 * s.players[seat].chief + s.players[seat].side]


def use_chief(s: WinterState, seat: Seat) -> None:
    s.chief_used = 1
    s.emit(happenings.CHIEF_ABILITY_USED, seat, s.players[seat].chief, s.players[seat].side)
    s.push(steps.EFFECT, seat, chief_effect(s, seat), NOBODY, 1)
