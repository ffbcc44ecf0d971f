"""The numbers of the game, each a type of its own: mypy sees a hex where a seat belongs. Their names and ranges, too.

Arithmetic gives plain numbers again: ``Hex(hex_ + 1)``. The loops of the rules go over the sequences at the end.
"""

from __future__ import annotations

from typing import Final, NewType

from librt.vecs import vec
from mypy_extensions import i64

from beringia.kernel.domains import LABEL, Domain, DomainOf
from beringia.kernel.terms import NO_SEAT, NOBODY, Seat, array_of

Hex = NewType("Hex", i64)  #              in reading order
Direction = NewType("Direction", i64)  #  0 to 5: the faces 1 to 6 of the die
Species = NewType("Species", i64)
Token = NewType("Token", i64)  #          a lettered animal
Sex = NewType("Sex", i64)
Season = NewType("Season", i64)
Event = NewType("Event", i64)  #          an event card, as sections 19 and 20 number them
Trump = NewType("Trump", i64)  #          a trump, as section 21 numbers them
Window = NewType("Window", i64)  #        a moment at which trumps may be played
Group = NewType("Group", i64)  #          people on the move, packed into one number

HEXES: Final = 37
SEATS: Final = 6
SIDES: Final = 6
SPECIES: Final = 6
SEXES: Final = 2
SEASONS: Final = 2
PER_SPECIES: Final = 9
TOKENS: Final = 54
SUMMER_EVENTS: Final = 13
EVENTS: Final = 27
TRUMPS: Final = 40
DECK_SIZE: Final = 15  # of each season

# -- the 37 hexes (VM-1.1), axial, with the pointed side up (VM-1.2), in reading order (VM-1.26); the lake is 0,0

RADIUS: Final = 3
COORDINATES: Final = [
    (q, r) for r in range(-RADIUS, RADIUS + 1) for q in range(-RADIUS, RADIUS + 1) if abs(q + r) <= RADIUS
]
HEX_NAMES: Final = [f"{q},{r}" for q, r in COORDINATES]
#: People call them by row, from the north, and number in the row, from the west: A1 to G4; the lake is D4.
HEX_LABELS: Final = ["ABCDEFG"[r + RADIUS] + str(q + 1 + min(RADIUS, RADIUS + r)) for q, r in COORDINATES]

#: No hex.
NOWHERE: Final = Hex(-1)

# -- animals, people, seasons

SPECIES_NAMES: Final = ["wolf", "tiger", "bear", "bison", "rhino", "mammoth"]
WOLF: Final = Species(0)
TIGER: Final = Species(1)
BEAR: Final = Species(2)

FIGURE_NAMES: Final = ["warrior", "woman", "wolf"]
SEX_NAMES: Final = FIGURE_NAMES[:SEXES]
WARRIOR: Final = Sex(0)
WOMAN: Final = Sex(1)
TAME_WOLF: Final = 2  # a third kind of figure wherever fighters fall

SEASON_NAMES: Final = ["summer", "winter"]
SUMMER: Final = Season(0)
WINTER: Final = Season(1)

# How a hex is closed this round
BURNING: Final = 1
FLOODED: Final = 2
ERUPTING: Final = 3
CLOSED_NAMES: Final = ["", "fire", "flood", "eruption"]

# -- what the numbers mean outside

SEAT: Final = DomainOf(Seat, "seat", SEATS)
HEX: Final = DomainOf(Hex, "hex", names=HEX_NAMES, labels=HEX_LABELS, reads=LABEL)
SPECIES_OF_ANIMAL: Final = DomainOf(Species, "species", names=SPECIES_NAMES)
SEX: Final = DomainOf(Sex, "sex", names=SEX_NAMES)
FIGURE: Final = DomainOf(i64, "figure", names=FIGURE_NAMES)
SEASON: Final = DomainOf(Season, "season", names=SEASON_NAMES)
PLACE_IN_DECK: Final = Domain("place", DECK_SIZE)
TOKEN: Final = DomainOf(Token, "token", TOKENS)
CLOSED: Final = DomainOf(i64, "closed", names=CLOSED_NAMES)

# -- to loop over


ALL_HEXES: Final[vec[Hex]] = array_of(range(HEXES))
ALL_DIRECTIONS: Final[vec[Direction]] = array_of(range(SIDES))
ALL_SPECIES: Final[vec[Species]] = array_of(range(SPECIES))
ALL_TOKENS: Final[vec[Token]] = array_of(range(TOKENS))
BOTH_SEXES: Final[vec[Sex]] = array_of(range(SEXES))
BOTH_SEASONS: Final[vec[Season]] = array_of(range(SEASONS))
ALL_EVENTS: Final[vec[Event]] = array_of(range(EVENTS))
ALL_TRUMPS: Final[vec[Trump]] = array_of(range(TRUMPS))

__all__ = ["NOBODY", "NO_SEAT", "Seat"]
