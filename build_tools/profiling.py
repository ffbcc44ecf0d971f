"""Compiling twice: the second time with what was counted in games that the first result played (BERINGIA_PGO=1)."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from setuptools import Extension

# What the games of the training do not reach is compiled as if nothing had been counted.
USE = ["-fprofile-partial-training", "-Wno-missing-profile"]
GAMES = Path("tools/training.py")


def build_twice(extensions: Sequence[Extension], build: Callable[[], None], folder: Path) -> None:
    """Build into ``folder``, play the games of the training with the result, and build again."""
    with tempfile.TemporaryDirectory() as counts:
        with_flags(extensions, [f"-fprofile-generate={counts}"], build)
        environment = {**os.environ, "PYTHONPATH": str(folder.resolve())}
        subprocess.run([sys.executable, "-P", str(GAMES)], env=environment, check=True)
        with_flags(extensions, [f"-fprofile-use={counts}", *USE], build)


def with_flags(extensions: Sequence[Extension], flags: list[str], build: Callable[[], None]) -> None:
    """Build with more flags, for the compiler and for the linker."""
    before = [(one.extra_compile_args, one.extra_link_args) for one in extensions]
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
        extension.extra_link_args = [*extension.extra_link_args, *flags]
    build()
    for extension, (compiling, linking) in zip(extensions, before, strict=True):
        extension.extra_compile_args, extension.extra_link_args = compiling, linking
