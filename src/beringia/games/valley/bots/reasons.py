"""How many there are of what the evaluation weighs, for those who tell why a choice is good."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.valley.chapters import fire
from beringia.games.valley.chapters.hands import hand_size
from beringia.games.valley.chapters.survival import fishes, gathers, need, satisfies
from beringia.games.valley.model.board import LAKE
from beringia.games.valley.model.land import CLOSED_HOW, CROP
from beringia.games.valley.model.state import ValleyState
from beringia.games.valley.model.terms import ALL_HEXES, ALL_SPECIES, Hex, Seat


def number(s: ValleyState, seat: Seat, term: str) -> i64:
    """Of one term of :data:`beringia.games.valley.bots.evaluate.TERMS`."""
    if term == "settlements" or term == "victory":
        return s.settlements(seat) if term == "settlements" or satisfies(s, seat) else i64(0)
    if term == "food":
        return s.food(seat)
    if term == "hunger":
        return max(i64(0), need(s, seat) - _income(s, seat) - s.food(seat))
    if term == "income":
        return _income(s, seat)
    if term == "trumps":
        return hand_size(s, seat)
    if term == "fire":
        return 1 if fire.has_fire(s, seat) else 0
    total: i64 = 0
    for hex_ in ALL_HEXES:
        if term == "crops":
            total += s.on(hex_, CROP) if s.owner(hex_) == seat else 0
        elif s.persons(seat, hex_) > 0:
            total += _on_hex(s, seat, hex_, term)
    return total


def _on_hex(s: ValleyState, seat: Seat, hex_: Hex, term: str) -> i64:
    warriors: i64 = s.warriors(seat, hex_)
    women: i64 = s.persons(seat, hex_) - warriors
    opponents: i64 = s.opponents(seat, hex_)
    strength: i64 = warriors + s.wolves[seat, hex_] + (1 if s.owner(hex_) == seat else 0)
    if term == "warriors":
        return warriors
    if term == "battles":
        return 1 if opponents > 0 else 0
    if term == "women":
        return women
    if term == "alone":
        return women if warriors == 0 and opponents == 0 else i64(0)
    if term == "danger":
        return min(warriors + women, max(i64(0), opponents - strength))
    if term == "prey":
        return prey(s, hex_) if opponents <= strength and opponents > 0 else i64(0)
    free_land: bool = s.owner(hex_) < 0 and hex_ != LAKE and s.on(hex_, CLOSED_HOW) == 0
    return 1 if free_land and warriors > 0 and women > 0 and opponents == 0 else 0


def prey(s: ValleyState, hex_: Hex) -> i64:
    """The food on the hoof of a hex."""
    food: i64 = 0
    for species in ALL_SPECIES:
        food += s.herd(species, hex_) * s.content.meat[species]
    return food


def _income(s: ValleyState, seat: Seat) -> i64:
    income: i64 = 0
    for hex_ in ALL_HEXES:
        if s.persons(seat, hex_) > 0:
            income += (1 if fishes(s, hex_) else 0) + (1 if gathers(s, seat, hex_) else 0)
    return income
