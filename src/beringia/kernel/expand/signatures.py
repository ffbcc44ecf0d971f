"""Write out the classes of verbs and events: ``code``, ``read`` and ``tell`` with native types and constant sizes.

In plain Python, ``verb(...)`` and ``event(...)`` make generic classes that hold any number. Compiled, every number in
them would become an object, so the compiler is given one class per signature instead. What the operands are is asked
of the module itself: the build imports it as plain Python.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from importlib import import_module
from typing import Any

CALLS = ("verb", "event")


class Signatures:
    """The classes written for the verbs and events of one module."""

    def __init__(self, module: str) -> None:
        self.module = module
        #: Names of written classes by what they are made of.
        self.names: dict[object, str] = {}
        #: Types of operands by the name under which they are imported.
        self.types: dict[str, tuple[str, str]] = {}

    def expand(self, line: ast.stmt) -> tuple[list[str], str] | None:
        """The class that a declaration needs, unless it was written before, and the declaration that uses it."""
        if not isinstance(line, (ast.Assign, ast.AnnAssign)) or not isinstance(line.value, ast.Call):
            return None
        call = line.value
        target = line.targets[0] if isinstance(line, ast.Assign) else line.target
        if ast.unparse(call.func) not in CALLS or not isinstance(target, ast.Name):
            return None
        declared = getattr(import_module(self.module), target.id)
        kind = ast.unparse(call.func)
        operands = self._operands(kind, declared)
        secret = kind == "event" and declared.secret is not None
        sizes = [size for _, _, size in operands[1:]] if kind == "verb" else []
        signature = (kind, tuple(type_ for _, type_, _ in operands), tuple(sizes), secret)
        written: list[str] = []
        if signature not in self.names:
            self.names[signature] = f"_{kind.title()}Of{len(self.names)}"
            written = (_verb if kind == "verb" else _event)(self.names[signature], operands, secret)
        given = ", ".join(ast.unparse(argument) for argument in call.args[2:])
        arguments = [*(ast.unparse(argument) for argument in call.args[:2]), f"[{given}]"]
        arguments += [ast.unparse(word) for word in call.keywords]
        annotation = ": Final" if isinstance(line, ast.AnnAssign) else ""
        return written, f"{target.id}{annotation} = {self.names[signature]}({', '.join(arguments)})"

    def imports(self) -> list[str]:
        return [f"from {where} import {what} as {name}" for name, (where, what) in self.types.items()]

    def _operands(self, kind: str, declared: Any) -> list[tuple[str, str, int]]:
        """A name for the parameter, the type and the size of each operand."""
        named = list(zip(declared.operands, declared.domains, strict=True)) if kind == "verb" else list(declared.args)
        if kind == "event" and declared.secret is not None:
            named.append(declared.secret)
        return [
            (letter, self._type(domain.of), domain.size) for letter, (_, domain) in zip("abcdefg", named, strict=False)
        ]

    def _type(self, of: Any) -> str:
        if not hasattr(of, "__supertype__"):
            return "_i64"
        self.types[f"_{of.__name__}"] = (of.__module__, of.__name__)
        return f"_{of.__name__}"


Operands = Sequence[tuple[str, str, int]]


def _verb(name: str, operands: Operands, secret: bool) -> list[str]:
    number = "0"
    for parameter, _, size in operands:
        number = parameter if number == "0" else f"({number}) * {size} + {parameter}"
    given = "".join(f", {parameter}: {type_}" for parameter, type_, _ in operands)
    lines = [f"class {name}(_Verb):", f"    def code(self{given}) -> _i64:", f"        return self.base + {number}"]
    if not operands:
        return lines
    values: list[str] = []
    stride = 1
    for index in range(len(operands) - 1, -1, -1):
        _, type_, size = operands[index]
        value = "rest" if stride == 1 else f"rest // {stride}"
        value = value if index == 0 else f"{value} % {size}"
        values.insert(0, value if type_ == "_i64" else f"{type_}({value})")
        stride *= size
    types = ", ".join(type_ for _, type_, _ in operands)
    result = types if len(operands) == 1 else f"tuple[{types}]"
    lines += [f"    def read(self, code: _i64) -> {result}:", "        rest: _i64 = code - self.base"]
    return [*lines, f"        return {', '.join(values)}"]


def _event(name: str, operands: Operands, secret: bool) -> list[str]:
    given = "".join(f", {parameter}: {type_}" for parameter, type_, _ in operands)
    seat = "seat: _Seat" if operands else "seat: _Seat = _NO_SEAT"
    passed = [parameter for parameter, _, _ in operands]
    lines = [f"class {name}(_EventKind):", f"    def tell(self, s: _State, {seat}{given}) -> None:"]
    if secret:
        first, hidden = (passed[0], passed[1]) if len(passed) == 2 else ("0", passed[0])
        return [*lines, f"        self.note_secret(s, seat, {first}, {hidden}, seat)"]
    return [*lines, f"        self.note({', '.join(['s', 'seat', *passed])})"]
