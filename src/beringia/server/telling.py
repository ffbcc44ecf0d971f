"""What is told of a table: to each viewer only what it may know. Events are stored whole and cut here."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from typing import Any

from beringia import Event, Record
from beringia.kernel.record import UNDO
from beringia.server import fair
from beringia.server.messages import Choice, Decision, Fair, Seat, Status, Step, Told
from beringia.server.store import EntryRow, TableRow

SPECTATOR = "spectator"
Seats = tuple[int, ...]


def viewer_name(seat: int | None) -> str:
    return SPECTATOR if seat is None else str(seat)


def viewers(seats: Seats) -> list[int | None]:
    """With which eyes a connection sees: those of its seats, or a spectator's."""
    return list(seats) if seats else [None]


def undone(seat: int) -> Event:
    """The event of a choice taken back. It is the table's own, not the game's."""
    return Event("undone", seat, {}, {}, None)


def told(game: str, event: Event, viewer: int | None) -> Told:
    """An event as a viewer may know it, with the key of its message."""
    known = event.seen_by(viewer)
    if event.kind == "undone":
        key = "event-undone"
    else:
        key = f"{game}-event-{event.kind.replace('_', '-')}"
    return Told.model_validate({**known, "key": key})


def step(game: str, version: int, seat: int | None, undo: bool, events: Sequence[Event], seats: Seats) -> Step:
    """A step as a connection may know it."""
    return Step(
        version=version,
        seat=seat,
        undo=undo,
        events={viewer_name(eyes): [told(game, event, eyes) for event in events] for eyes in viewers(seats)},
    )


def stored_step(game: str, row: EntryRow, seats: Seats) -> Step:
    return step(game, row.version, row.seat, row.choice == UNDO, read_events(row.events), seats)


def write_events(events: Sequence[Event]) -> str:
    """Events with their secrets, for the database only."""
    return json.dumps([[e.kind, e.seat, e.args, e.secret, e.knows] for e in events], separators=(",", ":"))


def read_events(text: str) -> list[Event]:
    return [Event(kind, seat, args, secret, knows) for kind, seat, args, secret, knows in json.loads(text)]


# -- the table as it stands


def scene(record: Record | None, status: Status, version: int, seats: Seats, steps: list[Step]) -> dict[str, Any]:
    """What a connection may see of the game now: fields of a :class:`~beringia.server.messages.Scene`."""
    known: dict[str, Any] = {"status": status, "version": version, "steps": steps}
    if record is None:
        return {**known, "views": {}, "decision": None, "choices": {}, "undo": {}, "scores": None, "winners": []}
    position = record.position
    decision = position.decision
    eyes = {viewer_name(eye): eye for eye in viewers(seats)}
    return {
        **known,
        "views": {name: position.view(eye) for name, eye in eyes.items()},
        "decision": None if decision is None else Decision.model_validate(decision.to_dict()),
        "choices": {
            name: [Choice.model_validate(choice.to_dict()) for choice in position.choices_for(eye)]
            for name, eye in eyes.items()
        },
        # When the seed is revealed nothing can be taken back any more.
        "undo": {name: 0 if eye is None or position.over else record.undo_depth(eye) for name, eye in eyes.items()},
        "scores": position.scores(),
        "winners": position.winners(),
    }


def seat_list(row: TableRow, connected: Collection[int], mine: Seats) -> list[Seat]:
    colours = row.options.get("colours")
    return [
        Seat(
            seat=seat,
            name=held.name,
            kind=held.kind,
            bot=held.bot,
            colour=colours[seat] if isinstance(colours, list) else None,
            connected=held.bot is not None or seat in connected,
            mine=seat in mine,
        )
        for seat, held in enumerate(row.seats)
    ]


def fair_dice(row: TableRow, status: Status) -> Fair:
    """The commitment to the seed; seed and salt when the game is over."""
    over = status == "finished"
    return Fair(
        commitment=fair.commit(row.salt, row.seed),
        salt=row.salt if over else None,
        seed=str(row.seed) if over else None,
    )


def written_time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
