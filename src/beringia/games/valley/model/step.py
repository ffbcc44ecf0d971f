"""What lies on the agenda: the steps of the game, and the decisions among them."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from beringia.games.valley.model.state import ValleyState
from beringia.games.valley.model.terms import HEX_NAMES, HEXES, NOWHERE, SEATS, Hex, Trump
from beringia.games.valley.model.verbs import OF_ITS_HEX, PLAY, SPACE
from beringia.kernel.codes import Argument, Refusal
from beringia.kernel.declare import step
from beringia.kernel.domains import Domain, count
from beringia.kernel.state import State, Step
from beringia.kernel.terms import Seat

# Numbers among the arguments of a step are written as they are.
HEX_NUMBER: Final = Domain("hex", HEXES)
HEX_OR_NOT: Final = Domain("hex", HEXES, least=-1)
CURSOR: Final = count(HEXES)  # the next hex to look at
TURNS: Final = count(SEATS)  #  how many have had their turn


def as_valley(state: State) -> ValleyState:
    """The kernel's state as ours; compiled code checks that it is."""
    return cast(ValleyState, state)


@mypyc_attr(acyclic=True)
class ValleyStep(Step):
    """A step of the game: what the kernel calls, and what the steps define."""

    #: True for steps before round 1.
    IN_SETUP: ClassVar[bool] = False
    #: True for a step that may be the last thing on the agenda: everything else needs something to go on from.
    CAN_BE_LAST: ClassVar[bool] = False

    # Hot: even a call of ``as_valley`` is too much, here and in ``list_choices`` and ``carry_out``.
    def execute(self, state: State) -> None:
        self.run(cast(ValleyState, state))

    def broken(self, state: State) -> str:
        s = as_valley(state)
        if s.top is None and not self.CAN_BE_LAST:
            return "cannot be the last thing on the agenda"
        if (s.round == 0) != self.IN_SETUP:
            return "belongs to another part of the game"
        for name, field in self.FIELDS.items():
            if field.domain is TURNS and getattr(self, name) > s.players():
                return "has had more turns than there are players"
        return self.problem(s)

    # -- what the steps define

    def run(self, s: ValleyState) -> None:
        raise NotImplementedError(self.NAME)

    def problem(self, s: ValleyState) -> str:
        """What a saved position lacks for this step."""
        return ""


@step(abstract=True)
class ValleySeatStep(ValleyStep):
    """A step that belongs to a seat."""

    seat: Seat


@mypyc_attr(acyclic=True)
class ValleyDecision(ValleySeatStep):
    """A step at which a seat decides."""

    def decides(self) -> bool:
        return True

    def list_choices(self, state: State) -> None:
        s = cast(ValleyState, state)
        self.offer(s)
        # Nobody is asked only because of what may be done at any time (VM-17.11).
        if s.offered > 1:
            s.any_time.offer(s, self.seat)

    def seems_open(self, state: State) -> bool:
        return self.may_have_more(cast(ValleyState, state))

    def carry_out(self, state: State, code: i64) -> None:
        s = cast(ValleyState, state)
        if PLAY.has(code) and s.any_time.has(code):
            s.top = self  # the decision stays
            s.any_time.take(s, self.seat, code)
        else:
            self.take(s, code)

    def told(self, state: State) -> dict[str, Argument]:
        return self.args(as_valley(state))

    def refusal(self, state: State, code: int) -> Refusal | None:
        if SPACE.verb_of(code) not in self.VERBS:
            return Refusal("valley-why-not-now", self.CLAUSE, {"decision": self.NAME})
        return self.refuse(as_valley(state), code) or Refusal("valley-why-not-there", self.CLAUSE)

    # -- what the decisions define

    def offer(self, s: ValleyState) -> None:
        raise NotImplementedError(self.NAME)

    def take(self, s: ValleyState, code: i64) -> None:
        raise NotImplementedError(self.NAME)

    def may_have_more(self, s: ValleyState) -> bool:
        """Where there is one choice only: might a trump in the hand be another one, by what everybody knows?"""
        return False

    def args(self, s: ValleyState) -> dict[str, Argument]:
        """What makes this decision understandable: as it stands here the hex it is about."""
        for name in self.FIELDS:
            if name == "hex_":
                return {"hex": HEX_NAMES[getattr(self, name)]}
        return {}

    def about(self) -> Hex:
        """The hex of the figures or animals that are chosen among, or NOWHERE."""
        return NOWHERE

    def choice_args(self, s: ValleyState, code: int) -> dict[str, Argument]:
        """What makes a choice that is offered here understandable: the operands, and where the figures stand."""
        verb = SPACE.verb_of(code)
        told = verb.told(code)
        if verb in OF_ITS_HEX:
            told["hex"] = HEX_NAMES[self.about()]
        return told

    def refuse(self, s: ValleyState, code: int) -> Refusal | None:
        """Why this decision does not offer one of its verbs' codes, other than PLAY, where that is special."""
        return None

    def refuse_trump(self, s: ValleyState, card: Trump) -> Refusal | None:
        """Why a trump from the hand that belongs to this window is not offered, where that is special."""
        return None
