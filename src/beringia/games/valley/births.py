"""Sections 15 and 16 of the rules: births and sowing."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.valley import happenings, steps
from beringia.games.valley.board import PLAIN
from beringia.games.valley.cards import W7_BIRTH, W7_END, W8_SOW
from beringia.games.valley.codes import BORN, DONE, HEXES, SOW
from beringia.games.valley.pieces import add_person, has_sowable, has_token, may_sow, sow
from beringia.games.valley.state import (
    BIRTHS,
    CHOOSES_SEX,
    DUE,
    ONE_DIE,
    PLACE,
    START,
    SURPRISE_HEX,
    SURPRISE_SEAT,
    ValleyState,
)
from beringia.games.valley.table import WARRIOR, WOMAN
from beringia.kernel.state import NOBODY

# -- 15 Births


def births_phase(s: ValleyState) -> None:
    """Women are counted at the start of the phase (VM-15.1, VM-15.2)."""
    forget_surprise(s)
    for hex_ in range(i64(HEXES)):
        s.place[hex_ * PLACE + BIRTHS] = 0
        owner: i64 = s.owner(hex_)
        s.place[hex_ * PLACE + DUE] = 0 if owner == NOBODY else min(s.women(owner, hex_), i64(2))
    s.push_step(steps.WINDOW, NOBODY, W7_END, -1)
    s.push_step(steps.BIRTHS, NOBODY, 0, s.now[START], 0)
    s.push_step(steps.WINDOW, NOBODY, W7_BIRTH, -1)


def forget_surprise(s: ValleyState) -> None:
    s.now[SURPRISE_SEAT] = NOBODY
    s.now[SURPRISE_HEX] = 0


def births(s: ValleyState, turn: i64, first: i64, hex_: i64) -> None:
    """Players in turn order, each his settlements in reading order (VM-15.9)."""
    while turn < s.players():
        seat: i64 = s.seat_at(first, turn)
        while hex_ < HEXES:
            while s.owner(hex_) == seat and s.on(hex_, DUE) > 0:
                s.place[hex_ * PLACE + DUE] -= 1
                if s.of(seat, CHOOSES_SEX) == 1:
                    s.push_step(steps.BIRTHS, NOBODY, turn, first, hex_)
                    _chosen_birth(s, seat, hex_)
                    return
                if birth(s, seat, hex_):
                    s.place[hex_ * PLACE + BIRTHS] += 1
            hex_ += 1
        turn += 1
        hex_ = 0


def _birth_die(s: ValleyState, seat: i64) -> i64:
    die: i64 = s.roll(6) + 1
    s.emit(happenings.DIE_ROLLED, seat, happenings.FOR_BIRTH, die)
    return die


def birth(s: ValleyState, seat: i64, hex_: i64) -> bool:
    """One birth by the dice (VM-15.3 to VM-15.6); true if a newborn was placed."""
    die: i64 = _birth_die(s, seat)
    if die < s.table.twins_from:
        return place_newborn(s, seat, _sex(s, die), hex_)
    die = _birth_die(s, seat)
    placed: bool = place_newborn(s, seat, _sex(s, die), hex_)
    if s.setting[ONE_DIE] == 0:
        die = _birth_die(s, seat)
    return place_newborn(s, seat, _sex(s, die), hex_) or placed


def _sex(s: ValleyState, die: i64) -> i64:
    return WOMAN if die <= s.table.woman_up_to else WARRIOR


def place_newborn(s: ValleyState, seat: i64, sex: i64, hex_: i64) -> bool:
    """Without a token of its sex in supply it is not born (VM-15.7)."""
    if not has_token(s, seat, sex):
        return False
    add_person(s, seat, sex, hex_)
    s.emit(happenings.BORN, seat, hex_, sex)
    return True


def _chosen_birth(s: ValleyState, seat: i64, hex_: i64) -> None:
    """VM-21.20: the die only says whether there are twins."""
    children: i64 = 2 if _birth_die(s, seat) >= s.table.twins_from else 1
    if has_token(s, seat, WARRIOR) or has_token(s, seat, WOMAN):
        s.place[hex_ * PLACE + BIRTHS] += 1
        s.push_step(steps.NEWBORN_SEX, seat, hex_, children)


def offer_newborn(s: ValleyState, seat: i64) -> None:
    for sex in range(i64(2)):
        if has_token(s, seat, sex):
            s.offer(BORN + sex)


def take_newborn(s: ValleyState, seat: i64, hex_: i64, children: i64, code: i64) -> None:
    place_newborn(s, seat, code - BORN, hex_)
    if children > 1 and (has_token(s, seat, WARRIOR) or has_token(s, seat, WOMAN)):
        s.push_step(steps.NEWBORN_SEX, seat, hex_, children - 1)


# -- 16 Sowing


def sowing(s: ValleyState, turn: i64, first: i64) -> None:
    """Phase 8, in the last winter round (VM-16.1)."""
    if turn == s.players():
        return
    s.push_step(steps.SOWING, NOBODY, turn + 1, first)
    seat: i64 = s.seat_at(first, turn)
    if s.alive(seat):
        s.push_step(steps.SOW, seat)
        s.push_step(steps.WINDOW, seat, W8_SOW, -1)


def offer_sow(s: ValleyState, seat: i64) -> None:
    s.offer(DONE)
    if s.food(seat) >= s.table.sow_cost:
        for hex_ in range(i64(HEXES)):
            if may_sow(s, seat, hex_, PLAIN):
                s.offer(SOW + hex_)


def take_sow(s: ValleyState, seat: i64, code: i64) -> None:
    if code != DONE:
        sow(s, seat, code - SOW, s.table.sow_cost)
        if has_sowable(s, seat):
            s.push_step(steps.SOW, seat)
