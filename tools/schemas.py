"""JSON Schemas of the public formats, in docs/schemas: made from the declared fields and the types of views.

``python -m tools.schemas`` writes them anew, ``--check`` fails if one is stale.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import beringia
from beringia import Game
from beringia.kernel.domains import Domain, Lexicon
from beringia.kernel.fields import PLAIN
from beringia.kernel.shape import Node, Shape

FOLDER = Path("docs/schemas")
DIALECT = "https://json-schema.org/draft/2020-12/schema"
#: What a game saves in some positions only, beside its fields.
BESIDES = {"winter": ("nomads",)}

Schema = dict[str, Any]

WHOLE: Schema = {"type": "integer"}
TEXT: Schema = {"type": "string"}
ANY_OPTIONS: Schema = {"type": "object", "additionalProperties": {"type": ["string", "integer", "boolean", "array"]}}


def main(arguments: list[str]) -> int:
    found = {f"{name}.schema.json": text(schema) for name, schema in schemas().items()}
    if "--check" in arguments:
        stale = [name for name, wanted in found.items() if not _same(FOLDER / name, wanted)]
        print("\n".join(f"{FOLDER / name} is stale: python -m tools.schemas" for name in stale))
        return 1 if stale else 0
    FOLDER.mkdir(exist_ok=True)
    for name, wanted in found.items():
        (FOLDER / name).write_text(wanted, encoding="utf-8")
    return 0


def text(schema: Schema) -> str:
    return json.dumps({"$schema": DIALECT, **schema}, indent=1) + "\n"


def schemas() -> dict[str, Schema]:
    """All of them by the names of their files."""
    found = {"record": record()}
    for key in beringia.games():
        game = beringia.game(key)
        found[f"position-{key}"] = position(game)
        found[f"view-{key}"] = view(game)
        found[f"observation-{key}"] = observation(game)
    return found


def record() -> Schema:
    """The same for all games."""
    entry = {
        "type": "array",
        "prefixItems": [WHOLE, {**WHOLE, "minimum": -1}, TEXT, TEXT],
        "minItems": 4,
        "maxItems": 4,
    }
    return _table(
        {
            "beringia": {"const": "record"}, "format": {"const": 1}, "game": TEXT, "content": TEXT,
            "seats": {**WHOLE, "minimum": 1}, "seed": {**TEXT, "pattern": "^[0-9]+$"}, "options": ANY_OPTIONS,
            "names": {"type": "array", "items": TEXT}, "rules": TEXT, "entries": {"type": "array", "items": entry},
            "over": {"type": "boolean"}, "scores": {"type": "array", "items": WHOLE},
            "winners": {"type": "array", "items": WHOLE}, "digest": TEXT,
        },
        {"rules"},
        title="A game as it was played",
    )  # fmt: skip


def position(game: Game) -> Schema:
    """A whole position, secrets included. Names are those of the content that comes with the game."""
    shape = Shape(type(game.start(game.seats[-1], 0).state))
    lexicon = game.rules.lexicon
    parts = {name: node_schema(child, lexicon) for name, child in shape.root.children.items()}
    optional = {name for name, child in shape.root.children.items() if child.optional}
    step = {"type": "array", "prefixItems": [{"enum": sorted(game.rules.steps)}], "minItems": 1}
    parts["agenda"] = {"type": "array", "items": step}
    parts["dice"] = _table({"key": {**TEXT, "pattern": "^[0-9a-f]{64}$"}, "blocks": WHOLE, "used": WHOLE})
    for name in BESIDES.get(game.key, ()):
        parts[name] = {"type": "object"}
        optional.add(name)
    return _table(
        {
            "beringia": {"const": "position"}, "format": {"const": 1}, "game": {"const": game.key}, "content": TEXT,
            "rules": TEXT, "seats": {**WHOLE, "minimum": game.seats[0], "maximum": game.seats[-1]},
            "options": ANY_OPTIONS, "state": _table(parts, optional),
        },
        {"content", "rules", "options"},
        title=f"A position of {game.key}",
    )  # fmt: skip


def node_schema(node: Node, lexicon: Lexicon) -> Schema:
    """A part of a position."""
    if node.axis is not None and node.inner is not None:
        inner = node_schema(node.inner, lexicon)
        if not node.as_table:
            return {"type": "array", "items": inner, "maxItems": node.axis.size}
        words = [node.axis.word(index, lexicon) for index in range(node.axis.size)]
        return {"type": "object", "propertyNames": {"enum": words}, "additionalProperties": inner}
    if node.special:
        return {"description": "a form of its own: see the page on formats"}
    if node.leaf is not None:
        entry = domain_schema(node.leaf.entry, lexicon)
        return entry if node.leaf.field.form == PLAIN else {"type": "array", "items": entry}
    parts = {name: node_schema(child, lexicon) for name, child in node.children.items()}
    return _table(parts, {name for name, child in node.children.items() if child.optional})


def domain_schema(domain: Domain, lexicon: Lexicon) -> Schema:
    """A number as it is written outside."""
    names = list(domain.names_in(lexicon))
    if domain.flag:
        found: Schema = {"type": "boolean"}
    elif names:
        found = {"enum": names}
    else:
        found = {**WHOLE, "minimum": domain.least + domain.first, "maximum": domain.size - 1 + domain.first}
    return {"anyOf": [found, {"type": "null"}]} if domain.optional else found


def view(game: Game) -> Schema:
    """What a seat may know."""
    types = import_module(f"beringia.games.{game.key}.view_types")
    definitions: dict[str, Schema] = {}
    top = type_schema(types.View, definitions)
    return {"title": f"A view of {game.key}", **top, "$defs": definitions}


def type_schema(kind: Any, definitions: dict[str, Schema]) -> Schema:
    """A type of Python as JSON has it."""
    plain: dict[Any, Schema] = {
        int: WHOLE, str: TEXT, bool: {"type": "boolean"}, float: {"type": "number"}, NoneType: {"type": "null"},
        Any: {}, object: {},
    }  # fmt: skip
    if kind in plain:
        return plain[kind]
    origin, parts = get_origin(kind), get_args(kind)
    if origin is NotRequired:
        return type_schema(parts[0], definitions)
    if origin is Literal:
        return {"enum": list(parts)}
    if origin in (Union, UnionType):
        return {"anyOf": [type_schema(part, definitions) for part in parts]}
    if origin is list:
        return {"type": "array", "items": type_schema(parts[0], definitions)}
    if origin is tuple:
        inner = [type_schema(part, definitions) for part in parts]
        return {"type": "array", "prefixItems": inner, "minItems": len(inner), "maxItems": len(inner)}
    if origin in (dict, Mapping):
        return {"type": "object", "additionalProperties": type_schema(parts[1], definitions)}
    if is_typeddict(kind):
        name = kind.__name__
        if name not in definitions:
            definitions[name] = {}
            hints = get_type_hints(kind, include_extras=True)
            fields = {key: type_schema(hint, definitions) for key, hint in hints.items()}
            optional = {key for key, hint in hints.items() if get_origin(hint) is NotRequired}
            definitions[name] = _table(fields, optional)
        return {"$ref": f"#/$defs/{name}"}
    raise TypeError(f"{kind} has no schema yet")


def observation(game: Game) -> Schema:
    """What a seat may know as numbers; ``entries`` says what stands where."""
    described = game.observation
    entries = [
        {
            "name": entry.name, "start": entry.start, "shape": list(entry.shape), "axes": list(entry.axes),
            "low": entry.low, "high": entry.high, "domain": entry.domain.name,
            "names": list(entry.domain.names_in(game.rules.lexicon)), "about": entry.about,
        }
        for entry in described
    ]  # fmt: skip
    return {
        "title": f"An observation of {game.key}", "type": "array", "items": {"type": "integer"},
        "minItems": described.size, "maxItems": described.size, "entries": entries,
    }  # fmt: skip


def _table(parts: Mapping[str, Schema], optional: set[str] | None = None, **more: object) -> Schema:
    required = [name for name in parts if name not in (optional or ())]
    found: Schema = {**more, "type": "object", "properties": dict(parts), "required": required}
    return found | {"additionalProperties": False}


def _same(path: Path, wanted: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == wanted


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
