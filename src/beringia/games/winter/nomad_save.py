"""The nomads in a saved position: what is theirs besides all that a player has, too."""

from __future__ import annotations

from beringia.games.winter.codes import BIT
from beringia.games.winter.land import JUNCTURE_NAMES
from beringia.games.winter.nomad_content import MAP_CARDS, NOMAD_CARDS
from beringia.games.winter.state import (
    GONE,
    MAP_DECK,
    MAP_SHOWN,
    MAPS_LEFT,
    MAPS_SHOWN,
    NOMAD_DECK,
    NOMAD_LEFT,
    NOMAD_PILE,
    NOMAD_PILE_CARD,
    ROW,
    ROW_SIZE,
    TILE_AT,
    WinterState,
)
from beringia.kernel.reader import Reader
from beringia.kernel.state import NOBODY

#: Lists of cards by key: where their size and where their cards stand. The last card is on top, or the newest.
NOMAD_LISTS = {
    "deck": (NOMAD_LEFT, NOMAD_DECK),
    "row": (ROW_SIZE, ROW),
    "pile": (NOMAD_PILE, NOMAD_PILE_CARD),
}
MAP_LISTS = {"map_deck": (MAPS_LEFT, MAP_DECK), "maps": (MAPS_SHOWN, MAP_SHOWN)}
KEYS = (*NOMAD_LISTS, *MAP_LISTS, "tile", "gone")


def write_nomads(s: WinterState) -> dict[str, object]:
    names = s.table.nomads
    tile = s.nomad[TILE_AT]
    data: dict[str, object] = {}
    for key, (size, first) in NOMAD_LISTS.items():
        data[key] = [names.cards[s.nomad[first + n]] for n in range(s.nomad[size])]
    for key, (size, first) in MAP_LISTS.items():
        data[key] = [names.maps[s.nomad[first + n]] for n in range(s.nomad[size])]
    data["tile"] = JUNCTURE_NAMES[tile] if tile >= 0 else None
    data["gone"] = [card for kind, card in enumerate(s.table.cards) if s.nomad[GONE] & BIT[kind]]
    return data


def read_nomads(s: WinterState, nomads: Reader) -> None:
    names = s.table.nomads
    for key, (size, first) in NOMAD_LISTS.items():
        _read_list(s, nomads.at(key), names.cards, NOMAD_CARDS, size, first)
    for key, (size, first) in MAP_LISTS.items():
        _read_list(s, nomads.at(key), names.maps, MAP_CARDS, size, first)
    tile = nomads.at("tile")
    s.nomad[TILE_AT] = NOBODY if tile.value is None else JUNCTURE_NAMES.index(tile.text(*JUNCTURE_NAMES))
    for card in nomads.at("gone").items():
        s.nomad[GONE] |= BIT[s.table.cards.index(card.text(*s.table.cards))]


def _read_list(s: WinterState, reader: Reader, names: list[str], most: int, size: int, first: int) -> None:
    cards = reader.items()
    reader.check(len(cards) <= most, f"must be {most} at most")
    for n, card in enumerate(cards):
        s.nomad[first + n] = names.index(card.text(*names))
    s.nomad[size] = len(cards)
