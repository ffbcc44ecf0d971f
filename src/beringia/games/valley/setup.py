"""Section 3 of the rules: setup."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.valley import happenings, rounds, steps, trumps
from beringia.games.valley.bits import bit
from beringia.games.valley.board import HALVES, LAKE, PLAIN
from beringia.games.valley.codes import DONE, EVENTS, HEXES, PLACE, SOW, SUMMER_EVENTS, TRUMPS
from beringia.games.valley.pieces import add_person, raise_settlement, sow
from beringia.games.valley.state import (
    ALIVE,
    BOARD,
    COLOUR,
    DECK_OF_TRUMPS,
    DECKS_OF_EVENTS,
    EASY_START,
    EVENT_DECK,
    NORTH,
    NUMBER,
    PLANT,
    ROUND,
    SETTING,
    SOUTH,
    START,
    TRIBE,
    TRUMP_DECK,
    YEAR,
    ValleyState,
    empty_state,
)
from beringia.games.valley.table import DECK_SIZE, SUMMER, WARRIOR, WINTER, WOMAN, Table
from beringia.kernel.dice import below, new_dice
from beringia.kernel.state import NOBODY


def new_game(table: Table, players: int, dice_seed: str, setting: list[int], colours: list[str]) -> ValleyState:
    """Everything in its place; ``setting`` holds the options as in the state. A board left to chance is drawn first."""
    dice = new_dice(dice_seed)
    north = setting[NORTH] - 1 if setting[NORTH] else int(below(dice, 2))
    south = setting[SOUTH] - 1 if setting[SOUTH] else int(below(dice, 2))
    board = north * 2 + south
    s = empty_state(table, board, players, dice)
    set_options(s, setting, colours)
    s.now[YEAR] = 1
    s.now[NUMBER] = 2  # the round marker starts on S2 (VM-3.11)
    for seat in range(players):
        s.tribe[seat * TRIBE + ALIVE] = 1
        s.tribe[seat * TRIBE + PLANT] = table.easy_food if s.setting[EASY_START] else table.food
    _shuffle_decks(s)
    s.push_step(steps.BEGIN)
    return s


def set_options(s: ValleyState, setting: list[int], colours: list[str]) -> None:
    board, players = s.setting[BOARD], s.setting[0]
    for entry in range(SETTING):
        s.setting[entry] = setting[entry]
    s.setting[0] = players
    s.setting[BOARD] = board
    chosen = colours + [name for name in s.table.colours if name not in colours]
    for seat, name in enumerate(chosen):
        s.setting[COLOUR + seat] = s.table.colours.index(name)


def _shuffle_decks(s: ValleyState) -> None:
    """VM-3.2"""
    for card in range(i64(TRUMPS)):
        s.cards[DECK_OF_TRUMPS + card] = card
    s.now[TRUMP_DECK] = TRUMPS
    for card in range(i64(EVENTS)):
        season: i64 = SUMMER if card < SUMMER_EVENTS else WINTER
        for _ in range(s.table.copies[card]):
            s.cards[DECKS_OF_EVENTS + season * DECK_SIZE + s.now[EVENT_DECK + season]] = card
            s.now[EVENT_DECK + season] += 1
    s.shuffle(s.cards, DECK_OF_TRUMPS, TRUMPS)
    s.shuffle(s.cards, DECKS_OF_EVENTS, DECK_SIZE)
    s.shuffle(s.cards, DECKS_OF_EVENTS + DECK_SIZE, DECK_SIZE)


def begin(s: ValleyState) -> None:
    """Every player rolls; the highest is start player and places first (VM-3.3, VM-3.5)."""
    s.emit(happenings.GAME_BEGAN, NOBODY, HALVES.index(s.board.north), HALVES.index(s.board.south))
    s.now[START] = rounds.roll_off(s, bit(s.players()) - 1)
    s.emit(happenings.STARTS, s.now[START])
    s.push_step(steps.PLACE_SETTLEMENT, s.now[START], 0)


def offer_place(s: ValleyState) -> None:
    for hex_ in range(i64(HEXES)):
        if may_place(s, hex_):
            s.offer(PLACE + hex_)


def may_place(s: ValleyState, hex_: i64) -> bool:
    """A land hex without a settlement; next to one only behind a river (VM-3.5, VM-3.6)."""
    if hex_ == LAKE or s.owner(hex_) != NOBODY:
        return False
    for direction in range(i64(6)):
        other: i64 = s.board.near[hex_ * 6 + direction]
        if other >= 0 and s.owner(other) != NOBODY and s.board.river[hex_ * 6 + direction] == 0:
            return False
    return True


def take_place(s: ValleyState, seat: i64, placed: i64, code: i64) -> None:
    hex_: i64 = code - PLACE
    raise_settlement(s, seat, hex_)
    for _ in range(s.table.start_warriors):
        add_person(s, seat, WARRIOR, hex_)
    for _ in range(s.table.start_women):
        add_person(s, seat, WOMAN, hex_)
    s.emit(happenings.ARRIVED, seat, hex_, s.table.start_warriors, s.table.start_women)
    if s.board.terrain[hex_] == PLAIN:
        s.push_step(steps.SETUP_SOW, seat, hex_, placed + 1)
    else:
        _next(s, seat, placed + 1)


def offer_sow(s: ValleyState, seat: i64, hex_: i64) -> None:
    """VM-3.9"""
    s.offer(DONE)
    if s.food(seat) >= s.table.sow_cost_setup:
        s.offer(SOW + hex_)


def take_sow(s: ValleyState, seat: i64, hex_: i64, placed: i64, code: i64) -> None:
    if code != DONE:
        sow(s, seat, hex_, s.table.sow_cost_setup)
    _next(s, seat, placed)


def _next(s: ValleyState, seat: i64, placed: i64) -> None:
    if placed == s.players():
        s.push_step(steps.DEAL)
    else:
        s.push_step(steps.PLACE_SETTLEMENT, s.seat_at(seat, 1), placed)


def deal(s: ValleyState) -> None:
    """Trumps after all placements (VM-3.10); round 1 begins with who placed first (VM-4.9)."""
    for _ in range(s.hand_limit()):
        for turn in range(s.players()):
            trumps.draw(s, s.seat_at(s.now[START], turn))
    s.now[ROUND] = 1
    rounds.begin_round(s)
