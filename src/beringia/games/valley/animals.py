"""Sections 6 and 7 of the rules: new animals, and how animals and loners move."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beringia.games.valley import happenings
from beringia.games.valley.bits import bit, has_bit
from beringia.games.valley.board import MOUNTAIN
from beringia.games.valley.cards import MEAT_SHORTAGE
from beringia.games.valley.codes import HEXES, SPECIES
from beringia.games.valley.pieces import can_step, meet_loners, move_animals, trample
from beringia.games.valley.state import (
    AILING,
    DIRECTION,
    IN_BAG,
    LONER,
    ROUND,
    ValleyState,
)
from beringia.games.valley.table import PER_SPECIES, TOKENS
from beringia.kernel.state import NOBODY

#: Drawn in phase 2, but not to be placed: back to the bag when the phase is over.
SET_ASIDE: Final = -2
LONER_MOVES: Final = 2

# -- the bag


def draw_token(s: ValleyState) -> i64:
    """A token of the bag, which is not taken out yet; -1 if the bag is empty."""
    inside: i64 = 0
    for token in range(i64(TOKENS)):
        if s.token[token] == IN_BAG:
            inside += 1
    if inside == 0:
        return -1
    number: i64 = s.roll(inside)
    for token in range(i64(TOKENS)):
        if s.token[token] == IN_BAG:
            if number == 0:
                return token
            number -= 1
    return -1


def hex_of_token(s: ValleyState, token: i64) -> i64:
    return s.board.letter_hex[s.table.letter[token]]


def draw_hex(s: ValleyState) -> i64:
    """A token drawn only to find a hex; on a closed hex it is drawn again (VM-6.8). -1 if there is no such token."""
    possible: bool = False
    for token in range(i64(TOKENS)):
        if s.token[token] == IN_BAG and s.enterable(hex_of_token(s, token)):
            possible = True
            break
    while possible:
        token = draw_token(s)
        hex_: i64 = hex_of_token(s, token)
        s.emit(happenings.HEX_DRAWN, NOBODY, hex_, token // PER_SPECIES, s.table.letter[token])
        if s.enterable(hex_):
            return hex_
    return -1


# -- phase 2: new animals


def new_animals(s: ValleyState) -> None:
    if s.lies_open(MEAT_SHORTAGE):
        return
    left: i64 = _how_many(s)
    while left > 0:
        token: i64 = draw_token(s)
        if token < 0:
            break
        species: i64 = token // PER_SPECIES
        letter: i64 = s.table.letter[token]
        hex_: i64 = s.board.letter_hex[letter]
        if not s.enterable(hex_):
            # Another one is drawn instead (VM-6.6).
            s.token[token] = SET_ASIDE
            s.emit(happenings.ANIMAL_AWAY, NOBODY, species, hex_, letter)
            continue
        left -= 1
        if species == s.now[AILING]:
            # Counts as drawn, but does not enter (VM-19.6).
            s.token[token] = SET_ASIDE
            s.emit(happenings.ANIMAL_AWAY, NOBODY, species, hex_, letter)
            continue
        s.token[token] = hex_
        s.wild[species * HEXES + hex_] += 1
        s.emit(happenings.ANIMAL_CAME, NOBODY, species, hex_, letter)
        trample(s, species, hex_)
    for token in range(i64(TOKENS)):
        if s.token[token] == SET_ASIDE:
            s.token[token] = IN_BAG


def _how_many(s: ValleyState) -> i64:
    """By the number of living tribes (VM-6.1, VM-6.2, VM-6.9)."""
    living: i64 = 0
    for seat in range(s.players()):
        if s.alive(seat):
            living += 1
    column: i64 = 3 if living >= 4 else 0
    if s.now[ROUND] == 1:
        return s.table.new_animals[column]
    return s.table.new_animals[column + (1 if s.summer() else 2)]


# -- phase 3: animals move


def animals_move(s: ValleyState) -> None:
    """One die for all (VM-7.1); each species on its own, then the loners."""
    direction: i64 = s.roll(6)
    s.now[DIRECTION] = direction + 1
    s.emit(happenings.DIE_ROLLED, NOBODY, happenings.FOR_DIRECTION, direction + 1)
    for species in range(i64(SPECIES)):
        _move_species(s, species, direction)
    for sex in range(i64(2)):
        if s.now[LONER + sex] != NOBODY:
            _move_loner(s, sex, direction)


def _move_species(s: ValleyState, species: i64, direction: i64) -> None:
    """Always the rearmost herd with an animal that has not moved, so that herds form and grow (VM-7.13, VM-7.15)."""
    row: i64 = species * HEXES
    unmoved: i64 = 0
    for hex_ in range(i64(HEXES)):
        if s.wild[row + hex_] > 0 and s.crowd(hex_) == 0 and not s.snowed_in(hex_):
            unmoved |= bit(hex_)
    while unmoved != 0:
        rearmost: i64 = -1
        least: i64 = 1000
        for hex_ in range(i64(HEXES)):
            if has_bit(unmoved, hex_):
                forward: i64 = s.board.forward[direction * HEXES + hex_]
                if forward < least:
                    least = forward
                    rearmost = hex_
        unmoved &= ~bit(rearmost)
        _move_herd(s, species, rearmost, direction)


def _move_herd(s: ValleyState, species: i64, hex_: i64, direction: i64) -> None:
    """As far as it can; the other way if the first step is impossible, else not at all (VM-7.4, VM-7.7 to VM-7.9)."""
    if not can_step(s, species, hex_, direction):
        direction = (direction + 3) % 6
    here: i64 = hex_
    count: i64 = s.wild[species * HEXES + here]
    for _ in range(s.table.moves[species]):
        if not can_step(s, species, here, direction):
            return
        there: i64 = s.board.near[here * 6 + direction]
        meets: bool = s.wild[species * HEXES + there] > 0
        move_animals(s, species, here, there, count)
        here = there
        # Its own kind or people end the movement (VM-7.10, VM-7.12).
        if meets or s.crowd(here) > 0:
            return


def _move_loner(s: ValleyState, sex: i64, direction: i64) -> None:
    """VM-7.18"""
    here: i64 = s.now[LONER + sex]
    if not _loner_can_step(s, here, direction):
        direction = (direction + 3) % 6
    for _ in range(i64(LONER_MOVES)):
        if not _loner_can_step(s, here, direction):
            return
        there: i64 = s.board.near[here * 6 + direction]
        s.now[LONER + sex] = there
        s.emit(happenings.LONER_MOVED, NOBODY, sex, here, there)
        meet_loners(s, there)
        here = there
        if s.now[LONER + sex] == NOBODY or s.board.terrain[here] == MOUNTAIN:
            return


def _loner_can_step(s: ValleyState, hex_: i64, direction: i64) -> bool:
    there: i64 = s.board.near[hex_ * 6 + direction]
    return there >= 0 and s.enterable(there) and s.is_open(hex_, direction) and not s.snowed_in(hex_)
