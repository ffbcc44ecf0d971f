"""The older way to write a game, for those not carried over yet: steps as five integers, slots in flat arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from beringia.kernel.domains import NO_NAMES, Domain, Lexicon, Written
from beringia.kernel.events import EventKind, EventSpace
from beringia.kernel.rules import Rules
from beringia.kernel.state import NOBODY, State
from beringia.kernel.terms import NO_SEAT, Seat

STEP: Final = 5
AGENDA_STEPS: Final = 24
FIRST_DECISION: Final = 100


@mypyc_attr(allow_interpreted_subclasses=True)
class SlotState(State):
    agenda_slots: Final[vec[i64]]
    depth: i64

    def __init__(self, agenda: vec[i64], depth: i64, dice: vec[i64]) -> None:
        super().__init__(dice)
        self.agenda_slots = agenda
        self.depth = depth

    def arrays(self) -> list[vec[i64]]:
        raise NotImplementedError

    def push_step(self, kind: i64, seat: i64 = NOBODY, x: i64 = 0, y: i64 = 0, z: i64 = 0) -> None:
        at: i64 = self.depth * STEP
        self.agenda_slots[at] = kind
        self.agenda_slots[at + 1] = seat
        self.agenda_slots[at + 2] = x
        self.agenda_slots[at + 3] = y
        self.agenda_slots[at + 4] = z
        self.depth += 1

    def over(self) -> bool:
        return self.depth == 0

    def top_kind(self) -> i64:
        if self.depth == 0:
            return -1
        return self.agenda_slots[(self.depth - 1) * STEP]

    def top_seat(self) -> Seat:
        if self.depth == 0:
            return NO_SEAT
        return Seat(self.agenda_slots[(self.depth - 1) * STEP + 1])

    def top_argument(self, argument: i64) -> i64:
        return self.agenda_slots[(self.depth - 1) * STEP + 2 + argument]

    def emit(self, kind: i64, seat: i64 = NOBODY, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        if self.recording:
            self.note(kind, seat, a, b, c, d, 0, 0, 0, NOBODY)

    def emit_secret(self, kind: i64, seat: i64, a: i64, secret: i64, knows: i64) -> None:
        if self.recording:
            self.note(kind, seat, a, 0, 0, 0, 0, 0, secret, knows)

    def numbers(self) -> list[int]:
        result: list[int] = [self.depth]
        for index in range(self.depth * STEP):
            result.append(self.agenda_slots[index])
        result.extend(self.dice)
        for array in self.arrays():
            result.extend(array)
        return result


def new_agenda() -> vec[i64]:
    return vec[i64]([0] * (STEP * AGENDA_STEPS))


@mypyc_attr(allow_interpreted_subclasses=True)
class SlotRules(Rules):
    def run(self, state: State, kind: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        raise NotImplementedError

    def offer(self, state: State, kind: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        raise NotImplementedError

    def take(self, state: State, kind: i64, seat: i64, x: i64, y: i64, z: i64, code: i64) -> None:
        raise NotImplementedError

    def decision_name_of(self, kind: int) -> str:
        raise NotImplementedError

    def decision_name(self, state: State) -> str:
        return self.decision_name_of(cast(SlotState, state).top_kind())

    def advance(self, given: State) -> None:
        state = cast(SlotState, given)
        while True:
            state.offered = 0
            if state.depth == 0:
                break
            kind: i64 = state.top_kind()
            seat: i64 = state.top_seat()
            x: i64 = state.top_argument(0)
            y: i64 = state.top_argument(1)
            z: i64 = state.top_argument(2)
            if kind < FIRST_DECISION:
                state.depth -= 1
                self.run(state, kind, seat, x, y, z)
                continue
            self.offer(state, kind, seat, x, y, z)
            if state.offered == 1:
                only: i64 = state.buffer[0]
                if self.taken_unasked(only):
                    state.depth -= 1
                    self.take(state, kind, seat, x, y, z, only)
                    continue
            break
        state.offers_ready = True

    def list_offers(self, given: State) -> None:
        state = cast(SlotState, given)
        if not state.offers_ready:
            state.offered = 0
            if state.depth > 0:
                self.offer(
                    state,
                    state.top_kind(),
                    state.top_seat(),
                    state.top_argument(0),
                    state.top_argument(1),
                    state.top_argument(2),
                )
            state.offers_ready = True

    def apply(self, given: State, code: i64) -> None:
        state = cast(SlotState, given)
        kind: i64 = state.top_kind()
        seat: i64 = state.top_seat()
        x: i64 = state.top_argument(0)
        y: i64 = state.top_argument(1)
        z: i64 = state.top_argument(2)
        state.depth -= 1
        self.take(state, kind, seat, x, y, z, code)
        self.advance(state)


class SlotEventKind:
    def __init__(
        self, name: str, fields: Sequence[tuple[str, str]] = (), secret: tuple[str, str] | None = None
    ) -> None:
        self.name = name
        self.fields = tuple(fields)
        self.secret = secret


class SlotEvents(EventSpace):
    def __init__(self, kinds: Sequence[SlotEventKind], names: Mapping[str, Sequence[str | int]]) -> None:
        super().__init__()
        for kind in kinds:
            args = [(name, _domain(type_, names)) for name, type_ in kind.fields]
            secret = None if kind.secret is None else (kind.secret[0], _domain(kind.secret[1], names))
            EventKind(self, kind.name, args, secret)


class _Named(Domain):
    def __init__(self, name: str, values: Sequence[str | int]) -> None:
        super().__init__(name, len(values))
        self.values = list(values)

    def write(self, value: int, lexicon: Lexicon = NO_NAMES) -> Written:
        return self.values[value] if value >= 0 else None


def _domain(type_: str, names: Mapping[str, Sequence[str | int]]) -> Domain:
    values = names.get(type_)
    return Domain(type_) if values is None else _Named(type_, values)
