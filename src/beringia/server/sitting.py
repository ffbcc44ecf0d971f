"""Who sits at a table, and what people do there besides playing: come, go, pause, play again. All of it changes the
table's header.

What may be done to seats is in :mod:`beringia.server.seat_changes`; here it is stored, takes effect, and is told.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from typing import Protocol, TypeVar

from beringia import Game
from beringia.games.registry import registered
from beringia.kernel.session import Session
from beringia.server import fair, seat_changes
from beringia.server.certainty import Certainty
from beringia.server.errors import RequestError
from beringia.server.message_types import PassWhen, Status
from beringia.server.notices import Noticing
from beringia.server.passing import Asking
from beringia.server.presence import Presence
from beringia.server.rows import TableRow, now
from beringia.server.seat_changes import Silence
from beringia.server.seating import Seats, hash_secret
from beringia.server.store import StorageError, Store
from beringia.server.subscribers import Subscribers
from beringia.server.telling import Telling
from beringia.server.timing import Timing

Found = TypeVar("Found")


class ArrangedTable(Protocol):
    """A table, as far as people sit at it."""

    row: TableRow
    fence: int
    changed: int
    session: Session | None
    asking: Asking
    certainty: Certainty
    noticing: Noticing
    presence: Presence
    timing: Timing
    telling: Telling

    @property
    def status(self) -> Status: ...

    @property
    def game(self) -> Game: ...

    def locked(self) -> AbstractAsyncContextManager[None]:
        """Nobody else changes the table meanwhile."""

    def require_current(self) -> None:
        """Refuse what needs the rules, at a table that cannot be played on."""

    def require_status(self, wanted: Status, code: str = "") -> None:
        """Refuse, with the given code or else that of the status, if the table is in another status."""

    async def begin(self) -> None:
        """Let the game begin as the header says, and tell everybody."""

    def wake_bots(self) -> None: ...


class Sitting:
    """Knows who sits at one table, and lets people come and go."""

    def __init__(self, table: ArrangedTable, subscribers: Subscribers, store: Store) -> None:
        self._table = table
        self._subscribers = subscribers
        self._store = store

    # -- who holds which seat

    def seats_of(self, tokens: Iterable[str]) -> Seats:
        """The seats that these tokens hold; wrong tokens hold none."""
        return self._held({hash_secret(token) for token in tokens})

    def _held(self, known: Collection[str]) -> Seats:
        return tuple(seat for seat, held in enumerate(self._table.row.seats) if held.holds(known))

    def invited(self, secrets: Iterable[str]) -> int | None:
        """The seat that one of these is an invitation for, if it is still to be had."""
        known = {hash_secret(secret) for secret in secrets}
        seats = enumerate(self._table.row.seats)
        return next((seat for seat, held in seats if held.token is None and held.invitation in known), None)

    def is_guest(self, secrets: Iterable[str]) -> bool:
        """Whether some of these secrets are of this table: tokens of seats, or invitations."""
        known = {hash_secret(secret) for secret in secrets}
        return any(held.holds(known) or held.invitation in known for held in self._table.row.seats)

    def require_guest(self, secrets: Iterable[str]) -> None:
        """Whoever looks at a private table must sit at it, or be invited to."""
        if self._table.row.private and not self.is_guest(secrets):
            raise RequestError("private")

    # -- what people do

    async def join(self, secret: str, name: str, token: str | None, program: bool = False) -> tuple[int, str]:
        """Take an open seat with its invitation, or come back to a seat with its token."""
        async with self._table.locked():
            row = self._copied_row()
            found = seat_changes.take_seat(row, secret, name, token, program)
            await self._change(row)
            return found

    async def rearrange(self, act: Callable[[TableRow], Found], concerns: int | None = None) -> Found:
        """Let something be done to the header, and so to the seats; it may refuse."""
        async with self._table.locked():
            self._table.require_current()
            row = self._copied_row()
            found = act(row)
            if row.status == "waiting":
                row.names = [held.name for held in row.seats]
            await self._change(row, concerns)
            return found

    async def ask_for_link(self, seat: int, mine: Seats, silence: Silence) -> str | None:
        """Ask for a new link of a seat, and let its holder know; the invitation, when the time has come."""
        announced = False

        def ask(row: TableRow) -> str | None:
            nonlocal announced
            asked_before = [held.lost_at is not None for held in row.seats]
            here = self._subscribers.seats()
            invitation = seat_changes.ask_for_link(row, seat, mine, here, silence)
            announced = row.seats[seat].lost_at is not None and not asked_before[seat]
            return invitation

        invitation = await self.rearrange(ask)
        if announced:
            self._table.noticing.lost(seat)
        return invitation

    async def show_up(self, seats: Seats) -> None:
        """Somebody has shown the token of these seats: their links are not lost."""
        if self._is_missed(seats):
            with suppress(RequestError):  # what they ask for is answered all the same
                async with self._table.locked():
                    await self.find_again(seats)

    async def start(self, bot: str, mine: Seats) -> None:
        """Begin without waiting any longer: bots take the open seats."""
        async with self._table.locked():
            _require_seat(mine)
            self._table.require_status("waiting", "not-waiting")
            row = self._copied_row()
            seat_changes.fill_with_bots(row, bot)
            await self._change(row)

    async def leave(self, bot: str, mine: Seats) -> None:
        """Give own seats to a bot, until they are taken back."""
        async with self._table.locked():
            _require_seat(mine)
            await self.give_away(mine, bot)

    async def pause(self, on: bool, mine: Seats) -> None:
        async with self._table.locked():
            _require_seat(mine)
            if self._table.status != "paused":
                self._table.require_status("playing")
            row = self._copied_row()
            row.status = "paused" if on else "playing"
            await self._change(row)

    async def vote(self, seat: int, on: bool, bot: str, mine: Seats) -> None:
        """Vote that a bot plays for somebody who is away, until he is back."""
        table = self._table
        async with table.locked():
            voters = [own for own in mine if table.row.seats[own].kind == "human"]
            if not voters or seat in mine:
                raise RequestError("forbidden")
            if seat >= len(table.row.seats) or not table.presence.votable(seat):
                raise RequestError("no-vote")
            if table.presence.cast(seat, voters, on):
                await self.give_away((seat,), bot)
                table.presence.settle(seat)
            else:
                table.telling.publish_seats()

    async def pass_for(self, seat: int, when: PassWhen, on: Sequence[int], mine: Seats) -> None:
        """When the server passes for a seat."""
        async with self._table.locked():
            if seat not in mine:
                raise RequestError("forbidden")
            row = self._copied_row()
            row.seats[seat].pass_when, row.seats[seat].pass_on = when, sorted(set(on))
            await self._change(row, seat)

    async def rematch(self, mine: Seats, table_id: str) -> tuple[str, TableRow | None]:
        """The table of the rematch, and its header if it is new. The same people hold the same tokens there."""
        table = self._table
        async with table.locked():
            _require_seat(mine)
            table.require_status("finished", "not-finished")
            if table.row.rematch is not None:
                return table.row.rematch, None
            new = _played_again(table.row, table_id)
            row = self._copied_row()
            row.rematch = table_id
            await table.certainty.require()
            try:
                await self._store.add_table(new, row, table.fence)
            except StorageError as error:
                raise table.certainty.lost(error) from None
            table.row = row
            table.telling.publish_rematch(table_id)
            return table_id, new

    # -- under the lock

    async def give_away(self, seats: Seats, bot: str) -> None:
        """Let a bot play for people until they take their seats back."""
        row = self._copied_row()
        seat_changes.give_to_bot(row, seats, bot)
        await self._change(row)

    async def find_again(self, seats: Seats) -> None:
        """Who comes to his seat has not lost its link: nobody is asked for a new one any more."""
        if self._is_missed(seats):
            row = self._copied_row()
            for seat in seats:
                seat_changes.found(row.seats[seat])
            with suppress(RequestError):  # or else it is asked for on, and they may say no
                await self._change(row)

    def _is_missed(self, seats: Seats) -> bool:
        return any(self._table.row.seats[seat].lost_at is not None for seat in seats)

    def _copied_row(self) -> TableRow:
        row = copy.deepcopy(self._table.row)
        row.changed = now()
        return row

    async def _change(self, row: TableRow, concerns: int | None = None) -> None:
        """Store a changed header; then let it take effect and update everybody, or only the seat that it concerns."""
        table = self._table
        begins = table.row.status == "waiting" and row.status == "playing"
        if begins:
            row.content, row.rules = table.game.content.version, table.game.rules_version
        if concerns is not None:
            row.changed = table.row.changed  # nobody else is to notice
        await table.certainty.require()
        position = None if table.session is None else table.session.position
        clock = table.timing.changed(table.row, row, position)
        try:
            await self._store.change_table(row, table.fence, table.timing.statements(clock))
        except StorageError as error:
            raise table.certainty.lost(error) from None
        if table.row.status == "paused" and row.status == "playing":
            table.asking.go_on()
        table.row = row
        table.timing.take(clock)
        table.changed = max(table.changed, row.changed)
        self._subscribers.reseat(self._held)
        if concerns is not None:
            table.telling.publish_to(concerns)
        elif begins:
            await table.begin()
        else:
            table.telling.publish_seats()
        table.presence.schedule()
        table.wake_bots()


def _require_seat(mine: Seats) -> None:
    if not mine:
        raise RequestError("forbidden")


def _played_again(row: TableRow, table_id: str) -> TableRow:
    """The header of a rematch: the same people, a new seed, the present content of the game."""
    seats = copy.deepcopy(row.seats)
    for held in seats:
        if held.kind == "away":
            held.kind, held.bot = "human", None
        held.code = None
        seat_changes.found(held)
    game = registered(row.game)
    return TableRow(
        table_id,
        row.game,
        game.content.version,
        game.rules.VERSION,
        row.options,
        "playing",
        fair.new_seed(),
        fair.new_salt(),
        [held.name for held in seats],
        seats,
        private=row.private,
        terms=row.terms,
    )
