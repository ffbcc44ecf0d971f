"""What the people at a table are told of it: those who hold a seat, and those who watch.

Playing is the business of :mod:`beringia.server.table`; here is what everybody sees of it. Whoever holds the same seats
is told the same.
"""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

from beringia import Event, Position
from beringia.kernel.chain import UNDO
from beringia.kernel.session import Move, Session
from beringia.server import redaction
from beringia.server.errors import RequestError
from beringia.server.loading import Outdated
from beringia.server.message_types import Json, Status
from beringia.server.messages import (
    LogStep,
    QueueMessage,
    RematchMessage,
    Seat,
    SeatsMessage,
    Step,
    StepsMessage,
    Summary,
    TableLog,
    TableMessage,
)
from beringia.server.numbering import Numbering, mask_of
from beringia.server.patches import Known
from beringia.server.presence import Presence
from beringia.server.rows import ArchiveRow, EntryRow, TableRow
from beringia.server.seat_changes import Silence
from beringia.server.seating import Seats
from beringia.server.settings import Settings
from beringia.server.store import StorageError, Store
from beringia.server.subscribers import Subscriber, Subscribers
from beringia.server.talk_messages import Clock, TalkTerms


class Clocked(Protocol):
    """Something with a clock, if anybody's time is counted."""

    def clock(self) -> Clock | None: ...


class ToldTable(Protocol):
    """A table, as far as it is told of."""

    lock: asyncio.Lock
    version: int
    changed: int  # when, in milliseconds since 1970
    told_head: str
    session: Session | None

    @property
    def row(self) -> TableRow: ...

    @property
    def opening(self) -> list[Event]: ...

    @property
    def outdated(self) -> Outdated | None: ...

    @property
    def archive(self) -> ArchiveRow | None:
        """Of an outdated table."""

    @property
    def presence(self) -> Presence: ...

    @property
    def timing(self) -> Clocked: ...

    @property
    def people_here(self) -> set[int]:
        """The seats that somebody is connected for."""

    @property
    def status(self) -> Status: ...

    @property
    def content(self) -> str:
        """The content that the table is played with; as long as it waits, the present one."""

    @property
    def asked(self) -> int | None:
        """The seat that knows of being asked: not one for which the server passes."""


class Telling:
    """Tells everybody at one table what he may know."""

    def __init__(self, table: ToldTable, subscribers: Subscribers, store: Store, settings: Settings) -> None:
        self._table = table
        self._subscribers = subscribers
        self._store = store
        self._settings = settings
        self._silence = Silence.of(settings)
        self.numbering = Numbering({})
        self._queued = False  # the bot that decides waits for those of other tables
        self.late: Telling | None = None  # to those who are told of the same table later

    def version_for(self, seats: Seats) -> int:
        """The version of the table as a connection counts it: how many steps it was told of."""
        return self.numbering.number(self._table.version, seats)

    @property
    def told_head(self) -> str:
        """The link of the last step that everybody was told of."""
        return self._table.told_head

    # -- on request

    def summary(self, mine: Seats, invited: int | None = None) -> Summary:
        """The public facts about the table; for a guest, which seat is kept for him."""
        table, row = self._table, self._table.row
        position = None if table.session is None else table.session.position
        decision = None if position is None else redaction.decision_for(position, self.asked_of(mine))
        last = redaction.last_scene(table.archive)
        return Summary(
            **self._facts(mine),
            status=table.status,
            version=self.version_for(mine),
            created=redaction.iso_time(row.created),
            changed=redaction.iso_time(table.changed),
            decides=None if decision is None else decision.seat,
            scores=last["scores"] if position is None else position.scores(),
            winners=last["winners"] if position is None else position.winners(),
            invited=invited,
            fair=redaction.fair_dice(row),
        )

    async def log(self, viewer: int | None, count: int | None = None) -> TableLog:
        """All that a viewer may know of this table, whether it can be played on or not; or its first steps alone."""
        table, row = self._table, self._table.row
        seats = redaction.seats_of(viewer)
        name = redaction.viewer_name(viewer)
        async with table.lock:
            version = self.version_for(seats)
            last = version if count is None else min(version, count)
            steps, _ = await self.steps(-1, last + 1, last + 1, seats)
            scene = self._scene(seats, [])
            at = version if table.archive is None else self.numbering.number(table.archive.version, seats)
        view = scene["views"].get(name) if count is None else None
        return TableLog(
            table=row.id,
            game=row.game,
            content=row.content,
            rules=row.rules,
            options=row.options,
            names=row.names,
            viewer=name,
            version=version,
            steps=[
                LogStep(version=step["version"], seat=step["seat"], undo=step["undo"], events=step["events"][name])
                for step in steps
            ],
            view=view,
            view_version=None if view is None else at,
        )

    async def greeting(self, after: int, seats: Seats) -> str:
        """What a connection is told that says hello: everything since a version."""
        version = self.version_for(seats)
        after = -1 if after > version else after  # nobody can know what has not happened: tell everything
        steps, earlier = await self.steps(after, version + 1, self._settings.hello_steps, seats)
        return self.table_message(seats, steps, earlier).model_dump_json()

    async def earlier_steps(self, after: int, before: int, message: str, mine: Seats) -> StepsMessage:
        """Steps that were not told at once to who came. They do not change any more, so the table need not stop."""
        before = min(before, self.version_for(mine) + 1)
        steps, earlier = await self.steps(after, before, self._settings.hello_steps, mine)
        return StepsMessage(id=message, steps=steps, earlier=earlier)

    # -- to everybody

    def publish_queue(self, waits: bool) -> None:
        """Everybody is told that a bot waits for others, but where nobody may know who is asked."""
        session = self._table.session
        told = None if session is None else session.position.decision_for(None)
        if not waits or (told is not None and told.seat is not None):
            self._queued = waits
            self._subscribers.publish(lambda _: QueueMessage(waits=waits))

    def publish_seats(self, exclude: Subscriber | None = None) -> None:
        status, watchers, clock = self._table.status, self._subscribers.watching(), self._table.timing.clock()
        self._subscribers.publish(
            lambda seats: SeatsMessage(status=status, seats=self.seats(seats), watchers=watchers, clock=clock), exclude
        )
        if self.late is not None:
            self.late.publish_seats(exclude)

    def publish_rematch(self, table_id: str) -> None:
        """The same people play again, at another table."""
        self._subscribers.publish(lambda _: RematchMessage(table=table_id))
        if self.late is not None:
            self.late.publish_rematch(table_id)

    def publish_opening(self) -> None:
        """The game has begun."""
        self._subscribers.publish(lambda seats: self.table_message(seats, [self._opening_step(seats)]))

    def publish_to(self, seat: int) -> None:
        """The table as it is now, for the holders of a seat alone: what is asked of it is another thing than before."""
        self._subscribers.publish(lambda seats: self.table_message(seats, []) if seat in seats else None)

    def publish_step(self, entry: EntryRow, move: Move, events: list[Event], before: Position, more: bool) -> None:
        """Update everybody who may know of the last step; ``more`` of them follow at once."""
        table = self._table
        if entry.told is not None:
            self.numbering.withhold(entry.version, entry.told)
        known: list[Known] = [{} for _ in move.moments]

        def update(seats: Seats) -> Json | None:
            """An ``UpdateMessage``."""
            if entry.told is not None and entry.told & mask_of(seats) == 0:
                return None
            number, seat = self.version_for(seats), redaction.known_seat(entry, seats)
            step = redaction.step(table.row.game, number, seat, move.choice == UNDO, events, seats)
            patches = {
                redaction.viewer_name(viewer): redaction.patches(before, move.moments, viewer, known)
                for viewer in redaction.viewers(seats)
            }
            return {"type": "update", **self._scene(seats, [step], more), "patches": patches, "more": more}

        self._subscribers.publish(update)

    # -- the parts of messages

    def seats(self, mine: Seats) -> list[Seat]:
        row, presence = self._table.row, self._table.presence
        everybody = range(len(row.seats))
        away = [presence.away_since(seat) for seat in everybody]
        votes = [presence.vote(seat) for seat in everybody]
        return redaction.seat_list(row, self._table.people_here, mine, away, votes, self._silence)

    def table_message(self, seats: Seats, steps: list[Step], earlier: int | None = None) -> TableMessage:
        row = self._table.row
        return TableMessage(
            **self._facts(seats),
            hints=row.hints,
            viewers=[redaction.viewer_name(eye) for eye in redaction.viewers(seats)],
            earlier=earlier,
            queued=self._queued,
            talk=TalkTerms(on=row.terms.talk, together=row.terms.together),
            watchers=self._subscribers.watching(),
            delay=row.terms.delay,
            **self._scene(seats, steps),
        )

    def _facts(self, mine: Seats) -> dict[str, Any]:
        """What everybody is told who asks what table this is, or comes to it."""
        table, row = self._table, self._table.row
        return {
            "table": row.id,
            "game": row.game,
            "content": table.content,
            "options": row.options,
            "private": row.private,
            "listed": row.listed,
            "seats": self.seats(mine),
            "rematch": row.rematch,
            "outdated": None if table.outdated is None else table.outdated.error().problem(),
        }

    async def steps(self, after: int, before: int, most: int, seats: Seats) -> tuple[list[Step], int | None]:
        """The last steps between two numbers, at most so many; and, if there are more, where the told ones begin."""
        row, count = self._table.row, self.numbering
        if row.status == "waiting" or before <= after + 1:
            return [], None
        upto, since = count.version(before - 1, seats), max(0, count.version(after, seats))
        try:
            rows = await self._store.read(self._store.told_entries, row.id, since, upto, mask_of(seats), last=most + 1)
        except StorageError:
            raise RequestError("storage") from None
        steps = [redaction.stored_step(row.game, entry, count.number(entry.version, seats), seats) for entry in rows]
        if after < 0 and len(steps) <= most:
            steps.insert(0, self._opening_step(seats))
        if len(steps) <= most:
            return steps, None
        return steps[-most:], steps[-most]["version"]

    def _scene(self, seats: Seats, steps: list[Step], more: bool = False) -> dict[str, Any]:
        table, session = self._table, self._table.session
        scene = redaction.scene(session, table.archive, seats, self.asked_of(seats), more)
        known = {"status": table.status, "version": self.version_for(seats), "steps": steps}
        clock = table.timing.clock()
        more_known = {"fair": redaction.fair_dice(table.row), "clock": None if clock is None else clock.model_dump()}
        return {**known, **scene, **more_known}

    def asked_of(self, seats: Seats) -> Seats:
        """Those of these seats that would know of being asked."""
        session = self._table.session
        spared = None if session is None or self._table.asked is not None else session.position.seat
        return tuple(seat for seat in seats if seat != spared)

    def _opening_step(self, seats: Seats) -> Step:
        table = self._table
        opening = table.opening if table.archive is None else redaction.load_events(table.archive.opening)
        return redaction.step(table.row.game, 0, None, False, opening, seats)
