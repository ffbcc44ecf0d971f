"""What lies on the agenda of Endless Winter: the base of its steps and decisions."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from beringia.games.winter.model import events
from beringia.games.winter.model.nomad_table import NomadTable
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.terms import ACTION, ECLIPSE, OVER, SETUP
from beringia.games.winter.model.verbs import SKIP, SPACE
from beringia.kernel.codes import Argument, Refusal
from beringia.kernel.declare import step
from beringia.kernel.domains import count
from beringia.kernel.fields import Field
from beringia.kernel.state import NO_SEAT, State, Step
from beringia.kernel.terms import Seat

ANY_PHASE: Final = -1


def as_winter(state: State) -> WinterState:
    """The kernel's state as ours; compiled code checks that it is."""
    return cast(WinterState, state)


@mypyc_attr(acyclic=True)
class WinterStep(Step):
    """A step of Endless Winter: what the kernel calls, and what the steps define."""

    #: The phase to which it belongs.
    PHASE: ClassVar[int] = ANY_PHASE
    #: True if it may be the last thing on the agenda: it puts there what comes after it.
    LAST: ClassVar[bool] = False
    #: True for a decision that comes back after each thing chosen in it, and so waits below others.
    MENU: ClassVar[bool] = False

    # Hot, so that even a call of ``as_winter`` is too much.

    def execute(self, state: State) -> None:
        s = cast(WinterState, state)
        if s.is_nomads(self.seat):
            self.run_nomads(s, cast(NomadTable, s.around))
        else:
            self.run(s)

    def list_choices(self, state: State) -> None:
        self.offer(cast(WinterState, state))

    def carry_out(self, state: State, code: i64) -> None:
        self.take(cast(WinterState, state), code)

    def told(self, state: State) -> dict[str, Argument]:
        return self.args(as_winter(state))

    def adds(self, state: State, code: int) -> dict[str, Argument]:
        return {} if code == SKIP.base else self.details(as_winter(state), code)

    def refusal(self, state: State, code: int) -> Refusal | None:
        if SPACE.verb_of(code) not in self.VERBS:
            return self.not_now()
        if code == SKIP.base:
            return self.refuse_skip()
        return self.refuse(as_winter(state), code)

    def not_now(self) -> Refusal:
        return Refusal("winter-why-not-now", self.CLAUSE, {"decision": self.NAME})

    def broken(self, state: State) -> str:
        """Why it cannot lie where it does; the nomads decide nothing (EW-29.17)."""
        s = as_winter(state)
        under = s.top
        if under is None and not self.LAST:
            return "cannot be the last thing on the agenda"
        if under is not None and under.decides() and not (isinstance(under, WinterStep) and under.MENU):
            return "a decision must be on top of the agenda"
        if s.is_nomads(self.seat) and self.NAME != "turn":
            return "the nomads never wait for anybody: all that can be due is a whole turn of theirs"
        return self._wrong_phase(s) or self.problem(s)

    def _wrong_phase(self, s: WinterState) -> str:
        """A step must belong to the phase, and a step of a turn to the seat whose turn it is."""
        if s.phase == OVER:
            return "nothing happens after the final scoring"
        if self.PHASE == SETUP:
            return "" if s.phase == SETUP else "belongs to the setup"
        for seat in range(s.seats()):
            if s.players[seat].chief < 0 or s.players[seat].setup_card < 0:
                return "needs players with a chief and a setup card"
        if self.PHASE == ACTION:
            if s.phase != ACTION:
                return "belongs to the action phase"
            return "" if self.seat in (NO_SEAT, s.turn_seat) else "belongs to the seat whose turn it is"
        if self.PHASE == ECLIPSE and s.phase != ECLIPSE:
            return "belongs to the eclipse"
        return ""

    # -- what the steps define

    def run(self, s: WinterState) -> None:
        raise NotImplementedError(self.NAME)

    def run_nomads(self, s: WinterState, around: NomadTable) -> None:
        """The same for the nomads, who ask the table around them for all that is not theirs alone."""
        raise NotImplementedError(self.NAME)

    def offer(self, s: WinterState) -> None:
        raise NotImplementedError(self.NAME)

    def take(self, s: WinterState, code: i64) -> None:
        raise NotImplementedError(self.NAME)

    def args(self, s: WinterState) -> dict[str, Argument]:
        """What makes this decision understandable. All of it is public."""
        return {}

    def details(self, s: WinterState, code: int) -> dict[str, Argument]:
        """What a choice says here beyond its operands: what lies there, what it costs, what it does."""
        return {}

    def refuse(self, s: WinterState, code: int) -> Refusal:
        """Why this decision does not offer one of its verbs' codes."""
        return Refusal("winter-why-not-there", self.CLAUSE)

    def refuse_skip(self) -> Refusal:
        """Why this decision cannot be skipped."""
        return Refusal("winter-why-bought", "EW-29.5")

    def problem(self, s: WinterState) -> str:
        """What a saved position lacks for this step, so that a decision has a choice and an effect an instruction."""
        return ""


@mypyc_attr(acyclic=True)
class SeatlessStep(WinterStep):
    """A step that concerns nobody, and after which the game goes on by itself."""

    LAST = True


@step(abstract=True)
class WinterSeatStep(WinterStep):
    """A step that belongs to a seat."""

    seat: Seat


@mypyc_attr(acyclic=True)
class WinterDecision(WinterSeatStep):
    """A step at which a seat decides (EW-29.1, EW-29.4, EW-29.7, EW-29.8, EW-29.18, EW-31.19)."""

    def decides(self) -> bool:
        return True

    def seems_open(self, state: State) -> bool:
        return self.may_have_more(cast(WinterState, state))

    def may_have_more(self, s: WinterState) -> bool:
        """Where there is one choice only: might the hand allow another one, by what everybody knows (EW-29.2)?"""
        return False


@mypyc_attr(acyclic=True)
class MaySkip(WinterDecision):
    """A decision that may be skipped (EW-2.6, EW-29.5)."""

    def list_choices(self, state: State) -> None:
        state.offer(SKIP.base)
        self.offer(cast(WinterState, state))

    def carry_out(self, state: State, code: i64) -> None:
        if code == SKIP.base:
            events.SKIPPED.tell(state, self.seat)
        else:
            self.take(cast(WinterState, state), code)


@step(abstract=True)
class Gained(MaySkip):
    """Something gained may be skipped; what was paid for may not."""

    must: Final[Annotated[i64, Field(count(1))]]

    def list_choices(self, state: State) -> None:
        if self.must == 0:
            state.offer(SKIP.base)
        self.offer(cast(WinterState, state))
