"""Tutorials: prepared positions, and what a learner is told and asked there.

A tutorial is a file beside a game's module, ``tutorial.toml`` (of Eiszeit: ``eiszeit``) or ``tutorial-nomads.toml``
(``winter-nomads``). It has chapters of steps. A step speaks (its text is the message ``<name>-learn-<chapter>-<step>``
of the catalogues), lights up elements of the board, and may expect a choice of the learner, who is seat 0: any of those
in ``expect``, written as :meth:`~beringia.kernel.position.Position.notation` does. ``then`` is what the others choose
after it. A step with a ``position`` begins with that one, ``positions/<name>.json`` beside the module; the others go on
from where the last choice has led.

Nothing is kept of a learner: where somebody stands follows from the step and the choices since the last position.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import beringia
from beringia.games import registry
from beringia.kernel.errors import IllegalChoice
from beringia.kernel.events import Event
from beringia.kernel.position import Position

LEARNER: Final = 0
#: Rulebooks and tutorials name positions like this.
POSITION: Final = re.compile(r"[a-z0-9-]{1,40}")
#: Games have one tutorial, or several for parts of them.
_FILES: Final = ("tutorial.toml", "tutorial-nomads.toml")


@dataclass(frozen=True)
class Step:
    id: str
    position: str = ""
    #: Elements of the board that it speaks of.
    spot: tuple[str, ...] = ()
    #: Choices that lead on; none: it only speaks.
    expect: tuple[str, ...] = ()
    #: What the others choose afterwards.
    then: tuple[str, ...] = ()
    #: The rules that it states.
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True)
class Chapter:
    id: str
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Tutorial:
    name: str
    game: str
    minutes: int
    chapters: tuple[Chapter, ...]

    def find(self, chapter: str) -> Chapter:
        for found in self.chapters:
            if found.id == chapter:
                return found
        raise LookupError(f"the tutorial {self.name!r} has no chapter {chapter!r}")


@dataclass
class Scene:
    """A step as the learner sees it."""

    step: Step
    position: Position
    #: What has happened since the step before.
    events: list[Event]
    #: The codes of the choices that lead on.
    expected: list[int]


@cache
def tutorials() -> dict[str, Tutorial]:
    """All tutorials of all games."""
    found: dict[str, Tutorial] = {}
    for key in beringia.games():
        for file in _FILES:
            source = registry.document(key, file)
            if source is not None:
                name = key + file.removeprefix("tutorial").removesuffix(".toml")
                found[name] = _tutorial(name, key, tomllib.loads(source))
    return found


def position(key: str, name: str) -> Position:
    """A prepared position of a game."""
    game = registry.registered(key)
    source = registry.document(key, f"positions/{name}.json") if POSITION.fullmatch(name) else None
    if source is None:
        raise LookupError(f"{key} has no prepared position {name!r}")
    return game.from_dict(json.loads(source))


def scene(tutorial: Tutorial, chapter: str, number: int, choices: Sequence[int] = ()) -> Scene:
    """Step ``number`` of a chapter, after these choices since the last prepared position.

    Where choices are missing, the first that was expected is taken: so every step can be looked at. A ``LookupError``
    says that there is no such step, an :class:`~beringia.kernel.errors.IllegalChoice` that they cannot be made.
    """
    steps = tutorial.find(chapter).steps
    if not 0 <= number < len(steps):
        raise LookupError(f"chapter {chapter!r} has no step {number}")
    start = max(place for place in range(number + 1) if steps[place].position)
    at = position(tutorial.game, steps[start].position)
    events: list[Event] = []
    made = list(choices)
    for step in steps[start:number]:
        if step.expect:
            events = at.play_and_tell(made.pop(0) if made else at.parse(step.expect[0]))
            for answer in step.then:
                events += _answered(at, answer)
    now = steps[number]
    return Scene(now, at, events, [at.parse(choice) for choice in now.expect])


def _answered(at: Position, answer: str) -> list[Event]:
    """What somebody else chooses; if that cannot be chosen after another choice than planned, the first that can."""
    if at.seat is None or at.seat == LEARNER:
        return []
    try:
        return at.play_and_tell(at.parse(answer))
    except IllegalChoice:
        return at.play_and_tell(at.choices()[0])


def _tutorial(name: str, key: str, data: dict[str, Any]) -> Tutorial:
    chapters = tuple(
        Chapter(
            chapter["id"],
            tuple(_step(step) for step in chapter["steps"]),
        )
        for chapter in data["chapters"]
    )
    for chapter in chapters:
        if not chapter.steps or not chapter.steps[0].position:
            raise ValueError(f"{name}: chapter {chapter.id!r} does not begin with a position")
    return Tutorial(name, key, data["minutes"], chapters)


def _step(data: dict[str, Any]) -> Step:
    fields: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in data.items()}
    return Step(**fields)
