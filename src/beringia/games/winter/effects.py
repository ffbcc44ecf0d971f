"""Sections 2 and 17 of the rules: carrying out effects. The one executor of everything that cards, tiles, tracks, slots
and columns can do; which effect belongs to what says the content (see ``language``).
"""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.winter import cards, goods, happenings, hunt, megaliths, migrate, steps, stones
from beringia.games.winter.codes import PICK_BRANCH, SKIP, TAKE_INCOME, USE_IT
from beringia.games.winter.initiate import MAY_SKIP, TO_DISCARD, TO_HAND
from beringia.games.winter.language import (
    ANIMAL,
    ANIMAL_TOP,
    ARROW_NEUTRAL,
    BURY,
    CAMP,
    CHOOSE,
    CULTURE,
    DRAW,
    END,
    FOOD,
    FOOD_MAX,
    GAIN,
    IDOL,
    IN,
    JUMP,
    LABOR,
    MEGALITH,
    MOVE,
    PAY,
    PAY_LENGTH,
    REVEAL,
    STONE,
    TIP,
    TOOL,
    TRIBE_DISCARD,
    TRIBE_HAND,
    VILLAGE,
    VP,
)
from beringia.games.winter.state import BY_EFFECT, SETUP, WinterState
from beringia.games.winter.terms import Card, Effect, Place, Seat

# -- effects: a walk through the instructions; where somebody has to decide, the rest waits on the agenda


def effect(s: WinterState, seat: Seat, at: Effect, origin: Card, agreed: i64) -> None:
    """Carry out an effect from an instruction on. ``origin`` is the kind of card it is printed on, or -1."""
    ops = s.table.ops
    while True:
        op: i64 = ops[at]
        if op == END:
            return
        if op == GAIN:
            word: i64 = ops[at + 1]
            number: i64 = ops[at + 2]
            at = Effect(at + 3)
            if word == FOOD:
                goods.gain_food(s, seat, number)
                continue
            if ops[at] != END:
                s.push(steps.EFFECT, seat, at, origin)
            gain(s, seat, word, number, 0)
            return
        if op == PAY:
            if not usable(s, seat, at):
                at = Effect(ops[at + 1])
            elif agreed == 1:
                pay(s, seat, at, origin)
                return
            else:
                s.push(steps.EFFECT_USE, seat, at, origin)
                return
        elif op == IN:
            at = Effect(at + 3 if s.column == ops[at + 1] else ops[at + 2])
        elif op == JUMP:
            at = Effect(ops[at + 1])
        elif op == CHOOSE:
            if usable(s, seat, at):
                s.push(steps.EFFECT_BRANCH, seat, at, origin)
                return
            # Neither branch can be paid: go on behind both of them.
            at = Effect(ops[ops[at + 1] - 1])
        else:
            number = min(ops[at + 1], cards.hand_size(s, seat))
            at = Effect(at + 2)
            if number > 0:
                if ops[at] != END:
                    s.push(steps.EFFECT, seat, at, origin)
                s.push(steps.DISCARD_CARD, seat, number)
                return


def usable(s: WinterState, seat: Seat, at: Effect) -> bool:
    """Can the part at an instruction be used: is its column right, can it be paid, would it bring anything?"""
    ops = s.table.ops
    op: i64 = ops[at]
    if op == PAY:
        player = s.players[seat]
        if player.food < ops[at + 2] or player.tools < ops[at + 3]:
            return False
        if ops[at + 4] > 0 and cards.hand_size(s, seat) < ops[at + 4]:
            return False
        return _brings_something(s, seat, at)
    if op == IN:
        return s.column == ops[at + 1] and usable(s, seat, Effect(at + 3))
    if op == CHOOSE:
        return usable(s, seat, Effect(at + 2)) or usable(s, seat, Effect(ops[at + 1]))
    return op != END


def _brings_something(s: WinterState, seat: Seat, at: Effect) -> bool:
    """Could anything on the right side of a "pay" be received once the left side is paid? (EW-2.8)"""
    ops = s.table.ops
    item: i64 = at + PAY_LENGTH
    while item < ops[at + 1]:
        if _receivable(s, seat, ops[item + 1], ops[at + 2], ops[at + 3], ops[at + 4]):
            return True
        item += 3
    return False


def _receivable(s: WinterState, seat: Seat, word: i64, food: i64, tools: i64, discards: i64) -> bool:
    """Would one unit of this be received after paying so much?"""
    player = s.players[seat]
    hungry: bool = player.food - food < s.food_limit(seat)
    if word == FOOD or word == FOOD_MAX:
        return hungry
    if word == TOOL:
        return hungry or player.tools - tools < s.table.tool_limit
    if word == BURY:
        return discards > 0 or cards.can_bury(s, seat)
    if word == CAMP:
        return player.camps > 0
    if word == MOVE:
        return s.camps_on_map(seat) > 0
    if word == VILLAGE:
        return migrate.can_build_village(s, seat)
    if word == ANIMAL:
        return hunt.in_area(s) > 0 or not hunt.can_reveal(s)
    if word == REVEAL:
        return hunt.can_reveal(s)
    if word == TIP:
        return hunt.has_living(s, seat)
    if word == STONE:
        return stones.can_take(s, seat)
    # An idol can always be received, a card and a megalith can be taken as one, and so on.
    return True


def pay(s: WinterState, seat: Seat, at: Effect, origin: Card) -> None:
    """All of the left side, then all of the right side (EW-2.2)."""
    ops = s.table.ops
    goods.pay(s, seat, ops[at + 2], ops[at + 3])
    s.push(steps.EFFECT, seat, at + PAY_LENGTH, origin)
    if ops[at + 4] > 0:
        s.push(steps.DISCARD_CARD, seat, ops[at + 4])


def offer_use(s: WinterState) -> None:
    s.offer(SKIP)
    s.offer(USE_IT)


def take_use(s: WinterState, seat: Seat, at: Effect, origin: Card, code: i64) -> None:
    if code == USE_IT:
        pay(s, seat, at, origin)
    else:
        s.emit(happenings.SKIPPED, seat)
        s.push(steps.EFFECT, seat, s.table.ops[at + 1], origin)


def offer_branch(s: WinterState, seat: Seat, at: Effect) -> None:
    """Only branches whose costs can be paid (EW-17.2)."""
    if usable(s, seat, Effect(at + 2)):
        s.offer(PICK_BRANCH)
    if usable(s, seat, Effect(s.table.ops[at + 1])):
        s.offer(PICK_BRANCH + 1)


def take_branch(s: WinterState, seat: Seat, at: Effect, origin: Card, code: i64) -> None:
    s.push(steps.EFFECT, seat, at + 2 if code == PICK_BRANCH else s.table.ops[at + 1], origin)


# -- gains: n single times, each with all that it triggers before the next (EW-2.4, EW-17.27)


def gain(s: WinterState, seat: Seat, word: i64, number: i64, must: i64) -> None:
    if word == VP:
        goods.gain_points(s, seat, number, BY_EFFECT)
        return
    if word == LABOR:
        gain_labor(s, seat, 2 * number)
        return
    if word == FOOD_MAX:
        goods.gain_food(s, seat, s.food_limit(seat))
        return
    if word == ARROW_NEUTRAL:
        megaliths.arrow_neutral(s, seat, Place(number))
        return
    if number > 1:
        s.push(steps.GAIN, seat, word, number - 1, must)
    if word <= MEGALITH:
        income(s, seat, word)
    elif word == BURY:
        if cards.can_bury(s, seat):
            s.push(steps.BURY_CARD, seat)
    elif word == CAMP:
        if s.players[seat].camps > 0:
            s.push(steps.CAMP_PLACE, seat)
    elif word == MOVE:
        if s.camps_on_map(seat) > 0:
            s.push(steps.CAMP_PICK, seat, must)
    elif word == VILLAGE:
        if migrate.can_build_village(s, seat):
            s.push(steps.VILLAGE_PLACE, seat, must)
    elif word == TRIBE_HAND:
        s.push(steps.TRIBE_STACK, seat, TO_HAND, MAY_SKIP)
    elif word == TRIBE_DISCARD:
        s.push(steps.TRIBE_STACK, seat, TO_DISCARD, MAY_SKIP)
    elif word == CULTURE:
        stones.take_culture(s, seat, must)
    elif word == ANIMAL:
        hunt.take_any(s, seat, must)
    elif word == ANIMAL_TOP:
        hunt.take_top(s, seat)
    elif word == REVEAL:
        if hunt.can_reveal(s):
            s.push(steps.REVEAL_DO, seat)
    elif word == TIP:
        if hunt.has_living(s, seat):
            s.push(steps.ANIMAL_TIP, seat, must)
    elif stones.can_take(s, seat):
        s.push(steps.STONE_TAKE, seat, must)


def gain_labor(s: WinterState, seat: Seat, halves: i64) -> None:
    """Into the pool of the turn; outside the own turn it is lost (EW-17.5)."""
    if s.turn_seat == seat:
        s.half_labor += halves
        s.emit(happenings.LABOR_GAINED, seat, halves)


def take_reveal(s: WinterState, seat: Seat, code: i64) -> None:
    if code == USE_IT:
        hunt.reveal(s)
    else:
        s.emit(happenings.SKIPPED, seat)


# -- incomes, and the lesser ones that may be taken instead (2c)


def income(s: WinterState, seat: Seat, word: i64) -> None:
    """One unit. Choices that would change nothing are left out; a single one is taken (EW-2.21 to EW-2.28)."""
    if s.phase == SETUP:
        receive(s, seat, word)
        return
    found: i64 = 0
    only: i64 = -1
    for lesser in range(word + 1):
        if possible(s, seat, lesser):
            found += 1
            only = lesser
    if found == 1:
        receive(s, seat, only)
    elif found > 1:
        s.push(steps.INCOME_LESSER, seat, word)


def possible(s: WinterState, seat: Seat, word: i64) -> bool:
    """Would this income have an effect?"""
    if word == FOOD:
        return s.players[seat].food < s.food_limit(seat)
    if word == TOOL:
        return s.players[seat].tools < s.table.tool_limit
    if word == DRAW:
        return cards.can_draw(s, seat)
    if word == MEGALITH:
        return megaliths.can_build(s, seat)
    return True


def receive(s: WinterState, seat: Seat, word: i64) -> None:
    if word == FOOD:
        goods.gain_food(s, seat, 1)
    elif word == TOOL:
        goods.gain_tool(s, seat)
    elif word == IDOL:
        s.push(steps.IDOL_TRACK, seat)
    elif word == DRAW:
        cards.draw(s, seat)
    elif megaliths.can_build(s, seat):
        s.push(steps.MEGA_PLACE, seat)


def offer_lesser(s: WinterState, seat: Seat, word: i64) -> None:
    for lesser in range(word + 1):
        if possible(s, seat, lesser):
            s.offer(TAKE_INCOME + lesser)


def take_lesser(s: WinterState, seat: Seat, code: i64) -> None:
    receive(s, seat, code - TAKE_INCOME)
