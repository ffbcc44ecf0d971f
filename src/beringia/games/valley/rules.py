"""Valley of the Mammoths for the kernel: how it begins, what counts, who has won; the rest is in the steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.valley import check, options
from beringia.games.valley.bots import evaluate, redraw
from beringia.games.valley.cards.trumps.card import CardTarget
from beringia.games.valley.chapters import setup, windows
from beringia.games.valley.chapters.marching import GroupWarriors, GroupWolf, GroupWomen, LeaveBehind, March
from beringia.games.valley.chapters.rounds import Phase
from beringia.games.valley.chapters.setup import empty_state
from beringia.games.valley.chapters.windows import ANY_TIME
from beringia.games.valley.model import parts, supplies
from beringia.games.valley.model.content import Content, load_content
from beringia.games.valley.model.events import KINDS
from beringia.games.valley.model.records import Setting
from beringia.games.valley.model.state import ValleyState
from beringia.games.valley.model.step import ValleyDecision, ValleyStep, as_valley
from beringia.games.valley.model.terms import Seat
from beringia.games.valley.model.verbs import ANIMAL, FIGHT, MARCH, PLAY, SPACE, TARGET, WARRIORS
from beringia.games.valley.words import describe, macros, preview, texts, view
from beringia.kernel import shape
from beringia.kernel.bot_files import read_bot
from beringia.kernel.codes import Choice, Macro, Refusal
from beringia.kernel.evaluation import Evaluation
from beringia.kernel.options import OptionValue
from beringia.kernel.previews import Preview
from beringia.kernel.reader import Reader
from beringia.kernel.rules import Rules, steps_of
from beringia.kernel.state import State
from beringia.kernel.versions import earlier

BOTS: Final = Path(__file__).with_name("bots")


class ValleyRules(Rules):
    VERSION = "1.4"
    ASKS_SINCE = "1.2"
    #: Since this version every clause is read as it is now.
    READ_SINCE: Final = "1.4"
    ARGUMENTS = describe.ARGUMENTS

    def __init__(self, content: Content, begun: str = "") -> None:
        self.printed = content
        self.begun = begun
        self.key = "valley"
        self.seats = range(2, 7)  # VM-2.1
        self.codes = SPACE
        self.events = KINDS
        self.lexicon = {}
        self.steps = steps_of(ValleyStep)
        self.content = content.file
        self.options = options.declared(content)
        self.greedy = self.evaluation(read_bot(BOTS, "greedy").weights)

    # -- beginning, end, secrets

    def start(self, seats: int, dice_seed: str, chosen: dict[str, OptionValue]) -> State:
        return setup.new_game(self.printed, self._setting(seats, chosen), dice_seed)

    def empty(self, seats: int, chosen: dict[str, OptionValue], dice: vec[i64]) -> State:
        return empty_state(self.printed, self._setting(seats, chosen), ANY_TIME, dice)

    def _setting(self, seats: int, chosen: dict[str, OptionValue]) -> Setting:
        setting = options.setting(self.printed, seats, chosen)
        setting.first_readings = 0 if self.begun == "" else 1
        return setting

    def played_version(self) -> str:
        return self.begun or self.VERSION

    def as_of(self, version: str) -> Rules:
        """Games begun before 1.4 go on with the readings they began with."""
        return ValleyRules(self.printed, version) if earlier(version, self.READ_SINCE) else self

    def state_from_dict(self, seats: int, chosen: dict[str, OptionValue], data: Mapping[str, object]) -> State:
        top = Reader(data, "state")
        setting = self._setting(seats, chosen)
        north, south = parts.read_halves(top.at("board"))
        setting.board = north * 2 + south
        s = empty_state(self.printed, setting, ANY_TIME, shape.read_dice(top))
        shape.of(ValleyState).read(s, top, self.lexicon, ("agenda", "dice"))
        supplies.fill_in(s, top)
        shape.load_agenda(s, top.at("agenda"), self.lexicon, self.steps)
        _check_agenda(s, top.at("agenda"))
        return s

    def scores(self, state: State) -> list[int]:
        """The number of settlements: what the game is won by."""
        s = as_valley(state)
        return [int(s.settlements(seat)) for seat in s.seats()]

    def winners(self, state: State) -> list[int]:
        s = as_valley(state)
        return [int(seat) for seat in s.seats() if s.tribes[seat].won == 1]

    def determinize(self, state: State, seat: int, dice_seed: str) -> State:
        return redraw.determinize(as_valley(state), Seat(seat), dice_seed)

    def violations(self, state: State) -> list[str]:
        return super().violations(state) + check.violations(as_valley(state))

    # -- for people

    def shown_content(self) -> dict[str, object]:
        return {**self.content.data, "cards": texts.drawn_cards(self.printed)}

    def texts(self, tell: Callable[..., str]) -> dict[str, str]:
        return texts.texts(self.printed, tell)

    def options_of(self, state: State) -> dict[str, OptionValue]:
        return options.of_state(as_valley(state))

    def describe(self, state: State, code: int) -> Choice:
        return describe.describe(as_valley(state), code)

    def macros(self, state: State) -> list[Macro]:
        return macros.macros(self, state)

    def targets(self, state: State, code: int) -> tuple[str, ...]:
        return describe.targets(as_valley(state), code)

    def notation(self, state: State, code: int) -> str:
        return describe.notation(as_valley(state), code)

    def why_not(self, state: State, code: int) -> Refusal:
        decision = state.top
        if PLAY.has(code) and isinstance(decision, ValleyDecision):
            return windows.why_not_played(as_valley(state), decision, PLAY.read(code))
        return super().why_not(state, code)

    def previews(self, state: State, seat: Seat, choices: Sequence[int]) -> list[Preview]:
        return preview.previews(as_valley(state), seat, choices)

    def view(self, state: State, viewer: int | None) -> dict[str, object]:
        return view.view(as_valley(state), viewer)

    # -- for bots

    def bot_folder(self) -> Path | None:
        return BOTS

    def evaluation(self, weights: Mapping[str, float]) -> Evaluation:
        return evaluate.ValleyEvaluation(self, weights)

    def evaluate(self, state: State, seat: Seat) -> float:
        return self.greedy.value(state, seat)

    def starts_action(self, code: i64) -> bool:
        """A march, its group and its steps, a trump and its targets: what follows belongs to it."""
        if MARCH.has(code) or PLAY.has(code):
            return True
        return (code >= WARRIORS.base and code < FIGHT.base) or (code >= TARGET.base and code < ANIMAL.end)

    def action_finished(self, state: State) -> bool:
        """A begun action is over when something else is asked for."""
        return not isinstance(state.top, (CardTarget, March, LeaveBehind, GroupWarriors, GroupWomen, GroupWolf))

    def settled(self, state: State) -> bool:
        return evaluate.settled(state)


def _check_agenda(s: ValleyState, reader: Reader) -> None:
    """The round must go on, unless the game is over."""
    agenda = s.agenda()
    if len(agenda) > 1 and isinstance(agenda[0], Phase):
        wanted = s.phase + 1
        reader.check(agenda[0].number == wanted, f"must go on with phase {wanted} when this one is over")
    over = any(tribe.won for tribe in s.tribes) or not any(tribe.alive for tribe in s.tribes)
    reader.check(len(agenda) > 0 or over, "is empty, but nobody has won and somebody is alive")


def load(content: Path | None = None) -> ValleyRules:
    """The rules with our content file, or with another one."""
    return ValleyRules(load_content(content))
