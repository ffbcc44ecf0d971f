"""The choice codes of Eiszeit: which integers mean what. The numbers are a public format; new verbs go to the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beringia.kernel.codes import CodeSpace

AREAS: Final = 12
SEATS: Final = 5
LIGHT_KINDS: Final = 14
KINDS: Final = 22

STOP: Final = 0
KEEP: Final = 1
NO_DISCARD: Final = 2
DECLINE: Final = 3
TAKE_CLUB: Final = 4
ATTACH: Final = 5
COPY: Final = 6
DRAW: Final = 8
OPPONENT: Final = 10
HUNTER: Final = 15
TRAIL: Final = 27
ARM: Final = 39
MAMMOTH: Final = 51
MAMMOTH_LEAVES: Final = 63
ICE: Final = 75
PLAY: Final = 87
DISCARD: Final = 109
REMOVE: Final = 131
MAMMOTH_MOVE: Final = 251
FIRE: Final = 395
MOVE: Final = 539
SWAP: Final = 1979

_AREA: Final = ("area", AREAS)
_CARD: Final = ("card", KINDS)
_COLOUR: Final = ("colour", 2)
_HUNTER: Final = (("owner", SEATS), ("armed", 2))

SPACE: Final = CodeSpace(
    [
        ("stop", ()),
        ("keep", ()),
        ("no_discard", ()),
        ("decline", ()),
        ("take_club", ()),
        ("attach", ()),
        ("copy", (_COLOUR,)),
        ("draw", (_COLOUR,)),
        ("opponent", (("seat", SEATS),)),
        ("hunter", (_AREA,)),
        ("trail", (_AREA,)),
        ("arm", (_AREA,)),
        ("mammoth", (_AREA,)),
        ("mammoth_leaves", (_AREA,)),
        ("ice", (_AREA,)),
        ("play", (_CARD,)),
        ("discard", (_CARD,)),
        ("remove", (*_HUNTER, _AREA)),
        ("mammoth_move", (("from", AREAS), ("to", AREAS))),
        ("fire", (("from", AREAS), ("to", AREAS))),
        ("move", (*_HUNTER, ("from", AREAS), ("to", AREAS))),
        ("swap", (("pair", 66), ("first", 2 * SEATS), ("second", 2 * SEATS))),
    ]
)


def remove_code(owner: i64, armed: i64, area: i64) -> i64:
    return REMOVE + (owner * 2 + armed) * AREAS + area


def move_code(owner: i64, armed: i64, origin: i64, target: i64) -> i64:
    return MOVE + ((owner * 2 + armed) * AREAS + origin) * AREAS + target


def swap_code(first_area: i64, second_area: i64, first: i64, second: i64) -> i64:
    """Code of a swap; ``first_area`` < ``second_area``, a hunter is 2 * owner + armed."""
    pair: i64 = first_area * (2 * AREAS - 1 - first_area) // 2 + second_area - first_area - 1
    return SWAP + (pair * 10 + first) * 10 + second


def pair_areas(pair: i64) -> tuple[int, int]:
    """The two areas of a pair number, the lower one first."""
    first: i64 = 0
    rest: i64 = pair
    while rest >= AREAS - 1 - first:
        rest -= AREAS - 1 - first
        first += 1
    return first, first + 1 + rest
