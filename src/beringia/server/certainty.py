"""Whether the database stands where a table in memory does.

A connection that breaks at the wrong moment may fail a commit that has taken effect. So after a failed one nothing is
stored before both were compared. If they differ the database is right: the table is evicted, and loaded again by
whoever asks for it next.
"""

from __future__ import annotations

from typing import Protocol

from beringia.server.errors import RequestError
from beringia.server.leases import Leases
from beringia.server.rows import TableRow
from beringia.server.store import NotOwner, StorageError, Store


class FencedTable(Protocol):
    """A table, as far as it is ours to write."""

    row: TableRow
    version: int
    fence: int  # the number of the lease on it
    leases: Leases | None

    def evict(self) -> None:
        """Memory and database differ: forget the memory."""


class Certainty:
    """Knows of one table whether all that is stored of it is known."""

    def __init__(self, table: FencedTable, store: Store) -> None:
        self._table = table
        self._store = store
        self._in_doubt = False  # a commit has failed: it is not certain that nothing of it is stored

    def lost(self, error: StorageError) -> RequestError:
        """A commit has failed: what to refuse with."""
        if isinstance(error, NotOwner):
            self._table.evict()
        self._in_doubt = True
        return RequestError("storage")

    async def require(self) -> None:
        """Refuse if the database may stand elsewhere. Under the lock, before anything is stored."""
        if not self._in_doubt:
            return
        table = self._table
        try:
            if table.leases is not None:
                # Under a new fence: what was begun under the old one is stored when we get it, or never will be.
                fence = await self._store.read(table.leases.acquire, table.row.id)
                if not isinstance(fence, int):
                    table.evict()
                    raise RequestError("storage")
                table.fence = fence
            stored = await self._store.read(self._store.last_version, table.row.id)
            header = await self._store.read(self._store.header, table.row.id)
        except StorageError:
            raise RequestError("storage") from None
        if stored != table.version or header != table.row:
            table.evict()
            raise RequestError("storage")
        self._in_doubt = False
