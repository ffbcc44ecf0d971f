"""Which games there are: the folders beside this file, those of installed packages, and single files.

A game is a module that has ``load(content: Path | None) -> Rules``. For a folder here that is ``<key>/rules.py``. Other
packages name theirs in the entry point group ``beringia.games``; and files are named where they are needed, by path, or
in the environment variable ``BERINGIA_GAMES`` (several are separated as in ``PATH``), which subprocesses inherit.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import pkgutil
import sys
from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Final

from beringia.kernel.position import Game
from beringia.kernel.rules import Rules

#: Entry points of other packages: the name is the key of a game, the value its module.
GROUP: Final = "beringia.games"
#: Files with games, for this process and those that it starts.
VARIABLE: Final = "BERINGIA_GAMES"

_registered: dict[str, str] = {}
#: Files that were asked for by their path: they are known by their key from then on, but not listed.
_files: dict[str, str] = {}
_loaded: dict[str, Game] = {}


def keys() -> list[str]:
    """The keys of all games."""
    return list(_modules())


def register(key: str, module: str) -> None:
    """Add a game: ``module`` is the name of its module, or the path of its file."""
    _registered[key] = module
    _loaded.pop(key, None)


def register_file(path: str | Path) -> str:
    """Add the game of a file, in this process and in those that it starts; its key is the name of the file."""
    file = Path(path).resolve()
    game(str(file))  # is it one?
    known = [name for name in os.environ.get(VARIABLE, "").split(os.pathsep) if name]
    if str(file) not in known:
        os.environ[VARIABLE] = os.pathsep.join([*known, str(file)])
    return file.stem


def forget(key: str) -> None:
    """Take a registered game away again."""
    _registered.pop(key, None)
    _loaded.pop(key, None)


def is_file(key: str) -> bool:
    """Is this the path of a game, rather than its key?"""
    return key.endswith(".py")


def game(key: str, content: str | Path | None = None) -> Game:
    """A game by its key, or by the path of its file.

    ``content`` is the path of a content file to use instead of the one that comes with it.
    """
    if content is not None:
        return Game(_load(key, Path(content)))
    if key not in _loaded:
        _loaded[key] = Game(_load(key, None))
    return _loaded[key]


def rulebook(key: str) -> str:
    """The rules of a game for people, as Markdown: ``rules.md`` beside its module, or else what the module says."""
    module = _module(key)
    folder = files(module.__package__) if module.__package__ else None
    if folder is not None and (folder / "rules.md").is_file():
        return (folder / "rules.md").read_text(encoding="utf-8")
    return module.__doc__ or f"# {key}"


def _modules() -> dict[str, str]:
    """The module of every game, or its file."""
    found = dict(_installed())
    for file in os.environ.get(VARIABLE, "").split(os.pathsep):
        if file:
            found[Path(file).stem] = file
    return found | _registered


@cache
def _installed() -> Mapping[str, str]:
    here = pkgutil.iter_modules(importlib.import_module("beringia.games").__path__)
    found = {folder.name: f"beringia.games.{folder.name}.rules" for folder in here if folder.ispkg}
    return found | {point.name: point.value for point in entry_points(group=GROUP)}


def _module(key: str) -> ModuleType:
    modules = _files | _modules()
    if not is_file(key) and key not in modules:
        raise ValueError(f"game {key!r} does not exist; there are {', '.join(_modules())}")
    name = modules.get(key, key)
    return _module_of_file(Path(name).resolve()) if is_file(name) else importlib.import_module(name)


def _module_of_file(file: Path) -> ModuleType:
    name = f"beringia_game_{file.stem}"
    known = sys.modules.get(name)
    if known is not None and known.__file__ == str(file):
        return known
    spec = importlib.util.spec_from_file_location(name, file)
    if spec is None or spec.loader is None or not file.is_file():
        raise ValueError(f"{file}: there is no such file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise ValueError(f"{file}: {type(error).__name__}: {error}") from error
    return module


def _load(key: str, content: Path | None) -> Rules:
    module = _module(key)
    if not hasattr(module, "load"):
        raise ValueError(f"{key}: a game has a function 'load', which this module has not")
    rules: Rules = module.load(content)
    wanted = Path(key).stem if is_file(key) else key
    if rules.key != wanted:
        raise ValueError(f"{key}: the game calls itself {rules.key!r}; it must be found under that name")
    if is_file(key):
        _files[rules.key] = key
    return rules
