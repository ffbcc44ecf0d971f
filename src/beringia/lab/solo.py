"""How the bots fare against the nomads: python -m beringia.lab.solo [--games N] [--bots NAMES] [--out FILE]

Writes ``docs/nomads.md``, and the same with charts beside it:
the share of solo games of Endless Winter that each bot wins, by difficulty and module.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.progress import track

import beringia
from beringia import bots
from beringia.lab import pages
from beringia.lab.ladder import told_by
from beringia.lab.simulate import wilson
from beringia.lab.spread import spread

GAME = "winter"
BOTS = ("random", "greedy")
DIFFICULTIES: dict[str, dict[str, bool]] = {
    "as the booklet begins": {},
    "one more card lies open": {"solo_extra_card": True},
    "the tile with its village side": {"solo_village_tile": True},
    "both": {"solo_extra_card": True, "solo_village_tile": True},
}
MODULES: dict[str, dict[str, bool]] = {
    "no module": {},
    "ice finds": {"ice_finds": True},
    "rest tiles": {"rest_tiles": True},
    "ice finds and rest tiles": {"ice_finds": True, "rest_tiles": True},
}


@dataclass(frozen=True)
class Line:
    """One kind of game, and what came of it."""

    bot: str
    difficulty: str
    module: str
    won: int
    games: int
    points: float
    nomads: float


def play(bot: str, options: Mapping[str, bool], seed: int) -> tuple[int, int, bool]:
    """Points of the bot, points of the nomads, and whether the bot won."""
    game = beringia.game(GAME)
    player = bots.make(bot, game, seed)
    position = game.start(1, seed=seed, options=options)
    while not position.over:
        position.play(player.ask(position))
    nomads: dict[str, Any] = position.view(None)["nomads"]  # type: ignore[assignment]
    return position.scores()[0], nomads["score"], position.winners() == [0]


def measure(job: tuple[str, str, str, int]) -> Line:
    bot, difficulty, module, games = job
    options = {**DIFFICULTIES[difficulty], **MODULES[module]}
    found = [play(bot, options, seed) for seed in range(games)]
    mine, theirs, won = ([row[column] for row in found] for column in range(3))
    return Line(bot, difficulty, module, sum(won), games, sum(mine) / games, sum(theirs) / games)


def report(lines: Sequence[Line]) -> str:
    """The whole page."""
    head = "| bot | difficulty | modules | games | won | 95 % interval | points | nomads |"
    rows = [head, "|---|---|---|---:|---:|---:|---:|---:|"]
    for line in lines:
        low, high = wilson(line.won, line.games)
        rows.append(
            f"| {line.bot} | {line.difficulty} | {line.module} | {line.games} | {line.won / line.games:.1%} "
            f"| {low:.1%}-{high:.1%} | {line.points:.1f} | {line.nomads:.1f} |"
        )
    return "\n".join([
        "# Endless Winter alone: the bots against the nomads", "",
        "Made by `python -m beringia.lab.solo`. The same seeds on every line. Points are means; a tie is lost.",
        "The bots are no experts: `greedy` looks one step ahead and plays for its own points only.", "",
        *rows, "",
    ])  # fmt: skip


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="beringia.lab.solo", description="the bots against the nomads")
    parser.add_argument("--games", type=int, default=500, help="games of each kind (default %(default)s)")
    parser.add_argument("--bots", default=",".join(BOTS), help="which ones, separated by commas (%(default)s)")
    parser.add_argument("--out", type=Path, default=Path("docs/nomads.md"), help="default %(default)s")
    given = parser.parse_args(arguments)
    chosen = given.bots.split(",")
    jobs = [(bot, level, module, given.games) for bot in chosen for level in DIFFICULTIES for module in MODULES]
    with told_by(parser):
        if given.games < 1:
            raise ValueError(f"games: {given.games} is not allowed; give at least 1")
        for bot in chosen:
            bots.find(bot, GAME)
        lines = list(track(spread(measure, jobs), "the nomads", len(jobs)))
        given.out.write_text(report(lines), encoding="utf-8")
    print(f"{given.out} written")
    return pages.main([str(given.out)])


if __name__ == "__main__":
    sys.exit(main())
