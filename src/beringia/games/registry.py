"""Which games there are. A game is a folder with a module ``rules`` that has ``load(content) -> Rules``."""

from __future__ import annotations

import importlib
from pathlib import Path

from beringia.kernel.position import Game
from beringia.kernel.rules import Rules

_modules: dict[str, str] = {key: f"beringia.games.{key}.rules" for key in ("eiszeit", "valley", "winter")}
_loaded: dict[str, Game] = {}


def keys() -> list[str]:
    """The keys of all games."""
    return list(_modules)


def register(key: str, module: str) -> None:
    """Add a game of your own: ``module`` is the name of a module with ``load(content: Path | None) -> Rules``.

    ``docs/adding-a-game.md`` tells how to write one; ``tests/kernel/test_own_game.py`` has one in a page.
    """
    _modules[key] = module
    _loaded.pop(key, None)


def forget(key: str) -> None:
    """Take a game of your own away again."""
    _modules.pop(key, None)
    _loaded.pop(key, None)


def game(key: str, content: str | Path | None = None) -> Game:
    """A game by its key; ``content`` is the path of a content file to use instead of the one that comes with it."""
    if key not in _modules:
        raise ValueError(f"game {key!r} does not exist; there are {', '.join(_modules)}")
    if content is not None:
        return Game(_load(key, Path(content)))
    if key not in _loaded:
        _loaded[key] = Game(_load(key, None))
    return _loaded[key]


def _load(key: str, content: Path | None) -> Rules:
    rules: Rules = importlib.import_module(_modules[key]).load(content)
    return rules
