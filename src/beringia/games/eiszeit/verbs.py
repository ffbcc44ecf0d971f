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
)
from beringia.kernel.codes import CodeSpace, Verb
from beringia.kernel.domains import DomainOf
from beringia.kernel.verbs import verb

SPACE: Final = CodeSpace()

#: A hunter in a swap: 2 * owner + armed.
_PIECE: Final = DomainOf(i64, "piece", 10)
_PAIR: Final = DomainOf(i64, "pair", AREAS * (AREAS - 1) // 2)


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


STOP: Final = verb(SPACE, "stop")
KEEP: Final = verb(SPACE, "keep")
NO_DISCARD: Final = verb(SPACE, "no_discard")
DECLINE: Final = verb(SPACE, "decline")
TAKE_CLUB: Final = verb(SPACE, "take_club")
ATTACH: Final = verb(SPACE, "attach")
COPY: Final = verb(SPACE, "copy", ("colour", COLOUR))
DRAW: Final = verb(SPACE, "draw", ("colour", COLOUR))
OPPONENT: Final = verb(SPACE, "opponent", ("seat", SEAT))
HUNTER: Final = verb(SPACE, "hunter", ("area", AREA))
TRAIL: Final = verb(SPACE, "trail", ("area", AREA))
ARM: Final = verb(SPACE, "arm", ("area", AREA))
MAMMOTH: Final = verb(SPACE, "mammoth", ("area", AREA))
MAMMOTH_LEAVES: Final = verb(SPACE, "mammoth_leaves", ("area", AREA))
ICE: Final = verb(SPACE, "ice", ("area", AREA))
PLAY: Final = verb(SPACE, "play", ("card", CARD))
DISCARD: Final = verb(SPACE, "discard", ("card", CARD))
REMOVE: Final = verb(SPACE, "remove", ("owner", SEAT), ("armed", ARMED), ("area", AREA))
MAMMOTH_MOVE: Final = verb(SPACE, "mammoth_move", ("from", AREA), ("to", AREA))
FIRE: Final = verb(SPACE, "fire", ("from", AREA), ("to", AREA))
MOVE: Final = verb(SPACE, "move", ("owner", SEAT), ("armed", ARMED), ("from", AREA), ("to", AREA))
SWAP: Final = SwapVerb(SPACE, "swap", [("pair", _PAIR), ("first", _PIECE), ("second", _PIECE)])
