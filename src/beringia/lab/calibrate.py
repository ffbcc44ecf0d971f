"""What the coach's values come to at the end: fitted to games that bots play with each other.

Everybody plays by the coach's weights, now and then something else that looked good: where the bot of the coach plans
its turns with a tree, with a small one, because without any it ends with half the points; elsewhere at first sight.
Positions where a turn has ended are kept, and what became of them: final points by least squares, wins by logistic
regression. ``python -m beringia.lab.calibrate GAME`` prints the part of the coach's file.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from random import Random

from rich.progress import track

import beringia
from beringia.bots.files import file_of
from beringia.bots.planner import PlannerBot, Settings, promising
from beringia.coach.files import FEATURES, coach_file, evaluation_of
from beringia.coach.outlook import chances, dot, features
from beringia.kernel.playout import Picker
from beringia.lab.spread import spread

#: How often one of the next best choices is made instead of the best, so that positions are not all well played.
SLIPS = 0.05
#: How much a tree is tried out for one choice: people do not play like the strongest bot either.
ITERATIONS = 20.0
#: Positions of a game that are kept, on average.
KEPT = 0.8
STEPS = 300
RIDGE = 1.0


@dataclass(frozen=True)
class Sample:
    """A position: the features of all seats, what points they had in the end, and who won."""

    features: list[list[float]]
    points: list[float]
    wins: list[float]


def play(key: str, seats: int, seed: int) -> list[Sample]:
    """A game, and what became of its positions."""
    game = beringia.game(key)
    rules = game.rules
    evaluation = evaluation_of(rules)
    name = coach_file(rules).bot
    settings = Settings(file_of(rules, name).search | {"iterations": ITERATIONS})
    planner = PlannerBot(game, seed, name, evaluation, settings)
    random = Random(f"calibrate {key} {seats} {seed}")
    picker = Picker(seed)
    position = game.start(seats, seed)
    kept: list[list[list[float]]] = []
    while (seat := position.seat) is not None:
        if rules.settled(position.state) and random.random() < KEPT:
            kept.append([features(evaluation, position.state, each) for each in range(seats)])
        slips = random.random() < SLIPS
        if settings.tree and not slips:
            position.play(planner.ask(position))
            continue
        world = rules.determinize(position.state, seat, f"calibrate {random.random()}")
        best = promising(evaluation, world, picker, 3)
        position.play(int(random.choice(best) if slips else best[0]))
    points = [float(score) for score in position.scores()]
    winners = position.winners()
    wins = [1.0 / len(winners) if each in winners else 0.0 for each in range(seats)]
    return [Sample(each, points, wins) for each in kept]


def fit_points(samples: Sequence[Sample]) -> list[float]:
    """Least squares, with a little pull to 0."""
    matrix = [[RIDGE * (row == column) for column in range(FEATURES)] for row in range(FEATURES)]
    right = [0.0] * FEATURES
    for sample in samples:
        for found, points in zip(sample.features, sample.points, strict=True):
            for row in range(FEATURES):
                right[row] += found[row] * points
                for column in range(FEATURES):
                    matrix[row][column] += found[row] * found[column]
    return _solved(matrix, right)


def fit_shares(samples: Sequence[Sample]) -> list[float]:
    """Logistic regression by gradient steps on scaled features; with several seats their chances add up to 1."""
    rows = [found for sample in samples for found in sample.features]
    scales = [max(1e-6, (sum(row[each] ** 2 for row in rows) / len(rows)) ** 0.5) for each in range(FEATURES)]
    scaled = [[[number / scale for number, scale in zip(f, scales, strict=True)] for f in s.features] for s in samples]
    weights = [0.0] * FEATURES
    for step in range(STEPS):
        slope = [0.0] * FEATURES
        for sample, found in zip(samples, scaled, strict=True):
            if len(found) > 1 and not any(sample.wins):
                continue
            for share, won, each in zip(chances(weights, found), sample.wins, found, strict=True):
                for place in range(FEATURES):
                    slope[place] += (won - share) * each[place]
        rate = 3.0 / (1.0 + step / 100) / len(samples)
        weights = [weight + rate * change for weight, change in zip(weights, slope, strict=True)]
    return [weight / scale for weight, scale in zip(weights, scales, strict=True)]


def quality(samples: Sequence[Sample], points: Sequence[float], shares: Sequence[float]) -> str:
    """How well they fit: the error in points, and how surprising the winners were, in bits."""
    errors = [
        abs(dot(points, found) - final)
        for sample in samples
        for found, final in zip(sample.features, sample.points, strict=True)
    ]
    bits = 0.0
    for sample in samples:
        told = chances(shares, sample.features)
        for chance, won in zip(told, sample.wins, strict=True):
            bits -= won * log(max(1e-9, chance), 2) + (len(told) == 1) * (1 - won) * log(max(1e-9, 1 - chance), 2)
    return f"off by {sum(errors) / len(errors):.1f} points; {bits / len(samples):.2f} bits a winner"


def fitted(name: str, games: Sequence[Sequence[Sample]]) -> str:
    """A part of the coach's file. Every fifth game is kept apart: it shows how well the others foretell it."""
    test = [sample for number, samples in enumerate(games) if number % 5 == 0 for sample in samples]
    train = [sample for number, samples in enumerate(games) if number % 5 for sample in samples]
    points, shares = fit_points(train), fit_shares(train)
    about = f"# {len(train)} positions; {len(test)} of other games: {quality(test, points, shares)}"
    numbers = [
        f"{key} = {[round(each, 5) for each in found]}" for key, found in (("points", points), ("shares", shares))
    ]
    return "\n".join(["", about, f"[{name}]", *numbers])


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss with pivots."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for place in range(size):
        pivot = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        for row in range(size):
            if row != place:
                factor = rows[row][place] / rows[place][place]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[place], strict=True)]
    return [rows[place][size] / rows[place][place] for place in range(size)]


def _task(job: tuple[str, int, int]) -> list[Sample]:
    return play(*job)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="beringia.lab.calibrate", description="what the coach's values come to")
    parser.add_argument("game", choices=beringia.games())
    parser.add_argument("--games", type=int, default=200, help="games with each number of players (%(default)s)")
    parser.add_argument("--workers", type=int, default=0, help="processes (0: one per core, and never more)")
    given = parser.parse_args(arguments)
    jobs = [(given.game, seats, seed) for seats in beringia.game(given.game).seats for seed in range(given.games)]
    played = list(track(spread(_task, jobs, given.workers), "games", len(jobs)))
    print(f"# python -m beringia.lab.calibrate {given.game} --games {given.games}")
    for name, alone in (("calibration", False), ("alone", True)):
        games = [samples for (_, seats, _), samples in zip(jobs, played, strict=True) if (seats == 1) == alone]
        if games:
            print(fitted(name, games))
    return 0


if __name__ == "__main__":
    sys.exit(main())
