"""Section 27 of the rules: the four steps of the eclipse for the nomads."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.winter.cards import effects
from beringia.games.winter.chapters.items import ONE_VILLAGE, STONE_BIT, VILLAGE_BIT
from beringia.games.winter.model import events
from beringia.games.winter.model.nomad_table import NomadTable
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.terms import ALL_HEXES, BY_STONES, NOMADS, Effect, Stone
from beringia.games.winter.nomads.directions import furthest_hex
from beringia.kernel.terms import NO_SEAT


def order_income(s: WinterState) -> None:
    """EW-27.2"""
    for position in range(s.sides):
        if s.order[position] == NOMADS:
            _income(s, s.content.order_income[position], events.FROM_ORDER, position + 1)


def _income(s: WinterState, entry: Effect, source: i64, number: i64) -> None:
    if entry != 0:
        effects.begin(s, NOMADS, entry)
        events.NOMADS_INCOME.tell(s, NO_SEAT, source, number)


def leading(s: WinterState, around: NomadTable) -> i64:
    """The hexes that pay the nomads, one bit each (EW-27.3)."""
    found: i64 = 0
    for hex_ in ALL_HEXES:
        if around.leads_on(s, hex_) and around.hex_pays(s, hex_):
            found |= i64(1) << hex_
    return found


def next_hex(s: WinterState, around: NomadTable) -> None:
    """One hex after the other in the order of the arrows (EW-27.4)."""
    hex_ = furthest_hex(s, s.items)
    s.items &= ~(i64(1) << hex_)
    events.HEX_PAID.tell(s, NOMADS, hex_)
    around.gain_hex(s, hex_)


def next_item(s: WinterState) -> None:
    """Village slots, megalith slots, then a flat number of points for each stone (EW-27.5, EW-27.6)."""
    items: i64 = s.items
    if items >= ONE_VILLAGE:
        s.items -= ONE_VILLAGE
        _income(s, s.content.village_income, events.FROM_VILLAGE, items >> VILLAGE_BIT)
        return
    bit: i64 = 0
    while items >> bit & 1 == 0:
        bit += 1
    s.items &= ~(i64(1) << bit)
    if bit < STONE_BIT:
        _income(s, s.content.slot_income[bit], events.FROM_SLOT, bit + 1)
    else:
        points: i64 = s.content.nomads.stone_points
        s.score(NOMADS, points, BY_STONES)
        stone = Stone(s.own_stones[NOMADS, bit - STONE_BIT])
        events.STONE_SCORED.tell(s, NOMADS, stone, points)
