"""Sections 6 and 7 of the rules: new animals, and how animals and loners move."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.valley.chapters.pieces import add_animals, can_step, meet_loners, move_animals, trample
from beringia.games.valley.model import events
from beringia.games.valley.model.bits import bit, lowest, without_lowest
from beringia.games.valley.model.board import MOUNTAIN
from beringia.games.valley.model.card_terms import MEAT_SHORTAGE
from beringia.games.valley.model.state import IN_BAG, ValleyState
from beringia.games.valley.model.terms import (
    ALL_SPECIES,
    ALL_TOKENS,
    BOTH_SEXES,
    NO_SEAT,
    NOWHERE,
    PER_SPECIES,
    SPECIES,
    Direction,
    Hex,
    Sex,
    Species,
    Token,
)
from beringia.kernel.state import NOBODY, replaced

#: Drawn in phase 2, but not to be placed: back to the bag when the phase is over.
SET_ASIDE: Final = -2
LONER_MOVES: Final = 2

NO_TOKEN: Final = Token(-1)
_NO_HERDS: Final = vec[i64]([0] * SPECIES)

# -- the bag


def tokens_in_bag(s: ValleyState) -> i64:
    """How many there are to draw from."""
    tokens = s.token
    inside: i64 = 0
    for token in ALL_TOKENS:
        if tokens[token] == IN_BAG:
            inside += 1
    return inside


def draw_token(s: ValleyState, inside: i64) -> Token:
    """One of so many tokens of the bag, which is not taken out yet; -1 if the bag is empty."""
    tokens = s.token
    if inside == 0:
        return NO_TOKEN
    number: i64 = s.roll(inside)
    for token in ALL_TOKENS:
        if tokens[token] == IN_BAG:
            if number == 0:
                return token
            number -= 1
    return NO_TOKEN


def hex_of_token(s: ValleyState, token: Token) -> Hex:
    return Hex(s.board.letter_hex[s.content.letter[token]])


def draw_hex(s: ValleyState) -> Hex:
    """A token drawn only to find a hex; on a closed hex it is drawn again (VM-6.8). -1 if there is no such token."""
    possible: bool = False
    for token in ALL_TOKENS:
        if s.token[token] == IN_BAG and s.enterable(hex_of_token(s, token)):
            possible = True
            break
    while possible:
        token = draw_token(s, tokens_in_bag(s))
        hex_ = hex_of_token(s, token)
        events.HEX_DRAWN.tell(s, NO_SEAT, hex_, Species(token // PER_SPECIES), s.content.letter[token])
        if s.enterable(hex_):
            return hex_
    return NOWHERE


# -- phase 2: new animals


def new_animals(s: ValleyState) -> None:
    """They enter where their letters are, also among people (VM-6.3, VM-6.5)."""
    if s.lies_open(MEAT_SHORTAGE):
        return  # VM-20.7
    left: i64 = _how_many(s)
    inside: i64 = tokens_in_bag(s)
    aside: bool = False
    while left > 0:
        token = draw_token(s, inside)
        if token < 0:
            break  # VM-6.7
        inside -= 1
        species = Species(token // PER_SPECIES)
        letter: i64 = s.content.letter[token]
        hex_ = Hex(s.board.letter_hex[letter])
        if not s.enterable(hex_):
            # Another one is drawn instead (VM-6.6).
            s.token = replaced(s.token, token, SET_ASIDE)
            aside = True
            events.ANIMAL_AWAY.tell(s, NO_SEAT, species, hex_, letter)
            continue
        left -= 1
        if species == s.ailing:
            # Counts as drawn, but does not enter (VM-19.6).
            s.token = replaced(s.token, token, SET_ASIDE)
            aside = True
            events.ANIMAL_AWAY.tell(s, NO_SEAT, species, hex_, letter)
            continue
        s.token = replaced(s.token, token, hex_)
        add_animals(s, species, hex_, 1)
        events.ANIMAL_CAME.tell(s, NO_SEAT, species, hex_, letter)
        trample(s, species, hex_)
    if aside:
        tokens = s.token
        for token in ALL_TOKENS:
            if tokens[token] == SET_ASIDE:
                s.token = replaced(s.token, token, IN_BAG)


def _how_many(s: ValleyState) -> i64:
    """By the number of living tribes (VM-6.1, VM-6.2, VM-6.9, VM-25.4)."""
    living: i64 = 0
    for seat in s.seats():
        if s.alive(seat):
            living += 1
    column: i64 = 3 if living >= 4 else 0
    if s.round == 1:
        return s.content.new_animals[column]
    return s.content.new_animals[column + (1 if s.summer() else 2)]


# -- phase 3: animals move


def animals_move(s: ValleyState) -> None:
    """One die for all (VM-7.1); each species on its own, then the loners. Nobody decides anything (VM-27.6)."""
    direction = Direction(s.roll(6))
    s.direction = direction + 1
    events.DIE_ROLLED.tell(s, NO_SEAT, events.FOR_DIRECTION, direction + 1)
    herds = _unmoved_herds(s)
    for species in ALL_SPECIES:
        _move_species(s, species, herds[species], direction)
    for sex in BOTH_SEXES:
        if s.loners[sex] != NOBODY:
            _move_loner(s, sex, direction)


def _unmoved_herds(s: ValleyState) -> vec[i64]:
    """Where animals of each species stand that may move, as sets: not among people (VM-7.2), and not in the snow.

    The others count as moved (VM-7.14).

    Found for all species at once: what one of them does changes nothing for the others.
    """
    found = _NO_HERDS[:]
    left: i64 = s.herds & ~s.peopled() & ~s.snowed()
    while left != 0:
        hex_ = Hex(lowest(left))
        for species in ALL_SPECIES:
            if s.herd(species, hex_) > 0:
                found[species] |= bit(hex_)
        left = without_lowest(left)
    return found


def _move_species(s: ValleyState, species: Species, unmoved: i64, direction: Direction) -> None:
    """Always the rearmost herd with an animal that has not moved, so that herds form and grow (VM-7.13, VM-7.15)."""
    while unmoved != 0:
        rearmost = NOWHERE
        least: i64 = 1000
        left: i64 = unmoved
        while left != 0:
            hex_ = Hex(lowest(left))
            forward: i64 = s.board.rank(direction, hex_)
            if forward < least:
                least = forward
                rearmost = hex_
            left = without_lowest(left)
        unmoved &= ~bit(rearmost)
        _move_herd(s, species, rearmost, direction)


def _move_herd(s: ValleyState, species: Species, hex_: Hex, direction: Direction) -> None:
    """As far as it can (VM-7.4); the other way if the first step is impossible, else not at all.

    See VM-7.7, VM-7.8 and VM-7.9. Animals of other species and loners are in nobody's way (VM-7.11).
    """
    if not can_step(s, species, hex_, direction):
        direction = opposite(direction)
        if not can_step(s, species, hex_, direction):
            return
    here = hex_
    count: i64 = s.herd(species, here)
    for step in range(s.content.moves[species]):
        if step > 0 and not can_step(s, species, here, direction):
            return
        there = s.board.beside(here, direction)
        meets: bool = s.herd(species, there) > 0
        move_animals(s, species, here, there, count)
        here = there
        # Its own kind or people end the movement (VM-7.10, VM-7.12).
        if meets or s.crowd(here) > 0:
            return


def opposite(direction: Direction) -> Direction:
    return Direction((direction + 3) % 6)


def _move_loner(s: ValleyState, sex: Sex, direction: Direction) -> None:
    """VM-7.18"""
    here = Hex(s.loners[sex])
    if not _loner_can_step(s, here, direction):
        direction = opposite(direction)
    for _step in range(i64(LONER_MOVES)):
        if not _loner_can_step(s, here, direction):
            return
        there = s.board.beside(here, direction)
        s.loners = replaced(s.loners, sex, there)
        events.LONER_MOVED.tell(s, NO_SEAT, sex, here, there)
        meet_loners(s, there)
        here = there
        if s.loners[sex] == NOBODY or s.board.terrain[here] == MOUNTAIN:
            return


def _loner_can_step(s: ValleyState, hex_: Hex, direction: Direction) -> bool:
    there = s.board.beside(hex_, direction)
    return there >= 0 and s.enterable(there) and s.is_open(hex_, direction) and not s.snowed_in(hex_)
