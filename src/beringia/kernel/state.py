"""What every position is made of: an agenda of steps, dice, a buffer of legal choices, a list of events.

A game subclasses :class:`State` and adds flat integer arrays of its own. Nothing else may be in a state: no
objects, no callbacks, nothing that cannot be copied, compared, saved and hashed.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from beringia.kernel import dice as dice_module

#: A step on the agenda is five integers: its kind, the seat it concerns, and three arguments.
STEP: Final = 5
AGENDA_STEPS: Final = 24

#: Kinds below this number run by themselves; from here on a step is a decision of a seat.
FIRST_DECISION: Final = 100

NOBODY: Final = -1

#: An event as the engine emits it: kind, seat, four arguments, what only one seat may know, that seat (or -1).
RawEvent = tuple[int, int, int, int, int, int, int, int]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The plain data of a position. ``agenda`` is a stack; its top is what happens next."""

    agenda: Final[vec[i64]]
    dice: Final[vec[i64]]
    depth: i64
    buffer: vec[i64]
    offered: i64
    offers_ready: bool
    recording: bool
    revealed: bool
    log: list[RawEvent]

    def __init__(self, agenda: vec[i64], depth: i64, dice: vec[i64]) -> None:
        self.agenda = agenda
        self.depth = depth
        self.dice = dice
        # The buffer is refilled at every decision and never shrinks; it is scratch space, not part of the position.
        self.buffer = vec[i64]()
        self.offered = 0
        self.offers_ready = False
        self.recording = False
        self.revealed = False
        self.log = []

    def copy(self) -> State:
        """An independent state with the same content."""
        raise NotImplementedError  # pragma: no cover - every game defines it

    def arrays(self) -> list[vec[i64]]:
        """All arrays of the game in a fixed order: equality and digest read these."""
        raise NotImplementedError  # pragma: no cover - every game defines it

    # -- the agenda

    def push(self, kind: i64, seat: i64 = NOBODY, x: i64 = 0, y: i64 = 0, z: i64 = 0) -> None:
        """Put a step on top: it comes before everything that is on the agenda already."""
        at: i64 = self.depth * STEP
        self.agenda[at] = kind
        self.agenda[at + 1] = seat
        self.agenda[at + 2] = x
        self.agenda[at + 3] = y
        self.agenda[at + 4] = z
        self.depth += 1

    def top_kind(self) -> i64:
        """Kind of the next step; -1 when the agenda is empty, which means that the game is over."""
        if self.depth == 0:
            return -1
        return self.agenda[(self.depth - 1) * STEP]

    def top_seat(self) -> i64:
        if self.depth == 0:
            return NOBODY
        return self.agenda[(self.depth - 1) * STEP + 1]

    def top(self, argument: i64) -> i64:
        """Argument 0, 1 or 2 of the next step."""
        return self.agenda[(self.depth - 1) * STEP + 2 + argument]

    # -- choices

    def offer(self, code: i64) -> None:
        """Add a legal choice to the buffer of the current decision."""
        if self.offered < len(self.buffer):
            self.buffer[self.offered] = code
        else:
            self.buffer = append(self.buffer, code)
        self.offered += 1

    # -- chance

    def roll(self, limit: i64) -> i64:
        """A fair random number from 0 to ``limit`` - 1. What chance decides can never be taken back."""
        self.revealed = True
        return dice_module.below(self.dice, limit)

    def shuffle(self, items: vec[i64], start: i64, count: i64) -> None:
        self.revealed = True
        dice_module.shuffle(self.dice, items, start, count)

    # -- events

    def emit(self, kind: i64, seat: i64 = NOBODY, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell everybody what happened."""
        if self.recording:
            self.log.append((kind, seat, a, b, c, d, 0, NOBODY))

    def emit_secret(self, kind: i64, seat: i64, a: i64, secret: i64, knows: i64) -> None:
        """Tell everybody that something happened, and only ``knows`` what it was."""
        if self.recording:
            self.log.append((kind, seat, a, 0, 0, 0, secret, knows))

    # -- identity

    def numbers(self) -> list[int]:
        """The whole position as one list of integers. Two positions are equal exactly if these lists are."""
        result: list[int] = [self.depth]
        for index in range(self.depth * STEP):
            result.append(self.agenda[index])
        result.extend(self.dice)
        for array in self.arrays():
            result.extend(array)
        return result


def new_agenda() -> vec[i64]:
    return vec[i64]([0] * (STEP * AGENDA_STEPS))
