"""Sections 4, 5, 6 and 12 of the rules: a settle turn, playing a card, cult cards, the end of settling."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.eiszeit import cards, happenings, steps
from beringia.games.eiszeit.codes import COPY, KINDS, LIGHT_KINDS, OPPONENT, PLAY
from beringia.games.eiszeit.light import mammoth_possible
from beringia.games.eiszeit.pieces import forget_moved, pay
from beringia.games.eiszeit.state import (
    CARD,
    CARD_PLAYER,
    DARK_STONES,
    ENDED_BY,
    LIGHT_STONES,
    RICH,
    TURN_SEAT,
    EiszeitState,
)
from beringia.games.eiszeit.table import (
    CULT_DARK,
    CULT_LIGHT,
    DARK,
    LIGHT,
    MAMMOTH_CARD,
    SETTLE_ONE,
    SETTLE_TWO,
)
from beringia.kernel.state import NOBODY


def begin_turn(s: EiszeitState, seat: i64) -> None:
    """Play a card, perhaps discard one, refill (EZ-4.4)."""
    s.now[TURN_SEAT] = seat
    s.now[RICH] = 1 if s.stones[seat] >= s.table.stones_forbid_dark else 0
    s.emit(happenings.TURN_BEGAN, seat)
    s.push(steps.END_TURN, seat)
    s.push(steps.AFTER_ACTION, seat)
    s.push(steps.PLAY_CARD, seat)
    # Only where the last turn of settling has no refill (EZ-12.3) can a hand still be short here.
    cards.refill(s, seat)


def after_action(s: EiszeitState, seat: i64) -> None:
    """Discard and refill; the turn that ended settling may go without (EZ-12.3, EZ-17.5)."""
    s.now[CARD] = NOBODY
    s.now[CARD_PLAYER] = NOBODY
    forget_moved(s)
    if s.now[ENDED_BY] != NOBODY and (s.last_round() or not s.table.refill_after_last_stone):
        return
    s.push(steps.REFILL, seat)
    s.push(steps.DISCARD_CARD, seat)


def end_turn(s: EiszeitState, seat: i64) -> None:
    if s.now[ENDED_BY] == NOBODY:
        s.push(steps.TURN, s.after(seat))
    else:
        s.emit(happenings.SETTLING_ENDED, s.now[ENDED_BY])
        s.push(steps.CONFLICTS)


# -- which cards may be played


def is_cult(card: i64) -> bool:
    return card == CULT_LIGHT or card == CULT_DARK


def payable(s: EiszeitState, seat: i64, card: i64) -> bool:
    """A light card needs its full cost (EZ-5.3); Mammoth needs a choice that can be paid (EZ-10.13)."""
    if card == MAMMOTH_CARD:
        return mammoth_possible(s, seat)
    return s.stones[seat] >= s.table.cost[card]


def may_copy(s: EiszeitState, seat: i64, cult: i64, colour: i64) -> bool:
    """May this cult card be used for the open card of a colour? (EZ-6.6 to EZ-6.10)"""
    if s.open[colour] < 0:
        return False
    if colour == LIGHT:
        return payable(s, seat, s.open[LIGHT])
    if s.now[RICH] == 0:
        return True
    return cult == CULT_LIGHT and s.table.light_cult_dark_at_8


def playable(s: EiszeitState, seat: i64, card: i64) -> bool:
    """May this hand card be played as it is meant? (EZ-5.3 to EZ-5.6, EZ-6.11)"""
    if is_cult(card):
        return may_copy(s, seat, card, LIGHT) or may_copy(s, seat, card, DARK)
    if card < LIGHT_KINDS:
        return payable(s, seat, card)
    return s.now[RICH] == 0


def offer_cards(s: EiszeitState, seat: i64) -> None:
    for card in range(i64(KINDS)):
        if s.hand[seat * KINDS + card] > 0 and playable(s, seat, card):
            s.offer(PLAY + card)
    if s.offered == 0:
        # Nothing can be played: a blank cult card it must be (EZ-6.12).
        blank: i64 = CULT_LIGHT if s.now[RICH] == 1 else CULT_DARK
        if s.hand[seat * KINDS + blank] > 0:
            s.offer(PLAY + blank)


# -- playing a card


def take_card(s: EiszeitState, seat: i64, code: i64) -> None:
    card: i64 = code - PLAY
    blank: bool = is_cult(card) and not playable(s, seat, card)
    s.hand[seat * KINDS + card] -= 1
    s.now[CARD] = card
    s.now[CARD_PLAYER] = seat
    s.emit(happenings.CARD_PLAYED, seat, card)
    if not is_cult(card):
        cards.lay_open(s, card)
        _use(s, seat, card)
        return
    cards.tuck_cult(s, card)
    if blank:
        s.emit(happenings.STOPPED, seat, card)
    else:
        s.push(steps.CULT_CHOICE, seat, card)


def offer_cult(s: EiszeitState, seat: i64, cult: i64) -> None:
    """One of the two open cards (EZ-6.1)."""
    if may_copy(s, seat, cult, LIGHT):
        s.offer(COPY + LIGHT)
    if may_copy(s, seat, cult, DARK):
        s.offer(COPY + DARK)


def take_cult(s: EiszeitState, seat: i64, code: i64) -> None:
    """The chosen card counts as played by him (EZ-6.2)."""
    card: i64 = s.open[code - COPY]
    s.now[CARD] = card
    s.emit(happenings.CARD_COPIED, seat, card)
    _use(s, seat, card)


def _use(s: EiszeitState, seat: i64, card: i64) -> None:
    if card < LIGHT_KINDS:
        pay(s, seat, s.table.cost[card])
        s.push(steps.ACT, seat, card)
    elif _gain_stones(s, seat, card):
        if card == SETTLE_TWO or card == SETTLE_ONE:
            _all_opponents_act(s, seat, card)
        else:
            s.push(steps.CHOOSE_OPPONENT, seat, card)


def _gain_stones(s: EiszeitState, seat: i64, card: i64) -> bool:
    """Take the gain of a dark card; False if the card is void because it ends the last round (EZ-17.2 to EZ-17.4)."""
    gain: i64 = s.table.gain[card]
    dark: i64 = min(gain, s.supply[DARK_STONES])
    if dark == s.supply[DARK_STONES]:
        # The last stone of the dark supply is gone: settling ends with this turn (EZ-12.1, EZ-12.4).
        s.now[ENDED_BY] = seat
        if s.last_round():
            s.supply[DARK_STONES] = 0
            s.supply[LIGHT_STONES] += dark
            s.emit(happenings.CARD_VOID, seat, card, dark)
            return False
    # What the dark supply lacks comes from the light one, as far as that goes (EZ-5.8, EZ-5.9).
    light: i64 = min(gain - dark, s.supply[LIGHT_STONES])
    s.supply[DARK_STONES] -= dark
    s.supply[LIGHT_STONES] -= light
    s.stones[seat] += dark + light
    s.emit(happenings.STONES_GAINED, seat, dark, light)
    return True


def _all_opponents_act(s: EiszeitState, seat: i64, card: i64) -> None:
    """Clockwise from the left neighbour (EZ-5.11). The agenda is a stack, so the last to act is put on it first."""
    players: i64 = s.players()
    distance: i64 = players - 1
    while distance > 0:
        s.push(steps.ACT, (seat + distance) % players, card)
        distance -= 1


def offer_opponents(s: EiszeitState, seat: i64) -> None:
    """Any one opponent, never himself (EZ-5.10)."""
    for other in range(s.players()):
        if other != seat:
            s.offer(OPPONENT + other)


def take_opponent(s: EiszeitState, seat: i64, card: i64, code: i64) -> None:
    s.emit(happenings.OPPONENT_CHOSEN, seat, code - OPPONENT)
    s.push(steps.ACT, code - OPPONENT, card)
