"""Numbers that every game has. A game adds its own: areas, cards, hexes, each a type that mypy keeps apart."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NewType

from librt.vecs import vec
from mypy_extensions import i64

#: A seat at the table, from 0. Arithmetic gives a plain number again: ``Seat(seat + 1)``.
Seat = NewType("Seat", i64)

#: No seat at all: in events that concern nobody, in fields that name nobody yet.
NOBODY: Final = -1
NO_SEAT: Final[Seat] = Seat(-1)


def array_of(numbers: Iterable[int]) -> Any:
    """An array of whatever numbers of ours it is declared to hold: while a game runs, all of them are ``i64``."""
    return vec[i64](list(numbers))
