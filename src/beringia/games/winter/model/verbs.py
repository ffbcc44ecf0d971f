"""The choices of Endless Winter. Their numbers are a public format and follow from the order here: new verbs go to the
end.

A ``kind`` is a kind of card in the order of the content file (start cards, stacks, culture cards); there is room for
more kinds than the printed game has. Hexes are numbered row by row from the north, junctures by their hexes.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beringia.games.winter.model.land import A_HEX, A_JUNCTURE
from beringia.games.winter.model.language import INCOMES, WORDS
from beringia.games.winter.model.site import GRID_X, GRID_Y, LEVELS, Spot, spot_label, spot_name
from beringia.games.winter.model.terms import (
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
    MEGALITH_SLOTS,
    STONE_SLOTS,
    STONES,
    TILE_EFFECTS,
)
from beringia.kernel.codes import CodeSpace, Verb
from beringia.kernel.domains import NO_NAMES, DomainOf, Lexicon
from beringia.kernel.verbs import verb

SPACE: Final = CodeSpace()

# Where a card to be buried lies: the operand "from" of "bury"
FROM_HAND: Final = 0
FROM_DISCARD: Final = 1
FROM_PLAYED: Final = 2
FROM_PILE: Final = 3
FROM_NAMES: Final = ["hand", "discard", "played", "pile"]

_KIND: Final = ("kind", A_CARD)
_HEX: Final = ("hex", A_HEX)


class SpotVerb(Verb):
    """A place of the megalith site: three numbers inside, one label for people."""

    def code(self, number: i64) -> i64:
        return self.base + number

    def number(self, code: i64) -> i64:
        return code - self.base

    def spot(self, code: int) -> Spot:
        level, y, x = self.decode(code)
        return x, y, level

    def notation(self, code: int, lexicon: Lexicon = NO_NAMES) -> str:
        return f"{self.name} {spot_label(self.spot(code))}"

    def notation_by_names(self, code: int, lexicon: Lexicon = NO_NAMES) -> str | None:
        return f"{self.name} {spot_name(self.spot(code))}"


SKIP: Final = verb(SPACE, "skip")
YES: Final = verb(SPACE, "yes")
DONE: Final = verb(SPACE, "done")
GO_ON: Final = verb(SPACE, "go_on")
END_REST: Final = verb(SPACE, "end")
SPEND_FOOD: Final = verb(SPACE, "food")
USE_CHIEF: Final = verb(SPACE, "use_chief")
BUY_TRIBE: Final = verb(SPACE, "buy_tribe")
TAKE_CULTURE: Final = verb(SPACE, "take_culture")
PLACE_CAMP: Final = verb(SPACE, "place_camp")
MOVE_CAMP: Final = verb(SPACE, "move_camp")
REVEAL_ANIMALS: Final = verb(SPACE, "reveal")
TAKE_ANIMAL: Final = verb(SPACE, "take_animal")
RITE: Final = verb(SPACE, "rite")
BUY_STONE: Final = verb(SPACE, "buy_stone")
BUILD_VILLAGE: Final = verb(SPACE, "build_village")
TIP_ONE: Final = verb(SPACE, "tip")
DRAW_CARD: Final = verb(SPACE, "draw")
TAKE_TILE: Final = verb(SPACE, "take_tile")
SWAP_TILE: Final = verb(SPACE, "swap_tile")
VILLAGE_DRAW: Final = verb(SPACE, "village_draw")
PRINTED_ORDER: Final = verb(SPACE, "printed_order")
SKIP_REST: Final = verb(SPACE, "skip_rest")
PICK_BRANCH: Final = verb(SPACE, "branch", ("branch", DomainOf(i64, "branch", 2, first=1)))
RAISE_MARKER: Final = verb(SPACE, "track", ("track", A_TRACK))
PICK_SIDE: Final = verb(SPACE, "side", ("side", A_SIDE))
PICK_CHIEF: Final = verb(SPACE, "chief", ("chief", A_CHIEF))
PICK_SETUP: Final = verb(SPACE, "setup", ("setup", A_SETUP))
TAKE_INCOME: Final = verb(SPACE, "income", ("word", DomainOf(i64, "income", names=WORDS[:INCOMES])))
PLACE_FIGURE: Final = verb(SPACE, "place", ("figure", A_FIGURE), ("space", A_SPACE))
PICK_STACK: Final = verb(SPACE, "stack", ("stack", A_STACK), begun_by="buy_tribe")
PICK_IN_DISPLAY: Final = verb(SPACE, "display", ("place", DomainOf(i64, "place", DISPLAY)), begun_by="take_culture")
PICK_ANIMAL: Final = verb(SPACE, "animal", ("animal", AN_ANIMAL), begun_by="take_animal")
TIP_ANIMAL: Final = verb(SPACE, "tip_animal", ("animal", AN_ANIMAL), begun_by="tip")
USE_TILE: Final = verb(SPACE, "tile_effect", ("part", DomainOf(i64, "tile_effect", TILE_EFFECTS, first=1)))
TAKE_SLOT: Final = verb(SPACE, "slot", ("slot", DomainOf(i64, "megalith_slot", MEGALITH_SLOTS, first=1)))
SCORE_STONE: Final = verb(SPACE, "score_stone", ("slot", DomainOf(i64, "stone_slot", STONE_SLOTS, first=1)))
PICK_STONE: Final = verb(SPACE, "stone", ("space", DomainOf(i64, "space", STONES)), begun_by="buy_stone")
PICK_CAMP: Final = verb(SPACE, "camp", _HEX, begun_by="move_camp")
MOVE_TO: Final = verb(SPACE, "to", _HEX, begun_by="place_camp")
TAKE_ICE_FIND: Final = verb(SPACE, "ice_find", _HEX)
TAKE_HEX: Final = verb(SPACE, "hex_income", _HEX)
PICK_JUNCTURE: Final = verb(SPACE, "village", ("juncture", A_JUNCTURE), begun_by="build_village")
PLAY_CULTURE: Final = verb(SPACE, "culture", _KIND)
DISCARD_CARD: Final = verb(SPACE, "discard", _KIND)
PLAY_TRIBE: Final = verb(SPACE, "play", _KIND)
USE_ABILITY: Final = verb(SPACE, "use", _KIND)
ADD_TO_PILE: Final = verb(SPACE, "pile", _KIND)
USE_IN_ECLIPSE: Final = verb(SPACE, "ability", _KIND)
BURY_CARD: Final = verb(SPACE, "bury", ("from", DomainOf(i64, "zone", names=FROM_NAMES)), _KIND)
BUILD_ON: Final = SpotVerb(SPACE, "megalith", [("level", LEVELS), ("y", GRID_Y), ("x", GRID_X)])
PICK_IN_AREA: Final = verb(SPACE, "area", ("place", DomainOf(i64, "place", AREA_PLACES)), begun_by="take_animal")
