"""Which test proves which clause, and which code cites it: prints the list and writes docs/rules-coverage.md.

Fails on a clause without a test, and on one that is neither cited by code nor marked with ``(no code:
reason)``. :mod:`beringia.text.citations` says what counts as a citation.

A test cites clauses with ``@pytest.mark.rule("EZ-13.7")``. Clauses that only define words need no test. Worked examples
(``EX-1`` ...) are tests named ``test_ex_01`` ... in the folder of their game.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

import beringia
from beringia.text import citations
from beringia.text.rulebook import Clause, Rulebook, rulebook

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "rules-coverage.md"
GAMES = ROOT / "src" / "beringia" / "games"


def untested_examples(key: str, book: Rulebook) -> list[str]:
    """The worked examples of a rulebook that no test of its game plays."""
    coded: set[int] = set()
    for file in (ROOT / "tests" / "rules" / key).glob("test_*.py"):
        coded.update(map(int, re.findall(r"^def test_ex_(\d+)", file.read_text(encoding="utf-8"), re.MULTILINE)))
    examples = [example.id for section in book.sections for example in section.examples]
    return [example for example in examples if int(example.rpartition("-")[2]) not in coded]


def uncited(clauses: list[Clause], code: citations.Citations) -> list[str]:
    """The clauses that code should cite and does not."""
    return [c.id for c in clauses if c.id not in code and not c.no_code and not c.definition]


def wrong_citations(key: str, clauses: list[Clause], code: citations.Citations, without_code: list[str]) -> list[str]:
    """What is wrong with the citations in the code of a game."""
    unknown = sorted(set(code) - {clause.id for clause in clauses})
    found = [f"{key}: code cites {clause}, which the rulebook does not have" for clause in unknown]
    found += [f"{key}: code cites {c.id}, which is marked (no code)" for c in clauses if c.no_code and c.id in code]
    return found + [f"{key}: {clause} is cited by no code" for clause in without_code]


def row(clause: Clause, tests: citations.Citations, code: citations.Citations) -> str:
    """The line of a clause on the page. Places have no line numbers there: those change with every edit."""
    exempt = clause.definition and "*defines words*"
    proofs = ", ".join(f"`{place.name}`" for place in tests.get(clause.id, ()))
    places = ", ".join(f"`{place.module.rpartition('.')[2]}.{place.name}`" for place in code.get(clause.id, ()))
    reason = f"*{clause.no_code}*" if clause.no_code else exempt
    return f"| {clause.id} | {proofs or exempt or '**none**'} | {places.replace('.`', '`') or reason or '**none**'} |"


def main() -> int:
    parser = argparse.ArgumentParser(description="which tests prove a clause of the rulebooks, and which code cites it")
    parser.add_argument("--quiet", action="store_true", help="print only what is wrong")
    quiet = parser.parse_args().quiet
    tests = citations.tests()
    if tests is None:
        raise SystemExit("there are no tests beside the package: PYTHONPATH=src")
    # A game that is not registered yet may have a rulebook and tests already; only registered ones must be complete.
    books = {path.parent.name: rulebook(path.parent.name) for path in sorted(GAMES.glob("*/rules.md"))}
    # The content tables C1 to C6 may be cited too; they are no clauses.
    known = {clause.id for book in books.values() for clause in book.clauses}
    unknown = {clause for clause in tests if not re.fullmatch(r"C\d+", clause)} - known
    failures: list[str] = []
    page = [
        "# Which test proves which clause, and which code cites it",
        "",
        "Written by `make rules`; do not edit.",
        "",
    ]
    for key in beringia.games():
        book = books[key]
        clauses = book.clauses
        code = citations.code(key)
        untested = [c.id for c in clauses if not c.definition and c.id not in tests]
        without_code = uncited(clauses, code)
        failures += [f"{key}: {clause} has no test" for clause in untested]
        failures += [f"{key}: example {example} is not coded" for example in untested_examples(key, book)]
        failures += wrong_citations(key, clauses, code, without_code)
        page += [f"## {book.title}", "", "| Clause | Tests | Code |", "|---|---|---|"]
        page += [row(clause, tests, code) for clause in clauses]
        page.append("")
        if not quiet:
            print("\n".join(line.replace("`", "").strip("| ") for line in page[-len(clauses) - 1 : -1]))
        defined = sum(clause.definition for clause in clauses)
        print(
            f"{key}: {len(clauses)} clauses, {defined} of them definitions, {len(untested)} without a test, "
            f"{len(without_code)} cited by no code"
        )
    failures += [f"a test cites {clause}, which no rulebook has" for clause in sorted(unknown)]
    PAGE.write_text("\n".join(page), encoding="utf-8")
    for failure in failures:
        print(failure, file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
