"""What each viewer of a table may know. Events are stored whole; they are redacted here, before they are sent."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from typing import Any, cast

from beringia import Event, Position, Refusal
from beringia.kernel.chain import UNDO
from beringia.kernel.position import Decision as PositionDecision
from beringia.kernel.position import Moment
from beringia.kernel.session import Session
from beringia.server import fair, seat_changes
from beringia.server.encoding import to_json
from beringia.server.messages import Fair, LostLink, Passes, Patch, Seat, Step, Told, WhyMessage
from beringia.server.patches import Known, patch
from beringia.server.rows import ArchiveRow, EntryRow, TableRow
from beringia.server.seat_changes import Silence
from beringia.server.seating import Seats
from beringia.server.talk_messages import Vote
from beringia.text.colours import colours

SPECTATOR = "spectator"


def viewer_name(seat: int | None) -> str:
    return SPECTATOR if seat is None else str(seat)


def seats_of(viewer: int | None) -> Seats:
    return () if viewer is None else (viewer,)


def viewers(seats: Seats) -> list[int | None]:
    """The viewers a connection stands for: its seats, or the spectator."""
    return list(seats) if seats else [None]


def undo_event(seat: int) -> Event:
    """The event of an undone choice. It belongs to the table, not to the game."""
    return Event("undone", seat, {}, {}, None)


def seen_event(game: str, event: Event, viewer: int | None) -> Told:
    """An event as one viewer may know it, with the key of its message."""
    known = event.seen_by(viewer)
    if event.kind == "undone":
        key = "event-undone"
    else:
        key = f"{game}-event-{event.kind}"
    return cast(Told, {**known, "key": key})


def step(game: str, version: int, seat: int | None, undo: bool, events: Sequence[Event], seats: Seats) -> Step:
    """A step as a connection may see it; ``version`` as it counts."""
    return Step(
        version=version,
        seat=seat,
        undo=undo,
        events={
            viewer_name(viewer): [seen_event(game, event, viewer) for event in events] for viewer in viewers(seats)
        },
    )


def patches(
    before: Position, moments: Sequence[Moment], viewer: int | None, known: Sequence[Known] | None = None
) -> list[Patch]:
    """For each event how it changed what a viewer may know of the table; ``known`` (one per event) saves time."""
    found: list[Patch] = []
    board = before.board(viewer)
    for number, moment in enumerate(moments):
        changed = moment.board(viewer)
        found.append(patch(board, changed, None if known is None else known[number]))
        board = changed
    return found


def stored_step(game: str, row: EntryRow, number: int, seats: Seats) -> Step:
    return step(game, number, known_seat(row, seats), row.choice == UNDO, load_events(row.events), seats)


def known_seat(row: EntryRow, seats: Seats) -> int | None:
    """Whose step it was, if a connection may know that."""
    return None if row.anonymous and row.seat not in seats else row.seat


def dump_events(events: Sequence[Event]) -> str:
    """Events with their secrets, for the database only."""
    return to_json([[e.kind, e.seat, e.args, e.secret, e.knows] for e in events])


def load_events(text: str) -> list[Event]:
    return [Event(kind, seat, args, secret, knows) for kind, seat, args, secret, knows in json.loads(text)]


def why(message: str, refusal: Refusal | None) -> WhyMessage:
    """The answer to "why not?"."""
    if refusal is None:
        return WhyMessage(id=message, allowed=True, key="", args={}, clause="")
    return WhyMessage(id=message, allowed=False, key=refusal.key, args=refusal.args, clause=refusal.clause)


# -- the current state of a table


def decision_for(position: Position, seats: Seats) -> PositionDecision | None:
    """The decision as a connection may know it."""
    return position.decision_for(position.seat if position.seat in seats else None)


def scene(
    session: Session | None, archive: ArchiveRow | None, seats: Seats, asked: Seats, more: bool = False
) -> dict[str, Any]:
    """What a connection may see of the game now: fields of a :class:`~beringia.server.messages.Scene`.

    Of its seats only those ``asked`` see a question; for others the server answers. Nobody can choose anything where
    ``more`` steps follow at once.
    Without a session (the table is outdated) that is what was archived last; nobody can decide anything in it.
    """
    if session is None:
        last = last_scene(archive)
        names = [viewer_name(viewer) for viewer in viewers(seats)]
        views = {name: last["views"][name] for name in names if name in last["views"]}
        return {
            "views": views,
            "decision": None,
            "choices": {name: [] for name in views},
            "macros": {name: [] for name in views},
            "undo": dict.fromkeys(views, 0),
            "scores": last["scores"],
            "winners": last["winners"],
        }
    position = session.position
    decision = decision_for(position, asked)
    deciding: Seats = () if more else asked
    named = {viewer_name(viewer): viewer for viewer in viewers(seats)}
    views = {name: position.view(viewer) for name, viewer in named.items()}
    if position.seat in seats and position.seat not in asked:
        views[viewer_name(position.seat)]["decision"] = None if decision is None else decision.to_dict()
    return {
        "views": views,
        "decision": None if decision is None else {**decision.to_dict(), "passing": position.passing},
        "choices": {
            name: [choice.to_dict() for choice in position.choices_for(viewer)] if viewer in deciding else []
            for name, viewer in named.items()
        },
        "macros": {
            name: [macro.to_dict() for macro in position.macros_for(viewer)] if viewer in deciding else []
            for name, viewer in named.items()
        },
        # When the seed is revealed nothing can be taken back any more.
        "undo": {
            name: 0 if viewer is None or position.over else session.undo_depth(viewer) for name, viewer in named.items()
        },
        "scores": position.scores(),
        "winners": position.winners(),
    }


def archived_scene(position: Position, seats: int) -> dict[str, Any]:
    """What all viewers together see: to be stored, for :func:`last_scene`."""
    everybody: list[int | None] = [None, *range(seats)]
    return {
        "views": {viewer_name(viewer): position.view(viewer) for viewer in everybody},
        "scores": position.scores(),
        "winners": position.winners(),
    }


def last_scene(archive: ArchiveRow | None) -> dict[str, Any]:
    if archive is None:
        return {"views": {}, "scores": None, "winners": []}
    found: dict[str, Any] = json.loads(archive.scene)
    return found


def seat_list(
    row: TableRow,
    connected: Collection[int],
    mine: Seats,
    away: Sequence[int | None],
    votes: Sequence[Vote | None],
    silence: Silence,
) -> list[Seat]:
    """``away``: since when; ``votes``: whether a bot shall play, each by seat; ``silence``: what a lost link takes."""
    worn = colours(row.options, len(row.seats))
    hosts = seat_changes.hosts(row)
    return [
        Seat(
            seat=seat,
            name=held.name,
            kind=held.kind,
            bot=held.bot,
            program=held.program,
            colour=worn[seat],
            # Who asks for his own seat is there, even if he has just come.
            connected=held.bot is not None or seat in connected or seat in mine,
            mine=seat in mine,
            host=seat in hosts,
            lost=None if held.lost_at is None else lost_link(row, seat, silence),
            passes=Passes(when=held.pass_when, on=held.pass_on) if seat in mine else None,
            away_since=None if (since := away[seat]) is None or seat in mine else iso_time(since),
            vote=None if seat in mine else votes[seat],
        )
        for seat, held in enumerate(row.seats)
    ]


def lost_link(row: TableRow, seat: int, silence: Silence) -> LostLink:
    rule = seat_changes.consent(row, seat, silence)
    return LostLink(
        asked=list(rule.asked),
        agreed=list(rule.agreed),
        against=list(rule.against),
        needed=rule.needed,
        after=None if rule.after is None else iso_time(rule.after),
    )


def fair_dice(row: TableRow) -> Fair:
    """The commitment to the seed; seed and salt when the game is over."""
    over = row.status == "finished"
    return Fair(
        commitment=fair.commit(row.salt, row.seed),
        salt=row.salt if over else None,
        seed=str(row.seed) if over else None,
    )


def iso_time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
