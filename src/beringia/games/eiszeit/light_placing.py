"""Section 10 of the rules: the light cards that bring hunters, Landscape and Trail."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64

from beringia.games.eiszeit.pieces import (
    move_hunter,
    offer_own_moves_to,
    place_in_action,
    take_mammoth_piece,
)
from beringia.games.eiszeit.refusals import (
    apart,
    from_supply_first,
    iced,
    in_area,
    moved_already,
    no_mammoth_move,
    no_mammoth_supply,
    no_own_move,
    other_area,
    same_area,
    way,
)
from beringia.games.eiszeit.state import EiszeitState
from beringia.games.eiszeit.step import ACTION, EiszeitDecision
from beringia.games.eiszeit.terms import (
    AREAS,
    KINDS,
    LANDSCAPES,
    SETTLE_ONE,
    SETTLE_TWO,
    TRAIL_CARD,
    Area,
    Card,
    Seat,
)
from beringia.games.eiszeit.verbs import (
    HUNTER,
    MAMMOTH,
    MAMMOTH_MOVE,
    MOVE,
    STOP,
    TRAIL,
)
from beringia.kernel.codes import Argument, Refusal
from beringia.kernel.declare import step
from beringia.kernel.domains import Domain, count
from beringia.kernel.fields import Field

# Numbers among the arguments of a step are counted from 0.
_CARD: Final = Domain("card", KINDS)
_AREA: Final = Domain("area", AREAS)


def _place_or_move(s: EiszeitState, seat: Seat, code: i64) -> None:
    if MOVE.has(code):
        move_hunter(s, seat, code)
    else:
        place_in_action(s, seat, HUNTER.read(code))


def _offer_hunter_to(s: EiszeitState, seat: Seat, area: Area) -> None:
    """From the own supply; without any there, an own one from another area (EZ-8.1, EZ-8.2). Asked anew for every
    hunter (EZ-8.4)."""
    if s.players[seat].reserve > 0:
        s.offer(HUNTER.code(area))
    else:
        offer_own_moves_to(s, seat, area)


def _goal(code: i64) -> Area:
    """Where a hunter would go."""
    return MOVE.read(code)[3] if MOVE.has(code) else HUNTER.read(code)


def _told(code: int) -> dict[str, Argument]:
    if MOVE.has(code):
        _, _, origin, target = MOVE.read(code)
        return way(origin, target)
    return in_area(HUNTER.read(code))


def _why_no_hunter(s: EiszeitState, step: EiszeitDecision, code: int, beyond: Refusal | None) -> Refusal:
    """Why a card that places hunters does not bring this one. ``beyond`` says why it brings none to this area, wherever
    from: it comes before anybody is sent to the supply for one, or to the board."""
    if HUNTER.has(code):
        return iced(s, HUNTER.read(code)) or beyond or Refusal("eiszeit-why-no-reserve", "EZ-8.2")
    _, _, origin, target = MOVE.read(code)
    if wrong := no_own_move(s, step.seat, code, step.CLAUSE):
        return wrong
    if s.players[step.seat].reserve > 0:
        return beyond or Refusal("eiszeit-why-reserve-first", "EZ-8.3", way(origin, target))
    return same_area(origin, target) or moved_already(s, code) or beyond or other_area(step.CLAUSE, way(origin, target))


# -- Landscape; Two for All and One for All (EZ-11.1, EZ-11.2) place hunters in the same way


def hunters_allowed(card: i64) -> i64:
    """Landscape three, Two for All two, One for All one: else it is as the card before (EZ-11.11)."""
    if card < len(LANDSCAPES):
        return 3
    return 2 if card == SETTLE_TWO else 1


@step
class PlaceHunter(EiszeitDecision):
    """Two hunters into any open areas (EZ-10.2), or three into the card's landscape (EZ-10.1). Which of them it is
    shows with the third, which needs all three there (EZ-10.3); where all of it is iced, there is none (EZ-10.4)."""

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
            if s.ice[number] == 0 and (not inside_only or s.content.landscape[number] == self.card):
                _offer_hunter_to(s, self.seat, Area(number))

    def take(self, s: EiszeitState, code: i64) -> None:
        if code == STOP.base:
            self.stop(s)
            return
        area = _goal(code)
        inside: i64 = 1 if self.all_inside == 1 and s.content.landscape[area] == self.card else 0
        more: bool = self.placed + 1 < hunters_allowed(self.card)
        if more and (self.placed < 1 or inside == 1):
            s.push(PlaceHunter(self.seat, self.card, self.placed + 1, inside))
        _place_or_move(s, self.seat, code)

    def refuse(self, s: EiszeitState, code: int) -> Refusal | None:
        return _why_no_hunter(s, self, code, self._beyond(s, code))

    def _beyond(self, s: EiszeitState, code: int) -> Refusal | None:
        """A third hunter outside the landscape."""
        area = _goal(code)
        if self.placed < 2 or s.content.landscape[area] == self.card:
            return None
        return Refusal("eiszeit-why-third-hunter", "EZ-10.3", {**_told(code), "area": int(area) + 1})

    def args(self, s: EiszeitState) -> dict[str, Argument]:
        return {"placed": int(self.placed)}

    def problem(self, s: EiszeitState) -> str:
        places = self.card < len(LANDSCAPES) or self.card == SETTLE_TWO or self.card == SETTLE_ONE
        return "" if places else "needs a card that places hunters"


# -- Trail


@step
class TrailArea(EiszeitDecision):
    """Which area the trail leads to (EZ-10.5)."""

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
            self.stop(s)
        else:
            s.push(TrailStep(self.seat, TRAIL.read(code), 2, 1))

    def refuse(self, s: EiszeitState, code: int) -> Refusal | None:
        return iced(s, TRAIL.read(code))


@step
class TrailStep(EiszeitDecision):
    """Up to two hunters and one mammoth into that area (EZ-10.5), in any order, each of them or not (EZ-10.7). Without
    mammoths in the supply a neighbouring one may come (EZ-10.6)."""

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
            self.stop(s)
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

    def refuse(self, s: EiszeitState, code: int) -> Refusal | None:
        if MAMMOTH.has(code):
            told = in_area(MAMMOTH.read(code))
            return (
                iced(s, MAMMOTH.read(code))
                or self._mammoth_used_up(told)
                or no_mammoth_supply(s)
                or other_area(self.CLAUSE, told)
            )
        if MAMMOTH_MOVE.has(code):
            origin, target = MAMMOTH_MOVE.read(code)
            return (
                self._mammoth_used_up(way(origin, target))
                or no_mammoth_move(s, origin, target, self.CLAUSE)
                or from_supply_first(s, origin, target)
                or apart(s, origin, target)
                or other_area(self.CLAUSE, way(origin, target))
            )
        return _why_no_hunter(s, self, code, self._beyond(code))

    def _mammoth_used_up(self, told: dict[str, Argument]) -> Refusal | None:
        return Refusal("eiszeit-why-mammoth-used-up", "EZ-10.5", told) if self.mammoths == 0 else None

    def _beyond(self, code: int) -> Refusal | None:
        """All hunters have come, or another area."""
        if self.hunters == 0:
            return Refusal("eiszeit-why-hunters-used-up", "EZ-10.5", _told(code))
        return None if _goal(code) == self.area else other_area("EZ-10.5", _told(code))

    def args(self, s: EiszeitState) -> dict[str, Argument]:
        return {"area": int(self.area) + 1, "hunters": int(self.hunters), "mammoths": int(self.mammoths)}

    def problem(self, s: EiszeitState) -> str:
        return f"area {int(self.area) + 1} is iced" if s.ice[self.area] == 1 else ""
