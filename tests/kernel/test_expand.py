"""What declarations become: the text for the compiler, and the same in classes of plain Python."""

from __future__ import annotations

import ast
import importlib.util
import inspect
import subprocess
import sys
import traceback
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from beringia.kernel.dice import new_dice
from beringia.kernel.expand.declaration import attributes, describe
from beringia.kernel.expand.source import Expanded, module
from beringia.kernel.fields import Field
from tests.kernel.test_declare import Bag, Fade, Room, TakeAWalk

SOURCES = Path(__file__).parents[2] / "src"
GAMES = sorted((SOURCES / "beringia/games").rglob("*.py"))
DECLARING = [path for path in GAMES if "kernel.declare import" in path.read_text(encoding="utf-8")]


def expanded(path: Path) -> Expanded:
    return module(path, SOURCES).expand()


def test_there_are_modules_that_declare_something() -> None:
    assert len(DECLARING) > 40


@pytest.mark.parametrize("path", DECLARING, ids=lambda path: str(path.relative_to(SOURCES / "beringia/games")))
def test_every_line_of_a_module_is_found_again(path: Path) -> None:
    """The compiler reads other lines than those written by hand, and each of them says which one it was."""
    source = path.read_text(encoding="utf-8").splitlines()
    made = expanded(path)
    text = made.text.splitlines()
    ast.parse(made.text)
    assert len(text) == len(made.lines)
    assert set(made.lines) == set(range(1, len(source) + 1)), "no line is lost"
    first = {number: text[made.lines.index(number)] for number in set(made.lines)}
    told = [number for number, line in enumerate(source, 1) if line.strip().startswith(("class ", "def ", "if "))]
    assert told
    assert all("[" in source[number - 1] or first[number] == source[number - 1] for number in told)


def test_the_decorators_are_not_seen_by_the_compiler() -> None:
    for path in DECLARING:
        for node in ast.parse(expanded(path).text).body:
            if isinstance(node, ast.ClassDef):
                names = {ast.unparse(item).split("(")[0] for item in node.decorator_list}
                assert not names & {"state", "record", "step"}, node.name


def told(fields: dict[str, Field]) -> dict[str, list[object]]:
    """What the fields of a class say, as far as two modules can have the same."""
    names = (
        "at",
        "see",
        "pool",
        "form",
        "size",
        "most",
        "start",
        "rows",
        "fixed",
        "only_if",
        "bits",
        "derived",
        "about",
    )
    return {
        name: [field.domain.name, field.domain.size, field.length, *(getattr(field, said) for said in names)]
        for name, field in fields.items()
    }


def test_the_text_for_the_compiler_is_that_of_plain_python() -> None:
    """Run as plain Python, an expanded class does what the decorated one does."""
    path = Path(__file__).parent / "test_declare.py"
    made = module(path, path.parents[2]).expand()
    spec = importlib.util.spec_from_loader("expanded_example", loader=None)
    assert spec is not None
    example: Any = importlib.util.module_from_spec(spec)
    sys.modules["expanded_example"] = example
    try:
        exec(compile(made.text, str(path), "exec"), example.__dict__)
    finally:
        del sys.modules["expanded_example"]
    for ours, theirs in (
        (Room, example.Room),
        (Bag, example.Bag),
        (TakeAWalk, example.TakeAWalk),
        (Fade, example.Fade),
    ):
        assert told(ours.FIELDS) == told(theirs.FIELDS)
    here, there = Room.blank(new_dice("room"), 2), example.Room.blank(new_dice("room"), 2)
    for s in (here, there):
        s.seats = 2
        s.mood, s.marks[4], s.chest.size = 1, 7, 3
    assert here.numbers() == there.numbers() == there.copy().numbers()
    assert (TakeAWalk.NAME, TakeAWalk.HAS_SEAT) == (example.TakeAWalk.NAME, example.TakeAWalk.HAS_SEAT)


def test_comments_behind_and_above_say_what_a_field_is() -> None:
    source = """@record
class Purse(Record):
    stones: Annotated[i64, Field(count(9))]  # of the dark colour
    #: How many are spent.
    spent: Annotated[i64, Field(count(9))]
    plain: Annotated[i64, Field(count(9))]
"""
    node = ast.parse(source).body[0]
    assert isinstance(node, ast.ClassDef)
    describe(node, source.splitlines())
    abouts = {item.name: item.keywords.get("about", "") for item in attributes(node)}
    assert abouts == {"stones": "'of the dark colour'", "spent": "'how many are spent'", "plain": ""}


def test_a_written_method_is_shown_in_tracebacks() -> None:
    with pytest.raises(AttributeError) as caught:
        Room.copy(object())  # type: ignore[type-var]
    shown = "".join(traceback.format_exception(caught.value))
    assert "<declared tests.kernel.test_declare.Room>" in shown
    assert "made = Room(" in shown or "self.bags[:]" in shown


def test_the_source_of_a_declared_class_is_what_was_written_by_hand() -> None:
    assert inspect.getsource(Fade).startswith("@step\nclass Fade(PlainStep):")
    assert inspect.getsource(Fade.run).strip().startswith("def run(self, s: Room)")


def test_a_class_without_source_is_declared_by_its_annotations(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in an interactive session."""
    session: Any = ModuleType("session")
    monkeypatch.setitem(sys.modules, "session", session)
    source = """from __future__ import annotations
from typing import Annotated
from beringia.kernel.declare import PlainStep, step
from beringia.kernel.domains import count
from beringia.kernel.fields import Field
@step
class Typed(PlainStep):
    by: Annotated[int, Field(count(9))]
"""
    exec(source, session.__dict__)
    assert session.Typed(4).by == 4
    assert session.Typed.NAME == "typed"


def test_the_command_shows_what_a_class_becomes() -> None:
    file = SOURCES / "beringia/games/eiszeit/state.py"
    command = [sys.executable, "-m", "beringia.kernel.expand", str(file)]
    done = subprocess.run([*command, "Player"], capture_output=True, text=True, check=True)
    assert "def copy(self) -> Player:" in done.stdout
    wrong = subprocess.run([*command, "Nothing"], capture_output=True, text=True, check=False)
    assert wrong.returncode == 2
    assert "declares no class Nothing; it declares Player, EiszeitState" in wrong.stderr
