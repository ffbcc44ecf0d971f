"""Evolution of a bot's weights, judged by nothing but playing strength: ``beringia train GAME``.

Every generation tries pairs of opposite steps away from the present weights. All of them play the same games; what
counts is how they rank. Positive weights move by factors, the others by amounts. The weights of the last third of all
generations are averaged, because single ones jump about. Candidates look one step ahead, or plan. A seed gives the
same result with any number of processes.
"""

from __future__ import annotations

import json
import math
import random
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

from beringia.bots.base import Bot
from beringia.bots.files import evaluation_of, file_of
from beringia.bots.greedy import GreedyBot
from beringia.bots.planner import PlannerBot, Settings
from beringia.games.registry import game as find_game
from beringia.kernel.bot_files import bot_names, write_weights
from beringia.kernel.evaluation import Evaluation
from beringia.kernel.position import Game
from beringia.lab.simulate import wilson
from beringia.lab.spread import Crew

#: The opponent that has the weights from which the steps go out.
ITSELF = "itself"
#: One step of a weight that is not positive, as an amount.
AMOUNT = 0.5
#: What a standard deviation of the lead counts beside a victory.
LEAD = 0.5
#: Of steps, as logarithms: with more than that weights would be nothing but noise.
LARGEST = 10.0

Weights = dict[str, float]


@dataclass(frozen=True)
class Plan:
    """All that a result depends on, besides the game."""

    game: str
    start: str  #                  the bot whose weights come first
    against: list[str]  #          opponents in turn, by game
    seats: list[int]  #            numbers of players in turn, by game
    pairs: int
    games: int  #                  of each candidate in a generation
    step: float  #                 size of the trial steps, in logarithms
    rate: float  #                 how far to follow what was found
    seed: int
    iterations: int = 0  #         with which candidates plan; 0: they look one step ahead
    held: dict[str, float] = field(default_factory=dict)  #  weights that stay at these numbers

    def first(self) -> Weights:
        """The weights that the training starts from."""
        return file_of(find_game(self.game).rules, self.start).weights | self.held


@dataclass
class Run:
    """How far the training has come: this is what a checkpoint holds."""

    plan: Plan
    generation: int = 0
    seconds: float = 0.0
    moved: dict[str, float] = field(default_factory=dict)  #            how far each weight is from the start
    past: list[dict[str, float]] = field(default_factory=list)  #       the same after every generation
    strength: list[float] = field(default_factory=list)  #              mean share of victories of all candidates

    def save(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        new = file.with_suffix(".new")
        new.write_text(json.dumps(asdict(self)), encoding="utf-8")
        new.replace(file)


def check(plan: Plan) -> None:
    """Refuse what cannot be played."""
    rules = find_game(plan.game).rules
    folder = rules.bot_folder()
    if folder is None:
        raise ValueError(f"{plan.game} has no weights to train")
    known = bot_names(folder)
    for name in [plan.start, *plan.against]:
        if name not in known and (name != ITSELF or name == plan.start):
            raise ValueError(f"there are no weights of {name!r}; there are {', '.join(known)}")
    for seats in plan.seats:
        if seats not in rules.seats:
            raise ValueError(f"{plan.game} is not for {seats} players; give {rules.seats[0]} to {rules.seats[-1]}")
    for name, number in (("pairs", plan.pairs), ("games", plan.games)):
        if number < 1:
            raise ValueError(f"{name}: {number} is not allowed; give at least 1")
    for name, size in (("step", plan.step), ("rate", plan.rate)):
        if not 0.0 < size <= LARGEST:
            raise ValueError(f"{name}: {size} is not allowed; give a number above 0, and at most {LARGEST:g}")
    weights = file_of(rules, plan.start).weights
    for name in plan.held:
        if name not in weights:
            raise ValueError(f"weight {name!r} does not exist; there are {', '.join(weights)}")
        if not math.isfinite(plan.held[name]):
            raise ValueError(f"weight {name!r}: {plan.held[name]} is not allowed; give a finite number")


def resume(plan: Plan, file: Path) -> Run:
    """The run of a checkpoint, or a new one."""
    if not file.exists():
        return Run(plan, moved=dict.fromkeys(plan.first(), 0.0))
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except ValueError:
        data = None
    if not isinstance(data, dict) or "plan" not in data:
        raise ValueError(f"{file} is no checkpoint of a training; remove it, or write elsewhere")
    if data["plan"] != asdict(plan):
        raise ValueError(f"{file} is the checkpoint of another training; remove it, or write elsewhere")
    return Run(**{**data, "plan": plan})


# -- weights and steps


def weights_after(start: Weights, moved: dict[str, float]) -> Weights:
    """Weights at a distance from the start."""
    return {
        name: number * math.exp(moved[name]) if number > 0 else number + AMOUNT * moved[name]
        for name, number in start.items()
    }


def steps(plan: Plan, generation: int, names: Sequence[str]) -> list[dict[str, float]]:
    """One random step for each pair."""
    dice = random.Random(f"{plan.seed} {generation}")
    return [{name: dice.gauss(0.0, 1.0) * (name not in plan.held) for name in names} for _ in range(plan.pairs)]


def ranks(values: Sequence[float]) -> list[float]:
    """From -0.5 for the least to 0.5 for the largest; equal values share."""
    order = sorted(values)
    last = max(1, len(values) - 1)
    return [(order.index(value) + order.index(value) + order.count(value) - 1) / 2 / last - 0.5 for value in values]


# -- playing


@dataclass(frozen=True)
class Job:
    """One candidate and the games that it plays."""

    plan: Plan
    generation: int
    candidate: Weights
    itself: Weights


@dataclass(frozen=True)
class Played:
    share: float  #  of the victory
    lead: float  #   over the best opponent
    seats: int


def play_all(job: Job) -> list[Played]:
    plan = job.plan
    game = find_game(plan.game)
    candidate, itself = game.rules.evaluation(job.candidate), game.rules.evaluation(job.itself)
    found = []
    for number in range(plan.games):
        turn, seats = number // len(plan.seats), plan.seats[number % len(plan.seats)]
        place, opponent = turn // len(plan.against) % seats, plan.against[turn % len(plan.against)]
        seed = (plan.seed * 1_000_003 + job.generation) * 1_009 + number
        players: list[Bot] = []
        for seat in range(seats):
            if seat != place and opponent != ITSELF:
                players.append(GreedyBot(game, seed * 31 + seat, evaluation=evaluation_of(game.rules, opponent)))
            else:
                players.append(trained(game, seed * 31 + seat, candidate if seat == place else itself, plan.iterations))
        found.append(play(game, players, place, seed))
    return found


def trained(game: Game, seed: int, evaluation: Evaluation, iterations: int) -> Bot:
    """A bot that judges by weights which are tried out."""
    if iterations == 0:
        return GreedyBot(game, seed, evaluation=evaluation)
    search = file_of(game.rules, "planner").search | {"iterations": float(iterations)}
    return PlannerBot(game, seed, "planner", evaluation, Settings(search))


def play(game: Game, players: Sequence[Bot], place: int, seed: int) -> Played:
    """A game, and what came of it for the candidate in this place."""
    seats = len(players)
    position = game.start(seats, seed=seed)
    while (seat := position.seat) is not None:
        position.play(players[seat].ask(position))
    scores, winners = position.scores(), position.winners()
    best = max((score for seat, score in enumerate(scores) if seat != place), default=0)
    return Played(1 / len(winners) if place in winners else 0.0, float(scores[place] - best), seats)


def fitness(played: Sequence[Sequence[Played]]) -> list[float]:
    """How well each candidate did: victories, and leads as far as such games differ in them."""
    spread = {
        seats: statistics.pstdev([one.lead for games in played for one in games if one.seats == seats]) or 1.0
        for seats in {one.seats for games in played for one in games}
    }
    return [statistics.fmean(one.share + LEAD * one.lead / spread[one.seats] for one in games) for games in played]


# -- training


def train(
    plan: Plan,
    generations: int,
    checkpoint: Path,
    workers: int,
    tell: Callable[[Run], None] = lambda run: None,
    ray: str | None = None,
) -> Run:
    """Go on until so many generations are done; ``workers`` and ``ray`` as in :class:`~beringia.lab.spread.Crew`."""
    if generations < 1:
        raise ValueError(f"generations: {generations} is not allowed; give at least 1")
    run = resume(plan, checkpoint)
    start = plan.first()
    with Crew(workers, ray) as crew:
        while run.generation < generations:
            began = time.perf_counter()
            tried = steps(plan, run.generation, list(start))
            itself = weights_after(start, run.moved)
            jobs = [
                Job(plan, run.generation, weights_after(start, _moved(run.moved, step, sign * plan.step)), itself)
                for step in tried
                for sign in (1, -1)
            ]
            played = list(crew.map(play_all, jobs))
            rank = ranks(fitness(played))
            for pair, step in enumerate(tried):
                gain = (rank[2 * pair] - rank[2 * pair + 1]) / plan.pairs
                run.moved = _moved(run.moved, step, plan.rate * gain)
            run.generation += 1
            run.past.append(dict(run.moved))
            run.strength.append(statistics.fmean(one.share for games in played for one in games))
            run.seconds += time.perf_counter() - began
            run.save(checkpoint)
            tell(run)
    return run


def _moved(moved: dict[str, float], step: dict[str, float], by: float) -> dict[str, float]:
    return {name: distance + by * step[name] for name, distance in moved.items()}


def result(run: Run) -> Weights:
    """The average of the last third."""
    last = run.past[-max(1, len(run.past) // 3) :]
    start = run.plan.first()
    mean = {name: statistics.fmean(moved[name] for moved in last) for name in start}
    return {name: round(number, 4) for name, number in weights_after(start, mean).items()}


@dataclass(frozen=True)
class Proof:
    """Games of the result against a yardstick, one against all others."""

    against: str
    seats: int
    games: int
    share: float

    def told(self) -> str:
        low, high = wilson(self.share * self.games, self.games)
        fair = "" if self.seats == 1 else f", fair {1 / self.seats:.0%}"
        opponent = "the game itself" if self.seats == 1 else self.against
        return (
            f"{self.share:.1%} of {self.games} games with {self.seats} against {opponent} ({low:.0%}-{high:.0%}{fair})"
        )


def prove(plan: Plan, weights: Weights, games: int, against: str, workers: int, ray: str | None = None) -> list[Proof]:
    """What the weights are worth: games that the training has not seen, for each number of seats."""
    found = []
    with Crew(workers, ray) as crew:
        for seats in dict.fromkeys(plan.seats):
            batch = 2 * seats  # everybody's place equally often
            trial = replace(plan, against=[against], seats=[seats], games=batch, seed=plan.seed + 999_983)
            jobs = [Job(trial, number, weights, weights) for number in range(-(-games // batch))]
            played = [one for part in crew.map(play_all, jobs) for one in part]
            found.append(Proof(against, seats, len(played), statistics.fmean(one.share for one in played)))
    return found


def command(run: Run) -> str:
    """What makes the same again."""
    plan = run.plan
    seats = ",".join(map(str, plan.seats))
    return (
        f"beringia train {plan.game} --start {plan.start} --against {','.join(plan.against)} --seats {seats}"
        f" --generations {run.generation} --pairs {plan.pairs} --games {plan.games} --step {plan.step}"
        f" --rate {plan.rate} --seed {plan.seed}"
        + (f" --plan {plan.iterations}" if plan.iterations else "")
        + "".join(f" --hold {name}={number}" for name, number in plan.held.items())
    )


def bot_file(run: Run, weights: Weights, proofs: Sequence[Proof]) -> str:
    """The file of the trained bot."""
    lines = [
        f"# Trained by evolution on playing strength, from the weights of {run.plan.start!r}.",
        "[made]",
        f"command = {json.dumps(command(run))}",
        f"generations = {run.generation}",
        f"seconds = {run.seconds:.0f}",
        f"strength = {json.dumps([proof.told() for proof in proofs])}",
    ]
    return "\n".join(lines) + "\n" + write_weights(weights)
