"""The cards by number: event cards in the order of sections 19 and 20, trumps in the order of section 21.

Then the windows of section 17 in which trumps may be played.
"""

from __future__ import annotations

from typing import Final

from beringia.games.valley.model.terms import Event, Trump, Window
from beringia.kernel.domains import TITLE, DomainOf

EVENT_NAMES: Final = [
    "forest_fire", "flood", "rodents", "abundant_rain", "mild_autumn", "ailing_animals", "earthquake",
    "eruption_summer", "thunderstorm", "drought", "loner_summer", "locusts", "epidemic",
    "wolf_pack_4", "wolf_pack_3", "frozen_river", "cold_snap", "long_winter", "lean_animals", "meat_shortage",
    "eruption_winter", "storm", "ice_storm", "cave_bear", "loner_winter", "snowfall", "avalanche",
]  # fmt: skip

# Events that other rules look for while they lie open
ABUNDANT_RAIN: Final = Event(3)
MILD_AUTUMN: Final = Event(4)
ERUPTION_SUMMER: Final = Event(7)
THUNDERSTORM: Final = Event(8)
DROUGHT: Final = Event(9)
COLD_SNAP: Final = Event(16)
LONG_WINTER: Final = Event(17)
LEAN_ANIMALS: Final = Event(18)
MEAT_SHORTAGE: Final = Event(19)
ERUPTION_WINTER: Final = Event(20)
STORM: Final = Event(21)
ICE_STORM: Final = Event(22)
SNOWFALL: Final = Event(25)

# How long an event card stays open
INSTANT: Final = 0
FOR_ROUND: Final = 1
FOR_SEASON: Final = 2

TRUMP_NAMES: Final = [
    "forced_march", "stamina", "raft", "bridge", "swimming", "tree_trunks", "climb_trees", "cannibals", "camouflage",
    "flight", "strong_broth", "magic_potion", "flint", "torches", "young_wolf", "lure", "amazons", "surprise_birth",
    "fertility_herb", "choice_of_sex", "childbed_fever", "foundling", "family_visit", "traps", "war_drum",
    "fishing_net", "roots", "theft", "rockfall", "arsonist", "scorched_earth", "natural_manure", "fence",
    "mountain_farm", "late_sowing", "friend", "love", "same_sex_couple", "espionage", "intuition",
]  # fmt: skip


def trump_names(bits: int) -> list[str]:
    """A set of trumps by name, in the order of their numbers."""
    return [name for card, name in enumerate(TRUMP_NAMES) if (bits >> card) & 1]


# Trumps that other rules speak of
AMAZONS: Final = Trump(16)
CAMOUFLAGE: Final = Trump(8)
FLIGHT: Final = Trump(9)

# The windows of section 17
W1_FLOOD: Final = Window(0)
W3_AFTER: Final = Window(1)
W4_TURN: Final = Window(2)
W4_LAST: Final = Window(3)
W4_END: Final = Window(4)
W5_FIGHT: Final = Window(5)
W5_CAPTURE: Final = Window(6)
W5_ANIMALS: Final = Window(7)
W6_SURVIVE: Final = Window(8)
W6_FEED: Final = Window(9)
W6_AFTER: Final = Window(10)
W7_BIRTH: Final = Window(11)
W7_END: Final = Window(12)
W8_SOW: Final = Window(13)
ANY_OWN: Final = Window(14)

WINDOW_NAMES: Final = [
    "w1_flood", "w3_after", "w4_turn", "w4_last", "w4_end", "w5_fight", "w5_capture", "w5_animals", "w6_survive",
    "w6_feed", "w6_after", "w7_birth", "w7_end", "w8_sow", "any_own",
]  # fmt: skip

#: The phase of each window; 0: any.
WINDOW_PHASES: Final = [1, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 8, 0]

EVENT: Final = DomainOf(Event, "event", names=EVENT_NAMES, reads=TITLE, group="cards")
TRUMP: Final = DomainOf(Trump, "trump", names=TRUMP_NAMES, reads=TITLE, group="cards")
WINDOW: Final = DomainOf(Window, "window", names=WINDOW_NAMES)
