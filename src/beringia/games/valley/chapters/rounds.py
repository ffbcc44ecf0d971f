"""Sections 4, 18 and 22 of the rules: the phases, the return of a tribe, the end of a round and of the game."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64

from beringia.games.valley.cards.trumps.card import AT_RETURN, WITH_FIGHTS, WITH_ROUND, end_effects
from beringia.games.valley.chapters import (
    animals,
    births,
    event_deck,
    event_phase,
    fights,
    hands,
    survival,
    turn,
    windows,
)
from beringia.games.valley.chapters.elimination import Clean
from beringia.games.valley.chapters.pieces import (
    abandon_all,
    add_person,
    kill_all_figures,
)
from beringia.games.valley.model import events
from beringia.games.valley.model.bits import bit, bits_set, has_bit, lowest, without_lowest
from beringia.games.valley.model.board import BORDER, LAKE
from beringia.games.valley.model.card_terms import FOR_ROUND, INSTANT, W3_AFTER
from beringia.games.valley.model.land import CLOSED_HOW
from beringia.games.valley.model.state import ValleyState
from beringia.games.valley.model.step import TURNS, ValleyDecision, ValleyStep
from beringia.games.valley.model.terms import (
    ALL_EVENTS,
    HEX_NAMES,
    NO_SEAT,
    NOWHERE,
    SEAT,
    SUMMER,
    WARRIOR,
    WINTER,
    WOMAN,
    Hex,
    Seat,
)
from beringia.games.valley.model.verbs import DECLINE, RETURN
from beringia.kernel.codes import Refusal
from beringia.kernel.declare import step
from beringia.kernel.domains import count
from beringia.kernel.fields import Field
from beringia.kernel.state import NOBODY

# -- phases


@step
class Phase(ValleyStep):
    """All phases in their order, those of the end of a season and of the year only then (VM-4.2, VM-4.3)."""

    number: Final[Annotated[i64, Field(count(10, 1))]]

    NAME = "phase"
    KIND = 3
    CLAUSE = "VM-4.2"
    CAN_BE_LAST = True

    def run(self, s: ValleyState) -> None:
        number: i64 = self.number
        while not _takes_place(s, number):
            number += 1
        if number < 10:
            s.push(Phase(number + 1))
        s.phase = number
        events.PHASE_BEGAN.tell(s, NO_SEAT, number)
        first = s.start
        if number == 1:
            if s.setting.return_rule == 1:
                s.push(Returns(0, first))
            event_phase.event_phase(s)
        elif number == 2:
            animals.new_animals(s)
        elif number == 3:
            animals.animals_move(s)
            windows.ask_all(s, W3_AFTER)
        elif number == 4:
            s.push(turn.Turn(0, first))
        elif number == 5:
            s.push(fights.Fights(0, first))
        elif number == 6:
            _come_out(s)
            survival.survival(s)
        elif number == 7:
            births.births_phase(s)
        elif number == 8:
            s.push(births.Sowing(0, first))
        elif number == 9:
            hands.trump_phase(s)
        else:
            end_of_round(s)


def _takes_place(s: ValleyState, number: i64) -> bool:
    """Births and trumps at the end of a season, sowing at the end of winter (VM-4.3)."""
    if number < 7 or number == 10:
        return True
    return s.last_of_season() and not (number == 8 and s.summer())


def _come_out(s: ValleyState) -> None:
    """What lasts until the end of phase 5 is over."""
    for seat in s.seats():
        end_effects(s, seat, WITH_FIGHTS)
    s.fight_hex = NOWHERE


# -- 22 Return


@step
class Returns(ValleyStep):
    """After the event, clockwise from the start player's seat (VM-22.3, VM-22.8)."""

    turn: Final[Annotated[i64, Field(TURNS)]]
    first: Final[Annotated[Seat, Field(SEAT)]]

    NAME = "returns"
    KIND = 5
    CLAUSE = "VM-22.3"

    def run(self, s: ValleyState) -> None:
        if self.turn == s.players():
            s.push(Clean())
            return
        s.push(Returns(self.turn + 1, self.first))
        seat = s.seat_at(self.first, self.turn)
        since: i64 = s.tribes[seat].return_round
        if since > 0 and since < s.round:
            s.push(ComeBack(seat))


def may_return_to(s: ValleyState, hex_: Hex) -> bool:
    if s.crowd(hex_) > 0 or s.animals(hex_) > 0 or s.owner(hex_) != NOBODY or not s.enterable(hex_):
        return False
    return s.loners[WARRIOR] != hex_ and s.loners[WOMAN] != hex_ and s.on(hex_, CLOSED_HOW) == 0


@step
class ComeBack(ValleyDecision):
    """An empty border hex (VM-22.2, VM-22.4), or never (VM-22.7)."""

    NAME = "return"
    KIND = 106
    CLAUSE = "VM-22.2"
    VERBS = (RETURN, DECLINE)

    def offer(self, s: ValleyState) -> None:
        s.offer(DECLINE.base)
        for number in range(len(BORDER)):
            hex_ = Hex(BORDER[number])
            if may_return_to(s, hex_):
                s.offer(RETURN.code(hex_))

    def take(self, s: ValleyState, code: i64) -> None:
        """From now on the tribe plays like all others (VM-22.5)."""
        tribe = s.tribes[self.seat]
        tribe.return_round = 0
        tribe.returned = 1
        end_effects(s, self.seat, AT_RETURN)
        if code == DECLINE.base:
            return
        hex_ = RETURN.read(code)
        tribe.alive = 1
        tribe.plant = s.content.return_food  # VM-24.4
        for _ in range(s.content.return_warriors):
            add_person(s, self.seat, WARRIOR, hex_)
        for _ in range(s.content.return_women):
            add_person(s, self.seat, WOMAN, hex_)
        events.RETURNED.tell(s, self.seat, hex_)
        for _ in range(s.content.return_trumps):
            hands.draw(s, self.seat)

    def refuse(self, s: ValleyState, code: int) -> Refusal | None:
        return Refusal("valley-why-not-empty-border", "VM-22.4", {"hex": HEX_NAMES[RETURN.read(code)]})


# -- phase 10


def end_of_round(s: ValleyState) -> None:
    """The thaw, and effects that end with the round or the season (VM-5.13, VM-8.15, VM-18.9)."""
    last: bool = s.last_of_season()
    if last and s.season == WINTER and s.frozen != 0:
        s.frozen = 0
        events.THAWED.tell(s)
        kill_all_figures(s, Hex(LAKE), events.OF_THAW)
        abandon_all(s)
    # The calendar turns only when everybody who drowned is gone: that is the next step.
    s.push(NextRound(1 if last else 0))
    s.push(Clean())
    for card in ALL_EVENTS:
        lasts: i64 = s.content.lasts[card]
        if lasts == FOR_ROUND or (lasts != INSTANT and last):
            event_deck.put_away(s, card)


@step
class NextRound(ValleyStep):
    """The calendar turns, and the next round begins (VM-4.4, VM-4.7, VM-18.10); or the game is over (VM-18.13)."""

    season_over: Final[Annotated[i64, Field(count(1))]]

    NAME = "next_round"
    KIND = 30
    CLAUSE = "VM-4.4"
    CAN_BE_LAST = True

    def run(self, s: ValleyState) -> None:
        if s.setting.round_limit > 0 and s.round >= s.setting.round_limit:
            _stop_at_limit(s)
            return
        _forget_round(s)
        s.round += 1
        if self.season_over == 1:
            s.number = 1
            if s.season == WINTER:
                s.season = SUMMER
                s.year += 1
            else:
                s.season = WINTER
        else:
            s.number += 1
        begin_round(s)
        _choose_start(s)


def begin_round(s: ValleyState) -> None:
    events.ROUND_BEGAN.tell(s, NO_SEAT, s.season, s.number, s.year, s.round)
    s.push(Phase(1))


def _forget_round(s: ValleyState) -> None:
    """All states of the round end (VM-18.12)."""
    for seat in s.seats():
        tribe = s.tribes[seat]
        left: i64 = tribe.hexes
        while left != 0:
            hex_ = Hex(lowest(left))
            s.marched[seat, WARRIOR, hex_] = 0
            s.marched[seat, WOMAN, hex_] = 0
            left = without_lowest(left)
        tribe.kills = 0
        tribe.first_fight = 0
        end_effects(s, seat, WITH_ROUND)
    s.ailing = NOBODY
    s.region = 0
    s.direction = 0


def _rank(s: ValleyState, seat: Seat) -> i64:
    """Settlements, then persons, then food, as one number (VM-4.10, VM-18.13)."""
    return (s.settlements(seat) * 1000 + s.population(seat)) * 1_000_000 + s.food(seat)


def _leaders(s: ValleyState) -> i64:
    """The living tribes of the highest rank, as bits."""
    best: i64 = -1
    leaders: i64 = 0
    for seat in s.seats():
        if s.alive(seat):
            rank: i64 = _rank(s, seat)
            if rank > best:
                best = rank
                leaders = 0
            if rank == best:
                leaders |= bit(seat)
    return leaders


def _choose_start(s: ValleyState) -> None:
    """The leader starts the whole next round (VM-4.10, VM-4.11, VM-18.11); ties by the highest die.

    If nobody is alive the role stays (VM-4.14).
    """
    leaders: i64 = _leaders(s)
    if leaders == 0:
        return
    s.start = roll_off(s, leaders)
    events.STARTS.tell(s, s.start)


def roll_off(s: ValleyState, seats: i64) -> Seat:
    """Of several seats, given as bits, the one with the highest die; ties among the highest roll again (VM-3.3)."""
    while bits_set(seats) > 1:
        highest: i64 = 0
        best: i64 = 0
        for seat in s.seats():
            if has_bit(seats, seat):
                die: i64 = s.roll(6) + 1
                events.DIE_ROLLED.tell(s, seat, events.FOR_START, die)
                if die > highest:
                    highest = die
                    best = 0
                if die == highest:
                    best |= bit(seat)
        seats = best
    for seat in s.seats():
        if has_bit(seats, seat):
            return seat
    return NO_SEAT


def _stop_at_limit(s: ValleyState) -> None:
    """VM-18.13"""
    leaders: i64 = _leaders(s)
    for seat in s.seats():
        if has_bit(leaders, seat):
            s.tribes[seat].won = 1
            events.WON.tell(s, seat)
    events.GAME_ENDED.tell(s)
