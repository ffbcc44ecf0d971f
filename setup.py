"""Compiles kernel, games and bots with mypyc, and builds the browser client into the package.

Without a C compiler the same source is installed as it is. BERINGIA_PURE=1 asks for that, BERINGIA_COMPILED=1 fails
rather than doing it. BERINGIA_LTO=0 leaves out the optimization across files, which is done for all files again when
one of them changes. BERINGIA_PGO=1 compiles twice, the second time with what was counted in games played by the first
result: for releases, with gcc. BERINGIA_PROGRESS names a file in which is written how far the compiler has come.
"""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import CompileError, LinkError

PACKAGE = Path("src/beringia")
COMPILED = ("kernel", "games", "bots")
#: Package files, so that imports and resources work as usual; what makes classes of plain Python; and the types of
#: views and content, whose annotations compiled code would lose.
PLAIN = ("__init__.py", "declared.py", "view_types.py", "content_types.py")

#: What needs the extensions. Others (metadata, source archives) are asked for several times per build, and do not.
BUILDS = {"build", "build_ext", "bdist_wheel", "develop", "editable_wheel", "install"}
PURE = bool(os.environ.get("BERINGIA_PURE"))
MUST_COMPILE = bool(os.environ.get("BERINGIA_COMPILED"))

# Appended to each extension, because an environment CFLAGS would replace Python's own flags.
# Hidden: calls from file to file within the one library then need no detour.
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden"]
# Calls from file to file can then be inlined: the work moves from the compiler to the linker, and is hardly more.
LTO_COMPILE = ["-flto"]
LTO_LINK = ["-flto=auto", "-O3", *FLAGS]
# What the games of the training do not reach is compiled as if nothing had been counted.
PGO_USE = ["-fprofile-partial-training", "-Wno-missing-profile"]
TRAINING = Path("tools/training.py")

#: The generated files of all modules together, and the header that all of them include.
GROUP = "beringia"
INTERNAL_HEADER = f"__native_internal_{GROUP}.h"


def sources() -> list[str]:
    """All modules to compile."""
    found = [path for part in COMPILED for path in (PACKAGE / part).rglob("*.py") if path.name not in PLAIN]
    return sorted(map(str, found))


def extensions() -> list[Extension]:
    if PURE or not BUILDS & set(sys.argv):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        if MUST_COMPILE:
            raise
        return []
    tell_progress("translating")
    # A C file per module: one for all takes several times as long to compile, and cannot be compiled in parallel.
    found: list[Extension] = mypycify(sources(), opt_level="3", debug_level="0", multi_file=True, group_name=GROUP)
    for header in {Path(source).with_name(INTERNAL_HEADER) for extension in found for source in extension.sources}:
        mark_errors_as_rare(header)
    for extension in found:
        for source in extension.sources:
            add_docstrings(Path(source))
        extension.extra_compile_args += FLAGS
        extension.optional = not MUST_COMPILE
    return found


# -- errors: mypyc does not tell the compiler that they are rare

#: What is called when something has gone wrong, or may have. Whatever leads there is then laid out away from what runs
#: all the time, of which more stays at hand for the processor.
RARE = """
#ifdef __GNUC__
#define RARE __attribute__((cold))
#pragma GCC visibility push(default)
RARE PyObject *PyErr_Occurred(void);
RARE void PyErr_SetString(PyObject *exception, const char *text);
RARE void PyErr_SetNone(PyObject *exception);
#pragma GCC visibility pop
RARE void CPy_AddTraceback(const char *, const char *, int, PyObject *);
RARE void CPy_TypeErrorTraceback(const char *, const char *, int, PyObject *, const char *, PyObject *);
RARE void CPy_AttributeError(const char *, const char *, const char *, const char *, int, PyObject *);
#undef RARE
#endif
"""


def mark_errors_as_rare(header: Path) -> None:
    """Say so in what all generated files include, once everything is declared there."""
    if header.is_file():
        text = header.read_text(encoding="utf-8")
        if RARE not in text:
            header.write_text(text.replace("#include <CPy.h>\n", f"#include <CPy.h>\n{RARE}", 1), encoding="utf-8")


# -- docstrings: mypyc leaves them out, and help() would be empty

#: The tables of a module and of its classes in the C file made of it, and where in them something is described.
TABLE = re.compile(
    r"^static Py\w+ (?:CPyType_)?(?P<owner>\w+?)(?P<kind>module_methods|_methods|_getseters|_template_)(?:\[\])? = \{\n"
    r".*?^\};",
    re.DOTALL | re.MULTILINE,
)
SIGNATURE = r'PyDoc_STR\("(?:[^"\\]|\\.)*'
METHOD = re.compile(rf'(\{{"(\w+)",[^{{}}]*?{SIGNATURE})"\)')
PROPERTY = re.compile(r'(\{"(\w+)",\n[^{}]*,\s+)NULL, NULL\}')
CLASS = re.compile(rf'(\.tp_doc = {SIGNATURE})"\)')


def add_docstrings(generated: Path) -> None:
    """Put the docstrings of a module into the C file that was made of it, behind the signatures that are there."""
    source = Path("src", *generated.stem.removeprefix("__native_").split("___")).with_suffix(".py")
    if not source.is_file():
        return  # the C file is not that of one module
    module = ast.parse(source.read_text(encoding="utf-8"))
    classes = {node.name: node for node in module.body if isinstance(node, ast.ClassDef)}

    def table(found: re.Match[str]) -> str:
        owner: ast.Module | ast.ClassDef = module
        if found["kind"] != "module_methods":
            names = [name for name in classes if found["owner"].endswith(f"___{name}")]
            if not names:
                return found[0]
            owner = classes[max(names, key=len)]
        functions = [node for node in owner.body if isinstance(node, ast.FunctionDef)]
        inside = {node.name: c_text(node) for node in functions if ast.get_docstring(node)}
        text = METHOD.sub(lambda entry: f'{entry[1]}{inside.get(entry[2], "")}")', found[0])
        text = PROPERTY.sub(
            lambda entry: f'{entry[1]}PyDoc_STR("{inside[entry[2]]}"), NULL}}' if entry[2] in inside else entry[0], text
        )
        return CLASS.sub(lambda entry: f'{entry[1]}{c_text(owner)}")', text)

    told = TABLE.sub(table, generated.read_text(encoding="utf-8"))
    generated.write_text(told, encoding="utf-8")


def c_text(node: ast.Module | ast.ClassDef | ast.FunctionDef) -> str:
    """A docstring as it stands between quotation marks in C."""
    plain = {ord("\n"): r"\n", ord('"'): r"\"", ord("\\"): r"\\"}
    found = (ast.get_docstring(node) or "").encode()
    return "".join(plain.get(byte) or (chr(byte) if 32 <= byte < 127 else f"\\{byte:03o}") for byte in found)


def tell_progress(how_far: str) -> None:
    if file := os.environ.get("BERINGIA_PROGRESS"):
        # In one step: whoever looks at the wrong moment would find an empty file.
        written = Path(f"{file}.new")
        written.write_text(how_far, encoding="utf-8")
        written.replace(file)


def build_pages() -> None:
    """Builds the pages for the browser, if they are not those of the present sources."""
    if not Path("web").is_dir():
        return
    if subprocess.run([sys.executable, "tools/build_web.py"], check=False).returncode != 0:
        if MUST_COMPILE:
            sys.exit("The pages for the browser could not be built.")
        print("The pages for the browser could not be built; the terminal game works all the same.")


class BuildInParallel(build_ext):  # type: ignore[misc]  # setuptools has no types here
    """Compiles the files of one extension on all cores; setuptools itself only builds different extensions so."""

    def build_extensions(self) -> None:
        compile_in_turn = self.compiler.compile

        def compile_at_once(sources: list[str], **options: Any) -> list[str]:
            made: list[str] = []
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                targets = pool.map(lambda source: compile_in_turn([source], **options), sources)
                for number, target in enumerate(targets):
                    if len(sources) > 1:  # the other extensions are one small file each
                        tell_progress(f"{number + 1} of {len(sources)} files")
                    made += target
            tell_progress("linking, which takes as long again")  # it optimizes across all files
            return made

        if self._can_optimize_across_files():
            for extension in self.extensions:
                extension.extra_compile_args += LTO_COMPILE
                extension.extra_link_args += LTO_LINK
        self.compiler.compile = compile_at_once
        if os.environ.get("BERINGIA_PGO") == "1":
            self._build_twice()
        else:
            super().build_extensions()

    def _build_twice(self) -> None:
        with tempfile.TemporaryDirectory() as counts:
            count = [f"-fprofile-generate={counts}"]
            use = [f"-fprofile-use={counts}", *PGO_USE]
            for extension in self.extensions:
                extension.extra_compile_args += count
                extension.extra_link_args += count
            super().build_extensions()
            environment = {**os.environ, "PYTHONPATH": str(Path(self.build_lib).resolve())}
            subprocess.run([sys.executable, "-P", str(TRAINING)], env=environment, check=True)
            for extension in self.extensions:
                extension.extra_compile_args = [*extension.extra_compile_args[: -len(count)], *use]
                extension.extra_link_args = [*extension.extra_link_args[: -len(count)], *use]
            self.force = True
            super().build_extensions()

    def _can_optimize_across_files(self) -> bool:
        """Tried out, because some linkers lack the plugin: better a little slower than not compiled at all."""
        if os.environ.get("BERINGIA_LTO") == "0":
            return False
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder) / "trial.c"
            source.write_text("int trial(void) { return 0; }\n")
            try:
                made = self.compiler.compile([str(source)], output_dir=folder, extra_postargs=[*FLAGS, *LTO_COMPILE])
                self.compiler.link_shared_object(made, str(Path(folder) / "trial.so"), extra_postargs=LTO_LINK)
            except (CompileError, LinkError):
                return False
        return True


class BuildWithPages(build_py):  # type: ignore[misc]  # setuptools has no types here
    """Builds the pages first, if there are none yet: make builds them itself, a source archive brings them along."""

    def run(self) -> None:
        if not (PACKAGE / "server" / "static" / "index.html").exists():
            build_pages()
        super().run()


class ArchiveWithPages(sdist):  # type: ignore[misc]  # setuptools has no types here
    """A source archive has the pages, so that whoever installs from it needs no Node; and their sources."""

    def run(self) -> None:
        build_pages()
        super().run()


COMMANDS = {"build_py": BuildWithPages, "build_ext": BuildInParallel, "sdist": ArchiveWithPages}

if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass=COMMANDS)
