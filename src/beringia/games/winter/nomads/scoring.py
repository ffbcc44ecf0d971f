"""Section 27 of the rules: the eclipse labor of the nomads, and their own ways in the final scoring."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.winter.model import events
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.terms import ALL_SPECIES, GRAVES, GRAVES_SEEN, NOMADS, ZONE, NomadCard
from beringia.kernel.terms import NO_SEAT


def reveal_pile(s: WinterState) -> None:
    """The labor of their pile and of the newest face-up card (EW-27.1)."""
    halves: i64 = 0
    for n in range(s.nomads.pile_size):
        halves += _labor(s, NomadCard(s.nomads.pile[n]))
    halves += _labor(s, NomadCard(s.nomads.row[s.nomads.row_size - 1]))
    s.players[NOMADS].pile_half_labor = halves
    events.PILE_COUNTED.tell(s, NOMADS, halves)


def _labor(s: WinterState, card: NomadCard) -> i64:
    events.NOMADS_PILE_CARD.tell(s, NO_SEAT, card, s.content.nomads.half_labor[card])
    return s.content.nomads.half_labor[card]


# -- the final scoring


def card_points(s: WinterState, seen_only: bool) -> i64:
    """Printed on their buried culture cards; the offering deck does not count (EW-27.8)."""
    total: i64 = 0
    for place in range(s.players[NOMADS].card_count):
        zone: i64 = s.cards[NOMADS, place] % ZONE
        if zone == GRAVES_SEEN or (zone == GRAVES and not seen_only):
            total += s.content.vp[s.cards[NOMADS, place] // ZONE]
    return total


def animal_points(s: WinterState) -> i64:
    """By the copies of the species, no jokers (EW-27.9)."""
    total: i64 = 0
    for animal in ALL_SPECIES:
        owned: i64 = s.living[NOMADS, animal]
        if owned > 0:
            total += s.content.nomads.points_for(s.content.animal_copies[animal], owned)
    return total
