"""``beringia rules``: a clause, a section, the book."""

from __future__ import annotations

import pytest

from tests.terminal import command


def test_a_clause() -> None:
    done = command.beringia("rules", "eiszeit", "13.7")
    assert done.returncode == 0
    assert " ".join(done.stdout.split()) == (
        "EZ-13.7 Players with equal numbers share a rank and remove one hunter each simultaneously. (R)"
    )
    assert command.beringia("rules", "eiszeit", "ez-13.7").stdout == done.stdout


def test_a_section() -> None:
    done = command.beringia("rules", "eiszeit", "18")
    assert done.stdout.startswith("18 End of the game\n")
    assert [word for word in done.stdout.split() if word.startswith("EZ-")] == ["EZ-18.1", "EZ-18.2", "EZ-18.3"]


def test_all_clauses() -> None:
    done = command.beringia("rules", "eiszeit", "clauses")
    assert done.returncode == 0
    for word in ("EZ-1.1", "EZ-13.7", "EZ-23.18", "EX-38", "Treibjagd"):
        assert word in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("Goal", "Scoring", "mammoth")), ("de", ("Ziel", "Wertung", "Mammut")), ("nl", ("Doel", "mammoet"))],
)
def test_the_rulebook_for_people(language: str, words: tuple[str, ...]) -> None:
    done = command.beringia("rules", "eiszeit", "--language", language)
    assert done.returncode == 0
    assert done.stdout.startswith("Eiszeit\n")
    assert all(word in done.stdout for word in words)
    assert "picture:" not in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80


@pytest.mark.parametrize(
    ("speaks", "title"),
    [("de_DE.UTF-8", "Ziel"), ("nl_BE.UTF-8", "Doel"), ("fr_FR.UTF-8", "Goal"), ("C.UTF-8", "Goal")],
)
def test_the_rulebook_speaks_the_language_of_its_reader(
    speaks: str, title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", speaks)
    assert title in command.beringia("rules", "eiszeit").stdout.splitlines()[:4]


def test_a_question() -> None:
    done = command.beringia("rules", "valley", "how do I win")
    assert "4 settlements" in done.stdout
    nothing = command.beringia("rules", "valley", "zzz")
    assert (nothing.returncode, nothing.stdout) == (2, "")
    assert "rule 'zzz' does not exist" in nothing.stderr


def test_clauses_are_translated() -> None:
    done = command.beringia("rules", "eiszeit", "18.1", "--lang", "de")
    assert done.stdout.startswith("EZ-18.1")
    assert "gewinnt" in done.stdout


def test_the_code_and_the_tests_of_a_clause() -> None:
    done = command.beringia("rules", "eiszeit", "13.3", "--code")
    assert done.returncode == 0
    text, _, places = done.stdout.partition("Code:\n")
    assert text == command.beringia("rules", "eiszeit", "13.3").stdout
    code, _, proofs = places.partition("Tests:")
    assert all(line.startswith("  beringia.games.eiszeit.") for line in code.splitlines())
    assert "limit_of" in code
    assert "test_the_limit_is_three_and_mammoths_and_fires" in proofs or "not installed" in proofs
    section = command.beringia("rules", "eiszeit", "13", "--code").stdout
    assert done.stdout in section
    assert "EZ-13.4" in section


def test_a_clause_of_every_game() -> None:
    done = command.beringia("rules", "13.7", "--code")
    assert [line.split()[0] for line in done.stdout.splitlines() if "-13.7 " in line[:8]] == [
        "EZ-13.7",
        "VM-13.7",
        "EW-13.7",
    ]
    assert command.beringia("rules", "vm-13.7", "--code").stdout in done.stdout
    nothing = command.beringia("rules", "99.99")
    assert (nothing.returncode, nothing.stdout) == (2, "")
    assert "rule '99.99' does not exist in any game" in nothing.stderr


def test_code_is_shown_for_a_clause_only() -> None:
    done = command.beringia("rules", "eiszeit", "--code")
    assert (done.returncode, done.stdout) == (2, "")
    assert "--code is about a clause or a section" in done.stderr
