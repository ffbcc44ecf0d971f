"""Hints: the best choices of a position, what may be expected of them, and why."""

from __future__ import annotations

from dataclasses import dataclass

from beringia.bots.planner import PlannerBot
from beringia.bots.tree import Node
from beringia.coach.lines import Begin, Judge, Line
from beringia.coach.reasons import Reason, reasons
from beringia.kernel.position import Position
from beringia.kernel.rules import apply, list_offers
from beringia.kernel.state import State

#: So many choices are shown.
SHOWN = 3
#: Worlds in which the plans of a tree are followed, to say what comes of them.
PLANNED_WORLDS = 12
#: Seeds of all that is drawn for hints.
SEED = 20_077


@dataclass(frozen=True)
class HintLine:
    """A choice, the points at the end that may be expected of it, and why."""

    code: int
    points: float
    reasons: list[Reason]


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
    best = found[0].outlook.points[seat]
    slope = judge.slope(state)
    lines = [
        HintLine(
            line.code,
            round(best + slope * (line.value - found[0].value), 1),
            reasons(judge.evaluation, state, seat, line, [other for other in found if other is not line]),
        )
        for line in found
    ]
    return Hint(seat, lines)


def _tried(judge: Judge, state: State, seat: int) -> list[Line]:
    """A few candidates in common worlds; the worse half is given up again and again."""
    effort = judge.file.hint
    lines = [Line(code) for code in judge.candidates(state, effort.candidates, SEED)]
    stages = 1
    while SHOWN << stages < 2 * len(lines):
        stages += 1
    worlds = max(1, effort.worlds // stages)
    for stage in range(stages):
        judge.compare(lines, state, seat, SEED + 1 + stage * worlds, worlds)
        lines = sorted(lines, key=lambda line: -line.value)[: max(SHOWN, (len(lines) + 1) // 2)]
    return lines[:SHOWN]


def _planned(judge: Judge, state: State, seat: int) -> list[Line]:
    """What a tree over the turn finds, and what comes of its plans."""
    bot = PlannerBot(judge.game, SEED, judge.file.bot, judge.evaluation, judge.settings)
    root = bot.explore(Position(judge.game, state))
    tried = {int(code): (int(root.tried[place]), place) for place, code in enumerate(root.codes)}
    offered = [int(state.buffer[index]) for index in range(state.offered)]
    best = sorted(offered, key=lambda code: -tried.get(code, (0, 0))[0])[:SHOWN]
    lines = [Line(code) for code in best]
    begins: list[Begin | None] = [_plan(judge, root.child(code)) for code in best]
    judge.compare(lines, state, seat, SEED + 1, min(PLANNED_WORLDS, judge.file.hint.worlds), begins)
    return lines


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
