"""TypeScript types of the protocol: ``python -m beringia.server.typescript > web/src/lib/protocol.ts``."""

from __future__ import annotations

import json
import sys
from typing import Any, Literal

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import models_json_schema

from beringia.server import messages

HEADER = """\
// Made from src/beringia/server/messages.py by `python -m beringia.server.typescript`; do not edit.
"""


def typescript() -> str:
    """The whole file."""
    models = [
        found
        for found in vars(messages).values()
        if isinstance(found, type) and issubclass(found, BaseModel) and found.__module__ == messages.__name__
    ]
    kinds: list[tuple[type[BaseModel], Literal["validation", "serialization"]]] = [
        (model, "validation" if issubclass(model, messages.Incoming) else "serialization")
        for model in models
        if model not in (messages.Incoming, messages.Outgoing)
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


if __name__ == "__main__":
    sys.stdout.write(typescript())
