"""Macros about camps: to the hexes that are in reach, camp by camp."""

from __future__ import annotations

from beringia.games.winter.chapters import migrate
from beringia.games.winter.model.land import BASE, HEX_NAMES, NEAR
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.step import as_winter
from beringia.games.winter.model.terms import (
    ALL_HEXES,
    Hex,
)
from beringia.games.winter.model.verbs import (
    MOVE_CAMP,
    MOVE_TO,
    PICK_CAMP,
    PLACE_CAMP,
    YES,
)
from beringia.games.winter.words.macro_lines import pay
from beringia.kernel.codes import Argument, Macro
from beringia.kernel.macros import Line
from beringia.kernel.state import NOBODY
from beringia.kernel.terms import Seat


def to_hexes(line: Line) -> list[Macro]:
    """A camp to a hex without one: one that waits at the base, or else a new one."""
    s = as_winter(line.state)
    seat = Seat(line.seat)
    waits = s.camps[seat, Hex(BASE)] > 0
    start = line.fork()
    if not waits and not start.take(int(PLACE_CAMP.base)):
        return []
    found: list[Macro] = []
    for hex_ in ALL_HEXES:
        ahead = start.fork()
        if hex_ != BASE and s.camps[seat, hex_] == 0 and march(ahead, Hex(BASE), hex_):
            key = "winter-macro-camp" if waits else "winter-macro-new-camp"
            found.append(ahead.macro(key, {"from": HEX_NAMES[BASE], "hex": HEX_NAMES[hex_]}, _on(hex_)))
    return found


def camp_by_camp(line: Line) -> list[Macro]:
    """A certain camp to the next hex."""
    s = as_winter(line.state)
    seat = Seat(line.seat)
    found: list[Macro] = []
    for origin in ALL_HEXES:
        if s.camps[seat, origin] > 0:
            for n in range(6):
                near = NEAR[origin * 6 + n]
                ahead = line.fork()
                clear = origin == BASE and s.camps[seat, Hex(near)] == 0
                if near >= 0 and not clear and march(ahead, origin, Hex(near)):
                    told: dict[str, Argument] = {"from": HEX_NAMES[origin], "hex": HEX_NAMES[near]}
                    found.append(ahead.macro("winter-macro-camp", told, (_camp(origin), *_on(Hex(near)))))
    return found


def march(line: Line, origin: Hex, target: Hex) -> bool:
    """A camp goes the shortest way, paid for at its beginning."""
    s = as_winter(line.state)
    path = _path(s, origin, target)
    if not path or not pay(line, len(path) * int(s.content.move_half_labor)):
        return False
    here = origin
    for hex_ in path:
        if not line.take(int(MOVE_CAMP.base)) or not _move(line, here, hex_):
            return False
        here = hex_
    return True


def _move(line: Line, origin: Hex, target: Hex) -> bool:
    """Where several camps could move it is asked which one."""
    if isinstance(line.state.top, migrate.CampPick) and not line.take(int(PICK_CAMP.code(origin))):
        return False
    return line.take(int(MOVE_TO.code(target)))


def _path(s: WinterState, origin: Hex, target: Hex) -> list[Hex]:
    """The hexes after the first one; a face-down tile on the way would be turned up, so none lies between."""
    before: dict[int, int] = {int(origin): -1}
    queue = [int(origin)]
    for here in queue:
        tile = int(s.ice_finds[here])
        if here != origin and tile != NOBODY and tile % 2 == 0:
            continue
        for n in range(6):
            near = int(NEAR[here * 6 + n])
            if near >= 0 and near not in before:
                before[near] = here
                queue.append(near)
    path: list[Hex] = []
    at = int(target)
    while at in before and before[at] >= 0:
        path.append(Hex(at))
        at = before[at]
    path.reverse()
    return path


def placed_camps(line: Line) -> list[Macro]:
    """A camp that is gained goes on at once, if a move is gained with it."""
    ahead = line.fork()
    ahead.take(int(YES.base))
    if not ahead.open or not isinstance(ahead.state.top, (migrate.CampPick, migrate.CampTo)):
        return []
    found: list[Macro] = []
    for n in range(6):
        near = int(NEAR[BASE * 6 + n])
        moved = ahead.fork()
        if near >= 0 and _move(moved, Hex(BASE), Hex(near)):
            told: dict[str, Argument] = {"from": HEX_NAMES[BASE], "hex": HEX_NAMES[near]}
            found.append(moved.macro("winter-macro-new-camp", told, _on(Hex(near))))
    return found


def moved_camps(line: Line) -> list[Macro]:
    """A gained move: camp and hex, or the hex alone where it is clear which camp goes there."""
    found: list[Macro] = []
    ways: dict[int, list[Macro]] = {}
    for origin in ALL_HEXES:
        picked = line.fork()
        if not picked.take(int(PICK_CAMP.code(origin))):
            continue
        for code in picked.offered():
            ahead = picked.fork()
            ahead.take(code)
            hex_ = MOVE_TO.read(code)
            told: dict[str, Argument] = {"from": HEX_NAMES[origin], "hex": HEX_NAMES[hex_]}
            found.append(ahead.macro("winter-macro-camp", told, (_camp(origin), *_on(hex_))))
            ways.setdefault(int(hex_), []).append(ahead.macro("winter-macro-camp", told, _on(hex_)))
    return [macros[0] for macros in ways.values() if len(macros) == 1] + found


def _on(hex_: Hex) -> tuple[str, ...]:
    return (f"hex:{HEX_NAMES[hex_]}",)


def _camp(hex_: Hex) -> str:
    return f"camp:{HEX_NAMES[hex_]}"
