"""The events of Valley of the Mammoths: what can be told about a game."""

from __future__ import annotations

from typing import Final

from beringia.games.valley.board import HALVES, HEX_NAMES, LETTERS, TERRAINS
from beringia.games.valley.cards import EVENT_NAMES, TRUMP_NAMES
from beringia.games.valley.state import CLOSED_NAMES
from beringia.games.valley.table import SEASON_NAMES, SEX_NAMES, SPECIES_NAMES
from beringia.kernel.legacy import SlotEventKind as EventKind
from beringia.kernel.legacy import SlotEvents as EventSpace

GAME_BEGAN: Final = 0
DIE_ROLLED: Final = 1
STARTS: Final = 2
SETTLED: Final = 3
SOWN: Final = 4
ROUND_BEGAN: Final = 5
PHASE_BEGAN: Final = 6
EVENT_DRAWN: Final = 7
EVENT_OVER: Final = 8
REGION_STRUCK: Final = 9
RIVER_STRUCK: Final = 10
HEX_CLOSED: Final = 11
HEX_DRAWN: Final = 12
ANIMAL_CAME: Final = 13
ANIMAL_AWAY: Final = 14
HERD_MOVED: Final = 15
CROP_DAMAGED: Final = 16
LONER_CAME: Final = 17
LONER_MOVED: Final = 18
LONER_JOINED: Final = 19
LONER_DIED: Final = 20
TURN_BEGAN: Final = 21
MARCHED: Final = 22
WOLVES_MOVED: Final = 23
ARRIVED: Final = 24
SETTLEMENT_LOST: Final = 25
DIED: Final = 26
ANIMALS_DIED: Final = 27
WOLF_DIED: Final = 28
WOLF_TAMED: Final = 29
WOLF_WILD: Final = 30
FIGHT_BEGAN: Final = 31
TRIBE_ROLLED: Final = 32
ANIMALS_ROLLED: Final = 33
LONER_ROLLED: Final = 34
CAPTURED: Final = 35
WOMEN_TAKEN: Final = 36
CHANGED_TRIBE: Final = 37
HID: Final = 38
FENCED: Final = 39
FOOD_GAINED: Final = 40
FOOD_LOST: Final = 41
FED: Final = 42
BORN: Final = 43
TRUMP_PLAYED: Final = 44
TRUMP_DRAWN: Final = 45
SPIED: Final = 46
FORESAW: Final = 47
RESHUFFLED: Final = 48
RIVER_FROZE: Final = 49
LAKE_FROZE: Final = 50
THAWED: Final = 51
FIRE_GAINED: Final = 52
FIRE_LOST: Final = 53
ANNOUNCED: Final = 54
ELIMINATED: Final = 55
RETURNED: Final = 56
WON: Final = 57
GAME_ENDED: Final = 58

# What a die was rolled for
FOR_START: Final = 0
FOR_DIRECTION: Final = 1
FOR_SEX: Final = 2
FOR_FIRE: Final = 3
FOR_BIRTH: Final = 4
DIE_NAMES: Final = ["start", "direction", "sex", "fire", "birth"]

# Where food comes from, and where it goes
BY_FISHING: Final = 0
BY_GATHERING: Final = 1
BY_HARVEST: Final = 2
BY_HUNTING: Final = 3
BY_PLUNDER: Final = 4
BY_THEFT: Final = 5
BY_CANNIBALS: Final = 6
TO_RODENTS: Final = 7
TO_LOCUSTS: Final = 8
SPOILT: Final = 9
FOOD_NAMES: Final = [
    "fishing", "gathering", "harvest", "hunting", "plunder", "theft", "cannibals", "rodents", "locusts", "spoilt",
]  # fmt: skip

# What persons die of
OF_EVENT: Final = 0
OF_FIGHT: Final = 1
OF_ANIMALS: Final = 2
OF_HUNGER: Final = 3
OF_TRUMP: Final = 4
OF_CAPTURE: Final = 5
OF_THAW: Final = 6
CAUSE_NAMES: Final = ["event", "fight", "animals", "hunger", "trump", "capture", "thaw"]

DECK_NAMES: Final = [*SEASON_NAMES, "trump"]
DECK_OF_TRUMPS: Final = 2

_FROM_TO: Final = (("from", "hex"), ("to", "hex"))

EVENTS: Final = EventSpace(
    [
        EventKind("game_began", [("north", "half"), ("south", "half")]),
        EventKind("die_rolled", [("why", "why"), ("die", "count")]),
        EventKind("starts"),
        EventKind("settled", [("hex", "hex")]),
        EventKind("sown", [("hex", "hex"), ("food", "count")]),
        EventKind("round_began", [("season", "season"), ("number", "count"), ("year", "count"), ("round", "count")]),
        EventKind("phase_began", [("phase", "count")]),
        EventKind("event_drawn", [("card", "event")]),
        EventKind("event_over", [("card", "event")]),
        EventKind("region_struck", [("terrain", "terrain"), ("number", "count")]),
        EventKind("river_struck", [("number", "count")]),
        EventKind("hex_closed", [("hex", "hex"), ("how", "closed")]),
        EventKind("hex_drawn", [("hex", "hex"), ("species", "species"), ("letter", "letter")]),
        EventKind("animal_came", [("species", "species"), ("hex", "hex"), ("letter", "letter")]),
        EventKind("animal_away", [("species", "species"), ("hex", "hex"), ("letter", "letter")]),
        EventKind("herd_moved", [("species", "species"), *_FROM_TO, ("count", "count")]),
        EventKind("crop_damaged", [("hex", "hex"), ("ears", "count")]),
        EventKind("loner_came", [("sex", "sex"), ("hex", "hex")]),
        EventKind("loner_moved", [("sex", "sex"), *_FROM_TO]),
        EventKind("loner_joined", [("sex", "sex"), ("hex", "hex")]),
        EventKind("loner_died", [("sex", "sex"), ("hex", "hex")]),
        EventKind("turn_began"),
        EventKind("marched", [*_FROM_TO, ("warriors", "count"), ("women", "count")]),
        EventKind("wolves_moved", [*_FROM_TO, ("count", "count")]),
        EventKind("arrived", [("hex", "hex"), ("warriors", "count"), ("women", "count")]),
        EventKind("settlement_lost", [("hex", "hex")]),
        EventKind("died", [("hex", "hex"), ("sex", "sex"), ("count", "count"), ("cause", "cause")]),
        EventKind("animals_died", [("species", "species"), ("hex", "hex"), ("count", "count")]),
        EventKind("wolf_died", [("hex", "hex")]),
        EventKind("wolf_tamed", [("hex", "hex")]),
        EventKind("wolf_wild", [("hex", "hex")]),
        EventKind("fight_began", [("hex", "hex")]),
        EventKind("tribe_rolled", [("hex", "hex"), ("die", "count"), ("value", "count")]),
        EventKind("animals_rolled", [("hex", "hex"), ("species", "species"), ("die", "count"), ("value", "count")]),
        EventKind("loner_rolled", [("hex", "hex"), ("die", "count"), ("value", "count")]),
        EventKind("captured", [("owner", "seat"), ("hex", "hex"), ("kept", "count")]),
        EventKind("women_taken", [("owner", "seat"), ("hex", "hex"), ("count", "count")]),
        EventKind("changed_tribe", [("owner", "seat"), ("sex", "sex"), *_FROM_TO]),
        EventKind("hid", [("hex", "hex"), ("warriors", "count"), ("women", "count")]),
        EventKind("fenced", [("hex", "hex")]),
        EventKind("food_gained", [("count", "count"), ("how", "food"), ("hex", "hex")]),
        EventKind("food_lost", [("count", "count"), ("how", "food")]),
        EventKind("fed", [("persons", "count"), ("food", "count")]),
        EventKind("born", [("hex", "hex"), ("sex", "sex")]),
        EventKind("trump_played", [("card", "trump")]),
        EventKind("trump_drawn", [], ("card", "trump")),
        EventKind("spied", [("player", "seat")], ("card", "trump")),
        EventKind("foresaw", [("season", "season")], ("card", "event")),
        EventKind("reshuffled", [("deck", "deck")]),
        EventKind("river_froze", [("number", "count")]),
        EventKind("lake_froze"),
        EventKind("thawed"),
        EventKind("fire_gained"),
        EventKind("fire_lost"),
        EventKind("announced", [("settlements", "count")]),
        EventKind("eliminated"),
        EventKind("returned", [("hex", "hex")]),
        EventKind("won"),
        EventKind("game_ended"),
    ],
    {
        "half": HALVES,
        "hex": HEX_NAMES,
        "species": SPECIES_NAMES,
        "sex": SEX_NAMES,
        "letter": list(LETTERS),
        "terrain": TERRAINS,
        "season": SEASON_NAMES,
        "closed": CLOSED_NAMES,
        "event": EVENT_NAMES,
        "trump": TRUMP_NAMES,
        "why": DIE_NAMES,
        "food": FOOD_NAMES,
        "cause": CAUSE_NAMES,
        "deck": DECK_NAMES,
    },
)
