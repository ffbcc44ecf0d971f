"""Section 30 of the rules, alone: what the player cannot know of the nomads, drawn anew."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from beringia.games.winter.codes import BIT, DISPLAY
from beringia.games.winter.state import (
    CARDS,
    CULTURE,
    CULTURE_LEFT,
    DECK,
    GONE,
    GRAVES,
    MAP_DECK,
    MAPS_LEFT,
    MOST_CARDS,
    NOMAD_DECK,
    NOMAD_LEFT,
    NOMAD_PILE,
    NOMAD_PILE_CARD,
    NOMADS,
    OWN,
    PHASE,
    ZONE,
    WinterState,
)
from beringia.games.winter.state import ECLIPSE as ECLIPSE_PHASE
from beringia.games.winter.table import MOST_CULTURE
from beringia.kernel.dice import shuffle


def redraw_nomads(t: WinterState) -> None:
    """Their offering deck and unseen graves, their deck and eclipse pile, the map deck (EW-30.7, EW-30.10)."""
    for era in range(i64(2)):
        _redraw_culture(t, era)
    _redraw_nomad_cards(t)
    shuffle(t.dice, t.nomad, MAP_DECK, t.nomad[MAPS_LEFT])


def _redraw_culture(t: WinterState, era: i64) -> None:
    """All cards of an era that the player has not seen change places: those of the deck, of the offering deck and of
    the graves of the nomads, and those that left the game unseen."""
    known: i64 = t.nomad[GONE]
    for place in range(i64(DISPLAY)):
        if t.board[CULTURE + place] >= 0:
            known |= BIT[t.board[CULTURE + place]]
    for side in range(t.players()):
        for place in range(side * MOST_CARDS, side * MOST_CARDS + t.own[side * OWN + CARDS]):
            if side != NOMADS or not _is_unseen(t.cards[place]):
                known |= BIT[t.cards[place] // ZONE]
    unknown: vec[i64] = vec[i64]()
    for kind in range(t.table.kinds):
        if t.table.era[kind] == era + 1 and known & BIT[kind] == 0:
            unknown = append(unknown, kind)
    shuffle(t.dice, unknown, 0, len(unknown))
    used: i64 = 0
    for place in range(t.now[CULTURE_LEFT + era]):
        t.culture[era * MOST_CULTURE + place] = unknown[used]
        used += 1
    start: i64 = NOMADS * MOST_CARDS
    for place in range(start, start + t.own[NOMADS * OWN + CARDS]):
        card: i64 = t.cards[place]
        if _is_unseen(card) and t.table.era[card // ZONE] == era + 1:
            t.cards[place] = unknown[used] * ZONE + card % ZONE
            used += 1


def _is_unseen(card: i64) -> bool:
    return card % ZONE == DECK or card % ZONE == GRAVES


def _redraw_nomad_cards(t: WinterState) -> None:
    """The deck and, until it is revealed in the eclipse, their pile."""
    unknown: vec[i64] = vec[i64]()
    for n in range(t.nomad[NOMAD_LEFT]):
        unknown = append(unknown, t.nomad[NOMAD_DECK + n])
    piled: i64 = 0 if t.now[PHASE] == ECLIPSE_PHASE else t.nomad[NOMAD_PILE]
    for n in range(piled):
        unknown = append(unknown, t.nomad[NOMAD_PILE_CARD + n])
    shuffle(t.dice, unknown, 0, len(unknown))
    for n in range(t.nomad[NOMAD_LEFT]):
        t.nomad[NOMAD_DECK + n] = unknown[n]
    for n in range(piled):
        t.nomad[NOMAD_PILE_CARD + n] = unknown[t.nomad[NOMAD_LEFT] + n]
