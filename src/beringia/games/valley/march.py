"""Section 8 and the founding part of section 9: a player's turn in phase 4, marches, settlements."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beringia.games.valley import fire, happenings, steps
from beringia.games.valley.bits import has_bit
from beringia.games.valley.board import MOUNTAIN
from beringia.games.valley.cards import (
    CAMOUFLAGE,
    FLIGHT,
    ICE_STORM,
    STORM,
    THUNDERSTORM,
    W4_END,
    W4_LAST,
)
from beringia.games.valley.codes import (
    FOUND,
    HEXES,
    LEAVE,
    MARCH,
    STEP,
    STOP,
    WARRIORS,
    WOLVES,
    WOMEN,
)
from beringia.games.valley.pieces import abandon, move_group, pack, raise_settlement
from beringia.games.valley.state import (
    BY_PAIR,
    BY_WARRIORS,
    CLOSED,
    COUPLE,
    FLOODED,
    FOUNDED,
    HAND,
    ON_TURN,
    PLACE,
    ROUND,
    ValleyState,
)
from beringia.games.valley.table import WARRIOR, WOMAN
from beringia.kernel.state import NOBODY

# What a group is chosen for: a march, or a trump (its number + 1), or the escape from a fight.
TO_MARCH: Final = 0
TO_ESCAPE: Final = 100

# The march so far, kept with its steps: how many were made, and which trumps are in force.
STEPS_MADE: Final = 3
LONGER: Final = 4
CAMOUFLAGED: Final = 8


# -- the turn


def turn(s: ValleyState, number: i64, first: i64) -> None:
    """In turn order every player takes one turn (VM-8.1); after the last one the window at the end of the phase."""
    # What a seat is asked now depends on its secret hand.
    s.revealed = True
    for hex_ in range(i64(HEXES)):
        s.place[hex_ * PLACE + FOUNDED] = 0
    if number == s.players():
        s.push_step(steps.COUPLES)
        s.push_step(steps.WINDOW, NOBODY, W4_END, -1)
        return
    s.push_step(steps.TURN, NOBODY, number + 1, first)
    seat: i64 = s.seat_at(first, number)
    if not s.alive(seat):
        return
    s.now[ON_TURN] = seat
    s.emit(happenings.TURN_BEGAN, seat)
    fire.catch(s, seat, True)
    s.push_step(steps.WINDOW, seat, W4_LAST, -1)
    s.push_step(steps.TURN_ACTION, seat)


def couples(s: ValleyState) -> None:
    """From the end of phase 4 of the next round on a couple's settlement needs a woman (VM-21.38)."""
    for hex_ in range(i64(HEXES)):
        since: i64 = s.on(hex_, COUPLE)
        if since > 0 and since < s.now[ROUND]:
            s.place[hex_ * PLACE + COUPLE] = 0
            abandon(s, hex_)


# -- who may go where


def unmoved(s: ValleyState, seat: i64, sex: i64, hex_: i64) -> i64:
    """Persons that have neither marched nor founded this round, during the turn of their tribe (VM-8.3, VM-9.2)."""
    row: i64 = (seat * 2 + sex) * HEXES + hex_
    count: i64 = s.people[row] - s.marched[row]
    founded: i64 = s.on(hex_, FOUNDED)
    if founded != 0 and s.owner(hex_) == seat:
        if founded == BY_PAIR:
            count -= 1
        elif (founded == BY_WARRIORS) == (sex == WARRIOR):
            count -= 2
    return count


def may_leave(s: ValleyState, seat: i64, hex_: i64) -> i64:
    """How many unmoved persons may leave: as many must stay as there are opponents (VM-8.7)."""
    free: i64 = unmoved(s, seat, WARRIOR, hex_) + unmoved(s, seat, WOMAN, hex_)
    if free == 0:
        return 0
    opponents: i64 = s.opponents(seat, hex_)
    if opponents == 0:
        return free
    return max(i64(0), min(free, s.persons(seat, hex_) - opponents))


def movable(s: ValleyState, hex_: i64) -> bool:
    """Nobody moves in an Ice Storm, out of the snow, or after surviving a flood (VM-19.2, VM-20.10, VM-20.13)."""
    return not s.lies_open(ICE_STORM) and not s.snowed_in(hex_) and s.on(hex_, CLOSED) != FLOODED


def may_step(s: ValleyState, hex_: i64, direction: i64) -> bool:
    """VM-8.5"""
    there: i64 = s.board.near[hex_ * 6 + direction]
    return there >= 0 and s.enterable(there) and s.is_open(hex_, direction)


def has_way(s: ValleyState, hex_: i64) -> bool:
    for direction in range(i64(6)):
        if may_step(s, hex_, direction):
            return True
    return False


def one_step_only(s: ValleyState) -> bool:
    """VM-19.9, VM-20.9"""
    return s.lies_open(THUNDERSTORM) or s.lies_open(STORM)


# -- choosing a march or a founding


def offer_marches(s: ValleyState, seat: i64) -> None:
    """Only marches that cannot get stuck (VM-27.1)."""
    for hex_ in range(i64(HEXES)):
        if s.persons(seat, hex_) > 0 and movable(s, hex_) and may_leave(s, seat, hex_) > 0 and has_way(s, hex_):
            s.offer(MARCH + hex_)


def take_march(s: ValleyState, seat: i64, code: i64) -> None:
    s.push_step(steps.TURN_ACTION, seat)
    s.push_step(steps.GROUP_WARRIORS, seat, code - MARCH, TO_MARCH)


def take_found(s: ValleyState, seat: i64, code: i64) -> None:
    """The pair is done for the round (VM-9.2)."""
    found(s, seat, code - FOUND, BY_PAIR)
    s.push_step(steps.TURN_ACTION, seat)


def found(s: ValleyState, seat: i64, hex_: i64, founders: i64) -> None:
    s.place[hex_ * PLACE + FOUNDED] = founders
    if founders != BY_PAIR:
        s.place[hex_ * PLACE + COUPLE] = s.now[ROUND]
    raise_settlement(s, seat, hex_)
    fire.catch(s, seat, True)


def founders_there(s: ValleyState, seat: i64, hex_: i64, founders: i64) -> bool:
    """An unmoved pair (VM-9.1, VM-9.2), or two of one sex (VM-21.38)."""
    warriors: i64 = unmoved(s, seat, WARRIOR, hex_)
    women: i64 = unmoved(s, seat, WOMAN, hex_)
    if founders == BY_PAIR:
        return warriors > 0 and women > 0
    return warriors > 1 if founders == BY_WARRIORS else women > 1


# -- choosing the group


def free_to_go(s: ValleyState, seat: i64, hex_: i64, purpose: i64) -> i64:
    """How many persons may be in the group: with Flight and in an escape nobody must stay (VM-21.10)."""
    if purpose == TO_ESCAPE:
        return s.shown_persons(seat, hex_)
    if purpose == FLIGHT + 1:
        return unmoved(s, seat, WARRIOR, hex_) + unmoved(s, seat, WOMAN, hex_)
    return may_leave(s, seat, hex_)


def available(s: ValleyState, seat: i64, sex: i64, hex_: i64, purpose: i64) -> i64:
    if purpose == TO_ESCAPE:
        return s.shown(seat, sex, hex_)
    return unmoved(s, seat, sex, hex_)


def offer_warriors(s: ValleyState, seat: i64, hex_: i64, purpose: i64) -> None:
    most: i64 = min(available(s, seat, WARRIOR, hex_, purpose), free_to_go(s, seat, hex_, purpose))
    least: i64 = 0 if available(s, seat, WOMAN, hex_, purpose) > 0 else 1
    for count in range(least, most + 1):
        s.offer(WARRIORS + count)


def take_warriors(s: ValleyState, seat: i64, hex_: i64, purpose: i64, code: i64) -> None:
    s.push_step(steps.GROUP_WOMEN, seat, hex_, purpose, code - WARRIORS)


def offer_women(s: ValleyState, seat: i64, hex_: i64, purpose: i64, warriors: i64) -> None:
    most: i64 = min(available(s, seat, WOMAN, hex_, purpose), free_to_go(s, seat, hex_, purpose) - warriors)
    least: i64 = 0 if warriors > 0 else 1
    for count in range(least, most + 1):
        s.offer(WOMEN + count)


def take_women(s: ValleyState, seat: i64, hex_: i64, purpose: i64, warriors: i64, code: i64) -> None:
    s.push_step(steps.GROUP_WOLF, seat, hex_, purpose, pack(warriors, code - WOMEN, 0))


def offer_wolves(s: ValleyState, seat: i64, hex_: i64, purpose: i64) -> None:
    """A tamed wolf moves only with its people (VM-8.16)."""
    wolves: i64 = s.shown_wolves(seat, hex_) if purpose == TO_ESCAPE else s.tame[seat * HEXES + hex_]
    for count in range(wolves + 1):
        s.offer(WOLVES + count)


# -- marching


def most_steps(s: ValleyState, march: i64) -> i64:
    """Two; one in a storm; three with Forced March or Stamina (VM-8.4, VM-19.9, VM-20.9, VM-21.1)."""
    if one_step_only(s):
        return 1
    return 3 if march & LONGER != 0 else 2


def missing(s: ValleyState, seat: i64, hex_: i64, group: i64) -> i64:
    """How many of the group must stay behind to go on (VM-8.10); -1 if it must stop (VM-8.8)."""
    opponents: i64 = s.opponents(seat, hex_)
    if opponents == 0:
        return 0
    own: i64 = s.persons(seat, hex_)
    if own <= opponents:
        return -1
    going: i64 = (group & 15) + ((group >> 4) & 15)
    return max(i64(0), opponents - (own - going))


def may_go_on(s: ValleyState, seat: i64, hex_: i64, group: i64, march: i64) -> bool:
    """A step is left, and neither the mountain nor opponents end the march (VM-8.6, VM-8.8)."""
    made: i64 = march & STEPS_MADE
    if made == 0:
        return True
    if made >= most_steps(s, march):
        return False
    if s.board.terrain[hex_] == MOUNTAIN and not (march & LONGER != 0 and s.summer()):
        return False
    return march & CAMOUFLAGED != 0 or missing(s, seat, hex_, group) >= 0


def offer_steps(s: ValleyState, seat: i64, hex_: i64, group: i64, march: i64) -> None:
    """Each legal next hex, and from the first step on to stop."""
    if march & STEPS_MADE != 0:
        s.offer(STOP)
    if may_go_on(s, seat, hex_, group, march):
        for direction in range(i64(6)):
            if may_step(s, hex_, direction):
                s.offer(STEP + s.board.near[hex_ * 6 + direction])


def may_lengthen(s: ValleyState, seat: i64, hex_: i64, group: i64, march: i64) -> bool:
    """VM-21.1, VM-21.2: when the steps are used up, or to cross a mountain in summer; never in a storm."""
    made: i64 = march & STEPS_MADE
    if made == 0 or march & LONGER != 0 or one_step_only(s) or not has_way(s, hex_):
        return False
    mountain: bool = s.board.terrain[hex_] == MOUNTAIN
    if mountain and not s.summer():
        return False
    if made < 2 and not mountain:
        return False
    # Opponents must not stop it all the same, unless Camouflage can still be played.
    passes: bool = march & CAMOUFLAGED != 0 or missing(s, seat, hex_, group) >= 0
    return passes or has_bit(s.of(seat, HAND), CAMOUFLAGE)


def may_hide_march(s: ValleyState, seat: i64, hex_: i64, group: i64, march: i64) -> bool:
    """VM-21.9: where opponents would end the march or hold somebody back, and the group can go on without them."""
    if march & STEPS_MADE == 0 or march & CAMOUFLAGED != 0 or missing(s, seat, hex_, group) == 0:
        return False
    return may_go_on(s, seat, hex_, group, march | CAMOUFLAGED) and has_way(s, hex_)


def take_step(s: ValleyState, seat: i64, hex_: i64, group: i64, march: i64, code: i64) -> None:
    if code == STOP:
        return
    if march & STEPS_MADE != 0 and march & CAMOUFLAGED == 0 and missing(s, seat, hex_, group) > 0:
        s.push_step(steps.LEAVE_BEHIND, seat, hex_, group, march * 64 + code - STEP)
    else:
        _step(s, seat, hex_, group, march, code - STEP)


def offer_leave(s: ValleyState, seat: i64, hex_: i64, group: i64) -> None:
    """The owner chooses the sexes of those who stay: how many of them are warriors (VM-8.10)."""
    stay: i64 = missing(s, seat, hex_, group)
    warriors: i64 = group & 15
    women: i64 = (group >> 4) & 15
    for count in range(max(i64(0), stay - women), min(warriors, stay) + 1):
        s.offer(LEAVE + count)


def take_leave(s: ValleyState, seat: i64, hex_: i64, group: i64, onward: i64, code: i64) -> None:
    stay: i64 = missing(s, seat, hex_, group)
    left: i64 = code - LEAVE
    smaller: i64 = pack((group & 15) - left, ((group >> 4) & 15) - (stay - left), group >> 8)
    _step(s, seat, hex_, smaller, onward >> 6, onward & 63)


def _step(s: ValleyState, seat: i64, here: i64, group: i64, march: i64, there: i64) -> None:
    move_group(s, seat, here, there, group, march & STEPS_MADE != 0)
    fire.catch(s, seat, True)
    s.push_step(steps.STEP, seat, there, group, march + 1)
