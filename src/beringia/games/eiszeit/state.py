"""The position of Eiszeit: what belongs to the players, what lies on the board, the cards."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from beringia.games.eiszeit.table import Table
from beringia.games.eiszeit.terms import (
    ALL_CARDS,
    AREA,
    AREAS,
    CARD,
    CARDS,
    COLOUR,
    KINDS,
    LIGHT,
    LIGHT_CARDS,
    LIGHT_KINDS,
    SEAT,
    SEATS,
    TILES,
    Area,
    Card,
    Seat,
    colour_of,
)
from beringia.kernel.domains import FLAG, Domain, count
from beringia.kernel.fields import BAG, HIDDEN, OWNER, STACK, Field
from beringia.kernel.observing import Entry, put, put_part, put_stack, put_totals
from beringia.kernel.reader import Reader
from beringia.kernel.state import State, fill

_TILE: Final = Domain("tile", TILES)
_PLACE: Final = Domain("place", ALL_CARDS)
_MOVED: Final = Domain("moved", 3)
_CARD_OR_NONE: Final = CARD.or_nothing()
_PLAYER_COLOUR: Final = Domain("player_colour", 5)


@mypyc_attr(acyclic=True)
class Player:
    """What one player has, apart from hunters on the board and cards."""

    stones: Annotated[i64, Field(count(200), pool="stones")]
    clubs: Annotated[i64, Field(count(30), pool="clubs")]  # held, not with a hunter
    reserve: Annotated[i64, Field(count(30))]  # hunters in the own supply
    score: Annotated[i64, Field(count(100_000))]

    # -- made by tools/records.py
    # fmt: off
    FIELDS: ClassVar[dict[str, Field]] = {
        "stones": Field(count(200), pool='stones'),
        "clubs": Field(count(30), pool='clubs', about='held, not with a hunter'),
        "reserve": Field(count(30), about='hunters in the own supply'),
        "score": Field(count(100000)),
    }

    def __init__(self) -> None:
        self.stones = 0
        self.clubs = 0
        self.reserve = 0
        self.score = 0

    def copy(self) -> Player:
        made = Player()
        made.stones = self.stones
        made.clubs = self.clubs
        made.reserve = self.reserve
        made.score = self.score
        return made

    def become(self, other: Player) -> None:
        self.stones = other.stones
        self.clubs = other.clubs
        self.reserve = other.reserve
        self.score = other.score

    def observe(self, mine: bool, out: vec[i64], at: i64) -> i64:
        out[at] = self.stones
        out[at + 1] = self.clubs
        out[at + 2] = self.reserve
        out[at + 3] = self.score
        return at + 4

    @staticmethod
    def blank() -> Player:
        """As it is on an empty table."""
        return Player()
    # fmt: on
    # -- end


@mypyc_attr(acyclic=True)
class EiszeitState(State):
    """All of a position. Per player and area: index = seat * AREAS + area; per player and card the same."""

    table: Final[Table]
    seats: Annotated[i64, Field(count(5), at=None)]
    round: Annotated[i64, Field(count(7))]  # 0 during the pre-round
    rounds: Annotated[i64, Field(count(7), at=None)]
    turn: Annotated[Seat, Field(SEAT)]  # whose settle turn it is
    rich: Annotated[i64, Field(FLAG)]  # that player had 8 or more stones when the turn began (EZ-5.6)
    ended_by: Annotated[Seat, Field(SEAT.or_nothing(), start=-1)]  # who took the last stone of the dark supply
    card: Annotated[Card, Field(_CARD_OR_NONE, start=-1)]  # being carried out; the copied one of a cult card
    card_player: Annotated[Seat, Field(SEAT.or_nothing(), start=-1)]  # who plays it
    moved_count: Annotated[i64, Field(count(3), at=None)]  # how many places of moved are in use
    dark_stones: Annotated[i64, Field(count(200), at="supply.dark", pool="stones")]  # in the dark supply
    light_stones: Annotated[i64, Field(count(200), at="supply.light", pool="stones")]  # in the light supply
    mammoth_supply: Annotated[i64, Field(count(30), at="supply.mammoths", pool="mammoths")]
    club_supply: Annotated[i64, Field(count(30), at="supply.clubs", pool="clubs")]
    #: Which colour each seat plays.
    colour: Final[Annotated[vec[i64], Field(_PLAYER_COLOUR, by=(SEAT,), at=None, fixed=True)]]
    players: Final[Annotated[vec[Player], Field(record=Player, by=(SEAT,), at="players[seat]")]]
    hunters: Final[Annotated[vec[i64], Field(count(30), by=(SEAT, AREA), at="areas[area].hunters[seat]")]]
    #: How many of the hunters there have a club.
    armed: Final[Annotated[vec[i64], Field(count(30), by=(SEAT, AREA), at="areas[area].armed[seat]", pool="clubs")]]
    ice: Final[Annotated[vec[i64], Field(FLAG, by=(AREA,), at="areas[area].ice")]]  # 1 where the ice is
    mammoths: Final[Annotated[vec[i64], Field(count(30), by=(AREA,), at="areas[area].mammoths", pool="mammoths")]]
    fires: Final[Annotated[vec[i64], Field(count(TILES), by=(AREA,), at=None)]]  # how many tiles lie there
    # The fire tiles in order of arrival: where they lie, and what is on the face that nobody sees. They seldom change:
    # copies share them, and they are replaced as a whole.
    tile_area: Annotated[vec[i64], Field(AREA.or_nothing(), by=(_TILE,), at=None, see=HIDDEN, start=-1, fixed=True)]
    tile_value: Annotated[vec[i64], Field(count(2), by=(_TILE,), at=None, see=HIDDEN, fixed=True)]
    hand: Final[
        Annotated[
            vec[i64],
            Field(count(5), by=(SEAT, CARD), at="players[seat].hand", see=OWNER, form=BAG, most=5, pool="cards"),
        ]
    ]
    # Both decks, the light one first; the last card of each is on top.
    deck: Final[Annotated[vec[i64], Field(_CARD_OR_NONE, by=(_PLACE,), at=None, see=HIDDEN, start=-1, pool="cards")]]
    deck_size: Final[Annotated[vec[i64], Field(count(LIGHT_CARDS), by=(COLOUR,), at=None)]]  # cards left to draw
    #: The card that lies open.
    open: Final[
        Annotated[vec[i64], Field(_CARD_OR_NONE, by=(COLOUR,), at="cards{colour}.open", start=-1, pool="cards")]
    ]
    pile_size: Final[Annotated[vec[i64], Field(count(LIGHT_CARDS), by=(COLOUR,), at=None)]]  # cards that were discarded
    #: Cards that lie face down in the piles and were played before everybody's eyes, by kind.
    seen: Final[Annotated[vec[i64], Field(count(20), by=(CARD,), at=None, form=BAG, pool="cards")]]
    #: Those that a seat has discarded secretly, and knows.
    discarded: Final[
        Annotated[
            vec[i64],
            Field(count(20), by=(SEAT, CARD), at="players[seat].discarded", see=OWNER, form=BAG, pool="cards"),
        ]
    ]
    #: Hunters that this action has placed or moved: (2 * owner + armed) * AREAS + area.
    moved: Final[Annotated[vec[i64], Field(count(119), by=(_MOVED,), form=STACK, size="moved_count")]]

    # The backs differ, so the number of cards of each colour is public (EZ-19.3).
    MORE: ClassVar[tuple[Entry, ...]] = (
        Entry("hand.light", count(5), (SEAT,), "light cards in hand"),
        Entry("hand.dark", count(5), (SEAT,), "dark cards in hand"),
    )

    SPECIAL: ClassVar[tuple[str, ...]] = ("fires", "cards{colour}.deck", "cards{colour}.seen")

    # -- made by tools/records.py
    # fmt: off
    FIELDS: ClassVar[dict[str, Field]] = {
        "seats": Field(count(5), at=None),
        "round": Field(count(7), about='0 during the pre-round'),
        "rounds": Field(count(7), at=None),
        "turn": Field(SEAT, about='whose settle turn it is'),
        "rich": Field(FLAG, about='that player had 8 or more stones when the turn began (EZ-5.6)'),
        "ended_by": Field(SEAT.or_nothing(), start=-1, about='who took the last stone of the dark supply'),
        "card": Field(_CARD_OR_NONE, start=-1, about='being carried out; the copied one of a cult card'),
        "card_player": Field(SEAT.or_nothing(), start=-1, about='who plays it'),
        "moved_count": Field(count(3), at=None, about='how many places of moved are in use'),
        "dark_stones": Field(count(200), at='supply.dark', pool='stones', about='in the dark supply'),
        "light_stones": Field(count(200), at='supply.light', pool='stones', about='in the light supply'),
        "mammoth_supply": Field(count(30), at='supply.mammoths', pool='mammoths'),
        "club_supply": Field(count(30), at='supply.clubs', pool='clubs'),
        "colour": Field(_PLAYER_COLOUR, by=(SEAT,), at=None, fixed=True, about='which colour each seat plays'),
        "players": Field(record=Player, by=(SEAT,), at='players[seat]'),
        "hunters": Field(count(30), by=(SEAT, AREA), at='areas[area].hunters[seat]'),
        "armed": Field(
            count(30),
            by=(SEAT, AREA),
            at='areas[area].armed[seat]',
            pool='clubs',
            about='how many of the hunters there have a club',
        ),
        "ice": Field(FLAG, by=(AREA,), at='areas[area].ice', about='1 where the ice is'),
        "mammoths": Field(count(30), by=(AREA,), at='areas[area].mammoths', pool='mammoths'),
        "fires": Field(count(TILES), by=(AREA,), at=None, about='how many tiles lie there'),
        "tile_area": Field(AREA.or_nothing(), by=(_TILE,), at=None, see=HIDDEN, start=-1, fixed=True),
        "tile_value": Field(count(2), by=(_TILE,), at=None, see=HIDDEN, fixed=True),
        "hand": Field(count(5), by=(SEAT, CARD), at='players[seat].hand', see=OWNER, form=BAG, most=5, pool='cards'),
        "deck": Field(_CARD_OR_NONE, by=(_PLACE,), at=None, see=HIDDEN, start=-1, pool='cards'),
        "deck_size": Field(count(LIGHT_CARDS), by=(COLOUR,), at=None, about='cards left to draw'),
        "open": Field(
            _CARD_OR_NONE,
            by=(COLOUR,),
            at='cards{colour}.open',
            start=-1,
            pool='cards',
            about='the card that lies open',
        ),
        "pile_size": Field(count(LIGHT_CARDS), by=(COLOUR,), at=None, about='cards that were discarded'),
        "seen": Field(
            count(20),
            by=(CARD,),
            at=None,
            form=BAG,
            pool='cards',
            about="cards that lie face down in the piles and were played before everybody's eyes, by kind",
        ),
        "discarded": Field(
            count(20),
            by=(SEAT, CARD),
            at='players[seat].discarded',
            see=OWNER,
            form=BAG,
            pool='cards',
            about='those that a seat has discarded secretly, and knows',
        ),
        "moved": Field(
            count(119),
            by=(_MOVED,),
            form=STACK,
            size='moved_count',
            about='hunters that this action has placed or moved: (2 * owner + armed) * AREAS + area',
        ),
    }

    def __init__(
        self,
        dice: vec[i64],
        table: Table,
        colour: vec[i64],
        players: vec[Player],
        hunters: vec[i64],
        armed: vec[i64],
        ice: vec[i64],
        mammoths: vec[i64],
        fires: vec[i64],
        tile_area: vec[i64],
        tile_value: vec[i64],
        hand: vec[i64],
        deck: vec[i64],
        deck_size: vec[i64],
        open: vec[i64],
        pile_size: vec[i64],
        seen: vec[i64],
        discarded: vec[i64],
        moved: vec[i64],
    ) -> None:
        super().__init__(dice)
        self.table = table
        self.seats = 0
        self.round = 0
        self.rounds = 0
        self.turn = Seat(0)
        self.rich = 0
        self.ended_by = Seat(-1)
        self.card = Card(-1)
        self.card_player = Seat(-1)
        self.moved_count = 0
        self.dark_stones = 0
        self.light_stones = 0
        self.mammoth_supply = 0
        self.club_supply = 0
        self.colour = colour
        self.players = players
        self.hunters = hunters
        self.armed = armed
        self.ice = ice
        self.mammoths = mammoths
        self.fires = fires
        self.tile_area = tile_area
        self.tile_value = tile_value
        self.hand = hand
        self.deck = deck
        self.deck_size = deck_size
        self.open = open
        self.pile_size = pile_size
        self.seen = seen
        self.discarded = discarded
        self.moved = moved

    def copy(self) -> EiszeitState:
        players = self.players[:]
        for index in range(len(players)):
            players[index] = players[index].copy()
        made = EiszeitState(
            self.dice[:],
            self.table,
            self.colour,
            players,
            self.hunters[:],
            self.armed[:],
            self.ice[:],
            self.mammoths[:],
            self.fires[:],
            self.tile_area,
            self.tile_value,
            self.hand[:],
            self.deck[:],
            self.deck_size[:],
            self.open[:],
            self.pile_size[:],
            self.seen[:],
            self.discarded[:],
            self.moved[:],
        )
        made.top = self.top
        made.seats = self.seats
        made.round = self.round
        made.rounds = self.rounds
        made.turn = self.turn
        made.rich = self.rich
        made.ended_by = self.ended_by
        made.card = self.card
        made.card_player = self.card_player
        made.moved_count = self.moved_count
        made.dark_stones = self.dark_stones
        made.light_stones = self.light_stones
        made.mammoth_supply = self.mammoth_supply
        made.club_supply = self.club_supply
        return made

    def refill(self, other: State) -> None:
        assert isinstance(other, EiszeitState)
        self.become(other)

    def become(self, other: EiszeitState) -> None:
        """Take over the content of another state, without making a new object."""
        self.top = other.top
        self.offers_ready = False
        fill(self.dice, other.dice)
        self.seats = other.seats
        self.round = other.round
        self.rounds = other.rounds
        self.turn = other.turn
        self.rich = other.rich
        self.ended_by = other.ended_by
        self.card = other.card
        self.card_player = other.card_player
        self.moved_count = other.moved_count
        self.dark_stones = other.dark_stones
        self.light_stones = other.light_stones
        self.mammoth_supply = other.mammoth_supply
        self.club_supply = other.club_supply
        for index in range(len(self.players)):
            self.players[index].become(other.players[index])
        fill(self.hunters, other.hunters)
        fill(self.armed, other.armed)
        fill(self.ice, other.ice)
        fill(self.mammoths, other.mammoths)
        fill(self.fires, other.fires)
        self.tile_area = other.tile_area
        self.tile_value = other.tile_value
        fill(self.hand, other.hand)
        fill(self.deck, other.deck)
        fill(self.deck_size, other.deck_size)
        fill(self.open, other.open)
        fill(self.pile_size, other.pile_size)
        fill(self.seen, other.seen)
        fill(self.discarded, other.discarded)
        fill(self.moved, other.moved)

    def observe(self, viewer: i64, out: vec[i64], at: i64) -> i64:
        out[at] = self.seats
        out[at + 1] = self.round
        out[at + 2] = self.rounds
        out[at + 3] = self.turn
        out[at + 4] = self.rich
        out[at + 5] = self.ended_by
        out[at + 6] = self.card
        out[at + 7] = self.card_player
        out[at + 8] = self.moved_count
        out[at + 9] = self.dark_stones
        out[at + 10] = self.light_stones
        out[at + 11] = self.mammoth_supply
        out[at + 12] = self.club_supply
        at += 13
        at = put(out, at, self.colour, SEAT.size)
        first = at
        for index in range(len(self.players)):
            at = self.players[index].observe(index == viewer, out, at)
        at = first + (at - first) // len(self.players) * SEAT.size
        at = put(out, at, self.hunters, SEAT.size * AREA.size)
        at = put(out, at, self.armed, SEAT.size * AREA.size)
        at = put(out, at, self.ice, AREA.size)
        at = put(out, at, self.mammoths, AREA.size)
        at = put(out, at, self.fires, AREA.size)
        at = put_part(out, at, self.hand, viewer * CARD.size, CARD.size)
        at = put_totals(out, at, self.hand, SEAT.size, CARD.size)
        at = put(out, at, self.deck_size, COLOUR.size)
        at = put(out, at, self.open, COLOUR.size)
        at = put(out, at, self.pile_size, COLOUR.size)
        at = put(out, at, self.seen, CARD.size)
        at = put_part(out, at, self.discarded, viewer * CARD.size, CARD.size)
        at = put_totals(out, at, self.discarded, SEAT.size, CARD.size)
        return put_stack(out, at, self.moved, 0, _MOVED.size, self.moved_count, 0)

    @staticmethod
    def blank(dice: vec[i64], table: Table, seats: int) -> EiszeitState:
        """As it is on an empty table."""
        return EiszeitState(
            dice,
            table,
            vec[i64]([0] * (SEAT.size)),
            vec[Player]([Player.blank() for _ in range(seats)]),
            vec[i64]([0] * (SEAT.size * AREA.size)),
            vec[i64]([0] * (SEAT.size * AREA.size)),
            vec[i64]([0] * (AREA.size)),
            vec[i64]([0] * (AREA.size)),
            vec[i64]([0] * (AREA.size)),
            vec[i64]([-1] * (_TILE.size)),
            vec[i64]([0] * (_TILE.size)),
            vec[i64]([0] * (SEAT.size * CARD.size)),
            vec[i64]([-1] * (_PLACE.size)),
            vec[i64]([0] * (COLOUR.size)),
            vec[i64]([-1] * (COLOUR.size)),
            vec[i64]([0] * (COLOUR.size)),
            vec[i64]([0] * (CARD.size)),
            vec[i64]([0] * (SEAT.size * CARD.size)),
            vec[i64]([0] * (_MOVED.size)),
        )
    # fmt: on
    # -- end

    def player_count(self) -> int:
        return int(self.seats)

    # -- small questions the rules ask all the time

    def after(self, seat: Seat) -> Seat:
        """The left neighbour: the next seat clockwise (EZ-1.2)."""
        return Seat(0 if seat + 1 == self.seats else seat + 1)

    def unarmed(self, seat: Seat, area: Area) -> i64:
        """Hunters of a seat in an area that carry no club."""
        return self.hunters[seat * AREAS + area] - self.armed[seat * AREAS + area]

    def hunters_in(self, area: i64) -> i64:
        """All hunters in an area, whoever owns them."""
        total: i64 = 0
        for seat in range(self.seats):
            total += self.hunters[seat * AREAS + area]
        return total

    def hunters_on_board(self, seat: Seat) -> i64:
        total: i64 = 0
        for area in range(i64(AREAS)):
            total += self.hunters[seat * AREAS + area]
        return total

    def last_round(self) -> bool:
        """EZ-17.1"""
        return self.round == self.rounds

    def hand_size(self, seat: Seat) -> i64:
        total: i64 = 0
        for card in range(i64(KINDS)):
            total += self.hand[seat * KINDS + card]
        return total

    def bordering(self, a: i64, b: i64) -> bool:
        """Neighbours share a border; ice changes nothing about that (EZ-1.4, EZ-1.5)."""
        return self.table.near[a * AREAS + b] == 1

    def observe_more(self, viewer: i64, out: vec[i64], at: i64) -> i64:
        for seat in range(self.seats):
            light: i64 = 0
            for card in range(i64(LIGHT_KINDS)):
                light += self.hand[seat * KINDS + card]
            out[at + seat] = light
            out[at + SEATS + seat] = self.hand_size(Seat(seat)) - light
        return at + 2 * SEATS

    def wipe_more(self, viewer: i64, out: vec[i64], at: i64, places: i64) -> None:
        """Nothing: all of it is written every time."""

    # -- saved forms of their own: tiles as pairs, two decks in one array, counts that follow from other fields

    def write_special(self, path: str, at: dict[str, int]) -> object:
        if path == "fires":  # in order of arrival; area 0 is the general supply
            return [[int(self.tile_area[tile]) + 1, int(self.tile_value[tile])] for tile in range(TILES)]
        colour = at["colour"]
        if path == "cards{colour}.deck":
            start = 0 if colour == LIGHT else LIGHT_CARDS
            return [CARDS[self.deck[start + index]] for index in range(self.deck_size[colour])]
        return [CARDS[card] for card in _kinds_of(colour) for _ in range(self.seen[card])]

    def read_special(self, path: str, at: dict[str, int], reader: Reader) -> None:
        if path == "fires":
            items = reader.items()
            reader.check(len(items) == TILES, f"must have {TILES} entries, not {len(items)}")
            for tile, entry in enumerate(items):
                parts = entry.items()
                entry.check(len(parts) == 2, "must be [area, value]; area 0 is the general supply")
                self.tile_area[tile] = parts[0].integer(0, AREAS) - 1
                self.tile_value[tile] = parts[1].integer(0, 2)
            return
        colour = at["colour"]
        allowed = [CARDS[card] for card in _kinds_of(colour)]
        cards = [CARDS.index(item.text(*allowed)) for item in reader.items()]
        if path == "cards{colour}.deck":
            most = LIGHT_CARDS if colour == LIGHT else ALL_CARDS - LIGHT_CARDS
            reader.check(len(cards) <= most, "holds more cards than there are")
            start = 0 if colour == LIGHT else LIGHT_CARDS
            for index, card in enumerate(cards):
                self.deck[start + index] = card
            self.deck_size[colour] = len(cards)
        else:
            for card in cards:
                self.seen[card] += 1

    def count_again(self) -> None:
        """Fill in the counts that follow from other fields."""
        for tile in range(TILES):
            if self.tile_area[tile] >= 0:
                self.fires[self.tile_area[tile]] += 1
        for card in range(KINDS):
            colour = colour_of(card)
            self.pile_size[colour] += self.seen[card]
            for seat in range(self.seats):
                self.pile_size[colour] += self.discarded[seat * KINDS + card]


def _kinds_of(colour: int) -> list[int]:
    return [card for card in range(KINDS) if colour_of(card) == colour]


def empty_state(table: Table, seats: int, dice: vec[i64]) -> EiszeitState:
    """An empty table: no piece anywhere, nothing on the agenda."""
    s = EiszeitState.blank(dice, table, seats)
    s.seats = seats
    return s
