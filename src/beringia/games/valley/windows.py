"""Section 17 of the rules, its second part: the windows, and who is asked for which trump when."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.valley import steps
from beringia.games.valley.bits import bit, has_bit
from beringia.games.valley.cards import ANY_OWN, W4_END, W4_LAST, W5_ANIMALS, W5_CAPTURE, W6_FEED, W7_END, W8_SOW
from beringia.games.valley.codes import PASS, PLAY
from beringia.games.valley.hands import show_card
from beringia.games.valley.state import ValleyState
from beringia.games.valley.terms import NOWHERE, Hex, Seat, Trump, Window
from beringia.games.valley.trump_cards.deck import AT_ANY_TIME, TRUMP_CARDS, played_in
from beringia.kernel.state import NOBODY


def open_window(s: ValleyState, owner: Seat, window: Window, hex_: Hex, passed: i64) -> None:
    """Ask, in turn order, the players who hold a trump that can be played now (VM-17.6 to VM-17.8)."""
    # Who is asked and who is not says something about secret hands.
    s.revealed = True
    for turn in range(s.players()):
        seat = s.seat_at(s.start, turn)
        if has_bit(passed, seat) or (owner != NOBODY and owner != seat) or not s.alive(seat):
            continue
        if can_play(s, seat, window, hex_):
            s.push(steps.TRUMP, seat, window, hex_, passed)
            return


def belongs_to_one(window: Window) -> bool:
    """VM-17.8: windows of a single player."""
    return window == W4_LAST or window == W5_CAPTURE or window == W5_ANIMALS or window == W6_FEED or window == W8_SOW


def playable(s: ValleyState, seat: Seat, window: Window, hex_: Hex, card: Trump) -> bool:
    return TRUMP_CARDS[card].playable(s, seat, window, hex_)


def can_play(s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
    """Does this seat hold any trump that is playable in this window?"""
    cards: i64 = s.tribes[seat].hand & played_in(window)
    card: i64 = 0
    while cards != 0:
        if cards & 1 == 1 and playable(s, seat, window, hex_, Trump(card)):
            return True
        cards >>= 1
        card += 1
    return False


def offer_playable(s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> None:
    cards: i64 = s.tribes[seat].hand & played_in(window)
    card: i64 = 0
    while cards != 0:
        if cards & 1 == 1 and playable(s, seat, window, hex_, Trump(card)):
            s.offer(PLAY + card)
        cards >>= 1
        card += 1


def offer_window(s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> None:
    s.offer(PASS)
    offer_playable(s, seat, window, hex_)


def take_window(s: ValleyState, seat: Seat, window: Window, hex_: Hex, passed: i64, code: i64) -> None:
    """After a play everybody is asked again (VM-17.7)."""
    owner = seat if belongs_to_one(window) else Seat(NOBODY)
    if code == PASS:
        s.push(steps.WINDOW, owner, window, hex_, passed | bit(seat))
        return
    s.push(steps.WINDOW, owner, window, hex_, 0)
    card = Trump(code - PLAY)
    show_card(s, seat, card)
    if window == W4_LAST or window == W4_END or window == W7_END:
        s.push(steps.CLEAN)  # somebody may have died by it
    TRUMP_CARDS[card].play(s, seat, hex_)


# -- Espionage and Intuition


def offer_any_time(s: ValleyState, seat: Seat) -> None:
    """They are offered beside every real decision of their holder (VM-17.11)."""
    if s.tribes[seat].hand & AT_ANY_TIME != 0:
        offer_playable(s, seat, ANY_OWN, NOWHERE)


def is_any_time(code: i64) -> bool:
    """Does this choice play one of them?"""
    return code >= PLAY and code < PLAY + len(TRUMP_CARDS) and has_bit(AT_ANY_TIME, code - PLAY)


def play_any_time(s: ValleyState, seat: Seat, code: i64) -> None:
    card = Trump(code - PLAY)
    show_card(s, seat, card)
    TRUMP_CARDS[card].play(s, seat, NOWHERE)
