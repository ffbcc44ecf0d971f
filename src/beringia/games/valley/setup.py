"""Section 3 of the rules: setup."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.valley import hands, happenings, rounds, steps
from beringia.games.valley.bits import bit
from beringia.games.valley.board import HALVES, LAKE, PLAIN
from beringia.games.valley.codes import DONE, PLACE, SOW
from beringia.games.valley.pieces import add_person, raise_settlement, sow
from beringia.games.valley.state import Setting, ValleyState, empty_state
from beringia.games.valley.table import DECK_SIZE, SUMMER, WARRIOR, WINTER, WOMAN, Table
from beringia.games.valley.terms import (
    ALL_DIRECTIONS,
    ALL_EVENTS,
    ALL_HEXES,
    ALL_TRUMPS,
    SUMMER_EVENTS,
    TRUMPS,
    Hex,
    Seat,
)
from beringia.kernel.dice import below, new_dice
from beringia.kernel.state import NOBODY


def new_game(table: Table, setting: Setting, dice_seed: str) -> ValleyState:
    """Everything in its place. A board left to chance is drawn first."""
    dice = new_dice(dice_seed)
    north = setting.north - 1 if setting.north else below(dice, 2)
    south = setting.south - 1 if setting.south else below(dice, 2)
    setting.board = north * 2 + south
    s = empty_state(table, setting, dice)
    s.year = 1
    s.number = 2  # the round marker starts on S2 (VM-3.11)
    for tribe in s.tribes:
        tribe.alive = 1
        tribe.plant = table.easy_food if setting.easy_start else table.food
    _shuffle_decks(s)
    s.push(steps.BEGIN)
    return s


def _shuffle_decks(s: ValleyState) -> None:
    """VM-3.2"""
    for trump in ALL_TRUMPS:
        s.trump_deck[trump] = trump
    s.trump_deck_size = TRUMPS
    for card in ALL_EVENTS:
        cards = s.event_decks[SUMMER if card < SUMMER_EVENTS else WINTER]
        for _ in range(s.table.copies[card]):
            cards.deck[cards.deck_size] = card
            cards.deck_size += 1
    s.shuffle(s.trump_deck, 0, TRUMPS)
    s.shuffle(s.event_decks[SUMMER].deck, 0, DECK_SIZE)
    s.shuffle(s.event_decks[WINTER].deck, 0, DECK_SIZE)


def begin(s: ValleyState) -> None:
    """Every player rolls; the highest is start player and places first (VM-3.3, VM-3.5)."""
    s.emit(happenings.GAME_BEGAN, NOBODY, HALVES.index(s.board.north), HALVES.index(s.board.south))
    s.start = rounds.roll_off(s, bit(s.players()) - 1)
    s.emit(happenings.STARTS, s.start)
    s.push(steps.PLACE_SETTLEMENT, s.start, 0)


def offer_place(s: ValleyState) -> None:
    for hex_ in ALL_HEXES:
        if may_place(s, hex_):
            s.offer(PLACE + hex_)


def may_place(s: ValleyState, hex_: Hex) -> bool:
    """A land hex without a settlement; next to one only behind a river (VM-3.5, VM-3.6)."""
    if hex_ == LAKE or s.owner(hex_) != NOBODY:
        return False
    for direction in ALL_DIRECTIONS:
        other = s.board.beside(hex_, direction)
        if other >= 0 and s.owner(other) != NOBODY and s.board.river[hex_ * 6 + direction] == 0:
            return False
    return True


def take_place(s: ValleyState, seat: Seat, placed: i64, code: i64) -> None:
    hex_ = Hex(code - PLACE)
    raise_settlement(s, seat, hex_)
    for _ in range(s.table.start_warriors):
        add_person(s, seat, WARRIOR, hex_)
    for _ in range(s.table.start_women):
        add_person(s, seat, WOMAN, hex_)
    s.emit(happenings.ARRIVED, seat, hex_, s.table.start_warriors, s.table.start_women)
    if s.board.terrain[hex_] == PLAIN:
        s.push(steps.SETUP_SOW, seat, hex_, placed + 1)
    else:
        _next(s, seat, placed + 1)


def offer_sow(s: ValleyState, seat: Seat, hex_: Hex) -> None:
    """VM-3.9"""
    s.offer(DONE)
    if s.food(seat) >= s.table.sow_cost_setup:
        s.offer(SOW + hex_)


def take_sow(s: ValleyState, seat: Seat, hex_: Hex, placed: i64, code: i64) -> None:
    if code != DONE:
        sow(s, seat, hex_, s.table.sow_cost_setup)
    _next(s, seat, placed)


def _next(s: ValleyState, seat: Seat, placed: i64) -> None:
    if placed == s.players():
        s.push(steps.DEAL)
    else:
        s.push(steps.PLACE_SETTLEMENT, s.seat_at(seat, 1), placed)


def deal(s: ValleyState) -> None:
    """Trumps after all placements (VM-3.10); round 1 begins with who placed first (VM-4.9)."""
    for _ in range(s.hand_limit()):
        for turn in range(s.players()):
            hands.draw(s, s.seat_at(s.start, turn))
    s.round = 1
    rounds.begin_round(s)
