"""Numbers that every game has. A game adds its own: areas, cards, hexes, each a type that mypy keeps apart."""

from __future__ import annotations

from typing import Final, NewType

from mypy_extensions import i64

#: A seat at the table, from 0. Arithmetic gives a plain number again: ``Seat(seat + 1)``.
Seat = NewType("Seat", i64)

#: No seat at all: in events that concern nobody, in fields that name nobody yet.
NOBODY: Final = -1
NO_SEAT: Final[Seat] = Seat(-1)
