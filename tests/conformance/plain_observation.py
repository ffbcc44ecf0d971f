"""Observations written field by field, by name: slow, and independent of what the decorators write."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from beringia.kernel.fields import BAG, EVERYBODY, HIDDEN, STACK, Field
from beringia.kernel.observing import fields_of, is_by_seat, is_covered, put_totals, width


def observe_fields(holder: Any, fields: dict[str, Field], viewer: int, mine: bool, out: vec[i64], at: int) -> int:
    """Write all fields of a state or a record; ``mine``: it belongs to the viewer."""
    for name, field in fields.items():
        value = getattr(holder, name)
        if field.record is not None:
            rows = value if field.by else [value]
            inner = sum(width(column) for column in fields_of(field).values())
            for number, record in enumerate(rows):
                observe_fields(record, fields_of(field), viewer, number == viewer, out, at + number * inner)
            at += width(field)
        elif field.see == EVERYBODY:
            _write(out, at, _entries(holder, field, value))
            at += width(field)
        elif is_covered(field):
            at = _write(out, at, [int(number >= 0) for number in _entries(holder, field, value)])
        elif field.see != HIDDEN:
            seats = field.by[0].size if is_by_seat(field) else 1
            row = field.length // seats
            own = mine or is_by_seat(field)
            numbers = _entries(holder, field, value) if own else [0] * (row * max(1, field.bits))
            at = _write(out, at, numbers[viewer * row : (viewer + 1) * row] if is_by_seat(field) else numbers)
            if field.form == BAG:
                at = put_totals(out, at, value, seats, row)
    return at


def _write(out: vec[i64], at: int, numbers: list[int]) -> int:
    for number in numbers:
        out[at] = number
        at += 1
    return at


def _entries(holder: Any, field: Field, value: Any) -> list[int]:
    if not field.by:
        return [int(value) >> bit & 1 for bit in range(field.bits)] if field.bits else [int(value)]
    found = list(value)
    if field.form == STACK and field.size:
        length = field.by[-1].size
        sizes = getattr(holder, field.size)
        for row in range(len(found) // length):
            size = int(sizes) if len(field.by) == 1 else sizes[row]
            for index in range(size, length):
                found[row * length + index] = field.start
    return found
