"""The numbers of Endless Winter, each a type of its own, so that a hex cannot be taken for a seat."""

from __future__ import annotations

from typing import Final, NewType, cast

from librt.vecs import vec
from mypy_extensions import i64

Seat = NewType("Seat", i64)

Hex = NewType("Hex", i64)
Juncture = NewType("Juncture", i64)
#: A kind of card, in the order of the content file.
Card = NewType("Card", i64)
#: Where a card of a player lies.
Zone = NewType("Zone", i64)
#: A species.
Animal = NewType("Animal", i64)
Stone = NewType("Stone", i64)
#: A stack of tribe cards.
Stack = NewType("Stack", i64)
#: A column, or the rest space.
Space = NewType("Space", i64)
#: Where a megalith can stand: a square of the ground, or a place on an upper level.
Place = NewType("Place", i64)
#: A word of the effect language: what is gained.
Word = NewType("Word", i64)
#: Where the instructions of an effect, or of the rest of one, begin.
Effect = NewType("Effect", i64)
NomadCard = NewType("NomadCard", i64)
MapCard = NewType("MapCard", i64)

# How many there are, or can be
SEATS: Final = 4
KINDS: Final = 64  #       of cards
CHIEFS: Final = 8
SETUPS: Final = 8
SPECIES: Final = 8
STACKS: Final = 5
DISPLAY: Final = 8
STONES: Final = 14  #      spaces on the main board
STONE_SLOTS: Final = 3  #  on a player board
HEXES: Final = 19
JUNCTURES: Final = 24
SPACES: Final = 5  #       four columns and the rest space
COLUMNS: Final = 4
AREA_PLACES: Final = 6
TILE_EFFECTS: Final = 4  # of a rest tile
ROUNDS: Final = 4

NO_CARD: Final = Card(-1)


def _numbers(count: int) -> vec[i64]:
    return vec[i64](list(range(count)))


ALL_HEXES: Final = cast("vec[Hex]", _numbers(HEXES))
ALL_JUNCTURES: Final = cast("vec[Juncture]", _numbers(JUNCTURES))
ALL_SPECIES: Final = cast("vec[Animal]", _numbers(SPECIES))
ALL_STACKS: Final = cast("vec[Stack]", _numbers(STACKS))
#: The first so many seats, by their number.
FIRST_SEATS: Final = [cast("vec[Seat]", _numbers(count)) for count in range(SEATS + 1)]
