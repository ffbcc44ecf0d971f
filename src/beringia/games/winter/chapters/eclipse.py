"""Section 10 of the rules: the eclipse - a new turn order, then four steps for each player."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64

from beringia.games.winter.cards import cards, effects
from beringia.games.winter.cards.incomes import may_decline
from beringia.games.winter.chapters import stones
from beringia.games.winter.chapters.items import (
    BOARD_STEP,
    HEX_STEP,
    ONE_VILLAGE,
    ORDER_STEP,
    PILE_STEP,
    STONE_BIT,
    VILLAGE_BIT,
    board_items,
    has_ability,
    hexes_with_income,
    items_left,
)
from beringia.games.winter.model import events
from beringia.games.winter.model.nomad_table import NomadTable
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.step import WinterSeatStep
from beringia.games.winter.model.terms import (
    ALL_HEXES,
    ECLIPSE,
    ECLIPSE_PILE,
    ECLIPSE_PILE_USED,
    HAND_SEEN,
    MEGALITH_SLOTS,
    STONE_SLOTS,
    ZONE,
    Card,
    Hex,
)
from beringia.games.winter.model.verbs import (
    PRINTED_ORDER,
    SCORE_STONE,
    SKIP_REST,
    TAKE_HEX,
    TAKE_SLOT,
    USE_IN_ECLIPSE,
    VILLAGE_DRAW,
)
from beringia.games.winter.nomads import eclipse as nomad_eclipse
from beringia.kernel.codes import Argument, Refusal
from beringia.kernel.declare import step
from beringia.kernel.domains import count
from beringia.kernel.fields import Field
from beringia.kernel.state import NO_SEAT
from beringia.kernel.terms import Seat

# -- the new turn order (10a)


def begin(s: WinterState) -> None:
    s.phase = ECLIPSE
    s.turn_seat = NO_SEAT
    s.revealed = True
    events.ECLIPSE_BEGAN.tell(s, NO_SEAT, s.round)


def reveal(s: WinterState, seat: Seat) -> None:
    """Culture cards return to the hand; all others count with the resting figures (EW-10.2, EW-10.3, EW-10.4,
    EW-10.5)."""
    halves: i64 = s.content.rest_half_labor * s.resting(seat)
    left: i64 = s.players[seat].card_count
    place: i64 = 0
    while left > 0:
        card: i64 = s.cards[seat, place]
        kind = Card(card // ZONE)
        left -= 1
        if card % ZONE == ECLIPSE_PILE:
            events.PILE_REVEALED.tell(s, seat, kind)
            if s.content.tribe[kind] == 0:
                cards.move(s, seat, place, HAND_SEEN)
                continue
            halves += s.content.half_labor[kind] + s.content.eclipse_half_labor[kind]
        place += 1
    s.players[seat].pile_half_labor = halves
    events.PILE_COUNTED.tell(s, seat, halves)


def set_order(s: WinterState) -> None:
    """By falling labor; in a tie who acted later comes first (EW-10.6, EW-10.7, EW-10.8)."""
    players: i64 = s.sides
    before = s.order
    order = before[:]
    for position in range(players):
        seat = Seat(before[position])
        ahead: i64 = 0
        for other in range(players):
            more: i64 = s.players[before[other]].pile_half_labor - s.players[seat].pile_half_labor
            if more > 0 or (more == 0 and other > position):
                ahead += 1
        order[ahead] = seat
    s.order = order
    for position in range(players):
        events.ORDER_SET.tell(s, Seat(s.order[position]), position + 1)


# -- the four steps (10b)


@step
class EclipseStep(WinterSeatStep):
    """One of the four steps of a player begins, and the next one waits (EW-10.12, EW-21.7)."""

    step: Final[Annotated[i64, Field(count(BOARD_STEP, ORDER_STEP))]]

    NAME = "eclipse_step"
    KIND = 11
    CLAUSE = "EW-10.11"
    PHASE = ECLIPSE

    def run(self, s: WinterState) -> None:
        seat = self.seat
        if self.step < BOARD_STEP:
            s.push(EclipseStep(seat, self.step + 1))
        if self.step == ORDER_STEP:
            for position in range(s.sides):
                if s.order[position] == seat and s.content.order_income[position] != 0:
                    effects.begin(s, seat, s.content.order_income[position])
            return
        if self.step == HEX_STEP:
            s.items = hexes_with_income(s, seat)
        elif self.step == BOARD_STEP:
            s.items = board_items(s, seat)
        s.push(EclipseItems(seat, self.step))

    def run_nomads(self, s: WinterState, around: NomadTable) -> None:
        if self.step < BOARD_STEP:
            s.push(EclipseStep(self.seat, self.step + 1))
        if self.step == ORDER_STEP:
            nomad_eclipse.order_income(s)
        elif self.step >= HEX_STEP:
            s.items = nomad_eclipse.leading(s, around) if self.step == HEX_STEP else board_items(s, self.seat)
            s.push(EclipseItems(self.seat, self.step))


# -- the items of a step


_WITH_ITEMS: Final = count(BOARD_STEP, PILE_STEP)


@step(abstract=True)
class WithItems(WinterSeatStep):
    """Something about the items left in a step."""

    step: Final[Annotated[i64, Field(_WITH_ITEMS)]]

    PHASE = ECLIPSE

    def problem(self, s: WinterState) -> str:
        if self.step == BOARD_STEP:
            if s.items >> STONE_BIT & 7 >= 1 << s.stones_owned(self.seat):
                return "names stones that the player does not own"
            if s.items >> VILLAGE_BIT > s.content.villages:
                return "names more villages than there are"
        return ""


@step
class EclipseItems(WithItems):
    """Who has at most one item left is not asked (EW-29.15)."""

    NAME = "eclipse_items"
    KIND = 12
    CLAUSE = "EW-29.15"

    def run(self, s: WinterState) -> None:
        left: i64 = items_left(s, self.seat, self.step)
        if left > 1:
            s.push(EclipseMenu(self.seat, self.step))
        elif left == 1:
            take_first(s, self.seat, self.step)

    def run_nomads(self, s: WinterState, around: NomadTable) -> None:
        if s.items == 0:
            return
        s.push(EclipseItems(self.seat, self.step))
        if self.step == HEX_STEP:
            nomad_eclipse.next_hex(s, around)
        else:
            nomad_eclipse.next_item(s)


@step
class EclipseAll(WithItems):
    """Everything that is left, in printed order (EW-29.16)."""

    NAME = "eclipse_all"
    KIND = 13
    CLAUSE = "EW-29.16"

    def run(self, s: WinterState) -> None:
        if items_left(s, self.seat, self.step) > 0:
            s.push(EclipseAll(self.seat, self.step))
            take_first(s, self.seat, self.step)


def take_first(s: WinterState, seat: Seat, step: i64) -> None:
    """The first item in printed order (EW-29.16)."""
    if step == PILE_STEP:
        for place in range(s.players[seat].card_count):
            card: i64 = s.cards[seat, place]
            if has_ability(s, card):
                _take_item(s, seat, step, USE_IN_ECLIPSE.code(Card(card // ZONE)))
                return
        return
    rest: i64 = s.items
    if step == BOARD_STEP and rest >> VILLAGE_BIT > 0:
        _take_item(s, seat, step, VILLAGE_DRAW.base)
        return
    bit: i64 = 0
    while rest >> bit & 1 == 0:
        bit += 1
    if step == HEX_STEP:
        _take_item(s, seat, step, TAKE_HEX.code(Hex(bit)))
    elif bit < STONE_BIT:
        _take_item(s, seat, step, TAKE_SLOT.code(bit))
    else:
        _take_item(s, seat, step, SCORE_STONE.code(bit - STONE_BIT))


@step
class EclipseMenu(WithItems):
    """The items left, all of them in printed order, or none of them (EW-10.22, EW-29.15)."""

    NAME = "eclipse_menu"
    KIND = 128
    CLAUSE = "EW-29.15"
    VERBS = (USE_IN_ECLIPSE, TAKE_HEX, VILLAGE_DRAW, TAKE_SLOT, SCORE_STONE, PRINTED_ORDER, SKIP_REST)

    def decides(self) -> bool:
        return True

    def offer(self, s: WinterState) -> None:
        s.offer(PRINTED_ORDER.base)
        if self.step < BOARD_STEP or may_decline(s):
            s.offer(SKIP_REST.base)
        if self.step == PILE_STEP:
            found: i64 = cards.kinds(s, self.seat, ECLIPSE_PILE, ECLIPSE_PILE)
            for kind in range(s.content.kinds):
                if found >> kind & 1 and s.content.eclipse[kind] != 0:
                    s.offer(USE_IN_ECLIPSE.code(Card(kind)))
            return
        rest: i64 = s.items
        if self.step == HEX_STEP:
            for hex_ in ALL_HEXES:
                if rest >> hex_ & 1:
                    s.offer(TAKE_HEX.code(hex_))
            return
        if rest >> VILLAGE_BIT > 0:
            s.offer(VILLAGE_DRAW.base)
        for slot in range(i64(MEGALITH_SLOTS)):
            if rest >> slot & 1:
                s.offer(TAKE_SLOT.code(slot))
        for stone in range(i64(STONE_SLOTS)):
            if rest >> (STONE_BIT + stone) & 1:
                s.offer(SCORE_STONE.code(stone))

    def details(self, s: WinterState, code: int) -> dict[str, Argument]:
        if USE_IN_ECLIPSE.has(code):
            return {"effect": s.content.effect_id(s.content.eclipse[USE_IN_ECLIPSE.read(code)])}
        if TAKE_HEX.has(code):
            hex_ = TAKE_HEX.read(code)
            effect = s.content.terrain_income[s.terrain[hex_]]
            return {"terrain": s.terrain_name(hex_), "effect": s.content.effect_id(effect)}
        if TAKE_SLOT.has(code):
            slot = TAKE_SLOT.read(code)
            return {"slot": int(slot) + 1, "effect": s.content.effect_id(s.content.slot_income[slot])}
        if SCORE_STONE.has(code):
            return {"stone": s.content.stones[s.own_stones[self.seat, SCORE_STONE.read(code)]]}
        return {}

    def take(self, s: WinterState, code: i64) -> None:
        if code == PRINTED_ORDER.base:
            s.push(EclipseAll(self.seat, self.step))
        elif code == SKIP_REST.base:
            s.items = 0
            events.SKIPPED.tell(s, self.seat)
        else:
            s.push(EclipseItems(self.seat, self.step))
            _take_item(s, self.seat, self.step, code)

    def args(self, s: WinterState) -> dict[str, Argument]:
        return {"step": int(self.step)}

    def refuse(self, s: WinterState, code: int) -> Refusal:
        if USE_IN_ECLIPSE.has(code):
            card = USE_IN_ECLIPSE.read(code)
            if card >= s.content.kinds:
                return Refusal("winter-why-no-such-card", self.CLAUSE)
            return Refusal("winter-why-no-ability", "EW-10.13", {"card": s.content.cards[card]})
        if code == SKIP_REST.base:
            return Refusal("winter-why-not-refused", "EW-10.22")
        return Refusal("winter-why-not-there", self.CLAUSE)


def _take_item(s: WinterState, seat: Seat, step: i64, code: i64) -> None:
    """An item is used up by choosing it, even if everything in it is skipped (EW-29.19)."""
    if step == PILE_STEP:
        card = USE_IN_ECLIPSE.read(code)
        s.cards[seat, cards.find(s, seat, card, ECLIPSE_PILE)] = card * ZONE + ECLIPSE_PILE_USED
        events.ABILITY_USED.tell(s, seat, card)
        s.push(effects.EffectStep(seat, s.content.eclipse[card], card, 1))
    elif step == HEX_STEP:
        hex_ = TAKE_HEX.read(code)
        s.items &= ~(i64(1) << hex_)
        events.HEX_PAID.tell(s, seat, hex_)
        effects.begin(s, seat, s.content.terrain_income[s.terrain[hex_]])
    elif code == VILLAGE_DRAW.base:
        s.items -= ONE_VILLAGE
        effects.begin(s, seat, s.content.village_income)
    elif SCORE_STONE.has(code):
        slot: i64 = SCORE_STONE.read(code)
        s.items &= ~(i64(1) << (STONE_BIT + slot))
        stones.score_stone(s, seat, slot)
    else:
        s.items &= ~(i64(1) << TAKE_SLOT.read(code))
        effects.begin(s, seat, s.content.slot_income[TAKE_SLOT.read(code)])
