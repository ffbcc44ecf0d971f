"""The public face of every game: :class:`Game` and :class:`Position`."""

from __future__ import annotations

import hashlib
import operator
import secrets
from collections.abc import Mapping, Sequence
from typing import Final, SupportsIndex

from mypy_extensions import i64

from beringia.kernel.asking import why_not_at
from beringia.kernel.codes import Choice, CodeSpace, Refusal
from beringia.kernel.content import Content
from beringia.kernel.errors import IllegalChoice, PositionError
from beringia.kernel.events import Event, EventSpace
from beringia.kernel.options import Option, OptionValue
from beringia.kernel.rules import Answer, Rules, advance, apply, list_offers
from beringia.kernel.schema import FieldSchema, schema
from beringia.kernel.state import State
from beringia.kernel.versions import UNVERSIONED, compatible
from beringia.kernel.vocabulary import Vocabulary

FORMAT: Final = 1


class Decision:
    """What is being decided, and by whom. Public: everybody may know what the table waits for."""

    def __init__(self, seat: int, kind: str, key: str, args: dict[str, str | int]) -> None:
        self.seat = seat
        self.kind = kind
        self.key = key
        self.args = args

    def to_dict(self) -> dict[str, object]:
        return {"seat": self.seat, "kind": self.kind, "key": self.key, "args": self.args}


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

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        #: The version of the rules, beside that of the content: see :mod:`beringia.kernel.versions`.
        self.rules_version: str = rules.VERSION

    @property
    def key(self) -> str:
        return self.rules.key

    @property
    def seats(self) -> range:
        return self.rules.seats

    @property
    def options(self) -> list[Option]:
        return list(self.rules.options)

    @property
    def content(self) -> Content:
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
        return self.rules.has_companion()

    @property
    def schema(self) -> list[FieldSchema]:
        """What the fields of a view mean, for those who draw any game."""
        seats = self.seats[0]
        state = self.rules.start(seats, "0", self.check_options(seats, {}))
        return schema(type(state), self.rules.lexicon)

    @property
    def codes(self) -> CodeSpace:
        return self.rules.codes

    @property
    def events(self) -> EventSpace:
        return self.rules.events

    def start(
        self, seats: SupportsIndex, seed: SupportsIndex | None = None, options: Mapping[str, object] | None = None
    ) -> Position:
        """A new game. Without a seed the dice are truly random; with one, everything that follows repeats exactly."""
        players = self._players(seats)
        checked = self.check_options(players, options or {})
        number = secrets.randbits(128) if seed is None else _whole(seed)
        if number is None or number < 0:
            raise ValueError(f"seed: {seed!r} is not allowed; give a whole number from 0 on")
        state = self.rules.start(players, str(number), checked)
        state.recording = True
        advance(self.rules, state)
        state.recording = False
        position = Position(self, state)
        position.opening = position.take_events()
        return position

    def check_options(self, seats: SupportsIndex, options: Mapping[str, object]) -> dict[str, OptionValue]:
        """The options to play with, defaults filled in; a ``ValueError`` names what is wrong and what is allowed."""
        players = self._players(seats)
        declared = {option.key: option for option in self.rules.options}
        if not isinstance(options, Mapping):
            raise ValueError(f"options: {options!r} is not allowed; give a dictionary with {', '.join(declared)}")
        for key in options:
            if key not in declared:
                raise ValueError(f"option {key!r} does not exist; {self.key} has {', '.join(declared)}")
        result: dict[str, OptionValue] = {}
        for key, option in declared.items():
            given = options.get(key, option.default)
            if given is None:
                given = option.allowed[:players]
            result[key] = option.check(given, players)
        return result

    def _players(self, seats: SupportsIndex) -> int:
        players = _whole(seats)
        if players is None or players not in self.seats:
            raise ValueError(
                f"seats: {seats!r} is not allowed; {self.key} is for {self.seats[0]} to {self.seats[-1]} players"
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
        except (IndexError, ZeroDivisionError, OverflowError):
            raise PositionError("the agenda of this position cannot be carried out") from None
        if not state.over() and state.offered == 0:
            raise PositionError("somebody has to decide in this position, but there is nothing to choose")
        return Position(self, state)

    def __repr__(self) -> str:
        return f"<Game {self.key}>"


def _whole(value: SupportsIndex) -> int | None:
    """A whole number, whatever kind of integer it is; ``None`` for everything else.

    Public arguments are typed by protocol and checked here, because compiled code would answer a wrong type with a
    ``TypeError`` before anybody could say what is allowed.
    """
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    try:
        return operator.index(value)
    except TypeError:
        return None


_POSITION_KEYS: Final = ("beringia", "format", "game", "content", "rules", "seats", "options", "state")


class Position:
    """A position at which a seat has something to decide, or at the end of a game."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.opening: list[Event] = []

    # -- whose decision, and what can be chosen

    @property
    def seat(self) -> int | None:
        """Who decides now; ``None`` when the game is over."""
        return None if self.state.over() else int(self.state.top_seat())

    @property
    def seats(self) -> int:
        return self.game.rules.seat_count(self.state)

    @property
    def options(self) -> dict[str, OptionValue]:
        return self.game.rules.options_of(self.state)

    @property
    def over(self) -> bool:
        return self.state.top is None

    @property
    def decision(self) -> Decision | None:
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

    def choices_for(self, viewer: int | None) -> list[Choice]:
        """The described choices of the current decision, for the seat that decides; for anybody else none."""
        if viewer is None or viewer != self.seat:
            return []
        return [self.describe(choice) for choice in self.choices()]

    def describe(self, choice: SupportsIndex) -> Choice:
        """A legal choice for people: verb, board elements, message key and arguments."""
        return self.game.rules.describe(self.state, self._offered(choice))

    # -- playing

    def play(self, choice: SupportsIndex) -> None:
        """Make a choice. An :class:`IllegalChoice` leaves the position exactly as it was."""
        code = self._offered(choice)
        self.state.revealed = False
        apply(self.game.rules, self.state, code)

    def play_and_tell(self, choice: SupportsIndex) -> list[Event]:
        """Make a choice and return what happened."""
        code = self._offered(choice)
        self.state.revealed = False
        self.state.recording = True
        apply(self.game.rules, self.state, code)
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
            apply(self.game.rules, state, code)
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
        rules = self.game.rules
        return [rules.events.read(raw, rules.lexicon) for raw in self.state.take_log()]

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
        return why_not_at(self.game.rules, self.state, self.choices(), targets, around)

    # -- the end

    def scores(self) -> list[int]:
        return self.game.rules.scores(self.state)

    def winners(self) -> list[int]:
        """The seats that have won; empty while the game goes on."""
        return self.game.rules.winners(self.state) if self.over else []

    # -- what a seat may see

    def board(self, seat: SupportsIndex | None) -> dict[str, object]:
        """The view without what is being decided, and whether the game is over."""
        return self.game.rules.view(self.state, None if seat is None else self._seat(seat))

    def view(self, seat: SupportsIndex | None) -> dict[str, object]:
        """All that a seat (``None``: a spectator) may know, ready for JSON."""
        viewer = None if seat is None else self._seat(seat)
        decision = self.decision
        view = self.game.rules.view(self.state, viewer)
        view["game"] = self.game.key
        view["viewer"] = viewer
        view["over"] = self.over
        view["winners"] = self.winners()
        view["decision"] = None if decision is None else decision.to_dict()
        return view

    def determinize(self, seat: SupportsIndex, seed: SupportsIndex) -> Position:
        """A copy in which everything the seat cannot know is drawn anew, consistent with what it has seen."""
        number = _whole(seed)
        if number is None:
            raise ValueError(f"seed: {seed!r} is not allowed; give a whole number")
        return Position(self.game, self.game.rules.determinize(self.state, self._seat(seat), f"determinize {number}"))

    # -- data

    def copy(self) -> Position:
        return Position(self.game, self.state.copy())

    def digest(self) -> str:
        """A fingerprint of the position, the same on every machine."""
        rules = self.game.rules
        text = f"{rules.key} {rules.content.version} {FORMAT} " + ",".join([str(n) for n in self.state.numbers()])
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

    def parse(self, text: str) -> int:
        """The legal choice that ``notation`` writes like this."""
        wanted = " ".join(text.split()).lower()
        offered: list[str] = []
        for choice in self.choices():
            written = self.game.rules.notation(self.state, choice)
            if written == wanted:
                return choice
            offered.append(written)
        if not offered:
            raise IllegalChoice(f"{text!r}: the game is over")
        shown = ", ".join(offered[:12]) + (f", ... ({len(offered)} in all)" if len(offered) > 12 else "")
        raise IllegalChoice(f"{text!r} is not offered now; offered are: {shown}")

    # -- inside

    def _seat(self, seat: SupportsIndex) -> int:
        number = _whole(seat)
        if number is None or not 0 <= number < self.seats:
            raise ValueError(f"seat {seat!r} does not exist; seats are 0 to {self.seats - 1}, or None for a spectator")
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
        code = _whole(choice)
        size = self.game.rules.codes.size
        if code is None:
            raise IllegalChoice(f"choice {choice!r} is not a whole number; codes go from 0 to {size - 1}")
        if not 0 <= code < size:
            raise IllegalChoice(f"choice {code} does not exist: codes go from 0 to {size - 1}")
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
