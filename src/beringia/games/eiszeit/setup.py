"""Sections 2 and 3 of the rules: setting up, the pre-round, the first hands."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.eiszeit import cards, happenings, steps
from beringia.games.eiszeit.codes import AREAS, HUNTER, KINDS
from beringia.games.eiszeit.pieces import place_hunter
from beringia.games.eiszeit.state import (
    CLUBS,
    DARK_STONES,
    MAMMOTHS,
    ROUND,
    ROUNDS,
    TILES,
    TURN_SEAT,
    EiszeitState,
    empty_state,
)
from beringia.games.eiszeit.table import DARK, LIGHT, Table
from beringia.kernel.dice import new_dice


def new_game(table: Table, players: int, dice_seed: str, rounds: int, colours: list[str]) -> EiszeitState:
    """Section 2: everything in its place, and the first player about to place a hunter."""
    s = empty_state(table, players, new_dice(dice_seed))
    s.now[ROUNDS] = rounds
    chosen = colours + [name for name in table.colours if name not in colours]
    for seat, name in enumerate(chosen):
        s.colour[seat] = table.colours.index(name)
    variant = players - 3
    for area in table.iced[variant]:
        s.ice[area - 1] = 1
    for area in table.first_mammoths[variant]:
        s.mammoths[area - 1] += 1
    s.supply[MAMMOTHS] = table.mammoth_supply[variant]
    s.supply[DARK_STONES] = table.dark_supply[variant]
    s.supply[CLUBS] = table.clubs
    for seat in range(players):
        s.stones[seat] = table.stones_each
        s.reserve[seat] = table.hunters
    _shuffle_decks(s)
    lay_fires(s)
    first = s.roll(players)
    s.now[TURN_SEAT] = first
    s.push(steps.PREROUND_PLACE, first, 0)
    s.push(steps.BEGIN, first)
    return s


def begin(s: EiszeitState, first: i64) -> None:
    s.emit(happenings.GAME_BEGAN, first, s.now[ROUNDS])


def _shuffle_decks(s: EiszeitState) -> None:
    for card in range(i64(KINDS)):
        for _ in range(s.table.copies[card]):
            cards.put_on_deck(s, card)
    s.shuffle(s.deck, cards.deck_start(LIGHT), s.deck_size[LIGHT])
    s.shuffle(s.deck, cards.deck_start(DARK), s.deck_size[DARK])


def lay_fires(s: EiszeitState) -> None:
    """All tiles are shuffled face down; each open area gets exactly one (EZ-2.7, EZ-16.4)."""
    tile: i64 = 0
    for value, copies in enumerate(s.table.fire_copies):
        for _ in range(copies):
            s.tile_value[tile] = value
            tile += 1
    s.shuffle(s.tile_value, 0, TILES)
    tile = 0
    for area in range(i64(AREAS)):
        s.fires[area] = 0
        if s.ice[area] == 0:
            s.fires[area] = 1
            s.tile_area[tile] = area
            tile += 1
    while tile < TILES:
        s.tile_area[tile] = -1
        tile += 1


def offer_preround(s: EiszeitState) -> None:
    """Any open area (EZ-3.1)."""
    for area in range(i64(AREAS)):
        if s.ice[area] == 0:
            s.offer(HUNTER + area)


def take_preround(s: EiszeitState, seat: i64, placed: i64, code: i64) -> None:
    place_hunter(s, seat, code - HUNTER)
    if placed + 1 < s.table.preround * s.players():
        s.push(steps.PREROUND_PLACE, s.after(seat), placed + 1)
    else:
        s.push(steps.DEAL)


def deal(s: EiszeitState) -> None:
    """Only after the pre-round does each player get cards (EZ-3.3); who opened it begins (EZ-4.3)."""
    first: i64 = s.now[TURN_SEAT]
    seat: i64 = first
    for _ in range(s.players()):
        for _ in range(s.table.deal_light):
            cards.draw(s, seat, LIGHT)
        for _ in range(s.table.deal_dark):
            cards.draw(s, seat, DARK)
        seat = s.after(seat)
    s.now[ROUND] = 1
    s.emit(happenings.ROUND_BEGAN, first, 1, s.supply[DARK_STONES])
    s.push(steps.TURN, first)
