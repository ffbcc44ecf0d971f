"""The events of Endless Winter: what can be told about a game."""

from __future__ import annotations

from typing import Final

from beringia.games.winter.land import HEX_NAMES, JUNCTURE_NAMES
from beringia.games.winter.language import WORDS
from beringia.games.winter.state import FIGURE_NAMES, SOURCE_NAMES
from beringia.games.winter.table import SPACE_NAMES, Table
from beringia.kernel.events import EventKind, EventSpace

GAME_BEGAN: Final = 0
CHIEF_TAKEN: Final = 1
SIDE_CHOSEN: Final = 2
SETUP_TAKEN: Final = 3
ROUND_BEGAN: Final = 4
TURN_BEGAN: Final = 5
CULTURE_PLAYED: Final = 6
DISCARDED: Final = 7
FIGURE_PLACED: Final = 8
TRIBE_PLAYED: Final = 9
LABOR_GAINED: Final = 10
FOOD_SPENT: Final = 11
ABILITY_USED: Final = 12
CHIEF_USED: Final = 13
PAID: Final = 14
GAINED: Final = 15
DREW: Final = 16
RESHUFFLED: Final = 17
CARD_TAKEN: Final = 18
BURIED: Final = 19
BURIED_FROM_HAND: Final = 20
CAMP_PLACED: Final = 21
CAMP_MOVED: Final = 22
VILLAGE_BUILT: Final = 23
ICE_TURNED: Final = 24
ICE_PAID: Final = 25
MEGALITH_BUILT: Final = 26
POINTS: Final = 27
IDOL_MOVED: Final = 28
STONE_TAKEN: Final = 29
ANIMAL_REVEALED: Final = 30
ANIMAL_TAKEN: Final = 31
ANIMAL_TIPPED: Final = 32
TILE_TAKEN: Final = 33
TILE_RETURNED: Final = 34
SKIPPED: Final = 35
PILE_ADDED: Final = 36
ECLIPSE_BEGAN: Final = 37
PILE_REVEALED: Final = 38
PILE_LABOR: Final = 39
ORDER_SET: Final = 40
HEX_INCOME: Final = 41
STONE_SCORED: Final = 42
CULTURE_LAID: Final = 43
FINAL_SCORED: Final = 44
GAME_ENDED: Final = 45

TO_NAMES: Final = ["hand", "discard"]
FROM_NAMES: Final = ["hand", "discard", "played", "pile"]
TRACK_NAMES: Final = ["offering", "honor"]


def events(table: Table) -> EventSpace:
    """All kinds of events, with the names of this content."""
    return EventSpace(
        [
            EventKind("game_began", [("rounds", "count")]),
            EventKind("chief_taken", [("chief", "chief")]),
            EventKind("side_chosen", [("chief", "chief"), ("side", "side")]),
            EventKind("setup_taken", [("setup", "setup")]),
            EventKind("round_began", [("round", "count")]),
            EventKind("turn_began"),
            EventKind("culture_played", [("card", "card")]),
            EventKind("discarded", [("card", "card")]),
            EventKind("figure_placed", [("figure", "figure"), ("space", "space"), ("symbol", "count")]),
            EventKind("tribe_played", [("card", "card"), ("halves", "count")]),
            EventKind("labor_gained", [("halves", "count")]),
            EventKind("food_spent", [("count", "count")]),
            EventKind("ability_used", [("card", "card")]),
            EventKind("chief_used", [("chief", "chief"), ("side", "side")]),
            EventKind("paid", [("food", "count"), ("tools", "count")]),
            EventKind("gained", [("good", "word"), ("count", "count")]),
            EventKind("drew", [], ("card", "card")),
            EventKind("reshuffled", [("count", "count")]),
            EventKind("card_taken", [("card", "card"), ("to", "to")]),
            EventKind("buried", [("card", "card"), ("from", "from")]),
            EventKind("buried_from_hand", [], ("card", "card")),
            EventKind("camp_placed"),
            EventKind("camp_moved", [("from", "hex"), ("to", "hex")]),
            EventKind("village_built", [("juncture", "juncture")]),
            EventKind("ice_turned", [("hex", "hex"), ("ice_find", "ice_find")]),
            EventKind("ice_paid", [("hex", "hex"), ("ice_find", "ice_find")]),
            EventKind("megalith_built", [("x", "count"), ("y", "count"), ("level", "count"), ("neutral", "count")]),
            EventKind("points", [("count", "count"), ("source", "source")]),
            EventKind("idol_moved", [("track", "track"), ("step", "count")]),
            EventKind("stone_taken", [("stone", "stone"), ("slot", "count")]),
            EventKind("animal_revealed", [("animal", "animal"), ("place", "count")]),
            EventKind("animal_taken", [("animal", "animal")]),
            EventKind("animal_tipped", [("animal", "animal")]),
            EventKind("tile_taken", [("rest_tile", "rest_tile"), ("swapped", "count")]),
            EventKind("tile_returned", [("rest_tile", "rest_tile")]),
            EventKind("skipped"),
            EventKind("pile_added", [], ("card", "card")),
            EventKind("eclipse_began", [("round", "count")]),
            EventKind("pile_revealed", [("card", "card")]),
            EventKind("pile_labor", [("halves", "count")]),
            EventKind("order_set", [("position", "count")]),
            EventKind("hex_income", [("hex", "hex")]),
            EventKind("stone_scored", [("stone", "stone"), ("count", "count")]),
            EventKind("culture_laid", [("card", "card"), ("place", "count")]),
            EventKind("final_scored", [("source", "source"), ("count", "count")]),
            EventKind("game_ended"),
        ],
        {
            "card": table.cards,
            "chief": table.chiefs,
            "setup": table.setups,
            "side": ["a", "b"],
            "figure": FIGURE_NAMES,
            "space": SPACE_NAMES,
            "word": WORDS,
            "to": TO_NAMES,
            "from": FROM_NAMES,
            "hex": HEX_NAMES,
            "juncture": JUNCTURE_NAMES,
            "ice_find": table.ice_finds,
            "source": SOURCE_NAMES,
            "track": TRACK_NAMES,
            "stone": table.stones,
            "animal": table.animals,
            "rest_tile": table.rest_tiles,
        },
    )
