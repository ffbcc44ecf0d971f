"""The view of Valley of the Mammoths (see ``view``). Types only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict

from beringia.kernel.view_types import AnyView

Season = Literal["summer", "winter"]
Species = Literal["wolf", "tiger", "bear", "bison", "rhino", "mammoth"]
Terrain = Literal["plain", "forest", "mountain", "lake"]
Closed = Literal["fire", "flood", "eruption"]
Sex = Literal["warrior", "woman"]


class TribeSupply(TypedDict):
    warriors: int
    women: int
    settlements: int


class PlayerView(TypedDict):
    seat: int
    colour: str
    alive: bool
    may_return: bool
    food: int
    plant: int
    meat: int
    need: int
    fire: bool
    settlements: int
    warriors: int
    women: int
    supply: TribeSupply
    cards: int
    announced: bool
    bonus: int
    hunt_bonus: int
    kills: int
    #: Only the own one.
    hand: NotRequired[list[str]]
    #: Cards in the hands of others that the own Espionage has shown, by seat.
    known: NotRequired[dict[str, list[str]]]
    foreseen: NotRequired[Mapping[Season, str]]


class HexView(TypedDict):
    hex: str
    terrain: Terrain
    region: int
    volcano: bool
    lava: bool
    letter: str
    closed: Closed | None
    settlement: int | None
    couple: bool
    #: Ears: 2 intact, 1 damaged, 0 no crop.
    crop: int
    fence: bool
    #: Warriors, women and tame wolves of each seat.
    people: list[list[int]]
    marched: list[list[int]]
    #: Seat, warriors and women.
    hidden: list[int] | None
    animals: Mapping[Species, int]


class RiverView(TypedDict):
    number: int
    lake: bool
    frozen: bool
    dry: bool
    sides: list[tuple[str, str]]


class BoardSupply(TypedDict):
    wolves: int
    crops: int
    fences: int


class DeckView(TypedDict):
    deck: int
    pile: list[str]


class CardsView(TypedDict):
    summer: DeckView
    winter: DeckView
    trump: DeckView
    open: list[str]


class View(AnyView):
    seats: int
    phase: str
    round: int
    year: int
    season: Season
    number: int
    last_of_season: bool
    start: int
    turn: int
    north: str
    south: str
    #: The direction that the animals took, as a face of the die; 0 before the first roll.
    direction: int
    fight: str | None
    ailing: Species | None
    loners: dict[Sex, str | None]
    amazons: str | None
    players: list[PlayerView]
    hexes: list[HexView]
    rivers: list[RiverView]
    lake_frozen: bool
    supply: BoardSupply
    bag: dict[Species, str]
    cards: CardsView
