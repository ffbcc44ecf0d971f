"""The event cards of sections 5, 19 and 20 as piles: drawn, lying open, discarded, made anew."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.valley.model import events
from beringia.games.valley.model.bits import bit
from beringia.games.valley.model.state import ValleyState
from beringia.games.valley.model.terms import DECK_SIZE, NO_SEAT, SUMMER, SUMMER_EVENTS, WINTER, Event, Season
from beringia.kernel.state import replaced


def top_card(s: ValleyState, season: Season) -> Event:
    return Event(s.event_deck[season, s.event_deck_size[season] - 1])


def renew(s: ValleyState, season: Season) -> None:
    """An empty deck is made anew from its discard pile (VM-5.6)."""
    if s.event_deck_size[season] > 0:
        return
    count: i64 = s.event_pile_size[season]
    s.event_deck = s.event_deck[:]
    for place in range(count):
        s.event_deck[season, place] = s.event_pile[season, place]
    s.shuffle(s.event_deck, season * DECK_SIZE, count)  # a stretch of the flat array
    s.event_deck_size = replaced(s.event_deck_size, season, count)
    s.event_pile_size = replaced(s.event_pile_size, season, 0)
    events.RESHUFFLED.tell(s, NO_SEAT, season)


def draw(s: ValleyState) -> Event:
    """The next card of the season; nobody knows the top of the deck any more."""
    season = s.season
    renew(s, season)
    card = top_card(s, season)
    s.event_deck_size = replaced(s.event_deck_size, season, s.event_deck_size[season] - 1)
    for seat in s.seats():
        s.tribes[seat].foreseen &= ~bit(season)
    s.revealed = True
    events.EVENT_DRAWN.tell(s, NO_SEAT, card)
    return card


def discard(s: ValleyState, card: Event) -> None:
    season = SUMMER if card < SUMMER_EVENTS else WINTER
    size: i64 = s.event_pile_size[season]
    s.event_pile = s.event_pile[:]
    s.event_pile[season, size] = card
    s.event_pile_size = replaced(s.event_pile_size, season, size + 1)


def put_away(s: ValleyState, card: Event) -> None:
    """A lasting effect ends, and all copies of its card are discarded (VM-5.5)."""
    while s.open[card] > 0:
        s.open = replaced(s.open, card, s.open[card] - 1)
        discard(s, card)
        events.EVENT_OVER.tell(s, NO_SEAT, card)
