"""TypeScript types of the protocol, of views and of content: ``python -m beringia.server.typescript``.

The messages are pydantic models; the views and the content of the games are typed dictionaries (``view_types`` and
``content_types`` of each game, and of the kernel for what all games have).
"""

from __future__ import annotations

import argparse
import inspect
import json
import re
from collections.abc import Mapping
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import models_json_schema

import beringia
from beringia.server import (
    coach_messages,
    game_messages,
    learn_messages,
    lobby_messages,
    message_types,
    messages,
    push_messages,
    seat_messages,
    talk_messages,
)

HEADER = """\
// Made from src/beringia/server/*messages.py by `python -m beringia.server.typescript`; do not edit.
"""


def typescript() -> str:
    """The whole file."""
    models = [
        found
        for module in (
            game_messages,
            messages,
            seat_messages,
            lobby_messages,
            talk_messages,
            push_messages,
            coach_messages,
            learn_messages,
        )
        for found in vars(module).values()
        if isinstance(found, type) and issubclass(found, BaseModel) and found.__module__ == module.__name__
    ]
    kinds: list[tuple[type[BaseModel], Literal["validation", "serialization"]]] = [
        (model, "validation" if issubclass(model, message_types.Incoming) else "serialization") for model in models
    ]
    _, schema = models_json_schema(kinds, ref_template="{model}")
    parts = [HEADER]
    for name, definition in schema["$defs"].items():
        parts.append(_declaration(name, definition))
    parts.append(_union("ClientMessage", TypeAdapter(messages.ClientMessage)))
    parts.append(_union("ServerMessage", TypeAdapter(messages.ServerMessage)))
    return "\n".join(parts)


def _union(name: str, adapter: TypeAdapter[Any]) -> str:
    schema = adapter.json_schema(ref_template="{model}")
    parts = [f"  | {_type(part)}" for part in schema.get("oneOf") or schema["anyOf"]]
    return f"export type {name} =\n" + "\n".join(parts) + ";\n"


def _declaration(name: str, schema: dict[str, Any]) -> str:
    if "properties" not in schema:
        return f"export type {name} = {_type(schema)};\n"
    required = schema.get("required", [])
    said = schema.get("description", "").partition("\n")[0].replace("``", "`")
    lines = [f"/** {said} */"] if said else []
    lines.append(f"export interface {name} {{")
    for field, kind in schema["properties"].items():
        lines.append(f"  {field}{'' if field in required else '?'}: {_type(kind)};")
    return "\n".join([*lines, "}", ""])


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(_type(part) for part in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        inner = _type(schema["items"])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties") or next(iter(schema.get("patternProperties", {}).values()), True)
        return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
    simple = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    return simple[kind] if isinstance(kind, str) else "unknown"


# -- views and content


def dictionaries_typescript(source: ModuleType) -> str:
    """The file with the types that a module of typed dictionaries declares, and those that they need."""
    own = [value for value in vars(source).values() if is_typeddict(value) and value.__module__ == source.__name__]
    declared: dict[Any, None] = dict.fromkeys(own)
    for value in own:
        _reach(value, declared)
    names: dict[Any, str] = {}
    for module in dict.fromkeys(value.__module__ for value in declared):
        aliases = vars(import_module(module)).items()
        names |= {value: name for name, value in aliases if get_origin(value) in (Literal, tuple)}
    parts = [f"// Made from {_path_of(source)} by `python -m beringia.server.typescript`; do not edit.\n"]
    parts += [f"export type {name} = {_shown(alias, {})};\n" for alias, name in names.items()]
    parts += [_interface(value, names) for value in declared]
    return "\n".join(parts)


def _reach(kind: Any, found: dict[Any, None]) -> None:
    """Notes every typed dictionary within a type."""
    inner = get_type_hints(kind).values() if is_typeddict(kind) else get_args(kind)
    for part in inner:
        if not is_typeddict(part):
            _reach(part, found)
        elif part not in found:
            found[part] = None
            _reach(part, found)


def _interface(declared: Any, names: dict[Any, str]) -> str:
    source = _source(declared)
    said = "" if declared.__doc__ is None or declared.__doc__.startswith("dict(") else declared.__doc__
    lines = [f"/** {said.strip().partition(chr(10))[0]} */"] if said.strip() else []
    lines.append(f"export interface {declared.__name__} {{")
    for field, kind in get_type_hints(declared, include_extras=True).items():
        optional = get_origin(kind) is NotRequired
        comment = re.search(rf"^    #: (.*)\n    {field}: ", source, re.MULTILINE)
        lines += [f"  /** {comment.group(1)} */"] if comment else []
        lines.append(f"  {field}{'?' if optional else ''}: {_shown(kind, names)};")
    return "\n".join([*lines, "}", ""])


def _source(declared: Any) -> str:
    """The text of a class and of those whose fields it inherits."""
    source = inspect.getsource(declared)
    names = vars(import_module(declared.__module__))
    # Python 3.11 does not remember what a typed dictionary inherits.
    bases = [names[base] for base in re.findall(r"\w+", source.partition("(")[2].partition(")")[0])]
    return "".join([source, *(_source(base) for base in bases if is_typeddict(base))])


def _shown(kind: Any, names: dict[Any, str]) -> str:
    """A Python type as TypeScript."""
    if kind in names:
        return names[kind]
    if is_typeddict(kind):
        return str(kind.__name__)
    origin, inner = get_origin(kind), get_args(kind)
    if origin is NotRequired:
        return _shown(inner[0], names)
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in inner)
    if origin in (Union, UnionType):
        return " | ".join(_shown(part, names) for part in inner)
    if origin is tuple:
        return f"[{', '.join(_shown(part, names) for part in inner)}]"
    if origin is list:
        entry = _shown(inner[0], names)
        return f"({entry})[]" if "|" in entry else f"{entry}[]"
    if origin is dict:
        return f"Record<{_shown(inner[0], names)}, {_shown(inner[1], names)}>"
    if origin is Mapping:
        return f"Partial<Record<{_shown(inner[0], names)}, {_shown(inner[1], names)}>>"
    return {str: "string", int: "number", bool: "boolean", type(None): "null"}[kind]


def _path_of(source: ModuleType) -> str:
    return f"src/{source.__name__.replace('.', '/')}.py"


# -- files


def files() -> dict[str, str]:
    """All generated files of the client: path within ``web/src``, and text."""
    found = {"lib/protocol.ts": typescript()}
    for module in ("view_types", "content_types"):
        found[f"lib/{module}.ts"] = dictionaries_typescript(import_module(f"beringia.kernel.{module}"))
        for key in beringia.games():
            with suppress(ModuleNotFoundError):  # a game that is drawn by its fields needs none
                source = import_module(f"beringia.games.{key}.{module}")
                found[f"games/{key}/{module}.ts"] = dictionaries_typescript(source)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the TypeScript types that are made from Python.")
    parser.add_argument("folder", type=Path, nargs="?", default=Path("web/src"), help="the client's sources")
    folder: Path = parser.parse_args().folder
    for path, text in files().items():
        (folder / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
