"""Typed events: what happened, to whom, where, how much - and what of it only one seat may know."""

from __future__ import annotations

import operator
import pickle
from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from beringia.kernel.domains import NO_NAMES, Domain, Lexicon, Written
from beringia.kernel.state import NOBODY, RawEvent, State

#: So many arguments an event has at most, besides its secret.
MOST_ARGUMENTS: Final = 6


@mypyc_attr(allow_interpreted_subclasses=True)
class EventKind:
    """A kind of event: its name, its arguments with their domains, the secret that only one seat learns, its clause.

    Where that depends on an argument, ``clauses`` has the argument's name and the clauses by its value ("none" for
    nothing); ``clause`` is for all other values.

    :func:`~beringia.kernel.event_kinds.event` declares one with typed arguments.
    """

    number: Final[i64]

    def __init__(
        self,
        space: EventSpace,
        name: str,
        args: Sequence[tuple[str, Domain]] = (),
        secret: tuple[str, Domain] | None = None,
        clause: str = "",
        clauses: tuple[str, Mapping[str, str]] | None = None,
    ) -> None:
        self.name = name
        self.declared_in = space
        self.args = tuple(args)
        self.secret = secret
        self.clause = clause
        self.clauses = clauses
        self.number = len(space.kinds)
        space.kinds.append(self)

    def __repr__(self) -> str:
        return f"<EventKind {self.name}({', '.join([name for name, _ in self.args])})>"

    # -- declared once, never changed: a copy is itself, and other processes have it from their game

    def __copy__(self) -> EventKind:
        return self

    def __deepcopy__(self, memo: object) -> EventKind:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return operator.methodcaller("kind", int(self.number)), (self.declared_in,)

    def note(
        self, s: State, seat: i64 = NOBODY, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0
    ) -> None:
        """Everybody may know it."""
        if s.recording:
            s.note(self.number, seat, a, b, c, d, e, f, 0, NOBODY)

    def note_secret(self, s: State, seat: i64, a: i64, secret: i64, knows: i64) -> None:
        """Everybody may know that it happened, and only ``knows`` what it was."""
        if s.recording:
            s.note(self.number, seat, a, 0, 0, 0, 0, 0, secret, knows)

    def note_all(self, s: State, seat: i64, args: Sequence[Any], secret: Any = None) -> None:
        """Note arguments in the order of their declaration; a secret is for the seat of the event alone."""
        if s.recording:
            values = [int(value) for value in args] + [0] * (MOST_ARGUMENTS - len(args))
            a, b, c, d, e, f = values
            hidden = secret is not None
            s.note(self.number, seat, a, b, c, d, e, f, int(secret) if hidden else 0, seat if hidden else NOBODY)


class Event:
    """Something that happened. ``seen_by`` is the only way it leaves the engine."""

    def __init__(
        self,
        kind: str,
        seat: int | None,
        args: dict[str, Written],
        secret: dict[str, Written],
        knows: int | None,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.args = args
        self.secret = secret
        self.knows = knows

    def seen_by(self, viewer: int | None) -> dict[str, object]:
        """The event as a JSON-able dict for a seat, or for a spectator (``None``)."""
        args = dict(self.args)
        if viewer is not None and viewer == self.knows:
            args.update(self.secret)
        return {"kind": self.kind, "seat": self.seat, "args": args}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash((self.kind, self.seat, self.knows))

    def __reduce__(self) -> tuple[object, ...]:
        return Event, self._parts()

    def _parts(self) -> tuple[str, int | None, dict[str, Written], dict[str, Written], int | None]:
        return self.kind, self.seat, self.args, self.secret, self.knows

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, seat={self.seat}, args={self.args!r}, secret={self.secret!r}, knows={self.knows})"


@mypyc_attr(allow_interpreted_subclasses=True)
class EventSpace:
    """All kinds of events of a game, in the order of their declaration."""

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []
        #: The rules whose events these are.
        self.owner: object = None

    def __repr__(self) -> str:
        return f"<EventSpace of {len(self.kinds)} kinds>"

    def __copy__(self) -> EventSpace:
        return self

    def __deepcopy__(self, memo: object) -> EventSpace:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        if self.owner is None:
            raise pickle.PicklingError("these events belong to no game, so that no other process could find them")
        return operator.attrgetter("events"), (self.owner,)

    def kind(self, number: int) -> EventKind:
        """The kind that was declared as number ``number``."""
        return self.kinds[number]

    def read(self, raw: RawEvent, lexicon: Lexicon = NO_NAMES) -> Event:
        kind = self.kinds[raw[0]]
        values = (raw[2], raw[3], raw[4], raw[5], raw[6], raw[7])
        args: dict[str, Written] = {}
        for (name, domain), value in zip(kind.args, values, strict=False):
            args[name] = domain.write(value, lexicon)
        secret: dict[str, Written] = {}
        if kind.secret is not None:
            secret[kind.secret[0]] = kind.secret[1].write(raw[8], lexicon)
        return Event(kind.name, _or_none(raw[1]), args, secret, _or_none(raw[9]))


def _or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat
