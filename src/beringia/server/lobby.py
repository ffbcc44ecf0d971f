"""The lobby: tables that are open to everybody on this server, as the database knows them."""

from __future__ import annotations

import time

from beringia.server import redaction
from beringia.server.lobby_messages import Lobby, LobbySeat, LobbyTable
from beringia.server.rows import TableRow, now
from beringia.server.settings import Settings
from beringia.server.store import Store
from beringia.text.colours import colours

#: Tables that are told at once.
MAX_LISTED = 100
#: Seconds for which an answer is as good as a new one, however many ask.
FRESH_SECONDS = 1.0


class Board:
    """What hangs out in the lobby, kept for a moment; by game and language, so there are only so many answers."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._milliseconds = int(settings.lobby_hours * 3_600_000)
        self._kept: dict[tuple[str | None, str | None], tuple[float, Lobby]] = {}

    async def read(self, game: str | None, language: str | None) -> Lobby:
        """Tables with free seats, of one game or language or of all."""
        known = self._kept.get((game, language))
        if known is not None and time.monotonic() - known[0] < FRESH_SECONDS:
            return known[1]
        since = now() - self._milliseconds
        rows = await self._store.read(self._store.listed, game, language, since, MAX_LISTED)
        told = Lobby(tables=[_told(row) for row in rows if any(held.kind == "open" for held in row.seats)])
        self._kept[(game, language)] = (time.monotonic(), told)
        return told

    def forget(self) -> None:
        """Something has changed here; other processes find out within a moment."""
        self._kept.clear()


def _told(row: TableRow) -> LobbyTable:
    worn = colours(row.options, len(row.seats))
    return LobbyTable(
        table=row.id,
        game=row.game,
        language=row.listed or "",
        options=row.options,
        created=redaction.iso_time(row.created),
        free=sum(held.kind == "open" for held in row.seats),
        seats=[
            LobbySeat(name=held.name, kind=held.kind, bot=held.bot, colour=worn[seat])
            for seat, held in enumerate(row.seats)
        ],
    )
