"""Section 13 of the rules, and the end of section 10: fights against animals, of tribes and of loners."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.valley import fire, happenings, steps
from beringia.games.valley.cards import LEAN_ANIMALS, W5_ANIMALS
from beringia.games.valley.codes import HEXES, HUNT, SPECIES
from beringia.games.valley.fights import amazons, fallible, home_bonus, roll_value
from beringia.games.valley.pieces import abandon, gain_food, kill_animals, kill_loner
from beringia.games.valley.state import BONUS, HUNT_BONUS, LONER, MEAT, ValleyState
from beringia.games.valley.table import BEAR, WARRIOR, WOMAN
from beringia.kernel.state import NOBODY


def animals(s: ValleyState, hex_: i64, asked: i64) -> None:
    """Whoever is left on the hex fights its animals, one species after another (VM-11.14, VM-13.1, VM-13.2)."""
    if s.animals(hex_) == 0:
        return
    for seat in range(s.players()):
        if s.shown_persons(seat, hex_) > 0:
            if asked == 0:
                s.push_step(steps.ANIMALS, NOBODY, hex_, 1)
                s.push_step(steps.WINDOW, seat, W5_ANIMALS, hex_)
            else:
                s.push_step(steps.SPECIES_ORDER, seat, hex_)
            return


def offer_species(s: ValleyState, hex_: i64) -> None:
    """In the player's order (VM-13.3)."""
    for species in range(i64(SPECIES)):
        if s.wild[species * HEXES + hex_] > 0:
            s.offer(HUNT + species)


def take_species(s: ValleyState, seat: i64, hex_: i64, code: i64) -> None:
    s.push_step(steps.CHASE, seat, hex_, code - HUNT)


def hunting_bonus(s: ValleyState, seat: i64, hex_: i64) -> i64:
    """Warriors, tamed wolves, Amazons, the settlement, trumps and fire (VM-10.6, VM-10.7, VM-10.14, VM-23.8)."""
    bonus: i64 = s.shown(seat, WARRIOR, hex_) + s.shown_wolves(seat, hex_) + amazons(s, seat, hex_)
    return bonus + s.of(seat, BONUS) + s.of(seat, HUNT_BONUS) + (1 if fire.has_fire(s, seat) else 0)


def chase(s: ValleyState, seat: i64, hex_: i64, species: i64) -> None:
    """Roll after roll against one herd (VM-13.4), until it or the tribe is gone."""
    abandon(s, hex_)
    while s.shown_persons(seat, hex_) > 0:
        herd: i64 = s.wild[species * HEXES + hex_]
        if herd == 0:
            s.push_step(steps.ANIMALS, NOBODY, hex_, 1)
            return
        value: i64 = roll_value(s, seat, hex_, hunting_bonus(s, seat, hex_) + home_bonus(s, seat, hex_))
        against: i64 = _roll_animals(s, hex_, species, herd)
        if value > against:
            bag_animals(s, seat, hex_, species, 1)
        elif value < against:
            s.push_step(steps.CHASE, seat, hex_, species)
            s.push_step(steps.CASUALTY, seat, hex_, NOBODY, fallible(s, seat, hex_, True))
            return


def _roll_animals(s: ValleyState, hex_: i64, species: i64, herd: i64) -> i64:
    """+1 per animal of the herd (VM-10.9)."""
    die: i64 = s.roll(6) + 1
    s.emit(happenings.ANIMALS_ROLLED, NOBODY, hex_, species, die, die + herd)
    return die + herd


def bag_animals(s: ValleyState, seat: i64, hex_: i64, species: i64, count: i64) -> None:
    """Killed animals are food at once (VM-13.5, VM-13.7); lean ones less (VM-20.6)."""
    kill_animals(s, species, hex_, count)
    meat: i64 = s.table.lean_meat[species] if s.lies_open(LEAN_ANIMALS) else s.table.meat[species]
    gain_food(s, seat, MEAT, count * meat, happenings.BY_HUNTING, hex_)


# -- the cave bear


def bear(s: ValleyState, seat: i64, hex_: i64) -> None:
    """VM-20.11: one bear that is no token, without the bonus of the cave; Lean Animals makes no difference."""
    while s.persons(seat, hex_) > 0:
        value: i64 = roll_value(s, seat, hex_, hunting_bonus(s, seat, hex_))
        against: i64 = _roll_animals(s, hex_, BEAR, 1)
        if value > against:
            gain_food(s, seat, MEAT, s.table.meat[BEAR], happenings.BY_HUNTING, hex_)
            return
        if value < against:
            s.push_step(steps.BEAR, seat, hex_)
            s.push_step(steps.CASUALTY, seat, hex_, NOBODY, fallible(s, seat, hex_, True))
            return


# -- loners


def loners_fight(s: ValleyState) -> None:
    """After all other fights; a couple of loners fights together (VM-10.15)."""
    for sex in range(i64(2)):
        hex_: i64 = s.now[LONER + sex]
        if hex_ != NOBODY and s.crowd(hex_) == 0:
            for species in range(i64(SPECIES)):
                _loner_fights(s, hex_, species)


def _loner_fights(s: ValleyState, hex_: i64, species: i64) -> None:
    while s.wild[species * HEXES + hex_] > 0:
        warrior: bool = s.now[LONER + WARRIOR] == hex_
        if not warrior and s.now[LONER + WOMAN] != hex_:
            return
        die: i64 = s.roll(6) + 1
        value: i64 = die + (1 if warrior else 0)
        s.emit(happenings.LONER_ROLLED, NOBODY, hex_, die, value)
        against: i64 = _roll_animals(s, hex_, species, s.wild[species * HEXES + hex_])
        if value > against:
            kill_animals(s, species, hex_, 1)
        elif value < against:
            kill_loner(s, WARRIOR if warrior else WOMAN)
