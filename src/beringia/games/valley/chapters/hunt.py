"""Section 13 of the rules, and the end of section 10: fights against animals, of tribes and of loners."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64

from beringia.games.valley.chapters import combat, fire, windows
from beringia.games.valley.chapters.pieces import abandon, gain_meat, kill_animals, kill_loner
from beringia.games.valley.model import events
from beringia.games.valley.model.card_terms import LEAN_ANIMALS, W5_ANIMALS
from beringia.games.valley.model.state import ValleyState
from beringia.games.valley.model.step import HEX_NUMBER, ValleyDecision, ValleySeatStep, ValleyStep
from beringia.games.valley.model.terms import (
    ALL_SPECIES,
    BEAR,
    BOTH_SEXES,
    NO_SEAT,
    SPECIES,
    WARRIOR,
    WOMAN,
    Hex,
    Seat,
    Species,
)
from beringia.games.valley.model.verbs import HUNT
from beringia.kernel.codes import Refusal
from beringia.kernel.declare import step
from beringia.kernel.domains import Domain, count
from beringia.kernel.fields import Field
from beringia.kernel.state import NOBODY


@step
class Animals(ValleyStep):
    """Whoever is left on the hex fights its animals, one species after another (VM-11.14, VM-13.1, VM-13.2)."""

    hex_: Final[Annotated[Hex, Field(HEX_NUMBER)]]
    asked: Final[Annotated[i64, Field(count(1))]]  # 1 if the window has been

    NAME = "animals"
    KIND = 21
    CLAUSE = "VM-13.1"

    def run(self, s: ValleyState) -> None:
        if s.animals(self.hex_) == 0:
            return
        for seat in s.seats():
            if s.shown_persons(seat, self.hex_) > 0:
                if self.asked == 0:
                    s.push(Animals(self.hex_, 1))
                    windows.ask(s, seat, W5_ANIMALS, self.hex_)
                else:
                    s.push(SpeciesOrder(seat, self.hex_))
                return


@step
class SpeciesOrder(ValleyDecision):
    """Which species is fought next, in the player's order (VM-13.3)."""

    hex_: Final[Annotated[Hex, Field(HEX_NUMBER)]]

    NAME = "species_order"
    KIND = 114
    CLAUSE = "VM-13.3"
    VERBS = (HUNT,)

    def offer(self, s: ValleyState) -> None:
        for species in ALL_SPECIES:
            if s.herd(species, self.hex_) > 0:
                s.offer(HUNT.code(species))

    def about(self) -> Hex:
        return self.hex_

    def take(self, s: ValleyState, code: i64) -> None:
        s.push(Chase(self.seat, self.hex_, HUNT.read(code)))

    def refuse(self, s: ValleyState, code: int) -> Refusal | None:
        return Refusal("valley-why-no-such-animal", "VM-13.2")


def hunting_bonus(s: ValleyState, seat: Seat, hex_: Hex) -> i64:
    """Warriors, tamed wolves, Amazons, the settlement, trumps and fire (VM-10.6, VM-10.7, VM-10.14, VM-23.8)."""
    tribe = s.tribes[seat]
    return combat.fighters(s, seat, hex_) + tribe.bonus + tribe.hunt_bonus + fire.hunting_bonus(s, seat)


@step
class Chase(ValleySeatStep):
    """Roll after roll against one herd (VM-13.4), until it or the tribe is gone."""

    hex_: Final[Annotated[Hex, Field(HEX_NUMBER)]]
    species: Final[Annotated[Species, Field(Domain("species", SPECIES))]]

    NAME = "chase"
    KIND = 22
    CLAUSE = "VM-13.4"

    def run(self, s: ValleyState) -> None:
        seat = self.seat
        hex_ = self.hex_
        species = self.species
        abandon(s, hex_)  # also when nobody is left; the animals stay (VM-13.6)
        while s.shown_persons(seat, hex_) > 0:
            herd: i64 = s.herd(species, hex_)
            if herd == 0:
                s.push(Animals(hex_, 1))
                return
            value: i64 = combat.roll_value(
                s, seat, hex_, hunting_bonus(s, seat, hex_) + combat.home_bonus(s, seat, hex_)
            )
            against: i64 = _roll_animals(s, hex_, species, herd)
            if value > against:
                bag_animals(s, seat, hex_, species, 1)
            elif value < against:
                s.push(Chase(seat, hex_, species))
                s.push(combat.Casualty(seat, hex_, NO_SEAT, combat.fallible(s, seat, hex_, True)))
                return


def _roll_animals(s: ValleyState, hex_: Hex, species: Species, herd: i64) -> i64:
    """+1 per animal of the herd (VM-10.9)."""
    die: i64 = s.roll(6) + 1
    events.ANIMALS_ROLLED.tell(s, NO_SEAT, hex_, species, die, die + herd)
    return die + herd


def bag_animals(s: ValleyState, seat: Seat, hex_: Hex, species: Species, count: i64) -> None:
    """Killed animals are food at once (VM-13.5, VM-13.7); lean ones less (VM-20.6)."""
    kill_animals(s, species, hex_, count)
    gain_meat(s, seat, count * meat_of(s, species), events.BY_HUNTING, hex_)


def meat_of(s: ValleyState, species: Species) -> i64:
    return s.content.lean_meat[species] if s.lies_open(LEAN_ANIMALS) else s.content.meat[species]


# -- the cave bear


@step
class CaveBearFight(ValleySeatStep):
    """VM-20.11: one bear that is no token, without the bonus of the cave; Lean Animals makes no difference."""

    hex_: Final[Annotated[Hex, Field(HEX_NUMBER)]]

    NAME = "bear"
    KIND = 11
    CLAUSE = "VM-20.11"

    def run(self, s: ValleyState) -> None:
        seat = self.seat
        hex_ = self.hex_
        while s.persons(seat, hex_) > 0:
            value: i64 = combat.roll_value(s, seat, hex_, hunting_bonus(s, seat, hex_))
            against: i64 = _roll_animals(s, hex_, BEAR, 1)
            if value > against:
                gain_meat(s, seat, s.content.meat[BEAR], events.BY_HUNTING, hex_)
                return
            if value < against:
                s.push(CaveBearFight(seat, hex_))
                s.push(combat.Casualty(seat, hex_, NO_SEAT, combat.fallible(s, seat, hex_, True)))
                return


# -- loners


@step
class LonersFight(ValleyStep):
    """After all other fights; a couple of loners fights together (VM-10.15)."""

    NAME = "loners_fight"
    KIND = 23
    CLAUSE = "VM-10.15"

    def run(self, s: ValleyState) -> None:
        for sex in BOTH_SEXES:
            hex_ = Hex(s.loners[sex])
            if hex_ != NOBODY and s.crowd(hex_) == 0:
                for species in ALL_SPECIES:
                    _loner_fights(s, hex_, species)


def _loner_fights(s: ValleyState, hex_: Hex, species: Species) -> None:
    while s.herd(species, hex_) > 0:
        warrior: bool = s.loners[WARRIOR] == hex_
        if not warrior and s.loners[WOMAN] != hex_:
            return
        die: i64 = s.roll(6) + 1
        value: i64 = die + (1 if warrior else 0)
        events.LONER_ROLLED.tell(s, NO_SEAT, hex_, die, value)
        against: i64 = _roll_animals(s, hex_, species, s.herd(species, hex_))
        if value > against:
            kill_animals(s, species, hex_, 1)
        elif value < against:
            kill_loner(s, WARRIOR if warrior else WOMAN)
