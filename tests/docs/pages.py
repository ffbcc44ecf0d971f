"""The pages people read, taken apart."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

#: All pages in Markdown but those that are written by programs or belong to a game.
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]

_BLOCK = re.compile(r"^```(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_INLINE = re.compile(r"`([^`\n]+)`")


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path, language: str) -> list[str]:
    """The fenced blocks in a language; "" is for blocks that do not say."""
    return [text for marked, text in _BLOCK.findall(page.read_text(encoding="utf-8")) if marked == language]


def inline(page: Path) -> list[str]:
    """All code within sentences and tables."""
    return _INLINE.findall(_BLOCK.sub("", page.read_text(encoding="utf-8")))


def commands(page: Path, program: str) -> list[str]:
    """Each command line with this program, in sentences and in blocks, without its comment."""
    lines = [line for language in ("", "sh") for text in blocks(page, language) for line in text.splitlines()]
    found = [line.split("#")[0].strip() for line in [*inline(page), *lines]]
    return [line for line in found if line.startswith(f"{program} ")]
