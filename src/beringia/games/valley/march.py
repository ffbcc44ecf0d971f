"""Section 8 and the founding part of section 9: groups and their marches, and what they found."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beringia.games.valley import fire, steps
from beringia.games.valley.bits import has_bit
from beringia.games.valley.board import MOUNTAIN
from beringia.games.valley.cards import CAMOUFLAGE, ICE_STORM, STORM, THUNDERSTORM
from beringia.games.valley.codes import FOUND, LEAVE, MARCH, STEP, STOP, WARRIORS, WOLVES, WOMEN
from beringia.games.valley.pieces import move_group, pack, raise_settlement
from beringia.games.valley.state import BY_PAIR, BY_WARRIORS, FLOODED, ValleyState, place_of
from beringia.games.valley.table import WARRIOR, WOMAN
from beringia.games.valley.terms import ALL_DIRECTIONS, ALL_HEXES, Direction, Group, Hex, Seat, Sex

# What a group is chosen for: a march, or a trump (its number + 1), or the escape from a fight.
TO_MARCH: Final = 0
TO_FLEE: Final = 10  #     the number of Flight + 1
TO_ESCAPE: Final = 100

# The march so far, kept with its steps: how many were made, and which trumps are in force.
STEPS_MADE: Final = 3
LONGER: Final = 4
CAMOUFLAGED: Final = 8


# -- who may go where


def unmoved(s: ValleyState, seat: Seat, sex: Sex, hex_: Hex) -> i64:
    """Persons that have neither marched nor founded this round, during the turn of their tribe (VM-8.3, VM-9.2)."""
    place: i64 = place_of(sex, hex_)
    count: i64 = s.tribes[seat].people[place] - s.tribes[seat].marched[place]
    founded: i64 = s.founded[hex_]
    if founded != 0 and s.owner(hex_) == seat:
        if founded == BY_PAIR:
            count -= 1
        elif (founded == BY_WARRIORS) == (sex == WARRIOR):
            count -= 2
    return count


def may_leave(s: ValleyState, seat: Seat, hex_: Hex) -> i64:
    """How many unmoved persons may leave: as many must stay as there are opponents (VM-8.7)."""
    free: i64 = unmoved(s, seat, WARRIOR, hex_) + unmoved(s, seat, WOMAN, hex_)
    if free == 0:
        return 0
    opponents: i64 = s.opponents(seat, hex_)
    if opponents == 0:
        return free
    return max(i64(0), min(free, s.persons(seat, hex_) - opponents))


def movable(s: ValleyState, hex_: Hex) -> bool:
    """Nobody moves in an Ice Storm, out of the snow, or after surviving a flood (VM-19.2, VM-20.10, VM-20.13)."""
    return not s.lies_open(ICE_STORM) and not s.snowed_in(hex_) and s.closed[hex_] != FLOODED


def may_step(s: ValleyState, hex_: Hex, direction: Direction) -> bool:
    """VM-8.5"""
    there = s.board.beside(hex_, direction)
    return there >= 0 and s.enterable(there) and s.is_open(hex_, direction)


def has_way(s: ValleyState, hex_: Hex) -> bool:
    for direction in ALL_DIRECTIONS:
        if may_step(s, hex_, direction):
            return True
    return False


def one_step_only(s: ValleyState) -> bool:
    """VM-19.9, VM-20.9"""
    return s.lies_open(THUNDERSTORM) or s.lies_open(STORM)


# -- choosing a march or a founding


def offer_marches(s: ValleyState, seat: Seat) -> None:
    """Only marches that cannot get stuck (VM-27.1)."""
    for hex_ in ALL_HEXES:
        if s.persons(seat, hex_) > 0 and movable(s, hex_) and may_leave(s, seat, hex_) > 0 and has_way(s, hex_):
            s.offer(MARCH + hex_)


def take_march(s: ValleyState, seat: Seat, code: i64) -> None:
    s.push(steps.TURN_ACTION, seat)
    s.push(steps.GROUP_WARRIORS, seat, code - MARCH, TO_MARCH)


def take_found(s: ValleyState, seat: Seat, code: i64) -> None:
    """The pair is done for the round (VM-9.2)."""
    found(s, seat, Hex(code - FOUND), BY_PAIR)
    s.push(steps.TURN_ACTION, seat)


def found(s: ValleyState, seat: Seat, hex_: Hex, founders: i64) -> None:
    s.founded[hex_] = founders
    if founders != BY_PAIR:
        s.couple[hex_] = s.round
    raise_settlement(s, seat, hex_)
    fire.catch(s, seat, True)


def founders_there(s: ValleyState, seat: Seat, hex_: Hex, founders: i64) -> bool:
    """An unmoved pair (VM-9.1, VM-9.2), or two of one sex (VM-21.38)."""
    warriors: i64 = unmoved(s, seat, WARRIOR, hex_)
    women: i64 = unmoved(s, seat, WOMAN, hex_)
    if founders == BY_PAIR:
        return warriors > 0 and women > 0
    return warriors > 1 if founders == BY_WARRIORS else women > 1


# -- choosing the group


def free_to_go(s: ValleyState, seat: Seat, hex_: Hex, purpose: i64) -> i64:
    """How many persons may be in the group: with Flight and in an escape nobody must stay (VM-21.10)."""
    if purpose == TO_ESCAPE:
        return s.shown_persons(seat, hex_)
    if purpose == TO_FLEE:
        return unmoved(s, seat, WARRIOR, hex_) + unmoved(s, seat, WOMAN, hex_)
    return may_leave(s, seat, hex_)


def available(s: ValleyState, seat: Seat, sex: Sex, hex_: Hex, purpose: i64) -> i64:
    if purpose == TO_ESCAPE:
        return s.shown(seat, sex, hex_)
    return unmoved(s, seat, sex, hex_)


def offer_warriors(s: ValleyState, seat: Seat, hex_: Hex, purpose: i64) -> None:
    most: i64 = min(available(s, seat, WARRIOR, hex_, purpose), free_to_go(s, seat, hex_, purpose))
    least: i64 = 0 if available(s, seat, WOMAN, hex_, purpose) > 0 else 1
    for count in range(least, most + 1):
        s.offer(WARRIORS + count)


def take_warriors(s: ValleyState, seat: Seat, hex_: Hex, purpose: i64, code: i64) -> None:
    s.push(steps.GROUP_WOMEN, seat, hex_, purpose, code - WARRIORS)


def offer_women(s: ValleyState, seat: Seat, hex_: Hex, purpose: i64, warriors: i64) -> None:
    most: i64 = min(available(s, seat, WOMAN, hex_, purpose), free_to_go(s, seat, hex_, purpose) - warriors)
    least: i64 = 0 if warriors > 0 else 1
    for count in range(least, most + 1):
        s.offer(WOMEN + count)


def take_women(s: ValleyState, seat: Seat, hex_: Hex, purpose: i64, warriors: i64, code: i64) -> None:
    s.push(steps.GROUP_WOLF, seat, hex_, purpose, pack(warriors, code - WOMEN, 0))


def offer_wolves(s: ValleyState, seat: Seat, hex_: Hex, purpose: i64) -> None:
    """A tamed wolf moves only with its people (VM-8.16)."""
    wolves: i64 = s.shown_wolves(seat, hex_) if purpose == TO_ESCAPE else s.tribes[seat].wolves[hex_]
    for count in range(wolves + 1):
        s.offer(WOLVES + count)


# -- marching


def most_steps(s: ValleyState, so_far: i64) -> i64:
    """Two; one in a storm; three with Forced March or Stamina (VM-8.4, VM-19.9, VM-20.9, VM-21.1)."""
    if one_step_only(s):
        return 1
    return 3 if so_far & LONGER != 0 else 2


def missing(s: ValleyState, seat: Seat, hex_: Hex, group: Group) -> i64:
    """How many of the group must stay behind to go on (VM-8.10); -1 if it must stop (VM-8.8)."""
    opponents: i64 = s.opponents(seat, hex_)
    if opponents == 0:
        return 0
    own: i64 = s.persons(seat, hex_)
    if own <= opponents:
        return -1
    going: i64 = (group & 15) + ((group >> 4) & 15)
    return max(i64(0), opponents - (own - going))


def may_go_on(s: ValleyState, seat: Seat, hex_: Hex, group: Group, so_far: i64) -> bool:
    """A step is left, and neither the mountain nor opponents end the march (VM-8.6, VM-8.8)."""
    made: i64 = so_far & STEPS_MADE
    if made == 0:
        return True
    if made >= most_steps(s, so_far):
        return False
    if s.board.terrain[hex_] == MOUNTAIN and not (so_far & LONGER != 0 and s.summer()):
        return False
    return so_far & CAMOUFLAGED != 0 or missing(s, seat, hex_, group) >= 0


def offer_steps(s: ValleyState, seat: Seat, hex_: Hex, group: Group, so_far: i64) -> None:
    """Each legal next hex, and from the first step on to stop."""
    if so_far & STEPS_MADE != 0:
        s.offer(STOP)
    if may_go_on(s, seat, hex_, group, so_far):
        for direction in ALL_DIRECTIONS:
            if may_step(s, hex_, direction):
                s.offer(STEP + s.board.beside(hex_, direction))


def may_lengthen(s: ValleyState, seat: Seat, hex_: Hex, group: Group, so_far: i64) -> bool:
    """VM-21.1, VM-21.2: when the steps are used up, or to cross a mountain in summer; never in a storm."""
    made: i64 = so_far & STEPS_MADE
    if made == 0 or so_far & LONGER != 0 or one_step_only(s) or not has_way(s, hex_):
        return False
    mountain: bool = s.board.terrain[hex_] == MOUNTAIN
    if mountain and not s.summer():
        return False
    if made < 2 and not mountain:
        return False
    # Opponents must not stop it all the same, unless Camouflage can still be played.
    passes: bool = so_far & CAMOUFLAGED != 0 or missing(s, seat, hex_, group) >= 0
    return passes or has_bit(s.tribes[seat].hand, CAMOUFLAGE)


def may_hide_march(s: ValleyState, seat: Seat, hex_: Hex, group: Group, so_far: i64) -> bool:
    """VM-21.9: where opponents would end the march or hold somebody back, and the group can go on without them."""
    if so_far & STEPS_MADE == 0 or so_far & CAMOUFLAGED != 0 or missing(s, seat, hex_, group) == 0:
        return False
    return may_go_on(s, seat, hex_, group, so_far | CAMOUFLAGED) and has_way(s, hex_)


def take_step(s: ValleyState, seat: Seat, hex_: Hex, group: Group, so_far: i64, code: i64) -> None:
    if code == STOP:
        return
    if so_far & STEPS_MADE != 0 and so_far & CAMOUFLAGED == 0 and missing(s, seat, hex_, group) > 0:
        s.push(steps.LEAVE_BEHIND, seat, hex_, group, so_far * 64 + code - STEP)
    else:
        _step(s, seat, hex_, group, so_far, Hex(code - STEP))


def offer_leave(s: ValleyState, seat: Seat, hex_: Hex, group: Group) -> None:
    """The owner chooses the sexes of those who stay: how many of them are warriors (VM-8.10)."""
    stay: i64 = missing(s, seat, hex_, group)
    warriors: i64 = group & 15
    women: i64 = (group >> 4) & 15
    for count in range(max(i64(0), stay - women), min(warriors, stay) + 1):
        s.offer(LEAVE + count)


def take_leave(s: ValleyState, seat: Seat, hex_: Hex, group: Group, onward: i64, code: i64) -> None:
    stay: i64 = missing(s, seat, hex_, group)
    left: i64 = code - LEAVE
    smaller = pack((group & 15) - left, ((group >> 4) & 15) - (stay - left), group >> 8)
    _step(s, seat, hex_, smaller, onward >> 6, Hex(onward & 63))


def _step(s: ValleyState, seat: Seat, here: Hex, group: Group, so_far: i64, there: Hex) -> None:
    move_group(s, seat, here, there, group, so_far & STEPS_MADE != 0)
    fire.catch(s, seat, True)
    s.push(steps.STEP, seat, there, group, so_far + 1)
