"""Why something cannot be chosen: the clause that forbids it."""

from __future__ import annotations

from typing import Final

from beringia.games.winter import cards, hunt, megaliths, steps, stones
from beringia.games.winter.codes import SPACE
from beringia.games.winter.initiate import EVERY_STACK
from beringia.games.winter.land import AT_BASE, HEX_NAMES, JUNCTURE_NAMES
from beringia.games.winter.site import GROUND
from beringia.games.winter.state import CHIEF_FIGURE, FIGURE_NAMES, LEVEL_NAMES, TOP, WinterState
from beringia.games.winter.table import DEVELOP, HUNT, INITIATE, MIGRATE, SPACE_NAMES
from beringia.games.winter.terms import Card, Hex, Juncture, Seat
from beringia.games.winter.words import Args
from beringia.kernel.rules import Refusal

_MENU_TOP: Final = {
    "buy_tribe": INITIATE, "take_culture": DEVELOP, "place_camp": MIGRATE, "move_camp": MIGRATE, "reveal": HUNT,
    "take_animal": HUNT,
}  # fmt: skip
_MENU_MIDDLE: Final = {"rite": INITIATE, "buy_stone": DEVELOP, "build_village": MIGRATE, "tip": HUNT}
_MENU: Final = ("go_on", "food", "play", "use", "use_chief", *_MENU_TOP, *_MENU_MIDDLE)

#: The verbs that each decision may offer, and the clause that describes it.
DECIDES: Final = {
    steps.SETUP_CHIEF: (("chief",), "EW-19.2"),
    steps.SETUP_SIDE: (("side",), "EW-3.9"),
    steps.SETUP_CARD: (("setup",), "EW-19.1"),
    steps.TURN_START: (("culture", "place"), "EW-4.2"),
    steps.CULTURE_FEE: (("discard",), "EW-4.12"),
    steps.TURN_MENU: (_MENU, "EW-29.10"),
    steps.REST_TILE: (("take_tile", "swap_tile"), "EW-22.2"),
    steps.REST_MENU: (("draw", "tip", "tile_effect", "use_chief", "end"), "EW-29.13"),
    steps.PILE_ADD: (("pile", "done"), "EW-4.70"),
    steps.EFFECT_USE: (("yes", "skip"), "EW-2.2"),
    steps.EFFECT_BRANCH: (("branch",), "EW-17.2"),
    steps.INCOME_LESSER: (("income",), "EW-2.21"),
    steps.IDOL_TRACK: (("track",), "EW-13.1"),
    steps.MEGA_PLACE: (("megalith",), "EW-12.4"),
    steps.MEGA_ARROW: (("megalith", "skip"), "EW-12.11"),
    steps.TRIBE_STACK: (("stack", "skip"), "EW-17.13"),
    steps.CULTURE_TAKE: (("display", "skip"), "EW-17.14"),
    steps.ANIMAL_TAKE: (("animal", "area", "skip"), "EW-17.15"),
    steps.ANIMAL_TIP: (("tip_animal", "skip"), "EW-16.1"),
    steps.REVEAL_DO: (("yes", "skip"), "EW-17.17"),
    steps.BURY_CARD: (("bury", "skip"), "EW-14.2"),
    steps.CAMP_PLACE: (("yes", "skip"), "EW-17.10"),
    steps.CAMP_PICK: (("camp", "skip"), "EW-17.11"),
    steps.CAMP_TO: (("to",), "EW-7.2"),
    steps.VILLAGE_PLACE: (("village", "skip"), "EW-7.6"),
    steps.ICE_ORDER: (("ice_find",), "EW-21.5"),
    steps.STONE_TAKE: (("stone", "skip"), "EW-6.4"),
    steps.DISCARD_CARD: (("discard",), "EW-17.23"),
    steps.ECLIPSE_MENU: (
        ("ability", "hex_income", "village_draw", "slot", "score_stone", "printed_order", "skip_rest"),
        "EW-29.15",
    ),
}


def why_not(s: WinterState, code: int) -> Refusal:
    verb, operands = SPACE.decode(code)
    kind = s.top_kind()
    verbs, clause = DECIDES[kind]
    if verb not in verbs:
        return _not_now(kind, clause)
    if verb == "skip":
        return Refusal("winter-why-bought", "EW-29.5")
    if verb in ("culture", "discard", "play", "pile", "use", "ability", "bury"):
        return _card(s, verb, operands[-1], clause)
    if verb == "place":
        return _figure(s, operands[0])
    if kind == steps.TURN_MENU:
        return _menu(s, verb)
    if kind == steps.REST_MENU:
        return _rest(s, verb)
    if verb == "income":
        return _income(s, operands[0])
    if verb == "track":
        return Refusal("winter-why-honor-top", "EW-13.7")
    if verb == "megalith":
        return _megalith(s, code)
    if verb == "stack":
        return Refusal("winter-why-stack-chosen", "EW-5.6")
    if verb == "area" and s.solo == 0:
        return Refusal("winter-why-by-species", "EW-29.20")
    if verb == "animal" and s.solo == 1:
        return Refusal("winter-why-by-place", "EW-29.20")
    if verb in ("animal", "area", "tip_animal", "display"):
        return Refusal("winter-why-not-there", clause)
    if verb in ("camp", "to"):
        return _camp(s, verb, Hex(operands[0]), clause)
    if verb == "village":
        return _village(s, Juncture(operands[0]))
    if verb == "stone":
        gone = s.stones[operands[0]] < 0
        return Refusal("winter-why-not-there", clause) if gone else Refusal("winter-why-later-era", "EW-6.5")
    if verb in ("chief", "setup"):
        if s.solo == 1:
            clause = "EW-23.6" if verb == "chief" else "EW-23.8"
        return Refusal("winter-why-not-laid-out", clause)
    if verb == "branch":
        return Refusal("winter-why-cannot-pay", "EW-17.2")
    if verb == "skip_rest":
        return Refusal("winter-why-not-refused", "EW-10.22")
    return Refusal("winter-why-not-there", clause)


def _not_now(kind: int, clause: str) -> Refusal:
    return Refusal("winter-why-not-now", clause, {"decision": steps.STEP_NAMES[kind]})


def _card(s: WinterState, verb: str, kind: int, clause: str) -> Refusal:
    seat = s.top_seat()
    if kind >= s.table.kinds:
        return Refusal("winter-why-no-such-card", clause)
    told: Args = {"card": s.table.cards[kind]}
    if verb == "use":
        return Refusal("winter-why-no-ability", "EW-4.46", told)
    if verb == "ability":
        return Refusal("winter-why-no-ability", "EW-10.13", told)
    if verb == "bury":
        return Refusal("winter-why-not-there", "EW-14.2", told)
    if cards.in_hand(s, Seat(seat), Card(kind)) == 0:
        return Refusal("winter-why-not-in-hand", clause, told)
    if verb == "culture":
        if s.table.tribe[kind]:
            return Refusal("winter-why-tribe-later", "EW-4.40", told)
        told["count"] = int(s.cultures)
        return Refusal("winter-why-no-fee", "EW-4.13", told)
    if verb == "play":
        if not s.table.tribe[kind]:
            return Refusal("winter-why-culture-before", "EW-4.16", told)
        if s.level > TOP and s.table.effect[kind] == 0:
            return Refusal("winter-why-no-use", "EW-29.12", told)
        return Refusal("winter-why-fresh", "EW-5.5", told)
    return _not_now(s.top_kind(), clause)


def _figure(s: WinterState, figure: int) -> Refusal:
    told: Args = {"figure": FIGURE_NAMES[figure]}
    if figure == CHIEF_FIGURE:
        told["space"] = SPACE_NAMES[s.players[s.top_seat()].chief_at]
        return Refusal("winter-why-chief-placed", "EW-4.20", told)
    return Refusal("winter-why-figures-placed", "EW-4.20", told)


def _menu(s: WinterState, verb: str) -> Refusal:
    seat = s.top_seat()
    level = int(s.level)
    column = int(s.column)
    if verb == "food":
        if level > TOP:
            return Refusal("winter-why-top-only", "EW-4.52")
        return Refusal("winter-why-no-food", "EW-4.50")
    if verb == "use_chief":
        return _chief(s)
    wanted = _MENU_TOP.get(verb, _MENU_MIDDLE.get(verb, column))
    if wanted != column:
        return Refusal("winter-why-other-column", "EW-4.22", {"column": SPACE_NAMES[wanted]})
    if (verb in _MENU_TOP) != (level == TOP) or level > 1:
        return Refusal("winter-why-other-space", "EW-4.27", {"level": LEVEL_NAMES[level]})
    if verb in _MENU_MIDDLE and s.middle_done:
        return Refusal("winter-why-done", "EW-4.24")
    return _action(s, Seat(seat), verb)


def _action(s: WinterState, seat: Seat, verb: str) -> Refusal:
    """What an action of the present space lacks."""
    table = s.table
    player = s.players[seat]
    tools, half_labor, food = int(player.tools), int(s.half_labor), int(player.food)
    if verb == "buy_tribe":
        if s.bought == EVERY_STACK:
            return Refusal("winter-why-stack-chosen", "EW-5.6")
        return _price("EW-5.1", tools, int(table.tribe_tool), half_labor, int(table.tribe_half_labor))
    if verb == "take_culture":
        return _price("EW-6.1", 0, 0, half_labor, int(table.culture_half_labor))
    if verb == "place_camp":
        if player.camps == 0:
            return Refusal("winter-why-no-camp-home", "EW-7.5")
        return _price("EW-7.1", tools, int(table.camp_tool), 0, 0)
    if verb == "move_camp":
        if s.camps_on_map(seat) == 0:
            return Refusal("winter-why-no-camp-out", "EW-7.5")
        return _price("EW-7.2", 0, 0, half_labor, int(table.move_half_labor))
    if verb == "reveal":
        if s.animals_left == 0:
            return Refusal("winter-why-no-animals", "EW-8.3")
        if not hunt.can_reveal(s):
            return Refusal("winter-why-area-full", "EW-8.4")
        return _price("EW-8.1", 0, 0, half_labor, int(table.reveal_half_labor))
    if verb == "take_animal":
        if hunt.in_area(s) == 0 and hunt.can_reveal(s):
            return Refusal("winter-why-reveal-first", "EW-8.7")
        return _price("EW-8.5", tools, int(table.animal_tool), half_labor, int(table.animal_half_labor))
    if verb == "rite":
        return Refusal("winter-why-cannot-pay", "EW-5.7", {"food": food})
    if verb == "buy_stone":
        return Refusal("winter-why-cannot-pay" if stones.can_take(s, seat) else "winter-why-no-stone", "EW-6.6")
    if verb == "build_village":
        if player.villages == 0:
            return Refusal("winter-why-no-village-home", "EW-7.9")
        if food < table.village_food:
            return Refusal("winter-why-cannot-pay", "EW-7.6", {"food": food})
        return Refusal("winter-why-no-juncture", "EW-7.6")
    return Refusal("winter-why-no-living", "EW-8.9")


def _price(clause: str, tools: int, tool: int, half_labor: int, half_labor_wanted: int) -> Refusal:
    told: Args = {"tools": tool, "halves": half_labor_wanted}
    if tools < tool:
        return Refusal("winter-why-no-tools", clause, told)
    return Refusal("winter-why-no-labor", clause, told)


def _chief(s: WinterState) -> Refusal:
    if s.figure != CHIEF_FIGURE:
        return Refusal("winter-why-no-chief", "EW-4.30")
    if s.chief_used:
        return Refusal("winter-why-done", "EW-4.30")
    return Refusal("winter-why-chief-column", "EW-4.31")


def _rest(s: WinterState, verb: str) -> Refusal:
    if verb == "use_chief":
        return _chief(s)
    if verb == "draw" and s.rest_drawn:
        return Refusal("winter-why-done", "EW-9.1")
    if verb == "tip":
        if s.rest_tipped:
            return Refusal("winter-why-done", "EW-9.2")
        return Refusal("winter-why-no-living", "EW-9.2")
    return Refusal("winter-why-no-tile", "EW-22.6")


def _income(s: WinterState, word: int) -> Refusal:
    if word > s.top(0):
        return Refusal("winter-why-greater-income", "EW-2.20")
    return Refusal("winter-why-changes-nothing", "EW-2.28")


def _megalith(s: WinterState, code: int) -> Refusal:
    if s.top_kind() == steps.MEGA_ARROW:
        return Refusal("winter-why-not-at-arrow", "EW-12.11")
    place = megaliths.place_of(s, code)
    if place < 0:
        return Refusal("winter-why-no-place", "EW-12.4")
    if s.site[place] >= 0:
        return Refusal("winter-why-built-on", "EW-12.4")
    neutral = s.players[s.top_seat()].built < s.table.neutral
    if place >= GROUND:
        if neutral:
            return Refusal("winter-why-neutral-up", "EW-12.5")
        return Refusal("winter-why-no-support", "EW-12.4")
    if s.is_start_square(place):
        return Refusal("winter-why-start-square", "EW-12.3")
    return Refusal("winter-why-not-beside", "EW-12.2" if neutral else "EW-12.4")


def _camp(s: WinterState, verb: str, hex_: Hex, clause: str) -> Refusal:
    told: Args = {"hex": HEX_NAMES[hex_]}
    if verb == "camp":
        return Refusal("winter-why-no-camp-there", clause, told)
    origin = int(s.top(0))
    told["from"] = HEX_NAMES[origin]
    return Refusal("winter-why-not-neighbours", "EW-7.2", told)


def _village(s: WinterState, juncture: Juncture) -> Refusal:
    told: Args = {"juncture": JUNCTURE_NAMES[juncture]}
    if AT_BASE[juncture]:
        return Refusal("winter-why-at-base", "EW-7.8", told)
    if s.villages[juncture] >= 0:
        return Refusal("winter-why-village-there", "EW-7.8", told)
    if s.nomads.tile == juncture:
        return Refusal("winter-why-tile-there", "EW-25.24", told)
    return Refusal("winter-why-camps-missing", "EW-7.6", told)
