"""Reading nested plain data (content files, positions) so that every refusal names the exact key."""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Any, Final, SupportsIndex

from beringia.kernel.errors import ContentError, PositionError

#: Larger numbers are described rather than written: Python refuses to write very large ones.
MOST_BITS: Final = 4096
SOURCES: Final = ("rulebook", "public", "design")


class Reader:
    """A cursor into nested data. With a ``file`` it refuses by ``ContentError``, without by ``PositionError``."""

    def __init__(self, value: Any, path: str = "", file: str = "") -> None:
        self.value = value
        self.path = path
        self.file = file

    def refuse(self, reason: str) -> ValueError:
        return self._refusal(self.path, reason)

    def _refusal(self, path: str, reason: str) -> ValueError:
        if self.file:
            return ContentError(self.file, path or "file", reason)
        return PositionError(f"{path or 'position'}: {reason}")

    def _inner(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def at(self, key: str) -> Reader:
        """The value under a key of a table, which must be there."""
        if not isinstance(self.value, Mapping):
            raise self.refuse("must be a table")
        if key not in self.value:
            raise self._refusal(self._inner(key), "is missing")
        return Reader(self.value[key], self._inner(key), self.file)

    def items(self) -> list[Reader]:
        """The entries of a list."""
        if not isinstance(self.value, list):
            raise self.refuse("must be a list")
        return [Reader(item, f"{self.path}[{index}]", self.file) for index, item in enumerate(self.value)]

    def only(self, *keys: str) -> Reader:
        """Refuse a table with keys that mean nothing: a typing error must not be silently ignored."""
        if not isinstance(self.value, Mapping):
            raise self.refuse("must be a table")
        for key in self.value:
            if key not in keys:
                raise self._refusal(self._inner(str(key)), f"is not known here; known are {', '.join(keys)}")
        return self

    def integer(self, least: int, most: int) -> int:
        value = self.value
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.refuse(f"must be a whole number, not {value!r}")
        if not least <= value <= most:
            raise self.refuse(f"must be from {least} to {most}, not {value}")
        return value

    def boolean(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.refuse(f"must be true or false, not {self.value!r}")
        return self.value

    def text(self, *allowed: str) -> str:
        if not isinstance(self.value, str) or not self.value:
            raise self.refuse(f"must be a text, not {self.value!r}")
        if allowed and self.value not in allowed:
            raise self.refuse(f"must be one of {', '.join(allowed)}, not {self.value!r}")
        return self.value

    def integers(self, least: int, most: int) -> list[int]:
        return [item.integer(least, most) for item in self.items()]

    def source(self) -> str:
        """Every group says where it comes from."""
        return self.at("source").text(*SOURCES)

    def check(self, holds: bool, reason: str) -> None:
        if not holds:
            raise self.refuse(reason)


def whole(value: SupportsIndex) -> int | None:
    """A whole number, whatever kind of integer it is; ``None`` for everything else.

    Public arguments are typed by protocol and checked here, because compiled code would answer a wrong type with a
    ``TypeError`` before anybody could say what is allowed.
    """
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    try:
        return operator.index(value)
    except TypeError:
        return None


def shown(value: object) -> str:
    """A value as an error tells of it."""
    if isinstance(value, int) and value.bit_length() > MOST_BITS:
        return f"a number of {value.bit_length()} bits"
    return repr(value)
