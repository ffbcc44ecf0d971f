"""Section 26 of the rules, for searching bots: a position in which all that a seat cannot know is drawn anew."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from beringia.games.valley import steps
from beringia.games.valley.bits import bit, has_bit
from beringia.games.valley.cards import window_bits
from beringia.games.valley.codes import TRUMPS
from beringia.games.valley.state import (
    DECK_OF_TRUMPS,
    DECKS_OF_EVENTS,
    EVENT_DECK,
    FORESEEN,
    HAND,
    KNOWN,
    TRIBE,
    TRUMP_DECK,
    ValleyState,
)
from beringia.games.valley.table import DECK_SIZE
from beringia.games.valley.trumps import can_play, playable
from beringia.kernel.dice import below, new_dice, shuffle


def determinize(s: ValleyState, viewer: i64, dice_seed: str) -> ValleyState:
    """New hands for the others, new decks, new dice; what the viewer has seen stays as it is."""
    t = s.copy()
    fresh = new_dice(dice_seed)
    for index in range(len(fresh)):
        t.dice[index] = fresh[index]
    _redraw_trumps(t, viewer)
    for season in range(i64(2)):
        count: i64 = t.now[EVENT_DECK + season]
        if has_bit(t.of(viewer, FORESEEN), season):
            count -= 1  # the top card is known
        shuffle(t.dice, t.cards, DECKS_OF_EVENTS + season * DECK_SIZE, count)
    return t


def _redraw_trumps(t: ValleyState, viewer: i64) -> None:
    """Collect the unknown trumps, shuffle, and put as many back in every place as were there before."""
    known: i64 = t.of(viewer, KNOWN) | t.of(viewer, HAND)
    unknown: vec[i64] = vec[i64]()
    for number in range(t.now[TRUMP_DECK]):
        unknown = append(unknown, t.cards[DECK_OF_TRUMPS + number])
    for seat in range(t.players()):
        hidden: i64 = t.of(seat, HAND) & ~known
        for card in range(i64(TRUMPS)):
            if has_bit(hidden, card):
                unknown = append(unknown, card)
    shuffle(t.dice, unknown, 0, len(unknown))
    used: i64 = 0
    for number in range(t.now[TRUMP_DECK]):
        t.cards[DECK_OF_TRUMPS + number] = unknown[used]
        used += 1
    for seat in range(t.players()):
        hidden = t.of(seat, HAND) & ~known
        kept: i64 = t.of(seat, HAND) & known
        while hidden != 0:
            hidden &= hidden - 1
            kept |= bit(unknown[used])
            used += 1
        t.tribe[seat * TRIBE + HAND] = kept
    _deal_the_asked(t, viewer, known)
    # What the others have seen of each other's hands is gone with the hands.
    for seat in range(t.players()):
        if seat != viewer:
            t.tribe[seat * TRIBE + KNOWN] = 0


def _deal_the_asked(t: ValleyState, viewer: i64, known: i64) -> None:
    """Who is being asked for a trump holds one that fits: swap one in from the deck if the new hand has none."""
    if t.top_kind() != steps.TRUMP:
        return
    seat: i64 = t.top_seat()
    which: i64 = t.top_argument(0)
    hex_: i64 = t.top_argument(1)
    hidden: i64 = t.of(seat, HAND) & ~known
    if seat == viewer or hidden == 0 or can_play(t, seat, which, hex_):
        return
    size: i64 = t.now[TRUMP_DECK]
    if size == 0:
        return
    start: i64 = below(t.dice, size)
    for number in range(size):
        place: i64 = DECK_OF_TRUMPS + (start + number) % size
        card: i64 = t.cards[place]
        fitting: bool = (window_bits(which) >> card) & 1 == 1
        if fitting and playable(t, seat, which, hex_, card):
            given: i64 = 0
            while (hidden >> given) & 1 == 0:
                given += 1
            t.tribe[seat * TRIBE + HAND] ^= bit(given) | bit(card)
            t.cards[place] = given
            return
