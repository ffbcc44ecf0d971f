"""Which games there are."""

from __future__ import annotations

from pathlib import Path

from beringia.games.eiszeit.rules import EiszeitRules
from beringia.games.eiszeit.table import load_table
from beringia.kernel.position import Game

_loaded: dict[str, Game] = {}


def keys() -> list[str]:
    """The keys of all games."""
    return ["eiszeit"]


def game(key: str, content: str | Path | None = None) -> Game:
    """A game by its key; ``content`` is the path of a content file to use instead of the one that comes with it."""
    if key not in keys():
        raise ValueError(f"game {key!r} does not exist; there are {', '.join(keys())}")
    if content is not None:
        return _load(key, Path(content))
    if key not in _loaded:
        _loaded[key] = _load(key, None)
    return _loaded[key]


def _load(key: str, content: Path | None) -> Game:
    return Game(EiszeitRules(load_table(content)))
