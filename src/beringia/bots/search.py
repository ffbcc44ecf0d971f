"""Try out what looks best: play on from the most promising choices in many worlds, and take what turns out best.

Each world is a determinized copy: what the seat cannot know is drawn anew. In all of them the same candidates are tried
and everybody plays on greedily, so that luck weighs equally on all candidates.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from beringia.bots.base import Bot
from beringia.bots.files import evaluation_of
from beringia.bots.greedy import best_choice, judge
from beringia.kernel.evaluation import Evaluation
from beringia.kernel.playout import Picker
from beringia.kernel.position import Game, Position
from beringia.kernel.rules import apply, list_offers
from beringia.kernel.state import State
from beringia.kernel.terms import Seat

CANDIDATES: Final = 5
WORLDS: Final = 12
#: How many decisions of all players are played on before the position is judged.
HORIZON: Final = 40


class SearchBot(Bot):
    name = "search"

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.evaluation: Evaluation = evaluation_of(game.rules, "greedy")

    def made_with(self) -> tuple[object, ...] | None:
        return ()

    def choose(self, position: Position) -> int:
        rules = position.game.rules
        evaluation = self.evaluation
        state = position.state
        candidates = _candidates(evaluation, state, self.picker)
        if len(candidates) == 1:
            return candidates[0]
        seat = state.top_seat()
        totals = [0.0] * len(candidates)
        scratch = state.copy()
        for _ in range(WORLDS):
            world = rules.determinize(state, int(seat), f"search {self.picker.below(0x7FFFFFFF)}")
            seed: i64 = self.picker.below(0x7FFFFFFF)
            for index in range(len(candidates)):
                scratch.refill(world)
                totals[index] += _try_out(evaluation, scratch, seat, candidates[index], seed)
        best = 0
        for index in range(1, len(candidates)):
            if totals[index] > totals[best]:
                best = index
        return candidates[best]


def _candidates(evaluation: Evaluation, state: State, picker: Picker) -> vec[i64]:
    """The few choices that a one-step look-ahead likes best, the best first."""
    list_offers(state)
    codes: vec[i64] = vec[i64]()
    values: list[float] = []
    scratch = state.copy()
    for index in range(state.offered):
        code: i64 = state.buffer[index]
        value = judge(evaluation, state, code, picker, True, scratch)
        place: i64 = len(codes)
        while place > 0 and values[place - 1] < value:
            place -= 1
        if place < CANDIDATES:
            values.insert(place, value)
            codes = append(codes, code)
            at: i64 = len(codes) - 1
            while at > place:
                codes[at] = codes[at - 1]
                at -= 1
            codes[place] = code
            if len(codes) > CANDIDATES:
                codes = codes[:CANDIDATES]
                values.pop()
    return codes


def _try_out(evaluation: Evaluation, state: State, seat: Seat, code: i64, seed: i64) -> float:
    """What a choice comes to if everybody plays on greedily; ``state`` is used up."""
    rules = evaluation.rules
    apply(rules, state, code)
    picker = Picker(seed)
    decisions: i64 = 0
    while not state.over() and (decisions < HORIZON or not rules.action_finished(state)):
        if state.offered > 1:  # a question with one answer is none
            decisions += 1
        apply(rules, state, best_choice(evaluation, state, picker, True))
    return evaluation.value(state, seat)
