"""The content of Eiszeit, as it is sent (see ``content.toml``). Types only."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from beringia.kernel.content_types import Colours, Named, Sourced


class GameContent(Sourced):
    players: list[int]
    rounds: list[int]
    hunters: int
    clubs: int
    mammoths: int
    stones: int
    stones_each: int
    hand: int
    deal_light: int
    deal_dark: int
    preround: int
    stones_forbid_dark: int
    least_dark_supply: int
    base_limit: int


class FireTiles(Sourced):
    #: Of the values 0, 1 and 2.
    copies: list[int]


class Points(Sourced):
    per_hunter: list[int]


class ScoreTrack(Sourced):
    length: int


class Flags(Sourced):
    light_cult_dark_at_8: bool
    refill_after_last_stone: bool


class SetupContent(Sourced):
    iced: list[int]
    mammoths: list[int]
    mammoth_supply: int
    dark_supply: int


class UpperEdge(Sourced):
    areas: list[int]


class AreaContent(Sourced):
    landscape: str


class Borders(Sourced):
    pairs: list[tuple[int, int]]


class CardContent(Named):
    #: Of light cards; three for a mammoth: a new one, to a neighbouring area, to any other.
    cost: NotRequired[int | list[int]]
    #: Of dark cards.
    gain: NotRequired[int]


class Content(TypedDict):
    format: int
    game: GameContent
    colours: Colours
    fire_tiles: FireTiles
    points: Points
    score_track: ScoreTrack
    flags: Flags
    #: By the number of players.
    setup: dict[Literal["3", "4", "5"], SetupContent]
    upper_edge: UpperEdge
    areas: dict[str, AreaContent]
    borders: list[Borders]
    #: How often each card is in its deck, and the source.
    copies: dict[str, int | str]
    cards: dict[str, CardContent]
