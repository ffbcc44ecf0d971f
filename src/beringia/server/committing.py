"""What steps change at a table, and how they are stored: entries, each linked to the one before, now and then a
snapshot and an archive of the last views, and the header where it changes.

Steps take effect only after their commit. Until then they stand in sessions that were forked from the table's.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from beringia import Event, Game, Position
from beringia.kernel.chain import UNDO, Chain
from beringia.kernel.record import result_of
from beringia.kernel.session import Move, Session
from beringia.server import metrics, redaction
from beringia.server.certainty import Certainty
from beringia.server.clocks import ClockState
from beringia.server.encoding import to_json
from beringia.server.errors import RequestError
from beringia.server.forgetting import Forgotten, forget
from beringia.server.numbering import mask_of
from beringia.server.passing import Asking
from beringia.server.rows import ArchiveRow, EntryRow, SnapshotRow, TableRow
from beringia.server.settings import Settings
from beringia.server.store import StorageError, Store
from beringia.server.telling import Telling
from beringia.server.timing import Timing

#: A session in which a move was made, and the move.
Played = tuple[Session, Move]


class Step(NamedTuple):
    """A move, what it led from and to, and how it is told and stored."""

    before: Position
    session: Session
    move: Move
    events: list[Event]
    entry: EntryRow


class SteppedTable(Protocol):
    """A table, as far as steps change it."""

    row: TableRow
    version: int
    fence: int
    session: Session | None
    changed: int
    told_head: str
    opening: list[Event]
    certainty: Certainty
    asking: Asking
    timing: Timing
    telling: Telling

    @property
    def game(self) -> Game: ...

    def stepped(self, undo: bool) -> None:
        """Steps were made, and everybody has been told."""


class Committing:
    """Stores the steps of one table, and makes them real."""

    def __init__(self, table: SteppedTable, store: Store, settings: Settings) -> None:
        self._table = table
        self._store = store
        self._settings = settings
        self.head = ""  # the link of the last step
        self._messages: dict[tuple[int, str], int] = {}
        self._snapshot_at = 0
        self._archived = False

    def remember(self, messages: Mapping[tuple[int, str], int], snapshot_at: int, archived: bool) -> None:
        """What is stored already: which messages led to which versions, the last snapshot, and whether an archive."""
        self._messages, self._snapshot_at, self._archived = dict(messages), snapshot_at, archived

    def done(self, seat: int, message: str) -> int | None:
        """The version that a message of a seat has led to, if its steps were stored before."""
        return self._messages.get((seat, message))

    async def commit(self, steps: Sequence[Played], message: str | None) -> int:
        """Store moves that were made in one go, each with the session that it led to; then let the last session be the
        table's, and update everybody. Returns the version. Under the lock."""
        table = self._table
        await table.certainty.require()
        undo = steps[0][1].choice == UNDO
        forgotten = None if undo else await self._forgotten(steps)
        made = self._made(steps, self.head if forgotten is None else forgotten.head, message)
        entries = [step.entry for step in made]
        row = self._row_after(made)
        last = made[-1]
        snapshot, archive = self._saved(last, forgotten is not None)
        clock = table.timing.stepped(row, last.session.position, entries, undo)
        try:
            changed = None if row is table.row else row
            more = table.timing.statements(clock)
            await self._store.add_steps(entries, snapshot, changed, archive, table.fence, forgotten, more)
        except StorageError as error:
            raise table.certainty.lost(error) from None
        metrics.steps.labels("bot" if message is None else "player").inc(len(steps))
        self.head, self._archived = last.entry.link, True
        if snapshot is not None:
            self._snapshot_at = snapshot.version
        if forgotten is not None:
            gone = set(forgotten.versions)
            self._messages = {key: at for key, at in self._messages.items() if at not in gone}
        if message is not None:
            self._messages[(last.entry.seat, message)] = last.entry.version
        self._take_effect(made, row, clock)
        table.stepped(undo)
        return last.entry.version

    def _made(self, steps: Sequence[Played], head: str, message: str | None) -> list[Step]:
        """The steps as they are to be stored, after the one with the link ``head``."""
        table = self._table
        assert table.session is not None  # what the first of them was made from
        before, version = table.session.position, table.version
        made: list[Step] = []
        for session, move in steps:
            version += 1
            head = Chain(head).next(move.seat, move.choice, move.text).link
            events = [redaction.undo_event(move.seat)] if move.choice == UNDO else move.events
            entry = EntryRow(
                table.row.id,
                version,
                move.seat,
                move.choice,
                move.text,
                head,
                redaction.dump_events(events),
                to_json(result_of(session.position)),
                message,
            )
            self._withhold(entry, events, before, session.position)
            made.append(Step(before, session, move, events, entry))
            before = session.position
        return made

    def _withhold(self, entry: EntryRow, events: Sequence[Event], before: Position, after: Position) -> None:
        """Note who may know of a step. How far a window has come is nobody's business but of those who are asked in it:
        the seat that has passed, and the next one; not even theirs if the server passes for them."""
        if entry.choice != before.passing:
            return
        hidden = before.decision_for(None)
        entry.anonymous = hidden is not None and hidden.seat is None
        if after.passing is not None and not events:
            asked = {self._table.asking.asked_at(before), self._table.asking.asked_at(after)}
            entry.told = mask_of(seat for seat in asked if seat is not None)

    def _row_after(self, made: Sequence[Step]) -> TableRow:
        """The header after steps. It changes where the game is over, goes on with newer rules than before, or a seat
        whose turn it is wants to be asked again; else it is the same object."""
        row, rules, over = self._table.row, self._table.game.rules_version, made[-1].session.position.over
        again = {
            step.move.seat
            for step in made
            if step.before.passing is None and row.seats[step.move.seat].pass_when == "turn"
        }
        if not over and rules == row.rules and not again:
            return row
        row = copy.deepcopy(row)
        for seat in again:
            row.seats[seat].pass_when = "nothing"
        row.rules = rules
        if over:
            row.status = "finished"
        return row

    def _saved(self, last: Step, relinked: bool) -> tuple[SnapshotRow | None, ArchiveRow | None]:
        """What is stored with the last step, so that nobody has to play all of them again."""
        table, session, entry = self._table, last.session, last.entry
        due = session.position.over or relinked or entry.version - self._snapshot_at >= self._settings.snapshot_every
        snapshot, archive = None, None
        if due:
            snapshot = SnapshotRow(entry.table_id, entry.version, entry.link, to_json(session.to_dict()))
        if due or not self._archived:
            scene = redaction.archived_scene(session.position, len(table.row.seats))
            opening = redaction.dump_events(table.opening)
            archive = ArchiveRow(entry.table_id, entry.version, opening, to_json(scene))
        return snapshot, archive

    async def _forgotten(self, steps: Sequence[Played]) -> Forgotten | None:
        """What has to be forgotten of the steps so far, if too many choices were taken back before these."""
        session, row, seat = self._table.session, self._table.row, steps[0][1].seat
        assert session is not None
        if session.taken_back < self._settings.undos:
            return None
        count = 2 * session.taken_back + session.undo_depth(seat)
        try:
            entries = await self._store.read(self._store.last_entries, row.id, count + 1)
        except StorageError:
            raise RequestError("storage") from None
        before, entries = entries[:-count], entries[-count:]
        head = before[0].link if before else row.header.link()
        for ahead, _ in steps:
            ahead.forget_taken_back()
        return forget(row.id, head, entries)

    def _take_effect(self, made: Sequence[Step], row: TableRow, clock: ClockState | None) -> None:
        """They are stored: let them be real, one after the other, and tell everybody."""
        table, last = self._table, made[-1]
        for step in made:
            entry = step.entry
            table.session, table.version = step.session, entry.version
            if entry.told is None:
                table.changed, table.told_head = entry.at, entry.link
            if step is last:
                table.row = row
                table.timing.take(clock)
                table.asking.ask()
            table.telling.publish_step(entry, step.move, step.events, step.before, step is not last)
