"""Why something cannot be chosen: the clause that forbids it."""

from __future__ import annotations

from beringia.games.eiszeit import steps
from beringia.games.eiszeit.codes import KINDS, LIGHT_KINDS, SPACE, pair_areas
from beringia.games.eiszeit.light import mammoth_cost
from beringia.games.eiszeit.state import (
    CARD,
    MAMMOTHS,
    MOVED,
    RICH,
    EiszeitState,
)
from beringia.games.eiszeit.table import (
    CARDS,
    CULT_LIGHT,
    LIGHT,
    MAMMOTH_CARD,
)
from beringia.games.eiszeit.turn import is_cult
from beringia.kernel.rules import Refusal

#: The verbs that each decision may offer, and the clause that describes it.
DECIDES = {
    steps.PREROUND_PLACE: (("hunter",), "EZ-3.1"),
    steps.PLAY_CARD: (("play",), "EZ-4.5"),
    steps.CULT_CHOICE: (("copy",), "EZ-6.1"),
    steps.CHOOSE_OPPONENT: (("opponent",), "EZ-5.10"),
    steps.PLACE_HUNTER: (("hunter", "move", "stop"), "EZ-8.1"),
    steps.TRAIL_AREA: (("trail", "stop"), "EZ-10.5"),
    steps.TRAIL_STEP: (("hunter", "move", "mammoth", "mammoth_move", "stop"), "EZ-10.5"),
    steps.MIGRATION_FIRST: (("move", "stop"), "EZ-10.8"),
    steps.MIGRATION_STEP: (("move", "mammoth_move", "stop"), "EZ-10.8"),
    steps.MAMMOTH_CHOICE: (("mammoth", "mammoth_move"), "EZ-10.11"),
    steps.FIRE_MOVE: (("fire", "stop"), "EZ-10.14"),
    steps.SWAP_PAIR: (("swap",), "EZ-10.17"),
    steps.CLUB_CHOICE: (("take_club", "mammoth", "mammoth_move", "stop"), "EZ-10.21"),
    steps.CLUB_NOW: (("arm", "keep"), "EZ-9.1"),
    steps.ATTACH_CLUB: (("attach", "keep"), "EZ-9.13"),
    steps.DRIVE_STEP: (("move", "stop"), "EZ-10.24"),
    steps.LEAVE_STEP: (("remove", "stop"), "EZ-11.3"),
    steps.CLUB_OR_MARCH_STEP: (("take_club", "move", "stop"), "EZ-11.7"),
    steps.MARCH_STEP: (("move", "stop"), "EZ-11.7"),
    steps.MAMMOTH_LEAVE: (("mammoth_leaves", "stop"), "EZ-11.9"),
    steps.DISCARD_CARD: (("discard", "no_discard"), "EZ-7.1"),
    steps.DRAW_CARD: (("draw",), "EZ-7.8"),
    steps.GLACIER: (("ice", "decline"), "EZ-15.1"),
}


def why_not(s: EiszeitState, code: int) -> Refusal:
    verb, operands = SPACE.decode(code)
    kind = s.top_kind()
    verbs, clause = DECIDES[kind]
    if verb not in verbs:
        return Refusal("eiszeit-why-not-now", clause, {"decision": steps.STEP_NAMES[kind]})
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
        return Refusal("eiszeit-why-no-unarmed-hunter", "EZ-9.7", {"area": operands[0] + 1})
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
        areas = pair_areas(operands[0])
        if not s.bordering(areas[0], areas[1]):
            return Refusal("eiszeit-why-not-neighbours", "EZ-10.17", {"from": areas[0] + 1, "to": areas[1] + 1})
        for piece, area in zip(operands[1:], areas, strict=True):
            refusal = _hunter(s, piece // 2, piece % 2, area, "")
            if refusal.clause:
                return refusal
    return Refusal("eiszeit-why-not-now", clause, {"decision": steps.STEP_NAMES[kind]})


def _card(s: EiszeitState, card: int) -> Refusal:
    seat = s.top_seat()
    told: dict[str, str | int] = {"card": CARDS[card], "stones": int(s.stones[seat])}
    if s.hand[seat * KINDS + card] == 0:
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
    told: dict[str, str | int] = {"card": CARDS[s.open[colour]], "stones": int(s.stones[s.top_seat()])}
    if s.open[colour] == MAMMOTH_CARD:
        return Refusal("eiszeit-why-no-mammoth-choice", "EZ-10.13", told)
    if colour == LIGHT:
        told["cost"] = int(s.table.cost[s.open[colour]])
        return Refusal("eiszeit-why-too-expensive", "EZ-6.6", told)
    clause = "EZ-6.9" if s.now[CARD] == CULT_LIGHT else "EZ-6.8"
    return Refusal("eiszeit-why-eight-stones", clause if s.now[RICH] else "EZ-6.1", told)


def _iced(s: EiszeitState, area: int, clause: str) -> Refusal | None:
    return Refusal("eiszeit-why-iced", clause, {"area": area + 1}) if s.ice[area] else None


def _area(s: EiszeitState, verb: str, area: int, clause: str) -> Refusal:
    told: dict[str, str | int] = {"area": area + 1}
    iced = _iced(s, area, "EZ-1.6")
    if iced is not None:
        return iced
    if verb == "ice":
        return Refusal("eiszeit-why-far-from-ice", "EZ-15.2", told)
    if verb == "mammoth":
        if s.supply[MAMMOTHS] == 0:
            return Refusal("eiszeit-why-no-mammoth-supply", "EZ-8.9" if s.now[CARD] == MAMMOTH_CARD else "EZ-8.8")
        return Refusal("eiszeit-why-other-area", clause, told)
    kind = s.top_kind()
    if verb == "hunter" and s.reserve[s.top_seat()] == 0:
        return Refusal("eiszeit-why-no-reserve", "EZ-8.2")
    if kind == steps.PLACE_HUNTER:
        return Refusal("eiszeit-why-third-hunter", "EZ-10.3", told)
    return Refusal("eiszeit-why-other-area", clause, told)


def _hunter(s: EiszeitState, owner: int, armed: int, area: int, clause: str) -> Refusal:
    """Why this hunter cannot be taken; with an empty clause if nothing is wrong with it."""
    told: dict[str, str | int] = {"area": area + 1}
    if owner >= s.players() or s.hunters[owner * 12 + area] == 0:
        return Refusal("eiszeit-why-no-hunter", clause or "EZ-10.17", told)
    present = s.armed[owner * 12 + area] if armed else s.unarmed(owner, area)
    if owner != s.top_seat() and (armed or present == 0):
        return Refusal("eiszeit-why-armed", "EZ-9.10", told)
    if present == 0:
        return Refusal("eiszeit-why-no-hunter", clause or "EZ-10.17", told)
    if s.top_kind() == steps.LEAVE_STEP and owner == s.top(1):
        return Refusal("eiszeit-why-same-owner", "EZ-11.5", told)
    return Refusal("eiszeit-why-not-now", clause, told)


def _mammoth_move(s: EiszeitState, origin: int, target: int, code: int, clause: str) -> Refusal:
    told: dict[str, str | int] = {"from": origin + 1, "to": target + 1, "area": origin + 1}
    if s.mammoths[origin] == 0:
        return Refusal("eiszeit-why-no-mammoth", clause, told)
    iced = _iced(s, target, "EZ-1.6")
    if iced is not None:
        return iced
    if origin == target:
        return Refusal("eiszeit-why-same-area", "EZ-8.6", told)
    kind = s.top_kind()
    if kind == steps.MAMMOTH_CHOICE:
        told["cost"] = int(mammoth_cost(s, code))
        told["stones"] = int(s.stones[s.top_seat()])
        return Refusal("eiszeit-why-too-expensive", "EZ-10.12", told)
    if kind != steps.MIGRATION_STEP and s.supply[MAMMOTHS] > 0:
        return Refusal("eiszeit-why-mammoth-supply", "EZ-8.8", told)
    if not s.bordering(origin, target):
        return Refusal("eiszeit-why-not-neighbours", "EZ-1.4", told)
    return Refusal("eiszeit-why-other-area", clause, told)


def _move(s: EiszeitState, owner: int, armed: int, origin: int, target: int, clause: str) -> Refusal:
    told: dict[str, str | int] = {"from": origin + 1, "to": target + 1, "area": origin + 1}
    kind = s.top_kind()
    if kind != steps.DRIVE_STEP and owner != s.top_seat():
        return Refusal("eiszeit-why-not-yours", clause, told)
    refusal = _hunter(s, owner, armed, origin, clause)
    if refusal.key != "eiszeit-why-not-now":
        return refusal
    if kind in (steps.PLACE_HUNTER, steps.TRAIL_STEP) and s.reserve[owner] > 0:
        return Refusal("eiszeit-why-reserve-first", "EZ-8.3", told)
    iced = _iced(s, target, "EZ-1.6")
    if iced is not None:
        return iced
    if origin == target:
        return Refusal("eiszeit-why-same-area", "EZ-8.6", told)
    if kind in (steps.DRIVE_STEP, steps.MIGRATION_FIRST) and not s.bordering(origin, target):
        return Refusal("eiszeit-why-not-neighbours", "EZ-1.4", told)
    if kind == steps.DRIVE_STEP and s.now[MOVED] == 2 and all(s.moved[n] // 24 == owner for n in range(2)):
        return Refusal("eiszeit-why-three-of-one", "EZ-10.25", told)
    moved = [int(s.moved[n]) for n in range(s.now[MOVED])]
    if (2 * owner + armed) * 12 + origin in moved:
        return Refusal("eiszeit-why-moved-already", "EZ-8.7", told)
    return Refusal("eiszeit-why-other-area", clause, told)
