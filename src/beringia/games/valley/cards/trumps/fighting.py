"""Trumps 11 to 17: what helps in fights, animals tamed and lured."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from beringia.games.valley.cards.trumps.card import WITH_FIGHTS, WITH_ROUND, CardTarget, TrumpCard
from beringia.games.valley.chapters import fire
from beringia.games.valley.chapters.combat import fighters
from beringia.games.valley.chapters.fights import contested, involves
from beringia.games.valley.chapters.pieces import can_be_put, can_step, move_animals, take_animals
from beringia.games.valley.model import events
from beringia.games.valley.model.bits import lowest, without_lowest
from beringia.games.valley.model.card_terms import W3_AFTER, W4_END, W5_FIGHT
from beringia.games.valley.model.content import Content
from beringia.games.valley.model.state import ValleyState
from beringia.games.valley.model.terms import (
    ALL_DIRECTIONS,
    ALL_SPECIES,
    NOWHERE,
    WOLF,
    WOMAN,
    Direction,
    Hex,
    Seat,
    Species,
    Window,
)
from beringia.games.valley.model.verbs import ANIMAL, TARGET
from beringia.kernel.terms import NO_SEAT

# -- before the own first conflict (VM-17.9)


class BeforeFirstFight(TrumpCard):
    """Playable with persons there, if it counts for something in any conflict of this player."""

    def playable(self, s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
        if s.shown_persons(seat, hex_) == 0 or s.tribes[seat].first_fight != hex_ + 1:
            return False
        left: i64 = contested(s, seat)
        while left != 0:
            other = Hex(lowest(left))
            if involves(s, seat, other) and self.helps(s, seat, other):
                return True
            left = without_lowest(left)
        return False


class FightBonus(BeforeFirstFight):
    """VM-21.11, VM-21.12, VM-21.13: more on each own fight roll."""

    ENDS = WITH_ROUND

    bonus: Final[i64]

    def __init__(self, name: str, windows: Sequence[Window], icon: str, bonus: int) -> None:
        super().__init__(name, windows, icon)
        self.bonus = bonus

    def numbers(self, content: Content) -> dict[str, int]:
        return {"bonus": int(self.bonus)}

    def helps(self, s: ValleyState, seat: Seat, hex_: Hex) -> bool:
        tribes, fighting = _sides(s, hex_)
        if submits(s, seat, hex_, fighting):
            return False
        return s.animals(hex_) > 0 or (tribes > 1 and fighting != 1)

    def play(self, s: ValleyState, seat: Seat, hex_: Hex) -> None:
        s.tribes[seat].bonus += self.bonus  # all of them add up (VM-10.11)

    def end(self, s: ValleyState, seat: Seat, moment: i64) -> None:
        s.tribes[seat].bonus = 0


class Torches(FightBonus):
    """VM-21.14: more on each own roll against animals; with the fire rules only for who has fire."""

    def helps(self, s: ValleyState, seat: Seat, hex_: Hex) -> bool:
        if fire.lacks_fire(s, seat):
            return False
        _, fighting = _sides(s, hex_)
        return s.animals(hex_) > 0 and not submits(s, seat, hex_, fighting)

    def play(self, s: ValleyState, seat: Seat, hex_: Hex) -> None:
        s.tribes[seat].hunt_bonus += self.bonus

    def end(self, s: ValleyState, seat: Seat, moment: i64) -> None:
        s.tribes[seat].hunt_bonus = 0


class Amazons(BeforeFirstFight):
    """VM-21.17: the women on one conflict hex fight as warriors."""

    ENDS = WITH_FIGHTS

    def helps(self, s: ValleyState, seat: Seat, hex_: Hex) -> bool:
        return s.shown(seat, WOMAN, hex_) > 0

    def fits(self, s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
        return involves(s, seat, hex_) and s.shown(seat, WOMAN, hex_) > 0

    def use_on(self, s: ValleyState, seat: Seat, hex_: Hex, earlier: i64) -> None:
        s.amazon_seat = seat
        s.amazon_hex = hex_

    def enlists(self, s: ValleyState, seat: Seat, hex_: Hex) -> i64:
        if s.amazon_seat == seat and s.amazon_hex == hex_:
            return s.shown(seat, WOMAN, hex_)
        return 0

    def end(self, s: ValleyState, seat: Seat, moment: i64) -> None:
        s.amazon_seat = NO_SEAT
        s.amazon_hex = Hex(0)

    def foresee(self, s: ValleyState, seat: Seat, hex_: Hex) -> None:
        self.use_on(s, seat, hex_, 0)


def _sides(s: ValleyState, hex_: Hex) -> tuple[i64, i64]:
    """How many tribes stand on a hex, and how many of them can fight."""
    tribes: i64 = 0
    fighting: i64 = 0
    for other in s.seats():
        if s.shown_persons(other, hex_) > 0:
            tribes += 1
            if fighters(s, other, hex_) > 0:
                fighting += 1
    return tribes, fighting


def submits(s: ValleyState, seat: Seat, hex_: Hex, fighting: i64) -> bool:
    """Women alone do not fight against warriors."""
    return fighting > 0 and fighters(s, seat, hex_) == 0


# -- animals


class YoungWolf(TrumpCard):
    """VM-21.15: a single wolf among own persons becomes tame."""

    def where(self, s: ValleyState, seat: Seat) -> i64:
        return s.hexes(seat) & s.herds

    def fits(self, s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
        own: i64 = s.persons(seat, hex_)
        return own > 0 and s.crowd(hex_) == own and s.herd(WOLF, hex_) == 1

    def use_on(self, s: ValleyState, seat: Seat, hex_: Hex, earlier: i64) -> None:
        take_animals(s, WOLF, hex_, 1)
        s.wolves = s.wolves[:]
        s.wolves[seat, hex_] += 1
        events.WOLF_TAMED.tell(s, seat, hex_)


class Lure(TrumpCard):
    """VM-21.16: source hex, species, own hex. ``earlier`` is the species + 1."""

    def where(self, s: ValleyState, seat: Seat) -> i64:
        return s.beside(s.hexes(seat)) & s.herds & ~s.peopled()

    def fits(self, s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
        if s.crowd(hex_) > 0:
            return False
        for species in ALL_SPECIES:
            if _lures(s, seat, hex_, species):
                return True
        return False

    def offer_next(self, s: ValleyState, seat: Seat, before: Hex, earlier: i64) -> None:
        if earlier == 0:
            for species in ALL_SPECIES:
                if _lures(s, seat, before, species):
                    s.offer(ANIMAL.code(species))
            return
        for direction in ALL_DIRECTIONS:
            if _lures_to(s, seat, before, Species(earlier - 1), direction):
                s.offer(TARGET.code(s.board.beside(before, direction)))

    def take_next(self, s: ValleyState, seat: Seat, before: Hex, earlier: i64, code: i64) -> None:
        if earlier == 0:
            s.push(CardTarget(seat, self.card, before, ANIMAL.read(code) + 1))
        else:
            move_animals(s, Species(earlier - 1), before, TARGET.read(code), 1)

    def stage(self, before: Hex, earlier: i64) -> int:
        return 3 if earlier else super().stage(before, earlier)


def _lures(s: ValleyState, seat: Seat, hex_: Hex, species: Species) -> bool:
    """An animal of this species here could step to own persons."""
    if s.herd(species, hex_) == 0:
        return False
    for direction in ALL_DIRECTIONS:
        if _lures_to(s, seat, hex_, species, direction):
            return True
    return False


def _lures_to(s: ValleyState, seat: Seat, hex_: Hex, species: Species, direction: Direction) -> bool:
    there = s.board.beside(hex_, direction)
    if there == NOWHERE or s.persons(seat, there) == 0:
        return False
    if s.setting.first_readings == 1:
        return can_step(s, species, hex_, direction)
    return can_be_put(s, species, hex_, direction)


FIGHTING: Final[list[TrumpCard]] = [
    FightBonus("strong_broth", [W5_FIGHT], "pot spear", 2),
    FightBonus("magic_potion", [W5_FIGHT], "pot spear", 2),
    FightBonus("flint", [W5_FIGHT], "rock spear", 1),
    Torches("torches", [W5_FIGHT], "flame wolf", 2),
    YoungWolf("young_wolf", [W3_AFTER], "wolf hunter"),
    Lure("lure", [W4_END], "bison drum"),
    Amazons("amazons", [W5_FIGHT], "woman spear"),
]
