"""The options, what a player has, and the cards of the nomads: records of a position."""

from __future__ import annotations

from typing import Annotated, Final

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.winter.model.land import A_JUNCTURE
from beringia.games.winter.model.terms import (
    A_CHIEF,
    A_MAP_CARD,
    A_NOMAD_CARD,
    A_SETUP,
    A_SIDE,
    A_SPACE,
    MAP_CARDS,
    MOST_CARDS,
    NOMAD_CARDS,
    SEATS,
    Juncture,
    Space,
)
from beringia.kernel.declare import record
from beringia.kernel.domains import FLAG, Domain, count
from beringia.kernel.fields import HIDDEN, STACK, Field
from beringia.kernel.state import Record

POINTS: Final = count(10_000)
#: A set of things, one bit each.
BITS: Final = Domain("bits", 2**62)

_CELL: Final = Domain("cell", SEATS, optional=True)
_NOMAD_PLACE: Final = Domain("nomad_place", NOMAD_CARDS)
_MAP_PLACE: Final = Domain("map_place", MAP_CARDS)


@record
class Options(Record):
    """What was chosen before the game."""

    layout: Annotated[i64, Field(count(63))]
    layout_option: Annotated[i64, Field(count(64))]  # 0: the standard one, else number of the layout + 1
    draft: Annotated[i64, Field(count(2))]
    short_game: Annotated[i64, Field(FLAG)]
    strict_majority: Annotated[i64, Field(FLAG)]
    ice_finds: Annotated[i64, Field(FLAG)]
    rest_tiles: Annotated[i64, Field(FLAG)]
    extra_card: Annotated[i64, Field(FLAG)]
    village_tile: Annotated[i64, Field(FLAG)]


@record
class Player(Record):
    """What one side at the table has, without what it has several of."""

    food: Annotated[i64, Field(count(20))]
    tools: Annotated[i64, Field(count(20))]
    score: Annotated[i64, Field(POINTS)]
    camps: Annotated[i64, Field(count(9), at=None)]  # on the player board
    villages: Annotated[i64, Field(count(6), at=None)]  # on the player board
    built: Annotated[i64, Field(count(20))]  # megaliths
    offering: Annotated[i64, Field(count(20))]  # step on the track
    honor: Annotated[i64, Field(count(20))]  # step on the track (EW-13.10)
    honor_cell: Annotated[i64, Field(_CELL, start=-1)]  # 0 is the leftmost; none below step 1
    chief: Annotated[i64, Field(A_CHIEF.or_nothing(), start=-1)]
    side: Annotated[i64, Field(A_SIDE)]  # which side of the chief's card counts
    setup_card: Annotated[i64, Field(A_SETUP.or_nothing(), at="setup", start=-1)]
    chief_at: Annotated[Space, Field(A_SPACE.or_nothing(), start=-1)]  # none: at home
    card_count: Annotated[i64, Field(count(MOST_CARDS), at=None)]
    pile_half_labor: Annotated[i64, Field(count(400), at="pile_labor2")]  # in the last eclipse


@record
class Nomads(Record):
    """The cards of the nomads. Of each list the last one is on top, or the newest."""

    deck_size: Annotated[i64, Field(count(NOMAD_CARDS), at=None)]  # cards of the nomads left to turn
    row_size: Annotated[i64, Field(count(NOMAD_CARDS), at=None)]  # cards that lie open before them
    pile_size: Annotated[i64, Field(count(NOMAD_CARDS), at=None)]  # cards put aside
    maps_left: Annotated[i64, Field(count(MAP_CARDS), at=None)]  # map cards left to turn
    maps_shown: Annotated[i64, Field(count(MAP_CARDS), at=None)]  # map cards that were turned up
    tile: Annotated[Juncture, Field(A_JUNCTURE.or_nothing(), start=-1)]  # where the nomad tile lies
    gone: Annotated[i64, Field(BITS, at=None, bits=62)]  # culture cards that left the game before everybody's eyes
    deck: Final[Annotated[vec[i64], Field(A_NOMAD_CARD, by=(_NOMAD_PLACE,), form=STACK, size="deck_size", see=HIDDEN)]]
    row: Final[Annotated[vec[i64], Field(A_NOMAD_CARD, by=(_NOMAD_PLACE,), form=STACK, size="row_size")]]
    pile: Final[Annotated[vec[i64], Field(A_NOMAD_CARD, by=(_NOMAD_PLACE,), form=STACK, size="pile_size", see=HIDDEN)]]
    map_deck: Final[Annotated[vec[i64], Field(A_MAP_CARD, by=(_MAP_PLACE,), form=STACK, size="maps_left", see=HIDDEN)]]
    maps: Final[Annotated[vec[i64], Field(A_MAP_CARD, by=(_MAP_PLACE,), form=STACK, size="maps_shown")]]
