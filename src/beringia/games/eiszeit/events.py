"""The events of Eiszeit: what can be told about a game."""

from __future__ import annotations

from typing import Final

from beringia.games.eiszeit.terms import AREA, ARMED, CARD, COLOUR, SEAT, WHOSE_SEAT
from beringia.kernel.domains import count
from beringia.kernel.event_kinds import event
from beringia.kernel.events import EventSpace

EVENTS: Final = EventSpace()

_COUNT: Final = count(100_000)
_OWNER: Final = ("owner", WHOSE_SEAT)
_AREA: Final = ("area", AREA)
_CARD: Final = ("card", CARD)
_HOW_MANY: Final = ("count", _COUNT)
_WAY: Final = (("from", AREA), ("to", AREA))


GAME_BEGAN: Final = event(EVENTS, "game_began", ("rounds", _COUNT), clause="EZ-2.9")
HUNTER_PLACED: Final = event(EVENTS, "hunter_placed", _AREA, clause="EZ-8.1")
HUNTER_MOVED: Final = event(EVENTS, "hunter_moved", _OWNER, *_WAY, ("armed", ARMED), clause="EZ-8.1")
HUNTER_REMOVED: Final = event(EVENTS, "hunter_removed", _OWNER, _AREA, ("armed", ARMED), clause="EZ-11.3")
CLUB_TAKEN: Final = event(EVENTS, "club_taken", clause="EZ-9.1")
CLUB_ATTACHED: Final = event(EVENTS, "club_attached", _AREA, clause="EZ-9.3")
CARD_PLAYED: Final = event(EVENTS, "card_played", _CARD, clause="EZ-5.1")
CARD_COPIED: Final = event(EVENTS, "card_copied", _CARD, clause="EZ-6.1")
STONES_PAID: Final = event(EVENTS, "stones_paid", _HOW_MANY, clause="EZ-5.2")
STONES_GAINED: Final = event(EVENTS, "stones_gained", ("dark", _COUNT), ("light", _COUNT), clause="EZ-5.7")
OPPONENT_CHOSEN: Final = event(EVENTS, "opponent_chosen", ("opponent", SEAT), clause="EZ-5.10")
MAMMOTH_PLACED: Final = event(EVENTS, "mammoth_placed", _AREA, clause="EZ-8.1")
MAMMOTH_MOVED: Final = event(EVENTS, "mammoth_moved", *_WAY, clause="EZ-8.1")
MAMMOTH_LEFT: Final = event(EVENTS, "mammoth_left", _AREA, clause="EZ-11.9")
FIRE_MOVED: Final = event(EVENTS, "fire_moved", *_WAY, clause="EZ-10.14")
SWAPPED: Final = event(
    EVENTS,
    "swapped",
    ("first", SEAT),
    ("first_area", AREA),
    ("second", SEAT),
    ("second_area", AREA),
    ("first_armed", ARMED),
    ("second_armed", ARMED),
    clause="EZ-10.17",
)
STOPPED: Final = event(EVENTS, "stopped", _CARD, clause="EZ-5.12")
# Others learn only the colour (EZ-19.7).
DISCARDED: Final = event(EVENTS, "discarded", ("colour", COLOUR), secret=_CARD, clause="EZ-7.1")
DREW: Final = event(EVENTS, "drew", ("colour", COLOUR), secret=_CARD, clause="EZ-7.4")
RESHUFFLED: Final = event(EVENTS, "reshuffled", ("colour", COLOUR), _HOW_MANY, clause="EZ-7.9")
SETTLING_ENDED: Final = event(EVENTS, "settling_ended", clause="EZ-12.1")
CARD_VOID: Final = event(EVENTS, "card_void", _CARD, ("stones", _COUNT), clause="EZ-17.2")
FIRE_REVEALED: Final = event(EVENTS, "fire_revealed", _AREA, ("value", _COUNT), clause="EZ-13.1")
CONFLICT_BEGAN: Final = event(EVENTS, "conflict_began", _AREA, ("hunters", _COUNT), ("limit", _COUNT), clause="EZ-13.3")
CONFLICT_LOST: Final = event(EVENTS, "conflict_lost", _AREA, clause="EZ-13.6")
BOARD_CLEARED: Final = event(EVENTS, "board_cleared", ("clubs", _COUNT), clause="EZ-13.13")
AREA_SCORED: Final = event(EVENTS, "area_scored", _AREA, ("hunters", _COUNT), ("points", _COUNT), clause="EZ-14.1")
ROUND_SCORED: Final = event(EVENTS, "round_scored", ("points", _COUNT), ("total", _COUNT), clause="EZ-14.1")
GLACIER_TURN: Final = event(EVENTS, "glacier_turn", ("by_lot", _COUNT), clause="EZ-15.3")
GLACIER_LAID: Final = event(EVENTS, "glacier_laid", _AREA, clause="EZ-15.1")
GLACIER_DECLINED: Final = event(EVENTS, "glacier_declined", clause="EZ-15.1")
HUNTERS_ICED: Final = event(EVENTS, "hunters_iced", _AREA, _HOW_MANY, clause="EZ-15.4")
MAMMOTHS_ICED: Final = event(EVENTS, "mammoths_iced", _AREA, _HOW_MANY, clause="EZ-15.5")
ROUND_BEGAN: Final = event(EVENTS, "round_began", ("round", _COUNT), ("dark", _COUNT), clause="EZ-16.1")
LEVY_PAID: Final = event(EVENTS, "levy_paid", _HOW_MANY, clause="EZ-16.2")
TURN_BEGAN: Final = event(EVENTS, "turn_began", clause="EZ-4.4")
GAME_ENDED: Final = event(EVENTS, "game_ended", clause="EZ-18.1")
