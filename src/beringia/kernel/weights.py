"""The weights of a bot, and the terms that they give a value to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64


class Weights:
    """The numbers of one evaluation by name, e.g. ``position.food``. The evaluation takes each of them once."""

    def __init__(self, numbers: Mapping[str, float]) -> None:
        self._left = dict(numbers)

    def take(self, name: str) -> float:
        if name not in self._left:
            raise ValueError(f"weight {name!r} is missing")
        return float(self._left.pop(name))

    def finish(self) -> None:
        """All numbers must have been taken."""
        if self._left:
            raise ValueError(f"weight {min(self._left)!r} does not exist")


class Term:
    """A part of a value that players have a word for: what it comes to in points, and how many there are of it."""

    def __init__(self, name: str, points: float, number: i64) -> None:
        self.name: Final = name
        self.points: Final = points
        self.number: Final = int(number)
