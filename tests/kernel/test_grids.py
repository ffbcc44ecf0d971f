"""Fields with axes: what ``s.hunters[seat, area]`` becomes, and that plain Python is given the same."""

from __future__ import annotations

import ast
import importlib
import os
import py_compile
import sys
import traceback
from pathlib import Path
from typing import Any

import pytest

import beringia
from beringia.kernel.expand.grids import Grids, spliced, splices
from beringia.kernel.expand.importer import Loader
from beringia.version import compiled

GAME = """from __future__ import annotations
from typing import Annotated, Final
from beringia.games.eiszeit.terms import AREA, CARD, SEAT, Area, Seat
from beringia.kernel.declare import state
from beringia.kernel.domains import count
from beringia.kernel.fields import Field
from beringia.kernel.grid import Grid
from beringia.kernel.state import State, replaced


@state
class Board(State):
    seats: Annotated[int, Field(count(4), at=None)]
    herds: Final[Annotated[Grid[Seat, Area], Field(count(9), by=(SEAT, AREA))]]
    marks: Annotated[Grid[Seat, Area, int], Field(count(9), by=(SEAT, AREA, CARD), fixed=True)]

    def herd(self, seat: int, area: int) -> int:
        return self.herds[Seat(seat), Area(area)]

    def put(self, seat: int, area: int, card: int) -> None:
        self.herds[seat, self.herds[0, 1]] += 1
        self.marks = replaced(self.marks, (seat, area, card), 3)

    def fail(self, seat: int) -> int:
        return self.herds[
            seat,
            1000,
        ]
"""


def flattened(tmp_path: Path, source: str) -> list[str]:
    file = tmp_path / "board.py"
    file.write_text(GAME)
    return spliced(source.splitlines(), splices(ast.parse(source), Grids(file)))


@pytest.mark.parametrize(
    ("written", "flat"),
    [
        ("s.herds[a, b]", "s.herds[a * 12 + b]"),
        ("s.herds[a, b] += 1", "s.herds[a * 12 + b] += 1"),
        ("s.marks[a, b, c]", "s.marks[(a * 12 + b) * 22 + c]"),
        ("s.herds[a + 1, f(b)]", "s.herds[(a + 1) * 12 + f(b)]"),
        ("s.herds[a, s.herds[b, c]]", "s.herds[a * 12 + s.herds[b * 12 + c]]"),
        ("t.b.herds[a, b] + u.herds[c, d]", "t.b.herds[a * 12 + b] + u.herds[c * 12 + d]"),
        ("x = replaced(s.marks, (a, b, c), 1)", "x = replaced(s.marks, (a * 12 + b) * 22 + c, 1)"),
        ("s.herds[4]", "s.herds[4]"),
        ("other[a, b]", "other[a, b]"),
        ("s.people[a, b]", "s.people[a, b]"),
        ("'ü', s.herds[a, b], 'ö'", "'ü', s.herds[a * 12 + b], 'ö'"),
    ],
)
def test_indexes_by_axes_become_places(tmp_path: Path, written: str, flat: str) -> None:
    assert flattened(tmp_path, written) == [flat]


def test_a_wrong_number_of_indexes_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SyntaxError, match="line 1: 3 indexes for 2 axes"):
        flattened(tmp_path, "s.herds[a, b, c]")


def test_two_fields_of_one_name_have_the_same_axes(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text(GAME)
    (tmp_path / "two.py").write_text(GAME.replace("by=(SEAT, AREA))", "by=(SEAT, CARD))"))
    with pytest.raises(SyntaxError, match="herds has other axes elsewhere in this game"):
        Grids(tmp_path)


def test_an_axis_is_imported(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text(
        GAME.replace("AREA, CARD, SEAT", "CARD, SEAT").replace("\n\n@state", "AREA = 1\n\n\n@state")
    )
    with pytest.raises(SyntaxError, match="herds: AREA must be imported"):
        Grids(tmp_path)


def load(file: Path) -> Any:
    spec = importlib.util.spec_from_file_location("board", file, loader=Loader("board", str(file)))
    assert spec is not None
    assert spec.loader is not None
    board = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(board)
    return board


def test_a_module_is_expanded_as_it_is_imported(tmp_path: Path) -> None:
    file = tmp_path / "board.py"
    file.write_text(GAME)
    board = load(file)
    s = board.Board.blank(beringia.game("eiszeit").start(seats=3, seed=1).state.dice, 3)
    s.put(2, 3, 4)
    assert s.herd(2, 0) == 1
    assert s.marks[(2 * 12 + 3) * 22 + 4] == 3
    assert s.player_count() == 0
    assert list(s.copy().herds) == list(s.herds)


def test_tracebacks_show_the_line_that_was_written(tmp_path: Path) -> None:
    file = tmp_path / "board.py"
    file.write_text(GAME)
    s = load(file).Board.blank(beringia.game("eiszeit").start(seats=3, seed=1).state.dice, 3)
    with pytest.raises(IndexError) as caught:
        s.fail(4)
    frame = traceback.extract_tb(caught.value.__traceback__)[-1]
    assert frame.filename == str(file)
    assert frame.line == "return self.herds["
    assert GAME.splitlines()[(frame.lineno or 0) - 1].strip() == frame.line


def test_ordinary_bytecode_is_not_taken_for_expanded_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    file = tmp_path / "board.py"
    file.write_text(GAME)
    os.utime(file, (2e9, 2e9))
    py_compile.compile(str(file))
    dice = beringia.game("eiszeit").start(seats=3, seed=1).state.dice
    for _ in range(2):  # without bytecode of its own, and with it
        s = load(file).Board.blank(dice, 3)
        s.put(2, 3, 4)
        assert s.herd(2, 0) == 1
    assert len(list(tmp_path.rglob("*.expanded.pyc"))) == 1


@pytest.mark.skipif(compiled(), reason="compiled modules were expanded by the build")
def test_games_of_plain_python_are_loaded_so() -> None:
    module = importlib.import_module("beringia.games.eiszeit.state")
    assert type(module.__loader__) is Loader
