"""The choice codes of Endless Winter: which integers mean what. They are a public format; new verbs go to the end.

A ``kind`` is a kind of card in the order of the content file (start cards, stacks, culture cards); there is room for
more kinds than the printed game has. Hexes are numbered row by row from the north, junctures by their hexes.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.winter.language import INCOMES
from beringia.games.winter.terms import (
    AREA_PLACES,
    CHIEFS,
    DISPLAY,
    HEXES,
    JUNCTURES,
    KINDS,
    SETUPS,
    SPACES,
    SPECIES,
    STACKS,
    STONES,
    TILE_EFFECTS,
)
from beringia.kernel.codes import CodeSpace

GRID_X: Final = 10  #     the megalith site fits into this grid
GRID_Y: Final = 8
LEVELS: Final = 4
GRID: Final = GRID_X * GRID_Y * LEVELS

#: One bit for each kind of card. A table, because compiled code shifts a literal 1 as a number of 32 bits only.
BIT: Final[vec[i64]] = vec[i64]([1 << kind for kind in range(KINDS - 1)])

# Where a card to be buried lies: the operand "zone" of "bury"
FROM_HAND: Final = 0
FROM_DISCARD: Final = 1
FROM_PLAYED: Final = 2
FROM_PILE: Final = 3

_KIND: Final = ("kind", KINDS)
_HEX: Final = ("hex", HEXES)

SPACE: Final = CodeSpace(
    [
        ("skip", ()),
        ("yes", ()),
        ("done", ()),
        ("go_on", ()),
        ("end", ()),
        ("food", ()),
        ("use_chief", ()),
        ("buy_tribe", ()),
        ("take_culture", ()),
        ("place_camp", ()),
        ("move_camp", ()),
        ("reveal", ()),
        ("take_animal", ()),
        ("rite", ()),
        ("buy_stone", ()),
        ("build_village", ()),
        ("tip", ()),
        ("draw", ()),
        ("take_tile", ()),
        ("swap_tile", ()),
        ("village_draw", ()),
        ("printed_order", ()),
        ("skip_rest", ()),
        ("branch", (("branch", 2),)),
        ("track", (("track", 2),)),
        ("side", (("side", 2),)),
        ("chief", (("chief", CHIEFS),)),
        ("setup", (("setup", SETUPS),)),
        ("income", (("word", INCOMES),)),
        ("place", (("figure", 2), ("space", SPACES))),
        ("stack", (("stack", STACKS),)),
        ("display", (("place", DISPLAY),)),
        ("animal", (("animal", SPECIES),)),
        ("tip_animal", (("animal", SPECIES),)),
        ("tile_effect", (("effect", TILE_EFFECTS),)),
        ("slot", (("slot", 5),)),
        ("score_stone", (("slot", 3),)),
        ("stone", (("space", STONES),)),
        ("camp", (_HEX,)),
        ("to", (_HEX,)),
        ("ice_find", (_HEX,)),
        ("hex_income", (_HEX,)),
        ("village", (("juncture", JUNCTURES),)),
        ("culture", (_KIND,)),
        ("discard", (_KIND,)),
        ("play", (_KIND,)),
        ("use", (_KIND,)),
        ("pile", (_KIND,)),
        ("ability", (_KIND,)),
        ("bury", (("zone", 4), _KIND)),
        ("megalith", (("level", LEVELS), ("y", GRID_Y), ("x", GRID_X))),
        ("area", (("place", AREA_PLACES),)),
    ]
)

SKIP: Final = 0
USE_IT: Final = 1
PILE_DONE: Final = 2
GO_ON: Final = 3
END_REST: Final = 4
SPEND_FOOD: Final = 5
USE_CHIEF: Final = 6
BUY_TRIBE: Final = 7
TAKE_CULTURE: Final = 8
PLACE_CAMP: Final = 9
MOVE_CAMP: Final = 10
REVEAL_ANIMALS: Final = 11
TAKE_ANIMAL: Final = 12
RITE: Final = 13
BUY_STONE: Final = 14
BUILD_VILLAGE: Final = 15
TIP_ONE: Final = 16
DRAW_CARD: Final = 17
TAKE_TILE: Final = 18
SWAP_TILE: Final = 19
VILLAGE_DRAW: Final = 20
PRINTED_ORDER: Final = 21
SKIP_REST: Final = 22
PICK_BRANCH: Final = 23
RAISE_MARKER: Final = 25
PICK_SIDE: Final = 27
PICK_CHIEF: Final = 29
PICK_SETUP: Final = 37
TAKE_INCOME: Final = 45
PLACE_FIGURE: Final = 50
PICK_STACK: Final = 60
PICK_IN_DISPLAY: Final = 65
PICK_ANIMAL: Final = 73
TIP_ANIMAL: Final = 81
USE_TILE: Final = 89
TAKE_SLOT: Final = 93
SCORE_STONE: Final = 98
PICK_STONE: Final = 101
PICK_CAMP: Final = 115
MOVE_TO: Final = 134
TAKE_ICE_FIND: Final = 153
TAKE_HEX: Final = 172
PICK_JUNCTURE: Final = 191
PLAY_CULTURE: Final = 215
DISCARD_CARD: Final = 279
PLAY_TRIBE: Final = 343
USE_ABILITY: Final = 407
ADD_TO_PILE: Final = 471
USE_IN_ECLIPSE: Final = 535
BURY_CARD: Final = 599
BUILD_ON: Final = 855
PICK_IN_AREA: Final = 1175


def place_code(figure: i64, space: i64) -> i64:
    return PLACE_FIGURE + figure * SPACES + space


def bury_code(zone: i64, kind: i64) -> i64:
    return BURY_CARD + zone * KINDS + kind
