"""Events by signature: one line declares a kind of event with its arguments and their types.

    HUNTER_PLACED: Final = event(EVENTS, "hunter_placed", ("area", AREA), clause="EZ-8.1")
    DREW: Final = event(EVENTS, "drew", ("colour", COLOUR), secret=("card", CARD), clause="EZ-7.4")

    HUNTER_PLACED.tell(s, seat, area)
    DREW.tell(s, seat, colour, card)   # everybody learns the colour, only ``seat`` the card

The order of declaration is the order of the numbers. In compiled modules the build writes ``tell`` out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar, overload

from mypy_extensions import mypyc_attr

from beringia.kernel.domains import DomainOf
from beringia.kernel.events import EventKind, EventSpace
from beringia.kernel.state import NO_SEAT, State
from beringia.kernel.terms import Seat

A = TypeVar("A")
B = TypeVar("B")
C = TypeVar("C")
D = TypeVar("D")
E = TypeVar("E")
F = TypeVar("F")
S = TypeVar("S")

#: Clauses by the value of an argument, and the name of that argument.
Clauses = tuple[str, Mapping[str, str]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Event0(EventKind):
    """An event with no arguments."""

    def tell(self, s: State, seat: Seat = NO_SEAT, /) -> None:
        self.note_all(s, seat, [])


@mypyc_attr(allow_interpreted_subclasses=True)
class Event1(EventKind, Generic[A]):
    """An event with one argument."""

    def tell(self, s: State, seat: Seat, a: A, /) -> None:
        self.note_all(s, seat, [a])


@mypyc_attr(allow_interpreted_subclasses=True)
class Event2(EventKind, Generic[A, B]):
    """An event with two arguments."""

    def tell(self, s: State, seat: Seat, a: A, b: B, /) -> None:
        self.note_all(s, seat, [a, b])


@mypyc_attr(allow_interpreted_subclasses=True)
class Event3(EventKind, Generic[A, B, C]):
    """An event with three arguments."""

    def tell(self, s: State, seat: Seat, a: A, b: B, c: C, /) -> None:
        self.note_all(s, seat, [a, b, c])


@mypyc_attr(allow_interpreted_subclasses=True)
class Event4(EventKind, Generic[A, B, C, D]):
    """An event with four arguments."""

    def tell(self, s: State, seat: Seat, a: A, b: B, c: C, d: D, /) -> None:
        self.note_all(s, seat, [a, b, c, d])


@mypyc_attr(allow_interpreted_subclasses=True)
class Event5(EventKind, Generic[A, B, C, D, E]):
    """An event with five arguments."""

    def tell(self, s: State, seat: Seat, a: A, b: B, c: C, d: D, e: E, /) -> None:
        self.note_all(s, seat, [a, b, c, d, e])


@mypyc_attr(allow_interpreted_subclasses=True)
class Event6(EventKind, Generic[A, B, C, D, E, F]):
    """An event with six arguments."""

    def tell(self, s: State, seat: Seat, a: A, b: B, c: C, d: D, e: E, f: F, /) -> None:
        self.note_all(s, seat, [a, b, c, d, e, f])


@mypyc_attr(allow_interpreted_subclasses=True)
class Secret0(EventKind, Generic[S]):
    """An event of which only its seat learns what it was."""

    def tell(self, s: State, seat: Seat, secret: S, /) -> None:
        self.note_all(s, seat, [], secret)


@mypyc_attr(allow_interpreted_subclasses=True)
class Secret1(EventKind, Generic[A, S]):
    """The same with one argument for everybody."""

    def tell(self, s: State, seat: Seat, a: A, secret: S, /) -> None:
        self.note_all(s, seat, [a], secret)


_CLASSES: list[type[EventKind]] = [Event0, Event1, Event2, Event3, Event4, Event5, Event6]


@overload
def event(space: EventSpace, name: str, /, *, clause: str = "", clauses: Clauses | None = None) -> Event0: ...
@overload
def event(
    space: EventSpace, name: str, a: tuple[str, DomainOf[A]], /, *, clause: str = "", clauses: Clauses | None = None
) -> Event1[A]: ...
@overload
def event(
    space: EventSpace,
    name: str,
    a: tuple[str, DomainOf[A]],
    b: tuple[str, DomainOf[B]],
    /,
    *,
    clause: str = "",
    clauses: Clauses | None = None,
) -> Event2[A, B]: ...
@overload
def event(
    space: EventSpace,
    name: str,
    a: tuple[str, DomainOf[A]],
    b: tuple[str, DomainOf[B]],
    c: tuple[str, DomainOf[C]],
    /,
    *,
    clause: str = "",
    clauses: Clauses | None = None,
) -> Event3[A, B, C]: ...
@overload
def event(
    space: EventSpace,
    name: str,
    a: tuple[str, DomainOf[A]],
    b: tuple[str, DomainOf[B]],
    c: tuple[str, DomainOf[C]],
    d: tuple[str, DomainOf[D]],
    /,
    *,
    clause: str = "",
    clauses: Clauses | None = None,
) -> Event4[A, B, C, D]: ...
@overload
def event(
    space: EventSpace,
    name: str,
    a: tuple[str, DomainOf[A]],
    b: tuple[str, DomainOf[B]],
    c: tuple[str, DomainOf[C]],
    d: tuple[str, DomainOf[D]],
    e: tuple[str, DomainOf[E]],
    /,
    *,
    clause: str = "",
    clauses: Clauses | None = None,
) -> Event5[A, B, C, D, E]: ...
@overload
def event(
    space: EventSpace,
    name: str,
    a: tuple[str, DomainOf[A]],
    b: tuple[str, DomainOf[B]],
    c: tuple[str, DomainOf[C]],
    d: tuple[str, DomainOf[D]],
    e: tuple[str, DomainOf[E]],
    f: tuple[str, DomainOf[F]],
    /,
    *,
    clause: str = "",
    clauses: Clauses | None = None,
) -> Event6[A, B, C, D, E, F]: ...
@overload
def event(
    space: EventSpace,
    name: str,
    /,
    *,
    secret: tuple[str, DomainOf[S]],
    clause: str = "",
    clauses: Clauses | None = None,
) -> Secret0[S]: ...
@overload
def event(
    space: EventSpace,
    name: str,
    a: tuple[str, DomainOf[A]],
    /,
    *,
    secret: tuple[str, DomainOf[S]],
    clause: str = "",
    clauses: Clauses | None = None,
) -> Secret1[A, S]: ...
def event(
    space: EventSpace,
    name: str,
    /,
    *args: tuple[str, DomainOf[Any]],
    secret: tuple[str, DomainOf[Any]] | None = None,
    clause: str = "",
    clauses: Clauses | None = None,
) -> Any:
    """Declare a kind of event. ``secret`` is an argument that only the seat of the event learns.

    ``clauses`` has the clauses by the value of an argument ("none" for nothing); ``clause`` is for all other values.
    """
    kind = _CLASSES[len(args)] if secret is None else [Secret0, Secret1][len(args)]
    return kind(space, name, args, secret, clause, clauses)
