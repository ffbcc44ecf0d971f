"""Errors and documentation of the compiled engine lead to the source, which lies beside the extensions."""

from __future__ import annotations

import inspect
import pydoc
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


def source_lines(module: str) -> list[str]:
    return (PACKAGE / module).read_text(encoding="utf-8").splitlines()


def state() -> Any:
    return beringia.game("eiszeit").start(seats=3, seed=1).state


@only_compiled
def test_a_rule_that_fails_names_its_line() -> None:
    s = state()
    s.seats = 5000  # more than there are hunters for
    offering, counting = entries(lambda: dark.LeaveStep(Seat(0), 1, Seat(-1)).offer(s))
    assert offering.filename.replace("\\", "/") == "beringia/games/eiszeit/dark.py"
    assert offering.name == "offer"
    assert "unarmed(owner" in str(offering.line)
    assert counting.filename.replace("\\", "/") == "beringia/games/eiszeit/state.py"
    assert "self.hunters[seat" in str(counting.line)
    for entry in (offering, counting):
        assert entry.lineno is not None
        there = source_lines(entry.filename.replace("\\", "/").removeprefix("beringia/"))[entry.lineno - 1]
        assert there.strip() == entry.line


@only_compiled
def test_what_python_prints_quotes_the_source() -> None:
    s = state()
    s.seats = 5000
    with pytest.raises(IndexError) as raised:
        dark.LeaveStep(Seat(0), 1, Seat(-1)).offer(s)
    printed = "".join(traceback.format_exception(raised.value))
    text = "return self.hunters[seat * AREAS + area] - self.armed[seat * AREAS + area]"
    (number,) = [
        number for number, line in enumerate(source_lines("games/eiszeit/state.py"), 1) if line.strip() == text
    ]
    assert f'File "beringia/games/eiszeit/state.py", line {number}, in unarmed\n    {text}\n' in printed


@only_compiled
def test_what_is_written_for_a_class_names_the_class() -> None:
    wrong: Any = "no player"
    *_, entry = entries(lambda: state().players[0].become(wrong))
    assert entry.name == "become"
    assert str(entry.line).startswith("class Player")


def test_help_of_declared_classes() -> None:
    """Docstrings of classes, methods and properties, written by hand or by a decorator."""
    shown = pydoc.plain(pydoc.render_doc(EiszeitState))
    for text in (EiszeitState.__doc__, EiszeitState.unarmed.__doc__, EiszeitState.become.__doc__):
        assert text is None or text.strip().splitlines()[-1].strip() in shown
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
