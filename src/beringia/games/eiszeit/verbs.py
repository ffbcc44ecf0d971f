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
    WHOSE_SEAT,
    Area,
)
from beringia.kernel.codes import Argument, CodeSpace, Verb
from beringia.kernel.domains import NO_NAMES, Domain, DomainOf, Lexicon
from beringia.kernel.terms import NO_SEAT, Seat
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

    def hunters(self, code: int) -> list[tuple[str, int, int, int]]:
        """Both hunters for people: which one, its owner, 1 with a club, the number of its area."""
        first, second = int(self.first(code)), int(self.second(code))
        areas = int(self.first_area(code)) + 1, int(self.second_area(code)) + 1
        return [("first", first // 2, first % 2, areas[0]), ("second", second // 2, second % 2, areas[1])]

    def seats(self) -> dict[str, Domain]:
        return {"first_owner": WHOSE_SEAT, "second_owner": WHOSE_SEAT}

    def told(self, code: int, lexicon: Lexicon = NO_NAMES) -> dict[str, Argument]:
        args: dict[str, Argument] = {}
        for which, owner, armed, area in self.hunters(code):
            args.update({f"{which}_owner": owner, f"{which}_armed": armed, f"{which}_area": area})
        return args

    def targets(self, code: int, lexicon: Lexicon = NO_NAMES, me: Seat = NO_SEAT) -> tuple[str, ...]:
        return tuple(f"hunter:{owner}:{area}{':club' * armed}" for _, owner, armed, area in self.hunters(code))

    def notation(self, code: int, lexicon: Lexicon = NO_NAMES) -> str:
        """E.g. ``swap red 6 blue club 9``."""
        hunters = [
            f"{SEAT.word(owner, lexicon)}{' club' * armed} {area}" for _, owner, armed, area in self.hunters(code)
        ]
        return f"swap {hunters[0]} {hunters[1]}"


STOP: Final = verb(SPACE, "stop")
KEEP: Final = verb(SPACE, "keep")
NO_DISCARD: Final = verb(SPACE, "no_discard")
DECLINE: Final = verb(SPACE, "decline")
TAKE_CLUB: Final = verb(SPACE, "take_club", touches="supply:club")
ATTACH: Final = verb(SPACE, "attach")
COPY: Final = verb(SPACE, "copy", ("colour", COLOUR), touches="open:{colour}")
DRAW: Final = verb(SPACE, "draw", ("colour", COLOUR), touches="deck:{colour}")
OPPONENT: Final = verb(SPACE, "opponent", ("seat", SEAT))
HUNTER: Final = verb(SPACE, "hunter", ("area", AREA))
TRAIL: Final = verb(SPACE, "trail", ("area", AREA))
ARM: Final = verb(SPACE, "arm", ("area", AREA), touches="hunter:{me}:{area}")
MAMMOTH: Final = verb(SPACE, "mammoth", ("area", AREA), touches="supply:mammoth area:{area}")
MAMMOTH_LEAVES: Final = verb(SPACE, "mammoth_leaves", ("area", AREA), touches="mammoth:{area}")
ICE: Final = verb(SPACE, "ice", ("area", AREA))
PLAY: Final = verb(SPACE, "play", ("card", CARD))
DISCARD: Final = verb(SPACE, "discard", ("card", CARD))
REMOVE: Final = verb(
    SPACE,
    "remove",
    ("owner", WHOSE_SEAT),
    ("armed", ARMED),
    ("area", AREA),
    touches="hunter:{owner}:{area}{armed::club}",
    says="remove {owner} {area}{armed: club}",
)
# A piece, then its target: one decision of two clicks (EZ-20.3).
MAMMOTH_MOVE: Final = verb(
    SPACE, "mammoth_move", ("from", AREA), ("to", AREA), touches="mammoth:{from} area:{to}", says="mammoth {from}-{to}"
)
FIRE: Final = verb(
    SPACE, "fire", ("from", AREA), ("to", AREA), touches="fire:{from} area:{to}", says="fire {from}-{to}"
)
MOVE: Final = verb(
    SPACE,
    "move",
    ("owner", WHOSE_SEAT),
    ("armed", ARMED),
    ("from", AREA),
    ("to", AREA),
    touches="hunter:{owner}:{from}{armed::club} area:{to}",
    says="move {owner} {from}-{to}{armed: club}",
)
SWAP: Final = SwapVerb(SPACE, "swap", [("pair", _PAIR), ("first", _PIECE), ("second", _PIECE)])
