"""The events of Endless Winter: what can be told about a game."""

from __future__ import annotations

from typing import Final

from beringia.games.winter.arrows import WAY_NAMES
from beringia.games.winter.land import HEX_NAMES, JUNCTURE_NAMES
from beringia.games.winter.language import NOMAD_WORDS, WORDS
from beringia.games.winter.nomad_content import BIG_NAMES, SMALL_NAMES
from beringia.games.winter.state import FIGURE_NAMES, SOURCE_NAMES, TOLD_OF_NOMADS
from beringia.games.winter.table import SPACE_NAMES, Table
from beringia.kernel.events import Event, EventKind, EventSpace
from beringia.kernel.state import NOBODY, RawEvent

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
CHIEF_ABILITY_USED: Final = 13
PAID: Final = 14
GAINED: Final = 15
DREW: Final = 16
RESHUFFLED: Final = 17
CARD_TAKEN: Final = 18
CARD_BURIED: Final = 19
BURIED_FROM_HAND: Final = 20
CAMP_PLACED: Final = 21
CAMP_MOVED: Final = 22
VILLAGE_BUILT: Final = 23
ICE_TURNED: Final = 24
ICE_PAID: Final = 25
MEGALITH_BUILT: Final = 26
POINTS_SCORED: Final = 27
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
PILE_COUNTED: Final = 39
ORDER_SET: Final = 40
HEX_PAID: Final = 41
STONE_SCORED: Final = 42
CULTURE_LAID: Final = 43
FINAL_SCORED: Final = 44
GAME_ENDED: Final = 45

# The nomads are no seat: what they do is told by events without a seat.
NOMADS_CARD: Final = 46
NOMADS_LAID_OPEN: Final = 47
NOMADS_COLUMN: Final = 48
NOMADS_ACTION: Final = 49
NOMADS_INSTEAD: Final = 50
NOMADS_NOTHING: Final = 51
NOMADS_ANIMAL: Final = 52
NOMADS_CULTURE: Final = 53
NOMADS_BURIED: Final = 54
NOMADS_PILE: Final = 55
NOMADS_GLACIERS: Final = 56
NOMADS_TILE: Final = 57
NOMADS_MAP_TURNED: Final = 58
NOMADS_MAPS_SHUFFLED: Final = 59
NOMADS_INCOME: Final = 60
NOMADS_PILE_CARD: Final = 61
NOMADS_SHUFFLED: Final = 62
NOMADS_RESULT: Final = 63

#: What a player and the nomads do alike: the event of a player, and the number of that of the nomads.
SHARED: Final = {
    PAID: 64,
    GAINED: 65,
    CAMP_MOVED: 66,
    VILLAGE_BUILT: 67,
    ICE_TURNED: 68,
    ICE_PAID: 69,
    MEGALITH_BUILT: 70,
    POINTS_SCORED: 71,
    IDOL_MOVED: 72,
    STONE_TAKEN: 73,
    PILE_COUNTED: 74,
    ORDER_SET: 75,
    HEX_PAID: 76,
    STONE_SCORED: 77,
    FINAL_SCORED: 78,
}

TO_NAMES: Final = ["hand", "discard"]
FROM_NAMES: Final = ["hand", "discard", "played", "pile"]
TRACK_NAMES: Final = ["offering", "honor"]


# Why the nomads do not get what they should (section 26), or nothing at all
THREE_STONES: Final = 0
CANNOT_PAY: Final = 1
NO_STONE: Final = 2
ALL_BUILT: Final = 3
NO_PLACE: Final = 4
EMPTY_DISPLAY: Final = 5
NO_DRAW_DECK: Final = 6
EMPTY_OFFERING: Final = 7
NO_TRIBE: Final = 8
TOOLS_FULL: Final = 9
NEVER_TIP: Final = 10
FOOD_FULL: Final = 11
DECK_NEEDED: Final = 12
CAMPS_STAY: Final = 13
NO_ANIMALS: Final = 14
AREA_FULL: Final = 15
EMPTY_AREA: Final = 16
WHY_NAMES: Final = [
    "three_stones", "cannot_pay", "no_stone", "all_built", "no_place", "empty_display", "no_draw_deck",
    "empty_offering", "no_tribe", "tools_full", "never_tip", "food_full", "deck_needed", "camps_stay", "no_animals",
    "area_full", "empty_area",
]  # fmt: skip

# Why the nomads take an animal (EW-25.6), and rings of map cards (EW-25.19, EW-25.20)
LIKING_NAMES: Final = ["has_some", "new", "has_many", "from_deck"]
RING_NAMES: Final = ["inner", "outer", "all"]

# Where an income of the nomads in the eclipse comes from
FROM_ORDER: Final = 0
FROM_VILLAGE: Final = 1
FROM_SLOT: Final = 2
INCOME_NAMES: Final = ["order", "village", "slot"]


class WinterEvents(EventSpace):
    """Events in which the nomads take the part of a player become events of the nomads."""

    def read(self, raw: RawEvent) -> Event:
        if raw[1] == TOLD_OF_NOMADS:
            raw = (SHARED.get(raw[0], raw[0]), NOBODY, raw[2], raw[3], raw[4], raw[5], raw[6], raw[7])
        return super().read(raw)


def _of_nomads(kinds: list[EventKind]) -> list[EventKind]:
    """The kinds of SHARED with their fields."""
    return [EventKind(f"nomads_{kinds[kind].name}", kinds[kind].fields) for kind in SHARED]


def events(table: Table) -> EventSpace:
    """All kinds of events, with the names of this content."""
    kinds = _kinds()
    return WinterEvents(
        kinds + _of_nomads(kinds),
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
            "nomad_card": table.nomads.cards,
            "map_card": table.nomads.maps,
            "big": BIG_NAMES,
            "small": SMALL_NAMES,
            "way": WAY_NAMES,
            "action": NOMAD_WORDS,
            "why": WHY_NAMES,
            "liking": LIKING_NAMES,
            "ring": RING_NAMES,
            "income": INCOME_NAMES,
            "place": list(range(6)),
        },
    )


def _kinds() -> list[EventKind]:
    return [
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
        EventKind(
            "nomads_card", [("nomad_card", "nomad_card"), ("column", "space"), ("big", "big"), ("small", "small")]
        ),
        EventKind("nomads_laid_open", [("nomad_card", "nomad_card")]),
        EventKind("nomads_column", [("column", "space"), ("marked", "space"), ("way", "way"), ("symbol", "count")]),
        EventKind("nomads_action", [("action", "action"), ("nomad_card", "nomad_card"), ("row", "count")]),
        EventKind("nomads_instead", [("action", "action"), ("good", "action"), ("why", "why")]),
        EventKind("nomads_nothing", [("action", "action"), ("why", "why")]),
        EventKind("nomads_animal", [("animal", "animal"), ("place", "place"), ("liking", "liking")]),
        EventKind("nomads_culture", [("card", "card"), ("place", "count")]),
        EventKind("nomads_buried", [("card", "card")]),
        EventKind("nomads_pile", [("count", "count")]),
        EventKind("nomads_glaciers", [("count", "count")]),
        EventKind("nomads_tile", [("juncture", "juncture"), ("moved", "count")]),
        EventKind("nomads_map", [("map_card", "map_card"), ("ring", "ring")]),
        EventKind("nomads_maps_shuffled", [("count", "count")]),
        EventKind("nomads_income", [("income", "income"), ("number", "count")]),
        EventKind("nomads_pile_card", [("nomad_card", "nomad_card"), ("halves", "count")]),
        EventKind("nomads_shuffled", [("count", "count")]),
        EventKind("nomads_result", [("player", "seat"), ("points", "count"), ("nomads", "count"), ("won", "count")]),
    ]
