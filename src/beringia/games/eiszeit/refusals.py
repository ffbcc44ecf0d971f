"""Reasons that several decisions share for not offering a choice. Each is None where it does not hold; a decision asks
for them in the order in which they help most. What only one decision says is in its class."""

from __future__ import annotations

from beringia.games.eiszeit.pieces import movable
from beringia.games.eiszeit.state import EiszeitState
from beringia.games.eiszeit.terms import Area, Seat
from beringia.games.eiszeit.verbs import MOVE
from beringia.kernel.codes import Argument, Refusal


def way(origin: Area, target: Area) -> dict[str, Argument]:
    return {"from": int(origin) + 1, "to": int(target) + 1, "area": int(origin) + 1}


def in_area(area: Area) -> dict[str, Argument]:
    return {"area": int(area) + 1}


def iced(s: EiszeitState, area: Area, clause: str = "EZ-1.6") -> Refusal | None:
    return Refusal("eiszeit-why-iced", clause, in_area(area)) if s.ice[area] == 1 else None


def same_area(origin: Area, target: Area) -> Refusal | None:
    return Refusal("eiszeit-why-same-area", "EZ-8.6", way(origin, target)) if origin == target else None


def apart(s: EiszeitState, origin: Area, target: Area) -> Refusal | None:
    if s.bordering(origin, target):
        return None
    return Refusal("eiszeit-why-not-neighbours", "EZ-1.4", way(origin, target))


def too_expensive(s: EiszeitState, seat: Seat, clause: str, cost: int, told: dict[str, Argument]) -> Refusal:
    stones = int(s.players[seat].stones)
    return Refusal("eiszeit-why-too-expensive", clause, {**told, "cost": cost, "stones": stones})


# -- hunters


def no_hunter(s: EiszeitState, actor: Seat, owner: Seat, armed: int, area: Area, clause: str) -> Refusal | None:
    """There is no such hunter, or its club protects it (EZ-9.10)."""
    if owner >= s.seats or s.hunters[owner, area] == 0:
        return Refusal("eiszeit-why-no-hunter", clause, in_area(area))
    with_club = s.armed[owner, area]
    present = with_club if armed == 1 else s.unarmed(owner, area)
    if owner != actor and with_club > 0 and (armed == 1 or present == 0):
        return Refusal("eiszeit-why-armed", "EZ-9.10", in_area(area))
    return Refusal("eiszeit-why-no-hunter", clause, in_area(area)) if present == 0 else None


def no_move(s: EiszeitState, actor: Seat, code: int, clause: str) -> Refusal | None:
    """The hunter cannot be taken, or not put there, whatever the card."""
    owner, armed, origin, target = MOVE.read(code)
    return no_hunter(s, actor, owner, int(armed), origin, clause) or iced(s, target)


def no_own_move(s: EiszeitState, seat: Seat, code: int, clause: str) -> Refusal | None:
    """The same for cards that move own hunters only."""
    owner, _, origin, target = MOVE.read(code)
    if owner != seat and owner < s.seats and s.hunters[owner, origin] > 0:
        return Refusal("eiszeit-why-not-yours", clause, way(origin, target))
    return no_move(s, seat, code, clause)


def moved_already(s: EiszeitState, code: int) -> Refusal | None:
    owner, armed, origin, target = MOVE.read(code)
    if movable(s, owner, armed, origin):
        return None
    return Refusal("eiszeit-why-moved-already", "EZ-8.7", way(origin, target))


# -- clubs and mammoths


def no_clubs() -> Refusal:
    return Refusal("eiszeit-why-no-clubs", "EZ-9.15")


def no_mammoth_supply(s: EiszeitState, clause: str = "EZ-8.8") -> Refusal | None:
    return Refusal("eiszeit-why-no-mammoth-supply", clause) if s.mammoth_supply == 0 else None


def no_mammoth_move(s: EiszeitState, origin: Area, target: Area, clause: str) -> Refusal | None:
    """There is no mammoth, or it cannot be put there, whatever the card."""
    if s.mammoths[origin] == 0:
        return Refusal("eiszeit-why-no-mammoth", clause, way(origin, target))
    return iced(s, target) or same_area(origin, target)


def from_supply_first(s: EiszeitState, origin: Area, target: Area) -> Refusal | None:
    """A mammoth is moved only where the supply has none (EZ-8.8)."""
    if s.mammoth_supply == 0:
        return None
    return Refusal("eiszeit-why-mammoth-supply", "EZ-8.8", way(origin, target))


def other_area(clause: str, told: dict[str, Argument]) -> Refusal:
    return Refusal("eiszeit-why-other-area", clause, told)
