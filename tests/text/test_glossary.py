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
    """What is said in a language about a game: the lines of its catalogues without comments, and its books."""
    found: dict[str, str] = {}
    for file in (PACKAGE / "text" / language).iterdir():
        if file.name.endswith(".ftl") and (game == "all" or file.name.startswith(game)):
            lines = file.read_text(encoding="utf-8").splitlines()
            found[file.name] = "\n".join(line for line in lines if not line.startswith("#"))
    for folder in (PACKAGE / "games").iterdir():
        for name in (f"rulebook.{language}.md", f"rules.{language}.md"):
            file = folder / name
            if file.is_file() and folder.name == game:
                found[f"{game}/{name}"] = file.read_text(encoding="utf-8")
    return found


@pytest.mark.parametrize("language", LANGUAGES.values())
def test_words_that_are_listed_as_wrong_do_not_occur(language: str) -> None:
    listed = entries(language)
    assert len(listed) > 15
    found: list[str] = []
    for entry in listed:
        for name, text in texts(language, entry.game).items():
            for wrong in entry.wrong:
                pattern = re.compile(rf"(?<![\w-]){re.escape(wrong)}(?!\w)")
                found += [f"{name}: {wrong!r}, say {entry.term!r}" for _ in pattern.finditer(text)]
    assert found == []


def test_names_that_have_a_better_one_are_not_written() -> None:
    """The tables of the rules show cards as the table shows them, whatever the content file calls them."""
    pages = [file for folder in (PACKAGE / "games").iterdir() if folder.is_dir() for file in folder.iterdir()]
    rules = {str(file): file.read_text(encoding="utf-8") for file in pages if file.name.endswith(".md")}
    assert len(rules) > 10
    worse = [name for names in BETTER.values() for name in names]
    assert [(file, name) for file, text in rules.items() for name in worse if re.search(rf"\b{name}\b", text)] == []
