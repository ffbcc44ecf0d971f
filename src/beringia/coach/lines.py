"""Trying choices out: the same ones in the same worlds, played on until what they began has had its consequences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from beringia.bots.files import file_of
from beringia.bots.planner import Settings, play_on, promising, worth
from beringia.coach.files import Calibration, CoachFile, coach_file, evaluation_of
from beringia.coach.outlook import Outlook, mean, outlook, slope
from beringia.kernel.evaluation import Evaluation
from beringia.kernel.playout import Picker
from beringia.kernel.position import Game
from beringia.kernel.rules import apply
from beringia.kernel.state import State
from beringia.kernel.terms import Seat
from beringia.version import compiled

#: Where Python is not compiled everything takes much longer, so less is tried out.
PLAIN_SHARE = 16
#: How a begun line goes on before everybody plays on greedily.
Begin = Callable[[State], None]


@dataclass
class Line:
    """A choice, and what came of it in the worlds where it was tried, for the seat that makes it."""

    code: int
    values: list[float] = field(default_factory=list)
    ends: list[Outlook] = field(default_factory=list)
    #: By term: points and number, added up.
    terms: dict[str, tuple[float, float]] = field(default_factory=dict)

    @property
    def value(self) -> float:
        return sum(self.values) / len(self.values)

    @property
    def outlook(self) -> Outlook:
        return mean(self.ends)

    def term(self, name: str) -> tuple[float, float]:
        """Points and number of a term, on average."""
        points, number = self.terms.get(name, (0.0, 0.0))
        return points / len(self.values), number / len(self.values)


class Judge:
    """All that is needed to try something out in one game."""

    def __init__(self, game: Game, file: CoachFile | None = None, quick: bool = False) -> None:
        """``quick``: lines are not followed as far, for those who try out very many."""
        self.game = game
        self.rules = game.rules
        self.file = file or coach_file(game.rules)
        if not compiled():
            self.file = self.file.reduced(PLAIN_SHARE)
        self.evaluation: Evaluation = evaluation_of(game.rules)
        given = file_of(game.rules, self.file.bot).search | dict(self.file.quick if quick else {})
        if not compiled():
            given["iterations"] = given.get("iterations", 60.0) // PLAIN_SHARE
            given |= {"horizon": min(4.0, given.get("horizon", 4.0)), "patience": 12.0, "follow": 0.0}
        self.settings = Settings(given)

    def world(self, state: State, seat: int, number: int) -> State:
        """A world as ``seat`` could know it; the same number gives the same one."""
        return self.rules.determinize(state, seat, f"coach {number}")

    def candidates(self, state: State, most: int, seed: int) -> list[int]:
        """The choices that look best at first sight; ``state`` must be honest."""
        return [int(code) for code in promising(self.evaluation, state, Picker(seed), most)]

    def try_out(self, line: Line, world: State, seat: int, seed: int, begin: Begin | None = None) -> None:
        """One more world for a line."""
        state = world.copy()
        apply(self.rules, state, line.code)
        if begin is not None:
            begin(state)
        play_on(self.evaluation, state, self.settings, Picker(seed))
        line.values.append(worth(self.evaluation, state, Seat(seat)))
        line.ends.append(self.outlook(state))
        for term in self.evaluation.terms(state, Seat(seat)):
            points, number = line.terms.get(term.name, (0.0, 0.0))
            line.terms[term.name] = (points + term.points, number + term.number)

    def compare(
        self, lines: Sequence[Line], state: State, seat: int, first: int, worlds: int,
        begins: Sequence[Begin | None] | None = None,
    ) -> None:  # fmt: skip
        """Try lines out in the same worlds, from number ``first`` on."""
        for number in range(first, first + worlds):
            world = self.world(state, seat, number)
            for place, line in enumerate(lines):
                self.try_out(line, world, seat, number, None if begins is None else begins[place])

    def expect(self, state: State, seat: int, worlds: int) -> Outlook:
        """What everybody may expect, as far as ``seat`` can know, if all play on."""
        ends: list[Outlook] = []
        for number in range(worlds):
            world = self.world(state, seat, number)
            play_on(self.evaluation, world, self.settings, Picker(number))
            ends.append(self.outlook(world))
        return mean(ends)

    def outlook(self, state: State) -> Outlook:
        return outlook(self.evaluation, self._calibration(state), state)

    def slope(self, state: State) -> float:
        """Final points per point of value."""
        return slope(self._calibration(state), self.evaluation.progress(state))

    def _calibration(self, state: State) -> Calibration:
        return self.file.calibration_of(self.rules.seat_count(state))
