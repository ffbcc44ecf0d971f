"""Expand whole modules: the text that the compiler reads, and which of its lines was written by hand.

Written methods follow the class they belong to, so the lines of a module move. ``Expanded.lines`` says where each one
stood, and names the line of the class for what was written: tracebacks of compiled code are put back with it.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

from beringia.kernel.expand.declaration import (
    KINDS,
    STEP,
    Declaration,
    attributes,
    declares_seat,
    describe,
    is_declaration,
    kind_of,
)
from beringia.kernel.expand.grids import Grids, grids_of, spliced, splices
from beringia.kernel.expand.methods import HELPERS, constants, helpers_in, methods
from beringia.kernel.expand.signatures import Signatures

DECORATORS = "beringia.kernel.declare"

#: Under which decorator the compiler finds a class. Steps come and go all the time: of each, one is kept for reuse.
COMPILED = "@_mypyc_attr(acyclic=True)"
COMPILED_STEP = "@_mypyc_attr(acyclic=True, free_list_len=1)"


def game_of(path: Path, root: Path) -> Path:
    """The folder of the game that a module belongs to; the module itself if it is a whole game."""
    games = root / "beringia" / "games"
    return games / path.relative_to(games).parts[0] if path.is_relative_to(games) else path


class Expanded:
    """The text of a module with all declarations written out, and for each of its lines the line of the source."""

    def __init__(self, text: str, lines: list[int], classes: dict[str, str]) -> None:
        self.text = text
        self.lines = lines
        #: What was written for each class.
        self.classes = classes


class Module:
    """A source file, and the modules it imports classes from."""

    def __init__(self, path: Path, root: Path) -> None:
        self.path = path
        self.root = root
        self.source = path.read_text(encoding="utf-8")
        self.tree = ast.parse(self.source, str(path))
        self.classes = {node.name: node for node in self.tree.body if isinstance(node, ast.ClassDef)}

    @property
    def name(self) -> str:
        """The name under which the module is imported."""
        inside = self.path.is_relative_to(self.root)
        return ".".join(self.path.relative_to(self.root).with_suffix("").parts) if inside else self.path.stem

    @property
    def grids(self) -> Grids:
        """The grids of the game that this module belongs to."""
        return grids_of(game_of(self.path, self.root))

    def find(self, name: str) -> tuple[Module, ast.ClassDef] | None:
        """The class that a name of this module stands for; None if it is not one of ours."""
        if name in self.classes:
            return self, self.classes[name]
        first, _, rest = name.partition(".")
        for node in self.tree.body:
            if (
                isinstance(node, ast.ImportFrom)
                and node.module
                and any(first == (item.asname or item.name) for item in node.names)
            ):
                folder = self.root / Path(*node.module.split("."))
                path = folder / f"{first}.py" if rest else folder.with_suffix(".py")
                return module(path, self.root).find(rest or name) if path.is_file() else None
        return None

    def declaration(self, node: ast.ClassDef) -> Declaration:
        """What a decorated class of this module declares."""
        kind = kind_of(node)
        assert kind is not None
        bases = self._declared_bases(node) if kind == STEP else []
        inherited = [attribute for base in reversed(bases) for attribute in attributes(base)]
        return Declaration(kind, node, inherited, any(declares_seat(one) for one in [node, *bases]))

    def _declared_bases(self, node: ast.ClassDef) -> list[ast.ClassDef]:
        """The declared classes that a step extends, the nearest first."""
        found = self.find(ast.unparse(node.bases[0])) if node.bases else None
        if found is None:
            return []
        where, base = found
        return [*([base] if kind_of(base) else []), *where._declared_bases(base)]

    def expand(self, native: bool = True) -> Expanded:
        """Write out every declared class; ``native``: for the compiler, with verbs and events by signature."""
        lines = self.source.splitlines()
        flat = spliced(lines, splices(self.tree, self.grids))
        after: dict[int, tuple[int, list[str]]] = {}  # what follows a line of the source, and for which line it is made
        replaced: dict[int, str] = {}
        classes: dict[str, str] = {}
        for node in self.classes.values():
            kind = kind_of(node)
            if kind is None:
                continue
            describe(node, lines)
            declaration = self.declaration(node)
            assigned, written = constants(declaration), methods(declaration)
            classes[node.name] = "\n".join([*assigned, "", *written])
            reused = kind == STEP and not declaration.options.get("abstract")
            # Constants before the methods: a method may be called like something that they name.
            for last, part in ((_end_of_attributes(node), assigned), (node.body[-1].end_lineno or 0, written)):
                added = after.setdefault(last, (node.lineno, []))[1]
                added += ["", *(f"    {line}" if line else "" for line in part)]
            for decorator in node.decorator_list:
                if not is_declaration(decorator):
                    continue
                for number in range(decorator.lineno, (decorator.end_lineno or 0) + 1):
                    replaced[number] = "" if number > decorator.lineno else COMPILED_STEP if reused else COMPILED
        signatures = Signatures(self.name)
        for line in self.tree.body if native else []:
            if (made := signatures.expand(line)) is not None:
                written, statement = made
                for number in range(line.lineno, (line.end_lineno or 0) + 1):
                    replaced[number] = statement if number == line.lineno else ""
                if written:
                    added = after.setdefault(line.lineno - 1, (line.lineno, []))[1]
                    added += ["", *written, ""]
                    classes[written[0].split("(")[0].removeprefix("class ")] = "\n".join(written)
        if classes:
            end = self._end_of_future()
            imports = [*self._imports("\n".join(classes.values())), *signatures.imports()]
            after[end] = (end, [*imports, *after.get(end, (end, []))[1]])
            replaced.update(self._without_decorators())
        return _merged(flat, after, replaced, classes)

    def _end_of_future(self) -> int:
        """The line behind which imports may stand."""
        for node in self.tree.body:
            if isinstance(node, ast.ImportFrom) and node.module == "__future__":
                return node.end_lineno or 0
        raise SyntaxError(f"{self.path}: a module with declarations begins with from __future__ import annotations")

    def _without_decorators(self) -> dict[int, str]:
        """Imports of nothing but decorators, left out: the compiled module needs neither them nor the expander."""
        return {
            number: ""
            for node in self.tree.body
            if isinstance(node, ast.ImportFrom) and node.module == DECORATORS
            if all(item.name in KINDS and item.asname is None for item in node.names)
            for number in range(node.lineno, (node.end_lineno or 0) + 1)
        }

    def _imports(self, written: str) -> list[str]:
        used = helpers_in(written.splitlines())
        imports = [f"from {HELPERS[name][0]} import {HELPERS[name][1]} as {name}" for name in used]
        names_field = "Field(" in written or "FIELDS" in written
        field = ["from beringia.kernel.fields import Field"] if names_field and "Field" not in self.source else []
        return [*imports, *field, "from mypy_extensions import mypyc_attr as _mypyc_attr"]


def _end_of_attributes(node: ast.ClassDef) -> int:
    """The line of a class behind which its methods begin."""
    last = 0
    for line in node.body:
        if isinstance(line, ast.FunctionDef):
            first = min([line.lineno, *(decorator.lineno for decorator in line.decorator_list)])
            return last or first - 1
        last = line.end_lineno or 0
    return last


def _merged(
    lines: list[str], after: dict[int, tuple[int, list[str]]], replaced: dict[int, str], classes: dict[str, str]
) -> Expanded:
    text: list[str] = []
    numbers: list[int] = []
    for number, line in enumerate(lines, 1):
        text.append(replaced.get(number, line))
        numbers.append(number)
        origin, added = after.get(number, (number, []))
        text += added
        numbers += [origin] * len(added)
    return Expanded("\n".join(text) + "\n", numbers, classes)


@cache
def module(path: Path, root: Path) -> Module:
    """A module of the package below ``root``; read once."""
    return Module(path, root)
