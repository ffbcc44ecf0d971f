"""Eiszeit for the kernel: how it begins, what counts, who has won; all that happens between is in the steps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.eiszeit import check, describe, macros, preview, redraw, scoring, setup, view
from beringia.games.eiszeit.content import Content, load_content
from beringia.games.eiszeit.evaluate import EiszeitEvaluation
from beringia.games.eiszeit.events import EVENTS
from beringia.games.eiszeit.playing import PlayCard
from beringia.games.eiszeit.state import empty_state
from beringia.games.eiszeit.step import EiszeitStep, as_eiszeit
from beringia.games.eiszeit.terms import SEATS
from beringia.games.eiszeit.verbs import COPY, KEEP, OPPONENT, PLAY, SPACE, STOP, TRAIL
from beringia.kernel import shape
from beringia.kernel.bot_files import read_bot
from beringia.kernel.codes import Macro
from beringia.kernel.evaluation import Evaluation
from beringia.kernel.options import Option, OptionValue, number, words
from beringia.kernel.previews import Preview
from beringia.kernel.reader import Reader
from beringia.kernel.rules import Rules, steps_of
from beringia.kernel.state import NOBODY, State
from beringia.kernel.terms import Seat

BOTS: Final = Path(__file__).with_name("bots")
#: Where a card's action is over: its player is asked for a discard, or the round has moved on.
_ACTION_OVER = ("discard", "play_card", "glacier", "")


class EiszeitRules(Rules):
    ARGUMENTS = describe.ARGUMENTS
    VERSION = "1.1"
    MOST_DECISIONS = 10_000

    def __init__(self, content: Content) -> None:
        self.printed = content
        self.key = "eiszeit"
        self.seats = range(3, 6)  # EZ-1.1
        self.codes = SPACE
        self.events = EVENTS
        self.lexicon = {}
        self.steps = steps_of(EiszeitStep)
        self.content = content.file
        self.options = [
            Option("rounds", "choice", content.rounds[0], content.rounds),  # EZ-4.1, EZ-4.2
            Option("colours", "order", None, content.colours),
        ]
        self.greedy = self.evaluation(read_bot(BOTS, "greedy").weights)

    def start(self, seats: int, dice_seed: str, options: dict[str, OptionValue]) -> State:
        rounds_, colours = _checked(options)
        return setup.new_game(self.printed, seats, dice_seed, rounds_, colours)

    def empty(self, seats: int, options: dict[str, OptionValue], dice: vec[i64]) -> State:
        rounds_, colours = _checked(options)
        s = empty_state(self.printed, seats, dice)
        s.rounds = rounds_
        setup.choose_colours(s, colours)
        return s

    def state_from_dict(self, seats: int, options: dict[str, OptionValue], data: Mapping[str, object]) -> State:
        top = Reader(data, "state")
        s = as_eiszeit(self.empty(seats, options, shape.read_dice(top)))
        top.at("round").integer(0, int(s.rounds))
        shape.load(s, top, self.lexicon, self.steps)
        s.count_again()
        finished = s.last_round() and s.ended_by != NOBODY
        top.at("agenda").check(s.top is not None or finished, "is empty, but the last round has not ended")
        return s

    def taken_unasked(self, code: i64) -> bool:
        """EZ-20.5: only "stop" and "keep" are taken without asking when nothing else is left."""
        return code == STOP.base or code == KEEP.base

    def scores(self, state: State) -> list[int]:
        s = as_eiszeit(state)
        return [int(s.players[seat].score) for seat in range(s.seats)]

    def winners(self, state: State) -> list[int]:
        return scoring.winners(as_eiszeit(state))

    def determinize(self, state: State, seat: int, dice_seed: str) -> State:
        return redraw.determinize(as_eiszeit(state), seat, dice_seed)

    def pools(self, state: State) -> dict[str, shape.Pool]:
        return check.pools(as_eiszeit(state))

    def violations(self, state: State) -> list[str]:
        return super().violations(state) + check.violations(as_eiszeit(state))

    # -- for people

    def options_of(self, state: State) -> dict[str, OptionValue]:
        s = as_eiszeit(state)
        return {"rounds": int(s.rounds), "colours": describe.colours(s)}

    def seat_names(self, state: State) -> list[str]:
        s = as_eiszeit(state)
        return [describe.colour(s, seat) for seat in range(SEATS)]

    def macros(self, state: State) -> list[Macro]:
        return macros.macros(self, state)

    def previews(self, state: State, seat: Seat, choices: Sequence[int]) -> list[Preview]:
        return preview.previews(as_eiszeit(state), seat, choices)

    def view(self, state: State, viewer: int | None) -> dict[str, object]:
        return view.view(as_eiszeit(state), viewer)

    # -- for bots

    def bot_folder(self) -> Path | None:
        return BOTS

    def evaluation(self, weights: Mapping[str, float]) -> Evaluation:
        return EiszeitEvaluation(self, weights)

    def evaluate(self, state: State, seat: Seat) -> float:
        return self.greedy.value(state, seat)

    def starts_action(self, code: i64) -> bool:
        """A card, a copied card, an opponent, an area for Trail: the effect comes with the decisions that follow."""
        return COPY.has(code) or OPPONENT.has(code) or TRAIL.has(code) or PLAY.has(code)

    def action_finished(self, state: State) -> bool:
        return state.top_name() in _ACTION_OVER

    def settled(self, state: State) -> bool:
        """Somebody's turn begins: a round that was ended has been scored."""
        return state.top is None or isinstance(state.top, PlayCard)


def _checked(options: dict[str, OptionValue]) -> tuple[int, list[str]]:
    return number(options, "rounds"), words(options, "colours")


def load(content: Path | None = None) -> EiszeitRules:
    """The rules with our content file, or with another one."""
    return EiszeitRules(load_content(content))
