"""The steps on the agenda of Endless Winter. A step has a seat and up to three arguments x, y, z, explained here."""

from __future__ import annotations

from typing import Final

# Automatic steps
BEGIN: Final = 1
CHIEFS: Final = 2  #         x: position in turn order whose chief comes next
SETUP_CARDS: Final = 3  #    x: position in turn order whose setup card comes next, from the last one on
DEAL: Final = 4  #           hands and base camps
RESOLVE: Final = 5  #        x: position in turn order whose setup card is carried out next
TURN: Final = 6  #           seat begins a turn
END_TURN: Final = 7  #       steps 3 and 4 of a turn
NEXT_TURN: Final = 8
ECLIPSE: Final = 9
ECLIPSE_SEAT: Final = 10  #  x: position in the new turn order whose steps come next
ECLIPSE_STEP: Final = 11  #  x: step 1 to 4 of the seat
ECLIPSE_ITEMS: Final = 12  # x: step; seat chooses among the items left
ECLIPSE_ALL: Final = 13  #   x: step; all items left in printed order
END_ECLIPSE: Final = 14
PREPARATION: Final = 15
FINAL_SCORING: Final = 16
EFFECT: Final = 17  #        x: entry of an effect, y: where it comes from (see effects.py), z: 1 if its cost is agreed
GAIN: Final = 18  #          x: word, y: how many (arrow_neutral: the start square), z: 1 if it cannot be skipped
ICE_FINDS: Final = 19  #     x: juncture of a new village, y: hexes left, one bit each
NOMADS_ACT: Final = 20  #    x: which action of their turn comes next, from 0 on
NOMADS_MAP: Final = 21  #    x: ring whose camps move to the hexes of the next map card

#: Steps of the nomads alone. They are over before anybody decides again, so no saved position has one.
OF_NOMADS: Final = (NOMADS_ACT, NOMADS_MAP)

# Decisions; seat is who decides
SETUP_CHIEF: Final = 100
SETUP_SIDE: Final = 101
SETUP_CARD: Final = 102
TURN_START: Final = 103
CULTURE_FEE: Final = 104
TURN_MENU: Final = 105
REST_TILE: Final = 106
REST_MENU: Final = 107
PILE_ADD: Final = 108
EFFECT_USE: Final = 109  #     x: where the "pay" stands, y: where the effect comes from
EFFECT_BRANCH: Final = 110  #  x: where the "choose" stands, y: where the effect comes from
INCOME_LESSER: Final = 111  #  x: word
IDOL_TRACK: Final = 112
MEGA_PLACE: Final = 113
MEGA_ARROW: Final = 114  #     x: start square
TRIBE_STACK: Final = 115  #    x: 0 to hand, 1 to the discard pile; y: 0 may be skipped, 1 may not, 2 bought in Initiate
CULTURE_TAKE: Final = 116  #   x: 1 if it cannot be skipped
ANIMAL_TAKE: Final = 117  #    x: 1 if it cannot be skipped
ANIMAL_TIP: Final = 118  #     x: 1 if it cannot be skipped
REVEAL_DO: Final = 119
BURY_CARD: Final = 120
CAMP_PLACE: Final = 121
CAMP_PICK: Final = 122  #      x: 1 if it cannot be skipped
CAMP_TO: Final = 123  #        x: hex of the camp
VILLAGE_PLACE: Final = 124  #  x: 1 if it cannot be skipped
ICE_ORDER: Final = 125  #      x: juncture, y: hexes left, one bit each
STONE_TAKE: Final = 126  #     x: 1 if it cannot be skipped
DISCARD_CARD: Final = 127  #   x: how many
ECLIPSE_MENU: Final = 128  #   x: step

STEP_NAMES: Final = {
    BEGIN: "begin",
    CHIEFS: "chiefs",
    SETUP_CARDS: "setup_cards",
    DEAL: "deal",
    RESOLVE: "resolve",
    TURN: "turn",
    END_TURN: "end_turn",
    NEXT_TURN: "next_turn",
    ECLIPSE: "eclipse",
    ECLIPSE_SEAT: "eclipse_seat",
    ECLIPSE_STEP: "eclipse_step",
    ECLIPSE_ITEMS: "eclipse_items",
    ECLIPSE_ALL: "eclipse_all",
    END_ECLIPSE: "end_eclipse",
    PREPARATION: "preparation",
    FINAL_SCORING: "final_scoring",
    EFFECT: "effect",
    GAIN: "gain",
    ICE_FINDS: "ice_finds",
    NOMADS_ACT: "nomads_act",
    NOMADS_MAP: "nomads_map",
    SETUP_CHIEF: "setup_chief",
    SETUP_SIDE: "setup_side",
    SETUP_CARD: "setup_card",
    TURN_START: "turn_start",
    CULTURE_FEE: "culture_fee",
    TURN_MENU: "turn_menu",
    REST_TILE: "rest_tile",
    REST_MENU: "rest_menu",
    PILE_ADD: "pile_add",
    EFFECT_USE: "effect_use",
    EFFECT_BRANCH: "effect_branch",
    INCOME_LESSER: "income_lesser",
    IDOL_TRACK: "idol_track",
    MEGA_PLACE: "mega_place",
    MEGA_ARROW: "mega_arrow",
    TRIBE_STACK: "tribe_stack",
    CULTURE_TAKE: "culture_take",
    ANIMAL_TAKE: "animal_take",
    ANIMAL_TIP: "animal_tip",
    REVEAL_DO: "reveal_do",
    BURY_CARD: "bury_card",
    CAMP_PLACE: "camp_place",
    CAMP_PICK: "camp_pick",
    CAMP_TO: "camp_to",
    VILLAGE_PLACE: "village_place",
    ICE_ORDER: "ice_order",
    STONE_TAKE: "stone_take",
    DISCARD_CARD: "discard_card",
    ECLIPSE_MENU: "eclipse_menu",
}
