"""The public face of every game: :class:`Game` and :class:`Position`."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final, SupportsIndex

from mypy_extensions import i64

from beringia.kernel.asking import check_elements, why_not_at
from beringia.kernel.codes import Choice, CodeSpace, Macro, Refusal
from beringia.kernel.content import ContentFile
from beringia.kernel.errors import IllegalChoice, PositionError
from beringia.kernel.events import Event, EventSpace
from beringia.kernel.observation import Observation, poured
from beringia.kernel.options import Option, OptionValue
from beringia.kernel.previews import Preview
from beringia.kernel.reader import MOST_BITS, shown, whole
from beringia.kernel.recall import Recall, begun
from beringia.kernel.rules import Answer, Rules, advance, apply, list_offers
from beringia.kernel.schema import FieldSchema, schema
from beringia.kernel.state import RawEvent, State
from beringia.kernel.terms import Seat
from beringia.kernel.versions import UNVERSIONED, compatible, earlier
from beringia.kernel.vocabulary import Vocabulary

FORMAT: Final = 1
_TEXTS: Final = [str(number) for number in range(256)]


class Decision:
    """What is being decided, and by whom; no seat if it is hidden whom the table waits for."""

    def __init__(self, seat: int | None, kind: str, key: str, args: dict[str, str | int]) -> None:
        self.seat = seat
        self.kind = kind
        self.key = key
        self.args = args

    def to_dict(self) -> dict[str, object]:
        """The same, ready for JSON."""
        return {"seat": self.seat, "kind": self.kind, "key": self.key, "args": self.args}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash((self.seat, self.kind))

    def __reduce__(self) -> tuple[object, ...]:
        return Decision, (self.seat, self.kind, self.key, self.args)

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, key={self.key!r}, args={self.args!r})"


class Moment:
    """Something that happened, and how the table looked right after it."""

    def __init__(self, event: Event, rules: Rules, state: State) -> None:
        self.event = event
        self._rules = rules
        self._state = state

    def board(self, viewer: int | None) -> dict[str, object]:
        """What a seat (``None``: a spectator) may know of it; see :meth:`Position.board`."""
        return self._rules.view(self._state, viewer)


class Game:
    """A game with its content; makes positions."""

    def __init__(self, rules: Rules, version: str = "") -> None:
        self.rules = rules
        #: The version of the rules, beside that of the content: see :mod:`beringia.kernel.versions`.
        self.rules_version: str = version or rules.played_version()
        #: Whether a seat is asked wherever it seems to have a choice.
        self.asks = not earlier(self.rules_version, rules.ASKS_SINCE)
        self._observation: Observation | None = None
        #: The options where nobody asks for anything, by number of players.
        self._defaults: dict[int, dict[str, OptionValue]] = {}
        rules.codes.owner = rules
        rules.events.owner = rules

    def as_of(self, version: str) -> Game:
        """The game as it goes on that was begun with the rules of this version."""
        rules = self.rules.as_of(version)
        return Game(rules, version) if rules is not self.rules or earlier(version, rules.ASKS_SINCE) else self

    def settle(self, state: State) -> None:
        """Take what is taken unasked in games of earlier versions only."""
        while not self.asks and state.top is not None and state.offered == 1:
            only = state.buffer[0]
            if not self.rules.taken_unasked(only):
                break
            apply(self.rules, state, only)

    @property
    def key(self) -> str:
        """What the game is called in programs: ``eiszeit``."""
        return self.rules.key

    @property
    def seats(self) -> range:
        """For how many players it is."""
        return self.rules.seats

    @property
    def options(self) -> list[Option]:
        """What can be chosen before a game begins: key, kind, default and allowed values of each option."""
        return list(self.rules.options)

    @property
    def content(self) -> ContentFile:
        """The content file as loaded: all numbers and names of the components, with their sources."""
        return self.rules.content

    @property
    def vocabulary(self) -> Vocabulary:
        """What the arguments of messages are."""
        return Vocabulary(self.rules)

    @property
    def shown_content(self) -> dict[str, object]:
        """The content as those who draw the game want it; see :meth:`Rules.shown_content`."""
        return self.rules.shown_content()

    @property
    def has_companion(self) -> bool:
        """Whether there is help for people who play with the printed game: :meth:`companion`."""
        return self.rules.has_companion()

    @property
    def schema(self) -> list[FieldSchema]:
        """What the fields of a view mean, for those who draw any game."""
        seats = self.seats[0]
        state = self.rules.start(seats, "0", self.check_options(seats, {}))
        return schema(type(state), self.rules.lexicon)

    # -- for learners

    @property
    def observation(self) -> Observation:
        """What the numbers of :meth:`Position.observe` are: name, place, shape, range and meaning of every entry."""
        if self._observation is None:
            self._observation = Observation(self.rules)
        return self._observation

    @property
    def decisions(self) -> list[str]:
        """All kinds of decisions, sorted by name: what :attr:`Decision.kind` can be."""
        return list(self.observation.kinds)

    @property
    def max_decisions(self) -> int:
        """More decisions than any game takes."""
        return self.rules.MOST_DECISIONS

    @property
    def min_return(self) -> float:
        """No result of :meth:`Position.returns` is smaller."""
        return -1.0

    @property
    def max_return(self) -> float:
        """No result of :meth:`Position.returns` is larger."""
        return 1.0

    @property
    def codes(self) -> CodeSpace:
        """The space of all choices: what each code means, and its size."""
        return self.rules.codes

    @property
    def events(self) -> EventSpace:
        """All kinds of events."""
        return self.rules.events

    def start(
        self,
        seats: SupportsIndex,
        seed: SupportsIndex | None = None,
        options: Mapping[str, object] | None = None,
        recall: bool = False,
    ) -> Position:
        """A new game. Without a seed the dice are truly random; with one, everything that follows repeats exactly.

        With ``recall`` the position keeps what each seat has been shown so far: :meth:`Position.information_key`. That
        costs a multiple of the time of a choice.
        """
        players = self._players(seats)
        checked = self.check_options(players, options) if options else self._default_options(players)
        number = secrets.randbits(128) if seed is None else whole(seed)
        if number is None or number < 0:
            raise ValueError(f"seed: {shown(seed)} is not allowed; give a whole number from 0 on")
        if number.bit_length() > MOST_BITS:
            raise ValueError(f"seed: {shown(number)} is not allowed; {MOST_BITS} bits are the most")
        state = self.rules.start(players, str(number), checked)
        state.recording = True
        advance(self.rules, state)
        self.settle(state)
        state.recording = False
        position = Position(self, state)
        raw = state.take_log()
        position.told_first = raw
        if recall:
            position.recall = begun(raw, position.observations())
        return position

    def check_options(self, seats: SupportsIndex, options: Mapping[str, object]) -> dict[str, OptionValue]:
        """The options to play with, defaults filled in; a ``ValueError`` names what is wrong and what is allowed."""
        players = self._players(seats)
        declared = {option.key: option for option in self.rules.options}
        if not isinstance(options, Mapping):
            raise ValueError(f"options: {options!r} is not allowed; give a dictionary with {', '.join(declared)}")
        keys: list[object] = list(options)
        for key in keys:
            if key not in declared:
                raise ValueError(f"option {key!r} does not exist; {self.key} has {', '.join(declared)}")
        result: dict[str, OptionValue] = {}
        for key, option in declared.items():
            given = options.get(key, option.default)
            result[key] = option.check(option.start(players) if given is option.default else given, players)
        return result

    def _default_options(self, players: int) -> dict[str, OptionValue]:
        if players not in self._defaults:
            self._defaults[players] = self.check_options(players, {})
        return dict(self._defaults[players])

    def _players(self, seats: SupportsIndex) -> int:
        players = whole(seats)
        if players is None or players not in self.seats:
            raise ValueError(
                f"seats: {shown(seats)} is not allowed; {self.key} is for {self.seats[0]} to {self.seats[-1]} players"
            )
        return players

    def companion(self, seed: str, options: Mapping[str, object], answers: Sequence[Answer]) -> dict[str, object]:
        """Help for a person who plays with the printed game: what to do after these answers, and what to tell next.

        ``story``: messages (``key``, ``args``, ``kind``, ``after``: how many answers came before); ``question``: the
        next one, None at the end; ``view``: what lies open; ``over``. A :class:`~beringia.kernel.errors.WrongAnswer`
        says which answer cannot be.
        """
        if not self.rules.has_companion():
            raise ValueError(f"{self.key} has no companion")
        return self.rules.companion(seed, self.check_options(self.seats[0], options), answers)

    def from_dict(self, data: Mapping[str, object]) -> Position:
        """The position that ``to_dict`` described. Refuses nonsense with a :class:`PositionError` that says why."""
        if not isinstance(data, Mapping):
            raise PositionError(f"a position is a dictionary, not {type(data).__name__}")
        if data.get("beringia") != "position":
            raise PositionError("this is not a position: 'beringia' must be 'position'")
        if data.get("format") != FORMAT:
            raise PositionError(f"format {data.get('format')!r} is not known; this version reads format {FORMAT}")
        if data.get("game") != self.key:
            raise PositionError(f"this is a position of {data.get('game')!r}, not of {self.key!r}")
        made_with = data.get("content", self.content.version)
        if made_with != self.content.version:
            raise PositionError(
                f"this position was made with content {made_with!r}; this is content {self.content.version!r}"
            )
        made_by = data.get("rules", UNVERSIONED)
        if not isinstance(made_by, str) or not compatible(made_by, self.rules_version):
            raise PositionError(
                f"this position was made with version {made_by!r} of the rules; "
                f"this is version {self.rules_version!r}, which cannot play it on"
            )
        unknown = [str(key) for key in data if key not in _POSITION_KEYS]
        if unknown:
            raise PositionError(f"unknown key {unknown[0]!r}; known are {', '.join(_POSITION_KEYS)}")
        seats = data.get("seats")
        options = data.get("options", {})
        inner = data.get("state")
        if not isinstance(seats, int) or isinstance(seats, bool):
            raise PositionError(f"seats must be a whole number, not {seats!r}")
        if not isinstance(options, Mapping):
            raise PositionError("options must be a dictionary")
        if not isinstance(inner, Mapping):
            raise PositionError("state must be a dictionary")
        try:
            checked = self.check_options(seats, options)
        except ValueError as error:
            raise PositionError(str(error)) from None
        state = self.rules.state_from_dict(seats, checked, inner)
        broken = self.rules.violations(state)
        if broken:
            raise PositionError("; ".join(broken))
        try:
            advance(self.rules, state)
            self.settle(state)
        except (IndexError, ZeroDivisionError, OverflowError):
            raise PositionError("the agenda of this position cannot be carried out") from None
        if not state.over() and state.offered == 0:
            raise PositionError("somebody has to decide in this position, but there is nothing to choose")
        return Position(self, state)

    # A game holds nothing of what is played, so copies of it are itself. How it is pickled, the registry knows: it is
    # found again by its key.

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Game)
            and self.key == other.key
            and self.content.version == other.content.version
            and self.rules_version == other.rules_version
        )

    def __hash__(self) -> int:
        return hash((self.key, self.content.version, self.rules_version))

    def __repr__(self) -> str:
        return f"<Game {self.key}>"


_POSITION_KEYS: Final = ("beringia", "format", "game", "content", "rules", "seats", "options", "state")


class Position:
    """A position at which a seat has something to decide, or at the end of a game."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        #: The events before the first decision, as the engine has noted them: few ask for them.
        self.told_first: Sequence[RawEvent] = ()
        self._opening: list[Event] | None = None
        #: What the seats remember, if the game was started with ``recall``.
        self.recall: Recall | None = None

    @property
    def opening(self) -> list[Event]:
        """What happened before the first decision of a game that was started just now."""
        if self._opening is None:
            self._opening = self.read_events(self.told_first)
        return self._opening

    @opening.setter
    def opening(self, events: list[Event]) -> None:
        self._opening = events

    # -- whose decision, and what can be chosen

    @property
    def seat(self) -> int | None:
        """Who decides now; ``None`` when the game is over."""
        return None if self.state.over() else int(self.state.top_seat())

    @property
    def seats(self) -> int:
        """How many play."""
        return self.game.rules.seat_count(self.state)

    @property
    def options(self) -> dict[str, OptionValue]:
        """The options that are played with, defaults included."""
        return self.game.rules.options_of(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.top is None

    @property
    def decision(self) -> Decision | None:
        """What is being decided now, and by whom; ``None`` when the game is over."""
        if self.state.over():
            return None
        rules = self.game.rules
        kind = rules.decision_name(self.state)
        return Decision(
            int(self.state.top_seat()),
            kind,
            f"{rules.key}-decide-{kind}",
            rules.decision_args(self.state),
        )

    def decision_for(self, viewer: SupportsIndex | None) -> Decision | None:
        """The decision as a seat (``None``: a spectator) may know it."""
        seat = self._viewer(viewer)
        decision = self.decision
        step = self.state.top
        if decision is not None and step is not None and step.SEAT_HIDDEN and seat != decision.seat:
            decision.seat = None
        return decision

    @property
    def passing(self) -> int | None:
        """The choice that lets a chance go by which others get too (a window for trumps); ``None`` elsewhere."""
        step = self.state.top
        return None if step is None or step.PASSES is None else int(step.PASSES.base)

    @property
    def formality(self) -> int | None:
        """The only choice, if it is asked for only so that others cannot tell that it is; ``None`` elsewhere."""
        choices = self.choices()
        return choices[0] if len(choices) == 1 and self.game.rules.taken_unasked(choices[0]) else None

    def choices(self) -> list[int]:
        """All legal choices, sorted; empty only when the game is over."""
        state = self.state
        if not state.offers_ready:
            list_offers(state)
        buffer = state.buffer
        result: list[int] = []
        in_order = True
        last: i64 = -1
        for index in range(state.offered):
            code: i64 = buffer[index]
            in_order = in_order and code > last
            last = code
            result.append(code)
        if not in_order:  # most decisions list their choices in order
            result.sort()
        return result

    def choices_for(self, viewer: SupportsIndex | None) -> list[Choice]:
        """The described choices of the current decision, for the seat that decides; for anybody else none."""
        seat = self._viewer(viewer)
        if seat is None or seat != self.seat:
            return []
        return [self.describe(choice) for choice in self.choices()]

    def describe(self, choice: SupportsIndex) -> Choice:
        """A legal choice for people: verb, board elements, message key and arguments."""
        return self.game.rules.describe(self.state, self._offered(choice))

    def previews(self, viewer: SupportsIndex | None) -> list[Preview]:
        """What would follow from the choices, for the seat that decides; for anybody else nothing."""
        seat = self._viewer(viewer)
        if seat is None or seat != self.seat:
            return []
        return self.game.rules.previews(self.state, Seat(seat), self.choices())

    def macros(self) -> list[Macro]:
        """Sequences of choices that can be made in one go now, each legal to its end; meant for the seat that decides.

        In a game of earlier rules, which asks less, there are none.
        """
        return [] if self.over or not self.game.asks else self.game.rules.macros(self.state)

    def macros_for(self, viewer: SupportsIndex | None) -> list[Macro]:
        """The same for the seat that decides; for anybody else none."""
        seat = self._viewer(viewer)
        return [] if seat is None or seat != self.seat else self.macros()

    # -- playing

    def play(self, choice: SupportsIndex) -> None:
        """Make a choice. An :class:`IllegalChoice` leaves the position exactly as it was."""
        code = self._offered(choice)
        self.state.revealed = False
        self._apply(code)

    def play_and_tell(self, choice: SupportsIndex) -> list[Event]:
        """Make a choice and return what happened."""
        code = self._offered(choice)
        self.state.revealed = False
        self.state.recording = True
        try:
            self._apply(code)
        finally:
            self.state.recording = False
        return self.take_events()

    def play_and_watch(self, choice: SupportsIndex) -> list[Moment]:
        """Make a choice and return what happened, each event with the table as it was then."""
        code = self._offered(choice)
        state = self.state
        moments: list[State] = []
        state.revealed = False
        state.recording = True
        state.moments = moments
        try:
            self._apply(code)
        finally:
            state.recording = False
            state.moments = None
        events = self.take_events()
        return [Moment(event, self.game.rules, moment) for event, moment in zip(events, moments, strict=True)]

    @property
    def revealed(self) -> bool:
        """True if the last ``play`` drew, rolled or turned up something: it can never be taken back."""
        return self.state.revealed

    def take_events(self) -> list[Event]:
        """Hand over the events recorded so far."""
        return self.read_events(self.state.take_log())

    def read_events(self, log: Sequence[RawEvent]) -> list[Event]:
        """Recorded events as objects."""
        rules = self.game.rules
        return [rules.events.read(raw, rules.lexicon) for raw in log]

    def why_not(self, choice: SupportsIndex) -> Refusal | None:
        """Why an existing code is not offered now; ``None`` if it is."""
        code = self._code(choice)
        return None if self._is_offered(code) else self._refusal(code)

    def why_not_at(self, targets: Sequence[str], around: Sequence[str] = ()) -> Refusal | None:
        """Why nothing can be chosen by picking these elements of the board, in this order; ``None`` if something can.

        ``around`` names larger elements in which the last one lies: who points at a piece may mean its place. Meant for
        the seat that decides: the answer says something of its hand.
        """
        if self.over:
            return Refusal("game-is-over", "")
        for name, elements in (("targets", targets), ("around", around)):
            check_elements(name, elements)
        return why_not_at(self.game.rules, self.state, self.choices(), targets, around)

    # -- the end

    def scores(self) -> list[int]:
        """The points of every seat, as they stand; what counts in this game where there are none."""
        return self.game.rules.scores(self.state)

    def winners(self) -> list[int]:
        """The seats that have won; empty while the game goes on."""
        return self.game.rules.winners(self.state) if self.over else []

    def returns(self) -> list[float]:
        """What each seat has got out of the game, from -1 to 1, all together 0; all 0 while it goes on.

        A single winner gets 1, winners that share share it, and the others pay for it evenly. Alone, a won game is 1
        and a lost one -1.
        """
        seats = self.seats
        if not self.over:
            return [0.0] * seats
        winners = self.winners()
        if seats == 1:
            return [1.0 if winners else -1.0]
        if not winners:
            return [0.0] * seats
        share = 1.0 / len(winners)
        return [((share if seat in winners else 0.0) * seats - 1.0) / (seats - 1) for seat in range(seats)]

    # -- for learners

    def mask(self, out: Any = None) -> Any:
        """One byte for every code: 1 if it is offered now. Filled into ``out`` if that is given, e.g. a numpy array of
        int8 or bool; else a new ``bytearray``."""
        state = self.state
        if not state.offers_ready:
            list_offers(state)
        return poured(self.game.observation.flags(state), out, "B")

    def observe(self, seat: SupportsIndex, out: Any = None) -> Any:
        """All that a seat may know, as numbers (:attr:`Game.observation`). Filled into ``out`` if that is given, e.g. a
        numpy array of int64; else a new ``array.array``."""
        return poured(self.game.observation.numbers(self.state, self._seat(seat)), out, Observation.typecode)

    def observations(self) -> list[bytes]:
        """The observations of all seats."""
        observation = self.game.observation
        return [bytes(poured(observation.numbers(self.state, seat), None, "q")) for seat in range(self.seats)]

    def information_key(self, seat: SupportsIndex) -> bytes:
        """All that a seat has seen, been told and chosen so far, as 16 bytes: the same exactly where it cannot tell two
        positions apart. Only in games started with ``recall=True``."""
        viewer = self._seat(seat)
        if self.recall is None:
            raise ValueError("nobody remembers how this position came about; start the game with recall=True")
        return self.recall.key(viewer)

    # -- what a seat may see

    def board(self, seat: SupportsIndex | None) -> dict[str, object]:
        """The view without what is being decided, and whether the game is over."""
        return self.game.rules.view(self.state, self._viewer(seat))

    def view(self, seat: SupportsIndex | None) -> dict[str, object]:
        """All that a seat (``None``: a spectator) may know, ready for JSON."""
        viewer = self._viewer(seat)
        decision = self.decision_for(viewer)
        view = self.game.rules.view(self.state, viewer)
        view["game"] = self.game.key
        view["viewer"] = viewer
        view["over"] = self.over
        view["winners"] = self.winners()
        view["decision"] = None if decision is None else decision.to_dict()
        return view

    def determinize(self, seat: SupportsIndex, seed: SupportsIndex) -> Position:
        """A copy in which everything the seat cannot know is drawn anew, consistent with what it has seen."""
        number = whole(seed)
        if number is None:
            raise ValueError(f"seed: {seed!r} is not allowed; give a whole number")
        if number.bit_length() > MOST_BITS:
            raise ValueError(f"seed: {shown(number)} is not allowed; {MOST_BITS} bits are the most")
        viewer = self._seat(seat)
        made = Position(self.game, self.game.rules.determinize(self.state, viewer, f"determinize {number}"))
        if self.recall is not None:
            made.recall = self.recall.redrawn(viewer, made.observations())
        return made

    # -- data

    def copy(self) -> Position:
        """An independent position that is the same."""
        made = Position(self.game, self.state.copy())
        made.state.revealed = self.state.revealed
        if self.recall is not None:
            made.recall = self.recall.copy()
        return made

    def __copy__(self) -> Position:
        made = self.copy()
        made.opening = list(self.opening)
        return made

    def __deepcopy__(self, memo: object) -> Position:
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self.game, self.to_dict(), self.opening, self.revealed, self.recall)

    def digest(self) -> str:
        """A fingerprint of the position, the same on every machine."""
        rules = self.game.rules
        # The server asks for it at every step: most numbers are small, and looking their text up is faster.
        numbers = [_TEXTS[n] if 0 <= n < len(_TEXTS) else str(n) for n in self.state.numbers()]
        text = f"{rules.key} {rules.content.version} {FORMAT} " + ",".join(numbers)
        return hashlib.sha256(text.encode()).hexdigest()

    def to_dict(self) -> dict[str, object]:
        """Everything, secrets included, as plain JSON-able data."""
        rules = self.game.rules
        return {
            "beringia": "position",
            "format": FORMAT,
            "game": rules.key,
            "content": rules.content.version,
            "rules": self.game.rules_version,
            "seats": self.seats,
            "options": rules.options_of(self.state),
            "state": rules.state_to_dict(self.state),
        }

    def check(self) -> list[str]:
        """The invariants of the rulebook that this position breaks; empty for a sound one."""
        return self.game.rules.violations(self.state)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Position)
            and self.game.key == other.game.key
            and self.game.content.version == other.game.content.version
            and self.state.numbers() == other.state.numbers()
        )

    def __hash__(self) -> int:
        raise TypeError("a position changes; use digest() as a key")

    def __repr__(self) -> str:
        return f"<Position of {self.game.key}, {'over' if self.over else f'seat {self.seat} decides'}>"

    # -- notation

    def notation(self, choice: SupportsIndex) -> str:
        """A legal choice as short readable text."""
        return self.game.rules.notation(self.state, self._offered(choice))

    def parse(self, text: object) -> int:
        """The legal choice that ``notation`` writes like this; capitals do not matter, and names are read as well."""
        if not isinstance(text, str):
            raise IllegalChoice(f"{text!r} is not a text; a choice is written like {self._example()!r}")
        wanted = " ".join(text.split()).lower()
        rules = self.game.rules
        offered: list[str] = []
        for choice in self.choices():
            written = rules.notation(self.state, choice)
            if wanted in (written.lower(), rules.codes.verb_of(choice).notation_by_names(choice, rules.lexicon)):
                return choice
            offered.append(written)
        if not offered:
            raise IllegalChoice(f"{text!r}: the game is over")
        shown = ", ".join(offered[:12]) + (f", ... ({len(offered)} in all)" if len(offered) > 12 else "")
        raise IllegalChoice(f"{text!r} is not offered now; offered are: {shown}")

    # -- inside

    def _example(self) -> str:
        choices = self.choices()
        return self.game.rules.notation(self.state, choices[0]) if choices else ""

    def _apply(self, code: int) -> None:
        if self.recall is not None:
            self._apply_and_remember(self.recall, code)
            return
        apply(self.game.rules, self.state, code)
        self.game.settle(self.state)

    def _apply_and_remember(self, recall: Recall, code: int) -> None:
        state = self.state
        decider = int(state.top_seat())
        wanted = state.recording
        state.recording = True
        try:
            apply(self.game.rules, state, code)
            self.game.settle(state)
        finally:
            state.recording = wanted
        log = state.take_log()
        if wanted:
            state.log = log
        recall.note(decider, code, log, self.observations())

    def _viewer(self, seat: SupportsIndex | None) -> int | None:
        return None if seat is None else self._seat(seat, True)

    def _seat(self, seat: SupportsIndex, spectators: bool = False) -> int:
        number = whole(seat)
        if number is None or not 0 <= number < self.seats:
            spectator = ", or None for a spectator" if spectators else ""
            raise ValueError(f"seat {shown(seat)} does not exist; seats are 0 to {self.seats - 1}{spectator}")
        return number

    def _is_offered(self, code: i64) -> bool:
        state = self.state
        if not state.offers_ready:
            list_offers(state)
        buffer = state.buffer
        for index in range(state.offered):
            if buffer[index] == code:
                return True
        return False

    def _code(self, choice: SupportsIndex) -> int:
        code = whole(choice)
        size = self.game.rules.codes.size
        if code is None:
            raise IllegalChoice(f"choice {choice!r} is not a whole number; codes go from 0 to {size - 1}")
        if not 0 <= code < size:
            raise IllegalChoice(f"choice {shown(code)} does not exist: codes go from 0 to {size - 1}")
        return code

    def _offered(self, choice: SupportsIndex) -> int:
        """The code of a legal choice; an :class:`IllegalChoice` says why it is none."""
        code = self._code(choice)
        if not self._is_offered(code):
            refusal = self._refusal(code)
            raise IllegalChoice(f"choice {code} is not allowed now: {refusal}", refusal.clause)
        return code

    def _refusal(self, choice: int) -> Refusal:
        if self.over:
            return Refusal("game-is-over", "")
        return self.game.rules.why_not(self.state, choice)


def _restored(
    game: Game, data: Mapping[str, object], opening: list[Event], revealed: bool, recall: Recall | None
) -> Position:
    """A position as it was when it was pickled."""
    position = game.from_dict(data)
    position.opening = opening
    position.state.revealed = revealed
    position.recall = recall
    return position
