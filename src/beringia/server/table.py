"""A table in memory: how it stands, and what is played at it.

Everything that changes a table happens under its lock, and takes effect in memory only after its commit: a choice is
played on a fork of the session, the fork replaces the session when the database has the entry, and then everybody is
updated. If a rule or the commit fails, the fork is thrown away and the table stands as before.

The rest is done by objects that each know one side of the table: steps are stored and made real by ``committing``,
``sitting`` is who sits where, ``audience`` who looks on, ``telling`` what they are told, and so on.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress

from beringia import Event, Game, IllegalChoice, Position, Preview, Record, Refusal
from beringia.kernel.record import result_of
from beringia.kernel.session import Session
from beringia.server import loading, redaction
from beringia.server.audience import Audience
from beringia.server.bot_pool import BotPool
from beringia.server.bot_turns import BotTurns
from beringia.server.certainty import Certainty
from beringia.server.clocks import ClockState
from beringia.server.committing import Committing, Played
from beringia.server.errors import RequestError
from beringia.server.lateness import Lateness
from beringia.server.leases import Leases
from beringia.server.loading import Outdated
from beringia.server.message_types import Status
from beringia.server.messages import WhyMessage
from beringia.server.notices import Noticing
from beringia.server.numbering import Numbering
from beringia.server.passing import Asking
from beringia.server.presence import Presence
from beringia.server.rows import ArchiveRow, SavedTable, TableRow
from beringia.server.seating import Seats
from beringia.server.settings import Settings
from beringia.server.sitting import Sitting
from beringia.server.store import StorageError, Store
from beringia.server.subscribers import Subscribers
from beringia.server.talk import Talk
from beringia.server.telling import Telling
from beringia.server.timing import Timing

log = logging.getLogger("beringia.server.table")


class Table:
    """One table. Make it with :meth:`load`."""

    def __init__(self, row: TableRow, store: Store, bot_pool: BotPool, settings: Settings) -> None:
        self.row = row
        self.lock = asyncio.Lock()
        self.version = 0
        self.used = time.monotonic()
        self.on_evicted: Callable[[Table], None] = lambda table: None
        self.evicted = False
        self.fence = 0  # the number of the lease on this table
        self.leases: Leases | None = None
        self._store = store
        self._settings = settings
        self._game: Game | None = None
        self.outdated: Outdated | None = None
        self.archive: ArchiveRow | None = None  # of an outdated table
        self._result: str | None = None  # the same
        self.session: Session | None = None
        self.told_head = ""  # the link of the last step that everybody was told of: it stands for all they know
        self.opening: list[Event] = []
        self.changed = row.changed
        self._subscribers = Subscribers()
        self.presence = Presence(self, self._subscribers, store, settings)
        self.timing = Timing(self)
        self.asking = Asking(self, settings)
        self.late = Lateness(self, store, settings)
        self.talk = Talk(self, self._subscribers, self.late.subscribers, store, settings)
        self.telling = Telling(self, self._subscribers, store, settings)
        self.telling.late = self.late.telling
        self.noticing = Noticing(self)
        self.certainty = Certainty(self, store)
        self.committing = Committing(self, store, settings)
        self.sitting = Sitting(self, self._subscribers, store)
        self.audience = Audience(self, self._subscribers, settings)
        self._bots = BotTurns(self, bot_pool)

    @staticmethod
    def load(saved: SavedTable, store: Store, bot_pool: BotPool, settings: Settings, fence: int = 0) -> Table:
        """The table as the database has it. One that cannot be played on can still be watched and exported."""
        table = Table(saved.row, store, bot_pool, settings)
        table.fence = fence
        table.changed = saved.changed
        snapshot_at = 0 if saved.snapshot is None else saved.snapshot.version
        table.committing.remember(saved.messages, snapshot_at, saved.archive is not None)
        table.version = saved.version
        table.told_head = saved.told_head
        table.telling.numbering = Numbering(saved.withheld)
        table.presence.remember(saved.seen)
        found = loading.load(saved, store)
        if isinstance(found, Outdated):
            table.outdated, table.archive, table._result = found, saved.archive, saved.result
            return table
        table._game = found.game
        if found.record is not None:
            table._take_over(found.record, found.opening)
            if saved.clock is not None:
                table.timing.state = ClockState.read(*saved.clock)
        return table

    # -- what it is

    @property
    def status(self) -> Status:
        return self.row.status if self.outdated is None else "outdated"

    @property
    def game(self) -> Game:
        self.require_current()
        assert self._game is not None
        return self._game

    @property
    def content(self) -> str:
        """The content that the table is played with; as long as it waits, the present one."""
        return self.row.content if self._game is None else self._game.content.version

    @property
    def asked(self) -> int | None:
        """The seat that knows of being asked: not one for which the server passes."""
        return None if self._position is None else self.asking.asked_at(self._position)

    def is_connected(self, seat: int) -> bool:
        """Is somebody there for a seat?"""
        return seat in self._subscribers.seats()

    @property
    def idle(self) -> bool:
        """True if nobody is connected and no bot is thinking."""
        return not self._watched and not self.lock.locked() and not self._bots.running

    @property
    def people_here(self) -> set[int]:
        """The seats that somebody is connected for."""
        return self._subscribers.seats()

    @property
    def outcome(self) -> tuple[list[int], list[int]]:
        """Points, and who has won."""
        return ([], []) if self._position is None else (self._position.scores(), self._position.winners())

    def record_result(self, mine: Seats) -> Mapping[str, object]:
        """How the record of this table ends, if these seats may have it: a record tells all secrets.

        It is for everybody when the game is over. If an unfinished table cannot be played on, it is for whoever holds
        the seats of all people: nobody else's secrets are in it.
        """
        if self.row.status != "finished":
            people = [seat for seat, held in enumerate(self.row.seats) if held.kind in ("human", "away")]
            if self.outdated is None or self.row.status == "waiting" or any(seat not in mine for seat in people):
                raise RequestError("not-finished")
        if self.session is not None:
            return result_of(self.session.position)
        if self._result is not None:
            stored: dict[str, object] = json.loads(self._result)
            return stored
        # Its steps were stored before results were.
        return {"over": self.row.status == "finished", "scores": None, "winners": None, "digest": None}

    def require_begun(self) -> None:
        """Refuse to look back at a table that cannot be played again, or has not begun."""
        self.require_current()
        if self.session is None:
            raise RequestError("waiting")

    def require_current(self) -> None:
        """Refuse what needs the rules, at a table that cannot be played on."""
        if self.outdated is not None:
            raise self.outdated.error()

    def require_status(self, wanted: Status, code: str = "") -> None:
        """Refuse, with the given code or else that of the status, if the table is in another status."""
        self.require_current()
        if self.row.status != wanted:
            raise RequestError(code or self.row.status)

    # -- playing

    async def choose(self, seat: int, choice: int, version: int, message: str, mine: Seats) -> int:
        """Make a choice; returns the version it led to (as the chooser counts), once it is stored.

        Only who is asked has to wait before he passes: how long a refusal takes must not tell others who that is.
        """
        while True:
            async with self.locked():
                done = self.committing.done(seat, message) if seat in mine else None
                if done is None:
                    session = self._deciding_session(seat, version, mine)
                    early = self.asking.wait(choice)
                    if early <= 0:
                        done = await self.committing.commit([self._played(session, choice)], message)
                if done is not None:
                    return self.telling.numbering.number(done, mine)
            await asyncio.sleep(early)

    async def make_macro(self, seat: int, choices: Sequence[int], version: int, message: str, mine: Seats) -> int:
        """Make the choices of a macro in one go; returns the version they led to, once all of them are stored.

        Only what the engine offers as a macro is taken. Of any other sequence the answer could tell something that
        nobody has clicked for: which card would be drawn, for one.
        """
        async with self.locked():
            done = self.committing.done(seat, message) if seat in mine else None
            if done is None:
                session = self._deciding_session(seat, version, mine)
                if not any(macro.choices == tuple(choices) for macro in session.position.macros()):
                    raise RequestError("no-macro")
                steps: list[Played] = []
                for choice in choices:
                    if session.position.seat != seat:
                        raise RequestError("no-macro")
                    steps.append(self._played(session, choice))
                    session = steps[-1][0]
                done = await self.committing.commit(steps, message)
            return self.telling.numbering.number(done, mine)

    async def undo(self, seat: int, version: int, message: str, mine: Seats, count: int = 1) -> int:
        """Take the last choices of a seat back."""
        async with self.locked():
            done = self.committing.done(seat, message) if seat in mine else None
            if done is None:
                session = self._playing_session(seat, version, mine)
                if session.undo_depth(seat) < count:
                    raise RequestError("nothing-to-undo")
                steps: list[Played] = []
                # What the server would choose again at once is taken back with what came before it.
                while len(steps) < count or (
                    session.undo_depth(seat) > 0 and self.asking.answer(session.position) is not None
                ):
                    session = session.fork()
                    steps.append((session, session.undo(seat)))
                done = await self.committing.commit(steps, message)
            return self.telling.numbering.number(done, mine)

    async def why(self, seat: int, choice: int, message: str, mine: Seats) -> WhyMessage:
        """Why something cannot be chosen. Only the seat that decides may ask: the answer says something of its hand."""
        async with self.locked():
            refusal = self._refusal(self._deciding_session(seat, None, mine), choice)
        return redaction.why(message, refusal)

    async def why_at(
        self, seat: int, targets: Sequence[str], around: Sequence[str], message: str, mine: Seats
    ) -> WhyMessage:
        """The same for elements of the board: the engine finds out which choice they would be."""
        async with self.locked():
            refusal = self._deciding_session(seat, None, mine).position.why_not_at(targets, around)
        return redaction.why(message, refusal)

    async def previews(self, seat: int, version: int, mine: Seats) -> list[Preview]:
        """What would follow from the choices of a seat's decision: for that seat only."""
        async with self.locked():
            return self._deciding_session(seat, version, mine).position.previews(seat)

    async def known_position(self, seat: int, version: int, mine: Seats, world: int) -> Position:
        """The position at a decision of a seat, all that it cannot know drawn anew; the same way for the same world."""
        async with self.locked():
            return self._deciding_session(seat, version, mine).position.determinize(seat, world)

    # -- bots

    def wake_bots(self) -> None:
        """Let bots move, if it is their turn."""
        self._bots.wake()

    def bot_decision(self) -> tuple[str | int, Position] | None:
        """The bot that has to decide, or the choice that is clear, and the position. A table of bots alone plays only
        while somebody watches."""
        position = self._position
        if position is None or self.status != "playing" or self.evicted or position.seat is None:
            return None
        bot = self.row.seats[position.seat].bot
        if bot is None:
            choice = self.asking.answer(position)
            return None if choice is None else (choice, position)
        if not self._watched and all(held.kind != "human" for held in self.row.seats):
            return None
        clear = position.formality
        return (bot if clear is None else clear), position

    async def play_for_bot(self, choice: int, version: int) -> None:
        async with self.locked():
            # Somebody may have paused, undone or taken the seat back meanwhile.
            if self.version == version and self.bot_decision() is not None:
                assert self.session is not None
                await self.committing.commit([self._played(self.session, choice)], None)

    @property
    def secretive(self) -> bool:
        return self.asking.secretive

    @property
    def bot_delay(self) -> float:
        # Who does not look on may still ask now and then how far the game is.
        return self._settings.bot_delay if self._subscribers or self.secretive else 0.0

    @property
    def window_left(self) -> float | None:
        return self.asking.left

    def bot_queued(self, waits: bool) -> None:
        self.telling.publish_queue(waits)

    def stepped(self, undo: bool) -> None:
        """Steps were made, and everybody has been told."""
        if undo:
            self._bots.forget()
        self.noticing.step()
        self.wake_bots()

    # -- from the beginning to the end

    async def begin(self) -> None:
        """Let the game begin as the header says, and tell everybody. Under the lock."""
        record = loading.new_record(self.game, self.row)
        self._take_over(record, record.position.opening)
        await self._begin_clock()
        self.telling.publish_opening()
        self.noticing.step()

    def _take_over(self, record: Record, opening: list[Event]) -> None:
        self.session = record.session
        self.committing.head = record.head
        self.opening = opening
        self.asking.ask()

    async def begin_clock(self) -> None:
        """Let the clock run, if there is one that does not yet."""
        async with self.locked():
            await self._begin_clock()

    async def _begin_clock(self) -> None:
        """Under the lock. What fails here happens with the next step."""
        if self.timing.state is None and self._position is not None and self.outdated is None:
            clock = self.timing.begun(self.row, self._position)
            with suppress(StorageError):
                if clock is not None:
                    await self._store.write(self.timing.statements(clock), self.row.id, self.fence)
                    self.timing.take(clock)

    async def time_out(self) -> None:
        """The time that runs is out: a bot plays on. In a window whoever is asked has passed; nobody learns who."""
        async with self.locked():
            state, terms = self.timing.state, self.row.terms.clock
            if state is None or terms is None or state.runs is None or not self.timing.over:
                return
            if not self.timing.window_over:
                await self.sitting.give_away((state.runs,), terms.bot)
            elif self._position is not None and self._position.seat is not None:
                self.telling.publish_to(self._position.seat)
                self.wake_bots()

    def publish_presence(self) -> None:
        self.telling.publish_seats()

    async def rest(self) -> None:
        """Let what has begun be stored; nothing more can be changed afterwards."""
        async with self.lock:
            self.evicted = True
            self._bots.cancel()
            self.timing.stop()
            await self.presence.rest()

    def close(self, code: int) -> None:
        """Leave the memory: close all connections and cancel the bots."""
        self.evicted = True
        self._bots.cancel()
        self.timing.stop()
        self.presence.close()
        self._subscribers.close(code)
        self.late.close(code)

    def evict(self) -> None:
        """Memory and database differ: forget the memory. Whoever caused it is answered before the connections close."""
        self.evicted = True
        self.on_evicted(self)
        asyncio.get_running_loop().call_soon(self.close, 1012)

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[None]:
        """Hold the lock. A table that has left the memory may not be changed any more."""
        async with self.lock:
            if self.evicted:
                raise RequestError("storage")
            yield

    # -- inside

    @property
    def _watched(self) -> bool:
        return bool(self._subscribers) or bool(self.late.subscribers)

    @property
    def _position(self) -> Position | None:
        return None if self.session is None else self.session.position

    def _playing_session(self, seat: int, version: int | None, mine: Seats) -> Session:
        """The session, if a seat may do something in it now."""
        if seat not in mine:
            raise RequestError("forbidden")
        self.require_status("playing")
        if self.row.seats[seat].kind != "human":
            raise RequestError("away")
        if version is not None and version != self.telling.version_for(mine):
            raise RequestError("stale")
        assert self.session is not None  # only a waiting or outdated table has none
        return self.session

    def _deciding_session(self, seat: int, version: int | None, mine: Seats) -> Session:
        """The session, if it is this seat's decision."""
        session = self._playing_session(seat, version, mine)
        if self.asked != seat:
            told = redaction.decision_for(session.position, self.telling.asked_of(mine))
            decides = None if told is None else told.seat
            raise RequestError("not-your-turn", args={"seat": -1 if decides is None else decides})
        return session

    def _played(self, session: Session, choice: int) -> Played:
        """A fork of the session in which the choice has been made. The session itself stays as it is."""
        ahead = session.fork()
        try:
            # The one place where it is checked that the choice is legal. Who looks on is shown what happens event by
            # event.
            return ahead, ahead.play(choice, watch=len(self._subscribers) > 0)
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
