"""The coach at the terminal: hints, and the analysis of a record."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict

from rich import box
from rich.console import Console
from rich.padding import Padding
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
#: Fewer points are none.
LEAST = 0.05


def print_hint(console: Console, voice: Voice, position: Position, hint: Hint) -> None:
    for number, line in enumerate(hint.lines, 1):
        choice = voice.choice(position.describe(line.code))
        points = voice.say("coach-hint-expects", score=_score(voice, f"{line.points:.1f}"))
        console.print(Text(voice.say("coach-terminal-hint", number=number, choice=choice, points=points)))
        none = "coach-no-reason" if number == 1 else "coach-like-best"
        console.print(Text(f"   {_reasons(voice, line.reasons, none)}", style="dim"))
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
    if not report.curve:
        console.print(Text(voice.say("coach-analysis-empty")))
        return
    if report.viewer is not None:
        console.print(Text(voice.say("coach-analysis-running"), style="dim"))
    console.print(_curve(voice, report))
    if report.viewer is None:
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


def _reasons(voice: Voice, reasons: Sequence[Reason], none: str) -> str:
    if not reasons:
        return voice.say(none)
    return "; ".join(f"{voice.say(why.key, **why.args)} ({_leaning(voice, why.points)})" for why in reasons)


def _number(voice: Voice, written: str) -> str:
    """As the language writes it."""
    return written if voice.catalogue.language == "en" else written.replace(".", ",")


def _leaning(voice: Voice, points: float) -> str:
    """With its sign; of what rounds to nothing only that."""
    return ("-" if points < 0 else "+") if abs(points) < LEAST else _number(voice, f"{points:+.1f}")


def _score(voice: Voice, points: str) -> str:
    return voice.say("coach-score", game=voice.game.key, points=_number(voice, points))


def _curve(voice: Voice, report: Report) -> Table:
    """Every few steps what everybody could expect."""
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(voice.say("coach-curve-step"), justify="right")
    for name in voice.names:
        table.add_column(name, justify="right")
    apart = max(1, (len(report.curve) + ROWS - 1) // ROWS)
    shown = [*report.curve[:-1:apart], *report.curve[-1:]]
    for point in shown:
        both = zip(point.shares, point.points, strict=True)
        cells = [_both(voice, f"{share:.0%}", f"{points:.1f}") for share, points in both]
        table.add_row(str(point.version), *cells)
    return table


def _turning(voice: Voice, report: Report) -> Table:
    table = Table(box=box.SIMPLE, show_header=False)
    for turn in report.turning:
        changes = ", ".join(
            voice.say("coach-turned", who=voice.names[seat], change=_signed(100 * share, 0))
            for seat, share in enumerate(turn.shares)
        )
        told = f"{voice.names[turn.seat]}: {voice.choice(turn.choice)}"
        table.add_row(str(turn.version), voice.say(f"coach-cause-{turn.cause}"), told, changes)
    return table


def _print_costly(console: Console, voice: Voice, each: Assessment) -> None:
    costs = _costs(voice, each)
    console.print(Text(f"{each.version:>5}  {voice.names[each.seat]}: {voice.choice(each.choice)} ({costs})"))
    better = voice.say("coach-costly-better", better=voice.choice(each.best))
    why = f": {_reasons(voice, each.why, '')}" if each.why else ""
    console.print(Padding(Text(f"{better}{why}", style="dim"), (0, 0, 0, 7)))


def _costs(voice: Voice, each: Assessment) -> str:
    """In points and chances, or what of both is worth a word."""
    score, share = _score(voice, f"{-each.points:.1f}"), f"{-100 * each.share:.0f}"
    if each.points < LEAST:
        return voice.say("coach-costs-share", share=share)
    return score if each.share < LEAST / 10 else voice.say("coach-costs", score=score, share=share)


def _balance(voice: Voice, report: Report) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(voice.say("coach-balance-seat"))
    table.add_column(voice.say("coach-balance-choices"), justify="right")
    if report.viewer is None:
        table.add_column(voice.say("coach-balance-luck"), justify="right")
    for each in report.balance:
        cells = [_sum(voice, each.choices_share, each.choices_points)]
        if each.luck_share is not None:
            cells.append(_sum(voice, each.luck_share, each.luck_points or 0.0))
        table.add_row(voice.names[each.seat], *cells)
    return table


def _signed(number: float, digits: int) -> str:
    """What rounds to nothing has no sign."""
    rounded = round(number, digits)
    return f"{rounded:+.{digits}f}" if rounded else f"{0:.{digits}f}"


def _sum(voice: Voice, share: float, points: float) -> str:
    chances = voice.say("coach-percent", share=_signed(100 * share, 0))
    return f"{chances} ({_score(voice, _signed(points, 1))})"


def _both(voice: Voice, share: str, points: str) -> str:
    return f"{share}  {_number(voice, points)}"
