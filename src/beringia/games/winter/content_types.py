"""The content of Endless Winter, as it is sent (see ``content.toml``). Types only.

Effects stand here as they are written in the file; ``Content.effects`` has each of them read into parts (``language``).
Labor called ``..2`` is counted in halves.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from beringia.games.winter.view_types import Column
from beringia.kernel.content_types import Colours, Named, Sourced

Era = Literal[1, 2]
Form = Literal["gain", "pay", "choose", "in", "eclipse", "discard"]
Counted = Literal[
    "villages_touching",
    "camp_terrain_types",
    "own_megaliths",
    "megalith_tiles",
    "buried_cards",
    "idol_steps",
    "tipped_species",
    "tipped",
]
#: A word of the effect language, and how many.
Item = tuple[str, int]
#: Column and row, or axial coordinates of a hex.
Spot = tuple[int, int]


class Part(TypedDict):
    """One part of an effect, as the engine reads it; which fields there are depends on the form."""

    form: Form
    costs: NotRequired[list[Item]]
    gains: NotRequired[list[Item]]
    column: NotRequired[Column]
    count: NotRequired[int]
    inner: NotRequired[list[list[Part]]]


class EffectContent(TypedDict):
    #: What it says, as a part of message keys.
    id: str
    parts: list[Part]


# -- the boards


class GameContent(Sourced):
    players: list[int]
    rounds: int
    turns: int
    camps: int
    villages: int
    neutral_megaliths: int
    megaliths: int
    era_rounds: int
    prepare_draw: int
    area: int
    area_extra: int
    rest_labor2: int
    camp_influence: int
    village_influence: int
    stones_each: int


class Limits(Sourced):
    food: int
    tools: int
    first_hand: int


class Price(TypedDict):
    food: NotRequired[int]
    tool: NotRequired[int]
    labor: NotRequired[int]


class RevealPrice(TypedDict):
    labor: int
    #: How many are revealed for it.
    animals: int


class Initiate(Named):
    tribe: Price
    middle: str
    bottom: str


class Develop(Named):
    culture: Price
    bottom: str


class Migrate(Named):
    camp: Price
    move: Price
    village: Price
    bottom: str


class Hunt(Named):
    reveal: RevealPrice
    animal: Price
    bottom: str


class Columns(TypedDict):
    initiate: Initiate
    develop: Develop
    migrate: Migrate
    hunt: Hunt


class OrderTrack(Sourced):
    income: list[str]
    setup: list[str]


class StoneSlots(Sourced):
    cost: list[Price]
    income: list[str]


class MegalithSlots(Sourced):
    pieces: int
    income: list[str]


class VillageSlots(Sourced):
    income: str


class Offering(Named):
    #: By step.
    ratio: list[int]
    bonus: list[str]


class Honor(Named):
    #: By step.
    points: list[int]


class Graves(Sourced):
    #: By the number of buried cards.
    leader: list[int]
    second: list[int]
    others: list[int]


# -- cards and tiles


class Stacks(Sourced):
    copies: int
    order: list[str]


class CardContent(Named):
    type: Literal["tribe", "culture"]
    vp: int
    effect: NotRequired[str]
    #: Of culture cards that are not among the start cards.
    era: NotRequired[Era]
    #: The others only tribe cards have.
    labor2: NotRequired[int]
    column: NotRequired[Column]
    bonus2: NotRequired[int]
    play2: NotRequired[int]
    eclipse2: NotRequired[int]


class ChiefContent(Named):
    a: str
    b: str


class SetupContent(Named):
    effect: str


class AnimalContent(Named):
    copies: int
    tip: str
    #: Points for 1, 2, ... of them.
    sets: NotRequired[list[int]]
    wild: NotRequired[bool]


class StoneContent(Named):
    """A sacred stone has one of ``each``, ``per`` and ``table``."""

    era: Era
    count: Counted
    of: NotRequired[str]
    each: NotRequired[int]
    per: NotRequired[int]
    table: NotRequired[list[int]]


class StoneSpaces(Sourced):
    each_half: list[int]


class TerrainContent(Named):
    hexes: int
    income: str


class MapContent(Sourced):
    of_each: int
    glaciers: list[int]
    hexes: int


class TileContent(Sourced):
    #: Row by row.
    squares: list[list[str]]
    targets: list[Spot]


class LayoutContent(Sourced):
    players: int
    slots: list[tuple[Literal["h", "v"], int, int]]


class IceFindContent(Named):
    reward: str


class RestTileContent(Named):
    effect: str


# -- the nomads


class NomadsContent(Named):
    offering: int
    stone_points: int
    camp_tile_influence: int
    village_tile_influence: int
    #: By the copies of the species.
    sets: dict[str, list[int]]


class NomadCardContent(Sourced):
    column: Column
    big: Literal["left", "right"]
    small: Literal["up", "down"]
    labor2: int
    #: The upper and the lower action of each column.
    initiate: tuple[str, str]
    develop: tuple[str, str]
    migrate: tuple[str, str]
    hunt: tuple[str, str]


class MapCardContent(Sourced):
    inner: list[Spot]
    outer: list[Spot]


class Content(TypedDict):
    format: int
    game: GameContent
    limits: Limits
    colours: Colours
    columns: Columns
    rest: Named
    order_track: OrderTrack
    stone_slots: StoneSlots
    megalith_slots: MegalithSlots
    village_slots: VillageSlots
    offering: Offering
    honor: Honor
    graves: Graves
    #: How many of each card a player starts with, and the source.
    start: dict[str, int | str]
    stacks: Stacks
    cards: dict[str, CardContent]
    chiefs: dict[str, ChiefContent]
    setups: dict[str, SetupContent]
    animals: dict[str, AnimalContent]
    stones: dict[str, StoneContent]
    stone_spaces: StoneSpaces
    terrain: dict[str, TerrainContent]
    map: MapContent
    tiles: dict[str, TileContent]
    layouts: dict[str, LayoutContent]
    ice_finds: dict[str, IceFindContent]
    rest_tiles: dict[str, RestTileContent]
    nomads: NomadsContent
    nomad_cards: dict[str, NomadCardContent]
    map_cards: dict[str, MapCardContent]
    #: Not in the file: every effect by how it is written there.
    effects: dict[str, EffectContent]
