"""Section 10 of the rules: the eclipse - a new turn order, then four steps for each player.

The items of a step may be taken in any order. Which are left is told by the eclipse pile itself (step 2) or by the bits
of ``ITEMS``: hexes in step 3; in step 4 megalith slots (bits 0 to 4), stones (5 to 7) and a number of village draws
(from bit 8 on).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.winter import cards, happenings, steps, stones
from beringia.games.winter.codes import (
    PRINTED_ORDER,
    SCORE_STONE,
    SKIP_REST,
    TAKE_HEX,
    TAKE_SLOT,
    USE_IN_ECLIPSE,
    VILLAGE_DRAW,
)
from beringia.games.winter.nomad_scoring import reveal_pile
from beringia.games.winter.state import ECLIPSE as ECLIPSE_PHASE
from beringia.games.winter.state import ECLIPSE_PILE, ECLIPSE_PILE_USED, HAND_SEEN, MOST_CARDS, ZONE, WinterState
from beringia.games.winter.terms import ALL_HEXES, ROUNDS, SEATS, Card, Hex, Seat
from beringia.kernel.state import NOBODY

ORDER_STEP: Final = 1
PILE_STEP: Final = 2
HEX_STEP: Final = 3
BOARD_STEP: Final = 4

STONE_BIT: Final = 5
VILLAGE_BIT: Final = 8
ONE_VILLAGE: Final = 256


# -- the new turn order (10a)


def eclipse(s: WinterState) -> None:
    begin(s)
    for seat in s.everybody:
        if s.is_nomads(seat):
            reveal_pile(s)
        else:
            _reveal(s, seat)
    set_order(s)


def begin(s: WinterState) -> None:
    s.phase = ECLIPSE_PHASE
    s.turn_seat = NOBODY
    s.revealed = True
    s.emit(happenings.ECLIPSE_BEGAN, NOBODY, s.round)


def _reveal(s: WinterState, seat: Seat) -> None:
    """Culture cards return to the hand; all others count with the resting figures (EW-10.2 to EW-10.5)."""
    halves: i64 = s.table.rest_half_labor * s.resting(seat)
    left: i64 = s.players[seat].card_count
    place: i64 = 0
    while left > 0:
        card: i64 = s.cards[seat * MOST_CARDS + place]
        kind = Card(card // ZONE)
        left -= 1
        if card % ZONE == ECLIPSE_PILE:
            s.emit(happenings.PILE_REVEALED, seat, kind)
            if s.table.tribe[kind] == 0:
                cards.move(s, seat, place, HAND_SEEN)
                continue
            halves += s.table.half_labor[kind] + s.table.eclipse_half_labor[kind]
        place += 1
    s.players[seat].pile_half_labor = halves
    s.emit(happenings.PILE_COUNTED, seat, halves)


def set_order(s: WinterState) -> None:
    """By falling labor; in a tie who acted later comes first (EW-10.6 to EW-10.8)."""
    players: i64 = s.sides
    before: vec[i64] = vec[i64]([0] * SEATS)
    for position in range(players):
        before[position] = s.order[position]
    for position in range(players):
        seat = Seat(before[position])
        ahead: i64 = 0
        for other in range(players):
            more: i64 = s.players[before[other]].pile_half_labor - s.players[seat].pile_half_labor
            if more > 0 or (more == 0 and other > position):
                ahead += 1
        s.order[ahead] = seat
    for position in range(players):
        s.emit(happenings.ORDER_SET, s.order[position], position + 1)
    s.push(steps.ECLIPSE_SEAT, NOBODY, 0)


# -- the four steps (10b)


def next_seat(s: WinterState, position: i64) -> None:
    """Each player does all steps before the next begins (EW-10.10)."""
    if position == s.sides:
        s.push(steps.END_ECLIPSE)
        return
    s.push(steps.ECLIPSE_SEAT, NOBODY, position + 1)
    s.push(steps.ECLIPSE_STEP, s.order[position], ORDER_STEP)


def begin_step(s: WinterState, seat: Seat, step: i64) -> None:
    if step < BOARD_STEP:
        s.push(steps.ECLIPSE_STEP, seat, step + 1)
    if step == ORDER_STEP:
        for position in range(s.sides):
            if s.order[position] == seat and s.table.order_income[position] != 0:
                s.push(steps.EFFECT, seat, s.table.order_income[position], NOBODY)
        return
    if step == HEX_STEP:
        s.items = hexes_with_income(s, seat)
    elif step == BOARD_STEP:
        s.items = board_items(s, seat)
    s.push(steps.ECLIPSE_ITEMS, seat, step)


def hexes_with_income(s: WinterState, seat: Seat) -> i64:
    """Hexes with the highest influence, or a tie for it, that pay anything (EW-10.14 to EW-10.16, EW-20.3)."""
    found: i64 = 0
    for hex_ in ALL_HEXES:
        if s.table.terrain_income[s.terrain[hex_]] != 0 and has_majority(s, seat, hex_):
            found |= i64(1) << hex_
    return found


def has_majority(s: WinterState, seat: Seat, hex_: Hex) -> bool:
    mine: i64 = s.influence(seat, hex_)
    if mine == 0:
        return False
    for other in s.everybody:
        if other != seat:
            theirs: i64 = s.influence(other, hex_)
            if theirs > mine or (theirs == mine and s.strict_majority == 1):
                return False
    return True


def board_items(s: WinterState, seat: Seat) -> i64:
    """Empty megalith slots with an income, stones, empty village slots (EW-10.17, EW-10.18, EW-12.15)."""
    player = s.players[seat]
    found: i64 = ONE_VILLAGE * (s.table.villages - player.villages)
    for slot in range(i64(5)):
        if player.built >= s.table.slot_pieces * (slot + 1) and s.table.slot_income[slot] != 0:
            found |= i64(1) << slot
    for stone in range(s.stones_owned(seat)):
        found |= i64(1) << (STONE_BIT + stone)
    return found


# -- the items of a step


def has_ability(s: WinterState, card: i64) -> bool:
    """A card of the pile whose eclipse ability is not used yet."""
    return card % ZONE == ECLIPSE_PILE and s.table.eclipse[card // ZONE] != 0


def items_left(s: WinterState, seat: Seat, step: i64) -> i64:
    """How many items a player could still take in this step."""
    total: i64 = 0
    if step == PILE_STEP:
        start: i64 = seat * MOST_CARDS
        for place in range(start, start + s.players[seat].card_count):
            if has_ability(s, s.cards[place]):
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


def choose_item(s: WinterState, seat: Seat, step: i64) -> None:
    """Who has at most one item left is not asked (EW-29.15)."""
    left: i64 = items_left(s, seat, step)
    if left > 1:
        s.push(steps.ECLIPSE_MENU, seat, step)
    elif left == 1:
        take_first(s, seat, step)


def take_first(s: WinterState, seat: Seat, step: i64) -> None:
    """The first item in printed order (EW-29.16)."""
    if step == PILE_STEP:
        for place in range(s.players[seat].card_count):
            card: i64 = s.cards[seat * MOST_CARDS + place]
            if has_ability(s, card):
                _take_item(s, seat, step, USE_IN_ECLIPSE + card // ZONE)
                return
        return
    rest: i64 = s.items
    if step == BOARD_STEP and rest >> VILLAGE_BIT > 0:
        _take_item(s, seat, step, VILLAGE_DRAW)
        return
    bit: i64 = 0
    while rest >> bit & 1 == 0:
        bit += 1
    if step == HEX_STEP:
        _take_item(s, seat, step, TAKE_HEX + bit)
    elif bit < STONE_BIT:
        _take_item(s, seat, step, TAKE_SLOT + bit)
    else:
        _take_item(s, seat, step, SCORE_STONE + bit - STONE_BIT)


def take_all(s: WinterState, seat: Seat, step: i64) -> None:
    """Everything that is left, in printed order."""
    if items_left(s, seat, step) > 0:
        s.push(steps.ECLIPSE_ALL, seat, step)
        take_first(s, seat, step)


def offer_items(s: WinterState, seat: Seat, step: i64) -> None:
    """The items left, all of them in printed order, or in steps 2 and 3 none of them (EW-29.15)."""
    s.offer(PRINTED_ORDER)
    if step == PILE_STEP:
        s.offer(SKIP_REST)
        found: i64 = cards.kinds(s, seat, ECLIPSE_PILE, ECLIPSE_PILE)
        for kind in range(s.table.kinds):
            if found >> kind & 1 and s.table.eclipse[kind] != 0:
                s.offer(USE_IN_ECLIPSE + kind)
        return
    rest: i64 = s.items
    if step == HEX_STEP:
        s.offer(SKIP_REST)
        for hex_ in ALL_HEXES:
            if rest >> hex_ & 1:
                s.offer(TAKE_HEX + hex_)
        return
    if rest >> VILLAGE_BIT > 0:
        s.offer(VILLAGE_DRAW)
    for slot in range(i64(5)):
        if rest >> slot & 1:
            s.offer(TAKE_SLOT + slot)
    for stone in range(i64(3)):
        if rest >> (STONE_BIT + stone) & 1:
            s.offer(SCORE_STONE + stone)


def take_menu(s: WinterState, seat: Seat, step: i64, code: i64) -> None:
    if code == PRINTED_ORDER:
        s.push(steps.ECLIPSE_ALL, seat, step)
    elif code == SKIP_REST:
        s.items = 0
        s.emit(happenings.SKIPPED, seat)
    else:
        s.push(steps.ECLIPSE_ITEMS, seat, step)
        _take_item(s, seat, step, code)


def _take_item(s: WinterState, seat: Seat, step: i64, code: i64) -> None:
    """An item is used up by choosing it, even if everything in it is skipped (EW-29.19)."""
    if step == PILE_STEP:
        kind = Card(code - USE_IN_ECLIPSE)
        s.cards[seat * MOST_CARDS + cards.find(s, seat, kind, ECLIPSE_PILE)] = kind * ZONE + ECLIPSE_PILE_USED
        s.emit(happenings.ABILITY_USED, seat, kind)
        s.push(steps.EFFECT, seat, s.table.eclipse[kind], kind, 1)
    elif step == HEX_STEP:
        hex_ = Hex(code - TAKE_HEX)
        s.items &= ~(i64(1) << hex_)
        s.emit(happenings.HEX_PAID, seat, hex_)
        s.push(steps.EFFECT, seat, s.table.terrain_income[s.terrain[hex_]], NOBODY)
    elif code == VILLAGE_DRAW:
        s.items -= ONE_VILLAGE
        s.push(steps.EFFECT, seat, s.table.village_income, NOBODY)
    elif code >= SCORE_STONE:
        s.items &= ~(i64(1) << (STONE_BIT + code - SCORE_STONE))
        stones.score_stone(s, seat, code - SCORE_STONE)
    else:
        s.items &= ~(i64(1) << (code - TAKE_SLOT))
        s.push(steps.EFFECT, seat, s.table.slot_income[code - TAKE_SLOT], NOBODY)


def end_eclipse(s: WinterState) -> None:
    """Each eclipse pile goes to the discard pile of its owner (EW-10.20)."""
    s.items = 0
    for seat in s.everybody:
        cards.to_discard(s, seat, ECLIPSE_PILE, ECLIPSE_PILE_USED)
        s.history[seat * ROUNDS + s.round - 1] = s.players[seat].score
    if s.round == s.table.rounds:
        s.push(steps.FINAL_SCORING)
    else:
        s.push(steps.PREPARATION)
