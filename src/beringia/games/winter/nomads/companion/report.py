"""The nomads of the companion as a page shows them: what they own, their cards, their pieces on the land."""

from __future__ import annotations

from beringia.games.winter.cards import cards
from beringia.games.winter.chapters import ending
from beringia.games.winter.chapters.influence import influence
from beringia.games.winter.model.land import HEX_LABELS
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.terms import (
    ALL_HEXES,
    ALL_JUNCTURES,
    BY_ANIMALS,
    BY_GOODS,
    COLUMN_NAMES,
    DECK,
    DECK_SEEN,
    NOMADS,
    OVER,
    PHASE_NAMES,
    SOURCE_NAMES,
    Space,
)
from beringia.games.winter.nomads.companion.paper import JUNCTURE_LABELS, PLAYER, PaperTable
from beringia.games.winter.words.view import nomads
from beringia.kernel.state import NOBODY
from beringia.kernel.terms import Seat

#: What the engine shows of the nomads and the companion does not know, or says otherwise.
_NOT_KNOWN = ("colour", "buried", "buried_seen", "offering_deck", "stones", "honor_cell", "megaliths", "neutral")


def view(s: WinterState, table: PaperTable) -> dict[str, object]:
    return {
        "round": int(s.round),
        "rounds": int(s.content.rounds),
        "phase": PHASE_NAMES[s.phase],
        "first": "nomads" if s.is_nomads(Seat(s.order[0])) else "me",
        "columns": _columns(s),
        "nomads": _nomads(s),
        "land": _land(s, table),
        "mine": int(s.players[PLAYER].score),
    }


def _columns(s: WinterState) -> list[dict[str, object]]:
    """Figures of the nomads, whether anybody stands there, and where the nomads act now."""
    player = s.players[NOMADS]
    acting = s.is_nomads(Seat(s.turn_seat))
    return [
        {
            "column": name,
            "figures": int(s.tribe_at[NOMADS, Space(n)]) + (1 if player.chief_at == n else 0),
            "taken": s.symbols[n] != NOBODY,
            "acting": acting and s.column == n,
        }
        for n, name in enumerate(COLUMN_NAMES)
    ]


def _nomads(s: WinterState) -> dict[str, object]:
    """As the engine shows them."""
    told = nomads(s)
    for name in _NOT_KNOWN:
        told.pop(name, None)
    told["stones"] = int(s.stones_owned(NOMADS))
    told["offering_size"] = int(cards.size(s, NOMADS, DECK) + cards.size(s, NOMADS, DECK_SEEN))
    told["built"] = int(s.players[NOMADS].built)
    told["megaliths"] = int(s.content.megaliths)
    told["honor_top"] = int(s.content.honor_top)
    told["offering_top"] = int(s.content.offering_top)
    # Of the final scoring only these two need nothing that the person must look at.
    sources = [] if s.phase == OVER else [BY_GOODS, BY_ANIMALS]
    told["prospect"] = {SOURCE_NAMES[n]: int(ending.final_points(s, NOMADS, n)) for n in sources}
    return told


def _land(s: WinterState, table: PaperTable) -> dict[str, object]:
    villages = [juncture for juncture in ALL_JUNCTURES if s.villages[juncture] != NOBODY]
    tile = s.nomads.tile
    shown = {HEX_LABELS[hex_]: int(influence(s, NOMADS, hex_)) for hex_ in ALL_HEXES}
    return {
        "camps": [HEX_LABELS[hex_] for hex_ in ALL_HEXES if s.camps[NOMADS, hex_] > 0],
        "villages": [JUNCTURE_LABELS[n] for n in villages if s.is_nomads(Seat(s.villages[n]))],
        "mine": [JUNCTURE_LABELS[n] for n in villages if not s.is_nomads(Seat(s.villages[n]))],
        "tile": None if tile == NOBODY else JUNCTURE_LABELS[tile],
        "glaciers": table.glaciers(),
        "influence": {label: strength for label, strength in shown.items() if strength > 0},
    }
