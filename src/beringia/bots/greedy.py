"""Look one step ahead and take what is worth most.

A choice that only starts an action (playing a card) is judged after its action has been carried out, everybody in it
deciding by the same one-step look-ahead for himself.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from beringia.bots.base import Bot
from beringia.bots.files import evaluation_of
from beringia.kernel.evaluation import Evaluation
from beringia.kernel.playout import Picker
from beringia.kernel.position import Game, Position
from beringia.kernel.rules import apply, list_offers
from beringia.kernel.state import State

#: An action that has not come to an end after so many decisions is judged as it stands.
MOST_STEPS: Final = 40


class GreedyBot(Bot):
    """Judges by the weights of the file with its name, or by an evaluation of one's own."""

    def __init__(self, game: Game, seed: int, name: str = "greedy", evaluation: Evaluation | None = None) -> None:
        super().__init__(game, seed)
        self.name = name
        self.evaluation: Evaluation = evaluation_of(game.rules, name) if evaluation is None else evaluation

    def made_with(self) -> tuple[object, ...] | None:
        return self.name, self.evaluation

    def choose(self, position: Position) -> int:
        return best_choice(self.evaluation, position.state, self.picker, True)


def best_choice(evaluation: Evaluation, state: State, picker: Picker, follow: bool) -> i64:
    """The choice after which the position is worth most to the seat that decides; ties are broken at random."""
    list_offers(state)
    if state.offered == 1:
        return state.buffer[0]
    best = -1e9
    ties: vec[i64] = vec[i64]()
    scratch = state.copy()
    for index in range(state.offered):
        code: i64 = state.buffer[index]
        value = judge(evaluation, state, code, picker, follow, scratch)
        if value > best + 1e-9:
            best = value
            ties = vec[i64]()
        if value > best - 1e-9:
            ties = append(ties, code)
    return ties[picker.below(len(ties))]


def judge(evaluation: Evaluation, state: State, code: i64, picker: Picker, follow: bool, scratch: State) -> float:
    """What the position after a choice is worth to the seat that makes it; tried out in ``scratch``."""
    rules = evaluation.rules
    scratch.refill(state)
    apply(rules, scratch, code)
    if follow and rules.starts_action(code):
        carry_out(evaluation, scratch, picker)
    return evaluation.value(scratch, state.top_seat())


def carry_out(evaluation: Evaluation, state: State, picker: Picker) -> None:
    """Let everybody take his part in the action that was begun."""
    rules = evaluation.rules
    taken: i64 = 0
    while taken < MOST_STEPS and not rules.action_finished(state):
        apply(rules, state, best_choice(evaluation, state, picker, False))
        taken += 1
