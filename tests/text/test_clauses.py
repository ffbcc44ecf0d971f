"""Whatever events refer to stands in the rules, and whatever the nomads may say has a reference."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import beringia

PACKAGE = files("beringia")


@pytest.mark.parametrize("key", ["eiszeit", "winter"])
def test_clauses_of_events_stand_in_the_rules(key: str) -> None:
    rules = (PACKAGE / "games" / key / "rules.md").read_text(encoding="utf-8")
    cited: set[str] = set()
    for kind in beringia.game(key).events.kinds:
        cited |= {kind.clause} if kind.clause else set()
        cited |= set(kind.clauses[1].values()) if kind.clauses is not None else set()
    assert len(cited) > 20
    assert [clause for clause in sorted(cited) if f"**{clause}**" not in rules] == []


def test_every_reason_of_the_nomads_has_a_clause() -> None:
    texts = (PACKAGE / "text" / "en" / "winter_solo.ftl").read_text(encoding="utf-8")
    reasons = re.findall(r"^ +\*?\[(\w+)\]", texts.split("winter-nomads-why =")[1].split("\n}")[0], re.MULTILINE)
    tables = [
        kind.clauses[1] for kind in beringia.game("winter").events.kinds if kind.clauses and kind.clauses[0] == "why"
    ]
    assert tables
    for table in tables:
        assert set(table) - {"none"} == set(reasons)
