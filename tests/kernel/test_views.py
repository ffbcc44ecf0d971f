"""Views are what the types declare, no more and no less; the types of the browser are made from the same place."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from importlib import import_module
from types import UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import beringia
from beringia.games.winter import companion_report
from tests.conformance.kit import Case, cases
from tests.rules.winter.test_companion import played

TYPED = [case for case in cases() if case.key in ("eiszeit", "valley", "winter")]


def wrong(value: Any, kind: Any, path: str) -> str:
    """Where a value is not of a type; "" if it is."""
    origin, inner = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        return _wrong_table(value, kind, path)
    if origin is NotRequired:
        return wrong(value, inner[0], path)
    if origin is Literal:
        return "" if value in inner else f"{path}: {value!r}"
    if origin in (Union, UnionType):
        return "" if any(not wrong(value, part, path) for part in inner) else f"{path}: {value!r}"
    if origin is list or origin is tuple:
        if not isinstance(value, list) or (origin is tuple and len(value) != len(inner)):
            return f"{path}: {value!r}"
        kinds = inner if origin is tuple else inner * len(value)
        return next((found for n, item in enumerate(value) if (found := wrong(item, kinds[n], f"{path}[{n}]"))), "")
    if origin is dict or origin is Mapping:
        return _wrong_names(value, inner, path, origin is dict)
    fits = isinstance(value, kind) and not (kind is int and isinstance(value, bool))
    return "" if fits else f"{path}: {value!r}"


def _wrong_table(value: Any, kind: Any, path: str) -> str:
    hints = get_type_hints(kind, include_extras=True)
    needed = {name for name, hint in hints.items() if get_origin(hint) is not NotRequired}
    if not isinstance(value, dict):
        return f"{path}: {value!r}"
    if not needed <= set(value) <= set(hints):
        return f"{path}: {sorted(set(value) ^ needed)}"
    return next((found for name in value if (found := wrong(value[name], hints[name], f"{path}.{name}"))), "")


def _wrong_names(value: Any, inner: tuple[Any, ...], path: str, all_of_them: bool) -> str:
    if not isinstance(value, dict):
        return f"{path}: {value!r}"
    if all_of_them and get_origin(inner[0]) is Literal and set(value) != set(get_args(inner[0])):
        return f"{path}: {sorted(value)}"
    named = (wrong(name, inner[0], path) or wrong(item, inner[1], f"{path}.{name}") for name, item in value.items())
    return next((found for found in named if found), "")


@pytest.mark.parametrize("case", TYPED, ids=str)
def test_views_are_as_declared(case: Case) -> None:
    declared = import_module(f"beringia.games.{case.key}.view_types").View
    chance = random.Random(23)
    position = case.start(5)
    number = 0
    while True:
        if number % 12 == 0 or position.over:
            for viewer in (None, chance.randrange(case.seats)):
                sent = json.loads(json.dumps(position.view(viewer)))
                assert wrong(sent, declared, case.key) == ""
        if position.over:
            break
        moments = position.play_and_watch(chance.choice(position.choices()))
        if moments and number % 60 == 0:
            sent = json.loads(json.dumps({**position.view(None), **moments[0].board(None)}))
            assert wrong(sent, declared, case.key) == ""
        number += 1


def test_the_companions_view_is_as_declared() -> None:
    declared = import_module("beringia.games.winter.view_types").CompanionView
    first: Any = beringia.game("winter").companion("7", {}, [])
    assert wrong(json.loads(json.dumps(first["view"])), declared, "companion") == ""
    for seed in (1, 2, 3):
        twin = played(seed)
        assert wrong(json.loads(json.dumps(companion_report.view(twin.s, twin.table))), declared, "companion") == ""


def test_the_check_finds_what_is_not_declared() -> None:
    declared = import_module("beringia.games.eiszeit.view_types").View
    view: Any = beringia.game("eiszeit").start(seats=3, seed=1).view(0)
    assert wrong(view, declared, "view") == ""
    for broken in ({**view, "secret": 1}, {**view, "round": "1"}, {**view, "phase": "tea"}, {**view, "cards": {}}):
        assert wrong(broken, declared, "view") != ""
    view["players"][1]["hand"] = 5
    assert "hand" in wrong(view, declared, "view")
