"""The position of Valley of the Mammoths: what each tribe has, what lies on each hex, the cards, the calendar."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.valley.model.any_time import AnyTime
from beringia.games.valley.model.bits import bit, bits_set, has_bit, lowest, without_lowest
from beringia.games.valley.model.board import LAKE, LETTERS, MOUNTAIN, Board
from beringia.games.valley.model.card_terms import (
    DROUGHT,
    EVENT,
    LONG_WINTER,
    MILD_AUTUMN,
    SNOWFALL,
    TRUMP,
    TRUMP_NAMES,
)
from beringia.games.valley.model.content import Content
from beringia.games.valley.model.land import ASPECT, ASPECTS, CLOSED_HOW, SETTLEMENT
from beringia.games.valley.model.parts import GroupOnHex, NumberSet, SeatAndHex, exactly, hex_by_name, read_halves
from beringia.games.valley.model.records import HEX_BITS, ROUNDS, SETTINGS, TRUMP_BITS, Setting, Tribe
from beringia.games.valley.model.terms import (
    ALL_HEXES,
    ALL_SPECIES,
    BOTH_SEASONS,
    BOTH_SEXES,
    DECK_SIZE,
    HEX,
    HEX_NAMES,
    HEXES,
    NO_SEAT,
    NOBODY,
    PER_SPECIES,
    PLACE_IN_DECK,
    SEASON,
    SEAT,
    SEATS,
    SEX,
    SEXES,
    SIDES,
    SPECIES_NAMES,
    SPECIES_OF_ANIMAL,
    SUMMER,
    TOKEN,
    TOKENS,
    TRUMPS,
    WARRIOR,
    WOLF,
    Direction,
    Event,
    Hex,
    Season,
    Seat,
    Sex,
    Species,
    Trump,
)
from beringia.kernel.declare import state
from beringia.kernel.domains import FLAG, Domain, count
from beringia.kernel.fields import BAG, HIDDEN, STACK, Field
from beringia.kernel.grid import Grid
from beringia.kernel.observing import Entry, clear, put_bits
from beringia.kernel.parts import At, NamedSet, Part
from beringia.kernel.reader import Reader
from beringia.kernel.state import State, numbers_of

#: A token that is not on the board.
IN_BAG: Final = -1

_HEX_OR_NOT: Final = HEX.or_nothing()
_SEAT_OR_NOT: Final = SEAT.or_nothing()
_SPECIES_OR_NOT: Final = SPECIES_OF_ANIMAL.or_nothing()
_PLACE_IN_TRUMPS: Final = Domain("place", TRUMPS)


# -- parts of a saved position that are no field of their own


class HalfBoards(Part):
    """The two half boards; reading only checks them, because the empty table has been made with them."""

    def write(self, s: ValleyState, at: At) -> object:
        return [s.board.north, s.board.south]

    def read(self, s: ValleyState, at: At, reader: Reader) -> None:
        north, south = read_halves(reader)
        fits = s.setting.north in (0, north + 1) and s.setting.south in (0, south + 1)
        reader.check(fits, "is not what the options say")


class LetteredAnimals(Part):
    """The tokens with a letter, each as [species, letter, hex]."""

    def write(self, s: ValleyState, at: At) -> object:
        return [
            [SPECIES_NAMES[token // PER_SPECIES], LETTERS[s.content.letter[token]], HEX_NAMES[s.token[token]]]
            for token in range(TOKENS)
            if s.token[token] >= 0
        ]

    def read(self, s: ValleyState, at: At, reader: Reader) -> None:
        for entry in reader.items():
            parts = exactly(entry, 3)
            species = SPECIES_NAMES.index(parts[0].text(*SPECIES_NAMES))
            letter = LETTERS.index(parts[1].text(*LETTERS))
            tokens = range(species * PER_SPECIES, (species + 1) * PER_SPECIES)
            token = next((n for n in tokens if s.content.letter[n] == letter and s.token[n] < 0), -1)
            entry.check(token >= 0, "there is no such token, or it is listed twice")
            s.token[token] = hex_by_name(parts[2])
            s.wild[Species(species), Hex(s.token[token])] += 1


class LetterlessWolves(Part):
    """How many wolves without a letter are on each hex, wild or tame."""

    def write(self, s: ValleyState, at: At) -> object:
        return {HEX_NAMES[hex_]: count for hex_ in ALL_HEXES if (count := int(s.letterless(hex_))) > 0}

    def read(self, s: ValleyState, at: At, reader: Reader) -> None:
        for name in reader.only(*HEX_NAMES).value:
            s.wild[WOLF, Hex(HEX_NAMES.index(name))] += reader.at(name).integer(0, 8)


class Land(Part):
    """What is on each hex; what is not there is left out."""

    def write(self, s: ValleyState, at: At) -> object:
        return {HEX_NAMES[hex_]: found for hex_ in ALL_HEXES if (found := self._on(s, hex_))}

    def _on(self, s: ValleyState, hex_: Hex) -> dict[str, object]:
        values = [(name, domain, int(s.on(hex_, aspect))) for aspect, (name, domain) in enumerate(ASPECTS)]
        return {name: domain.write(value) for name, domain, value in values if value != (-1 if domain.optional else 0)}

    def read(self, s: ValleyState, at: At, reader: Reader) -> None:
        for name in reader.only(*HEX_NAMES).value:
            entry = reader.at(name).only(*[aspect for aspect, _ in ASPECTS])
            for number, (aspect, domain) in enumerate(ASPECTS):
                if aspect in entry.value:
                    size = s.player_count() if domain.name == "seat" else -1
                    s.put(Hex(HEX_NAMES.index(name)), number, domain.read(entry.at(aspect), size=size))


@state(trimmed=True)
class ValleyState(State):
    """All of a position."""

    content: Final[Content]
    board: Final[Board]
    setting: Final[Setting]
    any_time: Final[AnyTime]

    # The calendar and the turn
    round: Annotated[i64, Field(ROUNDS)]  # 0 before the first one
    year: Annotated[i64, Field(count(20_000, 1), start=1)]
    season: Annotated[Season, Field(SEASON)]
    number: Annotated[i64, Field(count(4, 1), start=1)]  # of the round within its season
    phase: Annotated[i64, Field(count(10))]  # of the round
    start: Annotated[Seat, Field(SEAT)]  # start player
    on_turn: Annotated[Seat, Field(SEAT, at="turn")]  # whose turn of phase 4 it is, or was last

    # The table
    frozen: Annotated[i64, Field(count(127), at=None, bits=7)]  # bit 0 the lake, bits 1 to 6 the rivers
    ailing: Annotated[i64, Field(_SPECIES_OR_NOT, start=-1)]  # species that is ill this round
    wolf_reserve: Annotated[i64, Field(count(8), at=None)]  # letterless wolves
    crops_left: Annotated[i64, Field(count(37), at=None)]  # tokens not on the board
    fences_left: Annotated[i64, Field(count(37), at=None)]  # tokens not on the board
    trump_deck_size: Annotated[i64, Field(count(TRUMPS), at=None)]  # trumps left to draw
    trump_pile: Annotated[i64, Field(TRUMP_BITS, at=None, bits=TRUMPS)]

    # What lasts for a while
    hidden_seat: Annotated[Seat, Field(_SEAT_OR_NOT, at=None, start=-1)]  # the group in the trees (VM-21.7)
    hidden_hex: Annotated[Hex, Field(HEX, at=None)]  # where that group is
    hidden_warriors: Annotated[i64, Field(count(10), at=None)]
    hidden_women: Annotated[i64, Field(count(6), at=None)]
    hidden_wolves: Annotated[i64, Field(count(20), at=None)]
    amazon_seat: Annotated[Seat, Field(_SEAT_OR_NOT, at=None, start=-1)]  # who has played the Amazons this round
    amazon_hex: Annotated[Hex, Field(HEX, at=None)]  # where they fight
    fight_hex: Annotated[Hex, Field(_HEX_OR_NOT, at="fight", start=-1)]  # the conflict hex being settled
    former_owner: Annotated[Seat, Field(_SEAT_OR_NOT, start=-1)]  # of the settlement just captured
    captured_women: Annotated[i64, Field(count(10))]  # taken over from him on that hex
    captured_fire: Annotated[i64, Field(count(1))]  # 1 if he had fire
    surprise_seat: Annotated[Seat, Field(_SEAT_OR_NOT, at=None, start=-1)]  # gave birth in the wild (VM-21.18)
    surprise_hex: Annotated[Hex, Field(HEX, at=None)]  # where that was
    direction: Annotated[i64, Field(count(6))]  # in which the animals have moved, 1 to 6; 0 before
    region: Annotated[i64, Field(count(6))]  # region or river of the event of this round; 0: none
    hid: Annotated[i64, Field(count(HEXES))]  # 1 + hex on which a group has hidden this round; 0: none

    tribes: Final[Annotated[vec[Tribe], Field(record=Tribe, by=(SEAT,), at="players[seat]", rows=True)]]
    people: Final[
        Annotated[Grid[Seat, Sex, Hex], Field(count(10), by=(SEAT, SEX, HEX), at="players[seat].people{hex?}[sex]")]
    ]
    #: Those of them that have marched this round.
    marched: Final[
        Annotated[Grid[Seat, Sex, Hex], Field(count(10), by=(SEAT, SEX, HEX), at="players[seat].marched{hex?}[sex]")]
    ]
    wild: Final[Annotated[Grid[Species, Hex], Field(count(17), by=(SPECIES_OF_ANIMAL, HEX), at=None)]]  # animals
    #: What is on a hex: see ASPECTS.
    land: Final[Annotated[Grid[Hex, i64], Field(count(100_000, -1), by=(HEX, ASPECT), at=None)]]

    # What seldom changes is shared between copies: it is replaced as a whole, never changed in place.
    wolves: Annotated[
        Grid[Seat, Hex], Field(count(17), by=(SEAT, HEX), at="players[seat].wolves{hex?}", fixed=True)
    ]  # tamed
    loners: Annotated[vec[i64], Field(_HEX_OR_NOT, by=(SEX,), start=-1, fixed=True)]  # where the loners stand
    token: Annotated[vec[i64], Field(_HEX_OR_NOT, by=(TOKEN,), at=None, start=-1, fixed=True)]  # its hex, or IN_BAG
    # Cards; the last one of a deck is on top
    trump_deck: Annotated[
        vec[i64],
        Field(
            TRUMP,
            by=(_PLACE_IN_TRUMPS,),
            at="trumps",
            see=HIDDEN,
            form=STACK,
            size="trump_deck_size",
            fixed=True,
        ),
    ]
    event_deck: Annotated[
        Grid[Season, i64],
        Field(
            EVENT,
            by=(SEASON, PLACE_IN_DECK),
            at="events{season}.deck",
            see=HIDDEN,
            form=STACK,
            size="event_deck_size",
            fixed=True,
        ),
    ]
    event_pile: Annotated[
        Grid[Season, i64],
        Field(
            EVENT,
            by=(SEASON, PLACE_IN_DECK),
            at="events{season}.pile",
            form=STACK,
            size="event_pile_size",
            fixed=True,
        ),
    ]
    event_deck_size: Annotated[vec[i64], Field(count(DECK_SIZE), by=(SEASON,), at=None, fixed=True)]
    event_pile_size: Annotated[vec[i64], Field(count(DECK_SIZE), by=(SEASON,), at=None, fixed=True)]
    open: Annotated[vec[i64], Field(count(DECK_SIZE), by=(EVENT,), form=BAG, fixed=True)]  # events that lie open
    #: Where wild animals stand, so that nobody has to look for them all over the board.
    herds: Annotated[i64, Field(HEX_BITS, at=None, see=HIDDEN, derived=True)]
    #: Where somebody has founded in this turn, for the same reason.
    founded: Annotated[i64, Field(HEX_BITS, at=None, see=HIDDEN, derived=True)]

    MORE: ClassVar[tuple[Entry, ...]] = (
        Entry("hand.size", count(TRUMPS), (SEAT,), "trumps in hand"),
        Entry("hand.known", FLAG, (SEAT, TRUMP), "trumps of others that the viewer has seen (VM-26.4)"),
        Entry("event_deck.top", EVENT.or_nothing(), (SEASON,), "the top card, where the viewer has seen it"),
        Entry("setting", count(1000), (Domain("setting", SETTINGS),), "options and board, see Setting.numbers"),
    )

    PARTS: ClassVar[tuple[Part, ...]] = (
        HalfBoards("board"),
        NumberSet("frozen", 6),
        GroupOnHex("hidden", {"warriors": 10, "women": 6, "wolves": 20}),
        SeatAndHex("amazons", "amazon_seat", "amazon_hex"),
        SeatAndHex("surprise", "surprise_seat", "surprise_hex"),
        NamedSet("players[seat].hand", "hand", TRUMP_NAMES, records="tribes"),
        NamedSet("players[seat].known", "known", TRUMP_NAMES, records="tribes"),
        LetteredAnimals("animals"),
        LetterlessWolves("letterless"),
        Land("hexes"),
    )

    #: The order in which a digest goes through the arrays, after the single numbers.
    DIGEST_ORDER: ClassVar[tuple[str, ...]] = (
        "tribes", "people", "marched", "wolves", "wild", "land", "token", "trump_deck", "event_deck", "event_pile",
        "open",
    )  # fmt: skip

    def observe_more(self, viewer: i64, out: vec[i64], at: i64) -> i64:
        mine = self.tribes[viewer]
        for seat in range(self.setting.players):
            hand: i64 = self.tribes[seat].hand
            out[at + seat] = bits_set(hand)
            if hand & mine.known != 0:
                put_bits(out, at + SEATS + seat * TRUMPS, hand & mine.known, TRUMPS)
        at += SEATS + SEATS * TRUMPS
        for season in BOTH_SEASONS:
            known = has_bit(mine.foreseen, season) and self.event_deck_size[season] > 0
            out[at + season] = self.event_deck[season, self.event_deck_size[season] - 1] if known else -1
        return self.setting.observe(out, at + SEASON.size)

    def wipe_more(self, viewer: i64, out: vec[i64], at: i64, places: i64) -> None:
        for seat in range(self.setting.players):
            if self.tribes[seat].hand & self.tribes[viewer].known != 0:
                clear(out, at + SEATS + seat * TRUMPS, TRUMPS)

    def player_count(self) -> int:
        return int(self.setting.players)

    def field_numbers(self) -> list[int]:
        """All fields in the order of the public digest."""
        numbers = self.setting.numbers()
        names = list(self.FIELDS)
        for name in names[: names.index("tribes")]:
            numbers.append(int(getattr(self, name)))
            if name == "ailing":
                numbers.extend(self.loners)
            elif name == "trump_pile":
                numbers.extend([*self.event_deck_size, *self.event_pile_size])
        return numbers + numbers_of(self, {name: self.FIELDS[name] for name in self.DIGEST_ORDER})

    # -- tribes

    def colour(self, seat: Seat) -> str:
        """What a player is called at the table."""
        return self.content.colours[self.setting.colours[seat]]

    def players(self) -> i64:
        return self.setting.players

    def seats(self) -> vec[Seat]:
        return self.setting.seats

    def alive(self, seat: Seat) -> bool:
        return self.tribes[seat].alive == 1

    def seat_at(self, first: Seat, turn: i64) -> Seat:
        """The seat whose turn comes after ``turn`` others, counted clockwise from ``first`` (VM-3.4, VM-4.8)."""
        seat: i64 = first + turn
        players: i64 = self.setting.players
        return Seat(seat - players if seat >= players else seat)

    def turn_of(self, seat: Seat) -> i64:
        """How many others come before a seat, counted from the start player."""
        turn: i64 = seat - self.start
        return turn + self.setting.players if turn < 0 else turn

    def holds(self, seat: Seat, card: Trump) -> bool:
        """Is this trump in the hand of this seat?"""
        return has_bit(self.tribes[seat].hand, card)

    def hexes(self, seat: Seat) -> i64:
        """Where persons of a tribe stand, as a set."""
        return self.tribes[seat].hexes

    def rivals(self, seat: Seat) -> i64:
        """Where persons of other tribes stand, as a set."""
        found: i64 = 0
        for other in self.setting.seats:
            if other != seat:
                found |= self.tribes[other].hexes
        return found

    def peopled(self) -> i64:
        """Where anybody stands, as a set."""
        return self.rivals(NO_SEAT)

    def figures(self) -> i64:
        """Where persons, wild animals or loners stand, as a set (VM-1.15): tamed wolves are always among persons."""
        found: i64 = self.peopled() | self.herds
        for sex in BOTH_SEXES:
            if self.loners[sex] != NOBODY:
                found |= bit(self.loners[sex])
        return found

    def settled(self) -> i64:
        """Where settlements stand, as a set."""
        found: i64 = 0
        for seat in self.setting.seats:
            found |= self.tribes[seat].homes
        return found

    def beside(self, hexes: i64) -> i64:
        """The neighbours of a set of hexes, as a set."""
        found: i64 = 0
        while hexes != 0:
            found |= self.board.around[lowest(hexes)]
            hexes = without_lowest(hexes)
        return found

    def count(self, seat: Seat, sex: Sex, hex_: Hex) -> i64:
        return self.people[seat, sex, hex_]

    # The sexes are literals here: compiled code would look up what they are called.

    def warriors(self, seat: Seat, hex_: Hex) -> i64:
        return self.people[seat, Sex(0), hex_]

    def women(self, seat: Seat, hex_: Hex) -> i64:
        return self.people[seat, Sex(1), hex_]

    def persons(self, seat: Seat, hex_: Hex) -> i64:
        """Warriors and women (VM-1.14)."""
        return self.people[seat, Sex(0), hex_] + self.people[seat, Sex(1), hex_]

    def population(self, seat: Seat) -> i64:
        """All persons of a tribe on the board."""
        tribe = self.tribes[seat]
        return self.content.warriors + self.content.women - tribe.warriors_left - tribe.women_left

    def settlements(self, seat: Seat) -> i64:
        return self.content.settlements - self.tribes[seat].markers

    def food(self, seat: Seat) -> i64:
        return self.tribes[seat].plant + self.tribes[seat].meat

    def crowd(self, hex_: Hex) -> i64:
        """Persons of all tribes on a hex."""
        total: i64 = 0
        for row in range(self.setting.players * SEXES):
            total += self.people[row * HEXES + hex_]  # through the flat array, by seat and sex at once
        return total

    def hides(self, seat: Seat, hex_: Hex) -> bool:
        """A group of this tribe is in the trees there (VM-21.7)."""
        return self.hidden_seat == seat and self.hidden_hex == hex_

    def shown(self, seat: Seat, sex: Sex, hex_: Hex) -> i64:
        """Persons that are not hidden (VM-10.2)."""
        count: i64 = self.people[seat, sex, hex_]
        if self.hides(seat, hex_):
            count -= self.hidden_warriors if sex == WARRIOR else self.hidden_women
        return count

    def shown_persons(self, seat: Seat, hex_: Hex) -> i64:
        count: i64 = self.persons(seat, hex_)
        if self.hides(seat, hex_):
            count -= self.hidden_warriors + self.hidden_women
        return count

    def shown_wolves(self, seat: Seat, hex_: Hex) -> i64:
        count: i64 = self.wolves[seat, hex_]
        if self.hides(seat, hex_):
            count -= self.hidden_wolves
        return count

    # -- animals

    def herd(self, species: Species, hex_: Hex) -> i64:
        """Wild animals of a species on a hex (VM-1.22)."""
        return self.wild[species, hex_]

    def animals(self, hex_: Hex) -> i64:
        """Wild animals of all species on a hex."""
        total: i64 = 0
        if not has_bit(self.herds, hex_):
            return total
        for species in ALL_SPECIES:
            total += self.wild[species, hex_]
        return total

    def opponents(self, seat: Seat, hex_: Hex) -> i64:
        """Rival persons, wild animals and rival tamed wolves; hidden groups do not count (VM-1.16, VM-1.17).

        Without any the hex is free for the tribe (VM-1.18).
        """
        total: i64 = self.animals(hex_)
        for other in self.setting.seats:
            if other != seat and has_bit(self.tribes[other].hexes, hex_):  # no wolf is tame without its people
                total += self.persons(other, hex_) + self.wolves[other, hex_]
        if self.hidden_hex == hex_ and self.hidden_seat != seat and self.hidden_seat != NOBODY:
            total -= self.hidden_warriors + self.hidden_women + self.hidden_wolves
        return total

    def letterless(self, hex_: Hex) -> i64:
        """Wolves without a letter on a hex, wild or tame."""
        count: i64 = self.wild[WOLF, hex_]
        for seat in self.setting.seats:
            count += self.wolves[seat, hex_]
        first: i64 = WOLF * PER_SPECIES
        for token in range(first, first + PER_SPECIES):
            if self.token[token] == hex_:
                count -= 1
        return count

    # -- hexes

    def on(self, hex_: Hex, aspect: i64) -> i64:
        """What is on a hex."""
        return self.land[hex_, aspect]

    def put(self, hex_: Hex, aspect: i64, value: i64) -> None:
        self.land[hex_, aspect] = value

    def wipe(self, aspect: i64) -> None:
        """Nothing of the kind is on any hex any more."""
        for hex_ in ALL_HEXES:
            self.land[hex_, aspect] = 0

    def owner(self, hex_: Hex) -> Seat:
        """Whose settlement stands there, or NOBODY."""
        return Seat(self.land[hex_, SETTLEMENT])

    def is_open(self, hex_: Hex, direction: Direction) -> bool:
        """No river runs along this side, or it is frozen or dry (VM-1.10, VM-1.11)."""
        # Hot: even a call of ``river_on`` is too much.
        river: i64 = self.board.river[hex_ * SIDES + direction]
        return river == 0 or (self.frozen >> river) & 1 == 1 or self.open[DROUGHT] > 0

    def enterable(self, hex_: Hex) -> bool:
        """Not closed (VM-1.20, VM-1.21), and no open water; on ice one may also stop (VM-8.13, VM-8.14)."""
        if self.land[hex_, CLOSED_HOW] != 0:
            return False
        if hex_ == LAKE:
            return self.frozen & 1 == 1
        return not self.snowed_in(hex_)

    def snowed_in(self, hex_: Hex) -> bool:
        """Snowfall: nobody enters or leaves a mountain (VM-20.13)."""
        return self.board.terrain[hex_] == MOUNTAIN and self.open[SNOWFALL] > 0

    def snowed(self) -> i64:
        """All hexes that are snowed in, as a set."""
        return self.board.mountains if self.open[SNOWFALL] > 0 else 0

    # -- the calendar

    def lies_open(self, event: Event) -> bool:
        """An event card with a lasting effect lies beside the board (VM-5.5)."""
        return self.open[event] > 0

    def summer(self) -> bool:
        return self.season == SUMMER

    def last_of_season(self) -> bool:
        """The third round, or the fourth of a lengthened season (VM-4.4, VM-4.5, VM-4.6)."""
        longer = MILD_AUTUMN if self.season == SUMMER else LONG_WINTER
        return self.number >= (4 if self.open[longer] > 0 else 3)
