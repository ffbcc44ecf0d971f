"""``docs/adding-a-game.md`` tells the story of a file: what it quotes stands there, what it claims of it is so."""

from __future__ import annotations

import re

import pytest

import beringia
from beringia.kernel.rules import Rules
from beringia.text import Catalogue, Voice
from tests.docs.pages import ROOT, blocks, inline
from tests.terminal import command

PAGE = ROOT / "docs" / "adding-a-game.md"
FILE = ROOT / "examples" / "thin_ice.py"
SOURCE = FILE.read_text(encoding="utf-8")


@pytest.mark.parametrize("quoted", blocks(PAGE, "py"))
def test_every_quotation_stands_in_the_file(quoted: str) -> None:
    assert quoted in SOURCE


def test_the_length_of_the_file() -> None:
    told = re.search(r"in\n(\d+) lines", PAGE.read_text(encoding="utf-8"))
    assert told is not None
    assert int(told[1]) == len(SOURCE.splitlines())


def test_paths_and_methods_exist() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for path in re.findall(r"`((?:examples|src|tools|tests|web|docs)/[\w./-]+)`", text):
        assert (ROOT / path).exists(), path
    for path in re.findall(r"`(games/\w+/\w+(?:\.py)?|valley/bits\.py)`", text):
        assert any((ROOT / folder / path).exists() for folder in ("src/beringia", "src/beringia/games")), path
    defaults = ("winners", "evaluate", "view", "determinize", "describe", "notation", "why_not", "pools", "violations")
    for name in (*defaults, "starts_action", "action_finished", "has_companion", "companion", "taken_unasked"):
        assert name in vars(Rules), name
        assert any(name in code for code in inline(PAGE)) or name == "taken_unasked"


def test_default_words_are_as_told() -> None:
    game = beringia.game(str(FILE))
    voice = Voice(Catalogue("en"), game, ["Ayla", "Brun"])
    assert voice.tell("thin_ice-choose-throw", rope=3) == "Throw rope 3"
    told = voice.event({"kind": "came_home", "seat": 0, "args": {"points": 4}})
    assert told == "Ayla: came home (points 4)."
    german = Voice(Catalogue("de"), game, ["Ayla", "Brun"])
    assert german.tell("thin_ice-decide-crack", short=2) == voice.tell("thin_ice-decide-crack", short=2)


def test_clauses_of_the_docstring_are_the_rulebook() -> None:
    said = command.beringia("rules", FILE, "2.3").stdout
    assert "The die is rolled." in said
