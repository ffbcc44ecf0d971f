"""Sections 6 and 15 of the rules: the culture display and the sacred stones."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beringia.games.winter.cards import cards, effects
from beringia.games.winter.cards.gains import Gain
from beringia.games.winter.cards.goods import gain_points
from beringia.games.winter.chapters import hunt, megaliths
from beringia.games.winter.chapters.actions import Action
from beringia.games.winter.model import events
from beringia.games.winter.model.content import (
    BURIED_CARDS,
    CAMP_TERRAIN_TYPES,
    IDOL_STEPS,
    MEGALITH_TILES,
    OWN_MEGALITHS,
    STONE_TABLE,
    TIPPED_SPECIES,
    VILLAGES_TOUCHING,
)
from beringia.games.winter.model.land import BASE, CORNER
from beringia.games.winter.model.language import CULTURE, STONE
from beringia.games.winter.model.state import HALF, WinterState
from beringia.games.winter.model.step import Gained
from beringia.games.winter.model.terms import (
    ALL_HEXES,
    ALL_JUNCTURES,
    BY_EMPTY,
    BY_STONES,
    DEVELOP,
    DISPLAY,
    HAND_SEEN,
    MIDDLE,
    STONES,
    Animal,
    Card,
    Stone,
)
from beringia.games.winter.model.verbs import BUY_STONE, PICK_IN_DISPLAY, PICK_STONE, SKIP, TAKE_CULTURE
from beringia.kernel.codes import Argument, Refusal
from beringia.kernel.declare import step
from beringia.kernel.state import NOBODY, replaced
from beringia.kernel.terms import Seat

# -- the culture display


def take_culture(s: WinterState, seat: Seat, must: i64) -> None:
    """A card of the display; an empty display gives 1 point (EW-6.3, EW-17.14)."""
    for place in range(i64(DISPLAY)):
        if s.display[place] != NOBODY:
            s.push(CultureTake(seat, must))
            return
    gain_points(s, seat, 1, BY_EMPTY)


@step
class CultureTake(Gained):
    """To hand; its place stays empty until the preparation phase (EW-6.1, EW-6.2)."""

    NAME = "culture_take"
    KIND = 116
    CLAUSE = "EW-17.14"
    VERBS = (PICK_IN_DISPLAY, SKIP)

    def offer(self, s: WinterState) -> None:
        for place in range(i64(DISPLAY)):
            if s.display[place] != NOBODY:
                s.offer(PICK_IN_DISPLAY.code(place))

    def details(self, s: WinterState, code: int) -> dict[str, Argument]:
        return {"card": s.content.cards[s.display[PICK_IN_DISPLAY.read(code)]]}

    def take(self, s: WinterState, code: i64) -> None:
        place: i64 = PICK_IN_DISPLAY.read(code)
        card = Card(s.display[place])
        s.display = replaced(s.display, place, NOBODY)
        cards.add(s, self.seat, card, HAND_SEEN)
        events.CARD_TAKEN.tell(s, self.seat, card, 0)

    def problem(self, s: WinterState) -> str:
        return "" if any(card >= 0 for card in s.display) else "the display is empty"


class Culture(Gain):
    """A card of the display (EW-17.14)."""

    def gain_one(self, s: WinterState, seat: Seat, must: i64) -> None:
        take_culture(s, seat, must)


Culture(CULTURE)


# -- taking stones


def available(s: WinterState, space: i64) -> bool:
    """In era I only the left half (EW-6.5)."""
    return s.stones[space] != NOBODY and (space < HALF or s.second_era())


def can_take(s: WinterState, seat: Seat) -> bool:
    """EW-6.6"""
    if s.stones_owned(seat) == s.content.stones_each:
        return False
    for space in range(i64(STONES)):
        if available(s, space):
            return True
    return False


@step
class StoneTake(Gained):
    """A sacred stone of choice (EW-6.4)."""

    NAME = "stone_take"
    KIND = 126
    CLAUSE = "EW-6.4"
    VERBS = (PICK_STONE, SKIP)

    def offer(self, s: WinterState) -> None:
        for space in range(i64(STONES)):
            if available(s, space):
                s.offer(PICK_STONE.code(space))

    def details(self, s: WinterState, code: int) -> dict[str, Argument]:
        return {"stone": s.content.stones[s.stones[PICK_STONE.read(code)]]}

    def take(self, s: WinterState, code: i64) -> None:
        take_stone(s, self.seat, PICK_STONE.read(code))

    def refuse(self, s: WinterState, code: int) -> Refusal:
        if s.stones[PICK_STONE.read(code)] < 0:
            return Refusal("winter-why-not-there", self.CLAUSE)
        return Refusal("winter-why-later-era", "EW-6.5")

    def problem(self, s: WinterState) -> str:
        return "" if can_take(s, self.seat) else "no stone can be taken"


def take_stone(s: WinterState, seat: Seat, space: i64) -> None:
    """To the leftmost free slot, whose income comes at once (EW-6.7, EW-15.3)."""
    slot: i64 = s.stones_owned(seat)
    stone: i64 = s.stones[space]
    s.stones = replaced(s.stones, space, NOBODY)
    s.own_stones = replaced(s.own_stones, (seat, slot), stone)
    events.STONE_TAKEN.tell(s, seat, Stone(stone), slot + 1)
    if s.content.stone_income[slot] != 0:
        effects.begin(s, seat, s.content.stone_income[slot])


class SacredStone(Gain):
    """A sacred stone (EW-6.4, EW-15.2, EW-17.21)."""

    def receivable(self, s: WinterState, seat: Seat, food: i64, tools: i64, discards: i64) -> bool:
        return can_take(s, seat)

    def gain_one(self, s: WinterState, seat: Seat, must: i64) -> None:
        if can_take(s, seat):
            s.push(StoneTake(seat, must))


SacredStone(STONE)


# -- scoring stones


def stone_points(s: WinterState, seat: Seat, stone: Stone) -> i64:
    """What a stone would bring its owner now (EW-15.10, EW-15.11, EW-15.12, EW-15.13, EW-15.14, EW-15.15, EW-15.16,
    EW-15.17, EW-15.18, EW-15.19, EW-15.20, EW-15.21, EW-15.22, EW-15.23)."""
    number: i64 = min(_counted(s, seat, stone), i64(STONE_TABLE - 1))
    return s.content.stone_points[stone * STONE_TABLE + number]


def score_stone(s: WinterState, seat: Seat, slot: i64) -> None:
    stone = Stone(s.own_stones[seat, slot])
    points: i64 = stone_points(s, seat, stone)
    s.score(seat, points, BY_STONES)
    events.STONE_SCORED.tell(s, seat, stone, points)


def _counted(s: WinterState, seat: Seat, stone: Stone) -> i64:
    """So many there are of what it counts (EW-15.13, EW-15.15, EW-15.16, EW-15.17, EW-15.18, EW-15.19, EW-15.20)."""
    what: i64 = s.content.stone_count[stone]
    of: i64 = s.content.stone_of[stone]
    if what == VILLAGES_TOUCHING:
        return _villages_touching(s, seat, of)
    if what == CAMP_TERRAIN_TYPES:
        return _camp_terrain_types(s, seat)
    if what == OWN_MEGALITHS:
        return megaliths.of_colour(s, seat, of)
    if what == MEGALITH_TILES:
        return megaliths.tiles_with_colour(s, seat)
    if what == BURIED_CARDS:
        return cards.buried(s, seat)
    if what == IDOL_STEPS:
        return s.players[seat].offering + s.players[seat].honor
    if what == TIPPED_SPECIES:
        return hunt.tipped_species(s, seat)
    return s.tipped[seat, Animal(of)]


def _villages_touching(s: WinterState, seat: Seat, terrain: i64) -> i64:
    """A village that touches two such hexes counts once (EW-15.10)."""
    total: i64 = 0
    for juncture in ALL_JUNCTURES:
        if s.villages[juncture] == seat:
            for n in range(i64(3)):
                if s.terrain[CORNER[juncture * 3 + n]] == terrain:
                    total += 1
                    break
    return total


def _camp_terrain_types(s: WinterState, seat: Seat) -> i64:
    """Glacier is a type, the base is not (EW-15.11, EW-15.12)."""
    found: i64 = 0
    total: i64 = 0
    for hex_ in ALL_HEXES:
        if hex_ != BASE and s.camps[seat, hex_] > 0:
            bit: i64 = i64(1) << s.terrain[hex_]
            if found & bit == 0:
                found |= bit
                total += 1
    return total


# -- the actions of the column


class TakeCulture(Action):
    """A culture card for labor (EW-6.1)."""

    CLAUSE = "EW-6.1"
    COSTS = ("halves",)

    def half_labor(self, s: WinterState) -> i64:
        return s.content.culture_half_labor

    def act(self, s: WinterState, seat: Seat) -> None:
        take_culture(s, seat, 1)


class BuyStone(Action):
    """A sacred stone at the price of the next slot (EW-6.6)."""

    COSTS = ("food", "tools")

    def food(self, s: WinterState, seat: Seat) -> i64:
        return s.content.stone_food[s.stones_owned(seat)]

    def tools(self, s: WinterState, seat: Seat) -> i64:
        return s.content.stone_tool[s.stones_owned(seat)]

    def possible(self, s: WinterState, seat: Seat) -> bool:
        return can_take(s, seat) and self.affordable(s, seat)

    def act(self, s: WinterState, seat: Seat) -> None:
        s.push(StoneTake(seat, 1))

    def refusal(self, s: WinterState, seat: Seat) -> Refusal:
        return Refusal("winter-why-cannot-pay" if can_take(s, seat) else "winter-why-no-stone", "EW-6.6")


DEVELOP_ACTIONS: Final[list[Action]] = [TakeCulture(TAKE_CULTURE, DEVELOP), BuyStone(BUY_STONE, DEVELOP, MIDDLE)]
