"""Expand the modules of games as plain Python imports them.

The loader compiles the expanded text instead of the source, and gives every line the number that it has in the source:
tracebacks, coverage and debuggers show what was written by hand. Python keeps the result beside its other bytecode,
under a name of its own, and makes it anew when any source of the game or of the kernel has changed.
"""

from __future__ import annotations

import ast
import sys
import zlib
from collections.abc import Sequence
from functools import cache
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from beringia.kernel.expand.source import Module, game_of

HERE = Path(__file__).parent
#: The folder of the package.
ROOT = HERE.parents[2]


class Loader(SourceFileLoader):
    """Loads a module of a game."""

    def source_to_code(self, data: Any, path: Any, *, _optimize: int = -1) -> CodeType:  # type: ignore[override]
        source = data if isinstance(data, ast.AST) else bytes(data)
        file = Path(path)
        if isinstance(source, ast.AST) or not (b"kernel.declare" in source or b"[" in source):
            return super().source_to_code(data, path)
        expanded = Module(file, ROOT).expand(native=False)
        tree = ast.parse(expanded.text, str(path))
        for node in ast.walk(tree):
            if isinstance(node, (ast.stmt, ast.expr, ast.excepthandler, ast.arg, ast.keyword, ast.alias)):
                node.lineno = expanded.lines[node.lineno - 1]
                node.end_lineno = expanded.lines[(node.end_lineno or 1) - 1]
                if node.end_lineno == node.lineno:  # what was written over several lines stands in one now
                    node.end_col_offset = max(node.col_offset, node.end_col_offset or 0)
        return compile(tree, str(path), "exec", dont_inherit=True, optimize=_optimize)

    # Bytecode of the source as it stands (of ``compileall``, or of an installation) has the ordinary name.

    def get_data(self, path: Any) -> bytes:
        return super().get_data(_expanded_name(path))

    def set_data(self, path: Any, data: Any, *, _mode: int = 0o666) -> None:
        super().set_data(_expanded_name(path), data, _mode=_mode)

    def path_stats(self, path: Any) -> dict[str, Any]:
        """What bytecode is compared with: instead of the time of one file a number for all that it may depend on."""
        stats = dict(super().path_stats(path))
        stats["mtime"] = zlib.crc32(repr((_stamp(game_of(Path(path), ROOT)), _stamp(HERE.parent))).encode())
        return stats


class Finder:
    """Finds modules of games where Python finds them, and has those that are sources loaded by ``Loader``."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("beringia.games."):
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is not None and type(spec.loader) is SourceFileLoader:
            spec.loader = Loader(name, spec.loader.path)
        return spec


def install() -> None:
    """Expand modules of games from now on; called before the first one is imported."""
    if Finder not in sys.meta_path:
        sys.meta_path.insert(0, Finder)


def _expanded_name(path: Any) -> str:
    name = str(path)
    return f"{name.removesuffix('.pyc')}.expanded.pyc" if name.endswith(".pyc") else name


@cache
def _stamp(folder: Path) -> list[tuple[str, int, int]]:
    """Name, time and size of every source below a folder."""
    files = sorted(folder.rglob("*.py")) if folder.is_dir() else [folder]
    return [(str(path), path.stat().st_mtime_ns, path.stat().st_size) for path in files]
