"""What would follow from a choice, told before it is made: the odds of a fight, what a column pays, who would starve.

A preview is for the seat that decides, and a function of what that seat may know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from beringia.kernel.codes import Argument

# What it means for the one who asks.
PLAIN: Final = "plain"
GOOD: Final = "good"
BAD: Final = "bad"

#: Sums of chances are no nearer to the truth than this.
CERTAIN: Final = 1e-9


class Preview:
    """One line about a choice, or with no choice about the whole decision: a message and the elements it is about."""

    __slots__ = ("args", "choice", "key", "targets", "tone")

    def __init__(
        self,
        choice: int | None,
        key: str,
        args: Mapping[str, Argument] | None = None,
        targets: Sequence[str] = (),
        tone: str = PLAIN,
    ) -> None:
        self.choice = choice
        self.key = key
        self.args: dict[str, Argument] = dict(args or {})
        self.targets = tuple(targets)
        self.tone = tone

    def to_dict(self) -> dict[str, object]:
        """The same, ready for JSON."""
        return {
            "choice": self.choice,
            "key": self.key,
            "args": self.args,
            "targets": list(self.targets),
            "tone": self.tone,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Preview) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash((self.choice, self.key, self.targets))

    def __reduce__(self) -> tuple[object, ...]:
        return Preview, (self.choice, self.key, self.args, self.targets, self.tone)

    def __repr__(self) -> str:
        return f"Preview({self.choice!r}, {self.key!r}, {self.args!r}, {self.targets!r}, {self.tone!r})"


def percent(chance: float) -> int:
    """A chance as people say it; only what is certain is 0 or 100."""
    if chance <= CERTAIN:
        return 0
    return 100 if chance >= 1.0 - CERTAIN else min(99, max(1, round(100 * chance)))


def tone_of(chance: float) -> str:
    """Whether a chance is good news."""
    return GOOD if chance >= 0.6 else BAD if chance < 0.4 else PLAIN
