"""Records, states and steps of plain Python: what compiled classes get from ``tools/records.py`` is made here as a game
is loaded. ``examples/thin_ice.py`` is a whole game of them. This module itself is never compiled.
"""

from __future__ import annotations

import inspect
import re
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

from librt.vecs import vec
from mypy_extensions import i64

from beringia.kernel.fields import Field
from beringia.kernel.state import State, Step
from beringia.kernel.terms import NOBODY, Seat

#: The type of a field with axes.
Numbers = vec[i64]

_T = TypeVar("_T", bound=type)


class PlainStep(Step):
    """A step that runs by itself. The state comes as the game's own class."""

    def __init__(self, *values: Any) -> None:
        raise TypeError(f"{type(self).__name__} must be declared")  # which gives it its own constructor

    def execute(self, state: State) -> None:
        self.run(state)

    def run(self, s: Any) -> None:
        raise NotImplementedError(self.NAME)


class PlainDecision(Step):
    """A decision: what is offered to its seat, and what follows from the choice that is taken."""

    def __init__(self, *values: Any) -> None:
        raise TypeError(f"{type(self).__name__} must be declared")

    def decides(self) -> bool:
        return True

    def list_choices(self, state: State) -> None:
        self.offer(state)

    def carry_out(self, state: State, code: i64) -> None:
        self.take(state, code)

    def offer(self, s: Any) -> None:
        raise NotImplementedError(self.NAME)

    def take(self, s: Any, code: int) -> None:
        raise NotImplementedError(self.NAME)


def declared(cls: _T) -> _T:
    """Make a record, a state or a step of a class whose fields are declared by annotations.

    A state gets ``blank(dice)``, ``copy`` and ``refill``; a record ``blank()`` and ``copy``; a step its constructor,
    and a name after its class if it has none.
    """
    cls.FIELDS = {**getattr(cls, "FIELDS", {}), **_fields(cls)}  # type: ignore[attr-defined]
    if issubclass(cls, Step):
        _make_step(cls)
    elif issubclass(cls, State):
        _make_state(cls)
    else:
        _make_record(cls)
    return cls


def _fields(cls: type) -> dict[str, Field]:
    found: dict[str, Field] = {}
    hints = get_type_hints(cls, include_extras=True)
    for name in inspect.get_annotations(cls):
        hint = hints[name]
        while get_origin(hint) is not None and get_origin(hint) is not Annotated:
            hint = get_args(hint)[0]  # what a Final holds
        if get_origin(hint) is Annotated:
            for extra in get_args(hint)[1:]:
                if isinstance(extra, Field):
                    found[name] = extra
    return found


def _blank(field: Field) -> Any:
    if field.record is None:
        return field.start if not field.by else vec[i64]([field.start] * field.length)
    if not field.by:
        return field.record.blank()  # type: ignore[attr-defined]
    return [field.record.blank() for _ in range(field.length)]  # type: ignore[attr-defined]


def _copied(field: Field, value: Any) -> Any:
    if field.fixed:
        return value
    if field.record is not None:
        return [record.copy() for record in value] if field.by else value.copy()
    return value[:] if field.by else value


def _fill(made: Any, fields: dict[str, Field], other: Any) -> None:
    for name, field in fields.items():
        setattr(made, name, _copied(field, getattr(other, name)))


def _make_record(cls: Any) -> None:
    def blank() -> Any:
        made = cls.__new__(cls)
        for name, field in cls.FIELDS.items():
            setattr(made, name, _blank(field))
        return made

    def copy(self: Any) -> Any:
        made = cls.__new__(cls)
        _fill(made, cls.FIELDS, self)
        return made

    cls.blank = staticmethod(blank)
    cls.copy = copy


def _make_state(cls: Any) -> None:
    def blank(dice: vec[i64]) -> Any:
        made = cls(dice)
        for name, field in cls.FIELDS.items():
            setattr(made, name, _blank(field))
        return made

    def copy(self: Any) -> Any:
        made = cls(self.dice[:])
        made.top = self.top
        _fill(made, cls.FIELDS, self)
        return made

    def refill(self: Any, other: Any) -> None:
        for index, number in enumerate(other.dice):
            self.dice[index] = number
        self.top = other.top
        self.offers_ready = False
        _fill(self, cls.FIELDS, other)

    def player_count(self: Any) -> int:
        return int(self.seats)

    cls.blank = staticmethod(blank)
    cls.copy = copy
    cls.refill = refill
    if cls.player_count is State.player_count:
        cls.player_count = player_count


def _make_step(cls: Any) -> None:
    if "NAME" not in vars(cls):
        cls.NAME = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()
    names = list(cls.FIELDS)
    expected = ["seat", *names] if cls.HAS_SEAT else names

    def __init__(self: Any, *values: int) -> None:  # noqa: N807 - it becomes the constructor
        if len(values) != len(expected):
            raise TypeError(f"{cls.NAME} takes {', '.join(expected) or 'nothing'}, not {len(values)} numbers")
        Step.__init__(self, Seat(values[0] if cls.HAS_SEAT else NOBODY))
        for name, value in zip(names, values[len(expected) - len(names) :], strict=True):
            setattr(self, name, value)

    cls.__init__ = __init__
