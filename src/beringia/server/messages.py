"""Everything that travels between server and browser, as typed models. ``docs/protocol.md`` explains them.

What comes in is strict: unknown fields and wrong types are refused. The TypeScript types of the browser are made from
these models by :mod:`beringia.server.typescript`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StrictBool,
    StrictInt,
    StrictStr,
    StringConstraints,
    TypeAdapter,
)
from typing_extensions import TypeAliasType, TypedDict

from beringia.server.seating import NAME_LENGTH, clean_name

PROTOCOL = 1
MAX_SEATS = 12
MAX_TABLES_PER_REQUEST = 50
MAX_REPLAY_STEPS = 200
MAX_ANSWERS = 1000
MAX_ANSWER_ITEMS = 24
MAX_PICKED = 8
MAX_PASSED_ON = 40

Status = TypeAliasType("Status", Literal["waiting", "playing", "paused", "finished", "outdated"])
SeatKind = TypeAliasType("SeatKind", Literal["human", "bot", "open", "away"])
PassWhen = TypeAliasType("PassWhen", Literal["never", "nothing", "turn"])
OptionValue = StrictBool | StrictInt | StrictStr | Annotated[list[StrictStr], Field(max_length=MAX_SEATS)]
Json = TypeAliasType("Json", dict[str, Any])


Name = Annotated[str, StringConstraints(max_length=NAME_LENGTH), AfterValidator(clean_name)]
Word = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_-]{0,31}$")]
Secret = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22,64}$")]
MessageId = Annotated[str, StringConstraints(pattern=r"^[!-~]{1,64}$")]
Count = Annotated[StrictInt, Field(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[StrictInt, Field(ge=0, lt=MAX_SEATS)]
Element = Annotated[str, StringConstraints(pattern=r"^[a-z_]+(:[A-Za-z0-9_,.-]+)*$", max_length=64)]


class Incoming(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Outgoing(BaseModel):
    model_config = ConfigDict(extra="forbid", json_schema_serialization_defaults_required=True)


# -- what games there are


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


class GameInfo(Outgoing):
    key: str
    seats: SeatRange
    content: str
    #: The version of its rules.
    rules: str
    options: list[OptionInfo]
    bots: list[str]
    bot: str
    #: Whether there is help for people who play with the printed game.
    companion: bool


class Games(Outgoing):
    games: list[GameInfo]
    languages: list[str]
    version: str


class ArgumentType(Outgoing):
    """What an argument of a message is: the name of its domain, and how it reads in a sentence."""

    domain: str
    reads: Literal["", "player", "whose", "title", "message", "halves", "list"]
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


# -- tables over HTTP


class SeatRequest(Incoming):
    kind: Literal["me", "open", "bot"]
    name: Name = ""
    bot: Word | None = None


class NewTable(Incoming):
    game: Word
    options: Annotated[dict[Word, OptionValue], Field(max_length=32)] = {}
    #: Nobody can tell by the clock who had something to decide; null: where two or more people play.
    poker_face: StrictBool | None = None
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=MAX_SEATS)]
    #: Only those who sit at the table may watch.
    private: StrictBool = False


class Join(Incoming):
    secret: Secret
    name: Name = ""
    token: Secret | None = None


class BotRequest(Incoming):
    bot: Word | None = None


class MyTable(Incoming):
    table: Annotated[str, StringConstraints(max_length=32)]
    tokens: Annotated[list[Secret], Field(max_length=MAX_SEATS)] = []


class MyTables(Incoming):
    tables: Annotated[list[MyTable], Field(max_length=MAX_TABLES_PER_REQUEST)]


class Problem(Outgoing):
    code: str
    key: str
    args: dict[str, str | int]
    clause: str
    message: str


class Seat(Outgoing):
    seat: int
    name: str
    kind: SeatKind
    bot: str | None
    colour: str | None
    connected: bool
    mine: bool
    #: Of own seats only.
    passes: Passes | None


class Passes(Outgoing):
    """When a player lets the server pass for him; ``on``: choices that alone are no reason to ask."""

    when: PassWhen
    on: list[int]


class Fair(TypedDict):
    commitment: str
    salt: str | None
    seed: str | None


class Summary(Outgoing):
    table: str
    game: str
    #: The version of the content that it is played with.
    content: str
    options: Json
    private: bool
    status: Status
    version: int
    created: str
    changed: str
    seats: list[Seat]
    decides: int | None
    scores: list[int] | None
    winners: list[int]
    rematch: str | None
    fair: Fair
    #: Why the table cannot be played on, if its status is outdated.
    outdated: Problem | None


class Summaries(Outgoing):
    tables: list[Summary]


class SeatLink(Outgoing):
    seat: int
    token: str | None
    invitation: str | None
    link: str


class Created(Outgoing):
    table: str
    seats: list[SeatLink]
    watch: str
    summary: Summary


class Joined(Outgoing):
    seat: int
    token: str
    link: str
    summary: Summary


class Rematched(Outgoing):
    table: str
    summary: Summary


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


# -- the game as it is told. What is sent after every step are plain dictionaries: a model takes longer to make than the
# step itself.


class Told(TypedDict):
    """An event as one viewer may know it."""

    kind: str
    seat: int | None
    key: str
    args: dict[str, str | int | None]


class Change(TypedDict):
    """One operation of a JSON Patch (RFC 6902); ``remove`` has no value."""

    op: Literal["add", "replace", "remove"]
    path: str
    value: Any


Patch = TypeAliasType("Patch", list[Change])


class Step(TypedDict):
    """One choice or undo; version 0 is the opening."""

    version: int
    seat: int | None
    undo: bool
    events: dict[str, list[Told]]


class ReplayStep(Outgoing):
    version: int
    seat: int | None
    undo: bool
    view: Json
    events: list[Told]
    #: For each event what it changed in the view before.
    patches: list[Patch]


class Replay(Outgoing):
    table: str
    game: str
    viewer: str
    version: int
    first: int
    steps: list[ReplayStep]


class LogStep(Outgoing):
    version: int
    seat: int | None
    undo: bool
    events: list[Told]


class TableLog(Outgoing):
    """All that one viewer may know of a table; ``view`` is what it saw at ``view_version``."""

    table: str
    game: str
    content: str
    rules: str
    options: Json
    names: list[str]
    viewer: str
    version: int
    steps: list[LogStep]
    view: Json | None
    view_version: int | None


class Decision(TypedDict):
    """What is being decided; ``seat`` is null for those who may not know whom the table waits for."""

    seat: int | None
    kind: str
    key: str
    args: dict[str, str | int]
    #: The choice that lets go by a chance which others get too, if this is one.
    passing: int | None


class Choice(TypedDict):
    code: int
    verb: str
    targets: list[str]
    key: str
    args: dict[str, str | int]


# -- WebSocket: from the browser


class Hello(Incoming):
    type: Literal["hello"]
    tokens: Annotated[list[Secret], Field(max_length=MAX_SEATS)] = []
    after: Annotated[StrictInt, Field(ge=-1, le=2**31 - 1)] = -1


class Steps(Incoming):
    """Asks for steps that ``table`` did not tell: those after one version and before another, the latest first."""

    type: Literal["steps"]
    id: MessageId
    before: Count
    after: Annotated[StrictInt, Field(ge=-1, le=2**31 - 1)] = -1


class Choose(Incoming):
    type: Literal["choose"]
    id: MessageId
    version: Count
    seat: SeatNumber
    choice: Count


class Undo(Incoming):
    type: Literal["undo"]
    id: MessageId
    version: Count
    seat: SeatNumber


class Why(Incoming):
    type: Literal["why"]
    id: MessageId
    seat: SeatNumber
    choice: Count


class WhyAt(Incoming):
    """Why nothing can be chosen by picking ``targets``, elements of the board; the last one lies in ``around``."""

    type: Literal["why_at"]
    id: MessageId
    seat: SeatNumber
    targets: Annotated[list[Element], Field(min_length=1, max_length=MAX_PICKED)]
    around: Annotated[list[Element], Field(max_length=MAX_PICKED)] = []


class Pause(Incoming):
    type: Literal["pause"]
    id: MessageId
    on: StrictBool


class PassForMe(Incoming):
    """Pass for a seat: never, where it has nothing else to choose, or until its next turn.

    It is also passed where nothing could be chosen but ``on``.
    """

    type: Literal["pass_for_me"]
    id: MessageId
    seat: SeatNumber
    when: PassWhen
    on: Annotated[list[Count], Field(max_length=MAX_PASSED_ON)] = []


class Ping(Incoming):
    type: Literal["ping"]
    id: MessageId


Request = Hello | Steps | Choose | Undo | Why | WhyAt | Pause | PassForMe | Ping
ClientMessage = Annotated[Request, Field(discriminator="type")]
client_message: TypeAdapter[Request] = TypeAdapter(ClientMessage)


# -- WebSocket: to the browser


class Scene(Outgoing):
    """What a connection sees of the game at one version; part of ``table`` and ``update``.

    The keys of ``views``, ``choices``, ``undo`` and of a step's ``events`` are viewers: "0", "1", ... for seats,
    "spectator" for the public.
    """

    status: Status
    version: int
    steps: list[Step]
    views: dict[str, Json]
    decision: Decision | None
    choices: dict[str, list[Choice]]
    undo: dict[str, int]
    scores: list[int] | None
    winners: list[int]
    fair: Fair


class TableMessage(Scene):
    type: Literal["table"] = "table"
    protocol: int = PROTOCOL
    table: str
    game: str
    content: str
    options: Json
    private: bool
    seats: list[Seat]
    viewers: list[str]
    rematch: str | None
    outdated: Problem | None
    #: There are earlier steps that are not told here: those before this version.
    earlier: int | None


class StepsMessage(Outgoing):
    """Earlier steps, in their order; ``earlier`` as in ``table``."""

    type: Literal["steps"] = "steps"
    id: str
    steps: list[Step]
    earlier: int | None


class UpdateMessage(Scene):
    """A new step. ``patches``: for each viewer what each of its events changed in the view before, in their order."""

    type: Literal["update"] = "update"
    patches: dict[str, list[Patch]]


class SeatsMessage(Outgoing):
    type: Literal["seats"] = "seats"
    status: Status
    seats: list[Seat]


class RematchMessage(Outgoing):
    type: Literal["rematch"] = "rematch"
    table: str


class DoneMessage(Outgoing):
    type: Literal["done"] = "done"
    id: str
    version: int


class RefusedMessage(Problem):
    type: Literal["refused"] = "refused"
    id: str


class WhyMessage(Outgoing):
    type: Literal["why"] = "why"
    id: str
    allowed: bool
    key: str
    args: dict[str, str | int]
    clause: str


ServerMessage = (
    TableMessage
    | StepsMessage
    | UpdateMessage
    | SeatsMessage
    | RematchMessage
    | DoneMessage
    | RefusedMessage
    | WhyMessage
)
