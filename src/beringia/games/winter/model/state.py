"""The position of Endless Winter: what belongs to the players and the nomads, and what lies on the table."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.winter.model import observe
from beringia.games.winter.model.around import Around
from beringia.games.winter.model.content import Content
from beringia.games.winter.model.events import TOLD_OF_NOMADS
from beringia.games.winter.model.land import A_HEX, A_JUNCTURE
from beringia.games.winter.model.parts import PARTS
from beringia.games.winter.model.records import BITS, POINTS, Nomads, Options, Player
from beringia.games.winter.model.site import A_SITE_PLACE, A_TILE, A_TILE_SLOT, GROUND, SQUARES
from beringia.games.winter.model.terms import (
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
    ACTION,
    ALL_SPECIES,
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
    Animal,
    Hex,
    Place,
    Space,
)
from beringia.kernel.declare import state
from beringia.kernel.domains import FLAG, Domain, count
from beringia.kernel.fields import BAG, HIDDEN, STACK, Field
from beringia.kernel.grid import Grid
from beringia.kernel.observing import Entry, clear, put_bits
from beringia.kernel.parts import Part
from beringia.kernel.state import NOBODY, State, replaced
from beringia.kernel.terms import Seat

#: How many spaces for stones each half of the main board has.
HALF: Final = STONES // 2


@state
class WinterState(State):
    """All of a position. What is by seat is by side: alone, the nomads are the second one."""

    content: Final[Content]
    around: Around  # what the nomads see of the table around them
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
    living: Final[  # EW-1.11
        Annotated[Grid[Seat, Animal], Field(count(20), by=(A_SEAT, AN_ANIMAL), at="players[seat].living{animal?}")]
    ]
    # Each card with its zone: kind * ZONE + zone.
    cards: Final[
        Annotated[Grid[Seat, i64], Field(A_HELD_CARD, by=(A_SEAT, A_CARD_PLACE), at=None, see=HIDDEN, start=-1)]
    ]
    # EW-7.3
    camps: Final[Annotated[Grid[Seat, Hex], Field(count(9), by=(A_SEAT, A_HEX), at="players[seat].camps{hex?}")]]
    # What seldom changes is shared between copies: it is replaced as a whole, never changed in place.
    points: Annotated[
        Grid[Seat, i64], Field(POINTS, by=(A_SEAT, A_SOURCE), at="players[seat].points{source}", fixed=True)
    ]
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
    # EW-1.13, EW-3.7
    order: Annotated[vec[i64], Field(A_SEAT, by=(A_SEAT,), at="order[seat]", fixed=True)]  # the seats in turn order
    #: Taken by 2 * seat + figure.
    symbols: Annotated[vec[i64], Field(A_TAKER, by=(A_COLUMN,), at=None, start=-1, fixed=True)]
    #: Cards in the deck of each era.
    culture_left: Annotated[vec[i64], Field(count(MOST_CULTURE), by=(AN_ERA,), at=None, fixed=True)]
    #: Cards left in each stack (EW-3.4).
    stacks: Annotated[vec[i64], Field(count(15), by=(A_STACK,), at="stacks{stack}", fixed=True)]
    tribe_at: Annotated[  # EW-4.21, EW-4.29
        Grid[Seat, Space], Field(count(ROUNDS), by=(A_SEAT, A_SPACE), at="players[seat].tribe_at", form=BAG, fixed=True)
    ]
    own_stones: Annotated[
        Grid[Seat, i64],
        Field(A_STONE, by=(A_SEAT, A_STONE_SLOT), at="players[seat].stones", form=STACK, start=-1, fixed=True),
    ]
    tipped: Annotated[
        Grid[Seat, Animal], Field(count(20), by=(A_SEAT, AN_ANIMAL), at="players[seat].tipped{animal?}", fixed=True)
    ]
    #: The score after each round.
    history: Annotated[
        Grid[Seat, i64], Field(POINTS, by=(A_SEAT, A_ROUND), at="players[seat].history[round]", fixed=True)
    ]
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
        Grid[i64, i64],
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

    PARTS: ClassVar[tuple[Part, ...]] = PARTS

    def observe_more(self, viewer: i64, out: vec[i64], at: i64) -> i64:
        """Section 30 of the rules: cards and tiles of which nobody knows all; see ``observe.MORE``."""
        out[at] = self.rest_stack[0] if self.rest_open == 1 else -1
        put_bits(out, at + 1, self.fresh if self.turn_seat == viewer else 0, STACKS)
        at = observe.put_ice_finds(self.ice_finds, out, at + 1 + STACKS)
        self._count_cards(viewer, 1, out, at)
        at += observe.CARDS
        if self.solo == 1:
            clear(out, at, observe.NOMADS_MORE)
            observe.put_nomads(self.cards, self.players[NOMADS].card_count, self.nomads, self.phase > ACTION, out, at)
        return at + observe.NOMADS_MORE

    def wipe_more(self, viewer: i64, out: vec[i64], at: i64, places: i64) -> None:
        """Uncount the cards: everything else is written anew every time."""
        self._count_cards(viewer, -1, out, at + 1 + STACKS + HEXES)

    def _count_cards(self, viewer: i64, one: i64, out: vec[i64], at: i64) -> None:
        for seat in range(self.sides):
            count: i64 = self.players[seat].card_count
            observe.count_cards(self.cards, seat, count, seat == viewer, self.phase > ACTION, one, out, at)

    def player_count(self) -> int:
        """All sides at the table, because everything by seat is by side here."""
        return int(self.sides)

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
        """EW-2.41, EW-2.42"""
        return self.content.food_limit + self.content.camps - self.players[seat].camps

    def camps_on_map(self, seat: Seat) -> i64:
        return self.content.camps - self.players[seat].camps

    def second_era(self) -> bool:
        """EW-1.6"""
        return self.round > self.content.era_rounds

    def turns_each(self) -> i64:
        """Turns of every player in this round (EW-4.1, EW-20.1)."""
        if self.options.short_game == 1 and self.round == 1:
            return self.content.turns - 1
        return self.content.turns

    def tribe_figures_home(self, seat: Seat) -> i64:
        """Tribe figures that can still be placed in this round."""
        left: i64 = self.turns_each() - 1
        for space in range(i64(SPACES)):
            left -= self.tribe_at[seat, Space(space)]
        return left

    def resting(self, seat: Seat) -> i64:
        """Figures on the rest space (EW-9.7)."""
        chief: i64 = 1 if self.players[seat].chief_at == REST else 0
        return self.tribe_at[seat, Space(REST)] + chief

    def stones_owned(self, seat: Seat) -> i64:
        """Stones fill the slots from left to right (EW-15.1)."""
        for slot in range(i64(STONE_SLOTS)):
            if self.own_stones[seat, slot] == NOBODY:
                return slot
        return STONE_SLOTS

    def is_start_square(self, place: Place) -> bool:
        """Only the ground has start squares, one on each tile."""
        if place >= GROUND:
            return False
        return self.content.start_square[self.tiles[place // SQUARES]] == place % SQUARES

    def terrain_name(self, hex_: Hex) -> str:
        return self.content.terrains[self.terrain[hex_]]

    def score(self, seat: Seat, points: i64, source: i64) -> None:
        """Points are added, never taken away (EW-2.46, EW-2.47)."""
        self.players[seat].score += points
        self.points = replaced(self.points, (seat, source), self.points[seat, source] + points)

    # -- digests: positions keep theirs, so the numbers come in the order in which they were first counted

    def field_numbers(self) -> list[int]:
        left = self.culture_left
        return [
            *self._numbers_of_the_table(),
            *[number for seat in range(SEATS) for number in self._numbers_of(Seat(seat))],
            *self.cards,
            *self.display,
            *self.area,
            *self.stones,
            *self.villages,
            *self.ice_finds,
            *self.camps,
            *self.site,
            *self._numbers_of_the_nomads(),
            *self.colour,
            *self.terrain,
            *[self.culture[era, place] for era in range(2) for place in range(left[era])],
            *self.animals[: self.animals_left],
        ]

    def _numbers_of_the_table(self) -> list[int]:
        options = self.options
        return [
            self.sides, self.round, self.phase, self.turn_seat, self.turns, self.figure, self.column, self.level,
            self.first, self.half_labor, self.cultures, self.chief_used, self.middle_done, self.bought, self.fresh,
            self.rest_drawn, self.rest_tipped, self.rest_effects, self.rest_held, self.rest_open, self.rest_size,
            *self.rest_stack, *self.order, *self.symbols, self.items, *self.culture_left, self.animals_left,
            *self.stacks, options.layout, *self.tiles, self.chiefs_open, self.setups_open, options.layout_option,
            options.draft, options.short_game, options.strict_majority, options.ice_finds, options.rest_tiles,
            self.solo, options.extra_card, options.village_tile,
        ]  # fmt: skip

    def _numbers_of(self, seat: Seat) -> list[int]:
        """A side at the table; a seat where nobody sits has all its pieces at home."""
        sits = seat < self.sides
        player = self.players[seat] if sits else Player.blank()
        camps, villages = (player.camps, player.villages) if sits else (self.content.camps, self.content.villages)
        return [
            player.food, player.tools, player.score, camps, villages, player.built, player.offering, player.honor,
            player.honor_cell, player.chief, player.side, player.setup_card, player.chief_at,
            *[self.tribe_at[seat, Space(space)] for space in range(SPACES)],
            *[self.own_stones[seat, slot] for slot in range(STONE_SLOTS)],
            *[self.living[seat, animal] for animal in ALL_SPECIES],
            *[self.tipped[seat, animal] for animal in ALL_SPECIES],
            player.card_count, player.pile_half_labor,
            *[self.points[seat, source] for source in range(SOURCES)],
            *[self.history[seat, round_] for round_ in range(ROUNDS)],
        ]  # fmt: skip

    def _numbers_of_the_nomads(self) -> list[int]:
        nomads = self.nomads
        sizes = [nomads.deck_size, nomads.row_size, nomads.pile_size, nomads.maps_left, nomads.maps_shown]
        cards = [*nomads.deck, *nomads.row, *nomads.pile, *nomads.map_deck, *nomads.maps]
        return [*sizes, nomads.tile, nomads.gone, *cards]
