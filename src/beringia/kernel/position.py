"""The public face of every game: :class:`Game` and :class:`Position`."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from typing import Final

from beringia.kernel.codes import Choice, CodeSpace
from beringia.kernel.content import Content
from beringia.kernel.errors import IllegalChoice, PositionError
from beringia.kernel.events import Event, EventSpace
from beringia.kernel.rules import (
    Option,
    OptionValue,
    Refusal,
    Rules,
    advance,
    apply,
    list_offers,
)
from beringia.kernel.state import State

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


class Game:
    """A game with its content; makes positions."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

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
    def codes(self) -> CodeSpace:
        return self.rules.codes

    @property
    def events(self) -> EventSpace:
        return self.rules.events

    def start(self, seats: int, seed: int | None = None, options: Mapping[str, object] | None = None) -> Position:
        """A new game. Without a seed the dice are truly random; with one, everything that follows repeats exactly."""
        checked = self.check_options(seats, options or {})
        if seed is None:
            seed = secrets.randbits(128)
        if isinstance(seed, bool) or not isinstance(seed, int) or seed < 0:
            raise ValueError(f"seed: {seed!r} is not allowed; give a whole number from 0 on")
        state = self.rules.start(seats, str(seed), checked)
        state.recording = True
        advance(self.rules, state)
        state.recording = False
        position = Position(self, state)
        position.opening = position.take_events()
        return position

    def check_options(self, seats: int, options: Mapping[str, object]) -> dict[str, OptionValue]:
        """The options to play with, defaults filled in; a ``ValueError`` names what is wrong and what is allowed."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            raise ValueError(
                f"seats: {seats!r} is not allowed; {self.key} is for {self.seats[0]} to {self.seats[-1]} players"
            )
        declared = {option.key: option for option in self.rules.options}
        for key in options:
            if key not in declared:
                raise ValueError(f"option {key!r} does not exist; {self.key} has {', '.join(declared)}")
        result: dict[str, OptionValue] = {}
        for key, option in declared.items():
            given = options.get(key, option.default)
            if given is None:
                given = option.allowed[:seats]
            result[key] = option.check(given, seats)
        return result

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
        broken = self.rules.problems(state)
        if broken:
            raise PositionError("; ".join(broken))
        try:
            advance(self.rules, state)
        except (IndexError, ZeroDivisionError, OverflowError):
            raise PositionError("the agenda of this position cannot be carried out") from None
        if state.depth > 0 and state.offered == 0:
            raise PositionError("somebody has to decide in this position, but there is nothing to choose")
        return Position(self, state)

    def __repr__(self) -> str:
        return f"<Game {self.key}>"


_POSITION_KEYS: Final = ("beringia", "format", "game", "content", "seats", "options", "state")


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
        return None if self.state.depth == 0 else self.state.top_seat()

    @property
    def seats(self) -> int:
        return self.game.rules.seat_count(self.state)

    @property
    def options(self) -> dict[str, OptionValue]:
        return self.game.rules.options_of(self.state)

    @property
    def over(self) -> bool:
        return self.state.depth == 0

    @property
    def decision(self) -> Decision | None:
        if self.state.depth == 0:
            return None
        rules = self.game.rules
        kind = rules.decision_name(self.state.top_kind())
        return Decision(
            self.state.top_seat(), kind, f"{rules.key}-decide-{kind.replace('_', '-')}", rules.decision_args(self.state)
        )

    def choices(self) -> list[int]:
        """All legal choices, sorted; empty only when the game is over."""
        state = self.state
        if not state.offers_ready:
            list_offers(self.game.rules, state)
        result: list[int] = []
        for index in range(state.offered):
            result.append(state.buffer[index])
        result.sort()
        return result

    def choices_for(self, viewer: int | None) -> list[Choice]:
        """The described choices of the current decision, for the seat that decides; for anybody else none."""
        if viewer is None or viewer != self.seat:
            return []
        return [self.describe(choice) for choice in self.choices()]

    def describe(self, choice: int) -> Choice:
        """A legal choice for people: verb, board elements, message key and arguments."""
        self._require(choice)
        return self.game.rules.describe(self.state, choice)

    # -- playing

    def play(self, choice: int) -> None:
        """Make a choice. An :class:`IllegalChoice` leaves the position exactly as it was."""
        self._require(choice)
        self.state.revealed = False
        apply(self.game.rules, self.state, choice)

    def play_and_tell(self, choice: int) -> list[Event]:
        """Make a choice and return what happened."""
        self._require(choice)
        self.state.revealed = False
        self.state.recording = True
        apply(self.game.rules, self.state, choice)
        self.state.recording = False
        return self.take_events()

    @property
    def revealed(self) -> bool:
        """True if the last ``play`` drew, rolled or turned up something: it can never be taken back."""
        return self.state.revealed

    def take_events(self) -> list[Event]:
        """Hand over the events recorded so far."""
        events = [self.game.rules.events.read(raw) for raw in self.state.log]
        self.state.log = []
        return events

    def why_not(self, choice: int) -> Refusal | None:
        """Why an existing code is not offered now; ``None`` if it is."""
        self.game.codes.decode(choice)
        if self._is_offered(choice):
            return None
        return self._refusal(choice)

    # -- the end

    def scores(self) -> list[int]:
        return self.game.rules.scores(self.state)

    def winners(self) -> list[int]:
        """The seats that have won; empty while the game goes on."""
        return self.game.rules.winners(self.state) if self.over else []

    # -- what a seat may see

    def view(self, seat: int | None) -> dict[str, object]:
        """All that a seat (``None``: a spectator) may know, ready for JSON."""
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"seat {seat!r} does not exist; seats are 0 to {self.seats - 1}, or None for a spectator")
        decision = self.decision
        view = self.game.rules.view(self.state, seat)
        view["game"] = self.game.key
        view["viewer"] = seat
        view["over"] = self.over
        view["winners"] = self.winners()
        view["decision"] = None if decision is None else decision.to_dict()
        return view

    def determinize(self, seat: int, seed: int) -> Position:
        """A copy in which everything the seat cannot know is drawn anew, consistent with what it has seen."""
        if not 0 <= seat < self.seats:
            raise ValueError(f"seat {seat!r} does not exist; seats are 0 to {self.seats - 1}")
        return Position(self.game, self.game.rules.determinize(self.state, seat, f"determinize {seed}"))

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
            "seats": self.seats,
            "options": rules.options_of(self.state),
            "state": rules.state_to_dict(self.state),
        }

    def check(self) -> list[str]:
        """The invariants of the rulebook that this position breaks; empty for a sound one."""
        return self.game.rules.problems(self.state)

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

    def notation(self, choice: int) -> str:
        """A legal choice as short readable text."""
        self._require(choice)
        return self.game.rules.notation(self.state, choice)

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

    def _is_offered(self, choice: int) -> bool:
        state = self.state
        if not state.offers_ready:
            list_offers(self.game.rules, state)
        for index in range(state.offered):
            if state.buffer[index] == choice:
                return True
        return False

    def _require(self, choice: int) -> None:
        if not 0 <= choice < self.game.rules.codes.size:
            raise IllegalChoice(f"choice {choice} does not exist: codes go from 0 to {self.game.rules.codes.size - 1}")
        if not self._is_offered(choice):
            refusal = self._refusal(choice)
            raise IllegalChoice(f"choice {choice} is not allowed now: {refusal}", refusal.clause)

    def _refusal(self, choice: int) -> Refusal:
        if self.over:
            return Refusal("game-is-over", "")
        return self.game.rules.why_not(self.state, choice)
