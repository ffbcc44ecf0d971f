"""The choices of the game. Their numbers are public and follow from the order here: new verbs go to the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beringia.games.valley.cards import TRUMP
from beringia.games.valley.terms import (
    FIGURE,
    HEX,
    SEAT,
    SEX,
    SEXES,
    SPECIES_OF_ANIMAL,
    Hex,
    Seat,
    Sex,
    Species,
    Trump,
)
from beringia.kernel.codes import CodeSpace, Verb
from beringia.kernel.domains import Domain, count

SPACE: Final = CodeSpace()


class PlainVerb(Verb):
    """A choice without operands."""


class TrumpVerb(Verb):
    def code(self, card: Trump) -> i64:
        return self.base + card

    def card(self, code: i64) -> Trump:
        return Trump(code - self.base)


class HexVerb(Verb):
    def code(self, hex_: Hex) -> i64:
        return self.base + hex_

    def hex(self, code: i64) -> Hex:
        return Hex(code - self.base)


class CountVerb(Verb):
    def code(self, number: i64) -> i64:
        return self.base + number

    def number(self, code: i64) -> i64:
        return code - self.base


class SpeciesVerb(Verb):
    def code(self, species: Species) -> i64:
        return self.base + species

    def species(self, code: i64) -> Species:
        return Species(code - self.base)


class SexVerb(Verb):
    def code(self, sex: Sex) -> i64:
        return self.base + sex

    def sex(self, code: i64) -> Sex:
        return Sex(code - self.base)


class PersonVerb(Verb):
    """Somebody of a sex on a hex."""

    def code(self, hex_: Hex, sex: Sex) -> i64:
        return self.base + hex_ * SEXES + sex

    def hex(self, code: i64) -> Hex:
        return Hex((code - self.base) // SEXES)

    def sex(self, code: i64) -> Sex:
        return Sex((code - self.base) % SEXES)


class SeatVerb(Verb):
    def code(self, seat: Seat) -> i64:
        return self.base + seat

    def seat(self, code: i64) -> Seat:
        return Seat(code - self.base)


_HEX: Final = [("hex", HEX)]
_SEX: Final = [("sex", SEX)]
_SPECIES: Final = [("species", SPECIES_OF_ANIMAL)]

PASS: Final = PlainVerb(SPACE, "pass")
END: Final = PlainVerb(SPACE, "end")
STOP: Final = PlainVerb(SPACE, "stop")
DONE: Final = PlainVerb(SPACE, "done")
DECLINE: Final = PlainVerb(SPACE, "decline")
KEEP: Final = PlainVerb(SPACE, "keep")
DESTROY: Final = PlainVerb(SPACE, "destroy")
FEED_ALL: Final = PlainVerb(SPACE, "feed_all")
PLAY: Final = TrumpVerb(SPACE, "play", [("card", TRUMP)])
PLACE: Final = HexVerb(SPACE, "place", _HEX)
SOW: Final = HexVerb(SPACE, "sow", _HEX)
MARCH: Final = HexVerb(SPACE, "march", _HEX)
FOUND: Final = HexVerb(SPACE, "found", _HEX)
WARRIORS: Final = CountVerb(SPACE, "warriors", [("count", count(10))])
WOMEN: Final = CountVerb(SPACE, "women", [("count", count(6))])
WOLVES: Final = CountVerb(SPACE, "wolves", [("count", count(8))])
STEP: Final = HexVerb(SPACE, "step", _HEX)
LEAVE: Final = CountVerb(SPACE, "leave", [("count", count(10))])
FIGHT: Final = HexVerb(SPACE, "fight", _HEX)
HUNT: Final = SpeciesVerb(SPACE, "hunt", _SPECIES)
LOSE: Final = CountVerb(SPACE, "lose", [("figure", FIGURE)])
SPARE: Final = SexVerb(SPACE, "spare", _SEX)
VICTIM: Final = HexVerb(SPACE, "victim", _HEX)
TAKE: Final = CountVerb(SPACE, "take", [("count", count(6))])
STARVE: Final = PersonVerb(SPACE, "starve", [*_HEX, *_SEX])
NEWBORN: Final = SexVerb(SPACE, "born", _SEX)
RETURN: Final = HexVerb(SPACE, "return", _HEX)
TARGET: Final = HexVerb(SPACE, "target", _HEX)
ANIMAL: Final = SpeciesVerb(SPACE, "animal", _SPECIES)
REGION: Final = CountVerb(SPACE, "region", [("number", Domain("region", 6, first=1))])
PLAYER: Final = SeatVerb(SPACE, "player", [("seat", SEAT)])
CHOOSE_SEX: Final = SexVerb(SPACE, "sex", _SEX)
STEAL: Final = CountVerb(SPACE, "steal", [("loot", Domain("loot", names=["food", "fire"]))])
