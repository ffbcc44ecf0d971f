"""Trumps 24 to 28: animals trapped and driven, fish, roots, theft."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beringia.games.valley.cards.trumps.card import AT_RETURN, WITH_ROUND, CardTarget, TrumpCard
from beringia.games.valley.chapters import fire, march
from beringia.games.valley.chapters.hunt import bag_animals
from beringia.games.valley.chapters.pieces import can_step, hand_over, lose_fire, move_animals
from beringia.games.valley.chapters.survival import NET_CATCH, fishes
from beringia.games.valley.model import events
from beringia.games.valley.model.board import FOREST
from beringia.games.valley.model.card_terms import W3_AFTER, W4_TURN, W5_ANIMALS, W6_SURVIVE
from beringia.games.valley.model.content import Content
from beringia.games.valley.model.state import ValleyState
from beringia.games.valley.model.terms import ALL_DIRECTIONS, ALL_SPECIES, NOWHERE, Direction, Group, Hex, Seat, Window
from beringia.games.valley.model.verbs import STEAL, TARGET
from beringia.kernel.state import NOBODY

# What can be stolen
FOOD_AS_LOOT: Final = 0
FIRE_AS_LOOT: Final = 1


class Traps(TrumpCard):
    """VM-21.24: the animals of the hex die without a fight."""

    def playable(self, s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
        return True

    def play(self, s: ValleyState, seat: Seat, hex_: Hex) -> None:
        for species in ALL_SPECIES:
            bag_animals(s, seat, hex_, species, s.herd(species, hex_))


class WarDrum(TrumpCard):
    """VM-21.25: drives the animals of a hex with own persons, or of one a march has just entered, to one beside it."""

    def where(self, s: ValleyState, seat: Seat) -> i64:
        return s.hexes(seat) & s.herds

    def fits(self, s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
        return window == W3_AFTER and s.persons(seat, hex_) > 0 and _can_drive(s, hex_)

    def playable_on_march(self, s: ValleyState, seat: Seat, hex_: Hex, group: Group, so_far: i64, besides: i64) -> bool:
        return march.steps_made(so_far) != 0 and _can_drive(s, hex_)

    def play_on_march(self, s: ValleyState, seat: Seat, hex_: Hex) -> None:
        s.push(CardTarget(seat, self.card, hex_, 0))

    def offer_next(self, s: ValleyState, seat: Seat, before: Hex, earlier: i64) -> None:
        for direction in ALL_DIRECTIONS:
            if _drives(s, before, direction):
                s.offer(TARGET.code(s.board.beside(before, direction)))

    def take_next(self, s: ValleyState, seat: Seat, before: Hex, earlier: i64, code: i64) -> None:
        """Each species that can make the step goes."""
        target = TARGET.read(code)
        for direction in ALL_DIRECTIONS:
            if s.board.beside(before, direction) == target:
                for species in ALL_SPECIES:
                    count: i64 = s.herd(species, before)
                    if count > 0 and can_step(s, species, before, direction):
                        move_animals(s, species, before, target, count)
        if s.phase == 4:
            fire.catch(s, seat, True)  # the hex may be free of opponents now (VM-23.7)


def _can_drive(s: ValleyState, hex_: Hex) -> bool:
    """Some animal here could make some step."""
    for direction in ALL_DIRECTIONS:
        if _drives(s, hex_, direction):
            return True
    return False


def _drives(s: ValleyState, hex_: Hex, direction: Direction) -> bool:
    for species in ALL_SPECIES:
        if s.herd(species, hex_) > 0 and can_step(s, species, hex_, direction):
            return True
    return False


class FishingNet(TrumpCard):
    """VM-21.26: more fish from each fishing hex."""

    ENDS = WITH_ROUND

    def numbers(self, content: Content) -> dict[str, int]:
        return {"food": NET_CATCH}

    def fits(self, s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
        return s.persons(seat, hex_) > 0 and fishes(s, hex_)

    def play(self, s: ValleyState, seat: Seat, hex_: Hex) -> None:
        s.tribes[seat].net = 1

    def end(self, s: ValleyState, seat: Seat, moment: i64) -> None:
        s.tribes[seat].net = 0


class Roots(TrumpCard):
    """VM-21.27: forests feed until the end of winter."""

    ENDS = WITH_ROUND | AT_RETURN

    def playable(self, s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
        return s.tribes[seat].roots == 0 and super().playable(s, seat, window, hex_)

    def fits(self, s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
        return not s.summer() and s.persons(seat, hex_) > 0 and s.board.terrain[hex_] == FOREST

    def play(self, s: ValleyState, seat: Seat, hex_: Hex) -> None:
        s.tribes[seat].roots = 1

    def end(self, s: ValleyState, seat: Seat, moment: i64) -> None:
        winter_goes_on: bool = not s.summer() and not s.last_of_season() and s.setting.first_readings == 0
        if moment == AT_RETURN or not winter_goes_on:
            s.tribes[seat].roots = 0


class Theft(TrumpCard):
    """VM-21.28: food from the owner of a settlement beside own persons; with the fire rules food or fire."""

    def numbers(self, content: Content) -> dict[str, int]:
        return {"food": int(content.theft)}

    def where(self, s: ValleyState, seat: Seat) -> i64:
        return s.beside(s.hexes(seat)) & s.settled()

    def fits(self, s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
        owner = s.owner(hex_)
        if owner == NOBODY or owner == seat or not (s.food(owner) > 0 or _may_steal_fire(s, seat, owner)):
            return False
        for direction in ALL_DIRECTIONS:
            other = s.board.beside(hex_, direction)
            if other != NOWHERE and s.persons(seat, other) > 0 and s.is_open(hex_, direction):
                return True
        return False

    def offer_next(self, s: ValleyState, seat: Seat, before: Hex, earlier: i64) -> None:
        if s.food(s.owner(before)) > 0:
            s.offer(STEAL.code(FOOD_AS_LOOT))
        if _may_steal_fire(s, seat, s.owner(before)):
            s.offer(STEAL.code(FIRE_AS_LOOT))

    def take_next(self, s: ValleyState, seat: Seat, before: Hex, earlier: i64, code: i64) -> None:
        owner = s.owner(before)
        if STEAL.read(code) == FOOD_AS_LOOT:
            hand_over(s, owner, seat, min(s.content.theft, s.food(owner)), events.BY_THEFT)
        else:
            lose_fire(s, owner)
            fire.gain(s, seat)


def _may_steal_fire(s: ValleyState, seat: Seat, owner: Seat) -> bool:
    return fire.has_fire(s, owner) and fire.may_gain(s, seat)


FOOD: Final[list[TrumpCard]] = [
    Traps("traps", [W5_ANIMALS], "trap bear"),
    WarDrum("war_drum", [W3_AFTER, W4_TURN], "drum mammoth"),
    FishingNet("fishing_net", [W6_SURVIVE], "fish fish"),
    Roots("roots", [W6_SURVIVE], "leaf terrain-forest"),
    Theft("theft", [W6_SURVIVE], "hunter food"),
]
