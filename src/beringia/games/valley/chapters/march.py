"""Section 8 and the founding part of section 9: groups and their marches, and what they found."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beringia.games.valley.chapters import fire
from beringia.games.valley.chapters.pieces import raise_settlement, warriors_in, women_in
from beringia.games.valley.model.bits import bit, has_bit, lowest, without_lowest
from beringia.games.valley.model.board import MOUNTAIN
from beringia.games.valley.model.card_terms import CAMOUFLAGE, ICE_STORM, STORM, THUNDERSTORM
from beringia.games.valley.model.land import BY_PAIR, BY_WARRIORS, CLOSED_HOW, COUPLE, FOUNDED
from beringia.games.valley.model.state import ValleyState
from beringia.games.valley.model.terms import ALL_DIRECTIONS, FLOODED, WARRIOR, WOMAN, Direction, Group, Hex, Seat, Sex

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
    count: i64 = s.people[seat, sex, hex_] - s.marched[seat, sex, hex_]
    founded: i64 = s.on(hex_, FOUNDED)
    if founded != 0 and s.owner(hex_) == seat:
        if founded == BY_PAIR:
            count -= 1
        elif (founded == BY_WARRIORS) == (sex == WARRIOR):
            count -= 2
    return count


def all_unmoved(s: ValleyState, seat: Seat, hex_: Hex) -> i64:
    """The same for both sexes together: whoever has founded, two persons are done."""
    count: i64 = s.persons(seat, hex_) - s.marched[seat, WARRIOR, hex_] - s.marched[seat, WOMAN, hex_]
    return count - 2 if s.on(hex_, FOUNDED) != 0 and s.owner(hex_) == seat else count


def may_leave(s: ValleyState, seat: Seat, hex_: Hex) -> i64:
    """How many unmoved persons may leave: as many must stay as there are opponents (VM-8.7)."""
    free: i64 = all_unmoved(s, seat, hex_)
    if free == 0:
        return 0
    opponents: i64 = s.opponents(seat, hex_)
    if opponents == 0:
        return free
    return max(i64(0), min(free, s.persons(seat, hex_) - opponents))


def movable(s: ValleyState, hex_: Hex) -> bool:
    """Nobody moves in an Ice Storm, out of the snow, or after surviving a flood (VM-19.2, VM-20.10, VM-20.13)."""
    return not s.lies_open(ICE_STORM) and not s.snowed_in(hex_) and s.on(hex_, CLOSED_HOW) != FLOODED


def may_step(s: ValleyState, hex_: Hex, direction: Direction) -> bool:
    """VM-8.5"""
    there = s.board.beside(hex_, direction)
    return there >= 0 and s.enterable(there) and s.is_open(hex_, direction)


def has_way(s: ValleyState, hex_: Hex) -> bool:
    for direction in ALL_DIRECTIONS:
        if may_step(s, hex_, direction):
            return True
    return False


def joined(s: ValleyState, hex_: Hex, target: Hex) -> bool:
    """Are they neighbours, with an open side between them?"""
    for direction in ALL_DIRECTIONS:
        if s.board.beside(hex_, direction) == target:
            return s.is_open(hex_, direction)
    return False


def one_step_only(s: ValleyState) -> bool:
    """VM-19.9, VM-20.9"""
    return s.lies_open(THUNDERSTORM) or s.lies_open(STORM)


def may_march(s: ValleyState, seat: Seat, hex_: Hex) -> bool:
    """Only marches that cannot get stuck (VM-27.1), from a hex with own people."""
    return may_leave(s, seat, hex_) > 0 and movable(s, hex_) and has_way(s, hex_)


# -- founding


def found(s: ValleyState, seat: Seat, hex_: Hex, founders: i64) -> None:
    s.put(hex_, FOUNDED, founders)
    s.founded |= bit(hex_)
    if founders != BY_PAIR:
        s.put(hex_, COUPLE, s.round)
    raise_settlement(s, seat, hex_)
    fire.catch(s, seat, True)


def forget_foundings(s: ValleyState) -> None:
    """A turn is over: its founders are like all others."""
    while s.founded != 0:
        s.put(Hex(lowest(s.founded)), FOUNDED, 0)
        s.founded = without_lowest(s.founded)


def founders_there(s: ValleyState, seat: Seat, hex_: Hex, founders: i64) -> bool:
    """An unmoved pair (VM-9.1, VM-9.2), or two of one sex (VM-21.38); others may be there (VM-9.4)."""
    warriors: i64 = unmoved(s, seat, WARRIOR, hex_)
    women: i64 = unmoved(s, seat, WOMAN, hex_)
    if founders == BY_PAIR:
        return warriors > 0 and women > 0
    return warriors > 1 if founders == BY_WARRIORS else women > 1


# -- who may be in a group


def free_to_go(s: ValleyState, seat: Seat, hex_: Hex, purpose: i64) -> i64:
    """How many persons may be in the group: with Flight and in an escape nobody must stay (VM-21.10)."""
    if purpose == TO_ESCAPE:
        return s.shown_persons(seat, hex_)
    if purpose == TO_FLEE:
        return all_unmoved(s, seat, hex_)
    return may_leave(s, seat, hex_)


def available(s: ValleyState, seat: Seat, sex: Sex, hex_: Hex, purpose: i64) -> i64:
    if purpose == TO_ESCAPE:
        return s.shown(seat, sex, hex_)
    return unmoved(s, seat, sex, hex_)


# -- marching


def steps_made(so_far: i64) -> i64:
    return so_far & STEPS_MADE


def most_steps(s: ValleyState, so_far: i64) -> i64:
    """Two; one in a storm; three with Forced March or Stamina (VM-8.4, VM-19.9, VM-20.9, VM-21.1, VM-29.20)."""
    if one_step_only(s):
        return 1
    return 3 if so_far & LONGER != 0 else 2


def missing(s: ValleyState, seat: Seat, hex_: Hex, group: Group) -> i64:
    """How many of the group must stay behind to go on (VM-8.10); -1 if it must stop (VM-8.8, VM-8.9).

    Own persons and loners never stop a march (VM-8.12).
    """
    opponents: i64 = s.opponents(seat, hex_)
    if opponents == 0:
        return 0
    own: i64 = s.persons(seat, hex_)
    going: i64 = warriors_in(group) + women_in(group)
    outnumbers: i64 = own if s.setting.first_readings == 1 else going
    if outnumbers <= opponents:
        return -1
    return max(i64(0), opponents - (own - going))


def may_go_on(s: ValleyState, seat: Seat, hex_: Hex, group: Group, so_far: i64) -> bool:
    """A step is left, and neither the mountain nor opponents end the march (VM-8.6, VM-8.8)."""
    made: i64 = steps_made(so_far)
    if made == 0:
        return True
    if made >= most_steps(s, so_far):
        return False
    if s.board.terrain[hex_] == MOUNTAIN and not (so_far & LONGER != 0 and s.summer()):
        return False
    return so_far & CAMOUFLAGED != 0 or missing(s, seat, hex_, group) >= 0


def may_lengthen(s: ValleyState, seat: Seat, hex_: Hex, group: Group, so_far: i64, besides: i64) -> bool:
    """VM-21.1, VM-21.2: when the steps are used up, or to cross a mountain in summer; never in a storm.

    ``besides``: the trumps that are in the hand too, or may be.
    """
    made: i64 = steps_made(so_far)
    if made == 0 or so_far & LONGER != 0 or one_step_only(s) or not has_way(s, hex_):
        return False
    mountain: bool = s.board.terrain[hex_] == MOUNTAIN
    if mountain and not s.summer():
        return False
    if made < 2 and not mountain:
        return False
    # Opponents must not stop it all the same, unless Camouflage can still be played.
    passes: bool = so_far & CAMOUFLAGED != 0 or missing(s, seat, hex_, group) >= 0
    return passes or has_bit(besides, CAMOUFLAGE)


def may_hide_march(s: ValleyState, seat: Seat, hex_: Hex, group: Group, so_far: i64) -> bool:
    """VM-21.9: where opponents would end the march or hold somebody back, and the group can go on without them."""
    if steps_made(so_far) == 0 or so_far & CAMOUFLAGED != 0 or missing(s, seat, hex_, group) == 0:
        return False
    return may_go_on(s, seat, hex_, group, so_far | CAMOUFLAGED) and has_way(s, hex_)
