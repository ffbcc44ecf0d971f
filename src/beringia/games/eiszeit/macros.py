"""What people do in Eiszeit with one intention but several choices: all hunters of a card into one area, straight to
the deck without discarding, and what is left to choose of one."""

from __future__ import annotations

from beringia.games.eiszeit.cards import DiscardCard
from beringia.games.eiszeit.light_placing import PlaceHunter
from beringia.games.eiszeit.pieces import AttachClub
from beringia.games.eiszeit.verbs import DRAW, HUNTER, KEEP, NO_DISCARD
from beringia.kernel.codes import Macro
from beringia.kernel.macros import Line, distinct
from beringia.kernel.rules import Rules
from beringia.kernel.state import State


def macros(rules: Rules, state: State) -> list[Macro]:
    """The macros of the decision on top, the likeliest first."""
    line = Line(rules, state)
    found: list[Macro] = []
    if isinstance(state.top, DiscardCard):
        found = _drawn(line)
    elif isinstance(state.top, PlaceHunter):
        found = _into_one_area(line)
    return distinct(found + _with_the_only(line))


def _drawn(line: Line) -> list[Macro]:
    """Who clicks on a deck keeps the hand and draws."""
    ahead = line.fork()
    ahead.take(int(NO_DISCARD.base))
    found: list[Macro] = []
    for code in ahead.offered():
        if DRAW.has(code):
            drawn = ahead.fork()
            drawn.take(code)
            last = drawn.steps[-1]
            found.append(drawn.macro("eiszeit-macro-keep-draw", last.args, last.targets, verb=last.verb))
    return found


def _into_one_area(line: Line) -> list[Macro]:
    """All hunters that a card still brings, without clubs."""
    found: list[Macro] = []
    for code in line.offered():
        if HUNTER.has(code):
            ahead = line.fork()
            while isinstance(ahead.state.top, PlaceHunter) and ahead.take(code):
                while isinstance(ahead.state.top, AttachClub) and ahead.take(int(KEEP.base)):
                    pass
            hunters = sum(step.verb == HUNTER.name for step in ahead.steps)
            if hunters > 1:
                told = {"hunters": hunters, "area": ahead.steps[0].args["area"]}
                found.append(ahead.macro("eiszeit-macro-hunters", told))
    return found


def _with_the_only(line: Line) -> list[Macro]:
    """Every choice after which there is only one, with that one."""
    found: list[Macro] = []
    for code in line.offered():
        ahead = line.fork()
        ahead.take(code)
        while ahead.open and len(ahead.offered()) == 1:
            ahead.take(ahead.offered()[0])
        if len(ahead.steps) > 1:
            first = ahead.steps[0]
            found.append(ahead.macro(first.key, first.args, first.targets))
    return found
