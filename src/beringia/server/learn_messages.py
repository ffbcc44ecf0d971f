"""Messages about tutorials, and the prepared positions of rulebooks."""

from __future__ import annotations

from beringia.server.message_types import Json, Outgoing
from beringia.server.messages import Choice, Decision, Told


class PictureScene(Outgoing):
    """A prepared position as seat 0 sees it."""

    game: str
    view: Json


class LessonChapter(Outgoing):
    id: str
    steps: list[str]


class Lesson(Outgoing):
    """A tutorial; its texts are called ``<name>-learn-...``."""

    name: str
    game: str
    minutes: int
    chapters: list[LessonChapter]


class Lessons(Outgoing):
    lessons: list[Lesson]


class LessonScene(Outgoing):
    """A step of a tutorial: what to look at, and what is expected (the codes of choices; none: it only speaks)."""

    view: Json
    scores: list[int]
    winners: list[int]
    decision: Decision | None
    choices: list[Choice]
    events: list[Told]
    spot: list[str]
    expected: list[int]
    clauses: list[str]
    #: The step begins with a position of its own: choices made before do not count any more.
    fresh: bool


class LessonAnswer(Outgoing):
    """Why nothing can be chosen there now."""

    allowed: bool
    key: str
    args: dict[str, str | int]
    clause: str
