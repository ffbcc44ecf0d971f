"""Section 14 of the rules: income, feeding, hunger; and the victory check at the end of phase 6 (section 18)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from mypy_extensions import i64

from beringia.games.valley.chapters import elimination, fire, windows
from beringia.games.valley.chapters.pieces import abandon, gain_meat, gain_plants, kill, lose_food, pay, remove_crop
from beringia.games.valley.model import events
from beringia.games.valley.model.bits import lowest, without_lowest
from beringia.games.valley.model.board import FOREST
from beringia.games.valley.model.card_terms import ABUNDANT_RAIN, COLD_SNAP, DROUGHT, W6_AFTER, W6_FEED, W6_SURVIVE
from beringia.games.valley.model.land import CROP
from beringia.games.valley.model.state import ValleyState
from beringia.games.valley.model.step import TURNS, ValleyDecision, ValleySeatStep, ValleyStep
from beringia.games.valley.model.terms import (
    ALL_HEXES,
    HEX_NAMES,
    NOWHERE,
    SEAT,
    SEX_NAMES,
    WARRIOR,
    WOMAN,
    Hex,
    Seat,
)
from beringia.games.valley.model.verbs import FEED_ALL, PLAY, STARVE
from beringia.kernel.codes import Argument, Refusal, Verb
from beringia.kernel.declare import step
from beringia.kernel.fields import Field

#: Food from a fishing hex with the Fishing Net (VM-21.26); without it is 1.
NET_CATCH: Final = 2


def survival(s: ValleyState) -> None:
    """Window, income of all, feeding in turn order, victory, window (VM-14.1)."""
    if s.summer() and (s.number == 1 or (s.round == 1 and s.setting.first_readings == 0)):
        windows.open_to_all(s, W6_AFTER)
    s.push(Victory())
    s.push(Feeding(0, s.start))
    s.push(Income())
    windows.ask_all(s, W6_SURVIVE)


# -- income


def fishes(s: ValleyState, hex_: Hex) -> bool:
    """The hex borders the lake, or a river with water in it (VM-14.2, VM-14.3, VM-19.10).

    The lake itself borders nothing (VM-14.4).
    """
    return s.board.on_lake[hex_] == 1 or (s.board.on_river[hex_] != 0 and not s.lies_open(DROUGHT))


def gathers(s: ValleyState, seat: Seat, hex_: Hex) -> bool:
    """Forests feed in summer (VM-14.5), and in winter with Roots (VM-21.27)."""
    return s.board.terrain[hex_] == FOREST and (s.summer() or s.tribes[seat].roots == 1)


@step
class Income(ValleyStep):
    """Fish, plants of the forest, and the harvest at the end of summer (VM-14.2, VM-14.8).

    Neither how many persons are on a hex (VM-14.6) nor other tribes there (VM-14.7) make a difference.
    """

    NAME = "income"
    KIND = 24
    CLAUSE = "VM-14.2"

    def run(self, s: ValleyState) -> None:
        for turn in range(s.players()):
            seat = s.seat_at(s.start, turn)
            if s.alive(seat):
                catch: i64 = NET_CATCH if s.tribes[seat].net == 1 else 1
                left: i64 = s.hexes(seat)
                while left != 0:
                    hex_ = Hex(lowest(left))
                    if fishes(s, hex_):
                        gain_meat(s, seat, catch, events.BY_FISHING, hex_)
                    if gathers(s, seat, hex_):
                        gain_plants(s, seat, 1, events.BY_GATHERING, hex_)
                    left = without_lowest(left)
        if s.summer() and s.last_of_season():
            _harvest(s)


def _harvest(s: ValleyState) -> None:
    """Crops beside own settlements; then all crops and fences are removed (VM-14.8, VM-14.9)."""
    for turn in range(s.players()):
        seat = s.seat_at(s.start, turn)
        rich: bool = s.lies_open(ABUNDANT_RAIN) or s.tribes[seat].manure == 1
        left: i64 = s.tribes[seat].homes
        while left != 0:
            hex_ = Hex(lowest(left))
            ears: i64 = s.on(hex_, CROP)
            food: i64 = s.content.rich_harvest[ears] if rich else s.content.harvest[ears]
            gain_plants(s, seat, food, events.BY_HARVEST, hex_)
            left = without_lowest(left)
    for field in ALL_HEXES:
        remove_crop(s, field)


# -- feeding


def need(s: ValleyState, seat: Seat) -> i64:
    """1 food per person, or 1.5 rounded up once for the tribe (VM-14.10, VM-14.11, VM-20.4, VM-23.11)."""
    return need_of(s, seat, s.population(seat))


def need_of(s: ValleyState, seat: Seat, persons: i64) -> i64:
    """The same, if the tribe had so many persons."""
    if (not s.summer() and fire.lacks_fire(s, seat)) or s.lies_open(COLD_SNAP):
        return (3 * persons + 1) // 2
    return persons


@step
class Feeding(ValleyStep):
    """Players feed in turn order (VM-14.10)."""

    turn: Final[Annotated[i64, Field(TURNS)]]
    first: Final[Annotated[Seat, Field(SEAT)]]

    NAME = "feeding"
    KIND = 25
    CLAUSE = "VM-14.10"

    def run(self, s: ValleyState) -> None:
        turn: i64 = self.turn
        while turn < s.players() and not s.alive(s.seat_at(self.first, turn)):
            turn += 1
        if turn == s.players():
            return
        s.push(Feeding(turn + 1, self.first))
        seat = s.seat_at(self.first, turn)
        s.push(elimination.Clean())
        s.push(Meal(seat))
        windows.ask(s, seat, W6_FEED)


@step
class Meal(ValleySeatStep):
    """A tribe eats, or has to let somebody starve (VM-14.12)."""

    NAME = "meal"
    KIND = 26
    CLAUSE = "VM-14.12"

    def run(self, s: ValleyState) -> None:
        _serve(s, self.seat)


def _serve(s: ValleyState, seat: Seat) -> None:
    if s.food(seat) < need(s, seat):
        s.push(Starve(seat))
    elif s.setting.may_starve == 1 and s.population(seat) > 0:
        s.push(Feed(seat))
    else:
        _eat(s, seat)


def _lets_eat(s: ValleyState, seat: Seat) -> bool:
    """Somebody has died whom Cannibals would eat: they are offered with every further decision about the meal."""
    return s.setting.first_readings == 0 and s.tribes[seat].kills > 0


@step
class Starve(ValleyDecision):
    """Somebody is not fed; the need is computed anew each time (VM-14.12)."""

    NAME = "starve"
    KIND = 118
    CLAUSE = "VM-14.12"
    VERBS: ClassVar[tuple[Verb, ...]] = (STARVE, PLAY)

    def offer(self, s: ValleyState) -> None:
        left: i64 = s.hexes(self.seat)
        while left != 0:
            hex_ = Hex(lowest(left))
            if s.warriors(self.seat, hex_) > 0:
                s.offer(STARVE.code(hex_, WARRIOR))
            if s.women(self.seat, hex_) > 0:
                s.offer(STARVE.code(hex_, WOMAN))
            left = without_lowest(left)
        if _lets_eat(s, self.seat):
            windows.offer_playable(s, self.seat, W6_FEED, NOWHERE)

    def may_have_more(self, s: ValleyState) -> bool:
        return _lets_eat(s, self.seat) and windows.might_play(s, self.seat, W6_FEED, NOWHERE)

    def take(self, s: ValleyState, code: i64) -> None:
        """Cannibals get something out of it, then or later (VM-21.8)."""
        if PLAY.has(code):
            windows.play(s, self.seat, PLAY.read(code), NOWHERE)
            _serve(s, self.seat)
            return
        hex_, sex = STARVE.read(code)
        kill(s, self.seat, sex, hex_, 1, events.OF_HUNGER)
        abandon(s, hex_)
        if s.tribes[self.seat].cannibal == 1:
            gain_meat(s, self.seat, 1, events.BY_CANNIBALS, hex_)
        elif s.setting.first_readings == 0:
            s.tribes[self.seat].kills += 1
        if _lets_eat(s, self.seat) and s.setting.may_starve == 0 and s.food(self.seat) >= need(s, self.seat):
            # No decision follows in which the trump could be played.
            s.push(Meal(self.seat))
            windows.ask(s, self.seat, W6_FEED)
        else:
            _serve(s, self.seat)

    def args(self, s: ValleyState) -> dict[str, Argument]:
        return {
            "food": int(s.food(self.seat)),
            "need": int(need(s, self.seat)),
            "persons": int(s.population(self.seat)),
        }

    def problem(self, s: ValleyState) -> str:
        return "" if s.food(self.seat) < need(s, self.seat) else "does not fit the food of this tribe"

    def refuse(self, s: ValleyState, code: int) -> Refusal | None:
        hex_, sex = STARVE.read(code)
        told = {"hex": HEX_NAMES[hex_], "sex": SEX_NAMES[sex]}
        return Refusal("valley-why-nobody-there", self.CLAUSE, told)


@step
class Feed(Starve):
    """A player may also let persons starve whom he could feed (VM-14.14)."""

    NAME = "feed"
    KIND = 119
    CLAUSE = "VM-14.14"
    VERBS = (FEED_ALL, STARVE, PLAY)

    def offer(self, s: ValleyState) -> None:
        s.offer(FEED_ALL.base)
        super().offer(s)

    def take(self, s: ValleyState, code: i64) -> None:
        if code == FEED_ALL.base:
            _eat(s, self.seat)
        else:
            super().take(s, code)

    def problem(self, s: ValleyState) -> str:
        return "does not fit the food of this tribe" if s.food(self.seat) < need(s, self.seat) else ""


def _eat(s: ValleyState, seat: Seat) -> None:
    """Pay, and with limited storage lose what does not keep (VM-14.13, VM-24.2)."""
    food: i64 = need(s, seat)
    pay(s, seat, food)
    events.FED.tell(s, seat, s.population(seat), food)
    if s.setting.limited_storage == 1:
        lose_food(s, seat, s.tribes[seat].meat, events.SPOILT)


# -- victory


def satisfies(s: ValleyState, seat: Seat) -> bool:
    """Enough settlements (VM-18.1, VM-18.3), and with that option fire (VM-23.1)."""
    if not s.alive(seat) or s.settlements(seat) < s.content.settlements_to_win:
        return False
    return not fire.lacks_fire(s, seat)


@step
class Victory(ValleyStep):
    """Who satisfies the condition at two successive checks wins; several win together (VM-18.2, VM-18.4, VM-25.3)."""

    NAME = "victory"
    KIND = 27
    CLAUSE = "VM-18.2"

    def run(self, s: ValleyState) -> None:
        winners: i64 = 0
        for seat in s.seats():
            if satisfies(s, seat) and s.tribes[seat].announced == 1:
                winners += 1
        won: bool = winners == 1 or (winners > 1 and s.setting.single_winner == 0)
        for turn in range(s.players()):
            seat = s.seat_at(s.start, turn)
            ready: bool = satisfies(s, seat)
            if won and ready and s.tribes[seat].announced == 1:
                s.tribes[seat].won = 1
                events.WON.tell(s, seat)
            elif ready:
                events.ANNOUNCED.tell(s, seat, s.settlements(seat))
            s.tribes[seat].announced = 1 if ready else 0
        if won:
            events.GAME_ENDED.tell(s)
            s.top = None
