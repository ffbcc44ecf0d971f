"""The events of Eiszeit: what can be told about a game."""

from __future__ import annotations

from typing import Final

from beringia.games.eiszeit.table import CARDS, COLOUR_NAMES
from beringia.kernel.events import EventKind, EventSpace

GAME_BEGAN: Final = 0
HUNTER_PLACED: Final = 1
HUNTER_MOVED: Final = 2
HUNTER_REMOVED: Final = 3
CLUB_TAKEN: Final = 4
CLUB_ATTACHED: Final = 5
CARD_PLAYED: Final = 6
CARD_COPIED: Final = 7
STONES_PAID: Final = 8
STONES_GAINED: Final = 9
OPPONENT_CHOSEN: Final = 10
MAMMOTH_PLACED: Final = 11
MAMMOTH_MOVED: Final = 12
MAMMOTH_LEFT: Final = 13
FIRE_MOVED: Final = 14
SWAPPED: Final = 15
STOPPED: Final = 16
DISCARDED: Final = 17
DREW: Final = 18
RESHUFFLED: Final = 19
SETTLING_ENDED: Final = 20
CARD_VOID: Final = 21
FIRE_REVEALED: Final = 22
CONFLICT_BEGAN: Final = 23
CONFLICT_LOST: Final = 24
BOARD_CLEARED: Final = 25
AREA_SCORED: Final = 26
ROUND_SCORED: Final = 27
GLACIER_TURN: Final = 28
GLACIER_LAID: Final = 29
GLACIER_DECLINED: Final = 30
HUNTERS_ICED: Final = 31
MAMMOTHS_ICED: Final = 32
ROUND_BEGAN: Final = 33
LEVY_PAID: Final = 34
TURN_BEGAN: Final = 35
GAME_ENDED: Final = 36

_AREAS: Final = list(range(1, 13))

EVENTS: Final = EventSpace(
    [
        EventKind("game_began", [("rounds", "count")]),
        EventKind("hunter_placed", [("area", "area")]),
        EventKind("hunter_moved", [("owner", "seat"), ("from", "area"), ("to", "area")]),
        EventKind("hunter_removed", [("owner", "seat"), ("area", "area")]),
        EventKind("club_taken"),
        EventKind("club_attached", [("area", "area")]),
        EventKind("card_played", [("card", "card")]),
        EventKind("card_copied", [("card", "card")]),
        EventKind("stones_paid", [("count", "count")]),
        EventKind("stones_gained", [("dark", "count"), ("light", "count")]),
        EventKind("opponent_chosen", [("opponent", "seat")]),
        EventKind("mammoth_placed", [("area", "area")]),
        EventKind("mammoth_moved", [("from", "area"), ("to", "area")]),
        EventKind("mammoth_left", [("area", "area")]),
        EventKind("fire_moved", [("from", "area"), ("to", "area")]),
        EventKind("swapped", [("first", "seat"), ("first_area", "area"), ("second", "seat"), ("second_area", "area")]),
        EventKind("stopped", [("card", "card")]),
        EventKind("discarded", [("colour", "colour")], ("card", "card")),
        EventKind("drew", [("colour", "colour")], ("card", "card")),
        EventKind("reshuffled", [("colour", "colour"), ("count", "count")]),
        EventKind("settling_ended"),
        EventKind("card_void", [("card", "card"), ("stones", "count")]),
        EventKind("fire_revealed", [("area", "area"), ("value", "count")]),
        EventKind("conflict_began", [("area", "area"), ("hunters", "count"), ("limit", "count")]),
        EventKind("conflict_lost", [("area", "area")]),
        EventKind("board_cleared", [("clubs", "count")]),
        EventKind("area_scored", [("area", "area"), ("hunters", "count"), ("points", "count")]),
        EventKind("round_scored", [("points", "count"), ("total", "count")]),
        EventKind("glacier_turn", [("by_lot", "count")]),
        EventKind("glacier_laid", [("area", "area")]),
        EventKind("glacier_declined"),
        EventKind("hunters_iced", [("area", "area"), ("count", "count")]),
        EventKind("mammoths_iced", [("area", "area"), ("count", "count")]),
        EventKind("round_began", [("round", "count"), ("dark", "count")]),
        EventKind("levy_paid", [("count", "count")]),
        EventKind("turn_began"),
        EventKind("game_ended"),
    ],
    {"area": _AREAS, "card": CARDS, "colour": COLOUR_NAMES},
)
