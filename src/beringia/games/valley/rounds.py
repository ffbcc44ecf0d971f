"""Sections 4, 18 and 22 of the rules: phases, elimination and return, the end of a round and of the game."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.valley import animals, births, events, happenings, steps, survival, trumps
from beringia.games.valley.bits import bit, bits_set, has_bit
from beringia.games.valley.board import BORDER, LAKE
from beringia.games.valley.cards import INSTANT, W3_AFTER
from beringia.games.valley.cards import ROUND as FOR_ROUND
from beringia.games.valley.codes import DECLINE, EVENTS, HEXES, RETURN
from beringia.games.valley.pieces import abandon_all, add_person, kill_all_figures, lose_fire, remove_settlement
from beringia.games.valley.state import (
    AILING,
    ALIVE,
    AMAZON_HEX,
    AMAZON_SEAT,
    ANNOUNCED,
    BONUS,
    CANNIBAL,
    CHOOSES_SEX,
    CLOSED,
    DIRECTION,
    FIGHT_HEX,
    FIRST_FIGHT,
    FORESEEN,
    FROZEN,
    HAND,
    HID,
    HIDDEN,
    HIDDEN_HEX,
    HIDDEN_SEAT,
    HIDDEN_WOLVES,
    HUNT_BONUS,
    KILLS,
    KNOWN,
    LONER,
    MANURE,
    MEAT,
    NET,
    NUMBER,
    PHASE,
    PLANT,
    REGION,
    RETURN_ROUND,
    RETURN_RULE,
    RETURNED,
    ROOTS,
    ROUND,
    ROUND_LIMIT,
    SEASON,
    START,
    TRIBE,
    WON,
    YEAR,
    ValleyState,
)
from beringia.games.valley.table import SUMMER, WARRIOR, WINTER, WOMAN
from beringia.kernel.state import NOBODY

# -- phases


def phase(s: ValleyState, number: i64) -> None:
    """All phases in their order, those of the end of a season and of the year only then (VM-4.2, VM-4.3)."""
    last: bool = s.last_of_season()
    if number < 10:
        s.push_step(steps.PHASE, NOBODY, number + 1)
    if (number == 7 or number == 9) and not last:
        return
    if number == 8 and not (last and not s.summer()):
        return
    s.now[PHASE] = number
    s.emit(happenings.PHASE_BEGAN, NOBODY, number)
    first: i64 = s.now[START]
    if number == 1:
        if s.setting[RETURN_RULE] == 1:
            s.push_step(steps.RETURNS, NOBODY, 0, first)
        events.event_phase(s)
    elif number == 2:
        animals.new_animals(s)
    elif number == 3:
        animals.animals_move(s)
        s.push_step(steps.WINDOW, NOBODY, W3_AFTER, -1)
    elif number == 4:
        s.push_step(steps.TURN, NOBODY, 0, first)
    elif number == 5:
        s.push_step(steps.FIGHTS, NOBODY, 0, first)
    elif number == 6:
        _come_out(s)
        survival.survival(s)
    elif number == 7:
        births.births_phase(s)
    elif number == 8:
        s.push_step(steps.SOWING, NOBODY, 0, first)
    elif number == 9:
        trumps.trump_phase(s)
    else:
        _end_of_round(s)


def _come_out(s: ValleyState) -> None:
    """What lasts until the end of phase 5 is over: hiding (VM-21.7) and Amazons (VM-21.17)."""
    s.now[HIDDEN_SEAT] = NOBODY
    s.now[HIDDEN_HEX] = 0
    s.now[HIDDEN] = 0
    s.now[HIDDEN + 1] = 0
    s.now[HIDDEN_WOLVES] = 0
    s.now[AMAZON_SEAT] = NOBODY
    s.now[AMAZON_HEX] = 0
    s.now[FIGHT_HEX] = NOBODY


# -- elimination


def clean(s: ValleyState) -> None:
    """Tribes without persons are out; the last one alive wins, and if none is, all lose (VM-18.5 to VM-18.8)."""
    living: i64 = 0
    last: i64 = NOBODY
    waiting: bool = False
    for seat in range(s.players()):
        if s.alive(seat) and s.population(seat) == 0:
            _eliminate(s, seat)
        if s.alive(seat):
            living += 1
            last = seat
        elif s.of(seat, RETURN_ROUND) > 0:
            waiting = True
    if living > 0:
        while not s.alive(s.now[START]):
            s.now[START] = s.seat_at(s.now[START], 1)  # VM-4.12
    if living > 1 or waiting:
        return
    if living == 1:
        s.tribe[last * TRIBE + WON] = 1
        s.emit(happenings.WON, last)
    s.emit(happenings.GAME_ENDED)
    s.depth = 0


def _eliminate(s: ValleyState, seat: i64) -> None:
    """Trumps to the discard pile, food to the bank; with the option a right to return (VM-18.5, VM-22.1)."""
    row: i64 = seat * TRIBE
    s.emit(happenings.ELIMINATED, seat)
    for hex_ in range(i64(HEXES)):
        if s.owner(hex_) == seat:
            remove_settlement(s, hex_)
    lose_fire(s, seat)
    trumps.discard(s, seat, s.of(seat, HAND))
    s.tribe[row + ALIVE] = 0
    s.tribe[row + PLANT] = 0
    s.tribe[row + MEAT] = 0
    s.tribe[row + KNOWN] = 0
    s.tribe[row + FORESEEN] = 0
    s.tribe[row + ANNOUNCED] = 0
    if s.setting[RETURN_RULE] == 1 and s.now[YEAR] == 1 and s.of(seat, RETURNED) == 0:
        s.tribe[row + RETURN_ROUND] = s.now[ROUND]


# -- 22 Return


def returns(s: ValleyState, turn: i64, first: i64) -> None:
    """After the event, clockwise from the start player's seat (VM-22.3, VM-22.8)."""
    if turn == s.players():
        s.push_step(steps.CLEAN)
        return
    s.push_step(steps.RETURNS, NOBODY, turn + 1, first)
    seat: i64 = s.seat_at(first, turn)
    since: i64 = s.of(seat, RETURN_ROUND)
    if since > 0 and since < s.now[ROUND]:
        s.push_step(steps.RETURN, seat)


def offer_return(s: ValleyState) -> None:
    """An empty border hex (VM-22.2, VM-22.4), or never (VM-22.7)."""
    s.offer(DECLINE)
    for number in range(len(BORDER)):
        hex_: i64 = BORDER[number]
        if may_return_to(s, hex_):
            s.offer(RETURN + hex_)


def may_return_to(s: ValleyState, hex_: i64) -> bool:
    if s.crowd(hex_) > 0 or s.animals(hex_) > 0 or s.owner(hex_) != NOBODY or not s.enterable(hex_):
        return False
    return s.now[LONER + WARRIOR] != hex_ and s.now[LONER + WOMAN] != hex_ and s.on(hex_, CLOSED) == 0


def take_return(s: ValleyState, seat: i64, code: i64) -> None:
    row: i64 = seat * TRIBE
    s.tribe[row + RETURN_ROUND] = 0
    s.tribe[row + RETURNED] = 1
    if code == DECLINE:
        return
    hex_: i64 = code - RETURN
    s.tribe[row + ALIVE] = 1
    s.tribe[row + PLANT] = s.table.return_food
    for _ in range(s.table.return_warriors):
        add_person(s, seat, WARRIOR, hex_)
    for _ in range(s.table.return_women):
        add_person(s, seat, WOMAN, hex_)
    s.emit(happenings.RETURNED, seat, hex_)
    for _ in range(s.table.return_trumps):
        trumps.draw(s, seat)


# -- phase 10


def _end_of_round(s: ValleyState) -> None:
    """The thaw, and effects that end with the round or the season (VM-5.13, VM-8.15, VM-18.9)."""
    last: bool = s.last_of_season()
    if last and s.now[SEASON] == WINTER and s.now[FROZEN] != 0:
        s.now[FROZEN] = 0
        s.emit(happenings.THAWED)
        kill_all_figures(s, LAKE, happenings.OF_THAW)
        abandon_all(s)
    # The calendar turns only when everybody who drowned is gone: that is the next step.
    s.push_step(steps.NEXT_ROUND, NOBODY, 1 if last else 0)
    s.push_step(steps.CLEAN)
    for card in range(i64(EVENTS)):
        lasts: i64 = s.table.lasts[card]
        if lasts == FOR_ROUND or (lasts != INSTANT and last):
            events.put_away(s, card)


def next_round(s: ValleyState, season_over: i64) -> None:
    if s.setting[ROUND_LIMIT] > 0 and s.now[ROUND] >= s.setting[ROUND_LIMIT]:
        _stop_at_limit(s)
        return
    _forget_round(s)
    s.now[ROUND] += 1
    if season_over == 1:
        s.now[NUMBER] = 1
        if s.now[SEASON] == WINTER:
            s.now[SEASON] = SUMMER
            s.now[YEAR] += 1
        else:
            s.now[SEASON] = WINTER
    else:
        s.now[NUMBER] += 1
    begin_round(s)
    _choose_start(s)


def begin_round(s: ValleyState) -> None:
    s.emit(happenings.ROUND_BEGAN, NOBODY, s.now[SEASON], s.now[NUMBER], s.now[YEAR], s.now[ROUND])
    s.push_step(steps.PHASE, NOBODY, 1)


def _forget_round(s: ValleyState) -> None:
    """All states of the round end (VM-18.12)."""
    for row in range(len(s.marched)):
        s.marched[row] = 0
    for seat in range(s.players()):
        row = seat * TRIBE
        s.tribe[row + BONUS] = 0
        s.tribe[row + HUNT_BONUS] = 0
        s.tribe[row + KILLS] = 0
        s.tribe[row + FIRST_FIGHT] = 0
        s.tribe[row + NET] = 0
        s.tribe[row + ROOTS] = 0
        s.tribe[row + MANURE] = 0
        s.tribe[row + CHOOSES_SEX] = 0
        s.tribe[row + CANNIBAL] = 0
    s.now[AILING] = NOBODY
    s.now[REGION] = 0
    s.now[DIRECTION] = 0
    s.now[HID] = 0
    births.forget_surprise(s)


def _rank(s: ValleyState, seat: i64) -> i64:
    """Settlements, then persons, then food, as one number (VM-4.10, VM-18.13)."""
    return (s.settlements(seat) * 1000 + s.population(seat)) * 1_000_000 + s.food(seat)


def _leaders(s: ValleyState) -> i64:
    """The living tribes of the highest rank, as bits."""
    best: i64 = -1
    leaders: i64 = 0
    for seat in range(s.players()):
        if s.alive(seat):
            rank: i64 = _rank(s, seat)
            if rank > best:
                best = rank
                leaders = 0
            if rank == best:
                leaders |= bit(seat)
    return leaders


def _choose_start(s: ValleyState) -> None:
    """The leader starts; ties by the highest die. If nobody is alive the role stays (VM-4.10, VM-4.14)."""
    leaders: i64 = _leaders(s)
    if leaders == 0:
        return
    s.now[START] = roll_off(s, leaders)
    s.emit(happenings.STARTS, s.now[START])


def roll_off(s: ValleyState, seats: i64) -> i64:
    """Of several seats, given as bits, the one with the highest die; ties among the highest roll again (VM-3.3)."""
    while bits_set(seats) > 1:
        highest: i64 = 0
        best: i64 = 0
        for seat in range(s.players()):
            if has_bit(seats, seat):
                die: i64 = s.roll(6) + 1
                s.emit(happenings.DIE_ROLLED, seat, happenings.FOR_START, die)
                if die > highest:
                    highest = die
                    best = 0
                if die == highest:
                    best |= bit(seat)
        seats = best
    for seat in range(s.players()):
        if has_bit(seats, seat):
            return seat
    return 0


def _stop_at_limit(s: ValleyState) -> None:
    """VM-18.13"""
    leaders: i64 = _leaders(s)
    for seat in range(s.players()):
        if has_bit(leaders, seat):
            s.tribe[seat * TRIBE + WON] = 1
            s.emit(happenings.WON, seat)
    s.emit(happenings.GAME_ENDED)
