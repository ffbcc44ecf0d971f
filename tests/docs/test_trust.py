"""``docs/trust.md``: the checks and tests it names exist, and no other code follows a name out of data."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.pages import ROOT

PAGE = ROOT / "docs" / "trust.md"
SOURCES = ROOT / "src" / "beringia"

#: What runs code that a text names, or reads a format that does.
FOLLOWS = {
    "__import__", "bots.find", "bots.make", "beringia.game", "compile", "entry_points", "eval", "exec", "find_game",
    "import_module", "importlib.import_module", "importlib.util.spec_from_file_location", "marshal.loads", "np.load",
    "os.popen", "os.system", "pickle.load", "pickle.loads", "point.load", "registry.game", "runpy.run_path",
    "spec.loader.exec_module", "subprocess.Popen", "subprocess.run", "yaml.load",
}  # fmt: skip
#: Where that is done, and where the names come from.
ALLOWED = {
    "kernel/expand/grids.py": "the module that declares an axis, by an import in the source of a game",
    "kernel/expand/importer.py": "compiles the source of a game's module, as the import itself would",
    "kernel/expand/runtime.py": "runs methods that are written from the declarations of a class being imported",
    "kernel/expand/signatures.py": "the module of a game that the build is compiling",
    "games/registry.py": "the registry itself: registered modules, and paths that a program gives",
    "bots/__init__.py": "module:class that a program gives, entry points, keys of registered games",
    "terminal/records.py": "the command line; of a record only what is registered",
    "terminal/boards/__init__.py": "modules of this package, called like a game that is loaded already",
    "server/typescript.py": "modules of this package, by a list in the code",
    "text/parts.py": "keys of registered games",
    "text/handbook.py": "a key that a program gives",
    "envs/openspiel.py": "keys of registered games",
    **dict.fromkeys(
        (f"lab/{name}.py" for name in (
            "against", "balance", "bench", "bench_envs", "calibrate", "dealt", "ladder", "learn", "rating", "sample",
            "secrecy", "simulate", "solo", "strength", "stretch", "train",
        )),
        "the command line",
    ),
}  # fmt: skip


def rows() -> Iterator[list[str]]:
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if line.startswith("|") and not line.startswith(("| from", "|---")):
            yield [cell.strip() for cell in line.strip("|").split("|")]


def test_every_row_has_its_columns() -> None:
    assert [row for row in rows() if len(row) != 4] == []
    assert len(list(rows())) > 30


@pytest.mark.parametrize("name", sorted({name for row in rows() for name in re.findall(r"`([^`]+)`", row[2])}))
def test_what_checks_exists(name: str) -> None:
    if name.startswith("web/"):
        assert (ROOT / name).is_file()
        return
    parts = name.split(".")
    found: object = None
    for count in range(len(parts), 0, -1):
        try:
            found = importlib.import_module(".".join(parts[:count]))
        except ModuleNotFoundError as error:
            if not (error.name or "").startswith("beringia"):
                pytest.skip(f"{error.name} is not installed")
            continue
        for part in parts[count:]:
            found = getattr(found, part)
        break
    assert found is not None


def test_every_test_exists() -> None:
    known = {
        found
        for file in (ROOT / "tests").rglob("test_*.py")
        for found in re.findall(r"def (test_\w+)", file.read_text(encoding="utf-8"))
    }
    named = {name for row in rows() for name in re.findall(r"`([^`]+)`", row[3])}
    assert named - known == set()


def followers(file: Path) -> set[str]:
    """The calls of a file that are in :data:`FOLLOWS`."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    # What is imported under a name of its own: ``from beringia.games.registry import game as find_game``.
    renamed = {
        alias.asname or alias.name: f"{node.module}.{alias.name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    called = {ast.unparse(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    found = called & (FOLLOWS - {"find_game"})
    return found | {name for name in called if renamed.get(name) == "beringia.games.registry.game"}


def test_nothing_else_follows_a_name() -> None:
    found = {file.relative_to(SOURCES).as_posix(): followers(file) for file in SOURCES.rglob("*.py")}
    assert {name: calls for name, calls in found.items() if calls and name not in ALLOWED} == {}
    assert [name for name in ALLOWED if not found[name]] == [], "no longer needed"


def test_nothing_is_unpickled_or_evaluated() -> None:
    wrong = {"eval", "exec", "marshal.loads", "pickle.load", "pickle.loads", "yaml.load", "np.load", "os.system"}
    written = SOURCES / "kernel/expand/runtime.py"  # runs what it has written itself
    assert [file for file in SOURCES.rglob("*.py") if followers(file) & wrong and file != written] == []
