"""The position of Endless Winter: what belongs to the players and the nomads, and what lies on the table."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from beringia.games.winter import observe, saving
from beringia.games.winter.events import TOLD_OF_NOMADS
from beringia.games.winter.land import A_HEX, A_JUNCTURE
from beringia.games.winter.nomad_table import NomadTable
from beringia.games.winter.records import BITS, POINTS, Nomads, Options, Player
from beringia.games.winter.site import A_SITE_PLACE, A_TILE, A_TILE_SLOT, GROUND, SQUARES
from beringia.games.winter.table import Table
from beringia.games.winter.terms import (
    A_CARD,
    A_CARD_PLACE,
    A_CHIEF,
    A_COLUMN,
    A_DECK_PLACE,
    A_DISPLAY_PLACE,
    A_FIGURE,
    A_HELD_CARD,
    A_LAID_ICE_FIND,
    A_LEVEL,
    A_PHASE,
    A_PIECE,
    A_REST_PLACE,
    A_REST_TILE,
    A_ROUND,
    A_SEAT,
    A_SETUP,
    A_SOURCE,
    A_SPACE,
    A_STACK,
    A_STONE,
    A_STONE_SLOT,
    A_STONE_SPACE,
    A_TAKER,
    A_TERRAIN,
    AN_ANIMAL,
    AN_ANIMAL_PLACE,
    AN_AREA_PLACE,
    AN_ERA,
    HEXES,
    MOST_ANIMALS,
    MOST_CULTURE,
    MOST_REST,
    NOMADS,
    REST,
    ROUNDS,
    SEATS,
    SOURCES,
    SPACES,
    STACKS,
    STONE_SLOTS,
    STONES,
    Place,
    Space,
)
from beringia.kernel.domains import FLAG, Domain, count
from beringia.kernel.fields import BAG, HIDDEN, STACK, Field
from beringia.kernel.observing import Entry, put, put_bits
from beringia.kernel.reader import Reader
from beringia.kernel.state import NOBODY, State, fill, replaced
from beringia.kernel.terms import Seat

#: How many spaces for stones each half of the main board has.
HALF: Final = STONES // 2


@mypyc_attr(acyclic=True)
class WinterState(State):
    """All of a position. Per side and something else: index = seat * number of them + which."""

    table: Final[Table]
    around: NomadTable  # what the nomads see of the table around them
    everybody: Final[vec[Seat]]  # all sides, by their number
    # Alone these are the player and the nomads (EW-0.4).
    sides: Annotated[i64, Field(count(SEATS, 2), at=None, start=2)]  # how many take part, the nomads included
    round: Annotated[i64, Field(count(ROUNDS, 1), start=1)]
    phase: Annotated[i64, Field(A_PHASE)]
    turns: Annotated[i64, Field(count(12))]  # of this round that are over, of all players
    turn_seat: Annotated[Seat, Field(A_SEAT.or_nothing(), at="turn.seat", start=-1)]  # whose turn it is
    figure: Annotated[i64, Field(A_FIGURE.or_nothing(), at="turn.figure", start=-1)]  # of this turn, once it is placed
    column: Annotated[Space, Field(A_SPACE.or_nothing(), at="turn.column", start=-1)]  # where it stands
    level: Annotated[i64, Field(A_LEVEL, at="turn.level")]  # its space in the column
    first: Annotated[i64, Field(FLAG, at="turn.first")]  # it came first to its column, or to rest, in this round
    half_labor: Annotated[i64, Field(count(400), at="turn.labor2")]  # of this turn
    cultures: Annotated[i64, Field(count(60), at="turn.cultures")]  # culture cards played in this turn
    chief_used: Annotated[i64, Field(FLAG, at="turn.chief_used")]  # the ability of the chief was used in this turn
    middle_done: Annotated[i64, Field(FLAG, at="turn.middle_done")]
    bought: Annotated[i64, Field(BITS, at=None, bits=STACKS)]  # stacks chosen on the top space of Initiate in this turn
    fresh: Annotated[i64, Field(BITS, at=None, see=HIDDEN)]  # those whose card is in hand and waits for the next turn
    rest_drawn: Annotated[i64, Field(FLAG, at="turn.drawn")]  # a card was drawn by resting in this turn
    rest_tipped: Annotated[i64, Field(FLAG, at="turn.tipped")]
    rest_effects: Annotated[i64, Field(BITS, at=None, bits=4)]  # left of the rest tile
    rest_held: Annotated[i64, Field(A_REST_TILE.or_nothing(), at="rest_tiles.held", start=-1)]  # the tile of this turn
    rest_open: Annotated[i64, Field(FLAG, at="rest_tiles.open")]  # the top tile of the stack lies face up
    rest_size: Annotated[i64, Field(count(MOST_REST), at=None)]  # how many tiles are in the stack
    items: Annotated[i64, Field(Domain("items", 2**HEXES), bits=HEXES)]  # left of eclipse step 3 or 4, see there
    animals_left: Annotated[i64, Field(count(MOST_ANIMALS), at=None)]  # cards in the deck of animals
    chiefs_open: Annotated[i64, Field(BITS, at=None, bits=A_CHIEF.size)]  # laid out for a draft
    setups_open: Annotated[i64, Field(BITS, at=None, bits=A_SETUP.size)]  # laid out for a draft
    solo: Annotated[i64, Field(FLAG, at=None)]  # one player plays against the nomads
    options: Final[Annotated[Options, Field(record=Options, at=None, fixed=True)]]
    players: Final[Annotated[vec[Player], Field(record=Player, by=(A_SEAT,), at="players[seat]")]]
    nomads: Final[Annotated[Nomads, Field(record=Nomads, at="nomads?", only_if="solo")]]
    living: Final[Annotated[vec[i64], Field(count(20), by=(A_SEAT, AN_ANIMAL), at="players[seat].living{animal?}")]]
    # Each card with its zone: kind * ZONE + zone.
    cards: Final[Annotated[vec[i64], Field(A_HELD_CARD, by=(A_SEAT, A_CARD_PLACE), at=None, see=HIDDEN, start=-1)]]
    camps: Final[Annotated[vec[i64], Field(count(9), by=(A_SEAT, A_HEX), at="players[seat].camps{hex?}")]]
    # What seldom changes is shared between copies: it is replaced as a whole, never changed in place.
    points: Annotated[vec[i64], Field(POINTS, by=(A_SEAT, A_SOURCE), at="players[seat].points{source}", fixed=True)]
    site: Annotated[vec[i64], Field(A_PIECE, by=(A_SITE_PLACE,), at=None, start=-1, fixed=True)]  # a seat, or NEUTRAL
    rest_stack: Annotated[
        vec[i64],
        Field(
            A_REST_TILE,
            by=(A_REST_PLACE,),
            at="rest_tiles.stack",
            form=STACK,
            size="rest_size",
            start=-1,
            see=HIDDEN,
            fixed=True,
        ),
    ]  # the top one first
    order: Annotated[vec[i64], Field(A_SEAT, by=(A_SEAT,), at="order[seat]", fixed=True)]  # the seats in turn order
    #: Taken by 2 * seat + figure.
    symbols: Annotated[vec[i64], Field(A_TAKER, by=(A_COLUMN,), at=None, start=-1, fixed=True)]
    #: Cards in the deck of each era.
    culture_left: Annotated[vec[i64], Field(count(MOST_CULTURE), by=(AN_ERA,), at=None, fixed=True)]
    #: Cards left in each stack.
    stacks: Annotated[vec[i64], Field(count(15), by=(A_STACK,), at="stacks{stack}", fixed=True)]
    tribe_at: Annotated[
        vec[i64], Field(count(ROUNDS), by=(A_SEAT, A_SPACE), at="players[seat].tribe_at", form=BAG, fixed=True)
    ]
    own_stones: Annotated[
        vec[i64], Field(A_STONE, by=(A_SEAT, A_STONE_SLOT), at="players[seat].stones", form=STACK, start=-1, fixed=True)
    ]
    tipped: Annotated[
        vec[i64], Field(count(20), by=(A_SEAT, AN_ANIMAL), at="players[seat].tipped{animal?}", fixed=True)
    ]
    #: The score after each round.
    history: Annotated[vec[i64], Field(POINTS, by=(A_SEAT, A_ROUND), at="players[seat].history[round]", fixed=True)]
    display: Annotated[
        vec[i64],
        Field(A_CARD.or_nothing(), by=(A_DISPLAY_PLACE,), at="culture.display[display_place]", start=-1, fixed=True),
    ]  # the upper row first
    area: Annotated[
        vec[i64],
        Field(AN_ANIMAL.or_nothing(), by=(AN_AREA_PLACE,), at="animals.area[area_place]", start=-1, fixed=True),
    ]
    stones: Annotated[
        vec[i64], Field(A_STONE.or_nothing(), by=(A_STONE_SPACE,), at="stones[stone_space]", start=-1, fixed=True)
    ]  # on the main board, the left half first
    villages: Annotated[
        vec[i64], Field(A_SEAT.or_nothing(), by=(A_JUNCTURE,), at="villages{juncture?}", start=-1, fixed=True)
    ]
    # 2 * tile + is open.
    ice_finds: Annotated[vec[i64], Field(A_LAID_ICE_FIND, by=(A_HEX,), at=None, see=HIDDEN, start=-1, fixed=True)]
    # What is settled when the game begins. Of the decks only the first cards are still there.
    tiles: Final[Annotated[vec[i64], Field(A_TILE, by=(A_TILE_SLOT,), at="site.tiles[tile_slot]", fixed=True)]]
    colour: Final[Annotated[vec[i64], Field(count(3), by=(A_SEAT,), at=None, fixed=True)]]
    terrain: Final[Annotated[vec[i64], Field(A_TERRAIN, by=(A_HEX,), at="terrain{hex}", fixed=True)]]
    culture: Annotated[
        vec[i64],
        Field(
            A_CARD,
            by=(AN_ERA, A_DECK_PLACE),
            at="culture.decks[era]",
            form=STACK,
            size="culture_left",
            start=-1,
            see=HIDDEN,
            fixed=True,
        ),
    ]
    animals: Annotated[
        vec[i64],
        Field(
            AN_ANIMAL,
            by=(AN_ANIMAL_PLACE,),
            at="animals.deck",
            form=STACK,
            size="animals_left",
            start=-1,
            see=HIDDEN,
            fixed=True,
        ),
    ]

    MORE: ClassVar[tuple[Entry, ...]] = observe.MORE

    SPECIAL: ClassVar[tuple[str, ...]] = (
        "turn.bought", "turn.fresh", "symbols", "ice_finds", "site.pieces", "rest_tiles.effects", "draft.chiefs",
        "draft.setups", "players[seat].cards", "nomads?.gone",
    )  # fmt: skip

    # -- made by tools/records.py
    # fmt: off
    FIELDS: ClassVar[dict[str, Field]] = {
        "sides": Field(count(SEATS, 2), at=None, start=2, about='how many take part, the nomads included'),
        "round": Field(count(ROUNDS, 1), start=1),
        "phase": Field(A_PHASE),
        "turns": Field(count(12), about='of this round that are over, of all players'),
        "turn_seat": Field(A_SEAT.or_nothing(), at='turn.seat', start=-1, about='whose turn it is'),
        "figure": Field(A_FIGURE.or_nothing(), at='turn.figure', start=-1, about='of this turn, once it is placed'),
        "column": Field(A_SPACE.or_nothing(), at='turn.column', start=-1, about='where it stands'),
        "level": Field(A_LEVEL, at='turn.level', about='its space in the column'),
        "first": Field(FLAG, at='turn.first', about='it came first to its column, or to rest, in this round'),
        "half_labor": Field(count(400), at='turn.labor2', about='of this turn'),
        "cultures": Field(count(60), at='turn.cultures', about='culture cards played in this turn'),
        "chief_used": Field(FLAG, at='turn.chief_used', about='the ability of the chief was used in this turn'),
        "middle_done": Field(FLAG, at='turn.middle_done'),
        "bought": Field(BITS, at=None, bits=STACKS, about='stacks chosen on the top space of Initiate in this turn'),
        "fresh": Field(BITS, at=None, see=HIDDEN, about='those whose card is in hand and waits for the next turn'),
        "rest_drawn": Field(FLAG, at='turn.drawn', about='a card was drawn by resting in this turn'),
        "rest_tipped": Field(FLAG, at='turn.tipped'),
        "rest_effects": Field(BITS, at=None, bits=4, about='left of the rest tile'),
        "rest_held": Field(A_REST_TILE.or_nothing(), at='rest_tiles.held', start=-1, about='the tile of this turn'),
        "rest_open": Field(FLAG, at='rest_tiles.open', about='the top tile of the stack lies face up'),
        "rest_size": Field(count(MOST_REST), at=None, about='how many tiles are in the stack'),
        "items": Field(Domain('items', 2 ** HEXES), bits=HEXES, about='left of eclipse step 3 or 4, see there'),
        "animals_left": Field(count(MOST_ANIMALS), at=None, about='cards in the deck of animals'),
        "chiefs_open": Field(BITS, at=None, bits=A_CHIEF.size, about='laid out for a draft'),
        "setups_open": Field(BITS, at=None, bits=A_SETUP.size, about='laid out for a draft'),
        "solo": Field(FLAG, at=None, about='one player plays against the nomads'),
        "options": Field(record=Options, at=None, fixed=True),
        "players": Field(record=Player, by=(A_SEAT,), at='players[seat]'),
        "nomads": Field(record=Nomads, at='nomads?', only_if='solo'),
        "living": Field(count(20), by=(A_SEAT, AN_ANIMAL), at='players[seat].living{animal?}'),
        "cards": Field(A_HELD_CARD, by=(A_SEAT, A_CARD_PLACE), at=None, see=HIDDEN, start=-1),
        "camps": Field(count(9), by=(A_SEAT, A_HEX), at='players[seat].camps{hex?}'),
        "points": Field(POINTS, by=(A_SEAT, A_SOURCE), at='players[seat].points{source}', fixed=True),
        "site": Field(A_PIECE, by=(A_SITE_PLACE,), at=None, start=-1, fixed=True, about='a seat, or NEUTRAL'),
        "rest_stack": Field(
            A_REST_TILE,
            by=(A_REST_PLACE,),
            at='rest_tiles.stack',
            form=STACK,
            size='rest_size',
            start=-1,
            see=HIDDEN,
            fixed=True,
            about='the top one first',
        ),
        "order": Field(A_SEAT, by=(A_SEAT,), at='order[seat]', fixed=True, about='the seats in turn order'),
        "symbols": Field(A_TAKER, by=(A_COLUMN,), at=None, start=-1, fixed=True, about='taken by 2 * seat + figure'),
        "culture_left": Field(
            count(MOST_CULTURE), by=(AN_ERA,), at=None, fixed=True, about='cards in the deck of each era'
        ),
        "stacks": Field(count(15), by=(A_STACK,), at='stacks{stack}', fixed=True, about='cards left in each stack'),
        "tribe_at": Field(count(ROUNDS), by=(A_SEAT, A_SPACE), at='players[seat].tribe_at', form=BAG, fixed=True),
        "own_stones": Field(
            A_STONE, by=(A_SEAT, A_STONE_SLOT), at='players[seat].stones', form=STACK, start=-1, fixed=True
        ),
        "tipped": Field(count(20), by=(A_SEAT, AN_ANIMAL), at='players[seat].tipped{animal?}', fixed=True),
        "history": Field(
            POINTS,
            by=(A_SEAT, A_ROUND),
            at='players[seat].history[round]',
            fixed=True,
            about='the score after each round',
        ),
        "display": Field(
            A_CARD.or_nothing(),
            by=(A_DISPLAY_PLACE,),
            at='culture.display[display_place]',
            start=-1,
            fixed=True,
            about='the upper row first',
        ),
        "area": Field(AN_ANIMAL.or_nothing(), by=(AN_AREA_PLACE,), at='animals.area[area_place]', start=-1, fixed=True),
        "stones": Field(
            A_STONE.or_nothing(),
            by=(A_STONE_SPACE,),
            at='stones[stone_space]',
            start=-1,
            fixed=True,
            about='on the main board, the left half first',
        ),
        "villages": Field(A_SEAT.or_nothing(), by=(A_JUNCTURE,), at='villages{juncture?}', start=-1, fixed=True),
        "ice_finds": Field(A_LAID_ICE_FIND, by=(A_HEX,), at=None, see=HIDDEN, start=-1, fixed=True),
        "tiles": Field(A_TILE, by=(A_TILE_SLOT,), at='site.tiles[tile_slot]', fixed=True),
        "colour": Field(count(3), by=(A_SEAT,), at=None, fixed=True),
        "terrain": Field(A_TERRAIN, by=(A_HEX,), at='terrain{hex}', fixed=True),
        "culture": Field(
            A_CARD,
            by=(AN_ERA, A_DECK_PLACE),
            at='culture.decks[era]',
            form=STACK,
            size='culture_left',
            start=-1,
            see=HIDDEN,
            fixed=True,
        ),
        "animals": Field(
            AN_ANIMAL,
            by=(AN_ANIMAL_PLACE,),
            at='animals.deck',
            form=STACK,
            size='animals_left',
            start=-1,
            see=HIDDEN,
            fixed=True,
        ),
    }

    def __init__(
        self,
        dice: vec[i64],
        table: Table,
        around: NomadTable,
        everybody: vec[Seat],
        options: Options,
        players: vec[Player],
        nomads: Nomads,
        living: vec[i64],
        cards: vec[i64],
        camps: vec[i64],
        points: vec[i64],
        site: vec[i64],
        rest_stack: vec[i64],
        order: vec[i64],
        symbols: vec[i64],
        culture_left: vec[i64],
        stacks: vec[i64],
        tribe_at: vec[i64],
        own_stones: vec[i64],
        tipped: vec[i64],
        history: vec[i64],
        display: vec[i64],
        area: vec[i64],
        stones: vec[i64],
        villages: vec[i64],
        ice_finds: vec[i64],
        tiles: vec[i64],
        colour: vec[i64],
        terrain: vec[i64],
        culture: vec[i64],
        animals: vec[i64],
    ) -> None:
        super().__init__(dice)
        self.table = table
        self.around = around
        self.everybody = everybody
        self.sides = 2
        self.round = 1
        self.phase = 0
        self.turns = 0
        self.turn_seat = Seat(-1)
        self.figure = -1
        self.column = Space(-1)
        self.level = 0
        self.first = 0
        self.half_labor = 0
        self.cultures = 0
        self.chief_used = 0
        self.middle_done = 0
        self.bought = 0
        self.fresh = 0
        self.rest_drawn = 0
        self.rest_tipped = 0
        self.rest_effects = 0
        self.rest_held = -1
        self.rest_open = 0
        self.rest_size = 0
        self.items = 0
        self.animals_left = 0
        self.chiefs_open = 0
        self.setups_open = 0
        self.solo = 0
        self.options = options
        self.players = players
        self.nomads = nomads
        self.living = living
        self.cards = cards
        self.camps = camps
        self.points = points
        self.site = site
        self.rest_stack = rest_stack
        self.order = order
        self.symbols = symbols
        self.culture_left = culture_left
        self.stacks = stacks
        self.tribe_at = tribe_at
        self.own_stones = own_stones
        self.tipped = tipped
        self.history = history
        self.display = display
        self.area = area
        self.stones = stones
        self.villages = villages
        self.ice_finds = ice_finds
        self.tiles = tiles
        self.colour = colour
        self.terrain = terrain
        self.culture = culture
        self.animals = animals

    def copy(self) -> WinterState:
        players = self.players[:]
        for index in range(len(players)):
            players[index] = players[index].copy()
        made = WinterState(
            self.dice[:],
            self.table,
            self.around,
            self.everybody,
            self.options,
            players,
            self.nomads.copy() if self.solo == 1 else self.nomads,
            self.living[:],
            self.cards[:],
            self.camps[:],
            self.points,
            self.site,
            self.rest_stack,
            self.order,
            self.symbols,
            self.culture_left,
            self.stacks,
            self.tribe_at,
            self.own_stones,
            self.tipped,
            self.history,
            self.display,
            self.area,
            self.stones,
            self.villages,
            self.ice_finds,
            self.tiles,
            self.colour,
            self.terrain,
            self.culture,
            self.animals,
        )
        made.top = self.top
        made.sides = self.sides
        made.round = self.round
        made.phase = self.phase
        made.turns = self.turns
        made.turn_seat = self.turn_seat
        made.figure = self.figure
        made.column = self.column
        made.level = self.level
        made.first = self.first
        made.half_labor = self.half_labor
        made.cultures = self.cultures
        made.chief_used = self.chief_used
        made.middle_done = self.middle_done
        made.bought = self.bought
        made.fresh = self.fresh
        made.rest_drawn = self.rest_drawn
        made.rest_tipped = self.rest_tipped
        made.rest_effects = self.rest_effects
        made.rest_held = self.rest_held
        made.rest_open = self.rest_open
        made.rest_size = self.rest_size
        made.items = self.items
        made.animals_left = self.animals_left
        made.chiefs_open = self.chiefs_open
        made.setups_open = self.setups_open
        made.solo = self.solo
        return made

    def refill(self, other: State) -> None:
        assert isinstance(other, WinterState)
        self.become(other)

    def become(self, other: WinterState) -> None:
        """Take over the content of another state, without making a new object."""
        self.top = other.top
        self.offers_ready = False
        fill(self.dice, other.dice)
        self.sides = other.sides
        self.round = other.round
        self.phase = other.phase
        self.turns = other.turns
        self.turn_seat = other.turn_seat
        self.figure = other.figure
        self.column = other.column
        self.level = other.level
        self.first = other.first
        self.half_labor = other.half_labor
        self.cultures = other.cultures
        self.chief_used = other.chief_used
        self.middle_done = other.middle_done
        self.bought = other.bought
        self.fresh = other.fresh
        self.rest_drawn = other.rest_drawn
        self.rest_tipped = other.rest_tipped
        self.rest_effects = other.rest_effects
        self.rest_held = other.rest_held
        self.rest_open = other.rest_open
        self.rest_size = other.rest_size
        self.items = other.items
        self.animals_left = other.animals_left
        self.chiefs_open = other.chiefs_open
        self.setups_open = other.setups_open
        self.solo = other.solo
        for index in range(len(self.players)):
            self.players[index].become(other.players[index])
        if self.solo == 1:
            self.nomads.become(other.nomads)
        fill(self.living, other.living)
        fill(self.cards, other.cards)
        fill(self.camps, other.camps)
        self.points = other.points
        self.site = other.site
        self.rest_stack = other.rest_stack
        self.order = other.order
        self.symbols = other.symbols
        self.culture_left = other.culture_left
        self.stacks = other.stacks
        self.tribe_at = other.tribe_at
        self.own_stones = other.own_stones
        self.tipped = other.tipped
        self.history = other.history
        self.display = other.display
        self.area = other.area
        self.stones = other.stones
        self.villages = other.villages
        self.ice_finds = other.ice_finds
        self.culture = other.culture
        self.animals = other.animals

    def observe(self, viewer: i64, out: vec[i64], at: i64) -> i64:
        out[at] = self.sides
        out[at + 1] = self.round
        out[at + 2] = self.phase
        out[at + 3] = self.turns
        out[at + 4] = self.turn_seat
        out[at + 5] = self.figure
        out[at + 6] = self.column
        out[at + 7] = self.level
        out[at + 8] = self.first
        out[at + 9] = self.half_labor
        out[at + 10] = self.cultures
        out[at + 11] = self.chief_used
        out[at + 12] = self.middle_done
        at += 13
        at = put_bits(out, at, self.bought, STACKS)
        out[at] = self.rest_drawn
        out[at + 1] = self.rest_tipped
        at += 2
        at = put_bits(out, at, self.rest_effects, 4)
        out[at] = self.rest_held
        out[at + 1] = self.rest_open
        out[at + 2] = self.rest_size
        at += 3
        at = put_bits(out, at, self.items, HEXES)
        out[at] = self.animals_left
        at += 1
        at = put_bits(out, at, self.chiefs_open, A_CHIEF.size)
        at = put_bits(out, at, self.setups_open, A_SETUP.size)
        out[at] = self.solo
        at += 1
        at = self.options.observe(False, out, at)
        first = at
        for index in range(len(self.players)):
            at = self.players[index].observe(index == viewer, out, at)
        at = first + (at - first) // len(self.players) * A_SEAT.size
        at = self.nomads.observe(False, out, at)
        at = put(out, at, self.living, A_SEAT.size * AN_ANIMAL.size)
        at = put(out, at, self.camps, A_SEAT.size * A_HEX.size)
        at = put(out, at, self.points, A_SEAT.size * A_SOURCE.size)
        at = put(out, at, self.site, A_SITE_PLACE.size)
        at = put(out, at, self.order, A_SEAT.size)
        at = put(out, at, self.symbols, A_COLUMN.size)
        at = put(out, at, self.culture_left, AN_ERA.size)
        at = put(out, at, self.stacks, A_STACK.size)
        at = put(out, at, self.tribe_at, A_SEAT.size * A_SPACE.size)
        at = put(out, at, self.own_stones, A_SEAT.size * A_STONE_SLOT.size)
        at = put(out, at, self.tipped, A_SEAT.size * AN_ANIMAL.size)
        at = put(out, at, self.history, A_SEAT.size * A_ROUND.size)
        at = put(out, at, self.display, A_DISPLAY_PLACE.size)
        at = put(out, at, self.area, AN_AREA_PLACE.size)
        at = put(out, at, self.stones, A_STONE_SPACE.size)
        at = put(out, at, self.villages, A_JUNCTURE.size)
        at = put(out, at, self.tiles, A_TILE_SLOT.size)
        at = put(out, at, self.colour, A_SEAT.size)
        return put(out, at, self.terrain, A_HEX.size)

    @staticmethod
    def blank(dice: vec[i64], table: Table, around: NomadTable, everybody: vec[Seat], seats: int) -> WinterState:
        """As it is on an empty table."""
        return WinterState(
            dice,
            table,
            around,
            everybody,
            Options.blank(),
            vec[Player]([Player.blank() for _ in range(seats)]),
            Nomads.blank(),
            vec[i64]([0] * (A_SEAT.size * AN_ANIMAL.size)),
            vec[i64]([-1] * (A_SEAT.size * A_CARD_PLACE.size)),
            vec[i64]([0] * (A_SEAT.size * A_HEX.size)),
            vec[i64]([0] * (A_SEAT.size * A_SOURCE.size)),
            vec[i64]([-1] * (A_SITE_PLACE.size)),
            vec[i64]([-1] * (A_REST_PLACE.size)),
            vec[i64]([0] * (A_SEAT.size)),
            vec[i64]([-1] * (A_COLUMN.size)),
            vec[i64]([0] * (AN_ERA.size)),
            vec[i64]([0] * (A_STACK.size)),
            vec[i64]([0] * (A_SEAT.size * A_SPACE.size)),
            vec[i64]([-1] * (A_SEAT.size * A_STONE_SLOT.size)),
            vec[i64]([0] * (A_SEAT.size * AN_ANIMAL.size)),
            vec[i64]([0] * (A_SEAT.size * A_ROUND.size)),
            vec[i64]([-1] * (A_DISPLAY_PLACE.size)),
            vec[i64]([-1] * (AN_AREA_PLACE.size)),
            vec[i64]([-1] * (A_STONE_SPACE.size)),
            vec[i64]([-1] * (A_JUNCTURE.size)),
            vec[i64]([-1] * (A_HEX.size)),
            vec[i64]([0] * (A_TILE_SLOT.size)),
            vec[i64]([0] * (A_SEAT.size)),
            vec[i64]([0] * (A_HEX.size)),
            vec[i64]([-1] * (AN_ERA.size * A_DECK_PLACE.size)),
            vec[i64]([-1] * (AN_ANIMAL_PLACE.size)),
        )
    # fmt: on
    # -- end

    def observe_more(self, viewer: i64, out: vec[i64], at: i64) -> i64:
        return observe.cards_and_tiles(self, viewer, out, at)

    def wipe_more(self, viewer: i64, out: vec[i64], at: i64, places: i64) -> None:
        observe.take_back_cards(self, viewer, out, at)

    def player_count(self) -> int:
        """All sides at the table, because everything by seat is by side here."""
        return int(self.sides)

    def write_special(self, path: str, at: dict[str, int]) -> object:
        return saving.write(self, path, at)

    def read_special(self, path: str, at: dict[str, int], reader: Reader) -> None:
        saving.read(self, path, at, reader)

    def teller(self, seat: i64) -> i64:
        """What the nomads do is marked, because they are no seat."""
        return TOLD_OF_NOMADS if self.is_nomads(Seat(seat)) else seat

    # -- small questions the rules ask all the time

    def seats(self) -> i64:
        """Those who decide."""
        return 1 if self.solo == 1 else self.sides

    def is_nomads(self, side: Seat) -> bool:
        return side == NOMADS and self.solo == 1

    def food_limit(self, seat: Seat) -> i64:
        """EW-2.42"""
        return self.table.food_limit + self.table.camps - self.players[seat].camps

    def camps_on_map(self, seat: Seat) -> i64:
        return self.table.camps - self.players[seat].camps

    def second_era(self) -> bool:
        """EW-1.6"""
        return self.round > self.table.era_rounds

    def turns_each(self) -> i64:
        """Turns of every player in this round (EW-4.1, EW-20.1)."""
        if self.options.short_game == 1 and self.round == 1:
            return self.table.turns - 1
        return self.table.turns

    def tribe_figures_home(self, seat: Seat) -> i64:
        """Tribe figures that can still be placed in this round."""
        left: i64 = self.turns_each() - 1
        tribe_at = self.tribe_at
        for space in range(i64(SPACES)):
            left -= tribe_at[seat * SPACES + space]
        return left

    def resting(self, seat: Seat) -> i64:
        """Figures on the rest space."""
        chief: i64 = 1 if self.players[seat].chief_at == REST else 0
        return self.tribe_at[seat * SPACES + REST] + chief

    def stones_owned(self, seat: Seat) -> i64:
        own_stones = self.own_stones
        for slot in range(i64(STONE_SLOTS)):
            if own_stones[seat * STONE_SLOTS + slot] == NOBODY:
                return slot
        return STONE_SLOTS

    def is_start_square(self, place: Place) -> bool:
        """Only the ground has start squares, one on each tile."""
        if place >= GROUND:
            return False
        return self.table.start_square[self.tiles[place // SQUARES]] == place % SQUARES

    def score(self, seat: Seat, points: i64, source: i64) -> None:
        self.players[seat].score += points
        at: i64 = seat * SOURCES + source
        self.points = replaced(self.points, at, self.points[at] + points)

    def field_numbers(self) -> list[int]:
        return saving.numbers(self)
