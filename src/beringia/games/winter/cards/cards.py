"""Sections 1, 2b and 14 of the rules: the cards of a player - drawing, discarding, burying.

All cards of a player lie in one list, each with its zone, in the order in which they came to where they are. A card
that moves goes to the end of the list; so the last card of a zone is the one that came there last.
"""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64, mypyc_attr

from beringia.games.winter.cards.gains import Gain
from beringia.games.winter.model import events
from beringia.games.winter.model.language import BURY
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.step import MaySkip, WinterDecision
from beringia.games.winter.model.terms import (
    BIT,
    DECK,
    DISCARD_PILE,
    ECLIPSE,
    ECLIPSE_PILE,
    ECLIPSE_PILE_USED,
    GRAVES,
    GRAVES_SEEN,
    HAND,
    HAND_SEEN,
    IN_PLAY,
    MOST_CARDS,
    READY,
    ZONE,
    Card,
    Stack,
)
from beringia.games.winter.model.verbs import (
    BURY_CARD,
    DISCARD_CARD,
    FROM_DISCARD,
    FROM_HAND,
    FROM_PILE,
    FROM_PLAYED,
    SKIP,
)
from beringia.kernel.codes import Argument, Refusal, Verb
from beringia.kernel.declare import step
from beringia.kernel.domains import count
from beringia.kernel.fields import Field
from beringia.kernel.terms import Seat

# -- the list


def add(s: WinterState, seat: Seat, kind: Card, zone: i64) -> None:
    """A new card of the player."""
    count: i64 = s.players[seat].card_count
    s.cards[seat, count] = kind * ZONE + zone
    s.players[seat].card_count = count + 1


def move(s: WinterState, seat: Seat, place: i64, zone: i64) -> None:
    """The card at a place of the list goes to a zone, as its last card."""
    last: i64 = s.players[seat].card_count - 1
    kind = Card(s.cards[seat, place] // ZONE)
    while place < last:
        s.cards[seat, place] = s.cards[seat, place + 1]
        place += 1
    s.cards[seat, last] = kind * ZONE + zone


def size(s: WinterState, seat: Seat, zone: i64) -> i64:
    """Number of cards in a zone."""
    total: i64 = 0
    for place in range(s.players[seat].card_count):
        if s.cards[seat, place] % ZONE == zone:
            total += 1
    return total


def kinds(s: WinterState, seat: Seat, zone: i64, other: i64) -> i64:
    """Which kinds of cards lie in either of two zones: one bit each."""
    found: i64 = 0
    for place in range(s.players[seat].card_count):
        card: i64 = s.cards[seat, place]
        if card % ZONE == zone or card % ZONE == other:
            found |= BIT[card // ZONE]
    return found


def find(s: WinterState, seat: Seat, kind: Card, zone: i64) -> i64:
    """Place of a card in the list, or -1."""
    wanted: i64 = kind * ZONE + zone
    for place in range(s.players[seat].card_count):
        if s.cards[seat, place] == wanted:
            return place
    return -1


def copies(s: WinterState, seat: Seat, kind: Card, zone: i64) -> i64:
    wanted: i64 = kind * ZONE + zone
    total: i64 = 0
    for place in range(s.players[seat].card_count):
        if s.cards[seat, place] == wanted:
            total += 1
    return total


def move_all(s: WinterState, seat: Seat, zone: i64, to: i64) -> None:
    """All cards of a zone go to another one, in their order."""
    left: i64 = s.players[seat].card_count
    place: i64 = 0
    while left > 0:
        if s.cards[seat, place] % ZONE == zone:
            move(s, seat, place, to)
        else:
            place += 1
        left -= 1


def to_discard(s: WinterState, seat: Seat, zone: i64, other: i64) -> None:
    """All cards of two zones go to the discard pile, in their order."""
    left: i64 = s.players[seat].card_count
    place: i64 = 0
    while left > 0:
        found: i64 = s.cards[seat, place] % ZONE
        if found == zone or found == other:
            move(s, seat, place, DISCARD_PILE)
        else:
            place += 1
        left -= 1


# -- the hand


def hand_size(s: WinterState, seat: Seat) -> i64:
    return size(s, seat, HAND) + size(s, seat, HAND_SEEN)


def hand_kinds(s: WinterState, seat: Seat) -> i64:
    return kinds(s, seat, HAND, HAND_SEEN)


def may_hold(s: WinterState, seat: Seat) -> i64:
    """The kinds of cards that may be in hand, by what everybody knows: one bit each. A card that nobody else has seen
    there may be any of those that nobody sees."""
    found: i64 = kinds(s, seat, HAND_SEEN, HAND_SEEN)
    if size(s, seat, HAND) > 0:
        found |= kinds(s, seat, HAND, DECK) | kinds(s, seat, GRAVES, ECLIPSE_PILE)
    return found


def in_hand(s: WinterState, seat: Seat, kind: Card) -> i64:
    return copies(s, seat, kind, HAND) + copies(s, seat, kind, HAND_SEEN)


def from_hand(s: WinterState, seat: Seat, kind: Card, zone: i64) -> None:
    """A hand card goes somewhere for all to see; if one of its kind was known to be in hand, it was that one
    (EW-30.6)."""
    place: i64 = find(s, seat, kind, HAND_SEEN)
    if place < 0:
        place = find(s, seat, kind, HAND)
    move(s, seat, place, zone)


def from_hand_secretly(s: WinterState, seat: Seat, kind: Card, zone: i64) -> None:
    """A hand card goes away face down: from now on nobody else can be sure of any card in this hand (EW-30.6)."""
    from_hand(s, seat, kind, zone)
    move_all(s, seat, HAND_SEEN, HAND)


def not_played(s: WinterState, kind: Card) -> None:
    """A hand card left the hand otherwise than by being played: of equal cards it was the fresh one (EW-5.5)."""
    stack = Stack(s.content.kind_stack[kind])
    if stack >= 0:
        s.fresh &= ~(i64(1) << stack)


# -- drawing (2b)


def can_draw(s: WinterState, seat: Seat) -> bool:
    for place in range(s.players[seat].card_count):
        if s.cards[seat, place] % ZONE <= DISCARD_PILE:
            return True
    return False


def draw(s: WinterState, seat: Seat) -> bool:
    """The top card of the deck to hand; an empty deck is made anew only now (EW-2.10, EW-2.11)."""
    place: i64 = _top_of_deck(s, seat)
    if place < 0:
        if not _reshuffle(s, seat):
            return False
        place = _top_of_deck(s, seat)
    s.revealed = True
    kind = Card(s.cards[seat, place] // ZONE)
    move(s, seat, place, HAND)
    events.DREW.tell(s, seat, kind)
    return True


def _top_of_deck(s: WinterState, seat: Seat) -> i64:
    place: i64 = s.players[seat].card_count - 1
    while place >= 0 and s.cards[seat, place] % ZONE != DECK:
        place -= 1
    return place


def _reshuffle(s: WinterState, seat: Seat) -> bool:
    """Only the discard pile; played, piled and buried cards stay where they are (EW-2.12)."""
    number: i64 = size(s, seat, DISCARD_PILE)
    if number == 0:
        return False
    move_all(s, seat, DISCARD_PILE, DECK)
    shuffle_deck(s, seat)
    events.RESHUFFLED.tell(s, seat, number)
    return True


def shuffle_deck(s: WinterState, seat: Seat) -> None:
    """Shuffle a deck whose cards are the last of the list."""
    number: i64 = size(s, seat, DECK)
    # flat: a stretch of the array is shuffled
    s.shuffle(s.cards, seat * MOST_CARDS + s.players[seat].card_count - number, number)


# -- discarding: the fee of culture cards, "discard" as a cost or as a part of an effect


def offer_hand(s: WinterState, seat: Seat, verb: Verb) -> None:
    """One choice for each kind of card in hand; the verb has a card as its only operand."""
    found: i64 = hand_kinds(s, seat)
    for kind in range(s.content.kinds):
        if found >> kind & 1:
            s.offer(verb.base + kind)


def take_discard(s: WinterState, seat: Seat, card: Card) -> None:
    from_hand(s, seat, card, DISCARD_PILE)
    not_played(s, card)
    events.DISCARDED.tell(s, seat, card)


def hand_refusal(s: WinterState, seat: Seat, card: Card, clause: str) -> Refusal | None:
    """Why a card is not offered that must come from the hand; None if it is there."""
    if card >= s.content.kinds:
        return Refusal("winter-why-no-such-card", clause)
    if in_hand(s, seat, card) == 0:
        return Refusal("winter-why-not-in-hand", clause, {"card": s.content.cards[card]})
    return None


@mypyc_attr(acyclic=True)
class Discarding(WinterDecision):
    """A card of the hand goes to the discard pile."""

    VERBS = (DISCARD_CARD,)

    def offer(self, s: WinterState) -> None:
        offer_hand(s, self.seat, DISCARD_CARD)

    def may_have_more(self, s: WinterState) -> bool:
        found: i64 = may_hold(s, self.seat)
        return hand_size(s, self.seat) > 1 and found & (found - 1) != 0

    def refuse(self, s: WinterState, code: int) -> Refusal:
        return hand_refusal(s, self.seat, DISCARD_CARD.read(code), self.CLAUSE) or self.not_now()


@step
class DiscardCard(Discarding):
    """Several cards, one after the other (EW-17.23)."""

    number: Final[Annotated[i64, Field(count(20, 1))]]

    NAME = "discard_card"
    KIND = 127
    CLAUSE = "EW-17.23"

    def take(self, s: WinterState, code: i64) -> None:
        if self.number > 1:
            s.push(DiscardCard(self.seat, self.number - 1))
        take_discard(s, self.seat, DISCARD_CARD.read(code))

    def args(self, s: WinterState) -> dict[str, Argument]:
        return {"count": int(self.number)}

    def problem(self, s: WinterState) -> str:
        return needs_hand(s, self.seat, self.number)


def needs_hand(s: WinterState, seat: Seat, least: i64) -> str:
    return "" if hand_size(s, seat) >= least else f"needs {least} cards in hand"


# -- 14 Burying


def can_bury(s: WinterState, seat: Seat) -> bool:
    for place in range(s.players[seat].card_count):
        zone: i64 = s.cards[seat, place] % ZONE
        if zone != DECK and zone < GRAVES and (zone < ECLIPSE_PILE or s.phase == ECLIPSE):
            return True
    return False


@step
class BuryCard(MaySkip):
    """From the hand, the discard pile, the played cards; in the eclipse also the own pile (EW-14.2, EW-14.3, EW-14.4,
    EW-14.6)."""

    NAME = "bury_card"
    KIND = 120
    CLAUSE = "EW-14.2"
    VERBS = (BURY_CARD, SKIP)

    def offer(self, s: WinterState) -> None:
        self._offer_from(s, FROM_HAND, hand_kinds(s, self.seat))
        self._offer_from(s, FROM_DISCARD, kinds(s, self.seat, DISCARD_PILE, DISCARD_PILE))
        self._offer_from(s, FROM_PLAYED, kinds(s, self.seat, IN_PLAY, READY))
        if s.phase == ECLIPSE:
            self._offer_from(s, FROM_PILE, kinds(s, self.seat, ECLIPSE_PILE, ECLIPSE_PILE_USED))

    def _offer_from(self, s: WinterState, origin: i64, found: i64) -> None:
        if found != 0:
            for kind in range(s.content.kinds):
                if found >> kind & 1:
                    s.offer(BURY_CARD.code(origin, Card(kind)))

    def take(self, s: WinterState, code: i64) -> None:
        seat = self.seat
        origin, card = BURY_CARD.read(code)
        if origin == FROM_HAND:
            from_hand_secretly(s, seat, card, GRAVES)
            not_played(s, card)
            events.BURIED_FROM_HAND.tell(s, seat, card)
            return
        # Of two equal cards the one whose ability is used is buried; an unused ability would be lost (EW-14.5).
        place: i64
        if origin == FROM_DISCARD:
            place = find(s, seat, card, DISCARD_PILE)
        elif origin == FROM_PLAYED:
            place = find(s, seat, card, IN_PLAY)
            if place < 0:
                place = find(s, seat, card, READY)
        else:
            place = find(s, seat, card, ECLIPSE_PILE_USED)
            if place < 0:
                place = find(s, seat, card, ECLIPSE_PILE)
        move(s, seat, place, GRAVES_SEEN)
        events.CARD_BURIED.tell(s, seat, card, origin)

    def refuse(self, s: WinterState, code: int) -> Refusal:
        _, card = BURY_CARD.read(code)
        if card >= s.content.kinds:
            return Refusal("winter-why-no-such-card", self.CLAUSE)
        return Refusal("winter-why-not-there", "EW-14.2", {"card": s.content.cards[card]})


class Bury(Gain):
    """A card under the tombstone; with nothing to bury, nothing (EW-17.8)."""

    def receivable(self, s: WinterState, seat: Seat, food: i64, tools: i64, discards: i64) -> bool:
        return discards > 0 or can_bury(s, seat)

    def gain_one(self, s: WinterState, seat: Seat, must: i64) -> None:
        if can_bury(s, seat):
            s.push(BuryCard(seat))


Bury(BURY)


def buried(s: WinterState, seat: Seat) -> i64:
    """Number of buried cards (EW-14.7)."""
    return size(s, seat, GRAVES) + size(s, seat, GRAVES_SEEN)
