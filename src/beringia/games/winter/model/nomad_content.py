"""The nomad cards and the map cards as tables, checked while they are read."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.winter.model.land import BASE, COORDINATES, NEAR
from beringia.games.winter.model.language import NOMAD_WORDS
from beringia.games.winter.model.terms import COLUMN_NAMES, MAP_CARDS, NOMAD_CARDS, Hex
from beringia.kernel.reader import Reader
from beringia.kernel.terms import array_of

#: The numbers that hold for the nomads alone.
NOMAD_KEYS: Final = ["offering", "stone_points", "camp_tile_influence", "village_tile_influence", "sets"]
INNER: Final = 2  #  camps in the inner ring
OUTER: Final = 3  #  camps in the outer ring
NOMAD_CAMPS: Final = INNER + OUTER

#: Arrows as steps to the east and to the south.
BIG_NAMES: Final = ["left", "right"]
SMALL_NAMES: Final = ["up", "down"]

#: The actions that the booklet explains.
ACTIONS: Final = [
    "idol", "food", "tool", "reveal", "animal", "animal_top", "bury", "culture", "eclipse", "glacier", "megalith",
    "stone", "village",
]  # fmt: skip


class NomadContent:
    """All that is printed on the cards of the nomads."""

    def __init__(self, top: Reader) -> None:
        nomads = top.at("nomads")
        self.offering: i64 = nomads.at("offering").integer(0, 8)
        self.stone_points: i64 = nomads.at("stone_points").integer(0, 9)
        self.camp_tile: i64 = nomads.at("camp_tile_influence").integer(1, 9)
        self.village_tile: i64 = nomads.at("village_tile_influence").integer(1, 9)
        #: Points for animals by the number of copies of their species; the last value for more.
        self.sets: dict[int, list[int]] = {}
        for key in nomads.at("sets").value:
            self.sets[int(key)] = nomads.at("sets").at(key).integers(0, 99)
        self._read_cards(top.at("nomad_cards"))
        self._read_maps(top.at("map_cards"))

    def points_for(self, copies: i64, owned: i64) -> i64:
        """What so many animals of a species with so many copies are worth to the nomads (EW-27.9)."""
        points = self.sets[copies]
        return points[min(owned, i64(len(points))) - 1]

    def _read_cards(self, cards: Reader) -> None:
        self.cards: list[str] = list(cards.value)
        cards.check(len(self.cards) == NOMAD_CARDS, f"must be {NOMAD_CARDS} cards")
        self.marked: vec[i64] = vec[i64]([0] * NOMAD_CARDS)
        self.east: vec[i64] = vec[i64]([0] * NOMAD_CARDS)  #   the big arrow: 1 right, -1 left
        self.south: vec[i64] = vec[i64]([0] * NOMAD_CARDS)  #  the small arrow: 1 down, -1 up
        self.half_labor: vec[i64] = vec[i64]([0] * NOMAD_CARDS)
        #: Words by card, column and row: index = (card * 4 + column) * 2 + row.
        self.action: vec[i64] = vec[i64]([0] * (NOMAD_CARDS * 8))
        for number, name in enumerate(self.cards):
            card = cards.at(name).only("source", "column", "big", "small", "labor2", *COLUMN_NAMES)
            card.source()
            self.marked[number] = COLUMN_NAMES.index(card.at("column").text(*COLUMN_NAMES))
            self.east[number] = 1 if card.at("big").text(*BIG_NAMES) == "right" else -1
            self.south[number] = 1 if card.at("small").text(*SMALL_NAMES) == "down" else -1
            self.half_labor[number] = card.at("labor2").integer(0, 12)
            for column, column_name in enumerate(COLUMN_NAMES):
                rows = card.at(column_name).items()
                card.at(column_name).check(len(rows) == 2, "must be two actions")
                for row, action in enumerate(rows):
                    self.action[(number * 4 + column) * 2 + row] = NOMAD_WORDS.index(action.text(*ACTIONS))

    def _read_maps(self, maps: Reader) -> None:
        self.maps: list[str] = list(maps.value)
        maps.check(len(self.maps) == MAP_CARDS, f"must be {MAP_CARDS} cards")
        #: Hexes by map card: index = card * 5 + n, the two of the inner ring first.
        self.map_hex: vec[Hex] = array_of([0] * (MAP_CARDS * NOMAD_CAMPS))
        for number, name in enumerate(self.maps):
            card = maps.at(name).only("source", "inner", "outer")
            card.source()
            inner = _hexes(card.at("inner"), INNER, True)
            outer = _hexes(card.at("outer"), OUTER, False)
            for n, hex_ in enumerate(inner + outer):
                self.map_hex[number * NOMAD_CAMPS + n] = hex_


def _hexes(reader: Reader, count: int, inner: bool) -> list[int]:
    found: list[int] = []
    for item in reader.items():
        spot = item.integers(-2, 2)
        item.check(len(spot) == 2 and (spot[0], spot[1]) in COORDINATES, "must be q and r of a hex")
        hex_ = COORDINATES.index((spot[0], spot[1]))
        item.check(hex_ != BASE and is_inner(hex_) == inner, "lies in the wrong ring")
        found.append(hex_)
    reader.check(len(set(found)) == count == len(found), f"must be {count} different hexes")
    return found


def is_inner(hex_: i64) -> bool:
    """Does a hex lie in the inner ring?"""
    for n in range(i64(6)):
        if NEAR[BASE * 6 + n] == hex_:
            return True
    return False
