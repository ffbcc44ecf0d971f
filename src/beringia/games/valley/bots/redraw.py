"""Section 26 of the rules, for searching bots: a position in which all that a seat cannot know is drawn anew."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from beringia.games.valley.model.bits import bit, has_bit
from beringia.games.valley.model.state import ValleyState
from beringia.games.valley.model.terms import ALL_TRUMPS, DECK_SIZE, Seat
from beringia.kernel.dice import new_dice, redraw


def determinize(s: ValleyState, viewer: Seat, dice_seed: str) -> ValleyState:
    """New hands for the others, new decks, new dice; what the viewer has seen stays as it is."""
    t = s.copy()
    t.trump_deck = s.trump_deck[:]
    t.event_deck = s.event_deck[:]
    fresh = new_dice(dice_seed)
    for index in range(len(fresh)):
        t.dice[index] = fresh[index]
    _redraw_trumps(t, viewer)
    for season in range(i64(2)):
        count: i64 = t.event_deck_size[season]
        if has_bit(t.tribes[viewer].foreseen, season):
            count -= 1  # the top card is known
        redraw(t.dice, t.event_deck, season * DECK_SIZE, count)  # a stretch of the flat array
    return t


def _redraw_trumps(t: ValleyState, viewer: Seat) -> None:
    """Collect the unknown trumps, shuffle, and put as many back in every place as were there before."""
    known: i64 = t.tribes[viewer].known | t.tribes[viewer].hand
    unknown: vec[i64] = vec[i64]()
    for number in range(t.trump_deck_size):
        unknown = append(unknown, t.trump_deck[number])
    for seat in t.seats():
        hidden: i64 = t.tribes[seat].hand & ~known
        for card in ALL_TRUMPS:
            if has_bit(hidden, card):
                unknown = append(unknown, card)
    redraw(t.dice, unknown, 0, len(unknown))
    used: i64 = 0
    for number in range(t.trump_deck_size):
        t.trump_deck[number] = unknown[used]
        used += 1
    for seat in t.seats():
        hidden = t.tribes[seat].hand & ~known
        kept: i64 = t.tribes[seat].hand & known
        while hidden != 0:
            hidden &= hidden - 1
            kept |= bit(unknown[used])
            used += 1
        t.tribes[seat].hand = kept
    # What the others have seen of each other's hands is gone with the hands.
    for seat in t.seats():
        if seat != viewer:
            t.tribes[seat].known = 0
