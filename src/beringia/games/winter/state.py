"""The position of Endless Winter: a few flat integer arrays with named entries, nothing else."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.winter.codes import HEXES, JUNCTURES, SEATS, STONES
from beringia.games.winter.land import BASE, CORNER
from beringia.games.winter.site import GROUND, PLACES, SQUARES
from beringia.games.winter.table import MOST_ANIMALS, MOST_CULTURE, Table
from beringia.kernel.state import NOBODY, State, new_agenda

# -- Entries of ``now``: what belongs to nobody, and the turn that is going on

PLAYERS: Final = 0
ROUND: Final = 1
PHASE: Final = 2
TURN_SEAT: Final = 3
TURNS: Final = 4  #        turns of this round that are over, of all players
FIGURE: Final = 5  #       figure of this turn: CHIEF_FIGURE, TRIBE_FIGURE, or NOBODY before it is placed
COLUMN: Final = 6  #       where it stands: a column, REST, or NOBODY
LEVEL: Final = 7  #        its space in the column: TOP, MIDDLE, BOTTOM
FIRST: Final = 8  #        1 if it was the first one in its column, or the first to rest, in this round
LABOR2: Final = 9  #       the labor of this turn, in halves
CULTURES: Final = 10  #    culture cards played in this turn
CHIEF_USED: Final = 11
MIDDLE_DONE: Final = 12
BOUGHT: Final = 13  #      stacks chosen on the top space of Initiate in this turn, one bit each
FRESH: Final = 14  #       those whose card is still in hand and cannot be played in this turn
REST_DRAWN: Final = 15
REST_TIPPED: Final = 16
REST_EFFECTS: Final = 17  # effects left of the rest tile, one bit each
REST_HELD: Final = 18  #   the rest tile of this turn, or NOBODY
REST_OPEN: Final = 19  #   1 if the top tile of the stack lies face up
REST_SIZE: Final = 20  #   tiles in the stack
REST_STACK: Final = 21  #  6 entries, the top one first
ORDER: Final = 27  #       4 entries: seats in turn order
SYMBOL: Final = 31  #      per column: 2 * seat + figure that took the bottom symbol, or NOBODY
ITEMS: Final = 35  #       what is left of eclipse step 3 (hexes) or 4 (slots, stones, village draws), one bit each
CULTURE_LEFT: Final = 36  # 2 entries: cards in the culture decks
ANIMALS_LEFT: Final = 38
STACK: Final = 39  #       5 entries: cards in the stacks
LAYOUT: Final = 44
TILE: Final = 45  #        4 entries: tile on each slot of the megalith site
CHIEFS_OPEN: Final = 49  # chiefs laid out for a draft, one bit each
SETUPS_OPEN: Final = 50  # setup cards laid out for a draft, one bit each
LAYOUT_OPTION: Final = 51  # 0: the standard one for the number of players, else number of the layout + 1
DRAFT: Final = 52
SHORT: Final = 53
STRICT: Final = 54
ICE_FINDS: Final = 55
REST_TILES: Final = 56
SOLO: Final = 57  #         1 if one player plays against the nomads
EXTRA_CARD: Final = 58
VILLAGE_TILE: Final = 59
NOW: Final = 60

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

# -- Entries of ``own``, per seat: index = seat * OWN + entry

FOOD: Final = 0
TOOLS: Final = 1
SCORE: Final = 2
CAMPS: Final = 3  #        on the player board
VILLAGES: Final = 4  #     on the player board
BUILT: Final = 5  #        megaliths built
OFFERING: Final = 6  #     step on the track
HONOR: Final = 7
CELL: Final = 8  #         cell of the honor step, 0 is the leftmost; NOBODY below step 1
CHIEF: Final = 9
SIDE: Final = 10
SETUP_CARD: Final = 11
CHIEF_AT: Final = 12  #    column or REST, NOBODY at home
TRIBE_AT: Final = 13  #    5 entries: tribe figures in the columns and on the rest space
STONE: Final = 18  #       3 entries: sacred stones, NOBODY for an empty slot
LIVING: Final = 21  #      8 entries: living animals by species
TIPPED: Final = 29  #      8 entries
CARDS: Final = 37  #       number of cards
PILE_LABOR2: Final = 38  # labor in the last eclipse
POINTS: Final = 39  #      9 entries: points by source
HISTORY: Final = 48  #     4 entries: score after each eclipse
OWN: Final = 52

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

# -- Entries of ``board``

CULTURE: Final = 0  #      8 entries: the culture display, upper row first; NOBODY for an empty place
AREA: Final = 8  #         6 entries: the hunting area
STONES_AT: Final = 14  #   14 entries: sacred stones, the left half first
VILLAGE_AT: Final = 28  #  24 entries: seat by juncture
ICE_AT: Final = 52  #      19 entries: ice-find tile by hex, 2 * tile + 1 if it lies face up
BOARD: Final = 71

# -- The nomads. In a solo game they are the second side at the table: all that a player owns they own under this
#    number, but they are no seat, because they decide nothing.

NOMADS: Final = 1
#: How they are marked in the list of events: they have events of their own.
TOLD_OF_NOMADS: Final = 8

# Entries of ``nomad``: their cards. Of each list the last one is on top, or the newest.
NOMAD_LEFT: Final = 0  #    cards in the nomad deck
ROW_SIZE: Final = 1  #      cards that lie open in this round
NOMAD_PILE: Final = 2  #    cards in their eclipse pile
MAPS_LEFT: Final = 3  #     cards in the map deck
MAPS_SHOWN: Final = 4  #    map cards turned up
TILE_AT: Final = 5  #       juncture of the nomad tile, or NOBODY
GONE: Final = 6  #          culture cards that left the game before everybody's eyes, one bit each
NOMAD_DECK: Final = 7  #    16 entries
ROW: Final = 23  #          16 entries
NOMAD_PILE_CARD: Final = 39  # 16 entries
MAP_DECK: Final = 55  #     6 entries
MAP_SHOWN: Final = 61  #    6 entries
NOMAD: Final = 67

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


class WinterState(State):
    """All of a position."""

    table: Final[Table]
    now: Final[vec[i64]]
    own: Final[vec[i64]]
    cards: Final[vec[i64]]
    board: Final[vec[i64]]
    camps: Final[vec[i64]]  #        per seat and hex
    site: Final[vec[i64]]  #         owner by place: seat, NEUTRAL, or NOBODY
    nomad: Final[vec[i64]]
    # What is settled when the game begins is shared between copies. Of the decks only the first cards are still there;
    # how many says ``now``.
    colour: Final[vec[i64]]
    terrain: Final[vec[i64]]  #      by hex
    culture: Final[vec[i64]]  #      decks of era I and II; the last card is on top
    animals: Final[vec[i64]]

    def __init__(
        self,
        table: Table,
        agenda: vec[i64],
        depth: i64,
        dice: vec[i64],
        now: vec[i64],
        own: vec[i64],
        cards: vec[i64],
        board: vec[i64],
        camps: vec[i64],
        site: vec[i64],
        nomad: vec[i64],
        colour: vec[i64],
        terrain: vec[i64],
        culture: vec[i64],
        animals: vec[i64],
    ) -> None:
        super().__init__(agenda, depth, dice)
        self.table = table
        self.now = now
        self.own = own
        self.cards = cards
        self.board = board
        self.camps = camps
        self.site = site
        self.nomad = nomad
        self.colour = colour
        self.terrain = terrain
        self.culture = culture
        self.animals = animals

    def copy(self) -> WinterState:
        return self.copy_with(self.culture, self.animals)

    def copy_with(self, culture: vec[i64], animals: vec[i64]) -> WinterState:
        """A copy with other decks."""
        return WinterState(
            self.table,
            self.agenda[:],
            self.depth,
            self.dice[:],
            self.now[:],
            self.own[:],
            self.cards[:],
            self.board[:],
            self.camps[:],
            self.site[:],
            self.nomad[:] if self.now[SOLO] == 1 else self.nomad,
            self.colour,
            self.terrain,
            culture,
            animals,
        )

    def arrays(self) -> list[vec[i64]]:
        second: i64 = MOST_CULTURE
        return [
            self.now,
            self.own,
            self.cards,
            self.board,
            self.camps,
            self.site,
            self.nomad,
            self.colour,
            self.terrain,
            self.culture[: self.now[CULTURE_LEFT]],
            self.culture[second : second + self.now[CULTURE_LEFT + 1]],
            self.animals[: self.now[ANIMALS_LEFT]],
        ]

    # -- small questions the rules ask all the time

    def players(self) -> i64:
        """All sides at the table. In a solo game these are two: the player and the nomads (EW-0.4)."""
        return self.now[PLAYERS]

    def seats(self) -> i64:
        """Those who decide."""
        return 1 if self.now[SOLO] == 1 else self.now[PLAYERS]

    def is_nomads(self, side: i64) -> bool:
        return side == NOMADS and self.now[SOLO] == 1

    def get(self, seat: i64, entry: i64) -> i64:
        """An entry of a player."""
        return self.own[seat * OWN + entry]

    def food_limit(self, seat: i64) -> i64:
        """EW-2.42"""
        return self.table.food_limit + self.table.camps - self.own[seat * OWN + CAMPS]

    def camps_on_map(self, seat: i64) -> i64:
        return self.table.camps - self.own[seat * OWN + CAMPS]

    def second_era(self) -> bool:
        """EW-1.6"""
        return self.now[ROUND] > self.table.era_rounds

    def turns_each(self) -> i64:
        """Turns of every player in this round (EW-4.1, EW-20.1)."""
        if self.now[SHORT] == 1 and self.now[ROUND] == 1:
            return self.table.turns - 1
        return self.table.turns

    def tribe_figures_home(self, seat: i64) -> i64:
        """Tribe figures that can still be placed in this round."""
        left: i64 = self.turns_each() - 1
        for space in range(i64(5)):
            left -= self.own[seat * OWN + TRIBE_AT + space]
        return left

    def resting(self, seat: i64) -> i64:
        """Figures on the rest space."""
        chief: i64 = 1 if self.own[seat * OWN + CHIEF_AT] == 4 else 0
        return self.own[seat * OWN + TRIBE_AT + 4] + chief

    def stones_owned(self, seat: i64) -> i64:
        for slot in range(i64(3)):
            if self.own[seat * OWN + STONE + slot] == NOBODY:
                return slot
        return 3

    def is_start_square(self, place: i64) -> bool:
        """Only the ground has start squares, one on each tile."""
        if place >= GROUND:
            return False
        return self.table.start_square[self.now[TILE + place // SQUARES]] == place % SQUARES

    def influence(self, seat: i64, hex_: i64) -> i64:
        """EW-1.12"""
        total: i64 = self.table.camp_influence * self.camps[seat * HEXES + hex_]
        if hex_ == BASE:
            return total
        for juncture in range(i64(JUNCTURES)):
            if self.board[VILLAGE_AT + juncture] == seat:
                at: i64 = juncture * 3
                if CORNER[at] == hex_ or CORNER[at + 1] == hex_ or CORNER[at + 2] == hex_:
                    total += self.table.village_influence
        if self.is_nomads(seat):
            total += self._tile_influence(hex_)
        return total

    def _tile_influence(self, hex_: i64) -> i64:
        """EW-25.23"""
        juncture: i64 = self.nomad[TILE_AT]
        if juncture == NOBODY:
            return 0
        for n in range(i64(3)):
            if CORNER[juncture * 3 + n] == hex_:
                return self.table.nomads.village_tile if self.now[VILLAGE_TILE] == 1 else self.table.nomads.camp_tile
        return 0

    # -- events

    def emit(self, kind: i64, seat: i64 = NOBODY, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell everybody what happened; what the nomads do is marked, because they are no seat."""
        if self.recording:
            who: i64 = TOLD_OF_NOMADS if self.is_nomads(seat) else seat
            self.log.append((kind, who, a, b, c, d, 0, NOBODY))

    # -- points and goods

    def score(self, seat: i64, points: i64, source: i64) -> None:
        self.own[seat * OWN + SCORE] += points
        self.own[seat * OWN + POINTS + source] += points


def empty_state(table: Table, players: int, dice: vec[i64]) -> WinterState:
    """An empty table: all pieces on the player boards, nothing on the agenda. One player has the nomads against him."""
    s = WinterState(
        table,
        new_agenda(),
        0,
        dice,
        _filled(NOW, 0),
        _filled(SEATS * OWN, 0),
        _filled(SEATS * MOST_CARDS, NOBODY),
        _filled(BOARD, NOBODY),
        _filled(SEATS * HEXES, 0),
        _filled(PLACES, NOBODY),
        _filled(NOMAD, 0),
        vec[i64](list(range(SEATS))),
        _filled(HEXES, 0),
        _filled(2 * MOST_CULTURE, NOBODY),
        _filled(MOST_ANIMALS, NOBODY),
    )
    now = s.now
    now[PLAYERS] = max(players, 2)
    now[SOLO] = 1 if players == 1 else 0
    now[ROUND] = 1
    now[TURN_SEAT] = NOBODY
    now[FIGURE] = NOBODY
    now[COLUMN] = NOBODY
    now[REST_HELD] = NOBODY
    s.nomad[TILE_AT] = NOBODY
    for tile in range(6):
        now[REST_STACK + tile] = NOBODY
    for column in range(4):
        now[SYMBOL + column] = NOBODY
    for seat in range(SEATS):
        at = seat * OWN
        now[ORDER + seat] = seat
        s.own[at + CAMPS] = table.camps
        s.own[at + VILLAGES] = table.villages
        s.own[at + CELL] = NOBODY
        s.own[at + CHIEF] = NOBODY
        s.own[at + SETUP_CARD] = NOBODY
        s.own[at + CHIEF_AT] = NOBODY
        for slot in range(3):
            s.own[at + STONE + slot] = NOBODY
    return s


def _filled(length: int, value: int) -> vec[i64]:
    return vec[i64]([value] * length)


#: How many spaces for stones each half of the main board has.
HALF: Final = STONES // 2
