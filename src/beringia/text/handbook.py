"""The rulebook for people: a game's ``rulebook.<language>.md``, cut into chapters and passages.

It is the same book in every language: chapters have ids (``## Goal {#goal}``), and a passage (a paragraph, an item of a
list, an example, a table, a row of pictures) has one made of them, ``goal-2``. A passage ends with the clauses behind
it, ``[EZ-13.3, EZ-14.1]``. Pictures are named, ``![The board](picture:board)``; who shows the book draws them.

Numbers that the content file has are written as its path, ``{=copies.trail}``, and filled in. ``*`` adds up what is
below, ``{=animals.*.copies}``, and ``#`` counts the items of a list. On a track, ``?bury`` is the step with that word,
``?2`` the second step that brings anything, and ``!2`` what it brings: ``{=honor.points.!2}``. A word of an effect is
the number beside it, ``{=terrain.bog.income.bury}``. Paths are added and subtracted, ``{=game.hunters+1}``; what the
content counts in halves is halved, ``{=game.rest_labor2/2}``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from beringia.games import registry

Kind = Literal["words", "item", "number", "example", "table", "pictures"]

_HEADING: Final = re.compile(r"(#+) (.+) \{#([a-z0-9-]+)\}")
_CITED: Final = re.compile(r" ?\[((?:[A-Z]+-\d+\.\d+)(?:, [A-Z]+-\d+\.\d+)*)\]$")
_PICTURE: Final = re.compile(r"!\[([^\]]+)\]\(picture:([a-z0-9_/-]+)\) ?")
_FORMULA: Final = re.compile(r"\{=([a-z0-9_.*#?!+-]+)(/2)?\}")
_TERM: Final = re.compile(r"([+-]?)([a-z0-9_.*#?!]+)")
_RULE: Final = re.compile(r"\|[\s|:-]+")
_NUMBERED: Final = re.compile(r"\d+\. ")


@dataclass(frozen=True)
class Picture:
    name: str
    caption: str


@dataclass(frozen=True)
class Passage:
    """What has an address of its own. ``text`` is Markdown without its marks at the line's beginning and end."""

    id: str
    kind: Kind
    text: str
    clauses: tuple[str, ...] = ()
    pictures: tuple[Picture, ...] = ()
    #: The cells of a table, its head first.
    rows: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True)
class Chapter:
    id: str
    #: 2 is a chapter, 3 a part of the one before.
    level: int
    title: str
    passages: tuple[Passage, ...]


class Handbook:
    def __init__(self, source: str) -> None:
        lines = source.splitlines()
        self.title = lines[0].lstrip("# ")
        self.chapters: list[Chapter] = []
        starts = [number for number, line in enumerate(lines) if _HEADING.fullmatch(line)]
        for start, end in zip(starts, [*starts, len(lines)][1:], strict=True):
            head = _HEADING.fullmatch(lines[start])
            assert head is not None
            passages = tuple(_passages(head[3], lines[start + 1 : end]))
            self.chapters.append(Chapter(head[3], len(head[1]), head[2], passages))

    @property
    def passages(self) -> list[Passage]:
        return [passage for chapter in self.chapters for passage in chapter.passages]


@cache
def handbook(key: str, language: str) -> Handbook | None:
    """The rulebook of a game in a language, in English if there is no other; ``None`` if the game has none."""
    source = handbook_source(key, language) or handbook_source(key, "en")
    return None if source is None else Handbook(source)


@cache
def handbook_source(key: str, language: str) -> str | None:
    """The Markdown of a rulebook, with the numbers of the content filled in."""
    source = registry.document(key, f"rulebook.{language}.md")
    return None if source is None else filled(source, registry.game(key).content.data)


def filled(source: str, content: Mapping[str, object]) -> str:
    """A text with the numbers of a content in the place of their paths."""
    return _FORMULA.sub(lambda found: _value(content, found[1], halved=found[2] is not None), source)


def _value(content: Mapping[str, object], formula: str, *, halved: bool) -> str:
    found = _found(content, formula)
    if isinstance(found, list):
        return ", ".join(map(str, found))
    number = sum((-1 if sign == "-" else 1) * _number(content, path) for sign, path in _TERM.findall(formula))
    if not halved:
        return str(number)
    whole, half = divmod(number, 2)
    return f"{whole or ''}{'½' if half else ''}" or "0"


def _number(content: Mapping[str, object], path: str) -> int:
    found = int(path) if path.isdecimal() else _found(content, path)
    if not isinstance(found, int):
        raise ValueError(f"the rulebook asks for {path!r}, which is no number of the content")
    return found


def _found(value: object, path: str) -> object:
    """What stands at a path of the content; ``None`` if there is nothing."""
    part, _, rest = path.partition(".")
    if not part:
        return value
    if part == "*":
        below = value.values() if isinstance(value, Mapping) else value if isinstance(value, list) else ()
        return sum(number for number in (_found(item, rest) for item in below) if isinstance(number, int))
    if isinstance(value, list) and part == "#":
        return len(value)
    if isinstance(value, list) and part[0] in "?!":
        step, brings = _step(value, part[1:])
        return step if part[0] == "?" else _found(brings, rest)
    if isinstance(value, str):
        beside = re.search(rf"\b{part} (\d+)", value)
        return None if beside is None else int(beside[1])
    if isinstance(value, Mapping):
        return _found(value.get(part), rest)
    if isinstance(value, list) and part.isdecimal() and int(part) < len(value):
        return _found(value[int(part)], rest)
    return None


def _step(track: list[object], wanted: str) -> tuple[int, object] | tuple[None, None]:
    """The first step with a word in its effect, or the so many-th one that brings anything."""
    steps = [(step, brings) for step, brings in enumerate(track, 1) if brings not in (0, "none")]
    if wanted.isdecimal():
        steps = steps[int(wanted) - 1 :] if int(wanted) > 0 else []
    else:
        steps = [(step, brings) for step, brings in steps if re.search(rf"\b{wanted}\b", str(brings))]
    return steps[0] if steps else (None, None)


def _passages(chapter: str, lines: list[str]) -> list[Passage]:
    found: list[Passage] = []
    table: list[tuple[str, ...]] = []
    for line in [*lines, ""]:
        if line.startswith("|"):
            if not _RULE.fullmatch(line):
                table.append(tuple(cell.strip() for cell in line.strip().strip("|").split("|")))
            continue
        if table:
            found.append(Passage(f"{chapter}-{len(found) + 1}", "table", "", rows=tuple(table)))
            table = []
        if line.strip():
            found.append(_passage(f"{chapter}-{len(found) + 1}", line.strip()))
    return found


def _passage(name: str, line: str) -> Passage:
    kind: Kind = "words"
    numbered = _NUMBERED.match(line)
    if line.startswith("- "):
        kind, line = "item", line[2:]
    elif line.startswith("> "):
        kind, line = "example", line[2:]
    elif numbered is not None:
        kind, line = "number", line[numbered.end() :]
    cited = _CITED.search(line)
    if cited is not None:
        line = line[: cited.start()]
    pictures = tuple(Picture(match[2], match[1]) for match in _PICTURE.finditer(line))
    text = _PICTURE.sub("", line).strip()
    if pictures and not text:
        kind = "pictures"
    return Passage(name, kind, text, tuple(cited[1].split(", ")) if cited else (), pictures)
