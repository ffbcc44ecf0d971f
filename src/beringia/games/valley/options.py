"""The options of Valley of the Mammoths, and how they are kept in a position."""

from __future__ import annotations

from typing import Final

from beringia.games.valley.model.board import HALVES
from beringia.games.valley.model.content import Content
from beringia.games.valley.model.records import Setting
from beringia.games.valley.model.state import ValleyState
from beringia.kernel.options import Option, OptionValue, flag, number, word, words

RANDOM: Final = "random"
NO_LIMIT: Final = "none"
TWINS: Final[list[OptionValue]] = ["two_dice", "one_die"]

#: Options that are either on or off, and how the setting calls them.
SWITCHES: Final = {
    "easy_start": "easy_start",
    "fire": "fire_rules",
    "return": "return_rule",
    "limited_storage": "limited_storage",
    "swimming_tiger": "swimming_tiger",
    "single_winner": "single_winner",
    "voluntary_starvation": "may_starve",
}


def declared(content: Content) -> list[Option]:
    return [
        Option("north", "choice", RANDOM, [RANDOM, *HALVES[:2]]),
        Option("south", "choice", RANDOM, [RANDOM, *HALVES[2:]]),
        *[
            Option(
                key,
                "choice",
                key == "voluntary_starvation",
                [key == "voluntary_starvation", key != "voluntary_starvation"],
            )
            for key in SWITCHES
        ],
        Option("twins", "choice", TWINS[0], TWINS),
        Option("round_limit", "choice", NO_LIMIT, [NO_LIMIT, *content.round_limits]),
        Option("colours", "order", None, content.colours),
    ]


def setting(content: Content, seats: int, chosen: dict[str, OptionValue]) -> Setting:
    """The options as they are kept in a position; which board is played on is still to be said."""
    found = Setting(seats)
    for key, name in SWITCHES.items():
        if flag(chosen, key):
            setattr(found, name, 1)
    north, south = word(chosen, "north"), word(chosen, "south")
    found.north = 0 if north == RANDOM else HALVES[:2].index(north) + 1
    found.south = 0 if south == RANDOM else HALVES[2:].index(south) + 1
    found.one_die = TWINS.index(chosen["twins"])
    found.round_limit = 0 if chosen["round_limit"] == NO_LIMIT else number(chosen, "round_limit")
    colours = words(chosen, "colours")
    if colours != content.colours[: len(colours)]:
        for seat, name in enumerate(colours + [name for name in content.colours if name not in colours]):
            found.colours[seat] = content.colours.index(name)
    return found


def of_state(s: ValleyState) -> dict[str, OptionValue]:
    north, south, limit = int(s.setting.north), int(s.setting.south), int(s.setting.round_limit)
    found: dict[str, OptionValue] = {
        "north": HALVES[north - 1] if north else RANDOM,
        "south": HALVES[south + 1] if south else RANDOM,
        "twins": TWINS[s.setting.one_die],
        "round_limit": limit or NO_LIMIT,
        "colours": [s.colour(seat) for seat in s.seats()],
    }
    for key, name in SWITCHES.items():
        found[key] = getattr(s.setting, name) == 1
    return found
