"""Section 20 of the rules: the winter events."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64

from beringia.games.valley.cards.events.card import EventCard
from beringia.games.valley.cards.events.summer import Eruption, Loner, LongerSeason, StruckMountains
from beringia.games.valley.cards.events.toll import begin_toll, roll_region, roll_river
from beringia.games.valley.chapters import fire, hunt
from beringia.games.valley.chapters.animals import draw_hex
from beringia.games.valley.chapters.pieces import add_animals, lose_fire
from beringia.games.valley.model import events
from beringia.games.valley.model.bits import bit, has_bit
from beringia.games.valley.model.board import MOUNTAIN
from beringia.games.valley.model.content import Content
from beringia.games.valley.model.land import MARK, ONE_SURVIVES, SNOW_FALLS
from beringia.games.valley.model.state import ValleyState
from beringia.games.valley.model.step import CURSOR, TURNS, ValleyStep
from beringia.games.valley.model.terms import ALL_HEXES, HEXES, NO_SEAT, NOWHERE, SEAT, SPECIES_NAMES, WOLF, Hex, Seat
from beringia.kernel.declare import step
from beringia.kernel.fields import Field
from beringia.kernel.state import NOBODY


class WolfPack(EventCard):
    """VM-20.1, VM-20.2: letterless wolves, as many as there are left, on the hex that the bag names."""

    wolves: Final[i64]

    def __init__(self, name: str, icon: str, wolves: int) -> None:
        super().__init__(name, icon)
        self.wolves = wolves

    def numbers(self, content: Content) -> dict[str, int]:
        return {"wolves": int(self.wolves)}

    def strike(self, s: ValleyState) -> None:
        count: i64 = min(self.wolves, s.wolf_reserve)
        if count == 0:
            return
        hex_ = draw_hex(s)
        if hex_ != NOWHERE:
            s.wolf_reserve -= count
            add_animals(s, WOLF, hex_, count)
            for _one in range(count):
                events.ANIMAL_CAME.tell(s, NO_SEAT, WOLF, hex_, -1)


class FrozenRiver(EventCard):
    """VM-20.3"""

    def strike(self, s: ValleyState) -> None:
        river: i64 = roll_river(s)
        if not has_bit(s.frozen, river):
            s.frozen |= bit(river)
            events.RIVER_FROZE.tell(s, NO_SEAT, river)
        if s.board.to_lake[river] == 1 and s.frozen & 1 == 0:
            s.frozen |= 1
            events.LAKE_FROZE.tell(s)


class LeanAnimals(EventCard):
    """VM-20.6"""

    def numbers(self, content: Content) -> dict[str, int]:
        return {name: int(content.lean_meat[species]) for species, name in enumerate(SPECIES_NAMES)}


class Storm(EventCard):
    """VM-20.9: marches of one step; with fire, owners lose it on 4, 5 or 6."""

    def strike(self, s: ValleyState) -> None:
        for turn in range(s.players()):
            seat = s.seat_at(s.start, turn)
            if fire.has_fire(s, seat):
                fire.roll_to_lose(s, seat, 4, 6)


class IceStorm(EventCard):
    """VM-20.10: nobody moves; all fires go out."""

    def strike(self, s: ValleyState) -> None:
        for turn in range(s.players()):
            lose_fire(s, s.seat_at(s.start, turn))


class CaveBear(EventCard):
    """VM-20.11: the die is rolled until it names a region with a cave."""

    def strike(self, s: ValleyState) -> None:
        if not _has_cave(s, 0):
            return
        region: i64 = roll_region(s, MOUNTAIN)
        while not _has_cave(s, region):
            region = roll_region(s, MOUNTAIN)
        s.push(BearsCome(0, s.start, 0))


def _has_cave(s: ValleyState, region: i64) -> bool:
    """A cave in a mountain region, or in any if the region is 0."""
    for hex_ in ALL_HEXES:
        cave: bool = s.board.terrain[hex_] == MOUNTAIN and s.owner(hex_) != NOBODY
        if cave and (region == 0 or s.board.region[hex_] == region):
            return True
    return False


@step
class BearsCome(ValleyStep):
    """Players in turn order, each for his caves in reading order."""

    turn: Final[Annotated[i64, Field(TURNS)]]
    first: Final[Annotated[Seat, Field(SEAT)]]
    cursor: Final[Annotated[i64, Field(CURSOR)]]

    NAME = "bears_come"
    KIND = 10
    CLAUSE = "VM-20.11"

    def run(self, s: ValleyState) -> None:
        turn: i64 = self.turn
        cursor: i64 = self.cursor
        while turn < s.players():
            seat = s.seat_at(self.first, turn)
            while cursor < HEXES:
                here = Hex(cursor)
                cursor += 1
                if s.board.lies_in(here, MOUNTAIN, s.region) and s.owner(here) == seat:
                    s.push(BearsCome(turn, self.first, cursor))
                    s.push(hunt.CaveBearFight(seat, here))
                    return
            turn += 1
            cursor = 0


class Snowfall(EventCard):
    """VM-20.13: caves protect; everybody on another mountain loses one person."""

    def strike(self, s: ValleyState) -> None:
        for hex_ in ALL_HEXES:
            if s.board.terrain[hex_] == MOUNTAIN:
                s.put(hex_, MARK, SNOW_FALLS)
        s.push(SnowOnFire())
        begin_toll(s)


@step
class SnowOnFire(ValleyStep):
    """With fire: who lost somebody in the snow may lose it."""

    NAME = "snow_on_fire"
    KIND = 12
    CLAUSE = "VM-20.13"

    def run(self, s: ValleyState) -> None:
        for turn in range(s.players()):
            seat = s.seat_at(s.start, turn)
            if s.tribes[seat].snowed == 1 and fire.has_fire(s, seat):
                fire.roll_to_lose(s, seat, 5, 6)
            s.tribes[seat].snowed = 0


WINTER_CARDS: Final[list[EventCard]] = [
    WolfPack("wolf_pack_4", "wolf wolf wolf", 4),
    WolfPack("wolf_pack_3", "wolf wolf", 3),
    FrozenRiver("frozen_river", "snow wave"),
    EventCard("cold_snap", "snow food"),
    LongerSeason("long_winter", "snow snow snow"),
    LeanAnimals("lean_animals", "rhino bear"),
    EventCard("meat_shortage", "snow mammoth"),
    Eruption("eruption_winter", "volcano"),
    Storm("storm", "storm snow"),
    IceStorm("ice_storm", "snow storm snow"),
    CaveBear("cave_bear", "cave bear"),
    Loner("loner_winter", "woman"),
    Snowfall("snowfall", "snow terrain-mountain"),
    StruckMountains("avalanche", "terrain-mountain rock", ONE_SURVIVES),
]
