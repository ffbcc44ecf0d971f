"""The table of a simulation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from beringia.kernel.position import Game
from beringia.lab.simulate import Result, simulate
from beringia.terminal.errors import UserError
from beringia.text import Catalogue, Voice


def run(
    console: Console,
    catalogue: Catalogue,
    game: Game,
    line_up: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, object],
    workers: int,
) -> None:
    """Simulate, with a bar on a terminal's error stream, and print what came out."""
    errors = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=errors, transient=True, disable=not errors.is_terminal,
    )  # fmt: skip
    with bar:
        task = bar.add_task(catalogue.say("terminal-simulating"), total=games)
        try:
            result = simulate(
                game, line_up, games, seed, options, progress=lambda done: bar.advance(task, done), workers=workers
            )
        except ValueError as error:
            raise UserError(str(error)) from None
    title = Voice(catalogue, game).say(f"{game.key}-title")
    console.print(Text(catalogue.say("terminal-simulated", games=games, title=title, seed=str(seed)), style="bold"))
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
