"""Sections 2 and 17 of the rules: carrying out effects. The one executor of everything that cards, tiles, tracks, slots
and columns can do; which effect belongs to what says the content (see ``language``).
"""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64

from beringia.games.winter.cards import cards, goods
from beringia.games.winter.chapters import hunt, idols, initiate, megaliths, migrate, stones
from beringia.games.winter.chapters.initiate import MAY_SKIP, MUST, TO_DISCARD, TO_HAND
from beringia.games.winter.model import events
from beringia.games.winter.model.language import (
    AN_EFFECT,
    ANIMAL,
    ANIMAL_TOP,
    ARROW_NEUTRAL,
    BURY,
    CAMP,
    CHOOSE,
    CULTURE,
    DRAW,
    END,
    FOOD,
    FOOD_MAX,
    GAIN,
    IDOL,
    IN,
    INCOMES,
    JUMP,
    LABOR,
    MEGALITH,
    MOVE,
    NOMAD_WORDS,
    PAY,
    PAY_LENGTH,
    REVEAL,
    STONE,
    TIP,
    TOOL,
    TRIBE_DISCARD,
    TRIBE_HAND,
    VILLAGE,
    VP,
    WORDS,
)
from beringia.games.winter.model.nomad_table import NomadTable
from beringia.games.winter.model.site import GROUND
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.step import WinterDecision, WinterSeatStep
from beringia.games.winter.model.terms import BY_EFFECT, ECLIPSE, KINDS, NO_CARD, SETUP, Card, Effect, Place
from beringia.games.winter.model.verbs import PICK_BRANCH, SKIP, TAKE_INCOME, YES
from beringia.games.winter.nomads import actions as nomad_actions
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
    """Carry out an effect from an instruction on."""

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
                gain(s, seat, word, number, 0)
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
        nomad_actions.effect(s, self.at)

    def problem(self, s: WinterState) -> str:
        return needs_card(s, self.origin)


def needs_card(s: WinterState, origin: Card) -> str:
    return "" if origin < s.content.kinds else "no such card"


def usable(s: WinterState, seat: Seat, at: Effect) -> bool:
    """Can the part at an instruction be used: is its column right, can it be paid, would it bring anything?"""
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
        if _receivable(s, seat, ops[item + 1], ops[at + 2], ops[at + 3], ops[at + 4]):
            return True
        item += 3
    return False


def _receivable(s: WinterState, seat: Seat, word: i64, food: i64, tools: i64, discards: i64) -> bool:
    """Would one unit of this be received after paying so much?"""
    player = s.players[seat]
    hungry: bool = player.food - food < s.food_limit(seat)
    if word == FOOD or word == FOOD_MAX:
        return hungry
    if word == TOOL:
        return hungry or player.tools - tools < s.content.tool_limit
    if word == BURY:
        return discards > 0 or cards.can_bury(s, seat)
    if word == CAMP:
        return player.camps > 0
    if word == MOVE:
        return s.camps_on_map(seat) > 0
    if word == VILLAGE:
        return migrate.can_build_village(s, seat)
    if word == ANIMAL:
        return hunt.in_area(s) > 0 or not hunt.can_reveal(s)
    if word == REVEAL:
        return hunt.can_reveal(s)
    if word == TIP:
        return hunt.has_living(s, seat)
    if word == STONE:
        return stones.can_take(s, seat)
    # An idol can always be received, a card and a megalith can be taken as one, and so on.
    return True


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


# -- gains: n single times, each with all that it triggers before the next (EW-2.4, EW-17.27)


@step
class GainStep(WinterSeatStep):
    """So many times something."""

    word: Final[Annotated[i64, Field(count(len(NOMAD_WORDS) - 1))]]
    number: Final[Annotated[i64, Field(count(GROUND - 1))]]  # arrow_neutral: the start square
    must: Final[Annotated[i64, Field(count(1))]]  # 1 if it cannot be skipped

    NAME = "gain"
    KIND = 18
    CLAUSE = "EW-2.4"

    def run(self, s: WinterState) -> None:
        gain(s, self.seat, self.word, self.number, self.must)

    def run_nomads(self, s: WinterState, around: NomadTable) -> None:
        nomad_actions.gain(s, around, self.word, self.number)

    def problem(self, s: WinterState) -> str:
        if self.word >= len(WORDS):
            return "is for the nomads alone"
        if self.word == ARROW_NEUTRAL:
            return "" if s.is_start_square(Place(self.number)) else "needs a start square"
        return "" if 1 <= self.number <= 20 else "must be 1 to 20 times"


def gain(s: WinterState, seat: Seat, word: i64, number: i64, must: i64) -> None:
    if word == VP:
        goods.gain_points(s, seat, number, BY_EFFECT)
        return
    if word == LABOR:
        gain_labor(s, seat, 2 * number)
        return
    if word == FOOD_MAX:
        goods.gain_food(s, seat, s.food_limit(seat))
        return
    if word == ARROW_NEUTRAL:
        megaliths.arrow_neutral(s, seat, Place(number))
        return
    if number > 1:
        s.push(GainStep(seat, word, number - 1, must))
    if word <= MEGALITH:
        income(s, seat, word)
    elif word == BURY:
        if cards.can_bury(s, seat):
            s.push(cards.BuryCard(seat))
    elif word == CAMP:
        if s.players[seat].camps > 0:
            s.push(migrate.CampPlace(seat))
    elif word == MOVE:
        if s.camps_on_map(seat) > 0:
            s.push(migrate.CampPick(seat, must))
    elif word == VILLAGE:
        if migrate.can_build_village(s, seat):
            s.push(migrate.VillagePlace(seat, must))
    elif word == TRIBE_HAND:
        s.push(initiate.TribeStack(seat, TO_HAND, MUST if must == 1 else MAY_SKIP))
    elif word == TRIBE_DISCARD:
        s.push(initiate.TribeStack(seat, TO_DISCARD, MUST if must == 1 else MAY_SKIP))
    elif word == CULTURE:
        stones.take_culture(s, seat, must)
    elif word == ANIMAL:
        hunt.take_any(s, seat, must)
    elif word == ANIMAL_TOP:
        hunt.take_top(s, seat)
    elif word == REVEAL:
        if hunt.can_reveal(s):
            s.push(hunt.RevealDo(seat))
    elif word == TIP:
        if hunt.has_living(s, seat):
            s.push(hunt.AnimalTip(seat, must))
    elif stones.can_take(s, seat):
        s.push(stones.StoneTake(seat, must))


def gain_labor(s: WinterState, seat: Seat, halves: i64) -> None:
    """Into the pool of the turn; outside the own turn it is lost (EW-17.5)."""
    if s.turn_seat == seat:
        s.half_labor += halves
        events.LABOR_GAINED.tell(s, seat, halves)


# -- incomes, and the lesser ones that may be taken instead (2c)


def income(s: WinterState, seat: Seat, word: i64) -> None:
    """One unit. Choices that would change nothing are left out; a single one is taken (EW-2.21 to EW-2.28).

    An idol may bring a tribe card that is not wanted, so it is not taken unasked where it can be declined (EW-10.22).
    """
    if s.phase == SETUP:
        receive(s, seat, word)
        return
    found: i64 = 0
    only: i64 = -1
    for lesser in range(word + 1):
        if possible(s, seat, lesser):
            found += 1
            only = lesser
    if found > 1 or (only == IDOL and may_decline(s)):
        s.push(IncomeLesser(seat, word))
    elif found == 1:
        receive(s, seat, only)


def may_decline(s: WinterState) -> bool:
    """What the eclipse brings is always optional (EW-10.11, EW-10.22)."""
    return s.phase == ECLIPSE and not s.content.before_1_4


def possible(s: WinterState, seat: Seat, word: i64) -> bool:
    """Would this income have an effect?"""
    if word == FOOD:
        return s.players[seat].food < s.food_limit(seat)
    if word == TOOL:
        return s.players[seat].tools < s.content.tool_limit
    if word == DRAW:
        return cards.can_draw(s, seat)
    if word == MEGALITH:
        return megaliths.can_build(s, seat)
    return True


def receive(s: WinterState, seat: Seat, word: i64) -> None:
    if word == FOOD:
        goods.gain_food(s, seat, 1)
    elif word == TOOL:
        goods.gain_tool(s, seat)
    elif word == IDOL:
        s.push(idols.IdolTrack(seat))
    elif word == DRAW:
        cards.draw(s, seat)
    elif megaliths.can_build(s, seat):
        s.push(megaliths.MegaPlace(seat))


@step
class IncomeLesser(WinterDecision):
    """The income, or a lesser one instead (EW-2.20, EW-2.21); in the eclipse it can be declined, too (EW-10.22)."""

    word: Final[Annotated[i64, Field(count(INCOMES - 1))]]

    NAME = "income_lesser"
    KIND = 111
    CLAUSE = "EW-2.21"
    VERBS = (TAKE_INCOME, SKIP)

    def offer(self, s: WinterState) -> None:
        if may_decline(s):
            s.offer(SKIP.base)
        for lesser in range(self.word + 1):
            if possible(s, self.seat, lesser):
                s.offer(TAKE_INCOME.code(lesser))

    def take(self, s: WinterState, code: i64) -> None:
        if code == SKIP.base:
            events.SKIPPED.tell(s, self.seat)
        else:
            receive(s, self.seat, TAKE_INCOME.read(code))

    def args(self, s: WinterState) -> dict[str, Argument]:
        return {"good": WORDS[self.word]}

    def refuse(self, s: WinterState, code: int) -> Refusal:
        if TAKE_INCOME.read(code) > self.word:
            return Refusal("winter-why-greater-income", "EW-2.20")
        return Refusal("winter-why-changes-nothing", "EW-2.28")

    def refuse_skip(self) -> Refusal:
        return Refusal("winter-why-income", "EW-2.6")
