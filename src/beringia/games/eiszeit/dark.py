"""Section 11 of the rules: the actions of the dark cards, carried out by opponents. They may always decline.

Two for All and One for All place hunters as Landscape does: see ``light_placing.PlaceHunter``.
"""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64

from beringia.games.eiszeit import events
from beringia.games.eiszeit.pieces import may_handle, movable, move_hunter, return_hunter, take_club
from beringia.games.eiszeit.refusals import in_area, moved_already, no_clubs, no_hunter, no_own_move, same_area
from beringia.games.eiszeit.state import EiszeitState
from beringia.games.eiszeit.step import ACTION, EiszeitDecision
from beringia.games.eiszeit.terms import (
    AREAS,
    CLUB_OR_MARCH,
    LEAVE_ONE,
    LEAVE_TWO,
    MAMMOTH_LEAVES_CARD,
    SEAT,
    Area,
    Seat,
)
from beringia.games.eiszeit.verbs import MAMMOTH_LEAVES, MOVE, REMOVE, STOP, TAKE_CLUB
from beringia.kernel.codes import Argument, Refusal
from beringia.kernel.declare import step
from beringia.kernel.domains import Domain, count
from beringia.kernel.fields import Field

#: A seat among the arguments of a step; -1 is nobody.
_SEAT_OR_NOBODY: Final = Domain("seat_or_nobody", SEAT.size, least=-1)

# -- Two Leave, One Leaves


@step
class LeaveStep(EiszeitDecision):
    """Any hunter that the actor may remove, whoever owns it (EZ-11.4): two of different owners (EZ-11.3, EZ-11.5), or
    one (EZ-11.6, EZ-11.11)."""

    hunters: Final[Annotated[i64, Field(count(2, least=1))]]  # still allowed
    gone: Final[Annotated[Seat, Field(_SEAT_OR_NOBODY)]]  # whose hunter has left already

    NAME = "leave_step"
    KIND = 116
    CLAUSE = "EZ-11.3"
    VERBS = (REMOVE, STOP)
    BELOW = ACTION
    OF_CARDS = (LEAVE_TWO, LEAVE_ONE)

    def offer(self, s: EiszeitState) -> None:
        s.offer(STOP.base)
        for number in range(s.seats):
            if number == self.gone:
                continue
            owner = Seat(number)
            for armed in range(i64(2)):
                if may_handle(self.seat, owner, armed):
                    for area in range(i64(AREAS)):
                        count: i64 = s.armed[owner, Area(area)] if armed == 1 else s.unarmed(owner, Area(area))
                        if count > 0:
                            s.offer(REMOVE.code(owner, armed, Area(area)))

    def take(self, s: EiszeitState, code: i64) -> None:
        if code == STOP.base:
            self.stop(s)
            return
        owner, armed, area = REMOVE.read(code)
        return_hunter(s, owner, armed, area)
        events.HUNTER_REMOVED.tell(s, self.seat, owner, area, armed)
        if self.hunters > 1:
            s.push(LeaveStep(self.seat, self.hunters - 1, owner))

    def refuse(self, s: EiszeitState, code: int) -> Refusal | None:
        owner, armed, area = REMOVE.read(code)
        if wrong := no_hunter(s, self.seat, owner, int(armed), area, self.CLAUSE):
            return wrong
        return Refusal("eiszeit-why-same-owner", "EZ-11.5", in_area(area)) if owner == self.gone else None

    def args(self, s: EiszeitState) -> dict[str, Argument]:
        return {"hunters": int(self.hunters)}


# -- Club or March


@step
class ClubOrMarch(EiszeitDecision):
    """A club, or up to two own hunters from any areas to any open areas (EZ-11.7); no mammoth (EZ-11.8)."""

    NAME = "club_or_march"
    KIND = 117
    CLAUSE = "EZ-11.7"
    VERBS = (TAKE_CLUB, MOVE, STOP)
    BELOW = ACTION
    OF_CARDS = (CLUB_OR_MARCH,)

    def offer(self, s: EiszeitState) -> None:
        s.offer(STOP.base)
        if s.club_supply > 0:
            s.offer(TAKE_CLUB.base)
        _offer_march(s, self.seat)

    def take(self, s: EiszeitState, code: i64) -> None:
        if code == STOP.base:
            self.stop(s)
        elif code == TAKE_CLUB.base:
            take_club(s, self.seat)
        else:
            s.push(MarchStep(self.seat))
            move_hunter(s, self.seat, code)

    def refuse(self, s: EiszeitState, code: int) -> Refusal | None:
        return no_clubs() if TAKE_CLUB.has(code) else _why_no_march(s, self.seat, code)


@step
class MarchStep(EiszeitDecision):
    """The second hunter."""

    NAME = "march_step"
    KIND = 118
    CLAUSE = "EZ-11.7"
    VERBS = (MOVE, STOP)
    BELOW = ACTION
    OF_CARDS = (CLUB_OR_MARCH,)

    def offer(self, s: EiszeitState) -> None:
        s.offer(STOP.base)
        _offer_march(s, self.seat)

    def take(self, s: EiszeitState, code: i64) -> None:
        if code == STOP.base:
            self.stop(s)
        else:
            move_hunter(s, self.seat, code)

    def refuse(self, s: EiszeitState, code: int) -> Refusal | None:
        return _why_no_march(s, self.seat, code)


def _why_no_march(s: EiszeitState, seat: Seat, code: int) -> Refusal | None:
    _, _, origin, target = MOVE.read(code)
    return no_own_move(s, seat, code, "EZ-11.7") or same_area(origin, target) or moved_already(s, code)


def _offer_march(s: EiszeitState, seat: Seat) -> None:
    """From any area to any open one, over ice if need be (EZ-1.7)."""
    for armed in range(i64(2)):
        for number in range(i64(AREAS)):
            origin = Area(number)
            if movable(s, seat, armed, origin):
                for target in range(i64(AREAS)):
                    if target != origin and s.ice[target] == 0:
                        s.offer(MOVE.code(seat, armed, origin, Area(target)))


# -- Mammoth Leaves


@step
class MammothLeave(EiszeitDecision):
    """A mammoth goes back to the supply (EZ-11.9)."""

    NAME = "mammoth_leave"
    KIND = 119
    CLAUSE = "EZ-11.9"
    VERBS = (MAMMOTH_LEAVES, STOP)
    BELOW = ACTION
    OF_CARDS = (MAMMOTH_LEAVES_CARD,)

    def offer(self, s: EiszeitState) -> None:
        s.offer(STOP.base)
        for number in range(i64(AREAS)):
            if s.mammoths[number] > 0:
                s.offer(MAMMOTH_LEAVES.code(Area(number)))

    def take(self, s: EiszeitState, code: i64) -> None:
        if code == STOP.base:
            self.stop(s)
            return
        area = MAMMOTH_LEAVES.read(code)
        s.mammoths[area] -= 1
        s.mammoth_supply += 1
        events.MAMMOTH_LEFT.tell(s, self.seat, area)

    def refuse(self, s: EiszeitState, code: int) -> Refusal | None:
        return Refusal("eiszeit-why-no-mammoth", self.CLAUSE, in_area(MAMMOTH_LEAVES.read(code)))
