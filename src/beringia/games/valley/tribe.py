"""What one player has, and the options of a game."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from beringia.games.valley.terms import HEXES, SEATS, TRUMPS, WARRIOR, Seat, Sex
from beringia.kernel.domains import FLAG, Domain, count
from beringia.kernel.fields import HIDDEN, OWNER, Field
from beringia.kernel.observing import put, put_bits
from beringia.kernel.terms import array_of

ROUNDS: Final = count(100_000)
TRUMP_BITS: Final = Domain("trumps", 1 << TRUMPS)  # a set of trumps
HEX_BITS: Final = Domain("hexes", 1 << HEXES)  # a set of hexes
_FOOD: Final = count(1_000_000)
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


@mypyc_attr(acyclic=True)
class Tribe:
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

    # -- made by tools/records.py
    # fmt: off
    FIELDS: ClassVar[dict[str, Field]] = {
        "plant": Field(_FOOD, at='plant?', about='food (VM-24.1)'),
        "meat": Field(_FOOD, at='meat?'),
        "fire": Field(count(1), at='fire?'),
        "alive": Field(FLAG, about='it is in the game'),
        "warriors_left": Field(count(10), at=None, about='tokens not on the board'),
        "women_left": Field(count(6), at=None, about='tokens not on the board'),
        "markers": Field(count(20), at=None, about='settlement markers not on the board'),
        "hand": Field(TRUMP_BITS, at=None, see=OWNER, bits=TRUMPS),
        "known": Field(TRUMP_BITS, at=None, see=OWNER, bits=TRUMPS, about='trumps seen in other hands'),
        "foreseen": Field(count(3), at='foreseen?', see=OWNER, bits=2, about='decks with a known top card, as bits'),
        "announced": Field(count(1), at='announced?', about='satisfied the victory condition at the last check'),
        "won": Field(count(1), at='won?', about='it has won the game'),
        "return_round": Field(ROUNDS, at='return_round?', about='of the elimination, while it may come back; or 0'),
        "returned": Field(count(1), at='returned?', about='it has come back once'),
        "bonus": Field(count(5), at='bonus?', about='trump bonus of this round in all fights'),
        "hunt_bonus": Field(count(2), at='hunt_bonus?', about='the same against animals'),
        "kills": Field(
            count(100),
            at='kills?',
            about='rival persons killed and own ones starved this round: what Cannibals would eat',
        ),
        "first_fight": Field(count(HEXES), at='first_fight?', about="1 + hex of this round's first conflict; or 0"),
        "net": Field(count(1), at='net?', about='by a trump of this round: its fishing brings more'),
        "roots": Field(count(1), at='roots?', about='by a trump, until the end of winter: it gathers in forests'),
        "manure": Field(count(1), at='manure?', about='by a trump of this round: its crops bring more'),
        "chooses_sex": Field(
            count(1), at='chooses_sex?', about='by a trump of this round: it chooses the sex of its newborn'
        ),
        "cannibal": Field(count(1), at='cannibal?', about='by a trump of this round: it has eaten those it killed'),
        "snowed": Field(count(1), at='snowed?', about="lost a person in this round's snow"),
        "hexes": Field(HEX_BITS, at=None, see=HIDDEN, derived=True, about='where its people stand'),
        "homes": Field(HEX_BITS, at=None, see=HIDDEN, derived=True, about='where its settlements stand'),
    }

    def __init__(self) -> None:
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
        self.hexes = 0
        self.homes = 0

    def copy(self) -> Tribe:
        made = Tribe()
        made.plant = self.plant
        made.meat = self.meat
        made.fire = self.fire
        made.alive = self.alive
        made.warriors_left = self.warriors_left
        made.women_left = self.women_left
        made.markers = self.markers
        made.hand = self.hand
        made.known = self.known
        made.foreseen = self.foreseen
        made.announced = self.announced
        made.won = self.won
        made.return_round = self.return_round
        made.returned = self.returned
        made.bonus = self.bonus
        made.hunt_bonus = self.hunt_bonus
        made.kills = self.kills
        made.first_fight = self.first_fight
        made.net = self.net
        made.roots = self.roots
        made.manure = self.manure
        made.chooses_sex = self.chooses_sex
        made.cannibal = self.cannibal
        made.snowed = self.snowed
        made.hexes = self.hexes
        made.homes = self.homes
        return made

    def become(self, other: Tribe) -> None:
        self.plant = other.plant
        self.meat = other.meat
        self.fire = other.fire
        self.alive = other.alive
        self.warriors_left = other.warriors_left
        self.women_left = other.women_left
        self.markers = other.markers
        self.hand = other.hand
        self.known = other.known
        self.foreseen = other.foreseen
        self.announced = other.announced
        self.won = other.won
        self.return_round = other.return_round
        self.returned = other.returned
        self.bonus = other.bonus
        self.hunt_bonus = other.hunt_bonus
        self.kills = other.kills
        self.first_fight = other.first_fight
        self.net = other.net
        self.roots = other.roots
        self.manure = other.manure
        self.chooses_sex = other.chooses_sex
        self.cannibal = other.cannibal
        self.snowed = other.snowed
        self.hexes = other.hexes
        self.homes = other.homes

    def observe(self, mine: bool, out: vec[i64], at: i64) -> i64:
        out[at] = self.plant
        out[at + 1] = self.meat
        out[at + 2] = self.fire
        out[at + 3] = self.alive
        out[at + 4] = self.warriors_left
        out[at + 5] = self.women_left
        out[at + 6] = self.markers
        at += 7
        at = put_bits(out, at, self.hand if mine else 0, TRUMPS)
        at = put_bits(out, at, self.known if mine else 0, TRUMPS)
        at = put_bits(out, at, self.foreseen if mine else 0, 2)
        out[at] = self.announced
        out[at + 1] = self.won
        out[at + 2] = self.return_round
        out[at + 3] = self.returned
        out[at + 4] = self.bonus
        out[at + 5] = self.hunt_bonus
        out[at + 6] = self.kills
        out[at + 7] = self.first_fight
        out[at + 8] = self.net
        out[at + 9] = self.roots
        out[at + 10] = self.manure
        out[at + 11] = self.chooses_sex
        out[at + 12] = self.cannibal
        out[at + 13] = self.snowed
        return at + 14

    @staticmethod
    def blank() -> Tribe:
        """As it is on an empty table."""
        return Tribe()
    # fmt: on
    # -- end

    def left(self, sex: Sex) -> i64:
        """Tokens of a sex that are not on the board."""
        return self.warriors_left if sex == WARRIOR else self.women_left

    def put_back(self, sex: Sex, count: i64) -> None:
        """Tokens come back to the supply, or leave it."""
        if sex == WARRIOR:
            self.warriors_left += count
        else:
            self.women_left += count
