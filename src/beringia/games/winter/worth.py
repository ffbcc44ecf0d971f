"""What a position is worth to a seat, in points. Honest: judged only by what lies open and by the own cards.

The terms are those a player would name: points made, points the final scoring would bring now, and what the goods,
cards, camps, stones and markers can still be turned into in the turns and eclipses that are left. In the middle of a
turn the labor in the pool and the things already paid for count, too, so that a look one step ahead finds its way.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beringia.games.winter import ending, hunt, steps, stones
from beringia.games.winter.codes import PICK_STACK, PLACE_FIGURE, PLAY_CULTURE
from beringia.games.winter.eclipse import has_majority
from beringia.games.winter.initiate import EVERY_STACK
from beringia.games.winter.land import AT_BASE, CORNER, NEAR
from beringia.games.winter.language import (
    DRAW,
    FOOD,
    GAIN,
    IDOL,
    LABOR,
    MEGALITH,
    PAY,
    PAY_LENGTH,
    STONE,
    TOOL,
    VILLAGE,
    VP,
)
from beringia.games.winter.language import END as END_OF_EFFECT
from beringia.games.winter.state import (
    ACTION,
    BY_GOODS,
    ECLIPSE_PILE,
    HAND,
    HAND_SEEN,
    MOST_CARDS,
    READY,
    SOURCES,
    TOP,
    ZONE,
    WinterState,
)
from beringia.games.winter.table import DEVELOP, INITIATE, MIGRATE
from beringia.games.winter.terms import (
    ALL_HEXES,
    ALL_JUNCTURES,
    DISPLAY,
    HEXES,
    KINDS,
    SPECIES,
    STONE_SLOTS,
    STONES,
    Animal,
    Card,
    Effect,
    Hex,
    Seat,
    Space,
    Stone,
)
from beringia.kernel.state import NOBODY, STEP, State

# Worth of one unit while there is time to use it
FOOD_WORTH: Final = 0.4
TOOL_WORTH: Final = 0.75
IDOL_WORTH: Final = 1.1
DRAW_WORTH: Final = 0.8
MEGALITH_WORTH: Final = 1.6
LABOR_WORTH: Final = 0.55
OTHER_WORTH: Final = 0.9
STONE_WORTH: Final = 4.0
VILLAGE_WORTH: Final = 3.0

CARD_IN_DECK: Final = 0.1  #    of its labor, per round left
EFFECT_IN_DECK: Final = 0.3  #  of its effect, per round left
EFFECT_IN_HAND: Final = 0.5
PILE_LABOR_VALUE: Final = 0.22  #     a labor in the eclipse pile, for the turn order
HEX: Final = 1.2  #            how much of an income lasts until an eclipse
CAMP_OUT: Final = 0.35
STONE_GROWS: Final = 1.2  #     points that a stone will gain per eclipse
HONOR_STEP: Final = 0.9
OFFERING_STEP: Final = 0.55
OWN_SUPPORT: Final = 0.35  #    a piece of the own colour to build upon
VILLAGE_STANDS: Final = 5.0  #  holds three hexes and sets three camps free
READY_FOR_VILLAGE: Final = 4.0
NEARLY_READY: Final = 1.2


def worth(s: WinterState, seat: Seat) -> float:
    """Own prospects, less half of what the others have made on average."""
    value = _made(s, seat)
    if s.depth > 0:
        value += _goods(s, seat) + _cards(s, seat) + _markers(s, seat) + _land(s, seat) + _stones(s, seat)
        value += _turn(s, seat) + _pending(s, seat)
    if s.solo == 1:
        # What the nomads make hardly depends on the player; it would only look good to put off the end of a turn.
        return value
    others = 0.0
    for other in s.everybody:
        if other != seat:
            others += float(s.players[other].score)
    return value - 0.5 * others / float(s.sides - 1)


def announces(code: i64) -> bool:
    """A figure or a culture card is judged by the whole turn that follows."""
    return (code >= PLACE_FIGURE and code < PICK_STACK) or (code >= PLAY_CULTURE and code < PLAY_CULTURE + KINDS)


def settled(state: State) -> bool:
    """The turn is over, or nothing of it has begun."""
    kind = Card(state.top_kind())
    return (
        kind == steps.TURN_START
        or kind == steps.PILE_ADD
        or kind == steps.ECLIPSE_MENU
        or kind == steps.SETUP_SIDE
        or kind == -1
    )


# -- how much time is left


def _eclipses_left(s: WinterState) -> float:
    left: i64 = s.table.rounds - s.round
    return float(left + 1) if s.phase < 2 else float(left)


def _turns_left(s: WinterState) -> i64:
    """Own turns still to come in the whole game, about."""
    left: i64 = (s.table.rounds - s.round) * s.table.turns
    if s.phase == ACTION:
        left += s.turns_each() - s.turns // s.sides
    return left


# -- the terms


def _made(s: WinterState, seat: Seat) -> float:
    total: i64 = s.players[seat].score
    if s.depth > 0:
        for source in range(i64(BY_GOODS), i64(SOURCES)):
            total += ending.final_points(s, seat, source)
    return float(total)


def _goods(s: WinterState, seat: Seat) -> float:
    time: i64 = _turns_left(s)
    if time == 0:
        return 0.0
    share = 1.0 if time > 2 else 0.4 * float(time)
    food: i64 = s.players[seat].food
    tools: i64 = s.players[seat].tools
    return share * (FOOD_WORTH * float(food) + TOOL_WORTH * float(tools) - 0.06 * float(tools * tools))


def _cards(s: WinterState, seat: Seat) -> float:
    """Cards in hand for this round and the next, all cards for the rounds to come, the eclipse pile."""
    rounds = float(s.table.rounds - s.round)
    later: bool = _turns_left(s) > 0
    total = 0.0
    start: i64 = seat * MOST_CARDS
    for place in range(start, start + s.players[seat].card_count):
        kind = Card(s.cards[place] // ZONE)
        zone: i64 = s.cards[place] % ZONE
        if zone > ECLIPSE_PILE + 1:
            continue
        if s.table.tribe[kind] == 1:
            labor = 0.5 * float(s.table.half_labor[kind] + s.table.extra_half_labor[kind]) + 0.2 * float(
                s.table.column_half_labor[kind]
            )
            total += CARD_IN_DECK * rounds * (labor - 0.6)
            if zone == HAND or zone == HAND_SEEN:
                if later:
                    total += LABOR_WORTH * labor
            elif zone == READY:
                total += 0.2
            elif zone == ECLIPSE_PILE and s.phase == ACTION:
                halves: i64 = s.table.half_labor[kind] + s.table.eclipse_half_labor[kind]
                total += effect_worth(s, s.table.eclipse[kind]) + PILE_LABOR_VALUE * 0.5 * float(halves)
        else:
            effect = effect_worth(s, s.table.effect[kind])
            total += EFFECT_IN_DECK * rounds * effect
            if later and (zone == HAND or zone == HAND_SEEN):
                total += EFFECT_IN_HAND * effect
    return total


def effect_worth(s: WinterState, entry: Effect) -> float:
    """What an effect brings, about: gains less costs; of two branches the first."""
    ops = s.table.ops
    total = 0.0
    at: i64 = entry
    while ops[at] == GAIN or ops[at] == PAY:
        if ops[at] == GAIN:
            total += float(ops[at + 2]) * word_worth(ops[at + 1])
            at += 3
        else:
            total -= FOOD_WORTH * float(ops[at + 2]) + TOOL_WORTH * float(ops[at + 3]) + 0.4 * float(ops[at + 4])
            at += PAY_LENGTH
    if ops[at] != END_OF_EFFECT:
        total += 1.2
    return total


def word_worth(word: i64) -> float:
    if word == FOOD:
        return FOOD_WORTH
    if word == TOOL:
        return TOOL_WORTH
    if word == IDOL:
        return IDOL_WORTH
    if word == DRAW:
        return DRAW_WORTH
    if word == MEGALITH:
        return MEGALITH_WORTH
    if word == LABOR:
        return LABOR_WORTH
    if word == VP:
        return 1.0
    if word == STONE:
        return STONE_WORTH
    if word == VILLAGE:
        return VILLAGE_WORTH
    return OTHER_WORTH


def _markers(s: WinterState, seat: Seat) -> float:
    """Steps that lead to something, and megaliths: slots that pay in every eclipse, pieces to build upon."""
    player = s.players[seat]
    honor: i64 = player.honor
    paid: i64 = 0
    for step in range(honor + 1):
        paid += s.table.honor_points[step]
    time = _eclipses_left(s)
    hope = 1.0 if time > 1.0 else 0.4
    total = hope * (HONOR_STEP * float(honor) - float(paid) + OFFERING_STEP * float(player.offering))
    built: i64 = player.built
    for slot in range(i64(5)):
        pieces: i64 = min(max(built - s.table.slot_pieces * slot, i64(0)), s.table.slot_pieces)
        share = float(pieces) / float(s.table.slot_pieces)
        total += time * share * share * effect_worth(s, s.table.slot_income[slot])
    return total + OWN_SUPPORT * hope * float(max(built - s.table.neutral, i64(0)))


def _land(s: WinterState, seat: Seat) -> float:
    """Incomes of the eclipses to come, villages, and camps that could become one."""
    time = _eclipses_left(s)
    total = 0.0
    for hex_ in ALL_HEXES:
        if s.camps[seat * HEXES + hex_] > 0 or s.influence(seat, hex_) > 0:
            income: i64 = s.table.terrain_income[s.terrain[hex_]]
            if income != 0 and has_majority(s, seat, hex_):
                total += HEX * time * effect_worth(s, Effect(income))
    villages: i64 = s.players[seat].villages
    total += (time * DRAW_WORTH + VILLAGE_STANDS) * float(s.table.villages - villages)
    total += CAMP_OUT * time * float(s.camps_on_map(seat)) * 0.5
    if villages > 0 and _turns_left(s) > 0:
        total += _village_hope(s, seat)
    return total


def _village_hope(s: WinterState, seat: Seat) -> float:
    best: i64 = 0
    for juncture in ALL_JUNCTURES:
        if AT_BASE[juncture] == 0 and s.villages[juncture] == NOBODY:
            ready: i64 = 0
            for n in range(i64(3)):
                if s.camps[seat * HEXES + CORNER[juncture * 3 + n]] > 0:
                    ready += 1
            best = max(best, ready)
    if best == 3:
        return READY_FOR_VILLAGE
    return NEARLY_READY if best == 2 else 0.0


def _stones(s: WinterState, seat: Seat) -> float:
    time = _eclipses_left(s)
    total = 0.0
    for slot in range(s.stones_owned(seat)):
        stone = Stone(s.own_stones[seat * STONE_SLOTS + slot])
        grows = 0.5 * STONE_GROWS * max(time - 1.0, 0.0)
        total += time * (float(stones.stone_points(s, seat, stone)) + grows)
    return total


# -- in the middle of a turn


def _turn(s: WinterState, seat: Seat) -> float:
    """Labor in the pool, as far as this column can use it; before a figure is placed as if any could."""
    if s.turn_seat != seat or s.half_labor == 0 or s.level != TOP:
        return 0.0
    labor = 0.5 * float(s.half_labor)
    column = Space(s.column)
    tools: i64 = s.players[seat].tools
    if column == NOBODY:
        return 0.7 * labor
    if column == INITIATE:
        free: i64 = 5
        taken: i64 = s.bought & EVERY_STACK
        while taken != 0:
            free -= taken & 1
            taken >>= 1
        return 1.0 * min(labor, float(min(tools, free)))
    if column == DEVELOP:
        reach = labor + _labor_in_reach(s, seat)
        cards = float(s.table.culture_half_labor) * 0.5
        usable = cards * float(int(reach / cards))
        return 0.8 * min(labor, usable)
    if column == MIGRATE:
        return 0.65 * min(labor, 5.0)
    if column > MIGRATE and column <= 3:
        animals: i64 = hunt.in_area(s)
        return 1.0 * min(labor, float(min(tools, animals))) + 0.15 * max(0.0, labor - float(tools))
    return 0.0


def _labor_in_reach(s: WinterState, seat: Seat) -> float:
    """What the hand and the food could still add in this turn."""
    halves: i64 = 0
    start: i64 = seat * MOST_CARDS
    for place in range(start, start + s.players[seat].card_count):
        kind = Card(s.cards[place] // ZONE)
        zone: i64 = s.cards[place] % ZONE
        if (zone == HAND or zone == HAND_SEEN) and s.table.tribe[kind] == 1:
            halves += s.table.half_labor[kind] + s.table.extra_half_labor[kind]
            if s.table.column[kind] == s.column:
                halves += s.table.column_half_labor[kind]
    return 0.5 * float(halves) + float((s.players[seat].food + 1) // 2)


def _pending(s: WinterState, seat: Seat) -> float:
    """What has been paid for or granted and is still to be chosen."""
    total = 0.0
    for index in range(s.depth):
        at: i64 = index * STEP
        if s.agenda[at + 1] != seat:
            continue
        kind = Card(s.agenda[at])
        if kind == steps.GAIN:
            total += float(s.agenda[at + 3]) * word_worth(s.agenda[at + 2])
        elif kind == steps.EFFECT:
            total += effect_worth(s, Effect(s.agenda[at + 2]))
    kind = Card(s.top_kind())
    if s.top_seat() != seat or kind < 100:
        return total
    if kind == steps.TRIBE_STACK:
        return total + 1.9
    if kind == steps.CULTURE_TAKE:
        return total + _best_culture(s)
    if kind == steps.ANIMAL_TAKE:
        return total + _best_animal(s, seat)
    if kind == steps.STONE_TAKE:
        return total + _best_stone(s, seat)
    if kind == steps.VILLAGE_PLACE:
        return total + VILLAGE_WORTH + READY_FOR_VILLAGE
    if kind == steps.CAMP_TO:
        return total + _best_move(s, seat, Hex(s.top(0)))
    if kind == steps.INCOME_LESSER:
        return total + word_worth(s.top(0))
    if kind == steps.IDOL_TRACK:
        return total + IDOL_WORTH
    if kind == steps.MEGA_PLACE:
        return total + MEGALITH_WORTH
    if kind == steps.CULTURE_FEE or kind == steps.DISCARD_CARD:
        return total - 0.3
    if kind == steps.EFFECT_USE or kind == steps.EFFECT_BRANCH:
        return total + max(0.0, effect_worth(s, Effect(s.top(0))))
    if kind == steps.BURY_CARD or kind == steps.CAMP_PICK or kind == steps.ANIMAL_TIP:
        return total + OTHER_WORTH
    return total


def _best_culture(s: WinterState) -> float:
    best = 0.0
    rounds = float(s.table.rounds - s.round)
    for place in range(i64(DISPLAY)):
        kind = Card(s.display[place])
        if kind != NOBODY:
            effect = effect_worth(s, s.table.effect[kind])
            best = max(best, float(s.table.vp[kind]) + (EFFECT_IN_DECK * rounds + EFFECT_IN_HAND) * effect)
    return best


def _best_animal(s: WinterState, seat: Seat) -> float:
    """How much the best animal of the area would add to the sets."""
    before: i64 = hunt.set_points(s, seat)
    best: i64 = 0
    seen: i64 = 0
    for place in range(i64(6)):
        animal = Animal(s.area[place])
        if animal != NOBODY and animal < SPECIES and seen >> animal & 1 == 0:
            seen |= i64(1) << animal
            s.living[seat * SPECIES + animal] += 1
            best = max(best, hunt.set_points(s, seat) - before)
            s.living[seat * SPECIES + animal] -= 1
    return float(best)


def _best_stone(s: WinterState, seat: Seat) -> float:
    time = _eclipses_left(s)
    best = 0.0
    for space in range(i64(STONES)):
        if stones.available(s, space):
            points = float(stones.stone_points(s, seat, Stone(s.stones[space])))
            best = max(best, time * (points + 0.5 * STONE_GROWS * max(time - 1.0, 0.0)))
    return best + 1.0


def _best_move(s: WinterState, seat: Seat, origin: Hex) -> float:
    """How much the best step of this camp would add to the land."""
    before = _land(s, seat)
    best = -100.0
    s.camps[seat * HEXES + origin] -= 1
    for n in range(i64(6)):
        target = Hex(NEAR[origin * 6 + n])
        if target >= 0:
            s.camps[seat * HEXES + target] += 1
            best = max(best, _land(s, seat) - before)
            s.camps[seat * HEXES + target] -= 1
    s.camps[seat * HEXES + origin] += 1
    return best
