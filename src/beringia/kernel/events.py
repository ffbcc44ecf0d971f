"""Typed events: what happened, to whom, where, how much - and what of it only one seat may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from beringia.kernel.state import NOBODY, RawEvent


class EventKind:
    """Name of an event and the meaning of its arguments; ``secret`` names the part that only one seat learns."""

    def __init__(
        self, name: str, fields: Sequence[tuple[str, str]] = (), secret: tuple[str, str] | None = None
    ) -> None:
        self.name = name
        self.fields = tuple(fields)
        self.secret = secret


class Event:
    """Something that happened. ``seen_by`` is the only way it leaves the engine."""

    def __init__(
        self,
        kind: str,
        seat: int | None,
        args: dict[str, str | int | None],
        secret: dict[str, str | int | None],
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

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, seat={self.seat}, args={self.args!r}, secret={self.secret!r}, knows={self.knows})"


class EventSpace:
    """All kinds of events of a game, and how their integers read: names by field type turn numbers into ids."""

    def __init__(self, kinds: Sequence[EventKind], names: Mapping[str, Sequence[str | int]]) -> None:
        self.kinds = list(kinds)
        self._names = names

    def read(self, raw: RawEvent) -> Event:
        kind = self.kinds[raw[0]]
        args: dict[str, str | int | None] = {}
        for position, (field, type_) in enumerate(kind.fields):
            args[field] = self._value(type_, raw[2 + position])
        secret: dict[str, str | int | None] = {}
        if kind.secret is not None:
            secret[kind.secret[0]] = self._value(kind.secret[1], raw[6])
        seat = None if raw[1] == NOBODY else raw[1]
        knows = None if raw[7] == NOBODY else raw[7]
        return Event(kind.name, seat, args, secret, knows)

    def _value(self, type_: str, value: int) -> str | int | None:
        names = self._names.get(type_)
        if names is None:
            return value
        return names[value] if value >= 0 else None
