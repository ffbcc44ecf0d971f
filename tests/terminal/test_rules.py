"""``beringia rules``: a clause, a section, the book."""

from __future__ import annotations

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


def test_the_whole_book() -> None:
    done = command.beringia("rules", "eiszeit")
    assert done.returncode == 0
    for word in ("EZ-1.1", "EZ-13.7", "EZ-23.18", "EX-38", "Treibjagd"):
        assert word in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80
