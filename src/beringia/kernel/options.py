"""The options of a game: how they are declared, checked and read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

OptionValue = int | str | bool | list[str]


class Option:
    """A declared option of a game: how it is called, what kind of value it takes, which values are allowed.

    With ``seats`` other values than the default are allowed for these numbers of players only.
    """

    def __init__(
        self,
        key: str,
        kind: str,
        default: OptionValue | None,
        allowed: Sequence[OptionValue],
        seats: range | None = None,
    ) -> None:
        self.key = key
        self.seats = seats
        self.kind = kind  # "choice": one of the allowed values; "order": different allowed values, one per seat
        self.default = default
        self.allowed = list(allowed)

    def start(self, seats: int) -> OptionValue | list[OptionValue]:
        """What is played where nobody asks for anything: the default, or an order as declared."""
        return self.allowed[:seats] if self.default is None else self.default

    def allowed_for(self, seats: int) -> list[OptionValue]:
        """The values allowed with so many players."""
        if self.seats is None or seats in self.seats or self.default is None:
            return list(self.allowed)
        return [self.default]

    def check(self, value: object, seats: int) -> OptionValue:
        """The value itself if it is allowed; a ``ValueError`` that says what is, if not."""
        if self.kind == "order":
            if isinstance(value, (list, tuple)):
                names = [str(item) for item in value]
                if len(names) == seats and len(set(names)) == seats and all(item in self.allowed for item in names):
                    return names
            raise ValueError(
                f"option {self.key}: {value!r} is not allowed; give {seats} different ones of {_listed(self.allowed)}"
            )
        plain = _plain(value)
        for allowed in self.allowed_for(seats):
            if type(allowed) is type(plain) and allowed == plain:
                return allowed
        if self.seats is not None and seats not in self.seats and plain in self.allowed:
            raise ValueError(f"option {self.key}: {value!r} is not allowed here; {_players(self.seats)}")
        raise ValueError(f"option {self.key}: {value!r} is not allowed; allowed are {_listed(self.allowed)}")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash((self.key, self.kind))

    def __reduce__(self) -> tuple[object, ...]:
        return Option, self._parts()

    def _parts(self) -> tuple[str, str, OptionValue | None, list[OptionValue], range | None]:
        return self.key, self.kind, self.default, self.allowed, self.seats

    def __repr__(self) -> str:
        return f"Option({self.key!r}, {self.kind!r}, default={self.default!r}, allowed={self.allowed!r})"


# -- the values that a game is started with, each as the type that its declaration promises


def number(options: Mapping[str, OptionValue], key: str) -> int:
    value = options[key]
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise _not_allowed(key, value, "a whole number")


def word(options: Mapping[str, OptionValue], key: str) -> str:
    value = options[key]
    if isinstance(value, str):
        return value
    raise _not_allowed(key, value, "a name")


def words(options: Mapping[str, OptionValue], key: str) -> list[str]:
    value = options[key]
    if isinstance(value, list):
        return value
    raise _not_allowed(key, value, "a list of names")


def flag(options: Mapping[str, OptionValue], key: str) -> bool:
    value = options[key]
    if isinstance(value, bool):
        return value
    raise _not_allowed(key, value, "true or false")


def _plain(value: Any) -> object:
    """A single number, flag or text of a library of arrays as Python's own: whoever compares options has such."""
    return value.item() if getattr(value, "shape", None) == () and hasattr(value, "item") else value


def _not_allowed(key: str, value: object, wanted: str) -> ValueError:
    return ValueError(f"option {key}: {value!r} is not allowed; give {wanted}")


def _players(seats: range) -> str:
    """For how many players something is."""
    if len(seats) == 1:
        return f"it is for {seats[0]} player{'' if seats[0] == 1 else 's'} only"
    return f"it is for {seats[0]} to {seats[-1]} players only"


def _listed(values: Sequence[OptionValue]) -> str:
    return ", ".join(str(value) for value in values)
