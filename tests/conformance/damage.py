"""Saved positions with something changed in them: what somebody who edits a file by hand might write."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

#: Where the game, its content and its luck are told. They have tests of their own.
ELSEWHERE = ("beringia", "format", "game", "content", "rules", "seats", "dice")

Path = tuple[str | int, ...]


def places(data: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every list and every single value, with where it stands."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key not in ELSEWHERE:
                yield from places(value, (*path, key))
    else:
        yield path, data
        if isinstance(data, list):
            for number, value in enumerate(data):
                yield from places(value, (*path, number))


def damaged(saved: dict[str, Any], picker: random.Random) -> tuple[dict[str, Any], str]:
    """A copy with one or two changes, and what they are."""
    found = list(places(saved))
    words = [value for _, value in found if isinstance(value, str)]
    changed = copy.deepcopy(saved)
    told = []
    for _ in range(picker.choice((1, 1, 1, 2))):
        path, value = picker.choice(found)
        other = _other(value, words, picker)
        try:
            _put(changed, path, other)
        except (IndexError, KeyError, TypeError):
            continue  # the first change took away the place of the second
        told.append(f"{path}: {value!r} -> {other!r}")
    return changed, "; ".join(told)


def _put(data: Any, path: Path, value: Any) -> None:
    for key in path[:-1]:
        data = data[key]
    data[path[-1]] = value


def _other(value: Any, words: list[str], picker: random.Random) -> Any:
    if isinstance(value, list):
        entries = copy.deepcopy(value)
        if not entries:
            return [picker.choice([0, None, "nothing"])]
        change = picker.randrange(4)
        if change == 0:
            entries.pop(picker.randrange(len(entries)))
        elif change == 1:
            entries.append(picker.choice(entries))
        elif change == 2:
            picker.shuffle(entries)
        else:
            entries.clear()
        return entries
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return picker.choice([value + 1, value - 1, 0, 1, value + picker.randint(2, 6)])
    return picker.choice([None, *words])
