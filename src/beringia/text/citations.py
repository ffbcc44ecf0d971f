"""Which code, and which tests, cite a clause of a rulebook.

Code cites a clause by its whole id: in a docstring, a comment, the ``CLAUSE`` of a step or a refusal. A range ("EZ-5.1
to EZ-5.4") cites its ends only, because a search for a clause in between does not find it. Tests cite clauses with
``@pytest.mark.rule("EZ-13.7")``.

The code of a game lies in the folder of its rulebook. Tests exist only in a checkout, beside ``src``.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import beringia
from beringia.games import registry

#: In bold stands the clause itself: a game of one file has its rulebook in its docstring.
_CLAUSE: Final = re.compile(r"(?<!\*\*)\b[A-Z]+-\d+\.\d+\b(?!\.\d)")
_PACKAGE: Final = Path(beringia.__file__).parent


@dataclass(frozen=True)
class Citation:
    """A place that cites a clause: a function, a class or a constant (``name``; empty for the module itself)."""

    #: The dotted name of a module of the package; the path of a test or of the file of a game.
    module: str
    name: str
    line: int

    def __str__(self) -> str:
        return f"{self.module}:{self.line} {self.name}".rstrip()


Citations = Mapping[str, tuple[Citation, ...]]


@cache
def code(key: str) -> Citations:
    """The places in the code of a game that cite a clause, by clause. A place is named once, with its first line."""
    cited: dict[str, dict[tuple[str, str], Citation]] = defaultdict(dict)
    for file in registry.sources(key):
        module = _module(file)
        for clause, name, line in cited_in(file.read_text(encoding="utf-8")):
            cited[clause].setdefault((module, name), Citation(module, name, line))
    return {clause: tuple(places.values()) for clause, places in cited.items()}


@cache
def tests() -> Citations | None:
    """The tests that cite a clause, by clause; ``None`` where the package is installed without its tests."""
    checkout = _PACKAGE.parents[1]
    folder = checkout / "tests"
    if _PACKAGE.parent.name != "src" or not folder.is_dir():
        return None
    cited: dict[str, list[Citation]] = defaultdict(list)
    for file in sorted(folder.rglob("test_*.py")):
        path = file.relative_to(checkout).as_posix()
        for clause, name, line in marked_in(file.read_text(encoding="utf-8")):
            cited[clause].append(Citation(path, name, line))
    return {clause: tuple(places) for clause, places in cited.items()}


def cited_in(source: str) -> Iterator[tuple[str, str, int]]:
    """The clauses that a module cites: clause, qualified name of the innermost function or class, line."""
    lines = source.splitlines()
    # Outside texts and comments nothing reads like the id of a clause.
    cited = [(number, match[0]) for number, line in enumerate(lines, 1) for match in _CLAUSE.finditer(line)]
    if not cited:
        return
    definitions = list(_definitions(ast.parse(source).body, ""))
    for number, clause in cited:
        below = number
        while below < len(lines) and lines[below - 1].lstrip().startswith("#"):
            below += 1  # a comment belongs to what it stands above
        around = [name for name, node in definitions if _first_line(node) <= below <= (node.end_lineno or 0)]
        yield clause, around[-1] if around else "", number


def marked_in(source: str) -> Iterator[tuple[str, str, int]]:
    """The clauses that the tests of a module are marked with: clause, qualified name of the test, its line."""
    if "mark.rule(" not in source:
        return
    for name, node in _definitions(ast.parse(source).body, ""):
        if not name.rpartition(".")[2].lower().startswith("test"):
            continue  # pytest does not run it
        for mark in getattr(node, "decorator_list", []):
            if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                for clause in mark.args:
                    if isinstance(clause, ast.Constant) and isinstance(clause.value, str):
                        yield clause.value, name, node.lineno


def _definitions(body: list[ast.stmt], within: str) -> Iterator[tuple[str, ast.stmt]]:
    """All functions and classes by their qualified names, and the constants of the module; outer ones first."""
    for node in body:
        name = _name(node, within)
        if name:
            yield name, node
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield from _definitions(node.body, f"{name}.")
        elif isinstance(node, ast.If):
            yield from _definitions([*node.body, *node.orelse], within)


def _name(node: ast.stmt, within: str) -> str:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return within + node.name
    if not within and isinstance(node, ast.Assign):
        return ", ".join(target.id for target in node.targets if isinstance(target, ast.Name))
    if not within and isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return node.target.id
    return ""


def _first_line(node: ast.stmt) -> int:
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    return min([node.lineno, *(decorator.lineno for decorator in decorators)])


def _module(file: Path) -> str:
    """The dotted name of a module of the package; the path of any other file."""
    if not file.is_relative_to(_PACKAGE):
        return str(file)
    return ".".join(file.relative_to(_PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")
