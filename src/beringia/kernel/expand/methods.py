"""Write the methods of a declared class, as source text.

The text uses the names of the module in which the class stands (its axes, its types), and helpers of the kernel under
the names of ``HELPERS``, which no module uses for anything else.
"""

from __future__ import annotations

import re

from beringia.kernel.expand.declaration import RECORD, SEAT, STATE, STEP, Attribute, Declaration

#: Helpers of the kernel by the name under which written methods call them.
HELPERS = {
    "_fill": ("beringia.kernel.state", "fill"),
    "_filled": ("beringia.kernel.state", "filled"),
    "_NO_SEAT": ("beringia.kernel.terms", "NO_SEAT"),
    "_EventKind": ("beringia.kernel.events", "EventKind"),
    "_Verb": ("beringia.kernel.codes", "Verb"),
    "_Seat": ("beringia.kernel.terms", "Seat"),
    "_State": ("beringia.kernel.state", "State"),
    "_put": ("beringia.kernel.observing", "put"),
    "_put_bits": ("beringia.kernel.observing", "put_bits"),
    "_put_covered": ("beringia.kernel.observing", "put_covered"),
    "_put_own": ("beringia.kernel.observing", "put_own"),
    "_put_part": ("beringia.kernel.observing", "put_part"),
    "_put_stack": ("beringia.kernel.observing", "put_stack"),
    "_put_stacks": ("beringia.kernel.observing", "put_stacks"),
    "_put_totals": ("beringia.kernel.observing", "put_totals"),
    "_ClassVar": ("typing", "ClassVar"),
    "_cast": ("typing", "cast"),
    "_Any": ("typing", "Any"),
    "_vec": ("librt.vecs", "vec"),
    "_i64": ("mypy_extensions", "i64"),
}

WIDTH = 120


def constants(declaration: Declaration) -> list[str]:
    """The class attributes that follow from a declaration."""
    lines: list[str] = []
    fields = declaration.fields
    if fields or declaration.kind != STEP:
        inherited = [f"**{declaration.extends}.FIELDS"] if declaration.inherited else []
        entries = [*inherited, *(f'"{item.name}": {item.field}' for item in fields)]
        lines += ["FIELDS: _ClassVar[dict[str, Field]] = {", *(f"    {entry}," for entry in entries), "}"]
    if declaration.kind == STEP:
        if "NAME" not in declaration.assigned and not declaration.options.get("abstract"):
            lines.append(f'NAME = "{declaration.step_name}"')
        if declaration.declares_seat:
            lines.append("HAS_SEAT = True")
        lines.append("DECLARED = True")
    return lines


def methods(declaration: Declaration) -> list[str]:
    """The methods that follow from a declaration, one after the other."""
    return {STATE: _state, RECORD: _record, STEP: _step}[declaration.kind](declaration)


# -- steps


def _step(declaration: Declaration) -> list[str]:
    own, taken = declaration.attributes, [*declaration.inherited, *declaration.attributes]
    if not own:
        return []  # the constructor of the extended class serves
    parameters = ["self", *([f"{SEAT}: _Seat"] if declaration.seated else [])]
    parameters += [f"{item.name}: {item.type}" for item in taken]
    passed = [*([SEAT] if declaration.seated else []), *(item.name for item in declaration.inherited)]
    lines = _signature("__init__", parameters, "None")
    lines.append(f"    super().__init__({', '.join(passed)})")
    lines += [f"    self.{item.name} = {item.name}" for item in own]
    lines += ["", "def observe(self, out: _vec[_i64], at: _i64) -> None:"]
    shown = [(place, item) for place, item in enumerate(taken) if item.keywords.get("see") != "HIDDEN"]
    lines += [f"    out[{f'at + {place}' if place else 'at'}] = self.{item.name}" for place, item in shown]
    return lines if shown else [*lines, "    pass"]


# -- records and states


def _record(declaration: Declaration) -> list[str]:
    own = declaration.attributes
    return [
        *_constructor(own, [], []),
        "",
        *_copy(declaration, [], []),
        "",
        f"def become(self, other: {declaration.name}) -> None:",
        *_become(own),
        "",
        *_observe(declaration),
        "",
        "@classmethod",
        f"def blank(cls) -> {declaration.name}:",
        f'    """Return a {declaration.name.lower()} with every field at its start."""',
        *_call("    ", f"return {declaration.name}", [_blank_value(item, False) for item in _passed(own)]),
    ]


def _state(declaration: Declaration) -> list[str]:
    own = declaration.attributes
    shared = [item for item in own if not item.field]
    trimmed = bool(declaration.options.get("trimmed"))
    blank = [f'_cast("{item.type}", shared["{item.name}"])' for item in shared]
    blank += [_blank_value(item, trimmed) for item in _passed(own) if item.field]
    by_name = [item.name for item in shared] + [item.name for item in _passed(own) if item.field]
    return [
        *_constructor(own, ["dice: _vec[_i64]"], ["super().__init__(dice)"]),
        "",
        *_copy(declaration, ["self.dice[:]"], ["made.top = self.top"]),
        "",
        "def refill(self, other: _State) -> None:",
        f"    self.become(_cast({declaration.name}, other))",
        "",
        f"def become(self, other: {declaration.name}) -> None:",
        '    """Take over the content of another state, without making a new object."""',
        "    self.top = other.top",
        "    self.offers_ready = False",
        "    _fill(self.dice, other.dice)",
        *_become(own),
        "",
        *_observe(declaration),
        *_player_count(declaration),
        "",
        "@classmethod",
        f"def blank(cls, dice: _vec[_i64], seats: int, **shared: _Any) -> {declaration.name}:",
        '    """Return an empty table: every field at its start. ``shared`` is what is no field."""',
        *_call(
            "    ",
            f"return {declaration.name}",
            ["dice", *(f"{name}={value}" for name, value in zip(by_name, blank, strict=True))],
        ),
    ]


def _player_count(declaration: Declaration) -> list[str]:
    """A state with a field ``seats`` counts its players by it."""
    if any(item.name == "seats" for item in declaration.fields) and "player_count" not in declaration.defined:
        return ["", "def player_count(self) -> int:", "    return int(self.seats)"]
    return []


def _passed(own: list[Attribute]) -> list[Attribute]:
    """What the constructor takes; single numbers get their start instead."""
    return [item for item in own if item.is_array or item.record or not item.field]


def _constructor(own: list[Attribute], first: list[str], calls: list[str]) -> list[str]:
    passed = _passed(own)
    lines = _signature("__init__", ["self", *first, *(f"{item.name}: {item.type}" for item in passed)], "None")
    lines += [f"    {call}" for call in calls]
    lines += [f"    self.{item.name} = {item.name if item in passed else _number(item)}" for item in own]
    return lines


def _number(item: Attribute) -> str:
    return item.start if item.type in ("i64", "int") else f"{item.type}({item.start})"


def _copy(declaration: Declaration, first: list[str], more: list[str]) -> list[str]:
    own = declaration.attributes
    lines = [f"def copy(self) -> {declaration.name}:"]
    for item in own:
        if item.record and item.is_array and not item.fixed:
            lines.append(f"    {item.name} = self.{item.name}[:]")
            lines.append(f"    for index in range(len({item.name})):")
            lines.append(f"        {item.name}[index] = {item.name}[index].copy()")
    lines += _call("    ", f"made = {declaration.name}", [*first, *(_copied(item) for item in _passed(own))])
    lines += [f"    {line}" for line in more]
    lines += [f"    made.{item.name} = self.{item.name}" for item in own if item not in _passed(own)]
    return [*lines, "    return made"]


def _copied(item: Attribute) -> str:
    if not item.field or item.fixed:
        return f"self.{item.name}"
    if item.record and item.is_array:
        return item.name
    copied = f"self.{item.name}.copy()" if item.record else f"self.{item.name}[:]"
    return f"{copied} if self.{item.only_if} == 1 else self.{item.name}" if item.only_if else copied


def _become(own: list[Attribute]) -> list[str]:
    lines: list[str] = []
    for item in own:
        mine, theirs = f"self.{item.name}", f"other.{item.name}"
        if not item.field or (item.fixed and item.final):
            continue
        if item.fixed or not (item.is_array or item.record):
            lines.append(f"    {mine} = {theirs}")
        elif item.record and item.is_array:
            lines += [f"    for index in range(len({mine})):", f"        {mine}[index].become({theirs}[index])"]
        else:
            taken = f"{mine}.become({theirs})" if item.record else f"_fill({mine}, {theirs})"
            lines += [f"    if self.{item.only_if} == 1:", f"        {taken}"] if item.only_if else [f"    {taken}"]
    return lines or ["    pass"]


def _blank_value(item: Attribute, trimmed: bool) -> str:
    if item.record and item.is_array:
        listed = f"[{item.record}.blank() for _ in range(seats)]"
        return listed if item.type.startswith("list[") else f"{item.type}({listed})"
    if item.record:
        return f"{item.record}.blank()"
    return f"_filled({item.start}, {_product(item.axes, trimmed)})"


def _product(axes: list[str], trimmed: bool = False) -> str:
    """How many entries an array has; with ``trimmed``, seats are those of the table."""
    return " * ".join("seats" if trimmed and axis == "SEAT" else f"{axis}.size" for axis in axes)


# -- observations (see beringia/kernel/observing.py)


def _observe(declaration: Declaration) -> list[str]:
    in_state = declaration.kind == STATE
    lines: list[str] = []
    waiting = 0  # numbers written since ``at`` was moved on
    for item in declaration.fields:
        for line in _observed(item, in_state):
            if line == "at += 1":
                waiting += 1
            elif line.startswith("out[at] ="):
                lines.append(line.replace("out[at]", f"out[at + {waiting}]" if waiting else "out[at]"))
            else:
                lines += [f"at += {waiting}"] if waiting else []
                waiting = 0
                lines.append(line)
    if waiting or not lines or not lines[-1].startswith("at = _put"):
        lines.append(f"return at + {waiting}" if waiting else "return at")
    else:
        lines[-1] = lines[-1].replace("at =", "return", 1)
    viewer = "viewer: _i64" if in_state else "mine: bool"
    signature = f"def observe(self, {viewer}, out: _vec[_i64], at: _i64) -> _i64:"
    return [signature, *(f"    {line}" for line in lines)]


def _observed(item: Attribute, in_state: bool) -> list[str]:
    """How a field is written into an observation."""
    name, see, form = f"self.{item.name}", item.keywords.get("see", "EVERYBODY"), item.keywords.get("form", "PLAIN")
    bits, axes = item.keywords.get("bits"), item.axes
    if item.record and item.is_array:
        return [
            "first = at",
            f"for index in range(len({name})):",
            f"    at = {name}[index].observe(index == viewer, out, at)",
            f"at = first + (at - first) // len({name}) * {axes[0]}.size",
        ]
    if item.record:
        return [f"at = {name}.observe(False, out, at)"]
    if see == "HIDDEN":
        covered = form == "PLAIN" and item.keywords.get("at") != "None"  # then all may see where something lies
        array = name if item.is_array else f"_vec[_i64]([{name}])"
        return [f'at = _put_covered(out, at, {array}, self.FIELDS["{item.name}"])'] if covered else []
    if see == "OWNER" and not in_state:
        if item.is_array:
            lines = [f"at = _put_own(out, at, {name}, {_product(axes)}, mine)"]
            return lines + ([f"at = _put_totals(out, at, {name}, 1, {_product(axes)})"] if form == "BAG" else [])
        if bits:
            return [f"at = _put_bits(out, at, {name} if mine else 0, {bits})"]
        return [f"out[at] = {name} if mine else 0", "at += 1"]
    if see == "OWNER":
        row = _product(axes[1:])
        lines = [f"at = _put_part(out, at, {name}, viewer * {row}, {row})"]
        return lines + ([f"at = _put_totals(out, at, {name}, {axes[0]}.size, {row})"] if form == "BAG" else [])
    if not item.is_array:
        return [f"at = _put_bits(out, at, {name}, {bits})"] if bits else [f"out[at] = {name}", "at += 1"]
    size = item.keywords.get("size", "").strip("'")
    if form == "STACK" and size:
        if len(axes) == 1:
            return [f"at = _put_stack(out, at, {name}, 0, {axes[0]}.size, self.{size}, {item.start})"]
        return [f"at = _put_stacks(out, at, {name}, {axes[-1]}.size, self.{size}, {item.start})"]
    return [f"at = _put(out, at, {name}, {_product(axes)})"]


# -- layout


def _signature(name: str, parameters: list[str], result: str) -> list[str]:
    whole = f"def {name}({', '.join(parameters)}) -> {result}:"
    if len(whole) <= WIDTH - 4:
        return [whole]
    return [f"def {name}(", *(f"    {parameter}," for parameter in parameters), f") -> {result}:"]


def _call(indent: str, head: str, arguments: list[str]) -> list[str]:
    whole = f"{indent}{head}({', '.join(arguments)})"
    if len(whole) <= WIDTH - 4:
        return [whole]
    return [f"{indent}{head}(", *(f"{indent}    {argument}," for argument in arguments), f"{indent})"]


def helpers_in(lines: list[str]) -> list[str]:
    """The helpers that some written lines use."""
    used = set(re.findall(r"\b_\w+", "\n".join(lines)))
    return [name for name in HELPERS if name in used]
