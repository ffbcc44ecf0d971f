"""The event cards of sections 5, 19 and 20 as piles: drawn, lying open, discarded, made anew."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.valley import happenings
from beringia.games.valley.bits import bit
from beringia.games.valley.state import ValleyState
from beringia.games.valley.table import SUMMER, WINTER
from beringia.games.valley.terms import SUMMER_EVENTS, Event, Season
from beringia.kernel.state import NOBODY


def renew(s: ValleyState, season: Season) -> None:
    """An empty deck is made anew from its discard pile (VM-5.6)."""
    cards = s.event_decks[season]
    if cards.deck_size > 0:
        return
    count: i64 = cards.pile_size
    for number in range(count):
        cards.deck[number] = cards.pile[number]
        cards.pile[number] = 0
    cards.deck_size = count
    cards.pile_size = 0
    s.shuffle(cards.deck, 0, count)
    s.emit(happenings.RESHUFFLED, NOBODY, season)


def draw(s: ValleyState) -> Event:
    """The next card of the season; nobody knows the top of the deck any more."""
    renew(s, s.season)
    cards = s.event_decks[s.season]
    card = cards.top()
    cards.deck_size -= 1
    cards.deck[cards.deck_size] = 0
    for seat in s.seats():
        s.tribes[seat].foreseen &= ~bit(s.season)
    s.revealed = True
    s.emit(happenings.EVENT_DRAWN, NOBODY, card)
    return card


def discard(s: ValleyState, card: Event) -> None:
    cards = s.event_decks[SUMMER if card < SUMMER_EVENTS else WINTER]
    cards.pile[cards.pile_size] = card
    cards.pile_size += 1


def put_away(s: ValleyState, card: Event) -> None:
    """A lasting effect ends, and all copies of its card are discarded (VM-5.5)."""
    while s.open[card] > 0:
        s.open[card] -= 1
        discard(s, card)
        s.emit(happenings.EVENT_OVER, NOBODY, card)
