"""What the planner must show: python -m beringia.lab.strength [--games N] [--only WORDS] [--minutes M] ...

It meets the bots that everything is measured by, and the nomads. Game N of a match is always the same, so figures can
be repeated; what was played is kept in a file of results, and more games go on from there. Prints the table of
``docs/bots.md``, and how long the planner thinks.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import beringia
from beringia import bots
from beringia.lab.ladder import Results, play_game, told_by
from beringia.lab.rating import Score, marked
from beringia.lab.simulate import wilson
from beringia.lab.spread import Crew

BOT = "planner"
SEED = 1_000_003
#: Games that are played in one go.
BATCH = 4


@dataclass(frozen=True)
class Trial:
    """One planner at a table, who sits there besides, and the share of victories that is wanted."""

    name: str
    game: str
    others: tuple[str, ...]
    wanted: float
    options: Mapping[str, object] = field(default_factory=dict)

    @property
    def key(self) -> str:
        """The bots with a mark of their numbers: who has changed plays anew."""
        return f"{self.name}: " + " ".join(marked(self.game, bot) for bot in (BOT, *self.others))


TRIALS = (
    Trial("Eiszeit, 3: two greedy", "eiszeit", ("greedy", "greedy"), 0.75),
    Trial("Eiszeit, 3: two search", "eiszeit", ("search", "search"), 0.50),
    Trial("Valley, 2: greedy", "valley", ("greedy",), 0.80),
    Trial("Valley, 3: two greedy", "valley", ("greedy", "greedy"), 0.65),
    Trial("Valley, 2: search", "valley", ("search",), 0.70),
    Trial("Winter, 2: greedy", "winter", ("greedy",), 0.92),
    Trial("Winter, 2: search", "winter", ("search",), 0.85),
    Trial("Winter, alone: nomads", "winter", (), 0.75),
    Trial(
        "Winter, alone: both raisers", "winter", (), 0.45, {"solo_extra_card": True, "solo_village_tile": True}
    ),
)  # fmt: skip


def play(trial: Trial, numbers: Iterable[int]) -> Score:
    """Some games of a trial. The line-up moves on by one seat from game to game."""
    score = Score()
    game = beringia.game(trial.game)
    line_up = (BOT, *trial.others)
    seats = len(line_up)
    for number in numbers:
        names = [line_up[(seat + number) % seats] for seat in range(seats)]
        players = [bots.make(name, game, SEED + number * 31 + seat) for seat, name in enumerate(names)]
        position = game.start(seats, seed=SEED + number, options=trial.options)
        play_game(position, players, names.index(BOT), score)
    return score


def row(trial: Trial, score: Score) -> str:
    low, high = wilson(score.won, score.games)
    fair = f" (fair {1 / (len(trial.others) + 1):.0%})" if trial.others else ""
    times = f"{1000 * score.seconds / score.decisions:.0f} ms | {score.longest:.2f} s" if score.decisions else " | "
    return (
        f"| {trial.name} | {score.games} | {score.won / score.games:.0%} | {low:.0%}-{high:.0%}"
        f" | {trial.wanted:.0%}{fair} | {times} |"
    )


HEAD = (
    "| planner against | games | won | 95 % interval | wanted | mean | longest |\n|---|---:|---:|---:|---:|---:|---:|"
)


def run_job(job: tuple[Trial, int, int]) -> tuple[Trial, Score]:
    trial, first, games = job
    return trial, play(trial, range(first, first + games))


def left(trials: Sequence[Trial], games: int, results: Results) -> list[tuple[Trial, int, int]]:
    """What is to be played yet, so that all trials get on evenly."""
    found = [
        (trial, first, min(BATCH, games - first))
        for trial in trials
        for first in range(results.score(trial).games, games, BATCH)
    ]
    return sorted(found, key=lambda job: job[1])


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="beringia.lab.strength", description="what the planner must show")
    parser.add_argument("--games", type=int, default=200, help="of each match (%(default)s)")
    parser.add_argument("--only", default="", help="matches whose name contains this (all)")
    parser.add_argument("--minutes", type=float, default=math.inf, help="stop after so long (when all is played)")
    parser.add_argument("--workers", type=int, default=0, help="processes (0: one per core, and never more)")
    parser.add_argument("--results", type=Path, default=Path("docs/strength.json"), help="default %(default)s")
    given = parser.parse_args(arguments)
    with told_by(parser):
        results = Results(given.results)
        trials = [trial for trial in TRIALS if given.only in trial.name]
        if not trials:
            known = "; ".join(trial.name for trial in TRIALS)
            raise ValueError(f"--only: no match is called {given.only!r}; there are {known}")
        until = time.monotonic() + given.minutes * 60
        todo = left(trials, given.games, results) if given.minutes > 0 else []
        if todo:
            with Crew(given.workers) as crew:
                # In order: what is stored of a match are always its first games.
                for trial, score in crew.map(run_job, todo):
                    results.add(trial, score)
                    found = results.score(trial)
                    print(f"{trial.name}: {found.won:.1f} of {found.games}", file=sys.stderr, flush=True)
                    if time.monotonic() > until:
                        break
        print(HEAD)
        for trial in trials:
            if (found := results.score(trial)).games:
                print(row(trial, found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
