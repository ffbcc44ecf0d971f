"""What every view has besides what the game shows. Types only: they are not compiled, because that loses annotations.

A game declares its own view as ``View`` in its ``view_types``; the types of the browser are made from there
(:mod:`beringia.server.typescript`), and a test compares real views with them. A ``dict`` by names has all of these
names, a ``Mapping`` perhaps only some.
"""

from __future__ import annotations

from typing import TypedDict


class DecisionView(TypedDict):
    seat: int | None  # None: who is asked is hidden from the viewer
    kind: str
    key: str
    args: dict[str, str | int]


class AnyView(TypedDict):
    """The part of a view that all games share."""

    game: str
    viewer: int | None
    over: bool
    winners: list[int]
    decision: DecisionView | None


class DefaultView(AnyView):
    """The view of a game that has no view of its own: also the fields that its schema names, each at its path."""

    seats: int
    scores: list[int]
