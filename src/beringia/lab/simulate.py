"""Many games between bots, and what came out of them."""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import combinations
from pathlib import Path

from beringia import bots
from beringia.kernel.batch import game_seed
from beringia.kernel.errors import IllegalChoice
from beringia.kernel.options import OptionValue
from beringia.kernel.position import Game
from beringia.kernel.record import Record
from beringia.lab.spread import spread

#: Games handed to a worker process at a time.
BATCH = 20
#: Operands that tell which card a choice is about.
CARDS = ("card", "kind", "chief", "setup", "animal")


@dataclass(frozen=True)
class Outcome:
    """One finished game; lists are by seat."""

    number: int
    seed: int
    entries: list[int]  # which entry of the line-up sat there
    points: list[int]
    shares: list[float]  # of the victory
    length: int  # in decisions
    chosen: list[dict[str, int]]  # how often each verb, with the card if it is about one
    varied: dict[str, OptionValue] = field(default_factory=dict)  # the options that differ from game to game

    def row(self, line_up: Sequence[str]) -> dict[str, object]:
        """The game as a line of a table."""
        found: dict[str, object] = {"number": self.number, "seed": str(self.seed), "decisions": self.length}
        for key, value in self.varied.items():
            found[f"option_{key}"] = value
        for seat, entry in enumerate(self.entries):
            found[f"bot_{seat}"] = line_up[entry]
            found[f"points_{seat}"] = self.points[seat]
            found[f"share_{seat}"] = self.shares[seat]
        return found


@dataclass(frozen=True)
class Series:
    """What is played: everything but the number of games."""

    game: Game
    line_up: tuple[str, ...]
    seats: int
    seed: int = 1
    options: Mapping[str, object] = field(default_factory=dict)
    records: Path | None = None  # where every game is saved
    vary: Mapping[str, Sequence[OptionValue]] = field(default_factory=dict)  # options that take these values in turn

    def entries(self, number: int) -> list[int]:
        """Who sits where in game ``number``: all groups in turn, each moving on by one seat whenever it plays again."""
        groups = list(combinations(range(len(self.line_up)), self.seats))
        number //= self._variants()
        group, turn = groups[number % len(groups)], number // len(groups)
        return [group[(seat + turn) % self.seats] for seat in range(self.seats)]

    def varied(self, number: int) -> dict[str, OptionValue]:
        """The options that differ from game to game, in game ``number``: all combinations in turn."""
        number %= self._variants()
        found = {}
        for key, values in self.vary.items():
            found[key] = values[number % len(values)]
            number //= len(values)
        return found

    def _variants(self) -> int:
        return math.prod(len(values) for values in self.vary.values())

    def described(self) -> dict[str, object]:
        """What makes two series the same."""
        return {
            "beringia": "simulation", "game": self.game.key, "content": self.game.content.version,
            "rules": self.game.rules_version, "line_up": list(self.line_up), "seats": self.seats, "seed": self.seed,
            "options": dict(self.options),
        } | ({"vary": {key: list(values) for key, values in self.vary.items()}} if self.vary else {})  # fmt: skip


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
    """A series, and its games in order."""

    series: Series
    outcomes: list[Outcome] = field(default_factory=list)

    @property
    def tallies(self) -> list[Tally]:
        """One for each entry of the line-up."""
        found = [Tally(name) for name in self.series.line_up]
        for outcome in self.outcomes:
            for seat, entry in enumerate(outcome.entries):
                found[entry].games += 1
                found[entry].wins += outcome.shares[seat]
                found[entry].points.append(outcome.points[seat])
        return found

    @property
    def games(self) -> int:
        return len(self.outcomes)

    @property
    def mean_length(self) -> float:
        return sum(outcome.length for outcome in self.outcomes) / self.games if self.outcomes else 0.0


def simulate(
    game: Game,
    line_up: Sequence[str],
    games: int,
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    progress: Callable[[int], None] | None = None,
    workers: int = 1,
    *,
    players: int | None = None,
    records: Path | None = None,
    journal: Path | None = None,
    ray: str | None = None,
    vary: Mapping[str, Sequence[object]] | None = None,
) -> Result:
    """Let bots play. The line-up moves on by one seat from game to game, so that no entry profits from its seat.

    With fewer ``players`` than bots it is a tournament: all groups of so many play in turn. ``workers``: processes, 0
    for one on each core, which is also the most there are; ``ray``: the address of a cluster instead. Whoever plays
    them, the games are the same. ``records``: a folder in which each is saved. ``journal``: a file that is written as
    games are finished; if it is there already, the series goes on where it ends. ``vary``: values of options that are
    played in turn, in all combinations; the report compares them.
    """
    seats = len(line_up) if players is None else players
    if seats > len(line_up):
        raise ValueError(f"players: {seats} is not allowed; there are {len(line_up)} bots")
    checked = game.check_options(seats, options or {})
    for name in line_up:
        bots.find(name, game)
    if games < 1:
        raise ValueError(f"games: {games} is not allowed; give a whole number from 1 on")
    if workers < 0:
        raise ValueError(f"workers: {workers} is not allowed; give a whole number, 0 for one on each core")
    series = Series(game, tuple(line_up), seats, seed, checked, records, _check_vary(game, seats, checked, vary or {}))
    result = Result(series, _read_journal(journal, series)[:games])
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    if progress is not None:
        progress(result.games)
    numbers = range(result.games, games)
    batches = [numbers[start : start + BATCH] for start in range(0, len(numbers), BATCH)]
    work = partial(_play_batch, series)
    if workers == 1 and ray is None:
        batches = [range(number, number + 1) for number in numbers]  # told one by one
    for outcomes in spread(work, batches, workers, ray):
        result.outcomes += outcomes
        _write_journal(journal, outcomes)
        if progress is not None:
            progress(len(outcomes))
    return result


def _check_vary(
    game: Game, seats: int, options: Mapping[str, object], vary: Mapping[str, Sequence[object]]
) -> dict[str, list[OptionValue]]:
    """The values that options take in turn, each of them allowed."""
    found = {}
    for key, values in vary.items():
        if isinstance(values, str) or not values:
            raise ValueError(f"vary: {key}: {values!r} is not allowed; give a list of values")
        found[key] = [game.check_options(seats, {**options, key: value})[key] for value in values]
    return found


def play_one(series: Series, number: int) -> Outcome:
    """Game ``number`` of a series: the same for the same seed, whoever plays it when."""
    game, entries = series.game, series.entries(number)
    seed = game_seed(series.seed, number)
    names = [series.line_up[entry] for entry in entries]
    players = [_seated(name, game, game_seed(seed, seat)) for seat, name in enumerate(names)]
    varied = series.varied(number)
    options = {**series.options, **varied}
    record = None if series.records is None else Record(game, series.seats, seed, options, names)
    position = game.start(series.seats, seed, options) if record is None else record.position
    chosen: list[Counter[int]] = [Counter() for _ in players]
    length = 0
    while (seat := position.seat) is not None:
        code = players[seat].ask(position)
        try:
            if record is None:
                position.play(code)
            else:
                record.play(code)
                position = record.position
        except IllegalChoice as error:
            raise ValueError(f"bot {names[seat]!r} in game {number}: {error}") from None
        chosen[seat][int(code)] += 1
        length += 1
    if record is not None and series.records is not None:
        (series.records / f"{game.key}-{series.seed}-{number}.json").write_text(record.to_json(), encoding="utf-8")
    winners = position.winners()
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(series.seats)]
    told = [_by_verb(game, codes) for codes in chosen]
    return Outcome(number, seed, entries, position.scores(), shares, length, told, varied)


def _seated(name: str, game: Game, seed: int) -> bots.Bot:
    try:
        return bots.make(name, game, seed)
    except TypeError as error:  # what its path leads to makes no bots
        raise ValueError(f"bot {name!r} cannot be made of a game and a seed: {error}") from error


def wilson(wins: float, games: int) -> tuple[float, float]:
    """95 % confidence interval of a share."""
    if games == 0:
        return 0.0, 1.0
    z = 1.959964
    rate = wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def _by_verb(game: Game, codes: Counter[int]) -> dict[str, int]:
    found: Counter[str] = Counter()
    for code, times in sorted(codes.items()):
        verb = game.codes.verb_of(code)
        cards = [str(told) for operand, told in verb.told(code, game.rules.lexicon).items() if operand in CARDS]
        found[" ".join([verb.name, *cards])] += times
    return dict(found)


def _play_batch(series: Series, numbers: Iterable[int]) -> list[Outcome]:
    for name in series.line_up:
        bots.find(name, series.game)  # in a process of its own, a bot by its path is not known yet
    return [play_one(series, number) for number in numbers]


# -- journals: what a series is, then a line for each game


def _read_journal(journal: Path | None, series: Series) -> list[Outcome]:
    if journal is None:
        return []
    head = json.dumps(series.described())
    lines = journal.read_text(encoding="utf-8").splitlines(keepends=True) if journal.exists() else []
    if not lines or not lines[0].endswith("\n"):  # whoever was stopped right away has left half a head
        journal.write_text(head + "\n", encoding="utf-8")
        return []
    if lines[0] != head + "\n":
        raise ValueError(f"{journal} belongs to another series; remove it, or give another name")
    found: list[Outcome] = []
    sound = len(lines[0].encode())
    for line in lines[1:]:
        # Whoever was stopped while writing has left half a line; two that wrote at once have left games twice.
        if not line.endswith("\n") or (outcome := Outcome(**json.loads(line))).number != len(found):
            break
        found.append(outcome)
        sound += len(line.encode())
    with journal.open("r+b") as file:
        file.truncate(sound)
    return found


def _write_journal(journal: Path | None, outcomes: Sequence[Outcome]) -> None:
    if journal is not None:
        with journal.open("a", encoding="utf-8") as file:
            file.writelines(json.dumps(asdict(outcome)) + "\n" for outcome in outcomes)
