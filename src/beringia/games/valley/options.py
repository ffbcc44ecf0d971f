"""The options of Valley of the Mammoths, and how they are kept in a position."""

from __future__ import annotations

from typing import Final, cast

from beringia.games.valley.board import HALVES
from beringia.games.valley.state import (
    EASY_START,
    FIRE_RULES,
    LIMITED_STORAGE,
    MAY_STARVE,
    NORTH,
    ONE_DIE,
    RETURN_RULE,
    ROUND_LIMIT,
    SETTING,
    SINGLE_WINNER,
    SOUTH,
    SWIMMING_TIGER,
    ValleyState,
)
from beringia.games.valley.table import Table
from beringia.games.valley.words import colours
from beringia.kernel.rules import Option, OptionValue

RANDOM: Final = "random"
NO_LIMIT: Final = "none"
TWINS: Final[list[OptionValue]] = ["two_dice", "one_die"]

#: Options that are either on or off.
SWITCHES: Final = {
    "easy_start": EASY_START,
    "fire": FIRE_RULES,
    "return": RETURN_RULE,
    "limited_storage": LIMITED_STORAGE,
    "swimming_tiger": SWIMMING_TIGER,
    "single_winner": SINGLE_WINNER,
    "voluntary_starvation": MAY_STARVE,
}


def declared(table: Table) -> list[Option]:
    return [
        Option("north", "choice", RANDOM, [RANDOM, *HALVES[:2]]),
        Option("south", "choice", RANDOM, [RANDOM, *HALVES[2:]]),
        *[
            Option(key, "choice", entry == MAY_STARVE, [entry == MAY_STARVE, entry != MAY_STARVE])
            for key, entry in SWITCHES.items()
        ],
        Option("twins", "choice", TWINS[0], TWINS),
        Option("round_limit", "choice", NO_LIMIT, [NO_LIMIT, *table.round_limits]),
        Option("colours", "order", None, table.colours),
    ]


def setting(chosen: dict[str, OptionValue]) -> list[int]:
    """The options as the first entries of a position."""
    values = [0] * SETTING
    for key, entry in SWITCHES.items():
        values[entry] = int(cast(bool, chosen[key]))
    values[NORTH] = 0 if chosen["north"] == RANDOM else HALVES[:2].index(cast(str, chosen["north"])) + 1
    values[SOUTH] = 0 if chosen["south"] == RANDOM else HALVES[2:].index(cast(str, chosen["south"])) + 1
    values[ONE_DIE] = TWINS.index(chosen["twins"])
    values[ROUND_LIMIT] = 0 if chosen["round_limit"] == NO_LIMIT else cast(int, chosen["round_limit"])
    return values


def of_state(s: ValleyState) -> dict[str, OptionValue]:
    north, south, limit = int(s.setting[NORTH]), int(s.setting[SOUTH]), int(s.setting[ROUND_LIMIT])
    found: dict[str, OptionValue] = {
        "north": HALVES[north - 1] if north else RANDOM,
        "south": HALVES[south + 1] if south else RANDOM,
        "twins": TWINS[s.setting[ONE_DIE]],
        "round_limit": limit or NO_LIMIT,
        "colours": colours(s),
    }
    for key, entry in SWITCHES.items():
        found[key] = s.setting[entry] == 1
    return found
