"""The rules of a game, as the kernel sees them, and the loop that carries them out.

Rules are code outside the position. A game subclasses :class:`Rules` and says how it begins and what the scores are;
what happens between is in its steps (:class:`~beringia.kernel.state.Step`). Everything else has a default that follows
from the declarations of fields, steps, verbs and events. ``docs/adding-a-game.md`` tells how a game is made of that.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from beringia.kernel import shape
from beringia.kernel.codes import Argument, Choice, CodeSpace, Macro, Refusal, Verb
from beringia.kernel.content import ContentFile
from beringia.kernel.dice import new_dice
from beringia.kernel.domains import POSSESSOR, WHOSE, Domain, Lexicon
from beringia.kernel.events import EventSpace
from beringia.kernel.options import Option, OptionValue
from beringia.kernel.previews import Preview
from beringia.kernel.reader import Reader
from beringia.kernel.state import State, Step
from beringia.kernel.terms import Seat
from beringia.kernel.weights import Term, Weights

#: What a person tells a companion: a word, several of them, or a number.
Answer = int | str | list[str]


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """One game with its content. Subclassed by every game; holds tables, never anything of a running game."""

    #: Raised when the same choices may lead elsewhere than before: see :mod:`beringia.kernel.versions`.
    VERSION: ClassVar[str] = "1.0"
    #: Since this version a seat is asked wherever it seems to have a choice (:meth:`Step.seems_open`). A game begun
    #: before is played to its end as it began: wherever there is only one choice, it is taken unasked.
    ASKS_SINCE: ClassVar[str] = "1.0"
    #: More decisions than any game takes; it turns an endless game into an error.
    MOST_DECISIONS: ClassVar[int] = 1_000_000
    #: What the arguments of messages are, by name: of choices (besides operands), of decisions and of refusals.
    ARGUMENTS: ClassVar[dict[str, Domain]] = {}
    #: Messages of a game that brings no catalogue files: Fluent text by language.
    MESSAGES: ClassVar[Mapping[str, str]] = {}

    key: str
    seats: range
    codes: CodeSpace
    events: EventSpace
    options: list[Option]
    content: ContentFile
    #: The names that the content gives to the numbers of a domain.
    lexicon: Lexicon
    #: The classes of everything that can lie on the agenda, by name.
    steps: dict[str, type[Step]]
    #: The class of the game's positions.
    state_class: type[State]

    def __init__(
        self,
        key: str,
        seats: range,
        state_class: type[State],
        steps: Mapping[str, type[Step]] | Sequence[type[Step]],
        codes: CodeSpace,
        events: EventSpace,
        options: Sequence[Option] = (),
        content: ContentFile | None = None,
        lexicon: Lexicon | None = None,
    ) -> None:
        self.key = key
        self.seats = seats
        self.state_class = state_class
        self.steps = dict(steps) if isinstance(steps, Mapping) else named(steps)
        self.codes = codes
        self.events = events
        self.options = list(options)
        self.content = content or ContentFile(key, {})
        self.lexicon = lexicon or {}

    # -- rules are never copied; other processes have them from their game

    def __copy__(self) -> Rules:
        return self

    def __deepcopy__(self, memo: object) -> Rules:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        from beringia.kernel.position import Game  # here, because positions are made of rules

        return operator.attrgetter("rules"), (Game(self),)

    # -- games of earlier versions

    def as_of(self, version: str) -> Rules:
        """The rules by which a game goes on that was begun with this version: most often these."""
        return self

    def played_version(self) -> str:
        """The version that these rules are of: earlier than ``VERSION`` if :meth:`as_of` has made them."""
        return self.VERSION

    # -- what a game must say

    def set_up(self, state: Any) -> None:
        """Lay out the empty table for a new game, and put the first step on the agenda."""
        raise NotImplementedError

    def scores(self, state: Any) -> list[int]:
        raise NotImplementedError

    # -- what it may say differently

    def start(self, seats: int, dice_seed: str, options: dict[str, OptionValue]) -> State:
        """A new game, its first step on the agenda."""
        state = self.empty(seats, options, new_dice(dice_seed))
        self.set_up(state)
        return state

    def empty(self, seats: int, options: dict[str, OptionValue], dice: vec[i64]) -> State:
        """An empty table with these options, to be laid out or to be filled by a saved position.

        The state keeps ``seats`` and every option in a field of that name.
        """
        state = self.state_class.blank(dice, seats)
        setattr(state, "seats", seats)  # noqa: B010 - only the game's own class declares it
        for option in self.options:
            domain = state.FIELDS[option.key].domain
            setattr(state, option.key, domain.read(Reader(options[option.key], f"options.{option.key}"), self.lexicon))
        return state

    def winners(self, state: State) -> list[int]:
        """Those with the highest score."""
        scores = self.scores(state)
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def taken_unasked(self, code: i64) -> bool:
        """True if nobody is asked where this choice is the only one."""
        return True

    def seat_count(self, state: State) -> int:
        """How many seats there are; a state may have players that nobody sits for."""
        return state.player_count()

    def options_of(self, state: State) -> dict[str, OptionValue]:
        """The options that a game is played with."""
        found: dict[str, OptionValue] = {}
        for option in self.options:
            written = state.FIELDS[option.key].domain.write(getattr(state, option.key), self.lexicon)
            if written is not None:
                found[option.key] = written
        return found

    def pools(self, state: State) -> dict[str, shape.Pool]:
        """How much there is of what must not get lost: by pool of the fields, and by ``pool name`` for single kinds."""
        return {}

    def violations(self, state: State) -> list[str]:
        """The invariants that this state breaks, in words; empty for a sound position."""
        return shape.of(type(state)).violations(state, self.lexicon, self.pools(state))

    def determinize(self, state: State, seat: int, dice_seed: str) -> State:
        """A copy in which all that ``seat`` cannot know is drawn anew."""
        return shape.of(type(state)).redrawn(state, seat, dice_seed)

    def view(self, state: State, viewer: int | None) -> dict[str, object]:
        """All that a seat, or a spectator, may know."""
        found = shape.of(type(state)).write(state, self.lexicon, viewer, open_all=False)
        found["seats"] = state.player_count()
        found["scores"] = self.scores(state)
        return found

    def state_to_dict(self, state: State) -> dict[str, object]:
        return shape.save(state, self.lexicon)

    def state_from_dict(self, seats: int, options: dict[str, OptionValue], data: Mapping[str, object]) -> State:
        top = Reader(data, "state")
        state = self.empty(seats, options, shape.read_dice(top))
        shape.load(state, top, self.lexicon, self.steps)
        return state

    # -- for people

    def decision_name(self, state: State) -> str:
        step = state.top
        return "" if step is None else step.NAME

    def decision_args(self, state: State) -> dict[str, Argument]:
        """What a person must be told about the decision on top: which card, how many left, ..."""
        step = state.top
        return {} if step is None else step.told(state)

    def seat_names(self, state: State) -> Sequence[str]:
        """What the seats are called at this table, most often by colour; none if they go by their numbers."""
        return ()

    def describe(self, state: State, code: int) -> Choice:
        """A choice for people: its operands, the colours of seats, and what the decision adds."""
        verb = self.codes.verb_of(code)
        args = verb.told(code, self.lexicon)
        names = self.seat_names(state)
        for name, domain in verb.seats().items():
            seat = args[name]
            prefix = name[: name.rfind("_") + 1]  # of several seats, each has its own colour: first_owner, first_colour
            if names and isinstance(seat, int):
                args[f"{prefix}colour"] = names[seat]
            if domain.reads == POSSESSOR:
                args[f"{prefix}whose"] = WHOSE.names[int(seat != state.top_seat())]
        if state.top is not None:
            args.update(state.top.adds(state, code))
        return Choice(code, verb.name, self.targets(state, code), f"{self.key}-choose-{verb.name}", args)

    def macros(self, state: State) -> list[Macro]:
        """What people do with one intention but several choices, the likeliest first; planned only when asked for.

        A macro follows from what the deciding seat may know, and each of its choices but the last neither reveals
        anything nor lets somebody else decide: a :class:`~beringia.kernel.macros.Line` keeps to that.
        """
        return []

    def targets(self, state: State, code: int) -> tuple[str, ...]:
        """The board elements of any code, offered or not."""
        return self.codes.verb_of(code).elements(code, self.lexicon, state.top_seat())

    def decision_verbs(self, state: State) -> Sequence[Verb]:
        """The verbs that the decision on top may offer."""
        step = state.top
        return () if step is None else step.VERBS

    def decision_clause(self, state: State) -> str:
        """The clause that describes the decision on top."""
        step = state.top
        return "" if step is None else step.CLAUSE

    def notation(self, state: State, code: int) -> str:
        """Short text for any code, offered or not."""
        names = self.seat_names(state)
        return self.codes.verb_of(code).notation(code, {**self.lexicon, "seat": names} if names else self.lexicon)

    def why_not(self, state: State, code: int) -> Refusal:
        """Why a code that exists is not offered in this position."""
        step = state.top
        if step is None:
            return Refusal("game-is-over", "")
        found = step.refusal(state, code)
        return Refusal("not-offered", step.CLAUSE) if found is None else found

    def previews(self, state: State, seat: Seat, choices: Sequence[int]) -> list[Preview]:
        """What would follow from these choices of the decision on top, for the seat that decides: a function of what
        it may know. What is said of the whole decision comes first."""
        return []

    def shown_content(self) -> dict[str, object]:
        """The content for whoever draws the game: the file, and what the game reads out of it."""
        return self.content.data

    def texts(self, tell: Callable[..., str]) -> dict[str, str]:
        """Messages that the content makes, e.g. what each card does, by key. ``tell`` makes a message of a key and
        arguments that may be ids; the game asks it for nothing else, so that it is written in any language."""
        return {}

    # -- for people who play with the printed game

    def has_companion(self) -> bool:
        """True if there is help for people who play with the printed game."""
        return False

    def companion(self, seed: str, options: dict[str, OptionValue], answers: Sequence[Answer]) -> dict[str, object]:
        """What the companion says after these answers: ``story``, the next ``question`` or None, ``view``, ``over``."""
        raise NotImplementedError

    # -- for bots

    def bot_folder(self) -> Path | None:
        """Where the files of this game's bots lie."""
        return None

    def evaluation(self, weights: Mapping[str, float]) -> Evaluation:
        """An evaluation with these weights; a game without one of its own has none."""
        Weights(weights).finish()
        return Evaluation(self)

    def evaluate(self, state: State, seat: Seat) -> float:
        """How good a position is for a seat, in points, judged only by what lies open: the lead over the best other."""
        scores = self.scores(state)
        others = [score for other, score in enumerate(scores) if other != seat]
        return float(scores[seat] - max(others, default=0))

    def starts_action(self, code: i64) -> bool:
        """True if a choice only begins what following decisions carry out (e.g. playing a card)."""
        return False

    def action_finished(self, state: State) -> bool:
        """True where a begun action is over and the position can be judged."""
        return True

    def settled(self, state: State) -> bool:
        """True at a turn boundary: whatever was begun has had all its consequences."""
        return self.action_finished(state)


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """How good positions are, in points, judged only by what lies open and by what a seat knows of its own.

    It stands here because rules make it and it asks the rules; :mod:`beringia.kernel.evaluation` has it, too.
    """

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


def named(steps: Sequence[type[Step]]) -> dict[str, type[Step]]:
    """Steps by their names."""
    found: dict[str, type[Step]] = {}
    for step in steps:
        if "DECLARED" not in vars(step):
            raise TypeError(f"step {step.NAME!r} is not declared: put @step above its class {step.__name__}")
        if found.setdefault(step.NAME, step) is not step:
            raise ValueError(f"two steps are called {step.NAME!r}")
    return found


def steps_of(*bases: type[Step]) -> dict[str, type[Step]]:
    """All named steps below these classes. A step is declared by writing its class, and nowhere else."""
    return named([step for base in bases for step in _below(base) if step.NAME])


def _below(base: type[Step]) -> list[type[Step]]:
    found: list[type[Step]] = []
    for step in base.__subclasses__():
        found.append(step)
        found.extend(_below(step))
    return found


# -- carrying the rules out (hot)


def advance(rules: Rules, state: State) -> None:
    """Run automatic steps until a seat has something to decide, or the game is over."""
    while True:
        state.offered = 0
        step = state.top
        if step is None:
            break
        if not step.decides():
            state.top = step.below
            step.execute(state)
            continue
        step.list_choices(state)
        if state.offered == 1:
            only: i64 = state.buffer[0]
            if rules.taken_unasked(only) and not step.seems_open(state):
                state.top = step.below
                step.carry_out(state, only)
                continue
        break
    state.offers_ready = True


def list_offers(state: State) -> None:
    """Fill the buffer of a state whose buffer is empty because it is a fresh copy."""
    if not state.offers_ready:
        state.offered = 0
        step = state.top
        if step is not None:
            step.list_choices(state)
        state.offers_ready = True


def apply(rules: Rules, state: State, code: i64) -> None:
    """Carry out a choice known to be legal, and everything that follows from it by itself."""
    step = state.top
    if step is not None:
        state.top = step.below
        step.carry_out(state, code)
    advance(rules, state)
