"""Sections 7 and 21 of the rules: camps, villages and ice finds."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.winter import happenings, steps
from beringia.games.winter.codes import MOVE_TO, PICK_CAMP, PICK_JUNCTURE, SKIP, TAKE_ICE_FIND
from beringia.games.winter.land import AT_BASE, BASE, CORNER, NEAR
from beringia.games.winter.state import WinterState
from beringia.games.winter.terms import ALL_HEXES, ALL_JUNCTURES, HEXES, Hex, Juncture, Seat
from beringia.kernel.state import NOBODY

# -- camps


def place_camp(s: WinterState, seat: Seat) -> None:
    """The leftmost camp of the board goes to the base hex (EW-7.1)."""
    s.players[seat].camps -= 1
    s.camps[seat * HEXES + BASE] += 1
    s.emit(happenings.CAMP_PLACED, seat)


def take_camp_place(s: WinterState, seat: Seat, code: i64) -> None:
    if code == SKIP:
        s.emit(happenings.SKIPPED, seat)
    else:
        place_camp(s, seat)


def offer_pick(s: WinterState, seat: Seat, must: i64) -> None:
    if must == 0:
        s.offer(SKIP)
    for hex_ in ALL_HEXES:
        if s.camps[seat * HEXES + hex_] > 0:
            s.offer(PICK_CAMP + hex_)


def take_pick(s: WinterState, seat: Seat, code: i64) -> None:
    if code == SKIP:
        s.emit(happenings.SKIPPED, seat)
    else:
        s.push(steps.CAMP_TO, seat, code - PICK_CAMP)


def offer_to(s: WinterState, origin: Hex) -> None:
    """Any neighbouring hex of the map, the base hex too (EW-7.2, EW-7.4)."""
    for n in range(i64(6)):
        target = Hex(NEAR[origin * 6 + n])
        if target >= 0:
            s.offer(MOVE_TO + target)


def take_to(s: WinterState, seat: Seat, origin: Hex, code: i64) -> None:
    target = Hex(code - MOVE_TO)
    s.camps[seat * HEXES + origin] -= 1
    s.camps[seat * HEXES + target] += 1
    s.emit(happenings.CAMP_MOVED, seat, origin, target)
    turn_ice_find(s, seat, target)


def turn_ice_find(s: WinterState, seat: Seat, hex_: Hex) -> None:
    """A camp that is moved onto a face-down tile turns it up (EW-21.2)."""
    tile: i64 = s.ice_finds[hex_]
    if tile != NOBODY and tile % 2 == 0:
        s.revealed = True
        s.ice_finds[hex_] = tile + 1
        s.emit(happenings.ICE_TURNED, seat, hex_, tile // 2)


# -- villages


def may_stand(s: WinterState, seat: Seat, juncture: Juncture) -> bool:
    """A free juncture away from the base with an own camp on each of its hexes (EW-7.6, EW-7.8)."""
    if AT_BASE[juncture] == 1 or s.villages[juncture] != NOBODY:
        return False
    if s.nomads.tile == juncture:
        # The nomad tile lies there (EW-25.24).
        return False
    for n in range(i64(3)):
        if s.camps[seat * HEXES + CORNER[juncture * 3 + n]] == 0:
            return False
    return True


def can_build_village(s: WinterState, seat: Seat) -> bool:
    """EW-7.9"""
    if s.players[seat].villages == 0 or s.camps_on_map(seat) < 3:
        return False
    for juncture in ALL_JUNCTURES:
        if may_stand(s, seat, juncture):
            return True
    return False


def offer_villages(s: WinterState, seat: Seat, must: i64) -> None:
    if must == 0:
        s.offer(SKIP)
    for juncture in ALL_JUNCTURES:
        if may_stand(s, seat, juncture):
            s.offer(PICK_JUNCTURE + juncture)


def take_village(s: WinterState, seat: Seat, code: i64) -> None:
    """Three camps return, a village stands; then come the ice finds (EW-7.7, EW-21.6)."""
    if code == SKIP:
        s.emit(happenings.SKIPPED, seat)
        return
    juncture = Juncture(code - PICK_JUNCTURE)
    s.players[seat].villages -= 1
    s.villages[juncture] = seat
    s.emit(happenings.VILLAGE_BUILT, seat, juncture)
    open_tiles: i64 = 0
    for n in range(i64(3)):
        hex_ = Hex(CORNER[juncture * 3 + n])
        s.camps[seat * HEXES + hex_] -= 1
        s.players[seat].camps += 1
        tile: i64 = s.ice_finds[hex_]
        if tile != NOBODY and tile % 2 == 1:
            open_tiles |= i64(1) << hex_
    # Food above the new limit is lost at once (EW-2.43).
    s.players[seat].food = min(s.players[seat].food, s.food_limit(seat))
    if open_tiles != 0:
        s.push(steps.ICE_FINDS, seat, juncture, open_tiles)


# -- ice finds


def ice_finds(s: WinterState, seat: Seat, juncture: Juncture, hexes: i64) -> None:
    """All face-up tiles at a new village pay, in the order the builder chooses (EW-21.4, EW-21.5)."""
    if hexes != 0:
        s.push(steps.ICE_ORDER, seat, juncture, hexes)


def offer_ice(s: WinterState, hexes: i64) -> None:
    for hex_ in ALL_HEXES:
        if hexes >> hex_ & 1:
            s.offer(TAKE_ICE_FIND + hex_)


def take_ice(s: WinterState, seat: Seat, juncture: Juncture, hexes: i64, code: i64) -> None:
    hex_ = Hex(code - TAKE_ICE_FIND)
    left: i64 = hexes & ~(i64(1) << hex_)
    if left != 0:
        s.push(steps.ICE_FINDS, seat, juncture, left)
    tile: i64 = s.ice_finds[hex_] // 2
    s.emit(happenings.ICE_PAID, seat, hex_, tile)
    s.push(steps.EFFECT, seat, s.table.ice_reward[tile], NOBODY)
