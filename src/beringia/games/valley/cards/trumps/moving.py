"""Trumps 1 to 10: marches, crossings, trees, flight; and cannibals."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beringia.games.valley.cards.trumps.card import WITH_FIGHTS, WITH_ROUND, TrumpCard
from beringia.games.valley.chapters import fire, march, marching
from beringia.games.valley.chapters.fights import contested
from beringia.games.valley.chapters.pieces import gain_meat, move_group, remove_settlement
from beringia.games.valley.chapters.survival import need
from beringia.games.valley.model import events
from beringia.games.valley.model.bits import bit, has_bit, lowest, without_lowest
from beringia.games.valley.model.board import FOREST, LAKE
from beringia.games.valley.model.card_terms import W1_FLOOD, W4_END, W4_TURN, W5_FIGHT, W6_FEED
from beringia.games.valley.model.land import CLOSED_HOW, SAVED
from beringia.games.valley.model.state import ValleyState
from beringia.games.valley.model.terms import (
    ALL_DIRECTIONS,
    FLOODED,
    NOWHERE,
    WARRIOR,
    WOMAN,
    Direction,
    Group,
    Hex,
    Seat,
    Window,
)
from beringia.games.valley.model.verbs import TARGET
from beringia.kernel.terms import NO_SEAT


class OnMarchOnly(TrumpCard):
    """Played during a march, never before it."""

    def playable(self, s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
        return False


class LongerMarch(OnMarchOnly):
    """VM-21.1, VM-21.2: three steps, and in summer across mountains."""

    def playable_on_march(self, s: ValleyState, seat: Seat, hex_: Hex, group: Group, so_far: i64, besides: i64) -> bool:
        return march.may_lengthen(s, seat, hex_, group, so_far, besides)

    def lasts_on_march(self) -> i64:
        return march.LONGER


class Crossing(TrumpCard):
    """VM-21.4, VM-21.5, VM-21.6: an unmoved group crosses one river side; some also save a group from the flood."""

    def where(self, s: ValleyState, seat: Seat) -> i64:
        return s.hexes(seat) & s.board.waterside

    def fits(self, s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
        if window == W1_FLOOD:
            return afloat(s, seat, hex_)
        if s.persons(seat, hex_) == 0 or not march.movable(s, hex_):
            return False
        return march.may_leave(s, seat, hex_) > 0 and self.leads_on(s, hex_)

    def use_on(self, s: ValleyState, seat: Seat, hex_: Hex, earlier: i64) -> None:
        if s.phase == 1:
            save_from_flood(s, seat, hex_)
        else:
            s.push(marching.GroupWarriors(seat, hex_, self.card + 1))

    def offer_next(self, s: ValleyState, seat: Seat, before: Hex, earlier: i64) -> None:
        left: i64 = self.beyond(s, before)
        while left != 0:
            target = Hex(lowest(left))
            if self.crosses(s, before, target):
                s.offer(TARGET.code(target))
            left = without_lowest(left)

    def take_next(self, s: ValleyState, seat: Seat, before: Hex, earlier: i64, code: i64) -> None:
        move_group(s, seat, before, TARGET.read(code), Group(earlier), False)
        fire.catch(s, seat, True)

    def beyond(self, s: ValleyState, hex_: Hex) -> i64:
        """Where to look for hexes that the group may cross to, as a set."""
        return s.board.around[hex_]

    def leads_on(self, s: ValleyState, hex_: Hex) -> bool:
        if s.board.on_river[hex_] == 0:
            return False
        for direction in ALL_DIRECTIONS:
            if _crosses_side(s, hex_, direction):
                return True
        return False

    def crosses(self, s: ValleyState, hex_: Hex, target: Hex) -> bool:
        """May the group go there: over one river side?"""
        for direction in ALL_DIRECTIONS:
            if s.board.beside(hex_, direction) == target:
                return _crosses_side(s, hex_, direction)
        return False


class Raft(Crossing):
    """VM-21.3: also over the lake, from shore to shore, unless it is frozen."""

    def beyond(self, s: ValleyState, hex_: Hex) -> i64:
        shore: i64 = s.board.around[LAKE] if s.board.on_lake[hex_] == 1 else 0
        return s.board.around[hex_] | shore

    def crosses(self, s: ValleyState, hex_: Hex, target: Hex) -> bool:
        afloat: bool = s.frozen & 1 == 0 and target != hex_ and s.enterable(target)
        if afloat and s.board.on_lake[hex_] == 1 and s.board.on_lake[target] == 1:
            return True
        return super().crosses(s, hex_, target)

    def leads_on(self, s: ValleyState, hex_: Hex) -> bool:
        if s.board.on_lake[hex_] == 0:
            return super().leads_on(s, hex_)
        left: i64 = self.beyond(s, hex_)
        while left != 0:
            if self.crosses(s, hex_, Hex(lowest(left))):
                return True
            left = without_lowest(left)
        return False


class ClimbTrees(TrumpCard):
    """VM-21.7: in a forest, from the flood or from opponents."""

    ENDS = WITH_FIGHTS | WITH_ROUND

    def fits(self, s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
        if s.board.terrain[hex_] != FOREST:
            return False
        if window == W1_FLOOD:
            return afloat(s, seat, hex_)
        return _unmarched(s, seat, hex_) > 0 and s.opponents(seat, hex_) > 0

    def use_on(self, s: ValleyState, seat: Seat, hex_: Hex, earlier: i64) -> None:
        if s.phase == 1:
            save_from_flood(s, seat, hex_)
            return
        s.hidden_seat = seat
        s.hidden_hex = hex_
        s.hid = hex_ + 1
        s.hidden_warriors = s.warriors(seat, hex_) - s.marched[seat, WARRIOR, hex_]
        s.hidden_women = s.women(seat, hex_) - s.marched[seat, WOMAN, hex_]
        s.hidden_wolves = s.wolves[seat, hex_]
        events.HID.tell(s, seat, hex_, s.hidden_warriors, s.hidden_women)
        if s.owner(hex_) == seat:
            remove_settlement(s, hex_)

    def end(self, s: ValleyState, seat: Seat, moment: i64) -> None:
        if moment == WITH_ROUND:
            s.hid = 0
        elif s.hidden_seat == seat:
            s.hidden_seat = NO_SEAT
            s.hidden_hex = Hex(0)
            s.hidden_warriors = 0
            s.hidden_women = 0
            s.hidden_wolves = 0


class Cannibals(TrumpCard):
    """VM-21.8: food for rivals killed and own people starved this round, before it is played or later."""

    ENDS = WITH_ROUND

    def playable(self, s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
        if s.tribes[seat].hexes == 0:
            return False  # nobody is left to eat
        return s.tribes[seat].kills > 0 or s.food(seat) < need(s, seat)

    def play(self, s: ValleyState, seat: Seat, hex_: Hex) -> None:
        s.tribes[seat].cannibal = 1
        gain_meat(s, seat, s.tribes[seat].kills, events.BY_CANNIBALS, NOWHERE)

    def end(self, s: ValleyState, seat: Seat, moment: i64) -> None:
        s.tribes[seat].cannibal = 0


class Camouflage(OnMarchOnly):
    """VM-21.9: a march passes opponents."""

    def playable_on_march(self, s: ValleyState, seat: Seat, hex_: Hex, group: Group, so_far: i64, besides: i64) -> bool:
        return march.may_hide_march(s, seat, hex_, group, so_far)

    def lasts_on_march(self) -> i64:
        return march.CAMOUFLAGED


class Flight(TrumpCard):
    """VM-21.10: a march away from opponents that leaves nobody, or the escape before a fight."""

    def playable(self, s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
        if window == W5_FIGHT:
            flees: bool = s.shown_persons(seat, hex_) > 0 and march.movable(s, hex_) and _rivals_there(s, seat, hex_)
            return flees and self.leads_out(s, hex_)
        return super().playable(s, seat, window, hex_)

    def where(self, s: ValleyState, seat: Seat) -> i64:
        return contested(s, seat)

    def fits(self, s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
        if s.persons(seat, hex_) == 0 or not march.movable(s, hex_):
            return False
        return march.all_unmoved(s, seat, hex_) > march.may_leave(s, seat, hex_) and march.has_way(s, hex_)

    def play(self, s: ValleyState, seat: Seat, hex_: Hex) -> None:
        if s.phase == 5:
            s.push(marching.GroupWarriors(seat, hex_, march.TO_ESCAPE))
        else:
            super().play(s, seat, hex_)

    def use_on(self, s: ValleyState, seat: Seat, hex_: Hex, earlier: i64) -> None:
        s.push(marching.GroupWarriors(seat, hex_, march.TO_FLEE))

    def offer_next(self, s: ValleyState, seat: Seat, before: Hex, earlier: i64) -> None:
        left: i64 = s.board.around[before]
        while left != 0:
            target = Hex(lowest(left))
            if _may_escape_to(s, before, target):
                s.offer(TARGET.code(target))
            left = without_lowest(left)

    def take_next(self, s: ValleyState, seat: Seat, before: Hex, earlier: i64, code: i64) -> None:
        move_group(s, seat, before, TARGET.read(code), Group(earlier), False)

    def leads_on(self, s: ValleyState, hex_: Hex) -> bool:
        return march.has_way(s, hex_)

    def leads_out(self, s: ValleyState, hex_: Hex) -> bool:
        left: i64 = s.board.around[hex_]
        while left != 0:
            if _may_escape_to(s, hex_, Hex(lowest(left))):
                return True
            left = without_lowest(left)
        return False


# -- the flood


def afloat(s: ValleyState, seat: Seat, hex_: Hex) -> bool:
    """Are there at least two own persons on a flooded hex who are not saved yet?"""
    return s.on(hex_, CLOSED_HOW) == FLOODED and not has_bit(s.on(hex_, SAVED), seat) and s.persons(seat, hex_) >= 2


def save_from_flood(s: ValleyState, seat: Seat, hex_: Hex) -> None:
    s.put(hex_, SAVED, s.on(hex_, SAVED) | bit(seat))


# -- conditions


def _crosses_side(s: ValleyState, hex_: Hex, direction: Direction) -> bool:
    """A river runs along this side, and there is land behind it that may be entered."""
    target = s.board.beside(hex_, direction)
    if target == NOWHERE or target == LAKE or hex_ == LAKE:
        return False
    return not s.is_open(hex_, direction) and s.enterable(target)


def _unmarched(s: ValleyState, seat: Seat, hex_: Hex) -> i64:
    """Persons that did not march this round, whether they founded or not."""
    marched: i64 = s.marched[seat, WARRIOR, hex_] + s.marched[seat, WOMAN, hex_]
    return s.persons(seat, hex_) - marched


def _rivals_there(s: ValleyState, seat: Seat, hex_: Hex) -> bool:
    for other in s.seats():
        if other != seat and s.shown_persons(other, hex_) > 0:
            return True
    return False


def _may_escape_to(s: ValleyState, hex_: Hex, target: Hex) -> bool:
    """An adjacent hex over an open side, without animals and without persons."""
    if not march.joined(s, hex_, target) or not s.enterable(target):
        return False
    return s.crowd(target) == 0 and s.animals(target) == 0


MOVING: Final[list[TrumpCard]] = [
    LongerMarch("forced_march", [W4_TURN], "hunter hunter hunter"),
    LongerMarch("stamina", [W4_TURN], "hunter woman"),
    Raft("raft", [W4_TURN], "log wave"),
    Crossing("bridge", [W4_TURN], "log log"),
    Crossing("swimming", [W1_FLOOD, W4_TURN], "wave hunter"),
    Crossing("tree_trunks", [W1_FLOOD, W4_TURN], "log wave"),
    ClimbTrees("climb_trees", [W1_FLOOD, W4_END], "terrain-forest hunter"),
    Cannibals("cannibals", [W6_FEED], "pot hunter"),
    Camouflage("camouflage", [W4_TURN], "terrain-forest eye"),
    Flight("flight", [W4_TURN, W5_FIGHT], "hunter spear"),
]
