"""The log of a game: every choice, each entry linked to the one before by a hash. It knows nothing of positions."""

from __future__ import annotations

import hashlib
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


class Chain:
    """An append-only log. Taking a choice back is an entry of its own, so nothing ever disappears.

    It begins at ``head``, the last link before its first entry: a log whose earlier entries are kept elsewhere (in a
    database) goes on like any other.
    """

    def __init__(self, head: str) -> None:
        self.head = head
        self.entries: list[Entry] = []

    def next(self, seat: int, choice: int, text: str) -> Entry:
        """The entry that would come next. It is not appended: the caller may have to store it first."""
        return Entry(seat, choice, text, link(self.head, f"{seat} {choice} {text}"))

    def append(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.head = entry.link


def link(head: str, text: str) -> str:
    """The hash that ties a text to everything before it."""
    return hashlib.sha256(f"{head}\n{text}".encode()).hexdigest()[:32]
