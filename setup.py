"""Compiles kernel, games and bots with mypyc, and builds the browser client into the package: see docs/building.md.

Without a C compiler the same source is installed uncompiled. BERINGIA_PURE=1 asks for that, BERINGIA_COMPILED=1 fails
instead. The other variables are in docs/releasing.md.
"""

from __future__ import annotations

import sys
from pathlib import Path

from setuptools import setup

# An isolated build does not look for modules here: the build tools, and the package, whose expander they use.
sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(1, str(Path(__file__).resolve().parent / "src"))

from build_tools.compile import BuildInParallel, extensions
from build_tools.pages import ArchiveWithPages, BuildWithPages

if __name__ == "__main__":
    setup(
        ext_modules=extensions(),
        cmdclass={"build_py": BuildWithPages, "build_ext": BuildInParallel, "sdist": ArchiveWithPages},
    )
