"""The agenda of a position as plain data: which steps there are, and what their arguments can be."""

from __future__ import annotations

from typing import Final

from beringia.games.valley import steps
from beringia.games.valley.cards import BRIDGE, FLIGHT, RAFT, SWIMMING, TREE_TRUNKS, WINDOW_NAMES
from beringia.games.valley.codes import HEXES, SEATS, SPECIES, TRUMPS
from beringia.games.valley.march import STEPS_MADE, TO_ESCAPE, TO_MARCH, has_way
from beringia.games.valley.state import PHASE, ROUND, WON, ValleyState
from beringia.games.valley.survival import need
from beringia.games.valley.trumps import can_cross, can_escape
from beringia.kernel.legacy import AGENDA_STEPS, FIRST_DECISION, STEP
from beringia.kernel.reader import Reader
from beringia.kernel.state import NOBODY

STEP_KINDS: Final = {name: kind for kind, name in steps.STEP_NAMES.items()}

_HEX: Final = (0, HEXES - 1)
_HEX_OR_NONE: Final = (-1, HEXES - 1)
_CURSOR: Final = (0, HEXES)
_SEAT: Final = (0, SEATS - 1)
_TURN: Final = ((0, SEATS), _SEAT)
_WINDOW: Final = ((0, len(WINDOW_NAMES) - 2), _HEX_OR_NONE, (0, 63))
_PURPOSE: Final = (0, TO_ESCAPE)
_GROUP: Final = (1, 256 * 18 - 1)

#: Least and most of the arguments x, y, z of each step that has any.
ARGUMENTS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    steps.PHASE: ((1, 10),),
    steps.RETURNS: _TURN,
    steps.TOLL: (*_TURN, _CURSOR),
    steps.EPIDEMIC_SPREADS: (*_TURN, (0, 1)),
    steps.BEARS_COME: (*_TURN, _CURSOR),
    steps.BEAR: (_HEX,),
    steps.WINDOW: _WINDOW,
    steps.TURN: _TURN,
    steps.FIGHTS: _TURN,
    steps.CONFLICT: (_HEX, (0, 2)),
    steps.CAPTURE: (_HEX,),
    steps.WOMEN_FALL: (_HEX, _SEAT, (0, SEATS)),
    steps.CAPTURED: (_HEX,),
    steps.ANIMALS: (_HEX, (0, 1)),
    steps.CHASE: (_HEX, (0, SPECIES - 1)),
    steps.FEEDING: _TURN,
    steps.BIRTHS: (*_TURN, _CURSOR),
    steps.SOWING: _TURN,
    steps.NEXT_ROUND: ((0, 1),),
    steps.PLACE_SETTLEMENT: ((0, SEATS - 1),),
    steps.SETUP_SOW: (_HEX, (1, SEATS)),
    steps.TRUMP: _WINDOW,
    steps.CARD_TARGET: ((0, TRUMPS - 1), _HEX_OR_NONE, (0, 256 * 18 - 1)),
    steps.SURVIVOR: (_HEX,),
    steps.VICTIM: (_HEX_OR_NONE, (0, 1)),
    steps.GROUP_WARRIORS: (_HEX, _PURPOSE),
    steps.GROUP_WOMEN: (_HEX, _PURPOSE, (0, 10)),
    steps.GROUP_WOLF: (_HEX, _PURPOSE, _GROUP),
    steps.STEP: (_HEX, _GROUP, (0, 15)),
    steps.LEAVE_BEHIND: (_HEX, _GROUP, (0, 16 * 64 - 1)),
    steps.SPECIES_ORDER: (_HEX,),
    steps.CASUALTY: (_HEX, (-1, SEATS - 1), (1, 7)),
    steps.CAPTURE_CHOICE: (_HEX, _SEAT),
    steps.TAKE_WOMEN: (_HEX, _SEAT, (0, 1)),
    steps.NEWBORN_SEX: (_HEX, (1, 2)),
}

#: What may lie at the bottom of the agenda: everything else needs a step below it to go on from.
BOTTOM: Final = (
    steps.BEGIN, steps.DEAL, steps.PLACE_SETTLEMENT, steps.SETUP_SOW, steps.PHASE, steps.NEXT_ROUND,
)  # fmt: skip

#: Steps that concern one seat; a window may or may not.
_OF_A_SEAT: Final = (
    steps.BEAR, steps.CAPTURE, steps.WOMEN_FALL, steps.CAPTURED, steps.CHASE, steps.MEAL,
)  # fmt: skip


#: Steps with an argument that has the range of a seat and is none: turns in the setup, the species of a chase.
_COUNTS_AS_HIGH_AS_SEATS: Final = (steps.PLACE_SETTLEMENT, steps.CHASE)


def write_agenda(s: ValleyState) -> list[list[object]]:
    """Steps from the bottom up as [name, seat, x, y, z], without the arguments they do not have."""
    found: list[list[object]] = []
    for index in range(s.depth):
        kind = s.agenda_slots[index * STEP]
        seat = s.agenda_slots[index * STEP + 1]
        count = len(ARGUMENTS.get(kind, ()))
        arguments: list[object] = [int(s.agenda_slots[index * STEP + 2 + number]) for number in range(count)]
        found.append([steps.STEP_NAMES[kind], None if seat < 0 else int(seat), *arguments])
    return found


def read_agenda(s: ValleyState, reader: Reader) -> None:
    entries = reader.items()
    reader.check(len(entries) <= AGENDA_STEPS - 10, "is too long")
    for index, entry in enumerate(entries):
        parts = entry.items()
        entry.check(len(parts) >= 1, "must be [name, seat, arguments ...]")
        kind = STEP_KINDS[parts[0].text(*STEP_KINDS)]
        ranges = ARGUMENTS.get(kind, ())
        entry.check(len(parts) == 2 + len(ranges), f"must have a name, a seat and {len(ranges)} arguments")
        entry.check(index > 0 or kind in BOTTOM, "cannot be the last thing on the agenda")
        seat = NOBODY if parts[1].value is None else parts[1].integer(0, int(s.players()) - 1)
        if kind != steps.WINDOW:
            needed = kind >= FIRST_DECISION or kind in _OF_A_SEAT
            entry.check((seat == NOBODY) != needed, "needs a seat" if needed else "needs no seat")
        arguments = [parts[2 + n].integer(least, most) for n, (least, most) in enumerate(ranges)]
        arguments += [0] * (3 - len(arguments))
        _check_step(s, entry, kind, seat, arguments)
        s.push_step(kind, seat, arguments[0], arguments[1], arguments[2])
    if s.depth > 1 and s.agenda_slots[0] == steps.PHASE:
        reader.check(
            s.agenda_slots[2] == s.now[PHASE] + 1, f"must go on with phase {s.now[PHASE] + 1} when this one is over"
        )
    over = any(s.of(seat, WON) for seat in range(s.players())) or not any(s.alive(seat) for seat in range(s.players()))
    reader.check(len(entries) > 0 or over, "is empty, but nobody has won and somebody is alive")


def _check_step(s: ValleyState, entry: Reader, kind: int, seat: int, arguments: list[int]) -> None:
    """What a step speaks of must be there."""
    x, y, z = arguments
    setup = (steps.BEGIN, steps.PLACE_SETTLEMENT, steps.SETUP_SOW, steps.DEAL)
    entry.check((kind in setup) == (s.now[ROUND] == 0), "belongs to another part of the game")
    for argument, (_, most) in zip(arguments, ARGUMENTS.get(kind, ()), strict=False):
        if most == SEATS - 1 and kind not in _COUNTS_AS_HIGH_AS_SEATS:
            entry.check(argument < s.players(), "names a seat that is not there")
    if kind in (steps.RETURNS, steps.TOLL, steps.EPIDEMIC_SPREADS, steps.BEARS_COME, steps.TURN, steps.FIGHTS,
                steps.FEEDING, steps.BIRTHS, steps.SOWING, steps.PLACE_SETTLEMENT):  # fmt: skip
        entry.check(x <= s.players(), "has had more turns than there are players")
    if kind == steps.WOMEN_FALL:
        entry.check(z <= s.players(), "has had more turns than there are players")
    group = y if kind in (steps.STEP, steps.LEAVE_BEHIND) else z if kind == steps.GROUP_WOLF else 0
    if group:
        entry.check(
            (group & 15) <= s.warriors(seat, x) and ((group >> 4) & 15) <= s.women(seat, x) and (group & 255) > 0
            and group >> 8 <= s.tame[seat * HEXES + x],
            "moves more than is there",
        )  # fmt: skip
    if kind in (steps.FEED, steps.STARVE):
        entry.check((s.food(seat) < need(s, seat)) == (kind == steps.STARVE), "does not fit the food of this tribe")
    if kind in (steps.GROUP_WARRIORS, steps.GROUP_WOMEN, steps.GROUP_WOLF):
        entry.check(_has_target(s, x, y), "leads nowhere")
    elif kind == steps.STEP and z & STEPS_MADE == 0:
        entry.check(has_way(s, x), "leads nowhere")


def _has_target(s: ValleyState, hex_: int, purpose: int) -> bool:
    """Is there somewhere to go for what the group is chosen for?"""
    if purpose in (TO_MARCH, FLIGHT + 1):
        return has_way(s, hex_)
    if purpose == TO_ESCAPE:
        return can_escape(s, hex_)
    return purpose - 1 in (RAFT, BRIDGE, SWIMMING, TREE_TRUNKS) and can_cross(s, purpose - 1, hex_)
