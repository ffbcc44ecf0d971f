"""The pages of the browser client, which belong into every wheel and every source archive."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

from build_tools.settings import MUST_COMPILE

INDEX = Path("src/beringia/server/static/index.html")


def build_pages() -> None:
    """Build the pages, if they are not those of the present sources."""
    if not Path("web").is_dir():
        return
    if subprocess.run([sys.executable, "tools/build_web.py"], check=False).returncode != 0:
        if MUST_COMPILE:
            sys.exit("The pages for the browser could not be built.")
        print("The pages for the browser could not be built; the game in the terminal works without them.")


class BuildWithPages(build_py):  # type: ignore[misc]  # setuptools has no types here
    """Builds the pages first, if there are none yet: make builds them itself, a source archive brings them along."""

    def run(self) -> None:
        if not INDEX.exists():
            build_pages()
        super().run()


class ArchiveWithPages(sdist):  # type: ignore[misc]  # setuptools has no types here
    """A source archive has the pages, so that an installation from it needs no Node; and their sources."""

    def run(self) -> None:
        build_pages()
        super().run()
