"""The position of Eiszeit: what belongs to the players, what lies on the board, the cards."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.eiszeit.content import Content
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
from beringia.kernel.declare import record, state
from beringia.kernel.domains import FLAG, Domain, count
from beringia.kernel.fields import BAG, HIDDEN, OWNER, STACK, Field
from beringia.kernel.grid import Grid
from beringia.kernel.observing import Entry
from beringia.kernel.parts import At, Part
from beringia.kernel.reader import Reader
from beringia.kernel.state import Record, State

_TILE: Final = Domain("tile", TILES)
_PLACE: Final = Domain("place", ALL_CARDS)
_MOVED: Final = Domain("moved", 3)
_CARD_OR_NONE: Final = CARD.or_nothing()
_PLAYER_COLOUR: Final = Domain("player_colour", 5)


@record
class Player(Record):
    """What one player has in front of him, apart from cards (EZ-1.10)."""

    stones: Annotated[i64, Field(count(200), pool="stones")]
    clubs: Annotated[i64, Field(count(30), pool="clubs")]  # held, not with a hunter
    reserve: Annotated[i64, Field(count(30))]  # hunters in the own supply (EZ-1.9)
    score: Annotated[i64, Field(count(100_000))]  # without limit (EZ-14.3)


class Fires(Part):
    """The fire tiles in order of arrival, each as [area, value]; area 0 is the general supply."""

    def write(self, s: EiszeitState, at: At) -> object:
        return [[int(s.tile_area[tile]) + 1, int(s.tile_value[tile])] for tile in range(TILES)]

    def read(self, s: EiszeitState, at: At, reader: Reader) -> None:
        items = reader.items()
        reader.check(len(items) == TILES, f"must have {TILES} entries, not {len(items)}")
        for tile, entry in enumerate(items):
            parts = entry.items()
            entry.check(len(parts) == 2, "must be [area, value]; area 0 is the general supply")
            s.tile_area[tile] = parts[0].integer(0, AREAS) - 1
            s.tile_value[tile] = parts[1].integer(0, 2)


class Deck(Part):
    """The cards left to draw of a colour, the last one on top; both decks lie in one array."""

    def write(self, s: EiszeitState, at: At) -> object:
        start = 0 if at["colour"] == LIGHT else LIGHT_CARDS
        return [CARDS[s.deck[start + index]] for index in range(s.deck_size[at["colour"]])]

    def read(self, s: EiszeitState, at: At, reader: Reader) -> None:
        colour = at["colour"]
        cards = _cards(colour, reader)
        most = LIGHT_CARDS if colour == LIGHT else ALL_CARDS - LIGHT_CARDS
        reader.check(len(cards) <= most, "holds more cards than there are")
        start = 0 if colour == LIGHT else LIGHT_CARDS
        for index, card in enumerate(cards):
            s.deck[start + index] = card
        s.deck_size[colour] = len(cards)


class Seen(Part):
    """The cards of a colour in its pile that were played before everybody's eyes."""

    def write(self, s: EiszeitState, at: At) -> object:
        return [CARDS[card] for card in _kinds_of(at["colour"]) for _ in range(s.seen[card])]

    def read(self, s: EiszeitState, at: At, reader: Reader) -> None:
        for card in _cards(at["colour"], reader):
            s.seen[card] += 1


def _cards(colour: int, reader: Reader) -> list[int]:
    allowed = [CARDS[card] for card in _kinds_of(colour)]
    return [CARDS.index(item.text(*allowed)) for item in reader.items()]


def _kinds_of(colour: int) -> list[int]:
    return [card for card in range(KINDS) if colour_of(card) == colour]


@state
class EiszeitState(State):
    """All of a position."""

    content: Final[Content]
    seats: Annotated[i64, Field(count(5), at=None)]
    round: Annotated[i64, Field(count(7))]  # 0 during the pre-round
    rounds: Annotated[i64, Field(count(7), at=None)]
    turn: Annotated[Seat, Field(SEAT)]  # whose settle turn it is
    rich: Annotated[i64, Field(FLAG)]  # that player had 8 or more stones when the turn began (EZ-5.6)
    ended_by: Annotated[Seat, Field(SEAT.or_nothing(), start=-1)]  # who took the last stone of the dark supply
    card: Annotated[Card, Field(_CARD_OR_NONE, start=-1)]  # being carried out; the copied one of a cult card
    card_player: Annotated[Seat, Field(SEAT.or_nothing(), start=-1)]  # who plays it
    moved_count: Annotated[i64, Field(count(3), at=None)]  # how many places of moved are in use
    # Every stone is with a player or in one of these supplies (EZ-1.11); mammoths and clubs have one each (EZ-1.10).
    dark_stones: Annotated[i64, Field(count(200), at="supply.dark", pool="stones")]  # in the dark supply
    light_stones: Annotated[i64, Field(count(200), at="supply.light", pool="stones")]  # in the light supply
    mammoth_supply: Annotated[i64, Field(count(30), at="supply.mammoths", pool="mammoths")]
    club_supply: Annotated[i64, Field(count(30), at="supply.clubs", pool="clubs")]
    #: Which colour each seat plays.
    colour: Final[Annotated[vec[i64], Field(_PLAYER_COLOUR, by=(SEAT,), at=None, fixed=True)]]
    players: Final[Annotated[vec[Player], Field(record=Player, by=(SEAT,), at="players[seat]")]]
    # Any number of hunters, mammoths and fires may be in an area (EZ-1.12).
    hunters: Final[Annotated[Grid[Seat, Area], Field(count(30), by=(SEAT, AREA), at="areas[area].hunters[seat]")]]
    #: How many of the hunters there have a club.
    armed: Final[
        Annotated[Grid[Seat, Area], Field(count(30), by=(SEAT, AREA), at="areas[area].armed[seat]", pool="clubs")]
    ]
    ice: Final[Annotated[vec[i64], Field(FLAG, by=(AREA,), at="areas[area].ice")]]  # 1 where the ice is
    mammoths: Final[Annotated[vec[i64], Field(count(30), by=(AREA,), at="areas[area].mammoths", pool="mammoths")]]
    fires: Final[Annotated[vec[i64], Field(count(TILES), by=(AREA,), at=None)]]  # how many tiles lie there
    # The fire tiles in order of arrival: where they lie, and what is on the face that nobody sees. They seldom change:
    # copies share them, and they are replaced as a whole.
    tile_area: Annotated[vec[i64], Field(AREA.or_nothing(), by=(_TILE,), at=None, see=HIDDEN, start=-1, fixed=True)]
    tile_value: Annotated[vec[i64], Field(count(2), by=(_TILE,), at=None, see=HIDDEN, fixed=True)]
    #: Seen by its owner only (EZ-19.2).
    hand: Final[
        Annotated[
            Grid[Seat, Card],
            Field(count(5), by=(SEAT, CARD), at="players[seat].hand", see=OWNER, form=BAG, most=5, pool="cards"),
        ]
    ]
    # Both decks, the light one first; the last card of each is on top. Their order is hidden (EZ-19.5).
    deck: Final[Annotated[vec[i64], Field(_CARD_OR_NONE, by=(_PLACE,), at=None, see=HIDDEN, start=-1, pool="cards")]]
    deck_size: Final[Annotated[vec[i64], Field(count(LIGHT_CARDS), by=(COLOUR,), at=None)]]  # cards left to draw
    #: The card that lies open on each pile, if any (EZ-1.13).
    open: Final[
        Annotated[vec[i64], Field(_CARD_OR_NONE, by=(COLOUR,), at="cards{colour}.open", start=-1, pool="cards")]
    ]
    pile_size: Final[Annotated[vec[i64], Field(count(LIGHT_CARDS), by=(COLOUR,), at=None)]]  # cards that were discarded
    #: Cards that lie face down in the piles and were played before everybody's eyes, by kind.
    seen: Final[Annotated[vec[i64], Field(count(20), by=(CARD,), at=None, form=BAG, pool="cards")]]
    #: Those that a seat has discarded secretly, and knows.
    discarded: Final[
        Annotated[
            Grid[Seat, Card],
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

    PARTS: ClassVar[tuple[Part, ...]] = (Fires("fires"), Deck("cards{colour}.deck"), Seen("cards{colour}.seen"))

    # -- small questions the rules ask all the time

    def after(self, seat: Seat) -> Seat:
        """The left neighbour: the next seat clockwise (EZ-1.2)."""
        return Seat(0 if seat + 1 == self.seats else seat + 1)

    def unarmed(self, seat: Seat, area: Area) -> i64:
        """Hunters of a seat in an area that carry no club."""
        return self.hunters[seat, area] - self.armed[seat, area]

    def hunters_in(self, area: i64) -> i64:
        """All hunters in an area, whoever owns them."""
        total: i64 = 0
        for seat in range(self.seats):
            total += self.hunters[Seat(seat), Area(area)]
        return total

    def hunters_on_board(self, seat: Seat) -> i64:
        total: i64 = 0
        for area in range(i64(AREAS)):
            total += self.hunters[seat, Area(area)]
        return total

    def last_round(self) -> bool:
        """EZ-17.1"""
        return self.round == self.rounds

    def hand_size(self, seat: Seat) -> i64:
        total: i64 = 0
        for card in range(i64(KINDS)):
            total += self.hand[seat, Card(card)]
        return total

    def bordering(self, a: i64, b: i64) -> bool:
        """Neighbours share a border; ice changes nothing about that (EZ-1.4, EZ-1.5)."""
        return self.content.near[a * AREAS + b] == 1

    def observe_more(self, viewer: i64, out: vec[i64], at: i64) -> i64:
        for seat in range(self.seats):
            light: i64 = 0
            for card in range(i64(LIGHT_KINDS)):
                light += self.hand[Seat(seat), Card(card)]
            out[at + seat] = light
            out[at + SEATS + seat] = self.hand_size(Seat(seat)) - light
        return at + 2 * SEATS

    def wipe_more(self, viewer: i64, out: vec[i64], at: i64, places: i64) -> None:
        """Nothing: all of it is written every time."""

    def count_again(self) -> None:
        """Fill in the counts that follow from other fields."""
        for tile in range(TILES):
            if self.tile_area[tile] >= 0:
                self.fires[self.tile_area[tile]] += 1
        for card in range(KINDS):
            colour = colour_of(card)
            self.pile_size[colour] += self.seen[card]
            for seat in range(self.seats):
                self.pile_size[colour] += self.discarded[Seat(seat), Card(card)]


def empty_state(content: Content, seats: int, dice: vec[i64]) -> EiszeitState:
    """An empty table: no piece anywhere, nothing on the agenda."""
    s = EiszeitState.blank(dice, seats, content=content)
    s.seats = seats
    return s
