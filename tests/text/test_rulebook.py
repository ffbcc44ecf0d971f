"""The rulebook as data."""

from __future__ import annotations

import pytest

from beringia.text.rulebook import Clause, Rulebook, Section, rulebook

BOOK = """# A game - rules

What this is about.

## 1 First things
Some words.
- **AB-1.1** One holds. (R)
- **AB-1.2** A word means this. (R, definition)
- **AB-1.3** Two holds (always). (D: the rules are silent (twice) here)

| a | table |
|---|---|

## 2 Examples
- **EX-1** (AB-1.1) Given this. Then that.
- **AB-2.1** (P) Three holds.
"""


def test_sections_clauses_and_text() -> None:
    book = Rulebook(BOOK)
    assert book.title == "A game - rules"
    assert book.preface == "# A game - rules\n\nWhat this is about."
    assert [(section.number, section.title) for section in book.sections] == [("1", "First things"), ("2", "Examples")]
    assert book.sections[0].blocks == (
        "Some words.",
        Clause("AB-1.1", "One holds.", "R"),
        Clause("AB-1.2", "A word means this.", "R", definition=True),
        Clause("AB-1.3", "Two holds (always).", "D", note="the rules are silent (twice) here"),
        "| a | table |\n|---|---|",
    )
    assert book.sections[0].text == ["Some words.", "| a | table |\n|---|---|"]
    assert book.sections[1].examples == [Clause("EX-1", "(AB-1.1) Given this. Then that.", "")]
    assert [clause.id for clause in book.clauses] == ["AB-1.1", "AB-1.2", "AB-1.3", "AB-2.1"]
    assert book.clauses[-1] == Clause("AB-2.1", "Three holds.", "P")


def test_finding() -> None:
    book = Rulebook(BOOK)
    assert book.find("AB-1.1") == book.find("1.1") == book.find(" ab-1.1 ")
    assert isinstance(book.find("2"), Section)
    assert isinstance(book.find("ex-1"), Clause)
    for wrong in ("1.9", "3", "AB", "", "-1.1"):
        with pytest.raises(LookupError, match=r"there are sections 1 to 2, and clauses like AB-1.1"):
            book.find(wrong)


def test_a_clause_must_say_where_it_comes_from() -> None:
    with pytest.raises(ValueError, match=r"clause AB-1.1 does not say where it comes from"):
        Rulebook("# A\n\n## 1 B\n- **AB-1.1** Something holds.\n")


@pytest.mark.parametrize(
    "line",
    [
        "One holds. (no code: a person (or two) does it) (D: why)",
        "(D: why) One holds. (no code: a person (or two) does it)",
    ],
)
def test_why_no_code_cites_a_clause_is_not_read_by_people(line: str) -> None:
    clause = Rulebook(f"# A\n\n## 1 B\n- **AB-1.1** {line}\n").find("AB-1.1")
    assert clause == Clause("AB-1.1", "One holds.", "D", note="why", no_code="a person (or two) does it")


def test_a_clause_may_speak_of_codes() -> None:
    text = "There is no code (no code: none) for that."
    assert Rulebook(f"# A\n\n## 1 B\n- **AB-1.1** {text} (R)\n").find("AB-1.1") == Clause("AB-1.1", text, "R")


def test_the_rules_of_eiszeit() -> None:
    book = rulebook("eiszeit")
    assert [section.number for section in book.sections] == [str(number) for number in range(1, 26)]
    assert len(book.clauses) == len({clause.id for clause in book.clauses}) == 201
    assert sum(len(section.examples) for section in book.sections) == 38
    for section in book.sections:
        for clause in section.clauses:
            assert clause.id.startswith(f"EZ-{section.number}.")
            assert clause.source in ("R", "P", "D")
    shared_rank = book.find("13.7")
    assert isinstance(shared_rank, Clause)
    assert shared_rank.id == "EZ-13.7"
    assert "share a rank" in shared_rank.text
