"""Why a choice is better than others: the terms of the evaluation in which they differ most."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from beringia.coach.lines import Line
from beringia.kernel.evaluation import Evaluation
from beringia.kernel.state import State
from beringia.kernel.terms import Seat

#: So many at most, and none that counts for less than this share of the largest.
MOST = 3
LEAST_SHARE = 0.2
#: What counts for less points than this is not worth a word.
LEAST = 0.05


#: Up, down, same: how many there are of it afterwards, compared with now. Better, worse: as many as elsewhere, but they
#: are worth more or less.
Trend = Literal["up", "down", "same", "better", "worse"]
#: What ``otherwise`` is: with other choices, or with the best one.
Against = Literal["others", "best"]


@dataclass(frozen=True)
class Reason:
    """A term: how many there are of it now, may be afterwards, and would be otherwise; and how many points at the end
    more that is than otherwise."""

    key: str
    before: int
    after: int
    otherwise: int
    trend: Trend
    points: float
    against: Against = "others"

    @property
    def args(self) -> dict[str, str | int]:
        return {
            "before": self.before, "after": self.after, "otherwise": self.otherwise, "trend": self.trend,
            "differs": self._differs,
        }  # fmt: skip

    @property
    def _differs(self) -> str:
        """What has to be said about ``otherwise``: nothing, that it is as now, or whose number it is."""
        if self.otherwise == self.after:
            return "no"
        if self.otherwise == self.before:
            return "now"
        return "best" if self.against == "best" else "yes"


def reasons(
    evaluation: Evaluation, state: State, seat: int, line: Line, others: Sequence[Line], scale: float = 1.0,
    against: Against = "others",
) -> list[Reason]:  # fmt: skip
    """In what a line is better or worse than the others on average; without others, than the position as it stands.
    ``scale``: points at the end for a point of value."""
    now = {term.name: (term.points, float(term.number)) for term in evaluation.terms(state, Seat(seat))}
    differences: dict[str, float] = {}
    for name in dict.fromkeys(name for each in (line, *others) for name in each.terms):
        elsewhere = [other.term(name)[0] for other in others] or [now.get(name, (0.0, 0.0))[0]]
        differences[name] = line.term(name)[0] - sum(elsewhere) / len(elsewhere)
    ranked = sorted(differences, key=lambda name: -abs(differences[name]))[:MOST]
    least = max(LEAST, LEAST_SHARE * max((abs(points) for points in differences.values()), default=0.0))
    told: list[Reason] = []
    for name in ranked:
        if abs(differences[name]) >= least:
            before, after = round(now.get(name, (0.0, 0.0))[1]), round(line.term(name)[1])
            otherwise = _otherwise(line.term(name)[1], [other.term(name)[1] for other in others])
            trend = _trend(before, after, otherwise if others else None, differences[name])
            key = f"{evaluation.rules.key}-reason-{name.replace('_', '-')}"
            told.append(Reason(key, before, after, otherwise, trend, round(scale * differences[name], 2), against))
    # What makes the best choice the best comes first, and for the others what makes them worse.
    return sorted(told, key=lambda reason: (reason.points < 0) == (against == "others"))


def _otherwise(number: float, others: Sequence[float]) -> int:
    """How many there would be with that other line which makes the difference."""
    if not others:
        return round(number)
    more = sum(others) > number * len(others)
    return round(max(others) if more else min(others))


def _trend(before: int, after: int, otherwise: int | None, points: float) -> Trend:
    if after == otherwise:
        return "better" if points > 0 else "worse"
    return "up" if after > before else "down" if after < before else "same"
