"""Prints what is needed to run from the sources: the dependencies of the package, and Node for the pages."""

from __future__ import annotations

import tomllib
from pathlib import Path

project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))

if __name__ == "__main__":
    print(*project["project"]["dependencies"], *project["dependency-groups"]["pages"], sep="\n")
