"""Section 17 of the rules, its first part: the trumps in the hands, their deck and discard pile."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.valley.model import events
from beringia.games.valley.model.bits import bit, bits_set, has_bit
from beringia.games.valley.model.state import ValleyState
from beringia.games.valley.model.terms import ALL_TRUMPS, NO_SEAT, Seat, Trump


def hand_size(s: ValleyState, seat: Seat) -> i64:
    return bits_set(s.tribes[seat].hand)


def hand_limit(s: ValleyState) -> i64:
    """VM-17.1, VM-25.4"""
    return s.content.hand_of_many if s.setting.players >= 5 else s.content.hand


def show_card(s: ValleyState, seat: Seat, card: Trump) -> None:
    """A trump is shown and discarded (VM-17.3)."""
    discard(s, seat, bit(card))
    events.TRUMP_PLAYED.tell(s, seat, card)


def discard(s: ValleyState, seat: Seat, cards: i64) -> None:
    """Cards leave a hand for the pile, where everybody sees them."""
    s.tribes[seat].hand &= ~cards
    s.trump_pile |= cards
    for other in s.seats():
        s.tribes[other].known &= ~cards


def draw(s: ValleyState, seat: Seat) -> None:
    """An empty deck is renewed from the discard pile; if both are empty nobody draws (VM-17.2)."""
    if s.trump_deck_size == 0:
        _renew(s)
    if s.trump_deck_size == 0:
        return
    s.trump_deck_size -= 1
    card = Trump(s.trump_deck[s.trump_deck_size])
    s.tribes[seat].hand |= bit(card)
    s.revealed = True
    events.TRUMP_DRAWN.tell(s, seat, card)


def _renew(s: ValleyState) -> None:
    if s.trump_pile == 0:
        return
    deck = s.trump_deck[:]
    for card in ALL_TRUMPS:
        if has_bit(s.trump_pile, card):
            deck[s.trump_deck_size] = card
            s.trump_deck_size += 1
    s.trump_pile = 0
    s.shuffle(deck, 0, s.trump_deck_size)
    s.trump_deck = deck
    events.RESHUFFLED.tell(s, NO_SEAT, events.TRUMP_DECK)


def trump_phase(s: ValleyState) -> None:
    """Phase 9: who is below the limit draws exactly one (VM-17.2)."""
    for turn in range(s.players()):
        seat = s.seat_at(s.start, turn)
        if s.alive(seat) and hand_size(s, seat) < hand_limit(s):
            draw(s, seat)
