"""Many games between bots, and what came out of them."""

from __future__ import annotations

import math
import signal
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context

from beringia import bots
from beringia.games.registry import game as find_game
from beringia.kernel.position import Game

#: Games handed to a worker process at a time.
BATCH = 20


@dataclass
class Tally:
    """What one entry of the line-up achieved."""

    bot: str
    games: int = 0
    wins: float = 0.0  # a shared victory counts as its share
    points: list[int] = field(default_factory=list)

    @property
    def win_rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """95 % interval of the win rate (Wilson)."""
        return wilson(self.wins, self.games)

    @property
    def mean_points(self) -> float:
        return sum(self.points) / len(self.points) if self.points else 0.0

    @property
    def deviation(self) -> float:
        """Standard deviation of the points."""
        if len(self.points) < 2:
            return 0.0
        mean = self.mean_points
        return math.sqrt(sum((point - mean) ** 2 for point in self.points) / (len(self.points) - 1))


@dataclass
class Result:
    """All tallies, in the order of the line-up, and the lengths of the games in decisions."""

    tallies: list[Tally]
    lengths: list[int] = field(default_factory=list)

    @property
    def games(self) -> int:
        return len(self.lengths)

    @property
    def mean_length(self) -> float:
        return sum(self.lengths) / len(self.lengths) if self.lengths else 0.0


@dataclass(frozen=True)
class Outcome:
    """One finished game: points and share of the victory by entry of the line-up."""

    points: list[int]
    shares: list[float]
    length: int


def simulate(
    game: Game,
    line_up: Sequence[str],
    games: int,
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    progress: Callable[[int], None] | None = None,
    workers: int = 1,
) -> Result:
    """Let bots play. The line-up moves on by one seat from game to game, so that no entry profits from its seat."""
    game.check_options(len(line_up), options or {})
    for name in line_up:
        if name not in bots.names():
            raise ValueError(f"bot {name!r} does not exist; there are {', '.join(bots.names())}")
    if games < 1:
        raise ValueError(f"games: {games} is not allowed; give a whole number from 1 on")
    if workers < 1:
        raise ValueError(f"workers: {workers} is not allowed; give a whole number from 1 on")
    result = Result([Tally(name) for name in line_up])
    numbers = range(games)
    if workers == 1:
        for number in numbers:
            _count(result, play_one(game, line_up, seed, number, options))
            if progress is not None:
                progress(1)
        return result
    batches = [numbers[start : start + BATCH] for start in range(0, games, BATCH)]
    play = partial(_play_batch, game.key, game.content.file, list(line_up), seed, options=dict(options or {}))
    # Ctrl-C reaches the workers, too: they leave it to this process, which then ends them at once.
    quiet = (signal.SIGINT, signal.SIG_IGN)
    with get_context("spawn").Pool(workers, signal.signal, quiet) as pool:
        for outcomes in pool.imap(play, batches):
            for outcome in outcomes:
                _count(result, outcome)
                if progress is not None:
                    progress(1)
    return result


def play_one(
    game: Game, line_up: Sequence[str], seed: int, number: int, options: Mapping[str, object] | None
) -> Outcome:
    """Game ``number`` of a series: the same for the same seed, whoever plays it when."""
    seats = len(line_up)
    players = [
        bots.make(line_up[(seat + number) % seats], game, seed * 1_000_003 + number * 31 + seat)
        for seat in range(seats)
    ]
    position = game.start(seats, seed=seed * 1_000_003 + number, options=options)
    length = 0
    while (seat := position.seat) is not None:
        position.play(players[seat].ask(position))
        length += 1
    scores, winners = position.scores(), position.winners()
    entries = [(entry - number) % seats for entry in range(seats)]
    return Outcome(
        [scores[seat] for seat in entries],
        [1 / len(winners) if seat in winners else 0.0 for seat in entries],
        length,
    )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """95 % confidence interval of a share."""
    if games == 0:
        return 0.0, 1.0
    z = 1.959964
    rate = wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def _count(result: Result, outcome: Outcome) -> None:
    result.lengths.append(outcome.length)
    for tally, points, share in zip(result.tallies, outcome.points, outcome.shares, strict=True):
        tally.games += 1
        tally.wins += share
        tally.points.append(points)


def _play_batch(
    key: str, content: str, line_up: list[str], seed: int, numbers: range, options: dict[str, object]
) -> list[Outcome]:
    game = find_game(key)
    if game.content.file != content:
        game = find_game(key, content)
    return [play_one(game, line_up, seed, number, options) for number in numbers]
