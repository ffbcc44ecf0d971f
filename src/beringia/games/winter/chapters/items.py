"""Section 10 of the rules: what a player can take in the steps of the eclipse.

The items of a step may be taken in any order. Which are left is told by the eclipse pile itself (step 2) or by the bits
of ``ITEMS``: hexes in step 3; in step 4 megalith slots (bits 0 to 4), stones (5 to 7) and a number of village draws
(from bit 8 on).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beringia.games.winter.chapters.influence import has_majority
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.terms import ALL_HEXES, ECLIPSE_PILE, MEGALITH_SLOTS, ZONE
from beringia.kernel.terms import Seat

ORDER_STEP: Final = 1
PILE_STEP: Final = 2
HEX_STEP: Final = 3
BOARD_STEP: Final = 4

STONE_BIT: Final = 5
VILLAGE_BIT: Final = 8
ONE_VILLAGE: Final = 256


def hexes_with_income(s: WinterState, seat: Seat) -> i64:
    """Hexes with the highest influence, or a tie for it, that pay anything (EW-10.14, EW-10.15, EW-10.16, EW-20.3)."""
    found: i64 = 0
    for hex_ in ALL_HEXES:
        if s.content.terrain_income[s.terrain[hex_]] != 0 and has_majority(s, seat, hex_):
            found |= i64(1) << hex_
    return found


def board_items(s: WinterState, seat: Seat) -> i64:
    """Empty megalith slots with an income, stones, empty village slots (EW-10.17, EW-10.18, EW-10.19, EW-12.15)."""
    player = s.players[seat]
    found: i64 = ONE_VILLAGE * (s.content.villages - player.villages)
    for slot in range(i64(MEGALITH_SLOTS)):
        if player.built >= s.content.slot_pieces * (slot + 1) and s.content.slot_income[slot] != 0:
            found |= i64(1) << slot
    for stone in range(s.stones_owned(seat)):
        found |= i64(1) << (STONE_BIT + stone)
    return found


def has_ability(s: WinterState, card: i64) -> bool:
    """A card of the pile whose eclipse ability is not used yet."""
    return card % ZONE == ECLIPSE_PILE and s.content.eclipse[card // ZONE] != 0


def items_left(s: WinterState, seat: Seat, step: i64) -> i64:
    """How many items a player could still take in this step."""
    total: i64 = 0
    if step == PILE_STEP:
        for place in range(s.players[seat].card_count):
            if has_ability(s, s.cards[seat, place]):
                total += 1
        return total
    rest: i64 = s.items
    if step == BOARD_STEP:
        total = rest >> VILLAGE_BIT
        rest &= ONE_VILLAGE - 1
    while rest != 0:
        total += rest & 1
        rest >>= 1
    return total
