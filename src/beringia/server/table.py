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
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TypeVar

import beringia
from beringia import Event, Game, IllegalChoice, Position, Preview, Record, Refusal
from beringia.kernel.chain import UNDO, Chain
from beringia.kernel.record import result_of
from beringia.kernel.session import Move, Session
from beringia.server import fair, loading, metrics, passing, redaction, seat_changes
from beringia.server.bot_pool import BotPool
from beringia.server.bot_turns import BotTurns
from beringia.server.clocks import ClockState
from beringia.server.encoding import to_json
from beringia.server.errors import RequestError
from beringia.server.forgetting import Forgotten, forget
from beringia.server.lateness import Lateness
from beringia.server.leases import Leases
from beringia.server.loading import Outdated
from beringia.server.message_types import PassWhen, Status
from beringia.server.messages import RematchMessage, WhyMessage
from beringia.server.notices import Noticing
from beringia.server.numbering import Numbering, mask_of
from beringia.server.passing import Question
from beringia.server.presence import Presence
from beringia.server.redaction import Seats
from beringia.server.rows import ArchiveRow, EntryRow, SavedTable, SnapshotRow, TableRow, now
from beringia.server.seating import distinct, free_name, hash_secret, new_secret
from beringia.server.settings import Settings
from beringia.server.store import NotOwner, StorageError, Store
from beringia.server.subscribers import Subscriber, Subscribers
from beringia.server.talk import Talk
from beringia.server.telling import Telling
from beringia.server.timing import Timing

log = logging.getLogger("beringia.server.table")
Found = TypeVar("Found")


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
        self.outdated: Outdated | None = None
        self.archive: ArchiveRow | None = None  # of an outdated table
        self._result: str | None = None  # the same
        self.session: Session | None = None
        self._chain = Chain("")
        self.told_head = ""  # the link of the last step that everybody was told of: it stands for all they know
        self.opening: list[Event] = []
        self.changed = row.changed
        self._messages: dict[tuple[int, str], int] = {}
        self._snapshot_at = 0
        self._archived = False
        self._subscribers = Subscribers()
        self.presence = Presence(self, self._subscribers, store, settings)
        self.timing = Timing(self)
        self.talk = Talk(self, self._subscribers, store, settings)
        self.telling = Telling(self, self._subscribers, store, settings)
        self.late = Lateness(self, store, settings)
        self.telling.late = self.late.telling
        self._bots = BotTurns(self, bot_pool)
        self.noticing = Noticing(self)
        self._question: Question | None = None
        self._evicted = False
        self._in_doubt = False  # a commit has failed: it is not certain that nothing of it is stored

    @staticmethod
    def load(saved: SavedTable, store: Store, bot_pool: BotPool, settings: Settings, fence: int = 0) -> Table:
        """The table as the database has it. One that cannot be played on can still be watched and exported."""
        table = Table(saved.row, store, bot_pool, settings)
        table.fence = fence
        table.changed = saved.changed
        table._messages = saved.messages
        table._snapshot_at = 0 if saved.snapshot is None else saved.snapshot.version
        table._archived = saved.archive is not None
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
        if self.outdated is not None:
            raise self.outdated.error()
        assert self._game is not None
        return self._game

    @property
    def content(self) -> str:
        """The content that the table is played with; as long as it waits, the present one."""
        return self.row.content if self._game is None else self._game.content.version

    @property
    def asked(self) -> int | None:
        """The seat that knows of being asked: not one for which the server passes."""
        return None if self._position is None else self._asked_at(self._position)

    def is_connected(self, seat: int) -> bool:
        """Is somebody there for a seat?"""
        return seat in self._subscribers.seats()

    @property
    def idle(self) -> bool:
        """True if nobody is connected and no bot is thinking."""
        watched = bool(self._subscribers) or bool(self.late.subscribers)
        return not watched and not self.lock.locked() and not self._bots.running

    @property
    def people_here(self) -> set[int]:
        """The seats that somebody is connected for."""
        return self._subscribers.seats()

    @property
    def outcome(self) -> tuple[list[int], list[int]]:
        """Points, and who has won."""
        return ([], []) if self._position is None else (self._position.scores(), self._position.winners())

    def seats_of(self, tokens: Iterable[str]) -> Seats:
        """The seats that these tokens hold; wrong tokens hold none."""
        return self._seats_held({hash_secret(token) for token in tokens})

    def _seats_held(self, known: Collection[str]) -> Seats:
        return tuple(seat for seat, held in enumerate(self.row.seats) if held.holds(known))

    def invited(self, secrets: Iterable[str]) -> int | None:
        """The seat that one of these is an invitation for, if it is still to be had."""
        known = {hash_secret(secret) for secret in secrets}
        seats = (seat for seat, held in enumerate(self.row.seats) if held.token is None and held.invitation in known)
        return next(seats, None)

    @property
    def connected(self) -> Collection[int]:
        """The seats that somebody is connected for."""
        return self._subscribers.seats()

    def require_guest(self, tokens: Iterable[str]) -> None:
        """Whoever looks at a private table must sit at it, or be invited to."""
        if self.row.private and not self.is_guest(tokens):
            raise RequestError("private")

    def is_guest(self, tokens: Iterable[str]) -> bool:
        """Whether some of these secrets are of this table: tokens of seats, or invitations."""
        known = {hash_secret(token) for token in tokens}
        return any(held.holds(known) or held.invitation in known for held in self.row.seats)

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
        if self.outdated is not None:
            raise self.outdated.error()
        if self.session is None:
            raise RequestError("waiting")

    # -- seats and subscribers

    async def subscribe(self, subscriber: Subscriber, tokens: Sequence[str], after: int, watch: bool = False) -> None:
        """Add a connection (or let it say hello again) and send it everything since a version. Who only watches is
        shown what everybody may see, whatever seats he holds."""
        if self._is_late(() if watch else self.seats_of(tokens)):
            with suppress(RequestError):  # it may take long the first time, and nobody else is to wait for it
                await self.late.catch_up()
        async with self.lock:
            if self._evicted:
                subscriber.close(1012)
                return
            seats = () if watch else self.seats_of(tokens)
            if self.row.private and not seats and not (watch and self.is_guest(tokens)):
                self._subscribers.remove(subscriber)
                subscriber.close(4403)
                return
            places = self._settings.connections_per_seat if seats else self._settings.connections_per_table
            present = self._subscribers.of(seats) + (0 if seats else len(self.late.subscribers))
            if not self._is_here(subscriber) and present >= places:
                subscriber.close(4429)
                return
            if self._is_late(seats) and not (watch and self.is_guest(tokens)):
                await self._subscribe_late(subscriber, after)
                return
            self.late.subscribers.remove(subscriber)
            before, watched = self._subscribers.seats(), self._subscribers.watching()
            subscriber.seats = seats
            await self._find_again(seats)
            try:
                greeting = await self.telling.greeting(after, seats)
            except RequestError:
                subscriber.close(1013)
                return
            if subscriber.gone:
                return
            self._subscribers.add(subscriber, map(hash_secret, tokens))
            subscriber.push(greeting)
            self.presence.moved(before, self._subscribers.seats())
            if (self._subscribers.seats(), self._subscribers.watching()) != (before, watched):
                self.telling.publish_seats(exclude=subscriber)
            self.wake_bots()

    async def _find_again(self, seats: Seats) -> None:
        """Who comes to his seat has not lost its link: nobody is asked for a new one any more."""
        if any(self.row.seats[seat].lost_at is not None for seat in seats):
            row = self._copied_row()
            for seat in seats:
                seat_changes.found(row.seats[seat])
            with suppress(RequestError):  # or else it is asked for on, and they may say no
                await self._change(row)

    async def _subscribe_late(self, subscriber: Subscriber, after: int) -> None:
        """The same for a spectator of a table that is shown later."""
        self._subscribers.remove(subscriber)
        subscriber.seats = ()
        try:
            await self.late.catch_up()
            greeting = await self.late.telling.greeting(after, ())
        except RequestError:
            subscriber.close(1013)
            return
        if not subscriber.gone:
            self.late.subscribers.add(subscriber)
            subscriber.push(greeting)
            self.late.follow()
            self.wake_bots()

    def _is_late(self, seats: Seats) -> bool:
        """Whether who holds these seats is told of the table later than it happens."""
        return self.row.terms.delay > 0 and not seats and self.status in ("waiting", "playing", "paused")

    def _is_here(self, subscriber: Subscriber) -> bool:
        return subscriber in self._subscribers or subscriber in self.late.subscribers

    async def teller(self, mine: Seats) -> Telling:
        """Who tells the holder of these seats of the table, on request."""
        if not self._is_late(mine):
            return self.telling
        await self.late.catch_up()
        return self.late.telling

    def teller_of(self, subscriber: Subscriber) -> Telling:
        """Who tells a connection of the table."""
        return self.late.telling if subscriber in self.late.subscribers else self.telling

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """A connection has ended."""
        subscriber.gone = True
        self.talk.forget(subscriber)
        if subscriber in self.late.subscribers:
            self.late.subscribers.remove(subscriber)
            self.used = time.monotonic()
        if subscriber in self._subscribers:
            before = self._subscribers.seats()
            self._subscribers.remove(subscriber)
            self.used = time.monotonic()
            if not self._evicted:
                self.presence.moved(before, self._subscribers.seats())
            if self._subscribers.seats() != before or not subscriber.seats:
                self.telling.publish_seats()

    async def join(self, secret: str, name: str, token: str | None, program: bool = False) -> tuple[int, str]:
        """Take an open seat with its invitation, or come back to a seat with its token."""
        known = hash_secret(secret)
        async with self._locked():
            row = self._copied_row()
            for seat, held in enumerate(row.seats):
                if held.holds({known}):
                    token = secret
                    seat_changes.found(held)
                elif held.invitation == known:
                    token = token or new_secret()
                    if held.token is not None and held.token != hash_secret(token):
                        raise RequestError("taken")
                else:
                    continue
                if not held.holds({hash_secret(token)}):
                    held.token = hash_secret(token)
                held.kind = "human"
                held.bot = None
                held.program = program
                others = [other.name for other in row.seats if other is not held]
                held.name = distinct(name, others) or held.name or free_name(others)
                if row.status == "waiting" and all(other.kind != "open" for other in row.seats):
                    self._mark_started(row)
                await self._change(row)
                return seat, token
        raise RequestError("forbidden")

    async def rearrange(self, act: Callable[[TableRow], Found], concerns: int | None = None) -> Found:
        """Let something be done to the header, and so to the seats; it may refuse."""
        async with self._locked():
            if self.outdated is not None:
                raise self.outdated.error()
            row = self._copied_row()
            found = act(row)
            if row.status == "waiting":
                row.names = [held.name for held in row.seats]
            if concerns is not None:
                row.changed = self.row.changed  # nobody else is to notice
            await self._change(row, concerns)
            return found

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

    async def vote(self, seat: int, on: bool, bot: str, mine: Seats) -> None:
        """Vote that a bot plays for somebody who is away, until he is back."""
        async with self._locked():
            voters = [own for own in mine if self.row.seats[own].kind == "human"]
            if not voters or seat in mine:
                raise RequestError("forbidden")
            if seat >= len(self.row.seats) or not self.presence.votable(seat):
                raise RequestError("no-vote")
            if self.presence.cast(seat, voters, on):
                await self._give_away(seat, bot)
                self.presence.settle(seat)
            else:
                self.telling.publish_seats()

    async def time_out(self) -> None:
        """The time that runs is out: a bot plays on. In a window whoever is asked has passed; nobody learns who."""
        async with self._locked():
            state, terms = self.timing.state, self.row.terms.clock
            if state is None or terms is None or state.runs is None or not self.timing.over:
                return
            if not self.timing.window_over:
                await self._give_away(state.runs, terms.bot)
            elif self._position is not None and self._position.seat is not None:
                self.telling.publish_to(self._position.seat)
                self.wake_bots()

    async def begin_clock(self) -> None:
        """Let the clock run, if there is one that does not yet."""
        async with self._locked():
            await self._begin_clock()

    def publish_presence(self) -> None:
        self.telling.publish_seats()

    async def pass_for(self, seat: int, when: PassWhen, on: Sequence[int], mine: Seats) -> None:
        """When the server passes for a seat."""
        async with self._locked():
            if seat not in mine:
                raise RequestError("forbidden")
            row = self._copied_row()
            row.seats[seat].pass_when, row.seats[seat].pass_on = when, sorted(set(on))
            row.changed = self.row.changed  # nobody else is to notice
            await self._change(row, seat)

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
                held.code, held.lost_at, held.agreed = None, None, []
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
                terms=self.row.terms,
            )
            row = self._copied_row()
            row.rematch = table_id
            await self._require_certainty()
            try:
                await self._store.add_table(new, row, self.fence)
            except StorageError as error:
                raise self._not_stored(error) from None
            self.row = row
            for subscribers in (self._subscribers, self.late.subscribers):
                subscribers.publish(lambda _: RematchMessage(table=table_id))
            return table_id, new

    # -- playing

    async def choose(self, seat: int, choice: int, version: int, message: str, mine: Seats) -> int:
        """Make a choice; returns the version it led to (as the chooser counts), once it is stored."""
        # A pass by hand comes no sooner than one that the server makes.
        while self._question is not None and self.asked == seat and self._is_pass(choice) and self._question.left > 0:
            await asyncio.sleep(self._question.left)
        async with self._locked():
            done = self._messages.get((seat, message)) if seat in mine else None
            if done is None:
                session = self._deciding_session(seat, version, mine)
                done = await self._commit([self._played(session, choice)], message)
            return self.telling.numbering.number(done, mine)

    async def make_macro(self, seat: int, choices: Sequence[int], version: int, message: str, mine: Seats) -> int:
        """Make the choices of a macro in one go; returns the version they led to, once all of them are stored.

        Only what the engine offers as a macro is taken. Of any other sequence the answer could tell something that
        nobody has clicked for: which card would be drawn, for one.
        """
        async with self._locked():
            done = self._messages.get((seat, message)) if seat in mine else None
            if done is None:
                session = self._deciding_session(seat, version, mine)
                if not any(macro.choices == tuple(choices) for macro in session.position.macros()):
                    raise RequestError("no-macro")
                steps: list[tuple[Session, Move]] = []
                for choice in choices:
                    if session.position.seat != seat:
                        raise RequestError("no-macro")
                    steps.append(self._played(session, choice))
                    session = steps[-1][0]
                done = await self._commit(steps, message)
            return self.telling.numbering.number(done, mine)

    async def undo(self, seat: int, version: int, message: str, mine: Seats, count: int = 1) -> int:
        """Take the last choices of a seat back."""
        async with self._locked():
            done = self._messages.get((seat, message)) if seat in mine else None
            if done is None:
                session = self._playing_session(seat, version, mine)
                if session.undo_depth(seat) < count:
                    raise RequestError("nothing-to-undo")
                steps: list[tuple[Session, Move]] = []
                # What the server would choose again at once is taken back with what came before it.
                while len(steps) < count or (
                    session.undo_depth(seat) > 0 and self._answer(session.position) is not None
                ):
                    session = session.fork()
                    steps.append((session, session.undo(seat)))
                done = await self._commit(steps, message)
            return self.telling.numbering.number(done, mine)

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

    async def previews(self, seat: int, version: int, mine: Seats) -> list[Preview]:
        """What would follow from the choices of a seat's decision: for that seat only."""
        async with self._locked():
            return self._deciding_session(seat, version, mine).position.previews(seat)

    async def known_position(self, seat: int, version: int, mine: Seats, world: int) -> Position:
        """The position at a decision of a seat, all that it cannot know drawn anew; the same way for the same world."""
        async with self._locked():
            return self._deciding_session(seat, version, mine).position.determinize(seat, world)

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
        watched = bool(self._subscribers) or bool(self.late.subscribers)
        if not watched and all(held.kind != "human" for held in self.row.seats):
            return None
        clear = position.formality
        return (bot if clear is None else clear), position

    def _asked_at(self, position: Position) -> int | None:
        return position.seat if self._answer(position) is None else None

    def _answer(self, position: Position) -> int | None:
        """What is chosen for the person who decides, if he does not want to be asked."""
        held = None if position.seat is None else self.row.seats[position.seat]
        if held is None or held.kind != "human":
            return None
        if self.timing.window_over and position.passing is not None:
            return position.passing
        return passing.answer(position, held, passing.poker_face(self.row))

    async def play_for_bot(self, choice: int, version: int) -> None:
        async with self._locked():
            # Somebody may have paused, undone or taken the seat back meanwhile.
            if self.version == version and self.bot_decision() is not None:
                assert self.session is not None
                await self._commit([self._played(self.session, choice)], None)

    @property
    def secretive(self) -> bool:
        return passing.poker_face(self.row)

    @property
    def bot_delay(self) -> float:
        # Who does not look on may still ask now and then how far the game is.
        return self._settings.bot_delay if self._subscribers or self.secretive else 0.0

    @property
    def window_left(self) -> float | None:
        return None if self._question is None else self._question.left

    def bot_queued(self, waits: bool) -> None:
        self.telling.publish_queue(waits)

    async def rest(self) -> None:
        """Let what has begun be stored; nothing more can be changed afterwards."""
        async with self.lock:
            self._evicted = True
            self._bots.cancel()
            self.timing.stop()
            await self.presence.rest()

    def close(self, code: int) -> None:
        """Leave the memory: close all connections and cancel the bots."""
        self._evicted = True
        self._bots.cancel()
        self.timing.stop()
        self.presence.close()
        self._subscribers.close(code)
        self.late.close(code)

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
        return None if self.session is None else self.session.position

    def _playing_session(self, seat: int, version: int | None, mine: Seats) -> Session:
        """The session, if a seat may do something in it now."""
        if seat not in mine:
            raise RequestError("forbidden")
        self._require_status("playing")
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

    async def _commit(self, steps: Sequence[tuple[Session, Move]], message: str | None) -> int:
        """Store moves that were made in one go, each with the session that it led to; then let the last session be the
        table's, and update everybody. Under the lock."""
        await self._require_certainty()
        before = self.session
        assert before is not None  # what the first of them was made from
        version = self.version
        ahead, _ = steps[-1]
        undo = steps[0][1].choice == UNDO
        forgotten = None if undo else await self._forgotten(steps)
        chain = self._chain if forgotten is None else Chain(forgotten.head)
        entries: list[EntryRow] = []
        told: list[list[Event]] = []
        row = self.row
        position = before.position
        for session, move in steps:
            version += 1
            events = [redaction.undo_event(move.seat)] if undo else move.events
            chain = Chain(chain.next(move.seat, move.choice, move.text).link)  # the store keeps the entries
            entry = EntryRow(
                self.row.id,
                version,
                move.seat,
                move.choice,
                move.text,
                chain.head,
                redaction.dump_events(events),
                to_json(result_of(session.position)),
                message,
            )
            row = self._row_after(row, position, session.position, move)
            self._withhold(entry, events, position, session.position)
            entries.append(entry)
            told.append(events)
            position = session.position
        due = position.over or version - self._snapshot_at >= self._settings.snapshot_every or forgotten is not None
        snapshot, archive = None, None
        if due:
            snapshot = SnapshotRow(self.row.id, version, chain.head, to_json(ahead.to_dict()))
        if due or not self._archived:
            opening = redaction.dump_events(self.opening)
            scene = redaction.archived_scene(position, len(self.row.seats))
            archive = ArchiveRow(self.row.id, version, opening, to_json(scene))
        changed = None if row is self.row else row
        clock = self.timing.stepped(row, position, entries, undo)
        try:
            more = self.timing.statements(clock)
            await self._store.add_steps(entries, snapshot, changed, archive, self.fence, forgotten, more)
        except StorageError as error:
            raise self._not_stored(error) from None
        metrics.steps.labels("bot" if message is None else "player").inc(len(steps))
        self._chain = chain
        if forgotten is not None:
            gone = set(forgotten.versions)
            self._messages = {key: at for key, at in self._messages.items() if at not in gone}
        if message is not None:
            self._messages[(steps[0][1].seat, message)] = version
        if snapshot is not None:
            self._snapshot_at = version
        if undo:
            self._bots.forget()
        self._archived = True
        for (session, move), entry, events in zip(steps, entries, told, strict=True):
            position = before.position
            before = self.session = session
            self.version = entry.version
            if entry.told is None:
                self.changed, self.told_head = entry.at, entry.link
            if session is ahead:
                self.row = row
                self.timing.take(clock)
                self._ask()
            self.telling.publish_step(entry, move, events, position, session is not ahead)
        self.noticing.step()
        self.wake_bots()
        return version

    async def _forgotten(self, steps: Sequence[tuple[Session, Move]]) -> Forgotten | None:
        """What has to be forgotten of the steps so far, if too many choices were taken back before these."""
        session, seat = self.session, steps[0][1].seat
        assert session is not None
        if session.taken_back < self._settings.undos:
            return None
        count = 2 * session.taken_back + session.undo_depth(seat)
        try:
            entries = await self._store.read(self._store.last_entries, self.row.id, count + 1)
        except StorageError:
            raise RequestError("storage") from None
        before, entries = entries[:-count], entries[-count:]
        head = before[0].link if before else self.row.header.link()
        for ahead, _ in steps:
            ahead.forget_taken_back()
        return forget(self.row.id, head, entries)

    def _withhold(self, entry: EntryRow, events: Sequence[Event], before: Position, after: Position) -> None:
        """Note who may know of a step. How far a window has come is nobody's business but of those who are asked in it:
        the seat that has passed, and the next one; not even theirs if the server passes for them."""
        if entry.choice != before.passing:
            return
        hidden = before.decision_for(None)
        entry.anonymous = hidden is not None and hidden.seat is None
        if after.passing is not None and not events:
            asked = {self._asked_at(before), self._asked_at(after)}
            entry.told = mask_of(seat for seat in asked if seat is not None)

    def _row_after(self, row: TableRow, before: Position, position: Position, move: Move) -> TableRow:
        """The header after a step. It changes where the game is over, goes on with newer rules than before, or the seat
        whose turn it is wants to be asked again."""
        rules = self.game.rules_version
        turn = before.passing is None and row.seats[move.seat].pass_when == "turn"
        if not position.over and rules == row.rules and not turn:
            return row
        row = copy.deepcopy(row)
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
        self.session = record.session
        self._chain = Chain(record.head)
        self.opening = opening
        self._ask()

    def _ask(self) -> None:
        """Another question is open now: one of a window lasts its time."""
        position, seconds = self._position, self._settings.window_seconds
        in_window = position is not None and position.passing is not None
        self._question = passing.Question(seconds) if in_window and seconds > 0 and self.secretive else None

    def _is_pass(self, choice: int) -> bool:
        return self._position is not None and choice == self._position.passing

    # -- inside: seats

    def _require_status(self, wanted: Status, code: str = "") -> None:
        """Refuse, with the given code or else that of the status, if the table is in another status."""
        if self.outdated is not None:
            raise self.outdated.error()
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

    async def _change(self, row: TableRow, concerns: int | None = None) -> None:
        """Store a changed header; then let it take effect and update everybody, or only the seat that it concerns."""
        begins = self.row.status == "waiting" and row.status == "playing"
        if begins:
            row.content = self.game.content.version
            row.rules = self.game.rules_version
        await self._require_certainty()
        clock = self.timing.changed(self.row, row, self._position)
        try:
            await self._store.change_table(row, self.fence, self.timing.statements(clock))
        except StorageError as error:
            raise self._not_stored(error) from None
        self.row = row
        self.timing.take(clock)
        self.changed = max(self.changed, row.changed)
        self._subscribers.reseat(self._seats_held)
        if concerns is not None:
            self.telling.publish_to(concerns)
        elif begins:
            record = loading.new_record(self.game, row)
            self._take_over(record, record.position.opening)
            await self._begin_clock()
            self.telling.publish_opening()
            self.noticing.step()
        else:
            self.telling.publish_seats()
        self.presence.schedule()
        self.wake_bots()

    async def _give_away(self, seat: int, bot: str) -> None:
        """Let a bot play for somebody until he takes his seat back. Under the lock."""
        row = self._copied_row()
        row.seats[seat].kind, row.seats[seat].bot = "away", bot
        await self._change(row)

    async def _begin_clock(self) -> None:
        """Under the lock. What fails here happens with the next step."""
        if self.timing.state is None and self._position is not None and self.outdated is None:
            clock = self.timing.begun(self.row, self._position)
            with suppress(StorageError):
                if clock is not None:
                    await self._store.write(self.timing.statements(clock), self.row.id, self.fence)
                    self.timing.take(clock)

    def _evict(self) -> None:
        """Memory and database differ: forget the memory. Whoever caused it is answered before the connections close."""
        self._evicted = True
        self.on_evicted(self)
        asyncio.get_running_loop().call_soon(self.close, 1012)
