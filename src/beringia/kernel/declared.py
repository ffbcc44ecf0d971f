"""Fields for classes of plain Python: the constructor and all that compiled classes get from ``tools/records.py``."""

from __future__ import annotations

import inspect
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

from librt.vecs import vec
from mypy_extensions import i64

from beringia.kernel.fields import Field
from beringia.kernel.state import State, Step
from beringia.kernel.terms import NOBODY, Seat

_T = TypeVar("_T", bound=type)


def declared(cls: _T) -> _T:
    """Make a record, a state or a step of a class whose fields are declared by annotations.

    A state gets ``blank(dice)``, ``copy`` and ``refill``; a record ``blank()`` and ``copy``; a step its constructor.
    """
    fields = _fields(cls)
    cls.FIELDS = {**getattr(cls, "FIELDS", {}), **fields}  # type: ignore[attr-defined]
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
            hint = get_args(hint)[0]
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
    if field.record is not None:
        return [record.copy() for record in value] if field.by else value.copy()
    return value[:] if field.by and not field.fixed else value


def _make_record(cls: Any) -> None:
    def blank() -> Any:
        made = cls.__new__(cls)
        for name, field in cls.FIELDS.items():
            setattr(made, name, _blank(field))
        return made

    def copy(self: Any) -> Any:
        made = cls.__new__(cls)
        for name, field in cls.FIELDS.items():
            setattr(made, name, _copied(field, getattr(self, name)))
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
        _fill(made, self)
        return made

    def refill(self: Any, other: Any) -> None:
        for index, number in enumerate(other.dice):
            self.dice[index] = number
        self.offers_ready = False
        _fill(self, other)

    def _fill(made: Any, other: Any) -> None:
        made.top = other.top
        for name, field in cls.FIELDS.items():
            setattr(made, name, _copied(field, getattr(other, name)))

    cls.blank = staticmethod(blank)
    cls.copy = copy
    cls.refill = refill


def _make_step(cls: Any) -> None:
    names = list(cls.FIELDS)

    def __init__(self: Any, *values: int) -> None:  # noqa: N807 - it becomes the constructor
        expected = ["seat", *names] if cls.HAS_SEAT else names
        if len(values) != len(expected):
            raise TypeError(f"{cls.NAME} takes {', '.join(expected)}")
        Step.__init__(self, Seat(values[0] if cls.HAS_SEAT else NOBODY))
        for name, value in zip(names, values[len(expected) - len(names) :], strict=True):
            setattr(self, name, value)

    cls.__init__ = __init__
