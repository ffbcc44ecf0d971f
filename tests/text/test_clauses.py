"""Whatever events refer to stands in the rules, whatever the nomads may say has a reference, and the clauses say the
same in every language."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Any, Final

import pytest

import beringia
from beringia.text.names import better
from beringia.text.rulebook import Rulebook, Section, rulebook
from tests.text.test_rulebooks import GAMES

PACKAGE = files("beringia")

_NUMBER: Final = re.compile(r"\d+|½")
_MARK: Final = re.compile(r"\(([RPD])[,:)]")
_TITLE: Final = re.compile(r"\*\*(.+?)\.?\*\*")
_IDENTIFIER: Final = re.compile(r"`|\w_\w|\b[A-Z0-9]+-[A-Z]{2}")

#: Identifiers that are ordinary words, too.
_WORDS: Final = {"rest", "solo", "storm", "wolf"}


@pytest.mark.parametrize("key", ["eiszeit", "winter"])
def test_clauses_of_events_stand_in_the_rules(key: str) -> None:
    rules = (PACKAGE / "games" / key / "rules.md").read_text(encoding="utf-8")
    cited: set[str] = set()
    for kind in beringia.game(key).events.kinds:
        cited |= {kind.clause} if kind.clause else set()
        cited |= set(kind.clauses[1].values()) if kind.clauses is not None else set()
    assert len(cited) > 20
    assert [clause for clause in sorted(cited) if f"**{clause}**" not in rules] == []


def test_every_reason_of_the_nomads_has_a_clause() -> None:
    texts = (PACKAGE / "text" / "en" / "winter_solo.ftl").read_text(encoding="utf-8")
    reasons = re.findall(r"^ +\*?\[(\w+)\]", texts.split("winter-nomads-why =")[1].split("\n}")[0], re.MULTILINE)
    tables = [
        kind.clauses[1] for kind in beringia.game("winter").events.kinds if kind.clauses and kind.clauses[0] == "why"
    ]
    assert tables
    for table in tables:
        assert set(table) - {"none"} == set(reasons)


translations = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in GAMES for language in ("de", "nl")]
)


@cache
def source(game: str, language: str) -> str:
    return (PACKAGE / "games" / game / f"rules.{language}.md").read_text(encoding="utf-8")


def pairs(game: str, language: str) -> list[tuple[Section, Section]]:
    """The chapters for players, English and translated."""
    return list(zip(rulebook(game).for_players, Rulebook(source(game, language)).sections, strict=True))


def numbers(text: str) -> Counter[str]:
    return Counter(_NUMBER.findall(text))


@translations
def test_translated_clauses_are_the_same_clauses(game: str, language: str) -> None:
    for english, translated in pairs(game, language):
        assert translated.number == english.number
        assert [(clause.id, clause.source, clause.definition, bool(clause.note)) for clause in translated.clauses] == [
            (clause.id, clause.source, clause.definition, bool(clause.note)) for clause in english.clauses
        ]


@translations
def test_every_sentence_of_a_clause_comes_from_the_same_source(game: str, language: str) -> None:
    for english, translated in pairs(game, language):
        for original, clause in zip(english.clauses, translated.clauses, strict=True):
            assert _MARK.findall(clause.text) == _MARK.findall(original.text), clause.id


@translations
def test_translated_clauses_have_the_same_numbers(game: str, language: str) -> None:
    different = [
        clause.id
        for english, translated in pairs(game, language)
        for original, clause in zip(english.clauses, translated.clauses, strict=True)
        if numbers(f"{clause.text} {clause.note}") != numbers(f"{original.text} {original.note}")
    ]
    assert different == []


@translations
def test_text_between_the_clauses_has_the_same_numbers(game: str, language: str) -> None:
    for english, translated in pairs(game, language):
        assert len(translated.blocks) == len(english.blocks), english.number
        assert numbers("\n".join(translated.text)) == numbers("\n".join(english.text)), english.number


@translations
def test_identifiers_stay_in_the_program(game: str, language: str) -> None:
    english = (PACKAGE / "games" / game / "rules.md").read_text(encoding="utf-8")
    identifiers = {*re.findall(r"`([a-z][a-z_]+)`", english), *_content(game)["cards"]} - _WORDS
    assert len(identifiers) > 20
    text = source(game, language)
    assert [line for line in text.splitlines() if _IDENTIFIER.search(line)] == []
    assert sorted(identifiers & set(re.findall(r"\w+", text))) == []


@pytest.mark.parametrize("language", ["de", "nl"])
def test_clauses_of_cards_bear_the_names_of_the_content(language: str) -> None:
    names = {
        card["name"]["en"]: better(card["name"][language], language) for card in _content("valley")["cards"].values()
    }
    titled = 0
    for english, translated in pairs("valley", language):
        for original, clause in zip(english.clauses, translated.clauses, strict=True):
            for title, ours in zip(_TITLE.findall(original.text), _TITLE.findall(clause.text), strict=True):
                assert ours == names[title], clause.id
                titled += 1
    assert titled == 67


@cache
def _content(game: str) -> dict[str, Any]:
    return tomllib.loads((PACKAGE / "games" / game / "content.toml").read_text(encoding="utf-8"))
