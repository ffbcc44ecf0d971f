"""Saved positions of Endless Winter: what the nomads have stands apart, and much must fit together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from beringia.games.winter.model.land import BASE, HEX_NAMES
from beringia.games.winter.model.parts import exactly
from beringia.games.winter.model.site import SLOTS
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.terms import (
    ALL_HEXES,
    OVER,
    STONE_SLOTS,
)
from beringia.kernel import shape
from beringia.kernel.errors import PositionError
from beringia.kernel.reader import Reader
from beringia.kernel.state import Step

#: What the nomads have and no player.
_NOMADS_ONLY = ("deck", "row", "pile", "map_deck", "maps", "tile", "gone")


# -- whole positions


def part_nomads(data: dict[str, Any]) -> dict[str, object]:
    """A saved solo position: the second side at the table is told as the nomads, with what is theirs alone."""
    nothing: dict[str, object] = {key: None if key == "tile" else [] for key in _NOMADS_ONLY}
    data["nomads"] = {**data["players"].pop(), **data.get("nomads", nothing)}
    return data


def load(s: WinterState, top: Reader, steps: Mapping[str, type[Step]]) -> None:
    """Fill an empty table. Shape and ranges are checked here, the invariants by ``check``."""
    lexicon = s.content.lexicon
    _check_lists(s, top)
    joined = _join_nomads(top) if s.solo else top
    try:
        shape.of(type(s)).read(s, joined, lexicon, ("agenda", "dice"))
    except PositionError as error:
        if not s.solo:
            raise
        raise PositionError(str(error).replace("players[1]", "nomads")) from None
    _check_table(s, top)
    _count_pieces(s)
    shape.load_agenda(s, top.at("agenda"), lexicon, steps)
    _check_agenda(s, top.at("agenda"))


def _check_lists(s: WinterState, top: Reader) -> None:
    """Lists that have the wrong length break a clause."""
    top.at("order").check(len(top.at("order").items()) == s.sides, "EW-31.16: must name every seat once")
    if s.solo == 0 and "nomads" in top.value:
        raise top.at("nomads").refuse("is not known here: they play against one player only")
    for player in [*top.at("players").items(), *([top.at("nomads")] if s.solo else [])]:
        stones = player.at("stones")
        stones.check(len(stones.items()) <= STONE_SLOTS, f"EW-31.12: must be {STONE_SLOTS} at most")


def _join_nomads(top: Reader) -> Reader:
    """The nomads as the second of the players."""
    exactly(top.at("players"), 1)
    nomads = top.at("nomads")
    own = {key: nomads.at(key).value for key in _NOMADS_ONLY}
    player = {key: value for key, value in nomads.value.items() if key not in _NOMADS_ONLY}
    return Reader({**top.value, "players": [*top.value["players"], player], "nomads": own}, top.path)


def _check_table(s: WinterState, top: Reader) -> None:
    top.at("turns").integer(0, int(s.turns_each() * s.sides))
    order = [int(s.order[position]) for position in range(s.sides)]
    top.at("order").check(sorted(order) == list(range(s.sides)), "EW-31.16: must name every seat once")
    top.at("turn").check((s.figure < 0) == (s.column < 0), "needs both a figure and a column, or neither")
    top.at("site").at("tiles").check(len(set(s.tiles)) == SLOTS, "must be different tiles")
    for hex_, name in enumerate(HEX_NAMES):
        base = s.terrain[hex_] == s.content.base
        top.at("terrain").at(name).check(base == (hex_ == BASE), "only 0,0 is the base")
        if s.ice_finds[hex_] >= 0:
            top.at("ice_finds").at(name).check(s.terrain[hex_] == s.content.glacier, "is no glacier")
    rest = top.at("rest_tiles")
    rest.at("open").check(s.rest_open == 0 or s.rest_size > 1, "needs a stack")
    there = 0 if s.rest_held < 0 else s.content.rest_effects[s.rest_held]
    rest.at("effects").check(s.rest_effects >> there == 0, "needs a tile that is held and has them")


def _count_pieces(s: WinterState) -> None:
    """What is on the map is not on the player boards."""
    for owner in s.villages:
        if owner >= 0:
            s.players[owner].villages -= 1
    for side in s.everybody:
        s.players[side].camps -= sum(s.camps[side, hex_] for hex_ in ALL_HEXES)


def _check_agenda(s: WinterState, reader: Reader) -> None:
    names = [step.NAME for step in s.agenda()]
    if "end_turn" in names and s.figure < 0:
        reader.check("turn_start" in names, "EW-4.20: a turn does not end before a figure is placed")
    reader.check((not names) == (s.phase == OVER), "must be empty exactly when the game is over")
