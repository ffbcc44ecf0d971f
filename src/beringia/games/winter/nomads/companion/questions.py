"""What the companion asks people who have the printed game in front of them, and what they may answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from beringia.kernel.rules import Answer

Said = dict[str, str | int | None]

# How a question is answered
ONE: Final = "one"  #        one of the options
SOME: Final = "some"  #      ``least`` to ``most`` different options
NUMBER: Final = "number"  #  a whole number from ``least`` to ``most``
EACH_PLACE: Final = "places"  #  ``most`` options, one for each place
GAINS: Final = "gains"  #    up to ``most`` times an option and how many: "food 2"

MOST_OF_A_KIND: Final = 9
ONLY_DONE: Final = ["done"]
ANSWER_YES: Final = "yes"
YES_OR_NO: Final = [ANSWER_YES, "no"]
NONE: Final = "none"


class Question:
    """``start`` is what was true when it was last known, to begin from; ``often`` are frequent answers."""

    def __init__(
        self,
        kind: str,
        shape: str,
        options: Sequence[str] = (),
        least: int = 0,
        most: int = 0,
        args: Said | None = None,
        start: Sequence[str] = (),
        often: Sequence[list[str]] = (),
    ) -> None:
        self.kind = kind
        self.shape = shape
        self.options = list(options)
        self.least = least
        self.most = most
        self.args: Said = dict(args or {})
        self.start = list(start)
        self.often = list(often)

    def to_dict(self) -> dict[str, object]:
        return {
            "kind": self.kind,
            "key": f"winter-companion-ask-{self.kind}",
            "args": self.args,
            "shape": self.shape,
            "options": self.options,
            "least": self.least,
            "most": self.most,
            "start": self.start,
            "often": self.often,
        }

    def problem(self, answer: Answer) -> str:
        """Why this is no answer; empty if it is one."""
        if self.shape == NUMBER:
            if isinstance(answer, int) and not isinstance(answer, bool) and self.least <= answer <= self.most:
                return ""
            return f"give a number from {self.least} to {self.most}"
        if self.shape == ONE:
            return "" if isinstance(answer, str) and answer in self.options else f"give one of {self._listed()}"
        if not isinstance(answer, list):
            return f"give a list of {self._listed()}"
        if self.shape == GAINS:
            return "" if self._are_gains(answer) else f"give up to {self.most} of {self._listed()}, each as 'food 2'"
        known = all(isinstance(item, str) and item in self.options for item in answer)
        if self.shape == EACH_PLACE:
            return "" if known and len(answer) == self.most else f"give {self.most} times one of {self._listed()}"
        if known and len(set(answer)) == len(answer) and self.least <= len(answer) <= self.most:
            return ""
        return f"give {self.least} to {self.most} different ones of {self._listed()}"

    def _listed(self) -> str:
        return ", ".join(self.options)

    def _are_gains(self, answer: list[str]) -> bool:
        if len(answer) > self.most:
            return False
        for item in answer:
            word, _, count = str(item).partition(" ")
            if word not in self.options or count not in [str(n) for n in range(1, MOST_OF_A_KIND + 1)]:
                return False
        return True


class Waiting(Exception):
    """The next answer is not given yet."""

    def __init__(self, question: Question) -> None:
        super().__init__(question.kind)
        self.question = question
