"""Section 31 of the rules: the invariants of a solo game."""

from __future__ import annotations

from beringia.games.winter.model.land import AT_BASE, BASE
from beringia.games.winter.model.nomad_content import INNER, OUTER, is_inner
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.terms import (
    ALL_HEXES,
    ALL_SPECIES,
    BIT,
    DECK,
    DECK_SEEN,
    GRAVES,
    GRAVES_SEEN,
    MAP_CARDS,
    NOMAD_CARDS,
    NOMADS,
    REST,
    SETUP,
    ZONE,
)


def violations(s: WinterState) -> list[str]:
    found: list[str] = []
    player = s.players[NOMADS]
    _cards(s, found)
    _culture(s, found)
    if s.phase != SETUP:
        _camps(s, found)
    tile = s.nomads.tile
    if tile >= 0:
        if s.villages[tile] >= 0 or AT_BASE[tile]:
            found.append("EW-31.10: the nomad tile lies on a village or at the base hex")
        if player.villages > 0:
            found.append("EW-25.22: the nomad tile is out before all villages of the nomads")
    if any(s.tipped[NOMADS, animal] for animal in ALL_SPECIES):
        found.append("EW-26.12: the nomads have tipped an animal")
    if player.chief >= 0 or player.setup_card >= 0:
        found.append("EW-23.4: the nomads have a chief card or a setup card")
    if s.resting(NOMADS) > 0:
        found.append(f"EW-24.4: a figure of the nomads stands on space {REST}")
    return found


def _cards(s: WinterState, found: list[str]) -> None:
    """Nomad cards and map cards are all somewhere, and nowhere twice (EW-31.18)."""
    laid_out = s.phase != SETUP or s.nomads.maps_shown > 0
    nomads = s.nomads
    cards = [*nomads.deck[: nomads.deck_size], *nomads.row[: nomads.row_size], *nomads.pile[: nomads.pile_size]]
    if sorted(cards) != (list(range(NOMAD_CARDS)) if laid_out else []):
        found.append("EW-31.18: the nomad cards are not all there")
    maps = [*nomads.map_deck[: nomads.maps_left], *nomads.maps[: nomads.maps_shown]]
    if sorted(maps) != (list(range(MAP_CARDS)) if laid_out else []):
        found.append("EW-31.18: the map cards are not all there")


def _culture(s: WinterState, found: list[str]) -> None:
    """The nomads have culture cards only, in their offering deck or buried (EW-26.12)."""
    for place in range(s.players[NOMADS].card_count):
        kind, zone = s.cards[NOMADS, place] // ZONE, s.cards[NOMADS, place] % ZONE
        if s.content.era[kind] == 0 or zone not in (DECK, DECK_SEEN, GRAVES, GRAVES_SEEN):
            found.append(f"EW-26.12: the nomads have {s.content.cards[kind]} where it cannot be")
        if s.nomads.gone & BIT[kind]:
            found.append(f"EW-31.5: {s.content.cards[kind]} has left the game")


def _camps(s: WinterState, found: list[str]) -> None:
    rings = [0, 0]
    for hex_ in ALL_HEXES:
        camps = int(s.camps[NOMADS, hex_])
        if camps > 1 or (camps and hex_ == BASE):
            found.append("EW-31.18: the camps of the nomads do not stand on five different hexes of the rings")
        rings[0 if is_inner(hex_) else 1] += camps
    if rings != [INNER, OUTER]:
        found.append(f"EW-31.18: the nomads have {rings[0]} camps in the inner ring and {rings[1]} in the outer one")
