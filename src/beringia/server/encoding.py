"""JSON for what is sent and stored at every step, by orjson: four times as fast as pydantic."""

from __future__ import annotations

from typing import Any

import orjson


def to_json(data: Any) -> str:
    return orjson.dumps(data).decode()
