"""The numbers of Eiszeit: areas, cards, colours of cards; what they are called, and what they mean outside."""

from __future__ import annotations

from typing import Final, NewType

from mypy_extensions import i64

from beringia.kernel.domains import MESSAGE, POSSESSOR, TITLE, DomainOf
from beringia.kernel.terms import Seat

#: 0 to 11 here, 1 to 12 for people.
Area = NewType("Area", i64)
#: A kind of card.
Card = NewType("Card", i64)
#: LIGHT or DARK.
Colour = NewType("Colour", i64)

AREAS: Final = 12
SEATS: Final = 5
TILES: Final = 14
LIGHT_KINDS: Final = 14
KINDS: Final = 22
LIGHT_CARDS: Final = 33
ALL_CARDS: Final = 55

LANDSCAPES: Final = ["pasture", "ice_meadow", "mountains", "stone_desert", "forest", "steppe"]
COLOURS: Final = ["red", "yellow", "green", "blue", "black"]

CARDS: Final = [
    *[f"landscape_{landscape}" for landscape in LANDSCAPES],
    "trail", "migration", "mammoth", "fire", "swap", "club", "drive", "cult_light",
    "settle_two", "settle_one", "leave_two", "leave_one", "club_or_march", "mammoth_leaves", "fire_dark", "cult_dark",
]  # fmt: skip

# Cards by number: landscapes are 0 to 5, in the order of LANDSCAPES.
TRAIL_CARD: Final = 6
MIGRATION_CARD: Final = 7
MAMMOTH_CARD: Final = 8
FIRE_CARD: Final = 9
SWAP_CARD: Final = 10
CLUB_CARD: Final = 11
DRIVE_CARD: Final = 12
CULT_LIGHT: Final = 13
SETTLE_TWO: Final = 14
SETTLE_ONE: Final = 15
LEAVE_TWO: Final = 16
LEAVE_ONE: Final = 17
CLUB_OR_MARCH: Final = 18
MAMMOTH_LEAVES_CARD: Final = 19
FIRE_DARK: Final = 20
CULT_DARK: Final = 21

LIGHT: Final = 0
DARK: Final = 1
COLOUR_NAMES: Final = ["light", "dark"]

# What the numbers mean outside.
SEAT: Final = DomainOf(Seat, "seat", SEATS)
WHOSE_SEAT: Final = DomainOf(Seat, "seat", SEATS, reads=POSSESSOR)
AREA: Final = DomainOf(Area, "area", AREAS, first=1)
CARD: Final = DomainOf(Card, "card", names=CARDS, reads=TITLE, group="cards")
COLOUR: Final = DomainOf(Colour, "colour", names=COLOUR_NAMES, reads=MESSAGE, group="colour")
PLAYER_COLOUR: Final = DomainOf(i64, "player_colour", names=COLOURS, reads=MESSAGE, group="colour")
LANDSCAPE: Final = DomainOf(i64, "landscape", names=LANDSCAPES, reads=MESSAGE, group="eiszeit-landscape")
ARMED: Final = DomainOf(i64, "armed", 2)


def colour_of(card: i64) -> Colour:
    return Colour(LIGHT if card < LIGHT_KINDS else DARK)


def is_cult(card: i64) -> bool:
    return card == CULT_LIGHT or card == CULT_DARK


__all__ = ["Area", "Card", "Colour", "Seat"]
