"""What a seat knows of a game so far, as a key: all it has been shown and all it has chosen, in order.

Two moments have the same key for a seat exactly if the seat cannot tell them apart, however well it remembers. So a key
is an information state with perfect recall. It grows only by what the seat notices: its own choices, the events that it
is told, what it sees change.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from beringia.kernel.state import RawEvent


class Recall:
    """The keys of all seats."""

    def __init__(self, keys: Sequence[bytes], seen: Sequence[bytes]) -> None:
        self._keys = list(keys)
        self._seen = list(seen)  # the last observation of each seat

    def __reduce__(self) -> tuple[object, ...]:
        return Recall, (self._keys, self._seen)

    def copy(self) -> Recall:
        return Recall(self._keys, self._seen)

    def key(self, seat: int) -> bytes:
        return self._keys[seat]

    def note(self, decider: int, code: int, events: Sequence[RawEvent], seen: Sequence[bytes]) -> None:
        """A choice was made; ``seen`` are the observations after it."""
        for seat in range(len(self._keys)):
            told = [_told(event, seat) for event in events]
            if seat == decider or told or seen[seat] != self._seen[seat]:
                own = code if seat == decider else -1
                self._keys[seat] = _grown(self._keys[seat], f"{own} {told}".encode() + seen[seat])
                self._seen[seat] = seen[seat]

    def redrawn(self, viewer: int, seen: Sequence[bytes]) -> Recall:
        """The keys in a world that ``viewer`` considers possible. What the others would remember there nobody knows:
        all they have in it is what they see now."""
        keys = [
            self._keys[viewer] if seat == viewer else _grown(self._keys[viewer], b"redrawn" + seen[seat])
            for seat in range(len(self._keys))
        ]
        return Recall(keys, seen)


def begun(events: Sequence[RawEvent], seen: Sequence[bytes]) -> Recall:
    """The keys at the beginning of a game."""
    keys = [
        _grown(b"", str([_told(event, seat) for event in events]).encode() + seen[seat]) for seat in range(len(seen))
    ]
    return Recall(keys, seen)


def _told(event: RawEvent, seat: int) -> tuple[int, ...]:
    """An event as a seat learns of it."""
    return event if event[9] == seat else (*event[:8], 0, event[9])


def _grown(key: bytes, more: bytes) -> bytes:
    return hashlib.blake2b(key + more, digest_size=16).digest()
