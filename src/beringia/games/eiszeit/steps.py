"""The steps on the agenda of Eiszeit. A step has a seat and up to three arguments x, y, z; here is what they mean."""

from __future__ import annotations

from typing import Final

# Automatic steps
DEAL: Final = 1  #              deal the hands; round 1 begins
TURN: Final = 2  #              seat begins a settle turn
AFTER_ACTION: Final = 3  #      seat may discard and must refill, unless settling has ended and says otherwise
REFILL: Final = 4  #            seat draws until the hand is full
END_TURN: Final = 5  #          next player, or the end of settling
ACT: Final = 6  #               seat carries out card x
ASK_ATTACH: Final = 7  #        seat has placed or moved an unarmed hunter into area x: ask if a kept club goes with it
CONFLICTS: Final = 8
SCORING: Final = 9
GLACIER_PHASE: Final = 10
NEXT_ROUND: Final = 11
BEGIN: Final = 12  #            everything is set up; seat opens the pre-round

# Decisions; seat is who decides
PREROUND_PLACE: Final = 100  #  x: hunters placed so far by all
PLAY_CARD: Final = 101
CULT_CHOICE: Final = 102
CHOOSE_OPPONENT: Final = 103  # x: dark card
PLACE_HUNTER: Final = 104  #    x: card, y: hunters placed so far, z: 1 while all of them stand in the card's landscape
TRAIL_AREA: Final = 105
TRAIL_STEP: Final = 106  #      x: area, y: hunters still allowed, z: mammoths still allowed
MIGRATION_FIRST: Final = 107
MIGRATION_STEP: Final = 108  #  x: origin * 12 + target, y: hunters still allowed, z: mammoths still allowed
MAMMOTH_CHOICE: Final = 109
FIRE_MOVE: Final = 110
SWAP_PAIR: Final = 111
CLUB_CHOICE: Final = 112
CLUB_NOW: Final = 113
ATTACH_CLUB: Final = 114  #     x: area of the hunter
DRIVE_STEP: Final = 115  #      x: hunters still allowed
LEAVE_STEP: Final = 116  #      x: hunters still allowed, y: seat whose hunter has left already, or -1
CLUB_OR_MARCH_STEP: Final = 117
MARCH_STEP: Final = 118
MAMMOTH_LEAVE: Final = 119
DISCARD_CARD: Final = 120
DRAW_CARD: Final = 121
GLACIER: Final = 122

STEP_NAMES: Final = {
    DEAL: "deal",
    TURN: "turn",
    AFTER_ACTION: "after_action",
    REFILL: "refill",
    END_TURN: "end_turn",
    ACT: "act",
    ASK_ATTACH: "ask_attach",
    CONFLICTS: "conflicts",
    SCORING: "scoring",
    GLACIER_PHASE: "glacier_phase",
    NEXT_ROUND: "next_round",
    BEGIN: "begin",
    PREROUND_PLACE: "preround_place",
    PLAY_CARD: "play_card",
    CULT_CHOICE: "cult_choice",
    CHOOSE_OPPONENT: "choose_opponent",
    PLACE_HUNTER: "place_hunter",
    TRAIL_AREA: "trail_area",
    TRAIL_STEP: "trail_step",
    MIGRATION_FIRST: "migration_first",
    MIGRATION_STEP: "migration_step",
    MAMMOTH_CHOICE: "mammoth_move",
    FIRE_MOVE: "fire_move",
    SWAP_PAIR: "swap_pair",
    CLUB_CHOICE: "club_card",
    CLUB_NOW: "club_now",
    ATTACH_CLUB: "attach_club",
    DRIVE_STEP: "drive_step",
    LEAVE_STEP: "leave_step",
    CLUB_OR_MARCH_STEP: "club_or_march",
    MARCH_STEP: "march_step",
    MAMMOTH_LEAVE: "mammoth_leave",
    DISCARD_CARD: "discard",
    DRAW_CARD: "draw",
    GLACIER: "glacier",
}
