"""What happens at tables that people want to hear of when they are not there: "your turn", "the game is over", "a new
link for your seat is asked for".

A table notes after every step what there is to notice, and whoever has asked to hear of it is told: a webhook, a push
to a phone. Most listeners may pass on what they hear to anybody, so they hear only what everybody at the table knows.
Spectators may know it later (the ``delay`` of the table): whoever passes notices on to spectators has to look at that.
In a window in which only the asked seat may know that it is asked, a notice is *secret*: it is for the holder of that
seat alone, and only listeners hear of it that have promised to tell nobody else.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, Protocol

from beringia.kernel.session import Session
from beringia.server.message_types import Status
from beringia.server.rows import TableRow

log = logging.getLogger("beringia.server.notices")

Kind = Literal["turn", "over", "lost"]


@dataclass(frozen=True)
class Notice:
    """Something happened at a table."""

    table: str
    game: str
    kind: Kind
    seat: int | None  # whose turn it is, or for whose seat a new link is asked; of what concerns everybody: None
    secret: bool = False  # for the holder of that seat alone: others may not even know that there is a notice


Listener = Callable[[Notice], None]


class Notices:
    """Who wants to hear of what. A listener is called on the event loop and must not block: it queues what it does."""

    def __init__(self) -> None:
        self._listeners: list[tuple[Listener, bool]] = []

    def listen(self, listener: Listener, secrets: bool = False) -> None:
        """Hear of all tables in the memory of this process. ``secrets``: secret notices, too."""
        self._listeners.append((listener, secrets))

    def tell(self, notice: Notice) -> None:
        for listener, secrets in self._listeners:
            if secrets or not notice.secret:
                try:
                    listener(notice)
                except Exception:  # a table goes on, whatever is wrong with who hears of it
                    log.exception("a listener failed")


class NoticedTable(Protocol):
    """A table, as far as somebody wants to hear of it."""

    row: TableRow
    session: Session | None

    @property
    def status(self) -> Status: ...

    @property
    def asked(self) -> int | None:
        """The seat that knows of being asked: not one for which the server passes."""


class Noticing:
    """Notes what there is to notice at one table. Many decisions of one turn are noticed once."""

    def __init__(self, table: NoticedTable) -> None:
        self.notices = Notices()
        self._table = table
        self._turn: int | None = None  # whose turn it was, as everybody knows
        self._asked: int | None = None  # who was asked last in a window
        self._window = False  # whether one was open at the last look
        self._over = False

    def begin(self) -> None:
        """Note how the table stands, and tell nobody: what was to be told of it has been told before."""
        self._look()

    def step(self) -> None:
        """Tell what is new since the last look."""
        for notice in self._look():
            self.notices.tell(notice)

    def lost(self, seat: int) -> None:
        """Tell that a new link for a seat is asked for: its holder can come, and so end that."""
        self.notices.tell(Notice(self._table.row.id, self._table.row.game, "lost", seat))

    def _look(self) -> list[Notice]:
        table, session = self._table, self._table.session
        row = table.row
        if session is None or self._over:
            return []
        if session.position.over:
            self._over = True
            return [Notice(row.id, row.game, "over", None)]
        told = session.position.decision_for(None)
        if told is None:
            return []
        after_window, self._window = self._window, told.seat is None
        if told.seat is None:  # nobody else may know who is asked, or whether anybody is
            asked, self._asked = self._asked, table.asked
            if self._asked is None or self._asked == asked or not self._person(self._asked):
                return []
            return [Notice(row.id, row.game, "turn", self._asked, secret=True)]
        self._asked = None
        goes_on, self._turn = told.seat == self._turn, told.seat
        if not self._person(told.seat) or (goes_on and not after_window):
            return []
        # A window may have taken days. That the turn goes on is said to its holder alone, and whether or not anybody
        # was asked: nobody learns from it what happened in the window.
        return [Notice(row.id, row.game, "turn", told.seat, secret=goes_on)]

    def _person(self, seat: int) -> bool:
        return self._table.row.seats[seat].kind == "human"
