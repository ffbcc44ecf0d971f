"""What the engine relies on, compiled and plain: typed numbers, arrays of records, chains of steps, subclasses."""

from __future__ import annotations

import gc
import random
from typing import Any

import beringia
from beringia.kernel.codes import CodeSpace, Verb
from beringia.kernel.dice import new_dice
from beringia.kernel.events import EventKind, EventSpace
from beringia.kernel.state import State, Step
from beringia.kernel.terms import NO_SEAT, Seat
from beringia.version import compiled


def test_typed_numbers_are_plain_integers_outside() -> None:
    """A NewType over a native integer costs nothing and is an ``int`` wherever Python sees it."""
    assert isinstance(Seat(3), int)
    assert Seat(2) + 1 == 3
    position = beringia.game("eiszeit").start(seats=3, seed=1)
    assert isinstance(position.state.top_seat(), int)
    assert NO_SEAT == -1


def test_records_lie_in_an_array_and_are_copied_one_by_one() -> None:
    s: Any = beringia.game("eiszeit").start(seats=3, seed=1).state
    copy = s.copy()
    copy.players[1].stones += 5
    assert copy.players[1].stones == s.players[1].stones + 5
    assert copy.players[0] is not s.players[0]
    s.refill(copy)
    assert s.players[1].stones == copy.players[1].stones
    assert s.players[1] is not copy.players[1]


def test_steps_are_a_chain_that_copies_share() -> None:
    s: Any = beringia.game("eiszeit").start(seats=3, seed=1).state
    copy = s.copy()
    assert copy.top is s.top
    below = s.agenda()
    copy.push(Step(Seat(2)))
    assert copy.agenda()[:-1] == below
    assert s.agenda() == below, "what one position pushes, the other never sees"


def test_a_step_made_of_a_freed_one_is_a_fresh_one() -> None:
    """Valley's steps are made of the last one freed (``free_list_len``), never of one that a copy still has."""
    picker = random.Random(1)
    position = beringia.game("valley").start(seats=4, seed=1)
    kept = []
    while not position.over:
        kept.append((position.copy(), position.digest(), [repr(step) for step in position.state.agenda()]))
        position.play(picker.choice(position.choices()))
    for copy, digest, agenda in kept:
        assert copy.digest() == digest
        assert [repr(step) for step in copy.state.agenda()] == agenda


def test_a_long_chain_is_made_and_given_up() -> None:
    s = State(new_dice("chain"))
    for number in range(1000):
        s.push(Step(Seat(number % 4)))
    assert len(s.agenda()) == 1000
    s.top = None
    assert s.over()


def test_steps_and_records_are_no_work_for_the_garbage_collector() -> None:
    """Compiled ones hold nothing that could lead back to them, and say so: millions of them cost no collection."""
    s: Any = beringia.game("eiszeit").start(seats=3, seed=1).state
    if compiled():
        assert not gc.is_tracked(s.top)
        assert not gc.is_tracked(s.players[0])


class Wait(Step):
    NAME = "wait"

    def decides(self) -> bool:
        return True

    def list_choices(self, state: State) -> None:
        state.offer(2)


class Clock(State):
    def __init__(self, dice: Any) -> None:
        super().__init__(dice)
        self.hour = 7

    def player_count(self) -> int:
        return 1


class HourVerb(Verb):
    def code(self, hour: int) -> int:
        return self.base + hour

    def hour(self, code: int) -> int:
        return code - self.base


class HourEvent(EventKind):
    def tell(self, s: State, hour: int) -> None:
        self.note(s, 0, hour)


def test_plain_classes_extend_compiled_ones() -> None:
    """Step, State, Verb and EventKind are compiled; a game of plain Python extends all of them."""
    s = Clock(new_dice("clock"))
    s.push(Wait(Seat(0)))
    assert s.top is not None
    assert s.top.decides()
    s.top.list_choices(s)
    assert (s.offered, s.buffer[0], s.top_name(), s.hour) == (1, 2, "wait", 7)
    space, events = CodeSpace(), EventSpace()
    verb = HourVerb(space, "strike", [("hour", 12)])
    assert verb.hour(verb.code(5)) == 5
    assert space.decode(verb.code(5)) == ("strike", [5])
    event = HourEvent(events, "struck", [("hour", verb.domains[0])])
    s.recording = True
    event.tell(s, 5)
    assert events.read(s.take_log()[0]).args == {"hour": 5}
