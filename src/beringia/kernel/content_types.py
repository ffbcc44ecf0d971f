"""What the content of every game has. Types only, as in ``view_types``.

A game with a content file declares what it sends of it as ``Content`` in its ``content_types``; the types of the
browser are made from there (:mod:`beringia.server.typescript`), and a test compares the real content with them.
"""

from __future__ import annotations

from typing import Literal, TypedDict

Provenance = Literal["rulebook", "public", "design"]


class Sourced(TypedDict):
    """A group of the file, which says where it comes from."""

    source: Provenance


class Named(Sourced):
    """A thing with a name."""

    #: By language; also where the name itself comes from, as its source.
    name: dict[str, str]


class Colours(Sourced):
    """The colours of the players, in the order of the seats."""

    order: list[str]
