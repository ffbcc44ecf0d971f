"""What would follow from the choices of a turn: what a column would pay and what can be afforded there, before a figure
is placed; what a menu choice leaves, and what comes with the next space.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from beringia.games.winter.cards import cards, chief, effects
from beringia.games.winter.chapters import hunt, migrate, stones, turn
from beringia.games.winter.chapters.turn import TurnMenu, TurnStart
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.terms import (
    CHIEF_FIGURE,
    DEVELOP,
    INITIATE,
    MIDDLE,
    MIGRATE,
    REST,
    STACKS,
    TOP,
    Card,
    Space,
)
from beringia.games.winter.model.verbs import GO_ON, PLACE_FIGURE, PLAY_CULTURE, PLAY_TRIBE, SPACE
from beringia.games.winter.words import describe
from beringia.kernel.codes import Argument
from beringia.kernel.previews import BAD, GOOD, PLAIN, Preview
from beringia.kernel.state import NOBODY
from beringia.kernel.terms import Seat

#: Two halves make a labor, and so much does spent food bring at a time (EW-4.50).
_LABOR: Final = 2
#: The paid actions of the columns, by what their choices are called.
_TOP: Final = (("buy_tribe",), ("take_culture",), ("place_camp", "move_camp"), ("reveal", "take_animal"))
_MIDDLE: Final = ("rite", "buy_stone", "build_village", "tip")


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
        for action in _TOP[column]:
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
                self.tell(code, "plays", {"halves": int(turn.labor_of(s, PLAY_TRIBE.read(code), s.column))})
            elif code == GO_ON.base:
                self.go_on(code)
            else:
                price = describe.price(s, self.seat, SPACE.verb_of(code).name)
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

    def action(self, choice: int, action: str, times: int) -> None:
        told = describe.price(self.s, self.seat, action)
        self.tell(choice, action, {**told, "times": times})

    def middle(self, column: Space, choice: int) -> None:
        """Once, if it can be paid."""
        s = self.s
        if column == INITIATE:
            possible = effects.usable(s, self.seat, s.content.rite)
        elif column == DEVELOP:
            possible = stones.can_buy(s, self.seat)
        elif column == MIGRATE:
            possible = s.players[self.seat].food >= s.content.village_food and migrate.can_build_village(s, self.seat)
        else:
            possible = hunt.has_living(s, self.seat)
        if column != DEVELOP or stones.can_take(s, self.seat):
            self.action(choice, _MIDDLE[column], 1 if possible else 0)

    def bottom(self, column: Space, choice: int, mine: bool) -> None:
        """Its symbol is for the first figure in the column (EW-4.26)."""
        effect = self.s.content.effect_id(self.s.content.bottom[column])
        self.tell(choice, "bottom" if mine else "bottom-taken", {"effect": effect}, GOOD if mine else PLAIN)

    # -- what can be afforded

    def labor(self, column: Space) -> int:
        """Half labor of this turn so far, and of all tribe cards in hand (EW-4.42 to EW-4.45)."""
        s = self.s
        total: i64 = s.half_labor
        found: i64 = cards.hand_kinds(s, self.seat)
        for kind in range(s.content.kinds):
            if found >> kind & 1 and s.content.tribe[kind] == 1:
                total += cards.in_hand(s, self.seat, Card(kind)) * turn.labor_of(s, Card(kind), column)
        return int(total)

    def labor_for_food(self) -> int:
        """Half labor for all food (EW-4.51)."""
        food = int(self.s.players[self.seat].food)
        return (food + 1) // 2 * _LABOR

    def times(self, action: str, labor: int) -> int:
        """How often an action of the top space could be paid, if everything went into it."""
        s = self.s
        player = s.players[self.seat]
        price = describe.price(s, self.seat, action)
        limits: list[int] = []
        for good, has in (("halves", labor), ("tools", int(player.tools))):
            if price.get(good):
                limits.append(has // int(price[good]))
        most = min(limits)
        if action == "buy_tribe":
            most = min(most, STACKS)
        elif action == "place_camp":
            most = min(most, int(player.camps))
        elif action == "move_camp" and s.camps_on_map(self.seat) == 0:
            most = most if player.camps > 0 and player.tools >= s.content.camp_tool else 0
        elif action == "reveal":
            most = most if hunt.can_reveal(s) else 0
        elif action == "take_animal":
            most = most if hunt.animal_or_point(s) or hunt.can_reveal(s) else 0
        return most
