"""What travels between the coach and the browser: hints, tried-out lines, analyses."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StrictInt

from beringia.server.message_types import Count, Incoming, Json, Outgoing, SeatNumber
from beringia.server.messages import Choice, Decision, Told

MAX_WORLD = 999
MAX_LINE = 2000


class HintRequest(Incoming):
    seat: SeatNumber
    version: Count


class ReasonMessage(Outgoing):
    """A term of the position that makes the difference, and how many points more that is than elsewhere."""

    key: str
    args: dict[str, str | int]
    points: float


class HintChoice(Outgoing):
    """A choice, the points at the end of the game that may be expected of it, and the own choices to follow it."""

    code: int
    points: float
    reasons: list[ReasonMessage]
    then: list[Choice]


class HintMessage(Outgoing):
    """The best choices of a decision, the best first."""

    seat: int
    version: int
    choices: list[HintChoice]


class WhatIf(Incoming):
    """A line to try out from the present decision: own choices and those that bots made for the others, as told."""

    seat: SeatNumber
    version: Count
    #: What the seat cannot know is drawn anew; the same number draws the same.
    world: Annotated[StrictInt, Field(ge=0, le=MAX_WORLD)] = 0
    line: Annotated[list[Count], Field(max_length=MAX_LINE)] = []


class WhatIfMessage(Outgoing):
    """Where a line leads: ``line`` with the choices that bots made since, and what happened after its last own one."""

    seat: int
    version: int
    world: int
    line: list[int]
    view: Json
    decision: Decision | None
    choices: list[Choice]
    events: list[Told]
    scores: list[int]
    winners: list[int]
    over: bool


class CurvePointMessage(Outgoing):
    """What everybody could expect after a step: points at the end, the chance to win. The last one is the result."""

    version: int
    points: list[float]
    shares: list[float]


class TurningPointMessage(Outgoing):
    """The step that changed somebody's chances most: a mistake, chance, or how the game went on."""

    version: int
    seat: int
    cause: Literal["chance", "mistake", "play"]
    choice: Choice
    #: By seat.
    shares: list[float]


class CostlyChoiceMessage(Outgoing):
    """A choice that cost points and a part of the chance to win, and what would have been better."""

    version: int
    seat: int
    choice: Choice
    better: Choice
    points: float
    share: float
    reasons: list[ReasonMessage]


class BalanceMessage(Outgoing):
    """What own choices cost a seat in all, and what luck brought it; luck is not told of running games."""

    seat: int
    choices_points: float
    choices_share: float
    luck_points: float | None
    luck_share: float | None


class AnalysisReport(Outgoing):
    #: Of a running game only the own choices of one seat, by what it knows.
    full: bool
    curve: list[CurvePointMessage]
    turning: list[TurningPointMessage]
    costly: list[CostlyChoiceMessage]
    balance: list[BalanceMessage]


class AnalysisMessage(Outgoing):
    """How far the analysis of a table is; ``report`` when it is done."""

    table: str
    game: str
    version: int
    viewer: str
    progress: float
    report: AnalysisReport | None
