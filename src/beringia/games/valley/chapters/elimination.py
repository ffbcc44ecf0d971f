"""Section 18 of the rules, its second part: tribes without persons are out, and who is left wins."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.valley.chapters import hands
from beringia.games.valley.chapters.pieces import lose_fire, remove_settlement
from beringia.games.valley.model import events
from beringia.games.valley.model.bits import lowest
from beringia.games.valley.model.state import ValleyState
from beringia.games.valley.model.step import ValleyStep
from beringia.games.valley.model.terms import Hex
from beringia.kernel.declare import step
from beringia.kernel.terms import NO_SEAT, Seat


@step
class Clean(ValleyStep):
    """Tribes without persons are out (VM-18.5, VM-18.8); the last one alive wins (VM-18.6).

    If none is alive all lose (VM-18.7).
    """

    NAME = "clean"
    KIND = 6
    CLAUSE = "VM-18.5"

    def run(self, s: ValleyState) -> None:
        living: i64 = 0
        last = NO_SEAT
        waiting: bool = False
        for seat in s.seats():
            tribe = s.tribes[seat]
            if tribe.alive == 1 and tribe.hexes == 0:  # VM-1.24
                _eliminate(s, seat)
            if tribe.alive == 1:
                living += 1
                last = seat
            elif tribe.return_round > 0:
                waiting = True
        if living > 0:
            while not s.alive(s.start):
                s.start = s.seat_at(s.start, 1)  # VM-4.12
        if living > 1 or waiting:
            return
        if living == 1:
            s.tribes[last].won = 1
            events.WON.tell(s, last)
        events.GAME_ENDED.tell(s)
        s.top = None


def _eliminate(s: ValleyState, seat: Seat) -> None:
    """Trumps to the discard pile, food to the bank (VM-18.5); with the option a right to return, once.

    See VM-22.1 and VM-22.6.
    """
    tribe = s.tribes[seat]
    events.ELIMINATED.tell(s, seat)
    while tribe.homes != 0:
        remove_settlement(s, Hex(lowest(tribe.homes)))
    lose_fire(s, seat)
    if tribe.hand != 0:
        s.revealed = True  # everybody sees the trumps now (VM-27.8)
        hands.discard(s, seat, tribe.hand)
    tribe.alive = 0
    tribe.plant = 0
    tribe.meat = 0
    tribe.known = 0
    tribe.foreseen = 0
    tribe.announced = 0
    if s.setting.return_rule == 1 and s.year == 1 and s.tribes[seat].returned == 0:
        tribe.return_round = s.round
