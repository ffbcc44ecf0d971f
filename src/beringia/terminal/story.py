"""Events as prose: one paragraph for each turn, conflict or scoring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from beringia.terminal.boards import board
from beringia.text import Voice


class Story:
    """Collects events as one viewer sees them."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._board = board(voice.game.key)
        self._paragraphs: list[str] = []
        self._last = ""

    def tell(self, event: Mapping[str, Any]) -> None:
        kind: str = event["kind"]
        opening = self._board.opening
        opens = opening is None or kind in opening or (kind in self._board.rows and kind != self._last)
        self._last = kind
        self._add(self._voice.event(event), opens)

    def remark(self, sentence: str) -> None:
        """Something that happened at the table, not in the game."""
        self._add(sentence, True)
        self._last = ""

    def paragraphs(self) -> list[str]:
        return list(self._paragraphs)

    def forget(self) -> None:
        self._paragraphs.clear()
        self._last = ""

    def _add(self, sentence: str, opens: bool) -> None:
        if opens or not self._paragraphs:
            self._paragraphs.append(sentence)
        else:
            self._paragraphs[-1] += f" {sentence}"
