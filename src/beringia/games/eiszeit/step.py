"""What lies on the agenda of Eiszeit: the base of its steps and decisions."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from beringia.games.eiszeit import events
from beringia.games.eiszeit.state import EiszeitState
from beringia.games.eiszeit.terms import CARDS
from beringia.games.eiszeit.verbs import MOVE, SPACE
from beringia.kernel.codes import Argument, Refusal
from beringia.kernel.declare import step
from beringia.kernel.state import NOBODY, State, Step
from beringia.kernel.terms import Seat


def as_eiszeit(state: State) -> EiszeitState:
    """The kernel's state as ours; compiled code checks that it is."""
    return cast(EiszeitState, state)


@mypyc_attr(acyclic=True)
class EiszeitStep(Step):
    """A step of Eiszeit: what the kernel calls, and what the steps define."""

    #: False for the pre-round only.
    IN_ROUND: ClassVar[bool] = True
    #: True for steps of the player whose turn it is.
    OF_THE_TURN: ClassVar[bool] = False
    #: The cards whose action this is a part of; none if it belongs to no card.
    OF_CARDS: ClassVar[tuple[int, ...]] = ()

    # Hot, so that even a call of ``as_eiszeit`` is too much.

    def execute(self, state: State) -> None:
        self.run(cast(EiszeitState, state))

    def list_choices(self, state: State) -> None:
        self.offer(cast(EiszeitState, state))

    def carry_out(self, state: State, code: i64) -> None:
        self.take(cast(EiszeitState, state), code)

    def told(self, state: State) -> dict[str, Argument]:
        s = as_eiszeit(state)
        args: dict[str, Argument] = {}
        if s.card >= 0:
            args["card"] = CARDS[s.card]
            args["player"] = int(s.card_player)
        return {**args, **self.args(s)}

    def refusal(self, state: State, code: int) -> Refusal:
        reason = self.refuse(as_eiszeit(state), code) if SPACE.verb_of(code) in self.VERBS else None
        return reason or Refusal("eiszeit-why-not-now", self.CLAUSE, {"decision": self.NAME})

    def broken(self, state: State) -> str:
        s = as_eiszeit(state)
        if (s.round > 0) != self.IN_ROUND:
            return "does not happen in the pre-round" if self.IN_ROUND else "happens before round 1 only"
        if self.OF_THE_TURN and self.seat != s.turn:
            return "belongs to the player whose turn it is"
        if wrong := self.problem(s):
            return wrong
        if self.OF_CARDS and s.card not in self.OF_CARDS:
            return f"needs the card being carried out: {', '.join(CARDS[card] for card in self.OF_CARDS)}"
        return ""

    # -- what the steps define

    def run(self, s: EiszeitState) -> None:
        raise NotImplementedError(self.NAME)

    def offer(self, s: EiszeitState) -> None:
        raise NotImplementedError(self.NAME)

    def take(self, s: EiszeitState, code: i64) -> None:
        raise NotImplementedError(self.NAME)

    def refuse(self, s: EiszeitState, code: int) -> Refusal | None:
        """Why a code of one of its verbs is not offered; None leaves it at the clause of the decision."""
        return None

    def args(self, s: EiszeitState) -> dict[str, Argument]:
        """What makes this decision understandable, apart from the card: how much is left of it."""
        return {}

    def problem(self, s: EiszeitState) -> str:
        """What a saved position lacks for this step."""
        return ""


@step(abstract=True)
class EiszeitSeatStep(EiszeitStep):
    """A step that belongs to a seat."""

    seat: Seat


@mypyc_attr(acyclic=True)
class EiszeitDecision(EiszeitSeatStep):
    """A step at which a seat decides.

    An action with several pieces is a series of decisions, one piece each (EZ-20.1): ``take`` pushes the next one.
    After the last permitted piece there is none, and the action ends by itself (EZ-20.4).
    """

    def decides(self) -> bool:
        return True

    def stop(self, s: EiszeitState) -> None:
        """Nothing more of this action (EZ-5.12, EZ-5.13, EZ-20.2)."""
        events.STOPPED.tell(s, self.seat, s.card)

    def adds(self, state: State, code: int) -> dict[str, Argument]:
        """Where the hunter of a choice stands is its ``area``, whether it moves or leaves."""
        return {"area": int(MOVE.read(code)[2]) + 1} if MOVE.has(code) else {}


@mypyc_attr(acyclic=True)
class AfterSettling(EiszeitStep):
    """What happens when settling has ended; it belongs to no seat, and nobody is asked (EZ-20.6)."""

    BELOW = ("",)

    def problem(self, s: EiszeitState) -> str:
        return needs_end_of_settling(s)


def needs_end_of_settling(s: EiszeitState) -> str:
    return "needs to know who ended settling (ended_by)" if s.ended_by == NOBODY else ""


def before_last_round(s: EiszeitState) -> str:
    return "does not happen in the last round" if s.last_round() else needs_end_of_settling(s)


#: What may lie below the beginning of an action: others may be about to act on the same card.
ACTION: Final = ("after_action", "act")
