"""Writing files so that nothing is built again without need."""

from __future__ import annotations

from pathlib import Path


def write_if_changed(path: Path, text: str) -> None:
    """Write a text, unless the file already holds it: what is made from it then stays newer."""
    if path.is_file() and path.read_text(encoding="utf-8") == text:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def remove_others(folder: Path, kept: set[Path], pattern: str) -> None:
    """Delete what an earlier build left behind below a folder."""
    for path in folder.rglob(pattern):
        if path.is_file() and path not in kept:
            path.unlink()
