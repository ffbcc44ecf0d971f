"""How even Endless Winter is when a bot plays itself: python -m beringia.lab.balance [--bot NAME] [--games N] ...

Writes ``docs/balance-winter.md``, and the same with charts beside it. With ``--kept FILE`` games are stored one by one,
and a run that was stopped goes on where it was.
With ``--chief NAME --side a`` one player is always dealt this chief, and what that is worth is told instead;
``--ability`` tries another ability for it. With ``--content FILE`` all is played with other values.
An index compares a share of victories with what chance gives: 1.00 is average,
whatever the number of players.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.progress import track

import beringia
from beringia import bots
from beringia.bots.files import file_of
from beringia.bots.planner import PlannerBot, Settings
from beringia.kernel.position import Game
from beringia.lab import pages
from beringia.lab.dealt import SIDES, Dealt
from beringia.lab.rating import marked
from beringia.lab.simulate import wilson
from beringia.lab.spread import Crew

GAME = "winter"
#: The strongest: what it cannot make even is hardly due to how it plays.
BOT = "planner"
PLAYERS = (2, 3, 4)
PAGE = Path("docs/balance-winter.md")
#: The heading from which on the page is written by hand.
VERDICT = "## What we make of it"
#: Events that say how much a player built or took.
COUNTED = {
    "village_built": "villages built", "megalith_built": "megaliths built", "camp_moved": "camps moved",
    "animal_taken": "animals taken", "animal_tipped": "animals tipped", "stone_taken": "sacred stones taken",
    "buried": "cards buried", "buried_from_hand": "cards buried", "culture_played": "culture cards played",
    "idol_moved": "idol steps", "food_spent": "times food spent for labor",
}  # fmt: skip


@dataclass
class Played:
    """One player's part in one game."""

    seats: int
    seat: int
    first: int  # place in the turn order of the first round, from 0
    chief: str = ""
    points: int = 0
    ahead: float = 0.0  # of the mean of the others at the table, in points
    victory: float = 0.0
    sources: dict[str, int] = field(default_factory=dict)
    bought: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)

    @property
    def index(self) -> float:
        return self.victory * self.seats


#: The number of players, the seed, the bot, and its iterations if they are not the usual ones.
Job = tuple[int, int, str, int]


def make(bot: str, game: Game, seed: int, iterations: int) -> bots.Bot:
    """A bot, or one that plans as its file says, but not as long."""
    if not iterations:
        return bots.make(bot, game, seed)
    search = file_of(game.rules, bot).search
    return PlannerBot(game, seed, bot, settings=Settings({**search, "iterations": float(iterations)}))


def play(
    game: Game, seats: int, seed: int, bot: str = BOT, iterations: int = 0, dealt: Dealt | None = None
) -> list[Played]:
    """A game of a bot against itself."""
    players = [make(bot, game, seed * 31 + seat, iterations) for seat in range(seats)]
    position = game.start(seats, seed=seed) if dealt is None else dealt.start(game, seats, seed)
    told = list(position.opening)
    while (seat := position.seat) is not None:
        given = None if dealt is None else dealt.choice(position, seed)
        told += position.play_and_tell(players[seat].ask(position) if given is None else given)
    scores, winners = position.scores(), position.winners()
    shown: list[dict[str, Any]] = position.view(None)["players"]  # type: ignore[assignment]
    found = [Played(seats, seat, -1) for seat in range(seats)]
    order = 0
    for event in told:
        if event.seat is None:
            continue
        player = found[event.seat]
        if event.kind == "side_chosen":
            player.chief = f"{event.args['chief']} {event.args['side']}"
        elif event.kind == "turn_began" and player.first < 0:
            player.first, order = order, order + 1
        elif event.kind == "card_taken" and str(event.args["card"]) in _culture(game):
            player.bought.append(str(event.args["card"]))
        if event.kind in COUNTED:
            player.counts[COUNTED[event.kind]] += 1
    for seat, player in enumerate(found):
        player.points = scores[seat]
        player.ahead = scores[seat] - _mean(scores[:seat] + scores[seat + 1 :])
        player.victory = 1 / len(winners) if seat in winners else 0.0
        player.sources = dict(shown[seat]["points"])
    return found


def _culture(game: Game) -> frozenset[str]:
    """The culture cards that can be bought."""
    return frozenset(key for key, card in game.content["cards"].items() if "era" in card)


def _task(task: tuple[Game, Job]) -> list[Played]:
    game, job = task
    return play(game, *job)


def _dealt_task(job: tuple[Game, Dealt, Job]) -> Played:
    """The part of the player who was dealt the chief."""
    game, dealt, (seats, seed, bot, iterations) = job
    return play(game, seats, seed, bot, iterations, dealt)[dealt.seat(seats, seed)]


def measure(dealt: Dealt, jobs: Sequence[Job], workers: int = 0) -> str:
    """What a chief is worth to who is always dealt it, as lines of a table."""
    game = dealt.game()
    with Crew(workers) as crew:
        done = crew.map(_dealt_task, [(game, dealt, job) for job in jobs])
        players = list(track(done, dealt.name, len(jobs)))
    rows = [
        (f"{dealt.name}: {game.content['chiefs'][dealt.chief][dealt.side]}, {seats} players", group)
        for seats in PLAYERS
        if (group := [player for player in players if player.seats == seats])
    ]
    return _indexed("always dealt", rows)


class Kept:
    """Games that were played, one in a line of a file, with a mark of who played them, and of the content if it is not
    the usual one; without a file nothing stays."""

    def __init__(self, file: Path | None, game: Game | None = None) -> None:
        self._file = file
        usual = beringia.game(GAME).content.version
        self._values = "" if game is None or game.content.version == usual else f" {game.content.version}"
        self._games: dict[str, list[Played]] = {}
        if file is not None and file.exists():
            for line in file.read_text(encoding="utf-8").splitlines():
                key, players = json.loads(line)
                self._games[key] = [Played(**{**data, "counts": Counter(data["counts"])}) for data in players]

    def find(self, job: Job) -> list[Played] | None:
        return self._games.get(self._key(job))

    def add(self, job: Job, players: list[Played]) -> None:
        self._games[self._key(job)] = players
        if self._file is not None:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            with self._file.open("a", encoding="utf-8") as file:
                file.write(json.dumps([self._key(job), [vars(player) for player in players]]) + "\n")

    def _key(self, job: Job) -> str:
        seats, seed, bot, iterations = job
        return f"{marked(GAME, bot)} {iterations} {seats} {seed}{self._values}"


def report(game: Game, everybody: Sequence[Played], bot: str = BOT) -> str:
    """The whole page."""
    games = {seats: sum(player.seats == seats for player in everybody) // seats for seats in PLAYERS}
    told = ", ".join(f"{count} with {seats}" for seats, count in games.items() if count)
    again = f"--bot {bot} --games {max(games.values())}"
    parts = [
        "# Endless Winter: balance in self-play",
        f"Made by `python -m beringia.lab.balance {again}`: it plays against itself, default options,\n"
        f"{told} players.\n"
        "An index compares a share of victories with what chance gives: 1.00 is average (and the 95 % interval).\n"
        "Ahead: points more than the mean of the others at the same table, which says more than few victories do.\n"
        "A bot's habits are not a verdict on the game: what it does seldom it may only undervalue.",
        "## Seats\n\n" + _seats(everybody),
        "## Chiefs\n\n" + _indexed("chief, side", _by_chief(game, everybody)),
        "## Points by source\n\n" + _sources(everybody),
        "## What a player does in a game\n\n" + _counts(everybody) + "\n\n" + _indexed("who", _by_habit(everybody)),
        "## Culture cards\n\nBought: per game, however many play. Index: of the players who bought it.\n\n"
        + _cards(game, everybody),
    ]
    return "\n\n".join(parts) + "\n"


def verdict(file: Path) -> str:
    """What people wrote below the figures of an earlier report: it stays."""
    before = file.read_text(encoding="utf-8") if file.exists() else ""
    _, found, text = before.partition(VERDICT)
    return f"\n{VERDICT}{text}" if found else ""


def _seats(everybody: Sequence[Played]) -> str:
    rows = []
    for seats in PLAYERS:
        for first in range(seats):
            group = [player for player in everybody if player.seats == seats and player.first == first]
            if group:
                rows.append((f"{seats} players, turn {first + 1}", group))
    return _indexed("starts as", rows)


def _by_chief(game: Game, everybody: Sequence[Played]) -> list[tuple[str, list[Played]]]:
    groups: dict[str, list[Played]] = defaultdict(list)
    for player in everybody:
        chief, _, side = player.chief.partition(" ")
        groups[f"{game.content['chiefs'][chief]['name']['en']}, {side}"].append(player)
    return sorted(groups.items(), key=lambda row: -_mean(player.index for player in row[1]))


def _by_habit(everybody: Sequence[Played]) -> list[tuple[str, list[Played]]]:
    """Who built villages and who took animals, and who did not."""
    found: list[tuple[str, list[Played]]] = []
    for counted, name, least in (("villages built", "built a village", 1), ("animals taken", "took three animals", 3)):
        groups: tuple[list[Played], list[Played]] = ([], [])
        for player in everybody:
            groups[player.counts[counted] >= least].append(player)
        found += [(name, groups[True]), (f"not {name}", groups[False])]
    return [(name, group) for name, group in found if group]


def _indexed(head: str, rows: Sequence[tuple[str, Sequence[Played]]]) -> str:
    lines = [f"| {head} | played | index | ahead | points |", "|---|---:|---:|---:|---:|"]
    for name, group in rows:
        points = _mean(player.points for player in group)
        lines.append(f"| {name} | {len(group)} | {_index(group)} | {_ahead(group)} | {points:.1f} |")
    return "\n".join(lines)


def _ahead(group: Sequence[Played]) -> str:
    """The mean, with half of its 95 % interval."""
    margins = [player.ahead for player in group]
    if len(margins) < 2:
        return ""
    return f"{_mean(margins):+.1f} ± {1.96 * statistics.stdev(margins) / math.sqrt(len(margins)):.1f}"


def _index(group: Sequence[Played]) -> str:
    """Mean index, with the interval of the share of victories on the same scale."""
    if not group:
        return ""
    seats = len(group) / sum(1 / player.seats for player in group)
    low, high = wilson(sum(player.victory for player in group), len(group))
    return f"{_mean(player.index for player in group):.2f} ({low * seats:.2f}-{high * seats:.2f})"


def _sources(everybody: Sequence[Played]) -> str:
    winners = [player for player in everybody if player.victory > 0]
    lines = ["| source | 2 players | 3 players | 4 players | winners | share |", "|---|---:|---:|---:|---:|---:|"]
    total = sum(player.points for player in everybody)
    for source in everybody[0].sources:
        cells = [_mean(player.sources[source] for player in everybody if player.seats == seats) for seats in PLAYERS]
        cells.append(_mean(player.sources[source] for player in winners))
        share = sum(player.sources[source] for player in everybody) / total
        lines.append(f"| {source} | " + " | ".join(f"{cell:.1f}" for cell in cells) + f" | {share:.0%} |")
    cells = [_mean(player.points for player in everybody if player.seats == seats) for seats in PLAYERS]
    cells.append(_mean(player.points for player in winners))
    lines.append("| **all** | " + " | ".join(f"**{cell:.1f}**" for cell in cells) + " | |")
    return "\n".join(lines)


def _counts(everybody: Sequence[Played]) -> str:
    winners = [player for player in everybody if player.victory > 0]
    lines = ["| | everybody | winners |", "|---|---:|---:|"]
    for name in dict.fromkeys(COUNTED.values()):
        both = [_mean(player.counts[name] for player in group) for group in (everybody, winners)]
        lines.append(f"| {name} | {both[0]:.2f} | {both[1]:.2f} |")
    return "\n".join(lines)


def _cards(game: Game, everybody: Sequence[Played]) -> str:
    games = sum(1 / player.seats for player in everybody)
    buyers: dict[str, list[Played]] = {card: [] for card in sorted(_culture(game))}
    for player in everybody:
        for card in set(player.bought):
            buyers[card].append(player)
    lines = ["| card | era | bought | index | points |", "|---|---:|---:|---:|---:|"]
    for card, group in sorted(buyers.items(), key=lambda row: -len(row[1])):
        data = game.content["cards"][card]
        points = f"{_mean(player.points for player in group):.1f}" if group else ""
        rate = len(group) / games
        lines.append(f"| {data['name']['en']} | {data['era']} | {rate:.2f} | {_index(group)} | {points} |")
    return "\n".join(lines)


def _mean(numbers: Iterable[float]) -> float:
    found = list(numbers)
    return sum(found) / len(found) if found else 0.0


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="beringia.lab.balance", description="a bot against itself in Endless Winter")
    parser.add_argument("--bot", default=BOT, help="who plays (%(default)s)")
    parser.add_argument("--games", type=int, default=68, help="games with each number of players (%(default)s)")
    parser.add_argument("--players", default=",".join(map(str, PLAYERS)), help="how many play (%(default)s)")
    parser.add_argument("--iterations", type=int, default=0, help="of a bot that plans (as many as its file says)")
    parser.add_argument("--minutes", type=float, default=math.inf, help="stop after so long (when all is played)")
    parser.add_argument("--kept", type=Path, help="a file of games: what is in it is not played again")
    parser.add_argument("--workers", type=int, default=0, help="processes (0: one per core, and never more)")
    parser.add_argument("--out", type=Path, default=PAGE, help="default %(default)s")
    parser.add_argument("--content", type=Path, help="a content file with other values; write the page elsewhere then")
    parser.add_argument("--chief", help="always deal this one to one player, and tell what it is worth")
    parser.add_argument("--side", default=SIDES[0], choices=SIDES, help="of that chief (%(default)s)")
    parser.add_argument("--ability", default="", help="of that side (as it is in the content file)")
    given = parser.parse_args(arguments)
    game = beringia.game(GAME)
    if given.content:
        if given.out == PAGE or given.chief:
            parser.error("--content: give --out, another file for the page, and no --chief")
        try:
            game = beringia.game(GAME, content=given.content)
        except (OSError, ValueError) as error:
            parser.error(f"--content: {error}")
    kept = Kept(given.kept, game)
    jobs = [
        (int(seats), number, given.bot, given.iterations)
        for number in range(given.games)
        for seats in given.players.split(",")
    ]
    if given.chief:
        try:
            print(measure(Dealt(given.chief, given.side, given.ability), jobs, given.workers))
        except ValueError as error:
            parser.error(str(error))
        return 0
    left = [job for job in jobs if kept.find(job) is None]
    until = time.monotonic() + given.minutes * 60
    if left and given.minutes > 0:
        with Crew(given.workers) as crew:
            done = track(crew.map(_task, [(game, job) for job in left]), f"{given.bot} against itself", len(left))
            for job, players in zip(left, done, strict=False):
                kept.add(job, players)
                if time.monotonic() > until:
                    break
    games = [found for job in jobs if (found := kept.find(job)) is not None]
    if not games:
        parser.error("there are no games to tell of")
    name = f"{given.bot} --iterations {given.iterations}" if given.iterations else given.bot
    if given.content:
        name += f" --content {given.content}"
    page = report(game, [player for players in games for player in players], name)
    given.out.write_text(page + verdict(given.out), encoding="utf-8")
    print(f"{given.out} written")
    return pages.main([str(given.out)])


if __name__ == "__main__":
    sys.exit(main())
