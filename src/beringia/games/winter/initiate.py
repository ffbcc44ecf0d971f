"""Section 5 of the rules: taking tribe cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beringia.games.winter import cards, happenings
from beringia.games.winter.codes import PICK_STACK, SKIP
from beringia.games.winter.goods import gain_points
from beringia.games.winter.state import BY_EMPTY, DISCARD_PILE, HAND_SEEN, WinterState
from beringia.games.winter.terms import ALL_STACKS, STACKS, Card, Seat, Stack

EVERY_STACK: Final = (1 << STACKS) - 1

# Where the card goes
TO_HAND: Final = 0
TO_DISCARD: Final = 1

# How it was come by
MAY_SKIP: Final = 0
MUST: Final = 1
BUYING: Final = 2


def offer_stacks(s: WinterState, how: i64) -> None:
    """Any stack, also an empty one; bought on the top of Initiate: each once per turn (EW-5.2, EW-5.3, EW-5.6)."""
    if how == MAY_SKIP:
        s.offer(SKIP)
    for stack in ALL_STACKS:
        if how != BUYING or s.bought >> stack & 1 == 0:
            s.offer(PICK_STACK + stack)


def take_stack(s: WinterState, seat: Seat, to: i64, how: i64, code: i64) -> None:
    if code == SKIP:
        s.emit(happenings.SKIPPED, seat)
        return
    stack = Stack(code - PICK_STACK)
    bit: i64 = i64(1) << stack
    if how == BUYING:
        s.bought |= bit
    if s.stacks[stack] == 0:
        gain_points(s, seat, 1, BY_EMPTY)
        return
    s.stacks[stack] -= 1
    kind = Card(s.table.stack_kind[stack])
    cards.add(s, seat, kind, HAND_SEEN if to == TO_HAND else DISCARD_PILE)
    s.emit(happenings.CARD_TAKEN, seat, kind, to)
    if how == BUYING:
        s.fresh |= bit
