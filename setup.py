"""Compiles kernel, games and bots with mypyc; without a C compiler the same source is installed as it is."""

from __future__ import annotations

import os
from pathlib import Path

from setuptools import Extension, setup

COMPILED = ("kernel", "games", "bots")
PACKAGE = Path("src/beringia")


def sources() -> list[str]:
    """All modules to compile; package files stay Python, so that imports and resources work as usual."""
    return sorted(
        str(path) for part in COMPILED for path in (PACKAGE / part).rglob("*.py") if path.name != "__init__.py"
    )


def extensions() -> list[Extension]:
    if os.environ.get("BERINGIA_PURE"):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    # Options and a debug level of mypyc; the C flags are appended below, because an environment CFLAGS would
    # replace Python's own.
    found: list[Extension] = mypycify(sources(), opt_level="3", group_name="beringia", strip_asserts=False)
    for extension in found:
        extension.extra_compile_args.append("-fno-semantic-interposition")
        extension.optional = True
    return found


setup(ext_modules=extensions())
