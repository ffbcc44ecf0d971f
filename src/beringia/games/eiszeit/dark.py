"""Section 11 of the rules: the actions of the dark cards, carried out by opponents. They may always decline."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.eiszeit import happenings, steps
from beringia.games.eiszeit.codes import (
    AREAS,
    MAMMOTH_LEAVES,
    REMOVE,
    STOP,
    TAKE_CLUB,
    move_code,
    remove_code,
)
from beringia.games.eiszeit.light import stop, take_move
from beringia.games.eiszeit.pieces import may_handle, movable, return_hunter, take_club
from beringia.games.eiszeit.state import CLUBS, MAMMOTHS, EiszeitState

# Two for All and One for All place hunters like Landscape does: see ``light.offer_place``.

# -- Two Leave, One Leaves (EZ-11.3 to EZ-11.6)


def offer_leave(s: EiszeitState, seat: i64, gone: i64) -> None:
    """Any hunter that the actor may remove; the second one of another owner."""
    s.offer(STOP)
    for owner in range(s.players()):
        if owner == gone:
            continue
        for armed in range(i64(2)):
            if may_handle(seat, owner, armed):
                for area in range(i64(AREAS)):
                    count: i64 = s.armed[owner * AREAS + area] if armed == 1 else s.unarmed(owner, area)
                    if count > 0:
                        s.offer(remove_code(owner, armed, area))


def take_leave(s: EiszeitState, seat: i64, hunters: i64, code: i64) -> None:
    if code == STOP:
        stop(s, seat)
        return
    rest: i64 = code - REMOVE
    area: i64 = rest % AREAS
    owner: i64 = rest // AREAS // 2
    return_hunter(s, owner, rest // AREAS % 2, area)
    s.emit(happenings.HUNTER_REMOVED, seat, owner, area)
    if hunters > 1:
        s.push(steps.LEAVE_STEP, seat, hunters - 1, owner)


# -- Club or March (EZ-11.7, EZ-11.8)


def offer_club_or_march(s: EiszeitState, seat: i64) -> None:
    s.offer(STOP)
    if s.supply[CLUBS] > 0:
        s.offer(TAKE_CLUB)
    _offer_march(s, seat)


def _offer_march(s: EiszeitState, seat: i64) -> None:
    """Own hunters from any areas to any open areas."""
    for armed in range(i64(2)):
        for origin in range(i64(AREAS)):
            if movable(s, seat, armed, origin):
                for target in range(i64(AREAS)):
                    if target != origin and s.ice[target] == 0:
                        s.offer(move_code(seat, armed, origin, target))


def take_club_or_march(s: EiszeitState, seat: i64, code: i64) -> None:
    if code == STOP:
        stop(s, seat)
    elif code == TAKE_CLUB:
        take_club(s, seat)
    else:
        s.push(steps.MARCH_STEP, seat)
        take_move(s, seat, code)


def offer_march(s: EiszeitState, seat: i64) -> None:
    s.offer(STOP)
    _offer_march(s, seat)


def take_march(s: EiszeitState, seat: i64, code: i64) -> None:
    if code == STOP:
        stop(s, seat)
    else:
        take_move(s, seat, code)


# -- Mammoth Leaves (EZ-11.9)


def offer_mammoth_leave(s: EiszeitState) -> None:
    s.offer(STOP)
    for area in range(i64(AREAS)):
        if s.mammoths[area] > 0:
            s.offer(MAMMOTH_LEAVES + area)


def take_mammoth_leave(s: EiszeitState, seat: i64, code: i64) -> None:
    if code == STOP:
        stop(s, seat)
        return
    area: i64 = code - MAMMOTH_LEAVES
    s.mammoths[area] -= 1
    s.supply[MAMMOTHS] += 1
    s.emit(happenings.MAMMOTH_LEFT, seat, area)
