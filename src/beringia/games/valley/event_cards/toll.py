"""Section 5 of the rules: the die names a region or a river; one person per tribe and hex survives, or dies."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.valley import happenings, steps
from beringia.games.valley.bits import has_bit
from beringia.games.valley.codes import LOSE, SPARE, VICTIM
from beringia.games.valley.pieces import kill
from beringia.games.valley.state import ONE_SURVIVES, SNOW_FALLS, ValleyState
from beringia.games.valley.table import WARRIOR, WOMAN
from beringia.games.valley.terms import ALL_HEXES, HEXES, NOWHERE, Hex, Seat, Sex
from beringia.kernel.state import NOBODY


def roll_region(s: ValleyState, terrain: i64) -> i64:
    """One die, and every hex of that region is struck (VM-5.7)."""
    number: i64 = s.roll(6) + 1
    s.region = number
    s.emit(happenings.REGION_STRUCK, NOBODY, terrain, number)
    return number


def roll_river(s: ValleyState) -> i64:
    number: i64 = s.roll(6) + 1
    s.region = number
    s.emit(happenings.RIVER_STRUCK, NOBODY, number)
    return number


# -- one person survives, or dies, per tribe and hex


def begin_toll(s: ValleyState) -> None:
    """The hexes are marked: everybody pays."""
    s.push(steps.TOLL, NOBODY, 0, s.start, 0)


def toll(s: ValleyState, turn: i64, first: Seat, cursor: i64) -> None:
    """Players in turn order, each for his hexes in reading order (VM-5.8, VM-5.9)."""
    while turn < s.players():
        seat = s.seat_at(first, turn)
        while cursor < HEXES:
            here = Hex(cursor)
            cursor += 1
            mark: i64 = s.mark[here]
            if mark != 0 and s.persons(seat, here) > 0 and _must_choose(s, seat, here, mark):
                s.push(steps.TOLL, NOBODY, turn, first, cursor)
                s.push(steps.SURVIVOR if mark == ONE_SURVIVES else steps.VICTIM, seat, here)
                return
        turn += 1
        cursor = 0
    for here in ALL_HEXES:
        s.mark[here] = 0
        s.saved[here] = 0


def _must_choose(s: ValleyState, seat: Seat, hex_: Hex, mark: i64) -> bool:
    """Does what needs no choice; true if the owner has to say which sex it is."""
    warriors: i64 = s.warriors(seat, hex_)
    women: i64 = s.women(seat, hex_)
    if mark == ONE_SURVIVES:
        if has_bit(s.saved[hex_], seat) or warriors + women == 1:
            return False
        if warriors == 0 or women == 0:
            kill(s, seat, WARRIOR if women == 0 else WOMAN, hex_, warriors + women - 1, happenings.OF_EVENT)
            return False
        return True
    if mark == SNOW_FALLS:
        if s.owner(hex_) == seat:
            return False
        s.tribes[seat].snowed = 1
    if warriors == 0 or women == 0:
        kill(s, seat, WARRIOR if women == 0 else WOMAN, hex_, 1, happenings.OF_EVENT)
        return False
    return True


def offer_survivor(s: ValleyState) -> None:
    s.offer(SPARE + WARRIOR)
    s.offer(SPARE + WOMAN)


def take_survivor(s: ValleyState, seat: Seat, hex_: Hex, code: i64) -> None:
    spared = Sex(code - SPARE)
    other = Sex(1 - spared)
    kill(s, seat, spared, hex_, s.count(seat, spared, hex_) - 1, happenings.OF_EVENT)
    kill(s, seat, other, hex_, s.count(seat, other, hex_), happenings.OF_EVENT)


def offer_victim(s: ValleyState, seat: Seat, hex_: Hex, sex: Sex) -> None:
    """A sex on a given hex, or a hex with a person of a given sex."""
    if hex_ != NOWHERE:
        s.offer(LOSE + WARRIOR)
        s.offer(LOSE + WOMAN)
        return
    for here in ALL_HEXES:
        if s.count(seat, sex, here) > 0:
            s.offer(VICTIM + here)


def take_victim(s: ValleyState, seat: Seat, hex_: Hex, sex: Sex, code: i64) -> None:
    if hex_ != NOWHERE:
        kill(s, seat, Sex(code - LOSE), hex_, 1, happenings.OF_EVENT)
    else:
        kill(s, seat, sex, Hex(code - VICTIM), 1, happenings.OF_EVENT)
