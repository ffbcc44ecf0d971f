"""Sections 10 to 12 of the rules: which hexes fight, fights between tribes, capturing settlements."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beringia.games.valley import fire, happenings, steps
from beringia.games.valley.bits import has_bit
from beringia.games.valley.board import MOUNTAIN
from beringia.games.valley.cards import W5_CAPTURE, W5_FIGHT
from beringia.games.valley.codes import DESTROY, FIGHT, HEXES, KEEP, LOSE, TAKE
from beringia.games.valley.pieces import (
    abandon,
    add_person,
    hand_over,
    kill,
    kill_tame_wolf,
    marker_back,
    remove_settlement,
    take_off,
)
from beringia.games.valley.state import (
    AMAZON_HEX,
    AMAZON_SEAT,
    BONUS,
    CAPTURED_FIRE,
    CAPTURED_WOMEN,
    COUPLE,
    FIGHT_HEX,
    FIRST_FIGHT,
    FORMER_OWNER,
    KILLS,
    MARKERS,
    PLACE,
    SETTLEMENT,
    START,
    SUPPLY,
    TRIBE,
    ValleyState,
)
from beringia.games.valley.table import TAME_WOLF, WARRIOR, WOMAN
from beringia.kernel.state import NOBODY

#: Figures that may fall, as bits.
WARRIOR_BIT: Final = 1
WOMAN_BIT: Final = 2
WOLF_BIT: Final = 4

#: The values of one roll are packed into one number, so many bits for each seat.
VALUE_BITS: Final = 8
VALUE_MASK: Final = 255


# -- 10 Which hexes, in which order


def is_conflict(s: ValleyState, hex_: i64) -> bool:
    """Persons of two tribes, or persons and wild animals; hidden groups take no part (VM-10.1, VM-10.2)."""
    tribes: i64 = 0
    for seat in range(s.players()):
        if s.shown_persons(seat, hex_) > 0:
            tribes += 1
    return tribes >= 2 or (tribes == 1 and s.animals(hex_) > 0)


def involves(s: ValleyState, seat: i64, hex_: i64) -> bool:
    """An unsettled conflict hex with persons of this tribe."""
    return s.shown_persons(seat, hex_) > 0 and is_conflict(s, hex_)


def fights(s: ValleyState, turn: i64, first: i64) -> None:
    """All conflict hexes of the start player, then the remaining ones of the next player, and so on (VM-10.3)."""
    s.now[FIGHT_HEX] = NOBODY
    while turn < s.players():
        seat: i64 = s.seat_at(first, turn)
        for hex_ in range(i64(HEXES)):
            if involves(s, seat, hex_):
                s.push_step(steps.FIGHTS, NOBODY, turn, first)
                s.push_step(steps.FIGHT_ORDER, seat)
                return
        turn += 1
    s.push_step(steps.LONERS_FIGHT)


def offer_order(s: ValleyState, seat: i64) -> None:
    for hex_ in range(i64(HEXES)):
        if involves(s, seat, hex_):
            s.offer(FIGHT + hex_)


def take_order(s: ValleyState, code: i64) -> None:
    """A hex is settled completely before the next (VM-10.4)."""
    hex_: i64 = code - FIGHT
    s.now[FIGHT_HEX] = hex_
    s.emit(happenings.FIGHT_BEGAN, NOBODY, hex_)
    for seat in range(s.players()):
        if s.shown_persons(seat, hex_) > 0 and s.of(seat, FIRST_FIGHT) == 0:
            s.tribe[seat * TRIBE + FIRST_FIGHT] = hex_ + 1
    s.push_step(steps.CLEAN)
    s.push_step(steps.ANIMALS, NOBODY, hex_, 0)
    s.push_step(steps.CONFLICT, NOBODY, hex_, steps.NOT_BEGUN)
    s.push_step(steps.WINDOW, NOBODY, W5_FIGHT, hex_)


# -- values


def amazons(s: ValleyState, seat: i64, hex_: i64) -> i64:
    """Women who fight as warriors on this hex (VM-21.17)."""
    if s.now[AMAZON_SEAT] == seat and s.now[AMAZON_HEX] == hex_:
        return s.shown(seat, WOMAN, hex_)
    return 0


def fighters(s: ValleyState, seat: i64, hex_: i64) -> i64:
    """Warriors, tamed wolves and Amazons (VM-11.1)."""
    return s.shown(seat, WARRIOR, hex_) + s.shown_wolves(seat, hex_) + amazons(s, seat, hex_)


def home_bonus(s: ValleyState, seat: i64, hex_: i64) -> i64:
    """An own village helps by 1, an own cave by 2 (VM-10.7)."""
    if s.owner(hex_) != seat:
        return 0
    return 2 if s.board.terrain[hex_] == MOUNTAIN else 1


def roll_value(s: ValleyState, seat: i64, hex_: i64, bonus: i64) -> i64:
    """Fight value = die + bonus (VM-10.5)."""
    die: i64 = s.roll(6) + 1
    s.emit(happenings.TRIBE_ROLLED, seat, hex_, die, die + bonus)
    return die + bonus


# -- casualties


def fallible(s: ValleyState, seat: i64, hex_: i64, women: bool) -> i64:
    """The kinds of figures a tribe could lose here, as bits."""
    kinds: i64 = 0
    if s.shown(seat, WARRIOR, hex_) > 0:
        kinds |= WARRIOR_BIT
    if women and s.shown(seat, WOMAN, hex_) > 0:
        kinds |= WOMAN_BIT
    if s.shown_wolves(seat, hex_) > 0:
        kinds |= WOLF_BIT
    return kinds


def offer_casualty(s: ValleyState, kinds: i64) -> None:
    for figure in range(i64(3)):
        if has_bit(kinds, figure):
            s.offer(LOSE + figure)


def take_casualty(s: ValleyState, seat: i64, hex_: i64, killer: i64, code: i64) -> None:
    """The owner's choice falls (VM-11.5, VM-13.4); a person killed by a tribe is credited to it (VM-11.13)."""
    figure: i64 = code - LOSE
    if figure == TAME_WOLF:
        kill_tame_wolf(s, seat, hex_)
    elif killer == NOBODY:
        kill(s, seat, figure, hex_, 1, happenings.OF_ANIMALS)
    else:
        kill(s, seat, figure, hex_, 1, happenings.OF_FIGHT)
        s.tribe[killer * TRIBE + KILLS] += 1


# -- 11 Fights between tribes


def conflict(s: ValleyState, hex_: i64, stage: i64) -> None:
    """One roll after the other, until a single tribe is left that can fight (VM-10.13, VM-11.4)."""
    tribes: i64 = 0
    fighting: i64 = 0
    last: i64 = NOBODY
    last_fighting: i64 = NOBODY
    for turn in range(s.players()):
        seat: i64 = s.seat_at(s.now[START], turn)
        if s.shown_persons(seat, hex_) > 0:
            tribes += 1
            last = seat
            if fighters(s, seat, hex_) > 0:
                fighting += 1
                last_fighting = seat
    if stage == steps.NOT_BEGUN:
        if tribes < 2:
            return
        stage = steps.FIGHTERS if fighting > 0 else steps.WOMEN_ALONE
    left: i64 = fighting if stage == steps.FIGHTERS else tribes
    if left > 1:
        s.push_step(steps.CONFLICT, NOBODY, hex_, stage)
        _roll(s, hex_, stage)
    elif left == 1:
        s.push_step(steps.CAPTURE, last_fighting if stage == steps.FIGHTERS else last, hex_)


def _roll(s: ValleyState, hex_: i64, stage: i64) -> None:
    """All roll together; every tribe below the highest value loses one (VM-11.2, VM-11.3, VM-11.8)."""
    values: i64 = 0
    highest: i64 = 0
    killer: i64 = NOBODY
    for turn in range(s.players()):
        seat: i64 = s.seat_at(s.now[START], turn)
        strength: i64 = fighters(s, seat, hex_)  # women alone have none
        taking_part: i64 = s.shown_persons(seat, hex_) if stage == steps.WOMEN_ALONE else strength
        if taking_part == 0:
            continue
        bonus: i64 = strength + home_bonus(s, seat, hex_) + s.of(seat, BONUS)
        value: i64 = roll_value(s, seat, hex_, bonus)
        values |= value << (seat * VALUE_BITS)
        if value > highest:
            highest = value
            killer = seat
    # The agenda is a stack: who comes last in turn order is put on it first.
    turn = s.players()
    while turn > 0:
        turn -= 1
        seat = s.seat_at(s.now[START], turn)
        value = (values >> (seat * VALUE_BITS)) & VALUE_MASK
        if value > 0 and value < highest:
            women: bool = stage == steps.WOMEN_ALONE or amazons(s, seat, hex_) > 0
            s.push_step(steps.CASUALTY, seat, hex_, killer, fallible(s, seat, hex_, women))


# -- 12 Capturing settlements


def capture(s: ValleyState, winner: i64, hex_: i64) -> None:
    """Food, keep or destroy, fate of the women, the former owner's window: in this order (VM-12.8)."""
    owner: i64 = s.owner(hex_)
    s.push_step(steps.CAPTURED, winner, hex_)
    if owner == NOBODY or owner == winner:
        s.push_step(steps.WOMEN_FALL, winner, hex_, s.now[START], 0)
        return
    s.now[FORMER_OWNER] = owner
    s.now[CAPTURED_WOMEN] = 0
    s.now[CAPTURED_FIRE] = 1 if fire.has_fire(s, owner) else 0
    part: i64 = 2 if s.settlements(owner) == 1 else 4
    hand_over(s, owner, winner, s.food(owner) // part, happenings.BY_PLUNDER)
    s.push_step(steps.WINDOW, owner, W5_CAPTURE, hex_)
    s.push_step(steps.WOMEN_FALL, winner, hex_, s.now[START], 0)
    s.push_step(steps.CAPTURE_CHOICE, winner, hex_, owner)


def may_keep(s: ValleyState, winner: i64, hex_: i64) -> bool:
    """A marker, and a woman: an own one there or one to be taken over (VM-12.6)."""
    if s.of(winner, MARKERS) == 0:
        return False
    if s.women(winner, hex_) > 0:
        return True
    return s.of(winner, SUPPLY + WOMAN) > 0 and _women_to_fall(s, winner, hex_, s.now[START], 0)


def _women_to_fall(s: ValleyState, winner: i64, hex_: i64, first: i64, turn: i64) -> bool:
    """Is there a losing tribe with women, from this turn on?"""
    while turn < s.players():
        seat: i64 = s.seat_at(first, turn)
        if seat != winner and s.shown(seat, WOMAN, hex_) > 0:
            return True
        turn += 1
    return False


def offer_capture(s: ValleyState, winner: i64, hex_: i64) -> None:
    """Where keeping is impossible the settlement is removed, and its women wait for their fate (VM-12.7)."""
    if may_keep(s, winner, hex_):
        s.offer(KEEP)
    s.offer(DESTROY)


def take_capture(s: ValleyState, winner: i64, hex_: i64, owner: i64, code: i64) -> None:
    if code == KEEP:
        s.emit(happenings.CAPTURED, winner, owner, hex_, 1)
        s.place[hex_ * PLACE + SETTLEMENT] = winner
        s.place[hex_ * PLACE + COUPLE] = 0
        s.tribe[winner * TRIBE + MARKERS] -= 1
        marker_back(s, owner)
        return
    s.emit(happenings.CAPTURED, winner, owner, hex_, 0)
    if may_keep(s, winner, hex_):
        _kill_women(s, winner, owner, hex_, s.shown(owner, WOMAN, hex_))
    remove_settlement(s, hex_)


def _kill_women(s: ValleyState, winner: i64, owner: i64, hex_: i64, count: i64) -> None:
    kill(s, owner, WOMAN, hex_, count, happenings.OF_CAPTURE)
    s.tribe[winner * TRIBE + KILLS] += count


def women_fall(s: ValleyState, winner: i64, hex_: i64, first: i64, turn: i64) -> None:
    """The women of the losing tribes, tribe by tribe in turn order (VM-11.9 to VM-11.11)."""
    while turn < s.players():
        seat: i64 = s.seat_at(first, turn)
        turn += 1
        if seat != winner and s.shown(seat, WOMAN, hex_) > 0:
            # A settlement that was kept needs a woman, at the latest from the last tribe that has any (VM-12.6).
            bare: bool = s.owner(hex_) == winner and s.women(winner, hex_) == 0
            must: bool = bare and not _women_to_fall(s, winner, hex_, first, turn)
            s.push_step(steps.WOMEN_FALL, winner, hex_, first, turn)
            s.push_step(steps.TAKE_WOMEN, winner, hex_, seat, 1 if must else 0)
            return


def offer_women(s: ValleyState, winner: i64, hex_: i64, seat: i64, least: i64) -> None:
    most: i64 = min(s.shown(seat, WOMAN, hex_), s.of(winner, SUPPLY + WOMAN))
    for count in range(least, most + 1):
        s.offer(TAKE + count)


def take_women(s: ValleyState, winner: i64, hex_: i64, seat: i64, code: i64) -> None:
    """Those taken over are replaced by own tokens, the others die (VM-11.10, VM-11.12)."""
    count: i64 = code - TAKE
    if count > 0:
        take_off(s, seat, WOMAN, hex_, count)
        for _ in range(count):
            add_person(s, winner, WOMAN, hex_)
        s.emit(happenings.WOMEN_TAKEN, winner, seat, hex_, count)
        if seat == s.now[FORMER_OWNER]:
            s.now[CAPTURED_WOMEN] = count
    _kill_women(s, winner, seat, hex_, s.shown(seat, WOMAN, hex_))


def captured(s: ValleyState, winner: i64, hex_: i64) -> None:
    """The hex has changed hands; who beat a tribe with fire gains it if he has a settlement (VM-23.9, VM-23.10)."""
    abandon(s, hex_)
    if s.now[CAPTURED_FIRE] == 1:
        fire.gain(s, winner)
    s.now[FORMER_OWNER] = NOBODY
    s.now[CAPTURED_WOMEN] = 0
    s.now[CAPTURED_FIRE] = 0
