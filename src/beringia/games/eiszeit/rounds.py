"""The course of the game, sections 4, 12, 16 and 17 of the rules.

Settle turns, the end of settling, then conflicts, scoring and glacier (EZ-4.1) until the next round. What each of these
phases does is in the modules of the other sections, which know nothing of this one.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.eiszeit import cards, conflicts, events, glacier, playing, scoring
from beringia.games.eiszeit.pieces import forget_moved, lay_fires
from beringia.games.eiszeit.state import EiszeitState
from beringia.games.eiszeit.step import AfterSettling, EiszeitSeatStep, before_last_round
from beringia.games.eiszeit.terms import SEATS, Card, Seat
from beringia.kernel.declare import step
from beringia.kernel.state import NO_SEAT, NOBODY

# -- 4 A settle turn


@step
class Turn(EiszeitSeatStep):
    """Play a card, perhaps discard one, refill (EZ-4.4)."""

    NAME = "turn"
    KIND = 2
    CLAUSE = "EZ-4.4"
    BELOW = ("",)

    def run(self, s: EiszeitState) -> None:
        seat = self.seat
        s.turn = seat
        s.rich = 1 if s.players[seat].stones >= s.content.stones_forbid_dark else 0
        events.TURN_BEGAN.tell(s, seat)
        s.push(EndTurn(seat))
        s.push(AfterAction(seat))
        s.push(playing.PlayCard(seat))
        # Only where the last turn of settling has no refill (EZ-12.3) can a hand still be short here.
        cards.refill(s, seat)


@step
class AfterAction(EiszeitSeatStep):
    """Discard and refill; the turn that ended settling may go without (EZ-12.3, EZ-17.5)."""

    NAME = "after_action"
    KIND = 3
    CLAUSE = "EZ-7.1"
    BELOW = ("end_turn",)
    OF_THE_TURN = True

    def run(self, s: EiszeitState) -> None:
        s.card = Card(NOBODY)
        s.card_player = NO_SEAT
        forget_moved(s)
        if s.ended_by != NOBODY and (s.last_round() or not s.content.refill_after_last_stone):
            return
        s.push(cards.Refill(self.seat))
        s.push(cards.DiscardCard(self.seat))


@step
class EndTurn(EiszeitSeatStep):
    """The next player's turn; or settling has ended (EZ-12.1)."""

    NAME = "end_turn"
    KIND = 5
    CLAUSE = "EZ-12.1"
    BELOW = ("",)
    OF_THE_TURN = True

    def run(self, s: EiszeitState) -> None:
        if s.ended_by == NOBODY:
            s.push(Turn(s.after(self.seat)))
        else:
            events.SETTLING_ENDED.tell(s, s.ended_by)
            s.push(Conflicts())


# -- 12 What follows settling


@step
class Conflicts(AfterSettling):
    """Too many hunters in one area fight (EZ-13.1)."""

    NAME = "conflicts"
    KIND = 8
    CLAUSE = "EZ-13.1"

    def run(self, s: EiszeitState) -> None:
        conflicts.settle_conflicts(s)
        s.push(Scoring())


@step
class Scoring(AfterSettling):
    """Everybody scores; after the last round the game is over (EZ-14.1, EZ-17.6)."""

    NAME = "scoring"
    KIND = 9
    CLAUSE = "EZ-14.1"

    def run(self, s: EiszeitState) -> None:
        scoring.score_board(s)
        if s.last_round():
            events.GAME_ENDED.tell(s)  # and nothing is left on the agenda (EZ-17.6, EZ-18.1)
        else:
            s.push(GlacierPhase())


@step
class GlacierPhase(AfterSettling):
    """The last player may lay a glacier (EZ-15.1)."""

    NAME = "glacier_phase"
    KIND = 10
    CLAUSE = "EZ-15.1"

    def run(self, s: EiszeitState) -> None:
        last = glacier.last_player(s)
        s.push(NextRound())
        s.push(glacier.Glacier(last))

    def problem(self, s: EiszeitState) -> str:
        return before_last_round(s)


# -- 16 Next round


@step
class NextRound(AfterSettling):
    """Stones go back (EZ-16.1), new fires are laid, the player after the one who ended settling begins (EZ-16.5).

    Everything else stays: pieces on the board, stones, kept clubs (EZ-16.6), hands, decks and discard piles (EZ-7.11).
    """

    NAME = "next_round"
    KIND = 11
    CLAUSE = "EZ-16.1"

    def run(self, s: EiszeitState) -> None:
        s.round += 1
        s.dark_stones += s.light_stones
        s.light_stones = 0
        _levy(s)
        lay_fires(s)
        first = s.after(s.ended_by)
        s.ended_by = NO_SEAT
        events.ROUND_BEGAN.tell(s, first, s.round, s.dark_stones)
        s.push(Turn(first))

    def problem(self, s: EiszeitState) -> str:
        return before_last_round(s)


def _levy(s: EiszeitState) -> None:
    """Below 10 stones all pay, one each per pass, until there are enough (EZ-16.2, EZ-16.3)."""
    paid: vec[i64] = vec[i64]([0] * SEATS)
    somebody_paid: bool = True
    while s.dark_stones < s.content.least_dark_supply and somebody_paid:
        somebody_paid = False
        for seat in range(s.seats):
            if s.players[seat].stones > 0:
                s.players[seat].stones -= 1
                s.dark_stones += 1
                paid[seat] += 1
                somebody_paid = True
    for seat in range(s.seats):
        if paid[seat] > 0:
            events.LEVY_PAID.tell(s, Seat(seat), paid[seat])
