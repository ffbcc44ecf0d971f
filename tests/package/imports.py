"""What the modules of the package import, read from their sources."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from tests.docs.pages import ROOT

SOURCE: Final = ROOT / "src"

Graph = Mapping[str, frozenset[str]]


@cache
def inside() -> Graph:
    """By module, the modules of the package that it imports when it is imported; for type checkers, too.

    ``from package import module`` imports the module. The packages around a module do not count, or everything would
    depend on all that ``beringia/__init__.py`` imports.
    """
    trees = _trees()
    graph: dict[str, frozenset[str]] = {}
    for module, (package, tree) in trees.items():
        names = {_within(trees, name) for name in _imported(_at_import(tree.body), package) if _is_own(name)}
        graph[module] = frozenset(names - {module})
    return graph


@cache
def everywhere() -> Graph:
    """By module, all that it imports, in its functions, too: modules, or names in them."""
    return {module: frozenset(_imported(ast.walk(tree), package)) for module, (package, tree) in _trees().items()}


def part(name: str) -> str:
    """The part of the package that a name is in: ``kernel``, ``games``, ...; empty for names of the library's face."""
    words = name.split(".")
    return words[1] if len(words) > 1 and f"beringia.{words[1]}" in _trees() else ""


@cache
def _trees() -> Mapping[str, tuple[str, ast.Module]]:
    """By module, the package that it is in and its source."""
    found: dict[str, tuple[str, ast.Module]] = {}
    for file in sorted((SOURCE / "beringia").rglob("*.py")):
        inner = file.name == "__init__.py"
        module = _name(file.parent if inner else file.with_suffix(""))
        package = module if inner else module.rpartition(".")[0]
        found[module] = package, ast.parse(file.read_text(encoding="utf-8"))
    return found


def _name(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).parts)


def _is_own(name: str) -> bool:
    return name.partition(".")[0] == "beringia"


def _within(known: Iterable[str], name: str) -> str:
    """The module that a name is, or is in."""
    while name not in known:
        name = name.rpartition(".")[0]
    return name


def _at_import(body: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """All nodes but those in functions."""
    for node in body:
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield node
            yield from _at_import(ast.iter_child_nodes(node))


def _imported(nodes: Iterable[ast.AST], package: str) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            levels = package.split(".")
            above = levels[: len(levels) - node.level + 1] if node.level else []
            origin = ".".join([*above, *filter(None, [node.module])])
            yield from (f"{origin}.{alias.name}" for alias in node.names)


def cycles(graph: Graph) -> list[frozenset[str]]:
    """The largest sets of modules that all import each other, directly or through others (Tarjan)."""
    found: list[frozenset[str]] = []
    index: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []

    def visit(module: str) -> None:
        index[module] = lowest[module] = len(index)
        stack.append(module)
        for other in sorted(graph.get(module, ())):
            if other not in index:
                visit(other)
                lowest[module] = min(lowest[module], lowest[other])
            elif other in stack:
                lowest[module] = min(lowest[module], index[other])
        if lowest[module] == index[module]:
            start = stack.index(module)
            together = frozenset(stack[start:])
            del stack[start:]
            if len(together) > 1:
                found.append(together)

    for module in graph:
        if module not in index:
            visit(module)
    return found
