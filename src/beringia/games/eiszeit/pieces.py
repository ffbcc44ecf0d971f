"""Sections 8 and 9 of the rules: placing and moving pieces, and the clubs that go with them; paying stones."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.eiszeit import happenings, steps
from beringia.games.eiszeit.codes import AREAS, ARM, ATTACH, KEEP, move_code
from beringia.games.eiszeit.state import (
    CLUBS,
    LIGHT_STONES,
    MAMMOTHS,
    MOVED,
    TILES,
    EiszeitState,
)

# -- which hunters have taken part in this action already (EZ-8.7)


def forget_moved(s: EiszeitState) -> None:
    """A new action begins: every hunter may be moved again."""
    while s.now[MOVED] > 0:
        s.now[MOVED] -= 1
        s.moved[s.now[MOVED]] = 0


def _remember_moved(s: EiszeitState, owner: i64, armed: i64, area: i64) -> None:
    if s.now[MOVED] < len(s.moved):
        s.moved[s.now[MOVED]] = (2 * owner + armed) * AREAS + area
        s.now[MOVED] += 1


def movable(s: EiszeitState, owner: i64, armed: i64, area: i64) -> bool:
    """Is there such a hunter that this action has not placed or moved yet?"""
    count: i64 = s.armed[owner * AREAS + area] if armed == 1 else s.unarmed(owner, area)
    if count == 0:
        return False
    wanted: i64 = (2 * owner + armed) * AREAS + area
    for index in range(s.now[MOVED]):
        if s.moved[index] == wanted:
            count -= 1
    return count > 0


# -- hunters


def place_hunter(s: EiszeitState, seat: i64, area: i64) -> None:
    """From the own supply onto the board (EZ-8.1)."""
    s.reserve[seat] -= 1
    s.hunters[seat * AREAS + area] += 1
    s.emit(happenings.HUNTER_PLACED, seat, area)


def place_in_action(s: EiszeitState, seat: i64, area: i64) -> None:
    """Place a hunter as part of a card's action; a kept club may go with it (EZ-9.3)."""
    place_hunter(s, seat, area)
    _remember_moved(s, seat, 0, area)
    s.push(steps.ASK_ATTACH, seat, area)


def move_hunter(s: EiszeitState, actor: i64, owner: i64, armed: i64, origin: i64, target: i64) -> None:
    """Move a hunter, club and all (EZ-9.9); if it is the actor's own, a kept club may go with it (EZ-9.3, EZ-9.6)."""
    s.hunters[owner * AREAS + origin] -= 1
    s.hunters[owner * AREAS + target] += 1
    if armed == 1:
        s.armed[owner * AREAS + origin] -= 1
        s.armed[owner * AREAS + target] += 1
    _remember_moved(s, owner, armed, target)
    s.emit(happenings.HUNTER_MOVED, actor, owner, origin, target)
    if actor == owner and armed == 0:
        s.push(steps.ASK_ATTACH, owner, target)


def return_hunter(s: EiszeitState, owner: i64, armed: i64, area: i64) -> None:
    """Back to the owner's supply; its club, if any, to the general supply (EZ-9.12)."""
    s.hunters[owner * AREAS + area] -= 1
    s.reserve[owner] += 1
    if armed == 1:
        s.armed[owner * AREAS + area] -= 1
        s.supply[CLUBS] += 1


def offer_own_moves_to(s: EiszeitState, seat: i64, target: i64) -> None:
    """Own hunters from any other area to this one (EZ-8.2, EZ-8.5, EZ-8.6)."""
    for armed in range(i64(2)):
        for origin in range(i64(AREAS)):
            if origin != target and movable(s, seat, armed, origin):
                s.offer(move_code(seat, armed, origin, target))


def may_handle(actor: i64, owner: i64, armed: i64) -> bool:
    """A hunter with a club is moved, swapped or removed by its owner only (EZ-9.10, EZ-9.11)."""
    return armed == 0 or actor == owner


# -- mammoths


def place_mammoth(s: EiszeitState, seat: i64, area: i64) -> None:
    s.supply[MAMMOTHS] -= 1
    s.mammoths[area] += 1
    s.emit(happenings.MAMMOTH_PLACED, seat, area)


def move_mammoth(s: EiszeitState, seat: i64, origin: i64, target: i64) -> None:
    s.mammoths[origin] -= 1
    s.mammoths[target] += 1
    s.emit(happenings.MAMMOTH_MOVED, seat, origin, target)


# -- fire tiles


def move_fire(s: EiszeitState, seat: i64, origin: i64, target: i64) -> None:
    """The tile that arrived last is moved, its face unseen (EZ-10.15, EZ-10.16)."""
    tile: i64 = TILES - 1
    while s.tile_area[tile] != origin:
        tile -= 1
    value: i64 = s.tile_value[tile]
    # The tiles stand in order of arrival: this one has now arrived last of all.
    while tile < TILES - 1:
        s.tile_area[tile] = s.tile_area[tile + 1]
        s.tile_value[tile] = s.tile_value[tile + 1]
        tile += 1
    s.tile_area[tile] = target
    s.tile_value[tile] = value
    s.fires[origin] -= 1
    s.fires[target] += 1
    s.emit(happenings.FIRE_MOVED, seat, origin, target)


# -- clubs


def take_club(s: EiszeitState, seat: i64) -> None:
    """Take one, and at once put it under any own hunter or keep it (EZ-9.1, EZ-9.2)."""
    s.supply[CLUBS] -= 1
    s.clubs[seat] += 1
    s.emit(happenings.CLUB_TAKEN, seat)
    s.push(steps.CLUB_NOW, seat)


def offer_club_now(s: EiszeitState, seat: i64) -> None:
    """Any own hunter without a club (EZ-9.7)."""
    s.offer(KEEP)
    for area in range(i64(AREAS)):
        if s.unarmed(seat, area) > 0:
            s.offer(ARM + area)


def take_club_now(s: EiszeitState, seat: i64, code: i64) -> None:
    if code != KEEP:
        _attach(s, seat, code - ARM)


def ask_attach(s: EiszeitState, seat: i64, area: i64) -> None:
    """Right after each single step, for this hunter only, if a kept club is there (EZ-9.13)."""
    if s.clubs[seat] > 0:
        s.push(steps.ATTACH_CLUB, seat, area)


def offer_attach(s: EiszeitState) -> None:
    s.offer(KEEP)
    s.offer(ATTACH)


def take_attach(s: EiszeitState, seat: i64, area: i64, code: i64) -> None:
    if code == KEEP:
        return
    _attach(s, seat, area)
    # The hunter that has just moved is an armed one from now on: it still may not move again in this action.
    unarmed: i64 = 2 * seat * AREAS + area
    for index in range(s.now[MOVED]):
        if s.moved[index] == unarmed:
            s.moved[index] = unarmed + AREAS
            return


def _attach(s: EiszeitState, seat: i64, area: i64) -> None:
    s.clubs[seat] -= 1
    s.armed[seat * AREAS + area] += 1
    s.emit(happenings.CLUB_ATTACHED, seat, area)


# -- stones


def pay(s: EiszeitState, seat: i64, cost: i64) -> None:
    """Into the light supply (EZ-5.2)."""
    if cost > 0:
        s.stones[seat] -= cost
        s.supply[LIGHT_STONES] += cost
        s.emit(happenings.STONES_PAID, seat, cost)
