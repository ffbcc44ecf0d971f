"""What people do in Valley of the Mammoths with one intention but several choices: a march to its target, a group of
several kinds of people, the meal of everybody."""

from __future__ import annotations

from typing import Final

from beringia.games.valley.chapters.marching import GroupWarriors, GroupWolf, GroupWomen, March
from beringia.games.valley.chapters.pieces import warriors_in, women_in
from beringia.games.valley.chapters.survival import Feed
from beringia.games.valley.chapters.turn import TurnAction
from beringia.games.valley.model.step import as_valley
from beringia.games.valley.model.terms import HEX_NAMES, Hex
from beringia.games.valley.model.verbs import FEED_ALL, MARCH, STEP, STOP, WARRIORS, WOLVES, WOMEN
from beringia.kernel.codes import Argument, Macro
from beringia.kernel.macros import Line, distinct
from beringia.kernel.rules import Rules
from beringia.kernel.state import State
from beringia.kernel.terms import Seat

#: More groups than this nobody wants to read: then they are put together number by number.
MOST_GROUPS: Final = 24


def macros(rules: Rules, state: State) -> list[Macro]:
    """The macros of the decision on top, the likeliest first."""
    line = Line(rules, state)
    step = state.top
    found: list[Macro] = []
    if isinstance(step, Feed):
        ahead = line.fork()
        ahead.take(int(FEED_ALL.base))
        found = [ahead.macro("valley-choose-feed_all", whole=True)]
    elif isinstance(step, TurnAction):
        found = _marches(line)
    elif isinstance(step, GroupWarriors):
        found = _groups(line)
    elif isinstance(step, March):
        found = _targets(line, (), step.hex_)
    return distinct(found)


# -- the group


def _marches(line: Line) -> list[Macro]:
    """From every hex with people to every hex that they reach; or who goes, and then where."""
    found: list[Macro] = []
    for code in line.offered():
        if MARCH.has(code):
            begun = line.fork()
            begun.take(code)
            people = begun.steps[0].targets
            ahead = begun.fork()
            _gather(ahead)
            if isinstance(ahead.state.top, March):
                found += _targets(ahead, people, MARCH.read(code))
                found += _usual_groups(begun, people, MARCH.read(code))
    return found


def _usual_groups(line: Line, people: tuple[str, ...], start: Hex) -> list[Macro]:
    """Everybody, the warriors, a pair that can found a settlement, one of them."""
    found: list[Macro] = []
    for warriors, women in ((10, 6), (10, 0), (1, 1), (1, 0), (0, 1)):
        ahead = line.fork()
        while ahead.open and isinstance(ahead.state.top, (GroupWarriors, GroupWomen, GroupWolf)):
            wanted = warriors if isinstance(ahead.state.top, GroupWarriors) else women
            wanted = 10 if isinstance(ahead.state.top, GroupWolf) else wanted
            within = [code for code in _numbers(ahead) if _number(code) <= wanted]
            ahead.take(max(within) if within else min(_numbers(ahead)))
        if isinstance(ahead.state.top, March):
            told = {**_told(ahead), "from": HEX_NAMES[start]}
            found.append(ahead.macro("valley-macro-group", told, people))
    return found


def _numbers(line: Line) -> list[int]:
    """The numbers that can be chosen; trumps may be on offer at any time, too."""
    return sorted(code for code in line.offered() if WARRIORS.has(code) or WOMEN.has(code) or WOLVES.has(code))


def _number(code: int) -> int:
    """How many of a kind of people, or of wolves, a choice sends."""
    if WARRIORS.has(code):
        return int(WARRIORS.read(code))
    return int(WOMEN.read(code) if WOMEN.has(code) else WOLVES.read(code))


def _gather(line: Line) -> None:
    """All who may go; but women hold a settlement, so that of those one stays."""
    s = as_valley(line.state)
    while line.open and isinstance(s.top, (GroupWarriors, GroupWomen, GroupWolf)):
        most = max(_numbers(line))
        if isinstance(s.top, GroupWomen):
            there = int(s.women(Seat(line.seat), s.top.hex_))
            settled = s.owner(s.top.hex_) == line.seat
            fewer = [code for code in _numbers(line) if WOMEN.read(code) < there]
            most = max(fewer) if settled and fewer else most
        line.take(most)


def _groups(line: Line) -> list[Macro]:
    """Warriors and women together; tamed wolves go along."""
    step = line.state.top
    assert isinstance(step, GroupWarriors)
    groups: list[Line] = []
    for code in reversed(_numbers(line)):
        warriors = line.fork()
        warriors.take(code)
        if not isinstance(warriors.state.top, GroupWomen):
            groups.append(warriors)
            continue
        for more in reversed(_numbers(warriors)):
            ahead = warriors.fork()
            ahead.take(more)
            groups.append(ahead)
    found: list[Macro] = []
    for ahead in groups:
        while ahead.open and isinstance(ahead.state.top, GroupWolf):
            ahead.take(max(_numbers(ahead)))
        if len(ahead.steps) > 1:
            told = {**_told(ahead), "from": HEX_NAMES[step.hex_]}
            found.append(ahead.macro("valley-macro-group", told))
    return found if len(found) <= MOST_GROUPS else []


def _told(line: Line) -> dict[str, Argument]:
    step = line.state.top
    if isinstance(step, March):
        return {"warriors": int(warriors_in(step.group)), "women": int(women_in(step.group))}
    counts = {choice.verb: choice.args["count"] for choice in line.steps}
    return {"warriors": counts.get(WARRIORS.name, 0), "women": counts.get(WOMEN.name, 0)}


# -- the way


def _targets(line: Line, people: tuple[str, ...], start: Hex) -> list[Macro]:
    """Every hex that the group reaches from where it started, by the first way on which nobody has to stay behind."""
    step = line.state.top
    assert isinstance(step, March)
    told = _told(line)
    origin = HEX_NAMES[start]
    found: dict[str, Macro] = {}
    if step.hex_ != start:  # where there is only one way out, the first step is made unasked
        near = HEX_NAMES[step.hex_]
        there = line.fork()
        if there.take(int(STOP.base)):
            found[near] = there.macro(
                "valley-macro-march", {**told, "from": origin, "hex": near}, (*people, f"hex:{near}")
            )
    lines = [line]
    for here in lines:
        for code in here.offered():
            if not STEP.has(code):
                continue
            ahead = here.fork()
            ahead.take(code)
            hex_ = HEX_NAMES[STEP.read(code)]
            onward = ahead.open and isinstance(ahead.state.top, March)
            if hex_ in found or hex_ == origin or (ahead.open and not onward and not _over(ahead)):
                continue
            if onward:
                lines.append(ahead)
            there = ahead.fork()
            if onward:
                there.take(int(STOP.base))
            args = {**told, "from": origin, "hex": hex_}
            found[hex_] = there.macro("valley-macro-march", args, (*people, f"hex:{hex_}"))
    return list(found.values())


def _over(line: Line) -> bool:
    """The march has ended by itself."""
    return isinstance(line.state.top, TurnAction)
