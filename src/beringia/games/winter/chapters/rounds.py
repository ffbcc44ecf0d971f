"""The course of the game: whose turn it is (section 4), the eclipse after all turns (section 10), the next round
(section 11).

These steps follow one another in a circle; what happens in each of them is in the modules of the chapters.
"""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64

from beringia.games.winter.cards import cards
from beringia.games.winter.chapters import eclipse, rest
from beringia.games.winter.chapters.eclipse import EclipseStep
from beringia.games.winter.chapters.ending import FinalScoring
from beringia.games.winter.chapters.items import ORDER_STEP
from beringia.games.winter.chapters.preparation import prepare
from beringia.games.winter.chapters.turn import PileAdd, TurnStart, needs_no_figure
from beringia.games.winter.model import events
from beringia.games.winter.model.nomad_table import NomadTable
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.step import SeatlessStep, WinterSeatStep, WinterStep
from beringia.games.winter.model.terms import (
    ACTION,
    ECLIPSE,
    ECLIPSE_PILE,
    ECLIPSE_PILE_USED,
    IN_PLAY,
    NO_SPACE,
    READY,
    SEATS,
    TOP,
)
from beringia.games.winter.nomads import turn as nomad_turn
from beringia.games.winter.nomads.scoring import reveal_pile
from beringia.kernel.declare import step
from beringia.kernel.domains import count
from beringia.kernel.fields import Field
from beringia.kernel.state import NOBODY, replaced
from beringia.kernel.terms import Seat

# -- the action phase


@step
class Turn(WinterSeatStep):
    """A turn of a player, or of the nomads."""

    NAME = "turn"
    KIND = 6
    CLAUSE = "EW-4.1"
    LAST = True

    def run(self, s: WinterState) -> None:
        s.phase = ACTION
        s.turn_seat = self.seat
        events.TURN_BEGAN.tell(s, self.seat)
        s.push(EndTurn(self.seat))
        s.push(TurnStart(self.seat))

    def run_nomads(self, s: WinterState, around: NomadTable) -> None:
        s.push(EndTurn(self.seat))
        nomad_turn.begin_turn(s, around)

    def problem(self, s: WinterState) -> str:
        due = int(s.order[s.turns % s.sides])
        if self.seat != due:
            return f"seat {due} is next in turn order"
        return "" if s.turns < s.turns_each() * s.sides else "all turns of this round are over"


@step
class EndTurn(WinterSeatStep):
    """Played cards to the discard pile; after the last figure of the round the eclipse pile (EW-4.60, EW-4.61,
    EW-4.70)."""

    NAME = "end_turn"
    KIND = 7
    CLAUSE = "EW-4.60"
    PHASE = ACTION
    BELOW = ("",)
    LAST = True

    def run(self, s: WinterState) -> None:
        cards.to_discard(s, self.seat, IN_PLAY, READY)
        rest.return_tile(s, self.seat)
        s.figure = NOBODY
        s.column = NO_SPACE
        s.level = TOP
        s.first = 0
        s.half_labor = 0
        s.cultures = 0
        s.chief_used = 0
        s.middle_done = 0
        s.bought = 0
        s.fresh = 0
        s.rest_drawn = 0
        s.rest_tipped = 0
        s.push(NextTurn())
        if s.turns >= (s.turns_each() - 1) * s.sides:
            s.push(PileAdd(self.seat))
        s.turns += 1

    def run_nomads(self, s: WinterState, around: NomadTable) -> None:
        nomad_turn.end_turn(s)
        s.push(NextTurn())


@step
class NextTurn(SeatlessStep):
    """In turn order, until everybody has had their turns (EW-4.1, EW-4.73, EW-20.2, EW-31.17)."""

    NAME = "next_turn"
    KIND = 8
    CLAUSE = "EW-4.73"
    PHASE = ACTION

    def run(self, s: WinterState) -> None:
        if s.turns < s.turns_each() * s.sides:
            s.push(Turn(Seat(s.order[s.turns % s.sides])))
        else:
            s.push(Eclipse())

    def problem(self, s: WinterState) -> str:
        return needs_no_figure(s)


# -- the eclipse


@step
class Eclipse(SeatlessStep):
    """The eclipse piles are revealed, and there is a new turn order."""

    NAME = "eclipse"
    KIND = 9
    CLAUSE = "EW-10.2"

    def run(self, s: WinterState) -> None:
        eclipse.begin(s)
        for seat in s.everybody:
            if s.is_nomads(seat):
                reveal_pile(s)
            else:
                eclipse.reveal(s, seat)
        eclipse.set_order(s)
        s.push(EclipseSeat(0))

    def problem(self, s: WinterState) -> str:
        over = s.turns == s.turns_each() * s.sides
        return "" if over else "comes when all turns of the round are over"


@step
class EclipseSeat(WinterStep):
    """Each player does all steps before the next begins (EW-10.10)."""

    position: Final[Annotated[i64, Field(count(SEATS))]]  # in the new turn order, whose steps come next

    NAME = "eclipse_seat"
    KIND = 10
    CLAUSE = "EW-10.10"
    LAST = True
    PHASE = ECLIPSE

    def run(self, s: WinterState) -> None:
        if self.position == s.sides:
            s.push(EndEclipse())
            return
        s.push(EclipseSeat(self.position + 1))
        s.push(EclipseStep(Seat(s.order[self.position]), ORDER_STEP))

    def problem(self, s: WinterState) -> str:
        return "" if self.position <= s.sides else "there are not so many players"


@step
class EndEclipse(SeatlessStep):
    """Each eclipse pile goes to the discard pile of its owner (EW-10.20, EW-10.21, EW-11.1)."""

    NAME = "end_eclipse"
    KIND = 14
    CLAUSE = "EW-10.20"
    PHASE = ECLIPSE

    def run(self, s: WinterState) -> None:
        s.items = 0
        for seat in s.everybody:
            cards.to_discard(s, seat, ECLIPSE_PILE, ECLIPSE_PILE_USED)
            s.history = replaced(s.history, (seat, s.round - 1), s.players[seat].score)
        if s.round == s.content.rounds:
            s.push(FinalScoring())
        else:
            s.push(Preparation())


# -- the next round


@step
class Preparation(SeatlessStep):
    """The next round (EW-11.1)."""

    NAME = "preparation"
    KIND = 15
    CLAUSE = "EW-11.2"
    PHASE = ECLIPSE

    def run(self, s: WinterState) -> None:
        prepare(s)
        s.push(Turn(Seat(s.order[0])))

    def problem(self, s: WinterState) -> str:
        return "" if s.round < s.content.rounds else "does not come after the last round"
