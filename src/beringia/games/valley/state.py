"""The position of Valley of the Mammoths: flat integer arrays, nothing else."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.valley.board import LAKE, MOUNTAIN, Board
from beringia.games.valley.cards import DROUGHT, LONG_WINTER, MILD_AUTUMN, SNOWFALL
from beringia.games.valley.codes import EVENTS, HEXES, SEATS, SPECIES, TRUMPS
from beringia.games.valley.table import DECK_SIZE, SUMMER, TOKENS, WARRIOR, WOMAN, Table
from beringia.kernel.legacy import SlotState, new_agenda
from beringia.kernel.state import NOBODY

# Entries of ``setting``: the options, and what else never changes during a game
PLAYERS: Final = 0
FIRE_RULES: Final = 1
RETURN_RULE: Final = 2
LIMITED_STORAGE: Final = 3
SWIMMING_TIGER: Final = 4
SINGLE_WINNER: Final = 5
ONE_DIE: Final = 6
MAY_STARVE: Final = 7  #       voluntary_starvation
ROUND_LIMIT: Final = 8  #      0: none
EASY_START: Final = 9
NORTH: Final = 10  #           as asked for: 0 random, 1 or 2
SOUTH: Final = 11
BOARD: Final = 12  #           the board played on
COLOUR: Final = 13  #          six entries, per seat: index into the content's colours
SETTING: Final = 19

# Entries of ``now``
ROUND: Final = 0  #            0 before the first round
YEAR: Final = 1
SEASON: Final = 2
NUMBER: Final = 3  #           of the round within its season
PHASE: Final = 4
START: Final = 5  #            start player
ON_TURN: Final = 6  #          whose turn of phase 4 it is, or was last
FROZEN: Final = 7  #           bit 0 the lake, bits 1 to 6 the rivers
AILING: Final = 8  #           species that is ill this round, or -1
LONER: Final = 9  #            two entries by sex: hex of the loner, or -1
WOLF_RESERVE: Final = 11  #    letterless wolves
CROPS_LEFT: Final = 12
FENCES_LEFT: Final = 13
TRUMP_DECK: Final = 14  #      cards in the deck of trumps
TRUMP_PILE: Final = 15  #      discarded trumps, as bits
EVENT_DECK: Final = 16  #      two entries by season: cards in the deck
EVENT_PILE: Final = 18  #      two entries by season: cards in the discard pile
HIDDEN_SEAT: Final = 20  #     the group in the trees (VM-21.7), or -1
HIDDEN_HEX: Final = 21
HIDDEN: Final = 22  #          two entries by sex: how many
HIDDEN_WOLVES: Final = 24
AMAZON_SEAT: Final = 25
AMAZON_HEX: Final = 26
FIGHT_HEX: Final = 27  #       the conflict hex being settled, or -1
FORMER_OWNER: Final = 28  #    of the settlement just captured, or -1
CAPTURED_WOMEN: Final = 29  #  taken over from him on that hex
CAPTURED_FIRE: Final = 30  #   1 if he had fire
SURPRISE_SEAT: Final = 31  #   whose woman has given birth in the wild (VM-21.18), or -1
SURPRISE_HEX: Final = 32
DIRECTION: Final = 33  #       in which the animals have moved, 1 to 6; 0 before
REGION: Final = 34  #          region or river of the event of this round; 0: none
HID: Final = 35  #             1 + hex on which a group has hidden this round; 0: none
NOW: Final = 36

# Fields of ``tribe``, TRIBE entries per seat
PLANT: Final = 0  #            food (VM-24.1)
MEAT: Final = 1
FIRE: Final = 2
ALIVE: Final = 3
SUPPLY: Final = 4  #           two entries by sex: tokens not on the board
MARKERS: Final = 6  #          settlement markers not on the board
HAND: Final = 7  #             trumps, as bits
KNOWN: Final = 8  #            trumps in other hands that this seat has seen, as bits
FORESEEN: Final = 9  #         event decks whose top card this seat knows, as bits by season
ANNOUNCED: Final = 10  #       satisfied the victory condition at the last check
WON: Final = 11
RETURN_ROUND: Final = 12  #    round of the elimination while the tribe may still come back; 0 otherwise
RETURNED: Final = 13
BONUS: Final = 14  #           trump bonus of this round in all fights
HUNT_BONUS: Final = 15  #      the same against animals
KILLS: Final = 16  #           rival persons killed this round
FIRST_FIGHT: Final = 17  #     1 + hex of the first conflict of this round; 0: none yet
NET: Final = 18
ROOTS: Final = 19
MANURE: Final = 20
CHOOSES_SEX: Final = 21
CANNIBAL: Final = 22
SNOWED: Final = 23  #          lost a person in this round's snow
TRIBE: Final = 24

# Fields of ``place``, PLACE entries per hex
SETTLEMENT: Final = 0  #       owner, or -1
CROP: Final = 1  #             ears: 0, 1 or 2
FENCE: Final = 2
CLOSED: Final = 3  #           BURNING, FLOODED or ERUPTING this round
COUPLE: Final = 4  #           round in which a same-sex couple founded it; 0: a woman is needed
FOUNDED: Final = 5  #          in this turn of phase 4: by a PAIR, two WARRIORS or two WOMEN
MARK: Final = 6  #             struck by the event: ONE_SURVIVES, ONE_DIES or SNOW_FALLS
SAVED: Final = 7  #            tribes that survive the flood whole, as bits
DUE: Final = 8  #              births still to come in phase 7
BIRTHS: Final = 9  #           births of this phase with a newborn placed
PLACE: Final = 10

BURNING: Final = 1
FLOODED: Final = 2
ERUPTING: Final = 3
CLOSED_NAMES: Final = ["", "fire", "flood", "eruption"]

BY_PAIR: Final = 1
BY_WARRIORS: Final = 2
BY_WOMEN: Final = 3

ONE_SURVIVES: Final = 1
ONE_DIES: Final = 2
SNOW_FALLS: Final = 3  #       one dies where the tribe has no cave

# Stretches of ``cards``
DECK_OF_TRUMPS: Final = 0
DECKS_OF_EVENTS: Final = TRUMPS  #                   summer, then winter; the last card in use is on top
PILES_OF_EVENTS: Final = TRUMPS + 2 * DECK_SIZE
OPEN: Final = TRUMPS + 4 * DECK_SIZE  #              per event card: copies that lie open
CARDS: Final = OPEN + EVENTS

IN_BAG: Final = -1


class ValleyState(SlotState):
    """All of a position. Hexes are numbered in reading order, directions 0 to 5 are the faces 1 to 6 of the die."""

    table: Final[Table]
    board: Final[Board]
    setting: Final[vec[i64]]
    now: Final[vec[i64]]
    tribe: Final[vec[i64]]  #    per seat: TRIBE fields
    people: Final[vec[i64]]  #   (seat * 2 + sex) * 37 + hex: persons
    marched: Final[vec[i64]]  #  the same: those of them that have marched this round
    tame: Final[vec[i64]]  #     seat * 37 + hex: tamed wolves
    wild: Final[vec[i64]]  #     species * 37 + hex: wild animals
    place: Final[vec[i64]]  #    per hex: PLACE fields
    token: Final[vec[i64]]  #    per lettered animal: its hex, or IN_BAG
    cards: Final[vec[i64]]

    def __init__(
        self,
        table: Table,
        board: Board,
        agenda: vec[i64],
        depth: i64,
        dice: vec[i64],
        setting: vec[i64],
        now: vec[i64],
        tribe: vec[i64],
        people: vec[i64],
        marched: vec[i64],
        tame: vec[i64],
        wild: vec[i64],
        place: vec[i64],
        token: vec[i64],
        cards: vec[i64],
    ) -> None:
        super().__init__(agenda, depth, dice)
        self.table = table
        self.board = board
        self.setting = setting
        self.now = now
        self.tribe = tribe
        self.people = people
        self.marched = marched
        self.tame = tame
        self.wild = wild
        self.place = place
        self.token = token
        self.cards = cards

    def copy(self) -> ValleyState:
        return ValleyState(
            self.table,
            self.board,
            self.agenda_slots[:],
            self.depth,
            self.dice[:],
            self.setting,  # never changes during a game
            self.now[:],
            self.tribe[:],
            self.people[:],
            self.marched[:],
            self.tame[:],
            self.wild[:],
            self.place[:],
            self.token[:],
            self.cards[:],
        )

    def arrays(self) -> list[vec[i64]]:
        return [
            self.setting, self.now, self.tribe, self.people, self.marched, self.tame, self.wild, self.place, self.token,
            self.cards,
        ]  # fmt: skip

    # -- tribes

    def players(self) -> i64:
        return self.setting[PLAYERS]

    def of(self, seat: i64, field: i64) -> i64:
        """A field of a tribe."""
        return self.tribe[seat * TRIBE + field]

    def alive(self, seat: i64) -> bool:
        return self.tribe[seat * TRIBE + ALIVE] == 1

    def seat_at(self, first: i64, turn: i64) -> i64:
        """The seat whose turn comes after ``turn`` others, counted clockwise from ``first`` (VM-4.8)."""
        seat: i64 = first + turn
        players: i64 = self.setting[PLAYERS]
        return seat - players if seat >= players else seat

    def count(self, seat: i64, sex: i64, hex_: i64) -> i64:
        return self.people[(seat * 2 + sex) * HEXES + hex_]

    def warriors(self, seat: i64, hex_: i64) -> i64:
        return self.people[(seat * 2 + WARRIOR) * HEXES + hex_]

    def women(self, seat: i64, hex_: i64) -> i64:
        return self.people[(seat * 2 + WOMAN) * HEXES + hex_]

    def persons(self, seat: i64, hex_: i64) -> i64:
        return self.people[seat * 2 * HEXES + hex_] + self.people[(seat * 2 + 1) * HEXES + hex_]

    def population(self, seat: i64) -> i64:
        """All persons of a tribe on the board."""
        base: i64 = seat * TRIBE + SUPPLY
        return self.table.warriors + self.table.women - self.tribe[base] - self.tribe[base + 1]

    def settlements(self, seat: i64) -> i64:
        return self.table.settlements - self.tribe[seat * TRIBE + MARKERS]

    def food(self, seat: i64) -> i64:
        return self.tribe[seat * TRIBE + PLANT] + self.tribe[seat * TRIBE + MEAT]

    def crowd(self, hex_: i64) -> i64:
        """Persons of all tribes on a hex."""
        total: i64 = 0
        for row in range(self.setting[PLAYERS] * 2):
            total += self.people[row * HEXES + hex_]
        return total

    def shown(self, seat: i64, sex: i64, hex_: i64) -> i64:
        """Persons that are not hidden (VM-10.2)."""
        count: i64 = self.people[(seat * 2 + sex) * HEXES + hex_]
        if self.now[HIDDEN_SEAT] == seat and self.now[HIDDEN_HEX] == hex_:
            count -= self.now[HIDDEN + sex]
        return count

    def shown_persons(self, seat: i64, hex_: i64) -> i64:
        return self.shown(seat, WARRIOR, hex_) + self.shown(seat, WOMAN, hex_)

    def shown_wolves(self, seat: i64, hex_: i64) -> i64:
        count: i64 = self.tame[seat * HEXES + hex_]
        if self.now[HIDDEN_SEAT] == seat and self.now[HIDDEN_HEX] == hex_:
            count -= self.now[HIDDEN_WOLVES]
        return count

    # -- animals

    def animals(self, hex_: i64) -> i64:
        """Wild animals of all species on a hex."""
        total: i64 = 0
        for species in range(i64(SPECIES)):
            total += self.wild[species * HEXES + hex_]
        return total

    def opponents(self, seat: i64, hex_: i64) -> i64:
        """VM-1.16, VM-1.17: rival persons, wild animals and rival tamed wolves; hidden groups do not count."""
        total: i64 = self.animals(hex_)
        for other in range(self.setting[PLAYERS]):
            if other != seat:
                total += self.persons(other, hex_) + self.tame[other * HEXES + hex_]
        if self.now[HIDDEN_HEX] == hex_ and self.now[HIDDEN_SEAT] != seat and self.now[HIDDEN_SEAT] != NOBODY:
            total -= self.now[HIDDEN] + self.now[HIDDEN + 1] + self.now[HIDDEN_WOLVES]
        return total

    # -- hexes

    def on(self, hex_: i64, field: i64) -> i64:
        """A field of a hex."""
        return self.place[hex_ * PLACE + field]

    def owner(self, hex_: i64) -> i64:
        """Whose settlement stands there, or NOBODY."""
        return self.place[hex_ * PLACE + SETTLEMENT]

    def is_open(self, hex_: i64, direction: i64) -> bool:
        """No river runs along this side, or it is frozen or dry (VM-1.10)."""
        river: i64 = self.board.river[hex_ * 6 + direction]
        return river == 0 or (self.now[FROZEN] >> river) & 1 == 1 or self.cards[OPEN + DROUGHT] > 0

    def enterable(self, hex_: i64) -> bool:
        """Not closed (VM-1.20, VM-1.21), and no open water."""
        if self.place[hex_ * PLACE + CLOSED] != 0:
            return False
        if hex_ == LAKE:
            return self.now[FROZEN] & 1 == 1
        return not self.snowed_in(hex_)

    def snowed_in(self, hex_: i64) -> bool:
        """Snowfall: nobody enters or leaves a mountain (VM-20.13)."""
        return self.cards[OPEN + SNOWFALL] > 0 and self.board.terrain[hex_] == MOUNTAIN

    def adjacent_over_open_side(self, a: i64, b: i64) -> bool:
        for direction in range(i64(6)):
            if self.board.near[a * 6 + direction] == b:
                return self.is_open(a, direction)
        return False

    # -- the calendar

    def lies_open(self, event: i64) -> bool:
        """An event card with a lasting effect lies beside the board (VM-5.5)."""
        return self.cards[OPEN + event] > 0

    def summer(self) -> bool:
        return self.now[SEASON] == SUMMER

    def last_of_season(self) -> bool:
        """The third round, or the fourth of a lengthened season (VM-4.4)."""
        longer: i64 = MILD_AUTUMN if self.now[SEASON] == SUMMER else LONG_WINTER
        return self.now[NUMBER] >= (4 if self.cards[OPEN + longer] > 0 else 3)

    def hand_limit(self) -> i64:
        """VM-17.1"""
        return self.table.hand_of_many if self.setting[PLAYERS] >= 5 else self.table.hand


def empty_state(table: Table, board: int, players: int, dice: vec[i64]) -> ValleyState:
    """An empty table: all tokens in the supplies, nothing on the agenda."""
    s = ValleyState(
        table,
        table.boards[board],
        new_agenda(),
        0,
        dice,
        _zeros(SETTING),
        _zeros(NOW),
        _zeros(players * TRIBE),
        _zeros(players * 2 * HEXES),
        _zeros(players * 2 * HEXES),
        _zeros(players * HEXES),
        _zeros(SPECIES * HEXES),
        _zeros(HEXES * PLACE),
        vec[i64]([IN_BAG] * TOKENS),
        _zeros(CARDS),
    )
    s.setting[PLAYERS] = players
    s.setting[BOARD] = board
    for seat in range(SEATS):
        s.setting[COLOUR + seat] = seat
    for entry in (AILING, LONER, LONER + 1, HIDDEN_SEAT, AMAZON_SEAT, FIGHT_HEX, FORMER_OWNER, SURPRISE_SEAT):
        s.now[entry] = NOBODY
    s.now[WOLF_RESERVE] = table.letterless_wolves
    s.now[CROPS_LEFT] = table.crops
    s.now[FENCES_LEFT] = table.fences
    for seat in range(players):
        s.tribe[seat * TRIBE + SUPPLY + WARRIOR] = table.warriors
        s.tribe[seat * TRIBE + SUPPLY + WOMAN] = table.women
        s.tribe[seat * TRIBE + MARKERS] = table.settlements
    for hex_ in range(HEXES):
        s.place[hex_ * PLACE + SETTLEMENT] = NOBODY
    return s


def _zeros(length: int) -> vec[i64]:
    return vec[i64]([0] * length)
