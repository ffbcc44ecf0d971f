"""Trying choices out: the same ones in the same worlds, played on until what they began has had its consequences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from beringia.bots.files import file_of
from beringia.bots.lines import MOST_ALIKE, Lines
from beringia.bots.planner import Settings, answer, offers, play_on, worth
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
#: Where one line ends the game, the others are played on for so many decisions more: a result cannot be compared with a
#: forecast.
ENDING = 120
#: How a begun line goes on before everybody plays on greedily.
Begin = Callable[[State], None]


@dataclass
class Line:
    """A choice, the clicks that carry it out, and what came of it in the worlds where it was tried, for the seat that
    makes it."""

    code: int
    plan: list[int] = field(default_factory=list)
    values: list[float] = field(default_factory=list)
    ends: list[Outlook] = field(default_factory=list)
    #: By term: points and number, added up.
    terms: dict[str, tuple[float, float]] = field(default_factory=dict)
    #: In so many worlds the game was over then.
    over: int = 0

    @property
    def value(self) -> float:
        return sum(self.values) / len(self.values)

    @property
    def outlook(self) -> Outlook:
        return mean(self.ends)

    def in_worlds(self, half: int | None) -> Line:
        """What came of it in every other world; ``None``: in all."""
        if half is None:
            return self
        return Line(self.code, self.plan, self.values[half::2], self.ends[half::2], over=self.over)

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
        self._to_the_end = Settings({**given, "horizon": float(ENDING), "laps": 0.0, "patience": 60.0})

    def world(self, state: State, seat: int, number: int) -> State:
        """A world as ``seat`` could know it; the same number gives the same one."""
        return self.rules.determinize(state, seat, f"coach {number}")

    def candidates(self, state: State, most: int, seed: int) -> list[Line]:
        """The choices that look best at first sight, each with the best way to carry it out; ``state`` must be
        honest."""
        found: dict[int, Line] = {}
        for line in Lines(self.evaluation, Picker(seed), most * MOST_ALIKE).look(state):
            code, *plan = (int(code) for code in line.codes)
            if code not in found and len(found) < most:
                found[code] = Line(code, plan)
        return list(found.values())

    def line(self, state: State, code: int, seed: int) -> Line:
        """A choice with the best way to carry it out; ``state`` must be honest."""
        seat = state.top_seat()
        after = state.copy()
        after.revealed = False
        apply(self.rules, after, code)
        while not after.over() and not after.revealed and after.top_seat() == seat and len(offers(after)) == 1:
            apply(self.rules, after, offers(after)[0])
        if (
            not self.rules.starts_action(code)
            or after.over()
            or after.revealed
            or after.top_seat() != seat
            or self.rules.action_finished(after)
        ):
            return Line(code)
        best = Lines(self.evaluation, Picker(seed), 1).look(after)[0]
        return Line(code, [int(each) for each in best.codes])

    def compare(
        self, lines: Sequence[Line], state: State, seat: int, first: int, worlds: int,
        begins: Sequence[Begin | None] | None = None,
    ) -> None:  # fmt: skip
        """Try lines out in the same worlds, from number ``first`` on."""
        for number in range(first, first + worlds):
            world = self.world(state, seat, number)
            ends = [
                self._played_on(line, world, seat, number, None if begins is None else begins[place])
                for place, line in enumerate(lines)
            ]
            if any(end.over() for end in ends):
                for end in ends:
                    play_on(self.evaluation, end, self._to_the_end, Picker(number))
            for line, end in zip(lines, ends, strict=True):
                self._count(line, end, seat)

    def _played_on(self, line: Line, world: State, seat: int, seed: int, begin: Begin | None) -> State:
        state = world.copy()
        apply(self.rules, state, line.code)
        if begin is None:
            self._carry_out(line.plan, state, seat)
        else:
            begin(state)
        picker = Picker(seed)
        answer(self.evaluation, state, world, self.settings, picker)
        play_on(self.evaluation, state, self.settings, picker)
        return state

    def _carry_out(self, plan: Sequence[int], state: State, seat: int) -> None:
        """As far as this world lets it happen; questions with one answer are none."""
        for code in plan:
            offered = offers(state) if not state.over() else []
            while len(offered) == 1 and state.top_seat() == seat:
                apply(self.rules, state, offered[0])
                offered = offers(state) if not state.over() else []
            if code not in offered or state.top_seat() != seat:
                return
            apply(self.rules, state, code)

    def _count(self, line: Line, end: State, seat: int) -> None:
        """One more world for a line."""
        line.values.append(worth(self.evaluation, end, Seat(seat)))
        line.ends.append(self.outlook(end))
        line.over += end.over()
        for term in self.evaluation.terms(end, Seat(seat)):
            points, number = line.terms.get(term.name, (0.0, 0.0))
            line.terms[term.name] = (points + term.points, number + term.number)

    def behind(self, line: Line, best: Line, state: State, seat: int) -> float:
        """How many points at the end a line falls behind the best one."""
        if line.over or best.over:  # results, which need no forecast, and victories, which are worth more than points
            return best.outlook.points[seat] - line.outlook.points[seat]
        return self.slope(state) * (best.value - line.value)

    def points_per_value(self, lines: Sequence[Line], state: State, seat: int) -> float:
        """What a point of value is worth at the end, so that reasons speak of the same points as what is expected."""
        best, worst = max(lines, key=lambda line: line.value), min(lines, key=lambda line: line.value)
        if not any(line.over for line in lines):
            return self.slope(state)
        apart = best.value - worst.value
        behind = max(0.0, self.behind(worst, best, state, seat))
        return min(1.0, behind / apart) if apart > 1e-9 else 1.0

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
