"""Sections 4 to 8 of the rules: the actions of the columns. Each is an object of the chapter that its column has."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from beringia.games.winter.cards import goods
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.terms import TOP
from beringia.kernel.codes import Argument, Refusal, Verb
from beringia.kernel.terms import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """An action of a column: as often as it can be paid on the top space, once on the middle one (EW-4.22, EW-4.24)."""

    #: The clause of its price.
    CLAUSE: ClassVar[str] = ""
    #: What its price is told in.
    COSTS: ClassVar[tuple[str, ...]] = ()

    def __init__(self, verb: Verb, column: int, level: int = TOP) -> None:
        self.verb: Final[Verb] = verb
        self.column: Final[i64] = column
        self.level: Final[i64] = level

    # -- the price

    def half_labor(self, s: WinterState) -> i64:
        return 0

    def tools(self, s: WinterState, seat: Seat) -> i64:
        return 0

    def food(self, s: WinterState, seat: Seat) -> i64:
        return 0

    def price(self, s: WinterState, seat: Seat) -> dict[str, Argument]:
        """The price for people."""
        amounts = {"food": self.food(s, seat), "tools": self.tools(s, seat), "halves": self.half_labor(s)}
        return {good: int(amounts[good]) for good in self.COSTS}

    def affordable(self, s: WinterState, seat: Seat) -> bool:
        player = s.players[seat]
        return (
            s.half_labor >= self.half_labor(s)
            and player.tools >= self.tools(s, seat)
            and player.food >= self.food(s, seat)
        )

    # -- what each of them says

    def allowed(self, s: WinterState, seat: Seat) -> bool:
        """Could it be done, if it were paid?"""
        return True

    def act(self, s: WinterState, seat: Seat) -> None:
        """What happens once it is paid."""
        raise NotImplementedError

    def forbidden(self, s: WinterState, seat: Seat) -> Refusal | None:
        """Why it could not be done even if it were paid."""
        return None

    def at_most(self, s: WinterState, seat: Seat, paid: int) -> int:
        """How often it could be done, if it can be paid so often and everything else of this turn goes into it."""
        return paid

    # -- what the menu asks

    def possible(self, s: WinterState, seat: Seat) -> bool:
        return self.affordable(s, seat) and self.allowed(s, seat)

    def carry_out(self, s: WinterState, seat: Seat) -> None:
        """Paid at once, then carried out."""
        s.half_labor -= self.half_labor(s)
        goods.pay(s, seat, self.food(s, seat), self.tools(s, seat))
        self.act(s, seat)

    def refusal(self, s: WinterState, seat: Seat) -> Refusal:
        """What it lacks in the space where it is."""
        reason = self.forbidden(s, seat)
        if reason is not None:
            return reason
        tools = self.tools(s, seat)
        told: dict[str, Argument] = {"tools": int(tools), "halves": int(self.half_labor(s))}
        short = s.players[seat].tools < tools
        return Refusal("winter-why-no-tools" if short else "winter-why-no-labor", self.CLAUSE, told)
