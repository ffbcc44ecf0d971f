"""The story of a record, and whether it can be believed."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from beringia.kernel.position import Position
from beringia.kernel.record import UNDO, Record
from beringia.server import fair
from beringia.terminal.boards import board
from beringia.terminal.errors import UserError
from beringia.terminal.records import checked_record, player_names, read_data, read_record, sitting
from beringia.terminal.screen import plain, print_paragraphs, print_result
from beringia.terminal.story import Story
from beringia.text import Catalogue, Voice
from beringia.text.colours import colours


def replay(
    console: Console, catalogue: Catalogue, file: str, content: str | None, at: int | None, seat: str | None
) -> None:
    """Tell a record up to entry ``at`` as a seat saw it, or a spectator, and show the board there."""
    record = read_record(file, content)
    entries = len(record.entries)
    if at is None:
        at = entries
    if not 0 <= at <= entries:
        raise UserError(f"--at {at}: this record has entries 1 to {entries}; 0 is the start")
    viewer = None if seat is None else seat_of(record, seat)
    voice = Voice(catalogue, record.game, player_names(record, catalogue))
    title = voice.say(f"{record.game.key}-title")
    head = voice.say("terminal-replay-head", title=title, players=record.seats, entries=entries)
    console.print(Text(head, style="bold"))
    story = Story(voice)
    position = _retold(record, at, story, viewer, lambda seat: voice.say("terminal-undone", who=voice.names[seat]))
    print_paragraphs(console, story.paragraphs())
    console.print(Text(voice.say("terminal-replay-at", at=at, entries=entries), style="bold"))
    drawn = board(record.game.key)
    view = position.view(viewer)
    console.print(drawn.draw(view, voice, sitting(record), console.width))
    if viewer is not None:
        console.print(drawn.draw_hand(view, voice, {}))
    decision = position.decision
    if decision is None:
        print_result(console, voice, position.winners(), position.scores(), drawn.rival(view, voice))
    else:
        console.print(Text(voice.decision(decision)))


def verify(console: Console, catalogue: Catalogue, file: str, content: str | None) -> None:
    """Check a record from the first entry to the result; a ``UserError`` says where it breaks."""
    data = read_data(file)
    record = checked_record(file, data, content)
    try:
        commitment = fair.verify(data)
    except ValueError as error:
        raise UserError(f"{file}: {error}") from None
    position = record.position
    voice = Voice(catalogue, record.game, player_names(record, catalogue))
    key = "terminal-verified-over" if position.over else "terminal-verified-open"
    console.print(Text(voice.say(key, file=plain(file), entries=len(record.entries))))
    if position.over:
        rival = board(record.game.key).rival(position.view(None), voice)
        print_result(console, voice, position.winners(), position.scores(), rival)
    console.print(Text(voice.say("terminal-verified-seed", seed=str(record.seed), digest=position.digest()[:16])))
    if commitment is not None:
        console.print(Text(voice.say("terminal-verified-fair", commitment=commitment)))


def _retold(record: Record, upto: int, story: Story, viewer: int | None, taken_back: Callable[[int], str]) -> Position:
    """Play the record again, telling every event, and return where that leads."""
    past = Record(record.game, record.seats, record.seed, record.options, record.names)
    for event in past.position.opening:
        story.tell(event.seen_by(viewer))
    for entry in record.entries[:upto]:
        if entry.choice == UNDO:
            past.undo(entry.seat)
            story.remark(taken_back(entry.seat))
            continue
        for event in past.play(entry.choice):
            story.tell(event.seen_by(viewer))
    return past.position


def seat_of(record: Record, wanted: str) -> int:
    """A seat by its number or its colour."""
    worn = colours(record.options, record.seats)
    if wanted in worn:
        return worn.index(wanted)
    if wanted.isascii() and wanted.isdigit() and int(wanted[:9]) < record.seats:
        return int(wanted)
    allowed = ", ".join(f"{seat} or {colour}" for seat, colour in enumerate(worn))
    raise UserError(f"--as {wanted}: there is no such seat; there are {allowed}")
