"""Sections 8 and 9 of the rules: placing and moving pieces, and the clubs that go with them; paying stones."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64

from beringia.games.eiszeit import events
from beringia.games.eiszeit.state import EiszeitState
from beringia.games.eiszeit.step import ACTION, EiszeitDecision, EiszeitSeatStep
from beringia.games.eiszeit.terms import AREAS, CLUB_CARD, CLUB_OR_MARCH, TILES, Area, Seat
from beringia.games.eiszeit.verbs import ARM, ATTACH, KEEP, MAMMOTH, MAMMOTH_MOVE, MOVE
from beringia.kernel.codes import Argument, Refusal
from beringia.kernel.declare import step
from beringia.kernel.domains import Domain
from beringia.kernel.fields import Field

#: An area among the arguments of a step, counted from 0.
_AREA: Final = Domain("area", AREAS)
#: What an action may go on with when a hunter has been placed or moved.
_MORE: Final = ("place_hunter", "trail_step", "migration_step", "drive_step", "march_step")

# -- which hunters have taken part in this action already (EZ-8.7)


def forget_moved(s: EiszeitState) -> None:
    """A new action begins: every hunter may be moved again."""
    while s.moved_count > 0:
        s.moved_count -= 1
        s.moved[s.moved_count] = 0


def _remember_moved(s: EiszeitState, owner: Seat, armed: i64, area: Area) -> None:
    if s.moved_count < len(s.moved):
        s.moved[s.moved_count] = (2 * owner + armed) * AREAS + area
        s.moved_count += 1


def movable(s: EiszeitState, owner: Seat, armed: i64, area: Area) -> bool:
    """Is there such a hunter that this action has not placed or moved yet?"""
    count: i64 = s.armed[owner, area] if armed == 1 else s.unarmed(owner, area)
    if count == 0:
        return False
    wanted: i64 = (2 * owner + armed) * AREAS + area
    for index in range(s.moved_count):
        if s.moved[index] == wanted:
            count -= 1
    return count > 0


# -- hunters


def place_hunter(s: EiszeitState, seat: Seat, area: Area) -> None:
    """From the own supply onto the board (EZ-8.1)."""
    s.players[seat].reserve -= 1
    s.hunters[seat, area] += 1
    events.HUNTER_PLACED.tell(s, seat, area)


def place_in_action(s: EiszeitState, seat: Seat, area: Area) -> None:
    """Place a hunter as part of a card's action; a kept club may go with it (EZ-9.3)."""
    place_hunter(s, seat, area)
    _remember_moved(s, seat, 0, area)
    s.push(AskAttach(seat, area))


def move_hunter(s: EiszeitState, actor: Seat, code: i64) -> None:
    """Carry out a "move" code: a hunter goes, club and all (EZ-9.9); if it is the actor's own, a kept club may go with
    it (EZ-9.3, EZ-9.6). Whatever the card allows next must already be on the agenda."""
    owner, armed, origin, target = MOVE.read(code)
    s.hunters[owner, origin] -= 1
    s.hunters[owner, target] += 1
    if armed == 1:
        s.armed[owner, origin] -= 1
        s.armed[owner, target] += 1
    _remember_moved(s, owner, armed, target)
    events.HUNTER_MOVED.tell(s, actor, owner, origin, target, armed)
    if actor == owner and armed == 0:
        s.push(AskAttach(owner, target))


def return_hunter(s: EiszeitState, owner: Seat, armed: i64, area: Area) -> None:
    """Back to the owner's supply; its club, if any, to the general supply (EZ-9.12)."""
    s.hunters[owner, area] -= 1
    s.players[owner].reserve += 1
    if armed == 1:
        s.armed[owner, area] -= 1
        s.club_supply += 1


def offer_own_moves_to(s: EiszeitState, seat: Seat, target: Area) -> None:
    """Own hunters from any other area to this one (EZ-8.2, EZ-8.5, EZ-8.6), over ice if need be (EZ-1.7)."""
    for armed in range(i64(2)):
        for number in range(i64(AREAS)):
            origin = Area(number)
            if origin != target and movable(s, seat, armed, origin):
                s.offer(MOVE.code(seat, armed, origin, target))


def may_handle(actor: Seat, owner: Seat, armed: i64) -> bool:
    """A hunter with a club is moved, swapped or removed by its owner only (EZ-9.10, EZ-9.11)."""
    return armed == 0 or actor == owner


# -- mammoths


def place_mammoth(s: EiszeitState, seat: Seat, area: Area) -> None:
    s.mammoth_supply -= 1
    s.mammoths[area] += 1
    events.MAMMOTH_PLACED.tell(s, seat, area)


def move_mammoth(s: EiszeitState, seat: Seat, origin: Area, target: Area) -> None:
    s.mammoths[origin] -= 1
    s.mammoths[target] += 1
    events.MAMMOTH_MOVED.tell(s, seat, origin, target)


def take_mammoth_piece(s: EiszeitState, seat: Seat, code: i64) -> None:
    """Carry out a "mammoth" or "mammoth_move" code."""
    if MAMMOTH.has(code):
        place_mammoth(s, seat, MAMMOTH.read(code))
    else:
        origin, target = MAMMOTH_MOVE.read(code)
        move_mammoth(s, seat, origin, target)


# -- fire tiles


def lay_fires(s: EiszeitState) -> None:
    """All tiles are shuffled face down; each open area gets exactly one (EZ-2.7, EZ-16.4)."""
    areas, values = s.tile_area[:], s.tile_value[:]
    tile: i64 = 0
    for value, copies in enumerate(s.content.fire_copies):
        for _ in range(copies):
            values[tile] = value
            tile += 1
    s.shuffle(values, 0, TILES)
    tile = 0
    for area in range(i64(AREAS)):
        s.fires[area] = 0
        if s.ice[area] == 0:
            s.fires[area] = 1
            areas[tile] = area
            tile += 1
    while tile < TILES:
        areas[tile] = -1
        tile += 1
    s.tile_area = areas
    s.tile_value = values


def move_fire(s: EiszeitState, seat: Seat, origin: Area, target: Area) -> None:
    """The tile that arrived last is moved, its face unseen (EZ-10.15, EZ-10.16)."""
    areas, values = s.tile_area[:], s.tile_value[:]
    tile: i64 = TILES - 1
    while areas[tile] != origin:
        tile -= 1
    value: i64 = values[tile]
    # The tiles stand in order of arrival: this one has now arrived last of all.
    while tile < TILES - 1:
        areas[tile] = areas[tile + 1]
        values[tile] = values[tile + 1]
        tile += 1
    areas[tile] = target
    values[tile] = value
    s.tile_area = areas
    s.tile_value = values
    s.fires[origin] -= 1
    s.fires[target] += 1
    events.FIRE_MOVED.tell(s, seat, origin, target)


# -- clubs


def take_club(s: EiszeitState, seat: Seat) -> None:
    """Take one, and at once put it under any own hunter or keep it (EZ-9.1, EZ-9.2)."""
    s.club_supply -= 1
    s.players[seat].clubs += 1
    events.CLUB_TAKEN.tell(s, seat)
    s.push(ClubNow(seat))


@step
class ClubNow(EiszeitDecision):
    """A club just taken goes under any own hunter without one, or is kept (EZ-9.1, EZ-9.7); no other club (EZ-9.14)."""

    NAME = "club_now"
    KIND = 113
    CLAUSE = "EZ-9.1"
    VERBS = (ARM, KEEP)
    BELOW = ACTION
    OF_CARDS = (CLUB_CARD, CLUB_OR_MARCH)

    def offer(self, s: EiszeitState) -> None:
        s.offer(KEEP.base)
        for number in range(i64(AREAS)):
            if s.unarmed(self.seat, Area(number)) > 0:
                s.offer(ARM.code(Area(number)))

    def take(self, s: EiszeitState, code: i64) -> None:
        if code != KEEP.base:
            _attach(s, self.seat, ARM.read(code))

    def refuse(self, s: EiszeitState, code: int) -> Refusal | None:
        area = ARM.read(code)
        clause = "EZ-9.7" if s.hunters[self.seat, area] > 0 else "EZ-9.1"
        return Refusal("eiszeit-why-no-unarmed-hunter", clause, {"area": int(area) + 1})

    def problem(self, s: EiszeitState) -> str:
        return "" if s.players[self.seat].clubs > 0 else "there is no club to attach"


@step
class AskAttach(EiszeitSeatStep):
    """Right after each single step, for this hunter only, if a kept club is there (EZ-9.13): every time (EZ-9.8), in
    the turns of others, too (EZ-9.4)."""

    area: Final[Annotated[Area, Field(_AREA)]]

    NAME = "ask_attach"
    KIND = 7
    CLAUSE = "EZ-9.13"
    BELOW = (*ACTION, *_MORE)

    def run(self, s: EiszeitState) -> None:
        if s.players[self.seat].clubs > 0:
            s.push(AttachClub(self.seat, self.area))

    def problem(self, s: EiszeitState) -> str:
        return _no_unarmed_hunter(s, self.seat, self.area)


@step
class AttachClub(EiszeitDecision):
    """A kept club goes with the hunter that was just placed or moved, or not (EZ-9.3)."""

    area: Final[Annotated[Area, Field(_AREA)]]

    NAME = "attach_club"
    KIND = 114
    CLAUSE = "EZ-9.13"
    VERBS = (ATTACH, KEEP)
    BELOW = (*ACTION, *_MORE, "ask_attach")

    def offer(self, s: EiszeitState) -> None:
        s.offer(KEEP.base)
        s.offer(ATTACH.base)

    def take(self, s: EiszeitState, code: i64) -> None:
        if code == KEEP.base:
            return
        _attach(s, self.seat, self.area)
        # The hunter that has just moved is an armed one from now on: it still may not move again in this action.
        unarmed: i64 = 2 * self.seat * AREAS + self.area
        for index in range(s.moved_count):
            if s.moved[index] == unarmed:
                s.moved[index] = unarmed + AREAS
                return

    def args(self, s: EiszeitState) -> dict[str, Argument]:
        return {"area": int(self.area) + 1}

    def problem(self, s: EiszeitState) -> str:
        if s.players[self.seat].clubs == 0:
            return "there is no club to attach"
        return _no_unarmed_hunter(s, self.seat, self.area)


def _no_unarmed_hunter(s: EiszeitState, seat: Seat, area: Area) -> str:
    return "" if s.unarmed(seat, area) > 0 else f"there is no hunter without a club in area {int(area) + 1}"


def _attach(s: EiszeitState, seat: Seat, area: Area) -> None:
    s.players[seat].clubs -= 1
    s.armed[seat, area] += 1
    events.CLUB_ATTACHED.tell(s, seat, area)


# -- stones


def pay(s: EiszeitState, seat: Seat, cost: i64) -> None:
    """Into the light supply (EZ-5.2); the dark one never grows while settling (EZ-23.13)."""
    if cost > 0:
        s.players[seat].stones -= cost
        s.light_stones += cost
        events.STONES_PAID.tell(s, seat, cost)
