"""Pages with charts in a single file: HTML with SVG inside, light and dark."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

#: One colour for each series, told apart by most people, on light and on dark.
COLOURS = ("#2a7fba", "#d9772b", "#4f9d55", "#b5509c", "#8a6d3b", "#5b6fd1")
WIDTH, HEIGHT = 640, 200
STYLE = """
:root { color-scheme: light dark; --ink: #1d2329; --paper: #fff; --line: #cfd6dd; --soft: #5c6873; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6eaee; --paper: #14181c; --line: #39424a; --soft: #9aa6b1; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
       max-width: 60rem; padding: 0 1rem; }
h1 { line-height: 1.2; } h2 { margin-top: 2.5rem; }
p, figcaption { color: var(--soft); } figure { margin: 1rem 0; } svg { width: 100%; min-width: 35rem; height: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; } .wide { overflow-x: auto; }
th, td { padding: .25rem .75rem .25rem 0; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; } svg text { fill: var(--soft); font-size: 12px; }
"""


def page(title: str, about: str, parts: Sequence[str]) -> str:
    """A whole page."""
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n<h1>{escape(title)}</h1>\n{note(about)}\n"
        + "\n".join(part for part in parts if part)
        + "\n</body>\n</html>\n"
    )


def section(title: str, *parts: str) -> str:
    """A part of a page; nothing if there is nothing in it."""
    inner = "\n".join(part for part in parts if part)
    return f"<h2>{escape(title)}</h2>\n{inner}" if inner else ""


def note(text: str) -> str:
    """A paragraph."""
    return f"<p>{escape(text)}</p>" if text else ""


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; the first column has names, the others numbers."""
    if not rows:
        return ""
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    lines = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows]
    body = "".join(f"<tr>{line}</tr>" for line in lines)
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def intervals(rows: Sequence[tuple[str, float, float, float]], even: float | None = None, scale: float = 0.0) -> str:
    """Shares with what they may truly be: name, share, lowest, highest. ``even``: where all would be alike.

    With a ``scale`` they are indices from 0 to that, given as parts of it.
    """
    height = 26 * len(rows) + 24
    left = 180 if max((len(row[0]) for row in rows), default=0) < 26 else 340
    span = WIDTH - left - 30
    drawn = [_axis(left, span, height - 20, scale)]
    if even is not None:
        x = left + even * span
        drawn.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height - 20}" stroke="var(--soft)" '
                     f'stroke-dasharray="3 3"/>')  # fmt: skip
    for number, (name, share, low, high) in enumerate(rows):
        y, colour = 26 * number + 13, COLOURS[number % len(COLOURS)]
        drawn += [
            f'<text x="{left - 8}" y="{y + 4}" text-anchor="end">{escape(name[:54])}</text>',
            f'<line x1="{left + low * span:.1f}" x2="{left + high * span:.1f}" y1="{y}" y2="{y}" '
            f'stroke="{colour}" stroke-width="3"/>',
            f'<circle cx="{left + share * span:.1f}" cy="{y}" r="5" fill="{colour}">'
            f"<title>{escape(name)}: {_told(share, scale)} ({_told(low, scale)} to {_told(high, scale)})</title>"
            "</circle>",
        ]
    kind = "Indices" if scale > 1 else "Shares"
    return _figure(drawn, height, f"{kind} with 95 % intervals" + ("; dashed: all alike" if even is not None else ""))


def histogram(series: Sequence[tuple[str, Sequence[float]]], caption: str, bins: int = 24) -> str:
    """How often whole numbers occur, as one line for each series; each of its points is about as many numbers."""
    values = [int(value) for _, found in series for value in found]
    if not values:
        return ""
    low, high = min(values), max(values)
    width = -(-(high - low + 1) // bins)
    count = -(-(high - low + 1) // width)
    lines: list[list[float]] = []
    for _, found in series:
        shares = [0.0] * count
        for value in found:
            shares[(int(value) - low) // width] += 1 / len(found)
        lines.append(shares)
    most = max(max(shares) for shares in lines)
    drawn = []
    for number, shares in enumerate(lines):
        places = [
            (_place(place, count), HEIGHT - 30 - share / most * (HEIGHT - 60)) for place, share in enumerate(shares)
        ]
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        colour = COLOURS[number % len(COLOURS)]
        drawn.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        drawn += [
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}">'
            f"<title>{_bin(low, place, width)}: {share:.1%}</title></circle>"
            for (place, share), (x, y) in zip(enumerate(shares), places, strict=True)
        ]
        drawn.append(f'<text x="{WIDTH - 20}" y="{16 + 16 * number}" text-anchor="end" style="fill:{colour}">'
                     f"{escape(series[number][0])}</text>")  # fmt: skip
    for place in sorted({part * (count - 1) // 4 for part in range(5)}):
        drawn.append(f'<text x="{_place(place, count):.1f}" y="{HEIGHT - 10}" text-anchor="middle">'
                     f"{_bin(low, place, width)}</text>")  # fmt: skip
    drawn.append(f'<line x1="40" x2="{WIDTH - 20}" y1="{HEIGHT - 28}" y2="{HEIGHT - 28}" stroke="var(--line)"/>')
    return _figure(drawn, HEIGHT, caption)


def _place(place: int, count: int) -> float:
    return 40 + (place + 0.5) * (WIDTH - 60) / count


def _bin(low: int, place: int, width: int) -> str:
    """The numbers that a point of a histogram is about."""
    first = low + place * width
    return str(first) if width == 1 else f"{first} to {first + width - 1}"


def _told(share: float, scale: float) -> str:
    return f"{share * scale:.2f}" if scale > 1 else f"{share:.1%}"


def _axis(left: int, span: int, height: int, scale: float) -> str:
    return "".join(
        f'<line x1="{left + part * span / 4:.1f}" x2="{left + part * span / 4:.1f}" y1="0" y2="{height}" '
        f'stroke="var(--line)"/><text x="{left + part * span / 4:.1f}" y="{height + 16}" text-anchor="middle">'
        + (f"{part * scale / 4:.1f}</text>" if scale > 1 else f"{25 * part} %</text>")
        for part in range(5)
    )


def _figure(drawn: Sequence[str], height: int, caption: str) -> str:
    inner = "".join(drawn)
    label = escape(caption, quote=True)
    return (
        f'<figure><div class="wide"><svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{label}">{inner}</svg>'
        f"</div><figcaption>{escape(caption)}</figcaption></figure>"
    )
