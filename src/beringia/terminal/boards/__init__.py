"""The terminal boards of all games: a module here called like the game, or else the generic one."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from beringia.terminal.board import TerminalBoard
from beringia.terminal.boards import generic


def board(key: str) -> TerminalBoard:
    if find_spec(f"{__name__}.{key}") is None:
        return generic.BOARD
    found: TerminalBoard = import_module(f"{__name__}.{key}").BOARD
    return found
