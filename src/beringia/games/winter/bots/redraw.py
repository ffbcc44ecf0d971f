"""Section 30 of the rules, for searching bots: a position in which all that a seat cannot know is drawn anew."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.terms import (
    ACTION,
    ALL_HEXES,
    DECK,
    ECLIPSE_PILE,
    GRAVES,
    HAND,
    MOST_CULTURE,
    OVER,
    ZONE,
)
from beringia.games.winter.nomads.redraw import redraw_nomads
from beringia.kernel.dice import new_dice, redraw
from beringia.kernel.state import NOBODY
from beringia.kernel.terms import Seat


def determinize(s: WinterState, viewer: Seat, dice_seed: str) -> WinterState:
    """New hands, piles and graves for the others, new decks and face-down tiles, new dice (EW-30.9, EW-30.17)."""
    t = s.copy()
    t.culture = s.culture[:]
    t.animals = s.animals[:]
    fresh = new_dice(dice_seed)
    for index in range(len(fresh)):
        t.dice[index] = fresh[index]
    if t.phase == OVER:
        return t  # everything has been laid open
    for seat in range(t.seats()):
        _redraw_cards(t, Seat(seat), seat == viewer)
    if t.solo == 1:
        redraw_nomads(t)
    redraw(t.dice, t.culture, 0, t.culture_left[0])
    redraw(t.dice, t.culture, MOST_CULTURE, t.culture_left[1])
    redraw(t.dice, t.animals, 0, t.animals_left)
    # The top rest tile is known while it lies face up; of the others nobody knows the order (EW-30.7).
    known: i64 = t.rest_open
    t.rest_stack = t.rest_stack[:]
    redraw(t.dice, t.rest_stack, known, t.rest_size - known)
    _redraw_ice_finds(t)
    if t.turn_seat != viewer:
        # Whether a fresh card of this turn is the one that was buried face down is not known either.
        t.fresh = t.bought
    return t


def _redraw_cards(t: WinterState, seat: Seat, own: bool) -> None:
    """The unknown cards of a player change places among each other. Of the own cards only the order of the deck is
    unknown; of others' also hands, buried hand cards and, until the eclipse, the pile (EW-30.2, EW-30.3, EW-30.4,
    EW-30.5, EW-30.6, EW-30.7, EW-30.8, EW-30.9, EW-30.10, EW-30.11, EW-30.12, EW-30.13, EW-30.14, EW-30.15,
    EW-30.16)."""
    unknown: vec[i64] = vec[i64]()
    count: i64 = t.players[seat].card_count
    for place in range(count):
        if _is_unknown(t, t.cards[seat, place] % ZONE, own):
            unknown = append(unknown, t.cards[seat, place] // ZONE)
    redraw(t.dice, unknown, 0, len(unknown))
    used: i64 = 0
    for place in range(count):
        zone: i64 = t.cards[seat, place] % ZONE
        if _is_unknown(t, zone, own):
            t.cards[seat, place] = unknown[used] * ZONE + zone
            used += 1


def _is_unknown(t: WinterState, zone: i64, own: bool) -> bool:
    """Is a card of this zone hidden from the viewer? (EW-30.3, EW-30.4)."""
    if zone == DECK:
        return True
    if own:
        return False
    return zone == HAND or zone == GRAVES or (zone == ECLIPSE_PILE and t.phase == ACTION)


def _redraw_ice_finds(t: WinterState) -> None:
    """Face-down tiles, and those that were put away unseen (EW-30.8)."""
    unknown: vec[i64] = vec[i64]()
    for tile in range(len(t.content.ice_finds)):
        if not _lies_open(t, tile):
            unknown = append(unknown, tile)
    redraw(t.dice, unknown, 0, len(unknown))
    used: i64 = 0
    t.ice_finds = t.ice_finds[:]
    for hex_ in ALL_HEXES:
        tile = t.ice_finds[hex_]
        if tile != NOBODY and tile % 2 == 0:
            t.ice_finds[hex_] = 2 * unknown[used]
            used += 1


def _lies_open(t: WinterState, tile: i64) -> bool:
    for hex_ in ALL_HEXES:
        if t.ice_finds[hex_] == 2 * tile + 1:
            return True
    return False
