"""Sections 15 and 16 of the rules: births and sowing."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64

from beringia.games.valley.chapters import windows
from beringia.games.valley.chapters.pieces import add_person, has_any_token, has_sowable, has_token, may_sow, sow
from beringia.games.valley.model import events
from beringia.games.valley.model.bits import lowest, without_lowest
from beringia.games.valley.model.board import PLAIN
from beringia.games.valley.model.card_terms import W7_BIRTH, W7_END, W8_SOW
from beringia.games.valley.model.land import BIRTHS, CROP, DUE
from beringia.games.valley.model.state import ValleyState
from beringia.games.valley.model.step import CURSOR, HEX_NUMBER, TURNS, ValleyDecision, ValleyStep
from beringia.games.valley.model.terms import (
    ALL_HEXES,
    BOTH_SEXES,
    HEX_NAMES,
    NO_SEAT,
    SEAT,
    WARRIOR,
    WOMAN,
    Hex,
    Seat,
    Sex,
)
from beringia.games.valley.model.verbs import DONE, NEWBORN, SOW
from beringia.kernel.codes import Argument, Refusal
from beringia.kernel.declare import step
from beringia.kernel.domains import count
from beringia.kernel.fields import Field
from beringia.kernel.state import NOBODY

# -- 15 Births


def births_phase(s: ValleyState) -> None:
    """Women are counted at the start of the phase (VM-15.1, VM-15.2)."""
    forget_surprise(s)
    for hex_ in ALL_HEXES:
        s.put(hex_, BIRTHS, 0)
        owner = s.owner(hex_)
        s.put(hex_, DUE, 0 if owner == NOBODY else min(s.women(owner, hex_), i64(2)))
    windows.open_to_all(s, W7_END)
    s.push(Births(0, s.start, 0))
    windows.ask_all(s, W7_BIRTH)


def forget_surprise(s: ValleyState) -> None:
    s.surprise_seat = NO_SEAT
    s.surprise_hex = Hex(0)


@step
class Births(ValleyStep):
    """Players in turn order, each his settlements in reading order (VM-15.9)."""

    turn: Final[Annotated[i64, Field(TURNS)]]
    first: Final[Annotated[Seat, Field(SEAT)]]
    cursor: Final[Annotated[i64, Field(CURSOR)]]

    NAME = "births"
    KIND = 28
    CLAUSE = "VM-15.9"

    def run(self, s: ValleyState) -> None:
        turn: i64 = self.turn
        cursor: i64 = self.cursor
        while turn < s.players():
            seat = s.seat_at(self.first, turn)
            left: i64 = (s.tribes[seat].homes >> cursor) << cursor  # from there on
            while left != 0:
                hex_ = Hex(lowest(left))
                while s.on(hex_, DUE) > 0:
                    s.put(hex_, DUE, s.on(hex_, DUE) - 1)
                    if s.tribes[seat].chooses_sex == 1:
                        s.push(Births(turn, self.first, hex_))
                        _chosen_birth(s, seat, hex_)
                        return
                    if birth(s, seat, hex_):
                        s.put(hex_, BIRTHS, s.on(hex_, BIRTHS) + 1)
                left = without_lowest(left)
            turn += 1
            cursor = 0


def _birth_die(s: ValleyState, seat: Seat) -> i64:
    die: i64 = s.roll(6) + 1
    events.DIE_ROLLED.tell(s, seat, events.FOR_BIRTH, die)
    return die


def birth(s: ValleyState, seat: Seat, hex_: Hex) -> bool:
    """One birth by the dice (VM-15.3, VM-15.4, VM-15.5, VM-15.6); true if a newborn was placed."""
    die: i64 = _birth_die(s, seat)
    if die < s.content.twins_from:
        return place_newborn(s, seat, _sex(s, die), hex_)
    die = _birth_die(s, seat)
    placed: bool = place_newborn(s, seat, _sex(s, die), hex_)
    if s.setting.one_die == 0:
        die = _birth_die(s, seat)
    return place_newborn(s, seat, _sex(s, die), hex_) or placed


def _sex(s: ValleyState, die: i64) -> Sex:
    return WOMAN if die <= s.content.woman_up_to else WARRIOR


def place_newborn(s: ValleyState, seat: Seat, sex: Sex, hex_: Hex) -> bool:
    """On the hex of its birth (VM-15.8). Without a token of its sex in supply it is not born (VM-15.7)."""
    if not has_token(s, seat, sex):
        return False
    add_person(s, seat, sex, hex_)
    events.BORN.tell(s, seat, hex_, sex)
    return True


def _chosen_birth(s: ValleyState, seat: Seat, hex_: Hex) -> None:
    """VM-21.20: the die only says whether there are twins."""
    children: i64 = 2 if _birth_die(s, seat) >= s.content.twins_from else 1
    if has_any_token(s, seat):
        s.put(hex_, BIRTHS, s.on(hex_, BIRTHS) + 1)
        s.push(NewbornSex(seat, hex_, children))


@step
class NewbornSex(ValleyDecision):
    """The sex of a newborn is chosen (VM-21.20)."""

    hex_: Final[Annotated[Hex, Field(HEX_NUMBER)]]
    children: Final[Annotated[i64, Field(count(2, 1))]]  # still to be named

    NAME = "newborn_sex"
    KIND = 120
    CLAUSE = "VM-21.20"
    VERBS = (NEWBORN,)

    def offer(self, s: ValleyState) -> None:
        for sex in BOTH_SEXES:
            if has_token(s, self.seat, sex):
                s.offer(NEWBORN.code(sex))

    def take(self, s: ValleyState, code: i64) -> None:
        place_newborn(s, self.seat, NEWBORN.read(code), self.hex_)
        if self.children > 1 and has_any_token(s, self.seat):
            s.push(NewbornSex(self.seat, self.hex_, self.children - 1))

    def args(self, s: ValleyState) -> dict[str, Argument]:
        return {"hex": HEX_NAMES[self.hex_], "count": int(self.children)}


# -- 16 Sowing


@step
class Sowing(ValleyStep):
    """Phase 8, in the last winter round (VM-16.1)."""

    turn: Final[Annotated[i64, Field(TURNS)]]
    first: Final[Annotated[Seat, Field(SEAT)]]

    NAME = "sowing"
    KIND = 29
    CLAUSE = "VM-16.1"

    def run(self, s: ValleyState) -> None:
        if self.turn == s.players():
            return
        s.push(Sowing(self.turn + 1, self.first))
        seat = s.seat_at(self.first, self.turn)
        if s.alive(seat):
            s.push(Sow(seat))
            windows.ask(s, seat, W8_SOW)


@step
class Sow(ValleyDecision):
    """One crop after the other beside the own villages on plains (VM-16.1, VM-16.2)."""

    NAME = "sow"
    KIND = 121
    CLAUSE = "VM-16.1"
    VERBS = (SOW, DONE)

    def offer(self, s: ValleyState) -> None:
        s.offer(DONE.base)
        if s.food(self.seat) >= s.content.sow_cost:
            for hex_ in ALL_HEXES:
                if may_sow(s, self.seat, hex_, PLAIN):
                    s.offer(SOW.code(hex_))

    def take(self, s: ValleyState, code: i64) -> None:
        if code != DONE.base:
            sow(s, self.seat, SOW.read(code), s.content.sow_cost)
            if has_sowable(s, self.seat):
                s.push(Sow(self.seat))

    def args(self, s: ValleyState) -> dict[str, Argument]:
        return {"food": int(s.content.sow_cost)}

    def refuse(self, s: ValleyState, code: int) -> Refusal | None:
        hex_ = SOW.read(code)
        if not no_room_to_sow(s, hex_) and s.food(self.seat) < s.content.sow_cost:
            return Refusal("valley-why-no-food", "VM-16.2", {"hex": HEX_NAMES[hex_]})
        return refuse_sowing(s, hex_, self.CLAUSE)


def no_room_to_sow(s: ValleyState, hex_: Hex) -> bool:
    return s.on(hex_, CROP) > 0 or s.crops_left == 0


def refuse_sowing(s: ValleyState, hex_: Hex, clause: str) -> Refusal:
    told: dict[str, Argument] = {"hex": HEX_NAMES[hex_]}
    if s.on(hex_, CROP):
        return Refusal("valley-why-crop", "VM-16.3", told)
    if s.crops_left == 0:
        return Refusal("valley-why-no-crops", "VM-2.7", told)
    return Refusal("valley-why-no-village", clause, told)
