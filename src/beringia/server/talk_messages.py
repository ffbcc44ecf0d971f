"""Messages of what happens around a game: what people say, how much time they have, what they vote on.

``docs/protocol.md`` explains them. They are part of :mod:`beringia.server.messages`.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import Field, StrictBool, StrictInt, StringConstraints
from typing_extensions import TypeAliasType

from beringia.server.message_types import Incoming, MessageId, Name, Outgoing, SeatNumber, Secret, Word
from beringia.server.terms import DAY_SECONDS, ClockKind

#: Letters of what is said; what comes in may have more of those that are left out.
TALK_LENGTH: Final = 300
MAX_TALK: Final = 600

Room = TypeAliasType("Room", Literal["players", "spectators"])
Reaction = TypeAliasType(
    "Reaction",
    Literal["hello", "thanks", "well_played", "wow", "laugh", "oops", "thinking", "hurry", "sorry", "bye"],
)


# -- of a new table


class ClockRequest(Incoming):
    """How long people may think: ``seconds`` for a turn (``turn``; ``days``, whole days) or for the whole game
    (``game``), where every turn adds ``increment``. ``bot`` plays for who has no time left, until he is back."""

    kind: ClockKind
    seconds: Annotated[StrictInt, Field(ge=1, le=60 * DAY_SECONDS)]
    increment: Annotated[StrictInt, Field(ge=0, le=3600)] = 0
    bot: Word | None = None


# -- from the browser


class Listen(Incoming):
    """Asks for what was said last, and for everything that will be said."""

    type: Literal["talk"]
    id: MessageId


class Say(Incoming):
    """Says something: ``text``, or one of the ``reactions``. ``seat``: one of one's own; a spectator has none, but
    a ``guest``, a secret of his own that tells him from others, and a ``name`` if he likes."""

    type: Literal["say"]
    id: MessageId
    seat: SeatNumber | None = None
    text: Annotated[str, StringConstraints(max_length=MAX_TALK)] = ""
    reaction: Reaction | None = None
    guest: Secret | None = None
    name: Name = ""


class VoteFor(Incoming):
    """Votes that a bot shall play for somebody who is away, or takes the vote back."""

    type: Literal["vote"]
    id: MessageId
    seat: SeatNumber
    on: StrictBool


# -- to the browser


class Line(Outgoing):
    """Something that was said. ``guest`` tells spectators apart; each room counts its own lines."""

    room: Room
    number: int
    seat: int | None
    guest: str | None
    name: str
    text: str
    reaction: Reaction | None
    at: str


class SaidMessage(Outgoing):
    type: Literal["said"] = "said"
    line: Line


class TalkMessage(Outgoing):
    """The answer to ``talk``: in which ``room`` one talks, which ``rooms`` one hears, and what was said last."""

    type: Literal["talk"] = "talk"
    id: str
    room: Room
    rooms: list[Room]
    lines: list[Line]


class Vote(Outgoing):
    """The others may vote that a bot plays for this seat: who has, and how many it takes."""

    votes: list[int]
    needed: int


class Clock(Outgoing):
    """How much time everybody has left, in milliseconds, when this is sent.

    ``runs``: whose time runs, a seat's (``seat``), that of a window in which nobody may know who is asked (``window``),
    or nobody's.
    """

    kind: ClockKind
    seconds: int
    increment: int
    bot: str
    runs: Literal["seat", "window"] | None
    seat: int | None
    left: list[int]
    window: int | None


class TalkTerms(Outgoing):
    """May people talk here, and spectators with players?"""

    on: bool
    together: bool
