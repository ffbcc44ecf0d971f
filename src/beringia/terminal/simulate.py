"""The table of a simulation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from beringia.kernel.position import Game
from beringia.lab import report, tables
from beringia.lab.simulate import Result, simulate
from beringia.lab.spread import WorkerLost
from beringia.terminal.errors import UserError
from beringia.text import Catalogue, Voice


@dataclass(frozen=True)
class Wanted:
    """How a simulation is to be done, and what is to be written."""

    games: int
    seed: int = 1
    players: int | None = None
    workers: int = 0
    ray: str | None = None
    output: Path | None = None
    records: Path | None = None
    report: Path | None = None
    vary: Mapping[str, Sequence[object]] = field(default_factory=dict)


def run(
    console: Console,
    catalogue: Catalogue,
    game: Game,
    line_up: Sequence[str],
    options: Mapping[str, object],
    wanted: Wanted,
) -> None:
    """Simulate, with a bar on a terminal's error stream, and print what came out."""
    errors = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=errors, transient=True, disable=not errors.is_terminal,
    )  # fmt: skip
    output = wanted.output
    journal = None if output is None else output.with_name(f"{output.name}.part")
    with bar:
        task = bar.add_task(catalogue.say("terminal-simulating"), total=wanted.games)
        try:
            if output is not None:
                tables.check(output)
            if wanted.report is not None:
                tables.check_folder(wanted.report)
            result = simulate(
                game, line_up, wanted.games, wanted.seed, options, lambda done: bar.advance(task, done), wanted.workers,
                players=wanted.players, records=wanted.records, journal=journal, ray=wanted.ray,
                vary=wanted.vary,
            )  # fmt: skip
        except (ValueError, WorkerLost) as error:
            raise UserError(str(error)) from None
    if output is not None and journal is not None:
        tables.write(output, result)
        journal.unlink()
    if wanted.report is not None:
        wanted.report.write_text(report.page(result), encoding="utf-8")
    title = Voice(catalogue, game).say(f"{game.key}-title")
    told = catalogue.say("terminal-simulated", games=wanted.games, title=title, seed=str(wanted.seed))
    console.print(Text(told, style="bold"))
    console.print(_table(catalogue, result))
    length = f"{result.mean_length:.1f}"
    console.print(Text(catalogue.say("terminal-length", decisions=length)))


def _table(catalogue: Catalogue, result: Result) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("")
    table.add_column(catalogue.say("terminal-bot"))
    for label in ("win-rate", "interval", "points", "deviation"):
        table.add_column(catalogue.say(f"terminal-{label}"), justify="right")
    for number, tally in enumerate(result.tallies, 1):
        low, high = tally.interval
        table.add_row(
            str(number),
            tally.bot,
            f"{tally.win_rate:.1%}",
            f"{low:.1%} - {high:.1%}",
            f"{tally.mean_points:.1f}",
            f"± {tally.deviation:.1f}",
        )
    return table
