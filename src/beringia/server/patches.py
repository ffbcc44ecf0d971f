"""What changes from one view to the next, as a JSON Patch (RFC 6902: ``add``, ``replace`` and ``remove``)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from beringia.server.messages import Change, Patch


def patch(before: Mapping[str, Any], after: Mapping[str, Any]) -> Patch:
    """The changes that make one view of the other."""
    return list(_changes(before, after, ""))


def _changes(before: Any, after: Any, path: str) -> Iterator[Change]:
    # Comparing is fast; most of two views is the same.
    if before == after:
        return
    if isinstance(before, Mapping) and isinstance(after, Mapping):
        for key in before:
            if key not in after:
                yield Change(op="remove", path=f"{path}/{_escaped(key)}")
        for key, value in after.items():
            if key not in before:
                yield Change(op="add", path=f"{path}/{_escaped(key)}", value=value)
            else:
                yield from _changes(before[key], value, f"{path}/{_escaped(key)}")
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for index, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from _changes(old, new, f"{path}/{index}")
    else:
        yield Change(op="replace", path=path, value=after)


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1")
