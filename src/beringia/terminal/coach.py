"""The coach at the terminal: hints, and the analysis of a record."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict

from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from beringia.coach import Analysis, Hint, Reason, Report, Story
from beringia.coach.analysis import Assessment
from beringia.kernel.position import Position
from beringia.kernel.record import Record
from beringia.terminal.records import player_names, read_record
from beringia.terminal.replay import seat_of
from beringia.text import Catalogue, Voice

#: Lines of the table of chances.
ROWS = 12


def print_hint(console: Console, voice: Voice, position: Position, hint: Hint) -> None:
    for number, line in enumerate(hint.lines, 1):
        choice = voice.choice(position.describe(line.code))
        points = voice.say("coach-hint-expects", points=f"{line.points:.1f}")
        console.print(Text(voice.say("coach-terminal-hint", number=number, choice=choice, points=points)))
        console.print(Text(f"   {_reasons(voice, line.reasons)}", style="dim"))
        if line.then:
            choices = ", ".join(map(voice.choice, line.then))
            console.print(Text(f"   {voice.say('coach-hint-then', choices=choices)}", style="dim"))


def analyse(
    console: Console, catalogue: Catalogue, file: str, content: str | None, as_json: bool, wanted: str | None
) -> None:
    """Analyse a record, with a bar on a terminal's error stream, and print what was found."""
    record = read_record(file, content)
    seat = None if wanted is None else seat_of(record, wanted)
    if seat is None and not record.position.over:
        seat = record.position.seat
    analysis = Analysis(story_of(record), None if record.position.over else seat)
    errors = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn(),
        console=errors, transient=True, disable=not errors.is_terminal,
    )  # fmt: skip
    with bar:
        task = bar.add_task(catalogue.say("coach-terminal-progress"), total=1.0)
        report = analysis.run(lambda progress: bar.update(task, completed=progress))
    if as_json:
        console.file.write(json.dumps(report_dict(record, report), ensure_ascii=False) + "\n")
        return
    voice = Voice(catalogue, record.game, player_names(record, catalogue))
    title = voice.say(f"{record.game.key}-title")
    head = voice.say("coach-terminal-head", title=title, decisions=len(report.curve))
    console.print(Text(head, style="bold"))
    console.print(_curve(voice, report))
    console.print(Text(voice.say("coach-turning"), style="bold"))
    console.print(_turning(voice, report) if report.turning else Text(voice.say("coach-turning-none")))
    console.print(Text(voice.say("coach-costly"), style="bold"))
    costly = [each for each in report.costly if seat is None or each.seat == seat]
    for each in costly:
        _print_costly(console, voice, each)
    if not costly:
        console.print(Text(voice.say("coach-costly-none")))
    console.print(Text(voice.say("coach-balance"), style="bold"))
    console.print(_balance(voice, report))


def story_of(record: Record) -> Story:
    entries = [(number, entry.seat, entry.choice) for number, entry in enumerate(record.entries, 1)]
    return Story(record.game, record.seats, record.seed, record.options, entries)


def report_dict(record: Record, report: Report) -> dict[str, object]:
    """An analysis as data: numbers, and choices as the notation writes them."""
    return {
        "beringia": "analysis",
        "game": record.game.key,
        "names": record.names,
        "viewer": report.viewer,
        "curve": [asdict(point) for point in report.curve],
        "turning": [
            {
                "version": turn.version, "seat": turn.seat, "cause": turn.cause, "choice": turn.text,
                "shares": turn.shares,
            }
            for turn in report.turning
        ],
        "costly": [
            {
                "version": each.version, "seat": each.seat, "choice": each.text, "better": each.best_text,
                "points": each.points, "share": each.share, "proven": each.proven,
                "reasons": [{"key": why.key, **why.args, "points": why.points} for why in each.why],
            }
            for each in report.costly
        ],
        "balance": [asdict(each) for each in report.balance],
    }  # fmt: skip


def _reasons(voice: Voice, reasons: Sequence[Reason]) -> str:
    if not reasons:
        return voice.say("coach-no-reason")
    return "; ".join(f"{voice.say(reason.key, **reason.args)} ({reason.points:+.1f})" for reason in reasons)


def _curve(voice: Voice, report: Report) -> Table:
    """Every few steps what everybody could expect."""
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(voice.say("coach-curve-step"), justify="right")
    for name in voice.names:
        table.add_column(name, justify="right")
    apart = max(1, (len(report.curve) + ROWS - 1) // ROWS)
    shown = [*report.curve[:-1:apart], *report.curve[-1:]]
    for point in shown:
        cells = [f"{share:.0%}  {points:.1f}" for share, points in zip(point.shares, point.points, strict=True)]
        table.add_row(str(point.version), *cells)
    return table


def _turning(voice: Voice, report: Report) -> Table:
    table = Table(box=box.SIMPLE)
    for turn in report.turning:
        changes = ", ".join(
            voice.say("coach-turned", who=voice.names[seat], change=f"{100 * share:+.0f}")
            for seat, share in enumerate(turn.shares)
        )
        told = f"{voice.names[turn.seat]}: {voice.choice(turn.choice)}"
        table.add_row(str(turn.version), voice.say(f"coach-cause-{turn.cause}"), told, changes)
    return table


def _print_costly(console: Console, voice: Voice, each: Assessment) -> None:
    costs = voice.say("coach-costs", points=f"{-each.points:.1f}", share=f"{-100 * each.share:.0f}")
    console.print(Text(f"{each.version:>5}  {voice.names[each.seat]}: {voice.choice(each.choice)} ({costs})"))
    better = voice.say("coach-costly-better", better=voice.choice(each.best))
    console.print(Text(f"       {better}: {_reasons(voice, each.why)}", style="dim"))


def _balance(voice: Voice, report: Report) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(voice.say("coach-balance-seat"))
    table.add_column(voice.say("coach-balance-choices"), justify="right")
    table.add_column(voice.say("coach-balance-luck"), justify="right")
    for each in report.balance:
        luck = "" if each.luck_share is None else f"{each.luck_share:+.0%}  {each.luck_points:+.1f}"
        table.add_row(voice.names[each.seat], f"{each.choices_share:+.0%}  {each.choices_points:+.1f}", luck)
    return table
