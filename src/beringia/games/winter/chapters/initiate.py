"""Section 5 of the rules: taking tribe cards."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64

from beringia.games.winter.cards import cards, effects
from beringia.games.winter.cards.gains import Gain
from beringia.games.winter.cards.goods import gain_points
from beringia.games.winter.chapters.actions import Action
from beringia.games.winter.model import events
from beringia.games.winter.model.language import TRIBE_DISCARD, TRIBE_HAND
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.step import WinterDecision
from beringia.games.winter.model.terms import (
    ALL_STACKS,
    BY_EMPTY,
    DISCARD_PILE,
    HAND_SEEN,
    INITIATE,
    MIDDLE,
    NO_CARD,
    STACKS,
    Card,
    Stack,
)
from beringia.games.winter.model.verbs import BUY_TRIBE, PICK_STACK, RITE, SKIP
from beringia.kernel.codes import Argument, Refusal
from beringia.kernel.declare import step
from beringia.kernel.domains import count
from beringia.kernel.fields import Field
from beringia.kernel.state import replaced
from beringia.kernel.terms import Seat

# Where the card goes
TO_HAND: Final = 0
TO_DISCARD: Final = 1

# How it was come by
MAY_SKIP: Final = 0
MUST: Final = 1
BUYING: Final = 2


def can_be_bought(s: WinterState, stack: Stack) -> bool:
    """On the top of Initiate: a type not yet taken in this turn, or an empty stack, which gives no card (EW-5.6)."""
    return s.bought >> stack & 1 == 0 or (s.stacks[stack] == 0 and not s.content.before_1_4)


def any_can_be_bought(s: WinterState) -> bool:
    for stack in ALL_STACKS:
        if can_be_bought(s, stack):
            return True
    return False


@step
class TribeStack(WinterDecision):
    """Any stack, also an empty one; bought on the top of Initiate: different types (EW-5.2, EW-5.3, EW-5.6, EW-5.9,
    EW-5.10)."""

    to: Final[Annotated[i64, Field(count(TO_DISCARD))]]
    how: Final[Annotated[i64, Field(count(BUYING))]]

    NAME = "tribe_stack"
    KIND = 115
    CLAUSE = "EW-17.13"
    VERBS = (PICK_STACK, SKIP)

    def offer(self, s: WinterState) -> None:
        if self.how == MAY_SKIP:
            s.offer(SKIP.base)
        for stack in ALL_STACKS:
            if self.how != BUYING or can_be_bought(s, stack):
                s.offer(PICK_STACK.code(stack))

    def details(self, s: WinterState, code: int) -> dict[str, Argument]:
        return {"card": s.content.stack_names[PICK_STACK.read(code)]}

    def take(self, s: WinterState, code: i64) -> None:
        if code == SKIP.base:
            events.SKIPPED.tell(s, self.seat)
            return
        stack = Stack(PICK_STACK.read(code))
        bit: i64 = i64(1) << stack
        if self.how == BUYING and (s.stacks[stack] > 0 or s.content.before_1_4):
            s.bought |= bit
        if s.stacks[stack] == 0:
            gain_points(s, self.seat, 1, BY_EMPTY)
            return
        s.stacks = replaced(s.stacks, stack, s.stacks[stack] - 1)
        card = Card(s.content.stack_kind[stack])
        cards.add(s, self.seat, card, HAND_SEEN if self.to == TO_HAND else DISCARD_PILE)
        events.CARD_TAKEN.tell(s, self.seat, card, self.to)
        if self.how == BUYING:
            s.fresh |= bit

    def args(self, s: WinterState) -> dict[str, Argument]:
        return {"to": events.TO_NAMES[self.to]}

    def refuse(self, s: WinterState, code: int) -> Refusal:
        return Refusal("winter-why-stack-chosen", "EW-5.6")

    def refuse_skip(self) -> Refusal:
        return Refusal("winter-why-no-offer", "EW-13.2") if self.how == MUST else super().refuse_skip()


class TribeCard(Gain):
    """A tribe card of a stack (EW-17.13)."""

    def __init__(self, word: i64, to: i64) -> None:
        super().__init__(word)
        self.to: Final[i64] = to

    def gain_one(self, s: WinterState, seat: Seat, must: i64) -> None:
        s.push(TribeStack(seat, self.to, MUST if must == 1 else MAY_SKIP))


TribeCard(TRIBE_HAND, TO_HAND)
TribeCard(TRIBE_DISCARD, TO_DISCARD)


# -- the actions of the column


class BuyTribe(Action):
    """A tribe card for labor and a tool (EW-5.1)."""

    CLAUSE = "EW-5.1"
    COSTS = ("tools", "halves")

    def half_labor(self, s: WinterState) -> i64:
        return s.content.tribe_half_labor

    def tools(self, s: WinterState, seat: Seat) -> i64:
        return s.content.tribe_tool

    def allowed(self, s: WinterState, seat: Seat) -> bool:
        return any_can_be_bought(s)

    def act(self, s: WinterState, seat: Seat) -> None:
        s.push(TribeStack(seat, TO_HAND, BUYING))

    def forbidden(self, s: WinterState, seat: Seat) -> Refusal | None:
        return None if any_can_be_bought(s) else Refusal("winter-why-stack-chosen", "EW-5.6")

    def at_most(self, s: WinterState, seat: Seat, paid: int) -> int:
        return min(paid, STACKS)


class Rite(Action):
    """Food for an idol and a burial (EW-5.7, EW-5.8)."""

    COSTS = ("food",)

    def price(self, s: WinterState, seat: Seat) -> dict[str, Argument]:
        return {"food": int(s.content.ops[s.content.rite + 2])}

    def possible(self, s: WinterState, seat: Seat) -> bool:
        return effects.usable(s, seat, s.content.rite)

    def act(self, s: WinterState, seat: Seat) -> None:
        effects.pay(s, seat, s.content.rite, NO_CARD)

    def refusal(self, s: WinterState, seat: Seat) -> Refusal:
        return Refusal("winter-why-cannot-pay", "EW-5.7", {"food": int(s.players[seat].food)})


INITIATE_ACTIONS: Final[list[Action]] = [BuyTribe(BUY_TRIBE, INITIATE), Rite(RITE, INITIATE, MIDDLE)]
