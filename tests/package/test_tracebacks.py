"""Errors and documentation of the compiled engine lead to the source, which lies beside the extensions."""

from __future__ import annotations

import inspect
import pydoc
import subprocess
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import beringia
from beringia.games.eiszeit import dark
from beringia.games.eiszeit.state import EiszeitState, Player
from beringia.kernel.terms import Seat
from beringia.version import compiled

#: Where the installed package and its sources are.
PACKAGE = Path(str(beringia.__file__)).parent

only_compiled = pytest.mark.skipif(not compiled(), reason="plain Python finds its own lines")


def entries(act: Callable[[], object]) -> list[traceback.FrameSummary]:
    """The traceback of what an act raises, without the frames of this file."""
    with pytest.raises((IndexError, TypeError, AttributeError)) as raised:
        act()
    return [entry for entry in traceback.extract_tb(raised.value.__traceback__) if entry.filename != __file__]


def state() -> Any:
    return beringia.game("eiszeit").start(seats=3, seed=1).state


@only_compiled
def test_a_rule_that_fails_names_its_line() -> None:
    s = state()
    s.seats = 5000  # more than there are hunters for
    offering, counting = entries(lambda: dark.LeaveStep(Seat(0), 1, Seat(-1)).offer(s))
    assert Path(offering.filename) == PACKAGE / "games" / "eiszeit" / "dark.py"
    assert offering.name == "offer"
    assert "unarmed(owner" in str(offering.line)
    assert Path(counting.filename) == PACKAGE / "games" / "eiszeit" / "state.py"
    assert "self.hunters[seat" in str(counting.line)
    for entry in (offering, counting):
        assert entry.lineno is not None
        there = Path(entry.filename).read_text(encoding="utf-8").splitlines()[entry.lineno - 1]
        assert there.strip() == entry.line


@only_compiled
def test_what_python_prints_quotes_the_source(tmp_path: Path) -> None:
    """An error that nobody catches is printed by Python itself, which looks for the source in its own way."""
    script = tmp_path / "fail.py"
    script.write_text(
        "import beringia\n"
        "from beringia.games.eiszeit import dark\n"
        "s = beringia.game('eiszeit').start(seats=3, seed=1).state\n"
        "s.seats = 5000\n"
        "dark.LeaveStep(0, 1, -1).offer(s)\n"
    )
    done = subprocess.run([sys.executable, str(script)], cwd=tmp_path, capture_output=True, text=True, check=False)
    path = PACKAGE / "games" / "eiszeit" / "state.py"
    text = "return self.hunters[seat, area] - self.armed[seat, area]"
    lines = path.read_text(encoding="utf-8").splitlines()
    (number,) = [number for number, line in enumerate(lines, 1) if line.strip() == text]
    assert f'File "{path}", line {number}, in unarmed\n    {text}\n' in done.stderr


@only_compiled
def test_what_is_written_for_a_class_names_the_class() -> None:
    wrong: Any = "no player"
    *_, entry = entries(lambda: state().players[0].become(wrong))
    assert entry.name == "become"
    assert str(entry.line).startswith("class Player")


def test_help_of_declared_classes() -> None:
    """Docstrings of classes, methods and properties, written by hand or by a decorator."""
    shown = pydoc.plain(pydoc.render_doc(EiszeitState))
    for text in (EiszeitState.__doc__, EiszeitState.unarmed.__doc__):
        assert text is not None
        assert text.splitlines()[0] in shown
    assert "Take over the content of another state" in shown
    assert "Return a player with every field at its start." in pydoc.plain(pydoc.render_doc(Player))


@pytest.mark.skipif(compiled(), reason="inspect takes an extension for a module without source")
def test_plain_classes_show_their_source() -> None:
    assert inspect.getsource(Player).startswith("@record\nclass Player")
    assert inspect.getsource(EiszeitState.unarmed).startswith("    def unarmed(")
    assert "made = Player(" in inspect.getsource(Player.copy), "what a decorator has written, too"


@only_compiled
def test_the_source_of_a_compiled_module_lies_beside_it() -> None:
    """``inspect.getsource`` does not look there: see docs/building.md."""
    beside = Path(str(dark.__file__)).parent / "dark.py"
    assert "class LeaveStep(" in beside.read_text(encoding="utf-8")
    with pytest.raises((OSError, TypeError)):
        inspect.getsource(dark.LeaveStep)
