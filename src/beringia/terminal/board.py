"""How a game is drawn in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType

from beringia.text import Voice

View = Mapping[str, Any]


@dataclass(frozen=True)
class TerminalBoard:
    """What the terminal must know about a game; everything is drawn from views."""

    #: The whole table: view, voice, who sits where (``human`` or the name of a bot), width of the screen.
    draw: Callable[[View, Voice, Sequence[str], int], RenderableType]
    #: The viewer's hand: view, voice, and for cards that cannot be played now the reason.
    draw_hand: Callable[[View, Voice, Mapping[str, str]], RenderableType]
    #: How a piece is called that is chosen before its target: voice, target, seat that decides.
    target_name: Callable[[Voice, str, int], str]
    #: Events that open a paragraph of the story; None if each of them does.
    opening: frozenset[str] | None
    #: Events that open a paragraph unless they continue a row of their own kind.
    rows: frozenset[str]
    #: How each card of the viewer's hand is played, in notation, where only some may be playable.
    hand_moves: Callable[[View], Mapping[str, str]] = lambda view: {}
    #: Who has won when no seat has: one sentence, or nothing if nobody has.
    rival: Callable[[View, Voice], str | None] = lambda view, voice: None


def plays(view: View) -> dict[str, str]:
    """The moves of a game in which every card of the hand is played by its name."""
    return {card: f"play {card}" for card in view["players"][view["viewer"]]["hand"]}
