"""Section 28 of the rules: the tables of the rules and the content file say the same."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

from tests.rules.valley.board import GAME

RULES = (files("beringia.games.valley") / "rules.md").read_text(encoding="utf-8")
HEX = r"\((-?\d),(-?\d)\)"


def _row(half: str, columns: int) -> list[str]:
    """The cells of a row of table 28.2."""
    rows = [line.strip("|").split("|") for line in RULES.splitlines() if line.startswith(f"| {half} |")]
    return next([cell.strip() for cell in row] for row in rows if len(row) == columns)


def _hexes(text: str) -> list[list[int]]:
    return [[int(q), int(r)] for q, r in re.findall(HEX, text)]


def _numbered(text: str) -> dict[str, str]:
    return {part.strip()[0]: part.partition(":")[2] for part in text.split(";")}


@pytest.mark.rule("VM-1.6", "VM-1.8")
@pytest.mark.parametrize("half", ["N1", "N2", "S1", "S2"])
def test_the_half_boards(half: str) -> None:
    content: dict[str, Any] = GAME.content["halves"][half]
    _, forest, plain, mountain, volcano, rivers = _row(half, 6)
    for terrain, text in (("forest", forest), ("plain", plain), ("mountain", mountain)):
        assert content[terrain] == {number: _hexes(places) for number, places in _numbered(text).items()}
    assert [content["volcano"], *content["lava"]] == _hexes(volcano)
    for number, text in _numbered(rivers).items():
        places = _hexes(text)
        assert content["rivers"][number]["sides"] == [places[i : i + 2] for i in range(0, len(places), 2)]
    for number, text in ((part.strip()[0], part) for part in rivers.split(";")):
        assert content["rivers"][number]["lake"] == ("(lake)" in text)


@pytest.mark.rule("VM-1.6", "VM-1.12")
@pytest.mark.parametrize("half", ["N1", "N2", "S1", "S2"])
def test_the_entry_letters(half: str) -> None:
    found = re.findall(r"([A-Fa-l]) " + HEX, _row(half, 2)[1])
    assert GAME.content["halves"][half]["letters"] == {letter: [int(q), int(r)] for letter, q, r in found}
