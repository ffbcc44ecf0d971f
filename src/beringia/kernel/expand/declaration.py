"""Read what a decorated class declares: its kind, its fields, and what they inherit."""

from __future__ import annotations

import ast
import re
from collections.abc import Sequence

#: The decorators of ``beringia.kernel.declare``.
STATE, RECORD, STEP = "state", "record", "step"
KINDS = (STATE, RECORD, STEP)

#: The type of an array that is indexed by its axes.
GRID = "Grid"

#: Values of a field that methods are written by, as names: another name for one of them would be misread.
KNOWN = {"see": ("EVERYBODY", "OWNER", "HIDDEN"), "form": ("PLAIN", "BAG", "STACK")}

#: The field of a step that says whose it is; the base class keeps it.
SEAT = "seat"


class Attribute:
    """An annotated attribute of a class: its name, its type, and its field if it has one."""

    def __init__(self, name: str, type_: str, field: ast.Call | None) -> None:
        self.name = name
        self.is_grid = type_.startswith(f"{GRID}[")
        self.type = "_vec[_i64]" if self.is_grid else type_
        self.keywords = {word.arg or "": ast.unparse(word.value) for word in field.keywords} if field else {}
        self.field = ast.unparse(field) if field else ""
        self.final = False
        for word, known in KNOWN.items():
            if self.keywords.get(word, known[0]) not in known:
                raise SyntaxError(
                    f"{name}: {word}={self.keywords[word]} must be one of {', '.join(known)}, by that name"
                )

    @property
    def is_array(self) -> bool:
        return bool(self.axes) or self.type.startswith(("vec[", "_vec[", "list["))

    @property
    def record(self) -> str:
        """The class of the records in this field; "" for numbers."""
        return self.keywords.get("record", "")

    @property
    def axes(self) -> list[str]:
        """The domains that index an array, as they are written in the module."""
        return [axis.strip() for axis in self.keywords.get("by", "").strip("()").split(",") if axis.strip()]

    @property
    def fixed(self) -> bool:
        return self.keywords.get("fixed") == "True"

    @property
    def only_if(self) -> str:
        return self.keywords.get("only_if", "").strip("'")

    @property
    def start(self) -> str:
        return self.keywords.get("start", "0")


class Declaration:
    """A class under one of the decorators, with all that its methods are written from."""

    def __init__(
        self, kind: str, node: ast.ClassDef, inherited: Sequence[Attribute] = (), seated: bool = False
    ) -> None:
        self.kind = kind
        self.name = node.name
        self.options = _options(node)
        self.attributes = attributes(node)
        #: Steps only: the fields that the constructor of the extended class takes, and whether there is a seat.
        self.inherited = list(inherited)
        self.seated = seated
        self.defined = {line.name for line in node.body if isinstance(line, ast.FunctionDef)}
        self.declares_seat = declares_seat(node)
        self.extends = ast.unparse(node.bases[0]) if node.bases else ""
        self.assigned = {
            name.id
            for line in node.body
            if isinstance(line, ast.Assign)
            for name in ast.walk(ast.Tuple(line.targets))
            if isinstance(name, ast.Name)
        }

    @property
    def fields(self) -> list[Attribute]:
        """The attributes that are fields; the others (content, boards) are shared by all copies."""
        return [attribute for attribute in self.attributes if attribute.field]

    @property
    def step_name(self) -> str:
        """``DriveStep`` is called ``drive_step``."""
        return re.sub(r"(?<!^)(?=[A-Z])", "_", self.name).lower()


def kind_of(node: ast.ClassDef) -> str | None:
    """The decorator that declares a class, or None."""
    kinds = [ast.unparse(item).partition("(")[0] for item in node.decorator_list if is_declaration(item)]
    return kinds[0] if kinds else None


def is_declaration(decorator: ast.expr) -> bool:
    """Whether a decorator is one of ``beringia.kernel.declare``."""
    name = decorator.func if isinstance(decorator, ast.Call) else decorator
    return isinstance(name, ast.Name) and name.id in KINDS


def declares_seat(node: ast.ClassDef) -> bool:
    return any(_annotated_name(line) == SEAT for line in node.body)


def attributes(node: ast.ClassDef) -> list[Attribute]:
    """The annotated attributes of a class body, in order; the seat of a step is none of them."""
    result: list[Attribute] = []
    for line in node.body:
        name = _annotated_name(line)
        if not name or (name == SEAT and kind_of(node) == STEP):
            continue
        assert isinstance(line, ast.AnnAssign)
        annotation = line.annotation
        if _generic(annotation) == "ClassVar":
            continue
        final = _generic(annotation) == "Final"
        if isinstance(annotation, ast.Subscript) and final:
            annotation = annotation.slice
        attribute = Attribute(name, ast.unparse(annotation), None)
        if isinstance(annotation, ast.Subscript) and _generic(annotation) == "Annotated":
            assert isinstance(annotation.slice, ast.Tuple)
            type_, *extras = annotation.slice.elts
            for field in extras:
                if isinstance(field, ast.Call) and ast.unparse(field.func) == "Field":
                    attribute = Attribute(name, ast.unparse(type_), field)
        attribute.final = final
        result.append(attribute)
    return result


def describe(node: ast.ClassDef, lines: Sequence[str]) -> None:
    """Give each field of a state or record the comment of its declaration as ``about``.

    It stands behind the declaration, or above it after ``#:``. The arguments of a step are explained by the step.
    """
    if kind_of(node) == STEP:
        return
    for line in node.body:
        if isinstance(line, ast.AnnAssign) and (text := _comment(line, lines)):
            for call in ast.walk(line.annotation):
                described = isinstance(call, ast.Call) and any(word.arg == "about" for word in call.keywords)
                if isinstance(call, ast.Call) and ast.unparse(call.func) == "Field" and not described:
                    call.keywords.append(ast.keyword("about", ast.Constant(text)))


def _comment(line: ast.AnnAssign, lines: Sequence[str]) -> str:
    behind = lines[(line.end_lineno or 0) - 1].encode()[line.end_col_offset or 0 :].decode().strip()
    if behind.startswith("#"):
        return behind.lstrip("# ")
    above = lines[line.lineno - 2].strip()
    if above.startswith("#: "):
        text = above[3:].removesuffix(".")
        return text[0].lower() + text[1:]
    return ""


def _annotated_name(line: ast.stmt) -> str:
    """The name that a line annotates without giving it a value; "" for other lines."""
    if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and line.value is None:
        return line.target.id
    return ""


def _generic(annotation: ast.expr) -> str:
    return ast.unparse(annotation.value) if isinstance(annotation, ast.Subscript) else ""


def _options(node: ast.ClassDef) -> dict[str, object]:
    """The keywords of the decorator."""
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) in KINDS:
            return {word.arg or "": ast.literal_eval(word.value) for word in decorator.keywords}
    return {}
