"""The events of Endless Winter: what can be told about a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from beringia.games.winter.model.arrows import WAY_NAMES
from beringia.games.winter.model.land import A_HEX, A_JUNCTURE
from beringia.games.winter.model.language import NOMAD_WORDS, WORDS
from beringia.games.winter.model.nomad_content import BIG_NAMES, SMALL_NAMES
from beringia.games.winter.model.terms import (
    A_CARD,
    A_CHIEF,
    A_COLUMN,
    A_FIGURE,
    A_MAP_CARD,
    A_NOMAD_CARD,
    A_REST_TILE,
    A_SEAT,
    A_SETUP,
    A_SIDE,
    A_SOURCE,
    A_SPACE,
    A_STONE,
    A_TRACK,
    AN_ANIMAL,
    AN_ICE_FIND,
    AREA_PLACES,
    HALF_LABOR,
)
from beringia.games.winter.model.verbs import FROM_NAMES
from beringia.kernel.domains import NO_NAMES, DomainOf, Lexicon, count
from beringia.kernel.event_kinds import event
from beringia.kernel.events import Event, EventKind, EventSpace
from beringia.kernel.state import NO_SEAT, RawEvent

#: How the nomads are marked in the list of events: they are no seat, and have events of their own.
TOLD_OF_NOMADS: Final = 8

TO_NAMES: Final = ["hand", "discard"]

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

_COUNT: Final = count(100_000)
_ACTION: Final = DomainOf(i64, "action", names=NOMAD_WORDS)
_BIG: Final = DomainOf(i64, "big", names=BIG_NAMES)
_SMALL: Final = DomainOf(i64, "small", names=SMALL_NAMES)
_WHY: Final = DomainOf(i64, "why", names=WHY_NAMES)

_CARD: Final = ("card", A_CARD)
_NOMAD_CARD: Final = ("nomad_card", A_NOMAD_CARD)
_ANIMAL: Final = ("animal", AN_ANIMAL)
_STONE: Final = ("stone", A_STONE)
_HEX: Final = ("hex", A_HEX)
_JUNCTURE: Final = ("juncture", A_JUNCTURE)
_REST_TILE: Final = ("rest_tile", A_REST_TILE)
_CHIEF: Final = ("chief", A_CHIEF)
_HOW_MANY: Final = ("count", _COUNT)
_HALVES: Final = ("halves", HALF_LABOR)
_ROUND: Final = ("round", _COUNT)
_SYMBOL: Final = ("symbol", _COUNT)
_OF_ICE: Final = (_HEX, ("ice_find", AN_ICE_FIND.or_nothing()))


# The clauses behind what the events tell, by one of their arguments.
_FINAL_CLAUSES: Final = {"goods": "EW-18.2", "graves": "EW-18.4", "cards": "EW-18.7", "animals": "EW-18.8"}
_WAY_CLAUSES: Final = {"marked_free": "EW-24.4", "all_taken": "EW-24.4", "arrow": "EW-24.5", "wrap": "EW-24.5"}
_ACTION_CLAUSES: Final = {
    "idol": "EW-25.1", "food": "EW-25.3", "tool": "EW-25.3", "reveal": "EW-25.4", "animal": "EW-25.6",
    "animal_top": "EW-25.8", "bury": "EW-25.9", "culture": "EW-25.10", "eclipse": "EW-25.11", "glacier": "EW-25.13",
    "megalith": "EW-25.15", "stone": "EW-25.17", "village": "EW-25.18",
}  # fmt: skip
_WHY_CLAUSES: Final = {
    "three_stones": "EW-26.3", "cannot_pay": "EW-26.3", "no_stone": "EW-26.3", "all_built": "EW-26.4",
    "no_place": "EW-26.11", "empty_display": "EW-26.5", "no_draw_deck": "EW-26.5", "empty_offering": "EW-26.6",
    "no_tribe": "EW-26.7", "tools_full": "EW-26.7", "never_tip": "EW-26.8", "food_full": "EW-26.8",
    "deck_needed": "EW-25.12", "camps_stay": "EW-25.28", "no_animals": "EW-25.29", "empty_area": "EW-25.7",
    "area_full": "EW-25.4",
}  # fmt: skip


class WinterEvents(EventSpace):
    """Events in which the nomads take the part of a player become events of the nomads."""

    def __init__(self) -> None:
        super().__init__()
        #: The number of the nomads' event by that of a player's.
        self.of_nomads: dict[int, int] = {}

    def share(self, kind: EventKind, clause: str = "", clauses: tuple[str, Mapping[str, str]] | None = None) -> None:
        """What a player and the nomads do alike; the clauses are those of the nomads."""
        twin = EventKind(self, f"nomads_{kind.name}", kind.args, clause=clause, clauses=clauses)
        self.of_nomads[int(kind.number)] = int(twin.number)

    def read(self, raw: RawEvent, lexicon: Lexicon = NO_NAMES) -> Event:
        if raw[1] == TOLD_OF_NOMADS:
            raw = (self.of_nomads.get(raw[0], raw[0]), int(NO_SEAT), *raw[2:])
        return super().read(raw, lexicon)


EVENTS: Final = WinterEvents()


GAME_BEGAN: Final = event(EVENTS, "game_began", ("rounds", _COUNT), clause="EW-1.14")
CHIEF_TAKEN: Final = event(EVENTS, "chief_taken", _CHIEF, clause="EW-3.8")
SIDE_CHOSEN: Final = event(EVENTS, "side_chosen", _CHIEF, ("side", A_SIDE), clause="EW-3.9")
SETUP_TAKEN: Final = event(EVENTS, "setup_taken", ("setup", A_SETUP), clause="EW-3.8")
ROUND_BEGAN: Final = event(EVENTS, "round_began", _ROUND, clause="EW-1.14")
TURN_BEGAN: Final = event(EVENTS, "turn_began", clause="EW-4.1")
CULTURE_PLAYED: Final = event(EVENTS, "culture_played", _CARD, clause="EW-4.10")
DISCARDED: Final = event(EVENTS, "discarded", _CARD, clause="EW-17.23")
FIGURE_PLACED: Final = event(
    EVENTS, "figure_placed", ("figure", A_FIGURE), ("space", A_SPACE), _SYMBOL, clause="EW-4.20"
)
TRIBE_PLAYED: Final = event(EVENTS, "tribe_played", _CARD, _HALVES, clause="EW-4.42")
LABOR_GAINED: Final = event(EVENTS, "labor_gained", _HALVES, clause="EW-4.49")
FOOD_SPENT: Final = event(EVENTS, "food_spent", _HOW_MANY, clause="EW-4.50")
ABILITY_USED: Final = event(EVENTS, "ability_used", _CARD, clause="EW-4.46")
CHIEF_ABILITY_USED: Final = event(EVENTS, "chief_used", _CHIEF, ("side", A_SIDE), clause="EW-4.30")
PAID: Final = event(EVENTS, "paid", ("food", _COUNT), ("tools", _COUNT), clause="EW-2.2")
GAINED: Final = event(EVENTS, "gained", ("good", DomainOf(i64, "word", names=WORDS)), _HOW_MANY)
DREW: Final = event(EVENTS, "drew", secret=_CARD, clause="EW-17.7")
RESHUFFLED: Final = event(EVENTS, "reshuffled", _HOW_MANY, clause="EW-2.10")
CARD_TAKEN: Final = event(EVENTS, "card_taken", _CARD, ("to", DomainOf(i64, "to", names=TO_NAMES)))
CARD_BURIED: Final = event(EVENTS, "buried", _CARD, ("from", DomainOf(i64, "from", names=FROM_NAMES)), clause="EW-14.1")
BURIED_FROM_HAND: Final = event(EVENTS, "buried_from_hand", secret=_CARD, clause="EW-14.1")
CAMP_PLACED: Final = event(EVENTS, "camp_placed", clause="EW-7.1")
CAMP_MOVED: Final = event(EVENTS, "camp_moved", ("from", A_HEX), ("to", A_HEX), clause="EW-7.2")
VILLAGE_BUILT: Final = event(EVENTS, "village_built", _JUNCTURE, clause="EW-7.6")
ICE_TURNED: Final = event(EVENTS, "ice_turned", *_OF_ICE, clause="EW-21.2")
ICE_PAID: Final = event(EVENTS, "ice_paid", *_OF_ICE, clause="EW-21.4")
MEGALITH_BUILT: Final = event(
    EVENTS, "megalith_built", ("x", _COUNT), ("y", _COUNT), ("level", _COUNT), ("neutral", _COUNT), clause="EW-12.1"
)
POINTS_SCORED: Final = event(EVENTS, "points", _HOW_MANY, ("source", A_SOURCE))
IDOL_MOVED: Final = event(EVENTS, "idol_moved", ("track", A_TRACK), ("step", _COUNT), clause="EW-13.1")
STONE_TAKEN: Final = event(EVENTS, "stone_taken", _STONE, ("slot", _COUNT), clause="EW-6.7")
ANIMAL_REVEALED: Final = event(EVENTS, "animal_revealed", _ANIMAL, ("place", _COUNT), clause="EW-8.1")
ANIMAL_TAKEN: Final = event(EVENTS, "animal_taken", _ANIMAL, clause="EW-8.5")
ANIMAL_TIPPED: Final = event(EVENTS, "animal_tipped", _ANIMAL, clause="EW-16.1")
TILE_TAKEN: Final = event(EVENTS, "tile_taken", _REST_TILE, ("swapped", _COUNT), clause="EW-22.2")
TILE_RETURNED: Final = event(EVENTS, "tile_returned", _REST_TILE, clause="EW-22.5")
SKIPPED: Final = event(EVENTS, "skipped", clause="EW-2.1")
PILE_ADDED: Final = event(EVENTS, "pile_added", secret=_CARD, clause="EW-4.70")
ECLIPSE_BEGAN: Final = event(EVENTS, "eclipse_began", _ROUND, clause="EW-4.73")
PILE_REVEALED: Final = event(EVENTS, "pile_revealed", _CARD, clause="EW-10.1")
PILE_COUNTED: Final = event(EVENTS, "pile_labor", _HALVES, clause="EW-10.3")
ORDER_SET: Final = event(EVENTS, "order_set", ("position", _COUNT), clause="EW-10.6")
HEX_PAID: Final = event(EVENTS, "hex_income", _HEX, clause="EW-10.14")
STONE_SCORED: Final = event(EVENTS, "stone_scored", _STONE, _HOW_MANY, clause="EW-15.4")
CULTURE_LAID: Final = event(EVENTS, "culture_laid", _CARD, ("place", _COUNT), clause="EW-11.5")
FINAL_SCORED: Final = event(EVENTS, "final_scored", ("source", A_SOURCE), _HOW_MANY, clauses=("source", _FINAL_CLAUSES))
GAME_ENDED: Final = event(EVENTS, "game_ended", clause="EW-18.9")

# -- what only the nomads do


NOMADS_CARD: Final = event(
    EVENTS, "nomads_card", _NOMAD_CARD, ("column", A_COLUMN), ("big", _BIG), ("small", _SMALL), clause="EW-24.2"
)
NOMADS_LAID_OPEN: Final = event(EVENTS, "nomads_laid_open", _NOMAD_CARD, clause="EW-28.1")
NOMADS_COLUMN: Final = event(
    EVENTS,
    "nomads_column",
    ("column", A_COLUMN),
    ("marked", A_SPACE),
    ("way", DomainOf(i64, "way", names=WAY_NAMES)),
    _SYMBOL,
    clauses=("way", _WAY_CLAUSES),
)
NOMADS_ACTION: Final = event(
    EVENTS, "nomads_action", ("action", _ACTION), _NOMAD_CARD, ("row", _COUNT), clauses=("action", _ACTION_CLAUSES)
)
NOMADS_INSTEAD: Final = event(
    EVENTS, "nomads_instead", ("action", _ACTION), ("good", _ACTION), ("why", _WHY), clauses=("why", _WHY_CLAUSES)
)
NOMADS_NOTHING: Final = event(
    EVENTS,
    "nomads_nothing",
    ("action", _ACTION),
    ("why", _WHY),
    clauses=("why", {**_WHY_CLAUSES, "no_animals": "EW-25.5"}),
)
NOMADS_ANIMAL: Final = event(
    EVENTS,
    "nomads_animal",
    _ANIMAL,
    ("place", DomainOf(i64, "place", AREA_PLACES, optional=True)),
    ("liking", DomainOf(i64, "liking", names=LIKING_NAMES)),
    clause="EW-25.6",
    clauses=("place", {"none": "EW-25.8"}),
)
NOMADS_CULTURE: Final = event(EVENTS, "nomads_culture", _CARD, ("place", _COUNT), clause="EW-25.10")
NOMADS_BURIED: Final = event(EVENTS, "nomads_buried", ("card", A_CARD.or_nothing()), clause="EW-25.9")
NOMADS_PILE: Final = event(EVENTS, "nomads_pile", _HOW_MANY, clause="EW-25.11")
NOMADS_GLACIERS: Final = event(EVENTS, "nomads_glaciers", _HOW_MANY, clause="EW-25.13")
NOMADS_TILE: Final = event(EVENTS, "nomads_tile", _JUNCTURE, ("moved", _COUNT), clause="EW-25.22")
NOMADS_MAP_TURNED: Final = event(
    EVENTS,
    "nomads_map",
    ("map_card", A_MAP_CARD),
    ("ring", DomainOf(i64, "ring", names=RING_NAMES)),
    clauses=("ring", {"inner": "EW-25.20", "outer": "EW-25.19", "all": "EW-23.11"}),
)
NOMADS_MAPS_SHUFFLED: Final = event(EVENTS, "nomads_maps_shuffled", _HOW_MANY, clause="EW-25.26")
NOMADS_INCOME: Final = event(
    EVENTS,
    "nomads_income",
    ("income", DomainOf(i64, "income", names=INCOME_NAMES)),
    ("number", _COUNT),
    clauses=("income", {"order": "EW-27.2", "village": "EW-27.5", "slot": "EW-27.5"}),
)
NOMADS_PILE_CARD: Final = event(EVENTS, "nomads_pile_card", _NOMAD_CARD, _HALVES, clause="EW-27.1")
NOMADS_SHUFFLED: Final = event(EVENTS, "nomads_shuffled", _HOW_MANY, clause="EW-27.7")
NOMADS_RESULT: Final = event(
    EVENTS,
    "nomads_result",
    ("player", A_SEAT),
    ("points", _COUNT),
    ("nomads", _COUNT),
    ("won", _COUNT),
    clause="EW-27.10",
)

EVENTS.share(PAID)
EVENTS.share(GAINED)
EVENTS.share(CAMP_MOVED, "EW-25.25")
EVENTS.share(VILLAGE_BUILT, "EW-25.19")
EVENTS.share(ICE_TURNED, "EW-28.7")
EVENTS.share(ICE_PAID, "EW-28.8")
EVENTS.share(MEGALITH_BUILT, "EW-25.15")
EVENTS.share(POINTS_SCORED)
EVENTS.share(IDOL_MOVED, "EW-25.1")
EVENTS.share(STONE_TAKEN, "EW-25.17")
EVENTS.share(PILE_COUNTED, "EW-27.1")
EVENTS.share(ORDER_SET)
EVENTS.share(HEX_PAID, "EW-27.4")
EVENTS.share(STONE_SCORED, "EW-27.5")
EVENTS.share(FINAL_SCORED, "EW-27.8", ("source", {"animals": "EW-27.9"}))
