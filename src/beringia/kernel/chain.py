"""The log of a game: every choice, each entry linked to the one before by a hash. It knows nothing of positions."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

#: Stands for a choice that was taken back.
UNDO: Final = -1


class Entry:
    """One line of the log: a seat made a choice, or took its last one back (``choice`` is ``UNDO``)."""

    def __init__(self, seat: int, choice: int, text: str, link: str) -> None:
        self.seat = seat
        self.choice = choice
        self.text = text
        self.link = link

    def to_list(self) -> list[object]:
        """The entry as a file has it."""
        return [self.seat, self.choice, self.text, self.link]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entry) and self.to_list() == other.to_list()

    def __hash__(self) -> int:
        return hash(self.link)

    def __reduce__(self) -> tuple[object, ...]:
        return Entry, (self.seat, self.choice, self.text, self.link)

    def __repr__(self) -> str:
        return f"Entry({self.seat}, {self.choice}, {self.text!r}, {self.link!r})"


class Chain:
    """An append-only log. Taking a choice back is an entry of its own, so nothing ever disappears.

    It begins at ``head``, the last link before its first entry: a log whose earlier entries are kept elsewhere (in a
    database) goes on like any other.
    """

    def __init__(self, head: str, entries: Sequence[Entry] = ()) -> None:
        self.head = head if not entries else entries[-1].link
        self.entries: list[Entry] = list(entries)

    def copy(self) -> Chain:
        return Chain(self.head, self.entries)

    def __reduce__(self) -> tuple[object, ...]:
        return Chain, (self.head, self.entries)

    def next(self, seat: int, choice: int, text: str) -> Entry:
        """The entry that would come next. It is not appended: the caller may have to store it first."""
        return Entry(seat, choice, text, link(self.head, f"{seat} {choice} {text}"))

    def append(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.head = entry.link


def link(head: str, text: str) -> str:
    """The hash that ties a text to everything before it."""
    return hashlib.sha256(f"{head}\n{text}".encode()).hexdigest()[:32]
