"""The ladder of the levels: python -m beringia.lab.ladder [--games KEYS] [--neighbours N] [--minutes M] ...

Every level meets its neighbours, the others and ``greedy``, one against all others at the table, and what came of it is
kept in a file of results: a run that was stopped goes on where it was. Bots are named in it with a mark of their data,
so that what changed is played anew. Writes ``docs/ladder.md`` and its chart.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Protocol

import beringia
from beringia import bots
from beringia.bots.base import Bot
from beringia.bots.level import levels_of
from beringia.kernel.position import Game, Position
from beringia.lab import ladder_page
from beringia.lab.rating import ALONE, ANCHOR, Ladder, Match, Score
from beringia.lab.spread import Crew, WorkerLost

#: How many usually play; the other numbers of players are measured less closely.
USUAL = {"eiszeit": 3, "valley": 3, "winter": 2}
SEED = 20_000


# -- what is played


def plan(game: Game, neighbours: int, others: int, robin: int, planned: int = sys.maxsize) -> list[tuple[Match, int]]:
    """All matches, and how many games of each; ``planned`` at most where somebody plans, which takes its time."""
    slow = {level.name for level in levels_of(game.rules).levels if level.plans}
    levels = bots.levels(game)
    found: list[tuple[Match, int]] = []
    for seats in game.seats:
        usual = seats == USUAL.get(game.key, game.seats[0])
        if seats == 1:
            alone = [ANCHOR, *levels]
            found += [(Match(game.key, 1, name, ALONE), neighbours if usual else others) for name in alone]
            continue
        for place, name in enumerate(levels):
            for lower in [ANCHOR, *levels[:place]]:
                next_one = place > 0 and lower == levels[place - 1]
                many = (neighbours if next_one else robin) if usual else (others if next_one else 0)
                found.append((Match(game.key, seats, name, lower), many))
        if not usual:  # one of them ties the ladder to its anchor
            middle = levels[len(levels) // 2]
            found.append((Match(game.key, seats, middle, ANCHOR), others))
    wanted: dict[Match, int] = {}
    for match, many in found:
        wanted[match] = max(many, wanted.get(match, 0))
    for match in wanted:
        if match.one in slow or match.others in slow:
            wanted[match] = min(wanted[match], planned)
    return [(match, many) for match, many in wanted.items() if many]


def play_game(position: Position, players: Sequence[Bot], place: int, score: Score) -> None:
    """Play a game to its end, and count it for the bot in this place."""
    while (seat := position.seat) is not None:
        began = time.thread_time()
        choice = players[seat].ask(position)
        used = time.thread_time() - began
        if seat == place:
            score.decisions += 1
            score.seconds += used
            score.longest = max(score.longest, used)
        position.play(choice)
    winners = position.winners()
    score.games += 1
    score.won += 1 / len(winners) if place in winners else 0.0


def play(match: Match, numbers: Iterable[int], make: Callable[[str, Game, int], Bot] = bots.make) -> Score:
    """Some games of a match, always the same for the same numbers. The one moves on by one seat from game to game."""
    score = Score()
    game = beringia.game(match.game)
    for number in numbers:
        place = number % match.seats
        players = [
            make(match.one if seat == place else match.others, game, (SEED + number) * 31 + seat)
            for seat in range(match.seats)
        ]
        play_game(game.start(match.seats, seed=SEED + number), players, place, score)
    return score


# -- the file of results


class Played(Protocol):
    """What results are kept of: a match, or anything else with a name of its own."""

    @property
    def key(self) -> str: ...


class Results:
    """What has been played. It grows by batches, each of which is stored at once."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._data: dict[str, dict[str, float]] = {}
        if file.exists():
            try:
                data = json.loads(file.read_text(encoding="utf-8"))
            except ValueError:
                data = None
            if not isinstance(data, dict):
                raise ValueError(f"{file} holds no results; remove it, or give another name")
            self._data = data

    def score(self, match: Played) -> Score:
        return Score(**self._data.get(match.key, {}))  # type: ignore[arg-type]

    def add(self, match: Played, played: Score) -> None:
        score = self.score(match)
        score.add(played)
        rounded = {name: round(number, 6) for name, number in asdict(score).items()}
        self._data[match.key] = rounded
        self._file.parent.mkdir(parents=True, exist_ok=True)
        new = self._file.with_suffix(".new")
        new.write_text(json.dumps(dict(sorted(self._data.items())), indent=0) + "\n", encoding="utf-8")
        new.replace(self._file)


@dataclass(frozen=True)
class Job:
    match: Match
    first: int
    games: int


def jobs(planned: Sequence[tuple[Match, int]], results: Results) -> Iterator[Job]:
    """What is left, so that all matches get on evenly."""
    left: list[tuple[float, Job]] = []
    for match, many in planned:
        batch = 2 * match.seats
        for first in range(results.score(match).games, many, batch):
            left.append((first / many, Job(match, first, min(batch, many - first))))
    return (job for _, job in sorted(left, key=lambda one: one[0]))


def run_job(job: Job) -> tuple[Job, Score]:
    return job, play(job.match, range(job.first, job.first + job.games))


def run(
    planned: Sequence[tuple[Match, int]], results: Results, workers: int, seconds: float, ray: str | None = None
) -> None:
    """Play what is left, for so long at most; ``workers`` and ``ray`` as in :class:`~beringia.lab.spread.Crew`."""
    until = time.monotonic() + seconds
    left = list(jobs(planned, results))
    with Crew(workers, ray) as crew:
        # In order: what is stored of a match are always its first games.
        for number, (job, score) in enumerate(crew.map(run_job, left), 1):
            results.add(job.match, score)
            found = results.score(job.match)
            print(
                f"{number}/{len(left)} {job.match.game} {job.match.seats}: {job.match.one} - {job.match.others}"
                f" {found.won:.1f} of {found.games}",
                flush=True,
            )
            if time.monotonic() > until:
                return


def ladders(games: Sequence[str], results: Results) -> list[Ladder]:
    """Everything that is known of these games."""
    found = []
    for key in games:
        game = beringia.game(key)
        for seats in game.seats:
            names = [ANCHOR, *bots.levels(key)]
            pairs = [(one, other) for at, one in enumerate(names) for other in names[:at]]
            if seats == 1:
                pairs = [(name, ALONE) for name in names]
            ladder = Ladder(key, seats)
            for one, other in pairs:
                match = Match(key, seats, one, other)
                ladder.scores[match] = results.score(match)
            found.append(ladder)
    return found


@contextmanager
def told_by(parser: argparse.ArgumentParser) -> Iterator[None]:
    """What cannot be played, read or written ends the program with a line that says why."""
    try:
        yield
    except (ValueError, WorkerLost, OSError) as error:
        parser.error(str(error))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="beringia.lab.ladder", description="how strong the levels are")
    parser.add_argument("--games", default=",".join(beringia.games()), help="which games (%(default)s)")
    parser.add_argument("--neighbours", type=int, default=200, help="games of neighbours as usual (%(default)s)")
    parser.add_argument("--others", type=int, default=60, help="with other numbers of players (%(default)s)")
    parser.add_argument("--robin", type=int, default=40, help="of the levels that are no neighbours (%(default)s)")
    parser.add_argument("--planned", type=int, default=sys.maxsize, help="at most, where somebody plans (no limit)")
    parser.add_argument("--minutes", type=float, default=math.inf, help="stop after so long (when all is played)")
    parser.add_argument("--workers", type=int, default=0, help="processes (0: one per core, and never more)")
    parser.add_argument("--ray", metavar="ADDRESS", help="work on a Ray cluster (local: start one here)")
    parser.add_argument("--results", type=Path, default=Path("docs/ladder.json"), help="default %(default)s")
    parser.add_argument("--out", type=Path, default=Path("docs/ladder.md"), help="default %(default)s")
    given = parser.parse_args(arguments)
    with told_by(parser):
        keys = given.games.split(",")
        results = Results(given.results)
        planned = [
            one
            for key in keys
            for one in plan(beringia.game(key), given.neighbours, given.others, given.robin, given.planned)
        ]
        if given.minutes > 0:
            run(planned, results, given.workers, given.minutes * 60, given.ray)
        found = ladders(beringia.games(), results)
        given.out.write_text(ladder_page.page(found), encoding="utf-8")
        given.out.with_suffix(".svg").write_text(ladder_page.chart(found), encoding="utf-8")
        print(f"{given.out} written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
