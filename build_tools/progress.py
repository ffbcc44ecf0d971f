"""How far the compiler has come, for ``make play``, which plays on meanwhile."""

from __future__ import annotations

import os
from pathlib import Path


def tell_progress(how_far: str) -> None:
    """Write it into the file that BERINGIA_PROGRESS names."""
    if file := os.environ.get("BERINGIA_PROGRESS"):
        # In one step: a reader would otherwise find an empty file now and then.
        written = Path(f"{file}.new")
        written.write_text(how_far, encoding="utf-8")
        written.replace(file)
