"""What positions are worth to the seats, by the weights of one bot.

A game says what there is to weigh; how much each of it counts is in a data file per bot, so that bots can be tuned and
differ. Without a game's own evaluation the scores count.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from beringia.kernel.state import State
from beringia.kernel.terms import Seat

if TYPE_CHECKING:
    from beringia.kernel.rules import Rules


class Weights:
    """The numbers of one evaluation by name, e.g. ``position.food``. The evaluation takes each of them once."""

    def __init__(self, numbers: Mapping[str, float]) -> None:
        self._left = dict(numbers)

    def take(self, name: str) -> float:
        if name not in self._left:
            raise ValueError(f"weight {name!r} is missing")
        return float(self._left.pop(name))

    def finish(self) -> None:
        """All numbers must have been taken."""
        if self._left:
            raise ValueError(f"weight {min(self._left)!r} does not exist")


class Term:
    """A part of a value that players have a word for: what it comes to in points, and how many there are of it."""

    def __init__(self, name: str, points: float, number: i64) -> None:
        self.name: Final = name
        self.points: Final = points
        self.number: Final = int(number)


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """How good positions are, in points, judged only by what lies open and by what a seat knows of its own."""

    rules: Final[Rules]

    def __init__(self, rules: Rules, numbers: Mapping[str, float] | None = None) -> None:
        self.rules = rules
        #: The weights, by name.
        self.numbers: Final[dict[str, float]] = dict(numbers or {})

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self.rules, self.numbers)

    def value(self, state: State, seat: Seat) -> float:
        """For one seat at any decision. Within a turn what has been begun counts, too: that steers single clicks."""
        return self.rules.evaluate(state, seat)

    def values(self, state: State) -> vec[float]:
        """For all seats in one call, where an action has ended: nothing that was only begun counts."""
        found: vec[float] = vec[float]()
        for seat in range(i64(self.rules.seat_count(state))):
            found = append(found, self.rules.evaluate(state, Seat(seat)))
        return found

    def terms(self, state: State, seat: Seat) -> list[Term]:
        """The value of a settled position to a seat, term by term. ``rival`` counts the points of the best other."""
        scores = self.rules.scores(state)
        score = scores[seat]
        best = max([points for other, points in enumerate(scores) if other != seat], default=0)
        return [Term("score", float(score), score), Term("rival", self.values(state)[seat] - float(score), best)]

    def progress(self, state: State) -> float:
        """How much of the game is over, from 0 to 1, as far as that can be told."""
        return 0.0

    def feature_names(self) -> list[str]:
        """What :meth:`features` tells of each seat; none: nothing can be learned here. The first is its standing."""
        return []

    def features(self, state: State) -> vec[float]:
        """Numbers of about one that describe a settled position: a row for each seat, one after another."""
        return vec[float]()


def _restored(rules: Rules, numbers: dict[str, float]) -> Evaluation:
    """The evaluation that was pickled."""
    return rules.evaluation(numbers)
