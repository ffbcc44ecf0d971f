"""The position of Endless Winter: numbers with names, records of them, and arrays of what there are many of."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from beringia.games.winter.land import BASE, CORNER
from beringia.games.winter.nomad_content import MAP_CARDS, NOMAD_CARDS
from beringia.games.winter.site import GROUND, PLACES, SLOTS, SQUARES
from beringia.games.winter.table import MOST_ANIMALS, MOST_CULTURE, MOST_REST, REST, Table
from beringia.games.winter.terms import (
    ALL_JUNCTURES,
    AREA_PLACES,
    COLUMNS,
    DISPLAY,
    FIRST_SEATS,
    HEXES,
    JUNCTURES,
    ROUNDS,
    SEATS,
    SPACES,
    SPECIES,
    STACKS,
    STONE_SLOTS,
    STONES,
    Hex,
    Juncture,
    Place,
    Seat,
)
from beringia.kernel.state import NOBODY, State, new_agenda

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


# -- The nomads. In a solo game they are the second side at the table: all that a player owns they own under this
#    number, but they are no seat, because they decide nothing.

NOMADS: Final = Seat(1)
#: How they are marked in the list of events: they have events of their own.
TOLD_OF_NOMADS: Final = 8

# -- Cards of a player: index = seat * MOST_CARDS + place, in the order in which they came to where they are

MOST_CARDS: Final = 144
ZONE: Final = 16  # a card is kind * ZONE + zone

DECK: Final = 0  #        the last one is on top
DISCARD_PILE: Final = 1
IN_PLAY: Final = 2
READY: Final = 3  #       played, its ability not used yet
HAND: Final = 4
HAND_SEEN: Final = 5  #   in hand, and everybody knows it
ECLIPSE_PILE: Final = 6  #        eclipse pile
ECLIPSE_PILE_USED: Final = 7  #   the same, its ability used
GRAVES: Final = 8
GRAVES_SEEN: Final = 9  # buried before everybody's eyes
DECK_SEEN: Final = 10  #  of the nomads' offering deck: everybody saw which card it is
ZONES: Final = 11
ZONE_NAMES: Final = [
    "deck", "discard", "played", "ready", "hand", "hand_seen", "pile", "pile_used", "buried", "buried_seen",
    "deck_seen",
]  # fmt: skip

#: Owner of a neutral megalith.
NEUTRAL: Final = 4


@mypyc_attr(acyclic=True)
class Player:
    """What one side at the table has, without what it has several of."""

    food: i64
    tools: i64
    score: i64
    camps: i64  #            on the player board
    villages: i64  #         on the player board
    built: i64  #            megaliths built
    offering: i64  #         step on the track
    honor: i64
    honor_cell: i64  #       cell of the honor step, 0 is the leftmost; NOBODY below step 1
    chief: i64
    side: i64
    setup_card: i64
    chief_at: i64  #         column or REST, NOBODY at home
    card_count: i64
    pile_half_labor: i64  #  labor in the last eclipse

    def __init__(self, table: Table) -> None:
        self.food = 0
        self.tools = 0
        self.score = 0
        self.camps = table.camps
        self.villages = table.villages
        self.built = 0
        self.offering = 0
        self.honor = 0
        self.honor_cell = NOBODY
        self.chief = NOBODY
        self.side = 0
        self.setup_card = NOBODY
        self.chief_at = NOBODY
        self.card_count = 0
        self.pile_half_labor = 0

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


@mypyc_attr(acyclic=True)
class Nomads:
    """The cards of the nomads. Of each list the last one is on top, or the newest."""

    deck_size: i64
    row_size: i64  #    cards that lie open in this round
    pile_size: i64  #   cards in their eclipse pile
    maps_left: i64
    maps_shown: i64
    tile: i64  #        juncture of the nomad tile, or NOBODY
    gone: i64  #        culture cards that left the game before everybody's eyes, one bit each
    deck: Final[vec[i64]]
    row: Final[vec[i64]]
    pile: Final[vec[i64]]
    map_deck: Final[vec[i64]]
    maps: Final[vec[i64]]

    def __init__(self, deck: vec[i64], row: vec[i64], pile: vec[i64], map_deck: vec[i64], maps: vec[i64]) -> None:
        self.deck_size = 0
        self.row_size = 0
        self.pile_size = 0
        self.maps_left = 0
        self.maps_shown = 0
        self.tile = NOBODY
        self.gone = 0
        self.deck = deck
        self.row = row
        self.pile = pile
        self.map_deck = map_deck
        self.maps = maps

    def copy(self) -> Nomads:
        fresh = Nomads(self.deck[:], self.row[:], self.pile[:], self.map_deck[:], self.maps[:])
        fresh.deck_size = self.deck_size
        fresh.row_size = self.row_size
        fresh.pile_size = self.pile_size
        fresh.maps_left = self.maps_left
        fresh.maps_shown = self.maps_shown
        fresh.tile = self.tile
        fresh.gone = self.gone
        return fresh


class WinterState(State):
    """All of a position."""

    table: Final[Table]
    sides: i64  # all at the table; in a solo game the player and the nomads (EW-0.4)
    round: i64
    phase: i64
    turn_seat: i64
    turns: i64  # turns of this round that are over, of all players
    figure: i64  # figure of this turn: CHIEF_FIGURE, TRIBE_FIGURE, or NOBODY before it is placed
    column: i64  # where it stands: a column, REST, or NOBODY
    level: i64  # its space in the column: TOP, MIDDLE, BOTTOM
    first: i64  # 1 if it was the first one in its column, or the first to rest, in this round
    half_labor: i64  # the labor of this turn, in halves
    cultures: i64  # culture cards played in this turn
    chief_used: i64
    middle_done: i64
    bought: i64  # stacks chosen on the top space of Initiate in this turn, one bit each
    fresh: i64  # those whose card is still in hand and cannot be played in this turn
    rest_drawn: i64
    rest_tipped: i64
    rest_effects: i64  # effects left of the rest tile, one bit each
    rest_held: i64  # the rest tile of this turn, or NOBODY
    rest_open: i64  # 1 if the top tile of the stack lies face up
    rest_size: i64  # tiles in the stack
    items: i64  # what is left of eclipse step 3 (hexes) or 4 (slots, stones, village draws), one bit each
    animals_left: i64
    layout: i64
    chiefs_open: i64  # chiefs laid out for a draft, one bit each
    setups_open: i64  # setup cards laid out for a draft, one bit each
    layout_option: i64  # 0: the standard one for the number of players, else number of the layout + 1
    draft: i64
    short_game: i64
    strict_majority: i64
    with_ice_finds: i64
    with_rest_tiles: i64
    solo: i64  # 1 if one player plays against the nomads
    extra_card: i64
    village_tile: i64
    everybody: Final[vec[Seat]]  # all sides, by their number
    players: Final[vec[Player]]
    nomads: Final[Nomads]
    rest_stack: Final[vec[i64]]  # the top one first
    order: Final[vec[i64]]  # seats in turn order
    symbols: Final[vec[i64]]  # per column: 2 * seat + figure that took the bottom symbol, or NOBODY
    culture_left: Final[vec[i64]]  # cards in the culture decks
    stacks: Final[vec[i64]]  # cards in the stacks
    tribe_at: Final[vec[i64]]  # per side and space: tribe figures
    own_stones: Final[vec[i64]]  # per side and slot: sacred stones, NOBODY for an empty slot
    living: Final[vec[i64]]  # per side and species
    tipped: Final[vec[i64]]  # per side and species
    points: Final[vec[i64]]  # per side and source
    history: Final[vec[i64]]  # per side: score after each eclipse
    cards: Final[vec[i64]]  # per side
    display: Final[vec[i64]]  # the culture display, upper row first; NOBODY for an empty place
    area: Final[vec[i64]]  # the hunting area
    stones: Final[vec[i64]]  # sacred stones on the main board, the left half first
    villages: Final[vec[i64]]  # seat by juncture
    ice_finds: Final[vec[i64]]  # tile by hex, 2 * tile + 1 if it lies face up
    camps: Final[vec[i64]]  # per side and hex
    site: Final[vec[i64]]  # owner by place: seat, NEUTRAL, or NOBODY
    # What is settled when the game begins is shared between copies. Of the decks only the first cards are still there.
    tiles: Final[vec[i64]]  # tile on each slot of the megalith site
    colour: Final[vec[i64]]
    terrain: Final[vec[i64]]  # by hex
    culture: Final[vec[i64]]  # decks of era I and II; the last card is on top
    animals: Final[vec[i64]]  # the last one is on top

    def __init__(
        self,
        table: Table,
        agenda: vec[i64],
        depth: i64,
        dice: vec[i64],
        everybody: vec[Seat],
        players: vec[Player],
        nomads: Nomads,
        rest_stack: vec[i64],
        order: vec[i64],
        symbols: vec[i64],
        culture_left: vec[i64],
        stacks: vec[i64],
        tribe_at: vec[i64],
        own_stones: vec[i64],
        living: vec[i64],
        tipped: vec[i64],
        points: vec[i64],
        history: vec[i64],
        cards: vec[i64],
        display: vec[i64],
        area: vec[i64],
        stones: vec[i64],
        villages: vec[i64],
        ice_finds: vec[i64],
        camps: vec[i64],
        site: vec[i64],
        tiles: vec[i64],
        colour: vec[i64],
        terrain: vec[i64],
        culture: vec[i64],
        animals: vec[i64],
    ) -> None:
        super().__init__(agenda, depth, dice)
        self.table = table
        self.sides = 0
        self.round = 0
        self.phase = 0
        self.turn_seat = NOBODY
        self.turns = 0
        self.figure = NOBODY
        self.column = NOBODY
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
        self.rest_held = NOBODY
        self.rest_open = 0
        self.rest_size = 0
        self.items = 0
        self.animals_left = 0
        self.layout = 0
        self.chiefs_open = 0
        self.setups_open = 0
        self.layout_option = 0
        self.draft = 0
        self.short_game = 0
        self.strict_majority = 0
        self.with_ice_finds = 0
        self.with_rest_tiles = 0
        self.solo = 0
        self.extra_card = 0
        self.village_tile = 0
        self.everybody = everybody
        self.players = players
        self.nomads = nomads
        self.rest_stack = rest_stack
        self.order = order
        self.symbols = symbols
        self.culture_left = culture_left
        self.stacks = stacks
        self.tribe_at = tribe_at
        self.own_stones = own_stones
        self.living = living
        self.tipped = tipped
        self.points = points
        self.history = history
        self.cards = cards
        self.display = display
        self.area = area
        self.stones = stones
        self.villages = villages
        self.ice_finds = ice_finds
        self.camps = camps
        self.site = site
        self.tiles = tiles
        self.colour = colour
        self.terrain = terrain
        self.culture = culture
        self.animals = animals

    def copy(self) -> WinterState:
        return self.copy_with(self.culture, self.animals)

    def copy_with(self, culture: vec[i64], animals: vec[i64]) -> WinterState:
        """A copy with other decks."""
        players: vec[Player] = vec[Player]()
        for number in range(i64(SEATS)):
            player = Player(self.table)
            player.become(self.players[number])
            players = append(players, player)
        fresh = WinterState(
            self.table,
            self.agenda[:],
            self.depth,
            self.dice[:],
            self.everybody,
            players,
            self.nomads.copy() if self.solo == 1 else self.nomads,
            self.rest_stack[:],
            self.order[:],
            self.symbols[:],
            self.culture_left[:],
            self.stacks[:],
            self.tribe_at[:],
            self.own_stones[:],
            self.living[:],
            self.tipped[:],
            self.points[:],
            self.history[:],
            self.cards[:],
            self.display[:],
            self.area[:],
            self.stones[:],
            self.villages[:],
            self.ice_finds[:],
            self.camps[:],
            self.site[:],
            self.tiles,
            self.colour,
            self.terrain,
            culture,
            animals,
        )
        fresh.sides = self.sides
        fresh.round = self.round
        fresh.phase = self.phase
        fresh.turn_seat = self.turn_seat
        fresh.turns = self.turns
        fresh.figure = self.figure
        fresh.column = self.column
        fresh.level = self.level
        fresh.first = self.first
        fresh.half_labor = self.half_labor
        fresh.cultures = self.cultures
        fresh.chief_used = self.chief_used
        fresh.middle_done = self.middle_done
        fresh.bought = self.bought
        fresh.fresh = self.fresh
        fresh.rest_drawn = self.rest_drawn
        fresh.rest_tipped = self.rest_tipped
        fresh.rest_effects = self.rest_effects
        fresh.rest_held = self.rest_held
        fresh.rest_open = self.rest_open
        fresh.rest_size = self.rest_size
        fresh.items = self.items
        fresh.animals_left = self.animals_left
        fresh.layout = self.layout
        fresh.chiefs_open = self.chiefs_open
        fresh.setups_open = self.setups_open
        fresh.layout_option = self.layout_option
        fresh.draft = self.draft
        fresh.short_game = self.short_game
        fresh.strict_majority = self.strict_majority
        fresh.with_ice_finds = self.with_ice_finds
        fresh.with_rest_tiles = self.with_rest_tiles
        fresh.solo = self.solo
        fresh.extra_card = self.extra_card
        fresh.village_tile = self.village_tile
        return fresh

    def arrays(self) -> list[vec[i64]]:
        second: i64 = MOST_CULTURE
        board: list[int] = [*self.display, *self.area, *self.stones, *self.villages, *self.ice_finds]
        return [
            vec[i64](self._now_numbers()),
            vec[i64](self._player_numbers()),
            self.cards,
            vec[i64](board),
            self.camps,
            self.site,
            vec[i64](self._nomad_numbers()),
            self.colour,
            self.terrain,
            self.culture[: self.culture_left[0]],
            self.culture[second : second + self.culture_left[1]],
            self.animals[: self.animals_left],
        ]

    def _now_numbers(self) -> list[int]:
        return [
            self.sides,
            self.round,
            self.phase,
            self.turn_seat,
            self.turns,
            self.figure,
            self.column,
            self.level,
            self.first,
            self.half_labor,
            self.cultures,
            self.chief_used,
            self.middle_done,
            self.bought,
            self.fresh,
            self.rest_drawn,
            self.rest_tipped,
            self.rest_effects,
            self.rest_held,
            self.rest_open,
            self.rest_size,
            *self.rest_stack,
            *self.order,
            *self.symbols,
            self.items,
            *self.culture_left,
            self.animals_left,
            *self.stacks,
            self.layout,
            *self.tiles,
            self.chiefs_open,
            self.setups_open,
            self.layout_option,
            self.draft,
            self.short_game,
            self.strict_majority,
            self.with_ice_finds,
            self.with_rest_tiles,
            self.solo,
            self.extra_card,
            self.village_tile,
        ]

    def _player_numbers(self) -> list[int]:
        found: list[int] = []
        for seat in range(SEATS):
            player = self.players[seat]
            found += [
                player.food,
                player.tools,
                player.score,
                player.camps,
                player.villages,
                player.built,
                player.offering,
                player.honor,
                player.honor_cell,
                player.chief,
                player.side,
                player.setup_card,
                player.chief_at,
                *self.tribe_at[seat * SPACES : (seat + 1) * SPACES],
                *self.own_stones[seat * STONE_SLOTS : (seat + 1) * STONE_SLOTS],
                *self.living[seat * SPECIES : (seat + 1) * SPECIES],
                *self.tipped[seat * SPECIES : (seat + 1) * SPECIES],
                player.card_count,
                player.pile_half_labor,
                *self.points[seat * SOURCES : (seat + 1) * SOURCES],
                *self.history[seat * ROUNDS : (seat + 1) * ROUNDS],
            ]
        return found

    def _nomad_numbers(self) -> list[int]:
        nomads = self.nomads
        return [
            nomads.deck_size,
            nomads.row_size,
            nomads.pile_size,
            nomads.maps_left,
            nomads.maps_shown,
            nomads.tile,
            nomads.gone,
            *nomads.deck,
            *nomads.row,
            *nomads.pile,
            *nomads.map_deck,
            *nomads.maps,
        ]

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
        if self.short_game == 1 and self.round == 1:
            return self.table.turns - 1
        return self.table.turns

    def tribe_figures_home(self, seat: Seat) -> i64:
        """Tribe figures that can still be placed in this round."""
        left: i64 = self.turns_each() - 1
        for space in range(i64(SPACES)):
            left -= self.tribe_at[seat * SPACES + space]
        return left

    def resting(self, seat: Seat) -> i64:
        """Figures on the rest space."""
        chief: i64 = 1 if self.players[seat].chief_at == REST else 0
        return self.tribe_at[seat * SPACES + REST] + chief

    def stones_owned(self, seat: Seat) -> i64:
        for slot in range(i64(STONE_SLOTS)):
            if self.own_stones[seat * STONE_SLOTS + slot] == NOBODY:
                return slot
        return STONE_SLOTS

    def is_start_square(self, place: Place) -> bool:
        """Only the ground has start squares, one on each tile."""
        if place >= GROUND:
            return False
        return self.table.start_square[self.tiles[place // SQUARES]] == place % SQUARES

    def influence(self, seat: Seat, hex_: Hex) -> i64:
        """EW-1.12"""
        total: i64 = self.table.camp_influence * self.camps[seat * HEXES + hex_]
        if hex_ == BASE:
            return total
        for juncture in ALL_JUNCTURES:
            if self.villages[juncture] == seat:
                at: i64 = juncture * 3
                if CORNER[at] == hex_ or CORNER[at + 1] == hex_ or CORNER[at + 2] == hex_:
                    total += self.table.village_influence
        if self.is_nomads(seat):
            total += self._tile_influence(hex_)
        return total

    def _tile_influence(self, hex_: Hex) -> i64:
        """EW-25.23"""
        juncture = Juncture(self.nomads.tile)
        if juncture == NOBODY:
            return 0
        for n in range(i64(3)):
            if CORNER[juncture * 3 + n] == hex_:
                return self.table.nomads.village_tile if self.village_tile == 1 else self.table.nomads.camp_tile
        return 0

    # -- events

    def emit(self, kind: i64, seat: i64 = NOBODY, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell everybody what happened; what the nomads do is marked, because they are no seat."""
        if self.recording:
            who: i64 = TOLD_OF_NOMADS if self.is_nomads(Seat(seat)) else seat
            self.log.append((kind, who, a, b, c, d, 0, NOBODY))

    # -- points and goods

    def score(self, seat: Seat, points: i64, source: i64) -> None:
        self.players[seat].score += points
        self.points[seat * SOURCES + source] += points


def empty_state(table: Table, players: int, dice: vec[i64]) -> WinterState:
    """An empty table: all pieces on the player boards, nothing on the agenda. One player has the nomads against him."""
    boards: vec[Player] = vec[Player]()
    for _ in range(SEATS):
        boards = append(boards, Player(table))
    s = WinterState(
        table,
        new_agenda(),
        0,
        dice,
        FIRST_SEATS[max(players, 2)],
        boards,
        Nomads(
            _filled(NOMAD_CARDS, 0),
            _filled(NOMAD_CARDS, 0),
            _filled(NOMAD_CARDS, 0),
            _filled(MAP_CARDS, 0),
            _filled(MAP_CARDS, 0),
        ),
        _filled(MOST_REST, NOBODY),
        vec[i64](list(range(SEATS))),
        _filled(COLUMNS, NOBODY),
        _filled(2, 0),
        _filled(STACKS, 0),
        _filled(SEATS * SPACES, 0),
        _filled(SEATS * STONE_SLOTS, NOBODY),
        _filled(SEATS * SPECIES, 0),
        _filled(SEATS * SPECIES, 0),
        _filled(SEATS * SOURCES, 0),
        _filled(SEATS * ROUNDS, 0),
        _filled(SEATS * MOST_CARDS, NOBODY),
        _filled(DISPLAY, NOBODY),
        _filled(AREA_PLACES, NOBODY),
        _filled(STONES, NOBODY),
        _filled(JUNCTURES, NOBODY),
        _filled(HEXES, NOBODY),
        _filled(SEATS * HEXES, 0),
        _filled(PLACES, NOBODY),
        _filled(SLOTS, 0),
        vec[i64](list(range(SEATS))),
        _filled(HEXES, 0),
        _filled(2 * MOST_CULTURE, NOBODY),
        _filled(MOST_ANIMALS, NOBODY),
    )
    s.sides = max(players, 2)
    s.solo = 1 if players == 1 else 0
    s.round = 1
    return s


def _filled(length: int, value: int) -> vec[i64]:
    return vec[i64]([value] * length)


#: How many spaces for stones each half of the main board has.
HALF: Final = STONES // 2
