"""Choices as numbered lines; a long list asks for the piece first and for its target then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from rich.table import Table
from rich.text import Text

from beringia.kernel.codes import Choice

#: More choices than this are asked for in two steps, where they name two pieces or places.
MOST: Final = 20


@dataclass(frozen=True)
class Line:
    """One numbered line: a choice, or a piece with all the choices that begin with it."""

    text: str
    choices: tuple[Choice, ...]


def menu(choices: Sequence[Choice], say: Callable[[Choice], str], name: Callable[[str], str]) -> list[Line]:
    """The lines for a decision. ``say`` words a choice, ``name`` a piece."""
    if len(choices) <= MOST:
        return [Line(say(choice), (choice,)) for choice in choices]
    lines: list[Line] = []
    by_piece: dict[str, list[Choice]] = {}
    for choice in choices:
        if len(choice.targets) > 1:
            by_piece.setdefault(choice.targets[0], []).append(choice)
        else:
            lines.append(Line(say(choice), (choice,)))
    for piece, group in by_piece.items():
        text = say(group[0]) if len(group) == 1 else f"{name(piece)} ..."
        lines.append(Line(text, tuple(group)))
    return lines


def draw_menu(lines: Sequence[Line], notation: Callable[[int], str]) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", style="bold", min_width=3, no_wrap=True)
    table.add_column()
    table.add_column(style="dim")
    for number, line in enumerate(lines, 1):
        written = notation(line.choices[0].code) if len(line.choices) == 1 else ""
        table.add_row(str(number), Text(line.text), Text(written))
    return table
