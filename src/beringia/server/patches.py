"""What changes from one view to the next, as a JSON Patch (RFC 6902: ``add``, ``replace`` and ``remove``)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from beringia.server.messages import Change, Patch

#: Parts of two views and how they differ.
Known = dict[str, tuple[Any, Any, Patch]]

_MISSING = object()


def patch(before: Mapping[str, Any], after: Mapping[str, Any], known: Known | None = None) -> Patch:
    """The changes that make one view of the other.

    ``known`` is shared by all viewers of the same two moments: most of what they see is the same, and comparing with
    what has been compared already is faster than doing it again.
    """
    if known is None or before.keys() != after.keys():
        found: Patch = []
        if before != after:
            _compare(before, after, "", found)
        return found
    result: Patch = []
    for key, value in after.items():
        old = before[key]
        if old == value:
            continue
        seen = known.get(key)
        if seen is None or seen[0] != old or seen[1] != value:
            part: Patch = []
            _compare(old, value, f"/{_escaped(key)}", part)
            seen = known[key] = (old, value, part)
        result += seen[2]
    return result


def _compare(before: Any, after: Any, path: str, found: Patch) -> None:
    """Both differ. Comparing is fast and most of two views is the same, so only what differs is looked into."""
    if isinstance(before, dict) and isinstance(after, dict):
        if not before.keys() <= after.keys():
            gone = [key for key in before if key not in after]
            found += [Change(op="remove", path=f"{path}/{_escaped(key)}", value=None) for key in gone]
        for key, value in after.items():
            old = before.get(key, _MISSING)
            if old is _MISSING:
                found.append(Change(op="add", path=f"{path}/{_escaped(key)}", value=value))
            elif old != value:
                _compare(old, value, f"{path}/{_escaped(key)}", found)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for index, (old, value) in enumerate(zip(before, after, strict=True)):
            if old != value:
                _compare(old, value, f"{path}/{index}", found)
    else:
        found.append(Change(op="replace", path=path, value=after))


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1")
