"""Sections 7 and 21 of the rules: camps, villages and ice finds."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64

from beringia.games.winter.cards import effects
from beringia.games.winter.cards.gains import Gain, GainStep
from beringia.games.winter.chapters.actions import Action
from beringia.games.winter.model import events
from beringia.games.winter.model.land import AT_BASE, BASE, CORNER, HEX_NAMES, JUNCTURE_NAMES, NEAR
from beringia.games.winter.model.language import CAMP, MOVE, VILLAGE
from beringia.games.winter.model.nomad_table import NomadTable
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.step import Gained, MaySkip, WinterDecision, WinterSeatStep
from beringia.games.winter.model.terms import ALL_HEXES, ALL_JUNCTURES, HEXES, JUNCTURES, MIDDLE, MIGRATE, Hex, Juncture
from beringia.games.winter.model.verbs import (
    BUILD_VILLAGE,
    MOVE_CAMP,
    MOVE_TO,
    PICK_CAMP,
    PICK_JUNCTURE,
    PLACE_CAMP,
    SKIP,
    TAKE_ICE_FIND,
    YES,
)
from beringia.games.winter.nomads.directions import furthest_hex
from beringia.kernel.codes import Argument, Refusal
from beringia.kernel.declare import step
from beringia.kernel.domains import Domain
from beringia.kernel.fields import Field
from beringia.kernel.state import NOBODY, replaced
from beringia.kernel.terms import Seat

# -- camps


def place_camp(s: WinterState, seat: Seat) -> None:
    """The leftmost camp of the board goes to the base hex (EW-7.1)."""
    s.players[seat].camps -= 1
    s.camps[seat, Hex(BASE)] += 1
    events.CAMP_PLACED.tell(s, seat)


@step
class CampPlace(MaySkip):
    """A camp may go to the base hex (EW-17.10)."""

    NAME = "camp_place"
    KIND = 121
    CLAUSE = "EW-17.10"
    VERBS = (YES, SKIP)

    def offer(self, s: WinterState) -> None:
        s.offer(YES.base)

    def take(self, s: WinterState, code: i64) -> None:
        place_camp(s, self.seat)

    def problem(self, s: WinterState) -> str:
        return "" if s.players[self.seat].camps > 0 else "there is no camp on the board"


@step
class CampPick(Gained):
    """Which camp moves (EW-17.11)."""

    NAME = "camp_pick"
    KIND = 122
    CLAUSE = "EW-17.11"
    VERBS = (PICK_CAMP, SKIP)

    def offer(self, s: WinterState) -> None:
        for hex_ in ALL_HEXES:
            if s.camps[self.seat, hex_] > 0:
                s.offer(PICK_CAMP.code(hex_))

    def details(self, s: WinterState, code: int) -> dict[str, Argument]:
        return {"terrain": s.terrain_name(PICK_CAMP.read(code))}

    def take(self, s: WinterState, code: i64) -> None:
        s.push(CampTo(self.seat, PICK_CAMP.read(code)))

    def refuse(self, s: WinterState, code: int) -> Refusal:
        told: dict[str, Argument] = {"hex": HEX_NAMES[PICK_CAMP.read(code)]}
        return Refusal("winter-why-no-camp-there", self.CLAUSE, told)

    def problem(self, s: WinterState) -> str:
        return "" if s.camps_on_map(self.seat) > 0 else "there is no camp on the map"


@step
class CampTo(WinterDecision):
    """Any neighbouring hex of the map, the base hex too (EW-7.2, EW-7.4)."""

    origin: Final[Annotated[Hex, Field(Domain("hex_number", HEXES))]]

    NAME = "camp_to"
    KIND = 123
    CLAUSE = "EW-7.2"
    VERBS = (MOVE_TO,)

    def offer(self, s: WinterState) -> None:
        for n in range(i64(6)):
            target: i64 = NEAR[self.origin * 6 + n]
            if target >= 0:
                s.offer(MOVE_TO.code(Hex(target)))

    def details(self, s: WinterState, code: int) -> dict[str, Argument]:
        return {"terrain": s.terrain_name(MOVE_TO.read(code))}

    def take(self, s: WinterState, code: i64) -> None:
        target = MOVE_TO.read(code)
        s.camps[self.seat, self.origin] -= 1
        s.camps[self.seat, target] += 1
        events.CAMP_MOVED.tell(s, self.seat, self.origin, target)
        turn_ice_find(s, self.seat, target)

    def args(self, s: WinterState) -> dict[str, Argument]:
        return {"hex": HEX_NAMES[self.origin]}

    def refuse(self, s: WinterState, code: int) -> Refusal:
        told: dict[str, Argument] = {"hex": HEX_NAMES[MOVE_TO.read(code)], "from": HEX_NAMES[self.origin]}
        return Refusal("winter-why-not-neighbours", "EW-7.2", told)

    def problem(self, s: WinterState) -> str:
        return "" if s.camps[self.seat, self.origin] > 0 else "there is no camp on this hex"


class Camp(Gain):
    """A camp to the base hex (EW-17.10)."""

    def receivable(self, s: WinterState, seat: Seat, food: i64, tools: i64, discards: i64) -> bool:
        return s.players[seat].camps > 0

    def gain_one(self, s: WinterState, seat: Seat, must: i64) -> None:
        if s.players[seat].camps > 0:
            s.push(CampPlace(seat))


class Move(Gain):
    """A camp moves (EW-17.11)."""

    def receivable(self, s: WinterState, seat: Seat, food: i64, tools: i64, discards: i64) -> bool:
        return s.camps_on_map(seat) > 0

    def gain_one(self, s: WinterState, seat: Seat, must: i64) -> None:
        if s.camps_on_map(seat) > 0:
            s.push(CampPick(seat, must))


Camp(CAMP)
Move(MOVE)


def turn_ice_find(s: WinterState, seat: Seat, hex_: Hex) -> None:
    """A camp that is moved onto a face-down tile turns it up (EW-21.2, EW-21.3)."""
    tile: i64 = s.ice_finds[hex_]
    if tile != NOBODY and tile % 2 == 0:
        s.revealed = True
        s.ice_finds = replaced(s.ice_finds, hex_, tile + 1)
        events.ICE_TURNED.tell(s, seat, hex_, tile // 2)


# -- villages


def may_stand(s: WinterState, seat: Seat, juncture: Juncture) -> bool:
    """A free juncture away from the base with an own camp on each of its hexes (EW-7.6, EW-7.8)."""
    if AT_BASE[juncture] == 1 or s.villages[juncture] != NOBODY:
        return False
    if s.nomads.tile == juncture:
        # The nomad tile lies there (EW-25.24).
        return False
    for n in range(i64(3)):
        if s.camps[seat, CORNER[juncture * 3 + n]] == 0:
            return False
    return True


def can_build_village(s: WinterState, seat: Seat) -> bool:
    """EW-7.9"""
    if s.players[seat].villages == 0 or s.camps_on_map(seat) < 3:
        return False
    for juncture in ALL_JUNCTURES:
        if may_stand(s, seat, juncture):
            return True
    return False


@step
class VillagePlace(Gained):
    """Three camps return, a village stands; then come the ice finds (EW-7.7, EW-21.6)."""

    NAME = "village_place"
    KIND = 124
    CLAUSE = "EW-7.6"
    VERBS = (PICK_JUNCTURE, SKIP)

    def offer(self, s: WinterState) -> None:
        for juncture in ALL_JUNCTURES:
            if may_stand(s, self.seat, juncture):
                s.offer(PICK_JUNCTURE.code(juncture))

    def take(self, s: WinterState, code: i64) -> None:
        seat = self.seat
        juncture = PICK_JUNCTURE.read(code)
        player = s.players[seat]
        player.villages -= 1
        s.villages = replaced(s.villages, juncture, seat)
        events.VILLAGE_BUILT.tell(s, seat, juncture)
        open_tiles: i64 = 0
        for n in range(i64(3)):
            hex_ = CORNER[juncture * 3 + n]
            s.camps[seat, hex_] -= 1
            player.camps += 1
            tile: i64 = s.ice_finds[hex_]
            if tile != NOBODY and tile % 2 == 1:
                open_tiles |= i64(1) << hex_
        # Food above the new limit is lost at once (EW-2.43).
        player.food = min(player.food, s.food_limit(seat))
        if open_tiles != 0:
            s.push(IceFinds(seat, juncture, open_tiles))

    def refuse(self, s: WinterState, code: int) -> Refusal:
        juncture = PICK_JUNCTURE.read(code)
        told: dict[str, Argument] = {"juncture": JUNCTURE_NAMES[juncture]}
        if AT_BASE[juncture]:
            return Refusal("winter-why-at-base", "EW-7.8", told)
        if s.villages[juncture] >= 0:
            return Refusal("winter-why-village-there", "EW-7.8", told)
        if s.nomads.tile == juncture:
            return Refusal("winter-why-tile-there", "EW-25.24", told)
        return Refusal("winter-why-camps-missing", "EW-7.6", told)

    def problem(self, s: WinterState) -> str:
        return "" if can_build_village(s, self.seat) else "no village can be built"


class Village(Gain):
    """A village (EW-17.12, EW-17.25)."""

    def receivable(self, s: WinterState, seat: Seat, food: i64, tools: i64, discards: i64) -> bool:
        return can_build_village(s, seat)

    def gain_one(self, s: WinterState, seat: Seat, must: i64) -> None:
        if can_build_village(s, seat):
            s.push(VillagePlace(seat, must))


Village(VILLAGE)


# -- ice finds

_JUNCTURE_NUMBER: Final = Domain("juncture_number", JUNCTURES)


@step
class IceFinds(WinterSeatStep):
    """All face-up tiles at a new village pay, in the order the builder chooses (EW-21.4, EW-21.5)."""

    juncture: Final[Annotated[Juncture, Field(_JUNCTURE_NUMBER)]]
    hexes: Final[Annotated[i64, Field(Domain("hexes", 2**HEXES))]]  # left, one bit each

    NAME = "ice_finds"
    KIND = 19
    CLAUSE = "EW-21.4"

    def run(self, s: WinterState) -> None:
        if self.hexes != 0:
            s.push(IceOrder(self.seat, self.juncture, self.hexes))

    def run_nomads(self, s: WinterState, around: NomadTable) -> None:
        """In the order of the arrows (EW-28.8)."""
        hex_ = furthest_hex(s, self.hexes)
        left: i64 = self.hexes & ~(i64(1) << hex_)
        if left != 0:
            s.push(IceFinds(self.seat, self.juncture, left))
        events.ICE_PAID.tell(s, self.seat, hex_, around.open_ice_find(s, hex_))
        around.gain_ice_find(s, hex_)

    def problem(self, s: WinterState) -> str:
        return needs_open_finds(s, self.hexes)


@step
class IceOrder(WinterDecision):
    """Which of them is next."""

    juncture: Final[Annotated[Juncture, Field(_JUNCTURE_NUMBER)]]
    hexes: Final[Annotated[i64, Field(Domain("hexes", 2**HEXES, least=1))]]  # left, one bit each

    NAME = "ice_order"
    KIND = 125
    CLAUSE = "EW-21.5"
    VERBS = (TAKE_ICE_FIND,)

    def offer(self, s: WinterState) -> None:
        for hex_ in ALL_HEXES:
            if self.hexes >> hex_ & 1:
                s.offer(TAKE_ICE_FIND.code(hex_))

    def details(self, s: WinterState, code: int) -> dict[str, Argument]:
        hex_ = TAKE_ICE_FIND.read(code)
        return {"terrain": s.terrain_name(hex_), "ice_find": s.content.ice_finds[s.ice_finds[hex_] // 2]}

    def take(self, s: WinterState, code: i64) -> None:
        hex_ = TAKE_ICE_FIND.read(code)
        left: i64 = self.hexes & ~(i64(1) << hex_)
        if left != 0:
            s.push(IceFinds(self.seat, self.juncture, left))
        tile: i64 = s.ice_finds[hex_] // 2
        events.ICE_PAID.tell(s, self.seat, hex_, tile)
        effects.begin(s, self.seat, s.content.ice_reward[tile])

    def args(self, s: WinterState) -> dict[str, Argument]:
        return {"juncture": JUNCTURE_NAMES[self.juncture]}

    def problem(self, s: WinterState) -> str:
        return needs_open_finds(s, self.hexes)


def needs_open_finds(s: WinterState, hexes: i64) -> str:
    tiles = [s.ice_finds[hex_] for hex_ in ALL_HEXES if hexes >> hex_ & 1]
    return "" if all(tile >= 0 and tile % 2 == 1 for tile in tiles) else "needs face-up ice finds"


# -- the actions of the column


class PlaceCamp(Action):
    """A camp to the base hex for a tool (EW-7.1)."""

    CLAUSE = "EW-7.1"
    COSTS = ("tools",)

    def tools(self, s: WinterState, seat: Seat) -> i64:
        return s.content.camp_tool

    def allowed(self, s: WinterState, seat: Seat) -> bool:
        return s.players[seat].camps > 0

    def act(self, s: WinterState, seat: Seat) -> None:
        place_camp(s, seat)

    def forbidden(self, s: WinterState, seat: Seat) -> Refusal | None:
        return None if self.allowed(s, seat) else Refusal("winter-why-no-camp-home", "EW-7.5")

    def at_most(self, s: WinterState, seat: Seat, paid: int) -> int:
        return min(paid, int(s.players[seat].camps))


class MoveCamp(Action):
    """A camp moves for labor (EW-7.2)."""

    CLAUSE = "EW-7.2"
    COSTS = ("halves",)

    def half_labor(self, s: WinterState) -> i64:
        return s.content.move_half_labor

    def allowed(self, s: WinterState, seat: Seat) -> bool:
        return s.camps_on_map(seat) > 0

    def act(self, s: WinterState, seat: Seat) -> None:
        s.push(CampPick(seat, 1))

    def forbidden(self, s: WinterState, seat: Seat) -> Refusal | None:
        return None if self.allowed(s, seat) else Refusal("winter-why-no-camp-out", "EW-7.5")

    def at_most(self, s: WinterState, seat: Seat, paid: int) -> int:
        """Without a camp on the map, one must be placed before."""
        player = s.players[seat]
        return paid if self.allowed(s, seat) or (player.camps > 0 and player.tools >= s.content.camp_tool) else 0


class BuildVillage(Action):
    """A village for food (EW-7.6)."""

    COSTS = ("food",)

    def food(self, s: WinterState, seat: Seat) -> i64:
        return s.content.village_food

    def allowed(self, s: WinterState, seat: Seat) -> bool:
        return can_build_village(s, seat)

    def act(self, s: WinterState, seat: Seat) -> None:
        s.push(GainStep(seat, VILLAGE, 1, 1))

    def refusal(self, s: WinterState, seat: Seat) -> Refusal:
        player = s.players[seat]
        if player.villages == 0:
            return Refusal("winter-why-no-village-home", "EW-7.9")
        if player.food < s.content.village_food:
            return Refusal("winter-why-cannot-pay", "EW-7.6", {"food": int(player.food)})
        return Refusal("winter-why-no-juncture", "EW-7.6")


MIGRATE_ACTIONS: Final[list[Action]] = [
    PlaceCamp(PLACE_CAMP, MIGRATE),
    MoveCamp(MOVE_CAMP, MIGRATE),
    BuildVillage(BUILD_VILLAGE, MIGRATE, MIDDLE),
]
