"""The catalogues of a language as browsers ask for them: in parts, so that nobody waits for texts he does not read.

``shell`` is what any page may say, with what is said about each game before it is opened; ``game-<key>`` is what its
table, its replay and its pictures say; ``learn`` are the tutorials, ``companion`` is for people with the printed game.
What only the terminal says is in no part. A part refers to no messages but its own and those of ``shell``; the
companion is always read together with its game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import beringia
from beringia.kernel.position import Game
from beringia.text.catalogue import Catalogue, sources
from beringia.text.voice import Voice

SHELL: Final = "shell"
LEARN: Final = "learn"
COMPANION: Final = "companion"

#: Of a game's messages, without its key, those about choosing it and agreeing on its options.
FRONT = re.compile(
    r"title|about|(option|explain|character)-.*|web-(duration|weight)|companion-(title|about)|learn-goal"
)
#: Where a message begins: whatever follows on lines of its own, up to the next one, belongs to it.
BEGIN = re.compile(r"^(?=[a-z][\w-]* *=)", re.MULTILINE)
COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)


@dataclass(frozen=True)
class Served:
    """Fluent text: everything there is, and the same in parts."""

    whole: str
    parts: dict[str, str]


def served(language: str) -> Served:
    catalogue = Catalogue(language)
    games = [beringia.game(key) for key in beringia.games()]
    written = {game.key: generated(catalogue, game) for game in games}
    files = [(name.rpartition("/")[2].removesuffix(".ftl"), source) for name, source in sources(language)]
    files += [*catalogue.learnt.items(), *written.items()]
    parts: dict[str, list[str]] = {part: [] for part in (SHELL, LEARN, COMPANION, *map(part_of, written))}
    for stem, source in files:
        for message in messages(source):
            part = _part(stem, message.partition("=")[0].strip(), list(written))
            if part is not None:
                parts[part].append(message)
    whole = [source.strip() for _, source in files]
    return Served(_joined(whole, "\n\n"), {part: _joined(texts, "\n") for part, texts in parts.items()})


def part_of(key: str) -> str:
    """The part with the messages of a game."""
    return f"game-{key}"


def generated(catalogue: Catalogue, game: Game) -> str:
    """What a game writes of its content: messages without arguments."""
    return "\n".join(f"{key} = {text}" for key, text in Voice(catalogue, game).catalogue.texts.items())


def messages(source: str) -> Iterator[str]:
    """The messages of a catalogue file one by one, without comments."""
    for message in BEGIN.split(COMMENT.sub("", source)):
        if message.strip():
            yield message.strip()


def _part(stem: str, message: str, games: list[str]) -> str | None:
    """The part that a message of a file belongs to."""
    if stem == "terminal":
        return None
    # The key of one game may begin like that of another.
    owner = max((key for key in games if message.startswith(f"{key}-")), key=len, default=None)
    if owner is None or FRONT.fullmatch(message.removeprefix(f"{owner}-")):
        return SHELL
    if stem.endswith("_learn"):
        return LEARN
    return COMPANION if stem.endswith("_companion") else part_of(owner)


def _joined(texts: list[str], between: str) -> str:
    return between.join(text for text in texts if text) + "\n"
