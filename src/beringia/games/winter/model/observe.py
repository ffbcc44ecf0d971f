"""Section 30 of the rules for learners: what a seat may know of cards and tiles of which nobody knows all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.winter.model.land import A_HEX
from beringia.games.winter.model.terms import (
    A_CARD,
    A_CARD_PLACE,
    A_NOMAD_CARD,
    A_REST_TILE,
    A_SEAT,
    A_STACK,
    ACTION,
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
    STACKS,
    ZONE,
)
from beringia.kernel.domains import FLAG, Domain, count
from beringia.kernel.observing import Entry, clear, put_bits
from beringia.kernel.terms import Seat

if TYPE_CHECKING:
    from beringia.games.winter.model.state import WinterState

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


def cards_and_tiles(s: WinterState, viewer: i64, out: vec[i64], at: i64) -> i64:
    """Write what ``MORE`` tells."""
    out[at] = s.rest_stack[0] if s.rest_open == 1 else -1
    put_bits(out, at + 1, s.fresh if s.turn_seat == viewer else 0, STACKS)
    at += 1 + STACKS
    for hex_ in range(i64(HEXES)):
        tile: i64 = s.ice_finds[hex_]
        out[at + hex_] = 0 if tile < 0 else 2 + tile // 2 if tile % 2 == 1 else 1
    at += HEXES
    for seat in range(s.sides):
        _count_cards(s, seat, seat == viewer, 1, out, at)
    at += _OWN + _SIZES + 5 * _OF_ALL
    if s.solo == 1:
        clear(out, at, MOST_CARDS + NOMAD_CARDS)
        _nomads(s, out, at)
    return at + MOST_CARDS + NOMAD_CARDS


def take_back_cards(s: WinterState, viewer: i64, out: vec[i64], at: i64) -> None:
    """Uncount the cards: everything else is written anew every time."""
    for seat in range(s.sides):
        _count_cards(s, seat, seat == viewer, -1, out, at + 1 + STACKS + HEXES)


def _count_cards(s: WinterState, seat: i64, own: bool, one: i64, out: vec[i64], at: i64) -> None:
    sizes: i64 = at + _OWN + seat
    of_all: i64 = at + _OWN + _SIZES + seat * KINDS
    for place in range(s.players[seat].card_count):
        card: i64 = s.cards[Seat(seat), place]
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
            if s.phase > ACTION:
                out[of_all + 4 * _OF_ALL + kind] += one
        elif zone == DISCARD_PILE:
            out[of_all + kind] += one
        elif zone == IN_PLAY or zone == READY:
            out[of_all + _OF_ALL + kind] += one
            if zone == READY:
                out[of_all + 2 * _OF_ALL + kind] += one


def _nomads(s: WinterState, out: vec[i64], at: i64) -> None:
    number: i64 = 0
    for place in range(s.players[NOMADS].card_count):
        card: i64 = s.cards[NOMADS, place]
        if card % ZONE == DECK_SEEN:
            out[at + number] = 1 + card // ZONE
            number += 1
        elif card % ZONE == DECK:
            number += 1
    if s.phase > ACTION:
        for index in range(s.nomads.pile_size):
            out[at + MOST_CARDS + s.nomads.pile[index]] += 1
