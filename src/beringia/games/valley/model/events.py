"""The events of the game: what can be told about it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beringia.games.valley.model.board import HALF, LETTER, TERRAIN
from beringia.games.valley.model.card_terms import EVENT, EVENT_NAMES, TRUMP, TRUMP_NAMES
from beringia.games.valley.model.terms import (
    CLOSED,
    HEX,
    SEASON,
    SEASON_NAMES,
    SEAT,
    SEX,
    SPECIES_OF_ANIMAL,
    SUMMER_EVENTS,
)
from beringia.kernel.domains import DomainOf, count
from beringia.kernel.event_kinds import event
from beringia.kernel.events import EventSpace

KINDS: Final = EventSpace()

# What a die was rolled for
FOR_START: Final = 0
FOR_DIRECTION: Final = 1
FOR_SEX: Final = 2
FOR_FIRE: Final = 3
FOR_BIRTH: Final = 4
_WHY: Final = DomainOf(i64, "why", names=["start", "direction", "sex", "fire", "birth"])

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
_FOOD: Final = DomainOf(i64, "food",
    names=[
        "fishing", "gathering", "harvest", "hunting", "plunder", "theft", "cannibals", "rodents", "locusts", "spoilt",
    ],
)  # fmt: skip

# What persons die of
OF_EVENT: Final = 0
OF_FIGHT: Final = 1
OF_ANIMALS: Final = 2
OF_HUNGER: Final = 3
OF_TRUMP: Final = 4
OF_CAPTURE: Final = 5
OF_THAW: Final = 6
_CAUSE: Final = DomainOf(i64, "cause", names=["event", "fight", "animals", "hunger", "trump", "capture", "thaw"])

_DECK: Final = DomainOf(i64, "deck", names=[*SEASON_NAMES, "trump"])
TRUMP_DECK: Final = 2

_COUNT: Final = count(1_000_000)
_HEX: Final = ("hex", HEX)
_HEX_OR_NOT: Final = ("hex", HEX.or_nothing())
_LETTER: Final = ("letter", LETTER.or_nothing())
_SEX: Final = ("sex", SEX)
_SPECIES: Final = ("species", SPECIES_OF_ANIMAL)
_OWNER: Final = ("owner", SEAT)
_HOW_MANY: Final = ("count", _COUNT)
_NUMBER: Final = ("number", _COUNT)
_ROLL: Final = (("die", _COUNT), ("value", _COUNT))
_PEOPLE: Final = (("warriors", _COUNT), ("women", _COUNT))
_WAY: Final = (("from", HEX), ("to", HEX))


# The clauses behind what the events tell, by one of their arguments. Cards are numbered as their sections number them.
_EVENT_CLAUSES: Final = {
    name: f"VM-19.{number + 1}" if number < SUMMER_EVENTS else f"VM-20.{number - SUMMER_EVENTS + 1}"
    for number, name in enumerate(EVENT_NAMES)
}
_TRUMP_CLAUSES: Final = {name: f"VM-21.{number + 1}" for number, name in enumerate(TRUMP_NAMES)}
_ROLL_CLAUSES: Final = {"start": "VM-3.3", "direction": "VM-7.1", "sex": "VM-19.11", "birth": "VM-15.3"}
_FOOD_CLAUSES: Final = {
    "fishing": "VM-14.2", "gathering": "VM-14.5", "harvest": "VM-14.8", "hunting": "VM-13.5", "plunder": "VM-12.3",
    "theft": "VM-21.28", "cannibals": "VM-21.8", "rodents": "VM-19.3", "locusts": "VM-19.12",
}  # fmt: skip
_DEATH_CLAUSES: Final = {
    "fight": "VM-11.2", "animals": "VM-13.4", "hunger": "VM-14.12", "capture": "VM-11.10", "thaw": "VM-8.15",
}  # fmt: skip


GAME_BEGAN: Final = event(KINDS, "game_began", ("north", HALF), ("south", HALF), clause="VM-3.2")
DIE_ROLLED: Final = event(KINDS, "die_rolled", ("why", _WHY), ("die", _COUNT), clauses=("why", _ROLL_CLAUSES))
STARTS: Final = event(KINDS, "starts", clause="VM-4.10")
SETTLED: Final = event(KINDS, "settled", _HEX, clause="VM-9.1")
SOWN: Final = event(KINDS, "sown", _HEX, ("food", _COUNT), clause="VM-16.1")
ROUND_BEGAN: Final = event(
    KINDS, "round_began", ("season", SEASON), _NUMBER, ("year", _COUNT), ("round", _COUNT), clause="VM-4.1"
)
PHASE_BEGAN: Final = event(KINDS, "phase_began", ("phase", _COUNT), clause="VM-4.2")
EVENT_DRAWN: Final = event(KINDS, "event_drawn", ("card", EVENT), clauses=("card", _EVENT_CLAUSES))
EVENT_OVER: Final = event(KINDS, "event_over", ("card", EVENT), clause="VM-5.5")
REGION_STRUCK: Final = event(KINDS, "region_struck", ("terrain", TERRAIN), _NUMBER, clause="VM-5.7")
RIVER_STRUCK: Final = event(KINDS, "river_struck", _NUMBER, clause="VM-5.7")
HEX_CLOSED: Final = event(KINDS, "hex_closed", _HEX, ("how", CLOSED), clause="VM-1.20")
HEX_DRAWN: Final = event(KINDS, "hex_drawn", _HEX_OR_NOT, _SPECIES, _LETTER, clause="VM-6.8")
ANIMAL_CAME: Final = event(KINDS, "animal_came", _SPECIES, _HEX, _LETTER, clause="VM-6.3")
ANIMAL_AWAY: Final = event(KINDS, "animal_away", _SPECIES, _HEX, _LETTER, clause="VM-6.6")
HERD_MOVED: Final = event(KINDS, "herd_moved", _SPECIES, *_WAY, _HOW_MANY, clause="VM-7.4")
CROP_DAMAGED: Final = event(KINDS, "crop_damaged", _HEX, ("ears", _COUNT), clause="VM-16.4")
LONER_CAME: Final = event(KINDS, "loner_came", _SEX, _HEX, clause="VM-19.11")
LONER_MOVED: Final = event(KINDS, "loner_moved", _SEX, *_WAY, clause="VM-7.18")
LONER_JOINED: Final = event(KINDS, "loner_joined", _SEX, _HEX, clause="VM-7.19")
LONER_DIED: Final = event(KINDS, "loner_died", _SEX, _HEX, clause="VM-7.19")
TURN_BEGAN: Final = event(KINDS, "turn_began", clause="VM-8.1")
MARCHED: Final = event(KINDS, "marched", *_WAY, *_PEOPLE, clause="VM-8.2")
WOLVES_MOVED: Final = event(KINDS, "wolves_moved", *_WAY, _HOW_MANY, clause="VM-8.16")
ARRIVED: Final = event(KINDS, "arrived", _HEX, *_PEOPLE, clause="VM-22.2")
SETTLEMENT_LOST: Final = event(KINDS, "settlement_lost", _HEX, clause="VM-9.9")
DIED: Final = event(KINDS, "died", _HEX, _SEX, _HOW_MANY, ("cause", _CAUSE), clauses=("cause", _DEATH_CLAUSES))
ANIMALS_DIED: Final = event(KINDS, "animals_died", _SPECIES, _HEX, _HOW_MANY, clause="VM-13.7")
WOLF_DIED: Final = event(KINDS, "wolf_died", _HEX, clause="VM-10.14")
WOLF_TAMED: Final = event(KINDS, "wolf_tamed", _HEX, clause="VM-21.15")
WOLF_WILD: Final = event(KINDS, "wolf_wild", _HEX, clause="VM-13.8")
FIGHT_BEGAN: Final = event(KINDS, "fight_began", _HEX, clause="VM-10.4")
TRIBE_ROLLED: Final = event(KINDS, "tribe_rolled", _HEX, *_ROLL, clause="VM-10.5")
ANIMALS_ROLLED: Final = event(KINDS, "animals_rolled", _HEX, _SPECIES, *_ROLL, clause="VM-10.9")
LONER_ROLLED: Final = event(KINDS, "loner_rolled", _HEX, *_ROLL, clause="VM-10.15")
CAPTURED: Final = event(KINDS, "captured", _OWNER, _HEX, ("kept", _COUNT), clause="VM-12.1")
WOMEN_TAKEN: Final = event(KINDS, "women_taken", _OWNER, _HEX, _HOW_MANY, clause="VM-11.12")
CHANGED_TRIBE: Final = event(KINDS, "changed_tribe", _OWNER, _SEX, *_WAY, clause="VM-21.36")
HID: Final = event(KINDS, "hid", _HEX, *_PEOPLE, clause="VM-21.7")
FENCED: Final = event(KINDS, "fenced", _HEX, clause="VM-21.33")
FOOD_GAINED: Final = event(KINDS, "food_gained", _HOW_MANY, ("how", _FOOD), _HEX_OR_NOT, clauses=("how", _FOOD_CLAUSES))
FOOD_LOST: Final = event(KINDS, "food_lost", _HOW_MANY, ("how", _FOOD), clauses=("how", _FOOD_CLAUSES))
FED: Final = event(KINDS, "fed", ("persons", _COUNT), ("food", _COUNT), clause="VM-14.10")
BORN: Final = event(KINDS, "born", _HEX, _SEX, clause="VM-15.3")
TRUMP_PLAYED: Final = event(KINDS, "trump_played", ("card", TRUMP), clauses=("card", _TRUMP_CLAUSES))
TRUMP_DRAWN: Final = event(KINDS, "trump_drawn", secret=("card", TRUMP), clause="VM-17.2")
SPIED: Final = event(KINDS, "spied", ("player", SEAT), secret=("card", TRUMP), clause="VM-21.39")
FORESAW: Final = event(KINDS, "foresaw", ("season", SEASON), secret=("card", EVENT), clause="VM-21.40")
RESHUFFLED: Final = event(KINDS, "reshuffled", ("deck", _DECK), clause="VM-5.6")
RIVER_FROZE: Final = event(KINDS, "river_froze", _NUMBER, clause="VM-20.3")
LAKE_FROZE: Final = event(KINDS, "lake_froze", clause="VM-20.3")
THAWED: Final = event(KINDS, "thawed", clause="VM-18.9")
FIRE_GAINED: Final = event(KINDS, "fire_gained")
FIRE_LOST: Final = event(KINDS, "fire_lost")
ANNOUNCED: Final = event(KINDS, "announced", ("settlements", _COUNT), clause="VM-18.1")
ELIMINATED: Final = event(KINDS, "eliminated", clause="VM-18.5")
RETURNED: Final = event(KINDS, "returned", _HEX, clause="VM-22.2")
WON: Final = event(KINDS, "won", clause="VM-18.2")
GAME_ENDED: Final = event(KINDS, "game_ended", clause="VM-18.2")
