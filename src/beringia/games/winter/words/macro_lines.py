"""The steps that macros share: what follows by itself, one thing after the other, labor for a price."""

from __future__ import annotations

from beringia.games.winter.cards import cards, effects
from beringia.games.winter.cards.incomes import IncomeLesser
from beringia.games.winter.chapters import hunt, menu, migrate
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.step import as_winter
from beringia.games.winter.model.terms import (
    Card,
    Stack,
)
from beringia.games.winter.model.verbs import (
    PLAY_TRIBE,
    SKIP,
    SPEND_FOOD,
    YES,
)
from beringia.kernel.codes import Macro
from beringia.kernel.macros import Line
from beringia.kernel.terms import Seat


def ordinary(line: Line) -> int:
    """The choice that nearly everybody makes where a line stands; -1 where people differ."""
    offered = line.offered()
    if len(offered) == 1:
        return offered[0]
    step = line.state.top
    if isinstance(step, IncomeLesser):
        return max(offered)  # all that is printed, or as much as there is room for
    if isinstance(step, (effects.EffectUse, migrate.CampPlace, hunt.RevealDo)):
        return int(YES.base)
    return -1


def go_on(line: Line) -> None:
    """Make ordinary choices as long as there are some; but nothing is revealed that nobody has clicked for."""
    while line.open:
        code = ordinary(line)
        if code < 0 or line.reveals(code):
            return
        line.take(code)


def each(line: Line, key: str = "", whole: bool = False, button: bool = False) -> list[Macro]:
    """A macro for every choice where a line stands, named by that choice or by ``key``, which says nothing of skipping.

    Its elements are clicked; or it is a ``button``, where they mean something else.
    """
    found: list[Macro] = []
    for code in line.offered():
        if key and code == SKIP.base:
            continue
        ahead = line.fork()
        ahead.take(code)
        last = ahead.steps[-1]
        go_on(ahead)
        found.append(ahead.macro(key or last.key, last.args, () if button else last.targets, whole, last.verb))
    return found


# -- labor


def playable(s: WinterState, seat: Seat) -> list[tuple[Card, int]]:
    """The tribe cards that may be played, and how many of each."""
    found: list[tuple[Card, int]] = []
    for number in range(s.content.kinds):
        kind = Card(number)
        copies = int(cards.in_hand(s, seat, kind))
        if copies > 0 and s.content.tribe[kind] == 1 and menu.may_play(s, seat, kind):
            stack = Stack(s.content.kind_stack[kind])
            waits = stack >= 0 and s.fresh >> stack & 1 == 1
            found.append((kind, copies - 1 if waits else copies))
    return found


def pay(line: Line, halves: int) -> bool:
    """Have so much labor: with as few cards and as little too much as can be, and with food if they are not enough."""
    s = as_winter(line.state)
    seat = Seat(line.seat)
    missing = halves - int(s.half_labor)
    hand: list[tuple[int, Card]] = []
    for kind, copies in playable(s, seat):
        labor = int(menu.labor_of(s, kind, s.column))
        hand += [(labor, kind)] * copies if labor > 0 else []
    hand.sort()
    while missing > 0:
        if hand:
            enough = [pair for pair in hand if pair[0] >= missing]
            pair = enough[0] if enough else hand[-1]
            hand.remove(pair)
            missing -= pair[0]
            code = int(PLAY_TRIBE.code(pair[1]))
        else:
            missing -= 2
            code = int(SPEND_FOOD.base)
        if not line.take(code):
            return False
    return True
