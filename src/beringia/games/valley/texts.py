"""Texts with numbers that an owner may correct in the content file; the catalogues call them ``valley-text-...``."""

from __future__ import annotations

from collections.abc import Callable

from beringia.games.valley.event_cards.deck import EVENT_CARDS
from beringia.games.valley.table import Table
from beringia.games.valley.trump_cards.deck import TRUMP_CARDS


def texts(table: Table, tell: Callable[..., str]) -> dict[str, str]:
    """What each card does, and what else the content says, by key."""
    numbers: dict[str, dict[str, int]] = {
        "about": {"settlements": int(table.settlements_to_win)},
        "web-tip-place_settlement": {"settlements": int(table.settlements_to_win)},
        "option-easy_start": {"food": int(table.easy_food)},
    }
    for event in EVENT_CARDS:
        numbers[_key(event.name)] = event.numbers(table)
    for trump in TRUMP_CARDS:
        numbers[_key(trump.name)] = trump.numbers(table)
    return {f"valley-{key}": tell(f"valley-text-{key}", **args) for key, args in numbers.items()}


def _key(card: str) -> str:
    return f"card-{card}"


def drawn_cards(table: Table) -> dict[str, object]:
    """The cards of the content, each with the symbols that make its drawing."""
    icons = {event.name: event.icon for event in EVENT_CARDS} | {trump.name: trump.icon for trump in TRUMP_CARDS}
    return {name: {**card, "icon": icons[name]} for name, card in table.content["cards"].items()}
