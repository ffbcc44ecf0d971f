"""The odds that are told before a fight, against fights as the engine rolls them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import sqrt
from typing import Any

import pytest

from beringia.games.valley.chapters.combat import Casualty
from beringia.games.valley.chapters.fights import NOT_BEGUN, Capture, Conflict
from beringia.games.valley.chapters.hunt import Animals, CaveBearFight, Chase, SpeciesOrder
from beringia.games.valley.model.state import ValleyState
from beringia.games.valley.model.step import ValleyDecision, as_valley
from beringia.games.valley.model.terms import ALL_SPECIES, BEAR, HEX_NAMES, Hex, Seat
from beringia.games.valley.model.verbs import HUNT, LOSE
from beringia.games.valley.words.odds import Hunt, TribeFight, higher
from beringia.kernel.state import fill
from tests.rules.valley.board import seat, table

#: How far a simulated share may lie from the chance: four and a half standard deviations.
DEVIATIONS = 4.5
PLACE = "1,-2"
CAVE = "-2,2"
RED = Seat(seat("red"))

TRIBES: dict[str, dict[str, Any]] = {
    "even": {"hexes": {PLACE: "red:2w blue:2w"}},
    "village": {"hexes": {PLACE: "red:1w blue:2w1f village:blue"}},
    "cave": {"hexes": {CAVE: "red:3w blue:1w1f cave:blue"}},
    "wolves": {"hexes": {PLACE: "red:1w2t blue:3w"}},
    "trumps": {"hexes": {PLACE: "red:1w blue:3w"}, "tribes": {"red": {"bonus": 2}}},
    "women": {"hexes": {PLACE: "red:3f blue:2f village:blue"}},
    "three": {"hexes": {PLACE: "red:2w blue:2w green:1w1f"}},
    "four": {"players": 4, "hexes": {PLACE: "red:3w blue:2w green:2w yellow:1w"}},
    "amazons": {"hexes": {PLACE: "red:1w2f blue:3w"}, "state": {"amazons": ["red", PLACE]}},
}

HUNTS: dict[str, dict[str, Any]] = {
    "bison": {"hexes": {PLACE: "red:2w bison2"}},
    "women": {"hexes": {PLACE: "red:3f bison"}},
    "village": {"hexes": {PLACE: "red:1w2f village:red bear2"}},
    "cave": {"hexes": {CAVE: "red:3w1f cave:red bear3"}},
    "wolf": {"hexes": {PLACE: "red:1w1f2t mammoth3"}},
    "fire": {"hexes": {PLACE: "red:1w1f village:red tiger2"}, "fire": ["red"], "options": {"fire": True}},
    "last_village": {"hexes": {PLACE: "red:2w1f village:red tiger3"}, "fire": ["red"], "options": {"fire": True}},
    "torches": {"hexes": {PLACE: "red:1w1f rhino3"}, "tribes": {"red": {"hunt_bonus": 2, "bonus": 1}}},
    "two_species": {"hexes": {PLACE: "red:2w1f wolf2 bear"}},
}


def position(given: Mapping[str, Any]) -> tuple[ValleyState, Hex]:
    """A position before the fight on its only interesting hex."""
    state = as_valley(table(phase=4, **{**given, "state": _known(given)}).state)
    found = next(iter(given["hexes"]))
    if "state" in given:
        state.amazon_seat, state.amazon_hex = RED, Hex(HEX_NAMES.index(found))
    return state, Hex(HEX_NAMES.index(found))


def _known(given: Mapping[str, Any]) -> dict[str, Any]:
    return {name: entry for name, entry in given.get("state", {}).items() if name != "amazons"}


class Table:
    """Fights the same fight again and again, with dice that go on."""

    def __init__(self, s: ValleyState, hex_: Hex) -> None:
        self.s = s
        self.hex_ = hex_
        self.dice = s.dice[:]
        self.known: dict[tuple[int, ...], int] = {}

    def begun(self) -> ValleyState:
        s = self.s.copy()
        s.top = None
        fill(s.dice, self.dice)
        return s

    def share(self, fights: int, won: Callable[[], bool]) -> float:
        return sum(won() for _ in range(fights)) / fights

    def tribes(self) -> bool:
        """Does Red win the fight of the tribes?"""
        s = self.begun()
        s.push(Conflict(self.hex_, NOT_BEGUN))
        winner = self.run(s)
        return winner == RED

    def hunt(self) -> bool:
        """Does Red kill all animals?"""
        s = self.begun()
        s.push(Animals(self.hex_, 1))
        self.run(s)
        return s.animals(self.hex_) == 0 and s.shown_persons(RED, self.hex_) > 0

    def run(self, s: ValleyState) -> int:
        """Step by step; returns who captures the hex, or -1."""
        winner = -1
        while s.top is not None:
            step = s.top
            s.top = step.below
            if isinstance(step, Capture):
                winner = int(step.seat)
                s.top = None
            elif isinstance(step, ValleyDecision):
                step.take(s, self.answer(s, step))
            else:
                step.execute(s)
        fill(self.dice, s.dice)
        return winner

    def answer(self, s: ValleyState, step: ValleyDecision) -> int:
        """What wins most often, worked out once for everything that can come up."""
        herds = [int(s.herd(species, self.hex_)) for species in ALL_SPECIES]
        below = s.top
        chased = int(below.species) if isinstance(below, Chase) else -1
        left = (int(s.warriors(step.seat, self.hex_)), int(s.women(step.seat, self.hex_)))
        asked = (step.KIND, int(step.seat), *left, int(s.shown_wolves(step.seat, self.hex_)), chased, *herds)
        if asked not in self.known:
            self.known[asked] = self._best(s, step)
        return self.known[asked]

    def _best(self, s: ValleyState, step: ValleyDecision) -> int:
        if isinstance(step, SpeciesOrder):
            hunt = Hunt(s, step.seat, self.hex_)
            present = [species for species in ALL_SPECIES if s.herd(species, self.hex_) > 0]
            return int(HUNT.code(max(present, key=lambda species: hunt.chance_beginning_with(species) or 0.0)))
        assert isinstance(step, Casualty)
        below = s.top
        if isinstance(below, Chase):
            chances = Hunt(s, step.seat, self.hex_).chances_after_loss(below.species)
        elif isinstance(below, CaveBearFight):
            chances = Hunt(s, step.seat, self.hex_, in_cave=True).chances_after_loss(BEAR)
        else:  # against tribes wolves fall first: they cannot fight on alone
            chances = {figure: float(figure == 2) for figure in range(3) if step.kinds >> figure & 1}
        return int(LOSE.code(max(chances, key=lambda figure: chances[figure])))


def near(share: float, chance: float, fights: int) -> bool:
    return abs(share - chance) <= DEVIATIONS * sqrt(max(chance * (1.0 - chance), 1e-4) / fights)


def check_tribes(name: str, fights: int) -> None:
    s, hex_ = position(TRIBES[name])
    chance = TribeFight(s, hex_).chance(RED)
    at = Table(s, hex_)
    assert chance is not None
    share = at.share(fights, at.tribes)
    assert near(share, chance, fights), (share, chance)


def check_hunt(name: str, fights: int) -> None:
    s, hex_ = position(HUNTS[name])
    chance = Hunt(s, RED, hex_).chance()
    at = Table(s, hex_)
    assert chance is not None
    share = at.share(fights, at.hunt)
    assert near(share, chance, fights), (share, chance)


@pytest.mark.rule("VM-10.5", "VM-11.2", "VM-11.3", "VM-11.4", "VM-11.8")
@pytest.mark.parametrize("name", TRIBES)
def test_the_odds_of_tribes_are_those_of_the_dice(name: str) -> None:
    check_tribes(name, 800)


@pytest.mark.rule("VM-10.5", "VM-13.4")
@pytest.mark.parametrize("name", HUNTS)
def test_the_odds_against_animals_are_those_of_the_dice(name: str) -> None:
    check_hunt(name, 800)


@pytest.mark.long
@pytest.mark.parametrize("name", TRIBES)
def test_the_odds_of_tribes_hold_in_100_000_fights(name: str) -> None:
    check_tribes(name, 100_000)


@pytest.mark.long
@pytest.mark.parametrize("name", HUNTS)
def test_the_odds_against_animals_hold_in_100_000_fights(name: str) -> None:
    check_hunt(name, 100_000)


@pytest.mark.rule("VM-20.11")
def test_the_bear_of_the_cave_is_fought_without_the_cave() -> None:
    s, hex_ = position({"hexes": {CAVE: "red:2w1f cave:red"}})
    hunt = Hunt(s, RED, hex_, in_cave=True)
    assert hunt.strength() == 2
    chance = hunt.chance()
    at = Table(s, hex_)

    def won() -> bool:
        begun = at.begun()
        begun.push(CaveBearFight(RED, hex_))
        at.run(begun)
        return begun.persons(RED, hex_) > 0

    assert chance is not None
    assert near(at.share(800, won), chance, 800)


@pytest.mark.rule("VM-10.12")
def test_one_roll() -> None:
    assert higher(0) == 0.5
    assert higher(1) == 21 / (21 + 10)
    assert (higher(5), higher(6), higher(-5)) == (1.0, 1.0, 0.0)


@pytest.mark.rule("VM-11.2")
def test_one_against_one_and_two_against_one() -> None:
    s, hex_ = position({"hexes": {PLACE: "red:1w blue:1w"}})
    assert TribeFight(s, hex_).chance(RED) == 0.5
    s, hex_ = position({"hexes": {PLACE: "red:2w blue:1w"}})
    assert TribeFight(s, hex_).chance(RED) == pytest.approx(21 / 31 + 10 / 31 * 0.5)


@pytest.mark.rule("VM-11.6")
def test_who_alone_has_fighters_wins_without_a_roll() -> None:
    s, hex_ = position({"hexes": {PLACE: "red:1w blue:2f village:blue"}})
    assert TribeFight(s, hex_).chance(RED) == 1.0
    assert TribeFight(s, hex_).chance(Seat(seat("blue"))) == 0.0


def test_a_fight_too_large_to_work_out_has_no_odds() -> None:
    armies = " ".join(f"{colour}:9w" for colour in ("red", "blue", "green", "yellow", "orange"))
    s, hex_ = position({"players": 6, "hexes": {PLACE: armies}})
    assert TribeFight(s, hex_).chance(RED) is None
