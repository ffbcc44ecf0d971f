"""The view of Eiszeit (see ``view``). Types only."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from beringia.kernel.view_types import AnyView


class PlayerView(TypedDict):
    seat: int
    colour: str
    score: int
    stones: int
    clubs: int
    reserve: int
    on_board: int
    light: int
    dark: int
    #: Only the own one.
    hand: NotRequired[list[str]]


class AreaView(TypedDict):
    area: int
    landscape: str
    ice: bool
    mammoths: int
    fires: int
    #: By seat.
    hunters: list[int]
    armed: list[int]


class PileView(TypedDict):
    deck: int
    open: str | None
    pile: int


class SupplyView(TypedDict):
    dark: int
    light: int
    mammoths: int
    clubs: int
    fires: int


class View(AnyView):
    seats: int
    phase: Literal["preround", "settle", "scoring", "glacier", "over"]
    round: int
    rounds: int
    turn: int
    ended_by: int | None
    card: str | None
    card_player: int | None
    players: list[PlayerView]
    areas: list[AreaView]
    supply: SupplyView
    cards: dict[Literal["light", "dark"], PileView]
