"""The content that tables began with: stored once per version, so that games outlive a change of the file.

Stored content is read by the games from a file, as any other content is; the worker processes of bots read the same
file. What is stored never changes under its version, which is a fingerprint, so what was read once is kept.
"""

from __future__ import annotations

import json
import logging
import tempfile
import threading
from functools import cache
from pathlib import Path

import beringia
from beringia import Game
from beringia.games.registry import registered
from beringia.server.store import Store

log = logging.getLogger("beringia.server.contents")

_games: dict[tuple[str, str], Game] = {}
_files: dict[tuple[str, str], str] = {}
_reading = threading.Lock()


def keep(store: Store) -> None:
    """Store the present content of all games: that which tables may begin with."""
    stored = store.contents()
    for key in beringia.games():
        try:
            content = registered(key).content
        except ValueError as error:  # the others can be played all the same
            log.error("game %s cannot be loaded: %s", key, error)
            continue
        if (key, content.version) not in stored:
            store.add_content(key, content.version, json.dumps(content.data, separators=(",", ":")))


def game(store: Store, key: str, version: str) -> Game | None:
    """A game with this version of its content; ``None`` if it is not stored, or the rules cannot read it any more."""
    present = registered(key)
    if present.content.version == version:
        return present
    with _reading:
        known = _games.get((key, version))
        if known is None:
            known = _read(store, key, version)
            if known is not None:
                _games[key, version] = known
        return known


def file_of(game: Game) -> str | None:
    """The file with the content of a game, if it is an older one: for processes that load the game themselves."""
    return _files.get((game.key, game.content.version))


def _read(store: Store, key: str, version: str) -> Game | None:
    data = store.content(key, version)
    if data is None:
        return None
    file = Path(_folder().name) / f"{len(_files)}.json"
    file.write_text(data, encoding="utf-8")
    try:
        found = registered(key, file)
    except ValueError as error:
        log.error("content %s of %s cannot be used: %s", version, key, error)
        return None
    if found.content.version != version:
        log.error("content %s of %s is damaged", version, key)
        return None
    _files[key, version] = str(file)
    return found


@cache
def _folder() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory(prefix="beringia-")
