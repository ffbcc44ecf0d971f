"""The console, and what every command prints in the same way."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from io import TextIOWrapper

from rich.console import Console
from rich.table import Table
from rich.text import Text

from beringia.text import Voice


def open_console() -> Console:
    """A console for plain text: no markup in it is ever obeyed, and no character is too strange to be printed."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    return _Console(highlight=False, markup=False, emoji=False)


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Let the command decide how it ends."""
        raise BrokenPipeError


def plain(text: str) -> str:
    """Text from a file or a keyboard without control characters, which could take over a terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def print_paragraphs(console: Console, paragraphs: Iterable[str]) -> None:
    table = Table.grid(padding=(0, 1, 0, 0))
    for paragraph in paragraphs:
        table.add_row("-", Text(paragraph))
    console.print(table)


def print_result(
    console: Console, voice: Voice, winners: Sequence[int], scores: Sequence[int], rival: str | None = None
) -> None:
    """Who has won, and with what: each game has its own word for that. ``rival``: who has, if no seat has."""
    if not winners:
        console.print(Text(rival or voice.say("terminal-nobody"), style="bold"))
        return
    score = voice.say(f"{voice.game.key}-score", points=scores[winners[0]])
    if len(winners) == 1:
        text = voice.say("terminal-wins", who=voice.names[winners[0]], score=score)
    else:
        names = [voice.names[seat] for seat in winners]
        listed = voice.say("terminal-and", first=", ".join(names[:-1]), last=names[-1])
        text = voice.say("terminal-share", names=listed, score=score)
    console.print(Text(text, style="bold"))
