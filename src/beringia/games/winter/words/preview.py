"""What would follow from the choices of a turn: what a column would pay and what can be afforded there, before a figure
is placed; what a menu choice leaves, and what comes with the next space.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from beringia.games.winter.cards import cards, chief, effects
from beringia.games.winter.chapters import hunt, menu, stones
from beringia.games.winter.chapters.actions import Action
from beringia.games.winter.chapters.menu import ACTIONS, TurnMenu, action_of
from beringia.games.winter.chapters.turn import TurnStart
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.terms import (
    CHIEF_FIGURE,
    DEVELOP,
    MIDDLE,
    REST,
    TOP,
    Card,
    Space,
)
from beringia.games.winter.model.verbs import GO_ON, PLACE_FIGURE, PLAY_CULTURE, PLAY_TRIBE
from beringia.kernel.codes import Argument
from beringia.kernel.previews import BAD, GOOD, PLAIN, Preview
from beringia.kernel.state import NOBODY
from beringia.kernel.terms import Seat

#: Two halves make a labor, and so much does spent food bring at a time (EW-4.50).
_LABOR: Final = 2


def previews(s: WinterState, seat: Seat, choices: Sequence[int]) -> list[Preview]:
    if isinstance(s.top, TurnStart):
        return _Turn(s, seat).before_a_figure(choices)
    if isinstance(s.top, TurnMenu):
        return _Turn(s, seat).in_a_column(choices)
    return []


class _Turn:
    def __init__(self, s: WinterState, seat: Seat) -> None:
        self.s = s
        self.seat = seat
        self.lines: list[Preview] = []

    def tell(self, choice: int, key: str, args: dict[str, Argument] | None = None, tone: str = PLAIN) -> None:
        self.lines.append(Preview(choice, f"winter-preview-{key}", args, (), tone))

    # -- before a figure is placed

    def before_a_figure(self, choices: Sequence[int]) -> list[Preview]:
        for code in choices:
            if PLACE_FIGURE.has(code):
                figure, space = PLACE_FIGURE.read(code)
                if space == REST:
                    self.rest(code)
                else:
                    self.column(space, code)
                if figure == CHIEF_FIGURE:
                    self.chief(space, code)
            elif PLAY_CULTURE.has(code) and self.s.cultures > 0:
                self.tell(code, "fee")
        return self.lines

    def column(self, column: Space, choice: int) -> None:
        """What being first there pays, then what could be done on its spaces from the top down (EW-4.22)."""
        labor, more = self.labor(column), self.labor_for_food()
        self.bottom(column, choice, self.s.symbols[column] == NOBODY)
        self.tell(choice, "labor", {"halves": labor, "more": more})
        for action in ACTIONS[column]:
            if action.level == TOP:
                self.action(choice, action, self.times(action, labor + more))
        self.middle(column, choice)

    def rest(self, choice: int) -> None:
        """A card, perhaps an animal and the tile; the figure counts in the eclipse (EW-9.1, EW-9.2, EW-22.2)."""
        s = self.s
        living = 1 if hunt.has_living(s, self.seat) else 0
        self.tell(choice, "rest", {"halves": int(s.content.rest_half_labor), "count": living})
        first = all(s.resting(other) == 0 for other in s.everybody)
        if first and s.rest_open == 1:
            self.tell(choice, "rest-tile", {"rest_tile": s.content.rest_tiles[s.rest_stack[0]]}, GOOD)

    def chief(self, space: Space, choice: int) -> None:
        """The ability of the chief, if it can be used there (EW-4.30, EW-4.31)."""
        after = self.s.copy()
        after.figure = CHIEF_FIGURE
        after.column = space
        effect = chief.chief_effect(after, self.seat)
        if effects.usable(after, self.seat, effect):
            owner = after.players[self.seat]
            told: dict[str, Argument] = {
                "chief": after.content.chiefs[owner.chief],
                "effect": after.content.effect_id(effect),
            }
            self.tell(choice, "chief", told, GOOD)

    # -- in a column

    def in_a_column(self, choices: Sequence[int]) -> list[Preview]:
        s = self.s
        for code in choices:
            if PLAY_TRIBE.has(code):
                self.tell(code, "plays", {"halves": int(menu.labor_of(s, PLAY_TRIBE.read(code), s.column))})
            elif code == GO_ON.base:
                self.go_on(code)
            else:
                action = action_of(code)
                price = {} if action is None else action.price(s, self.seat)
                if price:
                    self.left(code, price)
        return self.lines

    def go_on(self, choice: int) -> None:
        """What the next space has, and the labor that nobody uses any more."""
        s = self.s
        if s.level == TOP:
            if s.half_labor > 0:
                self.tell(choice, "labor-lost", {"halves": int(s.half_labor)}, BAD)
            self.middle(s.column, choice)
        elif s.level == MIDDLE:
            self.bottom(s.column, choice, s.first == 1)

    def left(self, choice: int, price: dict[str, Argument]) -> None:
        """What would be left of goods and labor."""
        player = self.s.players[self.seat]
        self.tell(
            choice,
            "left",
            {
                "halves": int(self.s.half_labor) - int(price.get("halves", 0)),
                "tools": int(player.tools) - int(price.get("tools", 0)),
                "food": int(player.food) - int(price.get("food", 0)),
            },
        )

    # -- the spaces of a column

    def action(self, choice: int, action: Action, times: int) -> None:
        self.tell(choice, action.verb.name, {**action.price(self.s, self.seat), "times": times})

    def middle(self, column: Space, choice: int) -> None:
        """Once, if it can be paid."""
        for action in ACTIONS[column]:
            if action.level == MIDDLE and (column != DEVELOP or stones.can_take(self.s, self.seat)):
                self.action(choice, action, 1 if action.possible(self.s, self.seat) else 0)

    def bottom(self, column: Space, choice: int, mine: bool) -> None:
        """Its symbol is for the first figure in the column (EW-4.26)."""
        effect = self.s.content.effect_id(self.s.content.bottom[column])
        self.tell(choice, "bottom" if mine else "bottom-taken", {"effect": effect}, GOOD if mine else PLAIN)

    # -- what can be afforded

    def labor(self, column: Space) -> int:
        """Half labor of this turn so far, and of all tribe cards in hand (EW-4.42, EW-4.43, EW-4.44, EW-4.45)."""
        s = self.s
        total: i64 = s.half_labor
        found: i64 = cards.hand_kinds(s, self.seat)
        for kind in range(s.content.kinds):
            if found >> kind & 1 and s.content.tribe[kind] == 1:
                total += cards.in_hand(s, self.seat, Card(kind)) * menu.labor_of(s, Card(kind), column)
        return int(total)

    def labor_for_food(self) -> int:
        """Half labor for all food (EW-4.51)."""
        food = int(self.s.players[self.seat].food)
        return (food + 1) // 2 * _LABOR

    def times(self, action: Action, labor: int) -> int:
        """How often an action of the top space could be paid, if everything went into it."""
        s = self.s
        limits: list[int] = []
        half_labor, tools = int(action.half_labor(s)), int(action.tools(s, self.seat))
        if half_labor > 0:
            limits.append(labor // half_labor)
        if tools > 0:
            limits.append(int(s.players[self.seat].tools) // tools)
        return action.at_most(s, self.seat, min(limits))
