"""The texts in parts, as pages ask for them: nothing is lost, nothing said twice, and each part can be read alone."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import beringia
from beringia.text import LANGUAGES
from beringia.text.parts import COMPANION, LEARN, SHELL, messages, part_of, served

#: Where a message stands in its file.
SPAN = re.compile(r"'(start|end)': \d+")
SERVED = {language: served(language) for language in LANGUAGES}


class References(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the library's name
        self.found.add(node.id.name)


def read(source: str) -> dict[str, str]:
    """Every message of a text, as Fluent understands it."""
    entries = FluentParser().parse(source).body
    assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a message is written twice"
    return {entry.id.name: SPAN.sub("", repr(entry.value and entry.value.to_json())) for entry in found}


def references(source: str) -> set[str]:
    references = References()
    references.visit(FluentParser().parse(source))
    return references.found


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_parts_together_are_everything_but_the_terminal(language: str) -> None:
    whole = read(SERVED[language].whole)
    parts = [read(part) for part in SERVED[language].parts.values()]
    together = {key: text for part in parts for key, text in part.items()}
    assert len(together) == sum(map(len, parts)), "a message is in two parts"
    assert together == {key: text for key, text in whole.items() if not key.startswith("terminal-")}
    assert any(key.startswith("terminal-") for key in whole)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_part_needs_no_other_but_the_shell(language: str) -> None:
    parts = SERVED[language].parts
    shell = set(read(parts[SHELL]))
    for part, source in parts.items():
        own = shell | set(read(source))
        if part == COMPANION:
            own |= {key for game in beringia.games() for key in read(parts[part_of(game)])}
        assert references(source) - own == set(), part


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shell_says_what_is_said_before_a_game_is_opened(language: str) -> None:
    shell = read(SERVED[language].parts[SHELL])
    for key in beringia.games():
        game = beringia.game(key)
        wanted = {f"{key}-title", f"{key}-about", f"{key}-web-duration", f"{key}-web-weight", f"{key}-learn-goal"}
        wanted |= {f"{key}-option-{option.key}" for option in game.options}
        if game.has_companion:
            wanted |= {f"{key}-companion-title", f"{key}-companion-about"}
        assert wanted - set(shell) == set()
        assert not any(name.startswith((f"{key}-event-", f"{key}-choose-", f"{key}-decide-")) for name in shell)


def test_parts_hold_what_they_are_for() -> None:
    parts = {part: read(source) for part, source in SERVED["en"].parts.items()}
    assert {SHELL, LEARN, COMPANION, *map(part_of, beringia.games())} == set(parts)
    assert "web-hero" in parts[SHELL]
    assert "coach-analysis" in parts[SHELL]
    assert all("-learn-" in name for name in parts[LEARN])
    assert all("-companion-" in name for name in parts[COMPANION])
    for key in beringia.games():
        assert all(name.startswith(f"{key}-") for name in parts[part_of(key)])
        assert any(name.startswith(f"{key}-event-") for name in parts[part_of(key)])


def test_messages_are_told_apart_without_their_comments() -> None:
    source = (
        "# A comment = of words\none = 1\n    and more\n\n# Another\ntwo = { $count ->\n    [one] 1\n   *[other] n\n}\n"
    )
    assert list(messages(source)) == ["one = 1\n    and more", "two = { $count ->\n    [one] 1\n   *[other] n\n}"]
