"""Section 10 of the rules: the actions of the light cards, carried out by the player himself."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64

from beringia.games.eiszeit import events
from beringia.games.eiszeit.pieces import (
    AskAttach,
    may_handle,
    movable,
    move_fire,
    move_hunter,
    move_mammoth,
    offer_own_moves_to,
    pay,
    place_in_action,
    place_mammoth,
    take_club,
)
from beringia.games.eiszeit.state import EiszeitState
from beringia.games.eiszeit.step import ACTION, EiszeitDecision
from beringia.games.eiszeit.terms import (
    AREAS,
    CLUB_CARD,
    DRIVE_CARD,
    FIRE_CARD,
    FIRE_DARK,
    KINDS,
    LANDSCAPES,
    MAMMOTH_CARD,
    MIGRATION_CARD,
    SETTLE_ONE,
    SETTLE_TWO,
    SWAP_CARD,
    TRAIL_CARD,
    Area,
    Card,
    Seat,
)
from beringia.games.eiszeit.verbs import (
    FIRE,
    HUNTER,
    MAMMOTH,
    MAMMOTH_MOVE,
    MOVE,
    STOP,
    SWAP,
    TAKE_CLUB,
    TRAIL,
)
from beringia.kernel.codes import Argument
from beringia.kernel.declare import step
from beringia.kernel.domains import Domain, count
from beringia.kernel.fields import Field

# Numbers among the arguments of a step are counted from 0.
_CARD: Final = Domain("card", KINDS)
_AREA: Final = Domain("area", AREAS)
_WAY: Final = Domain("way", AREAS * AREAS)


def stop(s: EiszeitState, seat: Seat) -> None:
    """Nothing more of this action (EZ-20.2)."""
    events.STOPPED.tell(s, seat, s.card)


def _place_or_move(s: EiszeitState, seat: Seat, code: i64) -> None:
    if MOVE.has(code):
        move_hunter(s, seat, code)
    else:
        place_in_action(s, seat, HUNTER.read(code))


def _offer_hunter_to(s: EiszeitState, seat: Seat, area: Area) -> None:
    """From the own supply; without any there, an own one from another area (EZ-8.1, EZ-8.2)."""
    if s.players[seat].reserve > 0:
        s.offer(HUNTER.code(area))
    else:
        offer_own_moves_to(s, seat, area)


# -- Landscape (EZ-10.1 to EZ-10.4); Two for All and One for All (EZ-11.1, EZ-11.2) place hunters in the same way


def hunters_allowed(card: i64) -> i64:
    if card < len(LANDSCAPES):
        return 3
    return 2 if card == SETTLE_TWO else 1


@step
class PlaceHunter(EiszeitDecision):
    """Any open area; a third hunter only if all three stand in the card's landscape (EZ-10.3)."""

    card: Final[Annotated[Card, Field(_CARD)]]
    placed: Final[Annotated[i64, Field(count(2))]]  # so far
    all_inside: Final[Annotated[i64, Field(count(1))]]  # 1 while all of them stand in the card's landscape

    NAME = "place_hunter"
    KIND = 104
    CLAUSE = "EZ-8.1"
    VERBS = (HUNTER, MOVE, STOP)
    BELOW = ACTION
    OF_CARDS = (*range(len(LANDSCAPES)), SETTLE_TWO, SETTLE_ONE)

    def offer(self, s: EiszeitState) -> None:
        s.offer(STOP.base)
        inside_only: bool = self.placed == 2
        if inside_only and self.all_inside == 0:
            return
        for number in range(i64(AREAS)):
            if s.ice[number] == 0 and (not inside_only or s.table.landscape[number] == self.card):
                _offer_hunter_to(s, self.seat, Area(number))

    def take(self, s: EiszeitState, code: i64) -> None:
        if code == STOP.base:
            stop(s, self.seat)
            return
        area = MOVE.read(code)[3] if MOVE.has(code) else HUNTER.read(code)
        inside: i64 = 1 if self.all_inside == 1 and s.table.landscape[area] == self.card else 0
        more: bool = self.placed + 1 < hunters_allowed(self.card)
        if more and (self.placed < 1 or inside == 1):
            s.push(PlaceHunter(self.seat, self.card, self.placed + 1, inside))
        _place_or_move(s, self.seat, code)

    def args(self, s: EiszeitState) -> dict[str, Argument]:
        return {"placed": int(self.placed)}

    def problem(self, s: EiszeitState) -> str:
        places = self.card < len(LANDSCAPES) or self.card == SETTLE_TWO or self.card == SETTLE_ONE
        return "" if places else "needs a card that places hunters"


# -- Trail (EZ-10.5 to EZ-10.7)


@step
class TrailArea(EiszeitDecision):
    """Which area the trail leads to."""

    NAME = "trail_area"
    KIND = 105
    CLAUSE = "EZ-10.5"
    VERBS = (TRAIL, STOP)
    BELOW = ACTION
    OF_CARDS = (TRAIL_CARD,)

    def offer(self, s: EiszeitState) -> None:
        s.offer(STOP.base)
        for number in range(i64(AREAS)):
            if s.ice[number] == 0:
                s.offer(TRAIL.code(Area(number)))

    def take(self, s: EiszeitState, code: i64) -> None:
        if code == STOP.base:
            stop(s, self.seat)
        else:
            s.push(TrailStep(self.seat, TRAIL.read(code), 2, 1))


@step
class TrailStep(EiszeitDecision):
    """Up to two hunters and one mammoth into that area."""

    area: Final[Annotated[Area, Field(_AREA)]]
    hunters: Final[Annotated[i64, Field(count(2))]]  # still allowed
    mammoths: Final[Annotated[i64, Field(count(1))]]  # still allowed

    NAME = "trail_step"
    KIND = 106
    CLAUSE = "EZ-10.5"
    VERBS = (HUNTER, MOVE, MAMMOTH, MAMMOTH_MOVE, STOP)
    BELOW = ACTION
    OF_CARDS = (TRAIL_CARD,)

    def offer(self, s: EiszeitState) -> None:
        s.offer(STOP.base)
        if self.hunters > 0:
            _offer_hunter_to(s, self.seat, self.area)
        if self.mammoths > 0:
            if s.mammoth_supply > 0:
                s.offer(MAMMOTH.code(self.area))
            else:
                for number in range(i64(AREAS)):
                    if s.mammoths[number] > 0 and s.bordering(number, self.area):
                        s.offer(MAMMOTH_MOVE.code(Area(number), self.area))

    def take(self, s: EiszeitState, code: i64) -> None:
        if code == STOP.base:
            stop(s, self.seat)
            return
        is_mammoth: bool = MAMMOTH.has(code) or MAMMOTH_MOVE.has(code)
        hunters: i64 = self.hunters if is_mammoth else self.hunters - 1
        mammoths: i64 = self.mammoths - 1 if is_mammoth else self.mammoths
        if hunters + mammoths > 0:
            s.push(TrailStep(self.seat, self.area, hunters, mammoths))
        if is_mammoth:
            take_mammoth_piece(s, self.seat, code)
        else:
            _place_or_move(s, self.seat, code)

    def args(self, s: EiszeitState) -> dict[str, Argument]:
        return {"area": int(self.area) + 1, "hunters": int(self.hunters), "mammoths": int(self.mammoths)}

    def problem(self, s: EiszeitState) -> str:
        return f"area {int(self.area) + 1} is iced" if s.ice[self.area] == 1 else ""


def take_mammoth_piece(s: EiszeitState, seat: Seat, code: i64) -> None:
    """Carry out a "mammoth" or "mammoth_move" code."""
    if MAMMOTH.has(code):
        place_mammoth(s, seat, MAMMOTH.read(code))
    else:
        origin, target = MAMMOTH_MOVE.read(code)
        move_mammoth(s, seat, origin, target)


# -- Migration (EZ-10.8 to EZ-10.10)


@step
class MigrationFirst(EiszeitDecision):
    """The first hunter goes from an area to a neighbour."""

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
                    _offer_neighbours(s, self.seat, armed, Area(number))

    def take(self, s: EiszeitState, code: i64) -> None:
        if code == STOP.base:
            stop(s, self.seat)
            return
        _, _, origin, target = MOVE.read(code)
        s.push(MigrationStep(self.seat, origin * AREAS + target, 2, 1))
        move_hunter(s, self.seat, code)


def _offer_neighbours(s: EiszeitState, owner: Seat, armed: i64, origin: Area) -> None:
    for number in range(i64(AREAS)):
        if s.ice[number] == 0 and s.bordering(origin, number):
            s.offer(MOVE.code(owner, armed, origin, Area(number)))


@step
class MigrationStep(EiszeitDecision):
    """Up to two more hunters and one mammoth, the same way."""

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
            stop(s, self.seat)
        elif MAMMOTH_MOVE.has(code):
            if self.hunters > 0:
                s.push(MigrationStep(self.seat, self.way, self.hunters, 0))
            take_mammoth_piece(s, self.seat, code)
        else:
            if self.hunters - 1 + self.mammoths > 0:
                s.push(MigrationStep(self.seat, self.way, self.hunters - 1, self.mammoths))
            move_hunter(s, self.seat, code)

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


# -- Mammoth (EZ-10.11 to EZ-10.13)


def mammoth_possible(s: EiszeitState, seat: Seat) -> bool:
    """Can at least one of the three choices be carried out and paid? There is always an open area to go to."""
    stones: i64 = s.players[seat].stones
    if s.mammoth_supply > 0 and stones >= s.table.mammoth_new:
        return True
    for origin in range(i64(AREAS)):
        if s.mammoths[origin] > 0:
            for target in range(i64(AREAS)):
                if target != origin and s.ice[target] == 0 and stones >= _move_cost(s, origin, target):
                    return True
    return False


def mammoth_cost(s: EiszeitState, code: i64) -> i64:
    """What a choice of the Mammoth card costs."""
    if MAMMOTH.has(code):
        return s.table.mammoth_new
    origin, target = MAMMOTH_MOVE.read(code)
    return _move_cost(s, origin, target)


def _move_cost(s: EiszeitState, origin: i64, target: i64) -> i64:
    return s.table.mammoth_near if s.bordering(origin, target) else s.table.mammoth_far


@step
class MammothChoice(EiszeitDecision):
    """A new mammoth, a near move or a far one; the cost follows from the choice and is paid now (EZ-10.12)."""

    NAME = "mammoth_move"
    KIND = 109
    CLAUSE = "EZ-10.11"
    VERBS = (MAMMOTH, MAMMOTH_MOVE)
    BELOW = ACTION
    OF_CARDS = (MAMMOTH_CARD,)

    def offer(self, s: EiszeitState) -> None:
        stones: i64 = s.players[self.seat].stones
        if s.mammoth_supply > 0 and stones >= s.table.mammoth_new:
            for number in range(i64(AREAS)):
                if s.ice[number] == 0:
                    s.offer(MAMMOTH.code(Area(number)))
        for origin in range(i64(AREAS)):
            if s.mammoths[origin] > 0:
                for target in range(i64(AREAS)):
                    if target != origin and s.ice[target] == 0 and stones >= _move_cost(s, origin, target):
                        s.offer(MAMMOTH_MOVE.code(Area(origin), Area(target)))

    def take(self, s: EiszeitState, code: i64) -> None:
        pay(s, self.seat, mammoth_cost(s, code))
        take_mammoth_piece(s, self.seat, code)

    def problem(self, s: EiszeitState) -> str:
        return "" if mammoth_possible(s, self.seat) else "no mammoth can be placed or moved"


# -- Fire (EZ-10.14 to EZ-10.16), light and dark


@step
class FireMove(EiszeitDecision):
    """A fire tile goes to any other open area."""

    NAME = "fire_move"
    KIND = 110
    CLAUSE = "EZ-10.14"
    VERBS = (FIRE, STOP)
    BELOW = ACTION
    OF_CARDS = (FIRE_CARD, FIRE_DARK)

    def offer(self, s: EiszeitState) -> None:
        s.offer(STOP.base)
        for origin in range(i64(AREAS)):
            if s.fires[origin] > 0:
                for target in range(i64(AREAS)):
                    if target != origin and s.ice[target] == 0:
                        s.offer(FIRE.code(Area(origin), Area(target)))

    def take(self, s: EiszeitState, code: i64) -> None:
        if code == STOP.base:
            stop(s, self.seat)
        else:
            origin, target = FIRE.read(code)
            move_fire(s, self.seat, origin, target)


# -- Swap (EZ-10.17 to EZ-10.20)


@step
class SwapPair(EiszeitDecision):
    """Every permitted pair; without one the card has no effect (EZ-10.19)."""

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
            stop(s, self.seat)
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
    owner = Seat(piece // 2)
    s.hunters[owner, origin] -= 1
    s.hunters[owner, target] += 1
    if piece % 2 == 1:
        s.armed[owner, origin] -= 1
        s.armed[owner, target] += 1


# -- Club (EZ-10.21 to EZ-10.23)


@step
class ClubChoice(EiszeitDecision):
    """A club, or a mammoth."""

    NAME = "club_card"
    KIND = 112
    CLAUSE = "EZ-10.21"
    VERBS = (TAKE_CLUB, MAMMOTH, MAMMOTH_MOVE, STOP)
    BELOW = ACTION
    OF_CARDS = (CLUB_CARD,)

    def offer(self, s: EiszeitState) -> None:
        s.offer(STOP.base)
        if s.club_supply > 0:
            s.offer(TAKE_CLUB.base)
        for number in range(i64(AREAS)):
            if s.mammoth_supply > 0:
                if s.ice[number] == 0:
                    s.offer(MAMMOTH.code(Area(number)))
            elif s.mammoths[number] > 0:
                for target in range(i64(AREAS)):
                    if s.ice[target] == 0 and s.bordering(number, target):
                        s.offer(MAMMOTH_MOVE.code(Area(number), Area(target)))

    def take(self, s: EiszeitState, code: i64) -> None:
        if code == STOP.base:
            stop(s, self.seat)
        elif code == TAKE_CLUB.base:
            take_club(s, self.seat)
        else:
            take_mammoth_piece(s, self.seat, code)


# -- Drive (EZ-10.24, EZ-10.25)


@step
class DriveStep(EiszeitDecision):
    """Any hunter not driven yet goes to a neighbour; three of one owner are too many."""

    hunters: Final[Annotated[i64, Field(count(3, least=1))]]  # still allowed

    NAME = "drive_step"
    KIND = 115
    CLAUSE = "EZ-10.24"
    VERBS = (MOVE, STOP)
    BELOW = ACTION
    OF_CARDS = (DRIVE_CARD,)

    def offer(self, s: EiszeitState) -> None:
        s.offer(STOP.base)
        barred: i64 = -1
        if s.moved_count == 2 and s.moved[0] // (2 * AREAS) == s.moved[1] // (2 * AREAS):
            barred = s.moved[0] // (2 * AREAS)
        for number in range(s.seats):
            if number == barred:
                continue
            owner = Seat(number)
            for armed in range(i64(2)):
                if may_handle(self.seat, owner, armed):
                    for origin in range(i64(AREAS)):
                        if movable(s, owner, armed, Area(origin)):
                            _offer_neighbours(s, owner, armed, Area(origin))

    def take(self, s: EiszeitState, code: i64) -> None:
        if code == STOP.base:
            stop(s, self.seat)
            return
        if self.hunters > 1:
            s.push(DriveStep(self.seat, self.hunters - 1))
        move_hunter(s, self.seat, code)

    def args(self, s: EiszeitState) -> dict[str, Argument]:
        return {"hunters": int(self.hunters)}
