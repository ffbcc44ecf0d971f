"""How what happened is told: to each viewer only what it may know. Events are stored whole and cut here."""

from __future__ import annotations

import json
from collections.abc import Sequence

from beringia import Event
from beringia.kernel.record import UNDO
from beringia.server.messages import Step, Told
from beringia.server.store import EntryRow

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
