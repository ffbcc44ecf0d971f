"""The options, what a player has, and the cards of the nomads: records of a position."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from beringia.games.winter.land import A_JUNCTURE
from beringia.games.winter.terms import (
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
from beringia.kernel.domains import FLAG, Domain, count
from beringia.kernel.fields import HIDDEN, STACK, Field
from beringia.kernel.observing import put_bits, put_stack
from beringia.kernel.state import fill

POINTS: Final = count(10_000)
#: A set of things, one bit each.
BITS: Final = Domain("bits", 2**62)

_CELL: Final = Domain("cell", SEATS, optional=True)
_NOMAD_PLACE: Final = Domain("nomad_place", NOMAD_CARDS)
_MAP_PLACE: Final = Domain("map_place", MAP_CARDS)


@mypyc_attr(acyclic=True)
class Options:
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

    # -- made by tools/records.py
    # fmt: off
    FIELDS: ClassVar[dict[str, Field]] = {
        "layout": Field(count(63)),
        "layout_option": Field(count(64), about='0: the standard one, else number of the layout + 1'),
        "draft": Field(count(2)),
        "short_game": Field(FLAG),
        "strict_majority": Field(FLAG),
        "ice_finds": Field(FLAG),
        "rest_tiles": Field(FLAG),
        "extra_card": Field(FLAG),
        "village_tile": Field(FLAG),
    }

    def __init__(self) -> None:
        self.layout = 0
        self.layout_option = 0
        self.draft = 0
        self.short_game = 0
        self.strict_majority = 0
        self.ice_finds = 0
        self.rest_tiles = 0
        self.extra_card = 0
        self.village_tile = 0

    def copy(self) -> Options:
        made = Options()
        made.layout = self.layout
        made.layout_option = self.layout_option
        made.draft = self.draft
        made.short_game = self.short_game
        made.strict_majority = self.strict_majority
        made.ice_finds = self.ice_finds
        made.rest_tiles = self.rest_tiles
        made.extra_card = self.extra_card
        made.village_tile = self.village_tile
        return made

    def become(self, other: Options) -> None:
        self.layout = other.layout
        self.layout_option = other.layout_option
        self.draft = other.draft
        self.short_game = other.short_game
        self.strict_majority = other.strict_majority
        self.ice_finds = other.ice_finds
        self.rest_tiles = other.rest_tiles
        self.extra_card = other.extra_card
        self.village_tile = other.village_tile

    def observe(self, mine: bool, out: vec[i64], at: i64) -> i64:
        out[at] = self.layout
        out[at + 1] = self.layout_option
        out[at + 2] = self.draft
        out[at + 3] = self.short_game
        out[at + 4] = self.strict_majority
        out[at + 5] = self.ice_finds
        out[at + 6] = self.rest_tiles
        out[at + 7] = self.extra_card
        out[at + 8] = self.village_tile
        return at + 9

    @staticmethod
    def blank() -> Options:
        """As it is on an empty table."""
        return Options()
    # fmt: on
    # -- end


@mypyc_attr(acyclic=True)
class Player:
    """What one side at the table has, without what it has several of."""

    food: Annotated[i64, Field(count(20))]
    tools: Annotated[i64, Field(count(20))]
    score: Annotated[i64, Field(POINTS)]
    camps: Annotated[i64, Field(count(9), at=None)]  # on the player board
    villages: Annotated[i64, Field(count(6), at=None)]  # on the player board
    built: Annotated[i64, Field(count(20))]  # megaliths
    offering: Annotated[i64, Field(count(20))]  # step on the track
    honor: Annotated[i64, Field(count(20))]  # step on the track
    honor_cell: Annotated[i64, Field(_CELL, start=-1)]  # 0 is the leftmost; none below step 1
    chief: Annotated[i64, Field(A_CHIEF.or_nothing(), start=-1)]
    side: Annotated[i64, Field(A_SIDE)]  # which side of the chief's card counts
    setup_card: Annotated[i64, Field(A_SETUP.or_nothing(), at="setup", start=-1)]
    chief_at: Annotated[Space, Field(A_SPACE.or_nothing(), start=-1)]  # none: at home
    card_count: Annotated[i64, Field(count(MOST_CARDS), at=None)]
    pile_half_labor: Annotated[i64, Field(count(400), at="pile_labor2")]  # in the last eclipse

    # -- made by tools/records.py
    # fmt: off
    FIELDS: ClassVar[dict[str, Field]] = {
        "food": Field(count(20)),
        "tools": Field(count(20)),
        "score": Field(POINTS),
        "camps": Field(count(9), at=None, about='on the player board'),
        "villages": Field(count(6), at=None, about='on the player board'),
        "built": Field(count(20), about='megaliths'),
        "offering": Field(count(20), about='step on the track'),
        "honor": Field(count(20), about='step on the track'),
        "honor_cell": Field(_CELL, start=-1, about='0 is the leftmost; none below step 1'),
        "chief": Field(A_CHIEF.or_nothing(), start=-1),
        "side": Field(A_SIDE, about="which side of the chief's card counts"),
        "setup_card": Field(A_SETUP.or_nothing(), at='setup', start=-1),
        "chief_at": Field(A_SPACE.or_nothing(), start=-1, about='none: at home'),
        "card_count": Field(count(MOST_CARDS), at=None),
        "pile_half_labor": Field(count(400), at='pile_labor2', about='in the last eclipse'),
    }

    def __init__(self) -> None:
        self.food = 0
        self.tools = 0
        self.score = 0
        self.camps = 0
        self.villages = 0
        self.built = 0
        self.offering = 0
        self.honor = 0
        self.honor_cell = -1
        self.chief = -1
        self.side = 0
        self.setup_card = -1
        self.chief_at = Space(-1)
        self.card_count = 0
        self.pile_half_labor = 0

    def copy(self) -> Player:
        made = Player()
        made.food = self.food
        made.tools = self.tools
        made.score = self.score
        made.camps = self.camps
        made.villages = self.villages
        made.built = self.built
        made.offering = self.offering
        made.honor = self.honor
        made.honor_cell = self.honor_cell
        made.chief = self.chief
        made.side = self.side
        made.setup_card = self.setup_card
        made.chief_at = self.chief_at
        made.card_count = self.card_count
        made.pile_half_labor = self.pile_half_labor
        return made

    def become(self, other: Player) -> None:
        self.food = other.food
        self.tools = other.tools
        self.score = other.score
        self.camps = other.camps
        self.villages = other.villages
        self.built = other.built
        self.offering = other.offering
        self.honor = other.honor
        self.honor_cell = other.honor_cell
        self.chief = other.chief
        self.side = other.side
        self.setup_card = other.setup_card
        self.chief_at = other.chief_at
        self.card_count = other.card_count
        self.pile_half_labor = other.pile_half_labor

    def observe(self, mine: bool, out: vec[i64], at: i64) -> i64:
        out[at] = self.food
        out[at + 1] = self.tools
        out[at + 2] = self.score
        out[at + 3] = self.camps
        out[at + 4] = self.villages
        out[at + 5] = self.built
        out[at + 6] = self.offering
        out[at + 7] = self.honor
        out[at + 8] = self.honor_cell
        out[at + 9] = self.chief
        out[at + 10] = self.side
        out[at + 11] = self.setup_card
        out[at + 12] = self.chief_at
        out[at + 13] = self.card_count
        out[at + 14] = self.pile_half_labor
        return at + 15

    @staticmethod
    def blank() -> Player:
        """As it is on an empty table."""
        return Player()
    # fmt: on
    # -- end


@mypyc_attr(acyclic=True)
class Nomads:
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

    # -- made by tools/records.py
    # fmt: off
    FIELDS: ClassVar[dict[str, Field]] = {
        "deck_size": Field(count(NOMAD_CARDS), at=None, about='cards of the nomads left to turn'),
        "row_size": Field(count(NOMAD_CARDS), at=None, about='cards that lie open before them'),
        "pile_size": Field(count(NOMAD_CARDS), at=None, about='cards put aside'),
        "maps_left": Field(count(MAP_CARDS), at=None, about='map cards left to turn'),
        "maps_shown": Field(count(MAP_CARDS), at=None, about='map cards that were turned up'),
        "tile": Field(A_JUNCTURE.or_nothing(), start=-1, about='where the nomad tile lies'),
        "gone": Field(BITS, at=None, bits=62, about="culture cards that left the game before everybody's eyes"),
        "deck": Field(A_NOMAD_CARD, by=(_NOMAD_PLACE,), form=STACK, size='deck_size', see=HIDDEN),
        "row": Field(A_NOMAD_CARD, by=(_NOMAD_PLACE,), form=STACK, size='row_size'),
        "pile": Field(A_NOMAD_CARD, by=(_NOMAD_PLACE,), form=STACK, size='pile_size', see=HIDDEN),
        "map_deck": Field(A_MAP_CARD, by=(_MAP_PLACE,), form=STACK, size='maps_left', see=HIDDEN),
        "maps": Field(A_MAP_CARD, by=(_MAP_PLACE,), form=STACK, size='maps_shown'),
    }

    def __init__(self, deck: vec[i64], row: vec[i64], pile: vec[i64], map_deck: vec[i64], maps: vec[i64]) -> None:
        self.deck_size = 0
        self.row_size = 0
        self.pile_size = 0
        self.maps_left = 0
        self.maps_shown = 0
        self.tile = Juncture(-1)
        self.gone = 0
        self.deck = deck
        self.row = row
        self.pile = pile
        self.map_deck = map_deck
        self.maps = maps

    def copy(self) -> Nomads:
        made = Nomads(self.deck[:], self.row[:], self.pile[:], self.map_deck[:], self.maps[:])
        made.deck_size = self.deck_size
        made.row_size = self.row_size
        made.pile_size = self.pile_size
        made.maps_left = self.maps_left
        made.maps_shown = self.maps_shown
        made.tile = self.tile
        made.gone = self.gone
        return made

    def become(self, other: Nomads) -> None:
        self.deck_size = other.deck_size
        self.row_size = other.row_size
        self.pile_size = other.pile_size
        self.maps_left = other.maps_left
        self.maps_shown = other.maps_shown
        self.tile = other.tile
        self.gone = other.gone
        fill(self.deck, other.deck)
        fill(self.row, other.row)
        fill(self.pile, other.pile)
        fill(self.map_deck, other.map_deck)
        fill(self.maps, other.maps)

    def observe(self, mine: bool, out: vec[i64], at: i64) -> i64:
        out[at] = self.deck_size
        out[at + 1] = self.row_size
        out[at + 2] = self.pile_size
        out[at + 3] = self.maps_left
        out[at + 4] = self.maps_shown
        out[at + 5] = self.tile
        at += 6
        at = put_bits(out, at, self.gone, 62)
        at = put_stack(out, at, self.row, 0, _NOMAD_PLACE.size, self.row_size, 0)
        return put_stack(out, at, self.maps, 0, _MAP_PLACE.size, self.maps_shown, 0)

    @staticmethod
    def blank() -> Nomads:
        """As it is on an empty table."""
        return Nomads(
            vec[i64]([0] * (_NOMAD_PLACE.size)),
            vec[i64]([0] * (_NOMAD_PLACE.size)),
            vec[i64]([0] * (_NOMAD_PLACE.size)),
            vec[i64]([0] * (_MAP_PLACE.size)),
            vec[i64]([0] * (_MAP_PLACE.size)),
        )
    # fmt: on
    # -- end
