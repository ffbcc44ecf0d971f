"""The view of Endless Winter (see ``view``). Types only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict

from beringia.kernel.view_types import AnyView

Column = Literal["initiate", "develop", "migrate", "hunt"]
Space = Literal["initiate", "develop", "migrate", "hunt", "rest"]
Level = Literal["top", "middle", "bottom"]
FigureKind = Literal["tribe", "chief"]
#: Where points come from, in the order in which they are told; the last four only at the end.
Source = Literal["effects", "site", "idols", "stones", "empty", "goods", "graves", "cards", "animals"]
Phase = Literal["setup", "action", "eclipse", "over"]


class Figure(TypedDict):
    seat: int
    figure: FigureKind


class TurnsView(TypedDict):
    done: int
    each: int


class TurnView(TypedDict):
    seat: int
    figure: FigureKind | None
    column: Space | None
    level: Level | None
    first: bool
    #: Labor in halves.
    halves: int
    cultures: int
    chief_used: bool
    middle_done: bool


class ColumnView(TypedDict):
    column: Column
    symbol: Figure | None
    figures: list[Figure]


class CultureView(TypedDict):
    display: list[str | None]
    decks: tuple[int, int]


class AnimalsView(TypedDict):
    area: list[str | None]
    deck: int


class StoneView(TypedDict):
    stone: str | None
    available: bool


class HexView(TypedDict):
    hex: str
    terrain: str
    camps: list[int]
    influence: list[int]
    majority: list[int]
    ice_find: str | None


class VillageView(TypedDict):
    juncture: str
    hexes: list[str]
    seat: int


class TileView(TypedDict):
    tile: str
    turned: bool
    x: int
    y: int


class MegalithView(TypedDict):
    x: int
    y: int
    level: int
    #: Null: a neutral one.
    seat: int | None


class SiteView(TypedDict):
    layout: str
    tiles: list[TileView]
    pieces: list[MegalithView]


class DraftView(TypedDict):
    chiefs: list[str]
    setups: list[str]


class RestTilesView(TypedDict):
    open: str | None
    stack: int
    held: str | None
    effects: list[int]


class OwnedStone(TypedDict):
    stone: str
    worth: int


class BoardView(TypedDict):
    """What every side of the table has, players and nomads."""

    colour: str
    score: int
    food: int
    food_limit: int
    tools: int
    camps: int
    villages: int
    megaliths: int
    neutral: int
    offering: int
    honor: int
    honor_cell: int | None
    stones: list[OwnedStone]
    living: dict[str, int]
    deck_size: int
    pile_size: int
    buried_size: int
    buried_seen: list[str]
    pile_halves: int
    points: dict[Source, int]
    prospect: Mapping[Source, int]
    #: The score after each eclipse.
    history: list[int]
    buried: NotRequired[list[str]]
    pile: NotRequired[list[str]]


class FiguresView(TypedDict):
    chief: Space | None
    tribe_home: int
    resting: int


class PlayerView(BoardView):
    seat: int
    chief: str | None
    side: Literal["a", "b"]
    setup: str | None
    figures: FiguresView
    tipped: dict[str, int]
    hand_size: int
    discard: list[str]
    played: list[str]
    ready: list[str]
    hand: NotRequired[list[str]]
    deck: NotRequired[list[str]]


class NomadsView(BoardView):
    """The nomads, against whom one plays alone."""

    figures_home: int
    #: Open nomad cards, the newest last.
    row: list[str]
    #: From the bottom up; null: nobody knows.
    offering_deck: list[str | None]
    maps: list[str]
    maps_left: int
    #: The juncture on which their tile lies.
    tile: str | None
    tile_side: Literal["camp", "village"]


class LeftOver(TypedDict):
    """What was still hidden from everybody when the game ended, top card first."""

    culture: list[list[str]]
    animals: list[str]
    rest_tiles: list[str]


class View(AnyView):
    seats: int
    phase: Phase
    round: int
    rounds: int
    era: Literal[1, 2]
    turns: TurnsView
    turn: TurnView | None
    order: list[int]
    columns: list[ColumnView]
    stacks: dict[str, int]
    culture: CultureView
    animals: AnimalsView
    stones: list[StoneView]
    hexes: list[HexView]
    villages: list[VillageView]
    site: SiteView
    draft: DraftView
    rest_tiles: RestTilesView
    players: list[PlayerView]
    nomads: NomadsView | None
    ranking: list[int] | None
    left_over: LeftOver | None


# -- the companion's view, for people with the printed game


class PaperColumn(TypedDict):
    column: Column
    #: Of the nomads.
    figures: int
    taken: bool
    acting: bool


class PaperLand(TypedDict):
    """Places by the names on paper: hexes A1 to E3, junctures as the hexes around them."""

    camps: list[str]
    villages: list[str]
    mine: list[str]
    tile: str | None
    glaciers: list[str]
    influence: dict[str, int]


class PaperNomads(TypedDict):
    score: int
    food: int
    food_limit: int
    tools: int
    camps: int
    villages: int
    offering: int
    offering_top: int
    honor: int
    honor_top: int
    stones: int
    living: dict[str, int]
    deck_size: int
    pile_size: int
    buried_size: int
    offering_size: int
    pile_halves: int
    built: int
    megaliths: int
    figures_home: int
    points: dict[Source, int]
    prospect: Mapping[Source, int]
    history: list[int]
    row: list[str]
    maps: list[str]
    maps_left: int
    tile: str | None
    tile_side: Literal["camp", "village"]
    pile: NotRequired[list[str]]


class CompanionView(TypedDict):
    round: int
    rounds: int
    phase: Phase
    first: Literal["nomads", "me"]
    columns: list[PaperColumn]
    nomads: PaperNomads
    land: PaperLand
    #: The score of the person.
    mine: int
