"""Section 19 of the rules: the summer events."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64

from beringia.games.valley.cards.events.card import EventCard
from beringia.games.valley.cards.events.toll import Victim, begin_toll, roll_region, roll_river
from beringia.games.valley.chapters import fire, windows
from beringia.games.valley.chapters.animals import draw_hex, draw_token, tokens_in_bag
from beringia.games.valley.chapters.pieces import (
    burn_region,
    damage_crop,
    is_village,
    kill_all_animals,
    kill_all_figures,
    kill_animals,
    kill_tame_wolf,
    lose_fire,
    lose_food,
    meet_loners,
    remove_crop,
    remove_settlement,
)
from beringia.games.valley.model import events
from beringia.games.valley.model.bits import bit, has_bit
from beringia.games.valley.model.board import FOREST, MOUNTAIN, PLAIN
from beringia.games.valley.model.card_terms import W1_FLOOD
from beringia.games.valley.model.content import Content
from beringia.games.valley.model.land import CLOSED_HOW, CROP, MARK, ONE_DIES, ONE_SURVIVES
from beringia.games.valley.model.state import ValleyState
from beringia.games.valley.model.step import TURNS, ValleyStep
from beringia.games.valley.model.terms import (
    ALL_HEXES,
    ERUPTING,
    FLOODED,
    NO_SEAT,
    NOWHERE,
    PER_SPECIES,
    SEAT,
    SEXES,
    WARRIOR,
    WOLF,
    WOMAN,
    Seat,
    Sex,
    Species,
)
from beringia.kernel.declare import step
from beringia.kernel.domains import Domain
from beringia.kernel.fields import Field
from beringia.kernel.state import NOBODY, replaced

RODENTS_EAT: Final = 2  # food per village


class ForestFire(EventCard):
    """VM-19.1"""

    def strike(self, s: ValleyState) -> None:
        burn_region(s, roll_region(s, FOREST), events.OF_EVENT)


class Flood(EventCard):
    """VM-19.2: plains and forests along the river, and along the lake if it flows there. Trumps come first."""

    def ends_drought(self) -> bool:
        return True

    def strike(self, s: ValleyState) -> None:
        river: i64 = roll_river(s)
        for hex_ in ALL_HEXES:
            terrain: i64 = s.board.terrain[hex_]
            wet: bool = has_bit(s.board.on_river[hex_], river)
            wet = wet or (s.board.to_lake[river] == 1 and s.board.on_lake[hex_] == 1)
            if wet and (terrain == PLAIN or terrain == FOREST):
                s.put(hex_, CLOSED_HOW, FLOODED)
                events.HEX_CLOSED.tell(s, NO_SEAT, hex_, FLOODED)
        s.push(FloodComes())
        windows.open_to_all(s, W1_FLOOD)


@step
class FloodComes(ValleyStep):
    """The flooded hexes are struck, after the window for trumps."""

    NAME = "flood_comes"
    KIND = 8
    CLAUSE = "VM-19.2"

    def run(self, s: ValleyState) -> None:
        for hex_ in ALL_HEXES:
            if s.on(hex_, CLOSED_HOW) != FLOODED:
                continue
            owner = s.owner(hex_)
            if owner != NOBODY:
                lose_fire(s, owner)
                remove_settlement(s, hex_)
            remove_crop(s, hex_)
            kill_all_animals(s, hex_)
            s.put(hex_, MARK, ONE_SURVIVES)
        begin_toll(s)


class Rodents(EventCard):
    """VM-19.3: food per village; caves are safe."""

    def numbers(self, content: Content) -> dict[str, int]:
        return {"food": RODENTS_EAT}

    def strike(self, s: ValleyState) -> None:
        for turn in range(s.players()):
            seat = s.seat_at(s.start, turn)
            loss: i64 = 0
            for hex_ in ALL_HEXES:
                if s.owner(hex_) == seat and is_village(s, hex_):
                    loss += RODENTS_EAT
            lose_food(s, seat, min(loss, s.food(seat)), events.TO_RODENTS)


class AbundantRain(EventCard):
    """VM-19.4: a rich harvest."""

    def numbers(self, content: Content) -> dict[str, int]:
        return {"intact": int(content.rich_harvest[2]), "damaged": int(content.rich_harvest[1])}

    def ends_drought(self) -> bool:
        return True


class LongerSeason(EventCard):
    """VM-19.5, VM-20.5: nothing happens in the fourth round."""

    def comes_too_late(self, s: ValleyState) -> bool:
        return s.number >= 4


class AilingAnimals(EventCard):
    """VM-19.6: all animals of one species go, and none comes this round."""

    def strike(self, s: ValleyState) -> None:
        token = draw_token(s, tokens_in_bag(s))
        if token < 0:
            return
        species = Species(token // PER_SPECIES)
        s.ailing = species
        events.HEX_DRAWN.tell(s, NO_SEAT, NOWHERE, species, s.content.letter[token])
        for hex_ in ALL_HEXES:
            kill_animals(s, species, hex_, s.herd(species, hex_))
            if species == WOLF:
                for other in s.seats():
                    for _ in range(s.wolves[other, hex_]):
                        kill_tame_wolf(s, other, hex_)


class StruckMountains(EventCard):
    """VM-19.7, VM-20.14: animals die, and one person per tribe and hex dies or survives."""

    mark: Final[i64]

    def __init__(self, name: str, icon: str, mark: int) -> None:
        super().__init__(name, icon)
        self.mark = mark

    def strike(self, s: ValleyState) -> None:
        region: i64 = roll_region(s, MOUNTAIN)
        for hex_ in ALL_HEXES:
            if s.board.lies_in(hex_, MOUNTAIN, region):
                kill_all_animals(s, hex_)
                s.put(hex_, MARK, self.mark)
        begin_toll(s)


class Eruption(EventCard):
    """VM-19.8, VM-20.8"""

    def strike(self, s: ValleyState) -> None:
        for hex_ in ALL_HEXES:
            if s.board.volcano[hex_] == 1:
                kill_all_figures(s, hex_, events.OF_EVENT)
                s.put(hex_, CLOSED_HOW, ERUPTING)
                events.HEX_CLOSED.tell(s, NO_SEAT, hex_, ERUPTING)
            elif s.board.lava[hex_] == 1:
                kill_all_animals(s, hex_)
                s.put(hex_, MARK, ONE_SURVIVES)
        begin_toll(s)


class Thunderstorm(EventCard):
    """VM-19.9: marches of one step; with fire, owners lose it on 3, 4 or 5, the others gain it on 1 or 2."""

    def ends_drought(self) -> bool:
        return True

    def strike(self, s: ValleyState) -> None:
        if s.setting.fire_rules == 0:
            return
        for turn in range(s.players()):
            seat = s.seat_at(s.start, turn)
            if s.alive(seat):
                owned: bool = fire.has_fire(s, seat)
                die: i64 = fire.roll_to_lose(s, seat, 3, 5)
                if not owned and die <= 2:
                    fire.gain(s, seat)


class Drought(EventCard):
    """VM-19.10: every crop suffers, fenced or not; the rivers are dry as long as it lies open."""

    def strike(self, s: ValleyState) -> None:
        for hex_ in ALL_HEXES:
            damage_crop(s, hex_)


class Loner(EventCard):
    """VM-19.11, VM-20.12"""

    def strike(self, s: ValleyState) -> None:
        if s.loners[WARRIOR] != NOWHERE and s.loners[WOMAN] != NOWHERE:
            return
        hex_ = draw_hex(s)
        if hex_ == NOWHERE:
            return
        sex: Sex
        if s.loners[WARRIOR] != NOWHERE:
            sex = WOMAN
        elif s.loners[WOMAN] != NOWHERE:
            sex = WARRIOR
        else:
            sex = _roll_sex(s)
        s.loners = replaced(s.loners, sex, hex_)
        events.LONER_CAME.tell(s, NO_SEAT, sex, hex_)
        meet_loners(s, hex_)


def _roll_sex(s: ValleyState) -> Sex:
    die: i64 = s.roll(6) + 1
    events.DIE_ROLLED.tell(s, NO_SEAT, events.FOR_SEX, die)
    return WOMAN if die <= 3 else WARRIOR


class Locusts(EventCard):
    """VM-19.12: crops of a plain region suffer; their owners lose half their food, once."""

    def strike(self, s: ValleyState) -> None:
        region: i64 = roll_region(s, PLAIN)
        robbed: i64 = 0
        for hex_ in ALL_HEXES:
            if s.board.lies_in(hex_, PLAIN, region) and s.on(hex_, CROP) > 0:
                if s.owner(hex_) != NOBODY:
                    robbed |= bit(s.owner(hex_))
                damage_crop(s, hex_)
        for turn in range(s.players()):
            seat = s.seat_at(s.start, turn)
            if has_bit(robbed, seat):
                lose_food(s, seat, s.food(seat) // 2, events.TO_LOCUSTS)


class Epidemic(EventCard):
    """VM-19.13"""

    def strike(self, s: ValleyState) -> None:
        sex = _roll_sex(s)
        s.push(EpidemicSpreads(0, s.start, sex))


@step
class EpidemicSpreads(ValleyStep):
    """Everybody in turn loses one person of this sex."""

    turn: Final[Annotated[i64, Field(TURNS)]]
    first: Final[Annotated[Seat, Field(SEAT)]]
    sex: Final[Annotated[Sex, Field(Domain("sex", SEXES))]]

    NAME = "epidemic_spreads"
    KIND = 9
    CLAUSE = "VM-19.13"

    def run(self, s: ValleyState) -> None:
        if self.turn == s.players():
            return
        s.push(EpidemicSpreads(self.turn + 1, self.first, self.sex))
        seat = s.seat_at(self.first, self.turn)
        for hex_ in ALL_HEXES:
            if s.count(seat, self.sex, hex_) > 0:
                s.push(Victim(seat, NOWHERE, self.sex))
                return


SUMMER_CARDS: Final[list[EventCard]] = [
    ForestFire("forest_fire", "terrain-forest flame terrain-forest"),
    Flood("flood", "wave wave"),
    Rodents("rodents", "food food"),
    AbundantRain("abundant_rain", "storm crop-2"),
    LongerSeason("mild_autumn", "sun leaf"),
    AilingAnimals("ailing_animals", "bison wolf"),
    StruckMountains("earthquake", "rock terrain-mountain", ONE_DIES),
    Eruption("eruption_summer", "volcano"),
    Thunderstorm("thunderstorm", "storm storm"),
    Drought("drought", "sun crop-1"),
    Loner("loner_summer", "hunter"),
    Locusts("locusts", "crop-1 crop-1"),
    Epidemic("epidemic", "woman hunter"),
]
