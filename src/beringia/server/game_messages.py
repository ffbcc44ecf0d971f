"""What is told of the games: their options and bots, content, rulebooks, and the help for the printed game."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StrictInt, StrictStr, StringConstraints
from typing_extensions import TypeAliasType

from beringia.server.message_types import (
    Incoming,
    Json,
    OptionValue,
    Outgoing,
    Word,
)

MAX_ANSWERS = 1000
MAX_ANSWER_ITEMS = 24


class SeatRange(Outgoing):
    min: int
    max: int


class OptionInfo(Outgoing):
    key: str
    kind: str
    default: bool | int | str | list[str] | None
    allowed: list[bool | int | str]
    #: With how many players another value than the default is allowed; null: with any number.
    seats: SeatRange | None


class LevelInfo(Outgoing):
    """How well a bot plays; its name is that of the level, or ``level-character``."""

    name: str
    characters: list[str]


class GameInfo(Outgoing):
    key: str
    seats: SeatRange
    content: str
    #: The version of its rules.
    rules: str
    options: list[OptionInfo]
    #: From the weakest on; none where the game has no levels.
    levels: list[LevelInfo]
    #: What a person is offered besides; without levels the plain bots.
    others: list[str]
    #: The names of all bots that may sit here.
    bots: list[str]
    #: The one that plays if none is named.
    bot: str
    #: Whether there is help for people who play with the printed game.
    companion: bool


class Games(Outgoing):
    games: list[GameInfo]
    languages: list[str]
    #: Whether tables can be opened to everybody here.
    lobby: bool
    version: str
    #: Whoever makes a table may name a webhook for it.
    webhooks: bool


class ArgumentType(Outgoing):
    """What an argument of a message is: the name of its domain, and how it reads in a sentence."""

    domain: str
    reads: Literal["", "player", "whose", "title", "message", "halves", "label", "list"]
    #: The part of the content that names it, or the beginning of its message's key.
    group: str


class EventWords(Outgoing):
    """A kind of event: its arguments, and the clause behind it; ``clauses`` by the value of the argument ``by``."""

    args: dict[str, ArgumentType]
    clause: str
    by: str
    clauses: dict[str, str]


class Vocabulary(Outgoing):
    """What the arguments of messages are: of events, of choices by verb, of decisions by kind, of others by name."""

    arguments: dict[str, ArgumentType]
    events: dict[str, EventWords]
    verbs: dict[str, dict[str, ArgumentType]]
    decisions: dict[str, dict[str, ArgumentType]]
    #: What people call the things of a domain that reads as a label, by its name and theirs.
    labels: dict[str, dict[str, str]]


class Content(Outgoing):
    game: str
    version: str
    data: Json
    vocabulary: Vocabulary


class DomainInfo(Outgoing):
    """A kind of number as views write it: by name, or from ``first`` on. Places of a grid lie in ``columns``."""

    name: str
    size: int
    first: int
    names: list[str]
    columns: int
    flag: bool


class FieldInfo(Outgoing):
    """A field of a view. ``path`` leads to it: keys, ``[axis]`` for an entry of a list, ``{axis}`` for one by name.

    ``many``: cards or pieces in a row, or how many there are for those who may not see them.
    """

    name: str
    path: list[str]
    axes: list[DomainInfo]
    entry: DomainInfo
    many: bool
    see: Literal["everybody", "owner", "hidden"]


class Schema(Outgoing):
    """What the fields of a game's views mean: enough to draw any game."""

    game: str
    fields: list[FieldInfo]


class Clause(Outgoing):
    """A numbered statement; a worked example has no ``source``."""

    id: str
    text: str
    source: str
    definition: bool
    note: str


class Section(Outgoing):
    number: str
    title: str
    clauses: list[Clause]
    text: list[str]


class Rulebook(Outgoing):
    game: str
    title: str
    preface: str
    sections: list[Section]


class Picture(Outgoing):
    """A picture of a rulebook by its name; the client draws it."""

    name: str
    caption: str


class Passage(Outgoing):
    """A paragraph, an item of a list, an example, a table (``rows``, its head first) or pictures of a rulebook."""

    id: str
    kind: Literal["words", "item", "number", "example", "table", "pictures"]
    text: str
    clauses: list[str]
    pictures: list[Picture]
    rows: list[list[str]]


class Chapter(Outgoing):
    """A chapter (``level`` 2), or a part of the one before (3)."""

    id: str
    level: int
    title: str
    passages: list[Passage]


class Handbook(Outgoing):
    """The rulebook for people."""

    game: str
    title: str
    chapters: list[Chapter]


class Hit(Outgoing):
    """Where a rulebook answers a question: a passage of a chapter, or a clause of a section."""

    chapter: str
    title: str
    passage: str
    text: str
    clause: str


class Hits(Outgoing):
    hits: list[Hit]


# -- help for people with the printed game

AnswerWord = Annotated[StrictStr, StringConstraints(max_length=40)]
Answer = TypeAliasType(
    "Answer",
    Annotated[StrictInt, Field(ge=0, le=9999)]
    | AnswerWord
    | Annotated[list[AnswerWord], Field(max_length=MAX_ANSWER_ITEMS)],
)


class CompanionGame(Incoming):
    """A game of a companion: the same one always gets the same answer."""

    seed: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
    options: Annotated[dict[Word, OptionValue], Field(max_length=32)] = {}
    answers: Annotated[list[Answer], Field(max_length=MAX_ANSWERS)] = []


class CompanionEntry(Outgoing):
    """Something that happened or is to be done; ``after``: how many answers came before it."""

    kind: str
    key: str
    args: dict[str, str | int | None]
    after: int


class CompanionQuestion(Outgoing):
    """What the companion must know. ``start`` is what was true before, ``often`` are frequent answers."""

    kind: str
    key: str
    args: dict[str, str | int | None]
    shape: Literal["one", "some", "number", "places", "gains"]
    options: list[str]
    least: int
    most: int
    start: list[str]
    often: list[list[str]]


class CompanionReport(Outgoing):
    story: list[CompanionEntry]
    question: CompanionQuestion | None
    view: Json
    over: bool
