"""The position of Valley of the Mammoths: what each tribe has, what lies on each hex, the cards, the calendar."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from beringia.games.valley.bits import has_bit
from beringia.games.valley.board import LAKE, MOUNTAIN, Board
from beringia.games.valley.cards import DROUGHT, LONG_WINTER, MILD_AUTUMN, SNOWFALL
from beringia.games.valley.table import DECK_SIZE, SUMMER, WARRIOR, WOMAN, Table
from beringia.games.valley.terms import (
    ALL_DIRECTIONS,
    ALL_SPECIES,
    EVENTS,
    HEXES,
    SEATS,
    SEXES,
    SPECIES,
    TOKENS,
    TRUMPS,
    Direction,
    Event,
    Hex,
    Season,
    Seat,
    Sex,
    Species,
)
from beringia.kernel.state import NOBODY, State, new_agenda

# How a hex is closed this round
BURNING: Final = 1
FLOODED: Final = 2
ERUPTING: Final = 3
CLOSED_NAMES: Final = ["", "fire", "flood", "eruption"]

# Who has founded a settlement in this turn
BY_PAIR: Final = 1
BY_WARRIORS: Final = 2
BY_WOMEN: Final = 3

# What the event does to the persons on a hex
ONE_SURVIVES: Final = 1
ONE_DIES: Final = 2
SNOW_FALLS: Final = 3  #       one dies where the tribe has no cave

#: A token that is not on the board.
IN_BAG: Final = -1


def place_of(sex: Sex, hex_: Hex) -> i64:
    """Where the persons of a sex on a hex are counted."""
    return sex * HEXES + hex_


def herd_at(species: Species, hex_: Hex) -> i64:
    """Where the wild animals of a species on a hex are counted."""
    return species * HEXES + hex_


class Setting:
    """The options, and what else never changes during a game."""

    players: i64
    fire_rules: i64
    return_rule: i64
    limited_storage: i64
    swimming_tiger: i64
    single_winner: i64
    one_die: i64
    may_starve: i64  #         voluntary_starvation
    round_limit: i64  #        0: none
    easy_start: i64
    north: i64  #              as asked for: 0 random, 1 or 2
    south: i64
    board: i64  #              the board played on
    colours: Final[vec[i64]]  # per seat: index into the content's colours
    seats: Final[vec[Seat]]

    def __init__(self, players: int) -> None:
        self.players = players
        self.seats = cast("vec[Seat]", vec[i64](list(range(players))))
        self.fire_rules = 0
        self.return_rule = 0
        self.limited_storage = 0
        self.swimming_tiger = 0
        self.single_winner = 0
        self.one_die = 0
        self.may_starve = 0
        self.round_limit = 0
        self.easy_start = 0
        self.north = 0
        self.south = 0
        self.board = 0
        self.colours = vec[i64](list(range(SEATS)))

    def numbers(self) -> list[int]:
        return [
            self.players, self.fire_rules, self.return_rule, self.limited_storage, self.swimming_tiger,
            self.single_winner, self.one_die, self.may_starve, self.round_limit, self.easy_start, self.north,
            self.south, self.board, *self.colours,
        ]  # fmt: skip


@mypyc_attr(acyclic=True)
class Tribe:
    """What one player has."""

    plant: i64  #              food (VM-24.1)
    meat: i64
    fire: i64
    alive: i64
    warriors_left: i64  #      tokens not on the board
    women_left: i64
    markers: i64  #            settlement markers not on the board
    hand: i64  #               trumps, as bits
    known: i64  #              trumps in other hands that this seat has seen, as bits
    foreseen: i64  #           event decks whose top card this seat knows, as bits by season
    announced: i64  #          satisfied the victory condition at the last check
    won: i64
    return_round: i64  #       round of the elimination while the tribe may still come back; 0 otherwise
    returned: i64
    bonus: i64  #              trump bonus of this round in all fights
    hunt_bonus: i64  #         the same against animals
    kills: i64  #              rival persons killed this round
    first_fight: i64  #        1 + hex of the first conflict of this round; 0: none yet
    net: i64
    roots: i64
    manure: i64
    chooses_sex: i64
    cannibal: i64
    snowed: i64  #             lost a person in this round's snow
    people: Final[vec[i64]]  #  by sex and hex: persons
    marched: Final[vec[i64]]  # the same: those of them that have marched this round
    wolves: Final[vec[i64]]  #  by hex: tamed wolves

    def __init__(self, people: vec[i64], marched: vec[i64], wolves: vec[i64]) -> None:
        self.plant = 0
        self.meat = 0
        self.fire = 0
        self.alive = 0
        self.warriors_left = 0
        self.women_left = 0
        self.markers = 0
        self.hand = 0
        self.known = 0
        self.foreseen = 0
        self.announced = 0
        self.won = 0
        self.return_round = 0
        self.returned = 0
        self.bonus = 0
        self.hunt_bonus = 0
        self.kills = 0
        self.first_fight = 0
        self.net = 0
        self.roots = 0
        self.manure = 0
        self.chooses_sex = 0
        self.cannibal = 0
        self.snowed = 0
        self.people = people
        self.marched = marched
        self.wolves = wolves

    def copy(self) -> Tribe:
        other = Tribe(self.people[:], self.marched[:], self.wolves[:])
        other.plant = self.plant
        other.meat = self.meat
        other.fire = self.fire
        other.alive = self.alive
        other.warriors_left = self.warriors_left
        other.women_left = self.women_left
        other.markers = self.markers
        other.hand = self.hand
        other.known = self.known
        other.foreseen = self.foreseen
        other.announced = self.announced
        other.won = self.won
        other.return_round = self.return_round
        other.returned = self.returned
        other.bonus = self.bonus
        other.hunt_bonus = self.hunt_bonus
        other.kills = self.kills
        other.first_fight = self.first_fight
        other.net = self.net
        other.roots = self.roots
        other.manure = self.manure
        other.chooses_sex = self.chooses_sex
        other.cannibal = self.cannibal
        other.snowed = self.snowed
        return other

    def numbers(self) -> list[int]:
        return [
            self.plant, self.meat, self.fire, self.alive, self.warriors_left, self.women_left, self.markers, self.hand,
            self.known, self.foreseen, self.announced, self.won, self.return_round, self.returned, self.bonus,
            self.hunt_bonus, self.kills, self.first_fight, self.net, self.roots, self.manure, self.chooses_sex,
            self.cannibal, self.snowed,
        ]  # fmt: skip

    def food(self) -> i64:
        return self.plant + self.meat

    def left(self, sex: Sex) -> i64:
        """Tokens of a sex that are not on the board."""
        return self.warriors_left if sex == WARRIOR else self.women_left

    def put_back(self, sex: Sex, count: i64) -> None:
        """Tokens come back to the supply, or leave it."""
        if sex == WARRIOR:
            self.warriors_left += count
        else:
            self.women_left += count


@mypyc_attr(acyclic=True)
class EventDeck:
    """The event cards of one season; the last card in use is on top."""

    deck_size: i64
    pile_size: i64
    deck: Final[vec[i64]]
    pile: Final[vec[i64]]

    def __init__(self, deck: vec[i64], pile: vec[i64]) -> None:
        self.deck_size = 0
        self.pile_size = 0
        self.deck = deck
        self.pile = pile

    def copy(self) -> EventDeck:
        other = EventDeck(self.deck[:], self.pile[:])
        other.deck_size = self.deck_size
        other.pile_size = self.pile_size
        return other

    def top(self) -> Event:
        return Event(self.deck[self.deck_size - 1])


class ValleyState(State):
    """All of a position."""

    table: Final[Table]
    board: Final[Board]
    setting: Final[Setting]

    # The calendar and the turn
    round: i64  #              0 before the first round
    year: i64
    season: Season
    number: i64  #             of the round within its season
    phase: i64
    start: Seat  #             start player
    on_turn: Seat  #           whose turn of phase 4 it is, or was last

    # The table
    frozen: i64  #             bit 0 the lake, bits 1 to 6 the rivers
    ailing: i64  #             species that is ill this round, or -1
    wolf_reserve: i64  #       letterless wolves
    crops_left: i64
    fences_left: i64
    trump_deck_size: i64
    trump_pile: i64  #         discarded trumps, as bits

    # What lasts for a while
    hidden_seat: Seat  #       the group in the trees (VM-21.7), or -1
    hidden_hex: Hex
    hidden_warriors: i64
    hidden_women: i64
    hidden_wolves: i64
    amazon_seat: Seat
    amazon_hex: Hex
    fight_hex: Hex  #          the conflict hex being settled, or -1
    former_owner: Seat  #      of the settlement just captured, or -1
    captured_women: i64  #     taken over from him on that hex
    captured_fire: i64  #      1 if he had fire
    surprise_seat: Seat  #     whose woman has given birth in the wild (VM-21.18), or -1
    surprise_hex: Hex
    direction: i64  #          in which the animals have moved, 1 to 6; 0 before
    region: i64  #             region or river of the event of this round; 0: none
    hid: i64  #                1 + hex on which a group has hidden this round; 0: none

    tribes: Final[vec[Tribe]]
    loners: Final[vec[i64]]  #     by sex: hex of the loner, or -1
    wild: Final[vec[i64]]  #       by species and hex: wild animals
    token: Final[vec[i64]]  #      per lettered animal: its hex, or IN_BAG
    trump_deck: Final[vec[i64]]  # the last card in use is on top
    event_decks: Final[vec[EventDeck]]  # by season
    open: Final[vec[i64]]  #       per event card: copies that lie open

    # What is on a hex
    settlement: Final[vec[i64]]  # owner, or -1
    crop: Final[vec[i64]]  #       ears: 0, 1 or 2
    fence: Final[vec[i64]]
    closed: Final[vec[i64]]  #     BURNING, FLOODED or ERUPTING this round
    couple: Final[vec[i64]]  #     round in which a same-sex couple founded it; 0: a woman is needed
    founded: Final[vec[i64]]  #    in this turn of phase 4: by a pair, two warriors or two women
    mark: Final[vec[i64]]  #       struck by the event: ONE_SURVIVES, ONE_DIES or SNOW_FALLS
    saved: Final[vec[i64]]  #      tribes that survive the flood whole, as bits
    due: Final[vec[i64]]  #        births still to come in phase 7
    births: Final[vec[i64]]  #     births of this phase with a newborn placed

    def __init__(
        self,
        table: Table,
        board: Board,
        setting: Setting,
        agenda: vec[i64],
        depth: i64,
        dice: vec[i64],
        tribes: vec[Tribe],
        loners: vec[i64],
        wild: vec[i64],
        token: vec[i64],
        trump_deck: vec[i64],
        event_decks: vec[EventDeck],
        open_: vec[i64],
        settlement: vec[i64],
        crop: vec[i64],
        fence: vec[i64],
        closed: vec[i64],
        couple: vec[i64],
        founded: vec[i64],
        mark: vec[i64],
        saved: vec[i64],
        due: vec[i64],
        births: vec[i64],
    ) -> None:
        super().__init__(agenda, depth, dice)
        self.table = table
        self.board = board
        self.setting = setting
        self.round = 0
        self.year = 0
        self.season = SUMMER
        self.number = 0
        self.phase = 0
        self.start = Seat(0)
        self.on_turn = Seat(0)
        self.frozen = 0
        self.ailing = NOBODY
        self.wolf_reserve = 0
        self.crops_left = 0
        self.fences_left = 0
        self.trump_deck_size = 0
        self.trump_pile = 0
        self.hidden_seat = Seat(NOBODY)
        self.hidden_hex = Hex(0)
        self.hidden_warriors = 0
        self.hidden_women = 0
        self.hidden_wolves = 0
        self.amazon_seat = Seat(NOBODY)
        self.amazon_hex = Hex(0)
        self.fight_hex = Hex(NOBODY)
        self.former_owner = Seat(NOBODY)
        self.captured_women = 0
        self.captured_fire = 0
        self.surprise_seat = Seat(NOBODY)
        self.surprise_hex = Hex(0)
        self.direction = 0
        self.region = 0
        self.hid = 0
        self.tribes = tribes
        self.loners = loners
        self.wild = wild
        self.token = token
        self.trump_deck = trump_deck
        self.event_decks = event_decks
        self.open = open_
        self.settlement = settlement
        self.crop = crop
        self.fence = fence
        self.closed = closed
        self.couple = couple
        self.founded = founded
        self.mark = mark
        self.saved = saved
        self.due = due
        self.births = births

    def copy(self) -> ValleyState:
        other = ValleyState(
            self.table,
            self.board,
            self.setting,  # never changes during a game
            self.agenda[:],
            self.depth,
            self.dice[:],
            vec[Tribe]([tribe.copy() for tribe in self.tribes]),
            self.loners[:],
            self.wild[:],
            self.token[:],
            self.trump_deck[:],
            vec[EventDeck]([deck.copy() for deck in self.event_decks]),
            self.open[:],
            self.settlement[:],
            self.crop[:],
            self.fence[:],
            self.closed[:],
            self.couple[:],
            self.founded[:],
            self.mark[:],
            self.saved[:],
            self.due[:],
            self.births[:],
        )
        other.round = self.round
        other.year = self.year
        other.season = self.season
        other.number = self.number
        other.phase = self.phase
        other.start = self.start
        other.on_turn = self.on_turn
        other.frozen = self.frozen
        other.ailing = self.ailing
        other.wolf_reserve = self.wolf_reserve
        other.crops_left = self.crops_left
        other.fences_left = self.fences_left
        other.trump_deck_size = self.trump_deck_size
        other.trump_pile = self.trump_pile
        other.hidden_seat = self.hidden_seat
        other.hidden_hex = self.hidden_hex
        other.hidden_warriors = self.hidden_warriors
        other.hidden_women = self.hidden_women
        other.hidden_wolves = self.hidden_wolves
        other.amazon_seat = self.amazon_seat
        other.amazon_hex = self.amazon_hex
        other.fight_hex = self.fight_hex
        other.former_owner = self.former_owner
        other.captured_women = self.captured_women
        other.captured_fire = self.captured_fire
        other.surprise_seat = self.surprise_seat
        other.surprise_hex = self.surprise_hex
        other.direction = self.direction
        other.region = self.region
        other.hid = self.hid
        return other

    def numbers(self) -> list[int]:
        """The whole position as one list of integers. Its order is part of the digest, a public format."""
        found: list[int] = [self.depth]
        for index in range(self.depth * 5):
            found.append(self.agenda[index])
        found.extend(self.dice)
        found.extend(self.setting.numbers())
        summer, winter = self.event_decks[0], self.event_decks[1]
        found += [
            self.round, self.year, i64(self.season), self.number, self.phase, i64(self.start), i64(self.on_turn),
            self.frozen, self.ailing, *self.loners, self.wolf_reserve, self.crops_left, self.fences_left,
            self.trump_deck_size, self.trump_pile, summer.deck_size, winter.deck_size, summer.pile_size, winter.pile_size,
            i64(self.hidden_seat), i64(self.hidden_hex), self.hidden_warriors, self.hidden_women,
            self.hidden_wolves, i64(self.amazon_seat), i64(self.amazon_hex), i64(self.fight_hex), i64(self.former_owner), self.captured_women, self.captured_fire,
            i64(self.surprise_seat), i64(self.surprise_hex), self.direction, self.region, self.hid,
        ]  # fmt: skip
        for tribe in self.tribes:
            found.extend(tribe.numbers())
        for tribe in self.tribes:
            found.extend(tribe.people)
        for tribe in self.tribes:
            found.extend(tribe.marched)
        for tribe in self.tribes:
            found.extend(tribe.wolves)
        found.extend(self.wild)
        for hex_ in range(HEXES):
            found += [
                self.settlement[hex_], self.crop[hex_], self.fence[hex_], self.closed[hex_], self.couple[hex_],
                self.founded[hex_], self.mark[hex_], self.saved[hex_], self.due[hex_], self.births[hex_],
            ]  # fmt: skip
        found.extend(self.token)
        found.extend(self.trump_deck)
        for deck in self.event_decks:
            found.extend(deck.deck)
        for deck in self.event_decks:
            found.extend(deck.pile)
        found.extend(self.open)
        return found

    # -- tribes

    def players(self) -> i64:
        return self.setting.players

    def seats(self) -> vec[Seat]:
        return self.setting.seats

    def alive(self, seat: Seat) -> bool:
        return self.tribes[seat].alive == 1

    def seat_at(self, first: Seat, turn: i64) -> Seat:
        """The seat whose turn comes after ``turn`` others, counted clockwise from ``first`` (VM-4.8)."""
        seat: i64 = first + turn
        players: i64 = self.setting.players
        return Seat(seat - players if seat >= players else seat)

    def count(self, seat: Seat, sex: Sex, hex_: Hex) -> i64:
        return self.tribes[seat].people[sex * HEXES + hex_]

    def warriors(self, seat: Seat, hex_: Hex) -> i64:
        return self.tribes[seat].people[hex_]

    def women(self, seat: Seat, hex_: Hex) -> i64:
        return self.tribes[seat].people[HEXES + hex_]

    def persons(self, seat: Seat, hex_: Hex) -> i64:
        return self.tribes[seat].people[hex_] + self.tribes[seat].people[HEXES + hex_]

    def population(self, seat: Seat) -> i64:
        """All persons of a tribe on the board."""
        tribe = self.tribes[seat]
        return self.table.warriors + self.table.women - tribe.warriors_left - tribe.women_left

    def settlements(self, seat: Seat) -> i64:
        return self.table.settlements - self.tribes[seat].markers

    def food(self, seat: Seat) -> i64:
        return self.tribes[seat].plant + self.tribes[seat].meat

    def crowd(self, hex_: Hex) -> i64:
        """Persons of all tribes on a hex."""
        total: i64 = 0
        for seat in range(self.setting.players):
            total += self.tribes[seat].people[hex_] + self.tribes[seat].people[HEXES + hex_]
        return total

    def hides(self, seat: Seat, hex_: Hex) -> bool:
        """A group of this tribe is in the trees there (VM-21.7)."""
        return self.hidden_seat == seat and self.hidden_hex == hex_

    def shown(self, seat: Seat, sex: Sex, hex_: Hex) -> i64:
        """Persons that are not hidden (VM-10.2)."""
        count: i64 = self.tribes[seat].people[sex * HEXES + hex_]
        if self.hides(seat, hex_):
            count -= self.hidden_warriors if sex == WARRIOR else self.hidden_women
        return count

    def shown_persons(self, seat: Seat, hex_: Hex) -> i64:
        return self.shown(seat, WARRIOR, hex_) + self.shown(seat, WOMAN, hex_)

    def shown_wolves(self, seat: Seat, hex_: Hex) -> i64:
        count: i64 = self.tribes[seat].wolves[hex_]
        if self.hides(seat, hex_):
            count -= self.hidden_wolves
        return count

    # -- animals

    def herd(self, species: Species, hex_: Hex) -> i64:
        """Wild animals of a species on a hex."""
        return self.wild[species * HEXES + hex_]

    def animals(self, hex_: Hex) -> i64:
        """Wild animals of all species on a hex."""
        total: i64 = 0
        for species in ALL_SPECIES:
            total += self.wild[species * HEXES + hex_]
        return total

    def opponents(self, seat: Seat, hex_: Hex) -> i64:
        """VM-1.16, VM-1.17: rival persons, wild animals and rival tamed wolves; hidden groups do not count."""
        total: i64 = self.animals(hex_)
        for number in range(self.setting.players):
            if number != seat:
                other = Seat(number)
                total += self.persons(other, hex_) + self.tribes[other].wolves[hex_]
        if self.hidden_hex == hex_ and self.hidden_seat != seat and self.hidden_seat != NOBODY:
            total -= self.hidden_warriors + self.hidden_women + self.hidden_wolves
        return total

    # -- hexes

    def owner(self, hex_: Hex) -> Seat:
        """Whose settlement stands there, or NOBODY."""
        return Seat(self.settlement[hex_])

    def is_open(self, hex_: Hex, direction: Direction) -> bool:
        """No river runs along this side, or it is frozen or dry (VM-1.10)."""
        river: i64 = self.board.river[hex_ * 6 + direction]
        return river == 0 or (self.frozen >> river) & 1 == 1 or self.open[DROUGHT] > 0

    def enterable(self, hex_: Hex) -> bool:
        """Not closed (VM-1.20, VM-1.21), and no open water."""
        if self.closed[hex_] != 0:
            return False
        if hex_ == LAKE:
            return self.frozen & 1 == 1
        return not self.snowed_in(hex_)

    def snowed_in(self, hex_: Hex) -> bool:
        """Snowfall: nobody enters or leaves a mountain (VM-20.13)."""
        return self.open[SNOWFALL] > 0 and self.board.terrain[hex_] == MOUNTAIN

    def adjacent_over_open_side(self, a: Hex, b: Hex) -> bool:
        for direction in ALL_DIRECTIONS:
            if self.board.beside(a, direction) == b:
                return self.is_open(a, direction)
        return False

    # -- the calendar

    def lies_open(self, event: Event) -> bool:
        """An event card with a lasting effect lies beside the board (VM-5.5)."""
        return self.open[event] > 0

    def summer(self) -> bool:
        return self.season == SUMMER

    def last_of_season(self) -> bool:
        """The third round, or the fourth of a lengthened season (VM-4.4)."""
        longer = MILD_AUTUMN if self.season == SUMMER else LONG_WINTER
        return self.number >= (4 if self.open[longer] > 0 else 3)

    def hand_limit(self) -> i64:
        """VM-17.1"""
        return self.table.hand_of_many if self.setting.players >= 5 else self.table.hand

    def holds(self, seat: Seat, card: i64) -> bool:
        """Is this trump in the hand of this seat?"""
        return has_bit(self.tribes[seat].hand, card)


def empty_state(table: Table, setting: Setting, dice: vec[i64]) -> ValleyState:
    """An empty table: all tokens in the supplies, nothing on the agenda."""
    s = ValleyState(
        table,
        table.boards[setting.board],
        setting,
        new_agenda(),
        0,
        dice,
        vec[Tribe]([_new_tribe(table) for _ in range(setting.players)]),
        vec[i64]([NOBODY] * SEXES),
        _zeros(SPECIES * HEXES),
        vec[i64]([IN_BAG] * TOKENS),
        _zeros(TRUMPS),
        vec[EventDeck]([EventDeck(_zeros(DECK_SIZE), _zeros(DECK_SIZE)) for _ in range(2)]),
        _zeros(EVENTS),
        vec[i64]([NOBODY] * HEXES),
        _zeros(HEXES),
        _zeros(HEXES),
        _zeros(HEXES),
        _zeros(HEXES),
        _zeros(HEXES),
        _zeros(HEXES),
        _zeros(HEXES),
        _zeros(HEXES),
        _zeros(HEXES),
    )
    s.wolf_reserve = table.letterless_wolves
    s.crops_left = table.crops
    s.fences_left = table.fences
    return s


def _new_tribe(table: Table) -> Tribe:
    tribe = Tribe(_zeros(SEXES * HEXES), _zeros(SEXES * HEXES), _zeros(HEXES))
    tribe.warriors_left = table.warriors
    tribe.women_left = table.women
    tribe.markers = table.settlements
    return tribe


def _zeros(length: int) -> vec[i64]:
    return vec[i64]([0] * length)
