"""Sections 5 and 6 of the rules: playing a card, cult cards; who ends settling by it (section 12)."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64

from beringia.games.eiszeit import cards, dark, events, light_moving, light_pieces, light_placing
from beringia.games.eiszeit.pieces import forget_moved, pay
from beringia.games.eiszeit.refusals import too_expensive
from beringia.games.eiszeit.state import EiszeitState
from beringia.games.eiszeit.step import ACTION, EiszeitDecision, EiszeitSeatStep, as_eiszeit
from beringia.games.eiszeit.terms import (
    CARDS,
    CLUB_CARD,
    CLUB_OR_MARCH,
    CULT_DARK,
    CULT_LIGHT,
    DARK,
    DRIVE_CARD,
    FIRE_CARD,
    FIRE_DARK,
    KINDS,
    LANDSCAPES,
    LEAVE_ONE,
    LEAVE_TWO,
    LIGHT,
    LIGHT_KINDS,
    MAMMOTH_CARD,
    MIGRATION_CARD,
    SETTLE_ONE,
    SETTLE_TWO,
    SWAP_CARD,
    TRAIL_CARD,
    Card,
    Colour,
    Seat,
    is_cult,
)
from beringia.games.eiszeit.verbs import COPY, OPPONENT, PLAY
from beringia.kernel.codes import Argument, Refusal
from beringia.kernel.declare import step
from beringia.kernel.domains import Domain
from beringia.kernel.fields import Field
from beringia.kernel.state import NO_SEAT, State

# Cards among the arguments of a step are numbers.
_CARD: Final = Domain("card", KINDS)
_CARD_FOR_ALL: Final = Domain("card", SETTLE_ONE + 1, least=SETTLE_TWO)
_CARD_FOR_ONE: Final = Domain("card", FIRE_DARK + 1, least=LEAVE_TWO)

# -- 5 Playing a card


def payable(s: EiszeitState, seat: Seat, card: i64) -> bool:
    """A light card needs its full cost (EZ-5.3), whether or not its action can be carried out (EZ-5.14); Mammoth needs
    a choice that can be paid (EZ-10.13)."""
    if card == MAMMOTH_CARD:
        return light_pieces.mammoth_possible(s, seat)
    return s.players[seat].stones >= s.content.cost[card]


def playable(s: EiszeitState, seat: Seat, card: i64) -> bool:
    """May this hand card be played as it is meant?

    A light card if it can be paid (EZ-5.3); a dark one with less than 8 stones (EZ-5.6), even where a light one could
    be paid (EZ-5.5). Without a payable one, only dark and cult cards are left (EZ-5.4). A cult card if there is
    something to copy (EZ-6.11).
    """
    if is_cult(card):
        return may_copy(s, seat, card, LIGHT) or may_copy(s, seat, card, DARK)
    if card < LIGHT_KINDS:
        return payable(s, seat, card)
    return s.rich == 0


def _not_payable(s: EiszeitState, seat: Seat, card: i64, clause: str) -> Refusal:
    told: dict[str, Argument] = {"card": CARDS[card]}
    if card == MAMMOTH_CARD:
        return Refusal("eiszeit-why-no-mammoth-choice", "EZ-10.13", {**told, "stones": int(s.players[seat].stones)})
    return too_expensive(s, seat, clause, int(s.content.cost[card]), told)


@step
class PlayCard(EiszeitDecision):
    """One card of the hand that may be played."""

    NAME = "play_card"
    KIND = 101
    CLAUSE = "EZ-4.5"
    VERBS = (PLAY,)
    BELOW = ("after_action",)
    OF_THE_TURN = True

    def offer(self, s: EiszeitState) -> None:
        for number in range(i64(KINDS)):
            if s.hand[self.seat, Card(number)] > 0 and playable(s, self.seat, number):
                s.offer(PLAY.code(Card(number)))
        if s.offered == 0:
            # Nothing can be played: a blank cult card it must be (EZ-6.12).
            blank = Card(CULT_LIGHT if s.rich == 1 else CULT_DARK)
            if s.hand[self.seat, blank] > 0:
                s.offer(PLAY.code(blank))

    def take(self, s: EiszeitState, code: i64) -> None:
        seat = self.seat
        card = PLAY.read(code)
        blank: bool = is_cult(card) and not playable(s, seat, card)
        s.hand[seat, card] -= 1
        s.card = card
        s.card_player = seat
        events.CARD_PLAYED.tell(s, seat, card)
        if not is_cult(card):
            cards.lay_open(s, card)
            _use(s, seat, card)
            return
        cards.tuck_cult(s, card)
        if blank:
            events.STOPPED.tell(s, seat, card)
        else:
            s.push(CultChoice(seat, card))

    def refuse(self, s: EiszeitState, code: int) -> Refusal | None:
        card = PLAY.read(code)
        told: dict[str, Argument] = {"card": CARDS[card]}
        stones = int(s.players[self.seat].stones)
        if s.hand[self.seat, card] == 0:
            return Refusal("eiszeit-why-not-in-hand", "EZ-4.4", {**told, "stones": stones})
        if is_cult(card):
            return Refusal("eiszeit-why-nothing-to-copy", "EZ-6.11", {**told, "stones": stones})
        if card >= LIGHT_KINDS:
            return Refusal("eiszeit-why-eight-stones", "EZ-5.6", {**told, "stones": stones})
        return _not_payable(s, self.seat, card, "EZ-5.3")

    def problem(self, s: EiszeitState) -> str:
        return _wrongly_rich(s, self.seat)


def _wrongly_rich(s: EiszeitState, seat: Seat) -> str:
    """Nothing has been paid or gained since the turn began."""
    rich = bool(s.players[seat].stones >= s.content.stones_forbid_dark)
    return "" if rich == (s.rich == 1) else f"rich must say if the turn began with too many stones: {rich}"


def _use(s: EiszeitState, seat: Seat, card: Card) -> None:
    if card < LIGHT_KINDS:
        pay(s, seat, s.content.cost[card])
        s.push(Act(seat, card))
    elif _gain_stones(s, seat, card):
        if card == SETTLE_TWO or card == SETTLE_ONE:
            _all_opponents_act(s, seat, card)
        else:
            s.push(ChooseOpponent(seat, card))


def _gain_stones(s: EiszeitState, seat: Seat, card: Card) -> bool:
    """Take the gain of a dark card, played or copied (EZ-17.4); False if it ends the last round: then it has no action
    (EZ-17.2), and the stones go to the light supply (EZ-17.3)."""
    gain: i64 = s.content.gain[card]
    dark_ones: i64 = min(gain, s.dark_stones)
    if dark_ones == s.dark_stones:
        # The last stone of the dark supply is gone: settling ends with this turn (EZ-12.1, EZ-12.4), whose action is
        # still carried out (EZ-12.2).
        s.ended_by = seat
        if s.last_round():
            s.dark_stones = 0
            s.light_stones += dark_ones
            events.CARD_VOID.tell(s, seat, card, dark_ones)
            return False
    # What the dark supply lacks comes from the light one, as far as that goes (EZ-5.8, EZ-5.9).
    light_ones: i64 = min(gain - dark_ones, s.light_stones)
    s.dark_stones -= dark_ones
    s.light_stones -= light_ones
    s.players[seat].stones += dark_ones + light_ones
    events.STONES_GAINED.tell(s, seat, dark_ones, light_ones)
    return True


def _all_opponents_act(s: EiszeitState, seat: Seat, card: Card) -> None:
    """Clockwise from the left neighbour (EZ-5.11). The agenda is a stack, so the last to act is put on it first."""
    distance: i64 = s.seats - 1
    while distance > 0:
        s.push(Act(Seat((seat + distance) % s.seats), card))
        distance -= 1


@step
class ChooseOpponent(EiszeitDecision):
    """Any one opponent, never himself (EZ-5.10)."""

    card: Final[Annotated[Card, Field(_CARD_FOR_ONE)]]

    NAME = "choose_opponent"
    KIND = 103
    CLAUSE = "EZ-5.10"
    VERBS = (OPPONENT,)
    BELOW = ("after_action",)
    OF_THE_TURN = True

    def offer(self, s: EiszeitState) -> None:
        for number in range(s.seats):
            if number != self.seat:
                s.offer(OPPONENT.code(Seat(number)))

    def take(self, s: EiszeitState, code: i64) -> None:
        opponent = OPPONENT.read(code)
        events.OPPONENT_CHOSEN.tell(s, self.seat, opponent)
        s.push(Act(opponent, self.card))

    def refuse(self, s: EiszeitState, code: int) -> Refusal | None:
        return Refusal("eiszeit-why-no-opponent", "EZ-5.10")


@step
class Act(EiszeitSeatStep):
    """Begin the action of a card: section 10 for light cards, section 11 for dark ones."""

    card: Final[Annotated[Card, Field(_CARD_FOR_ALL)]]

    NAME = "act"
    KIND = 6
    CLAUSE = "EZ-5.11"
    BELOW = ACTION

    def run(self, s: EiszeitState) -> None:
        forget_moved(s)
        seat = self.seat
        card: i64 = self.card
        if card < len(LANDSCAPES):
            s.push(light_placing.PlaceHunter(seat, self.card, 0, 1))
        elif card == SETTLE_TWO or card == SETTLE_ONE:
            s.push(light_placing.PlaceHunter(seat, self.card, 0, 0))
        elif card == LEAVE_TWO:
            s.push(dark.LeaveStep(seat, 2, NO_SEAT))
        elif card == LEAVE_ONE:
            s.push(dark.LeaveStep(seat, 1, NO_SEAT))
        elif card == FIRE_CARD or card == FIRE_DARK:
            s.push(light_pieces.FireMove(seat))
        elif card == CLUB_OR_MARCH:
            s.push(dark.ClubOrMarch(seat))
        elif card == TRAIL_CARD:
            s.push(light_placing.TrailArea(seat))
        elif card == MIGRATION_CARD:
            s.push(light_moving.MigrationFirst(seat))
        elif card == MAMMOTH_CARD:
            s.push(light_pieces.MammothChoice(seat))
        elif card == SWAP_CARD:
            s.push(light_moving.SwapPair(seat))
        elif card == CLUB_CARD:
            s.push(light_pieces.ClubChoice(seat))
        elif card == DRIVE_CARD:
            s.push(light_moving.DriveStep(seat, 3))
        else:
            s.push(dark.MammothLeave(seat))


# -- 6 Cult cards


def may_copy(s: EiszeitState, seat: Seat, cult: i64, colour: i64) -> bool:
    """May this cult card be used for the open card of a colour?

    There must be one (EZ-6.10). A light one must be payable (EZ-6.6); a dark one is free with less than 8 stones
    (EZ-6.7), with more only for a light cult card (EZ-6.9), not for a dark one (EZ-6.8).
    """
    if s.open[colour] < 0:
        return False
    if colour == LIGHT:
        return payable(s, seat, s.open[LIGHT])
    if s.rich == 0:
        return True
    return cult == CULT_LIGHT and s.content.light_cult_dark_at_8


@step
class CultChoice(EiszeitDecision):
    """One of the two open cards (EZ-6.1)."""

    cult: Final[Annotated[Card, Field(_CARD)]]

    NAME = "cult_choice"
    KIND = 102
    CLAUSE = "EZ-6.1"
    VERBS = (COPY,)
    BELOW = ("after_action",)
    OF_THE_TURN = True

    def offer(self, s: EiszeitState) -> None:
        if may_copy(s, self.seat, self.cult, LIGHT):
            s.offer(COPY.code(Colour(LIGHT)))
        if may_copy(s, self.seat, self.cult, DARK):
            s.offer(COPY.code(Colour(DARK)))

    def take(self, s: EiszeitState, code: i64) -> None:
        """The chosen card counts as played by him (EZ-6.2); it stays open, for the next one, too (EZ-6.5)."""
        card = Card(s.open[COPY.read(code)])
        s.card = card
        events.CARD_COPIED.tell(s, self.seat, card)
        _use(s, self.seat, card)

    def refuse(self, s: EiszeitState, code: int) -> Refusal | None:
        card = s.open[COPY.read(code)]
        if card < 0:
            return Refusal("eiszeit-why-no-open-card", "EZ-6.10")
        if card < LIGHT_KINDS:
            return _not_payable(s, self.seat, card, "EZ-6.6")
        clause = "EZ-6.1" if s.rich == 0 else "EZ-6.9" if self.cult == CULT_LIGHT else "EZ-6.8"
        told: dict[str, Argument] = {"card": CARDS[card], "stones": int(s.players[self.seat].stones)}
        return Refusal("eiszeit-why-eight-stones", clause, told)

    def adds(self, state: State, code: int) -> dict[str, Argument]:
        return {"card": CARDS[as_eiszeit(state).open[COPY.read(code)]]}

    def problem(self, s: EiszeitState) -> str:
        if not is_cult(self.cult):
            return "needs a cult card"
        if wrong := _wrongly_rich(s, self.seat):
            return wrong
        can_copy = may_copy(s, self.seat, self.cult, LIGHT) or may_copy(s, self.seat, self.cult, DARK)
        return "" if can_copy else "there is no open card to copy"
