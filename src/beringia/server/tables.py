"""All tables: made, found, kept in memory while they are looked at.

Where several processes serve one database, each table is in the memory of one of them: see
:mod:`beringia.server.leases`.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from beringia import bots
from beringia.games.registry import registered
from beringia.server import administration, fair, metrics
from beringia.server.bot_pool import BotPool
from beringia.server.errors import RequestError
from beringia.server.forwarding import Elsewhere
from beringia.server.leases import Leases, Process
from beringia.server.messages import NewTable, SeatLink
from beringia.server.neighbours import Neighbours
from beringia.server.notices import Notices
from beringia.server.rows import DamagedRow, SavedTable, SeatRow, TableRow
from beringia.server.seating import Seats, distinct, free_name, hash_secret, new_secret
from beringia.server.settings import Settings
from beringia.server.store import StorageError, Store
from beringia.server.table import Table
from beringia.server.terms import DAY_SECONDS, ClockTerms, Terms
from beringia.server.timekeeping import Timekeeper
from beringia.server.webhooks import Webhooks, checked_webhook

log = logging.getLogger("beringia.server.tables")

#: Seconds after which a change from outside is noticed, and between two looks for tables that are too old.
NOTICE_SECONDS = 0.5
PRUNE_SECONDS = 3600.0

#: Threads that play stored steps again. More of them would only take turns from the one that talks with people.
LOADERS = 2

#: Seconds that a step which is just being stored may take when the server stops.
LAST_STEP_SECONDS = 3.0


def checked_bot(name: str | None, game: str) -> str:
    """A bot that people may have in this game; the usual one if none is named."""
    found = registered(game)
    if name is None:
        return bots.usual(found)
    if name not in bots.offered(found):
        reason = f"bot {name!r} does not exist; there are {', '.join(bots.offered(found))}"
        raise RequestError("invalid", reason, {"field": "bot", "reason": reason})
    return name


class Tables:
    """The tables of one server."""

    def __init__(self, store: Store, bot_pool: BotPool, settings: Settings, leases: Leases | None = None) -> None:
        self.leases = leases
        self.neighbours = Neighbours()
        self.timekeeper = Timekeeper(store, settings)
        self.notices = Notices()  # of all tables that this process has
        self._webhooks = Webhooks(settings, self)
        self.notices.listen(self._webhooks.hear)
        self._store = store
        self._bot_pool = bot_pool
        self._settings = settings
        self._loaded: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._loaders = ThreadPoolExecutor(LOADERS, thread_name_prefix="beringia-loader")
        self.forgotten = 0  # tables that have left the memory
        self._changes = 0  # how often tables were found to be changed, or taken, by others
        self._chores: list[asyncio.Task[None]] = []
        self._closed = False

    async def open(self) -> None:
        await self.timekeeper.open()
        self._webhooks.open()
        chores = [self._sweep_forever(), self.timekeeper.run(lambda: list(self._loaded.values()), self.get)]
        if self.leases is None:
            chores.append(self._listen_forever())
        if self._settings.retention_days:
            chores.append(self._prune_forever())
        self._chores = [asyncio.create_task(chore) for chore in chores]
        if self.leases is not None:
            loop = asyncio.get_running_loop()

            def on_lost(left: Mapping[str, int]) -> None:
                loop.call_soon_threadsafe(self._keep_only, left)

            def on_silent(silent: Sequence[Process]) -> None:
                loop.call_soon_threadsafe(self.neighbours.hear, silent)

            await asyncio.to_thread(self.leases.open, on_lost, on_silent)
            self._store.process = self.leases.me

    async def close(self) -> None:
        """Let the last steps be stored and everybody go; other processes may have the tables at once."""
        if self._closed:
            return
        self._closed = True
        for chore in self._chores:
            chore.cancel()
        self._webhooks.close()
        tables = list(self._loaded.values())
        if tables:
            # Whoever reconnects must find the tables free: the leases are given back before the connections close.
            await asyncio.wait([asyncio.create_task(table.rest()) for table in tables], timeout=LAST_STEP_SECONDS)
        if self.leases is not None:
            await asyncio.to_thread(self.leases.close)
        for table in tables:
            table.close(1012)
        self._loaded.clear()
        self._loaders.shutdown(wait=False, cancel_futures=True)

    async def create(self, body: NewTable) -> tuple[Table, list[SeatLink]]:
        """A new table, and the secrets of its seats, which are told this once."""
        row, links = _new_row(body, self._settings)
        table = await self._add(row)
        table.noticing.begin()  # all who play already are where it was made
        await table.begin_clock()
        return table, links

    async def rematch(self, table: Table, mine: Seats) -> Table:
        table_id, row = await table.sitting.rematch(mine, new_id())
        if row is None:
            return await self.get(table_id)
        new = self._adopt(row)
        new.noticing.step()  # whose turn it is may be far away
        await new.begin_clock()
        return new

    def loaded(self, table_id: str) -> Table | None:
        """A table, if it is in memory."""
        return self._loaded.get(table_id)

    async def get(self, table_id: str) -> Table:
        """A table by its id, from memory or from the database; :class:`Elsewhere` if another process has it."""
        if self._closed:
            raise RequestError("storage")
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
        while True:
            changes = self._changes
            table = await self._read(table_id)
            if changes == self._changes:  # or else it may be one that has changed since
                table.noticing.begin()
                self._keep(table)
                await table.begin_clock()
                return table

    async def _read(self, table_id: str) -> Table:
        try:
            fence = 0 if self.leases is None else await self._acquire(table_id, self.leases)
            saved = None if fence is None else await self._store.read(self._store.table, table_id)
        except StorageError:
            raise RequestError("storage") from None
        except DamagedRow as error:
            log.error("%s", error)
            raise RequestError("outdated", "the stored header of this table cannot be read") from None
        if fence is None or saved is None:
            raise RequestError("not-found", "there is no such table", {"table": table_id})
        if self._closed:  # meanwhile: there is nobody left to load it
            raise RequestError("storage")
        if self.leases is None:
            fence = saved.notice
        # Playing its steps again may take long: others must not wait for it.
        loop = asyncio.get_running_loop()
        given = (saved, self._store, self._bot_pool, self._settings, fence)
        return await loop.run_in_executor(self._loaders, Table.load, *given)

    async def _acquire(self, table_id: str, leases: Leases) -> int | None:
        """The fence of a table that is ours from now on; ``None`` if it does not exist."""
        found = await self._store.read(leases.acquire, table_id)
        if isinstance(found, Process) and not await self.neighbours.alive(found):
            log.warning("table %s is taken over from %s, which does not answer", table_id, found.address)
            found = await self._store.read(leases.acquire, table_id, found)
        if isinstance(found, Process):
            raise Elsewhere(found)
        return found

    async def _add(self, row: TableRow) -> Table:
        try:
            await self._store.add_table(row)
        except StorageError:
            raise RequestError("storage") from None
        return self._adopt(row)

    def _adopt(self, row: TableRow) -> Table:
        """Take a table in that has just been stored."""
        saved = SavedTable(row, row.changed)
        fence = 0 if self.leases is None else 1
        return self._keep(Table.load(saved, self._store, self._bot_pool, self._settings, fence))

    def _keep(self, table: Table) -> Table:
        table.on_evicted = self._forget
        table.leases = self.leases
        table.noticing.notices = self.notices
        table.timing.pulse = self.timekeeper
        table.timing.wind()
        self._loaded[table.row.id] = table
        metrics.tables.set(len(self._loaded))
        table.wake_bots()
        return table

    def _forget(self, table: Table) -> None:
        if self._loaded.get(table.row.id) is table:
            del self._loaded[table.row.id]
            self.forgotten += 1
            metrics.tables.set(len(self._loaded))

    def _keep_only(self, held: Mapping[str, int]) -> None:
        """Other processes have taken leases away: those tables are not ours any more."""
        self._changes += 1
        for table in list(self._loaded.values()):
            if held.get(table.row.id) != table.fence:
                self._forget(table)
                table.close(1012)

    async def _listen_forever(self) -> None:
        """Without leases: notice what was changed from outside, and let go of it."""
        heard = 0
        while True:
            await asyncio.sleep(NOTICE_SECONDS)
            with suppress(StorageError):
                for table_id, notice in (await self._store.read(self._store.notices, heard)).items():
                    heard = max(heard, notice)
                    self._changes += 1
                    table = self._loaded.get(table_id)
                    if table is not None and table.fence < notice:
                        self._forget(table)
                        table.close(1012)

    async def _prune_forever(self) -> None:
        """Delete what nobody has touched for long."""
        while True:
            try:
                old = await self._store.read(administration.prune, self._store, self._settings.retention_days)
                log.info("%s old tables were deleted", len(old))
            except StorageError as error:
                log.warning("old tables could not be deleted: %s", error)
            await asyncio.sleep(PRUNE_SECONDS)

    async def _sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(max(0.05, self._settings.idle / 5))
            oldest = time.monotonic() - self._settings.idle
            for table in list(self._loaded.values()):
                if table.idle and table.used < oldest:
                    table.close(1012)
                    self._forget(table)
                    if self.leases is not None:
                        with suppress(StorageError):
                            await self._store.read(self.leases.release, table.row.id, table.fence)


def new_id() -> str:
    """An id that nobody guesses, and that no command line takes for an option."""
    while (found := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return found


def _terms(body: NewTable, settings: Settings) -> Terms:
    clock = None
    if body.clock is not None:
        if body.clock.kind == "days" and body.clock.seconds % DAY_SECONDS:
            reason = "whole days"
            raise RequestError("invalid", f"clock.seconds: {reason}", {"field": "clock.seconds", "reason": reason})
        bot = checked_bot(body.clock.bot, body.game)
        clock = ClockTerms(body.clock.kind, body.clock.seconds, body.clock.increment, bot)
    webhook = checked_webhook(body.webhook, settings)
    return Terms(body.talk, body.talk_together, clock, body.absence, webhook, body.language or "en", body.delay)


def _new_row(body: NewTable, settings: Settings) -> tuple[TableRow, list[SeatLink]]:
    try:
        game = registered(body.game)
        options = game.check_options(len(body.seats), body.options)
    except ValueError as error:
        raise RequestError("invalid", str(error), {"field": "options", "reason": str(error)}) from None
    table_id = new_id()
    seats: list[SeatRow] = []
    links: list[SeatLink] = []
    wanted = [seat.name for seat in body.seats]
    for number, seat in enumerate(body.seats):
        secret = new_secret()
        taken = [held.name for held in seats]
        name = distinct(seat.name, taken) or free_name(taken + wanted)
        if seat.kind == "bot":
            seats.append(SeatRow("bot", name, checked_bot(seat.bot, game.key)))
        elif seat.kind == "me":
            seats.append(SeatRow("human", name, token=hash_secret(secret), host=True))
            links.append(SeatLink(seat=number, token=secret, invitation=None, link=seat_link(table_id, secret)))
        else:
            seats.append(SeatRow("open", distinct(seat.name, taken), invitation=hash_secret(secret)))
            link = invitation_link(table_id, secret)
            links.append(SeatLink(seat=number, token=None, invitation=secret, link=link))
    for held in seats:
        held.poker_face, held.hints = body.poker_face, body.hints
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
            private=body.private,
            terms=_terms(body, settings),
        ),
        links,
    )


def invitation_link(table_id: str, invitation: str) -> str:
    return f"/t/{table_id}#invite={invitation}"


def seat_link(table_id: str, token: str) -> str:
    return f"/t/{table_id}#seat={token}"
