"""A learned value of settled positions: a small network over the features of a seat and of its best opponent."""

from __future__ import annotations

import json
from math import exp, tanh
from pathlib import Path
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from beringia.kernel.evaluation import Evaluation
from beringia.kernel.state import State
from beringia.kernel.terms import Seat


def inputs(rows: vec[float], width: i64) -> vec[float]:
    """For each seat its features and those of the opponent who stands best."""
    found: vec[float] = vec[float]()
    seats: i64 = len(rows) // width
    for seat in range(seats):
        best: i64 = -1
        for other in range(seats):
            if other != seat and (best < 0 or rows[other * width] > rows[best * width]):
                best = other
        for number in range(width):
            found = append(found, rows[seat * width + number])
        for number in range(width):
            found = append(found, rows[best * width + number] if best >= 0 else 0.0)
    return found


class ValueNet:
    """One layer of hidden units; the result is the share of the victory to be expected."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data: Final = data
        self.features: Final[list[str]] = [str(name) for name in data["features"]]
        first: list[list[float]] = data["first"]
        self.width: Final[i64] = len(first)
        self.hidden: Final[i64] = len(first[0])
        self.first: Final = vec[float]([float(number) for row in first for number in row])
        self.bias: Final = vec[float]([float(number) for number in data["bias"]])
        self.second: Final = vec[float]([float(number) for number in data["second"]])
        self.straight: Final = vec[float]([float(number) for number in data["straight"]])
        self.last: Final = float(data["last"])

    def __reduce__(self) -> tuple[object, ...]:
        return ValueNet, (self.data,)

    def share(self, row: vec[float], start: i64) -> float:
        total = self.last
        for place in range(self.width):
            total += self.straight[place] * row[start + place]
        for unit in range(self.hidden):
            inner = self.bias[unit]
            for place in range(self.width):
                inner += self.first[place * self.hidden + unit] * row[start + place]
            total += self.second[unit] * tanh(inner)
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, total))))


class LearnedEvaluation(Evaluation):
    """Steers clicks by the weights of a bot, and values settled positions by what was learned, as so many points."""

    def __init__(self, steering: Evaluation, net: ValueNet, points: float) -> None:
        super().__init__(steering.rules)
        self.steering: Final = steering
        self.net: Final = net
        self.points: Final = points
        if net.features != steering.feature_names():
            raise ValueError(f"the learned value is one of other features: {', '.join(net.features)}")

    def __reduce__(self) -> tuple[object, ...]:
        return LearnedEvaluation, (self.steering, self.net, self.points)

    def value(self, state: State, seat: Seat) -> float:
        return self.steering.value(state, seat)

    def values(self, state: State) -> vec[float]:
        found: vec[float] = vec[float]()
        if state.over():
            winners = self.rules.winners(state)
            for place in range(i64(self.rules.seat_count(state))):
                found = append(found, self.points / float(len(winners)) if place in winners else 0.0)
            return found
        row = inputs(self.steering.features(state), self.net.width // 2)
        for seat in range(i64(len(row)) // self.net.width):
            found = append(found, self.points * self.net.share(row, seat * self.net.width))
        return found


def read_net(file: Path) -> ValueNet:
    return ValueNet(json.loads(file.read_text(encoding="utf-8")))
