"""Writes what follows from declared fields into compiled classes: FIELDS, the constructor, copy, refill and observe.

Compiled classes keep no annotations, and a hot constructor must be written out. So the fields are declared once, as
annotations with a ``Field``, and this tool writes the rest between two marks in the same class::

    # -- made by tools/records.py
    # -- end

``python tools/records.py`` writes all blocks anew, ``--check`` fails if one is stale.
"""

from __future__ import annotations

import ast
import io
import sys
import tokenize
from pathlib import Path

BEGIN = "    # -- made by tools/records.py"
END = "    # -- end"
PLACES = ("src/beringia/games",)

STATE, RECORD, STEP = "state", "record", "step"


class Attribute:
    """A declared attribute: what it is called, its type, and its field if it has one."""

    def __init__(self, name: str, type_: str, field: str | None, keywords: dict[str, str], final: bool) -> None:
        self.name = name
        self.type = type_
        self.field = field
        self.keywords = keywords
        self.final = final

    @property
    def is_array(self) -> bool:
        return self.type.startswith("vec[")

    @property
    def record(self) -> str | None:
        return self.keywords.get("record")

    @property
    def fixed(self) -> bool:
        return self.keywords.get("fixed") == "True"

    @property
    def only_if(self) -> str:
        return self.keywords.get("only_if", "").strip("'")

    @property
    def start(self) -> str:
        value = self.keywords.get("start", "0")
        return value if self.type == "i64" or self.is_array else f"{self.type}({value})"


def attributes(cls: ast.ClassDef) -> list[Attribute]:
    found: list[Attribute] = []
    for line in cls.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and line.value is None:
            annotation: ast.expr = line.annotation
            if isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) == "ClassVar":
                continue
            final = isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) == "Final"
            if isinstance(annotation, ast.Subscript) and final:
                annotation = annotation.slice
            if isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) == "Annotated":
                assert isinstance(annotation.slice, ast.Tuple)
                type_, field = annotation.slice.elts
                assert isinstance(field, ast.Call)
                keywords = {word.arg or "": ast.unparse(word.value) for word in field.keywords}
                found.append(Attribute(line.target.id, ast.unparse(type_), ast.unparse(field), keywords, final))
            else:
                found.append(Attribute(line.target.id, ast.unparse(annotation), None, {}, final))
    return found


def kind_of(cls: ast.ClassDef) -> str:
    base = ast.unparse(cls.bases[0]) if cls.bases else ""
    if base.endswith("State"):
        return STATE
    return STEP if base else RECORD


def is_seatless(cls: ast.ClassDef) -> bool:
    return any(ast.unparse(line) == "HAS_SEAT = False" for line in cls.body)


def comments(source: str) -> dict[int, str]:
    """What is said of the code of a line, by the number of the line: behind it, or by ``#:`` above it."""
    found: dict[int, str] = {}
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT and token.line[: token.start[1]].strip():
            found[token.start[0]] = token.string.lstrip("# ")
        elif token.type == tokenize.COMMENT and token.string.startswith("#: "):
            text = token.string[3:].removesuffix(".")
            found[token.start[0] + 1] = text[0].lower() + text[1:]
    return found


def describe(cls: ast.ClassDef, said: dict[int, str]) -> None:
    """Tell each field what is said behind its declaration; the arguments of steps are nobody's to look up."""
    if kind_of(cls) == STEP:
        return
    for line in cls.body:
        if isinstance(line, ast.AnnAssign) and (text := said.get(line.end_lineno or 0) or said.get(line.lineno)):
            for call in ast.walk(line.annotation):
                if isinstance(call, ast.Call) and ast.unparse(call.func) == "Field":
                    call.keywords.append(ast.keyword("about", ast.Constant(text)))


def block(cls: ast.ClassDef, seatless: set[str]) -> list[str]:
    own = attributes(cls)
    fields = [item for item in own if item.field]
    lines = ["    FIELDS: ClassVar[dict[str, Field]] = {}"]
    if fields:
        lines = ["    FIELDS: ClassVar[dict[str, Field]] = {"]
        for item in fields:
            lines += _entry(item)
        lines.append("    }")
    makers = {STATE: _state, RECORD: _record, STEP: _step}
    return ["    # fmt: off", *lines, "", *makers[kind_of(cls)](cls, own, seatless), "    # fmt: on"]


def _entry(item: Attribute) -> list[str]:
    whole = f'        "{item.name}": {item.field},'
    if len(whole) <= 120:
        return [whole]
    inside = (item.field or "")[len("Field(") : -1]
    if len(inside) <= 108:
        return [f'        "{item.name}": Field(', f"            {inside}", "        ),"]
    call = ast.parse(item.field or "", mode="eval").body
    assert isinstance(call, ast.Call)
    given = [ast.unparse(value) for value in call.args]
    given += [f"{word.arg}={ast.unparse(word.value)}" for word in call.keywords]
    return [f'        "{item.name}": Field(', *(f"            {value}," for value in given), "        ),"]


def _signature(name: str, parameters: list[str], result: str) -> list[str]:
    whole = f"    def {name}({', '.join(parameters)}) -> {result}:"
    if len(whole) <= 120:
        return [whole]
    return [f"    def {name}(", *(f"        {parameter}," for parameter in parameters), f"    ) -> {result}:"]


def _call(indent: str, head: str, arguments: list[str]) -> list[str]:
    whole = f"{indent}{head}({', '.join(arguments)})"
    if len(whole) <= 120:
        return [whole]
    return [f"{indent}{head}(", *(f"{indent}    {argument}," for argument in arguments), f"{indent})"]


def _step(cls: ast.ClassDef, own: list[Attribute], seatless: set[str]) -> list[str]:
    has_seat = cls.name not in seatless
    parameters = ["self", *(["seat: Seat"] if has_seat else []), *(f"{item.name}: {item.type}" for item in own)]
    lines = _signature("__init__", parameters, "None")
    lines.append(f"        super().__init__({'seat' if has_seat else 'NO_SEAT'})")
    lines += [f"        self.{item.name} = {item.name}" for item in own]
    if own:
        lines += ["", "    def observe(self, out: vec[i64], at: i64) -> None:"]
        places = ["at", *(f"at + {index}" for index in range(1, len(own)))]
        lines += [
            f"        out[{place}] = self.{item.name}"
            for place, item in zip(places, own, strict=True)
            if item.keywords.get("see") != "HIDDEN"
        ]
    return lines


def _passed(own: list[Attribute]) -> list[Attribute]:
    """What the constructor is given; single numbers are set to their start instead."""
    return [item for item in own if item.is_array or item.record or not item.field]


def _constructor(own: list[Attribute], first: list[str], call: str | None) -> list[str]:
    passed = _passed(own)
    parameters = ["self", *first, *(f"{item.name}: {item.type}" for item in passed)]
    lines = _signature("__init__", parameters, "None")
    lines += [f"        {call}"] if call else []
    for item in own:
        lines.append(f"        self.{item.name} = {item.name if item in passed else item.start}")
    return lines


def _copied(item: Attribute) -> str:
    if item.field is None or item.fixed:
        return f"self.{item.name}"
    if item.record and item.is_array:
        return item.name
    copied = f"self.{item.name}.copy()" if item.record else f"self.{item.name}[:]"
    return f"{copied} if self.{item.only_if} == 1 else self.{item.name}" if item.only_if else copied


def _copy(cls: ast.ClassDef, own: list[Attribute], first: list[str], more: list[str]) -> list[str]:
    lines = [f"    def copy(self) -> {cls.name}:"]
    for item in own:
        if item.record and item.is_array and not item.fixed:
            lines.append(f"        {item.name} = self.{item.name}[:]")
            lines.append(f"        for index in range(len({item.name})):")
            lines.append(f"            {item.name}[index] = {item.name}[index].copy()")
    lines += _call("        ", f"made = {cls.name}", [*first, *(_copied(item) for item in _passed(own))])
    lines += [f"        {line}" for line in more]
    lines += [f"        made.{item.name} = self.{item.name}" for item in own if item not in _passed(own)]
    return [*lines, "        return made"]


def _become(own: list[Attribute]) -> list[str]:
    lines: list[str] = []
    for item in own:
        if item.field is None:
            continue
        if item.fixed:
            lines += [] if item.final else [f"        self.{item.name} = other.{item.name}"]
        elif item.record and item.is_array:
            lines.append(f"        for index in range(len(self.{item.name})):")
            lines.append(f"            self.{item.name}[index].become(other.{item.name}[index])")
        elif item.record or item.is_array:
            taken = (
                f"self.{item.name}.become(other.{item.name})"
                if item.record
                else f"fill(self.{item.name}, other.{item.name})"
            )
            lines += (
                [f"        if self.{item.only_if} == 1:", f"            {taken}"]
                if item.only_if
                else [f"        {taken}"]
            )
        else:
            lines.append(f"        self.{item.name} = other.{item.name}")
    return lines


def _blank_value(item: Attribute) -> str:
    sizes = " * ".join(f"{axis.strip()}.size" for axis in item.keywords["by"].strip("()").split(",") if axis.strip())
    if item.record:
        return f"vec[{item.record}]([{item.record}.blank() for _ in range(seats)])"
    return f"{item.type}([{item.start}] * ({sizes}))"


def _blank(cls: ast.ClassDef, own: list[Attribute], first: list[tuple[str, str]]) -> list[str]:
    unknown = [(item.name, item.type) for item in own if item.field is None]
    if any(item.record and item.is_array for item in own):
        unknown.append(("seats", "int"))
    lines = ["    @staticmethod"]
    parameters = [f"{name}: {type_}" for name, type_ in [*first, *unknown]]
    lines += _signature("blank", parameters, cls.name)
    lines.append('        """As it is on an empty table."""')
    arguments = [name for name, _ in first]
    for item in _passed(own):
        if item.field is None:
            arguments.append(item.name)
        elif item.record and not item.is_array:
            arguments.append(f"{item.record}.blank()")
        else:
            arguments.append(_blank_value(item))
    return lines + _call("        ", f"return {cls.name}", arguments)


def _sizes(item: Attribute) -> list[str]:
    return [f"{axis.strip()}.size" for axis in item.keywords.get("by", "").strip("()").split(",") if axis.strip()]


def _observed(item: Attribute, in_state: bool) -> list[str]:
    """How a field is written into an observation: see beringia/kernel/observing.py."""
    name, see, form = f"self.{item.name}", item.keywords.get("see", "EVERYBODY"), item.keywords.get("form", "PLAIN")
    sizes = _sizes(item)
    bits = item.keywords.get("bits")
    if item.record and item.is_array:
        return [
            "first = at",
            f"for index in range(len({name})):",
            f"    at = {name}[index].observe(index == viewer, out, at)",
            f"at = first + (at - first) // len({name}) * {sizes[0]}",
        ]
    if item.record:
        return [f"at = {name}.observe(False, out, at)"]
    if see == "HIDDEN":
        assert form != "PLAIN" or item.keywords.get("at") == "None", f"{item.name}: say it in observe_more"
        return []
    if see == "OWNER" and not in_state:
        assert not item.is_array, f"{item.name}: an array of a record is everybody's or nobody's"
        if bits:
            return [f"at = put_bits(out, at, {name} if mine else 0, {bits})"]
        return [f"out[at] = {name} if mine else 0", "at += 1"]
    if see == "OWNER":
        row = " * ".join(sizes[1:])
        lines = [f"at = put_part(out, at, {name}, viewer * {row}, {row})"]
        return lines + ([f"at = put_totals(out, at, {name}, {sizes[0]}, {row})"] if form == "BAG" else [])
    if not item.is_array:
        return [f"at = put_bits(out, at, {name}, {bits})"] if bits else [f"out[at] = {name}", "at += 1"]
    size = item.keywords.get("size", "").strip("'")
    if form == "STACK" and size:
        start = item.keywords.get("start", "0")
        if len(sizes) == 1:
            return [f"at = put_stack(out, at, {name}, 0, {sizes[0]}, self.{size}, {start})"]
        return [f"at = put_stacks(out, at, {name}, {sizes[-1]}, self.{size}, {start})"]
    return [f"at = put(out, at, {name}, {' * '.join(sizes)})"]


def _observe(own: list[Attribute], in_state: bool) -> list[str]:
    lines: list[str] = []
    waiting = 0  # numbers written since ``at`` was moved on
    for item in own:
        if not item.field:
            continue
        for line in _observed(item, in_state):
            if line == "at += 1":
                waiting += 1
            elif line.startswith("out[at] ="):
                lines.append(line.replace("out[at]", f"out[at + {waiting}]" if waiting else "out[at]"))
            else:
                lines += [f"at += {waiting}"] if waiting else []
                waiting = 0
                lines.append(line)
    if waiting or not lines[-1].startswith("at = put"):
        lines.append(f"return at + {waiting}" if waiting else "return at")
    else:
        lines[-1] = lines[-1].replace("at =", "return", 1)
    viewer = "viewer: i64" if in_state else "mine: bool"
    return [f"    def observe(self, {viewer}, out: vec[i64], at: i64) -> i64:", *(f"        {line}" for line in lines)]


def _record(cls: ast.ClassDef, own: list[Attribute], seatless: set[str]) -> list[str]:
    return [
        *_constructor(own, [], None),
        "",
        *_copy(cls, own, [], []),
        "",
        f"    def become(self, other: {cls.name}) -> None:",
        *_become(own),
        "",
        *_observe(own, False),
        "",
        *_blank(cls, own, []),
    ]


def _state(cls: ast.ClassDef, own: list[Attribute], seatless: set[str]) -> list[str]:
    return [
        *_constructor(own, ["dice: vec[i64]"], "super().__init__(dice)"),
        "",
        *_copy(cls, own, ["self.dice[:]"], ["made.top = self.top"]),
        "",
        "    def refill(self, other: State) -> None:",
        f"        assert isinstance(other, {cls.name})",
        "        self.become(other)",
        "",
        f"    def become(self, other: {cls.name}) -> None:",
        '        """Take over the content of another state, without making a new object."""',
        "        self.top = other.top",
        "        self.offers_ready = False",
        "        fill(self.dice, other.dice)",
        *_become(own),
        "",
        *_observe(own, True),
        "",
        *_blank(cls, own, [("dice", "vec[i64]")]),
    ]


def rewrite(path: Path) -> str:
    """The source with every block made anew."""
    source = path.read_text(encoding="utf-8")
    if BEGIN not in source:
        return source
    lines = source.splitlines()
    tree = ast.parse(source)
    seatless = _seatless(tree)
    said = comments(source)
    # A class goes on to the next statement: comments at its end are no part of its syntax tree.
    starts = [node.lineno for node in tree.body] + [len(lines) + 1]
    for cls in reversed([node for node in tree.body if isinstance(node, ast.ClassDef)]):
        inside = range(cls.lineno, next(start for start in starts if start > cls.lineno))
        begin = next((number for number in inside if lines[number - 1] == BEGIN), None)
        if begin is None:
            continue
        end = next(number for number in range(begin, len(lines) + 1) if lines[number - 1] == END)
        describe(cls, said)
        lines[begin : end - 1] = block(cls, seatless)
    return "\n".join(lines) + "\n"


def _seatless(tree: ast.Module) -> set[str]:
    """Steps that concern nobody, and those that inherit it."""
    found: set[str] = set()
    for cls in tree.body:
        if isinstance(cls, ast.ClassDef):
            inherited = any(ast.unparse(base) in found for base in cls.bases)
            if is_seatless(cls) or inherited:
                found.add(cls.name)
    return found


def main() -> int:
    check = "--check" in sys.argv
    stale = []
    for place in PLACES:
        for path in sorted(Path(place).rglob("*.py")):
            made = rewrite(path)
            if made != path.read_text(encoding="utf-8"):
                stale.append(str(path))
                if not check:
                    path.write_text(made, encoding="utf-8")
    for name in stale:
        print(f"{name}: {'is stale: run python tools/records.py' if check else 'written'}")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
