"""How good a position is for a seat, in points. Honest: judged only by what lies open and by the own cards.

The terms are those a player would name: points made, points the final scoring would bring now, and what the goods,
cards, camps, stones and markers can still be turned into in the turns and eclipses that are left. In the middle of a
turn the labor in the pool and the things already paid for count, too, so that a look one step ahead finds its way.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beringia.games.winter import ending, hunt, stones
from beringia.games.winter.cards import BuryCard, DiscardCard
from beringia.games.winter.eclipse import EclipseMenu
from beringia.games.winter.effects import EffectBranch, EffectStep, EffectUse, GainStep, IncomeLesser
from beringia.games.winter.hunt import AnimalTake, AnimalTip
from beringia.games.winter.idols import IdolTrack
from beringia.games.winter.influence import has_majority, influence
from beringia.games.winter.initiate import EVERY_STACK, TribeStack
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
from beringia.games.winter.megaliths import MegaPlace
from beringia.games.winter.migrate import CampPick, CampTo, VillagePlace
from beringia.games.winter.setup import SetupSide
from beringia.games.winter.state import WinterState
from beringia.games.winter.stones import CultureTake, StoneTake
from beringia.games.winter.terms import (
    ACTION,
    ALL_HEXES,
    ALL_JUNCTURES,
    AREA_PLACES,
    BY_GOODS,
    DEVELOP,
    DISPLAY,
    ECLIPSE_PILE,
    HAND,
    HAND_SEEN,
    HEXES,
    INITIATE,
    MIGRATE,
    MOST_CARDS,
    READY,
    SOURCES,
    SPECIES,
    STONE_SLOTS,
    STONES,
    TOP,
    ZONE,
    Animal,
    Card,
    Effect,
    Hex,
    Space,
    Stone,
)
from beringia.games.winter.turn import CultureFee, PileAdd, TurnStart
from beringia.games.winter.verbs import PLACE_FIGURE, PLAY_CULTURE
from beringia.kernel.state import NOBODY, State, Step
from beringia.kernel.terms import Seat

# Value of one unit while there is time to use it
FOOD_VALUE: Final = 0.4
TOOL_VALUE: Final = 0.75
IDOL_VALUE: Final = 1.1
DRAW_VALUE: Final = 0.8
MEGALITH_VALUE: Final = 1.6
LABOR_VALUE: Final = 0.55
OTHER_VALUE: Final = 0.9
STONE_VALUE: Final = 4.0
VILLAGE_VALUE: Final = 3.0

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


def evaluate(s: WinterState, seat: Seat) -> float:
    """Own prospects, less half of what the others have made on average."""
    value = _made(s, seat)
    if s.top is not None:
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


def starts_action(code: i64) -> bool:
    """A figure or a culture card is judged by the whole turn that follows."""
    return PLACE_FIGURE.has(code) or PLAY_CULTURE.has(code)


def action_finished(state: State) -> bool:
    """The turn is over, or nothing of it has begun."""
    step = state.top
    return step is None or isinstance(step, (TurnStart, PileAdd, EclipseMenu, SetupSide))


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
    if s.top is not None:
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
    return share * (FOOD_VALUE * float(food) + TOOL_VALUE * float(tools) - 0.06 * float(tools * tools))


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
                    total += LABOR_VALUE * labor
            elif zone == READY:
                total += 0.2
            elif zone == ECLIPSE_PILE and s.phase == ACTION:
                halves: i64 = s.table.half_labor[kind] + s.table.eclipse_half_labor[kind]
                total += effect_value(s, s.table.eclipse[kind]) + PILE_LABOR_VALUE * 0.5 * float(halves)
        else:
            effect = effect_value(s, s.table.effect[kind])
            total += EFFECT_IN_DECK * rounds * effect
            if later and (zone == HAND or zone == HAND_SEEN):
                total += EFFECT_IN_HAND * effect
    return total


def effect_value(s: WinterState, entry: Effect) -> float:
    """What an effect brings, about: gains less costs; of two branches the first."""
    ops = s.table.ops
    total = 0.0
    at: i64 = entry
    while ops[at] == GAIN or ops[at] == PAY:
        if ops[at] == GAIN:
            total += float(ops[at + 2]) * word_value(ops[at + 1])
            at += 3
        else:
            total -= FOOD_VALUE * float(ops[at + 2]) + TOOL_VALUE * float(ops[at + 3]) + 0.4 * float(ops[at + 4])
            at += PAY_LENGTH
    if ops[at] != END_OF_EFFECT:
        total += 1.2
    return total


def word_value(word: i64) -> float:
    if word == FOOD:
        return FOOD_VALUE
    if word == TOOL:
        return TOOL_VALUE
    if word == IDOL:
        return IDOL_VALUE
    if word == DRAW:
        return DRAW_VALUE
    if word == MEGALITH:
        return MEGALITH_VALUE
    if word == LABOR:
        return LABOR_VALUE
    if word == VP:
        return 1.0
    if word == STONE:
        return STONE_VALUE
    if word == VILLAGE:
        return VILLAGE_VALUE
    return OTHER_VALUE


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
        total += time * share * share * effect_value(s, s.table.slot_income[slot])
    return total + OWN_SUPPORT * hope * float(max(built - s.table.neutral, i64(0)))


def _land(s: WinterState, seat: Seat) -> float:
    """Incomes of the eclipses to come, villages, and camps that could become one."""
    time = _eclipses_left(s)
    total = 0.0
    for hex_ in ALL_HEXES:
        if s.camps[seat * HEXES + hex_] > 0 or influence(s, seat, hex_) > 0:
            income: i64 = s.table.terrain_income[s.terrain[hex_]]
            if income != 0 and has_majority(s, seat, hex_):
                total += HEX * time * effect_value(s, Effect(income))
    villages: i64 = s.players[seat].villages
    total += (time * DRAW_VALUE + VILLAGE_STANDS) * float(s.table.villages - villages)
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
    step = s.top
    while step is not None:
        if step.seat == seat:
            if isinstance(step, GainStep):
                total += float(step.number) * word_value(step.word)
            elif isinstance(step, EffectStep):
                total += effect_value(s, step.at)
        step = step.below
    top = s.top
    if top is None or top.seat != seat or not top.decides():
        return total
    return total + _decision(s, seat, top)


def _decision(s: WinterState, seat: Seat, step: Step) -> float:
    """What the decision that comes now will bring."""
    if isinstance(step, TribeStack):
        return 1.9
    if isinstance(step, CultureTake):
        return _best_culture(s)
    if isinstance(step, AnimalTake):
        return _best_animal(s, seat)
    if isinstance(step, StoneTake):
        return _best_stone(s, seat)
    if isinstance(step, VillagePlace):
        return VILLAGE_VALUE + READY_FOR_VILLAGE
    if isinstance(step, CampTo):
        return _best_move(s, seat, step.origin)
    if isinstance(step, IncomeLesser):
        return word_value(step.word)
    if isinstance(step, IdolTrack):
        return IDOL_VALUE
    if isinstance(step, MegaPlace):
        return MEGALITH_VALUE
    if isinstance(step, (CultureFee, DiscardCard)):
        return -0.3
    if isinstance(step, EffectUse):
        return max(0.0, effect_value(s, step.at))
    if isinstance(step, EffectBranch):
        return max(0.0, effect_value(s, step.at))
    if isinstance(step, (BuryCard, CampPick, AnimalTip)):
        return OTHER_VALUE
    return 0.0


def _best_culture(s: WinterState) -> float:
    best = 0.0
    rounds = float(s.table.rounds - s.round)
    for place in range(i64(DISPLAY)):
        kind = Card(s.display[place])
        if kind != NOBODY:
            effect = effect_value(s, s.table.effect[kind])
            best = max(best, float(s.table.vp[kind]) + (EFFECT_IN_DECK * rounds + EFFECT_IN_HAND) * effect)
    return best


def _best_animal(s: WinterState, seat: Seat) -> float:
    """How much the best animal of the area would add to the sets."""
    before: i64 = hunt.set_points(s, seat)
    best: i64 = 0
    seen: i64 = 0
    for place in range(i64(AREA_PLACES)):
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
