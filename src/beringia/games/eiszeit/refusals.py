"""Why something cannot be chosen: the clause that forbids it."""

from __future__ import annotations

from beringia.games.eiszeit.dark import LeaveStep
from beringia.games.eiszeit.light import (
    DriveStep,
    MammothChoice,
    MigrationFirst,
    MigrationStep,
    PlaceHunter,
    TrailStep,
    mammoth_cost,
)
from beringia.games.eiszeit.pieces import movable
from beringia.games.eiszeit.state import EiszeitState
from beringia.games.eiszeit.terms import (
    AREAS,
    CARDS,
    CULT_LIGHT,
    LIGHT,
    LIGHT_KINDS,
    MAMMOTH_CARD,
    Area,
    Card,
    Seat,
    is_cult,
)
from beringia.games.eiszeit.verbs import SPACE, SWAP
from beringia.kernel.codes import Argument, Refusal
from beringia.kernel.state import Step


def why_not(s: EiszeitState, step: Step, code: int) -> Refusal:
    verb, operands = SPACE.decode(code)
    clause = step.CLAUSE
    not_now = Refusal("eiszeit-why-not-now", clause, {"decision": step.NAME})
    if SPACE.verb(verb) not in step.VERBS:
        return not_now
    if verb == "play":
        return _card(s, operands[0])
    if verb == "discard":
        return Refusal("eiszeit-why-not-in-hand", "EZ-7.1", {"card": CARDS[operands[0]]})
    if verb == "copy":
        return _copy(s, operands[0])
    if verb == "draw":
        return Refusal("eiszeit-why-one-colour", "EZ-7.8")
    if verb == "opponent":
        return Refusal("eiszeit-why-no-opponent", "EZ-5.10")
    if verb == "take_club":
        return Refusal("eiszeit-why-no-clubs", "EZ-9.15")
    if verb == "arm":
        clause = "EZ-9.7" if s.hunters[s.top_seat(), Area(operands[0])] else "EZ-9.1"
        return Refusal("eiszeit-why-no-unarmed-hunter", clause, {"area": operands[0] + 1})
    if verb in ("hunter", "trail", "ice", "mammoth"):
        return _area(s, verb, operands[0], clause)
    if verb == "mammoth_leaves":
        return Refusal("eiszeit-why-no-mammoth", clause, {"area": operands[0] + 1})
    if verb == "remove":
        return _hunter(s, operands[0], operands[1], operands[2], clause)
    if verb == "mammoth_move":
        return _mammoth_move(s, operands[0], operands[1], code, clause)
    if verb == "fire":
        if s.fires[operands[0]] == 0:
            return Refusal("eiszeit-why-no-fire", "EZ-10.14", {"area": operands[0] + 1})
        return _iced(s, operands[1], "EZ-1.8") or Refusal("eiszeit-why-same-area", "EZ-10.14")
    if verb == "move":
        return _move(s, operands[0], operands[1], operands[2], operands[3], clause)
    if verb == "swap":
        areas = (int(SWAP.first_area(code)), int(SWAP.second_area(code)))
        if not s.bordering(areas[0], areas[1]):
            return Refusal("eiszeit-why-not-neighbours", "EZ-10.17", {"from": areas[0] + 1, "to": areas[1] + 1})
        for piece, area in zip(operands[1:], areas, strict=True):
            refusal = _hunter(s, piece // 2, piece % 2, area, "")
            if refusal.clause:
                return refusal
    return not_now


def _card(s: EiszeitState, card: int) -> Refusal:
    seat = s.top_seat()
    told: dict[str, Argument] = {"card": CARDS[card], "stones": int(s.players[seat].stones)}
    if s.hand[seat, Card(card)] == 0:
        return Refusal("eiszeit-why-not-in-hand", "EZ-4.4", told)
    if is_cult(card):
        return Refusal("eiszeit-why-nothing-to-copy", "EZ-6.11", told)
    if card >= LIGHT_KINDS:
        return Refusal("eiszeit-why-eight-stones", "EZ-5.6", told)
    if card == MAMMOTH_CARD:
        return Refusal("eiszeit-why-no-mammoth-choice", "EZ-10.13", told)
    told["cost"] = int(s.table.cost[card])
    return Refusal("eiszeit-why-too-expensive", "EZ-5.3", told)


def _copy(s: EiszeitState, colour: int) -> Refusal:
    if s.open[colour] < 0:
        return Refusal("eiszeit-why-no-open-card", "EZ-6.10")
    told: dict[str, Argument] = {"card": CARDS[s.open[colour]], "stones": int(s.players[s.top_seat()].stones)}
    if s.open[colour] == MAMMOTH_CARD:
        return Refusal("eiszeit-why-no-mammoth-choice", "EZ-10.13", told)
    if colour == LIGHT:
        told["cost"] = int(s.table.cost[s.open[colour]])
        return Refusal("eiszeit-why-too-expensive", "EZ-6.6", told)
    clause = "EZ-6.9" if s.card == CULT_LIGHT else "EZ-6.8"
    return Refusal("eiszeit-why-eight-stones", clause if s.rich else "EZ-6.1", told)


def _iced(s: EiszeitState, area: int, clause: str) -> Refusal | None:
    return Refusal("eiszeit-why-iced", clause, {"area": area + 1}) if s.ice[area] else None


def _area(s: EiszeitState, verb: str, area: int, clause: str) -> Refusal:
    told: dict[str, Argument] = {"area": area + 1}
    iced = _iced(s, area, "EZ-1.6")
    if iced is not None:
        return iced
    if verb == "ice":
        return Refusal("eiszeit-why-far-from-ice", "EZ-15.2", told)
    if verb == "mammoth":
        if isinstance(s.top, TrailStep) and s.top.mammoths == 0:
            return Refusal("eiszeit-why-mammoth-used-up", "EZ-10.5", told)
        if s.mammoth_supply == 0:
            return Refusal("eiszeit-why-no-mammoth-supply", "EZ-8.9" if s.card == MAMMOTH_CARD else "EZ-8.8")
        if isinstance(s.top, MammothChoice):
            told["cost"] = int(s.table.mammoth_new)
            told["stones"] = int(s.players[s.top_seat()].stones)
            return Refusal("eiszeit-why-too-expensive", "EZ-10.12", told)
        return Refusal("eiszeit-why-other-area", clause, told)
    return _not_allowed_there(s, area, told) or Refusal("eiszeit-why-no-reserve", "EZ-8.2")


def _not_allowed_there(s: EiszeitState, area: int, told: dict[str, Argument]) -> Refusal | None:
    """Why the card brings no hunter to this area, wherever it comes from: before anybody is sent to the supply for one,
    or to the board."""
    step = s.top
    if isinstance(step, PlaceHunter) and step.placed == 2 and s.table.landscape[area] != step.card:
        return Refusal("eiszeit-why-third-hunter", "EZ-10.3", {**told, "area": area + 1})
    if isinstance(step, TrailStep):
        if step.hunters == 0:
            return Refusal("eiszeit-why-hunters-used-up", "EZ-10.5", told)
        if area != step.area:
            return Refusal("eiszeit-why-other-area", "EZ-10.5", told)
    return None


def _hunter(s: EiszeitState, owner: int, armed: int, area: int, clause: str) -> Refusal:
    """Why this hunter cannot be taken; with an empty clause if nothing is wrong with it."""
    told: dict[str, Argument] = {"area": area + 1}
    if owner >= s.seats or s.hunters[Seat(owner), Area(area)] == 0:
        return Refusal("eiszeit-why-no-hunter", clause or "EZ-10.17", told)
    with_club = s.armed[Seat(owner), Area(area)]
    present = with_club if armed else s.unarmed(Seat(owner), Area(area))
    if owner != s.top_seat() and with_club and (armed or present == 0):
        return Refusal("eiszeit-why-armed", "EZ-9.10", told)
    if present == 0:
        return Refusal("eiszeit-why-no-hunter", clause or "EZ-10.17", told)
    if isinstance(s.top, LeaveStep) and owner == s.top.gone:
        return Refusal("eiszeit-why-same-owner", "EZ-11.5", told)
    return Refusal("eiszeit-why-not-now", clause, told)


def _mammoth_move(s: EiszeitState, origin: int, target: int, code: int, clause: str) -> Refusal:
    told: dict[str, Argument] = {"from": origin + 1, "to": target + 1, "area": origin + 1}
    if isinstance(s.top, (TrailStep, MigrationStep)) and s.top.mammoths == 0:
        return Refusal("eiszeit-why-mammoth-used-up", "EZ-10.5" if isinstance(s.top, TrailStep) else "EZ-10.9", told)
    if s.mammoths[origin] == 0:
        return Refusal("eiszeit-why-no-mammoth", clause, told)
    iced = _iced(s, target, "EZ-1.6")
    if iced is not None:
        return iced
    if origin == target:
        return Refusal("eiszeit-why-same-area", "EZ-8.6", told)
    if isinstance(s.top, MammothChoice):
        told["cost"] = int(mammoth_cost(s, code))
        told["stones"] = int(s.players[s.top_seat()].stones)
        return Refusal("eiszeit-why-too-expensive", "EZ-10.12", told)
    if not isinstance(s.top, MigrationStep) and s.mammoth_supply > 0:
        return Refusal("eiszeit-why-mammoth-supply", "EZ-8.8", told)
    if not s.bordering(origin, target):
        return Refusal("eiszeit-why-not-neighbours", "EZ-1.4", told)
    return Refusal("eiszeit-why-other-area", clause, told)


def _move(s: EiszeitState, owner: int, armed: int, origin: int, target: int, clause: str) -> Refusal:
    told: dict[str, Argument] = {"from": origin + 1, "to": target + 1, "area": origin + 1}
    step = s.top
    theirs = owner != s.top_seat() and not isinstance(step, DriveStep)
    if theirs and owner < s.seats and s.hunters[Seat(owner), Area(origin)]:
        return Refusal("eiszeit-why-not-yours", clause, told)
    refusal = _hunter(s, owner, armed, origin, clause)
    if refusal.key != "eiszeit-why-not-now":
        return refusal
    iced = _iced(s, target, "EZ-1.6")
    if iced is not None:
        return iced
    beyond = _not_allowed_there(s, target, told)
    if isinstance(step, (PlaceHunter, TrailStep)) and s.players[owner].reserve > 0:
        return beyond or Refusal("eiszeit-why-reserve-first", "EZ-8.3", told)
    if isinstance(step, MigrationStep) and step.hunters == 0:
        return Refusal("eiszeit-why-hunters-used-up", clause, told)
    if origin == target:
        return Refusal("eiszeit-why-same-area", "EZ-8.6", told)
    if isinstance(step, (DriveStep, MigrationFirst)) and not s.bordering(origin, target):
        return Refusal("eiszeit-why-not-neighbours", "EZ-1.4", told)
    if isinstance(step, DriveStep) and s.moved_count == 2 and all(s.moved[n] // (2 * AREAS) == owner for n in range(2)):
        return Refusal("eiszeit-why-three-of-one", "EZ-10.25", told)
    if not movable(s, Seat(owner), armed, Area(origin)):
        return Refusal("eiszeit-why-moved-already", "EZ-8.7", told)
    return beyond or Refusal("eiszeit-why-other-area", clause, told)
