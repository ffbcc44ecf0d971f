"""The choices of Endless Winter. Their numbers are a public format and follow from the order here: new verbs go to the
end.

A ``kind`` is a kind of card in the order of the content file (start cards, stacks, culture cards); there is room for
more kinds than the printed game has. Hexes are numbered row by row from the north, junctures by their hexes.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beringia.games.winter.land import A_HEX, A_JUNCTURE
from beringia.games.winter.language import INCOMES, WORDS
from beringia.games.winter.site import GRID_X, GRID_Y, LEVELS, Spot, spot_label, spot_name
from beringia.games.winter.terms import (
    A_CARD,
    A_CHIEF,
    A_FIGURE,
    A_SETUP,
    A_SIDE,
    A_SPACE,
    A_STACK,
    A_TRACK,
    AN_ANIMAL,
    AREA_PLACES,
    DISPLAY,
    KINDS,
    MEGALITH_SLOTS,
    SPACES,
    STONE_SLOTS,
    STONES,
    TILE_EFFECTS,
    Animal,
    Card,
    Hex,
    Juncture,
    Space,
    Stack,
)
from beringia.kernel.codes import CodeSpace, Verb
from beringia.kernel.domains import NO_NAMES, Domain, Lexicon

SPACE: Final = CodeSpace()

# Where a card to be buried lies: the operand "from" of "bury"
FROM_HAND: Final = 0
FROM_DISCARD: Final = 1
FROM_PLAYED: Final = 2
FROM_PILE: Final = 3
FROM_NAMES: Final = ["hand", "discard", "played", "pile"]

_KIND: Final = ("kind", A_CARD)
_HEX: Final = ("hex", A_HEX)


class PlainVerb(Verb):
    pass


class NumberVerb(Verb):
    """One of a few: a branch, a track, a side, a slot, a place."""

    def code(self, number: i64) -> i64:
        return self.base + number

    def number(self, code: i64) -> i64:
        return code - self.base


class SpotVerb(NumberVerb):
    """A place of the megalith site: three numbers inside, one label for people."""

    def spot(self, code: int) -> Spot:
        level, y, x = self.decode(code)
        return x, y, level

    def notation(self, code: int, lexicon: Lexicon = NO_NAMES) -> str:
        return f"{self.name} {spot_label(self.spot(code))}"

    def notation_by_names(self, code: int, lexicon: Lexicon = NO_NAMES) -> str | None:
        return f"{self.name} {spot_name(self.spot(code))}"


class CardVerb(Verb):
    def code(self, card: Card) -> i64:
        return self.base + card

    def card(self, code: i64) -> Card:
        return Card(code - self.base)


class HexVerb(Verb):
    def code(self, hex_: Hex) -> i64:
        return self.base + hex_

    def hex(self, code: i64) -> Hex:
        return Hex(code - self.base)


class JunctureVerb(Verb):
    def code(self, juncture: Juncture) -> i64:
        return self.base + juncture

    def juncture(self, code: i64) -> Juncture:
        return Juncture(code - self.base)


class AnimalVerb(Verb):
    def code(self, animal: Animal) -> i64:
        return self.base + animal

    def animal(self, code: i64) -> Animal:
        return Animal(code - self.base)


class StackVerb(Verb):
    def code(self, stack: Stack) -> i64:
        return self.base + stack

    def stack(self, code: i64) -> Stack:
        return Stack(code - self.base)


class FigureVerb(Verb):
    """A figure goes to a column or to the rest space."""

    def code(self, figure: i64, space: Space) -> i64:
        return self.base + figure * SPACES + space

    def figure(self, code: i64) -> i64:
        return (code - self.base) // SPACES

    def space(self, code: i64) -> Space:
        return Space((code - self.base) % SPACES)


class BuryVerb(Verb):
    """A card is buried from one of four places."""

    def code(self, origin: i64, card: Card) -> i64:
        return self.base + origin * KINDS + card

    def origin(self, code: i64) -> i64:
        return (code - self.base) // KINDS

    def card(self, code: i64) -> Card:
        return Card((code - self.base) % KINDS)


SKIP: Final = PlainVerb(SPACE, "skip")
YES: Final = PlainVerb(SPACE, "yes")
DONE: Final = PlainVerb(SPACE, "done")
GO_ON: Final = PlainVerb(SPACE, "go_on")
END_REST: Final = PlainVerb(SPACE, "end")
SPEND_FOOD: Final = PlainVerb(SPACE, "food")
USE_CHIEF: Final = PlainVerb(SPACE, "use_chief")
BUY_TRIBE: Final = PlainVerb(SPACE, "buy_tribe")
TAKE_CULTURE: Final = PlainVerb(SPACE, "take_culture")
PLACE_CAMP: Final = PlainVerb(SPACE, "place_camp")
MOVE_CAMP: Final = PlainVerb(SPACE, "move_camp")
REVEAL_ANIMALS: Final = PlainVerb(SPACE, "reveal")
TAKE_ANIMAL: Final = PlainVerb(SPACE, "take_animal")
RITE: Final = PlainVerb(SPACE, "rite")
BUY_STONE: Final = PlainVerb(SPACE, "buy_stone")
BUILD_VILLAGE: Final = PlainVerb(SPACE, "build_village")
TIP_ONE: Final = PlainVerb(SPACE, "tip")
DRAW_CARD: Final = PlainVerb(SPACE, "draw")
TAKE_TILE: Final = PlainVerb(SPACE, "take_tile")
SWAP_TILE: Final = PlainVerb(SPACE, "swap_tile")
VILLAGE_DRAW: Final = PlainVerb(SPACE, "village_draw")
PRINTED_ORDER: Final = PlainVerb(SPACE, "printed_order")
SKIP_REST: Final = PlainVerb(SPACE, "skip_rest")
PICK_BRANCH: Final = NumberVerb(SPACE, "branch", [("branch", Domain("branch", 2, first=1))])
RAISE_MARKER: Final = NumberVerb(SPACE, "track", [("track", A_TRACK)])
PICK_SIDE: Final = NumberVerb(SPACE, "side", [("side", A_SIDE)])
PICK_CHIEF: Final = NumberVerb(SPACE, "chief", [("chief", A_CHIEF)])
PICK_SETUP: Final = NumberVerb(SPACE, "setup", [("setup", A_SETUP)])
TAKE_INCOME: Final = NumberVerb(SPACE, "income", [("word", Domain("income", names=WORDS[:INCOMES]))])
PLACE_FIGURE: Final = FigureVerb(SPACE, "place", [("figure", A_FIGURE), ("space", A_SPACE)])
PICK_STACK: Final = StackVerb(SPACE, "stack", [("stack", A_STACK)], begun_by="buy_tribe")
PICK_IN_DISPLAY: Final = NumberVerb(SPACE, "display", [("place", DISPLAY)], begun_by="take_culture")
PICK_ANIMAL: Final = AnimalVerb(SPACE, "animal", [("animal", AN_ANIMAL)], begun_by="take_animal")
TIP_ANIMAL: Final = AnimalVerb(SPACE, "tip_animal", [("animal", AN_ANIMAL)], begun_by="tip")
USE_TILE: Final = NumberVerb(SPACE, "tile_effect", [("part", Domain("tile_effect", TILE_EFFECTS, first=1))])
TAKE_SLOT: Final = NumberVerb(SPACE, "slot", [("slot", Domain("megalith_slot", MEGALITH_SLOTS, first=1))])
SCORE_STONE: Final = NumberVerb(SPACE, "score_stone", [("slot", Domain("stone_slot", STONE_SLOTS, first=1))])
PICK_STONE: Final = NumberVerb(SPACE, "stone", [("space", STONES)], begun_by="buy_stone")
PICK_CAMP: Final = HexVerb(SPACE, "camp", [_HEX], begun_by="move_camp")
MOVE_TO: Final = HexVerb(SPACE, "to", [_HEX], begun_by="place_camp")
TAKE_ICE_FIND: Final = HexVerb(SPACE, "ice_find", [_HEX])
TAKE_HEX: Final = HexVerb(SPACE, "hex_income", [_HEX])
PICK_JUNCTURE: Final = JunctureVerb(SPACE, "village", [("juncture", A_JUNCTURE)], begun_by="build_village")
PLAY_CULTURE: Final = CardVerb(SPACE, "culture", [_KIND])
DISCARD_CARD: Final = CardVerb(SPACE, "discard", [_KIND])
PLAY_TRIBE: Final = CardVerb(SPACE, "play", [_KIND])
USE_ABILITY: Final = CardVerb(SPACE, "use", [_KIND])
ADD_TO_PILE: Final = CardVerb(SPACE, "pile", [_KIND])
USE_IN_ECLIPSE: Final = CardVerb(SPACE, "ability", [_KIND])
BURY_CARD: Final = BuryVerb(SPACE, "bury", [("from", Domain("zone", names=FROM_NAMES)), _KIND])
BUILD_ON: Final = SpotVerb(SPACE, "megalith", [("level", LEVELS), ("y", GRID_Y), ("x", GRID_X)])
PICK_IN_AREA: Final = NumberVerb(SPACE, "area", [("place", AREA_PLACES)], begun_by="take_animal")
