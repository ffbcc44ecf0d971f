"""The numbers of the game, each a type of its own: mypy sees a hex where a seat belongs.

Arithmetic gives plain numbers again: ``Hex(hex_ + 1)``. The loops of the rules go over the sequences at the end.
"""

from __future__ import annotations

from typing import Final, NewType, cast

from librt.vecs import vec
from mypy_extensions import i64

Seat = NewType("Seat", i64)
Hex = NewType("Hex", i64)  #              in reading order
Direction = NewType("Direction", i64)  #  0 to 5: the faces 1 to 6 of the die
Terrain = NewType("Terrain", i64)
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

#: No seat, no hex.
NO_SEAT: Final = Seat(-1)
NOWHERE: Final = Hex(-1)

ALL_HEXES: Final = cast("vec[Hex]", vec[i64](list(range(HEXES))))
ALL_DIRECTIONS: Final = cast("vec[Direction]", vec[i64](list(range(SIDES))))
ALL_SPECIES: Final = cast("vec[Species]", vec[i64](list(range(SPECIES))))
ALL_TOKENS: Final = cast("vec[Token]", vec[i64](list(range(TOKENS))))
BOTH_SEXES: Final = cast("vec[Sex]", vec[i64](list(range(SEXES))))
ALL_EVENTS: Final = cast("vec[Event]", vec[i64](list(range(EVENTS))))
ALL_TRUMPS: Final = cast("vec[Trump]", vec[i64](list(range(TRUMPS))))
