"""From C to extensions: what setuptools builds, with which flags, and on how many cores."""

from __future__ import annotations

import os
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools import Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, LinkError

from build_tools.files import write_if_changed
from build_tools.profiling import build_twice
from build_tools.progress import tell_progress
from build_tools.settings import ACROSS_FILES, MUST_COMPILE, PROFILED, PURE

#: What needs the extensions. Others (metadata, source archives) are asked for several times per build, and do not.
COMMANDS = {"build", "build_ext", "bdist_wheel", "develop", "editable_wheel", "install"}

# Appended to each extension, because an environment CFLAGS would replace Python's own flags.
# Hidden: calls from file to file within the one library then need no detour.
FLAGS = ["-fvisibility=hidden"]
# Calls from file to file can then be inlined: the work moves from the compiler to the linker, and is hardly more.
LTO_COMPILE = ["-flto"]
LTO_LINK = ["-flto=auto", "-O3", *FLAGS]

#: What an extension was built with: another compiler or other flags build it anew.
BUILT_WITH = Path("build/c/built-with.txt")


def extensions() -> list[Extension]:
    """All extensions of the package; none where nothing is built, or where it is to run as plain Python."""
    if PURE or not COMMANDS & set(sys.argv):
        return []
    try:
        from build_tools.translate import translate  # which needs mypyc
    except ImportError:
        if MUST_COMPILE:
            raise
        return []
    tell_progress("translating")
    found = translate()
    for extension in found:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]  # mypyc gives all of them one list
        extension.depends = [*extension.depends, str(BUILT_WITH)]
        extension.optional = not MUST_COMPILE
    return found


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
        self._note_what_it_is_built_with()
        self.compiler.compile = compile_at_once
        if PROFILED:
            self.force = True
            build_twice(self.extensions, super().build_extensions, Path(self.build_lib))
        else:
            super().build_extensions()

    def _note_what_it_is_built_with(self) -> None:
        flags = sorted({flag for one in self.extensions for flag in (*one.extra_compile_args, *one.extra_link_args)})
        command = getattr(self.compiler, "compiler_so", [])
        write_if_changed(
            BUILT_WITH, "\n".join([f"mypyc {version('mypy')}", *command, *flags, f"profiled {PROFILED}\n"])
        )

    def _can_optimize_across_files(self) -> bool:
        """Tried out, because some linkers lack the plugin: better a little slower than not compiled at all."""
        if not ACROSS_FILES:
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
