"""The choices of Eiszeit. Their numbers are a public format and follow from the order here: new verbs go to the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beringia.games.eiszeit.terms import (
    AREA,
    AREAS,
    ARMED,
    CARD,
    COLOUR,
    SEAT,
    Area,
    Card,
    Colour,
    Seat,
)
from beringia.kernel.codes import CodeSpace, Verb
from beringia.kernel.domains import Domain

SPACE: Final = CodeSpace()

#: A hunter in a swap: 2 * owner + armed.
_PIECE: Final = Domain("piece", 10)
_PAIR: Final = Domain("pair", AREAS * (AREAS - 1) // 2)


class PlainVerb(Verb):
    def code(self) -> i64:
        return self.base


class ColourVerb(Verb):
    def code(self, colour: Colour) -> i64:
        return self.base + colour

    def colour(self, code: i64) -> Colour:
        return Colour(code - self.base)


class SeatVerb(Verb):
    def code(self, seat: Seat) -> i64:
        return self.base + seat

    def seat(self, code: i64) -> Seat:
        return Seat(code - self.base)


class AreaVerb(Verb):
    def code(self, area: Area) -> i64:
        return self.base + area

    def area(self, code: i64) -> Area:
        return Area(code - self.base)


class CardVerb(Verb):
    def code(self, card: Card) -> i64:
        return self.base + card

    def card(self, code: i64) -> Card:
        return Card(code - self.base)


class WayVerb(Verb):
    """From an area to another one."""

    def code(self, origin: Area, target: Area) -> i64:
        return self.base + origin * AREAS + target

    def origin(self, code: i64) -> Area:
        return Area((code - self.base) // AREAS)

    def target(self, code: i64) -> Area:
        return Area((code - self.base) % AREAS)


class RemoveVerb(Verb):
    """A hunter leaves an area."""

    def code(self, owner: Seat, armed: i64, area: Area) -> i64:
        return self.base + (owner * 2 + armed) * AREAS + area

    def owner(self, code: i64) -> Seat:
        return Seat((code - self.base) // AREAS // 2)

    def armed(self, code: i64) -> i64:
        return (code - self.base) // AREAS % 2

    def area(self, code: i64) -> Area:
        return Area((code - self.base) % AREAS)


class MoveVerb(Verb):
    """A hunter goes from area to area."""

    def code(self, owner: Seat, armed: i64, origin: Area, target: Area) -> i64:
        return self.base + ((owner * 2 + armed) * AREAS + origin) * AREAS + target

    def owner(self, code: i64) -> Seat:
        return Seat((code - self.base) // (2 * AREAS * AREAS))

    def armed(self, code: i64) -> i64:
        return (code - self.base) // (AREAS * AREAS) % 2

    def origin(self, code: i64) -> Area:
        return Area((code - self.base) // AREAS % AREAS)

    def target(self, code: i64) -> Area:
        return Area((code - self.base) % AREAS)


class SwapVerb(Verb):
    """Two hunters change places; the first one is in the area with the lower number, a piece is 2 * owner + armed."""

    def code(self, first_area: Area, second_area: Area, first: i64, second: i64) -> i64:
        pair: i64 = first_area * (2 * AREAS - 1 - first_area) // 2 + second_area - first_area - 1
        return self.base + (pair * 10 + first) * 10 + second

    def first(self, code: i64) -> i64:
        return (code - self.base) // 10 % 10

    def second(self, code: i64) -> i64:
        return (code - self.base) % 10

    def first_area(self, code: i64) -> Area:
        first: i64 = 0
        rest: i64 = (code - self.base) // 100
        while rest >= AREAS - 1 - first:
            rest -= AREAS - 1 - first
            first += 1
        return Area(first)

    def second_area(self, code: i64) -> Area:
        first: i64 = self.first_area(code)
        pairs_before: i64 = first * (2 * AREAS - 1 - first) // 2
        return Area((code - self.base) // 100 - pairs_before + first + 1)


STOP: Final = PlainVerb(SPACE, "stop")
KEEP: Final = PlainVerb(SPACE, "keep")
NO_DISCARD: Final = PlainVerb(SPACE, "no_discard")
DECLINE: Final = PlainVerb(SPACE, "decline")
TAKE_CLUB: Final = PlainVerb(SPACE, "take_club")
ATTACH: Final = PlainVerb(SPACE, "attach")
COPY: Final = ColourVerb(SPACE, "copy", [("colour", COLOUR)])
DRAW: Final = ColourVerb(SPACE, "draw", [("colour", COLOUR)])
OPPONENT: Final = SeatVerb(SPACE, "opponent", [("seat", SEAT)])
HUNTER: Final = AreaVerb(SPACE, "hunter", [("area", AREA)])
TRAIL: Final = AreaVerb(SPACE, "trail", [("area", AREA)])
ARM: Final = AreaVerb(SPACE, "arm", [("area", AREA)])
MAMMOTH: Final = AreaVerb(SPACE, "mammoth", [("area", AREA)])
MAMMOTH_LEAVES: Final = AreaVerb(SPACE, "mammoth_leaves", [("area", AREA)])
ICE: Final = AreaVerb(SPACE, "ice", [("area", AREA)])
PLAY: Final = CardVerb(SPACE, "play", [("card", CARD)])
DISCARD: Final = CardVerb(SPACE, "discard", [("card", CARD)])
REMOVE: Final = RemoveVerb(SPACE, "remove", [("owner", SEAT), ("armed", ARMED), ("area", AREA)])
MAMMOTH_MOVE: Final = WayVerb(SPACE, "mammoth_move", [("from", AREA), ("to", AREA)])
FIRE: Final = WayVerb(SPACE, "fire", [("from", AREA), ("to", AREA)])
MOVE: Final = MoveVerb(SPACE, "move", [("owner", SEAT), ("armed", ARMED), ("from", AREA), ("to", AREA)])
SWAP: Final = SwapVerb(SPACE, "swap", [("pair", _PAIR), ("first", _PIECE), ("second", _PIECE)])
