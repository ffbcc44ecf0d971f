"""Whole actions instead of clicks: a march is one thing to weigh, though it takes four of them."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from mypy_extensions import i64

from beringia.bots.greedy import carry_out
from beringia.kernel.evaluation import Evaluation
from beringia.kernel.playout import Picker
from beringia.kernel.rules import apply, list_offers
from beringia.kernel.state import State
from beringia.kernel.terms import Seat

#: So many ways are followed click by click; what comes after them is carried out at first sight.
MOST_TRIED: Final = 2500
DEEPEST: Final = 10
#: Ways that begin with the same click differ little: so many of them are kept.
MOST_ALIKE: Final = 4


class Line:
    """The clicks of one way to carry out an action. Questions with one answer are none."""

    def __init__(self, codes: list[i64], value: float) -> None:
        self.codes: Final = codes
        self.value: Final = value


class Lines:
    """All ways to carry out what is on offer, up to where luck or somebody else decides; each is judged there."""

    def __init__(self, evaluation: Evaluation, picker: Picker, most: i64, until: float = 0.0) -> None:
        """``until``: from then on (by ``perf_counter``) everything is carried out at first sight; 0: never."""
        self.evaluation: Final = evaluation
        self.picker: Final = picker
        self.most: Final[i64] = most
        self.until: Final = until
        self.best: list[Line] = []
        self.tried: i64 = 0
        self._scratch: Final[list[State]] = []

    def look(self, state: State) -> list[Line]:
        """The best of them, the best first."""
        self._follow(state, state.top_seat(), [])
        return self.best[: self.most]

    def _follow(self, state: State, seat: Seat, codes: list[i64]) -> None:
        rules = self.evaluation.rules
        depth = len(codes)
        while len(self._scratch) <= depth:
            self._scratch.append(state.copy())
        after = self._scratch[depth]
        list_offers(state)
        for index in range(state.offered):
            code: i64 = state.buffer[index]
            after.refill(state)
            after.revealed = False
            apply(rules, after, code)
            line = [*codes, code]
            _skip_forced(self.evaluation, after, seat)
            begun = rules.starts_action(code) and not after.over() and not rules.action_finished(after)
            if (
                begun
                and not after.revealed
                and after.top_seat() == seat
                and depth < DEEPEST
                and self.tried < MOST_TRIED
                and (self.until == 0.0 or perf_counter() < self.until)
            ):
                self._follow(after, seat, line)
            else:
                if begun:
                    carry_out(self.evaluation, after, self.picker)
                self.tried += 1
                self._insert(line, self.evaluation.value(after, seat))

    def _insert(self, codes: list[i64], value: float) -> None:
        """Keep the list in order and short. Two ways to the same end are one."""
        best = self.best
        place = len(best)
        alike: i64 = 0
        while place > 0 and best[place - 1].value < value:
            place -= 1
        for number in range(place):
            if best[number].codes[0] == codes[0]:
                alike += 1
                if best[number].value - value < 1e-9:
                    return
        if alike >= MOST_ALIKE or place >= 2 * self.most:
            return
        best.insert(place, Line(codes, value))
        for number in range(place + 1, len(best)):
            if best[number].codes[0] == codes[0]:
                alike += 1
                if alike >= MOST_ALIKE:
                    best.pop(number)
                    return
        if len(best) > 2 * self.most:
            best.pop()


def _skip_forced(evaluation: Evaluation, state: State, seat: Seat) -> None:
    """A question with one answer is none."""
    rules = evaluation.rules
    while not state.over() and not state.revealed and state.top_seat() == seat and not rules.action_finished(state):
        list_offers(state)
        if state.offered != 1:
            return
        apply(rules, state, state.buffer[0])
