"""Versions of rules: which records and saved tables can still be played.

The rules of a game have a version, ``MAJOR.MINOR``. A change after which every game played so far still replays to the
same positions (an addition, a correction of texts or speed) raises MINOR; a change after which one may not raises
MAJOR. So what was played with an older version can be played on if MAJOR is the same; what was played with a newer one
cannot. That is a promise of whoever changes the rules; hash chain and digest check it whenever something is loaded.
"""

from __future__ import annotations

from typing import Final

#: What was saved before rules had a version was played with this one.
UNVERSIONED: Final = "1.0"


def compatible(saved: str, current: str) -> bool:
    """True if what was played with the rules of version ``saved`` can be played on with those of ``current``."""
    old, new = _parsed(saved), _parsed(current)
    return old is not None and new is not None and old[0] == new[0] and old[1] <= new[1]


def earlier(version: str, than: str) -> bool:
    """True if a version comes before another one."""
    old, new = _parsed(version), _parsed(than)
    return old is not None and new is not None and old < new


def _parsed(version: str) -> tuple[int, int] | None:
    major, dot, minor = version.partition(".")
    numbers = [major, minor] if dot else [major, "0"]
    if not all(text.isascii() and text.isdigit() and len(text) <= 9 for text in numbers):
        return None
    return int(numbers[0]), int(numbers[1])
