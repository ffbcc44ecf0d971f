"""Section 11 of the rules: the preparation phase."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.winter import cards, happenings, hunt, nomads, rest, steps
from beringia.games.winter.codes import BIT, DISPLAY
from beringia.games.winter.state import (
    CHIEF_AT,
    CULTURE,
    CULTURE_LEFT,
    GONE,
    ORDER,
    OWN,
    REST_TILES,
    ROUND,
    SOLO,
    SYMBOL,
    TRIBE_AT,
    TURNS,
    WinterState,
)
from beringia.games.winter.table import MOST_CULTURE
from beringia.kernel.state import NOBODY


def prepare(s: WinterState) -> None:
    """The next round (EW-11.2 to EW-11.10)."""
    s.now[ROUND] += 1
    s.now[TURNS] = 0
    s.emit(happenings.ROUND_BEGAN, NOBODY, s.now[ROUND])
    for column in range(i64(4)):
        s.now[SYMBOL + column] = NOBODY
    for seat in range(s.players()):
        s.own[seat * OWN + CHIEF_AT] = NOBODY
        for space in range(i64(5)):
            s.own[seat * OWN + TRIBE_AT + space] = 0
    hunt.fill_area(s)
    if s.now[ROUND] == s.table.era_rounds + 1:
        # Era I ends: its cards leave the game (EW-11.6, EW-11.8).
        for place in range(i64(DISPLAY)):
            kind: i64 = s.board[CULTURE + place]
            if kind != NOBODY and s.now[SOLO] == 1:
                s.nomad[GONE] |= BIT[kind]
            s.board[CULTURE + place] = NOBODY
        s.now[CULTURE_LEFT] = 0
    fill_display(s)
    for position in range(s.players()):
        seat = s.now[ORDER + position]
        if s.is_nomads(seat):
            nomads.new_deck(s)
            continue
        for _ in range(s.table.prepare_draw):
            # With nothing left to draw the missing cards lapse (EW-2.14).
            if not cards.draw(s, seat):
                break
    if s.now[REST_TILES] == 1:
        rest.next_tile(s)
    s.push_step(steps.TURN, s.now[ORDER])


def fill_display(s: WinterState) -> None:
    """Up to 8 cards of the era, the free places in index order (EW-3.5, EW-11.5 to EW-11.9)."""
    era: i64 = 1 if s.second_era() else 0
    for place in range(i64(DISPLAY)):
        if s.board[CULTURE + place] == NOBODY and s.now[CULTURE_LEFT + era] > 0:
            s.revealed = True
            s.now[CULTURE_LEFT + era] -= 1
            kind: i64 = s.culture[era * MOST_CULTURE + s.now[CULTURE_LEFT + era]]
            s.board[CULTURE + place] = kind
            s.emit(happenings.CULTURE_LAID, NOBODY, kind, place)
