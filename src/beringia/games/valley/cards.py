"""The cards by number: event cards in the order of sections 19 and 20, trumps in the order of section 21.

Then the windows of section 17 in which trumps may be played.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EVENT_NAMES: Final = [
    "forest_fire", "flood", "rodents", "abundant_rain", "mild_autumn", "ailing_animals", "earthquake",
    "eruption_summer", "thunderstorm", "drought", "loner_summer", "locusts", "epidemic",
    "wolf_pack_4", "wolf_pack_3", "frozen_river", "cold_snap", "long_winter", "lean_animals", "meat_shortage",
    "eruption_winter", "storm", "ice_storm", "cave_bear", "loner_winter", "snowfall", "avalanche",
]  # fmt: skip

FOREST_FIRE: Final = 0
FLOOD: Final = 1
RODENTS: Final = 2
ABUNDANT_RAIN: Final = 3
MILD_AUTUMN: Final = 4
AILING_ANIMALS: Final = 5
EARTHQUAKE: Final = 6
ERUPTION_SUMMER: Final = 7
THUNDERSTORM: Final = 8
DROUGHT: Final = 9
LONER_SUMMER: Final = 10
LOCUSTS: Final = 11
EPIDEMIC: Final = 12
WOLF_PACK_4: Final = 13
WOLF_PACK_3: Final = 14
FROZEN_RIVER: Final = 15
COLD_SNAP: Final = 16
LONG_WINTER: Final = 17
LEAN_ANIMALS: Final = 18
MEAT_SHORTAGE: Final = 19
ERUPTION_WINTER: Final = 20
STORM: Final = 21
ICE_STORM: Final = 22
CAVE_BEAR: Final = 23
LONER_WINTER: Final = 24
SNOWFALL: Final = 25
AVALANCHE: Final = 26

#: How long an event card stays open.
INSTANT: Final = 0
ROUND: Final = 1
SEASON: Final = 2

TRUMP_NAMES: Final = [
    "forced_march", "stamina", "raft", "bridge", "swimming", "tree_trunks", "climb_trees", "cannibals", "camouflage",
    "flight", "strong_broth", "magic_potion", "flint", "torches", "young_wolf", "lure", "amazons", "surprise_birth",
    "fertility_herb", "choice_of_sex", "childbed_fever", "foundling", "family_visit", "traps", "war_drum",
    "fishing_net", "roots", "theft", "rockfall", "arsonist", "scorched_earth", "natural_manure", "fence",
    "mountain_farm", "late_sowing", "friend", "love", "same_sex_couple", "espionage", "intuition",
]  # fmt: skip

FORCED_MARCH: Final = 0
STAMINA: Final = 1
RAFT: Final = 2
BRIDGE: Final = 3
SWIMMING: Final = 4
TREE_TRUNKS: Final = 5
CLIMB_TREES: Final = 6
CANNIBALS: Final = 7
CAMOUFLAGE: Final = 8
FLIGHT: Final = 9
STRONG_BROTH: Final = 10
MAGIC_POTION: Final = 11
FLINT: Final = 12
TORCHES: Final = 13
YOUNG_WOLF: Final = 14
LURE: Final = 15
AMAZONS: Final = 16
SURPRISE_BIRTH: Final = 17
FERTILITY_HERB: Final = 18
CHOICE_OF_SEX: Final = 19
CHILDBED_FEVER: Final = 20
FOUNDLING: Final = 21
FAMILY_VISIT: Final = 22
TRAPS: Final = 23
WAR_DRUM: Final = 24
FISHING_NET: Final = 25
ROOTS: Final = 26
THEFT: Final = 27
ROCKFALL: Final = 28
ARSONIST: Final = 29
SCORCHED_EARTH: Final = 30
NATURAL_MANURE: Final = 31
FENCE: Final = 32
MOUNTAIN_FARM: Final = 33
LATE_SOWING: Final = 34
FRIEND: Final = 35
LOVE: Final = 36
SAME_SEX_COUPLE: Final = 37
ESPIONAGE: Final = 38
INTUITION: Final = 39

# The windows of section 17
W1_FLOOD: Final = 0
W3_AFTER: Final = 1
W4_TURN: Final = 2
W4_LAST: Final = 3
W4_END: Final = 4
W5_FIGHT: Final = 5
W5_CAPTURE: Final = 6
W5_ANIMALS: Final = 7
W6_SURVIVE: Final = 8
W6_FEED: Final = 9
W6_AFTER: Final = 10
W7_BIRTH: Final = 11
W7_END: Final = 12
W8_SOW: Final = 13
ANY_OWN: Final = 14

WINDOW_NAMES: Final = [
    "w1_flood", "w3_after", "w4_turn", "w4_last", "w4_end", "w5_fight", "w5_capture", "w5_animals", "w6_survive",
    "w6_feed", "w6_after", "w7_birth", "w7_end", "w8_sow", "any_own",
]  # fmt: skip

_BITS_W1_FLOOD: Final = 1 << SWIMMING | 1 << TREE_TRUNKS | 1 << CLIMB_TREES
_BITS_W3_AFTER: Final = 1 << YOUNG_WOLF | 1 << FOUNDLING | 1 << FAMILY_VISIT | 1 << WAR_DRUM | 1 << FENCE
_BITS_W4_TURN: Final = (
    1 << FORCED_MARCH
    | 1 << STAMINA
    | 1 << RAFT
    | 1 << BRIDGE
    | 1 << SWIMMING
    | 1 << TREE_TRUNKS
    | 1 << CAMOUFLAGE
    | 1 << FLIGHT
    | 1 << WAR_DRUM
    | 1 << SAME_SEX_COUPLE
)
_BITS_W4_LAST: Final = 1 << ROCKFALL | 1 << ARSONIST
_BITS_W4_END: Final = 1 << CLIMB_TREES | 1 << LURE | 1 << LOVE
_BITS_W5_FIGHT: Final = (
    1 << FLIGHT | 1 << FRIEND | 1 << STRONG_BROTH | 1 << MAGIC_POTION | 1 << FLINT | 1 << TORCHES | 1 << AMAZONS
)
_BITS_W5_CAPTURE: Final = 1 << SCORCHED_EARTH
_BITS_W5_ANIMALS: Final = 1 << TRAPS
_BITS_W6_SURVIVE: Final = 1 << FISHING_NET | 1 << ROOTS | 1 << THEFT | 1 << NATURAL_MANURE
_BITS_W6_FEED: Final = 1 << CANNIBALS
_BITS_W6_AFTER: Final = 1 << LATE_SOWING
_BITS_W7_BIRTH: Final = 1 << SURPRISE_BIRTH | 1 << FERTILITY_HERB | 1 << CHOICE_OF_SEX
_BITS_W7_END: Final = 1 << CHILDBED_FEVER
_BITS_W8_SOW: Final = 1 << MOUNTAIN_FARM
_BITS_ANY_OWN: Final = 1 << ESPIONAGE | 1 << INTUITION


def window_bits(window: i64) -> i64:
    """The trumps that belong to a window, one bit each."""
    if window == W4_TURN:
        return _BITS_W4_TURN
    if window == W5_FIGHT:
        return _BITS_W5_FIGHT
    if window == ANY_OWN:
        return _BITS_ANY_OWN
    if window == W5_ANIMALS:
        return _BITS_W5_ANIMALS
    if window == W6_FEED:
        return _BITS_W6_FEED
    if window == W4_LAST:
        return _BITS_W4_LAST
    if window == W3_AFTER:
        return _BITS_W3_AFTER
    if window == W4_END:
        return _BITS_W4_END
    if window == W6_SURVIVE:
        return _BITS_W6_SURVIVE
    if window == W6_AFTER:
        return _BITS_W6_AFTER
    if window == W7_BIRTH:
        return _BITS_W7_BIRTH
    if window == W7_END:
        return _BITS_W7_END
    if window == W5_CAPTURE:
        return _BITS_W5_CAPTURE
    if window == W8_SOW:
        return _BITS_W8_SOW
    return _BITS_W1_FLOOD
