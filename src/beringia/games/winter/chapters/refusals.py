"""Why something in the menu of a column cannot be chosen: the clause that forbids it."""

from __future__ import annotations

from typing import Final

from beringia.games.winter.cards import cards, chief
from beringia.games.winter.chapters import hunt, initiate, stones
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.step import WinterDecision
from beringia.games.winter.model.terms import (
    DEVELOP,
    HUNT,
    INITIATE,
    LEVEL_NAMES,
    MIDDLE,
    MIGRATE,
    SPACE_NAMES,
    TOP,
    Card,
)
from beringia.games.winter.model.verbs import PLAY_TRIBE, SPACE, SPEND_FOOD, USE_ABILITY, USE_CHIEF
from beringia.kernel.codes import Argument, Refusal
from beringia.kernel.terms import Seat

_TOP_COLUMN: Final = {
    "buy_tribe": INITIATE, "take_culture": DEVELOP, "place_camp": MIGRATE, "move_camp": MIGRATE, "reveal": HUNT,
    "take_animal": HUNT,
}  # fmt: skip
_MIDDLE_COLUMN: Final = {"rite": INITIATE, "buy_stone": DEVELOP, "build_village": MIGRATE, "tip": HUNT}


def menu(s: WinterState, step: WinterDecision, code: int) -> Refusal:
    if code == SPEND_FOOD.base:
        if s.level > TOP:
            return Refusal("winter-why-top-only", "EW-4.52")
        return Refusal("winter-why-no-food", "EW-4.50")
    if code == USE_CHIEF.base:
        return chief.refusal(s)
    if PLAY_TRIBE.has(code) or USE_ABILITY.has(code):
        return _card(s, step, code)
    verb = SPACE.verb_of(code).name
    wanted = _TOP_COLUMN.get(verb, _MIDDLE_COLUMN.get(verb, int(s.column)))
    if wanted != s.column:
        return Refusal("winter-why-other-column", "EW-4.22", {"column": SPACE_NAMES[wanted]})
    if (verb in _TOP_COLUMN) != (s.level == TOP) or s.level > MIDDLE:
        return Refusal("winter-why-other-space", "EW-4.27", {"level": LEVEL_NAMES[s.level]})
    if verb in _MIDDLE_COLUMN and s.middle_done:
        return Refusal("winter-why-done", "EW-4.24")
    return _action(s, step.seat, verb)


def _card(s: WinterState, step: WinterDecision, code: int) -> Refusal:
    """A tribe card that is not in hand, not in play, or of no use."""
    card = Card((code - PLAY_TRIBE.base) % PLAY_TRIBE.size)
    if card >= s.content.kinds:
        return Refusal("winter-why-no-such-card", step.CLAUSE)
    told: dict[str, Argument] = {"card": s.content.cards[card]}
    if USE_ABILITY.has(code):
        return Refusal("winter-why-no-ability", "EW-4.46", told)
    missing = cards.hand_refusal(s, step.seat, card, step.CLAUSE)
    if missing is not None:
        return missing
    if not s.content.tribe[card]:
        return Refusal("winter-why-culture-before", "EW-4.16", told)
    if s.level > TOP and s.content.effect[card] == 0:
        return Refusal("winter-why-no-use", "EW-29.12", told)
    return Refusal("winter-why-fresh", "EW-5.5", told)


def _action(s: WinterState, seat: Seat, verb: str) -> Refusal:
    """What an action of the present space lacks."""
    content = s.content
    player = s.players[seat]
    tools, half_labor, food = int(player.tools), int(s.half_labor), int(player.food)
    if verb == "buy_tribe":
        if not initiate.any_can_be_bought(s):
            return Refusal("winter-why-stack-chosen", "EW-5.6")
        return _price("EW-5.1", tools, int(content.tribe_tool), half_labor, int(content.tribe_half_labor))
    if verb == "take_culture":
        return _price("EW-6.1", 0, 0, half_labor, int(content.culture_half_labor))
    if verb == "place_camp":
        if player.camps == 0:
            return Refusal("winter-why-no-camp-home", "EW-7.5")
        return _price("EW-7.1", tools, int(content.camp_tool), 0, 0)
    if verb == "move_camp":
        if s.camps_on_map(seat) == 0:
            return Refusal("winter-why-no-camp-out", "EW-7.5")
        return _price("EW-7.2", 0, 0, half_labor, int(content.move_half_labor))
    if verb == "reveal":
        if s.animals_left == 0:
            return Refusal("winter-why-no-animals", "EW-8.3")
        if not hunt.can_reveal(s):
            return Refusal("winter-why-area-full", "EW-8.4")
        return _price("EW-8.1", 0, 0, half_labor, int(content.reveal_half_labor))
    if verb == "take_animal":
        if hunt.in_area(s) == 0 and hunt.can_reveal(s):
            return Refusal("winter-why-reveal-first", "EW-8.7")
        return _price("EW-8.5", tools, int(content.animal_tool), half_labor, int(content.animal_half_labor))
    if verb == "rite":
        return Refusal("winter-why-cannot-pay", "EW-5.7", {"food": food})
    if verb == "buy_stone":
        return Refusal("winter-why-cannot-pay" if stones.can_take(s, seat) else "winter-why-no-stone", "EW-6.6")
    if verb == "build_village":
        if player.villages == 0:
            return Refusal("winter-why-no-village-home", "EW-7.9")
        if food < content.village_food:
            return Refusal("winter-why-cannot-pay", "EW-7.6", {"food": food})
        return Refusal("winter-why-no-juncture", "EW-7.6")
    return Refusal("winter-why-no-living", "EW-8.9")


def _price(clause: str, tools: int, tool: int, half_labor: int, half_labor_wanted: int) -> Refusal:
    told: dict[str, Argument] = {"tools": tool, "halves": half_labor_wanted}
    if tools < tool:
        return Refusal("winter-why-no-tools", clause, told)
    return Refusal("winter-why-no-labor", clause, told)
