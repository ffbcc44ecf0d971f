"""Section 8 of the rules: phase 4, the tribes move. The turn of a player, and the trumps of a march."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.valley import fire, happenings, march, steps
from beringia.games.valley.cards import FLIGHT, W4_END, W4_LAST, W4_TURN
from beringia.games.valley.codes import END, FOUND, PLAY
from beringia.games.valley.hands import show_card
from beringia.games.valley.pieces import abandon, may_found
from beringia.games.valley.state import BY_PAIR, ValleyState
from beringia.games.valley.terms import ALL_HEXES, HEXES, NOWHERE, TRUMPS, Group, Hex, Seat, Trump
from beringia.games.valley.trump_cards.deck import TRUMP_CARDS, played_in
from beringia.games.valley.windows import offer_playable
from beringia.kernel.state import NOBODY


def turn(s: ValleyState, number: i64, first: Seat) -> None:
    """In turn order every player takes one turn (VM-8.1); after the last one the window at the end of the phase."""
    # What a seat is asked now depends on its secret hand.
    s.revealed = True
    for hex_ in ALL_HEXES:
        s.founded[hex_] = 0
    if number == s.players():
        s.push(steps.COUPLES)
        s.push(steps.WINDOW, NOBODY, W4_END, NOWHERE)
        return
    s.push(steps.TURN, NOBODY, number + 1, first)
    seat = s.seat_at(first, number)
    if not s.alive(seat):
        return
    s.on_turn = seat
    s.emit(happenings.TURN_BEGAN, seat)
    fire.catch(s, seat, True)
    s.push(steps.WINDOW, seat, W4_LAST, NOWHERE)
    s.push(steps.TURN_ACTION, seat)


def couples(s: ValleyState) -> None:
    """From the end of phase 4 of the next round on a couple's settlement needs a woman (VM-21.38)."""
    for hex_ in ALL_HEXES:
        since: i64 = s.couple[hex_]
        if since > 0 and since < s.round:
            s.couple[hex_] = 0
            abandon(s, hex_)


def offer_turn(s: ValleyState, seat: Seat) -> None:
    """Marches, foundings, trumps, the end of the turn."""
    s.offer(END)
    for hex_ in ALL_HEXES:
        if s.persons(seat, hex_) > 1 and march.founders_there(s, seat, hex_, BY_PAIR) and may_found(s, seat, hex_):
            s.offer(FOUND + hex_)
    march.offer_marches(s, seat)
    offer_playable(s, seat, W4_TURN, NOWHERE)


def take_turn(s: ValleyState, seat: Seat, code: i64) -> None:
    if code == END:
        return
    if code >= PLAY and code < PLAY + TRUMPS:
        s.push(steps.TURN_ACTION, seat)
        show_card(s, seat, Trump(code - PLAY))
        TRUMP_CARDS[code - PLAY].play(s, seat, NOWHERE)
    elif code >= FOUND and code < FOUND + HEXES:
        march.take_found(s, seat, code)
    else:
        march.take_march(s, seat, code)


def offer_step(s: ValleyState, seat: Seat, hex_: Hex, group: Group, so_far: i64) -> None:
    """Each next hex, to stop, and the trumps of a march."""
    march.offer_steps(s, seat, hex_, group, so_far)
    cards: i64 = s.tribes[seat].hand & played_in(W4_TURN)
    card: i64 = 0
    while cards != 0:
        if cards & 1 == 1 and TRUMP_CARDS[card].playable_on_march(s, seat, hex_, group, so_far):
            s.offer(PLAY + card)
        cards >>= 1
        card += 1


def take_step(s: ValleyState, seat: Seat, hex_: Hex, group: Group, so_far: i64, code: i64) -> None:
    if code < PLAY or code >= PLAY + TRUMPS:
        march.take_step(s, seat, hex_, group, so_far, code)
        return
    show_card(s, seat, Trump(code - PLAY))
    TRUMP_CARDS[code - PLAY].play_on_march(s, seat, hex_, group, so_far)


def take_wolves(s: ValleyState, seat: Seat, hex_: Hex, purpose: i64, group: Group, wolves: i64) -> None:
    """The group is complete: it marches, or a trump says where it goes."""
    complete: i64 = group + 256 * wolves
    if purpose == march.TO_MARCH or purpose == march.TO_FLEE:
        s.push(steps.STEP, seat, hex_, complete, 0)
    elif purpose == march.TO_ESCAPE:
        s.push(steps.CARD_TARGET, seat, FLIGHT, hex_, complete)
    else:
        s.push(steps.CARD_TARGET, seat, purpose - 1, hex_, complete)
