"""Section 7 of the rules: hands, decks and discard piles (EZ-1.13).

Every face-down card of a pile is either *seen* (it was played before everybody's eyes) or was discarded by one seat,
which alone knows it.
"""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.eiszeit import events
from beringia.games.eiszeit.state import EiszeitState
from beringia.games.eiszeit.step import EiszeitDecision, EiszeitSeatStep
from beringia.games.eiszeit.terms import (
    CARDS,
    DARK,
    KINDS,
    LIGHT,
    LIGHT_CARDS,
    LIGHT_KINDS,
    Card,
    Colour,
    Seat,
    colour_of,
)
from beringia.games.eiszeit.verbs import DISCARD, DRAW, NO_DISCARD
from beringia.kernel.codes import Refusal
from beringia.kernel.declare import step
from beringia.kernel.terms import NO_SEAT


def deck_start(colour: i64) -> i64:
    return 0 if colour == LIGHT else LIGHT_CARDS


def put_on_deck(s: EiszeitState, card: i64) -> None:
    colour = colour_of(card)
    s.deck[deck_start(colour) + s.deck_size[colour]] = card
    s.deck_size[colour] += 1


def draw(s: EiszeitState, seat: Seat, colour: Colour) -> None:
    """Take the top card of a deck into the hand."""
    s.revealed = True
    s.deck_size[colour] -= 1
    top: i64 = deck_start(colour) + s.deck_size[colour]
    card = Card(s.deck[top])
    s.deck[top] = -1
    s.hand[seat, card] += 1
    events.DREW.tell(s, seat, colour, card)
    reshuffle_if_empty(s, colour)


def reshuffle_if_empty(s: EiszeitState, colour: Colour) -> None:
    """A used-up deck is replaced at once by its discard pile, without the open card (EZ-7.9, EZ-7.10)."""
    if s.deck_size[colour] > 0 or s.pile_size[colour] == 0:
        return
    first: i64 = 0 if colour == LIGHT else LIGHT_KINDS
    last: i64 = LIGHT_KINDS if colour == LIGHT else KINDS
    for card in range(first, last):
        count: i64 = s.seen[card]
        s.seen[card] = 0
        for seat in range(s.seats):
            count += s.discarded[Seat(seat), Card(card)]
            s.discarded[Seat(seat), Card(card)] = 0
        for _ in range(count):
            put_on_deck(s, card)
    s.pile_size[colour] = 0
    s.shuffle(s.deck, deck_start(colour), s.deck_size[colour])
    events.RESHUFFLED.tell(s, NO_SEAT, colour, s.deck_size[colour])


def lay_open(s: EiszeitState, card: Card) -> None:
    """A played card becomes the open card of its pile (EZ-5.1)."""
    colour = colour_of(card)
    covered: i64 = s.open[colour]
    s.open[colour] = card
    if covered >= 0:
        s.seen[covered] += 1
        s.pile_size[colour] += 1
        reshuffle_if_empty(s, colour)


def tuck_cult(s: EiszeitState, card: Card) -> None:
    """A cult card goes face down under the pile of its own colour (EZ-6.3, EZ-6.4)."""
    colour = colour_of(card)
    s.seen[card] += 1
    s.pile_size[colour] += 1
    reshuffle_if_empty(s, colour)


@step
class DiscardCard(EiszeitDecision):
    """Step 2 of a turn: one card of either colour, or none (EZ-7.1)."""

    NAME = "discard"
    KIND = 120
    CLAUSE = "EZ-7.1"
    VERBS = (DISCARD, NO_DISCARD)
    BELOW = ("refill",)
    OF_THE_TURN = True

    def offer(self, s: EiszeitState) -> None:
        s.offer(NO_DISCARD.base)
        for number in range(i64(KINDS)):
            if s.hand[self.seat, Card(number)] > 0:
                s.offer(DISCARD.code(Card(number)))

    def take(self, s: EiszeitState, code: i64) -> None:
        """It goes under its pile, its face unseen by the others (EZ-7.2, EZ-7.3)."""
        if code == NO_DISCARD.base:
            return
        card = DISCARD.read(code)
        colour = colour_of(card)
        s.hand[self.seat, card] -= 1
        s.discarded[self.seat, card] += 1
        s.pile_size[colour] += 1
        events.DISCARDED.tell(s, self.seat, colour, card)
        reshuffle_if_empty(s, colour)

    def refuse(self, s: EiszeitState, code: int) -> Refusal | None:
        return Refusal("eiszeit-why-not-in-hand", "EZ-7.1", {"card": CARDS[DISCARD.read(code)]})


@step
class Refill(EiszeitSeatStep):
    """Step 3 of a turn: cards are drawn one by one, the deck chosen anew for each (EZ-7.4, EZ-7.7)."""

    NAME = "refill"
    KIND = 4
    CLAUSE = "EZ-7.4"
    BELOW = ("end_turn", "play_card")
    OF_THE_TURN = True

    def run(self, s: EiszeitState) -> None:
        refill(s, self.seat)


def refill(s: EiszeitState, seat: Seat) -> None:
    if s.hand_size(seat) < s.content.hand:
        s.push(Refill(seat))
        s.push(DrawCard(seat))


@step
class DrawCard(EiszeitDecision):
    """Either deck (EZ-7.5) - but the full hand may not be of one colour only (EZ-7.6, EZ-7.8). What was drawn is seen
    before the next deck is chosen (EZ-7.7)."""

    NAME = "draw"
    KIND = 121
    CLAUSE = "EZ-7.8"
    VERBS = (DRAW,)
    BELOW = ("refill",)
    OF_THE_TURN = True

    def offer(self, s: EiszeitState) -> None:
        light: i64 = light_in_hand(s, self.seat)
        dark: i64 = s.hand_size(self.seat) - light
        last: i64 = s.content.hand - 1
        if light < last and s.deck_size[LIGHT] > 0:
            s.offer(DRAW.base + LIGHT)
        if dark < last and s.deck_size[DARK] > 0:
            s.offer(DRAW.base + DARK)

    def take(self, s: EiszeitState, code: i64) -> None:
        draw(s, self.seat, DRAW.read(code))

    def refuse(self, s: EiszeitState, code: int) -> Refusal | None:
        return Refusal("eiszeit-why-one-colour", "EZ-7.8")

    def problem(self, s: EiszeitState) -> str:
        return "" if s.hand_size(self.seat) < s.content.hand else "the hand is full"


def light_in_hand(s: EiszeitState, seat: Seat) -> i64:
    total: i64 = 0
    for card in range(i64(LIGHT_KINDS)):
        total += s.hand[seat, Card(card)]
    return total
