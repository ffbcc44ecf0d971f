"""Compiles kernel, games and bots with mypyc, and builds the browser client into the package.

Without a C compiler the same source is installed as it is. BERINGIA_PURE=1 asks for that; BERINGIA_LTO=0 leaves out the
optimization across files, which is done again for all files whenever one of them changes.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CompileError, LinkError

PACKAGE = Path("src/beringia")
COMPILED = ("kernel", "games", "bots")
#: Package files, so that imports and resources work as usual; what makes classes of plain Python; and the types of
#: views and content, whose annotations compiled code would lose.
PLAIN = ("__init__.py", "declared.py", "view_types.py", "content_types.py")

# Appended to each extension, because an environment CFLAGS would replace Python's own flags.
# Hidden: calls from file to file within the one library then need no detour.
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden"]
# Calls from file to file can then be inlined: the work moves from the compiler to the linker, and is hardly more.
LTO_COMPILE = ["-flto"]
LTO_LINK = ["-flto=auto", "-O3", *FLAGS]


def sources() -> list[str]:
    """All modules to compile."""
    found = [path for part in COMPILED for path in (PACKAGE / part).rglob("*.py") if path.name not in PLAIN]
    return sorted(map(str, found))


def extensions() -> list[Extension]:
    if os.environ.get("BERINGIA_PURE"):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    # A C file per module: one for all takes several times as long to compile, and cannot be compiled in parallel.
    found: list[Extension] = mypycify(sources(), opt_level="3", debug_level="0", multi_file=True, group_name="beringia")
    for extension in found:
        extension.extra_compile_args += FLAGS
        extension.optional = True
    return found


class BuildInParallel(build_ext):  # type: ignore[misc]  # setuptools has no types here
    """Compiles the files of one extension on all cores; setuptools itself only builds different extensions so."""

    def build_extensions(self) -> None:
        compile_in_turn = self.compiler.compile

        def compile_at_once(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = list(pool.map(lambda source: compile_in_turn([source], **options), sources))
            return [target for targets in made for target in targets]

        if self._can_optimize_across_files():
            for extension in self.extensions:
                extension.extra_compile_args += LTO_COMPILE
                extension.extra_link_args += LTO_LINK
        self.compiler.compile = compile_at_once
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
    """Builds the pages for the browser first, if they are not there yet."""

    def run(self) -> None:
        built = PACKAGE / "server" / "static" / "index.html"
        if not built.exists() and Path("web").is_dir():
            done = subprocess.run([sys.executable, "tools/build_web.py"], check=False)
            if done.returncode != 0:
                print("The pages for the browser could not be built; the terminal game works all the same.")
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithPages, "build_ext": BuildInParallel})
