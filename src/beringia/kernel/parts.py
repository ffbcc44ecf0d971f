"""Parts of a saved position that are no field of their own: tiles as pairs, a set of bits as names.

A state lists them (``PARTS``), each beside the fields it is made of. ``docs/formats.md`` has what they look like.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from beringia.kernel.reader import Reader

#: The index on each axis of a path.
At = Mapping[str, int]


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A part of the saved form. ``path`` is written as for fields: ``players[seat].hand``, ``nomads?.gone``."""

    def __init__(self, path: str) -> None:
        self.path = path

    def write(self, s: Any, at: At) -> object:
        """Return what is saved, ready for JSON."""
        raise NotImplementedError(self.path)

    def read(self, s: Any, at: At, reader: Reader) -> None:
        """Fill the fields with what was saved; refuse nonsense with its place."""
        raise NotImplementedError(self.path)


class NamedSet(Part):
    """A set of bits in one field, saved as the names of what is in it."""

    def __init__(self, path: str, field: str, names: Sequence[str], records: str = "") -> None:
        super().__init__(path)
        self._field = field
        self._names = list(names)
        #: The field of the records, by seat, that the set is in; "" if it is in the state itself.
        self._records = records

    def _holder(self, s: Any, at: At) -> Any:
        return getattr(s, self._records)[at["seat"]] if self._records else s

    def write(self, s: Any, at: At) -> object:
        bits = int(getattr(self._holder(s, at), self._field))
        return [name for number, name in enumerate(self._names) if bits >> number & 1]

    def read(self, s: Any, at: At, reader: Reader) -> None:
        setattr(self._holder(s, at), self._field, read_set(reader, self._names))


def read_set(reader: Reader, names: Sequence[str]) -> int:
    """The bits of a list of names, each of which stands there once at most."""
    bits = 0
    for item in reader.items():
        bit = 1 << list(names).index(item.text(*names))
        item.check(bits & bit == 0, "is listed twice")
        bits |= bit
    return bits
