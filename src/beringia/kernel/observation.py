"""Observations and masks: what a learner gets of a position, as numbers in a buffer.

An observation is a row of 64-bit integers: who looks, what is being decided, then the fields of the position that this
seat may see (:mod:`beringia.kernel.observing`), then what the game adds. :class:`Observation` says what each number is.
"""

from __future__ import annotations

import operator
import sys
from array import array
from collections.abc import Iterator, Sequence, Sized
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from beringia.kernel.domains import FLAG, Domain
from beringia.kernel.fields import BAG, EVERYBODY, HIDDEN, Field
from beringia.kernel.observing import Entry, clear, fields_of, is_by_seat, is_covered
from beringia.kernel.options import OptionValue
from beringia.kernel.rules import Rules
from beringia.kernel.state import State, Step

#: The kinds of numbers that a buffer may have, as the module ``struct`` writes them, and what may stand before them.
_FITTING: Final = {"q": ("q", "l"), "B": ("B", "b", "?", "c"), "d": ("d",)}
_NATIVE: Final = "@=<" if sys.byteorder == "little" else "@=>!"
_NUMPY: Final = {"q": "int64", "B": "int8", "d": "float64"}
#: What comes before the arguments of the decision: viewer, over, kind and seat of the decision.
_HEAD: Final = 4


class Observation:
    """Every entry of the observations of a game, in order. ``observation["players.food"]`` is one of them."""

    #: The type of every number, as numpy and the module ``array`` call it.
    dtype: Final = "int64"
    typecode: Final = "q"

    def __init__(self, rules: Rules) -> None:
        self._rules: Final = rules
        #: The kinds of decisions; entry ``decision.kind`` is an index of it.
        self.kinds: Final = decision_kinds(rules)
        deciding = [rules.steps[kind] for kind in self.kinds]
        # By class, because attributes of classes are slow to look up: twice the kind, 1 more if its seat is hidden.
        self._heads: Final[dict[object, int]] = {
            step: 2 * number + int(step.SEAT_HIDDEN) for number, step in enumerate(deciding)
        }
        self._arguments: Final[i64] = max([len(step.FIELDS) for step in deciding], default=0)
        state_class = _state_class(rules)
        seat = Domain("seat", rules.seats[-1], optional=True)
        argument = Domain("argument", int(self._arguments))
        low = min([_low(field.domain) for step in deciding for field in step.FIELDS.values()], default=0)
        high = max([field.domain.size for step in deciding for field in step.FIELDS.values()], default=1)
        self.entries: list[Entry] = [
            Entry("viewer", seat, about="who looks", low=0),
            Entry("over", FLAG, about="whether the game is over"),
            Entry("decision.kind", Domain("decision", names=self.kinds, optional=True), about="what is being decided"),
            Entry("decision.seat", seat, about="who decides; -1 if nobody does, or if the viewer may not know who"),
            Entry("decision.arguments", Domain("any", high), (argument,), "what the decision is about", min(low, 0)),
            *_entries(state_class.FIELDS, ""),
            *state_class.MORE,
        ]
        size = 0
        for entry in self.entries:
            entry.start = size
            entry.owner = self
            size += entry.size
        #: How many numbers an observation has.
        self.size: Final = size
        self._more: Final[i64] = sum(entry.size for entry in state_class.MORE)
        self._empty: Final = vec[i64]([0] * size)
        self._nothing: Final = vec[u8]([u8(0)] * rules.codes.size)
        self._by_name: Final = {entry.name: entry for entry in self.entries}

    def __len__(self) -> int:
        return len(self.entries)

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.entries)

    def __getitem__(self, name: str) -> Entry:
        if name not in self._by_name:
            raise KeyError(f"{name!r} is no entry; there are {', '.join(self._by_name)}")
        return self._by_name[name]

    def __copy__(self) -> Observation:
        return self

    def __deepcopy__(self, memo: object) -> Observation:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        from beringia.kernel.position import Game  # here, because games have observations

        return operator.attrgetter("observation"), (Game(self._rules),)

    def __repr__(self) -> str:
        return f"<Observation of {self.size} numbers in {len(self.entries)} entries>"

    @property
    def low(self) -> list[int]:
        """The smallest value of every number."""
        return [entry.low for entry in self.entries for _ in range(entry.size)]

    @property
    def high(self) -> list[int]:
        """The largest value of every number."""
        return [entry.high for entry in self.entries for _ in range(entry.size)]

    def explain(self, numbers: Sequence[int]) -> dict[str, Any]:
        """An observation taken apart: the numbers of each entry by its name."""
        given: object = numbers
        if not isinstance(given, Sized) or isinstance(given, str | bytes) or len(given) != self.size:
            told = f"{type(given).__name__} of {len(given)}" if isinstance(given, Sized) else repr(given)
            raise ValueError(f"numbers: {told} is no observation; one has {self.size} numbers")
        return {
            entry.name: _shaped(list(numbers[entry.start : entry.start + entry.size]), entry.shape) for entry in self
        }

    # -- filling (hot)

    def numbers(self, state: State, viewer: i64) -> vec[i64]:
        out = self._empty[:]
        self.write(state, viewer, out, 0)
        return out

    def write(self, state: State, viewer: i64, out: vec[i64], start: i64) -> None:
        """Write an observation from ``start`` on, where all is 0 or one of as many seats was that is wiped."""
        out[start] = viewer
        arguments: i64 = start + _HEAD
        at: i64 = clear(out, arguments, self._arguments)
        step = state.top
        if step is None:
            out[start + 1] = 1
            out[start + 2] = -1
            out[start + 3] = -1
        else:
            head: i64 = self._heads[type(step)]
            out[start + 1] = 0
            out[start + 2] = head >> 1
            if head & 1 == 1 and step.seat != viewer:
                out[start + 3] = -1
            else:
                out[start + 3] = step.seat
                step.observe(out, arguments)
        at = state.observe(viewer, out, at)
        state.observe_more(viewer, out, at)

    def wipe(self, state: State, viewer: i64, out: vec[i64], start: i64) -> None:
        """Before a game goes on whose observation was written from ``start`` on: what the next one does not write."""
        state.wipe_more(viewer, out, start + self.size - self._more, self._more)

    def flags(self, state: State) -> vec[u8]:
        """1 for every choice that is offered; the offers must be listed."""
        out = self._nothing[:]
        for index in range(state.offered):
            out[state.buffer[index]] = 1
        return out


def decision_kinds(rules: Rules) -> list[str]:
    """The names of all decisions of a game."""
    never: Any = Step.decides
    return sorted(name for name, step in rules.steps.items() if getattr(step, "decides") is not never)  # noqa: B009


def poured(numbers: Any, out: Any, typecode: str) -> Any:
    """The numbers in a new array, or in a buffer of the same size that is given."""
    source = memoryview(numbers)
    if out is None:
        if typecode == "B":
            return bytearray(source)
        made = array(typecode)
        made.frombytes(source.cast("B"))
        return made
    try:
        target = memoryview(out)
    except (TypeError, ValueError, BufferError):
        raise ValueError(f"out: {type(out).__name__} is no buffer of numbers; {_wanted(source, typecode)}") from None
    # A buffer of as many bytes but of another kind would take them for floats, or for objects and crash.
    if (
        target.readonly
        or not target.c_contiguous
        or target.itemsize != source.itemsize
        or target.nbytes != source.nbytes
        or target.format.lstrip(_NATIVE) not in _FITTING[typecode]
    ):
        told = "a read-only buffer" if target.readonly else f"a buffer of {target.shape} x {target.format!r}"
        raise ValueError(f"out: {told} does not do; {_wanted(source, typecode)}")
    target.cast("B")[:] = source.cast("B")
    return out


def _wanted(source: memoryview, typecode: str) -> str:
    return f"give a writable, contiguous one of {len(source)} numbers, {_NUMPY[typecode]}"


def _state_class(rules: Rules) -> type[State]:
    seats = rules.seats[0]
    options: dict[str, OptionValue] = {}
    for option in rules.options:
        options[option.key] = option.check(option.start(seats), seats)
    return type(rules.start(seats, "0", options))


def _low(domain: Domain) -> int:
    return -1 if domain.optional else min(0, domain.least)


def _entries(fields: dict[str, Field], prefix: str) -> list[Entry]:
    """The entries of a state or of its records."""
    found: list[Entry] = []
    for name, field in fields.items():
        if field.record is not None:
            found += _records(name, field, prefix)
        elif field.see == EVERYBODY:
            found.append(_entry(prefix + name, field, field.by, ""))
        elif is_covered(field):
            found.append(Entry(prefix + name, FLAG, field.by, f"where {_words(name)} lie face down"))
        elif field.see != HIDDEN and is_by_seat(field):
            found.append(_entry(f"{prefix}{name}.own", field, field.by[1:], "the viewer's"))
            if field.form == BAG:
                most = Domain("count", field.length * field.domain.size)
                found.append(Entry(f"{prefix}{name}.size", most, field.by[:1], f"how much is in {_words(name)}"))
        elif field.see != HIDDEN:
            found.append(_entry(prefix + name, field, field.by, "the viewer's; 0 for all others"))
            if field.form == BAG:
                found.append(Entry(f"{prefix}{name}.size", Domain("count", 1000), (), f"how much is in {_words(name)}"))
    return found


def _records(name: str, field: Field, prefix: str) -> list[Entry]:
    """The entries of records. They are written record by record, so each record has its own."""
    if not field.by:
        return _entries(fields_of(field), f"{prefix}{name}.")
    found: list[Entry] = []
    for number in range(field.length):
        found += _entries(fields_of(field), f"{prefix}{name}.{number}.")
    return found


def _entry(name: str, field: Field, by: tuple[Domain, ...], about: str) -> Entry:
    words = f"{_words(name)}{', ' + about if about else ''}{': ' + field.about if field.about else ''}"
    if field.bits:
        return Entry(name, FLAG, (*by, Domain("bit", field.bits)), f"{words}, as a set")
    low = min(_low(field.domain), field.start, 0)
    return Entry(name, field.domain, by, words, low)


def _words(name: str) -> str:
    return name.replace("_", " ").replace(".", " ")


def _shaped(numbers: list[int], shape: tuple[int, ...]) -> Any:
    if not shape:
        return numbers[0]
    if len(shape) == 1:
        return numbers
    row = len(numbers) // shape[0]
    return [_shaped(numbers[start : start + row], shape[1:]) for start in range(0, len(numbers), row)]
