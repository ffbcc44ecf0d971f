"""One word for one thing: no catalogue, rulebook or rule uses a word that the glossary lists as wrong."""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest

from beringia.text.names import BETTER

PAGE: Final = Path(__file__).parents[2] / "docs" / "glossary.md"
LANGUAGES: Final = {"German": "de", "Dutch": "nl"}
PACKAGE = files("beringia")


@dataclass(frozen=True)
class Entry:
    term: str
    wrong: tuple[str, ...]
    game: str


def entries(language: str) -> list[Entry]:
    heading = next(name for name, code in LANGUAGES.items() if code == language)
    part = PAGE.read_text(encoding="utf-8").split(f"## {heading}\n")[1].split("\n## ")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in part.splitlines() if line.startswith("|")]
    return [Entry(row[0], tuple(row[2].split("; ")), row[3]) for row in rows[2:]]


def texts(language: str, game: str) -> dict[str, str]:
    """What is said in a language about a game: the messages of its catalogues, those about it in others, its books."""
    found: dict[str, str] = {}
    for file in (PACKAGE / "text" / language).iterdir():
        if file.name.endswith(".ftl"):
            lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
            messages = re.split(r"\n(?=\S)", "\n".join(lines))
            about = re.compile(rf"[a-z-]*\b{game}-" if game != "all" and not file.name.startswith(game) else "")
            found[file.name] = "\n".join(message for message in messages if about.match(message))
    for folder in (PACKAGE / "games").iterdir():
        for name in (f"rulebook.{language}.md", f"rules.{language}.md"):
            file = folder / name
            if file.is_file() and game in {"all", folder.name}:
                found[f"{folder.name}/{name}"] = file.read_text(encoding="utf-8")
    return found


def wrong_words(entry: Entry, text: str) -> list[str]:
    """What of an entry occurs, also at the beginning of a sentence; `like this` it is meant letter by letter."""
    found: list[str] = []
    for wrong in entry.wrong:
        word = wrong.strip("`")
        exact = word != wrong or word.lower() in entry.term.lower()
        first = re.escape(word[0]) if exact else f"[{re.escape(word[0])}{re.escape(word[0].upper())}]"
        found += re.findall(rf"(?<![\w-]){first}{re.escape(word[1:])}(?!\w)", text)
    return found


@pytest.mark.parametrize("language", LANGUAGES.values())
def test_words_that_are_listed_as_wrong_do_not_occur(language: str) -> None:
    listed = entries(language)
    assert len(listed) > 15
    found: list[str] = []
    for entry in listed:
        for name, text in texts(language, entry.game).items():
            found += [f"{name}: {wrong!r}, say {entry.term!r}" for wrong in wrong_words(entry, text)]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES.values())
def test_every_kind_of_text_is_looked_at(language: str) -> None:
    """Catalogues, tutorials, rulebooks and translated rules of every game: a wrong word in any of them is found."""
    everything = texts(language, "all")
    assert len(everything) > 40
    for entry in entries(language):
        looked = texts(language, entry.game)
        games = {"eiszeit", "valley", "winter"} if entry.game == "all" else {entry.game}
        wanted = {name for game in games for name in (f"{game}.ftl", f"{game}_learn.ftl", f"{game}_web.ftl")}
        wanted |= {f"{game}/{book}.{language}.md" for game in games for book in ("rulebook", "rules")}
        assert {name for name in looked if looked[name]} >= wanted, entry.term
        for wrong in entry.wrong:
            for name in wanted:
                assert wrong_words(entry, f"{looked[name]}\nx = So {wrong.strip('`')}."), (name, wrong)


def test_names_that_have_a_better_one_are_not_written() -> None:
    """The tables of the rules show cards as the table shows them, whatever the content file calls them."""
    pages = [file for folder in (PACKAGE / "games").iterdir() if folder.is_dir() for file in folder.iterdir()]
    rules = {str(file): file.read_text(encoding="utf-8") for file in pages if file.name.endswith(".md")}
    assert len(rules) > 10
    worse = [name for names in BETTER.values() for name in names]
    assert [(file, name) for file, text in rules.items() for name in worse if re.search(rf"\b{name}\b", text)] == []
