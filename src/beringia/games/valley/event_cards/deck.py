"""All event cards by number."""

from __future__ import annotations

from typing import Final

from beringia.games.valley.event_cards.card import EventCard
from beringia.games.valley.event_cards.summer import SUMMER_CARDS
from beringia.games.valley.event_cards.winter import WINTER_CARDS

EVENT_CARDS: Final[list[EventCard]] = [*SUMMER_CARDS, *WINTER_CARDS]
