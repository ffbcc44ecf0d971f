"""Where the server passes for a seat, so that nobody clicks through empty questions, and how long that takes.

Whoever might hold a card is asked, by what everybody knows; often he can only pass. How fast a pass comes must not tell
more than the question does: at a table with a "poker face" a window that asks nobody in truth lasts as long as one that
is passed.
"""

from __future__ import annotations

import secrets
import time
from typing import Protocol

from beringia import Position
from beringia.kernel.session import Session
from beringia.server.rows import SeatRow, TableRow
from beringia.server.settings import Settings

#: A window lasts from this share of the set time on, up to that share more than it: a clock is no lie detector.
SHORTEST, SPREAD = 0.5, 1.0


def poker_face(row: TableRow) -> bool:
    """Is nobody to tell by the clock who had something to decide? As agreed, or else where two or more people play."""
    agreed = row.seats[0].poker_face
    return sum(held.kind != "bot" for held in row.seats) > 1 if agreed is None else agreed


def answer(position: Position, held: SeatRow, secretly: bool) -> int | None:
    """The choice that is made for the person who decides; ``None`` if he wants to be asked.

    Of what is no pass nothing is taken from a person where the clock must not tell (``secretly``): in his own turn he
    goes on himself, whether or not there was something else to do.
    """
    passing = position.passing
    if passing is None:
        return None if secretly or held.pass_when == "never" else position.formality
    if held.pass_when == "turn":
        return passing
    choices = position.choices()
    left = [choice for choice in choices if choice != passing and choice not in held.pass_on]
    if left or (held.pass_when == "never" and len(choices) == 1):
        return None
    return passing


def pause(seconds: float) -> float:
    """How long a question of a window lasts this time."""
    return seconds * (SHORTEST + SPREAD * secrets.randbelow(1000) / 1000)


class Question:
    """A question of a window where the clock must not tell: whoever passes, a person, a bot or the server for somebody,
    it is answered no sooner."""

    def __init__(self, seconds: float) -> None:
        self._end = time.monotonic() + pause(seconds)

    @property
    def left(self) -> float:
        """Seconds that it still lasts."""
        return max(0.0, self._end - time.monotonic())


class WindowClock(Protocol):
    """A clock, as far as it ends windows."""

    @property
    def window_over(self) -> bool:
        """Whoever has not made up his mind in this window has passed."""


class AskingTable(Protocol):
    """A table, as far as it asks people."""

    row: TableRow
    session: Session | None

    @property
    def timing(self) -> WindowClock: ...


class Asking:
    """Knows whom one table asks, and for whom it answers."""

    def __init__(self, table: AskingTable, settings: Settings) -> None:
        self._table = table
        self._settings = settings
        self._question: Question | None = None

    @property
    def secretive(self) -> bool:
        """True if nobody may tell by the clock what was clear."""
        return poker_face(self._table.row)

    @property
    def left(self) -> float | None:
        """Seconds that a question of a window still lasts; ``None`` if there is no such question."""
        return None if self._question is None else self._question.left

    def ask(self) -> None:
        """Another question is open now: one of a window lasts its time."""
        session, seconds = self._table.session, self._settings.window_seconds
        in_window = session is not None and session.position.passing is not None
        self._question = Question(seconds) if in_window and seconds > 0 and self.secretive else None

    def go_on(self) -> None:
        """The table goes on after a pause: a window that ended meanwhile is open anew. Else it would be passed at once
        where nobody is asked, sooner than anybody could."""
        if self.left == 0:
            self.ask()

    def wait(self, choice: int) -> float:
        """Seconds until the seat that is asked may choose this: a pass by hand comes no sooner than one that the server
        makes."""
        session = self._table.session
        if self._question is None or session is None or choice != session.position.passing:
            return 0.0
        return self._question.left

    def asked_at(self, position: Position) -> int | None:
        """The seat that knows of being asked: not one for which the server passes."""
        return position.seat if self.answer(position) is None else None

    def answer(self, position: Position) -> int | None:
        """What is chosen for the person who decides, if he does not want to be asked."""
        held = None if position.seat is None else self._table.row.seats[position.seat]
        if held is None or held.kind != "human":
            return None
        if self._table.timing.window_over and position.passing is not None:
            return position.passing
        return answer(position, held, self.secretive)
