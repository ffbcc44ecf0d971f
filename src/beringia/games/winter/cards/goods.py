"""Section 2d of the rules: food, tools and points."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.winter.model import events
from beringia.games.winter.model.language import FOOD, TOOL
from beringia.games.winter.model.state import WinterState
from beringia.kernel.terms import Seat


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
