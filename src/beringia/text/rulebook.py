"""The rulebook of a game: its ``rules.md``, cut into sections and numbered clauses.

A clause is one line, ``- **EZ-13.7** What holds. (R)``. The mark at its end (or right after its number) says where it
comes from: R the rulebook, P another public source, D our own decision. ``(R, definition)`` marks a clause that only
says what a word means, and ``(D: reason)`` adds why. Worked examples, ``- **EX-4** ...``, carry no mark.

``(no code: reason)`` at the end of its text marks a clause that no code can cite: it holds because of how the program
is made, or is left to the players. Readers of the clause do not see this mark.

Sections that begin with the comment ``for programs`` are about the program: players are not shown them. Of the others
there may be translations, ``rules.de.md``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from beringia.games import registry

FOR_PROGRAMS: Final = "<!-- for programs -->"

_SECTION: Final = re.compile(r"## (\S+) (.+)")
_ITEM: Final = re.compile(r"- \*\*([A-Z]+-\d+(?:\.\d+)?)\*\* (.+)")
_MARK: Final = r"\(([RPD])(, definition)?(?:: ([^()]+(?:\([^()]*\)[^()]*)*))?\)"
_NO_CODE: Final = re.compile(r" \(no code: ([^()]+(?:\([^()]*\)[^()]*)*)\)(?=$| \([RPD][,:)])")
_MARK_FIRST: Final = re.compile(_MARK + r" (.+)")
_MARK_LAST: Final = re.compile(r"(.+) " + _MARK + r"\.?")


@dataclass(frozen=True)
class Clause:
    """One testable statement, or a worked example (``source`` is empty then)."""

    id: str
    text: str
    source: str
    definition: bool = False
    note: str = ""
    #: Why no code cites it; empty if code does.
    no_code: str = ""

    @property
    def example(self) -> bool:
        return not self.source


@dataclass(frozen=True)
class Section:
    """A section: clauses, and between them stretches of other text as Markdown, in the order of the file."""

    number: str
    title: str
    blocks: tuple[Clause | str, ...]
    #: It is about the program, not about the game.
    for_programs: bool = False

    @property
    def clauses(self) -> list[Clause]:
        return [block for block in self.blocks if isinstance(block, Clause) and not block.example]

    @property
    def examples(self) -> list[Clause]:
        return [block for block in self.blocks if isinstance(block, Clause) and block.example]

    @property
    def text(self) -> list[str]:
        return [block for block in self.blocks if isinstance(block, str)]


class Rulebook:
    def __init__(self, source: str) -> None:
        lines = source.splitlines()
        starts = [number for number, line in enumerate(lines) if _SECTION.fullmatch(line)]
        self.preface = "\n".join(lines[: starts[0]] if starts else lines).strip()
        self.title = self.preface.partition("\n")[0].lstrip("# ")
        self.sections: list[Section] = []
        for start, end in zip(starts, [*starts, len(lines)][1:], strict=True):
            head = _SECTION.fullmatch(lines[start])
            if head is not None:
                for_programs = FOR_PROGRAMS in lines[start + 1 : end]
                body = [line for line in lines[start + 1 : end] if line != FOR_PROGRAMS]
                self.sections.append(Section(head[1], head[2], _blocks(body), for_programs))

    @property
    def clauses(self) -> list[Clause]:
        """All clauses, without the examples."""
        return [clause for section in self.sections for clause in section.clauses]

    @property
    def for_players(self) -> list[Section]:
        return [section for section in self.sections if not section.for_programs]

    def find(self, wanted: str) -> Clause | Section:
        """A clause (``EZ-13.7`` or just ``13.7``), an example (``EX-4``) or a section (``13``)."""
        name = wanted.strip().upper()
        for section in self.sections:
            if section.number == name:
                return section
            for block in section.blocks:
                if isinstance(block, Clause) and (block.id == name or ("." in name and block.id.endswith(f"-{name}"))):
                    return block
        known = "this game has no numbered rules"
        if self.clauses:
            first, last = self.sections[0].number, self.sections[-1].number
            known = f"there are sections {first} to {last}, and clauses like {self.clauses[0].id}"
        raise LookupError(f"rule {wanted!r} does not exist; {known}")


@cache
def rulebook(key: str, language: str = "en") -> Rulebook:
    """The rules of a game by the game's key, or by the path of its file; in English where they are not translated."""
    translated = None if language == "en" else registry.document(key, f"rules.{language}.md")
    return Rulebook(registry.rulebook(key) if translated is None else translated)


def _blocks(lines: list[str]) -> tuple[Clause | str, ...]:
    blocks: list[Clause | str] = []
    text: list[str] = []
    for line in [*lines, ""]:
        item = _ITEM.fullmatch(line)
        if item is None:
            text.append(line)
            continue
        _close(text, blocks)
        blocks.append(_clause(item[1], item[2]))
    _close(text, blocks)
    return tuple(blocks)


def _close(text: list[str], blocks: list[Clause | str]) -> None:
    joined = "\n".join(text).strip()
    if joined:
        blocks.append(joined)
    text.clear()


def _clause(name: str, body: str) -> Clause:
    exempt = _NO_CODE.search(body)
    no_code = exempt[1] if exempt is not None else ""
    body = _NO_CODE.sub("", body)
    first = _MARK_FIRST.fullmatch(body)
    if first is not None:
        return Clause(name, first[4], first[1], first[2] is not None, first[3] or "", no_code)
    last = _MARK_LAST.fullmatch(body)
    if last is not None:
        return Clause(name, last[1], last[2], last[3] is not None, last[4] or "", no_code)
    if name.startswith("EX-"):
        return Clause(name, body, "")
    raise ValueError(f"clause {name} does not say where it comes from: (R), (P) or (D) is missing")
