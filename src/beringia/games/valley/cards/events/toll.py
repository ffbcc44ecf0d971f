"""Section 5 of the rules: the die names a region or a river; one person per tribe and hex survives, or dies."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64

from beringia.games.valley.chapters.pieces import kill
from beringia.games.valley.model import events
from beringia.games.valley.model.bits import has_bit
from beringia.games.valley.model.land import MARK, ONE_SURVIVES, SAVED, SNOW_FALLS
from beringia.games.valley.model.state import ValleyState
from beringia.games.valley.model.step import (
    CURSOR,
    HEX_NUMBER,
    HEX_OR_NOT,
    TURNS,
    ValleyDecision,
    ValleyStep,
)
from beringia.games.valley.model.terms import (
    ALL_HEXES,
    BOTH_SEXES,
    HEX_NAMES,
    HEXES,
    NO_SEAT,
    NOWHERE,
    SEAT,
    SEX_NAMES,
    SEXES,
    WARRIOR,
    WOMAN,
    Hex,
    Seat,
    Sex,
)
from beringia.games.valley.model.verbs import LOSE, SPARE, VICTIM
from beringia.kernel.codes import Argument
from beringia.kernel.declare import step
from beringia.kernel.domains import Domain
from beringia.kernel.fields import Field


def roll_region(s: ValleyState, terrain: i64) -> i64:
    """One die, and every hex of that region is struck (VM-5.7)."""
    number: i64 = s.roll(6) + 1
    s.region = number
    events.REGION_STRUCK.tell(s, NO_SEAT, terrain, number)
    return number


def roll_river(s: ValleyState) -> i64:
    number: i64 = s.roll(6) + 1
    s.region = number
    events.RIVER_STRUCK.tell(s, NO_SEAT, number)
    return number


# -- one person survives, or dies, per tribe and hex


def begin_toll(s: ValleyState) -> None:
    """The hexes are marked: everybody pays."""
    s.push(Toll(0, s.start, 0))


@step
class Toll(ValleyStep):
    """Players in turn order, each for his hexes in reading order (VM-5.8, VM-5.9)."""

    turn: Final[Annotated[i64, Field(TURNS)]]
    first: Final[Annotated[Seat, Field(SEAT)]]
    cursor: Final[Annotated[i64, Field(CURSOR)]]

    NAME = "toll"
    KIND = 7
    CLAUSE = "VM-5.8"

    def run(self, s: ValleyState) -> None:
        turn: i64 = self.turn
        cursor: i64 = self.cursor
        while turn < s.players():
            seat = s.seat_at(self.first, turn)
            while cursor < HEXES:
                here = Hex(cursor)
                cursor += 1
                mark: i64 = s.on(here, MARK)
                if mark != 0 and s.persons(seat, here) > 0 and _must_choose(s, seat, here, mark):
                    s.push(Toll(turn, self.first, cursor))
                    if mark == ONE_SURVIVES:
                        s.push(Survivor(seat, here))
                    else:
                        s.push(Victim(seat, here, WARRIOR))
                    return
            turn += 1
            cursor = 0
        for here in ALL_HEXES:
            s.put(here, MARK, 0)
            s.put(here, SAVED, 0)


def _must_choose(s: ValleyState, seat: Seat, hex_: Hex, mark: i64) -> bool:
    """Does what needs no choice; true if the owner has to say which sex it is."""
    warriors: i64 = s.warriors(seat, hex_)
    women: i64 = s.women(seat, hex_)
    if mark == ONE_SURVIVES:
        if has_bit(s.on(hex_, SAVED), seat) or warriors + women == 1:
            return False
        if warriors == 0 or women == 0:
            kill(s, seat, WARRIOR if women == 0 else WOMAN, hex_, warriors + women - 1, events.OF_EVENT)
            return False
        return True
    if mark == SNOW_FALLS:
        if s.owner(hex_) == seat:
            return False
        s.tribes[seat].snowed = 1
    if warriors == 0 or women == 0:
        kill(s, seat, WARRIOR if women == 0 else WOMAN, hex_, 1, events.OF_EVENT)
        return False
    return True


@step
class Survivor(ValleyDecision):
    """Who is the one that survives (VM-5.9)?"""

    hex_: Final[Annotated[Hex, Field(HEX_NUMBER)]]

    NAME = "survivor"
    KIND = 104
    CLAUSE = "VM-5.9"
    VERBS = (SPARE,)

    def offer(self, s: ValleyState) -> None:
        for sex in BOTH_SEXES:
            s.offer(SPARE.code(sex))

    def about(self) -> Hex:
        return self.hex_

    def choice_args(self, s: ValleyState, code: int) -> dict[str, Argument]:
        told = super().choice_args(s, code)
        if SPARE.has(code):  # it reads like the choice of who falls
            told["figure"] = told.pop("sex")
        return told

    def take(self, s: ValleyState, code: i64) -> None:
        spared = SPARE.read(code)
        other = Sex(1 - spared)
        kill(s, self.seat, spared, self.hex_, s.count(self.seat, spared, self.hex_) - 1, events.OF_EVENT)
        kill(s, self.seat, other, self.hex_, s.count(self.seat, other, self.hex_), events.OF_EVENT)


@step
class Victim(ValleyDecision):
    """Who is the one that dies: of which sex on a given hex, or on which hex of a given sex (VM-5.9, VM-19.13)?"""

    hex_: Final[Annotated[Hex, Field(HEX_OR_NOT)]]
    sex: Final[Annotated[Sex, Field(Domain("sex", SEXES))]]

    NAME = "victim"
    KIND = 105
    CLAUSE = "VM-5.9"
    VERBS = (LOSE, VICTIM)

    def offer(self, s: ValleyState) -> None:
        if self.hex_ != NOWHERE:
            s.offer(LOSE.code(WARRIOR))
            s.offer(LOSE.code(WOMAN))
            return
        for here in ALL_HEXES:
            if s.count(self.seat, self.sex, here) > 0:
                s.offer(VICTIM.code(here))

    def about(self) -> Hex:
        return self.hex_

    def take(self, s: ValleyState, code: i64) -> None:
        if self.hex_ != NOWHERE:
            kill(s, self.seat, Sex(LOSE.read(code)), self.hex_, 1, events.OF_EVENT)
        else:
            kill(s, self.seat, self.sex, VICTIM.read(code), 1, events.OF_EVENT)

    def args(self, s: ValleyState) -> dict[str, Argument]:
        if self.hex_ == NOWHERE:
            return {"hex": "", "sex": SEX_NAMES[self.sex]}
        return {"hex": HEX_NAMES[self.hex_], "sex": ""}
