"""A learned value of positions: ``beringia train GAME --value``. It needs numpy.

Bots play, and at every settled position the features of all seats are written down. A small network learns how large a
share of the victory each seat gets: from the outcome, and from its own forecast at the next such position (TD with
``LAMBDA``). A fifth of the games is held out; what the network misses there says how good it is, and what leaving out a
feature costs says how much that matters. A seed gives the same result with any number of processes.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from beringia import bots
from beringia.bots.files import evaluation_of
from beringia.bots.learned import inputs
from beringia.games.registry import game as find_game
from beringia.lab.spread import spread

#: How much of what is still to come is taken from the outcome instead of the next forecast, per position.
LAMBDA = 0.9
HELD_OUT = 5  # every fifth game
EPOCHS = 60
BATCH = 256
RATE = 0.003
DECAY = 1e-4


@dataclass(frozen=True)
class Lesson:
    """All that a learned value depends on."""

    game: str
    judge: str  #          whose evaluation describes positions
    players: list[str]  #  bots that play, in turn by seat and game
    seats: list[int]
    games: int
    hidden: int
    seed: int


@dataclass(frozen=True)
class Course:
    """The settled positions of one game as one seat saw them, and its share of the victory."""

    rows: list[list[float]]
    share: float


def watch(job: tuple[Lesson, int]) -> list[Course]:
    """Play one game and write it down."""
    lesson, number = job
    game = find_game(lesson.game)
    seats = lesson.seats[number % len(lesson.seats)]
    evaluation = evaluation_of(game.rules, lesson.judge)
    width = len(evaluation.feature_names())
    seed = lesson.seed * 1_000_003 + number
    names = [lesson.players[(number // len(lesson.seats) + seat) % len(lesson.players)] for seat in range(seats)]
    players = [bots.make(name, game, seed * 31 + seat) for seat, name in enumerate(names)]
    position = game.start(seats, seed=seed)
    rows: list[list[list[float]]] = [[] for _ in range(seats)]
    before = False
    while (seat := position.seat) is not None:
        settled = game.rules.settled(position.state)
        if settled and not before:  # once at each boundary
            found = list(inputs(evaluation.features(position.state), width))
            for place in range(seats):
                rows[place].append(found[place * 2 * width : (place + 1) * 2 * width])
        before = settled
        position.play(players[seat].ask(position))
    winners = position.winners()
    return [Course(rows[seat], 1 / len(winners) if seat in winners else 0.0) for seat in range(seats)]


def collect(lesson: Lesson, workers: int, ray: str | None = None) -> list[list[Course]]:
    """All games; ``workers`` and ``ray`` as in :class:`~beringia.lab.spread.Crew`."""
    return list(spread(watch, [(lesson, number) for number in range(lesson.games)], workers, ray))


@dataclass(frozen=True)
class Learned:
    """The network, and its mean log loss on games that it has not seen; beside it that of the plain shares."""

    net: dict[str, Any]
    loss: float
    plain: float


def learn(
    games: Sequence[Sequence[Course]], names: Sequence[str], hidden: int, seed: int, without: str = ""
) -> Learned:
    """Fit the network; ``without`` names a feature that is left out."""
    import numpy as np

    dice = np.random.default_rng(seed)
    keep = np.array([name != without for name in (*names, *names)], dtype=float)
    taught = [course for number, game in enumerate(games) if number % HELD_OUT for course in game if course.rows]
    kept = [course for number, game in enumerate(games) if not number % HELD_OUT for course in game if course.rows]
    x = np.array([row for course in taught for row in course.rows]) * keep
    ends = np.cumsum([len(course.rows) for course in taught])
    outcomes = [course.share for course in taught]
    width = x.shape[1]
    net = {
        "first": dice.normal(0.0, 0.3 / np.sqrt(width), (width, hidden)), "bias": np.zeros(hidden),
        "second": dice.normal(0.0, 0.3, hidden), "straight": np.zeros(width), "last": np.zeros(1),
    }  # fmt: skip
    means = {name: np.zeros_like(part) for name, part in net.items()}
    squares = {name: np.zeros_like(part) for name, part in net.items()}

    def forecast(part: Any) -> tuple[Any, Any]:
        inner = np.tanh(part @ net["first"] + net["bias"])
        return inner, 1.0 / (1.0 + np.exp(-(inner @ net["second"] + part @ net["straight"] + net["last"])))

    step = 0
    for epoch in range(EPOCHS):
        target = _targets(forecast(x)[1] if epoch else None, ends, outcomes)
        order = dice.permutation(len(x))
        for start in range(0, len(x), BATCH):
            chosen = order[start : start + BATCH]
            part = x[chosen]
            inner, share = forecast(part)
            error = (share - target[chosen]) / len(chosen)
            back = np.outer(error, net["second"]) * (1.0 - inner * inner)
            slopes = {
                "first": part.T @ back, "bias": back.sum(0), "second": inner.T @ error, "straight": part.T @ error,
                "last": np.array([error.sum()]),
            }  # fmt: skip
            step += 1
            for name, slope in slopes.items():
                means[name] = 0.9 * means[name] + 0.1 * slope
                squares[name] = 0.999 * squares[name] + 0.001 * slope * slope
                size = means[name] / (1 - 0.9**step) / (np.sqrt(squares[name] / (1 - 0.999**step)) + 1e-8)
                net[name] = net[name] * (1.0 - RATE * DECAY * 10) - RATE * size
    net["first"] *= keep[:, None]
    net["straight"] *= keep
    rows = np.array([row for course in kept for row in course.rows]) * keep
    truth = np.array([course.share for course in kept for _ in course.rows])
    loss = _log_loss(truth, forecast(rows)[1])
    plain = _log_loss(truth, np.full(len(truth), np.repeat(outcomes, np.diff(ends, prepend=0)).mean()))
    told = {name: np.round(part, 4).tolist() for name, part in net.items()}
    return Learned({"features": list(names), **told, "last": told["last"][0]}, loss, plain)


def _targets(forecasts: Any, ends: Any, outcomes: Sequence[float]) -> Any:
    """TD: backwards through each course, the outcome mixed with the forecasts on the way."""
    import numpy as np

    target = np.zeros(int(ends[-1]))
    start = 0
    for end, outcome in zip(ends, outcomes, strict=True):
        later = outcome
        for place in range(int(end) - 1, start - 1, -1):
            target[place] = later
            if forecasts is not None:
                later = LAMBDA * later + (1.0 - LAMBDA) * forecasts[place]
        start = int(end)
    return target


def _log_loss(truth: Any, share: Any) -> float:
    import numpy as np

    safe = np.clip(share, 1e-6, 1 - 1e-6)
    return float(-(truth * np.log(safe) + (1 - truth) * np.log(1 - safe)).mean())


def ablation(games: Sequence[Sequence[Course]], names: Sequence[str], hidden: int, seed: int) -> dict[str, float]:
    """How much worse the forecast gets without each feature."""
    whole = learn(games, names, hidden, seed).loss
    return {name: round(learn(games, names, hidden, seed, name).loss - whole, 4) for name in names}


def command(lesson: Lesson) -> str:
    """What makes the same again."""
    return (
        f"beringia train {lesson.game} --value --start {lesson.judge} --against {','.join(lesson.players)}"
        f" --seats {','.join(map(str, lesson.seats))} --games {lesson.games} --hidden {lesson.hidden}"
        f" --seed {lesson.seed}"
    )


def teach(lesson: Lesson, out: Path, workers: int, ablate: bool, ray: str | None = None) -> dict[str, Any]:
    """Play, learn, write the network; what is told of it."""
    names = evaluation_of(find_game(lesson.game).rules, lesson.judge).feature_names()
    if not names:
        raise ValueError(f"{lesson.game} describes no features to learn from")
    began = time.perf_counter()
    games = collect(lesson, workers, ray)
    learned = learn(games, names, lesson.hidden, lesson.seed)
    made: dict[str, Any] = {
        "command": command(lesson), "positions": sum(len(course.rows) for game in games for course in game),
        "seconds": round(time.perf_counter() - began), "log_loss": round(learned.loss, 4),
        "log_loss_of_plain_shares": round(learned.plain, 4),
    }  # fmt: skip
    if ablate:
        made["log_loss_added_without"] = ablation(games, names, lesson.hidden, lesson.seed)
    out.write_text(json.dumps({"made": made, **learned.net}) + "\n", encoding="utf-8")
    return made
