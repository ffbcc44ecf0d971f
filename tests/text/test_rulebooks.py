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

from beringia.games import registry
from beringia.text.handbook import handbook, handbook_source
from beringia.text.names import better
from beringia.text.rulebook import rulebook

GAMES: Final = ("eiszeit", "winter", "valley")
LANGUAGES: Final = ("en", "de", "nl")

#: Clauses that no paragraph of a book links to, by section, and why a player does not need them.
UNLINKED: Final = {
    "eiszeit": {
        "20": "how the program carries actions out",
        "21": "the list of decisions, for those who write bots and clients",
        "22": "tables of the content, which the book shows in its own tables and pictures",
        "23": "what the engine checks after every step",
        "24": "worked examples for tests",
        "25": "where values of ours may be corrected",
    },
    "winter": {
        "29": "the list of decisions, for those who write bots and clients",
        "31": "what the engine checks after every step",
        "32": "worked examples for tests",
        "33": "what the program leaves out",
    },
    "valley": {
        "27": "the list of decisions, for those who write bots and clients",
        "28": "tables of the content, which the book shows in its own tables and pictures",
        "29": "what the engine checks after every step",
        "30": "worked examples for tests",
        "31": "where values of ours may be corrected",
    },
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
        return Counter(_NUMBER.findall(_PICTURE.sub("", _CITED.sub("", "\n".join(self.blocks)))))


def source(game: str, language: str) -> str:
    found = handbook_source(game, language)
    assert found is not None
    return found


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
def test_every_clause_that_a_player_needs_is_linked(game: str, language: str) -> None:
    found = set(cited(game, language))
    unlinked = {
        section.number: [clause.id for clause in section.clauses if clause.id not in found]
        for section in rulebook(game).sections
    }
    assert {number: clauses for number, clauses in unlinked.items() if clauses and number not in UNLINKED[game]} == {}
    assert len(found) > 100


@pytest.mark.parametrize("game", GAMES)
def test_sections_without_links_are_those_for_programs(game: str) -> None:
    assert [section.number for section in rulebook(game).sections if section.for_programs] == list(UNLINKED[game])


@books
def test_the_book_as_data(game: str, language: str) -> None:
    book = handbook(game, language)
    assert book is not None
    assert [chapter.id for chapter in book.chapters] == [chapter.id for chapter in chapters(game, language)]
    passages = book.passages
    assert len({passage.id for passage in passages}) == len(passages)
    assert {clause for passage in passages for clause in passage.clauses} == set(cited(game, language))
    for passage in passages:
        assert "](" not in passage.text
        assert "{" not in passage.text
        assert bool(passage.rows) == (passage.kind == "table")
        assert bool(passage.text) == (passage.kind not in ("table", "pictures"))


def test_numbers_come_from_the_content() -> None:
    raw = registry.document("eiszeit", "rulebook.en.md") or ""
    assert "{=copies.trail} cards, {=cards.trail.cost} stones" in raw
    assert "2 cards, 5 stones" in source("eiszeit", "en")


@books
def test_every_paragraph_says_where_its_rules_stand(game: str, language: str) -> None:
    bare = [
        block
        for chapter in chapters(game, language)
        for block in chapter.blocks
        if not (block.startswith("|") or block.endswith(":") or not _PICTURE.sub("", block).strip())
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
def test_every_card_is_pictured_beside_its_name(game: str, language: str) -> None:
    blocks = [block for chapter in chapters(game, language) for block in chapter.blocks]
    shown = {name for block in blocks for _, name in _PICTURE.findall(block)}
    assert [card for card in _content(game)["cards"] if f"card/{card}" not in shown] == []
    for block in blocks:
        if block.startswith("- !["):
            assert [caption for caption, _ in _PICTURE.findall(block) if f"**{caption}**" not in block] == []


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


def test_tables_of_eiszeit_follow_the_content() -> None:
    content = _content("eiszeit")
    iced, mammoths, supply, stones = _table("eiszeit", "setup")
    for column, players in enumerate("345", start=1):
        setup = content["setup"][players]
        assert _integers(iced[column]) == setup["iced"]
        assert _integers(mammoths[column]) == setup["mammoths"]
        assert _integers(supply[column]) == [setup["mammoth_supply"]]
        assert _integers(stones[column]) == [setup["dark_supply"]]


def test_tables_of_winter_follow_the_content() -> None:
    content = _content("winter")
    slots = content["stone_slots"]["cost"]
    assert [_integers(row[1]) for row in _table("winter", "develop")] == [[s["food"], s["tool"]] for s in slots]
    assert [_integers(row[2]) for row in _table("winter", "develop")] == [
        _integers(income) for income in content["stone_slots"]["income"]
    ]
    assert [int(cell) for cell in _table("winter", "idols")[0][1:]] == content["offering"]["ratio"]
    graves = [[int(cell) for cell in row[1:]] for row in _table("winter", "scoring")]
    assert graves == [content["graves"][rank][1:] for rank in ("leader", "second", "others")]
    for row, animal in zip(_table("winter", "animals"), _kinds(content["animals"]), strict=True):
        assert row[0] == animal["name"]["en"]
        assert _integers(row[1]) == [animal["copies"]]
        assert _integers(row[2]) == _integers(animal["tip"])
        assert _integers(row[3]) == animal.get("sets", [])
    for row, terrain in zip(_table("winter", "land"), _kinds(content["terrain"]), strict=True):
        assert row[0] == terrain["name"]["en"]
        assert _integers(row[1]) == _integers(terrain["income"])


def test_tables_of_valley_follow_the_content() -> None:
    content = _content("valley")
    for row, animal in zip(_table("valley", "pieces"), _kinds(content["animals"]), strict=True):
        assert row[0] == animal["name"]["en"]
        assert [_integers(row[1]), _integers(row[2])] == [[animal["moves"]], [animal["food"]]]
    many, few = _table("valley", "phase-2")
    assert [int(cell) for cell in many[1:]] == content["new_animals"]["many"]
    assert [int(cell) for cell in few[1:]] == content["new_animals"]["few"]


def _table(game: str, wanted: str) -> list[list[str]]:
    """The rows of the table of a chapter, without its head."""
    (chapter,) = [chapter for chapter in chapters(game, "en") if chapter.id == wanted]
    rows = [block for block in chapter.blocks if block.startswith("|")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[2:]]


def _integers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def _kinds(table: dict[str, Any]) -> list[dict[str, Any]]:
    return [value for value in table.values() if isinstance(value, dict)]


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
                found.append(better(value["name"][language], language))
            found += _names(value, wanted, language)
    return found
