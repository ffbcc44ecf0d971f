"""What an event card is."""

from __future__ import annotations

from typing import Final

from beringia.games.valley.model.card_terms import EVENT_NAMES
from beringia.games.valley.model.content import Content
from beringia.games.valley.model.state import ValleyState
from beringia.games.valley.model.terms import Event


class EventCard:
    """One event card. As it stands here it works by lying open: the rules it changes look for it."""

    card: Final[Event]
    name: Final[str]
    icon: Final[list[str]]

    def __init__(self, name: str, icon: str) -> None:
        self.card = Event(EVENT_NAMES.index(name))
        self.name = name
        self.icon = icon.split()  # the symbols that make its drawing

    def numbers(self, content: Content) -> dict[str, int]:
        """The numbers in its text."""
        return {}

    def strike(self, s: ValleyState) -> None:
        """What happens when it is drawn."""

    def ends_drought(self) -> bool:
        """VM-19.10"""
        return False

    def comes_too_late(self, s: ValleyState) -> bool:
        """It has no effect any more, and does not lie open."""
        return False


#: All event cards by number; they are laid out in ``deck.py``.
EVENT_CARDS: Final[list[EventCard]] = []
