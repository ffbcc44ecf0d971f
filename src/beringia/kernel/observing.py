"""What learners see of a position as numbers, written without an object per number.

The decorators of ``beringia.kernel.declare`` write a method ``observe`` into every state and record, made of the
functions here.

Of each field there is, in the order of declaration: all of it if everybody may see it; what the viewer has of it if its
owner may, and of bags how much everybody has; if nobody may see it, where something lies (1) and where nothing (0), or
nothing at all of a field without a place in views. What lies behind the end of a stack is left out, a set of bits is
written one by one, places of players who do not take part are 0.
"""

from __future__ import annotations

import operator

from librt.vecs import vec
from mypy_extensions import i64

from beringia.kernel.domains import Domain
from beringia.kernel.fields import BAG, EVERYBODY, HIDDEN, PLAIN, Field


class Entry:
    """A part of an observation: numbers with one meaning.

    ``axes`` says what each axis of ``shape`` counts, ``low`` and ``high`` are the range of every number. A number of a
    domain with ``names`` stands for one of them, -1 for none of them; else it is a count.
    """

    def __init__(
        self, name: str, domain: Domain, by: tuple[Domain, ...] = (), about: str = "", low: int | None = None
    ) -> None:
        self.name = name
        self.domain = domain
        self.by = by
        self.about = about
        self.shape = tuple(axis.size for axis in by)
        self.axes = tuple(axis.name for axis in by)
        self.low = (-1 if domain.optional else min(0, domain.least)) if low is None else low
        self.high = domain.size - 1
        self.size = 1
        for axis in by:
            self.size *= axis.size
        #: Where it begins; set when all entries of a game are known.
        self.start = 0
        #: The :class:`~beringia.kernel.observation.Observation` it is a part of; set then, too.
        self.owner: object = None

    # -- declared once, never changed: a copy is itself, and other processes have it from their game

    def __copy__(self) -> Entry:
        return self

    def __deepcopy__(self, memo: object) -> Entry:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return operator.itemgetter(self.name), (self.owner,)

    def __repr__(self) -> str:
        return f"<{self.start}: {self.name} {self.shape}, {self.low} to {self.high}, {self.domain.name}>"


# -- writing; each returns where to go on


def clear(out: vec[i64], at: i64, places: i64) -> i64:
    """Nothing: so many zeros."""
    for place in range(at, at + places):
        out[place] = 0
    return at + places


def put(out: vec[i64], at: i64, source: vec[i64], places: i64) -> i64:
    """All entries of an array. It may be shorter than its field, if it has places only for those who play."""
    place = at
    for number in source:
        out[place] = number
        place += 1
    return at + places


def put_bits(out: vec[i64], at: i64, value: i64, count: i64) -> i64:
    """A set: 1 for what is in it."""
    for index in range(count):
        out[at + index] = (value >> index) & 1
    return at + count


def put_part(out: vec[i64], at: i64, source: vec[i64], start: i64, count: i64) -> i64:
    """So many entries of an array."""
    for index in range(count):
        out[at + index] = source[start + index]
    return at + count


def put_own(out: vec[i64], at: i64, source: vec[i64], count: i64, mine: bool) -> i64:
    """The entries of an array for its owner, zeros for everybody else."""
    return put(out, at, source, count) if mine else clear(out, at, count)


def put_covered(out: vec[i64], at: i64, source: vec[i64], field: Field) -> i64:
    """Of what lies face down, 1 where something lies; nothing of a field whose places are hidden, too."""
    if not is_covered(field):
        return at
    for number in source:
        out[at] = 1 if number >= 0 else 0
        at += 1
    return at


def put_stack(out: vec[i64], at: i64, source: vec[i64], start: i64, count: i64, size: i64, empty: i64) -> i64:
    """The first ``size`` entries of a stack; the rest of its places is empty."""
    for index in range(count):
        out[at + index] = source[start + index] if index < size else empty
    return at + count


def put_stacks(out: vec[i64], at: i64, source: vec[i64], count: i64, sizes: vec[i64], empty: i64) -> i64:
    """Several stacks, one after the other."""
    for row in range(i64(len(sizes))):
        at = put_stack(out, at, source, row * count, count, sizes[row], empty)
    return at


def put_totals(out: vec[i64], at: i64, source: vec[i64], rows: i64, count: i64) -> i64:
    """How much there is in each of several bags."""
    for row in range(i64(len(source)) // count):
        total: i64 = 0
        for index in range(count):
            total += source[row * count + index]
        out[at + row] = total
    return at + rows


# -- how many numbers that makes


def width(field: Field) -> int:
    """How many numbers a field takes in an observation, without the axes of records around it."""
    if field.record is not None:
        return field.length * sum(width(inner) for inner in fields_of(field).values())
    if field.see == HIDDEN:
        return field.length if is_covered(field) else 0
    if field.see == EVERYBODY:
        return field.length * max(1, field.bits)
    seats = field.by[0].size if is_by_seat(field) else 1
    return field.length // seats * max(1, field.bits) + (seats if field.form == BAG else 0)


def is_covered(field: Field) -> bool:
    """Does everybody see where something lies, and nobody what it is?"""
    return field.see == HIDDEN and field.form == PLAIN and field.domain.optional and field.at is not None


def is_by_seat(field: Field) -> bool:
    """Is this an array with a row for each seat?"""
    return bool(field.by) and field.by[0].name == "seat"


def fields_of(field: Field) -> dict[str, Field]:
    """The fields of the records in a field."""
    found: dict[str, Field] = field.record.FIELDS  # type: ignore[union-attr]  # every record has them
    return found
