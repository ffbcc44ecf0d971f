"""Pages of figures as reports with charts: ``python -m beringia.lab.pages docs/nomads.md`` writes
``docs/nomads-report.html``.

The pages are written in Markdown by programs. A table whose lines have shares or indices with their intervals is drawn,
too.
"""

from __future__ import annotations

import math
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from beringia.lab import charts

#: ``1.02 (0.95-1.10)``
_INDEX = re.compile(r"([\d.]+) \(([\d.]+)-([\d.]+)\)")
#: ``25.0%`` and, in the next cell, ``17.5%-34.3%``
_SHARE = re.compile(r"([\d.]+)% \| ([\d.]+)%-([\d.]+)%")
#: More lines are a table only.
MOST = 40


def page(text: str) -> str:
    """A page of Markdown with headings, paragraphs and tables."""
    title, sections = "", []
    heading, parts = "", [""]
    for block in re.split(r"\n{2,}", text.strip()):
        if block.startswith("# "):
            title = block[2:]
        elif block.startswith("## "):
            sections.append((heading, parts))
            heading, _, rest = block[3:].partition("\n")
            parts = [charts.note(_plain(rest))] if rest else []
        elif block.startswith("|"):
            parts.append(_table(block))
        else:
            parts.append(charts.note(_plain(block)))
    sections.append((heading, parts))
    return charts.page(
        title, "", [charts.section(name, *inner) if name else "\n".join(inner) for name, inner in sections]
    )


def _table(block: str) -> str:
    head, _, *lines = [_cells(line) for line in block.splitlines()]
    shares, indices = [], []
    for line in block.splitlines()[2:]:
        if found := _SHARE.search(line):
            name = ", ".join(cell for cell in _cells(line) if not re.match(r"[\d.]", cell))
            shares.append((name, *_numbers(found, 100)))
        elif found := _INDEX.search(line):
            indices.append((_cells(line)[0], *_numbers(found, 1)))
    scale = math.ceil(max((high for *_, high in indices), default=2.0))
    drawn = shares or [(name, share / scale, low / scale, high / scale) for name, share, low, high in indices]
    chart = charts.intervals(drawn, None if shares else 1 / scale, 0.0 if shares else scale)
    return (chart if 0 < len(drawn) <= MOST else "") + charts.table(head, lines)


def _numbers(found: re.Match[str], whole: float) -> tuple[float, float, float]:
    share, low, high = (float(number) / whole for number in found.groups())
    return share, low, high


def _cells(line: str) -> list[str]:
    return [_plain(cell.strip()) for cell in line.strip().strip("|").split("|")]


def _plain(text: str) -> str:
    return re.sub(r"[`*]", "", text)


def main(arguments: Sequence[str]) -> int:
    for name in arguments:
        source = Path(name)
        drawn = source.with_name(f"{source.stem}-report.html")
        drawn.write_text(page(source.read_text(encoding="utf-8")), encoding="utf-8")
        print(f"{drawn} written")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
