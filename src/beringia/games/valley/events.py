"""The events of the game: what can be told about it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beringia.games.valley.board import HALF, LETTER, TERRAIN
from beringia.games.valley.cards import EVENT, EVENT_NAMES, TRUMP, TRUMP_NAMES
from beringia.games.valley.terms import (
    CLOSED,
    HEX,
    NO_SEAT,
    SEASON,
    SEASON_NAMES,
    SEAT,
    SEX,
    SPECIES_OF_ANIMAL,
    SUMMER_EVENTS,
    Event,
    Hex,
    Season,
    Seat,
    Sex,
    Species,
    Trump,
)
from beringia.kernel.domains import Domain, count
from beringia.kernel.events import EventKind, EventSpace
from beringia.kernel.state import State

KINDS: Final = EventSpace()

# What a die was rolled for
FOR_START: Final = 0
FOR_DIRECTION: Final = 1
FOR_SEX: Final = 2
FOR_FIRE: Final = 3
FOR_BIRTH: Final = 4
_WHY: Final = Domain("why", names=["start", "direction", "sex", "fire", "birth"])

# Where food comes from, and where it goes
BY_FISHING: Final = 0
BY_GATHERING: Final = 1
BY_HARVEST: Final = 2
BY_HUNTING: Final = 3
BY_PLUNDER: Final = 4
BY_THEFT: Final = 5
BY_CANNIBALS: Final = 6
TO_RODENTS: Final = 7
TO_LOCUSTS: Final = 8
SPOILT: Final = 9
_FOOD: Final = Domain(
    "food",
    names=[
        "fishing", "gathering", "harvest", "hunting", "plunder", "theft", "cannibals", "rodents", "locusts", "spoilt",
    ],
)  # fmt: skip

# What persons die of
OF_EVENT: Final = 0
OF_FIGHT: Final = 1
OF_ANIMALS: Final = 2
OF_HUNGER: Final = 3
OF_TRUMP: Final = 4
OF_CAPTURE: Final = 5
OF_THAW: Final = 6
_CAUSE: Final = Domain("cause", names=["event", "fight", "animals", "hunger", "trump", "capture", "thaw"])

_DECK: Final = Domain("deck", names=[*SEASON_NAMES, "trump"])
TRUMP_DECK: Final = 2

_COUNT: Final = count(1_000_000)
_HEX: Final = ("hex", HEX)
_HEX_OR_NOT: Final = ("hex", HEX.or_nothing())
_LETTER: Final = ("letter", LETTER.or_nothing())
_SEX: Final = ("sex", SEX)
_SPECIES: Final = ("species", SPECIES_OF_ANIMAL)
_OWNER: Final = ("owner", SEAT)
_HOW_MANY: Final = ("count", _COUNT)
_NUMBER: Final = ("number", _COUNT)
_ROLL: Final = (("die", _COUNT), ("value", _COUNT))
_PEOPLE: Final = (("warriors", _COUNT), ("women", _COUNT))
_WAY: Final = (("from", HEX), ("to", HEX))


# The clauses behind what the events tell, by one of their arguments. Cards are numbered as their sections number them.
_EVENT_CLAUSES: Final = {
    name: f"VM-19.{number + 1}" if number < SUMMER_EVENTS else f"VM-20.{number - SUMMER_EVENTS + 1}"
    for number, name in enumerate(EVENT_NAMES)
}
_TRUMP_CLAUSES: Final = {name: f"VM-21.{number + 1}" for number, name in enumerate(TRUMP_NAMES)}
_ROLL_CLAUSES: Final = {"start": "VM-3.3", "direction": "VM-7.1", "sex": "VM-19.11", "birth": "VM-15.3"}
_FOOD_CLAUSES: Final = {
    "fishing": "VM-14.2", "gathering": "VM-14.5", "harvest": "VM-14.8", "hunting": "VM-13.5", "plunder": "VM-12.3",
    "theft": "VM-21.28", "cannibals": "VM-21.8", "rodents": "VM-19.3", "locusts": "VM-19.12",
}  # fmt: skip
_DEATH_CLAUSES: Final = {
    "fight": "VM-11.2", "animals": "VM-13.4", "hunger": "VM-14.12", "capture": "VM-11.10", "thaw": "VM-8.15",
}  # fmt: skip


class Plain(EventKind):
    def tell(self, s: State, seat: Seat = NO_SEAT) -> None:
        self.note(s, seat)


class Counted(EventKind):
    """With one or two numbers."""

    def tell(self, s: State, seat: Seat, first: i64, second: i64 = 0) -> None:
        self.note(s, seat, first, second)


class OnHex(EventKind):
    """On a hex, with up to three numbers."""

    def tell(self, s: State, seat: Seat, hex_: Hex, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> None:
        self.note(s, seat, hex_, first, second, third)


class OfSexOnHex(EventKind):
    def tell(self, s: State, seat: Seat, sex: Sex, hex_: Hex) -> None:
        self.note(s, seat, sex, hex_)


class OfSpeciesOnHex(EventKind):
    """Animals of a species on a hex, with a letter or a number."""

    def tell(self, s: State, species: Species, hex_: Hex, number: i64) -> None:
        self.note(s, NO_SEAT, species, hex_, number)


class OnTheWay(EventKind):
    """From hex to hex, with up to two numbers."""

    def tell(self, s: State, seat: Seat, origin: Hex, target: Hex, first: i64, second: i64 = 0) -> None:
        self.note(s, seat, origin, target, first, second)


class OfHerd(EventKind):
    def tell(self, s: State, species: Species, origin: Hex, target: Hex, number: i64) -> None:
        self.note(s, NO_SEAT, species, origin, target, number)


class OfLoner(EventKind):
    def tell(self, s: State, sex: Sex, origin: Hex, target: Hex) -> None:
        self.note(s, NO_SEAT, sex, origin, target)


class OfOwner(EventKind):
    """Something of another player on a hex, and a number."""

    def tell(self, s: State, seat: Seat, owner: Seat, hex_: Hex, number: i64) -> None:
        self.note(s, seat, owner, hex_, number)


class OfConvert(EventKind):
    def tell(self, s: State, seat: Seat, owner: Seat, sex: Sex, origin: Hex, target: Hex) -> None:
        self.note(s, seat, owner, sex, origin, target)


class OfFood(EventKind):
    def tell(self, s: State, seat: Seat, food: i64, how: i64, hex_: Hex) -> None:
        self.note(s, seat, food, how, hex_)


class OfRound(EventKind):
    def tell(self, s: State, season: Season, number: i64, year: i64, round_: i64) -> None:
        self.note(s, NO_SEAT, season, number, year, round_)


class OfEvent(EventKind):
    def tell(self, s: State, card: Event) -> None:
        self.note(s, NO_SEAT, card)


class OfTrump(EventKind):
    def tell(self, s: State, seat: Seat, card: Trump) -> None:
        self.note(s, seat, card)


class OfHiddenTrump(EventKind):
    """Only this seat learns which one."""

    def tell(self, s: State, seat: Seat, card: Trump) -> None:
        self.note_secret(s, seat, 0, card, seat)


class OfHiddenHand(EventKind):
    """A trump in the hand of another player, for this seat's eyes only."""

    def tell(self, s: State, seat: Seat, other: Seat, card: Trump) -> None:
        self.note_secret(s, seat, other, card, seat)


class OfHiddenEvent(EventKind):
    def tell(self, s: State, seat: Seat, season: Season, card: Event) -> None:
        self.note_secret(s, seat, season, card, seat)


GAME_BEGAN: Final = Counted(KINDS, "game_began", [("north", HALF), ("south", HALF)], clause="VM-3.2")
DIE_ROLLED: Final = Counted(KINDS, "die_rolled", [("why", _WHY), ("die", _COUNT)], clauses=("why", _ROLL_CLAUSES))
STARTS: Final = Plain(KINDS, "starts", clause="VM-4.10")
SETTLED: Final = OnHex(KINDS, "settled", [_HEX], clause="VM-9.1")
SOWN: Final = OnHex(KINDS, "sown", [_HEX, ("food", _COUNT)], clause="VM-16.1")
ROUND_BEGAN: Final = OfRound(
    KINDS, "round_began", [("season", SEASON), _NUMBER, ("year", _COUNT), ("round", _COUNT)], clause="VM-4.1"
)
PHASE_BEGAN: Final = Counted(KINDS, "phase_began", [("phase", _COUNT)], clause="VM-4.2")
EVENT_DRAWN: Final = OfEvent(KINDS, "event_drawn", [("card", EVENT)], clauses=("card", _EVENT_CLAUSES))
EVENT_OVER: Final = OfEvent(KINDS, "event_over", [("card", EVENT)], clause="VM-5.5")
REGION_STRUCK: Final = Counted(KINDS, "region_struck", [("terrain", TERRAIN), _NUMBER], clause="VM-5.7")
RIVER_STRUCK: Final = Counted(KINDS, "river_struck", [_NUMBER], clause="VM-5.7")
HEX_CLOSED: Final = OnHex(KINDS, "hex_closed", [_HEX, ("how", CLOSED)], clause="VM-1.20")
HEX_DRAWN: Final = OnHex(KINDS, "hex_drawn", [_HEX_OR_NOT, _SPECIES, _LETTER], clause="VM-6.8")
ANIMAL_CAME: Final = OfSpeciesOnHex(KINDS, "animal_came", [_SPECIES, _HEX, _LETTER], clause="VM-6.3")
ANIMAL_AWAY: Final = OfSpeciesOnHex(KINDS, "animal_away", [_SPECIES, _HEX, _LETTER], clause="VM-6.6")
HERD_MOVED: Final = OfHerd(KINDS, "herd_moved", [_SPECIES, *_WAY, _HOW_MANY], clause="VM-7.4")
CROP_DAMAGED: Final = OnHex(KINDS, "crop_damaged", [_HEX, ("ears", _COUNT)], clause="VM-16.4")
LONER_CAME: Final = OfSexOnHex(KINDS, "loner_came", [_SEX, _HEX], clause="VM-19.11")
LONER_MOVED: Final = OfLoner(KINDS, "loner_moved", [_SEX, *_WAY], clause="VM-7.18")
LONER_JOINED: Final = OfSexOnHex(KINDS, "loner_joined", [_SEX, _HEX], clause="VM-7.19")
LONER_DIED: Final = OfSexOnHex(KINDS, "loner_died", [_SEX, _HEX], clause="VM-7.19")
TURN_BEGAN: Final = Plain(KINDS, "turn_began", clause="VM-8.1")
MARCHED: Final = OnTheWay(KINDS, "marched", [*_WAY, *_PEOPLE], clause="VM-8.2")
WOLVES_MOVED: Final = OnTheWay(KINDS, "wolves_moved", [*_WAY, _HOW_MANY], clause="VM-8.16")
ARRIVED: Final = OnHex(KINDS, "arrived", [_HEX, *_PEOPLE], clause="VM-22.2")
SETTLEMENT_LOST: Final = OnHex(KINDS, "settlement_lost", [_HEX], clause="VM-9.9")
DIED: Final = OnHex(KINDS, "died", [_HEX, _SEX, _HOW_MANY, ("cause", _CAUSE)], clauses=("cause", _DEATH_CLAUSES))
ANIMALS_DIED: Final = OfSpeciesOnHex(KINDS, "animals_died", [_SPECIES, _HEX, _HOW_MANY], clause="VM-13.7")
WOLF_DIED: Final = OnHex(KINDS, "wolf_died", [_HEX], clause="VM-10.14")
WOLF_TAMED: Final = OnHex(KINDS, "wolf_tamed", [_HEX], clause="VM-21.15")
WOLF_WILD: Final = OnHex(KINDS, "wolf_wild", [_HEX], clause="VM-13.8")
FIGHT_BEGAN: Final = OnHex(KINDS, "fight_began", [_HEX], clause="VM-10.4")
TRIBE_ROLLED: Final = OnHex(KINDS, "tribe_rolled", [_HEX, *_ROLL], clause="VM-10.5")
ANIMALS_ROLLED: Final = OnHex(KINDS, "animals_rolled", [_HEX, _SPECIES, *_ROLL], clause="VM-10.9")
LONER_ROLLED: Final = OnHex(KINDS, "loner_rolled", [_HEX, *_ROLL], clause="VM-10.15")
CAPTURED: Final = OfOwner(KINDS, "captured", [_OWNER, _HEX, ("kept", _COUNT)], clause="VM-12.1")
WOMEN_TAKEN: Final = OfOwner(KINDS, "women_taken", [_OWNER, _HEX, _HOW_MANY], clause="VM-11.12")
CHANGED_TRIBE: Final = OfConvert(KINDS, "changed_tribe", [_OWNER, _SEX, *_WAY], clause="VM-21.36")
HID: Final = OnHex(KINDS, "hid", [_HEX, *_PEOPLE], clause="VM-21.7")
FENCED: Final = OnHex(KINDS, "fenced", [_HEX], clause="VM-21.33")
FOOD_GAINED: Final = OfFood(
    KINDS, "food_gained", [_HOW_MANY, ("how", _FOOD), _HEX_OR_NOT], clauses=("how", _FOOD_CLAUSES)
)
FOOD_LOST: Final = Counted(KINDS, "food_lost", [_HOW_MANY, ("how", _FOOD)], clauses=("how", _FOOD_CLAUSES))
FED: Final = Counted(KINDS, "fed", [("persons", _COUNT), ("food", _COUNT)], clause="VM-14.10")
BORN: Final = OnHex(KINDS, "born", [_HEX, _SEX], clause="VM-15.3")
TRUMP_PLAYED: Final = OfTrump(KINDS, "trump_played", [("card", TRUMP)], clauses=("card", _TRUMP_CLAUSES))
TRUMP_DRAWN: Final = OfHiddenTrump(KINDS, "trump_drawn", [], ("card", TRUMP), clause="VM-17.2")
SPIED: Final = OfHiddenHand(KINDS, "spied", [("player", SEAT)], ("card", TRUMP), clause="VM-21.39")
FORESAW: Final = OfHiddenEvent(KINDS, "foresaw", [("season", SEASON)], ("card", EVENT), clause="VM-21.40")
RESHUFFLED: Final = Counted(KINDS, "reshuffled", [("deck", _DECK)], clause="VM-5.6")
RIVER_FROZE: Final = Counted(KINDS, "river_froze", [_NUMBER], clause="VM-20.3")
LAKE_FROZE: Final = Plain(KINDS, "lake_froze", clause="VM-20.3")
THAWED: Final = Plain(KINDS, "thawed", clause="VM-18.9")
FIRE_GAINED: Final = Plain(KINDS, "fire_gained")
FIRE_LOST: Final = Plain(KINDS, "fire_lost")
ANNOUNCED: Final = Counted(KINDS, "announced", [("settlements", _COUNT)], clause="VM-18.1")
ELIMINATED: Final = Plain(KINDS, "eliminated", clause="VM-18.5")
RETURNED: Final = OnHex(KINDS, "returned", [_HEX], clause="VM-22.2")
WON: Final = Plain(KINDS, "won", clause="VM-18.2")
GAME_ENDED: Final = Plain(KINDS, "game_ended", clause="VM-18.2")
