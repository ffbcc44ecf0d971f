"""Modules can be read one after the other, and packages depend on each other in one direction."""

from __future__ import annotations

import sys
from typing import Final

import pytest

import beringia
from tests.package.imports import cycles, everywhere, inside, part

#: The packages, lowest first. Each imports only what stands before its line; ``""`` is the library's face.
ORDER: Final = (
    {"kernel"},
    {"version"},
    {"games"},
    {"bots"},
    {""},
    {"coach", "learning", "envs"},
    {"text"},
    {"lab", "server"},
    {"terminal"},
    {"cli"},
    {"__main__"},
)
RANKS: Final = {package: rank for rank, packages in enumerate(ORDER) for package in packages}
ENGINE: Final = {"beringia", "librt", "mypy_extensions"}


def test_no_modules_import_each_other() -> None:
    assert [sorted(together) for together in cycles(inside())] == []


def test_packages_depend_in_one_direction() -> None:
    assert {part(module) for module in inside()} == set(RANKS)
    wrong = [
        f"{module} imports {name}"
        for module, names in everywhere().items()
        for name in names
        if name.partition(".")[0] == "beringia"
        if part(module) != part(name) and RANKS[part(module)] <= RANKS[part(name)]
    ]
    assert sorted(wrong) == []


@pytest.mark.parametrize("package", ["kernel", "games"])
def test_kernel_and_games_need_no_other_packages(package: str) -> None:
    used = {
        name.partition(".")[0]: module
        for module, names in everywhere().items()
        if part(module) == package
        for name in names
    }
    foreign = used.keys() - ENGINE - sys.stdlib_module_names
    assert {name: used[name] for name in foreign} == {}


def test_a_game_imports_no_other_game() -> None:
    """Nor the registry: a game does not know who else there is."""
    wrong = []
    for game in beringia.games():
        own = f"beringia.games.{game}."
        for module, names in everywhere().items():
            if module.startswith(own):
                games = {name for name in names if part(name) == "games"}
                wrong += [f"{module} imports {name}" for name in games if not name.startswith(own)]
    assert wrong == []


def test_a_cycle_is_found() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"b", "d"}, "d": {"e"}, "e": {"f"}, "f": {"d"}, "g": {"a", "d"}}
    found = cycles({module: frozenset(names) for module, names in graph.items()})
    assert sorted(map(sorted, found)) == [["b", "c"], ["d", "e", "f"]]
