"""Section 2d of the rules: food, tools and points."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.winter import happenings
from beringia.games.winter.language import FOOD as FOOD_WORD
from beringia.games.winter.language import TOOL as TOOL_WORD
from beringia.games.winter.state import FOOD, OWN, TOOLS, WinterState


def gain_food(s: WinterState, seat: i64, number: i64) -> None:
    """Up to the food limit; the rest is lost (EW-2.40)."""
    at: i64 = seat * OWN + FOOD
    gained: i64 = min(number, s.food_limit(seat) - s.own[at])
    if gained > 0:
        s.own[at] += gained
        s.emit(happenings.GAINED, seat, FOOD_WORD, gained)


def gain_tool(s: WinterState, seat: i64) -> None:
    """EW-2.44"""
    at: i64 = seat * OWN + TOOLS
    if s.own[at] < s.table.tool_limit:
        s.own[at] += 1
        s.emit(happenings.GAINED, seat, TOOL_WORD, 1)


def pay(s: WinterState, seat: i64, food: i64, tools: i64) -> None:
    s.own[seat * OWN + FOOD] -= food
    s.own[seat * OWN + TOOLS] -= tools
    if food + tools > 0:
        s.emit(happenings.PAID, seat, food, tools)


def gain_points(s: WinterState, seat: i64, points: i64, source: i64) -> None:
    """Scored at once (EW-2.45)."""
    if points > 0:
        s.score(seat, points, source)
        s.emit(happenings.POINTS_SCORED, seat, points, source)
