"""Section 14 of the rules: income, feeding, hunger; and the victory check at the end of phase 6 (section 18)."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.valley import fire, happenings, steps
from beringia.games.valley.board import FOREST
from beringia.games.valley.cards import ABUNDANT_RAIN, COLD_SNAP, DROUGHT, W6_AFTER, W6_FEED, W6_SURVIVE
from beringia.games.valley.codes import FEED_ALL, HEXES, STARVE
from beringia.games.valley.pieces import abandon, gain_food, kill, lose_food, pay, remove_crop
from beringia.games.valley.state import (
    ANNOUNCED,
    CANNIBAL,
    CROP,
    FIRE_RULES,
    LIMITED_STORAGE,
    MANURE,
    MAY_STARVE,
    MEAT,
    NET,
    NUMBER,
    PLANT,
    ROOTS,
    SINGLE_WINNER,
    START,
    TRIBE,
    WON,
    ValleyState,
)
from beringia.kernel.state import NOBODY


def survival(s: ValleyState) -> None:
    """Window, income of all, feeding in turn order, victory, window (VM-14.1)."""
    if s.summer() and s.now[NUMBER] == 1:
        s.push_step(steps.WINDOW, NOBODY, W6_AFTER, -1)
    s.push_step(steps.VICTORY)
    s.push_step(steps.FEEDING, NOBODY, 0, s.now[START])
    s.push_step(steps.INCOME)
    s.push_step(steps.WINDOW, NOBODY, W6_SURVIVE, -1)


# -- income


def fishes(s: ValleyState, hex_: i64) -> bool:
    """The hex borders the lake, or a river with water in it (VM-14.2, VM-14.3, VM-19.10)."""
    return s.board.on_lake[hex_] == 1 or (s.board.on_river[hex_] != 0 and not s.lies_open(DROUGHT))


def gathers(s: ValleyState, seat: i64, hex_: i64) -> bool:
    """Forests feed in summer (VM-14.5), and in winter with Roots (VM-21.27)."""
    return s.board.terrain[hex_] == FOREST and (s.summer() or s.of(seat, ROOTS) == 1)


def income(s: ValleyState) -> None:
    for turn in range(s.players()):
        seat: i64 = s.seat_at(s.now[START], turn)
        if s.alive(seat):
            catch: i64 = 2 if s.of(seat, NET) == 1 else 1
            for hex_ in range(i64(HEXES)):
                if s.persons(seat, hex_) > 0:
                    if fishes(s, hex_):
                        gain_food(s, seat, MEAT, catch, happenings.BY_FISHING, hex_)
                    if gathers(s, seat, hex_):
                        gain_food(s, seat, PLANT, 1, happenings.BY_GATHERING, hex_)
    if s.summer() and s.last_of_season():
        _harvest(s)


def _harvest(s: ValleyState) -> None:
    """Crops beside own settlements; then all crops and fences are removed (VM-14.8, VM-14.9)."""
    for turn in range(s.players()):
        seat: i64 = s.seat_at(s.now[START], turn)
        rich: bool = s.lies_open(ABUNDANT_RAIN) or s.of(seat, MANURE) == 1
        for hex_ in range(i64(HEXES)):
            if s.owner(hex_) == seat:
                ears: i64 = s.on(hex_, CROP)
                food: i64 = s.table.rich_harvest[ears] if rich else s.table.harvest[ears]
                gain_food(s, seat, PLANT, food, happenings.BY_HARVEST, hex_)
    for hex_ in range(i64(HEXES)):
        remove_crop(s, hex_)


# -- feeding


def need(s: ValleyState, seat: i64) -> i64:
    """1 food per person, or 1.5 rounded up once for the tribe (VM-14.10, VM-14.11, VM-20.4, VM-23.11)."""
    persons: i64 = s.population(seat)
    cold: bool = s.setting[FIRE_RULES] == 1 and not s.summer() and not fire.has_fire(s, seat)
    if cold or s.lies_open(COLD_SNAP):
        return (3 * persons + 1) // 2
    return persons


def feeding(s: ValleyState, turn: i64, first: i64) -> None:
    if turn == s.players():
        return
    s.push_step(steps.FEEDING, NOBODY, turn + 1, first)
    seat: i64 = s.seat_at(first, turn)
    if s.alive(seat):
        s.push_step(steps.CLEAN)
        s.push_step(steps.MEAL, seat)
        s.push_step(steps.WINDOW, seat, W6_FEED, -1)


def meal(s: ValleyState, seat: i64) -> None:
    if s.food(seat) < need(s, seat):
        s.push_step(steps.STARVE, seat)
    elif s.setting[MAY_STARVE] == 1 and s.population(seat) > 0:
        s.push_step(steps.FEED, seat)
    else:
        _eat(s, seat)


def offer_starve(s: ValleyState, seat: i64) -> None:
    for hex_ in range(i64(HEXES)):
        for sex in range(i64(2)):
            if s.count(seat, sex, hex_) > 0:
                s.offer(STARVE + hex_ * 2 + sex)


def offer_feed(s: ValleyState, seat: i64) -> None:
    s.offer(FEED_ALL)
    offer_starve(s, seat)


def take_starve(s: ValleyState, seat: i64, code: i64) -> None:
    """The need is computed anew each time (VM-14.12); cannibals get something out of it (VM-21.8)."""
    hex_: i64 = (code - STARVE) // 2
    kill(s, seat, (code - STARVE) % 2, hex_, 1, happenings.OF_HUNGER)
    abandon(s, hex_)
    if s.of(seat, CANNIBAL) == 1:
        gain_food(s, seat, MEAT, 1, happenings.BY_CANNIBALS, hex_)
    s.push_step(steps.MEAL, seat)


def take_feed(s: ValleyState, seat: i64, code: i64) -> None:
    """A player may also let persons starve whom he could feed (VM-14.14)."""
    if code == FEED_ALL:
        _eat(s, seat)
    else:
        take_starve(s, seat, code)


def _eat(s: ValleyState, seat: i64) -> None:
    """Pay, and with limited storage lose what does not keep (VM-14.13, VM-24.2)."""
    food: i64 = need(s, seat)
    pay(s, seat, food)
    s.emit(happenings.FED, seat, s.population(seat), food)
    if s.setting[LIMITED_STORAGE] == 1:
        lose_food(s, seat, s.of(seat, MEAT), happenings.SPOILT)


# -- victory


def satisfies(s: ValleyState, seat: i64) -> bool:
    """Enough settlements (VM-18.1, VM-18.3), and with that option fire (VM-23.1)."""
    if not s.alive(seat) or s.settlements(seat) < s.table.settlements_to_win:
        return False
    return s.setting[FIRE_RULES] == 0 or fire.has_fire(s, seat)


def victory(s: ValleyState) -> None:
    """Who satisfies the condition at two successive checks wins; several win together (VM-18.2, VM-18.4, VM-25.3)."""
    winners: i64 = 0
    for seat in range(s.players()):
        if satisfies(s, seat) and s.of(seat, ANNOUNCED) == 1:
            winners += 1
    won: bool = winners == 1 or (winners > 1 and s.setting[SINGLE_WINNER] == 0)
    for turn in range(s.players()):
        seat = s.seat_at(s.now[START], turn)
        ready: bool = satisfies(s, seat)
        if won and ready and s.of(seat, ANNOUNCED) == 1:
            s.tribe[seat * TRIBE + WON] = 1
            s.emit(happenings.WON, seat)
        elif ready:
            s.emit(happenings.ANNOUNCED, seat, s.settlements(seat))
        s.tribe[seat * TRIBE + ANNOUNCED] = 1 if ready else 0
    if won:
        s.emit(happenings.GAME_ENDED)
        s.depth = 0
