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


@dataclass(frozen=True)
class Reason:
    """A term: how many there are of it now and may be afterwards, and how many points more that is than elsewhere."""

    key: str
    before: int
    after: int
    trend: Literal["up", "down", "same"]
    points: float

    @property
    def args(self) -> dict[str, str | int]:
        return {"before": self.before, "after": self.after, "trend": self.trend}


def reasons(evaluation: Evaluation, state: State, seat: int, line: Line, others: Sequence[Line]) -> list[Reason]:
    """In what a line is better or worse than the others on average; without others, than the position as it stands."""
    now = {term.name: (term.points, float(term.number)) for term in evaluation.terms(state, Seat(seat))}
    differences: dict[str, float] = {}
    for name in line.terms:
        if others:
            elsewhere = sum(other.term(name)[0] for other in others) / len(others)
        else:
            elsewhere = now.get(name, (0.0, 0.0))[0]
        differences[name] = line.term(name)[0] - elsewhere
    ranked = sorted(differences, key=lambda name: -abs(differences[name]))[:MOST]
    least = max(LEAST, LEAST_SHARE * max((abs(points) for points in differences.values()), default=0.0))
    found: list[Reason] = []
    for name in ranked:
        if abs(differences[name]) >= least:
            before, after = round(now.get(name, (0.0, 0.0))[1]), round(line.term(name)[1])
            trend: Literal["up", "down", "same"] = "up" if after > before else "down" if after < before else "same"
            key = f"{evaluation.rules.key}-reason-{name.replace('_', '-')}"
            found.append(Reason(key, before, after, trend, round(differences[name], 2)))
    return found
