"""Section 30 of the rules for learners: what a seat may know of cards and tiles of which nobody knows all."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.winter.model.land import A_HEX
from beringia.games.winter.model.records import Nomads
from beringia.games.winter.model.terms import (
    A_CARD,
    A_CARD_PLACE,
    A_NOMAD_CARD,
    A_REST_TILE,
    A_SEAT,
    A_STACK,
    DECK,
    DECK_SEEN,
    DISCARD_PILE,
    ECLIPSE_PILE,
    ECLIPSE_PILE_USED,
    GRAVES,
    GRAVES_SEEN,
    HAND,
    HAND_SEEN,
    HEXES,
    IN_PLAY,
    KINDS,
    MOST_CARDS,
    MOST_ICE,
    NOMAD_CARDS,
    NOMADS,
    READY,
    SEATS,
    ZONE,
)
from beringia.kernel.domains import FLAG, Domain, count
from beringia.kernel.observing import Entry

_CARDS: Final = count(MOST_CARDS)
_OFFERED: Final = Domain("offering", KINDS + 1)

MORE: Final = (
    Entry("rest_tiles.top", A_REST_TILE.or_nothing(), (), "the top tile, if it lies face up"),
    Entry("fresh", FLAG, (A_STACK,), "stacks from which the viewer has bought in this turn and still holds the card"),
    Entry("ice_finds", count(MOST_ICE + 1), (A_HEX,), "0: none, 1: face down, else 2 + the tile"),
    Entry("own.hand", _CARDS, (A_CARD,), "the viewer's hand"),
    Entry("own.deck", _CARDS, (A_CARD,), "the viewer's deck, in whatever order"),
    Entry("own.buried", _CARDS, (A_CARD,), "the viewer's buried cards"),
    Entry("own.pile", _CARDS, (A_CARD,), "the viewer's eclipse pile"),
    Entry("cards.hand", _CARDS, (A_SEAT,), "how many cards in hand"),
    Entry("cards.deck", _CARDS, (A_SEAT,), "how many cards in the deck"),
    Entry("cards.buried", _CARDS, (A_SEAT,), "how many cards are buried"),
    Entry("cards.pile", _CARDS, (A_SEAT,), "how many cards in the eclipse pile"),
    Entry("discard", _CARDS, (A_SEAT, A_CARD), "discard piles"),
    Entry("played", _CARDS, (A_SEAT, A_CARD), "cards in play, those that are ready included"),
    Entry("ready", _CARDS, (A_SEAT, A_CARD), "cards in play whose ability was not used"),
    Entry("buried_seen", _CARDS, (A_SEAT, A_CARD), "cards buried before everybody's eyes"),
    Entry("pile", _CARDS, (A_SEAT, A_CARD), "eclipse piles, once they are revealed"),
    Entry("nomads.offering", _OFFERED, (A_CARD_PLACE,), "the offering deck from the bottom on: 1 + card, 0 if unknown"),
    Entry("nomads.revealed", count(NOMAD_CARDS), (A_NOMAD_CARD,), "the pile of the nomads, once it is revealed"),
)

# Where the entries for cards begin, from the first of them on; see MORE.
_OWN: Final = 4 * KINDS
_SIZES: Final = 4 * SEATS
_OF_ALL: Final = SEATS * KINDS
#: How many entries are about the cards of players, and about those of the nomads.
CARDS: Final = _OWN + _SIZES + 5 * _OF_ALL
NOMADS_MORE: Final = MOST_CARDS + NOMAD_CARDS


def put_ice_finds(ice_finds: vec[i64], out: vec[i64], at: i64) -> i64:
    """Write what everybody sees of the ice finds; returns where to go on."""
    for hex_ in range(i64(HEXES)):
        tile: i64 = ice_finds[hex_]
        out[at + hex_] = 0 if tile < 0 else 2 + tile // 2 if tile % 2 == 1 else 1
    return at + HEXES


def count_cards(
    cards: vec[i64], seat: i64, count: i64, own: bool, revealed: bool, one: i64, out: vec[i64], at: i64
) -> None:
    """Count the cards of a seat by what may be known of them: ``own`` are the viewer's, ``revealed`` the eclipse piles.
    To uncount them, ``one`` is -1."""
    sizes: i64 = at + _OWN + seat
    of_all: i64 = at + _OWN + _SIZES + seat * KINDS
    first: i64 = seat * MOST_CARDS  # flat: the state cannot be named here
    for place in range(first, first + count):
        card: i64 = cards[place]
        kind: i64 = card // ZONE
        zone: i64 = card % ZONE
        if zone == HAND or zone == HAND_SEEN:
            out[sizes] += one
            if own:
                out[at + kind] += one
        elif zone == DECK or zone == DECK_SEEN:
            out[sizes + SEATS] += one
            if own:
                out[at + KINDS + kind] += one
        elif zone == GRAVES or zone == GRAVES_SEEN:
            out[sizes + 2 * SEATS] += one
            if own:
                out[at + 2 * KINDS + kind] += one
            if zone == GRAVES_SEEN:
                out[of_all + 3 * _OF_ALL + kind] += one
        elif zone == ECLIPSE_PILE or zone == ECLIPSE_PILE_USED:
            out[sizes + 3 * SEATS] += one
            if own:
                out[at + 3 * KINDS + kind] += one
            if revealed:
                out[of_all + 4 * _OF_ALL + kind] += one
        elif zone == DISCARD_PILE:
            out[of_all + kind] += one
        elif zone == IN_PLAY or zone == READY:
            out[of_all + _OF_ALL + kind] += one
            if zone == READY:
                out[of_all + 2 * _OF_ALL + kind] += one


def put_nomads(cards: vec[i64], count: i64, nomads: Nomads, revealed: bool, out: vec[i64], at: i64) -> None:
    """Write what is known of the offering deck, and the pile of the nomads once it is revealed."""
    first: i64 = NOMADS * MOST_CARDS  # flat: the state cannot be named here
    number: i64 = 0
    for place in range(first, first + count):
        card: i64 = cards[place]
        if card % ZONE == DECK_SEEN:
            out[at + number] = 1 + card // ZONE
            number += 1
        elif card % ZONE == DECK:
            number += 1
    if revealed:
        for index in range(nomads.pile_size):
            out[at + MOST_CARDS + nomads.pile[index]] += 1
