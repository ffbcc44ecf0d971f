"""What the fields of a game mean, for those who draw any game from its view: names, axes, domains, who may see them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from beringia.kernel import shape
from beringia.kernel.domains import Domain, Lexicon
from beringia.kernel.fields import PLAIN
from beringia.kernel.state import State

_STEP: Final = re.compile(r"[a-z_0-9]+|\[[a-z_]+\]|\{[a-z_]+\}")


class DomainSchema:
    """A kind of number as it is written in views: by name, from ``first`` on, or as true and false."""

    def __init__(self, domain: Domain, lexicon: Lexicon) -> None:
        self.name = domain.name
        self.size = domain.size
        self.first = domain.first
        self.names = list(domain.names_in(lexicon))
        self.columns = domain.columns
        self.flag = domain.flag

    def word(self, index: int) -> str:
        """The number as a word of board elements."""
        return self.names[index] if self.names else str(index + self.first)


class FieldSchema:
    """A field in a view. ``path`` leads to it: keys, ``[axis]`` for an entry of a list, ``{axis}`` for one by name."""

    def __init__(self, leaf: shape.Leaf, lexicon: Lexicon) -> None:
        self.name = leaf.name
        self.path = _STEP.findall(leaf.path.replace("?", ""))
        self.axes = [DomainSchema(axis, lexicon) for axis in leaf.axes]
        self.entry = DomainSchema(leaf.entry, lexicon)
        #: A row of cards or pieces, not a single number; for those who may not see them, how many there are.
        self.many = leaf.field.form != PLAIN
        self.see = leaf.field.see

    def value(self, view: object, at: Mapping[str, int]) -> Any:
        """What a view says of the field, at an index on each axis; nothing if the view does not have it."""
        found: Any = view
        for step in self.path:
            key: str | int = step
            if step[0] in "[{":
                axis = next(axis for axis in self.axes if axis.name == step[1:-1])
                key = at[axis.name] if step[0] == "[" else axis.word(at[axis.name])
            if isinstance(found, dict):
                found = found.get(key)
            elif isinstance(found, list) and isinstance(key, int) and key < len(found):
                found = found[key]
            else:
                return None
        return found


def schema(state_class: type[State], lexicon: Lexicon) -> list[FieldSchema]:
    """All fields that views have, in the order of their declaration."""
    return [FieldSchema(leaf, lexicon) for leaf in shape.of(state_class).leaves if leaf.saved]
