"""The content of Valley of the Mammoths, as it is sent (see ``content.toml``). Types only."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from beringia.games.valley.view_types import Species
from beringia.kernel.content_types import Colours, Named, Sourced

Deck = Literal["summer", "winter", "trump"]
Half = Literal["N1", "N2", "S1", "S2"]
#: Axial coordinates of a hex.
Spot = tuple[int, int]


class GameContent(Sourced):
    players: list[int]
    warriors: int
    women: int
    settlements: int
    start_warriors: int
    start_women: int
    food: int
    easy_food: int
    hand: int
    hand_of_many: int
    settlements_to_win: int
    letterless_wolves: int
    crops: int
    fences: int


class Sowing(Sourced):
    at_setup: int
    each: int


class NewAnimals(Sourced):
    few: list[int]
    many: list[int]


class Harvest(Sourced):
    damaged: int
    intact: int
    rich_damaged: int
    rich_intact: int


class Births(Sourced):
    woman_up_to: int
    twins_from: int


class Returning(Sourced):
    warriors: int
    women: int
    food: int
    trumps: int


class Theft(Sourced):
    food: int


class RoundLimits(Sourced):
    values: list[int]


class RiverContent(TypedDict):
    lake: bool
    #: Each between two hexes.
    sides: list[tuple[Spot, Spot]]


class HalfContent(Sourced):
    volcano: Spot
    lava: list[Spot]
    #: The hexes of each terrain, by region.
    forest: dict[str, list[Spot]]
    plain: dict[str, list[Spot]]
    mountain: dict[str, list[Spot]]
    rivers: dict[str, RiverContent]
    letters: dict[str, Spot]


class Letters(Sourced):
    #: With blanks between.
    tokens: str


class AnimalContent(Named):
    moves: int
    food: int
    food_lean: int
    large: bool
    swims: bool
    letters: Letters


class CardContent(Named):
    clause: str
    deck: Deck
    #: Symbols that make its drawing.
    icon: list[str]
    #: Only events have these two.
    copies: NotRequired[int]
    lasts: NotRequired[Literal["instant", "round", "summer", "winter"]]


class Content(TypedDict):
    format: int
    game: GameContent
    sowing: Sowing
    new_animals: NewAnimals
    harvest: Harvest
    births: Births
    returning: Returning
    theft: Theft
    round_limits: RoundLimits
    colours: Colours
    halves: dict[Half, HalfContent]
    animals: dict[Species, AnimalContent]
    cards: dict[str, CardContent]
