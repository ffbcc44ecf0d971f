"""The rules of a game, as the kernel sees them, and the loop that carries them out.

Rules are code outside the position. A game subclasses :class:`Rules`; the kernel calls ``run`` for automatic steps,
``offer`` to list the legal choices of a decision and ``take`` to carry a choice out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from mypy_extensions import i64, mypyc_attr

from beringia.kernel.codes import Choice, CodeSpace
from beringia.kernel.content import Content
from beringia.kernel.events import EventSpace
from beringia.kernel.state import FIRST_DECISION, State

OptionValue = int | str | bool | list[str]
#: What a person tells a companion: a word, several of them, or a number.
Answer = int | str | list[str]


class Option:
    """A declared option of a game: how it is called, what kind of value it takes, which values are allowed.

    With ``seats`` other values than the default are allowed for these numbers of players only.
    """

    def __init__(
        self,
        key: str,
        kind: str,
        default: OptionValue | None,
        allowed: Sequence[OptionValue],
        seats: range | None = None,
    ) -> None:
        self.key = key
        self.seats = seats
        self.kind = kind  # "choice": one of the allowed values; "order": different allowed values, one per seat
        self.default = default
        self.allowed = list(allowed)

    def allowed_for(self, seats: int) -> list[OptionValue]:
        """The values allowed with so many players."""
        if self.seats is None or seats in self.seats or self.default is None:
            return list(self.allowed)
        return [self.default]

    def check(self, value: object, seats: int) -> OptionValue:
        """The value itself if it is allowed; a ``ValueError`` that says what is, if not."""
        if self.kind == "order":
            if isinstance(value, (list, tuple)):
                names = [str(item) for item in value]
                if len(names) == seats and len(set(names)) == seats and all(item in self.allowed for item in names):
                    return names
            raise ValueError(
                f"option {self.key}: {value!r} is not allowed; give {seats} different ones of {_listed(self.allowed)}"
            )
        for allowed in self.allowed_for(seats):
            if type(allowed) is type(value) and allowed == value:
                return allowed
        if self.seats is not None and seats not in self.seats and value in self.allowed:
            raise ValueError(f"option {self.key}: {value!r} is not allowed here; {_players(self.seats)}")
        raise ValueError(f"option {self.key}: {value!r} is not allowed; allowed are {_listed(self.allowed)}")

    def __repr__(self) -> str:
        return f"Option({self.key!r}, {self.kind!r}, default={self.default!r}, allowed={self.allowed!r})"


class Refusal:
    """Why something cannot be chosen: a message key with arguments, and the clause of the rulebook."""

    def __init__(self, key: str, clause: str, args: Mapping[str, str | int] | None = None) -> None:
        self.key = key
        self.clause = clause
        self.args: dict[str, str | int] = dict(args or {})

    def __str__(self) -> str:
        told = "".join(f", {name} {value}" for name, value in self.args.items())
        return f"{self.key}{told} ({self.clause})" if self.clause else f"{self.key}{told}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """One game with its content. Subclassed by every game; holds tables, never anything of a running game."""

    key: str
    seats: range
    codes: CodeSpace
    events: EventSpace
    options: list[Option]
    content: Content

    # -- playing (hot: called for every step)

    def run(self, state: State, kind: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        """Carry out an automatic step, already taken off the agenda."""
        raise NotImplementedError  # pragma: no cover

    def offer(self, state: State, kind: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        """Offer every legal choice of the decision on top of the agenda."""
        raise NotImplementedError  # pragma: no cover

    def take(self, state: State, kind: i64, seat: i64, x: i64, y: i64, z: i64, code: i64) -> None:
        """Carry out a legal choice; its decision is already taken off the agenda."""
        raise NotImplementedError  # pragma: no cover

    def changes_nothing(self, code: i64) -> bool:
        """True for choices like "stop": if only such a one is left, nobody is asked."""
        raise NotImplementedError  # pragma: no cover

    # -- beginning, end, secrets

    def start(self, seats: int, dice_seed: str, options: dict[str, OptionValue]) -> State:
        raise NotImplementedError  # pragma: no cover

    def scores(self, state: State) -> list[int]:
        raise NotImplementedError  # pragma: no cover

    def winners(self, state: State) -> list[int]:
        raise NotImplementedError  # pragma: no cover

    def determinize(self, state: State, seat: int, dice_seed: str) -> State:
        """A copy in which all that ``seat`` cannot know is drawn anew."""
        raise NotImplementedError  # pragma: no cover

    def problems(self, state: State) -> list[str]:
        """The invariants that this state breaks, in words; empty for a sound position."""
        raise NotImplementedError  # pragma: no cover

    # -- for people

    def shown_content(self) -> dict[str, object]:
        """The content for whoever draws the game: the file, and what the game reads out of it."""
        return self.content.data

    def texts(self, tell: Callable[..., str]) -> dict[str, str]:
        """Messages that the content makes, e.g. what each card does, by key. ``tell`` makes a message of a key and
        arguments that may be ids; the game asks it for nothing else, so that it is written in any language."""
        return {}

    def has_companion(self) -> bool:
        """True if there is help for people who play with the printed game."""
        return False

    def companion(self, seed: str, options: dict[str, OptionValue], answers: Sequence[Answer]) -> dict[str, object]:
        """What the companion says after these answers: ``story``, the next ``question`` or None, ``view``, ``over``."""
        raise NotImplementedError  # pragma: no cover

    def seat_count(self, state: State) -> int:
        raise NotImplementedError  # pragma: no cover

    def options_of(self, state: State) -> dict[str, OptionValue]:
        raise NotImplementedError  # pragma: no cover

    def decision_name(self, kind: int) -> str:
        raise NotImplementedError  # pragma: no cover

    def decision_args(self, state: State) -> dict[str, str | int]:
        """What a person must be told about the decision on top: which card, how many left, ..."""
        raise NotImplementedError  # pragma: no cover

    def describe(self, state: State, code: int) -> Choice:
        raise NotImplementedError  # pragma: no cover

    def notation(self, state: State, code: int) -> str:
        raise NotImplementedError  # pragma: no cover

    def why_not(self, state: State, code: int) -> Refusal:
        """Why a code that exists is not offered in this position."""
        raise NotImplementedError  # pragma: no cover

    def view(self, state: State, viewer: int | None) -> dict[str, object]:
        raise NotImplementedError  # pragma: no cover

    def state_to_dict(self, state: State) -> dict[str, object]:
        raise NotImplementedError  # pragma: no cover

    def state_from_dict(self, seats: int, options: dict[str, OptionValue], data: Mapping[str, object]) -> State:
        raise NotImplementedError  # pragma: no cover

    # -- for bots

    def worth(self, state: State, seat: i64) -> float:
        """How good a position is for a seat, in points, judged only by what lies open."""
        raise NotImplementedError  # pragma: no cover

    def announces(self, code: i64) -> bool:
        """True if a choice only announces what following decisions carry out (e.g. playing a card)."""
        raise NotImplementedError  # pragma: no cover

    def settled(self, state: State) -> bool:
        """True where an announced action is over and the position can be judged."""
        raise NotImplementedError  # pragma: no cover


def _players(seats: range) -> str:
    """For how many players something is."""
    if len(seats) == 1:
        return f"it is for {seats[0]} player{'' if seats[0] == 1 else 's'} only"
    return f"it is for {seats[0]} to {seats[-1]} players only"


def _listed(values: Sequence[OptionValue]) -> str:
    return ", ".join(str(value) for value in values)


def advance(rules: Rules, state: State) -> None:
    """Run automatic steps until a seat has something to decide, or the game is over.

    A decision whose only choice changes nothing is passed over; a real choice is never made for a player.
    """
    while True:
        state.offered = 0
        if state.depth == 0:
            break
        kind: i64 = state.top_kind()
        seat: i64 = state.top_seat()
        x: i64 = state.top(0)
        y: i64 = state.top(1)
        z: i64 = state.top(2)
        if kind < FIRST_DECISION:
            state.depth -= 1
            rules.run(state, kind, seat, x, y, z)
            continue
        rules.offer(state, kind, seat, x, y, z)
        if state.offered == 1:
            only: i64 = state.buffer[0]
            if rules.changes_nothing(only):
                state.depth -= 1
                rules.take(state, kind, seat, x, y, z, only)
                continue
        break
    state.offers_ready = True


def list_offers(rules: Rules, state: State) -> None:
    """Fill the buffer of a state whose buffer is empty because it is a fresh copy."""
    if not state.offers_ready:
        state.offered = 0
        if state.depth > 0:
            rules.offer(state, state.top_kind(), state.top_seat(), state.top(0), state.top(1), state.top(2))
        state.offers_ready = True


def apply(rules: Rules, state: State, code: i64) -> None:
    """Carry out a choice known to be legal, and everything that follows from it by itself."""
    kind: i64 = state.top_kind()
    seat: i64 = state.top_seat()
    x: i64 = state.top(0)
    y: i64 = state.top(1)
    z: i64 = state.top(2)
    state.depth -= 1
    rules.take(state, kind, seat, x, y, z, code)
    advance(rules, state)
