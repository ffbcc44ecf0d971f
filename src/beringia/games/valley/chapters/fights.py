"""Sections 10 to 12 of the rules: which hexes fight, fights between tribes, capturing settlements."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64

from beringia.games.valley.chapters import elimination, fire, hunt, windows
from beringia.games.valley.chapters.combat import Casualty, enlisted, fallible, fighters, home_bonus, roll_value
from beringia.games.valley.chapters.pieces import (
    abandon,
    add_person,
    hand_over,
    kill,
    marker_back,
    remove_settlement,
    take_off,
)
from beringia.games.valley.model import events
from beringia.games.valley.model.bits import bit, lowest, without_lowest
from beringia.games.valley.model.card_terms import W5_CAPTURE, W5_FIGHT
from beringia.games.valley.model.land import COUPLE, SETTLEMENT
from beringia.games.valley.model.state import ValleyState
from beringia.games.valley.model.step import HEX_NUMBER, TURNS, ValleyDecision, ValleySeatStep, ValleyStep
from beringia.games.valley.model.terms import (
    ALL_HEXES,
    HEX_NAMES,
    NO_SEAT,
    NOWHERE,
    SEAT,
    WOMAN,
    Hex,
    Seat,
)
from beringia.games.valley.model.verbs import DESTROY, FIGHT, KEEP, TAKE
from beringia.kernel.codes import Argument, Refusal
from beringia.kernel.declare import step
from beringia.kernel.domains import count
from beringia.kernel.fields import Field
from beringia.kernel.state import NOBODY

# How far a conflict has come
NOT_BEGUN: Final = 0
FIGHTERS: Final = 1
WOMEN_ALONE: Final = 2

#: The values of one roll are packed into one number, so many bits for each seat.
VALUE_BITS: Final = 8
VALUE_MASK: Final = 255


# -- 10 Which hexes, in which order


def is_conflict(s: ValleyState, hex_: Hex) -> bool:
    """Persons of two tribes, or persons and wild animals; hidden groups take no part (VM-10.1, VM-10.2)."""
    tribes: i64 = 0
    for seat in s.seats():
        if s.shown_persons(seat, hex_) > 0:
            tribes += 1
    return tribes >= 2 or (tribes == 1 and s.animals(hex_) > 0)


def involves(s: ValleyState, seat: Seat, hex_: Hex) -> bool:
    """An unsettled conflict hex with persons of this tribe."""
    return s.shown_persons(seat, hex_) > 0 and is_conflict(s, hex_)


def contested(s: ValleyState, seat: Seat) -> i64:
    """Where persons of this tribe meet others or animals, hidden or not, as a set: there is no conflict elsewhere."""
    return s.hexes(seat) & (s.rivals(seat) | s.herds)


@step
class Fights(ValleyStep):
    """All conflict hexes of the start player, then the remaining ones of the next player, and so on (VM-10.3)."""

    turn: Final[Annotated[i64, Field(TURNS)]]
    first: Final[Annotated[Seat, Field(SEAT)]]

    NAME = "fights"
    KIND = 16
    CLAUSE = "VM-10.3"

    def run(self, s: ValleyState) -> None:
        turn: i64 = self.turn
        s.fight_hex = NOWHERE
        while turn < s.players():
            seat = s.seat_at(self.first, turn)
            left: i64 = contested(s, seat)
            while left != 0:
                if involves(s, seat, Hex(lowest(left))):
                    s.push(Fights(turn, self.first))
                    s.push(FightOrder(seat))
                    return
                left = without_lowest(left)
            turn += 1
        s.push(hunt.LonersFight())

    def problem(self, s: ValleyState) -> str:
        for turn in range(self.turn):
            seat = s.seat_at(self.first, turn)
            if any(involves(s, seat, hex_) for hex_ in ALL_HEXES if hex_ != s.fight_hex):
                return f"seat {seat} has not settled all conflicts"
        return ""


@step
class FightOrder(ValleyDecision):
    """Which conflict hex is settled next, completely before the others (VM-10.3, VM-10.4)."""

    NAME = "fight_order"
    KIND = 113
    CLAUSE = "VM-10.3"
    VERBS = (FIGHT,)

    def offer(self, s: ValleyState) -> None:
        left: i64 = contested(s, self.seat)
        while left != 0:
            hex_ = Hex(lowest(left))
            if involves(s, self.seat, hex_):
                s.offer(FIGHT.code(hex_))
            left = without_lowest(left)

    def take(self, s: ValleyState, code: i64) -> None:
        hex_ = FIGHT.read(code)
        s.fight_hex = hex_
        events.FIGHT_BEGAN.tell(s, NO_SEAT, hex_)
        for seat in s.seats():
            if s.shown_persons(seat, hex_) > 0 and s.tribes[seat].first_fight == 0:
                s.tribes[seat].first_fight = hex_ + 1
        s.push(elimination.Clean())
        s.push(hunt.Animals(hex_, 0))
        s.push(Conflict(hex_, NOT_BEGUN))
        windows.ask_all(s, W5_FIGHT, hex_)

    def refuse(self, s: ValleyState, code: int) -> Refusal | None:
        return Refusal("valley-why-no-conflict", "VM-10.1", {"hex": HEX_NAMES[FIGHT.read(code)]})


# -- 11 Fights between tribes


@step
class Conflict(ValleyStep):
    """One roll after the other, until a single tribe is left that can fight (VM-10.13, VM-11.4).

    If there is only one from the beginning it wins without a roll (VM-11.6), now and not before (VM-11.7).
    """

    hex_: Final[Annotated[Hex, Field(HEX_NUMBER)]]
    stage: Final[Annotated[i64, Field(count(WOMEN_ALONE))]]

    NAME = "conflict"
    KIND = 17
    CLAUSE = "VM-11.4"

    def run(self, s: ValleyState) -> None:
        tribes: i64 = 0
        fighting: i64 = 0
        last = NO_SEAT
        last_fighting = NO_SEAT
        for turn in range(s.players()):
            seat = s.seat_at(s.start, turn)
            if s.shown_persons(seat, self.hex_) > 0:
                tribes += 1
                last = seat
                if fighters(s, seat, self.hex_) > 0:
                    fighting += 1
                    last_fighting = seat
        stage: i64 = self.stage
        if stage == NOT_BEGUN:
            if tribes < 2:
                return  # VM-10.10
            stage = FIGHTERS if fighting > 0 else WOMEN_ALONE
        left: i64 = fighting if stage == FIGHTERS else tribes
        if left > 1:
            s.push(Conflict(self.hex_, stage))
            _roll(s, self.hex_, stage)
        elif left == 1:
            s.push(Capture(last_fighting if stage == FIGHTERS else last, self.hex_))


def _roll(s: ValleyState, hex_: Hex, stage: i64) -> None:
    """All roll together; every tribe below the highest value loses one (VM-11.2, VM-11.3, VM-11.8)."""
    values: i64 = 0
    highest: i64 = 0
    killer: Seat = NO_SEAT
    for turn in range(s.players()):
        seat = s.seat_at(s.start, turn)
        strength: i64 = fighters(s, seat, hex_)  # women alone have none
        taking_part: i64 = s.shown_persons(seat, hex_) if stage == WOMEN_ALONE else strength
        if taking_part == 0:
            continue
        bonus: i64 = strength + home_bonus(s, seat, hex_) + s.tribes[seat].bonus
        value: i64 = roll_value(s, seat, hex_, bonus)
        values |= value << (seat * VALUE_BITS)
        if value > highest:
            highest = value
            killer = seat
    # The agenda is a stack: who comes last in turn order is put on it first (VM-4.13).
    turn = s.players()
    while turn > 0:
        turn -= 1
        seat = s.seat_at(s.start, turn)
        value = (values >> (seat * VALUE_BITS)) & VALUE_MASK
        if value > 0 and value < highest:
            women: bool = stage == WOMEN_ALONE or enlisted(s, seat, hex_) > 0
            s.push(Casualty(seat, hex_, killer, fallible(s, seat, hex_, women)))


# -- 12 Capturing settlements


@step
class Capture(ValleySeatStep):
    """Food, keep or destroy, fate of the women, the former owner's window: in this order (VM-12.8).

    It makes no difference how the winner has won (VM-12.2).
    """

    hex_: Final[Annotated[Hex, Field(HEX_NUMBER)]]

    NAME = "capture_begins"
    KIND = 18
    CLAUSE = "VM-12.8"

    def run(self, s: ValleyState) -> None:
        winner = self.seat
        hex_ = self.hex_
        owner = s.owner(hex_)
        s.push(Captured(winner, hex_))
        if owner == NOBODY or owner == winner:
            s.push(WomenFall(winner, hex_, s.start, 0))
            return
        s.former_owner = owner
        s.captured_women = 0
        s.captured_fire = 1 if fire.has_fire(s, owner) else 0
        # Before it is known whether the settlement is kept (VM-12.4)
        part: i64 = 2 if s.settlements(owner) == 1 else 4
        hand_over(s, owner, winner, s.food(owner) // part, events.BY_PLUNDER)
        windows.open_to(s, owner, W5_CAPTURE, hex_)
        s.push(WomenFall(winner, hex_, s.start, 0))
        s.push(CaptureChoice(winner, hex_, owner))


def may_keep(s: ValleyState, winner: Seat, hex_: Hex) -> bool:
    """A marker, and a woman: an own one there, or one of the owner's to be taken over (VM-12.6)."""
    if s.tribes[winner].markers == 0:
        return False
    if s.women(winner, hex_) > 0:
        return True
    owner = s.owner(hex_)
    return s.tribes[winner].women_left > 0 and owner != NOBODY and s.shown(owner, WOMAN, hex_) > 0


@step
class CaptureChoice(ValleyDecision):
    """Keep the settlement or destroy it; where keeping is impossible it is removed (VM-12.5, VM-12.6, VM-12.7)."""

    hex_: Final[Annotated[Hex, Field(HEX_NUMBER)]]
    owner: Final[Annotated[Seat, Field(SEAT)]]  # of the settlement

    NAME = "capture"
    KIND = 116
    CLAUSE = "VM-12.5"
    VERBS = (KEEP, DESTROY)

    def offer(self, s: ValleyState) -> None:
        if may_keep(s, self.seat, self.hex_):
            s.offer(KEEP.base)
        s.offer(DESTROY.base)

    def take(self, s: ValleyState, code: i64) -> None:
        if code == KEEP.base:
            events.CAPTURED.tell(s, self.seat, self.owner, self.hex_, 1)
            s.put(self.hex_, SETTLEMENT, self.seat)
            s.tribes[self.seat].homes |= bit(self.hex_)
            s.put(self.hex_, COUPLE, 0)
            s.tribes[self.seat].markers -= 1
            marker_back(s, self.owner, self.hex_)
            return
        events.CAPTURED.tell(s, self.seat, self.owner, self.hex_, 0)
        if may_keep(s, self.seat, self.hex_):
            _kill_women(s, self.seat, self.owner, self.hex_, s.shown(self.owner, WOMAN, self.hex_))
        remove_settlement(s, self.hex_)  # its crop stays (VM-12.9)

    def args(self, s: ValleyState) -> dict[str, Argument]:
        return {"hex": HEX_NAMES[self.hex_], "owner": int(self.owner)}

    def refuse(self, s: ValleyState, code: int) -> Refusal | None:
        return Refusal("valley-why-cannot-keep", "VM-12.6")


def _kill_women(s: ValleyState, winner: Seat, owner: Seat, hex_: Hex, count: i64) -> None:
    kill(s, owner, WOMAN, hex_, count, events.OF_CAPTURE)
    s.tribes[winner].kills += count


@step
class WomenFall(ValleySeatStep):
    """The women of the losing tribes, tribe by tribe in turn order (VM-11.9, VM-11.10, VM-11.11)."""

    hex_: Final[Annotated[Hex, Field(HEX_NUMBER)]]
    first: Final[Annotated[Seat, Field(SEAT)]]
    turn: Final[Annotated[i64, Field(TURNS)]]

    NAME = "women_fall"
    KIND = 19
    CLAUSE = "VM-11.9"

    def run(self, s: ValleyState) -> None:
        winner = self.seat
        hex_ = self.hex_
        turn: i64 = self.turn
        while turn < s.players():
            seat = s.seat_at(self.first, turn)
            turn += 1
            if seat != winner and s.shown(seat, WOMAN, hex_) > 0:
                # A settlement that was kept needs a woman: one of its own, if nobody has brought one (VM-12.6).
                bare: bool = s.former_owner != NOBODY and s.owner(hex_) == winner and s.women(winner, hex_) == 0
                if bare and seat != s.former_owner:
                    s.push(WomenFall(winner, hex_, self.first, self.turn))
                    s.push(TakeWomen(winner, hex_, s.former_owner, 1))
                else:
                    s.push(WomenFall(winner, hex_, self.first, turn))
                    s.push(TakeWomen(winner, hex_, seat, 1 if bare else 0))
                return


@step
class TakeWomen(ValleyDecision):
    """How many women of a losing tribe are taken over; the others die (VM-11.10, VM-11.11, VM-11.12)."""

    hex_: Final[Annotated[Hex, Field(HEX_NUMBER)]]
    tribe: Final[Annotated[Seat, Field(SEAT)]]  # theirs
    least: Final[Annotated[i64, Field(count(1))]]

    NAME = "take_women"
    KIND = 117
    CLAUSE = "VM-11.11"
    VERBS = (TAKE,)

    def offer(self, s: ValleyState) -> None:
        most: i64 = min(s.shown(self.tribe, WOMAN, self.hex_), s.tribes[self.seat].women_left)
        for number in range(self.least, most + 1):
            s.offer(TAKE.code(number))

    def take(self, s: ValleyState, code: i64) -> None:
        """Those taken over are replaced by own tokens (VM-11.10)."""
        number: i64 = TAKE.read(code)
        if number > 0:
            take_off(s, self.tribe, WOMAN, self.hex_, number)
            for _ in range(number):
                add_person(s, self.seat, WOMAN, self.hex_)
            events.WOMEN_TAKEN.tell(s, self.seat, self.tribe, self.hex_, number)
            if self.tribe == s.former_owner:
                s.captured_women = number
        _kill_women(s, self.seat, self.tribe, self.hex_, s.shown(self.tribe, WOMAN, self.hex_))

    def args(self, s: ValleyState) -> dict[str, Argument]:
        women = int(s.shown(self.tribe, WOMAN, self.hex_))
        return {"hex": HEX_NAMES[self.hex_], "owner": int(self.tribe), "count": women}

    def refuse(self, s: ValleyState, code: int) -> Refusal | None:
        clause = "VM-12.6" if TAKE.read(code) == 0 else "VM-11.10"
        return Refusal("valley-why-not-so-many", clause, {"count": int(s.tribes[self.seat].women_left)})


@step
class Captured(ValleySeatStep):
    """The hex has changed hands; who beat a tribe with fire gains it if he has a settlement (VM-23.9, VM-23.10)."""

    hex_: Final[Annotated[Hex, Field(HEX_NUMBER)]]

    NAME = "captured"
    KIND = 20
    CLAUSE = "VM-12.8"

    def run(self, s: ValleyState) -> None:
        abandon(s, self.hex_)  # not before the winner has decided (VM-9.10)
        if s.captured_fire == 1:
            fire.gain(s, self.seat)
        s.former_owner = NO_SEAT
        s.captured_women = 0
        s.captured_fire = 0
