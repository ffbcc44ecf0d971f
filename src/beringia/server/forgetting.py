"""Choices that were taken back are forgotten, so that nobody fills a table by choosing and taking back for ever.

Of one stretch, in which a seat may take its choices back, so many are kept; when there are more, all of them go before
the next choice is stored. What stands is linked anew: the chain is that of a game in which they were never made.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from beringia.kernel.chain import UNDO, Chain
from beringia.server.rows import EntryRow


@dataclass(frozen=True)
class Forgotten:
    """Which steps of a table are forgotten, and how the others after them are linked."""

    table_id: str
    versions: list[int]
    links: dict[int, str]
    head: str


def forget(table_id: str, head: str, entries: Sequence[EntryRow]) -> Forgotten:
    """Forget what was taken back of some entries, those of one stretch; ``head`` is the link before them."""
    gone: list[int] = []
    standing: list[EntryRow] = []
    undone = 0
    for entry in reversed(entries):
        if entry.choice == UNDO:
            undone += 1
        elif undone:
            undone -= 1
        else:
            standing.insert(0, entry)
            continue
        gone.append(entry.version)
    chain = Chain(head)
    links: dict[int, str] = {}
    for entry in standing:
        chain.append(chain.next(entry.seat, entry.choice, entry.text))
        links[entry.version] = chain.head
    return Forgotten(table_id, sorted(gone), links, chain.head)
