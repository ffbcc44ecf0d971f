"""The events of Endless Winter: what can be told about a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from beringia.games.winter.arrows import WAY_NAMES
from beringia.games.winter.land import A_HEX, A_JUNCTURE
from beringia.games.winter.language import NOMAD_WORDS, WORDS
from beringia.games.winter.nomad_content import BIG_NAMES, SMALL_NAMES
from beringia.games.winter.terms import (
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
    Animal,
    Card,
    Hex,
    Juncture,
    MapCard,
    NomadCard,
    Space,
)
from beringia.games.winter.verbs import FROM_NAMES
from beringia.kernel.domains import NO_NAMES, Domain, Lexicon, count
from beringia.kernel.events import Event, EventKind, EventSpace
from beringia.kernel.state import NO_SEAT, RawEvent, State
from beringia.kernel.terms import Seat

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
_ACTION: Final = Domain("action", names=NOMAD_WORDS)
_BIG: Final = Domain("big", names=BIG_NAMES)
_SMALL: Final = Domain("small", names=SMALL_NAMES)
_WHY: Final = Domain("why", names=WHY_NAMES)

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


class Plain(EventKind):
    def tell(self, s: State, seat: Seat = NO_SEAT) -> None:
        self.note(s, seat)


class Common(EventKind):
    """What concerns everybody, with one or two numbers."""

    def tell(self, s: State, first: i64, second: i64 = 0) -> None:
        self.note(s, NO_SEAT, first, second)


class Counted(EventKind):
    """With one or two numbers."""

    def tell(self, s: State, seat: Seat, first: i64, second: i64 = 0) -> None:
        self.note(s, seat, first, second)


class OfCard(EventKind):
    def tell(self, s: State, seat: Seat, card: Card, number: i64 = 0) -> None:
        self.note(s, seat, card, number)


class OfHiddenCard(EventKind):
    """Only its player sees which card it is."""

    def tell(self, s: State, seat: Seat, card: Card) -> None:
        self.note_secret(s, seat, 0, card, seat)


class OfFigure(EventKind):
    def tell(self, s: State, seat: Seat, figure: i64, space: Space, first: i64) -> None:
        self.note(s, seat, figure, space, first)


class OfAnimal(EventKind):
    def tell(self, s: State, seat: Seat, animal: Animal) -> None:
        self.note(s, seat, animal)


class OfHex(EventKind):
    def tell(self, s: State, seat: Seat, hex_: Hex, tile: i64 = 0) -> None:
        self.note(s, seat, hex_, tile)


class OnTheWay(EventKind):
    def tell(self, s: State, seat: Seat, origin: Hex, target: Hex) -> None:
        self.note(s, seat, origin, target)


class AtJuncture(EventKind):
    def tell(self, s: State, seat: Seat, juncture: Juncture) -> None:
        self.note(s, seat, juncture)


class OnSite(EventKind):
    def tell(self, s: State, seat: Seat, x: i64, y: i64, level: i64, neutral: i64) -> None:
        self.note(s, seat, x, y, level, neutral)


GAME_BEGAN: Final = Common(EVENTS, "game_began", [("rounds", _COUNT)], clause="EW-1.14")
CHIEF_TAKEN: Final = Counted(EVENTS, "chief_taken", [_CHIEF], clause="EW-3.8")
SIDE_CHOSEN: Final = Counted(EVENTS, "side_chosen", [_CHIEF, ("side", A_SIDE)], clause="EW-3.9")
SETUP_TAKEN: Final = Counted(EVENTS, "setup_taken", [("setup", A_SETUP)], clause="EW-3.8")
ROUND_BEGAN: Final = Common(EVENTS, "round_began", [_ROUND], clause="EW-1.14")
TURN_BEGAN: Final = Plain(EVENTS, "turn_began", clause="EW-4.1")
CULTURE_PLAYED: Final = OfCard(EVENTS, "culture_played", [_CARD], clause="EW-4.10")
DISCARDED: Final = OfCard(EVENTS, "discarded", [_CARD], clause="EW-17.23")
FIGURE_PLACED: Final = OfFigure(
    EVENTS, "figure_placed", [("figure", A_FIGURE), ("space", A_SPACE), _SYMBOL], clause="EW-4.20"
)
TRIBE_PLAYED: Final = OfCard(EVENTS, "tribe_played", [_CARD, _HALVES], clause="EW-4.42")
LABOR_GAINED: Final = Counted(EVENTS, "labor_gained", [_HALVES], clause="EW-4.49")
FOOD_SPENT: Final = Counted(EVENTS, "food_spent", [_HOW_MANY], clause="EW-4.50")
ABILITY_USED: Final = OfCard(EVENTS, "ability_used", [_CARD], clause="EW-4.46")
CHIEF_ABILITY_USED: Final = Counted(EVENTS, "chief_used", [_CHIEF, ("side", A_SIDE)], clause="EW-4.30")
PAID: Final = Counted(EVENTS, "paid", [("food", _COUNT), ("tools", _COUNT)], clause="EW-2.2")
GAINED: Final = Counted(EVENTS, "gained", [("good", Domain("word", names=WORDS)), _HOW_MANY])
DREW: Final = OfHiddenCard(EVENTS, "drew", [], _CARD, clause="EW-17.7")
RESHUFFLED: Final = Counted(EVENTS, "reshuffled", [_HOW_MANY], clause="EW-2.10")
CARD_TAKEN: Final = OfCard(EVENTS, "card_taken", [_CARD, ("to", Domain("to", names=TO_NAMES))])
CARD_BURIED: Final = OfCard(EVENTS, "buried", [_CARD, ("from", Domain("from", names=FROM_NAMES))], clause="EW-14.1")
BURIED_FROM_HAND: Final = OfHiddenCard(EVENTS, "buried_from_hand", [], _CARD, clause="EW-14.1")
CAMP_PLACED: Final = Plain(EVENTS, "camp_placed", clause="EW-7.1")
CAMP_MOVED: Final = OnTheWay(EVENTS, "camp_moved", [("from", A_HEX), ("to", A_HEX)], clause="EW-7.2")
VILLAGE_BUILT: Final = AtJuncture(EVENTS, "village_built", [_JUNCTURE], clause="EW-7.6")
ICE_TURNED: Final = OfHex(EVENTS, "ice_turned", _OF_ICE, clause="EW-21.2")
ICE_PAID: Final = OfHex(EVENTS, "ice_paid", _OF_ICE, clause="EW-21.4")
MEGALITH_BUILT: Final = OnSite(
    EVENTS, "megalith_built", [("x", _COUNT), ("y", _COUNT), ("level", _COUNT), ("neutral", _COUNT)], clause="EW-12.1"
)
POINTS_SCORED: Final = Counted(EVENTS, "points", [_HOW_MANY, ("source", A_SOURCE)])
IDOL_MOVED: Final = Counted(EVENTS, "idol_moved", [("track", A_TRACK), ("step", _COUNT)], clause="EW-13.1")
STONE_TAKEN: Final = Counted(EVENTS, "stone_taken", [_STONE, ("slot", _COUNT)], clause="EW-6.7")
ANIMAL_REVEALED: Final = Common(EVENTS, "animal_revealed", [_ANIMAL, ("place", _COUNT)], clause="EW-8.1")
ANIMAL_TAKEN: Final = OfAnimal(EVENTS, "animal_taken", [_ANIMAL], clause="EW-8.5")
ANIMAL_TIPPED: Final = OfAnimal(EVENTS, "animal_tipped", [_ANIMAL], clause="EW-16.1")
TILE_TAKEN: Final = Counted(EVENTS, "tile_taken", [_REST_TILE, ("swapped", _COUNT)], clause="EW-22.2")
TILE_RETURNED: Final = Counted(EVENTS, "tile_returned", [_REST_TILE], clause="EW-22.5")
SKIPPED: Final = Plain(EVENTS, "skipped", clause="EW-2.1")
PILE_ADDED: Final = OfHiddenCard(EVENTS, "pile_added", [], _CARD, clause="EW-4.70")
ECLIPSE_BEGAN: Final = Common(EVENTS, "eclipse_began", [_ROUND], clause="EW-4.73")
PILE_REVEALED: Final = OfCard(EVENTS, "pile_revealed", [_CARD], clause="EW-10.1")
PILE_COUNTED: Final = Counted(EVENTS, "pile_labor", [_HALVES], clause="EW-10.3")
ORDER_SET: Final = Counted(EVENTS, "order_set", [("position", _COUNT)], clause="EW-10.6")
HEX_PAID: Final = OfHex(EVENTS, "hex_income", [_HEX], clause="EW-10.14")
STONE_SCORED: Final = Counted(EVENTS, "stone_scored", [_STONE, _HOW_MANY], clause="EW-15.4")
CULTURE_LAID: Final = Common(EVENTS, "culture_laid", [_CARD, ("place", _COUNT)], clause="EW-11.5")
FINAL_SCORED: Final = Counted(
    EVENTS, "final_scored", [("source", A_SOURCE), _HOW_MANY], clauses=("source", _FINAL_CLAUSES)
)
GAME_ENDED: Final = Plain(EVENTS, "game_ended", clause="EW-18.9")

# -- what only the nomads do


class OfNomadCard(EventKind):
    def tell(self, s: State, card: NomadCard, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> None:
        self.note(s, NO_SEAT, card, first, second, third)


class OfColumn(EventKind):
    """Where they act, what their card marks, why, and whether they take the symbol."""

    def tell(self, s: State, column: Space, marked: Space, way: i64, symbol: i64) -> None:
        self.note(s, NO_SEAT, column, marked, way, symbol)


class OfAction(EventKind):
    def tell(self, s: State, word: i64, card: NomadCard, row: i64) -> None:
        self.note(s, NO_SEAT, word, card, row)


class Substitute(EventKind):
    def tell(self, s: State, word: i64, instead: i64, why: i64) -> None:
        self.note(s, NO_SEAT, word, instead, why)


class TheirAnimal(EventKind):
    """From a place of the area, or from none, which is the deck."""

    def tell(self, s: State, animal: Animal, place: i64, liking: i64) -> None:
        self.note(s, NO_SEAT, animal, place, liking)


class TheirCard(EventKind):
    def tell(self, s: State, card: Card, place: i64 = 0) -> None:
        self.note(s, NO_SEAT, card, place)


class OfTile(EventKind):
    def tell(self, s: State, juncture: Juncture, moved: i64) -> None:
        self.note(s, NO_SEAT, juncture, moved)


class OfMapCard(EventKind):
    def tell(self, s: State, card: MapCard, ring: i64) -> None:
        self.note(s, NO_SEAT, card, ring)


class Result(EventKind):
    def tell(self, s: State, player: Seat, points: i64, nomads: i64, won: i64) -> None:
        self.note(s, NO_SEAT, player, points, nomads, won)


NOMADS_CARD: Final = OfNomadCard(
    EVENTS, "nomads_card", [_NOMAD_CARD, ("column", A_COLUMN), ("big", _BIG), ("small", _SMALL)], clause="EW-24.2"
)
NOMADS_LAID_OPEN: Final = OfNomadCard(EVENTS, "nomads_laid_open", [_NOMAD_CARD], clause="EW-28.1")
NOMADS_COLUMN: Final = OfColumn(
    EVENTS,
    "nomads_column",
    [("column", A_COLUMN), ("marked", A_SPACE), ("way", Domain("way", names=WAY_NAMES)), _SYMBOL],
    clauses=("way", _WAY_CLAUSES),
)
NOMADS_ACTION: Final = OfAction(
    EVENTS, "nomads_action", [("action", _ACTION), _NOMAD_CARD, ("row", _COUNT)], clauses=("action", _ACTION_CLAUSES)
)
NOMADS_INSTEAD: Final = Substitute(
    EVENTS, "nomads_instead", [("action", _ACTION), ("good", _ACTION), ("why", _WHY)], clauses=("why", _WHY_CLAUSES)
)
NOMADS_NOTHING: Final = Common(
    EVENTS,
    "nomads_nothing",
    [("action", _ACTION), ("why", _WHY)],
    clauses=("why", {**_WHY_CLAUSES, "no_animals": "EW-25.5"}),
)
NOMADS_ANIMAL: Final = TheirAnimal(
    EVENTS,
    "nomads_animal",
    [_ANIMAL, ("place", Domain("place", AREA_PLACES, optional=True)), ("liking", Domain("liking", names=LIKING_NAMES))],
    clause="EW-25.6",
    clauses=("place", {"none": "EW-25.8"}),
)
NOMADS_CULTURE: Final = TheirCard(EVENTS, "nomads_culture", [_CARD, ("place", _COUNT)], clause="EW-25.10")
NOMADS_BURIED: Final = TheirCard(EVENTS, "nomads_buried", [("card", A_CARD.or_nothing())], clause="EW-25.9")
NOMADS_PILE: Final = Common(EVENTS, "nomads_pile", [_HOW_MANY], clause="EW-25.11")
NOMADS_GLACIERS: Final = Common(EVENTS, "nomads_glaciers", [_HOW_MANY], clause="EW-25.13")
NOMADS_TILE: Final = OfTile(EVENTS, "nomads_tile", [_JUNCTURE, ("moved", _COUNT)], clause="EW-25.22")
NOMADS_MAP_TURNED: Final = OfMapCard(
    EVENTS,
    "nomads_map",
    [("map_card", A_MAP_CARD), ("ring", Domain("ring", names=RING_NAMES))],
    clauses=("ring", {"inner": "EW-25.20", "outer": "EW-25.19", "all": "EW-23.11"}),
)
NOMADS_MAPS_SHUFFLED: Final = Common(EVENTS, "nomads_maps_shuffled", [_HOW_MANY], clause="EW-25.26")
NOMADS_INCOME: Final = Common(
    EVENTS,
    "nomads_income",
    [("income", Domain("income", names=INCOME_NAMES)), ("number", _COUNT)],
    clauses=("income", {"order": "EW-27.2", "village": "EW-27.5", "slot": "EW-27.5"}),
)
NOMADS_PILE_CARD: Final = OfNomadCard(EVENTS, "nomads_pile_card", [_NOMAD_CARD, _HALVES], clause="EW-27.1")
NOMADS_SHUFFLED: Final = Common(EVENTS, "nomads_shuffled", [_HOW_MANY], clause="EW-27.7")
NOMADS_RESULT: Final = Result(
    EVENTS,
    "nomads_result",
    [("player", A_SEAT), ("points", _COUNT), ("nomads", _COUNT), ("won", _COUNT)],
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
