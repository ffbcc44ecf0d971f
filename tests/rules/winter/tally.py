"""All that a player has, as numbers: for tests that say completely what has changed."""

from __future__ import annotations

from collections.abc import Mapping

from beringia import Position
from tests.rules.winter.board import hexes, labor, player, seat, view


def tally(position: Position, colour: str) -> dict[str, float]:
    """Goods, cards by zone, pieces at home, camps by hex, and what lies on the table for everybody."""
    own, shown = player(position, colour), view(position)
    numbers: dict[str, float] = {name: own[name] for name in ("food", "tools", "score", "offering", "honor", "camps")}
    numbers |= {
        "villages": own["villages"],
        "built": 10 - own["megaliths"],
        "stones": len(own["stones"]),
        "living": sum(own["living"].values()),
        "tipped": sum(own["tipped"].values()),
        "hand": own["hand_size"],
        "deck": own["deck_size"],
        "discard": len(own["discard"]),
        "played": len(own["played"]),
        "buried": own["buried_size"],
        "labor": labor(position) if shown["turn"] else 0,
        "stacks": sum(shown["stacks"].values()),
        "display": sum(1 for card in shown["culture"]["display"] if card),
        "area": sum(1 for animal in shown["animals"]["area"] if animal),
        "animals": shown["animals"]["deck"],
    }
    return numbers | {name: place["camps"][seat(colour)] for name, place in hexes(position).items()}


def changes(before: dict[str, float], after: dict[str, float]) -> dict[str, float]:
    """What is different, and by how much."""
    return {name: after[name] - value for name, value in before.items() if after[name] != value}


def summed(first: Mapping[str, float], second: Mapping[str, float]) -> dict[str, float]:
    """Two rows of changes as one; what adds up to nothing has not changed."""
    both = {name: first.get(name, 0) + second.get(name, 0) for name in [*first, *second]}
    return {name: value for name, value in both.items() if value}
