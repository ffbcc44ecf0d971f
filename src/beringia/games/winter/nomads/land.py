"""Section 25 of the rules: the special action of the nomads - a village, then camps move - and their map cards."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64

from beringia.games.winter.cards import goods
from beringia.games.winter.chapters import migrate
from beringia.games.winter.model import events
from beringia.games.winter.model.arrows import Furthest
from beringia.games.winter.model.land import AT_BASE, CORNER, JUNCTURE_EAST, JUNCTURE_SOUTH
from beringia.games.winter.model.nomad_content import INNER, NOMAD_CAMPS, is_inner
from beringia.games.winter.model.nomad_table import NomadTable
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.step import WinterSeatStep
from beringia.games.winter.model.terms import (
    ALL_HEXES,
    ALL_JUNCTURES,
    BY_EFFECT,
    MAP_CARDS,
    NOMADS,
    Hex,
    Juncture,
    MapCard,
)
from beringia.kernel.declare import step
from beringia.kernel.domains import count
from beringia.kernel.fields import Field
from beringia.kernel.state import NOBODY
from beringia.kernel.terms import NO_SEAT

INNER_RING: Final = 0
OUTER_RING: Final = 1
BOTH_RINGS: Final = 2


def village(s: WinterState, around: NomadTable, east: i64, south: i64) -> None:
    """A: where a village could stand one is built, and the outer camps move. B: else the inner camps move (EW-25.18,
    EW-25.19, EW-25.20)."""
    furthest = Furthest(east, south)
    for juncture in ALL_JUNCTURES:
        if may_stand(s, around, juncture):
            furthest.see(juncture, JUNCTURE_EAST[juncture], JUNCTURE_SOUTH[juncture])
    if furthest.found == NOBODY:
        s.push(NomadsMap(NOMADS, INNER_RING))
        return
    s.push(NomadsMap(NOMADS, OUTER_RING))
    chosen = Juncture(furthest.found)
    if s.players[NOMADS].villages > 0:
        _build_village(s, around, chosen)
    else:
        # All villages stand: the nomad tile is laid or moved there instead (EW-25.22).
        events.NOMADS_TILE.tell(s, NO_SEAT, chosen, 0 if s.nomads.tile == NOBODY else 1)
        s.nomads.tile = chosen


def may_stand(s: WinterState, around: NomadTable, juncture: Juncture) -> bool:
    """A camp on each of its hexes, away from the base, neither a village nor their tile on it (EW-25.24, EW-25.30)."""
    if AT_BASE[juncture] == 1 or s.nomads.tile == juncture:
        return False
    for n in range(i64(3)):
        if s.camps[NOMADS, CORNER[juncture * 3 + n]] == 0:
            return False
    return around.is_free(s, juncture)


def _build_village(s: WinterState, around: NomadTable, juncture: Juncture) -> None:
    """Without food, and the camps stay (EW-25.19, EW-25.21); the ice finds pay before the map card (EW-28.8)."""
    s.players[NOMADS].villages -= 1
    around.put_village(s, juncture)
    events.VILLAGE_BUILT.tell(s, NOMADS, juncture)
    found: i64 = 0
    for n in range(i64(3)):
        hex_ = CORNER[juncture * 3 + n]
        if around.open_ice_find(s, hex_) != NOBODY:
            found |= i64(1) << hex_
    if found != 0:
        s.push(migrate.IceFinds(NOMADS, juncture, found))


# -- map cards


def new_maps(s: WinterState) -> None:
    """The six cards shuffled, the first turned up, a camp on each of its five hexes (EW-23.11)."""
    for card in range(i64(MAP_CARDS)):
        s.nomads.map_deck[card] = card
    s.shuffle(s.nomads.map_deck, 0, MAP_CARDS)
    s.nomads.maps_left = MAP_CARDS
    s.nomads.maps_shown = 0
    card = _next_map(s, BOTH_RINGS)
    s.players[NOMADS].camps -= NOMAD_CAMPS
    for n in range(i64(NOMAD_CAMPS)):
        s.camps[NOMADS, s.content.nomads.map_hex[card * NOMAD_CAMPS + n]] += 1


def _next_map(s: WinterState, ring: i64) -> MapCard:
    """With an empty deck all cards are shuffled, the last one included (EW-25.26, EW-25.27)."""
    s.revealed = True
    if s.nomads.maps_left == 0:
        for n in range(i64(MAP_CARDS)):
            s.nomads.map_deck[n] = s.nomads.maps[n]
            s.nomads.maps[n] = 0
        s.shuffle(s.nomads.map_deck, 0, MAP_CARDS)
        s.nomads.maps_left = MAP_CARDS
        s.nomads.maps_shown = 0
        events.NOMADS_MAPS_SHUFFLED.tell(s, NO_SEAT, MAP_CARDS)
    s.nomads.maps_left -= 1
    card = MapCard(s.nomads.map_deck[s.nomads.maps_left])
    s.nomads.map_deck[s.nomads.maps_left] = 0
    s.nomads.maps[s.nomads.maps_shown] = card
    s.nomads.maps_shown += 1
    events.NOMADS_MAP_TURNED.tell(s, NO_SEAT, card, ring)
    return card


@step
class NomadsMap(WinterSeatStep):
    """The camps of a ring move to the marked hexes of that ring. A camp that stands on one already stays
    (EW-25.19, EW-25.20, EW-25.25)."""

    ring: Final[Annotated[i64, Field(count(OUTER_RING))]]

    NAME = "nomads_map"
    KIND = 21
    CLAUSE = "EW-25.19"
    BELOW = ()

    def run_nomads(self, s: WinterState, around: NomadTable) -> None:
        inner: bool = self.ring == INNER_RING
        card = _next_map(s, self.ring)
        first: i64 = 0 if inner else INNER
        last: i64 = INNER if inner else NOMAD_CAMPS
        marked: i64 = 0
        for n in range(first, last):
            marked |= i64(1) << s.content.nomads.map_hex[card * NOMAD_CAMPS + n]
        for hex_ in ALL_HEXES:
            if s.camps[NOMADS, hex_] > 0 and is_inner(hex_) == inner and marked >> hex_ & 1 == 0:
                target = _free_marked(s, marked)
                s.camps[NOMADS, hex_] -= 1
                s.camps[NOMADS, target] += 1
                events.CAMP_MOVED.tell(s, NOMADS, hex_, target)
                around.turn_ice_find(s, target)


def _free_marked(s: WinterState, marked: i64) -> Hex:
    """The first marked hex without a camp of the nomads."""
    hex_ = Hex(0)
    while marked >> hex_ & 1 == 0 or s.camps[NOMADS, hex_] > 0:
        hex_ = Hex(hex_ + 1)
    return hex_


# -- glaciers


def glaciers(s: WinterState, around: NomadTable) -> None:
    """1 point for each glacier with a camp; the tile counts as camps with its camp side only (EW-25.13, EW-25.14)."""
    points: i64 = 0
    for hex_ in ALL_HEXES:
        if (s.camps[NOMADS, hex_] > 0 or _tile_camps(s, hex_)) and around.is_glacier(s, hex_):
            points += 1
    events.NOMADS_GLACIERS.tell(s, NO_SEAT, points)
    goods.gain_points(s, NOMADS, points, BY_EFFECT)


def _tile_camps(s: WinterState, hex_: Hex) -> bool:
    juncture = Juncture(s.nomads.tile)
    if juncture == NOBODY or s.options.village_tile == 1:
        return False
    for n in range(i64(3)):
        if CORNER[juncture * 3 + n] == hex_:
            return True
    return False
