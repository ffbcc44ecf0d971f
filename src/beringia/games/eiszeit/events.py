"""The events of Eiszeit: what can be told about a game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beringia.games.eiszeit.terms import AREA, ARMED, CARD, COLOUR, SEAT, WHOSE_SEAT, Area, Card, Colour, Seat
from beringia.kernel.domains import count
from beringia.kernel.events import EventKind, EventSpace
from beringia.kernel.state import NO_SEAT, State

EVENTS: Final = EventSpace()

_COUNT: Final = count(100_000)
_OWNER: Final = ("owner", WHOSE_SEAT)
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


GAME_BEGAN: Final = Counted(EVENTS, "game_began", [("rounds", _COUNT)], clause="EZ-2.9")
HUNTER_PLACED: Final = InArea(EVENTS, "hunter_placed", [_AREA], clause="EZ-8.1")
HUNTER_MOVED: Final = HunterMoves(EVENTS, "hunter_moved", [_OWNER, *_WAY, ("armed", ARMED)], clause="EZ-8.1")
HUNTER_REMOVED: Final = OfHunter(EVENTS, "hunter_removed", [_OWNER, _AREA, ("armed", ARMED)], clause="EZ-11.3")
CLUB_TAKEN: Final = Plain(EVENTS, "club_taken", clause="EZ-9.1")
CLUB_ATTACHED: Final = InArea(EVENTS, "club_attached", [_AREA], clause="EZ-9.3")
CARD_PLAYED: Final = OfCard(EVENTS, "card_played", [_CARD], clause="EZ-5.1")
CARD_COPIED: Final = OfCard(EVENTS, "card_copied", [_CARD], clause="EZ-6.1")
STONES_PAID: Final = Counted(EVENTS, "stones_paid", [_HOW_MANY], clause="EZ-5.2")
STONES_GAINED: Final = Counted(EVENTS, "stones_gained", [("dark", _COUNT), ("light", _COUNT)], clause="EZ-5.7")
OPPONENT_CHOSEN: Final = OfOpponent(EVENTS, "opponent_chosen", [("opponent", SEAT)], clause="EZ-5.10")
MAMMOTH_PLACED: Final = InArea(EVENTS, "mammoth_placed", [_AREA], clause="EZ-8.1")
MAMMOTH_MOVED: Final = OnTheWay(EVENTS, "mammoth_moved", _WAY, clause="EZ-8.1")
MAMMOTH_LEFT: Final = InArea(EVENTS, "mammoth_left", [_AREA], clause="EZ-11.9")
FIRE_MOVED: Final = OnTheWay(EVENTS, "fire_moved", _WAY, clause="EZ-10.14")
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
    clause="EZ-10.17",
)
STOPPED: Final = OfCard(EVENTS, "stopped", [_CARD], clause="EZ-5.12")
DISCARDED: Final = OfHiddenCard(EVENTS, "discarded", [("colour", COLOUR)], _CARD, clause="EZ-7.1")
DREW: Final = OfHiddenCard(EVENTS, "drew", [("colour", COLOUR)], _CARD, clause="EZ-7.4")
RESHUFFLED: Final = OfDeck(EVENTS, "reshuffled", [("colour", COLOUR), _HOW_MANY], clause="EZ-7.9")
SETTLING_ENDED: Final = Plain(EVENTS, "settling_ended", clause="EZ-12.1")
CARD_VOID: Final = OfCard(EVENTS, "card_void", [_CARD, ("stones", _COUNT)], clause="EZ-17.2")
FIRE_REVEALED: Final = InArea(EVENTS, "fire_revealed", [_AREA, ("value", _COUNT)], clause="EZ-13.1")
CONFLICT_BEGAN: Final = InArea(
    EVENTS, "conflict_began", [_AREA, ("hunters", _COUNT), ("limit", _COUNT)], clause="EZ-13.3"
)
CONFLICT_LOST: Final = InArea(EVENTS, "conflict_lost", [_AREA], clause="EZ-13.6")
BOARD_CLEARED: Final = Counted(EVENTS, "board_cleared", [("clubs", _COUNT)], clause="EZ-13.13")
AREA_SCORED: Final = InArea(EVENTS, "area_scored", [_AREA, ("hunters", _COUNT), ("points", _COUNT)], clause="EZ-14.1")
ROUND_SCORED: Final = Counted(EVENTS, "round_scored", [("points", _COUNT), ("total", _COUNT)], clause="EZ-14.1")
GLACIER_TURN: Final = Counted(EVENTS, "glacier_turn", [("by_lot", _COUNT)], clause="EZ-15.3")
GLACIER_LAID: Final = InArea(EVENTS, "glacier_laid", [_AREA], clause="EZ-15.1")
GLACIER_DECLINED: Final = Plain(EVENTS, "glacier_declined", clause="EZ-15.1")
HUNTERS_ICED: Final = InArea(EVENTS, "hunters_iced", [_AREA, _HOW_MANY], clause="EZ-15.4")
MAMMOTHS_ICED: Final = InArea(EVENTS, "mammoths_iced", [_AREA, _HOW_MANY], clause="EZ-15.5")
ROUND_BEGAN: Final = Counted(EVENTS, "round_began", [("round", _COUNT), ("dark", _COUNT)], clause="EZ-16.1")
LEVY_PAID: Final = Counted(EVENTS, "levy_paid", [_HOW_MANY], clause="EZ-16.2")
TURN_BEGAN: Final = Plain(EVENTS, "turn_began", clause="EZ-4.4")
GAME_ENDED: Final = Plain(EVENTS, "game_ended", clause="EZ-18.1")
