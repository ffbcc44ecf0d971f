"""Section 4b of the rules: the menu of a column - its actions, tribe cards, abilities, and the way down."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beringia.games.winter.cards import cards, chief, effects
from beringia.games.winter.chapters.actions import Action
from beringia.games.winter.chapters.hunt import HUNT_ACTIONS
from beringia.games.winter.chapters.initiate import INITIATE_ACTIONS
from beringia.games.winter.chapters.migrate import MIGRATE_ACTIONS
from beringia.games.winter.chapters.stones import DEVELOP_ACTIONS
from beringia.games.winter.model import events
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.step import WinterDecision
from beringia.games.winter.model.terms import (
    ACTION,
    BOTTOM,
    IN_PLAY,
    LEVEL_NAMES,
    MIDDLE,
    READY,
    REST,
    SPACE_NAMES,
    TOP,
    ZONE,
    Card,
    Space,
    Stack,
)
from beringia.games.winter.model.verbs import GO_ON, PLAY_TRIBE, SPEND_FOOD, USE_ABILITY, USE_CHIEF
from beringia.kernel.codes import Argument, Refusal
from beringia.kernel.declare import step
from beringia.kernel.terms import Seat

#: The actions of each column, those of its top space first.
ACTIONS: Final[list[list[Action]]] = [INITIATE_ACTIONS, DEVELOP_ACTIONS, MIGRATE_ACTIONS, HUNT_ACTIONS]
_TOP_FIRST: Final = sorted([action for column in ACTIONS for action in column], key=lambda action: int(action.level))
_VERBS: Final = [action.verb for action in _TOP_FIRST]


@step
class TurnMenu(WinterDecision):
    """Everything that can be done now, in any order (EW-4.23, EW-4.41, EW-4.54, EW-29.10, EW-29.11, EW-29.12,
    EW-29.14)."""

    NAME = "turn_menu"
    KIND = 105
    CLAUSE = "EW-29.10"
    VERBS = (GO_ON, SPEND_FOOD, PLAY_TRIBE, USE_ABILITY, USE_CHIEF, *_VERBS)
    PHASE = ACTION
    MENU = True

    def offer(self, s: WinterState) -> None:
        seat = self.seat
        s.offer(GO_ON.base)
        if s.level == TOP and s.players[seat].food > 0:
            s.offer(SPEND_FOOD.base)
        for action in ACTIONS[s.column]:
            if action.level == s.level and s.middle_done == 0 and action.possible(s, seat):
                s.offer(action.verb.base)
        found: i64 = cards.hand_kinds(s, seat)
        for kind in range(s.content.kinds):
            if found >> kind & 1 and s.content.tribe[kind] == 1 and may_play(s, seat, Card(kind)):
                s.offer(PLAY_TRIBE.code(Card(kind)))
        found = cards.kinds(s, seat, READY, READY)
        if found != 0:
            for kind in range(s.content.kinds):
                if found >> kind & 1 and effects.usable(s, seat, s.content.effect[kind]):
                    s.offer(USE_ABILITY.code(Card(kind)))
        chief.offer_chief(s, seat)

    def may_have_more(self, s: WinterState) -> bool:
        found: i64 = cards.may_hold(s, self.seat)
        for kind in range(s.content.kinds):
            if found >> kind & 1 and s.content.tribe[kind] == 1 and is_of_use(s, Card(kind)):
                return True
        return False

    def take(self, s: WinterState, code: i64) -> None:
        seat = self.seat
        if code == GO_ON.base:
            _go_on(s, seat)
            return
        s.push(TurnMenu(seat))
        if code == SPEND_FOOD.base:
            _spend_food(s, seat)
        elif code == USE_CHIEF.base:
            chief.use_chief(s, seat)
        elif USE_ABILITY.has(code):
            _use(s, seat, USE_ABILITY.read(code))
        elif PLAY_TRIBE.has(code):
            _play_tribe(s, seat, PLAY_TRIBE.read(code))
        else:
            for action in ACTIONS[s.column]:
                if code == action.verb.base:
                    if action.level == MIDDLE:
                        s.middle_done = 1
                    action.carry_out(s, seat)
                    return

    def args(self, s: WinterState) -> dict[str, Argument]:
        return {"halves": int(s.half_labor), "column": SPACE_NAMES[s.column], "level": LEVEL_NAMES[s.level]}

    def details(self, s: WinterState, code: int) -> dict[str, Argument]:
        if code == GO_ON.base:
            return {"level": LEVEL_NAMES[s.level]}
        if code == SPEND_FOOD.base:
            return {"food": int(food_to_spend(s, self.seat))}
        if code == USE_CHIEF.base:
            return chief.details(s, self.seat, s.players[self.seat].side)
        if USE_ABILITY.has(code):
            return {"effect": s.content.effect_id(s.content.effect[USE_ABILITY.read(code)])}
        action = action_of(code)
        return {} if action is None else action.price(s, self.seat)

    def refuse(self, s: WinterState, code: int) -> Refusal:
        """The clause that forbids it."""
        if code == SPEND_FOOD.base:
            if s.level > TOP:
                return Refusal("winter-why-top-only", "EW-4.52")
            return Refusal("winter-why-no-food", "EW-4.50")
        if code == USE_CHIEF.base:
            return chief.refusal(s)
        if USE_ABILITY.has(code):
            return self._refuse_ability(s, USE_ABILITY.read(code))
        if PLAY_TRIBE.has(code):
            return self._refuse_card(s, PLAY_TRIBE.read(code))
        action = action_of(code)
        assert action is not None
        if action.column != s.column:
            return Refusal("winter-why-other-column", "EW-4.22", {"column": SPACE_NAMES[action.column]})
        if action.level != s.level:
            return Refusal("winter-why-other-space", "EW-4.27", {"level": LEVEL_NAMES[s.level]})
        if s.middle_done:
            return Refusal("winter-why-done", "EW-4.24")
        return action.refusal(s, self.seat)

    def _refuse_ability(self, s: WinterState, card: Card) -> Refusal:
        if card >= s.content.kinds:
            return Refusal("winter-why-no-such-card", self.CLAUSE)
        return Refusal("winter-why-no-ability", "EW-4.46", {"card": s.content.cards[card]})

    def _refuse_card(self, s: WinterState, card: Card) -> Refusal:
        """A tribe card that is not in hand, or of no use."""
        missing = cards.hand_refusal(s, self.seat, card, self.CLAUSE)
        if missing is not None:
            return missing
        told: dict[str, Argument] = {"card": s.content.cards[card]}
        if not s.content.tribe[card]:
            return Refusal("winter-why-culture-before", "EW-4.16", told)
        if not is_of_use(s, card):
            return Refusal("winter-why-no-use", "EW-29.12", told)
        return Refusal("winter-why-fresh", "EW-5.5", told)

    def problem(self, s: WinterState) -> str:
        return "" if 0 <= s.column < REST else "needs a figure in a column"


def action_of(code: int) -> Action | None:
    """The action that a code chooses; None if it is about something else."""
    for column in ACTIONS:
        for action in column:
            if code == action.verb.base:
                return action
    return None


def may_play(s: WinterState, seat: Seat, kind: Card) -> bool:
    """A card bought on the top space of Initiate waits for the next turn (EW-5.4, EW-5.5)."""
    if not is_of_use(s, kind):
        return False
    stack = Stack(s.content.kind_stack[kind])
    if stack < 0 or s.fresh >> stack & 1 == 0:
        return True
    return cards.in_hand(s, seat, kind) > 1


def is_of_use(s: WinterState, kind: Card) -> bool:
    """Below the top space labor is of no use, so only cards with an ability can be played there (EW-29.12)."""
    return s.level == TOP or s.content.effect[kind] != 0


def _go_on(s: WinterState, seat: Seat) -> None:
    """To the next space; the symbol at the bottom pays on arrival (EW-4.22, EW-4.23, EW-4.24, EW-4.25, EW-4.26,
    EW-4.27, EW-4.28)."""
    if s.level == BOTTOM:
        return
    s.level += 1
    s.push(TurnMenu(seat))
    if s.level == BOTTOM and s.first == 1:
        effects.begin(s, seat, s.content.bottom[s.column])


def food_to_spend(s: WinterState, seat: Seat) -> i64:
    """Down to the next labor symbol: 1 food from an odd count, 2 from an even one (EW-4.50, EW-4.51)."""
    return 1 if s.players[seat].food % 2 == 1 else 2


def _spend_food(s: WinterState, seat: Seat) -> None:
    """What is spent brings one labor (EW-4.50, EW-4.53)."""
    player = s.players[seat]
    spent: i64 = food_to_spend(s, seat)
    player.food -= spent
    s.half_labor += 2
    events.FOOD_SPENT.tell(s, seat, spent)


def _play_tribe(s: WinterState, seat: Seat, kind: Card) -> None:
    """Corner labor, extra labor of the card, extra labor of its column (EW-4.42, EW-4.43, EW-4.44, EW-4.45)."""
    ready: bool = s.content.effect[kind] != 0
    cards.from_hand(s, seat, kind, READY if ready else IN_PLAY)
    halves: i64 = labor_of(s, kind, s.column)
    s.half_labor += halves
    events.TRIBE_PLAYED.tell(s, seat, kind, halves)


def labor_of(s: WinterState, kind: Card, column: Space) -> i64:
    """Half labor of a tribe card played in a column (EW-4.43, EW-4.44, EW-4.48)."""
    halves: i64 = s.content.half_labor[kind] + s.content.extra_half_labor[kind]
    if s.content.column[kind] == column:
        halves += s.content.column_half_labor[kind]
    return halves


def _use(s: WinterState, seat: Seat, kind: Card) -> None:
    """The ability of a played card, once (EW-2.7, EW-4.46)."""
    s.cards[seat, cards.find(s, seat, kind, READY)] = kind * ZONE + IN_PLAY
    events.ABILITY_USED.tell(s, seat, kind)
    s.push(effects.EffectStep(seat, s.content.effect[kind], kind, 1))
