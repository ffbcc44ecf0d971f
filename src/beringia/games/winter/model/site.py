"""The layouts of the megalith site as tables: which places exist, what lies beside, and what a piece would rest on.

A place is a square of one of the four tiles (number = slot * 8 + square of the tile) or, from 32 on, a place on an
upper level: the centre of a 2 x 2 group of places one level below.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beringia.kernel.domains import DomainOf
from beringia.kernel.reader import Reader

GRID_X: Final = 10  #   the megalith site fits into this grid
GRID_Y: Final = 8
LEVELS: Final = 4
GRID: Final = GRID_X * GRID_Y * LEVELS
TILE_X: Final = 4
TILE_Y: Final = 2
SQUARES: Final = 8  #   of a tile
SLOTS: Final = 4
GROUND: Final = 32  #   places on the ground
PLACES: Final = 80  #   room for those of every layout

A_TILE: Final = DomainOf(i64, "tile", SLOTS)
A_TILE_SLOT: Final = DomainOf(i64, "tile_slot", SLOTS)
A_SITE_PLACE: Final = DomainOf(i64, "site_place", PLACES)

Spot = tuple[int, int, int]


class Site:
    """All layouts; in the tables the places of layout n begin at n * PLACES."""

    def __init__(self, layouts: Reader) -> None:
        if not isinstance(layouts.value, dict) or not layouts.value:
            raise layouts.refuse("must be a table of layouts")
        self.names: list[str] = list(layouts.value)
        self.players: list[int] = []
        count = len(self.names)
        self.size: vec[i64] = vec[i64]([0] * count)
        self.near: vec[i64] = vec[i64]([-1] * (count * PLACES * 4))  #  orthogonal neighbours on the ground
        self.below: vec[i64] = vec[i64]([-1] * (count * PLACES * 4))  # the four supporting places
        self.code: vec[i64] = vec[i64]([0] * (count * PLACES))  #       operand of the choice "megalith"
        self.place: vec[i64] = vec[i64]([-1] * (count * GRID))  #       the other way round
        self.east: vec[i64] = vec[i64]([0] * (count * PLACES))  #       where it lies, for the decision arrows
        self.south: vec[i64] = vec[i64]([0] * (count * PLACES))
        self.corners: list[list[tuple[str, int, int]]] = []
        for number, name in enumerate(self.names):
            self._read(layouts.at(name), number)

    def _read(self, layout: Reader, number: int) -> None:
        """The places of a layout, level by level, across the borders of tiles (EW-1.9, EW-12.6)."""
        layout.only("source", "players", "slots")
        layout.source()
        self.players.append(layout.at("players").integer(2, 4))
        slots = layout.at("slots").items()
        layout.at("slots").check(len(slots) == SLOTS, f"must be {SLOTS} slots")
        spots: list[Spot] = []
        corners: list[tuple[str, int, int]] = []
        for slot in slots:
            parts = slot.items()
            slot.check(len(parts) == 3, "must be an orientation, x and y")
            turned = parts[0].text("h", "v")
            x, y = parts[1].integer(0, GRID_X - 1), parts[2].integer(0, GRID_Y - 1)
            corners.append((turned, x, y))
            for row in range(TILE_Y):
                for column in range(TILE_X):
                    spots.append((x + column, y + row, 0) if turned == "h" else (x + 1 - row, y + column, 0))
        layout.check(len(set(spots)) == GROUND, "has tiles that overlap")
        fits = all(x < GRID_X and y < GRID_Y for x, y, _ in spots)
        layout.check(fits, f"is larger than {GRID_X} by {GRID_Y} squares")
        self.corners.append(corners)
        for level in range(1, LEVELS):
            lower = {spot for spot in spots if spot[2] == level - 1}
            upper = [(x, y, level) for x, y, _ in lower if all(under in lower for under in _under(x, y, level))]
            spots += sorted(upper, key=lambda spot: (spot[1], spot[0]))
        layout.check(len(spots) <= PLACES, "has too many places to build on")
        self._fill(number, spots)
        layout.check(self._connected(number), "falls into pieces: its tiles must touch")

    def _fill(self, number: int, spots: list[Spot]) -> None:
        self.size[number] = len(spots)
        index = {spot: place for place, spot in enumerate(spots)}
        for place, (x, y, level) in enumerate(spots):
            at = number * PLACES + place
            self.code[at] = (level * GRID_Y + y) * GRID_X + x
            self.place[number * GRID + self.code[at]] = place
            self.east[at] = 2 * x + level
            self.south[at] = 2 * y + level
            if level == 0:
                around = [(x, y - 1, 0), (x - 1, y, 0), (x + 1, y, 0), (x, y + 1, 0)]
                found = [index[spot] for spot in around if spot in index]
                for n, neighbour in enumerate(found):
                    self.near[at * 4 + n] = neighbour
            else:
                for n, spot in enumerate(_under(x, y, level)):
                    self.below[at * 4 + n] = index[spot]

    def _connected(self, number: int) -> bool:
        reached = {0}
        while True:
            grown = reached | {
                int(self.near[(number * PLACES + place) * 4 + n]) for place in reached for n in range(4)
            } - {-1}
            if grown == reached:
                return len(reached) == GROUND
            reached = grown

    def spot(self, layout: int, place: int) -> Spot:
        """x, y and level of a place."""
        code = self.code[layout * PLACES + place]
        return int(code % GRID_X), int(code // GRID_X % GRID_Y), int(code // (GRID_X * GRID_Y))


def _under(x: int, y: int, level: int) -> list[Spot]:
    return [(x, y, level - 1), (x + 1, y, level - 1), (x, y + 1, level - 1), (x + 1, y + 1, level - 1)]


def spot_name(spot: Spot) -> str:
    """``"2,0"`` on the ground, ``"2,0,1"`` above."""
    x, y, level = spot
    return f"{x},{y},{level}" if level else f"{x},{y}"


def spot_label(spot: Spot) -> str:
    """As it can be read on the board: ``"C1"`` on the ground, ``"C1 level 1"`` above."""
    x, y, level = spot
    square = f"{chr(ord('A') + x)}{y + 1}"
    return f"{square} level {level}" if level else square
