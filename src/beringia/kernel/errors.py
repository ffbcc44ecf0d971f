"""What can go wrong, and the names it goes by. All of them are ``ValueError``: bad input, never a bad engine.

They can be pickled with all they carry: a pool of processes waits for ever for an error that cannot.
"""

from __future__ import annotations


class IllegalChoice(ValueError):
    """A choice that is not offered. The position is untouched; ``clause`` names the rule, if there is one."""

    def __init__(self, message: str, clause: str = "") -> None:
        super().__init__(message)
        self.clause = clause

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalChoice, (str(self), self.clause)


class PositionError(ValueError):
    """A position dictionary that describes nothing that could stand on a table."""


class ContentError(ValueError):
    """A content file that does not fit the game: says the file, the key and the reason."""

    def __init__(self, file: str, key: str, reason: str) -> None:
        super().__init__(f"{file}: {key}: {reason}")
        self.file = file
        self.key = key
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return ContentError, (self.file, self.key, self.reason)


class WrongAnswer(ValueError):
    """An answer to a companion that cannot be: which one, and what is allowed."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(f"answer {number}: {reason}")
        self.number = number
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return WrongAnswer, (self.number, self.reason)


class RecordError(ValueError):
    """A record (save or replay) that cannot be trusted or read."""
