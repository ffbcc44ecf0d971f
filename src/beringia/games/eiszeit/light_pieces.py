"""Section 10 of the rules: the light cards of mammoths, fires and clubs; Fire is a dark card, too."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.eiszeit.pieces import (
    move_fire,
    pay,
    take_club,
    take_mammoth_piece,
)
from beringia.games.eiszeit.refusals import (
    apart,
    from_supply_first,
    iced,
    in_area,
    no_clubs,
    no_mammoth_move,
    no_mammoth_supply,
    too_expensive,
    way,
)
from beringia.games.eiszeit.state import EiszeitState
from beringia.games.eiszeit.step import ACTION, EiszeitDecision, as_eiszeit
from beringia.games.eiszeit.terms import (
    AREAS,
    CLUB_CARD,
    FIRE_CARD,
    FIRE_DARK,
    MAMMOTH_CARD,
    Area,
    Seat,
)
from beringia.games.eiszeit.verbs import (
    FIRE,
    MAMMOTH,
    MAMMOTH_MOVE,
    STOP,
    TAKE_CLUB,
)
from beringia.kernel.codes import Argument, Refusal
from beringia.kernel.declare import step
from beringia.kernel.state import State

# -- Mammoth


def mammoth_possible(s: EiszeitState, seat: Seat) -> bool:
    """Can at least one of the three choices be carried out and paid (EZ-10.13)? Some open area there always is."""
    stones: i64 = s.players[seat].stones
    if s.mammoth_supply > 0 and stones >= s.content.mammoth_new:
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
        return s.content.mammoth_new
    origin, target = MAMMOTH_MOVE.read(code)
    return _move_cost(s, origin, target)


def _move_cost(s: EiszeitState, origin: i64, target: i64) -> i64:
    return s.content.mammoth_near if s.bordering(origin, target) else s.content.mammoth_far


@step
class MammothChoice(EiszeitDecision):
    """A new mammoth, a near move or a far one (EZ-10.11); the cost follows from the choice and is paid now (EZ-10.12).
    It must be carried out (EZ-5.13)."""

    NAME = "mammoth_move"
    KIND = 109
    CLAUSE = "EZ-10.11"
    VERBS = (MAMMOTH, MAMMOTH_MOVE)
    BELOW = ACTION
    OF_CARDS = (MAMMOTH_CARD,)

    def offer(self, s: EiszeitState) -> None:
        stones: i64 = s.players[self.seat].stones
        if s.mammoth_supply > 0 and stones >= s.content.mammoth_new:
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

    def refuse(self, s: EiszeitState, code: int) -> Refusal | None:
        cost = int(mammoth_cost(s, code))
        if MAMMOTH.has(code):
            area = MAMMOTH.read(code)
            wrong = iced(s, area) or no_mammoth_supply(s, "EZ-8.9")
            return wrong or too_expensive(s, self.seat, "EZ-10.12", cost, in_area(area))
        origin, target = MAMMOTH_MOVE.read(code)
        wrong = no_mammoth_move(s, origin, target, self.CLAUSE)
        return wrong or too_expensive(s, self.seat, "EZ-10.12", cost, way(origin, target))

    def adds(self, state: State, code: int) -> dict[str, Argument]:
        return {"cost": int(mammoth_cost(as_eiszeit(state), code))}

    def problem(self, s: EiszeitState) -> str:
        return "" if mammoth_possible(s, self.seat) else "no mammoth can be placed or moved"


# -- Fire, light and dark


@step
class FireMove(EiszeitDecision):
    """A fire tile goes to any other open area (EZ-10.14, EZ-11.10)."""

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
            self.stop(s)
        else:
            origin, target = FIRE.read(code)
            move_fire(s, self.seat, origin, target)

    def refuse(self, s: EiszeitState, code: int) -> Refusal | None:
        origin, target = FIRE.read(code)
        if s.fires[origin] == 0:
            return Refusal("eiszeit-why-no-fire", "EZ-10.14", in_area(origin))
        return iced(s, target, "EZ-1.8") or Refusal("eiszeit-why-same-area", "EZ-10.14")


# -- Club


@step
class ClubChoice(EiszeitDecision):
    """A club (EZ-10.21), or a mammoth from the supply (EZ-10.22); without any, one goes to a neighbour (EZ-10.23)."""

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
            self.stop(s)
        elif code == TAKE_CLUB.base:
            take_club(s, self.seat)
        else:
            take_mammoth_piece(s, self.seat, code)

    def refuse(self, s: EiszeitState, code: int) -> Refusal | None:
        if TAKE_CLUB.has(code):
            return no_clubs()
        if MAMMOTH.has(code):
            return iced(s, MAMMOTH.read(code)) or no_mammoth_supply(s)
        origin, target = MAMMOTH_MOVE.read(code)
        return (
            no_mammoth_move(s, origin, target, self.CLAUSE)
            or from_supply_first(s, origin, target)
            or apart(s, origin, target)
        )
