"""Section 1 of the rules: the hexes, numbered in reading order, and the four boards that two half boards make."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.valley.model.terms import COORDINATES, HEX_NAMES, HEXES, RADIUS, SIDES, Direction, Hex
from beringia.kernel.domains import DomainOf
from beringia.kernel.reader import Reader

LAKE: Final = 18

PLAIN: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
WATER: Final = 3
TERRAINS: Final = ["plain", "forest", "mountain", "lake"]

LETTERS: Final = "ABCDEFabcdefghijkl"
HALVES: Final = ["N1", "N2", "S1", "S2"]

TERRAIN: Final = DomainOf(i64, "terrain", names=TERRAINS)
LETTER: Final = DomainOf(i64, "letter", names=list(LETTERS))
HALF: Final = DomainOf(i64, "half", names=HALVES)

#: Steps to the neighbours by direction: NE, E, SE, SW, W, NW, the faces 1 to 6 of the die (VM-1.13).
DIRECTIONS: Final = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]

_NUMBERS: Final = {place: number for number, place in enumerate(COORDINATES)}
BORDER: Final = [hex_ for hex_, (q, r) in enumerate(COORDINATES) if max(abs(q), abs(r), abs(q + r)) == RADIUS]


def _neighbours() -> list[int]:
    return [_NUMBERS.get((q + dq, r + dr), -1) for q, r in COORDINATES for dq, dr in DIRECTIONS]


def _distances() -> list[int]:
    """How far forward a hex lies for an animal that moves in a direction (VM-7.15): direction * 37 + hex."""
    return [q * dq + r * dr + (q + r) * (dq + dr) for dq, dr in DIRECTIONS for q, r in COORDINATES]


#: The hexes that share a side (VM-1.7).
NEAR: Final = _neighbours()
_AROUND: Final = [sum(1 << there for there in NEAR[hex_ * 6 : hex_ * 6 + 6] if there >= 0) for hex_ in range(HEXES)]


class Board:
    """One of the four boards (VM-1.6). Regions and rivers are numbered 1 to 6; 0 means none."""

    def __init__(self, halves: Reader, north: str, south: str) -> None:
        self.north = north
        self.south = south
        self.near: Final = vec[i64](NEAR)  #                hex * 6 + direction: the neighbour there, or -1
        self.around: Final = vec[i64](_AROUND)  #           hex: its neighbours as a set
        self.forward: Final = vec[i64](_distances())
        self.terrain: Final = vec[i64]([WATER] * HEXES)
        self.mountains: i64 = 0  #                          as a set
        self.region: Final = vec[i64]([0] * HEXES)
        self.volcano: Final = vec[i64]([0] * HEXES)
        self.lava: Final = vec[i64]([0] * HEXES)
        self.letter_hex: Final = vec[i64]([-1] * len(LETTERS))
        self.river: Final = vec[i64]([0] * (HEXES * 6))  # on the side of a hex in a direction
        self.on_river: Final = vec[i64]([0] * HEXES)  #     the rivers a hex borders, as bits (VM-1.9)
        self.on_lake: Final = vec[i64]([0] * HEXES)
        self.waterside: i64 = 0  #                          what borders a river or the lake, as a set
        self.to_lake: Final = vec[i64]([0] * 7)  #          rivers that flow into the lake
        for name, numbers in ((north, (1, 2, 3)), (south, (4, 5, 6))):
            self._read_half(halves.at(name), numbers)
        for direction in range(6):
            self.on_lake[NEAR[LAKE * 6 + direction]] = 1
        for hex_ in range(HEXES):
            if self.on_river[hex_] != 0 or self.on_lake[hex_] == 1:
                self.waterside |= 1 << hex_
        self._check(halves.at(north), halves.at(south))

    def _read_half(self, half: Reader, numbers: tuple[int, int, int]) -> None:
        half.source()
        half.only("source", "volcano", "lava", "plain", "forest", "mountain", "rivers", "letters")
        names = [str(number) for number in numbers]
        for terrain in (PLAIN, FOREST, MOUNTAIN):
            regions = half.at(TERRAINS[terrain]).only(*names)
            for number in numbers:
                for place in regions.at(str(number)).items():
                    hex_ = read_hex(place)
                    place.check(hex_ != LAKE, "is the lake")
                    place.check(self.terrain[hex_] == WATER, "belongs to two regions")
                    self.terrain[hex_] = terrain
                    self.region[hex_] = number
                    if terrain == MOUNTAIN:
                        self.mountains |= 1 << hex_
        volcano = read_hex(half.at("volcano"))
        half.at("volcano").check(self.terrain[volcano] == MOUNTAIN, "must be a mountain hex of this half")
        self.volcano[volcano] = 1
        for place in half.at("lava").items():
            place.check(read_hex(place) in _around(volcano), "must be next to the volcano")
            self.lava[read_hex(place)] = 1
        rivers = half.at("rivers").only(*names)
        for number in numbers:
            self._read_river(rivers.at(str(number)).only("lake", "sides"), number)
        letters = half.at("letters").only(*LETTERS)
        for letter in letters.value:
            hex_ = read_hex(letters.at(letter))
            letters.at(letter).check(hex_ in BORDER, "is not a border hex")
            letters.at(letter).check((self.terrain[hex_] == MOUNTAIN) == letter.isupper(), "is of the wrong terrain")
            self.letter_hex[LETTERS.index(letter)] = hex_

    def _read_river(self, river: Reader, number: int) -> None:
        """A river runs along sides of hexes; some flow into the lake (VM-1.8)."""
        self.to_lake[number] = int(river.at("lake").boolean())
        for side in river.at("sides").items():
            ends = side.items()
            side.check(len(ends) == 2, "must be two hexes")
            a, b = read_hex(ends[0]), read_hex(ends[1])
            side.check(b in _around(a) and LAKE not in (a, b), "must be two adjacent land hexes")
            for here, there in ((a, b), (b, a)):
                place = here * 6 + _around(here).index(there)
                side.check(self.river[place] == 0, "carries two rivers")
                self.river[place] = number
                self.on_river[here] |= 1 << number

    def _check(self, north: Reader, south: Reader) -> None:
        """Both halves together: every hex has a terrain, every letter a hex (VM-1.4, VM-1.5, VM-1.12)."""
        for hex_ in range(HEXES):
            south.check(hex_ == LAKE or self.terrain[hex_] != WATER, f"leaves hex {HEX_NAMES[hex_]} without a region")
        for number, letter in enumerate(LETTERS):
            south.check(self.letter_hex[number] >= 0, f"has no entry letter {letter}, and {north.path} has none either")
        used = sorted(self.letter_hex)
        south.check(used == BORDER, "every border hex needs exactly one entry letter")

    def beside(self, hex_: Hex, direction: Direction) -> Hex:
        """The neighbour in a direction, or -1 where the board ends."""
        return Hex(self.near[hex_ * SIDES + direction])

    def river_on(self, hex_: Hex, direction: Direction) -> i64:
        """The river on the side of a hex in a direction, or 0."""
        return self.river[hex_ * SIDES + direction]

    def rank(self, direction: Direction, hex_: Hex) -> i64:
        """How far forward a hex lies for an animal that moves in a direction (VM-7.15)."""
        return self.forward[direction * HEXES + hex_]

    def lies_in(self, hex_: Hex, terrain: i64, region: i64) -> bool:
        """Does a hex belong to this region of this terrain?"""
        return self.terrain[hex_] == terrain and self.region[hex_] == region

    def letter_of(self, hex_: Hex) -> str:
        """The entry letter of a border hex; empty for the others."""
        for number, letter in enumerate(LETTERS):
            if self.letter_hex[number] == hex_:
                return letter
        return ""


def read_hex(reader: Reader) -> int:
    """The number of a hex written as [q, r]."""
    place = reader.integers(-RADIUS, RADIUS)
    reader.check(len(place) == 2 and (place[0], place[1]) in _NUMBERS, "must be a hex [q, r] of the board")
    return _NUMBERS[(place[0], place[1])]


def _around(hex_: int) -> list[int]:
    """The neighbours of a hex by direction; -1 where the board ends."""
    return [NEAR[hex_ * 6 + direction] for direction in range(6)]
