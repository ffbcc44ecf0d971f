"""Compiles kernel, games and bots with mypyc, and builds the browser client into the package.

Without a C compiler the same source is installed as it is.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

PACKAGE = Path("src/beringia")
COMPILED = ("kernel", "games", "bots")


def sources() -> list[str]:
    """All modules to compile; package files stay Python, so that imports and resources work as usual."""
    found = [path for part in COMPILED for path in (PACKAGE / part).rglob("*.py") if path.name != "__init__.py"]
    return sorted(map(str, found))


def extensions() -> list[Extension]:
    if os.environ.get("BERINGIA_PURE"):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    found: list[Extension] = mypycify(sources(), opt_level="3", group_name="beringia")
    for extension in found:
        # Appended here, because an environment CFLAGS would replace Python's own flags.
        extension.extra_compile_args.append("-fno-semantic-interposition")
        extension.optional = True
    return found


class BuildWithPages(build_py):  # type: ignore[misc]  # setuptools has no types here
    """Builds the pages for the browser first, if they are not there yet."""

    def run(self) -> None:
        built = PACKAGE / "server" / "static" / "index.html"
        if not built.exists() and Path("web").is_dir():
            done = subprocess.run([sys.executable, "tools/build_web.py"], check=False)
            if done.returncode != 0:
                print("The pages for the browser could not be built; the terminal game works all the same.")
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithPages})
