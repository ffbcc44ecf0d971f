"""Endless Winter for the kernel: how it begins, what counts, who has won; all that happens between is in the steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.winter import check
from beringia.games.winter.bots import evaluate, redraw
from beringia.games.winter.chapters import ending, hunt, idols, initiate, megaliths, migrate, setup, stones
from beringia.games.winter.model import saving
from beringia.games.winter.model.content import Content, load_content
from beringia.games.winter.model.events import EVENTS
from beringia.games.winter.model.step import WinterStep, as_winter
from beringia.games.winter.model.terms import DRAFT_NAMES
from beringia.games.winter.model.verbs import SPACE
from beringia.games.winter.nomads import actions
from beringia.games.winter.nomads.board import BOARD
from beringia.games.winter.nomads.companion import companion
from beringia.games.winter.words import describe, macros, preview, texts, view
from beringia.kernel import shape
from beringia.kernel.bot_files import read_bot
from beringia.kernel.codes import Macro
from beringia.kernel.evaluation import Evaluation
from beringia.kernel.options import Option, OptionValue
from beringia.kernel.previews import Preview
from beringia.kernel.reader import Reader
from beringia.kernel.rules import Answer, Rules, steps_of
from beringia.kernel.state import State
from beringia.kernel.terms import Seat
from beringia.kernel.versions import earlier

#: The modules that make the gains of the effect language and of the nomads (``cards.gains``).
_GAINING: Final = (hunt, idols, initiate, megaliths, migrate, stones, actions)

BOTS: Final = Path(__file__).with_name("bots")
_OFF_OR_ON: list[OptionValue] = [False, True]


class WinterRules(Rules):
    VERSION = "1.4"
    MOST_DECISIONS = 10_000
    ASKS_SINCE = "1.2"
    #: Since this version the extra megalith of the arrows and the tribe cards of the offering track are no offers, an
    #: empty stack can be chosen again, and what the eclipse brings can be declined.
    BY_THE_LETTER_SINCE: Final = "1.4"
    #: The last version before that one.
    BEFORE: Final = "1.3"
    ARGUMENTS = describe.ARGUMENTS

    def __init__(self, printed: Content) -> None:
        self.printed = printed
        self.earlier_rules: WinterRules | None = None
        self.key = "winter"
        self.seats = range(1, 5)
        self.codes = SPACE
        self.events = EVENTS
        self.lexicon = printed.lexicon
        self.steps = steps_of(WinterStep)
        self.content = printed.file
        self.options = [
            Option("layout", "choice", setup.STANDARD, [setup.STANDARD, *printed.site.names]),
            Option("draft", "choice", DRAFT_NAMES[0], DRAFT_NAMES, range(2, 5)),
            Option("short_game", "choice", False, _OFF_OR_ON),
            Option("strict_majority", "choice", False, _OFF_OR_ON),
            Option("ice_finds", "choice", False, _OFF_OR_ON),
            Option("rest_tiles", "choice", False, _OFF_OR_ON),
            Option("solo_extra_card", "choice", False, _OFF_OR_ON, range(1, 2)),
            Option("solo_village_tile", "choice", False, _OFF_OR_ON, range(1, 2)),
            Option("colours", "order", None, printed.colours),
        ]
        self.greedy = self.evaluation(read_bot(BOTS, "greedy").weights)

    def as_of(self, version: str) -> Rules:
        """Games begun before 1.4 go on with what could be declined then."""
        if self.printed.before_1_4 or not earlier(version, self.BY_THE_LETTER_SINCE):
            return self
        if self.earlier_rules is None:
            self.earlier_rules = WinterRules(Content(self.content, before_1_4=True))
        return self.earlier_rules

    def played_version(self) -> str:
        return self.BEFORE if self.printed.before_1_4 else self.VERSION

    def start(self, seats: int, dice_seed: str, options: dict[str, OptionValue]) -> State:
        return setup.new_game(self.printed, BOARD, seats, dice_seed, options)

    def empty(self, seats: int, options: dict[str, OptionValue], dice: vec[i64]) -> State:
        s = setup.empty_state(self.printed, BOARD, seats, dice)
        setup.set_options(s, options)
        return s

    def state_to_dict(self, state: State) -> dict[str, object]:
        data = super().state_to_dict(state)
        return saving.part_nomads(data) if as_winter(state).solo else data

    def state_from_dict(self, seats: int, options: dict[str, OptionValue], data: Mapping[str, object]) -> State:
        top = Reader(data, "state")
        s = as_winter(self.empty(seats, options, shape.read_dice(top)))
        saving.load(s, top, self.steps)
        return s

    def seat_count(self, state: State) -> int:
        return int(as_winter(state).seats())

    def scores(self, state: State) -> list[int]:
        s = as_winter(state)
        return [int(s.players[seat].score) for seat in range(s.seats())]

    def winners(self, state: State) -> list[int]:
        return ending.winners(as_winter(state))

    def determinize(self, state: State, seat: int, dice_seed: str) -> State:
        return redraw.determinize(as_winter(state), Seat(seat), dice_seed)

    def violations(self, state: State) -> list[str]:
        return super().violations(state) + check.violations(as_winter(state))

    # -- for people

    def shown_content(self) -> dict[str, object]:
        """With ``effects``: every effect of the file by how it is written there, read into parts (``language``)."""
        return {**self.content.data, "effects": self.printed.effects()}

    def texts(self, tell: Callable[..., str]) -> dict[str, str]:
        return texts.texts(self.content, self.printed.program.written, tell)

    def has_companion(self) -> bool:
        return True

    def companion(self, seed: str, options: dict[str, OptionValue], answers: Sequence[Answer]) -> dict[str, object]:
        """The nomads for who plays alone with the printed game."""
        return companion.replay(self.printed, seed, options, answers)

    def options_of(self, state: State) -> dict[str, OptionValue]:
        return describe.options_of(as_winter(state))

    def macros(self, state: State) -> list[Macro]:
        return macros.macros(self, as_winter(state))

    def notation(self, state: State, code: int) -> str:
        """Short text for a choice, e.g. ``place chief hunt``, ``to D2``, ``megalith C1``, ``bury hand elder``."""
        return SPACE.verb_of(code).notation(code, describe.names_at_the_table(as_winter(state)))

    def previews(self, state: State, seat: Seat, choices: Sequence[int]) -> list[Preview]:
        return preview.previews(as_winter(state), seat, choices)

    def view(self, state: State, viewer: int | None) -> dict[str, object]:
        return view.view(as_winter(state), viewer)

    # -- for bots

    def bot_folder(self) -> Path | None:
        return BOTS

    def evaluation(self, weights: Mapping[str, float]) -> Evaluation:
        return evaluate.WinterEvaluation(self, self.printed, weights)

    def evaluate(self, state: State, seat: Seat) -> float:
        return self.greedy.value(state, seat)

    def starts_action(self, code: i64) -> bool:
        return evaluate.starts_action(code)

    def action_finished(self, state: State) -> bool:
        return evaluate.action_finished(state)

    def settled(self, state: State) -> bool:
        return evaluate.settled(state)


def load(content: Path | None = None) -> WinterRules:
    """The rules with our content file, or with another one."""
    return WinterRules(load_content(content))
