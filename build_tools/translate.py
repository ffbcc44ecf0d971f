"""From Python to C: mypyc translates the expanded tree, and what it writes is corrected where it falls short."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension

from beringia.version import compiled as is_native
from build_tools import docstrings, errors, tracebacks
from build_tools.expanded import TREE, Lines, write_tree
from build_tools.files import write_if_changed

#: What mypyc writes, and what the C compiler reads.
TRANSLATED = Path("build/translated")
CORRECTED = Path("build/c")

#: The generated files of all modules together, and the header that all of them include.
GROUP = "beringia"
INTERNAL_HEADER = f"__native_internal_{GROUP}.h"


def translate() -> list[Extension]:
    """Translate all modules to compile; return what there is to build."""
    if is_native():  # of an earlier state of the games
        raise RuntimeError("the games are compiled, but the build needs them as plain Python: remove the *.so in src")
    compiled, lines = write_tree()
    settings, target = Path("pyproject.toml").resolve(), TRANSLATED.resolve()
    with contextlib.chdir(TREE):  # so that mypyc names the files as they are named where the package is installed
        # A C file per module: one for all takes several times as long to compile, and only one core can do it.
        found: list[Extension] = mypycify(
            ["--config-file", str(settings), *(str(path.relative_to(TREE)) for path in compiled)],
            opt_level="3",
            debug_level="0",
            multi_file=True,
            group_name=GROUP,
            target_dir=os.path.relpath(target),
        )
    correct_all(lines)
    for extension in found:
        extension.sources = [_corrected(source) for source in extension.sources]
        extension.depends = [_corrected(header) for header in extension.depends]
        extension.include_dirs = [_corrected(folder) for folder in extension.include_dirs]
    return found


def correct_all(lines: Lines, translated: Path = TRANSLATED, corrected: Path = CORRECTED, tree: Path = TREE) -> None:
    """Correct all that mypyc has written. What it wrote stays apart, so that it sees what has changed since."""
    for path in sorted([*translated.rglob("*.c"), *translated.rglob("*.h")]):
        text = correct(path.name, path.read_text(encoding="utf-8"), lines, tree)
        write_if_changed(corrected / path.relative_to(translated), text)


def correct(name: str, text: str, lines: Lines, tree: Path) -> str:
    """A generated file with docstrings, true line numbers, and rare errors."""
    if name == INTERNAL_HEADER:
        return errors.mark_as_rare(text)
    if name == tracebacks.RUNTIME:
        return tracebacks.name_whole_path(text)
    module = Path(*name.removeprefix("__native_").removesuffix(".c").split("___")).with_suffix(".py")
    source = tree / module
    if name.endswith(".c") and name.startswith("__native_") and source.is_file():
        text = docstrings.add(text, source.read_text(encoding="utf-8"))
    return tracebacks.put_back(text, lines, module.as_posix())


def _corrected(path: str) -> str:
    """A path as mypyc returns it, seen from the tree, in the folder of the corrected files."""
    where = Path(os.path.normpath(TREE / path))
    return str(CORRECTED / where.relative_to(TRANSLATED)) if where.is_relative_to(TRANSLATED) else path
