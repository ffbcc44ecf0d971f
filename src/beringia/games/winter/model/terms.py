"""The numbers of Endless Winter: each a type of its own, so that a hex cannot be taken for a seat; how many there are
of each, and what they mean outside.
"""

from __future__ import annotations

from typing import Final, NewType

from librt.vecs import vec
from mypy_extensions import i64

from beringia.kernel.domains import HALVES, TITLE, DomainOf
from beringia.kernel.terms import Seat, array_of

Hex = NewType("Hex", i64)
Juncture = NewType("Juncture", i64)
#: A kind of card, in the order of the content file.
Card = NewType("Card", i64)
#: A species.
Animal = NewType("Animal", i64)
Stone = NewType("Stone", i64)
#: A stack of tribe cards.
Stack = NewType("Stack", i64)
#: A column, or the rest space.
Space = NewType("Space", i64)
#: Where a megalith can stand: a square of the ground, or a place on an upper level.
Place = NewType("Place", i64)
#: Where the instructions of an effect, or of the rest of one, begin.
Effect = NewType("Effect", i64)
NomadCard = NewType("NomadCard", i64)
MapCard = NewType("MapCard", i64)

# How many there are, or can be
SEATS: Final = 4
KINDS: Final = 64  #        of cards
CHIEFS: Final = 8
SETUPS: Final = 8
SPECIES: Final = 8
STACKS: Final = 5
DISPLAY: Final = 8
STONES: Final = 14  #       spaces on the main board
STONE_KINDS: Final = 40
STONE_SLOTS: Final = 3  #   on a player board
MEGALITH_SLOTS: Final = 5
HEXES: Final = 19  # EW-1.7
JUNCTURES: Final = 24
SPACES: Final = 5  #        four columns and the rest space
COLUMNS: Final = 4
AREA_PLACES: Final = 6
TILE_EFFECTS: Final = 4  #  of a rest tile
ROUNDS: Final = 4
MOST_CULTURE: Final = 32  # cards of an era
MOST_ANIMALS: Final = 80
MOST_TERRAINS: Final = 12
MOST_ICE: Final = 16
MOST_REST: Final = 6
NOMAD_CARDS: Final = 16
MAP_CARDS: Final = 6

#: One bit for each kind of card. A table, because compiled code shifts a literal 1 as a number of 32 bits only.
BIT: Final[vec[i64]] = vec[i64]([1 << kind for kind in range(KINDS - 1)])

# Columns and the rest space
INITIATE: Final = 0
DEVELOP: Final = 1
MIGRATE: Final = 2
HUNT: Final = 3
REST: Final = 4
COLUMN_NAMES: Final = ["initiate", "develop", "migrate", "hunt"]  # EW-1.5
SPACE_NAMES: Final = [*COLUMN_NAMES, "rest"]

# Phases
SETUP: Final = 0
ACTION: Final = 1
ECLIPSE: Final = 2
OVER: Final = 3
PHASE_NAMES: Final = ["setup", "action", "eclipse", "over"]

# Spaces of a column, and figures
TOP: Final = 0
MIDDLE: Final = 1
BOTTOM: Final = 2
LEVEL_NAMES: Final = ["top", "middle", "bottom"]
TRIBE_FIGURE: Final = 0
CHIEF_FIGURE: Final = 1
FIGURE_NAMES: Final = ["tribe", "chief"]

# Drafts
NO_DRAFT: Final = 0
DRAFT_SETUP: Final = 1
DRAFT_BOTH: Final = 2
DRAFT_NAMES: Final = ["none", "setup", "chief_setup"]

# Sources of points
BY_EFFECT: Final = 0  #    "vp" of cards, tiles, squares and slots
BY_SITE: Final = 1  #      upper levels
BY_IDOLS: Final = 2  #     steps of the idol board
BY_STONES: Final = 3
BY_EMPTY: Final = 4  #     something to take was gone
BY_GOODS: Final = 5  #     final scoring: offering track
BY_GRAVES: Final = 6  #    final scoring: honor track
BY_CARDS: Final = 7  #     final scoring: printed on cards
BY_ANIMALS: Final = 8  #   final scoring
SOURCES: Final = 9
SOURCE_NAMES: Final = ["effects", "site", "idols", "stones", "empty", "goods", "graves", "cards", "animals"]

# Idol tracks
OFFERING_TRACK: Final = 0
HONOR_TRACK: Final = 1
TRACK_NAMES: Final = ["offering", "honor"]

# -- Cards of a player: in the order in which they came to where they are

MOST_CARDS: Final = 144  # EW-1.2, EW-2.48
ZONE: Final = 16  # a card is kind * ZONE + zone

DECK: Final = 0  #              the last one is on top
DISCARD_PILE: Final = 1
IN_PLAY: Final = 2
READY: Final = 3  #             played, its ability not used yet
HAND: Final = 4
HAND_SEEN: Final = 5  #         in hand, and everybody knows it
ECLIPSE_PILE: Final = 6
ECLIPSE_PILE_USED: Final = 7  # the same, its ability used
GRAVES: Final = 8
GRAVES_SEEN: Final = 9  #       buried before everybody's eyes
DECK_SEEN: Final = 10  #        of the nomads' offering deck: everybody saw which card it is
ZONE_NAMES: Final = [  # EW-1.4
    "deck", "discard", "played", "ready", "hand", "hand_seen", "pile", "pile_used", "buried", "buried_seen",
    "deck_seen",
]  # fmt: skip

#: Owner of a neutral megalith.
NEUTRAL: Final = 4  # EW-1.10, EW-15.21

#: In a solo game the nomads are the second side at the table: all that a player owns they own under this number, but
#: they are no seat, because they decide nothing.
NOMADS: Final = Seat(1)

NO_CARD: Final = Card(-1)
NO_SPACE: Final = Space(-1)


ALL_HEXES: Final[vec[Hex]] = array_of(range(HEXES))
ALL_JUNCTURES: Final[vec[Juncture]] = array_of(range(JUNCTURES))
ALL_SPECIES: Final[vec[Animal]] = array_of(range(SPECIES))
ALL_STACKS: Final[vec[Stack]] = array_of(range(STACKS))
#: The first so many seats, by their number.
FIRST_SEATS: Final[list[vec[Seat]]] = [array_of(range(count)) for count in range(SEATS + 1)]

# -- what the numbers mean outside; names that are missing here are those of the content

A_SEAT: Final = DomainOf(Seat, "seat", SEATS)
A_CARD: Final = DomainOf(Card, "card", KINDS, reads=TITLE, group="cards")
A_CHIEF: Final = DomainOf(i64, "chief", CHIEFS, reads=TITLE, group="chiefs")
A_SETUP: Final = DomainOf(i64, "setup", SETUPS, reads=TITLE, group="setups")
A_SIDE: Final = DomainOf(i64, "side", names=["a", "b"])
AN_ANIMAL: Final = DomainOf(Animal, "animal", SPECIES, reads=TITLE, group="animals")
A_STACK: Final = DomainOf(Stack, "stack", STACKS)
A_STONE: Final = DomainOf(Stone, "stone", STONE_KINDS, reads=TITLE, group="stones")
A_TERRAIN: Final = DomainOf(i64, "terrain", MOST_TERRAINS, reads=TITLE, group="terrain")
AN_ICE_FIND: Final = DomainOf(i64, "ice_find", MOST_ICE, reads=TITLE, group="ice_finds")
A_REST_TILE: Final = DomainOf(i64, "rest_tile", MOST_REST, reads=TITLE, group="rest_tiles")
A_NOMAD_CARD: Final = DomainOf(NomadCard, "nomad_card", NOMAD_CARDS)
A_MAP_CARD: Final = DomainOf(MapCard, "map_card", MAP_CARDS)
A_FIGURE: Final = DomainOf(i64, "figure", names=FIGURE_NAMES)
A_SPACE: Final = DomainOf(Space, "space", names=SPACE_NAMES)
A_COLUMN: Final = DomainOf(Space, "column", names=COLUMN_NAMES, reads=TITLE, group="columns")
A_LEVEL: Final = DomainOf(i64, "level", names=LEVEL_NAMES)
HALF_LABOR: Final = DomainOf(i64, "half_labor", 1_000_000, reads=HALVES)
A_SOURCE: Final = DomainOf(i64, "source", names=SOURCE_NAMES)
A_TRACK: Final = DomainOf(i64, "track", names=TRACK_NAMES)
A_PHASE: Final = DomainOf(i64, "phase", names=PHASE_NAMES)
A_ROUND: Final = DomainOf(i64, "round", ROUNDS)
AN_ERA: Final = DomainOf(i64, "era", 2)

# Where things lie
A_STONE_SLOT: Final = DomainOf(i64, "stone_slot", STONE_SLOTS)
A_STONE_SPACE: Final = DomainOf(i64, "stone_space", STONES)
A_DISPLAY_PLACE: Final = DomainOf(i64, "display_place", DISPLAY)
AN_AREA_PLACE: Final = DomainOf(i64, "area_place", AREA_PLACES)
A_REST_PLACE: Final = DomainOf(i64, "rest_place", MOST_REST)
A_DECK_PLACE: Final = DomainOf(i64, "deck_place", MOST_CULTURE)
AN_ANIMAL_PLACE: Final = DomainOf(i64, "animal_place", MOST_ANIMALS)
A_CARD_PLACE: Final = DomainOf(i64, "card_place", MOST_CARDS)

# Two things in one number
A_HELD_CARD: Final = DomainOf(i64, "held", KINDS * ZONE, optional=True)  #        a card and its zone
A_LAID_ICE_FIND: Final = DomainOf(i64, "ice", 2 * MOST_ICE, optional=True)  #     an ice find and whether it is open
A_TAKER: Final = DomainOf(i64, "symbol", 2 * SEATS, optional=True)  #             a seat and its figure
A_PIECE: Final = DomainOf(i64, "piece", NEUTRAL + 1, optional=True)  #            a seat, or the neutral ones
