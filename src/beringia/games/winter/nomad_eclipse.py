"""Section 27 of the rules: the four steps of the eclipse for the nomads."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.winter import happenings, nomad_land, steps
from beringia.games.winter.eclipse import (
    BOARD_STEP,
    HEX_STEP,
    ONE_VILLAGE,
    ORDER_STEP,
    STONE_BIT,
    VILLAGE_BIT,
    board_items,
)
from beringia.games.winter.nomad_table import NomadTable
from beringia.games.winter.state import BY_STONES, NOMADS, WinterState
from beringia.games.winter.terms import ALL_HEXES, STONE_SLOTS, Effect
from beringia.kernel.state import NOBODY


def begin_step(s: WinterState, around: NomadTable, step: i64) -> None:
    if step < BOARD_STEP:
        s.push(steps.ECLIPSE_STEP, NOMADS, step + 1)
    if step == ORDER_STEP:
        _order_income(s)
    elif step == HEX_STEP:
        s.items = _leading(around)
        s.push(steps.ECLIPSE_ITEMS, NOMADS, HEX_STEP)
    elif step == BOARD_STEP:
        s.items = board_items(s, NOMADS)
        s.push(steps.ECLIPSE_ITEMS, NOMADS, BOARD_STEP)


def _order_income(s: WinterState) -> None:
    """EW-27.2"""
    for position in range(s.sides):
        if s.order[position] == NOMADS:
            _income(s, s.table.order_income[position], happenings.FROM_ORDER, position + 1)


def _income(s: WinterState, entry: Effect, source: i64, number: i64) -> None:
    if entry != 0:
        s.push(steps.EFFECT, NOMADS, entry, NOBODY)
        s.emit(happenings.NOMADS_INCOME, NOMADS, source, number)


def _leading(around: NomadTable) -> i64:
    """The hexes that pay the nomads, one bit each (EW-27.3)."""
    found: i64 = 0
    for hex_ in ALL_HEXES:
        if around.leads_on(hex_) and around.hex_pays(hex_):
            found |= i64(1) << hex_
    return found


def next_hex(s: WinterState, around: NomadTable) -> None:
    """One hex after the other in the order of the arrows (EW-27.4)."""
    if s.items == 0:
        return
    hex_ = nomad_land.furthest_hex(s, s.items)
    s.items &= ~(i64(1) << hex_)
    s.push(steps.ECLIPSE_ITEMS, NOMADS, HEX_STEP)
    s.emit(happenings.HEX_PAID, NOMADS, hex_)
    around.gain_hex(hex_)


def next_item(s: WinterState) -> None:
    """Village slots, megalith slots, then a flat number of points for each stone (EW-27.5, EW-27.6)."""
    items: i64 = s.items
    if items == 0:
        return
    s.push(steps.ECLIPSE_ITEMS, NOMADS, BOARD_STEP)
    if items >= ONE_VILLAGE:
        s.items -= ONE_VILLAGE
        _income(s, s.table.village_income, happenings.FROM_VILLAGE, items >> VILLAGE_BIT)
        return
    bit: i64 = 0
    while items >> bit & 1 == 0:
        bit += 1
    s.items &= ~(i64(1) << bit)
    if bit < STONE_BIT:
        _income(s, s.table.slot_income[bit], happenings.FROM_SLOT, bit + 1)
    else:
        points: i64 = s.table.nomads.stone_points
        s.score(NOMADS, points, BY_STONES)
        s.emit(happenings.STONE_SCORED, NOMADS, s.own_stones[NOMADS * STONE_SLOTS + bit - STONE_BIT], points)
