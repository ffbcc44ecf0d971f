"""The events of Eiszeit: what can be told about a game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beringia.games.eiszeit.terms import AREA, ARMED, CARD, COLOUR, SEAT, Area, Card, Colour, Seat
from beringia.kernel.domains import count
from beringia.kernel.events import EventKind, EventSpace
from beringia.kernel.state import NO_SEAT, State

EVENTS: Final = EventSpace()

_COUNT: Final = count(100_000)
_OWNER: Final = ("owner", SEAT)
_AREA: Final = ("area", AREA)
_CARD: Final = ("card", CARD)
_HOW_MANY: Final = ("count", _COUNT)
_WAY: Final = (("from", AREA), ("to", AREA))


class Plain(EventKind):
    def tell(self, s: State, seat: Seat = NO_SEAT) -> None:
        self.note(s, seat)


class Counted(EventKind):
    """With one or two numbers."""

    def tell(self, s: State, seat: Seat, first: i64, second: i64 = 0) -> None:
        self.note(s, seat, first, second)


class InArea(EventKind):
    """In an area, with up to two numbers."""

    def tell(self, s: State, seat: Seat, area: Area, first: i64 = 0, second: i64 = 0) -> None:
        self.note(s, seat, area, first, second)


class OnTheWay(EventKind):
    def tell(self, s: State, seat: Seat, origin: Area, target: Area) -> None:
        self.note(s, seat, origin, target)


class OfCard(EventKind):
    def tell(self, s: State, seat: Seat, card: i64, number: i64 = 0) -> None:
        self.note(s, seat, card, number)


class OfHiddenCard(EventKind):
    """Everybody sees the colour of the card, only its player the card."""

    def tell(self, s: State, seat: Seat, colour: Colour, card: Card) -> None:
        self.note_secret(s, seat, colour, card, seat)


class OfDeck(EventKind):
    def tell(self, s: State, colour: Colour, cards: i64) -> None:
        self.note(s, NO_SEAT, colour, cards)


class OfHunter(EventKind):
    """A hunter is removed: whose, where, with a club or not."""

    def tell(self, s: State, actor: Seat, owner: Seat, area: Area, armed: i64) -> None:
        self.note(s, actor, owner, area, armed)


class HunterMoves(EventKind):
    def tell(self, s: State, actor: Seat, owner: Seat, origin: Area, target: Area, armed: i64) -> None:
        self.note(s, actor, owner, origin, target, armed)


class HuntersSwap(EventKind):
    """Two pieces, each 2 * owner + armed, change places."""

    def tell(self, s: State, actor: Seat, first: i64, first_area: Area, second: i64, second_area: Area) -> None:
        self.note(s, actor, first // 2, first_area, second // 2, second_area, first % 2, second % 2)


class OfOpponent(EventKind):
    def tell(self, s: State, seat: Seat, opponent: Seat) -> None:
        self.note(s, seat, opponent)


GAME_BEGAN: Final = Counted(EVENTS, "game_began", [("rounds", _COUNT)])
HUNTER_PLACED: Final = InArea(EVENTS, "hunter_placed", [_AREA])
HUNTER_MOVED: Final = HunterMoves(EVENTS, "hunter_moved", [_OWNER, *_WAY, ("armed", ARMED)])
HUNTER_REMOVED: Final = OfHunter(EVENTS, "hunter_removed", [_OWNER, _AREA, ("armed", ARMED)])
CLUB_TAKEN: Final = Plain(EVENTS, "club_taken")
CLUB_ATTACHED: Final = InArea(EVENTS, "club_attached", [_AREA])
CARD_PLAYED: Final = OfCard(EVENTS, "card_played", [_CARD])
CARD_COPIED: Final = OfCard(EVENTS, "card_copied", [_CARD])
STONES_PAID: Final = Counted(EVENTS, "stones_paid", [_HOW_MANY])
STONES_GAINED: Final = Counted(EVENTS, "stones_gained", [("dark", _COUNT), ("light", _COUNT)])
OPPONENT_CHOSEN: Final = OfOpponent(EVENTS, "opponent_chosen", [("opponent", SEAT)])
MAMMOTH_PLACED: Final = InArea(EVENTS, "mammoth_placed", [_AREA])
MAMMOTH_MOVED: Final = OnTheWay(EVENTS, "mammoth_moved", _WAY)
MAMMOTH_LEFT: Final = InArea(EVENTS, "mammoth_left", [_AREA])
FIRE_MOVED: Final = OnTheWay(EVENTS, "fire_moved", _WAY)
SWAPPED: Final = HuntersSwap(
    EVENTS,
    "swapped",
    [
        ("first", SEAT),
        ("first_area", AREA),
        ("second", SEAT),
        ("second_area", AREA),
        ("first_armed", ARMED),
        ("second_armed", ARMED),
    ],
)
STOPPED: Final = OfCard(EVENTS, "stopped", [_CARD])
DISCARDED: Final = OfHiddenCard(EVENTS, "discarded", [("colour", COLOUR)], _CARD)
DREW: Final = OfHiddenCard(EVENTS, "drew", [("colour", COLOUR)], _CARD)
RESHUFFLED: Final = OfDeck(EVENTS, "reshuffled", [("colour", COLOUR), _HOW_MANY])
SETTLING_ENDED: Final = Plain(EVENTS, "settling_ended")
CARD_VOID: Final = OfCard(EVENTS, "card_void", [_CARD, ("stones", _COUNT)])
FIRE_REVEALED: Final = InArea(EVENTS, "fire_revealed", [_AREA, ("value", _COUNT)])
CONFLICT_BEGAN: Final = InArea(EVENTS, "conflict_began", [_AREA, ("hunters", _COUNT), ("limit", _COUNT)])
CONFLICT_LOST: Final = InArea(EVENTS, "conflict_lost", [_AREA])
BOARD_CLEARED: Final = Counted(EVENTS, "board_cleared", [("clubs", _COUNT)])
AREA_SCORED: Final = InArea(EVENTS, "area_scored", [_AREA, ("hunters", _COUNT), ("points", _COUNT)])
ROUND_SCORED: Final = Counted(EVENTS, "round_scored", [("points", _COUNT), ("total", _COUNT)])
GLACIER_TURN: Final = Counted(EVENTS, "glacier_turn", [("by_lot", _COUNT)])
GLACIER_LAID: Final = InArea(EVENTS, "glacier_laid", [_AREA])
GLACIER_DECLINED: Final = Plain(EVENTS, "glacier_declined")
HUNTERS_ICED: Final = InArea(EVENTS, "hunters_iced", [_AREA, _HOW_MANY])
MAMMOTHS_ICED: Final = InArea(EVENTS, "mammoths_iced", [_AREA, _HOW_MANY])
ROUND_BEGAN: Final = Counted(EVENTS, "round_began", [("round", _COUNT), ("dark", _COUNT)])
LEVY_PAID: Final = Counted(EVENTS, "levy_paid", [_HOW_MANY])
TURN_BEGAN: Final = Plain(EVENTS, "turn_began")
GAME_ENDED: Final = Plain(EVENTS, "game_ended")
