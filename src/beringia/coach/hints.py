"""Hints: the best choices of a position, what may be expected of them, and why."""

from __future__ import annotations

from dataclasses import dataclass, field

from beringia.bots.planner import PlannerBot
from beringia.bots.tree import Node
from beringia.coach.lines import Begin, Judge, Line
from beringia.coach.reasons import Against, Reason, reasons
from beringia.kernel.codes import Choice
from beringia.kernel.position import Position
from beringia.kernel.rules import apply, list_offers
from beringia.kernel.state import State

#: So many choices are shown.
SHOWN = 3
#: Worlds in which the plans of a tree are followed, to say what comes of them.
PLANNED_WORLDS = 24
#: So many of the choices that should follow are told.
THEN = 3
#: Seeds of all that is drawn for hints.
SEED = 20_077


@dataclass(frozen=True)
class HintLine:
    """A choice, the points at the end that may be expected of it, and why: the best one against the others, the others
    against the best one; and the own choices that should follow, as long as nothing is revealed and nobody else
    decides."""

    code: int
    points: float
    reasons: list[Reason]
    then: list[Choice] = field(default_factory=list)


@dataclass(frozen=True)
class Hint:
    """The best first."""

    seat: int
    lines: list[HintLine]


def hint(position: Position, judge: Judge | None = None) -> Hint:
    """What the seat that decides should think of. It depends only on what that seat knows."""
    seat = position.seat
    if seat is None:
        raise ValueError("the game is over: there is nothing to decide")
    judge = judge or Judge(position.game)
    state = judge.world(position.state, seat, SEED)  # from here on nothing knows the true position
    list_offers(state)
    found = _planned(judge, state, seat) if judge.settings.tree else _tried(judge, state, seat)
    found.sort(key=lambda line: -line.value)
    best = found[0]
    expected = best.outlook.points[seat]
    scale = judge.points_per_value(found, state, seat)
    lines: list[HintLine] = []
    for line in found:
        points = round(max(0.0, expected - max(0.0, judge.behind(line, best, state, seat))), 1)
        against: Against = "others" if line is best else "best"
        others = found[1:] if line is best else [best]
        why = reasons(judge.evaluation, state, seat, line, others, scale, against)
        lines.append(HintLine(line.code, points, why, _then(judge, state, line)))
    return Hint(seat, lines)


def _tried(judge: Judge, state: State, seat: int) -> list[Line]:
    """A few candidates in common worlds; the worse half is given up again and again."""
    effort = judge.file.hint
    lines = judge.candidates(state, effort.candidates, SEED)
    stages = 1
    while SHOWN << stages < 2 * len(lines):
        stages += 1
    worlds = max(1, effort.worlds // stages)
    for stage in range(stages):
        judge.compare(lines, state, seat, SEED + 1 + stage * worlds, worlds)
        lines = sorted(lines, key=lambda line: -line.value)[: max(SHOWN, (len(lines) + 1) // 2)]
    return lines[:SHOWN]


def _then(judge: Judge, state: State, line: Line) -> list[Choice]:
    """The next of the clicks that a line consists of, as far as they can be foreseen."""
    position = Position(judge.game, state.copy())
    seat = position.seat
    found: list[Choice] = []
    position.state.revealed = False
    position.play(line.code)
    for code in line.plan:
        while position.seat == seat and not position.revealed and len(position.choices()) == 1:
            position.play(position.choices()[0])
        if position.seat != seat or position.revealed or code not in position.choices() or len(found) == THEN:
            break
        found.append(position.describe(code))
        position.play(code)
    return found


def _planned(judge: Judge, state: State, seat: int) -> list[Line]:
    """What a tree over the turn finds, and what comes of its plans."""
    bot = PlannerBot(judge.game, SEED, judge.file.bot, judge.evaluation, judge.settings)
    root = bot.explore(Position(judge.game, state))
    tried = {int(code): (int(root.tried[place]), place) for place, code in enumerate(root.codes)}
    offered = [int(state.buffer[index]) for index in range(state.offered)]
    best = sorted(offered, key=lambda code: -tried.get(code, (0, 0))[0])[:SHOWN]
    lines = [Line(code, _path(judge, state, code, root.child(code))) for code in best]
    begins: list[Begin | None] = [_plan(judge, root.child(code)) for code in best]
    judge.compare(lines, state, seat, SEED + 1, min(PLANNED_WORLDS, judge.file.hint.worlds), begins)
    return lines


def _path(judge: Judge, state: State, code: int, node: Node | None) -> list[int]:
    """The own choices that the tree has found best after one, up to the end of the turn or of what can be foreseen."""
    seat, after = state.top_seat(), state.copy()
    found: list[int] = []
    after.revealed = False
    apply(judge.rules, after, code)
    while node is not None and node.visits > 0 and not after.revealed and not after.over():
        if after.top_seat() != seat or judge.rules.settled(after):
            break
        list_offers(after)
        code = int(node.favourite(after))
        if after.offered > 1:
            found.append(code)
        apply(judge.rules, after, code)
        node = node.child(code)
    return found


def _plan(judge: Judge, node: Node | None) -> Begin:
    """Goes on as the tree has found best, as long as the turn lasts and the tree knows the choices."""

    def follow(state: State) -> None:
        at = node
        while at is not None and at.visits > 0 and not state.over() and at.seat == state.top_seat():
            if judge.rules.settled(state):
                return
            list_offers(state)
            code = at.favourite(state)
            apply(judge.rules, state, code)
            at = at.child(code)

    return follow
