"""What the build does to the text that the compilers read, on small pieces of it."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import mypyc.build
import pytest
from build_tools import docstrings, errors, expanded, profiling, progress, tracebacks, translate
from build_tools.compile import FLAGS, extensions
from setuptools import Extension

from beringia.kernel.expand.source import module

# -- the tree that mypyc reads

DECLARED = '''"""A game."""
from __future__ import annotations
from beringia.kernel.declare import record

@record
class Player:
    """Who plays."""

    stones: Annotated[i64, Field(count(9))]

    def count(self) -> int:
        return 1

def after() -> None: ...
'''


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    package = tmp_path / "src" / "beringia"
    for name in ("__init__.py", "version.py", "kernel/declare.py", "kernel/expand/source.py", "kernel/view_types.py"):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text("PLAIN = 1\n")
    (package / "games" / "toy").mkdir(parents=True)
    (package / "games" / "toy" / "state.py").write_text(DECLARED)
    (package / "games" / "toy" / "turn.py").write_text("TURN = 1\n")
    return tmp_path / "src"


def test_the_tree_has_every_declaration_written_out(sources: Path, tmp_path: Path) -> None:
    compiled, lines = expanded.write_tree(sources, tmp_path / "tree")
    games = tmp_path / "tree" / "beringia" / "games" / "toy"
    assert compiled == [games / "state.py", games / "turn.py"]
    text = (games / "state.py").read_text()
    assert "def copy(self) -> Player:" in text
    assert "beringia.kernel.declare" not in text
    assert list(lines) == ["beringia/games/toy/state.py"], "the others are as they were written"
    written, source = text.splitlines(), DECLARED.splitlines()
    moved = {line: source[number - 1] for line, number in zip(written, lines[compiled_name(lines)], strict=True)}
    assert moved["        return 1"] == "        return 1"
    assert moved["def after() -> None: ..."] == "def after() -> None: ..."
    assert moved["    def copy(self) -> Player:"] == "class Player:", "what is written belongs to the class"


def compiled_name(lines: expanded.Lines) -> str:
    (name,) = lines
    return name


def test_what_fields_name_is_not_what_a_method_is_called(sources: Path, tmp_path: Path) -> None:
    (path, _), _ = expanded.write_tree(sources, tmp_path / "tree")
    (player,) = [node for node in ast.parse(path.read_text()).body if isinstance(node, ast.ClassDef)]
    named = [node.name if isinstance(node, ast.FunctionDef) else ast.unparse(node) for node in player.body]
    table = next(place for place, name in enumerate(named) if name.startswith("FIELDS"))
    assert table < named.index("count")


def test_an_expanded_file_is_written_when_its_text_changes(sources: Path, tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    compiled, _ = expanded.write_tree(sources, tree)
    for path in compiled:
        os.utime(path, (1, 1))
    (sources / "beringia" / "games" / "toy" / "turn.py").write_text("TURN = 2\n")
    (sources / "beringia" / "version.py").unlink()
    module.cache_clear()
    expanded.write_tree(sources, tree)
    assert [path.stat().st_mtime == 1 for path in compiled] == [True, False]
    assert not (tree / "beringia" / "version.py").exists(), "the compiler would still find it"


@pytest.mark.parametrize(
    ("name", "is_compiled"),
    [
        ("kernel/state.py", True),
        ("games/winter/turn.py", True),
        ("bots/search.py", True),
        ("kernel/__init__.py", False),
        ("kernel/declare.py", False),
        ("kernel/expand/methods.py", False),
        ("games/valley/view_types.py", False),
        ("server/tables.py", False),
        ("cli.py", False),
    ],
)
def test_which_modules_are_compiled(name: str, is_compiled: bool) -> None:
    assert expanded.is_compiled(Path(name)) == is_compiled


# -- what mypyc writes


def test_lines_of_tracebacks_are_those_of_the_source() -> None:
    lines = {"beringia/a.py": [1, 2, 2, 2, 3]}
    generated = (
        'CPy_AddTraceback("beringia/a.py", "Step.run", 5, CPyStatic_a___globals);\n'
        'CPy_TypeErrorTraceback("beringia\\\\a.py", "run", 2, CPyStatic_a___globals, "int", cpy_r_r1);\n'
        'CPy_AttributeError("beringia/a.py", "run", "Step", "seat", 4, CPyStatic_a___globals);\n'
        'CPy_AddTraceback("beringia/b.py", "run", 5, CPyStatic_b___globals);\n'
    )
    assert tracebacks.put_back(generated, lines, "beringia/a.py") == (
        'CPy_AddTraceback("beringia/a.py", "Step.run", 3, CPyStatic_a___globals);\n'
        'CPy_TypeErrorTraceback("beringia/a.py", "run", 2, CPyStatic_a___globals, "int", cpy_r_r1);\n'
        'CPy_AttributeError("beringia/a.py", "run", "Step", "seat", 2, CPyStatic_a___globals);\n'
        'CPy_AddTraceback("beringia/b.py", "run", 5, CPyStatic_b___globals);\n'
    )


def test_lines_of_imports_are_those_of_the_source() -> None:
    generated = """
    int64_t cpy_r_r9[2] = {4, 5};
    cpy_r_r10 = (void *)&cpy_r_r9;
    cpy_r_r11 = CPyStatics[1];
    cpy_r_r12 = CPyStatics[2]; /* 'beringia/a.py' */
    cpy_r_r13 = CPyImport_ImportMany(cpy_r_r1, cpy_r_r2, cpy_r_r11, cpy_r_r12, cpy_r_r12, cpy_r_r10);
    int64_t cpy_r_r14[2] = {4, 5};
    """
    found = tracebacks.put_back(generated, {"beringia/a.py": [1, 2, 2, 2, 3]}, "beringia/a.py")
    assert "cpy_r_r9[2] = {2, 3};" in found
    assert "cpy_r_r14[2] = {4, 5};" in found, "other numbers are no lines"


def test_the_runtime_names_the_source_beside_the_extension() -> None:
    runtime = Path(str(mypyc.build.__file__)).parent / "lib-rt" / "exc_ops.c"
    text = runtime.read_text(encoding="utf-8")
    found = tracebacks.name_whole_path(text)
    assert "PyCode_NewEmpty(whole_path(filename, globals, path, sizeof(path)), funcname, line)" in found
    assert found.index("*whole_path(") < found.index(tracebacks.ADD) < found.index("char path[4096]")
    with pytest.raises(ValueError, match="another way"):
        tracebacks.name_whole_path(found)


GENERATED = """\
static PyGetSetDef a___Deck_getseters[] = {
    {"size",
     (getter)a___Deck_get_size, (setter)NULL,
     NULL, NULL},
    {NULL}  /* Sentinel */
};
static PyMethodDef a___Deck_methods[] = {
    {"draw",
     (PyCFunction)CPyPy_a___Deck___draw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("draw($self)\\n--\\n\\n")},
    {NULL}  /* Sentinel */
};
static PyTypeObject CPyType_a___Deck_template_ = {
    .tp_name = "Deck",
    .tp_doc = PyDoc_STR("Deck()\\n--\\n\\n"),
};
static PyMethodDef amodule_methods[] = {
    {"shuffle", (PyCFunction)CPyPy_a___shuffle, METH_FASTCALL, PyDoc_STR("shuffle(deck)\\n--\\n\\n") /* docstring */},
};
"""

DOCUMENTED = '''
class Deck:
    """Cards, face "down"."""
    @property
    def size(self):
        """How many: \u00e9."""
    def draw(self):
        """Take one.

        The top one.
        """
def shuffle(deck):
    """Put them into another order."""
'''


def test_docstrings_follow_the_signatures() -> None:
    found = docstrings.add(GENERATED, DOCUMENTED)
    assert r'.tp_doc = PyDoc_STR("Deck()\n--\n\nCards, face \"down\"."),' in found
    assert r'PyDoc_STR("How many: \303\251."), NULL}' in found
    assert r'PyDoc_STR("draw($self)\n--\n\nTake one.\n\nThe top one.")},' in found
    assert r'PyDoc_STR("shuffle(deck)\n--\n\nPut them into another order.")' in found
    assert docstrings.add(GENERATED, "class Other: ...") == GENERATED


def test_docstrings_need_no_signature() -> None:
    """mypyc writes none where an argument is preset to something that is no literal."""
    unsigned = GENERATED.replace(r'"Deck()\n--\n\n"', "NULL").replace(r'"draw($self)\n--\n\n"', "NULL")
    assert unsigned.count("NULL)") == 2
    found = docstrings.add(unsigned, DOCUMENTED)
    assert r'.tp_doc = PyDoc_STR("Cards, face \"down\"."),' in found
    assert r'PyDoc_STR("Take one.\n\nThe top one.")},' in found
    assert docstrings.add(unsigned, "class Deck: ...") == unsigned


def test_errors_are_declared_rare_once_all_is_declared() -> None:
    header = "#include <Python.h>\n#include <CPy.h>\nint more;\n"
    found = errors.mark_as_rare(header)
    assert found.startswith("#include <Python.h>\n#include <CPy.h>\n" + errors.RARE)
    assert found.endswith("int more;\n")


def test_corrected_files_are_written_when_they_change(tmp_path: Path) -> None:
    translated, corrected, tree = tmp_path / "translated", tmp_path / "c", tmp_path / "tree"
    (tree / "beringia").mkdir(parents=True)
    (tree / "beringia" / "a.py").write_text('def run():\n    """Go on."""\n')
    translated.mkdir()
    call = '{"run", (PyCFunction)run, 0, PyDoc_STR("run()\\n--\\n\\n")},'
    table = f"static PyMethodDef amodule_methods[] = {{\n    {call}\n}};\n"
    (translated / "__native_beringia___a.c").write_text(table)
    (translated / "runtime.c").write_text("int x;\n")
    translate.correct_all({}, translated, corrected, tree)
    made = corrected / "__native_beringia___a.c"
    assert "Go on." in made.read_text()
    assert (corrected / "runtime.c").read_text() == "int x;\n"
    os.utime(made, (1, 1))
    translate.correct_all({}, translated, corrected, tree)
    assert made.stat().st_mtime == 1


# -- building


def test_every_extension_has_the_flags_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """mypyc gives all extensions one and the same list."""
    shared = ["-O3"]
    made = [Extension(name, [f"{name}.c"], extra_compile_args=shared) for name in ("one", "two")]
    monkeypatch.setattr(translate, "translate", lambda: made)
    monkeypatch.setattr("build_tools.compile.PURE", False)
    monkeypatch.setattr(sys, "argv", ["setup.py", "build_ext"])
    assert [one.extra_compile_args for one in extensions()] == [["-O3", *FLAGS]] * 2


def test_profiles_are_counted_in_a_first_build_and_used_in_a_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    extension = Extension("one", ["one.c"], extra_compile_args=["-O3"])
    told: list[Any] = []

    def build() -> None:
        told.append((extension.extra_compile_args[1].partition("=")[0], extension.extra_link_args[0].partition("=")[0]))

    def train(command: list[str], env: dict[str, str], check: bool) -> None:
        told.append((Path(command[-1]).name, env["PYTHONPATH"], check))

    monkeypatch.setattr(subprocess, "run", train)
    profiling.build_twice([extension], build, tmp_path)
    first, played, second = told
    assert first == ("-fprofile-generate", "-fprofile-generate")
    assert played == ("training.py", str(tmp_path), True)
    assert second == ("-fprofile-use", "-fprofile-use")
    assert (extension.extra_compile_args, extension.extra_link_args) == (["-O3"], [])


def test_progress_is_told_where_it_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BERINGIA_PROGRESS", raising=False)
    progress.tell_progress("nowhere")
    monkeypatch.setenv("BERINGIA_PROGRESS", str(tmp_path / "progress"))
    progress.tell_progress("3 of 7 files")
    assert [path.name for path in tmp_path.iterdir()] == ["progress"]
    assert (tmp_path / "progress").read_text() == "3 of 7 files"
