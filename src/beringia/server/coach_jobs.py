"""What worker processes do for the coach. They are given positions as a seat knows them, or a game that is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from beringia import IllegalChoice, Position, bots
from beringia.coach import Hint, Judge, Report, Story, hint
from beringia.coach.analysis import Analysis, Piece, Work, assess, prove
from beringia.server import redaction
from beringia.server.thinking import Edition, game_of

#: The bot that decides for the others where something is tried out.
OTHERS = "greedy"
#: Choices of others after which a line is left as it stands.
MOST_REPLIES = 400


@dataclass(frozen=True)
class Played:
    """A game to analyse: all that its story needs."""

    edition: Edition
    rules: str
    seats: int
    seed: int
    options: Mapping[str, Any]
    entries: list[tuple[int, int, int]]

    def story(self) -> Story:
        game = game_of(self.edition).as_of(self.rules)
        return Story(game, self.seats, self.seed, self.options, self.entries)


@cache
def _judge(edition: Edition, quick: bool) -> Judge:
    return Judge(game_of(edition), quick=quick)


def give_hint(edition: Edition, seen: Mapping[str, object]) -> Hint:
    return hint(game_of(edition).from_dict(seen), _judge(edition, False))


def assessed(played: Played, work: Work, viewer: int | None) -> Piece:
    """A part of an analysis."""
    judge = _judge(played.edition, True)
    if work.again is not None:
        return prove(judge, played.story(), work.again)
    return assess(judge, played.story(), work.first, work.last, viewer)


def reported(analysis: Analysis) -> Report:
    return analysis.report()


def try_line(edition: Edition, seen: Mapping[str, object], seat: int, line: Sequence[int], seed: int) -> Any:
    """Where a line leads, bots deciding for the others; ``None`` if it cannot be played.

    The answer has the fields of a :class:`~beringia.server.coach_messages.WhatIfMessage` that depend on it.
    """
    game = game_of(edition)
    position = game.from_dict(seen)
    told: list[Any] = []
    played: list[int] = []

    def play(choice: int) -> None:
        if position.seat == seat:
            told.clear()
        told.extend(redaction.seen_event(game.key, event, seat) for event in position.play_and_tell(choice))
        played.append(choice)

    try:
        for choice in line:
            play(choice)
    except IllegalChoice:
        return None
    _let_others_play(position, seat, seed, play)
    decision = position.decision_for(seat)
    return {
        "line": played,
        "view": position.view(seat),
        "decision": None if decision is None else {**decision.to_dict(), "passing": position.passing},
        "choices": [choice.to_dict() for choice in position.choices_for(seat)],
        "events": told,
        "scores": position.scores(),
        "winners": position.winners(),
        "over": position.over,
    }


def _let_others_play(position: Position, seat: int, seed: int, play: Any) -> None:
    for number in range(MOST_REPLIES):
        if position.seat is None or position.seat == seat:
            return
        play(bots.make_registered(OTHERS, position.game, seed + number).ask(position))
