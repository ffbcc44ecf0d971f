"""The smallest game: two players take one to three bones in turn, and whoever takes the last one wins."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from beringia.kernel.codes import CodeSpace, Verb
from beringia.kernel.declared import PlainDecision, declared
from beringia.kernel.domains import Domain, count
from beringia.kernel.events import EventKind, EventSpace
from beringia.kernel.fields import Field
from beringia.kernel.rules import Option, Rules
from beringia.kernel.state import Seat, State

BONES = Domain("count", 3, first=1)

CODES, EVENTS = CodeSpace(), EventSpace()
TAKE = Verb(CODES, "take", [("count", BONES)])
TAKEN = EventKind(EVENTS, "taken", [("count", BONES)])


@declared
class Heap(State):
    seats: Annotated[int, Field(count(2), at=None)]
    bones: Annotated[int, Field(count(21), at=None)]
    left: Annotated[int, Field(count(21))]
    last: Annotated[Seat, Field(Domain("seat", 2).or_nothing(), start=-1)]


@declared
class Take(PlainDecision):
    CLAUSE, VERBS, BELOW = "LB-1.1", (TAKE,), ("",)

    def offer(self, s: Heap) -> None:
        for bones in range(min(3, s.left)):
            s.offer(TAKE.encode(bones))

    def take(self, s: Heap, code: int) -> None:
        s.left -= code + 1
        s.last = self.seat
        TAKEN.note(s, self.seat, code)
        if s.left > 0:
            s.push(Take(1 - self.seat))


class LastBone(Rules):
    def __init__(self) -> None:
        options = [Option("bones", "choice", 12, [12, 21])]
        super().__init__("last_bone", range(2, 3), Heap, [Take], CODES, EVENTS, options)

    def set_up(self, state: Heap) -> None:
        state.left = state.bones
        state.push(Take(state.roll(2)))

    def scores(self, state: Heap) -> list[int]:
        return [int(state.over() and state.last == seat) for seat in range(2)]

    def taken_unasked(self, code: int) -> bool:
        return False


def load(content: Path | None = None) -> Rules:
    return LastBone()
