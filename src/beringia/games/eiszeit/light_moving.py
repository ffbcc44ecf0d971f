"""Section 10 of the rules: the light cards that move hunters, Migration, Swap and Drive."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64

from beringia.games.eiszeit import events
from beringia.games.eiszeit.pieces import (
    AskAttach,
    may_handle,
    movable,
    move_hunter,
    take_mammoth_piece,
)
from beringia.games.eiszeit.refusals import (
    apart,
    moved_already,
    no_hunter,
    no_mammoth_move,
    no_move,
    no_own_move,
    other_area,
    same_area,
    way,
)
from beringia.games.eiszeit.state import EiszeitState
from beringia.games.eiszeit.step import ACTION, EiszeitDecision
from beringia.games.eiszeit.terms import (
    AREAS,
    DRIVE_CARD,
    MIGRATION_CARD,
    SWAP_CARD,
    Area,
    Seat,
)
from beringia.games.eiszeit.verbs import (
    MAMMOTH_MOVE,
    MOVE,
    STOP,
    SWAP,
)
from beringia.kernel.codes import Argument, Refusal
from beringia.kernel.declare import step
from beringia.kernel.domains import Domain, count
from beringia.kernel.fields import Field

# Numbers among the arguments of a step are counted from 0.
_WAY: Final = Domain("way", AREAS * AREAS)


# -- Migration


@step
class MigrationFirst(EiszeitDecision):
    """The first hunter goes from an area to a neighbour (EZ-10.8); before it no mammoth may go (EZ-10.10)."""

    NAME = "migration_first"
    KIND = 107
    CLAUSE = "EZ-10.8"
    VERBS = (MOVE, STOP)
    BELOW = ACTION
    OF_CARDS = (MIGRATION_CARD,)

    def offer(self, s: EiszeitState) -> None:
        s.offer(STOP.base)
        for armed in range(i64(2)):
            for number in range(i64(AREAS)):
                if movable(s, self.seat, armed, Area(number)):
                    offer_neighbours(s, self.seat, armed, Area(number))

    def take(self, s: EiszeitState, code: i64) -> None:
        if code == STOP.base:
            self.stop(s)
            return
        _, _, origin, target = MOVE.read(code)
        s.push(MigrationStep(self.seat, origin * AREAS + target, 2, 1))
        move_hunter(s, self.seat, code)

    def refuse(self, s: EiszeitState, code: int) -> Refusal | None:
        _, _, origin, target = MOVE.read(code)
        return (
            no_own_move(s, self.seat, code, self.CLAUSE)
            or same_area(origin, target)
            or apart(s, origin, target)
            or moved_already(s, code)
        )


def offer_neighbours(s: EiszeitState, owner: Seat, armed: i64, origin: Area) -> None:
    for number in range(i64(AREAS)):
        if s.ice[number] == 0 and s.bordering(origin, number):
            s.offer(MOVE.code(owner, armed, origin, Area(number)))


@step
class MigrationStep(EiszeitDecision):
    """Up to two more hunters (EZ-10.8) and one mammoth (EZ-10.9), the same way."""

    way: Final[Annotated[i64, Field(_WAY)]]  # origin * AREAS + target
    hunters: Final[Annotated[i64, Field(count(2))]]  # still allowed
    mammoths: Final[Annotated[i64, Field(count(1))]]  # still allowed

    NAME = "migration_step"
    KIND = 108
    CLAUSE = "EZ-10.8"
    VERBS = (MOVE, MAMMOTH_MOVE, STOP)
    BELOW = ACTION
    OF_CARDS = (MIGRATION_CARD,)

    def origin(self) -> Area:
        return Area(self.way // AREAS)

    def target(self) -> Area:
        return Area(self.way % AREAS)

    def offer(self, s: EiszeitState) -> None:
        s.offer(STOP.base)
        origin = self.origin()
        if self.hunters > 0:
            for armed in range(i64(2)):
                if movable(s, self.seat, armed, origin):
                    s.offer(MOVE.code(self.seat, armed, origin, self.target()))
        if self.mammoths > 0 and s.mammoths[origin] > 0:
            s.offer(MAMMOTH_MOVE.code(origin, self.target()))

    def take(self, s: EiszeitState, code: i64) -> None:
        if code == STOP.base:
            self.stop(s)
        elif MAMMOTH_MOVE.has(code):
            if self.hunters > 0:
                s.push(MigrationStep(self.seat, self.way, self.hunters, 0))
            take_mammoth_piece(s, self.seat, code)
        else:
            if self.hunters - 1 + self.mammoths > 0:
                s.push(MigrationStep(self.seat, self.way, self.hunters - 1, self.mammoths))
            move_hunter(s, self.seat, code)

    def refuse(self, s: EiszeitState, code: int) -> Refusal | None:
        if MAMMOTH_MOVE.has(code):
            origin, target = MAMMOTH_MOVE.read(code)
            told = way(origin, target)
            if self.mammoths == 0:
                return Refusal("eiszeit-why-mammoth-used-up", "EZ-10.9", told)
            wrong = no_mammoth_move(s, origin, target, self.CLAUSE) or apart(s, origin, target)
            return wrong or other_area(self.CLAUSE, told)
        _, _, origin, target = MOVE.read(code)
        told = way(origin, target)
        wrong = no_own_move(s, self.seat, code, self.CLAUSE)
        if wrong is None and self.hunters == 0:
            return Refusal("eiszeit-why-hunters-used-up", self.CLAUSE, told)
        return wrong or same_area(origin, target) or moved_already(s, code) or other_area(self.CLAUSE, told)

    def args(self, s: EiszeitState) -> dict[str, Argument]:
        return {
            "from": int(self.origin()) + 1,
            "to": int(self.target()) + 1,
            "hunters": int(self.hunters),
            "mammoths": int(self.mammoths),
        }

    def problem(self, s: EiszeitState) -> str:
        if s.ice[self.target()] == 1:
            return f"area {int(self.target()) + 1} is iced"
        return "" if s.bordering(self.origin(), self.target()) else "origin and target do not border"


# -- Swap


@step
class SwapPair(EiszeitDecision):
    """Every permitted pair (EZ-10.17), also of one player (EZ-10.18); without one the card has no effect (EZ-10.19)."""

    NAME = "swap_pair"
    KIND = 111
    CLAUSE = "EZ-10.17"
    VERBS = (SWAP,)
    BELOW = ACTION
    OF_CARDS = (SWAP_CARD,)

    def offer(self, s: EiszeitState) -> None:
        for first_area in range(i64(AREAS)):
            for second_area in range(first_area + 1, i64(AREAS)):
                if s.bordering(first_area, second_area):
                    _offer_swaps_between(s, self.seat, Area(first_area), Area(second_area))
        if s.offered == 0:
            s.offer(STOP.base)

    def take(self, s: EiszeitState, code: i64) -> None:
        if code == STOP.base:
            self.stop(s)
            return
        first: i64 = SWAP.first(code)
        second: i64 = SWAP.second(code)
        first_area = SWAP.first_area(code)
        second_area = SWAP.second_area(code)
        owner, other = Seat(first // 2), Seat(second // 2)
        events.SWAPPED.tell(s, self.seat, owner, first_area, other, second_area, first % 2, second % 2)
        _swap_one(s, first, first_area, second_area)
        _swap_one(s, second, second_area, first_area)
        # Own hunters in the swap count as moved by their owner (EZ-9.5). Asked for the first one first.
        if second == 2 * self.seat:
            s.push(AskAttach(self.seat, first_area))
        if first == 2 * self.seat:
            s.push(AskAttach(self.seat, second_area))

    def refuse(self, s: EiszeitState, code: int) -> Refusal | None:
        first, second = SWAP.first(code), SWAP.second(code)
        areas = SWAP.first_area(code), SWAP.second_area(code)
        if not s.bordering(areas[0], areas[1]):
            told: dict[str, Argument] = {"from": int(areas[0]) + 1, "to": int(areas[1]) + 1}
            return Refusal("eiszeit-why-not-neighbours", "EZ-10.17", told)
        return no_hunter(s, self.seat, Seat(first // 2), int(first % 2), areas[0], "EZ-10.17") or no_hunter(
            s, self.seat, Seat(second // 2), int(second % 2), areas[1], "EZ-10.17"
        )


def _offer_swaps_between(s: EiszeitState, actor: Seat, first_area: Area, second_area: Area) -> None:
    for first in range(2 * s.seats):
        if swappable(s, actor, first, first_area):
            for second in range(2 * s.seats):
                if swappable(s, actor, second, second_area):
                    s.offer(SWAP.code(first_area, second_area, first, second))


def swappable(s: EiszeitState, actor: Seat, piece: i64, area: Area) -> bool:
    """Is there a hunter of this kind (2 * owner + armed) that the actor may handle?"""
    owner = Seat(piece // 2)
    armed: i64 = piece % 2
    if armed == 1:
        return owner == actor and s.armed[owner, area] > 0
    return s.unarmed(owner, area) > 0


def _swap_one(s: EiszeitState, piece: i64, origin: Area, target: Area) -> None:
    """A hunter takes its club along (EZ-10.20)."""
    owner = Seat(piece // 2)
    s.hunters[owner, origin] -= 1
    s.hunters[owner, target] += 1
    if piece % 2 == 1:
        s.armed[owner, origin] -= 1
        s.armed[owner, target] += 1


# -- Drive


@step
class DriveStep(EiszeitDecision):
    """Any hunter not driven yet goes to a neighbour (EZ-10.24); three of one owner are too many (EZ-10.25)."""

    hunters: Final[Annotated[i64, Field(count(3, least=1))]]  # still allowed

    NAME = "drive_step"
    KIND = 115
    CLAUSE = "EZ-10.24"
    VERBS = (MOVE, STOP)
    BELOW = ACTION
    OF_CARDS = (DRIVE_CARD,)

    def offer(self, s: EiszeitState) -> None:
        s.offer(STOP.base)
        barred = _barred(s)
        for number in range(s.seats):
            if number == barred:
                continue
            owner = Seat(number)
            for armed in range(i64(2)):
                if may_handle(self.seat, owner, armed):
                    for origin in range(i64(AREAS)):
                        if movable(s, owner, armed, Area(origin)):
                            offer_neighbours(s, owner, armed, Area(origin))

    def take(self, s: EiszeitState, code: i64) -> None:
        if code == STOP.base:
            self.stop(s)
            return
        if self.hunters > 1:
            s.push(DriveStep(self.seat, self.hunters - 1))
        move_hunter(s, self.seat, code)

    def refuse(self, s: EiszeitState, code: int) -> Refusal | None:
        owner, _, origin, target = MOVE.read(code)
        if wrong := (no_move(s, self.seat, code, self.CLAUSE) or same_area(origin, target) or apart(s, origin, target)):
            return wrong
        if owner == _barred(s):
            return Refusal("eiszeit-why-three-of-one", "EZ-10.25", way(origin, target))
        return moved_already(s, code)

    def args(self, s: EiszeitState) -> dict[str, Argument]:
        return {"hunters": int(self.hunters)}


def _barred(s: EiszeitState) -> i64:
    """The owner of both hunters driven so far: a third of them may not be driven (EZ-10.25)."""
    if s.moved_count == 2 and s.moved[0] // (2 * AREAS) == s.moved[1] // (2 * AREAS):
        return s.moved[0] // (2 * AREAS)
    return -1
