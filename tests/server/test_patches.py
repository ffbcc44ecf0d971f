"""Patches between views: applied by the book they make the second of the first, and say nothing else."""

from __future__ import annotations

import random
from typing import Any, cast

from beringia.server.messages import Patch
from beringia.server.patches import Known, patch
from tests.server.test_secrecy import patched


def changes(before: Any, after: Any) -> list[tuple[str, str, Any]]:
    return [(change["op"], change["path"], change["value"]) for change in patch(before, after)]


def plain(changes: Patch) -> list[dict[str, Any]]:
    return cast(list[dict[str, Any]], changes)


def test_only_what_differs() -> None:
    before = {"round": 1, "areas": [{"hunters": [0, 2]}, {"hunters": [1, 1]}], "card": "fire"}
    after = {"round": 1, "areas": [{"hunters": [0, 2]}, {"hunters": [1, 2]}], "card": None}
    assert changes(before, after) == [("replace", "/areas/1/hunters/1", 2), ("replace", "/card", None)]
    assert changes(before, before) == []


def test_keys_come_and_go() -> None:
    before = {"animals": {"wolf": 1}}
    after = {"animals": {"bear": 2}}
    assert changes(before, after) == [("remove", "/animals/wolf", None), ("add", "/animals/bear", 2)]
    assert changes({"a/b": {"~": 1}}, {"a/b": {"~": 2}}) == [("replace", "/a~1b/~0", 2)]


def test_lists_of_another_length_are_sent_whole() -> None:
    assert changes({"hand": ["club"]}, {"hand": ["club", "fire"]}) == [("replace", "/hand", ["club", "fire"])]


def anything(rng: random.Random, depth: int) -> Any:
    kind = rng.randrange(6 if depth else 4)
    if kind == 4:
        return [anything(rng, depth - 1) for _ in range(rng.randrange(4))]
    if kind == 5:
        return {name: anything(rng, depth - 1) for name in rng.sample("abcd", rng.randrange(5))}
    return [rng.randrange(3), None, "word", rng.random() < 0.5][kind]


def test_any_two_views() -> None:
    rng = random.Random(1)
    for _ in range(500):
        before, after = ({"a": anything(rng, 3), "b": anything(rng, 3)} for _ in range(2))
        assert patched(before, plain(patch(before, after))) == after
        known: Known = {}
        for viewer in range(3):  # what they see differs in one part
            eyes = [{**view, "hand": [viewer, view["b"]]} for view in (before, after)]
            assert patched(eyes[0], plain(patch(eyes[0], eyes[1], known))) == eyes[1]
