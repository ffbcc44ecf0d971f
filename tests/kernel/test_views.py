"""Views and content are what the types declare, no more and no less; the types of the browser are made from there."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from importlib import import_module
from itertools import product
from pathlib import Path
from types import UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import beringia
from beringia.games.winter.nomads.companion import report as companion_report
from beringia.kernel.schema import FieldSchema
from beringia.kernel.view_types import DefaultView
from tests.conformance.kit import GAMES, Case, cases
from tests.rules.winter.test_companion import played

OWN = ("eiszeit", "valley", "winter")
TYPED = [case for case in cases() if case.key in OWN]
DRAWN_BY_FIELDS = [case for case in cases() if case.key not in OWN]


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


@pytest.mark.parametrize("case", DRAWN_BY_FIELDS, ids=str)
def test_default_views_are_as_declared_and_as_their_schema_says(case: Case) -> None:
    chance = random.Random(23)
    position = case.start(5)
    fields = case.game.schema
    shared = get_type_hints(DefaultView)
    while not position.over:
        for viewer in (None, chance.randrange(case.seats)):
            sent = json.loads(json.dumps(position.view(viewer)))
            assert wrong({name: sent[name] for name in shared}, DefaultView, case.key) == ""
            assert set(sent) == set(shared) | {field.path[0] for field in fields}
            assert [found for field in fields if (found := wrong_field(field, sent, case.seats))] == []
        position.play(chance.choice(position.choices()))


def wrong_field(field: FieldSchema, view: dict[str, Any], seats: int) -> str:
    """Where the values of a field are not of its domain; "" if all are."""
    entry = field.entry
    words: set[Any] = set(entry.names) or set(range(entry.first, entry.first + entry.size))
    lengths = [seats if axis.name == "seat" else axis.size for axis in field.axes]
    for at in product(*map(range, lengths)):
        value = field.value(view, dict(zip([axis.name for axis in field.axes], at, strict=True)))
        cards = value if field.many and isinstance(value, list) else [value]
        count = field.many and isinstance(value, int)
        if not count and not all(card in words or card in (None, "?") for card in cards):
            return f"{field.name} {at}: {value!r}"
    return ""


@pytest.mark.parametrize("key", GAMES, ids=lambda key: Path(key).stem)
def test_content_is_as_declared(key: str) -> None:
    sent: Any = json.loads(json.dumps(beringia.game(key).shown_content))
    if key in OWN:
        declared = import_module(f"beringia.games.{key}.content_types").Content
        assert wrong(sent, declared, key) == ""
    else:
        assert sent == {}  # what is drawn by its fields needs none


def test_the_check_finds_content_that_is_not_declared() -> None:
    declared = import_module("beringia.games.winter.content_types").Content
    sent: Any = json.loads(json.dumps(beringia.game("winter").shown_content))
    shaman = sent["cards"]["shaman"]
    for broken in ({**shaman, "secret": 1}, {**shaman, "vp": "1"}, {**shaman, "type": "tea"}, {"type": "tribe"}):
        cards = {**sent["cards"], "shaman": broken}
        assert "winter.cards.shaman" in wrong({**sent, "cards": cards}, declared, "winter")
    sent["effects"]["gain food 2"]["parts"][0]["gains"][0] = ["food"]
    assert "gains" in wrong(sent, declared, "winter")


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
