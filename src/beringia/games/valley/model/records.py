"""What one player has, and the options of a game."""

from __future__ import annotations

from typing import Annotated, Final

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.valley.model.terms import HEXES, SEATS, TRUMPS, WARRIOR, Seat, Sex
from beringia.kernel.declare import record
from beringia.kernel.domains import FLAG, Domain, count
from beringia.kernel.fields import HIDDEN, OWNER, Field
from beringia.kernel.observing import put
from beringia.kernel.state import Record
from beringia.kernel.terms import array_of

ROUNDS: Final = count(100_000)
TRUMP_BITS: Final = Domain("trumps", 1 << TRUMPS)  # a set of trumps
HEX_BITS: Final = Domain("hexes", 1 << HEXES)  # a set of hexes
_FOOD: Final = count(1_000_000)  # whole, never negative (VM-29.16)
#: How many numbers a setting has.
SETTINGS: Final = 13 + SEATS

# Arrays that a part is copied of at once, while a list would be read number by number.
_SEATS: Final[vec[Seat]] = array_of(range(SEATS))
_COLOURS: Final = vec[i64](list(range(SEATS)))


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
    first_readings: i64  #     begun before 1.4: VM-8.9, 21.8, 21.16, 21.27 and 21.35 are read as they were then
    colours: Final[vec[i64]]  # per seat: index into the content's colours
    seats: Final[vec[Seat]]

    def __init__(self, players: int) -> None:
        self.players = players
        self.seats = _SEATS[:players]
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
        self.first_readings = 0
        self.colours = _COLOURS[:]

    def observe(self, out: vec[i64], at: i64) -> i64:
        """The same as ``numbers``."""
        out[at] = self.players
        out[at + 1] = self.fire_rules
        out[at + 2] = self.return_rule
        out[at + 3] = self.limited_storage
        out[at + 4] = self.swimming_tiger
        out[at + 5] = self.single_winner
        out[at + 6] = self.one_die
        out[at + 7] = self.may_starve
        out[at + 8] = self.round_limit
        out[at + 9] = self.easy_start
        out[at + 10] = self.north
        out[at + 11] = self.south
        out[at + 12] = self.board
        return put(out, at + 13, self.colours, SEATS)

    def numbers(self) -> list[int]:
        return [
            self.players, self.fire_rules, self.return_rule, self.limited_storage, self.swimming_tiger,
            self.single_winner, self.one_die, self.may_starve, self.round_limit, self.easy_start, self.north,
            self.south, self.board, *self.colours,
        ]  # fmt: skip


@record
class Tribe(Record):
    """What one player has."""

    plant: Annotated[i64, Field(_FOOD, at="plant?")]  # food (VM-24.1)
    meat: Annotated[i64, Field(_FOOD, at="meat?")]
    fire: Annotated[i64, Field(count(1), at="fire?")]
    alive: Annotated[i64, Field(FLAG)]  # it is in the game
    warriors_left: Annotated[i64, Field(count(10), at=None)]  # tokens not on the board
    women_left: Annotated[i64, Field(count(6), at=None)]  # tokens not on the board
    markers: Annotated[i64, Field(count(20), at=None)]  # settlement markers not on the board
    hand: Annotated[i64, Field(TRUMP_BITS, at=None, see=OWNER, bits=TRUMPS)]
    known: Annotated[i64, Field(TRUMP_BITS, at=None, see=OWNER, bits=TRUMPS)]  # trumps seen in other hands
    foreseen: Annotated[i64, Field(count(3), at="foreseen?", see=OWNER, bits=2)]  # decks with a known top card, as bits
    announced: Annotated[i64, Field(count(1), at="announced?")]  # satisfied the victory condition at the last check
    won: Annotated[i64, Field(count(1), at="won?")]  # it has won the game
    return_round: Annotated[i64, Field(ROUNDS, at="return_round?")]  # of the elimination, while it may come back; or 0
    returned: Annotated[i64, Field(count(1), at="returned?")]  # it has come back once
    bonus: Annotated[i64, Field(count(5), at="bonus?")]  # trump bonus of this round in all fights
    hunt_bonus: Annotated[i64, Field(count(2), at="hunt_bonus?")]  # the same against animals
    #: Rival persons killed and own ones starved this round: what Cannibals would eat.
    kills: Annotated[i64, Field(count(100), at="kills?")]
    first_fight: Annotated[i64, Field(count(HEXES), at="first_fight?")]  # 1 + hex of this round's first conflict; or 0
    net: Annotated[i64, Field(count(1), at="net?")]  # by a trump of this round: its fishing brings more
    #: By a trump, until the end of winter: it gathers in forests.
    roots: Annotated[i64, Field(count(1), at="roots?")]
    manure: Annotated[i64, Field(count(1), at="manure?")]  # by a trump of this round: its crops bring more
    #: By a trump of this round: it chooses the sex of its newborn.
    chooses_sex: Annotated[i64, Field(count(1), at="chooses_sex?")]
    cannibal: Annotated[i64, Field(count(1), at="cannibal?")]  # by a trump of this round: it has eaten those it killed
    snowed: Annotated[i64, Field(count(1), at="snowed?")]  # lost a person in this round's snow
    # Sets of hexes, so that nobody has to look for them all over the board
    hexes: Annotated[i64, Field(HEX_BITS, at=None, see=HIDDEN, derived=True)]  # where its people stand
    homes: Annotated[i64, Field(HEX_BITS, at=None, see=HIDDEN, derived=True)]  # where its settlements stand

    def left(self, sex: Sex) -> i64:
        """Tokens of a sex that are not on the board."""
        return self.warriors_left if sex == WARRIOR else self.women_left

    def put_back(self, sex: Sex, count: i64) -> None:
        """Tokens come back to the supply, or leave it."""
        if sex == WARRIOR:
            self.warriors_left += count
        else:
            self.women_left += count
