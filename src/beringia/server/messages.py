"""Everything that travels between server and browser about tables, as typed models. ``docs/protocol.md`` explains them.

What comes in is strict: unknown fields and wrong types are refused. The TypeScript types of the browser are made from
these models, and from those of :mod:`beringia.server.game_messages`, by :mod:`beringia.server.typescript`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StrictBool, StrictInt, StringConstraints, TypeAdapter
from typing_extensions import TypeAliasType, TypedDict

from beringia.server.message_types import (
    MAX_SEATS,
    Count,
    Element,
    Incoming,
    Json,
    MessageId,
    Name,
    OptionValue,
    Outgoing,
    PassWhen,
    SeatKind,
    SeatNumber,
    Secret,
    Status,
    Word,
)
from beringia.server.talk_messages import (
    Clock,
    ClockRequest,
    Listen,
    SaidMessage,
    Say,
    TalkMessage,
    TalkTerms,
    Vote,
    VoteFor,
)

PROTOCOL = 1
MAX_TABLES_PER_REQUEST = 50
MAX_REPLAY_STEPS = 200
MAX_PICKED = 8
#: Seconds.
MAX_DELAY = 3600
MAX_PASSED_ON = 40
#: Choices in one go.
MAX_CHOICES = 64


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
    #: People may ask for hints; alone with bots they always may.
    hints: StrictBool = False
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=MAX_SEATS)]
    #: Only those who sit at the table may watch.
    private: StrictBool = False
    #: People may talk at the table; spectators with players only if they talk together.
    talk: StrictBool = True
    talk_together: StrictBool = False
    clock: ClockRequest | None = None
    #: Seconds after which the others may vote that a bot plays for somebody who is away; null: the server's.
    absence: Annotated[StrictInt, Field(ge=1, le=60 * 24 * 60 * 60)] | None = None
    #: Where turns and the end are told, and in which language, if the server allows that.
    webhook: Annotated[str, StringConstraints(max_length=500)] | None = None
    language: Word | None = None
    #: Seconds after which spectators are told what has happened, until the game is over.
    delay: Annotated[StrictInt, Field(ge=0, le=MAX_DELAY)] = 0


class Join(Incoming):
    secret: Secret
    name: Name = ""
    token: Secret | None = None
    #: No person will play here but a program of somebody's own: the others are told.
    program: StrictBool = False


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
    #: A guest's program plays here, not a person.
    program: bool
    colour: str | None
    connected: bool
    mine: bool
    #: Has set the table.
    host: bool
    #: A new link is asked for, because the old one was lost.
    lost: LostLink | None
    #: Of own seats only.
    passes: Passes | None
    #: Since when a person is away, who is not connected.
    away_since: str | None
    #: The others may vote that a bot plays for this person.
    vote: Vote | None


class LostLink(Outgoing):
    """Who may let somebody in again: ``needed`` of ``asked`` must agree, and the seat must stay silent.

    ``after``: from when on there is a new link if nobody says anything more; null if there will be none.
    """

    asked: list[int]
    agreed: list[int]
    against: list[int]
    needed: int
    after: str | None


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
    #: Open to everybody on this server, who speak this language.
    listed: str | None
    status: Status
    version: int
    created: str
    changed: str
    seats: list[Seat]
    decides: int | None
    scores: list[int] | None
    winners: list[int]
    rematch: str | None
    #: The seat that the given invitation is for, if nobody has taken it.
    invited: int | None
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


class Preview(TypedDict):
    """What would follow from a choice, or, if that is null, what is to be known for the whole decision."""

    choice: int | None
    key: str
    args: dict[str, str | int]
    #: The elements of the board that it is about.
    targets: list[str]
    tone: Literal["plain", "good", "bad"]


class Choice(TypedDict):
    code: int
    verb: str
    targets: list[str]
    key: str
    args: dict[str, str | int]


class MacroStep(TypedDict):
    """One choice of a macro, to be told."""

    verb: str
    key: str
    args: dict[str, str | int]


class Macro(TypedDict):
    """Choices that can be made in one go. ``whole``: what most people want here; the rest can stay folded."""

    choices: list[int]
    steps: list[MacroStep]
    verb: str
    targets: list[str]
    key: str
    args: dict[str, str | int]
    whole: bool


# -- WebSocket: from the browser


class Hello(Incoming):
    type: Literal["hello"]
    tokens: Annotated[list[Secret], Field(max_length=MAX_SEATS)] = []
    after: Annotated[StrictInt, Field(ge=-1, le=2**31 - 1)] = -1
    #: Be shown what everybody may see, whatever the tokens (or invitations) are good for: for a screen in the room.
    watch: StrictBool = False


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


class MakeMacro(Incoming):
    """Several choices in one go: those of a macro on offer. All of them are made, or none."""

    type: Literal["macro"]
    id: MessageId
    version: Count
    seat: SeatNumber
    choices: Annotated[list[Count], Field(min_length=1, max_length=MAX_CHOICES)]


class Undo(Incoming):
    """Take back the last choices of a seat: so many, in one go; ``undo`` of a scene tells how many it may be."""

    type: Literal["undo"]
    id: MessageId
    version: Count
    seat: SeatNumber
    steps: Annotated[StrictInt, Field(ge=1, le=2**31 - 1)] = 1


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


class AskPreviews(Incoming):
    """Asks what would follow from the choices of the own decision."""

    type: Literal["previews"]
    id: MessageId
    version: Count
    seat: SeatNumber


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


Request = (
    Hello
    | Steps
    | Choose
    | MakeMacro
    | Undo
    | Why
    | WhyAt
    | AskPreviews
    | Pause
    | PassForMe
    | Ping
    | Listen
    | Say
    | VoteFor
)
ClientMessage = Annotated[Request, Field(discriminator="type")]
client_message: TypeAdapter[Request] = TypeAdapter(ClientMessage)


# -- WebSocket: to the browser


class Scene(Outgoing):
    """What a connection sees of the game at one version; part of ``table`` and ``update``.

    The keys of ``views``, ``choices``, ``macros``, ``undo`` and of a step's ``events`` are viewers: "0", "1", ... for
    seats, "spectator" for the public.
    """

    status: Status
    version: int
    steps: list[Step]
    views: dict[str, Json]
    decision: Decision | None
    choices: dict[str, list[Choice]]
    #: What can be chosen in one go, the likeliest first.
    macros: dict[str, list[Macro]]
    undo: dict[str, int]
    scores: list[int] | None
    winners: list[int]
    fair: Fair
    #: If people have only so much time to think.
    clock: Clock | None


class TableMessage(Scene):
    type: Literal["table"] = "table"
    protocol: int = PROTOCOL
    table: str
    game: str
    content: str
    options: Json
    private: bool
    #: As in the summary.
    listed: str | None
    #: Whether people may ask for hints here.
    hints: bool
    seats: list[Seat]
    viewers: list[str]
    rematch: str | None
    outdated: Problem | None
    #: There are earlier steps that are not told here: those before this version.
    earlier: int | None
    #: See ``queue``.
    queued: bool
    talk: TalkTerms
    #: Seconds after which spectators are told what has happened.
    delay: int
    #: How many look on without a seat.
    watchers: int


class StepsMessage(Outgoing):
    """Earlier steps, in their order; ``earlier`` as in ``table``."""

    type: Literal["steps"] = "steps"
    id: str
    steps: list[Step]
    earlier: int | None


class UpdateMessage(Scene):
    """A new step. ``patches``: for each viewer what each of its events changed in the view before, in their order.

    ``more``: the next one follows at once, because both were made in one go; nobody is asked in between.
    """

    type: Literal["update"] = "update"
    patches: dict[str, list[Patch]]
    more: bool


class SeatsMessage(Outgoing):
    type: Literal["seats"] = "seats"
    status: Status
    seats: list[Seat]
    watchers: int
    clock: Clock | None


class QueueMessage(Outgoing):
    """The bot that decides waits for bots of other tables to make up their minds, or does not any more."""

    type: Literal["queue"] = "queue"
    waits: bool


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


class PreviewsMessage(Outgoing):
    """The answer to ``previews``: what is said of the whole decision first."""

    type: Literal["previews"] = "previews"
    id: str
    version: int
    previews: list[Preview]


ServerMessage = (
    TableMessage
    | StepsMessage
    | UpdateMessage
    | SeatsMessage
    | QueueMessage
    | RematchMessage
    | DoneMessage
    | RefusedMessage
    | WhyMessage
    | PreviewsMessage
    | SaidMessage
    | TalkMessage
)
