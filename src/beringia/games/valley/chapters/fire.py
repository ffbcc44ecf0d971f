"""Section 23 of the rules: the advanced rules with fire, an option."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.valley.chapters.pieces import lose_fire
from beringia.games.valley.model import events
from beringia.games.valley.model.bits import lowest, without_lowest
from beringia.games.valley.model.card_terms import ERUPTION_SUMMER, ERUPTION_WINTER
from beringia.games.valley.model.land import CLOSED_HOW
from beringia.games.valley.model.state import ValleyState
from beringia.games.valley.model.terms import ALL_DIRECTIONS, BURNING, Hex, Seat


def has_fire(s: ValleyState, seat: Seat) -> bool:
    """A tribe has it or not, wherever its settlements are (VM-23.2)."""
    return s.tribes[seat].fire == 1


def lacks_fire(s: ValleyState, seat: Seat) -> bool:
    """Fire is asked for, and the tribe has none; without the option nobody lacks it (VM-23.12)."""
    return s.setting.fire_rules == 1 and not has_fire(s, seat)


def hunting_bonus(s: ValleyState, seat: Seat) -> i64:
    """VM-23.8"""
    return 1 if has_fire(s, seat) else 0


def may_gain(s: ValleyState, seat: Seat) -> bool:
    """Only a tribe with a settlement can have fire (VM-23.3), and only with the option (VM-23.12)."""
    return lacks_fire(s, seat) and s.alive(seat) and s.settlements(seat) > 0


def gain(s: ValleyState, seat: Seat) -> None:
    if may_gain(s, seat):
        s.tribes[seat].fire = 1
        events.FIRE_GAINED.tell(s, seat)


def catch(s: ValleyState, seat: Seat, own_turn: bool) -> None:
    """Fire is taken at the first moment it is possible (VM-23.7); volcanoes give it in the own turn only (VM-23.4)."""
    if not may_gain(s, seat):
        return
    left: i64 = s.hexes(seat)
    while left != 0:
        hex_ = Hex(lowest(left))
        left = without_lowest(left)
        if s.opponents(seat, hex_) > 0:
            continue
        if (own_turn and s.board.volcano[hex_] == 1) or _near_fire(s, hex_):
            gain(s, seat)
            return


def catch_all(s: ValleyState) -> None:
    """Something has begun to burn or to flow: tribes beside it gain fire, in turn order (VM-23.5, VM-23.6)."""
    if s.setting.fire_rules == 0:
        return
    for turn in range(s.players()):
        catch(s, s.seat_at(s.start, turn), False)


def _near_fire(s: ValleyState, hex_: Hex) -> bool:
    """Beside a burning forest, or after an eruption on or beside a lava hex (VM-23.5, VM-23.6, VM-23.7)."""
    erupted: bool = s.lies_open(ERUPTION_SUMMER) or s.lies_open(ERUPTION_WINTER)
    if erupted and s.board.lava[hex_] == 1:
        return True
    for direction in ALL_DIRECTIONS:
        other = s.board.beside(hex_, direction)
        if other >= 0 and (s.on(other, CLOSED_HOW) == BURNING or (erupted and s.board.lava[other] == 1)):
            return True
    return False


def roll_to_lose(s: ValleyState, seat: Seat, least: i64, most: i64) -> i64:
    """A die for the fire of a tribe: from ``least`` to ``most`` it goes out. Returns the die."""
    die: i64 = s.roll(6) + 1
    events.DIE_ROLLED.tell(s, seat, events.FOR_FIRE, die)
    if die >= least and die <= most:
        lose_fire(s, seat)
    return die
