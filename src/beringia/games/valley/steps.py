"""The steps on the agenda of Valley of the Mammoths, and what their arguments x, y, z mean.

"Turn k of first" is the k-th seat clockwise from the seat ``first``: (first + k) % players.
"""

from __future__ import annotations

from typing import Final

# Automatic steps
BEGIN: Final = 1  #            the dice decide who starts
DEAL: Final = 2  #             deal the trumps; round 1 begins
PHASE: Final = 3  #            x: phase 1 to 10 begins
EVENT_DONE: Final = 4  #       the event card is resolved
RETURNS: Final = 5  #          turn x of y: may this tribe come back?
CLEAN: Final = 6  #            tribes without persons leave the game; perhaps somebody is left alone
TOLL: Final = 7  #             turn x of y, from hex z on: one person per tribe and marked hex survives, or dies
FLOOD_COMES: Final = 8  #      the flooded hexes are struck, after the window for trumps
EPIDEMIC_SPREADS: Final = 9  # turn x of y: lose a person of sex z
BEARS_COME: Final = 10  #      turn x of y, from hex z on: each group in a cave of the region fights a cave bear
BEAR: Final = 11  #            seat fights the cave bear in its cave on hex x
SNOW_ON_FIRE: Final = 12  #    tribes that lost a person in the snow roll for their fire
WINDOW: Final = 13  #          x: window, y: its hex or -1, z: seats that have passed, as bits; seat: whose window
TURN: Final = 14  #            turn x of y in phase 4
COUPLES: Final = 15  #         end of phase 4: settlements of couples need a woman again
FIGHTS: Final = 16  #          turn x of y: conflict hexes of this player
CONFLICT: Final = 17  #        x: hex, y: NOT_BEGUN, FIGHTERS or WOMEN_ALONE: the tribes fight
CAPTURE: Final = 18  #         seat has won the tribe conflict on hex x
WOMEN_FALL: Final = 19  #      seat has won hex x: turn z of y, fate of this tribe's women
CAPTURED: Final = 20  #        seat has won hex x and decided everything
ANIMALS: Final = 21  #         x: hex, y: 1 if the window has been: whoever is left there fights the animals
CHASE: Final = 22  #           seat fights species y on hex x
LONERS_FIGHT: Final = 23
INCOME: Final = 24
FEEDING: Final = 25  #         turn x of y
MEAL: Final = 26  #            seat feeds, or has to let somebody starve
VICTORY: Final = 27
BIRTHS: Final = 28  #          turn x of y, from hex z on
SOWING: Final = 29  #          turn x of y
NEXT_ROUND: Final = 30

# Arguments of CONFLICT
NOT_BEGUN: Final = 0
FIGHTERS: Final = 1
WOMEN_ALONE: Final = 2

# Decisions; seat is who decides
PLACE_SETTLEMENT: Final = 100  # x: tribes placed so far
SETUP_SOW: Final = 101  #        x: hex, y: tribes placed so far, this one included
TRUMP: Final = 102  #            x, y, z as of WINDOW
CARD_TARGET: Final = 103  #      x: trump, y: what has been chosen before (or -1), z: the same before that
SURVIVOR: Final = 104  #         x: hex
VICTIM: Final = 105  #           x: hex and the sex is chosen, or -1 and the hex of a person of sex y is
RETURN: Final = 106
TURN_ACTION: Final = 107
GROUP_WARRIORS: Final = 108  #   x: hex, y: what the group is for
GROUP_WOMEN: Final = 109  #      x: hex, y: what for, z: warriors in the group
GROUP_WOLF: Final = 110  #       x: hex, y: what for, z: the group so far
STEP: Final = 111  #             x: hex, y: the group, z: the march so far
LEAVE_BEHIND: Final = 112  #     x: hex, y: the group, z: 64 * the march so far + next hex
FIGHT_ORDER: Final = 113
SPECIES_ORDER: Final = 114  #    x: hex
CASUALTY: Final = 115  #         x: hex, y: seat that made the kill or -1, z: figures that may fall, as bits
CAPTURE_CHOICE: Final = 116  #   x: hex, y: owner of the settlement
TAKE_WOMEN: Final = 117  #       x: hex, y: their tribe, z: 1 if at least one must be taken
STARVE: Final = 118
FEED: Final = 119
NEWBORN_SEX: Final = 120  #      x: hex, y: children still to be named
SOW: Final = 121

STEP_NAMES: Final = {
    BEGIN: "begin",
    DEAL: "deal",
    PHASE: "phase",
    EVENT_DONE: "event_done",
    RETURNS: "returns",
    CLEAN: "clean",
    TOLL: "toll",
    FLOOD_COMES: "flood_comes",
    EPIDEMIC_SPREADS: "epidemic_spreads",
    BEARS_COME: "bears_come",
    BEAR: "bear",
    SNOW_ON_FIRE: "snow_on_fire",
    WINDOW: "window",
    TURN: "turn",
    COUPLES: "couples",
    FIGHTS: "fights",
    CONFLICT: "conflict",
    CAPTURE: "capture_begins",
    WOMEN_FALL: "women_fall",
    CAPTURED: "captured",
    ANIMALS: "animals",
    CHASE: "chase",
    LONERS_FIGHT: "loners_fight",
    INCOME: "income",
    FEEDING: "feeding",
    MEAL: "meal",
    VICTORY: "victory",
    BIRTHS: "births",
    SOWING: "sowing",
    NEXT_ROUND: "next_round",
    PLACE_SETTLEMENT: "place_settlement",
    SETUP_SOW: "setup_sow",
    TRUMP: "trump",
    CARD_TARGET: "card_target",
    SURVIVOR: "survivor",
    VICTIM: "victim",
    RETURN: "return",
    TURN_ACTION: "turn_action",
    GROUP_WARRIORS: "group_warriors",
    GROUP_WOMEN: "group_women",
    GROUP_WOLF: "group_wolf",
    STEP: "step",
    LEAVE_BEHIND: "leave_behind",
    FIGHT_ORDER: "fight_order",
    SPECIES_ORDER: "species_order",
    CASUALTY: "casualty",
    CAPTURE_CHOICE: "capture",
    TAKE_WOMEN: "take_women",
    STARVE: "starve",
    FEED: "feed",
    NEWBORN_SEX: "newborn_sex",
    SOW: "sow",
}
