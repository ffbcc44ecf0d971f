"""The tree that the compiler reads: a copy of the package in which every declaration is written out as methods."""

from __future__ import annotations

from pathlib import Path

from beringia.kernel.expand.source import module
from build_tools.files import remove_others, write_if_changed

SOURCES = Path("src")
TREE = Path("build/expanded")
PACKAGE = "beringia"

#: The folders that are compiled.
COMPILED = ("kernel", "games", "bots")
#: Package files, so that imports and resources work as usual; the decorators and the expander, which make classes of
#: plain Python; and the types of views and content, whose annotations compiled code would lose.
PLAIN = (
    "__init__.py",
    "kernel/declare.py",
    "kernel/grid.py",
    "kernel/expand/*.py",
    "view_types.py",
    "content_types.py",
)

#: For each expanded file, by its path in the tree: the line of the source for each of its lines.
Lines = dict[str, list[int]]


def is_compiled(path: Path) -> bool:
    """Whether a file of the package, named from its root, is compiled."""
    return path.parts[0] in COMPILED and not any(path.match(pattern) for pattern in PLAIN)


def write_tree(sources: Path = SOURCES, tree: Path = TREE) -> tuple[list[Path], Lines]:
    """Write the tree; return the files to compile, and where the lines of those with declarations come from."""
    compiled: list[Path] = []
    lines: Lines = {}
    written: set[Path] = set()
    for source in sorted((sources / PACKAGE).rglob("*.py")):
        name = source.relative_to(sources)
        target = tree / name
        written.add(target)
        if not is_compiled(name.relative_to(PACKAGE)):
            write_if_changed(target, source.read_text(encoding="utf-8"))
            continue
        compiled.append(target)
        expanded = module(source, sources).expand()
        write_if_changed(target, expanded.text)
        if expanded.classes:
            lines[name.as_posix()] = expanded.lines
    remove_others(tree, written, "*.py")
    return compiled, lines
