"""Section 2c of the rules: the five incomes, and the lesser ones that may be taken instead."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64, mypyc_attr

from beringia.games.winter.cards import cards, goods
from beringia.games.winter.cards.gains import Gain, gain_of
from beringia.games.winter.model import events
from beringia.games.winter.model.language import DRAW, FOOD, IDOL, INCOMES, TOOL, WORDS
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.step import WinterDecision
from beringia.games.winter.model.terms import ECLIPSE, SETUP
from beringia.games.winter.model.verbs import SKIP, TAKE_INCOME
from beringia.kernel.codes import Argument, Refusal
from beringia.kernel.declare import step
from beringia.kernel.domains import count
from beringia.kernel.fields import Field
from beringia.kernel.terms import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Income(Gain):
    """An income: each of those below it may be taken instead (EW-2.20, EW-2.22, EW-2.23, EW-2.24)."""

    def possible(self, s: WinterState, seat: Seat) -> bool:
        """Would this income have an effect?"""
        return True

    def receive(self, s: WinterState, seat: Seat) -> None:
        """A substitute is received like any gain of its kind (EW-2.27)."""
        raise NotImplementedError

    def gain_one(self, s: WinterState, seat: Seat, must: i64) -> None:
        """Choices that would change nothing are left out; a single one is taken (EW-2.13, EW-2.21, EW-2.25, EW-2.28).

        An idol may bring a tribe card that is not wanted, so it is not taken unasked where it can be declined
        (EW-10.22).
        """
        if s.phase == SETUP:
            self.receive(s, seat)
            return
        possible: i64 = 0
        only: i64 = -1
        for lesser in range(self.word + 1):
            if income_of(lesser).possible(s, seat):
                possible += 1
                only = lesser
        if possible > 1 or (only == IDOL and may_decline(s)):
            s.push(IncomeLesser(seat, self.word))
        elif possible == 1:
            income_of(only).receive(s, seat)


def income_of(word: i64) -> Income:
    """The income that a word stands for, one of the first five."""
    income = gain_of(word)
    assert isinstance(income, Income)
    return income


def may_decline(s: WinterState) -> bool:
    """What the eclipse brings is always optional (EW-10.11, EW-10.22)."""
    return s.phase == ECLIPSE and not s.content.before_1_4


class Food(Income):
    """Food, up to the limit (EW-2.40, EW-17.3)."""

    def receivable(self, s: WinterState, seat: Seat, food: i64, tools: i64, discards: i64) -> bool:
        return goods.hungry(s, seat, food)

    def possible(self, s: WinterState, seat: Seat) -> bool:
        return goods.hungry(s, seat, 0)

    def receive(self, s: WinterState, seat: Seat) -> None:
        goods.gain_food(s, seat, 1)


class Tool(Income):
    """A tool, up to the limit (EW-2.44); food can be taken instead (EW-17.4)."""

    def receivable(self, s: WinterState, seat: Seat, food: i64, tools: i64, discards: i64) -> bool:
        return goods.hungry(s, seat, food) or s.players[seat].tools - tools < s.content.tool_limit

    def possible(self, s: WinterState, seat: Seat) -> bool:
        return s.players[seat].tools < s.content.tool_limit

    def receive(self, s: WinterState, seat: Seat) -> None:
        goods.gain_tool(s, seat)


class Draw(Income):
    """A card off the deck (EW-2.10, EW-17.7)."""

    def possible(self, s: WinterState, seat: Seat) -> bool:
        return cards.can_draw(s, seat)

    def receive(self, s: WinterState, seat: Seat) -> None:
        cards.draw(s, seat)


Food(FOOD)
Tool(TOOL)
Draw(DRAW)


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
            if income_of(lesser).possible(s, self.seat):
                s.offer(TAKE_INCOME.code(lesser))

    def take(self, s: WinterState, code: i64) -> None:
        if code == SKIP.base:
            events.SKIPPED.tell(s, self.seat)
        else:
            income_of(TAKE_INCOME.read(code)).receive(s, self.seat)

    def args(self, s: WinterState) -> dict[str, Argument]:
        return {"good": WORDS[self.word]}

    def refuse(self, s: WinterState, code: int) -> Refusal:
        if TAKE_INCOME.read(code) > self.word:
            return Refusal("winter-why-greater-income", "EW-2.20")
        return Refusal("winter-why-changes-nothing", "EW-2.28")

    def refuse_skip(self) -> Refusal:
        return Refusal("winter-why-income", "EW-2.6")
