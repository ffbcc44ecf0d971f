"""Expand a class that was just imported, in plain Python: write its methods and put them into it."""

from __future__ import annotations
import __future__

import ast
import inspect
import linecache
import sys
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

from beringia.kernel.expand.declaration import STEP, Attribute, Declaration, declares_seat, describe
from beringia.kernel.expand.methods import HELPERS, constants, helpers_in, methods

_MADE = "_made"


def expand_class(cls: type, kind: str) -> None:
    """Give a decorated class the methods that follow from its declaration."""
    node = _syntax(cls, kind)
    declaration = Declaration(kind, node)
    if kind == STEP:
        base: Any = cls.__mro__[1]
        inherited = [Attribute(name, "int", None) for name in base.FIELDS]
        for attribute in inherited:
            attribute.keywords["see"] = base.FIELDS[attribute.name].see.upper()
        declaration = Declaration(kind, node, inherited, base.HAS_SEAT or declares_seat(node))
    names = constants(declaration)
    written = [*names, "", *methods(declaration)]
    helpers = helpers_in(written)
    # A function around the methods: its arguments are what they use of the kernel, and the class that ``super`` needs.
    source = [f"def {_MADE}({', '.join(['__class__', *helpers])}):", *(f"    {line}" for line in written)]
    source.append("    return locals()")
    made = _run(source, cls)(cls, *(_helper(name) for name in helpers))
    for name, value in made.items():
        if name not in ("__class__", *helpers):
            if inspect.isfunction(value):
                value.__qualname__, value.__module__ = f"{cls.__qualname__}.{name}", cls.__module__
            setattr(cls, name, value)


def _run(source: list[str], cls: type) -> Any:
    """Run the text in the module of the class, under a name by which tracebacks find it."""
    text = "\n".join(source) + "\n"
    name = f"<declared {cls.__module__}.{cls.__qualname__}>"
    linecache.cache[name] = (len(text), None, text.splitlines(keepends=True), name)
    space: dict[str, Any] = {}
    flags = __future__.annotations.compiler_flag
    # Globals are those of the module: methods find there what is defined later, too.
    exec(compile(text, name, "exec", flags=flags, dont_inherit=True), _globals(cls), space)
    return space[_MADE]


def _globals(cls: type) -> dict[str, Any]:
    """The names of the module in which the class is being defined."""
    module = sys.modules.get(cls.__module__)
    if module is None:
        raise TypeError(f"{cls.__name__}: its module {cls.__module__!r} must be in sys.modules while it is loaded")
    return module.__dict__


@cache
def _helper(name: str) -> Any:
    where, what = HELPERS[name]
    return getattr(import_module(where), what)


def _syntax(cls: type, kind: str) -> ast.ClassDef:
    """The class as it is written; from its annotations alone where there is no source, as in an interactive session."""
    module = sys.modules.get(cls.__module__)
    if module is not None and (node := _classes(module).get(cls.__qualname__)):
        return node
    body: list[ast.stmt] = []
    for name, annotation in inspect.get_annotations(cls).items():
        if not isinstance(annotation, str):
            raise TypeError(
                f"{cls.__name__}: a module with declarations begins with from __future__ import annotations"
            )
        body += ast.parse(f"{name}: {annotation}").body
    body += [ast.parse(f"{name} = ...").body[0] for name in vars(cls) if name.isidentifier() and name.isupper()]
    bases: list[ast.expr] = [ast.Name(cls.__mro__[1].__name__)]
    return ast.ClassDef(cls.__name__, bases, [], body, [ast.Name(kind)])


def _classes(module: ModuleType) -> dict[str, ast.ClassDef]:
    """The classes of a module by their qualified names, fields with their comments."""
    source = "".join(linecache.getlines(getattr(module, "__file__", None) or "", module.__dict__))
    return _parsed(source)


@cache
def _parsed(source: str) -> dict[str, ast.ClassDef]:
    classes: dict[str, ast.ClassDef] = {}
    lines = source.splitlines()

    def visit(node: ast.AST, prefix: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.ClassDef):
                describe(child, lines)
                classes[prefix + child.name] = child
                visit(child, f"{prefix}{child.name}.")
            elif isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef)):
                visit(child, f"{prefix}{child.name}.<locals>.")
            else:
                visit(child, prefix)

    visit(ast.parse(source), "")
    return classes
