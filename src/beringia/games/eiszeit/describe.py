"""How choices and decisions of Eiszeit read: message keys, board elements, notation. Prose is in the catalogues."""

from __future__ import annotations

from functools import cache
from typing import Final

from beringia.games.eiszeit.light import MammothChoice, mammoth_cost
from beringia.games.eiszeit.state import EiszeitState
from beringia.games.eiszeit.terms import (
    AREA,
    ARMED,
    CARD,
    CARDS,
    COLOUR_NAMES,
    LANDSCAPE,
    PLAYER_COLOUR,
    SEAT,
    WHOSE_SEAT,
)
from beringia.games.eiszeit.verbs import ARM, MAMMOTH, SPACE, SWAP
from beringia.kernel.codes import Choice
from beringia.kernel.domains import NUMBER, WHOSE, Domain

#: What the arguments of choices, decisions and refusals are.
ARGUMENTS: Final[dict[str, Domain]] = {
    "card": CARD,
    "area": AREA,
    "from": AREA,
    "to": AREA,
    "player": WHOSE_SEAT,
    "owner": SEAT,
    "colour": PLAYER_COLOUR,
    "whose": WHOSE,
    "armed": ARMED,
    **{
        f"{which}_{name}": domain
        for which in ("first", "second")
        for name, domain in (
            ("owner", SEAT), ("colour", PLAYER_COLOUR), ("whose", WHOSE), ("armed", ARMED), ("area", AREA),
        )
    },
    "landscape": LANDSCAPE,
    "hunters": NUMBER,
    "placed": NUMBER,
    "mammoths": NUMBER,
    "stones": NUMBER,
    "cost": NUMBER,
    "least": NUMBER,
    "most": NUMBER,
    "chance": NUMBER,
    "losses": NUMBER,
    "others": NUMBER,
    "decision": Domain("decision"),
}  # fmt: skip


def colours(s: EiszeitState) -> list[str]:
    return [colour(s, seat) for seat in range(s.seats)]


def colour(s: EiszeitState, seat: int) -> str:
    return s.table.colours[s.colour[seat]]


def describe(s: EiszeitState, code: int) -> Choice:
    verb, operands = SPACE.decode(code)
    args: dict[str, str | int] = {}
    if verb in ("copy", "draw"):
        args["colour"] = COLOUR_NAMES[operands[0]]
        if verb == "copy":
            args["card"] = CARDS[s.open[operands[0]]] if s.open[operands[0]] >= 0 else ""
    elif verb == "opponent":
        args.update(seat=operands[0], colour=colour(s, operands[0]))
    elif verb in ("hunter", "trail", "ice", "arm", "mammoth", "mammoth_leaves"):
        args["area"] = operands[0] + 1
    elif verb in ("play", "discard"):
        args["card"] = CARDS[operands[0]]
    elif verb == "remove":
        owner, armed, area = operands
        _tell_hunter(s, args, "", owner, armed, area + 1)
    elif verb in ("mammoth_move", "fire"):
        args.update({"from": operands[0] + 1, "to": operands[1] + 1})
    elif verb == "move":
        owner, armed, origin, target = operands
        _tell_hunter(s, args, "", owner, armed, origin + 1)
        args.update({"from": origin + 1, "to": target + 1})
    elif verb == "swap":
        first_area, second_area = int(SWAP.first_area(code)), int(SWAP.second_area(code))
        _tell_hunter(s, args, "first_", operands[1] // 2, operands[1] % 2, first_area + 1)
        _tell_hunter(s, args, "second_", operands[2] // 2, operands[2] % 2, second_area + 1)
    if isinstance(s.top, MammothChoice) and code >= MAMMOTH.base:
        args["cost"] = int(mammoth_cost(s, code))
    return Choice(code, verb, targets(s, code), f"eiszeit-choose-{verb}", args)


def targets(s: EiszeitState, code: int) -> tuple[str, ...]:
    """The board elements of any code, in the order in which they are clicked."""
    if ARM.has(code):
        return (_hunter_id(int(s.top_seat()), 0, int(ARM.read(code)) + 1),)
    return _fixed_targets(code)


@cache
def _fixed_targets(code: int) -> tuple[str, ...]:
    """Elements that are the same in every position: who asks why something is not possible wants those of all codes."""
    verb, operands = SPACE.decode(code)
    if verb in ("copy", "draw"):
        return (f"{'open' if verb == 'copy' else 'deck'}:{COLOUR_NAMES[operands[0]]}",)
    if verb == "opponent":
        return (f"player:{operands[0]}",)
    if verb in ("play", "discard"):
        return (f"card:{CARDS[operands[0]]}",)
    if verb == "take_club":
        return ("supply:club",)
    if verb == "mammoth":
        return ("supply:mammoth", f"area:{operands[0] + 1}")
    if verb == "mammoth_leaves":
        return (f"mammoth:{operands[0] + 1}",)
    if verb in ("hunter", "trail", "ice"):
        return (f"area:{operands[0] + 1}",)
    if verb == "remove":
        return (_hunter_id(operands[0], operands[1], operands[2] + 1),)
    if verb in ("mammoth_move", "fire"):
        return (f"{'fire' if verb == 'fire' else 'mammoth'}:{operands[0] + 1}", f"area:{operands[1] + 1}")
    if verb == "move":
        return (_hunter_id(operands[0], operands[1], operands[2] + 1), f"area:{operands[3] + 1}")
    if verb == "swap":
        _, first, second = operands
        first_area, second_area = int(SWAP.first_area(code)) + 1, int(SWAP.second_area(code)) + 1
        return (_hunter_id(first // 2, first % 2, first_area), _hunter_id(second // 2, second % 2, second_area))
    return ()


def _hunter_id(owner: int, armed: int, area: int) -> str:
    return f"hunter:{owner}:{area}" + (":club" if armed else "")


def _tell_hunter(s: EiszeitState, args: dict[str, str | int], prefix: str, owner: int, armed: int, area: int) -> None:
    args[prefix + "owner"] = owner
    args[prefix + "colour"] = colour(s, owner)
    args[prefix + "whose"] = "own" if owner == s.top_seat() else "other"
    args[prefix + "armed"] = armed
    args[prefix + "area"] = area


def notation(s: EiszeitState, code: int) -> str:
    """Short text for a code, e.g. ``hunter 5``, ``move red 9-6 club``, ``swap red 6 blue 9``."""
    verb, operands = SPACE.decode(code)
    head = verb.replace("_", " ")
    if verb in ("copy", "draw"):
        return f"{head} {COLOUR_NAMES[operands[0]]}"
    if verb == "opponent":
        return f"{head} {colour(s, operands[0])}"
    if verb in ("play", "discard"):
        return f"{head} {CARDS[operands[0]]}"
    if verb == "remove":
        owner, armed, area = operands
        return f"{head} {colour(s, owner)} {area + 1}" + (" club" if armed else "")
    if verb == "mammoth_move":
        return f"mammoth {operands[0] + 1}-{operands[1] + 1}"
    if verb == "fire":
        return f"fire {operands[0] + 1}-{operands[1] + 1}"
    if verb == "move":
        owner, armed, origin, target = operands
        return f"{head} {colour(s, owner)} {origin + 1}-{target + 1}" + (" club" if armed else "")
    if verb == "swap":
        areas = (int(SWAP.first_area(code)), int(SWAP.second_area(code)))
        told = [
            f"{colour(s, piece // 2)}{' club' if piece % 2 else ''} {area + 1}"
            for piece, area in zip(operands[1:], areas, strict=True)
        ]
        return f"{head} {told[0]} {told[1]}"
    if operands:
        return f"{head} {operands[0] + 1}"
    return head
