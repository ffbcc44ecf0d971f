"""Who is at a table, and who is away since when; and the vote of the others that a bot plays for who has vanished.

Being there means being connected. When somebody came or went last is stored, so that a restart does not make everybody
look as if he had just left. Votes are not: they are few, quick, and worthless once the person is back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final, Protocol

from sqlalchemy import text

from beringia.server.rows import TableRow, now
from beringia.server.settings import Settings
from beringia.server.store import StorageError, Store
from beringia.server.subscribers import Subscribers
from beringia.server.talk_messages import Vote

_note: Final = text(
    """
    INSERT INTO presence (table_id, seat, seen) VALUES (:table_id, :seat, :seen)
    ON CONFLICT (table_id, seat) DO UPDATE SET seen = excluded.seen
    """
)


class AttendedTable(Protocol):
    """A table, as far as people are there or not."""

    row: TableRow
    fence: int

    def publish_presence(self) -> None:
        """Somebody may be voted on now."""


class Presence:
    """Who is at one table."""

    def __init__(self, table: AttendedTable, subscribers: Subscribers, store: Store, settings: Settings) -> None:
        self._table = table
        self._subscribers = subscribers
        self._store = store
        self._settings = settings
        self._seen: dict[int, int] = {}
        self._loaded = now()
        self._votes: dict[int, set[int]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._writes: set[asyncio.Task[None]] = set()

    def remember(self, seen: Mapping[int, int]) -> None:
        self._seen = dict(seen)

    def moved(self, before: set[int], after: set[int]) -> None:
        """These seats were connected, and those are now."""
        changed = before ^ after
        for seat in changed:
            self._seen[seat] = now()
            self._votes.pop(seat, None)
        if changed:
            task = asyncio.get_running_loop().create_task(self._store_seen(changed))
            self._writes.add(task)
            task.add_done_callback(self._writes.discard)
        self.schedule()

    async def rest(self) -> None:
        """The server stops: who is here now is away from now on."""
        self.close()
        here = self._subscribers.seats()
        for seat in here:
            self._seen[seat] = now()
        await asyncio.gather(*self._writes)
        await self._store_seen(here)

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def away_since(self, seat: int) -> int | None:
        """Since when a person is away, in milliseconds; ``None`` if he is here, or no person."""
        row = self._table.row
        if row.seats[seat].kind not in ("human", "away") or seat in self._subscribers.seats():
            return None
        return self._seen.get(seat, row.created)

    # -- votes

    def vote(self, seat: int) -> Vote | None:
        """How the vote on a seat stands, if there is one."""
        if not self.votable(seat):
            return None
        return Vote(votes=sorted(self._votes.get(seat, ())), needed=self._needed(seat))

    def votable(self, seat: int) -> bool:
        opens = self._opens(seat)
        return opens is not None and opens <= now()

    def cast(self, seat: int, voters: list[int], on: bool) -> bool:
        """Note votes; true if there are enough of them."""
        votes = self._votes.setdefault(seat, set())
        if on:
            votes.update(voters)
        else:
            votes.difference_update(voters)
        return len(votes & self._here(seat)) >= self._needed(seat)

    def settle(self, seat: int) -> None:
        """It has been decided."""
        self._votes.pop(seat, None)

    def schedule(self) -> None:
        """Tell everybody when the next vote opens."""
        self.close()
        waits = [
            opens - now()
            for seat in range(len(self._table.row.seats))
            if (opens := self._opens(seat)) is not None and opens > now()
        ]
        if waits and self._subscribers:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(min(waits) / 1000 + 0.01, self._opened)

    # -- inside

    def _opened(self) -> None:
        self._table.publish_presence()
        self.schedule()

    def _opens(self, seat: int) -> int | None:
        """From when on may be voted on a seat. Nobody is away before the table could be reached: after a restart people
        have time to come back. It does not depend on who has to decide, which may be a secret."""
        row = self._table.row
        if row.status != "playing" or row.terms.clock is not None or row.seats[seat].kind != "human":
            return None
        since = self.away_since(seat)
        if since is None or not any(held.kind == "human" for held in row.seats if held is not row.seats[seat]):
            return None
        seconds = self._settings.absence_seconds if row.terms.absence is None else row.terms.absence
        return max(since, self._loaded) + round(1000 * seconds)

    def _here(self, seat: int) -> set[int]:
        """The other people who are here."""
        here = self._subscribers.seats() - {seat}
        return {other for other in here if self._table.row.seats[other].kind == "human"}

    def _needed(self, seat: int) -> int:
        return len(self._here(seat)) // 2 + 1

    async def _store_seen(self, seats: set[int]) -> None:
        table_id = self._table.row.id
        rows = [{"table_id": table_id, "seat": seat, "seen": self._seen[seat]} for seat in sorted(seats)]
        try:
            if rows:
                await self._store.write([(_note, row) for row in rows], table_id, self._table.fence)
        except StorageError:  # it is nothing that a game depends on
            pass
