"""The nomads in a saved position: what is theirs besides all that a player has, too."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.winter.codes import BIT
from beringia.games.winter.land import JUNCTURE_NAMES
from beringia.games.winter.state import WinterState
from beringia.kernel.reader import Reader
from beringia.kernel.state import NOBODY

KEYS = ("deck", "row", "pile", "map_deck", "maps", "tile", "gone")


def write_nomads(s: WinterState) -> dict[str, object]:
    nomads = s.nomads
    cards, maps = s.table.nomads.cards, s.table.nomads.maps
    return {
        "deck": [cards[card] for card in nomads.deck[: nomads.deck_size]],
        "row": [cards[card] for card in nomads.row[: nomads.row_size]],
        "pile": [cards[card] for card in nomads.pile[: nomads.pile_size]],
        "map_deck": [maps[card] for card in nomads.map_deck[: nomads.maps_left]],
        "maps": [maps[card] for card in nomads.maps[: nomads.maps_shown]],
        "tile": JUNCTURE_NAMES[nomads.tile] if nomads.tile >= 0 else None,
        "gone": [card for kind, card in enumerate(s.table.cards) if nomads.gone & BIT[kind]],
    }


def read_nomads(s: WinterState, reader: Reader) -> None:
    nomads = s.nomads
    cards, maps = s.table.nomads.cards, s.table.nomads.maps
    nomads.deck_size = _read_list(nomads.deck, reader.at("deck"), cards)
    nomads.row_size = _read_list(nomads.row, reader.at("row"), cards)
    nomads.pile_size = _read_list(nomads.pile, reader.at("pile"), cards)
    nomads.maps_left = _read_list(nomads.map_deck, reader.at("map_deck"), maps)
    nomads.maps_shown = _read_list(nomads.maps, reader.at("maps"), maps)
    tile = reader.at("tile")
    nomads.tile = NOBODY if tile.value is None else JUNCTURE_NAMES.index(tile.text(*JUNCTURE_NAMES))
    for card in reader.at("gone").items():
        nomads.gone |= BIT[s.table.cards.index(card.text(*s.table.cards))]


def _read_list(into: vec[i64], reader: Reader, names: list[str]) -> int:
    cards = reader.items()
    reader.check(len(cards) <= len(into), f"must be {len(into)} at most")
    for n, card in enumerate(cards):
        into[n] = names.index(card.text(*names))
    return len(cards)
