"""Planning macros: choices tried out one after the other, as far as one seat makes them without learning anything."""

from __future__ import annotations

from collections.abc import Mapping

from beringia.kernel.codes import Argument, Choice, Macro
from beringia.kernel.rules import Rules, apply, list_offers
from beringia.kernel.state import State


class Line:
    """A copy of a position, and the choices that led to it from the first one.

    It is open as long as the seat of the first choice decides and no choice so far has revealed anything. Whoever plans
    may look at the state of an open line as at the position itself: at what the deciding seat may know.
    """

    def __init__(self, rules: Rules, state: State) -> None:
        self.rules = rules
        self.state = state.copy()
        list_offers(self.state)
        self.seat = int(self.state.top_seat())
        self.steps: list[Choice] = []
        self.open = not self.state.over()

    def fork(self) -> Line:
        """Another line that begins with the same choices."""
        other = Line(self.rules, self.state)
        other.seat = self.seat
        other.steps = list(self.steps)
        other.open = self.open
        return other

    def offered(self) -> list[int]:
        """What can be chosen next: nothing where the line has ended."""
        state = self.state
        return [int(state.buffer[index]) for index in range(state.offered)] if self.open else []

    def take(self, code: int) -> bool:
        """Make a choice, if the line is open and offers it."""
        if code not in self.offered():
            return False
        state = self.state
        self.steps.append(self.rules.describe(state, code))
        state.revealed = False
        apply(self.rules, state, code)
        self.open = not state.revealed and not state.over() and int(state.top_seat()) == self.seat
        return True

    def reveals(self, code: int) -> bool:
        """Would a choice draw, roll or turn up something, so that it could not be taken back?"""
        ahead = self.fork()
        return ahead.take(code) and ahead.state.revealed

    def macro(
        self,
        key: str,
        args: Mapping[str, Argument] | None = None,
        targets: tuple[str, ...] = (),
        whole: bool = False,
        verb: str = "",
    ) -> Macro:
        """The choices so far as a macro; its message is about the first of them, or that of a verb."""
        return Macro(self.steps, verb or self.steps[0].verb, targets, key, args or {}, whole)


def distinct(macros: list[Macro]) -> list[Macro]:
    """Without those that repeat the choices and the elements of an earlier one."""
    found: dict[tuple[tuple[int, ...], tuple[str, ...]], Macro] = {}
    for macro in macros:
        found.setdefault((macro.choices, macro.targets), macro)
    return list(found.values())
