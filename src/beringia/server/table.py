"""A table in memory: its seats, its game, its subscribers, and what they may do.

Everything that changes a table happens under its lock, and takes effect in memory only after its commit: a choice is
played on a fork of the session, the fork replaces the session when the database has the entry, and then everybody is
updated. If a rule or the commit fails, the fork is thrown away and the table stands as before.
"""

from __future__ import annotations

import asyncio
import copy
import json
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import beringia
from beringia import Event, Game, IllegalChoice, Position, Record, Refusal
from beringia.kernel.chain import UNDO, Chain
from beringia.kernel.record import result_of
from beringia.kernel.session import Move, Session
from beringia.server import fair, loading, metrics, passing, redaction
from beringia.server.bot_pool import BotPool
from beringia.server.bot_turns import BotTurns
from beringia.server.encoding import to_json
from beringia.server.errors import RequestError
from beringia.server.leases import Leases
from beringia.server.loading import Outdated
from beringia.server.messages import (
    Json,
    LogStep,
    PassWhen,
    RematchMessage,
    Seat,
    SeatsMessage,
    Status,
    Step,
    StepsMessage,
    Summary,
    TableLog,
    TableMessage,
    WhyMessage,
)
from beringia.server.patches import Known
from beringia.server.redaction import Seats
from beringia.server.rows import ArchiveRow, EntryRow, SavedTable, SnapshotRow, TableRow, now
from beringia.server.seating import distinct, free_name, hash_secret, new_secret
from beringia.server.settings import Settings
from beringia.server.store import NotOwner, StorageError, Store
from beringia.server.subscribers import Subscriber, Subscribers

log = logging.getLogger("beringia.server.table")


@dataclass
class QuietStep:
    """A pass in a window, after which the window goes on: who passed, and who was told of it, because he was asked."""

    seat: int
    told: set[int | None]


class Table:
    """One table. Make it with :meth:`load`."""

    def __init__(self, row: TableRow, store: Store, bot_pool: BotPool, settings: Settings) -> None:
        self.row = row
        self.lock = asyncio.Lock()
        self.version = 0
        self.used = time.monotonic()
        self.on_evicted: Callable[[Table], None] = lambda table: None
        self.fence = 0  # the number of the lease on this table
        self.leases: Leases | None = None
        self._store = store
        self._settings = settings
        self._game: Game | None = None
        self._outdated: Outdated | None = None
        self._archive: ArchiveRow | None = None  # of an outdated table
        self._result: str | None = None  # the same
        self._session: Session | None = None
        self._chain = Chain("")
        self._opening: list[Event] = []
        self._changed = row.changed
        self._messages: dict[tuple[int, str], int] = {}
        self._snapshot_at = 0
        self._archived = False
        self._subscribers = Subscribers()
        self._bots = BotTurns(self, bot_pool)
        self._quiet: list[QuietStep] = []  # the last steps, as far as they told most viewers nothing
        self._evicted = False
        self._in_doubt = False  # a commit has failed: it is not certain that nothing of it is stored

    @staticmethod
    def load(saved: SavedTable, store: Store, bot_pool: BotPool, settings: Settings, fence: int = 0) -> Table:
        """The table as the database has it. One that cannot be played on can still be watched and exported."""
        table = Table(saved.row, store, bot_pool, settings)
        table.fence = fence
        table._changed = saved.changed
        table._messages = saved.messages
        table._snapshot_at = 0 if saved.snapshot is None else saved.snapshot.version
        table._archived = saved.archive is not None
        table.version = saved.version
        found = loading.load(saved, store)
        if isinstance(found, Outdated):
            table._outdated, table._archive, table._result = found, saved.archive, saved.result
            return table
        table._game = found.game
        if found.record is not None:
            table._take_over(found.record, found.opening)
        return table

    # -- what it is

    @property
    def status(self) -> Status:
        return self.row.status if self._outdated is None else "outdated"

    @property
    def game(self) -> Game:
        if self._outdated is not None:
            raise self._outdated.error()
        assert self._game is not None
        return self._game

    @property
    def head(self) -> str:
        """The last link of the log: it stands for everything that has happened."""
        return self._chain.head

    @property
    def idle(self) -> bool:
        """True if nobody is connected and no bot is thinking."""
        return not self._subscribers and not self.lock.locked() and not self._bots.running

    def seats_of(self, tokens: Iterable[str]) -> Seats:
        """The seats that these tokens hold; wrong tokens hold none."""
        wanted = {hash_secret(token) for token in tokens}
        return tuple(seat for seat, row in enumerate(self.row.seats) if row.token in wanted)

    def require_guest(self, tokens: Iterable[str]) -> None:
        """Whoever looks at a private table must sit at it, or be invited to."""
        if self.row.private:
            known = {hash_secret(token) for token in tokens}
            if not any(held.token in known or held.invitation in known for held in self.row.seats):
                raise RequestError("private")

    def summary(self, mine: Seats) -> Summary:
        """The public facts about the table."""
        position = self._position
        decision = None if position is None else redaction.decision_for(position, mine)
        last = redaction.last_scene(self._archive)
        return Summary(
            table=self.row.id,
            game=self.row.game,
            content=self._content,
            options=self.row.options,
            private=self.row.private,
            status=self.status,
            version=self.version_for(mine),
            created=redaction.iso_time(self.row.created),
            changed=redaction.iso_time(self._changed),
            seats=self._seats(mine),
            decides=None if decision is None else decision.seat,
            scores=last["scores"] if position is None else position.scores(),
            winners=last["winners"] if position is None else position.winners(),
            rematch=self.row.rematch,
            fair=redaction.fair_dice(self.row),
            outdated=None if self._outdated is None else self._outdated.error().problem(),
        )

    def record_result(self, mine: Seats) -> Mapping[str, object]:
        """How the record of this table ends, if these seats may have it: a record tells all secrets.

        It is for everybody when the game is over. If an unfinished table cannot be played on, it is for whoever holds
        the seats of all people: nobody else's secrets are in it.
        """
        if self.row.status != "finished":
            people = [seat for seat, held in enumerate(self.row.seats) if held.kind in ("human", "away")]
            if self._outdated is None or self.row.status == "waiting" or any(seat not in mine for seat in people):
                raise RequestError("not-finished")
        if self._session is not None:
            return result_of(self._session.position)
        if self._result is not None:
            stored: dict[str, object] = json.loads(self._result)
            return stored
        # Its steps were stored before results were.
        return {"over": self.row.status == "finished", "scores": None, "winners": None, "digest": None}

    def require_begun(self) -> None:
        """Refuse to look back at a table that cannot be played again, or has not begun."""
        if self._outdated is not None:
            raise self._outdated.error()
        if self._session is None:
            raise RequestError("waiting")

    async def log_for(self, viewer: int | None) -> TableLog:
        """All that a viewer may know of this table, whether it can be played on or not."""
        seats = () if viewer is None else (viewer,)
        name = redaction.viewer_name(viewer)
        async with self.lock:
            version = self.version_for(seats)
            steps, _ = await self._steps(-1, version + 1, version + 1, seats)
            scene = self._scene(seats, [])
            at = version if self._archive is None else self._archive.version
        view = scene["views"].get(name)
        return TableLog(
            table=self.row.id,
            game=self.row.game,
            content=self.row.content,
            rules=self.row.rules,
            options=self.row.options,
            names=self.row.names,
            viewer=name,
            version=version,
            steps=[
                LogStep(version=step["version"], seat=step["seat"], undo=step["undo"], events=step["events"][name])
                for step in steps
            ],
            view=view,
            view_version=None if view is None else at,
        )

    # -- seats and subscribers

    async def subscribe(self, subscriber: Subscriber, tokens: Iterable[str], after: int) -> None:
        """Add a connection (or let it say hello again) and send it everything since a version."""
        async with self.lock:
            if self._evicted:
                subscriber.close(1012)
                return
            seats = self.seats_of(tokens)
            if self.row.private and not seats:
                self._subscribers.remove(subscriber)
                subscriber.close(4403)
                return
            places = self._settings.connections_per_seat if seats else self._settings.connections_per_table
            if subscriber not in self._subscribers and self._subscribers.of(seats) >= places:
                subscriber.close(4429)
                return
            before = self._subscribers.seats()
            subscriber.seats = seats
            version = self.version_for(seats)
            after = -1 if after > version else after  # nobody can know what has not happened: tell everything
            try:
                steps, earlier = await self._steps(after, version + 1, self._settings.hello_steps, seats)
            except RequestError:
                subscriber.close(1013)
                return
            if subscriber.gone:
                return
            self._subscribers.add(subscriber)
            subscriber.push(self._table_message(seats, steps, earlier).model_dump_json())
            if self._subscribers.seats() != before:
                self._publish_seats(exclude=subscriber)
            self.wake_bots()

    async def earlier_steps(self, after: int, before: int, message: str, mine: Seats) -> StepsMessage:
        """Steps that were not told at once to who came. They do not change any more, so the table need not stop."""
        steps, earlier = await self._steps(
            after, min(before, self.version_for(mine) + 1), self._settings.hello_steps, mine
        )
        return StepsMessage(id=message, steps=steps, earlier=earlier)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """A connection has ended."""
        subscriber.gone = True
        if subscriber in self._subscribers:
            before = self._subscribers.seats()
            self._subscribers.remove(subscriber)
            self.used = time.monotonic()
            if self._subscribers.seats() != before:
                self._publish_seats()

    async def join(self, secret: str, name: str, token: str | None) -> tuple[int, str]:
        """Take an open seat with its invitation, or come back to a seat with its token."""
        known = hash_secret(secret)
        async with self._locked():
            row = self._copied_row()
            for seat, held in enumerate(row.seats):
                if held.token == known:
                    token = secret
                elif held.invitation == known:
                    token = token or new_secret()
                    if held.token is not None and held.token != hash_secret(token):
                        raise RequestError("taken")
                else:
                    continue
                held.token = hash_secret(token)
                held.kind = "human"
                held.bot = None
                others = [other.name for other in row.seats if other is not held]
                held.name = distinct(name, others) or held.name or free_name(others)
                if row.status == "waiting" and all(other.kind != "open" for other in row.seats):
                    self._mark_started(row)
                await self._change(row)
                return seat, token
        raise RequestError("forbidden")

    async def start(self, bot: str, mine: Seats) -> None:
        """Begin without waiting any longer: bots take the open seats."""
        async with self._locked():
            self._require_seat(mine)
            self._require_status("waiting", "not-waiting")
            row = self._copied_row()
            for held in row.seats:
                if held.kind == "open":
                    held.kind, held.bot, held.name = "bot", bot, free_name([other.name for other in row.seats])
            self._mark_started(row)
            await self._change(row)

    async def leave(self, bot: str, mine: Seats) -> None:
        """Give own seats to a bot, until they are taken back."""
        async with self._locked():
            self._require_seat(mine)
            row = self._copied_row()
            for seat in mine:
                row.seats[seat].kind, row.seats[seat].bot = "away", bot
            await self._change(row)

    async def pause(self, on: bool, mine: Seats) -> None:
        async with self._locked():
            self._require_seat(mine)
            if self.status != "paused":
                self._require_status("playing")
            row = self._copied_row()
            row.status = "paused" if on else "playing"
            await self._change(row)

    async def pass_for(self, seat: int, when: PassWhen, on: Sequence[int], mine: Seats) -> None:
        """When the server passes for a seat."""
        async with self._locked():
            if seat not in mine:
                raise RequestError("forbidden")
            row = self._copied_row()
            row.seats[seat].pass_when, row.seats[seat].pass_on = when, sorted(set(on))
            await self._change(row)
            if self._asked() == seat:  # he may have been spared a question that he wants to answer now
                if self._quiet:
                    self._quiet[-1].told.add(seat)
                self._subscribers.publish(lambda seats: self._table_message(seats, []) if seat in seats else None)

    async def rematch(self, mine: Seats, table_id: str) -> tuple[str, TableRow | None]:
        """The table of the rematch, and its header if it is new. The same people hold the same tokens there."""
        async with self._locked():
            self._require_seat(mine)
            self._require_status("finished", "not-finished")
            if self.row.rematch is not None:
                return self.row.rematch, None
            seats = copy.deepcopy(self.row.seats)
            for held in seats:
                if held.kind == "away":
                    held.kind, held.bot = "human", None
            game = beringia.game(self.row.game)  # with its present content
            new = TableRow(
                table_id,
                self.row.game,
                game.content.version,
                game.rules.VERSION,
                self.row.options,
                "playing",
                fair.new_seed(),
                fair.new_salt(),
                [held.name for held in seats],
                seats,
                private=self.row.private,
            )
            row = self._copied_row()
            row.rematch = table_id
            await self._require_certainty()
            try:
                await self._store.add_table(new, row, self.fence)
            except StorageError as error:
                raise self._not_stored(error) from None
            self.row = row
            self._subscribers.publish(lambda _: RematchMessage(table=table_id))
            return table_id, new

    # -- playing

    async def choose(self, seat: int, choice: int, version: int, message: str, mine: Seats) -> int:
        """Make a choice; returns the version it led to, once it is stored."""
        async with self._locked():
            done = self._messages.get((seat, message))
            if done is not None and seat in mine:
                return done
            session = self._deciding_session(seat, version, mine)
            ahead, move = self._played(session, choice)
            return await self._commit(ahead, move, message)

    async def undo(self, seat: int, version: int, message: str, mine: Seats) -> int:
        """Take the last choice of a seat back."""
        async with self._locked():
            done = self._messages.get((seat, message))
            if done is not None and seat in mine:
                return done
            session = self._playing_session(seat, version, mine)
            if session.undo_depth(seat) == 0:
                raise RequestError("nothing-to-undo")
            if session.taken_back >= self._settings.undos:
                raise RequestError("too-many-undos")
            ahead = session.fork()
            done = await self._commit(ahead, ahead.undo(seat), message)
            # What the server would choose again at once is taken back with what came before it.
            while ahead.undo_depth(seat) > 0 and self._answer(ahead.position) is not None:
                ahead = ahead.fork()
                done = await self._commit(ahead, ahead.undo(seat), None)
            return done

    async def why(self, seat: int, choice: int, message: str, mine: Seats) -> WhyMessage:
        """Why something cannot be chosen. Only the seat that decides may ask: the answer says something of its hand."""
        async with self._locked():
            refusal = self._refusal(self._deciding_session(seat, None, mine), choice)
        return redaction.why(message, refusal)

    async def why_at(
        self, seat: int, targets: Sequence[str], around: Sequence[str], message: str, mine: Seats
    ) -> WhyMessage:
        """The same for elements of the board: the engine finds out which choice they would be."""
        async with self._locked():
            refusal = self._deciding_session(seat, None, mine).position.why_not_at(targets, around)
        return redaction.why(message, refusal)

    # -- bots

    def wake_bots(self) -> None:
        """Let bots move, if it is their turn."""
        self._bots.wake()

    def bot_decision(self) -> tuple[str | int, Position] | None:
        """The bot that has to decide, or the choice that is clear, and the position. A table of bots alone plays only
        while somebody watches."""
        position = self._position
        if position is None or self.status != "playing" or self._evicted or position.seat is None:
            return None
        bot = self.row.seats[position.seat].bot
        if bot is None:
            choice = self._answer(position)
            return None if choice is None else (choice, position)
        if not self._subscribers and all(held.kind != "human" for held in self.row.seats):
            return None
        clear = position.formality
        return (bot if clear is None else clear), position

    def _answer(self, position: Position) -> int | None:
        """What is chosen for the person who decides, if he does not want to be asked."""
        held = None if position.seat is None else self.row.seats[position.seat]
        if held is None or held.kind != "human":
            return None
        return passing.answer(position, held, passing.poker_face(self.row))

    async def play_for_bot(self, choice: int, version: int) -> None:
        async with self._locked():
            # Somebody may have paused, undone or taken the seat back meanwhile.
            if self.version == version and self.bot_decision() is not None:
                assert self._session is not None
                await self._commit(*self._played(self._session, choice), None)

    def bot_pause(self, clear: bool) -> float:
        if not self._subscribers or self._position is None:
            return 0
        if passing.poker_face(self.row):
            in_window = self._position.passing is not None
            return passing.pause(self._settings.window_seconds) if in_window else self._settings.bot_delay
        return 0 if clear else self._settings.bot_delay

    async def rest(self) -> None:
        """Let what has begun be stored; nothing more can be changed afterwards."""
        async with self.lock:
            self._evicted = True
            self._bots.cancel()

    def close(self, code: int) -> None:
        """Leave the memory: close all connections and cancel the bots."""
        self._evicted = True
        self._bots.cancel()
        self._subscribers.close(code)

    # -- inside: playing

    @asynccontextmanager
    async def _locked(self) -> AsyncIterator[None]:
        """Hold the lock. A table that has left the memory may not be changed any more."""
        async with self.lock:
            if self._evicted:
                raise RequestError("storage")
            yield

    @property
    def _position(self) -> Position | None:
        return None if self._session is None else self._session.position

    @property
    def _content(self) -> str:
        """The content that the table is played with; as long as it waits, the present one."""
        return self.row.content if self._game is None else self._game.content.version

    def _playing_session(self, seat: int, version: int | None, mine: Seats) -> Session:
        """The session, if a seat may do something in it now."""
        if seat not in mine:
            raise RequestError("forbidden")
        self._require_status("playing")
        if self.row.seats[seat].kind != "human":
            raise RequestError("away")
        if version is not None and version != self.version_for(mine):
            raise RequestError("stale")
        assert self._session is not None  # only a waiting or outdated table has none
        return self._session

    def _deciding_session(self, seat: int, version: int | None, mine: Seats) -> Session:
        """The session, if it is this seat's decision."""
        session = self._playing_session(seat, version, mine)
        if session.position.seat != seat:
            told = session.position.decision_for(seat)
            decides = None if told is None else told.seat
            raise RequestError("not-your-turn", args={"seat": -1 if decides is None else decides})
        return session

    def _played(self, session: Session, choice: int) -> tuple[Session, Move]:
        """A fork of the session in which the choice has been made. The session itself stays as it is."""
        ahead = session.fork()
        try:
            # Who looks on is shown what happens event by event.
            return ahead, ahead.play(
                choice, watch=len(self._subscribers) > 0
            )  # the one place where it is checked that the choice is legal
        except IllegalChoice:
            refusal = self._refusal(session, choice)
            assert refusal is not None
            raise RequestError("illegal", args=refusal.args, key=refusal.key, clause=refusal.clause) from None
        except Exception:
            log.exception("choice %s failed at table %s, version %s", choice, self.row.id, self.version)
            raise RequestError("rule-error") from None

    @staticmethod
    def _refusal(session: Session, choice: int) -> Refusal | None:
        """Why the seat that decides cannot choose this; ``None`` if it can."""
        try:
            return session.position.why_not(choice)
        except IllegalChoice as error:
            raise RequestError("invalid", str(error), {"field": "choice", "reason": str(error)}) from None

    async def _commit(self, ahead: Session, move: Move, message: str | None) -> int:
        """Store a move; then let the session that it led to be the table's, and update everybody. Under the lock."""
        await self._require_certainty()
        version = self.version + 1
        position = ahead.position
        undo = move.choice == UNDO
        events = [redaction.undo_event(move.seat)] if undo else move.events
        link = self._chain.next(move.seat, move.choice, move.text).link
        entry = EntryRow(
            self.row.id,
            version,
            move.seat,
            move.choice,
            move.text,
            link,
            redaction.dump_events(events),
            to_json(result_of(position)),
            message,
        )
        row = self._row_after(position, move)
        due = position.over or version - self._snapshot_at >= self._settings.snapshot_every
        snapshot, archive = None, None
        if due:
            snapshot = SnapshotRow(self.row.id, version, link, to_json(ahead.to_dict()))
        if due or not self._archived:
            opening = redaction.dump_events(self._opening)
            scene = redaction.archived_scene(position, len(self.row.seats))
            archive = ArchiveRow(self.row.id, version, opening, to_json(scene))
        try:
            await self._store.add_step(entry, snapshot, row, archive, self.fence)
        except StorageError as error:
            raise self._not_stored(error) from None
        metrics.steps.labels("bot" if message is None else "player").inc()
        before = self._session
        asked = self._asked()
        self._session = ahead
        self._chain = Chain(link)  # the store keeps the entries
        self.version = version
        if message is not None:
            self._messages[(move.seat, message)] = version
        if snapshot is not None:
            self._snapshot_at = version
        self._archived = True
        if row is not None:
            self.row = row
        assert before is not None  # what ahead was made from
        quiet = list(self._quiet)
        known = {seats: self.version_for(seats) - 1 for seats in self._subscribers.groups()}
        if before.position.passing is not None and position.passing is not None and not events:
            self._quiet.append(QuietStep(move.seat, {asked, self._asked()}))
        else:
            self._quiet = []
            self._changed = entry.at
        self._publish_step(move, events, before.position, quiet, known)
        self.wake_bots()
        return version

    def _row_after(self, position: Position, move: Move) -> TableRow | None:
        """The header after a step, if it changes: the game is over, goes on with newer rules than before, or the seat
        whose turn it is wants to be asked again."""
        rules = self.game.rules_version
        assert self._session is not None
        turn = self._session.position.passing is None and self.row.seats[move.seat].pass_when == "turn"
        if not position.over and rules == self.row.rules and not turn:
            return None
        row = self._copied_row()
        if turn:
            row.seats[move.seat].pass_when = "nothing"
        row.rules = rules
        if position.over:
            row.status = "finished"
        return row

    def _not_stored(self, error: StorageError) -> RequestError:
        """What to refuse with after a failed commit."""
        if isinstance(error, NotOwner):
            self._evict()
        self._in_doubt = True
        return RequestError("storage")

    async def _require_certainty(self) -> None:
        """After a failed commit: make sure that the database stands where the table does.

        A connection that breaks at the wrong moment may fail a commit that has taken effect. Then the database is
        right: the table is evicted, and loaded again by whoever asks for it next.
        """
        if not self._in_doubt:
            return
        try:
            if self.leases is not None:
                # Under a new fence: what was begun under the old one is stored when we get it, or never will be.
                fence = await self._store.read(self.leases.acquire, self.row.id)
                if not isinstance(fence, int):
                    self._evict()
                    raise RequestError("storage")
                self.fence = fence
            stored = await self._store.read(self._store.last_version, self.row.id)
            header = await self._store.read(self._store.header, self.row.id)
        except StorageError:
            raise RequestError("storage") from None
        if stored != self.version or header != self.row:
            self._evict()
            raise RequestError("storage")
        self._in_doubt = False

    def _take_over(self, record: Record, opening: list[Event]) -> None:
        self._session = record.session
        self._chain = Chain(record.head)
        self._opening = opening

    # -- inside: seats

    def _require_status(self, wanted: Status, code: str = "") -> None:
        """Refuse, with the given code or else that of the status, if the table is in another status."""
        if self._outdated is not None:
            raise self._outdated.error()
        if self.row.status != wanted:
            raise RequestError(code or self.row.status)

    def _require_seat(self, mine: Seats) -> None:
        if not mine:
            raise RequestError("forbidden")

    def _copied_row(self) -> TableRow:
        row = copy.deepcopy(self.row)
        row.changed = now()
        return row

    def _mark_started(self, row: TableRow) -> None:
        row.status = "playing"
        row.names = [held.name for held in row.seats]

    async def _change(self, row: TableRow) -> None:
        """Store a changed header; then let it take effect and update everybody."""
        begins = self.row.status == "waiting" and row.status == "playing"
        if begins:
            row.content = self.game.content.version
            row.rules = self.game.rules_version
        await self._require_certainty()
        try:
            await self._store.change_table(row, self.fence)
        except StorageError as error:
            raise self._not_stored(error) from None
        self.row = row
        self._changed = row.changed
        if begins:
            record = loading.new_record(self.game, row)
            self._take_over(record, record.position.opening)
            self._subscribers.publish(lambda seats: self._table_message(seats, [self._opening_step(seats)]))
        else:
            self._publish_seats()
        self.wake_bots()

    def _evict(self) -> None:
        """Memory and database differ: forget the memory. Whoever caused it is answered before the connections close."""
        self._evicted = True
        self.on_evicted(self)
        asyncio.get_running_loop().call_soon(self.close, 1012)

    # -- inside: messages

    def version_for(self, seats: Seats) -> int:
        """The last step that told a connection something. How far a window has come is nobody's business but of those
        who are asked in it."""
        version = self.version
        for step in reversed(self._quiet):
            if any(seat in seats for seat in step.told):
                break
            version -= 1
        return version

    def _asked(self) -> int | None:
        """The seat that knows of being asked: not one for which the server passes."""
        position = self._position
        return None if position is None or self._answer(position) is not None else position.seat

    def _scene(self, seats: Seats, steps: list[Step]) -> dict[str, Any]:
        answered = self._session is not None and self._answer(self._session.position) is not None
        scene = redaction.scene(self._session, self._archive, seats, answered)
        if self._session is not None and self._session.taken_back >= self._settings.undos:
            scene["undo"] = dict.fromkeys(scene["undo"], 0)
        known = {"status": self.status, "version": self.version_for(seats), "steps": steps}
        return {**known, **scene, "fair": redaction.fair_dice(self.row)}

    def _table_message(self, seats: Seats, steps: list[Step], earlier: int | None = None) -> TableMessage:
        return TableMessage(
            table=self.row.id,
            game=self.row.game,
            content=self._content,
            options=self.row.options,
            private=self.row.private,
            seats=self._seats(seats),
            viewers=[redaction.viewer_name(eye) for eye in redaction.viewers(seats)],
            rematch=self.row.rematch,
            outdated=None if self._outdated is None else self._outdated.error().problem(),
            earlier=earlier,
            **self._scene(seats, steps),
        )

    def _seats(self, mine: Seats) -> list[Seat]:
        return redaction.seat_list(self.row, self._subscribers.seats(), mine)

    def _publish_seats(self, exclude: Subscriber | None = None) -> None:
        self._subscribers.publish(lambda seats: SeatsMessage(status=self.status, seats=self._seats(seats)), exclude)

    def _publish_step(
        self, move: Move, events: list[Event], before: Position, quiet: list[QuietStep], seen: Mapping[Seats, int]
    ) -> None:
        """Update everybody to whom the step tells something. ``quiet`` are the steps before it that some were not told
        of, ``seen`` the last version that each of them has seen."""
        first = self.version - len(quiet)
        undo = move.choice == UNDO
        known: list[Known] = [{} for _ in move.moments]

        def update(seats: Seats) -> Json | None:
            """An ``UpdateMessage``."""
            if self.version_for(seats) < self.version:
                return None
            step = redaction.step(self.row.game, self.version, move.seat, undo, events, seats)
            patches = {
                redaction.viewer_name(viewer): redaction.patches(before, move.moments, viewer, known)
                for viewer in redaction.viewers(seats)
            }
            untold = [
                redaction.step(self.row.game, version, quiet[version - first].seat, False, [], seats)
                for version in range(seen[seats] + 1, self.version)
            ]
            return {"type": "update", **self._scene(seats, [*untold, step]), "patches": patches}

        self._subscribers.publish(update)

    def _opening_step(self, seats: Seats) -> Step:
        opening = self._opening if self._archive is None else redaction.load_events(self._archive.opening)
        return redaction.step(self.row.game, 0, None, False, opening, seats)

    async def _steps(self, after: int, before: int, most: int, seats: Seats) -> tuple[list[Step], int | None]:
        """The last steps between two versions; and, if there are more than asked for, where those begin."""
        if self.row.status == "waiting":
            return [], None
        first = max(after + 1, before - most)
        steps = [self._opening_step(seats)] if first == 0 < before else []
        if max(first, 1) < before:
            try:
                rows = await self._store.read(self._store.entries, self.row.id, max(first - 1, 0), before - 1)
            except StorageError:
                raise RequestError("storage") from None
            steps += [redaction.stored_step(self.row.game, row, seats) for row in rows]
        return steps, first if first > after + 1 else None
