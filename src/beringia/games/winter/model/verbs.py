"""The choices of Endless Winter. Their numbers are a public format and follow from the order here: new verbs go to the
end.

A ``card`` is a kind of card in the order of the content file (start cards, stacks, culture cards); there is room for
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
    A_DISPLAY_PLACE,
    A_FIGURE,
    A_SETUP,
    A_SIDE,
    A_SPACE,
    A_STACK,
    A_STONE_SPACE,
    A_TRACK,
    AN_ANIMAL,
    AN_AREA_PLACE,
    FIGURE_NAMES,
    KINDS,
    MEGALITH_SLOTS,
    REST,
    SPACE_NAMES,
    SPACES,
    STONE_SLOTS,
    TILE_EFFECTS,
    Card,
    Space,
)
from beringia.kernel.codes import Argument, CodeSpace, Verb
from beringia.kernel.domains import NO_NAMES, Domain, DomainOf, Lexicon
from beringia.kernel.terms import NO_SEAT, Seat
from beringia.kernel.verbs import verb

SPACE: Final = CodeSpace()

# Where a card to be buried lies: the operand "from" of "bury"
FROM_HAND: Final = 0
FROM_DISCARD: Final = 1
FROM_PLAYED: Final = 2
FROM_PILE: Final = 3
FROM_NAMES: Final = ["hand", "discard", "played", "pile"]

_CARD: Final = ("card", A_CARD)
_HEX: Final = ("hex", A_HEX)
#: What a choice touches that is about no board element.
_NOTHING: Final = " "


class PlaceVerb(Verb):
    """A place for people is what lies there, and that the decision says (``details``); its number is not told."""

    def code(self, place: i64) -> i64:
        return self.base + place

    def read(self, code: i64) -> i64:
        return code - self.base

    def told(self, code: int, lexicon: Lexicon = NO_NAMES) -> dict[str, Argument]:
        return {}


class SlotVerb(PlaceVerb):
    """A place that people count from 1, board elements from 0."""

    def __init__(self, space: CodeSpace, name: str, element: str, operand: tuple[str, Domain]) -> None:
        super().__init__(space, name, [operand])
        self.element: Final[str] = element

    def targets(self, code: int, lexicon: Lexicon = NO_NAMES, me: Seat = NO_SEAT) -> tuple[str, ...]:
        return (f"{self.element}:{self.read(code)}",)


class FigureVerb(Verb):
    """A figure goes to a column, or to the rest space on the own board."""

    def code(self, figure: i64, space: Space) -> i64:
        return self.base + figure * SPACES + space

    def read(self, code: i64) -> tuple[i64, Space]:
        return (code - self.base) // SPACES, Space((code - self.base) % SPACES)

    def targets(self, code: int, lexicon: Lexicon = NO_NAMES, me: Seat = NO_SEAT) -> tuple[str, ...]:
        figure, space = self.read(code)
        target = f"rest:{int(me)}" if space == REST else f"column:{SPACE_NAMES[space]}"
        return f"figure:{FIGURE_NAMES[figure]}", target


class BuryVerb(Verb):
    """A card that is buried, from wherever it lies."""

    def code(self, zone: i64, card: Card) -> i64:
        return self.base + zone * KINDS + card

    def read(self, code: i64) -> tuple[i64, Card]:
        return (code - self.base) // KINDS, Card((code - self.base) % KINDS)

    def targets(self, code: int, lexicon: Lexicon = NO_NAMES, me: Seat = NO_SEAT) -> tuple[str, ...]:
        zone, card = self.read(code)
        return (f"{'card' if zone == FROM_HAND else FROM_NAMES[zone]}:{A_CARD.word(int(card), lexicon)}",)


class SpotVerb(Verb):
    """A place of the megalith site: three numbers inside, one label for people."""

    def code(self, number: i64) -> i64:
        return self.base + number

    def number(self, code: i64) -> i64:
        return code - self.base

    def spot(self, code: int) -> Spot:
        level, y, x = self.decode(code)
        return x, y, level

    def targets(self, code: int, lexicon: Lexicon = NO_NAMES, me: Seat = NO_SEAT) -> tuple[str, ...]:
        return (f"site:{spot_name(self.spot(code))}",)

    def notation(self, code: int, lexicon: Lexicon = NO_NAMES) -> str:
        return f"{self.name} {spot_label(self.spot(code))}"

    def notation_by_names(self, code: int, lexicon: Lexicon = NO_NAMES) -> str | None:
        return f"{self.name} {spot_name(self.spot(code))}"


SKIP: Final = verb(SPACE, "skip")
YES: Final = verb(SPACE, "yes")
DONE: Final = verb(SPACE, "done")
GO_ON: Final = verb(SPACE, "go_on")
END_REST: Final = verb(SPACE, "end")
SPEND_FOOD: Final = verb(SPACE, "food", touches="track:food")
USE_CHIEF: Final = verb(SPACE, "use_chief", touches="chief:{me}")
BUY_TRIBE: Final = verb(SPACE, "buy_tribe", touches="action:buy_tribe")
TAKE_CULTURE: Final = verb(SPACE, "take_culture", touches="action:take_culture")
PLACE_CAMP: Final = verb(SPACE, "place_camp", touches="action:place_camp")
MOVE_CAMP: Final = verb(SPACE, "move_camp", touches="action:move_camp")
REVEAL_ANIMALS: Final = verb(SPACE, "reveal", touches="action:reveal")
TAKE_ANIMAL: Final = verb(SPACE, "take_animal", touches="action:take_animal")
RITE: Final = verb(SPACE, "rite", touches="action:rite")
BUY_STONE: Final = verb(SPACE, "buy_stone", touches="action:buy_stone")
BUILD_VILLAGE: Final = verb(SPACE, "build_village", touches="action:build_village")
TIP_ONE: Final = verb(SPACE, "tip", touches="action:tip")
DRAW_CARD: Final = verb(SPACE, "draw", touches="deck:{me}")
TAKE_TILE: Final = verb(SPACE, "take_tile", touches="tiles:open")
SWAP_TILE: Final = verb(SPACE, "swap_tile", touches="tiles:stack")
VILLAGE_DRAW: Final = verb(SPACE, "village_draw", touches="slot:village")
PRINTED_ORDER: Final = verb(SPACE, "printed_order")
SKIP_REST: Final = verb(SPACE, "skip_rest")
PICK_BRANCH: Final = verb(SPACE, "branch", ("branch", DomainOf(i64, "branch", 2, first=1)), touches=_NOTHING)
RAISE_MARKER: Final = verb(SPACE, "track", ("track", A_TRACK))
PICK_SIDE: Final = verb(SPACE, "side", ("side", A_SIDE))
PICK_CHIEF: Final = verb(SPACE, "chief", ("chief", A_CHIEF))
PICK_SETUP: Final = verb(SPACE, "setup", ("setup", A_SETUP))
TAKE_INCOME: Final = verb(SPACE, "income", ("good", DomainOf(i64, "income", names=WORDS[:INCOMES])), touches=_NOTHING)
PLACE_FIGURE: Final = FigureVerb(SPACE, "place", [("figure", A_FIGURE), ("space", A_SPACE)])
PICK_STACK: Final = PlaceVerb(SPACE, "stack", [("stack", A_STACK)], "buy_tribe")
PICK_IN_DISPLAY: Final = PlaceVerb(SPACE, "display", [("place", A_DISPLAY_PLACE)], "take_culture", "display:{place}")
PICK_ANIMAL: Final = verb(SPACE, "animal", ("animal", AN_ANIMAL), begun_by="take_animal", touches="area:{animal}")
TIP_ANIMAL: Final = verb(SPACE, "tip_animal", ("animal", AN_ANIMAL), begun_by="tip")
USE_TILE: Final = SlotVerb(SPACE, "tile_effect", "tile", ("part", DomainOf(i64, "tile_effect", TILE_EFFECTS, first=1)))
TAKE_SLOT: Final = SlotVerb(SPACE, "slot", "slot", ("slot", DomainOf(i64, "megalith_slot", MEGALITH_SLOTS, first=1)))
SCORE_STONE: Final = SlotVerb(
    SPACE, "score_stone", "own_stone", ("slot", DomainOf(i64, "stone_slot", STONE_SLOTS, first=1))
)
PICK_STONE: Final = PlaceVerb(SPACE, "stone", [("space", A_STONE_SPACE)], "buy_stone", "stone:{space}")
PICK_CAMP: Final = verb(SPACE, "camp", _HEX, begun_by="move_camp", touches="camp:{hex}")
MOVE_TO: Final = verb(SPACE, "to", _HEX, begun_by="place_camp")
TAKE_ICE_FIND: Final = verb(SPACE, "ice_find", _HEX)
TAKE_HEX: Final = verb(SPACE, "hex_income", _HEX)
PICK_JUNCTURE: Final = verb(SPACE, "village", ("juncture", A_JUNCTURE), begun_by="build_village")
PLAY_CULTURE: Final = verb(SPACE, "culture", _CARD)
DISCARD_CARD: Final = verb(SPACE, "discard", _CARD)
PLAY_TRIBE: Final = verb(SPACE, "play", _CARD)
USE_ABILITY: Final = verb(SPACE, "use", _CARD, touches="played:{card}")
ADD_TO_PILE: Final = verb(SPACE, "pile", _CARD)
USE_IN_ECLIPSE: Final = verb(SPACE, "ability", _CARD, touches="pile:{card}")
BURY_CARD: Final = BuryVerb(SPACE, "bury", [("from", DomainOf(i64, "zone", names=FROM_NAMES)), _CARD])
BUILD_ON: Final = SpotVerb(SPACE, "megalith", [("level", LEVELS), ("y", GRID_Y), ("x", GRID_X)])
PICK_IN_AREA: Final = PlaceVerb(SPACE, "area", [("place", AN_AREA_PLACE)], "take_animal", "area:{place}")
