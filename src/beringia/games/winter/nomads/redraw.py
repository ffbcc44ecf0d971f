"""Section 30 of the rules, alone: what the player cannot know of the nomads, drawn anew."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.terms import BIT, DECK, DISPLAY, GRAVES, NOMADS, ZONE
from beringia.games.winter.model.terms import ECLIPSE as ECLIPSE_PHASE
from beringia.kernel.dice import redraw
from beringia.kernel.terms import Seat


def redraw_nomads(t: WinterState) -> None:
    """Their offering deck and unseen graves, their deck and eclipse pile, the map deck (EW-30.7, EW-30.10)."""
    for era in range(i64(2)):
        _redraw_culture(t, era)
    _redraw_nomad_cards(t)
    redraw(t.dice, t.nomads.map_deck, 0, t.nomads.maps_left)


def _redraw_culture(t: WinterState, era: i64) -> None:
    """All cards of an era that the player has not seen change places: those of the deck, of the offering deck and of
    the graves of the nomads, and those that left the game unseen."""
    known: i64 = t.nomads.gone
    for place in range(i64(DISPLAY)):
        if t.display[place] >= 0:
            known |= BIT[t.display[place]]
    for side in range(t.sides):
        for place in range(t.players[side].card_count):
            card: i64 = t.cards[Seat(side), place]
            if side != NOMADS or not _is_unseen(card):
                known |= BIT[card // ZONE]
    unknown: vec[i64] = vec[i64]()
    for kind in range(t.content.kinds):
        if t.content.era[kind] == era + 1 and known & BIT[kind] == 0:
            unknown = append(unknown, kind)
    redraw(t.dice, unknown, 0, len(unknown))
    used: i64 = 0
    for place in range(t.culture_left[era]):
        t.culture[era, place] = unknown[used]
        used += 1
    for place in range(t.players[NOMADS].card_count):
        card = t.cards[NOMADS, place]
        if _is_unseen(card) and t.content.era[card // ZONE] == era + 1:
            t.cards[NOMADS, place] = unknown[used] * ZONE + card % ZONE
            used += 1


def _is_unseen(card: i64) -> bool:
    return card % ZONE == DECK or card % ZONE == GRAVES


def _redraw_nomad_cards(t: WinterState) -> None:
    """The deck and, until it is revealed in the eclipse, their pile."""
    unknown: vec[i64] = vec[i64]()
    for n in range(t.nomads.deck_size):
        unknown = append(unknown, t.nomads.deck[n])
    piled: i64 = 0 if t.phase == ECLIPSE_PHASE else t.nomads.pile_size
    for n in range(piled):
        unknown = append(unknown, t.nomads.pile[n])
    redraw(t.dice, unknown, 0, len(unknown))
    for n in range(t.nomads.deck_size):
        t.nomads.deck[n] = unknown[n]
    for n in range(piled):
        t.nomads.pile[n] = unknown[t.nomads.deck_size + n]
