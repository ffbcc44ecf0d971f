"""Which games there are: the folders beside this file, those of installed packages, and single files.

A game is a module that has ``load(content: Path | None) -> Rules``. For a folder here that is ``<key>/rules.py``. Other
packages name theirs in the entry point group ``beringia.games``; and files are named where they are needed, by path, or
in the environment variable ``BERINGIA_GAMES`` (several are separated as in ``PATH``), which subprocesses inherit.

A key that comes from data (a record, a row of a database, a message) is resolved by :func:`registered`, which knows no
paths: data never names code. :func:`game` also takes the path of a file, from a programmer or the command line.
"""

from __future__ import annotations

import copyreg
import importlib
import importlib.util
import json
import os
import pickle
import pkgutil
import sys
import tempfile
from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Final

from beringia.kernel.content import ContentFile
from beringia.kernel.position import Game
from beringia.kernel.reader import shown
from beringia.kernel.rules import Rules

#: Entry points of other packages: the name is the key of a game, the value its module.
GROUP: Final = "beringia.games"
#: Files with games, for this process and those that it starts.
VARIABLE: Final = "BERINGIA_GAMES"

_registered: dict[str, str] = {}
#: Files that were asked for by their path: they are known by their key from then on, but not listed.
_files: dict[str, str] = {}
_loaded: dict[str, Game] = {}
#: Games with content of their own that came from another process, by key and version of the content.
_sent: dict[tuple[str, str], Game] = {}


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


def game(key: object, content: str | Path | None = None) -> Game:
    """A game by its key, or by the path of its file, whose code is run: keys from data are for :func:`registered`.

    ``content`` is the path of a content file to use instead of the one that comes with it.
    """
    if isinstance(key, Path):
        key = str(key)
    if not isinstance(key, str):
        raise ValueError(f"game {key!r} does not exist; there are {', '.join(keys())}")
    if content is not None:
        try:
            file = Path(content)
        except TypeError:
            raise ValueError(f"content: {content!r} is not allowed; give the path of a content file") from None
        return Game(_load(key, file))
    if key not in _loaded:
        _loaded[key] = Game(_load(key, None))
    return _loaded[key]


def is_registered(key: object) -> bool:
    """Is this the key of a game that is registered? A path is none, even that of a registered file."""
    return isinstance(key, str) and key in _files | _modules()


def registered(key: object, content: str | Path | None = None) -> Game:
    """A game by its key and nothing else: for keys that come from data. ``content`` is as in :func:`game`."""
    if not is_registered(key):
        raise ValueError(f"game {shown(key)} is not registered; registered games are {', '.join(keys())}")
    return game(key, content)


def rulebook(key: str) -> str:
    """The numbered rules of a game, as Markdown: ``rules.md`` beside its module, or else what the module says."""
    return document(key, "rules.md") or _module(key).__doc__ or f"# {key}"


def content_file(key: str) -> str:
    """The content file that comes with a game, as text: what an owner of the box corrects."""
    found = document(key, "content.toml")
    if found is None:
        raise ValueError(f"{key}: this game has no content file")
    return found


def document(key: str, name: str) -> str | None:
    """A text that lies beside the module of a game, if it has one of this name."""
    package = _module(key).__package__
    file = files(package) / name if package else None
    return file.read_text(encoding="utf-8") if file is not None and file.is_file() else None


def sources(key: str) -> list[Path]:
    """The source files of a game: all in the folder of its module, or the one file that it is."""
    module = _module(key)
    if module.__package__:
        return sorted(Path(str(files(module.__package__))).rglob("*.py"))
    return [Path(module.__file__ or "")]


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


# -- games are pickled by key: whoever unpickles one must have the game, too


def _reduced(game: Game) -> tuple[object, ...]:
    module = (_files | _modules()).get(game.key)
    if module is None:
        raise pickle.PicklingError(
            f"game {game.key!r} is not registered, so that no other process could find it: "
            "use beringia.games.registry.register or the path of its file"
        )
    own = game.content.version != _present(game.key, module).content.version
    data = json.dumps(game.content.data) if own else None
    return _restored, (game.key, module, game.rules_version, data)


def _restored(key: str, module: str, version: str, content: str | None) -> Game:
    """The game that was pickled; ``content`` is what its file had, if that was not the one that comes with it."""
    found = _present(key, module) if content is None else _with_content(key, module, content)
    return found if found.rules_version == version else found.as_of(version)


def _present(key: str, module: str) -> Game:
    return game(key if key in _files or key in _modules() else module)


def _with_content(key: str, module: str, text: str) -> Game:
    data = json.loads(text)
    present = _present(key, module)
    version = ContentFile(key, data).version
    if present.content.version == version:
        return present
    if (key, version) not in _sent:
        with tempfile.TemporaryDirectory(prefix="beringia-") as folder:  # games read their content from files
            file = Path(folder) / "content.json"
            file.write_text(text, encoding="utf-8")
            _sent[key, version] = game(key, file)
    return _sent[key, version]


copyreg.pickle(Game, _reduced)  # type: ignore[arg-type]  # what it returns is what pickle wants
