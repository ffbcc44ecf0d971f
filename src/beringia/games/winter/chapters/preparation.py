"""Section 11 of the rules: the preparation phase."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.winter.cards import cards
from beringia.games.winter.chapters import hunt, rest
from beringia.games.winter.model import events
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.terms import BIT, COLUMNS, DISPLAY, NO_SPACE, Card
from beringia.games.winter.nomads import turn as nomad_turn
from beringia.kernel.state import NOBODY, replaced
from beringia.kernel.terms import NO_SEAT, Seat


def prepare(s: WinterState) -> None:
    """EW-2.26, EW-11.2, EW-11.3, EW-11.4, EW-11.5, EW-11.6, EW-11.7, EW-11.8, EW-11.9, EW-11.10"""
    s.round += 1
    s.turns = 0
    events.ROUND_BEGAN.tell(s, NO_SEAT, s.round)
    s.symbols = vec[i64]([NOBODY] * COLUMNS)
    tribe_at = s.tribe_at[:]
    for place in range(len(tribe_at)):  # flat: all seats, all spaces
        tribe_at[place] = 0
    s.tribe_at = tribe_at
    for seat in s.everybody:
        s.players[seat].chief_at = NO_SPACE
    hunt.fill_area(s)
    if s.round == s.content.era_rounds + 1:
        # Era I ends: its cards leave the game (EW-11.6, EW-11.8).
        for card in s.display:
            if card != NOBODY and s.solo == 1:
                s.nomads.gone |= BIT[card]
        s.display = vec[i64]([NOBODY] * DISPLAY)
        s.culture_left = replaced(s.culture_left, 0, 0)
    fill_display(s)
    for position in range(s.sides):
        seat = Seat(s.order[position])
        if s.is_nomads(seat):
            nomad_turn.new_deck(s)
            continue
        for _ in range(s.content.prepare_draw):
            # With nothing left to draw the missing cards lapse (EW-2.14).
            if not cards.draw(s, seat):
                break
    if s.options.rest_tiles == 1:
        rest.next_tile(s)


def fill_display(s: WinterState) -> None:
    """Up to 8 cards of the era, the free places in index order (EW-3.5, EW-11.5, EW-11.6, EW-11.7, EW-11.8, EW-11.9,
    EW-24.14)."""
    era: i64 = 1 if s.second_era() else 0
    left: i64 = s.culture_left[era]
    for place in range(i64(DISPLAY)):
        if s.display[place] == NOBODY and left > 0:
            s.revealed = True
            left -= 1
            card: i64 = s.culture[era, left]
            s.culture_left = replaced(s.culture_left, era, left)
            s.display = replaced(s.display, place, card)
            events.CULTURE_LAID.tell(s, NO_SEAT, Card(card), place)
