"""Sections 2 and 17 of the rules: carrying out effects. The one executor of everything that cards, tiles, tracks, slots
and columns can do; which effect belongs to what says the content (see ``language``), and what a word of it brings its
gain (see ``gains``).
"""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64

from beringia.games.winter.cards import cards, goods
from beringia.games.winter.cards.gains import GainStep, gain_of
from beringia.games.winter.model import events
from beringia.games.winter.model.language import (
    AN_EFFECT,
    CHOOSE,
    END,
    FOOD,
    GAIN,
    IN,
    JUMP,
    PAY,
    PAY_LENGTH,
)
from beringia.games.winter.model.nomad_table import NomadTable
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.step import WinterDecision, WinterSeatStep
from beringia.games.winter.model.terms import KINDS, NO_CARD, Card, Effect
from beringia.games.winter.model.verbs import PICK_BRANCH, SKIP, YES
from beringia.kernel.codes import Argument, Refusal
from beringia.kernel.declare import step
from beringia.kernel.domains import count
from beringia.kernel.fields import Field
from beringia.kernel.terms import Seat

# -- effects: a walk through the instructions; where somebody has to decide, the rest waits on the agenda

#: The kind of card that an effect is printed on, by number; -1 if it is on no card.
_ORIGIN: Final = count(KINDS - 1, -1)


def begin(s: WinterState, seat: Seat, effect: Effect) -> None:
    """An effect that is printed on no card."""
    s.push(EffectStep(seat, effect, NO_CARD, 0))


def must_gain(s: WinterState, seat: Seat, effect: Effect) -> None:
    """An effect of gains only, none of which can be skipped."""
    ops = s.content.ops
    if ops[effect] == END:
        return
    must_gain(s, seat, Effect(effect + 3))
    s.push(GainStep(seat, ops[effect + 1], ops[effect + 2], 1))


@step
class EffectStep(WinterSeatStep):
    """Carry out an effect from an instruction on (EW-2.5, EW-4.11, EW-17.24, EW-29.6)."""

    at: Final[Annotated[Effect, Field(AN_EFFECT)]]
    origin: Final[Annotated[Card, Field(_ORIGIN)]]
    agreed: Final[Annotated[i64, Field(count(1))]]  # 1 if what it costs is agreed to

    NAME = "effect"
    KIND = 17
    CLAUSE = "EW-17.1"

    def run(self, s: WinterState) -> None:
        seat = self.seat
        origin = self.origin
        ops = s.content.ops
        at = self.at
        while True:
            op: i64 = ops[at]
            if op == END:
                return
            if op == GAIN:
                word: i64 = ops[at + 1]
                number: i64 = ops[at + 2]
                at = Effect(at + 3)
                if word == FOOD:
                    goods.gain_food(s, seat, number)
                    continue
                if ops[at] != END:
                    s.push(EffectStep(seat, at, origin, 0))
                gain_of(word).gain(s, seat, number, 0)
                return
            if op == PAY:
                if not usable(s, seat, at):
                    at = Effect(ops[at + 1])
                elif self.agreed == 1:
                    pay(s, seat, at, origin)
                    return
                else:
                    s.push(EffectUse(seat, at, origin))
                    return
            elif op == IN:
                at = Effect(at + 3 if s.column == ops[at + 1] else ops[at + 2])
            elif op == JUMP:
                at = Effect(ops[at + 1])
            elif op == CHOOSE:
                if usable(s, seat, at):
                    s.push(EffectBranch(seat, at, origin))
                    return
                # Neither branch can be paid: go on behind both of them.
                at = Effect(ops[ops[at + 1] - 1])
            else:
                number = min(ops[at + 1], cards.hand_size(s, seat))
                at = Effect(at + 2)
                if number > 0:
                    if ops[at] != END:
                        s.push(EffectStep(seat, at, origin, 0))
                    s.push(cards.DiscardCard(seat, number))
                    return

    def run_nomads(self, s: WinterState, around: NomadTable) -> None:
        """Effects of tiles, tracks and slots: they only gain things."""
        ops = s.content.ops
        if ops[self.at] == END:
            return
        if ops[self.at + 3] != END:
            begin(s, self.seat, Effect(self.at + 3))
        s.push(GainStep(self.seat, ops[self.at + 1], ops[self.at + 2], 0))

    def problem(self, s: WinterState) -> str:
        return needs_card(s, self.origin)


def needs_card(s: WinterState, origin: Card) -> str:
    return "" if origin < s.content.kinds else "no such card"


def usable(s: WinterState, seat: Seat, at: Effect) -> bool:
    """Can the part at an instruction be used: is its column right, can it be paid, would it bring anything? (EW-2.3,
    EW-4.17)"""
    ops = s.content.ops
    op: i64 = ops[at]
    if op == PAY:
        player = s.players[seat]
        if player.food < ops[at + 2] or player.tools < ops[at + 3]:
            return False
        if ops[at + 4] > 0 and cards.hand_size(s, seat) < ops[at + 4]:
            return False
        return _brings_something(s, seat, at)
    if op == IN:
        return s.column == ops[at + 1] and usable(s, seat, Effect(at + 3))
    if op == CHOOSE:
        return usable(s, seat, Effect(at + 2)) or usable(s, seat, Effect(ops[at + 1]))
    return op != END


def _brings_something(s: WinterState, seat: Seat, at: Effect) -> bool:
    """Could anything on the right side of a "pay" be received once the left side is paid? (EW-2.8)"""
    ops = s.content.ops
    item: i64 = at + PAY_LENGTH
    while item < ops[at + 1]:
        if gain_of(ops[item + 1]).receivable(s, seat, ops[at + 2], ops[at + 3], ops[at + 4]):
            return True
        item += 3
    return False


def pay(s: WinterState, seat: Seat, at: Effect, origin: Card) -> None:
    """All of the left side, then all of the right side (EW-2.2)."""
    ops = s.content.ops
    goods.pay(s, seat, ops[at + 2], ops[at + 3])
    s.push(EffectStep(seat, Effect(at + PAY_LENGTH), origin, 0))
    if ops[at + 4] > 0:
        s.push(cards.DiscardCard(seat, ops[at + 4]))


@step
class EffectUse(WinterDecision):
    """Whether to pay for something (EW-2.2)."""

    at: Final[Annotated[Effect, Field(AN_EFFECT)]]  # where the "pay" stands
    origin: Final[Annotated[Card, Field(_ORIGIN)]]

    NAME = "effect_use"
    KIND = 109
    CLAUSE = "EW-2.2"
    VERBS = (YES, SKIP)

    def offer(self, s: WinterState) -> None:
        s.offer(SKIP.base)
        s.offer(YES.base)

    def take(self, s: WinterState, code: i64) -> None:
        if code == YES.base:
            pay(s, self.seat, self.at, self.origin)
        else:
            events.SKIPPED.tell(s, self.seat)
            s.push(EffectStep(self.seat, Effect(s.content.ops[self.at + 1]), self.origin, 0))

    def args(self, s: WinterState) -> dict[str, Argument]:
        ops = s.content.ops
        at = int(self.at)
        told = _printed_on(s, self.origin)
        told.update(food=int(ops[at + 2]), tools=int(ops[at + 3]), cards=int(ops[at + 4]))
        return {**told, "effect": s.content.program.pays[at]}

    def problem(self, s: WinterState) -> str:
        if s.content.ops[self.at] != PAY:
            return "needs something to pay"
        if not usable(s, self.seat, self.at):
            return "cannot be paid, or would bring nothing"
        return needs_card(s, self.origin)


def _printed_on(s: WinterState, origin: Card) -> dict[str, Argument]:
    return {"card": s.content.cards[origin]} if origin >= 0 else {}


@step
class EffectBranch(WinterDecision):
    """Only branches whose costs can be paid (EW-17.2)."""

    at: Final[Annotated[Effect, Field(AN_EFFECT)]]  # where the "choose" stands
    origin: Final[Annotated[Card, Field(_ORIGIN)]]

    NAME = "effect_branch"
    KIND = 110
    CLAUSE = "EW-17.2"
    VERBS = (PICK_BRANCH,)

    def offer(self, s: WinterState) -> None:
        if usable(s, self.seat, Effect(self.at + 2)):
            s.offer(PICK_BRANCH.code(0))
        if usable(s, self.seat, Effect(s.content.ops[self.at + 1])):
            s.offer(PICK_BRANCH.code(1))

    def details(self, s: WinterState, code: int) -> dict[str, Argument]:
        return {"effect": s.content.program.branches[int(self.at)][PICK_BRANCH.read(code)]}

    def take(self, s: WinterState, code: i64) -> None:
        first: bool = PICK_BRANCH.read(code) == 0
        at = Effect(self.at + 2 if first else s.content.ops[self.at + 1])
        s.push(EffectStep(self.seat, at, self.origin, 0))

    def args(self, s: WinterState) -> dict[str, Argument]:
        return _printed_on(s, self.origin)

    def refuse(self, s: WinterState, code: int) -> Refusal:
        return Refusal("winter-why-cannot-pay", "EW-17.2")

    def problem(self, s: WinterState) -> str:
        if s.content.ops[self.at] != CHOOSE or not usable(s, self.seat, self.at):
            return "needs a choice that can be made"
        return needs_card(s, self.origin)
