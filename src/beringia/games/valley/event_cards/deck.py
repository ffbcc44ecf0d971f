"""All event cards are laid out here."""

from __future__ import annotations

from beringia.games.valley.event_cards.card import EVENT_CARDS
from beringia.games.valley.event_cards.summer import SUMMER_CARDS
from beringia.games.valley.event_cards.winter import WINTER_CARDS

EVENT_CARDS.extend([*SUMMER_CARDS, *WINTER_CARDS])

__all__ = ["EVENT_CARDS"]
