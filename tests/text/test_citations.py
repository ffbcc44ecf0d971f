"""From a clause to the code and the tests that cite it."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import rules

import beringia
from beringia.games import registry
from beringia.text import citations
from beringia.text.citations import Citation, cited_in, marked_in
from beringia.text.rulebook import Rulebook, rulebook
from tests.docs.pages import ROOT

CODE = '''"""A module (AB-1.1)."""

# What AB-1.2 says, and
# in a second line AB-1.3.
@decorated
class Step:
    CLAUSE = "AB-1.4"
    #: AB-1.5 again.
    field: int

    def take(self) -> None:
        """AB-1.6 to AB-1.8, or AB-1.10."""
        def inner() -> None:
            refuse("no", "AB-1.9")  # and AB-2.11

NUMBERS = {
    "one": "AB-3.1",
}
#: AB-3.2.
LIMIT: Final = 4
if True:
    def late() -> None: ...  # AB-3.3
'''


def test_a_citation_names_the_innermost_function_or_class() -> None:
    assert list(cited_in(CODE)) == [
        ("AB-1.1", "", 1),
        ("AB-1.2", "Step", 3),
        ("AB-1.3", "Step", 4),
        ("AB-1.4", "Step", 7),
        ("AB-1.5", "Step", 8),
        ("AB-1.6", "Step.take", 12),
        ("AB-1.8", "Step.take", 12),
        ("AB-1.10", "Step.take", 12),
        ("AB-1.9", "Step.take.inner", 14),
        ("AB-2.11", "Step.take.inner", 14),
        ("AB-3.1", "NUMBERS", 17),
        ("AB-3.2", "LIMIT", 19),
        ("AB-3.3", "late", 22),
    ]


def test_the_text_of_a_clause_is_no_citation_of_it() -> None:
    assert [clause for clause, _, _ in cited_in('"""- **AB-1.1** As AB-1.2. (R)"""')] == ["AB-1.2"]


TESTS = """
@pytest.mark.rule("AB-1.1", "AB-1.2")
@pytest.mark.parametrize("number", [1])
def test_one(number): ...

class TestMore:
    @pytest.mark.rule(
        "AB-1.3",
    )
    def test_two(self): ...

@pytest.mark.rule("AB-1.4")
def helper(): ...

@pytest.mark.long("AB-1.5")
def test_three(): ...
"""


def test_tests_cite_by_their_marks() -> None:
    assert list(marked_in(TESTS)) == [
        ("AB-1.1", "test_one", 4),
        ("AB-1.2", "test_one", 4),
        ("AB-1.3", "TestMore.test_two", 10),
    ]


def test_a_clause_leads_to_its_code() -> None:
    found = citations.code("eiszeit")["EZ-13.3"]
    places = {(place.module, place.name): place.line for place in found}
    assert len(places) == len(found), "a place is named once"
    source = {file.stem: file for file in registry.sources("eiszeit")}
    for (module, _), line in places.items():
        package, _, name = module.rpartition(".")
        assert package == "beringia.games.eiszeit"
        assert "EZ-13.3" in source[name].read_text(encoding="utf-8").splitlines()[line - 1]


@pytest.mark.parametrize("key", beringia.games())
def test_code_cites_only_clauses_that_exist(key: str) -> None:
    assert citations.code(key).keys() - {clause.id for clause in rulebook(key).clauses} == set()


def test_a_game_of_one_file_is_its_own_code() -> None:
    file = str(ROOT / "examples" / "thin_ice.py")
    assert registry.sources(file) == [Path(file)]
    assert "TI-2.1" in citations.code(file)


def test_a_clause_leads_to_its_tests() -> None:
    found = citations.tests()
    if found is None:
        pytest.skip("the package is installed without its tests")
    place = next(place for place in found["EZ-13.7"] if place.name == "test_all_players_equal")
    assert place.module == "tests/rules/eiszeit/test_13_conflicts.py"
    line = (ROOT / place.module).read_text(encoding="utf-8").splitlines()[place.line - 1]
    assert line.startswith("def test_all_players_equal(")
    assert str(place) == f"{place.module}:{place.line} {place.name}"


def test_an_installed_package_has_no_tests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(citations, "_PACKAGE", tmp_path / "site-packages" / "beringia")
    citations.tests.cache_clear()
    assert citations.tests() is None
    citations.tests.cache_clear()


BOOK = """# A

## 1 B
- **AB-1.1** One. (R)
- **AB-1.2** Two. (no code: people do it) (R)
- **AB-1.3** Three. (R, definition)
- **AB-1.4** Four. (R)
"""


def test_what_code_cites_wrongly_and_what_it_does_not_cite() -> None:
    clauses = Rulebook(BOOK).clauses
    code = {clause: (Citation("beringia.games.ab.rules", "take", 7),) for clause in ("AB-1.1", "AB-1.2", "AB-1.9")}
    assert rules.uncited(clauses, code) == ["AB-1.4"]
    assert rules.wrong_citations("ab", clauses, code, ["AB-1.4"]) == [
        "ab: code cites AB-1.9, which the rulebook does not have",
        "ab: code cites AB-1.2, which is marked (no code)",
        "ab: AB-1.4 is cited by no code",
    ]


def test_the_page_tells_tests_and_code_of_a_clause() -> None:
    one, two, three, four = Rulebook(BOOK).clauses
    tests = {"AB-1.1": (Citation("tests/rules/ab/test_1.py", "test_one", 3),)}
    code = {"AB-1.1": (Citation("beringia.games.ab.rules", "", 1), Citation("beringia.games.ab.turn", "Take.take", 7))}
    assert rules.row(one, tests, code) == "| AB-1.1 | `test_one` | `rules`, `turn.Take.take` |"
    assert rules.row(two, tests, code) == "| AB-1.2 | **none** | *people do it* |"
    assert rules.row(three, tests, code) == "| AB-1.3 | *defines words* | *defines words* |"
    assert rules.row(four, tests, code) == "| AB-1.4 | **none** | **none** |"
