"""Section 19 of the rules, for searching bots: a position in which all that a seat cannot know is drawn anew."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from beringia.games.eiszeit.cards import deck_start
from beringia.games.eiszeit.state import EiszeitState
from beringia.games.eiszeit.terms import DARK, KINDS, LIGHT, LIGHT_KINDS, TILES, Card, Seat
from beringia.kernel.dice import new_dice, redraw


def determinize(s: EiszeitState, viewer: i64, dice_seed: str) -> EiszeitState:
    """New hands for the others, new decks, new fires, new dice; what the viewer has seen stays as it is."""
    t = s.copy()
    fresh = new_dice(dice_seed)
    for index in range(len(fresh)):
        t.dice[index] = fresh[index]
    _redraw_cards(t, viewer, LIGHT)
    _redraw_cards(t, viewer, DARK)
    # While tiles lie face down nobody knows any of them, in the areas or in the supply (EZ-19.4).
    values = t.tile_value[:]
    redraw(t.dice, values, 0, TILES)
    t.tile_value = values
    return t


def _redraw_cards(t: EiszeitState, viewer: i64, colour: i64) -> None:
    """Collect all unknown cards of a colour, shuffle, and put as many back in every place as were there before."""
    first: i64 = 0 if colour == LIGHT else LIGHT_KINDS
    last: i64 = LIGHT_KINDS if colour == LIGHT else KINDS
    unknown: vec[i64] = vec[i64]()
    start: i64 = deck_start(colour)
    for index in range(t.deck_size[colour]):
        unknown = append(unknown, t.deck[start + index])
    hand_sizes: vec[i64] = vec[i64]()
    discard_sizes: vec[i64] = vec[i64]()
    for seat in range(t.seats):
        in_hand: i64 = 0
        in_pile: i64 = 0
        if seat != viewer:
            for card in range(first, last):
                held, discarded = t.hand[Seat(seat), Card(card)], t.discarded[Seat(seat), Card(card)]
                for _ in range(held + discarded):
                    unknown = append(unknown, card)
                in_hand += held
                in_pile += discarded
                t.hand[Seat(seat), Card(card)] = 0
                t.discarded[Seat(seat), Card(card)] = 0
        hand_sizes = append(hand_sizes, in_hand)
        discard_sizes = append(discard_sizes, in_pile)
    redraw(t.dice, unknown, 0, len(unknown))
    used: i64 = 0
    for seat in range(t.seats):
        for _ in range(hand_sizes[seat]):
            t.hand[Seat(seat), Card(unknown[used])] += 1
            used += 1
        for _ in range(discard_sizes[seat]):
            t.discarded[Seat(seat), Card(unknown[used])] += 1
            used += 1
    for index in range(t.deck_size[colour]):
        t.deck[start + index] = unknown[used]
        used += 1
