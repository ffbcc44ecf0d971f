"""The hexes and junctures of the map: pure geometry, the same in every game (content C20 of the rules).

Hexes are numbered row by row: by r, then by q. Junctures are the points where three hexes meet, sorted by their hexes.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.winter.model.terms import ALL_HEXES, HEXES, JUNCTURES, Hex, Juncture
from beringia.kernel.domains import LABEL, LIST, DomainOf
from beringia.kernel.terms import array_of

#: Axial coordinates (q, r) by number of the hex.
COORDINATES: Final = [(q, r) for r in range(-2, 3) for q in range(-2, 3) if abs(q + r) <= 2]
BASE: Final = 9

_DIRECTIONS: Final = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]


def _neighbours(hex_: int) -> list[int]:
    q, r = COORDINATES[hex_]
    around = [(q + x, r + y) for x, y in _DIRECTIONS]
    return sorted(COORDINATES.index(place) for place in around if place in COORDINATES)


def _junctures() -> list[tuple[int, int, int]]:
    """The points where three hexes meet (EW-1.8)."""
    found: list[tuple[int, int, int]] = []
    for a in range(HEXES):
        for b in _neighbours(a):
            for c in _neighbours(b):
                if a < b < c and c in _neighbours(a):
                    found.append((a, b, c))
    return sorted(found)


#: The three hexes of each juncture.
CORNERS: Final = _junctures()

#: Neighbours of a hex: index = hex * 6 + n; -1 where there are fewer.
NEAR: Final[vec[i64]] = vec[i64]([n for hex_ in ALL_HEXES for n in (_neighbours(int(hex_)) + [-1] * 6)[:6]])
#: Hexes of a juncture: index = juncture * 3 + n.
CORNER: Final[vec[Hex]] = array_of([hex_ for corners in CORNERS for hex_ in corners])
#: 1 for the junctures at the base hex, where no village may stand (EW-7.8).
AT_BASE: Final[vec[i64]] = vec[i64]([1 if BASE in corners else 0 for corners in CORNERS])
#: Where hexes and junctures lie, for the decision arrows of the nomads (EW-24.13).
EAST: Final[vec[i64]] = vec[i64]([2 * q + r for q, r in COORDINATES])
SOUTH: Final[vec[i64]] = vec[i64]([r for _, r in COORDINATES])  # EW-23.2
JUNCTURE_EAST: Final[vec[i64]] = vec[i64]([sum(EAST[hex_] for hex_ in corners) for corners in CORNERS])
JUNCTURE_SOUTH: Final[vec[i64]] = vec[i64]([sum(SOUTH[hex_] for hex_ in corners) for corners in CORNERS])


def hex_name(hex_: int) -> str:
    """``"1,-2"``: the axial coordinates."""
    q, r = COORDINATES[hex_]
    return f"{q},{r}"


def juncture_name(juncture: int) -> str:
    """``"0,1_0,2_-1,2"``: its three hexes."""
    return "_".join(hex_name(hex_) for hex_ in CORNERS[juncture])


HEX_NAMES: Final = [hex_name(number) for number in range(HEXES)]
JUNCTURE_NAMES: Final = [juncture_name(number) for number in range(JUNCTURES)]

#: People call hexes by row, from the north, and number in the row, from the west: A1 to E3; junctures by their hexes.
HEX_LABELS: Final = ["ABCDE"[r + 2] + str(q + 1 + min(2, 2 + r)) for q, r in COORDINATES]

A_HEX: Final = DomainOf(Hex, "hex", names=HEX_NAMES, labels=HEX_LABELS, reads=LABEL)
A_JUNCTURE: Final = DomainOf(
    Juncture,
    "juncture",
    names=JUNCTURE_NAMES,
    labels=["/".join([HEX_LABELS[hex_] for hex_ in corners]) for corners in CORNERS],
    reads=LIST,
    group="hex",
)
