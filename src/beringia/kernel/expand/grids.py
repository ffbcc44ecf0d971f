"""Flatten what is indexed by its axes: ``s.hunters[seat, area]`` becomes ``s.hunters[seat * 12 + area]``.

A field is known by its name: the records and states of a game, and its content, are searched for fields of the type
``Grid``. Two fields of one name must have the same axes. The size of an axis is asked of the domain, whose module
(``terms``, ``land``, ...) is imported for that; it never imports what uses it.
"""

from __future__ import annotations

import ast
from functools import cache
from importlib import import_module
from pathlib import Path

from beringia.kernel.expand.declaration import GRID, attributes, kind_of

#: A function that returns a changed copy of an array; its second argument says where.
REPLACED = "replaced"

#: Where some text stands, and what takes its place: line, column, last line, its column.
Splice = tuple[int, int, int, int, str]


class Grids:
    """The axes of the grids of a game: all fields of the type ``Grid`` in its folder, or in a single file."""

    def __init__(self, folder: Path) -> None:
        #: By the name of the field, where each axis but the first is declared: module and name.
        self._axes: dict[str, list[tuple[str, str]]] = {}
        self._sizes: dict[str, list[int]] = {}
        for path in sorted(folder.rglob("*.py")) if folder.is_dir() else [folder]:
            source = path.read_text(encoding="utf-8")
            if f"{GRID}[" in source:
                self._add(path, ast.parse(source, str(path)))

    def _add(self, path: Path, tree: ast.Module) -> None:
        origin = {
            item.asname or item.name: (node.module, item.name)
            for node in tree.body
            if isinstance(node, ast.ImportFrom) and node.module
            for item in node.names
        }
        for node in tree.body:
            if isinstance(node, ast.ClassDef) and kind_of(node) is not None:
                for field in attributes(node):
                    if field.is_grid:
                        if missing := [axis for axis in field.axes[1:] if axis not in origin]:
                            raise SyntaxError(f"{path}: {field.name}: {missing[0]} must be imported, from terms or so")
                        axes = [origin[axis] for axis in field.axes[1:]]
                        if self._axes.setdefault(field.name, axes) != axes:
                            raise SyntaxError(f"{path}: {field.name} has other axes elsewhere in this game")

    def __contains__(self, name: str) -> bool:
        return name in self._axes

    def sizes(self, name: str) -> list[int]:
        """The sizes of all axes of a field but the first."""
        if name not in self._sizes:
            self._sizes[name] = [int(getattr(import_module(where), what).size) for where, what in self._axes[name]]
        return self._sizes[name]


@cache
def grids_of(folder: Path) -> Grids:
    """The grids of a game; searched for once."""
    return Grids(folder)


def splices(tree: ast.Module, grids: Grids) -> list[Splice]:
    """What to replace in a module."""
    changes: list[Splice] = []

    def visit(node: ast.AST) -> None:
        index = _index(node, grids)
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id == GRID:
            changes.append(_at(node, "_vec[_i64]"))
        elif index is None:
            for child in ast.iter_child_nodes(node):
                visit(child)
        else:  # what is inside the index is flattened with it
            changes.append(_at(index, ast.unparse(_flat(index, _array(node), grids))))
            for child in ast.iter_child_nodes(node):
                if child is not index:
                    visit(child)

    visit(tree)
    return changes


class _Flatten(ast.NodeTransformer):
    """Flattens inside an expression."""

    def __init__(self, grids: Grids) -> None:
        self.grids = grids

    def visit(self, node: ast.AST) -> ast.AST:
        node = super().generic_visit(node)
        index = _index(node, self.grids)
        if index is not None:
            flat = _flat(index, _array(node), self.grids)
            if isinstance(node, ast.Subscript):
                node.slice = flat
            elif isinstance(node, ast.Call):
                node.args[1] = flat
        return node


def _index(node: ast.AST, grids: Grids) -> ast.Tuple | None:
    """The index by axes in ``s.hunters[seat, area]``, or in ``replaced(s.hunters, (seat, area), 3)``."""
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Tuple) and _array(node) in grids:
        return node.slice
    if isinstance(node, ast.Call) and _array(node) in grids and isinstance(node.args[1], ast.Tuple):
        return node.args[1]
    return None


def _array(node: ast.AST) -> str:
    """The field that is indexed; "" if this is something else."""
    value: ast.AST | None = node.value if isinstance(node, ast.Subscript) else None
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == REPLACED:
        value = node.args[0]
    return value.attr if isinstance(value, ast.Attribute) else ""


def _flat(index: ast.Tuple, name: str, grids: Grids) -> ast.expr:
    """The place in the flat array."""
    axes = grids.sizes(name)
    if len(index.elts) != len(axes) + 1:
        raise SyntaxError(f"line {index.lineno}: {len(index.elts)} indexes for {len(axes) + 1} axes")
    flatten = _Flatten(grids)
    first, *rest = [ast.parse(ast.unparse(element), mode="eval").body for element in index.elts]
    place = flatten.visit(first)
    assert isinstance(place, ast.expr)
    for size, element in zip(axes, rest, strict=True):
        added = flatten.visit(element)
        assert isinstance(added, ast.expr)
        place = ast.BinOp(ast.BinOp(place, ast.Mult(), ast.Constant(size)), ast.Add(), added)
    return place


def _at(node: ast.expr, text: str) -> Splice:
    return node.lineno, node.col_offset, node.end_lineno or 0, node.end_col_offset or 0, text


def spliced(lines: list[str], changes: list[Splice]) -> list[str]:
    """Return the lines with the changes made; lines that a change leaves empty stay, so none is renumbered."""
    done = list(lines)
    for line, column, last, end, text in sorted(changes, reverse=True):
        first, tail = done[line - 1].encode(), done[last - 1].encode()[end:]
        done[line - 1] = (first[:column] + text.encode() + tail).decode()
        for number in range(line, last):
            done[number] = ""
    return done
