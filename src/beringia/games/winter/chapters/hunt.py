"""Sections 8 and 16 of the rules: the hunting area and the animals of a player."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.winter.cards import effects
from beringia.games.winter.cards.gains import Gain, GainStep
from beringia.games.winter.cards.goods import gain_points
from beringia.games.winter.chapters.actions import Action
from beringia.games.winter.model import events
from beringia.games.winter.model.language import ANIMAL, ANIMAL_TOP, REVEAL, TIP
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.step import Gained, MaySkip
from beringia.games.winter.model.terms import ALL_SPECIES, AREA_PLACES, BY_EMPTY, HUNT, MIDDLE, Animal
from beringia.games.winter.model.verbs import (
    PICK_ANIMAL,
    PICK_IN_AREA,
    REVEAL_ANIMALS,
    SKIP,
    TAKE_ANIMAL,
    TIP_ANIMAL,
    TIP_ONE,
    YES,
)
from beringia.kernel.codes import Argument, Refusal
from beringia.kernel.declare import step
from beringia.kernel.state import NOBODY, replaced
from beringia.kernel.terms import NO_SEAT, Seat

# -- the area


def in_area(s: WinterState) -> i64:
    total: i64 = 0
    for animal in s.area:
        if animal != NOBODY:
            total += 1
    return total


def can_reveal(s: WinterState) -> bool:
    """EW-8.3, EW-8.4"""
    return s.animals_left > 0 and in_area(s) < s.content.area


def reveal(s: WinterState) -> None:
    """The top animal of the deck goes to the first free place of the area, if there are both (EW-8.2)."""
    if s.animals_left == 0:
        return
    for place in range(s.content.area):
        if s.area[place] == NOBODY:
            animal = draw_top(s)
            s.area = replaced(s.area, place, animal)
            events.ANIMAL_REVEALED.tell(s, NO_SEAT, animal, place)
            return


def draw_top(s: WinterState) -> Animal:
    """Take the top animal off the deck."""
    s.revealed = True
    s.animals_left -= 1
    return Animal(s.animals[s.animals_left])


def fill_area(s: WinterState) -> None:
    """Up to one animal more than there are players (EW-3.13, EW-8.8, EW-11.3, EW-11.4)."""
    missing: i64 = s.sides + s.content.area_extra - in_area(s)
    while missing > 0:
        reveal(s)
        missing -= 1


# -- taking animals


def take_top(s: WinterState, seat: Seat) -> None:
    """EW-8.10"""
    if s.animals_left == 0:
        gain_points(s, seat, 1, BY_EMPTY)
    else:
        _keep(s, seat, draw_top(s))


def take_any(s: WinterState, seat: Seat, must: i64) -> None:
    """An animal of choice; nothing left anywhere: 1 point; only the area empty: nothing (EW-17.15, EW-17.26)."""
    if in_area(s) > 0:
        s.push(AnimalTake(seat, must))
    elif s.animals_left == 0:
        gain_points(s, seat, 1, BY_EMPTY)


def animal_or_point(s: WinterState) -> bool:
    """Something lies in the area, or nothing is left at all (EW-8.5, EW-8.6, EW-8.7)."""
    return in_area(s) > 0 or not can_reveal(s)


@step
class AnimalTake(Gained):
    """Equal animals are one choice (EW-29.3); alone, every place is one, because the nomads mind it (EW-29.20)."""

    NAME = "animal_take"
    KIND = 117
    CLAUSE = "EW-17.15"
    VERBS = (PICK_ANIMAL, PICK_IN_AREA, SKIP)

    def offer(self, s: WinterState) -> None:
        if s.solo == 1:
            for place in range(i64(AREA_PLACES)):
                if s.area[place] != NOBODY:
                    s.offer(PICK_IN_AREA.code(place))
            return
        found: i64 = 0
        for place in range(i64(AREA_PLACES)):
            animal = Animal(s.area[place])
            if animal != NOBODY and found >> animal & 1 == 0:
                found |= i64(1) << animal
                s.offer(PICK_ANIMAL.code(animal))

    def details(self, s: WinterState, code: int) -> dict[str, Argument]:
        if not PICK_IN_AREA.has(code):
            return {}
        place = PICK_IN_AREA.read(code)
        return {"animal": s.content.animals[s.area[place]], "place": int(place) + 1}

    def take(self, s: WinterState, code: i64) -> None:
        """Of equal animals the one with the lowest index; the others do not move (EW-11.9, EW-29.20)."""
        place: i64
        if PICK_IN_AREA.has(code):
            place = PICK_IN_AREA.read(code)
        else:
            place = 0
            while s.area[place] != PICK_ANIMAL.read(code):
                place += 1
        animal = Animal(s.area[place])
        s.area = replaced(s.area, place, NOBODY)
        _keep(s, self.seat, animal)

    def refuse(self, s: WinterState, code: int) -> Refusal:
        if PICK_IN_AREA.has(code) and s.solo == 0:
            return Refusal("winter-why-by-species", "EW-29.20")
        if PICK_ANIMAL.has(code) and s.solo == 1:
            return Refusal("winter-why-by-place", "EW-29.20")
        return Refusal("winter-why-not-there", self.CLAUSE)

    def problem(self, s: WinterState) -> str:
        return "" if in_area(s) > 0 else "the hunting area is empty"


@step
class RevealDo(MaySkip):
    """An animal may be revealed (EW-17.17)."""

    NAME = "reveal_do"
    KIND = 119
    CLAUSE = "EW-17.17"
    VERBS = (YES, SKIP)

    def offer(self, s: WinterState) -> None:
        s.offer(YES.base)

    def take(self, s: WinterState, code: i64) -> None:
        reveal(s)


def _keep(s: WinterState, seat: Seat, animal: Animal) -> None:
    s.living[seat, animal] += 1
    events.ANIMAL_TAKEN.tell(s, seat, animal)


class AnyAnimal(Gain):
    """An animal of the area (EW-17.15)."""

    def receivable(self, s: WinterState, seat: Seat, food: i64, tools: i64, discards: i64) -> bool:
        return animal_or_point(s)

    def gain_one(self, s: WinterState, seat: Seat, must: i64) -> None:
        take_any(s, seat, must)


class TopAnimal(Gain):
    """The top animal of the deck (EW-8.10, EW-17.16)."""

    def gain_one(self, s: WinterState, seat: Seat, must: i64) -> None:
        take_top(s, seat)


class Reveal(Gain):
    """An animal is turned up (EW-17.17)."""

    def receivable(self, s: WinterState, seat: Seat, food: i64, tools: i64, discards: i64) -> bool:
        return can_reveal(s)

    def gain_one(self, s: WinterState, seat: Seat, must: i64) -> None:
        if can_reveal(s):
            s.push(RevealDo(seat))


AnyAnimal(ANIMAL)
TopAnimal(ANIMAL_TOP)
Reveal(REVEAL)


# -- tipping


def has_living(s: WinterState, seat: Seat) -> bool:
    for animal in ALL_SPECIES:
        if s.living[seat, animal] > 0:
            return True
    return False


@step
class AnimalTip(Gained):
    """A living animal is tipped, for its income (EW-16.1)."""

    NAME = "animal_tip"
    KIND = 118
    CLAUSE = "EW-16.1"
    VERBS = (TIP_ANIMAL, SKIP)

    def offer(self, s: WinterState) -> None:
        for animal in ALL_SPECIES:
            if s.living[self.seat, animal] > 0:
                s.offer(TIP_ANIMAL.code(animal))

    def take(self, s: WinterState, code: i64) -> None:
        animal = TIP_ANIMAL.read(code)
        s.living[self.seat, animal] -= 1
        s.tipped = replaced(s.tipped, (self.seat, animal), s.tipped[self.seat, animal] + 1)
        events.ANIMAL_TIPPED.tell(s, self.seat, animal)
        effects.begin(s, self.seat, s.content.tip_income[animal])

    def problem(self, s: WinterState) -> str:
        return "" if has_living(s, self.seat) else "there is no living animal"


class Tip(Gain):
    """A living animal is tipped (EW-17.18)."""

    def receivable(self, s: WinterState, seat: Seat, food: i64, tools: i64, discards: i64) -> bool:
        return has_living(s, seat)

    def gain_one(self, s: WinterState, seat: Seat, must: i64) -> None:
        if has_living(s, seat):
            s.push(AnimalTip(seat, must))


Tip(TIP)


def tipped_species(s: WinterState, seat: Seat) -> i64:
    """How many species have a tipped animal; the joker is one (EW-15.20, EW-15.22)."""
    total: i64 = 0
    for animal in ALL_SPECIES:
        if s.tipped[seat, animal] > 0:
            total += 1
    return total


# -- sets of living animals


def set_points(s: WinterState, seat: Seat) -> i64:
    """Points for living animals, the jokers divided so that the sum is highest (EW-16.2, EW-16.4, EW-16.5, EW-16.6,
    EW-16.7)."""
    jokers: i64 = 0
    if s.content.wild >= 0:
        jokers = s.living[seat, Animal(s.content.wild)]
    total: i64 = 0
    if jokers == 0:
        for animal in range(s.content.species):
            total += _points_of(s, Animal(animal), s.living[seat, Animal(animal)])
        return total
    # best[n]: the highest sum of the species looked at so far with at most n jokers
    best: vec[i64] = vec[i64]([0] * 32)
    for animal in range(s.content.species):
        living: i64 = s.living[seat, Animal(animal)]
        if animal == s.content.wild or living == 0:
            continue
        left: i64 = jokers
        while left >= 0:
            most: i64 = 0
            for used in range(left + 1):
                most = max(most, best[left - used] + _points_of(s, Animal(animal), living + used))
            best[left] = most
            left -= 1
    return best[jokers]


def _points_of(s: WinterState, animal: Animal, number: i64) -> i64:
    return s.content.set_points[animal * 8 + min(number, s.content.set_most[animal])]


# -- the actions of the column


class RevealAnimals(Action):
    """Animals are turned up for labor (EW-8.1)."""

    CLAUSE = "EW-8.1"
    COSTS = ("halves",)

    def half_labor(self, s: WinterState) -> i64:
        return s.content.reveal_half_labor

    def price(self, s: WinterState, seat: Seat) -> dict[str, Argument]:
        return {**super().price(s, seat), "count": int(s.content.reveal_animals)}

    def allowed(self, s: WinterState, seat: Seat) -> bool:
        return can_reveal(s)

    def act(self, s: WinterState, seat: Seat) -> None:
        for _ in range(s.content.reveal_animals):
            reveal(s)

    def forbidden(self, s: WinterState, seat: Seat) -> Refusal | None:
        if s.animals_left == 0:
            return Refusal("winter-why-no-animals", "EW-8.3")
        return None if can_reveal(s) else Refusal("winter-why-area-full", "EW-8.4")

    def at_most(self, s: WinterState, seat: Seat, paid: int) -> int:
        return paid if can_reveal(s) else 0


class TakeAnimal(Action):
    """An animal for labor and a tool (EW-8.5)."""

    CLAUSE = "EW-8.5"
    COSTS = ("tools", "halves")

    def half_labor(self, s: WinterState) -> i64:
        return s.content.animal_half_labor

    def tools(self, s: WinterState, seat: Seat) -> i64:
        return s.content.animal_tool

    def allowed(self, s: WinterState, seat: Seat) -> bool:
        return animal_or_point(s)

    def act(self, s: WinterState, seat: Seat) -> None:
        take_any(s, seat, 1)

    def forbidden(self, s: WinterState, seat: Seat) -> Refusal | None:
        return None if animal_or_point(s) else Refusal("winter-why-reveal-first", "EW-8.7")


class TipOne(Action):
    """A living animal is tipped (EW-8.9)."""

    def allowed(self, s: WinterState, seat: Seat) -> bool:
        return has_living(s, seat)

    def act(self, s: WinterState, seat: Seat) -> None:
        s.push(GainStep(seat, TIP, 1, 1))

    def refusal(self, s: WinterState, seat: Seat) -> Refusal:
        return Refusal("winter-why-no-living", "EW-8.9")


HUNT_ACTIONS: Final[list[Action]] = [
    RevealAnimals(REVEAL_ANIMALS, HUNT),
    TakeAnimal(TAKE_ANIMAL, HUNT),
    TipOne(TIP_ONE, HUNT, MIDDLE),
]
