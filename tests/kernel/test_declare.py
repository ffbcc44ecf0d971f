"""Records, states and steps of plain Python, whose fields are declared once."""

from __future__ import annotations

from typing import Annotated, Any, Final

import pytest

from beringia.kernel.codes import CodeSpace
from beringia.kernel.declare import Numbers, PlainDecision, PlainStep, record, state, step
from beringia.kernel.dice import new_dice
from beringia.kernel.domains import FLAG, Domain, DomainOf, count
from beringia.kernel.events import EventSpace
from beringia.kernel.fields import Field
from beringia.kernel.rules import Rules, advance, apply, named, steps_of
from beringia.kernel.state import NOBODY, Record, Seat, State, Step
from beringia.kernel.verbs import verb

SEAT = Domain("seat", 2)
PLACE = DomainOf(int, "place", 3)


@record
class Bag(Record):
    size: Annotated[int, Field(count(9), start=4)]
    things: Final[Annotated[Numbers, Field(count(9), by=(PLACE,), start=2)]]


@state
class Room(State):
    seats: Annotated[int, Field(count(2), at=None)]
    mood: Annotated[int, Field(count(5), start=3)]
    marks: Annotated[Numbers, Field(count(9), by=(SEAT, PLACE))]
    walls: Annotated[Numbers, Field(FLAG, by=(PLACE,), fixed=True)]
    bags: Annotated[list[Bag], Field(record=Bag, by=(SEAT,))]
    chest: Annotated[Bag, Field(record=Bag)]
    remark: str = "not a field"


CODES = CodeSpace()
GO = verb(CODES, "go", ("place", PLACE))


@step
class TakeAWalk(PlainDecision):
    far: Annotated[int, Field(count(9))]
    back: Annotated[int, Field(FLAG)]

    def offer(self, s: Room) -> None:
        s.offer(GO.code(1))
        s.offer(GO.code(2))

    def take(self, s: Room, code: int) -> None:
        s.mood = GO.read(code)
        s.push(Fade(1))


@step
class Fade(PlainStep):
    by: Annotated[int, Field(count(9))]

    def run(self, s: Room) -> None:
        s.mood -= self.by


def room() -> Any:
    made = Room.blank(new_dice("room"), 2)
    made.seats = 2
    return made


def test_a_blank_state_has_every_field_at_its_start() -> None:
    s = room()
    assert (s.mood, list(s.marks), s.chest.size, list(s.bags[1].things)) == (3, [0] * 6, 4, [2, 2, 2])
    assert s.player_count() == 2
    assert list(Room.FIELDS) == ["seats", "mood", "marks", "walls", "bags", "chest"]
    assert room().bags[0] is not s.bags[0]


def _touch(s: Any) -> None:
    s.mood = 1
    s.marks[4] = 7
    s.bags[1].things[0] = 9
    s.chest.size = 0
    s.dice[0] = 1
    s.push(Fade(2))


def test_copies_are_independent() -> None:
    s = room()
    before = s.numbers()
    copy = s.copy()
    assert copy.numbers() == before
    _touch(copy)
    assert s.numbers() == before
    assert copy.numbers() != before
    assert copy.walls is s.walls, "what never changes is shared"


def test_a_refilled_state_is_a_copy_in_the_same_object() -> None:
    s, other = room(), room()
    _touch(other)
    other.offers_ready = True
    s.refill(other)
    assert s.numbers() == other.numbers()
    assert not s.offers_ready
    before = other.numbers()
    s.marks[0], s.bags[0].size, s.top = 5, 1, None
    assert other.numbers() == before


def test_steps_get_a_constructor_and_a_name() -> None:
    step: Any = TakeAWalk(Seat(1), 5, 0)
    assert (step.NAME, step.seat, step.far, step.back, step.below) == ("take_a_walk", 1, 5, 0, None)
    assert step.arguments() == [5, 0]
    assert step.told(room()) == {"far": 5, "back": False}
    assert repr(step) == "<take_a_walk seat=1, far=5, back=0>"
    assert Fade(3).seat == NOBODY
    with pytest.raises(TypeError, match="missing 2 required positional arguments: 'far' and 'back'"):
        TakeAWalk(Seat(1))  # type: ignore[call-arg]


def test_a_step_that_is_not_declared_says_so() -> None:
    class Forgotten(PlainDecision):
        NAME = "forgotten"

    with pytest.raises(TypeError, match="step 'forgotten' is not declared: put @step above its class"):
        Rules("room", range(2, 3), Room, [Forgotten], CODES, EventSpace())


def test_steps_run_and_decide_through_the_kernel() -> None:
    s = room()
    s.push(TakeAWalk(Seat(0), 1, 0))
    rules = Rules("room", range(2, 3), Room, [TakeAWalk, Fade], CODES, EventSpace())
    advance(rules, s)
    assert [s.buffer[index] for index in range(s.offered)] == [1, 2]
    apply(rules, s, 2)
    assert (s.mood, s.over()) == (1, True)


def test_two_steps_of_one_name_are_refused() -> None:
    @step
    class Other(Step):
        NAME = "fade"

    with pytest.raises(ValueError, match="two steps are called 'fade'"):
        named([Fade, Other])


def test_steps_are_found_below_their_base() -> None:
    class RoomStep(PlainStep):
        pass

    @step
    class Knock(RoomStep):
        pass

    assert steps_of(RoomStep) == {"knock": Knock}
