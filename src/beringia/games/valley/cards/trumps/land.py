"""Trumps 29 to 35: rocks and fire, scorched earth, and what helps the crops."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beringia.games.valley.cards.trumps.card import WITH_ROUND, TrumpCard
from beringia.games.valley.chapters import fire
from beringia.games.valley.chapters.march import all_unmoved
from beringia.games.valley.chapters.pieces import (
    abandon,
    burn_region,
    kill,
    kill_all_figures,
    may_sow,
    remove_crop,
    remove_settlement,
    sow,
)
from beringia.games.valley.model import events
from beringia.games.valley.model.bits import bit, has_bit, lowest, without_lowest
from beringia.games.valley.model.board import FOREST, MOUNTAIN, PLAIN
from beringia.games.valley.model.card_terms import (
    ABUNDANT_RAIN,
    W3_AFTER,
    W4_LAST,
    W5_CAPTURE,
    W6_AFTER,
    W6_SURVIVE,
    W8_SOW,
)
from beringia.games.valley.model.content import Content
from beringia.games.valley.model.land import CLOSED_HOW, CROP, FENCE
from beringia.games.valley.model.state import ValleyState
from beringia.games.valley.model.terms import ALL_DIRECTIONS, ALL_HEXES, BURNING, NOWHERE, WOMAN, Hex, Seat, Window
from beringia.games.valley.model.verbs import REGION
from beringia.kernel.state import NOBODY


class Rockfall(TrumpCard):
    """VM-21.29: from a mountain with an own person that has not moved, on a plain or forest below."""

    def where(self, s: ValleyState, seat: Seat) -> i64:
        return s.beside(s.hexes(seat) & s.board.mountains) & s.figures()

    def fits(self, s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
        terrain: i64 = s.board.terrain[hex_]
        if (terrain != PLAIN and terrain != FOREST) or not has_bit(s.figures(), hex_):
            return False
        for direction in ALL_DIRECTIONS:
            other = s.board.beside(hex_, direction)
            if other == NOWHERE or s.board.terrain[other] != MOUNTAIN or not s.is_open(hex_, direction):
                continue
            if all_unmoved(s, seat, other) > 0 and s.opponents(seat, other) == 0:
                return True
        return False

    def use_on(self, s: ValleyState, seat: Seat, hex_: Hex, earlier: i64) -> None:
        _count_kills(s, seat, hex_)
        kill_all_figures(s, hex_, events.OF_TRUMP)
        abandon(s, hex_)


def _count_kills(s: ValleyState, seat: Seat, hex_: Hex) -> None:
    """Rivals who die by the own Rockfall or Arsonist count for Cannibals (VM-21.8)."""
    s.tribes[seat].kills += s.crowd(hex_) - s.persons(seat, hex_)


class Arsonist(TrumpCard):
    """VM-21.30: in summer, from a plain free of opponents; tribes beside the fire may take it."""

    def playable(self, s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
        return _burnable(s, seat) != 0

    def offer(self, s: ValleyState, seat: Seat, before: Hex, earlier: i64) -> None:
        regions: i64 = _burnable(s, seat)
        for region in range(i64(1), i64(7)):
            if has_bit(regions, region):
                s.offer(REGION.code(region - 1))

    def take(self, s: ValleyState, seat: Seat, before: Hex, earlier: i64, code: i64) -> None:
        region: i64 = REGION.read(code) + 1
        for hex_ in ALL_HEXES:
            if s.board.lies_in(hex_, FOREST, region):
                _count_kills(s, seat, hex_)
        burn_region(s, region, events.OF_TRUMP)
        for hex_ in ALL_HEXES:
            if s.board.lies_in(hex_, FOREST, region):
                abandon(s, hex_)
        fire.catch_all(s)


def _burnable(s: ValleyState, seat: Seat) -> i64:
    """The forests, as a set of regions, with an own person on a plain free of opponents beside, over an open side."""
    found: i64 = 0
    left: i64 = s.hexes(seat) if s.summer() else 0
    while left != 0:
        hex_ = Hex(lowest(left))
        left = without_lowest(left)
        if s.board.terrain[hex_] != PLAIN or s.opponents(seat, hex_) > 0:
            continue
        for direction in ALL_DIRECTIONS:
            other = s.board.beside(hex_, direction)
            if other == NOWHERE or s.board.terrain[other] != FOREST:
                continue
            if s.on(other, CLOSED_HOW) != BURNING and s.is_open(hex_, direction):
                found |= bit(s.board.region[other])
    return found


class ScorchedEarth(TrumpCard):
    """VM-21.31: the settlement just lost is destroyed with its crop, and the women captured with it die."""

    def playable(self, s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
        stands: bool = s.owner(hex_) != NOBODY or s.on(hex_, CROP) > 0 or s.captured_women > 0
        return s.former_owner == seat and stands

    def play(self, s: ValleyState, seat: Seat, hex_: Hex) -> None:
        if s.owner(hex_) != NOBODY:
            remove_settlement(s, hex_)
        remove_crop(s, hex_)
        for other in s.seats():
            if other != s.former_owner and s.shown_persons(other, hex_) > 0:
                kill(s, other, WOMAN, hex_, s.captured_women, events.OF_TRUMP)
        s.captured_women = 0


class NaturalManure(TrumpCard):
    """VM-21.32: at the harvest, unless Abundant Rain has done as much already."""

    ENDS = WITH_ROUND

    def numbers(self, content: Content) -> dict[str, int]:
        return {"intact": int(content.rich_harvest[2]), "damaged": int(content.rich_harvest[1])}

    def playable(self, s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
        if not (s.summer() and s.last_of_season()) or s.lies_open(ABUNDANT_RAIN):
            return False
        return super().playable(s, seat, window, hex_)

    def where(self, s: ValleyState, seat: Seat) -> i64:
        return s.tribes[seat].homes

    def fits(self, s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
        return s.on(hex_, CROP) > 0

    def play(self, s: ValleyState, seat: Seat, hex_: Hex) -> None:
        s.tribes[seat].manure = 1

    def end(self, s: ValleyState, seat: Seat, moment: i64) -> None:
        s.tribes[seat].manure = 0


class Fence(TrumpCard):
    """VM-21.33: around an own crop on a plain."""

    def where(self, s: ValleyState, seat: Seat) -> i64:
        return s.tribes[seat].homes

    def fits(self, s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
        field: bool = s.board.terrain[hex_] == PLAIN and s.on(hex_, CROP) > 0
        return field and s.on(hex_, FENCE) == 0 and s.fences_left > 0

    def use_on(self, s: ValleyState, seat: Seat, hex_: Hex, earlier: i64) -> None:
        s.put(hex_, FENCE, 1)
        s.fences_left -= 1
        events.FENCED.tell(s, seat, hex_)


class LateSowing(TrumpCard):
    """VM-21.35: one crop, at the usual price."""

    def terrain(self) -> i64:
        return PLAIN

    def numbers(self, content: Content) -> dict[str, int]:
        return {"food": int(content.sow_cost)}

    def where(self, s: ValleyState, seat: Seat) -> i64:
        return s.tribes[seat].homes

    def fits(self, s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
        return s.food(seat) >= s.content.sow_cost and may_sow(s, seat, hex_, self.terrain())

    def use_on(self, s: ValleyState, seat: Seat, hex_: Hex, earlier: i64) -> None:
        sow(s, seat, hex_, s.content.sow_cost)


class MountainFarm(LateSowing):
    """VM-21.34: the same beside a cave."""

    def terrain(self) -> i64:
        return MOUNTAIN


LAND: Final[list[TrumpCard]] = [
    Rockfall("rockfall", [W4_LAST], "terrain-mountain rock"),
    Arsonist("arsonist", [W4_LAST], "flame terrain-forest"),
    ScorchedEarth("scorched_earth", [W5_CAPTURE], "village flame"),
    NaturalManure("natural_manure", [W6_SURVIVE], "crop-2 bison"),
    Fence("fence", [W3_AFTER], "fence crop-2"),
    MountainFarm("mountain_farm", [W8_SOW], "terrain-mountain crop-2"),
    LateSowing("late_sowing", [W6_AFTER], "crop-2"),
]
