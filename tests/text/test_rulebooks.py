"""The rulebooks for people: one book in three languages, with every rule a player needs, and nothing made up."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any, Final

import pytest

from beringia.text.rulebook import rulebook

GAMES: Final = ("eiszeit", "winter", "valley")
LANGUAGES: Final = ("en", "de", "nl")

# Chapters of the reference that are not meant for players: software, lists of decisions, content tables, invariants,
# worked examples, places open to correction.
NOT_FOR_PLAYERS: Final = {
    "eiszeit": {"20", "21", "22", "23", "24", "25"},
    "winter": {"29", "31", "32", "33"},
    "valley": {"27", "28", "29", "30", "31"},
}

_HEADING: Final = re.compile(r"(#+) (.+) \{#([a-z0-9-]+)\}")
_CITED: Final = re.compile(r"\[((?:[A-Z]+-\d+\.\d+)(?:, [A-Z]+-\d+\.\d+)*)\]")
_PICTURE: Final = re.compile(r"!\[([^\]]+)\]\(picture:([a-z0-9_/-]+)\)")
_NUMBER: Final = re.compile(r"\d+|½")


@dataclass
class Chapter:
    """What stands under one heading: its blocks are paragraphs, list items, table rows and pictures."""

    id: str
    level: int
    blocks: list[str] = field(default_factory=list)

    @property
    def numbers(self) -> Counter[str]:
        return Counter(_NUMBER.findall(_PICTURE.sub(r"\1", _CITED.sub("", "\n".join(self.blocks)))))


@cache
def source(game: str, language: str) -> str:
    path = files("beringia") / "games" / game / f"rulebook.{language}.md"
    return path.read_text(encoding="utf-8")


def chapters(game: str, language: str) -> list[Chapter]:
    found: list[Chapter] = []
    for line in source(game, language).splitlines()[1:]:
        heading = _HEADING.fullmatch(line)
        if heading is not None:
            found.append(Chapter(heading[3], len(heading[1])))
        elif line.strip():
            assert not line.startswith("#"), f"a heading without an id: {line}"
            found[-1].blocks.append(line.strip())
    return found


def cited(game: str, language: str) -> list[str]:
    return [clause for group in _CITED.findall(source(game, language)) for clause in group.split(", ")]


books = pytest.mark.parametrize(("game", "language"), [(game, language) for game in GAMES for language in LANGUAGES])


@books
def test_headings_are_the_same_in_every_language(game: str, language: str) -> None:
    ids = [(chapter.id, chapter.level) for chapter in chapters(game, language)]
    assert len(dict(ids)) == len(ids)
    assert ids == [(chapter.id, chapter.level) for chapter in chapters(game, "en")]
    assert ids[0] == ("goal", 2)
    assert ids[-1] == ("summary", 2)


@books
def test_every_cited_clause_exists(game: str, language: str) -> None:
    known = {clause.id for clause in rulebook(game).clauses}
    assert sorted(set(cited(game, language)) - known) == []


@books
def test_every_clause_for_players_is_cited(game: str, language: str) -> None:
    wanted = [
        clause.id
        for section in rulebook(game).sections
        if section.number not in NOT_FOR_PLAYERS[game]
        for clause in section.clauses
    ]
    assert len(wanted) > 100
    found = set(cited(game, language))
    assert [clause for clause in wanted if clause not in found] == []


@books
def test_every_paragraph_says_where_its_rules_stand(game: str, language: str) -> None:
    bare = [
        block
        for chapter in chapters(game, language)
        for block in chapter.blocks
        if not (block.startswith("|") or block.endswith(":") or _PICTURE.fullmatch(block))
        if re.search(_CITED.pattern + "$", block) is None
    ]
    assert bare == []


@books
def test_citations_stand_in_the_same_chapters(game: str, language: str) -> None:
    for here, english in zip(chapters(game, language), chapters(game, "en"), strict=True):
        assert _references(here) == _references(english), here.id


@books
def test_pictures_are_the_same_in_every_language(game: str, language: str) -> None:
    def pictures(tongue: str) -> list[tuple[str, list[str]]]:
        return [
            (chapter.id, [name for _, name in _PICTURE.findall("\n".join(chapter.blocks))])
            for chapter in chapters(game, tongue)
        ]

    assert pictures(language) == pictures("en")
    assert "](picture:" not in _PICTURE.sub("", source(game, language))


@books
def test_cards_and_tiles_bear_the_names_of_the_content(game: str, language: str) -> None:
    content = _content(game)
    for caption, name in _PICTURE.findall(source(game, language)):
        if "/" in name:
            names = list(_names(content, name.partition("/")[2], language))
            assert caption in names, name


@books
def test_numbers_are_the_same_in_every_language(game: str, language: str) -> None:
    for here, english in zip(chapters(game, language), chapters(game, "en"), strict=True):
        assert here.numbers == english.numbers, here.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_eiszeit_say_how_many_there_are_and_what_they_cost(language: str) -> None:
    content = _content("eiszeit")
    blocks = [block for chapter in chapters("eiszeit", language) for block in chapter.blocks]
    shown = 0
    for picture, text in pairwise(blocks):
        card = re.search(r"picture:card/(\w+)", picture)
        if card is not None:
            price = content["cards"][card[1]].get("cost", content["cards"][card[1]].get("gain"))
            expected = [content["copies"][card[1]]] + ([price] if isinstance(price, int) else [])
            assert [int(number) for number in _NUMBER.findall(text.partition(":")[0])] == expected
            shown += 1
    assert shown == 17


def _references(chapter: Chapter) -> set[str]:
    return {clause for group in _CITED.findall("\n".join(chapter.blocks)) for clause in group.split(", ")}


@cache
def _content(game: str) -> dict[str, Any]:
    return tomllib.loads((files("beringia") / "games" / game / "content.toml").read_text(encoding="utf-8"))


def _names(content: Any, wanted: str, language: str) -> list[str]:
    """The names that the content file gives to whatever has this id."""
    found: list[str] = []
    if isinstance(content, dict):
        for key, value in content.items():
            named = isinstance(value, dict) and isinstance(value.get("name"), dict)
            if key == wanted and named:
                found.append(value["name"][language])
            found += _names(value, wanted, language)
    return found
