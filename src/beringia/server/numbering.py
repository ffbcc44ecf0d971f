"""How those at a table count its steps: a step that somebody was not told of does not count for him.

The table itself counts all of them; that is a step's version. If others saw it they would know from a gap, or from a
later jump, how many passes a window took, and when. So everything that is sent counts the steps of its reader.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping
from typing import Final

from beringia.server.seating import Seats


def mask_of(seats: Iterable[int]) -> int:
    """Seats as bits, as they are stored."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


class Numbering:
    """The steps of one table as each connection counts them. ``withheld``: the versions of those that not everybody was
    told of, with the seats that were (as bits)."""

    def __init__(self, withheld: Mapping[int, int]) -> None:
        self._withheld: Final = dict(sorted(withheld.items()))
        self._missed: Final[dict[Seats, list[int]]] = {}

    def withhold(self, version: int, told: int) -> None:
        """The last step is told only to some seats. Who is told of it later asks for it a second time."""
        if version in self._withheld:
            return
        self._withheld[version] = told
        for seats, missed in self._missed.items():
            if told & mask_of(seats) == 0:
                missed.append(version)

    def missed(self, seats: Seats) -> list[int]:
        """The versions of the steps that a connection was not told of, in order."""
        found = self._missed.get(seats)
        if found is None:
            mask = mask_of(seats)
            found = [version for version, told in self._withheld.items() if told & mask == 0]
            self._missed[seats] = found
        return found

    def number(self, version: int, seats: Seats) -> int:
        """What number the last step up to a version has that a connection was told of."""
        return version - bisect_right(self.missed(seats), version)

    def version(self, number: int, seats: Seats) -> int:
        """The version of the step that has this number for a connection."""
        missed = self.missed(seats)
        # Before the missed step at an index lie as many told ones as its version is larger than the index.
        return number + bisect_right(range(len(missed)), number, key=lambda index: missed[index] - index)
