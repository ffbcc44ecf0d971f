"""Section 10 of the rules: the actions of the light cards, carried out by the player himself."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.eiszeit import happenings, steps
from beringia.games.eiszeit.codes import (
    AREAS,
    FIRE,
    HUNTER,
    MAMMOTH,
    MAMMOTH_MOVE,
    MOVE,
    STOP,
    SWAP,
    TAKE_CLUB,
    TRAIL,
    move_code,
    pair_areas,
    swap_code,
)
from beringia.games.eiszeit.pieces import (
    may_handle,
    movable,
    move_fire,
    move_hunter,
    move_mammoth,
    offer_own_moves_to,
    pay,
    place_in_action,
    place_mammoth,
    take_club,
)
from beringia.games.eiszeit.state import CARD, CLUBS, MAMMOTHS, MOVED, EiszeitState
from beringia.games.eiszeit.table import LANDSCAPES, SETTLE_TWO

# -- Landscape (EZ-10.1 to EZ-10.4); Two for All and One for All (EZ-11.1, EZ-11.2) place hunters in the same way


def hunters_allowed(card: i64) -> i64:
    if card < len(LANDSCAPES):
        return 3
    return 2 if card == SETTLE_TWO else 1


def offer_place(s: EiszeitState, seat: i64, card: i64, placed: i64, all_inside: i64) -> None:
    """Any open area; a third hunter only if all three stand in the card's landscape (EZ-10.3)."""
    s.offer(STOP)
    inside_only: bool = placed == 2
    if inside_only and all_inside == 0:
        return
    for area in range(i64(AREAS)):
        if s.ice[area] == 1 or (inside_only and s.table.landscape[area] != card):
            continue
        if s.reserve[seat] > 0:
            s.offer(HUNTER + area)
        else:
            offer_own_moves_to(s, seat, area)


def take_place(s: EiszeitState, seat: i64, card: i64, placed: i64, all_inside: i64, code: i64) -> None:
    if code == STOP:
        stop(s, seat)
        return
    area: i64 = code - HUNTER if code < MOVE else (code - MOVE) % AREAS
    inside: i64 = 1 if all_inside == 1 and s.table.landscape[area] == card else 0
    more: bool = placed + 1 < hunters_allowed(card)
    if more and (placed < 1 or inside == 1):
        s.push(steps.PLACE_HUNTER, seat, card, placed + 1, inside)
    _place_or_move(s, seat, code)


def _place_or_move(s: EiszeitState, seat: i64, code: i64) -> None:
    if code < MOVE:
        place_in_action(s, seat, code - HUNTER)
    else:
        take_move(s, seat, code)


def take_move(s: EiszeitState, actor: i64, code: i64) -> None:
    """Carry out a "move" code; whatever the card allows next must already be on the agenda."""
    rest: i64 = code - MOVE
    piece: i64 = rest // (AREAS * AREAS)
    move_hunter(s, actor, piece // 2, piece % 2, rest // AREAS % AREAS, rest % AREAS)


def stop(s: EiszeitState, seat: i64) -> None:
    """Nothing more of this action (EZ-20.2)."""
    s.emit(happenings.STOPPED, seat, s.now[CARD])


# -- Trail (EZ-10.5 to EZ-10.7)


def offer_trail_area(s: EiszeitState) -> None:
    s.offer(STOP)
    for area in range(i64(AREAS)):
        if s.ice[area] == 0:
            s.offer(TRAIL + area)


def take_trail_area(s: EiszeitState, seat: i64, code: i64) -> None:
    if code == STOP:
        stop(s, seat)
    else:
        s.push(steps.TRAIL_STEP, seat, code - TRAIL, 2, 1)


def offer_trail(s: EiszeitState, seat: i64, area: i64, hunters: i64, mammoths: i64) -> None:
    s.offer(STOP)
    if hunters > 0:
        if s.reserve[seat] > 0:
            s.offer(HUNTER + area)
        else:
            offer_own_moves_to(s, seat, area)
    if mammoths > 0:
        if s.supply[MAMMOTHS] > 0:
            s.offer(MAMMOTH + area)
        else:
            for origin in range(i64(AREAS)):
                if s.mammoths[origin] > 0 and s.bordering(origin, area):
                    s.offer(MAMMOTH_MOVE + origin * AREAS + area)


def take_trail(s: EiszeitState, seat: i64, area: i64, hunters: i64, mammoths: i64, code: i64) -> None:
    if code == STOP:
        stop(s, seat)
        return
    is_mammoth: bool = code >= MAMMOTH and code < FIRE
    left: i64 = hunters if is_mammoth else hunters - 1
    mammoths_left: i64 = mammoths - 1 if is_mammoth else mammoths
    if left + mammoths_left > 0:
        s.push(steps.TRAIL_STEP, seat, area, left, mammoths_left)
    if is_mammoth:
        take_mammoth_piece(s, seat, code)
    else:
        _place_or_move(s, seat, code)


def take_mammoth_piece(s: EiszeitState, seat: i64, code: i64) -> None:
    """Carry out a "mammoth" or "mammoth_move" code."""
    if code < MAMMOTH_MOVE:
        place_mammoth(s, seat, code - MAMMOTH)
    else:
        rest: i64 = code - MAMMOTH_MOVE
        move_mammoth(s, seat, rest // AREAS, rest % AREAS)


# -- Migration (EZ-10.8 to EZ-10.10)


def offer_migration_first(s: EiszeitState, seat: i64) -> None:
    s.offer(STOP)
    for armed in range(i64(2)):
        for origin in range(i64(AREAS)):
            if movable(s, seat, armed, origin):
                _offer_neighbours(s, seat, armed, origin)


def _offer_neighbours(s: EiszeitState, owner: i64, armed: i64, origin: i64) -> None:
    for target in range(i64(AREAS)):
        if s.ice[target] == 0 and s.bordering(origin, target):
            s.offer(move_code(owner, armed, origin, target))


def take_migration_first(s: EiszeitState, seat: i64, code: i64) -> None:
    if code == STOP:
        stop(s, seat)
        return
    s.push(steps.MIGRATION_STEP, seat, (code - MOVE) % (AREAS * AREAS), 2, 1)
    take_move(s, seat, code)


def offer_migration(s: EiszeitState, seat: i64, way: i64, hunters: i64, mammoths: i64) -> None:
    """Up to two more hunters and one mammoth, the same way."""
    s.offer(STOP)
    origin: i64 = way // AREAS
    target: i64 = way % AREAS
    if hunters > 0:
        for armed in range(i64(2)):
            if movable(s, seat, armed, origin):
                s.offer(move_code(seat, armed, origin, target))
    if mammoths > 0 and s.mammoths[origin] > 0:
        s.offer(MAMMOTH_MOVE + way)


def take_migration(s: EiszeitState, seat: i64, way: i64, hunters: i64, mammoths: i64, code: i64) -> None:
    if code == STOP:
        stop(s, seat)
    elif code < MOVE:
        if hunters > 0:
            s.push(steps.MIGRATION_STEP, seat, way, hunters, 0)
        take_mammoth_piece(s, seat, code)
    else:
        if hunters - 1 + mammoths > 0:
            s.push(steps.MIGRATION_STEP, seat, way, hunters - 1, mammoths)
        take_move(s, seat, code)


# -- Mammoth (EZ-10.11 to EZ-10.13)


def mammoth_possible(s: EiszeitState, seat: i64) -> bool:
    """Can at least one of the three choices be carried out and paid? There is always an open area to go to."""
    stones: i64 = s.stones[seat]
    if s.supply[MAMMOTHS] > 0 and stones >= s.table.mammoth_new:
        return True
    for origin in range(i64(AREAS)):
        if s.mammoths[origin] > 0:
            for target in range(i64(AREAS)):
                if target != origin and s.ice[target] == 0 and stones >= _move_cost(s, origin, target):
                    return True
    return False


def mammoth_cost(s: EiszeitState, code: i64) -> i64:
    """What a choice of the Mammoth card costs."""
    if code < MAMMOTH_MOVE:
        return s.table.mammoth_new
    return _move_cost(s, (code - MAMMOTH_MOVE) // AREAS, (code - MAMMOTH_MOVE) % AREAS)


def _move_cost(s: EiszeitState, origin: i64, target: i64) -> i64:
    return s.table.mammoth_near if s.bordering(origin, target) else s.table.mammoth_far


def offer_mammoth(s: EiszeitState, seat: i64) -> None:
    stones: i64 = s.stones[seat]
    if s.supply[MAMMOTHS] > 0 and stones >= s.table.mammoth_new:
        for area in range(i64(AREAS)):
            if s.ice[area] == 0:
                s.offer(MAMMOTH + area)
    for origin in range(i64(AREAS)):
        if s.mammoths[origin] > 0:
            for target in range(i64(AREAS)):
                if target != origin and s.ice[target] == 0 and stones >= _move_cost(s, origin, target):
                    s.offer(MAMMOTH_MOVE + origin * AREAS + target)


def take_mammoth(s: EiszeitState, seat: i64, code: i64) -> None:
    """The cost follows from the choice and is paid now (EZ-10.12)."""
    pay(s, seat, mammoth_cost(s, code))
    take_mammoth_piece(s, seat, code)


# -- Fire (EZ-10.14 to EZ-10.16), light and dark


def offer_fire(s: EiszeitState) -> None:
    s.offer(STOP)
    for origin in range(i64(AREAS)):
        if s.fires[origin] > 0:
            for target in range(i64(AREAS)):
                if target != origin and s.ice[target] == 0:
                    s.offer(FIRE + origin * AREAS + target)


def take_fire(s: EiszeitState, seat: i64, code: i64) -> None:
    if code == STOP:
        stop(s, seat)
    else:
        rest: i64 = code - FIRE
        move_fire(s, seat, rest // AREAS, rest % AREAS)


# -- Swap (EZ-10.17 to EZ-10.20)


def offer_swaps(s: EiszeitState, seat: i64) -> None:
    """Every permitted pair; without one the card has no effect (EZ-10.19)."""
    for first_area in range(i64(AREAS)):
        for second_area in range(first_area + 1, i64(AREAS)):
            if s.bordering(first_area, second_area):
                _offer_swaps_between(s, seat, first_area, second_area)
    if s.offered == 0:
        s.offer(STOP)


def _offer_swaps_between(s: EiszeitState, actor: i64, first_area: i64, second_area: i64) -> None:
    for first in range(2 * s.players()):
        if swappable(s, actor, first, first_area):
            for second in range(2 * s.players()):
                if swappable(s, actor, second, second_area):
                    s.offer(swap_code(first_area, second_area, first, second))


def swappable(s: EiszeitState, actor: i64, piece: i64, area: i64) -> bool:
    """Is there a hunter of this kind (2 * owner + armed) that the actor may handle?"""
    owner: i64 = piece // 2
    armed: i64 = piece % 2
    if armed == 1:
        return owner == actor and s.armed[owner * AREAS + area] > 0
    return s.unarmed(owner, area) > 0


def take_swap(s: EiszeitState, seat: i64, code: i64) -> None:
    if code == STOP:
        stop(s, seat)
        return
    rest: i64 = code - SWAP
    first: i64 = rest // 10 % 10
    second: i64 = rest % 10
    areas: tuple[int, int] = pair_areas(rest // 100)
    first_area: i64 = areas[0]
    second_area: i64 = areas[1]
    s.emit(happenings.SWAPPED, seat, first // 2, first_area, second // 2, second_area)
    _swap_one(s, first, first_area, second_area)
    _swap_one(s, second, second_area, first_area)
    # Own hunters in the swap count as moved by their owner (EZ-9.5). Asked for the first one first.
    if second == 2 * seat:
        s.push(steps.ASK_ATTACH, seat, first_area)
    if first == 2 * seat:
        s.push(steps.ASK_ATTACH, seat, second_area)


def _swap_one(s: EiszeitState, piece: i64, origin: i64, target: i64) -> None:
    owner: i64 = piece // 2
    s.hunters[owner * AREAS + origin] -= 1
    s.hunters[owner * AREAS + target] += 1
    if piece % 2 == 1:
        s.armed[owner * AREAS + origin] -= 1
        s.armed[owner * AREAS + target] += 1


# -- Club (EZ-10.21 to EZ-10.23)


def offer_club(s: EiszeitState) -> None:
    s.offer(STOP)
    if s.supply[CLUBS] > 0:
        s.offer(TAKE_CLUB)
    for area in range(i64(AREAS)):
        if s.supply[MAMMOTHS] > 0:
            if s.ice[area] == 0:
                s.offer(MAMMOTH + area)
        elif s.mammoths[area] > 0:
            for target in range(i64(AREAS)):
                if s.ice[target] == 0 and s.bordering(area, target):
                    s.offer(MAMMOTH_MOVE + area * AREAS + target)


def take_club_card(s: EiszeitState, seat: i64, code: i64) -> None:
    if code == STOP:
        stop(s, seat)
    elif code == TAKE_CLUB:
        take_club(s, seat)
    else:
        take_mammoth_piece(s, seat, code)


# -- Drive (EZ-10.24, EZ-10.25)


def offer_drive(s: EiszeitState, seat: i64) -> None:
    """Any hunter not driven yet; three of one owner are too many."""
    s.offer(STOP)
    barred: i64 = -1
    if s.now[MOVED] == 2 and s.moved[0] // (2 * AREAS) == s.moved[1] // (2 * AREAS):
        barred = s.moved[0] // (2 * AREAS)
    for owner in range(s.players()):
        if owner == barred:
            continue
        for armed in range(i64(2)):
            if may_handle(seat, owner, armed):
                for origin in range(i64(AREAS)):
                    if movable(s, owner, armed, origin):
                        _offer_neighbours(s, owner, armed, origin)


def take_drive(s: EiszeitState, seat: i64, hunters: i64, code: i64) -> None:
    if code == STOP:
        stop(s, seat)
        return
    if hunters > 1:
        s.push(steps.DRIVE_STEP, seat, hunters - 1)
    take_move(s, seat, code)
