"""All event cards are laid out here."""

from __future__ import annotations

from beringia.games.valley.cards.events.card import EVENT_CARDS
from beringia.games.valley.cards.events.summer import SUMMER_CARDS
from beringia.games.valley.cards.events.winter import WINTER_CARDS

EVENT_CARDS.extend([*SUMMER_CARDS, *WINTER_CARDS])

__all__ = ["EVENT_CARDS"]
