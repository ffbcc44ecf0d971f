"""The terminal boards of all games."""

from __future__ import annotations

from beringia.terminal import eiszeit, valley, winter
from beringia.terminal.board import TerminalBoard
from beringia.terminal.errors import UserError

_BOARDS: dict[str, TerminalBoard] = {"eiszeit": eiszeit.BOARD, "valley": valley.BOARD, "winter": winter.BOARD}


def board(key: str) -> TerminalBoard:
    if key not in _BOARDS:
        raise UserError(f"{key} cannot be shown in a terminal; games that can: {', '.join(_BOARDS)}")
    return _BOARDS[key]
