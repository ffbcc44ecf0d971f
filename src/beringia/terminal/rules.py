"""Rules at the terminal: the rulebook, a section, a clause with its code and tests, or what answers a question."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import beringia
from beringia.text import citations
from beringia.text.citations import Citation
from beringia.text.handbook import Chapter, Handbook, Passage, handbook
from beringia.text.rulebook import Clause, Rulebook, Section, rulebook
from beringia.text.search import index

#: What to ask for to get all numbered rules.
CLAUSES: Final = "clauses"
#: How many answers a question gets.
ANSWERS: Final = 3

_CLAUSE: Final = re.compile(r"([A-Z]+-)?\d+\.\d+", re.IGNORECASE)


def games_with(clause: str) -> list[str]:
    """The games that have a clause of this number or id; none if it reads like something else."""
    if _CLAUSE.fullmatch(clause) is None:
        return []
    found = [key for key in beringia.games() if _has(rulebook(key), clause)]
    if not found:
        raise LookupError(f"rule {clause!r} does not exist in any game")
    return found


def _has(book: Rulebook, clause: str) -> bool:
    try:
        book.find(clause)
    except LookupError:
        return False
    return True


def print_rules(console: Console, key: str, language: str, wanted: str | None) -> None:
    """The rulebook of a game, or of it what is wanted; ``LookupError`` if it says nothing about that."""
    book = handbook(key, language)
    if wanted == CLAUSES or (book is None and wanted is None):
        print_clauses(console, rulebook(key, language))
    elif book is not None and wanted is None:
        print_handbook(console, book)
    elif wanted is not None:
        try:
            print_rule(console, rulebook(key, language), wanted)
        except LookupError:
            if book is None or not print_answers(console, key, language, book, wanted):
                raise


def print_answers(console: Console, key: str, language: str, book: Handbook, question: str) -> bool:
    """The passages that answer a question; false if none does."""
    passages = {passage.id: passage for passage in book.passages}
    hits = [hit for hit in index(key, language).find(question) if hit.passage in passages]
    for hit in hits[:ANSWERS]:
        console.print(Text(hit.title, style="bold"))
        print_passage(console, passages[hit.passage])
    return bool(hits)


def print_clause(console: Console, clause: Clause) -> None:
    row = Table.grid(padding=(0, 1))
    row.add_column(style="bold", no_wrap=True)
    row.add_column()
    mark = f" ({clause.source})" if clause.source else ""
    row.add_row(clause.id, Text(clause.text + mark))
    if clause.note:
        row.add_row("", Text(clause.note, style="dim"))
    console.print(row)


def print_section(console: Console, section: Section) -> None:
    console.print(Text(f"{section.number} {section.title}", style="bold underline"))
    for block in section.blocks:
        if isinstance(block, Clause):
            print_clause(console, block)
        else:
            console.print(Markdown(block))


def print_clauses(console: Console, book: Rulebook) -> None:
    """All numbered rules."""
    console.print(Markdown(book.preface))
    for section in book.sections:
        console.print()
        print_section(console, section)


def print_handbook(console: Console, book: Handbook) -> None:
    """The rulebook for people."""
    console.print(Text(book.title, style="bold"))
    for chapter in book.chapters:
        print_chapter(console, chapter)


def print_chapter(console: Console, chapter: Chapter) -> None:
    console.print()
    console.print(Text(chapter.title, style="bold underline" if chapter.level == 2 else "bold"))
    for passage in chapter.passages:
        print_passage(console, passage)


def print_passage(console: Console, passage: Passage) -> None:
    """A passage with the numbers of the clauses behind it; pictures are for other media."""
    if passage.kind == "pictures":
        return
    if passage.kind == "table":
        head, *rows = passage.rows
        table = Table(*head, box=None, pad_edge=False)
        for row in rows:
            table.add_row(*row)
        console.print(table)
        return
    marks = {"item": "- ", "number": "- ", "example": "> "}
    clauses = ", ".join(clause.rpartition("-")[2] for clause in passage.clauses)
    text = f"{marks.get(passage.kind, '')}{passage.text}" + (f" *({clauses})*" if clauses else "")
    console.print(Padding(Markdown(text), (0 if passage.kind in ("item", "number") else 1, 0, 0, 0)))


def print_rule(console: Console, book: Rulebook, wanted: str) -> None:
    """A clause or a section; ``LookupError`` if there is no such rule."""
    found = book.find(wanted)
    if isinstance(found, Section):
        print_section(console, found)
    else:
        print_clause(console, found)


def print_code(console: Console, key: str, language: str, wanted: str) -> None:
    """A clause, or each of a section, with the code and the tests that cite it; ``LookupError`` if there is none."""
    found = rulebook(key, language).find(wanted)
    for clause in found.clauses if isinstance(found, Section) else [found]:
        print_clause(console, clause)
        cited = citations.code(key).get(clause.id, ())
        # Only the English book says why there is no code.
        original = rulebook(key).find(clause.id)
        if not cited and isinstance(original, Clause) and original.no_code:
            console.print(Text(f"Code: none ({original.no_code})"))
        else:
            print_citations(console, "Code", cited)
        tests = citations.tests()
        if tests is None:
            console.print("Tests: not installed; they come with the source")
        else:
            print_citations(console, "Tests", tests.get(clause.id, ()))


def print_citations(console: Console, title: str, cited: Sequence[Citation]) -> None:
    """One place per line, never broken: editors and terminals open ``path:line``."""
    console.print(f"{title}:" if cited else f"{title}: none")
    for citation in cited:
        console.print(Text(f"  {citation}"), soft_wrap=True)
