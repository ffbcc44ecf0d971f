"""What a position is worth to a seat, in settlements. Honest: judged only by what lies open on the table.

The terms are those a player would name: settlements and how near they are to victory, women safe at home, warriors,
food for the next feeding and what the land will bring, pairs that can found, crops, trumps in hand, fire, and the
opponents that stand too close.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beringia.games.valley import fire
from beringia.games.valley.board import LAKE, PLAIN
from beringia.games.valley.hands import hand_size
from beringia.games.valley.land import CLOSED_HOW, CROP, pack_of
from beringia.games.valley.state import ValleyState
from beringia.games.valley.survival import fishes, gathers, need, satisfies
from beringia.games.valley.terms import ALL_HEXES, ALL_SPECIES, SUMMER, Hex, Seat

A_VICTORY: Final = 1000.0
A_SETTLEMENT: Final = 10.0
ENOUGH_SETTLEMENTS: Final = 12.0  #  the fourth one is announced, and wins a round later
A_WOMAN: Final = 4.0
WOMAN_AT_HOME: Final = 1.0
A_WARRIOR: Final = 2.0
LONELY_WOMAN: Final = 1.5  #         a woman without a warrior falls to whoever comes
A_PAIR: Final = 3.0  #                 a couple on free land without a settlement: the next one
FOOD_EACH: Final = 0.35
FOOD_BEYOND: Final = 0.08  #         what is not needed soon
HUNGER: Final = 2.5  #               a person that will not be fed
INCOME_EACH: Final = 0.5
CROP_EAR: Final = 1.0
A_TRUMP: Final = 0.8
A_FIRE: Final = 6.0
RISK: Final = 1.2  #                 per person that the opponents on its hex outnumber
PREY: Final = 0.3  #                 per food on the hoof that the own group is strong enough for


def evaluate(s: ValleyState, seat: Seat) -> float:
    """Own prospects against those of the strongest opponent and of all opponents together."""
    own = 0.0
    best = 0.0
    total = 0.0
    players: i64 = s.players()
    for other in s.seats():
        value = _prospects(s, other)
        if other == seat:
            own = value
        else:
            total += value
            best = max(best, value)
    return own - 0.3 * best - 0.3 * total / float(players - 1)


def _prospects(s: ValleyState, seat: Seat) -> float:
    if s.tribes[seat].won == 1:
        return A_VICTORY
    if not s.alive(seat) or s.population(seat) == 0:
        return -50.0
    settled: i64 = s.settlements(seat)
    value = A_SETTLEMENT * float(settled) + A_TRUMP * float(hand_size(s, seat))
    if satisfies(s, seat):
        value += ENOUGH_SETTLEMENTS + (ENOUGH_SETTLEMENTS if s.tribes[seat].announced == 1 else 0.0)
    if s.setting.fire_rules == 1 and fire.has_fire(s, seat):
        value += A_FIRE
    income: i64 = 0
    for hex_ in ALL_HEXES:
        persons: i64 = s.persons(seat, hex_)
        if persons > 0:
            value += _people_on(s, seat, hex_, persons)
            if fishes(s, hex_):
                income += 1
            if gathers(s, seat, hex_):
                income += 1
        if s.owner(hex_) == seat and s.on(hex_, CROP) > 0:
            value += CROP_EAR * float(s.on(hex_, CROP))
    return value + INCOME_EACH * float(income) + _stores(s, seat, income)


def _people_on(s: ValleyState, seat: Seat, hex_: Hex, persons: i64) -> float:
    """What the group on one hex is good for, and what threatens it."""
    warriors: i64 = s.warriors(seat, hex_)
    women: i64 = persons - warriors
    value = A_WARRIOR * float(warriors) + A_WOMAN * float(women)
    home: bool = s.owner(hex_) == seat
    if home:
        value += WOMAN_AT_HOME * float(min(women, i64(2)))
    opponents: i64 = s.opponents(seat, hex_)
    if opponents > 0:
        strength: i64 = warriors + s.wolves[pack_of(seat, hex_)] + (1 if home else 0)
        if opponents > strength:
            return value - RISK * float(min(persons, opponents - strength))
        return value + PREY * _prey(s, hex_)
    if women > 0 and warriors == 0:
        value -= LONELY_WOMAN
    free_land: bool = s.owner(hex_) < 0 and hex_ != LAKE and s.on(hex_, CLOSED_HOW) == 0
    if free_land and warriors > 0 and women > 0:
        value += A_PAIR + (0.3 if s.board.terrain[hex_] == PLAIN else 0.0)
    return value


def _prey(s: ValleyState, hex_: Hex) -> float:
    food: i64 = 0
    for species in ALL_SPECIES:
        food += s.herd(species, hex_) * s.table.meat[species]
    return float(food)


def _stores(s: ValleyState, seat: Seat, income: i64) -> float:
    """Food counts most as long as it feeds somebody soon; a hole in the store is a grave."""
    each: i64 = need(s, seat)
    food: i64 = s.food(seat)
    if s.setting.limited_storage == 1:
        food -= max(i64(0), s.tribes[seat].meat - each)  # what is not eaten at the next meal spoils
    rounds: i64 = 2 if s.season == SUMMER else max(i64(1), 4 - s.number)
    useful: i64 = min(food, each * rounds)
    value = FOOD_EACH * float(useful) + FOOD_BEYOND * float(food - useful)
    short: i64 = each - income - food
    if short > 0:
        value -= HUNGER * float(short)
    return value
