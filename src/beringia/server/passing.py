"""Where the server passes for a seat, so that nobody clicks through empty questions, and how long that takes.

Whoever might hold a card is asked, by what everybody knows; often he can only pass. How fast a pass comes must not tell
more than the question does: at a table with a "poker face" a window that asks nobody in truth lasts as long as one that
is passed.
"""

from __future__ import annotations

import secrets
import time

from beringia import Position
from beringia.server.rows import SeatRow, TableRow

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
