"""Looking back: the steps of a table as one viewer may see them, and its record file.

Playing a game again takes long and is asked for by anybody, so it is done in worker processes of its own, and what they
answer is kept for those who ask the same.
"""

from __future__ import annotations

import asyncio
import gzip
import json
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any

from beringia import Event, Game, WrongAnswer
from beringia.games.registry import registered
from beringia.kernel.chain import UNDO, Entry
from beringia.kernel.record import record_dict
from beringia.kernel.session import Session
from beringia.server import contents, fair, loading, redaction, talk
from beringia.server.errors import RequestError
from beringia.server.game_messages import Answer, CompanionReport
from beringia.server.limits import asker
from beringia.server.message_types import OptionValue
from beringia.server.messages import Patch, Replay, ReplayStep
from beringia.server.numbering import Numbering, mask_of
from beringia.server.rows import EntryRow, SnapshotRow, TableRow
from beringia.server.settings import Settings
from beringia.server.store import Store
from beringia.server.thinking import Edition, game_of, prepare
from beringia.server.workers import WorkerError, Workers

#: Table, link of the last step that everybody knows, version, viewer, first step, number of steps: all that a page
#: depends on. Versions and steps as the viewer counts them.
Key = tuple[str, str, int, int | None, int, int]


class Replays:
    """Pages of replays, and what else is played again: made by workers, and kept for a while."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._seconds = settings.replay_seconds
        self._room = settings.replay_cache
        self._workers = Workers(max(1, settings.replay_workers), "beringia-replay", prepare)
        self._pages: OrderedDict[Key, bytes] = OrderedDict()
        self._size = 0
        self._making: dict[Key, asyncio.Task[bytes]] = {}

    def known(self, key: Key) -> bool:
        """True if a page need not be made."""
        return key in self._pages or key in self._making

    async def page(self, row: TableRow, game: Game, numbering: Numbering, key: Key) -> bytes:
        """A :class:`~beringia.server.messages.Replay` as compressed JSON."""
        page = self._pages.get(key)
        if page is not None:
            self._pages.move_to_end(key)
            return page
        making = self._making.get(key)
        if making is None:
            making = asyncio.create_task(self._make(row, (game.key, contents.file_of(game)), numbering, key))
            self._making[key] = making
            making.add_done_callback(lambda _: self._making.pop(key, None))
        return await asyncio.shield(making)

    async def companion(
        self, key: str, seed: str, options: Mapping[str, OptionValue], answers: Sequence[Answer]
    ) -> CompanionReport:
        """What the companion of a game says; a ``ValueError`` if the answers cannot be."""
        try:
            async with self._workers.worker(asker.get(), self._seconds) as ask:
                said = await ask(self._seconds, companion_report, key, seed, options, answers)
        except WorkerError:
            raise RequestError("too-many-requests", retry_after=5) from None
        if isinstance(said, tuple):
            number, reason = said
            raise ValueError(reason) if number is None else WrongAnswer(number, reason)
        return CompanionReport.model_validate(said)

    def close(self) -> None:
        self._workers.close()

    async def _make(self, row: TableRow, edition: Edition, numbering: Numbering, key: Key) -> bytes:
        _, _, version, viewer, first, count = key
        seats = redaction.seats_of(viewer)
        upto, since = numbering.version(version, seats), numbering.version(first, seats)
        missed = list(numbering.missed(seats))
        try:
            async with self._workers.worker(asker.get(), self._seconds) as ask:
                snapshot, entries = await self._store.read(
                    page_entries, self._store, row.id, upto, since, count, mask_of(seats)
                )
                page: bytes = await ask(
                    self._seconds, replay_page, row, edition, snapshot, entries, missed, version, viewer, first, count
                )
        except WorkerError:
            raise RequestError("too-many-requests", retry_after=5) from None
        self._pages[key] = page
        self._size += len(page)
        while self._size > self._room:
            _, dropped = self._pages.popitem(last=False)
            self._size -= len(dropped)
        return page


def page_entries(
    store: Store, table: str, upto: int, first: int, count: int, seats: int
) -> tuple[SnapshotRow | None, list[EntryRow]]:
    """The last saved position before a page, and the steps from there to its end; versions as the table counts."""
    snapshot = store.snapshot(table, first - 1) if first > 0 else None
    start = 0 if snapshot is None else snapshot.version
    shown = count if first > 0 else count - 1  # the opening is no entry
    page = store.told_entries(table, max(0, first - 1), upto, seats, first=shown)
    return snapshot, store.entries(table, start, page[-1].version) if page else []


def replay_page(*args: Any) -> bytes:
    """In a worker: a page as it is sent."""
    return gzip.compress(replay(*args).model_dump_json().encode(), 5)


def replay(
    row: TableRow,
    edition: Edition,
    snapshot: SnapshotRow | None,
    entries: Sequence[EntryRow],
    missed: Sequence[int],
    version: int,
    viewer: int | None,
    first: int,
    count: int,
) -> Replay:
    """Steps from ``first`` on, as the viewer counts. ``entries`` begin where the snapshot ends; those with the versions
    ``missed`` are not shown."""
    record = loading.new_record(game_of(edition), row)
    steps: list[ReplayStep] = []

    def show(number: int, seat: int | None, undo: bool, events: list[Event], patches: list[Patch]) -> None:
        told = [redaction.seen_event(row.game, event, viewer) for event in events]
        view = record.position.view(viewer)
        steps.append(ReplayStep(version=number, seat=seat, undo=undo, view=view, events=told, patches=patches))

    if first == 0 and count > 0:
        show(0, None, False, record.position.opening, [])
    if snapshot is not None:
        record.resume(Session.from_dict(record.game, json.loads(snapshot.position)), snapshot.head)
    for entry in entries:
        before = record.position.copy()
        untold = bisect_right(missed, entry.version)
        number = entry.version - untold
        shown = number >= first and (untold == 0 or missed[untold - 1] != entry.version)
        move = record.replay(entry.version, [entry.seat, entry.choice, entry.text, entry.link], watch=shown)
        if shown:
            patches = redaction.patches(before, move.moments, viewer)
            seat = redaction.known_seat(entry, redaction.seats_of(viewer))
            show(number, seat, entry.choice == UNDO, redaction.load_events(entry.events), patches)
    viewer_name = redaction.viewer_name(viewer)
    return Replay(table=row.id, game=row.game, viewer=viewer_name, version=version, first=first, steps=steps)


def companion_report(
    key: str, seed: str, options: Mapping[str, OptionValue], answers: Sequence[Answer]
) -> dict[str, object] | tuple[int | None, str]:
    """In a worker: what a companion says; or which answer is wrong (none: the options), and why."""
    try:
        return registered(key).companion(seed, options, answers)
    except WrongAnswer as wrong:
        return wrong.number, wrong.reason
    except ValueError as error:
        return None, str(error)


def record_file(store: Store, row: TableRow, result: Mapping[str, object]) -> dict[str, Any]:
    """The record of a table as a file, with the commitment to its seed. It needs no rules, only what is stored."""
    entries = [Entry(entry.seat, entry.choice, entry.text, entry.link) for entry in store.entries(row.id)]
    commitment = {"commitment": fair.commit(row.salt, row.seed), "salt": row.salt}
    said = {"talk": lines} if (lines := talk.exported(store, row.id)) else {}
    return {**record_dict(row.header, row.rules, entries, result), "fair": commitment, **said}
