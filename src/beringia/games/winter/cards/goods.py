"""Section 2d of the rules: food, tools and points."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.winter.cards.gains import Gain
from beringia.games.winter.model import events
from beringia.games.winter.model.language import FOOD, FOOD_MAX, LABOR, TOOL, VP
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.terms import BY_EFFECT
from beringia.kernel.terms import Seat


def hungry(s: WinterState, seat: Seat, less: i64) -> bool:
    """Would food be received after paying so much of it?"""
    return s.players[seat].food - less < s.food_limit(seat)


def gain_food(s: WinterState, seat: Seat, number: i64) -> None:
    """Up to the food limit; the rest is lost (EW-2.40)."""
    player = s.players[seat]
    gained: i64 = min(number, s.food_limit(seat) - player.food)
    if gained > 0:
        player.food += gained
        events.GAINED.tell(s, seat, FOOD, gained)


def gain_tool(s: WinterState, seat: Seat) -> None:
    """EW-2.44"""
    player = s.players[seat]
    if player.tools < s.content.tool_limit:
        player.tools += 1
        events.GAINED.tell(s, seat, TOOL, 1)


def pay(s: WinterState, seat: Seat, food: i64, tools: i64) -> None:
    player = s.players[seat]
    player.food -= food
    player.tools -= tools
    if food + tools > 0:
        events.PAID.tell(s, seat, food, tools)


def gain_points(s: WinterState, seat: Seat, points: i64, source: i64) -> None:
    """Scored at once (EW-2.45)."""
    if points > 0:
        s.score(seat, points, source)
        events.POINTS_SCORED.tell(s, seat, points, source)


def gain_labor(s: WinterState, seat: Seat, halves: i64) -> None:
    """Into the pool of the turn; outside the own turn it is lost (EW-17.5)."""
    if s.turn_seat == seat:
        s.half_labor += halves
        events.LABOR_GAINED.tell(s, seat, halves)


class FoodToTheLimit(Gain):
    """As much food as there is room for (EW-17.20)."""

    def receivable(self, s: WinterState, seat: Seat, food: i64, tools: i64, discards: i64) -> bool:
        return hungry(s, seat, food)

    def gain(self, s: WinterState, seat: Seat, number: i64, must: i64) -> None:
        gain_food(s, seat, s.food_limit(seat))


class Points(Gain):
    """Points, all at once (EW-17.19)."""

    def gain(self, s: WinterState, seat: Seat, number: i64, must: i64) -> None:
        gain_points(s, seat, number, BY_EFFECT)


class Labor(Gain):
    """Labor, all at once (EW-17.5)."""

    def gain(self, s: WinterState, seat: Seat, number: i64, must: i64) -> None:
        gain_labor(s, seat, 2 * number)


FoodToTheLimit(FOOD_MAX)
Points(VP)
Labor(LABOR)
