"""What every position is made of: an agenda of steps, dice, a buffer of legal choices, a list of events.

A game subclasses :class:`State` and declares its fields: numbers, arrays of numbers, records of both. Nothing else may
be in a state: no callbacks, nothing that cannot be copied, compared, saved and hashed.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any, ClassVar, Final, Self, overload

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from beringia.kernel import dice as dice_module
from beringia.kernel import grid
from beringia.kernel.codes import Argument, Refusal, Verb, argument
from beringia.kernel.fields import STACK, Field
from beringia.kernel.observing import Entry, clear
from beringia.kernel.parts import Part
from beringia.kernel.terms import NO_SEAT, NOBODY, Seat

#: An event as the engine notes it: kind, seat, six arguments, what only one seat may know, that seat (or -1).
RawEvent = tuple[int, int, int, int, int, int, int, int, int, int]

#: A digest reads so many arguments of every step.
STEP_ARGUMENTS: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Step:
    """Something on the agenda. Its arguments are fields, set when it is made and never changed.

    A step runs by itself (``execute``) or is the decision of a seat: then it ``decides``, lists the legal choices and
    carries one of them out. A game has one subclass that turns the kernel's ``State`` into its own; the steps of the
    game then define ``run``, or ``offer`` and ``take``.
    """

    #: How the step is called in saved positions, views and messages.
    NAME: ClassVar[str] = ""
    #: Its number in digests; by default it follows from the name.
    KIND: ClassVar[int] = 0
    #: The clause of the rulebook that it carries out.
    CLAUSE: ClassVar[str] = ""
    #: The verbs that a decision may offer.
    VERBS: ClassVar[tuple[Verb, ...]] = ()
    #: The names of the steps that may lie directly below it; "" is the ground. None means that anything may.
    BELOW: ClassVar[tuple[str, ...] | None] = None
    #: True if the constructor takes a seat: for a class that declares ``seat: Seat``, or extends one that does.
    HAS_SEAT: ClassVar[bool] = False
    #: True if that seat may be ``NO_SEAT``.
    SEAT_OPTIONAL: ClassVar[bool] = False
    #: True for a decision of which nobody else may know whose it is.
    SEAT_HIDDEN: ClassVar[bool] = False
    #: With which of its verbs a seat lets a chance go by that others get too: where it is asked in a round of passes.
    PASSES: ClassVar[Verb | None] = None
    FIELDS: ClassVar[dict[str, Field]] = {}
    #: True for a class under the decorator ``step``.
    DECLARED: ClassVar[bool] = False

    seat: Seat
    below: Step | None

    def __init__(self, seat: Seat = NO_SEAT) -> None:
        self.seat = seat
        self.below = None

    # -- playing (hot: called for every step)

    def decides(self) -> bool:
        """True if a seat has to choose."""
        return False

    def execute(self, state: State) -> None:
        """Carry out a step that runs by itself; it is already taken off the agenda."""
        raise NotImplementedError(self.NAME)

    def list_choices(self, state: State) -> None:
        """Offer every legal choice of this decision."""
        raise NotImplementedError(self.NAME)

    def carry_out(self, state: State, code: i64) -> None:
        """Carry out a legal choice; the decision is already taken off the agenda."""
        raise NotImplementedError(self.NAME)

    def seems_open(self, state: State) -> bool:
        """True if, by what everybody knows, there may be more than one choice here. Then a single one is asked for
        too: if it were not, the others would learn what the seat does not hold. Called where there is only one."""
        return False

    # -- for people, and for saved positions

    def told(self, state: State) -> dict[str, Argument]:
        """What a person must be told about this decision: which card, how many left, ..."""
        return {name: argument(field.domain.write(getattr(self, name))) for name, field in self.FIELDS.items()}

    def adds(self, state: State, code: int) -> dict[str, Argument]:
        """What an offered choice says here beyond its operands: what it costs, which card is copied, ..."""
        return {}

    def refusal(self, state: State, code: int) -> Refusal | None:
        """Why a code is not offered here; None leaves it at the clause of the decision."""
        return None

    def broken(self, state: State) -> str:
        """What must hold beyond the ranges if this step lies on the agenda of a saved position, and does not."""
        return ""

    def arguments(self) -> list[int]:
        """The fields in order, as numbers."""
        return [int(getattr(self, name)) for name in self.FIELDS]

    def observe(self, out: vec[i64], at: i64) -> None:
        """Write the fields."""
        for name in self.FIELDS:
            out[at] = getattr(self, name)
            at += 1

    def numbers(self) -> list[int]:
        """The step in a digest."""
        values = self.arguments()
        padding = [0] * (STEP_ARGUMENTS - len(values))
        return [self.KIND or zlib.crc32(self.NAME.encode()), int(self.seat), *values, *padding]

    def __repr__(self) -> str:
        told = "".join(f", {name}={getattr(self, name)}" for name in self.FIELDS)
        return f"<{self.NAME} seat={int(self.seat)}{told}>"


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Record:
    """A part of a state with fields of its own: what a player has, a fight. ``record`` writes its methods."""

    FIELDS: ClassVar[dict[str, Field]] = {}

    @classmethod
    def blank(cls) -> Self:
        """Return a record with every field at its start."""
        raise NotImplementedError

    def copy(self) -> Self:
        raise NotImplementedError

    def become(self, other: Self) -> None:
        """Take over the content of another record."""
        raise NotImplementedError

    def observe(self, mine: bool, out: vec[i64], at: i64) -> i64:
        """Write the fields from ``at`` on; those of their owner only if it is ``mine``. Returns where to go on."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """The plain data of a position. ``top`` is what happens next; without it the game is over."""

    FIELDS: ClassVar[dict[str, Field]] = {}
    #: Parts of the saved form that are no field of their own.
    PARTS: ClassVar[tuple[Part, ...]] = ()

    dice: Final[vec[i64]]
    top: Step | None
    buffer: vec[i64]
    offered: i64
    offers_ready: bool
    recording: bool
    revealed: bool
    #: The events since somebody took them; None until there is one, because most copies never tell any.
    log: list[RawEvent] | None
    #: With each event a copy of the state as it stood then, if somebody wants to watch step by step.
    moments: list[State] | None

    def __init__(self, dice: vec[i64]) -> None:
        self.dice = dice
        self.top = None
        # The buffer is refilled at every decision and never shrinks; it is scratch space, not part of the position.
        self.buffer = vec[i64]()
        self.offered = 0
        self.offers_ready = False
        self.recording = False
        self.revealed = False
        self.log = None
        self.moments = None

    # -- written out by the decorator ``state``

    @classmethod
    def blank(cls, dice: vec[i64], seats: int, **shared: Any) -> Self:
        """Return an empty table: every field at its start. ``shared`` is what is no field."""
        raise NotImplementedError

    def copy(self) -> Self:
        """Return an independent state with the same content."""
        raise NotImplementedError

    def refill(self, other: State) -> None:
        """Become a copy of another state of the same game, without making a new object."""
        raise NotImplementedError

    def observe(self, viewer: i64, out: vec[i64], at: i64) -> i64:
        """Write all fields that a seat may know, from ``at`` on; returns where to go on."""
        raise NotImplementedError

    def player_count(self) -> int:
        """How many seats there are."""
        raise NotImplementedError

    # -- the agenda

    def push(self, step: Step) -> None:
        """Put a fresh step on top: it comes before everything that is on the agenda already."""
        step.below = self.top
        self.top = step

    def over(self) -> bool:
        return self.top is None

    def top_seat(self) -> Seat:
        """Who decides now."""
        step = self.top
        return NO_SEAT if step is None else step.seat

    def top_name(self) -> str:
        """What happens next; "" at the end of the game."""
        step = self.top
        return "" if step is None else step.NAME

    def agenda(self) -> list[Step]:
        """All steps, the last thing to happen first."""
        found: list[Step] = []
        step = self.top
        while step is not None:
            found.append(step)
            step = step.below
        found.reverse()
        return found

    # -- choices

    def offer(self, code: i64) -> None:
        """Add a legal choice to the buffer of the current decision."""
        offered: i64 = self.offered
        buffer = self.buffer
        if offered < len(buffer):
            buffer[offered] = code
        else:
            self.buffer = append(buffer, code)
        self.offered = offered + 1

    # -- chance

    def roll(self, limit: i64) -> i64:
        """A fair random number from 0 to ``limit`` - 1. What chance decides can never be taken back."""
        self.revealed = True
        return dice_module.below(self.dice, limit)

    def shuffle(self, items: vec[i64], start: i64, count: i64) -> None:
        self.revealed = True
        dice_module.shuffle(self.dice, items, start, count)

    def lay_out(self, places: vec[i64], things: Sequence[int]) -> None:
        """Shuffle some things and lay them down, one in each place."""
        for index in range(len(things)):
            places[index] = things[index]
        self.shuffle(places, 0, len(things))

    # -- events

    def teller(self, seat: i64) -> i64:
        """Who an event is told of: a game may have actors that are no seats."""
        return seat

    def note(
        self, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64, secret: i64, knows: i64
    ) -> None:
        """Keep an event, and the moment at which it happened."""
        if self.log is None:
            self.log = []
        self.log.append((kind, self.teller(seat), a, b, c, d, e, f, secret, knows))
        if self.moments is not None:
            self.moments.append(self.copy())

    def take_log(self) -> list[RawEvent]:
        """Hand over the events noted so far."""
        log = self.log
        self.log = None
        return [] if log is None else log

    # -- for learners

    #: What ``observe_more`` writes.
    MORE: ClassVar[tuple[Entry, ...]] = ()

    def observe_more(self, viewer: i64, out: vec[i64], at: i64) -> i64:
        """Write what a seat may know beyond whole fields: what ``MORE`` tells, in that order. What is 0 may be left
        out: it is 0 before."""
        return at

    def wipe_more(self, viewer: i64, out: vec[i64], at: i64, places: i64) -> None:
        """Make all 0 again that ``observe_more`` has written for the position as it is, and might leave out the next
        time. A game that knows where that is saves the time for the rest."""
        clear(out, at, places)

    # -- identity

    def numbers(self) -> list[int]:
        """The whole position as one list of integers. Two positions are equal exactly if these lists are."""
        steps = self.agenda()
        result: list[int] = [len(steps)]
        for step in steps:
            result.extend(step.numbers())
        result.extend(self.dice)
        result.extend(self.field_numbers())
        return result

    def field_numbers(self) -> list[int]:
        """All fields in the order of their declaration."""
        return numbers_of(self, self.FIELDS)


def numbers_of(holder: object, fields: dict[str, Field]) -> list[int]:
    """The numbers of a state or a record, field by field."""
    result: list[int] = []
    for name, field in fields.items():
        if field.derived:
            continue
        value = getattr(holder, name)
        if field.record is None:
            result.extend([int(value)] if not field.by else _entries(holder, field, value))
        elif not field.by:
            result.extend(numbers_of(value, _fields_of(field.record)))
        elif field.rows:
            for record in value:
                result.extend(numbers_of(record, _fields_of(field.record)))
        else:
            for column, inner in _fields_of(field.record).items():
                for record in value:
                    result.extend(numbers_of(record, {column: inner}))
                result.extend([inner.start] * (inner.length * (field.length - len(value))))
    return result


def _entries(holder: object, field: Field, value: vec[i64]) -> list[int]:
    """The numbers of an array. What lies behind the end of a stack is left over from before, and counts for nothing."""
    entries = list(value)
    if field.form == STACK and field.size:
        length = field.by[-1].size
        size = getattr(holder, field.size)
        sizes = [int(size)] if len(field.by) == 1 else list(size)
        for row in range(len(sizes)):
            for index in range(sizes[row], length):
                entries[row * length + index] = field.start
    return entries


def _fields_of(record: type) -> dict[str, Field]:
    fields: dict[str, Field] = record.FIELDS  # type: ignore[attr-defined]  # every record has them
    return fields


def fill(target: vec[i64], source: vec[i64]) -> None:
    """Copy the entries of an array into another one of the same length."""
    for index in range(len(target)):
        target[index] = source[index]


_ZEROS: Final = vec[i64]([0] * 4096)


def filled(start: i64, length: i64) -> vec[i64]:
    """An array of one number. A part of an array is copied at once, where a list would be read number by number."""
    return _ZEROS[:length] if start == 0 and length <= len(_ZEROS) else vec[i64]([start] * length)


@overload
def replaced(array: grid.Grid[*grid.Axes], index: tuple[*grid.Axes], value: i64) -> grid.Grid[*grid.Axes]: ...
@overload
def replaced(array: vec[i64], index: i64, value: i64) -> vec[i64]: ...
def replaced(array: vec[i64], index: i64, value: i64) -> vec[i64]:  # type: ignore[misc]  # the expander flattens axes
    """Return an array with another entry: for arrays that copies share and that are never changed in place."""
    made = array[:]
    made[index] = value
    return made


__all__ = ["NOBODY", "NO_SEAT", "RawEvent", "Record", "Seat", "State", "Step", "fill", "replaced"]
