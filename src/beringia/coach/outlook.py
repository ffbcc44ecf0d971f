"""What everybody may expect of a position: points at the end, and the chance to win.

The value that a bot sees in a position is neither. Games that bots played with each other say what became of such
values (:mod:`beringia.lab.calibrate`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from beringia.coach.files import Calibration
from beringia.kernel.evaluation import Evaluation
from beringia.kernel.state import State
from beringia.kernel.terms import Seat

#: Values beyond this are as good as won or lost.
MOST = 60.0


@dataclass(frozen=True)
class Outlook:
    """By seat."""

    points: list[float]
    shares: list[float]


def features(evaluation: Evaluation, state: State, seat: int) -> list[float]:
    """How far the game is, what the position is worth to a seat, and what the best other has; each also by progress."""
    progress = evaluation.progress(state)
    value = max(-MOST, min(MOST, evaluation.values(state)[seat]))
    rival = next((float(term.number) for term in evaluation.terms(state, Seat(seat)) if term.name == "rival"), 0.0)
    return [1.0, progress, value, progress * value, rival, progress * rival]


def outlook(evaluation: Evaluation, calibration: Calibration, state: State) -> Outlook:
    rules = evaluation.rules
    seats = range(rules.seat_count(state))
    if state.over():
        winners = rules.winners(state)
        return Outlook(
            [float(score) for score in rules.scores(state)],
            [1.0 / len(winners) if seat in winners else 0.0 for seat in seats],
        )
    found = [features(evaluation, state, seat) for seat in seats]
    return Outlook([dot(calibration.points, each) for each in found], chances(calibration.shares, found))


def chances(weights: Sequence[float], found: Sequence[Sequence[float]]) -> list[float]:
    """The chance of each seat to win; who plays alone may lose against the game."""
    logits = [dot(weights, each) for each in found]
    if len(logits) == 1:
        return [1.0 / (1.0 + exp(-max(-30.0, min(30.0, logits[0]))))]
    most = max(logits)
    raised = [exp(logit - most) for logit in logits]
    return [each / sum(raised) for each in raised]


def slope(calibration: Calibration, progress: float) -> float:
    """Final points per point of value; never less than a little, so that what is better is worth more."""
    return max(0.05, calibration.points[2] + progress * calibration.points[3])


def dot(weights: Sequence[float], numbers: Sequence[float]) -> float:
    return sum(weight * number for weight, number in zip(weights, numbers, strict=True))


def mean(outlooks: Sequence[Outlook]) -> Outlook:
    count = len(outlooks)
    seats = range(len(outlooks[0].points))
    return Outlook(
        [sum(each.points[seat] for each in outlooks) / count for seat in seats],
        [sum(each.shares[seat] for each in outlooks) / count for seat in seats],
    )
