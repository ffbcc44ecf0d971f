"""Which test proves which clause: prints the list, writes docs/rules-coverage.md, fails on a clause without a test.

A test cites clauses with ``@pytest.mark.rule("EZ-13.7")``. Clauses that only define words need no test. Worked examples
(``EX-1`` ...) are tests named ``test_ex_01`` ... in the folder of their game.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import re
import sys
from collections import defaultdict
from pathlib import Path

import pytest

import beringia
from beringia.text.rulebook import Rulebook, rulebook

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "rules-coverage.md"
GAMES = ROOT / "src" / "beringia" / "games"


class Collector:
    """A pytest plugin that notes, instead of running tests, what they cite."""

    def __init__(self) -> None:
        self.cited: dict[str, list[str]] = defaultdict(list)
        self.names: set[str] = set()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            name = item.nodeid.partition("[")[0]
            self.names.add(name)
            for mark in item.iter_markers("rule"):
                for clause in mark.args:
                    # The content tables C1 to C6 may be cited too; they are no clauses.
                    if not re.fullmatch(r"C\d+", clause) and name not in self.cited[clause]:
                        self.cited[clause].append(name)


def collect() -> Collector:
    collector = Collector()
    with contextlib.redirect_stdout(io.StringIO()):
        code = pytest.main(
            ["--collect-only", "-qqq", "-p", "no:cacheprovider", str(ROOT / "tests")], plugins=[collector]
        )
    if code != pytest.ExitCode.OK:
        raise SystemExit("the tests cannot be collected")
    return collector


def untested_examples(key: str, book: Rulebook, names: set[str]) -> list[str]:
    folder = f"tests/rules/{key}/"
    coded = {
        int(match[1]) for name in names if name.startswith(folder) and (match := re.search(r"::test_ex_(\d+)", name))
    }
    examples = [example.id for section in book.sections for example in section.examples]
    return [example for example in examples if int(example.rpartition("-")[2]) not in coded]


def main() -> int:
    parser = argparse.ArgumentParser(description="which test proves which clause of the rulebooks")
    parser.add_argument("--quiet", action="store_true", help="print only what is wrong")
    quiet = parser.parse_args().quiet
    found = collect()
    # A game that is not registered yet may have a rulebook and tests already; only registered ones must be complete.
    books = {path.parent.name: rulebook(path.parent.name) for path in sorted(GAMES.glob("*/rules.md"))}
    unknown = set(found.cited) - {clause.id for book in books.values() for clause in book.clauses}
    failures: list[str] = []
    page = ["# Which test proves which clause", "", "Written by `make rules`; do not edit.", ""]
    for key in beringia.games():
        book = books[key]
        clauses = book.clauses
        untested = [c.id for c in clauses if not c.definition and c.id not in found.cited]
        examples = untested_examples(key, book, found.names)
        failures += [f"{key}: {clause} has no test" for clause in untested]
        failures += [f"{key}: example {example} is not coded" for example in examples]
        page += [f"## {book.title}", "", "| Clause | Tests |", "|---|---|"]
        for clause in clauses:
            tests = found.cited.get(clause.id, [])
            if not quiet:
                print(f"{clause.id:10} {', '.join(tests) or ('defines words' if clause.definition else 'NO TEST')}")
            shown = ", ".join(f"`{test.rpartition('::')[2]}`" for test in tests)
            page.append(f"| {clause.id} | {shown or ('*defines words*' if clause.definition else '**none**')} |")
        page.append("")
        defined = sum(clause.definition for clause in clauses)
        print(f"{key}: {len(clauses)} clauses, {defined} of them definitions, {len(untested)} without a test")
    failures += [f"a test cites {clause}, which no rulebook has" for clause in sorted(unknown)]
    PAGE.write_text("\n".join(page), encoding="utf-8")
    for failure in failures:
        print(failure, file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
