"""JSON for what is sent and stored at every step.

orjson is four times as fast as pydantic, which stands in where it is missing.
"""

from __future__ import annotations

from typing import Any

try:
    from orjson import dumps
except ImportError:  # there are machines it is not made for
    from pydantic_core import to_json as dumps


def to_json(data: Any) -> str:
    text: bytes = dumps(data)
    return text.decode()
