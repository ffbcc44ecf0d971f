"""Looking back: the steps of a table as one viewer may see them, and its record file."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from beringia import Event, Record
from beringia.kernel.chain import UNDO, Entry
from beringia.kernel.record import Header, record_dict
from beringia.server import fair, redaction
from beringia.server.messages import Patch, Replay, ReplayStep
from beringia.server.store import Store, TableRow


def replay(
    store: Store, row: TableRow, record: Record, version: int, viewer: int | None, first: int, count: int
) -> Replay:
    """Steps ``first`` to ``first + count - 1``. ``record`` is a fresh one; a saved position shortens the way."""
    steps: list[ReplayStep] = []
    last = min(version, first + count - 1)

    def show(number: int, seat: int | None, undo: bool, events: list[Event], patches: list[Patch]) -> None:
        told = [redaction.seen_event(row.game, event, viewer) for event in events]
        view = record.position.view(viewer)
        steps.append(ReplayStep(version=number, seat=seat, undo=undo, view=view, events=told, patches=patches))

    if first == 0 and count > 0:
        show(0, None, False, record.position.opening, [])
    start = 0
    saved = store.snapshot(row.id, first - 1) if first > 0 else None
    if saved is not None:
        record.resume(record.game.from_dict(json.loads(saved.position)), saved.head)
        start = saved.version
    for entry in store.entries(row.id, start, last):
        before = record.position.copy()
        shown = entry.version >= first
        move = record.replay(entry.version, [entry.seat, entry.choice, entry.text, entry.link], watch=shown)
        if shown:
            patches = redaction.patches(before, move.moments, viewer)
            show(entry.version, entry.seat, entry.choice == UNDO, redaction.load_events(entry.events), patches)
    viewer_name = redaction.viewer_name(viewer)
    return Replay(table=row.id, game=row.game, viewer=viewer_name, version=version, first=first, steps=steps)


def record_file(store: Store, row: TableRow, result: Mapping[str, object]) -> dict[str, Any]:
    """The record of a table as a file, with the commitment to its seed. It needs no rules, only what is stored."""
    header = Header(row.game, row.content, len(row.seats), row.seed, row.options, row.names)
    entries = [Entry(entry.seat, entry.choice, entry.text, entry.link) for entry in store.entries(row.id)]
    commitment = {"commitment": fair.commit(row.salt, row.seed), "salt": row.salt}
    return {**record_dict(header, row.rules, entries, result), "fair": commitment}
