"""All tables: made, found, kept in memory while they are looked at."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time

import beringia
from beringia import bots
from beringia.server import fair
from beringia.server.bot_pool import BotPool
from beringia.server.errors import RequestError
from beringia.server.messages import NewTable, SeatLink
from beringia.server.redaction import Seats
from beringia.server.seating import distinct, free_name, hash_secret, new_secret
from beringia.server.settings import Settings
from beringia.server.store import SavedTable, SeatRow, StorageError, Store, TableRow
from beringia.server.table import Table

log = logging.getLogger("beringia.server.tables")


def default_bot() -> str:
    names = bots.names()
    return "greedy" if "greedy" in names else names[0]


def checked_bot(name: str | None) -> str:
    """A bot that exists; the usual one if none is named."""
    if name is None:
        return default_bot()
    if name not in bots.names():
        reason = f"bot {name!r} does not exist; there are {', '.join(bots.names())}"
        raise RequestError("invalid", reason, {"field": "bot", "reason": reason})
    return name


class Tables:
    """The tables of one server."""

    def __init__(self, store: Store, bot_pool: BotPool, settings: Settings) -> None:
        self._store = store
        self._bot_pool = bot_pool
        self._settings = settings
        self._loaded: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep_forever())

    def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
        for table in list(self._loaded.values()):
            table.close(1001)
        self._loaded.clear()

    async def create(self, body: NewTable) -> tuple[Table, list[SeatLink]]:
        """A new table, and the secrets of its seats, which are told this once."""
        row, links = _new_row(body)
        return await self._add(row), links

    async def rematch(self, table: Table, mine: Seats) -> Table:
        try:
            table_id, row = await table.rematch(mine, _new_id())
        except StorageError:
            raise RequestError("storage") from None
        return await self.get(table_id) if row is None else self._adopt(row)

    async def get(self, table_id: str) -> Table:
        """A table by its id, from memory or from the database."""
        table = self._loaded.get(table_id)
        if table is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = asyncio.create_task(self._load(table_id))
                self._loading[table_id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            table = await asyncio.shield(loading)
        table.used = time.monotonic()
        return table

    async def _load(self, table_id: str) -> Table:
        try:
            saved = await asyncio.to_thread(self._store.table, table_id)
        except Exception as error:
            log.error("table %s could not be read: %s", table_id, type(error).__name__)
            raise RequestError("storage") from None
        if saved is None:
            raise RequestError("not-found", "there is no such table", {"table": table_id})
        return self._keep(Table.load(saved, self._store, self._bot_pool, self._settings))

    async def _add(self, row: TableRow) -> Table:
        try:
            await self._store.add_table(row)
        except StorageError:
            raise RequestError("storage") from None
        return self._adopt(row)

    def _adopt(self, row: TableRow) -> Table:
        """Take a table in that has just been stored."""
        return self._keep(Table.load(SavedTable(row, row.changed), self._store, self._bot_pool, self._settings))

    def _keep(self, table: Table) -> Table:
        table.on_evicted = self._forget
        self._loaded[table.row.id] = table
        table.wake_bots()
        return table

    def _forget(self, table: Table) -> None:
        if self._loaded.get(table.row.id) is table:
            del self._loaded[table.row.id]

    async def _sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(max(0.05, self._settings.idle / 5))
            oldest = time.monotonic() - self._settings.idle
            for table in list(self._loaded.values()):
                if table.idle and table.used < oldest:
                    table.close(1012)
                    self._forget(table)


def _new_id() -> str:
    return secrets.token_urlsafe(9)


def _new_row(body: NewTable) -> tuple[TableRow, list[SeatLink]]:
    try:
        game = beringia.game(body.game)
        options = game.check_options(len(body.seats), body.options)
    except ValueError as error:
        raise RequestError("invalid", str(error), {"field": "options", "reason": str(error)}) from None
    table_id = _new_id()
    seats: list[SeatRow] = []
    links: list[SeatLink] = []
    wanted = [seat.name for seat in body.seats]
    for number, seat in enumerate(body.seats):
        secret = new_secret()
        taken = [held.name for held in seats]
        name = distinct(seat.name, taken) or free_name(taken + wanted)
        if seat.kind == "bot":
            seats.append(SeatRow("bot", name, checked_bot(seat.bot)))
        elif seat.kind == "me":
            seats.append(SeatRow("human", name, token=hash_secret(secret)))
            links.append(SeatLink(seat=number, token=secret, invitation=None, link=seat_link(table_id, secret)))
        else:
            seats.append(SeatRow("open", distinct(seat.name, taken), invitation=hash_secret(secret)))
            link = f"/t/{table_id}#invite={secret}"
            links.append(SeatLink(seat=number, token=None, invitation=secret, link=link))
    for held in seats:
        held.poker_face = body.poker_face
    waiting = any(seat.kind == "open" for seat in seats)
    return (
        TableRow(
            table_id,
            game.key,
            game.content.version,
            game.rules_version,
            dict(options),
            "waiting" if waiting else "playing",
            fair.new_seed(),
            fair.new_salt(),
            [seat.name for seat in seats],
            seats,
        ),
        links,
    )


def seat_link(table_id: str, token: str) -> str:
    return f"/t/{table_id}#seat={token}"
