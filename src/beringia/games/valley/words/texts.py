"""Texts with numbers that an owner may correct in the content file; the catalogues call them ``valley-text-...``."""

from __future__ import annotations

from collections.abc import Callable

from beringia.games.valley.cards.events.deck import EVENT_CARDS
from beringia.games.valley.cards.trumps.deck import TRUMP_CARDS
from beringia.games.valley.model.content import Content


def texts(content: Content, tell: Callable[..., str]) -> dict[str, str]:
    """What each card does, and what else the content says, by key."""
    numbers: dict[str, dict[str, int]] = {
        "about": {"settlements": int(content.settlements_to_win)},
        "web-tip-place_settlement": {"settlements": int(content.settlements_to_win)},
        "option-easy_start": {"food": int(content.easy_food)},
    }
    for event in EVENT_CARDS:
        numbers[_key(event.name)] = event.numbers(content)
    for trump in TRUMP_CARDS:
        numbers[_key(trump.name)] = trump.numbers(content)
    return {f"valley-{key}": tell(f"valley-text-{key}", **args) for key, args in numbers.items()}


def _key(card: str) -> str:
    return f"card-{card}"


def drawn_cards(content: Content) -> dict[str, object]:
    """The cards of the content, each with the symbols that make its drawing."""
    icons = {event.name: event.icon for event in EVENT_CARDS} | {trump.name: trump.icon for trump in TRUMP_CARDS}
    return {name: {**card, "icon": icons[name]} for name, card in content.file["cards"].items()}
