"""Sections 9 and 22 of the rules: the rest space and the rest tiles."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.winter.cards import chief, effects
from beringia.games.winter.cards.gains import GainStep
from beringia.games.winter.chapters import hunt
from beringia.games.winter.model import events
from beringia.games.winter.model.language import DRAW as DRAW
from beringia.games.winter.model.language import TIP
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.step import WinterDecision
from beringia.games.winter.model.terms import ACTION, NO_CARD, REST, TILE_EFFECTS
from beringia.games.winter.model.verbs import DRAW_CARD, END_REST, SWAP_TILE, TAKE_TILE, TIP_ONE, USE_CHIEF, USE_TILE
from beringia.kernel.codes import Argument, Refusal
from beringia.kernel.declare import step
from beringia.kernel.state import NOBODY, replaced
from beringia.kernel.terms import Seat

# -- the menu of the rest space


@step
class RestMenu(WinterDecision):
    """The draw, the tip and the effects of a rest tile, in any order (EW-9.3, EW-9.4, EW-9.5, EW-22.3, EW-29.13)."""

    NAME = "rest_menu"
    KIND = 107
    CLAUSE = "EW-29.13"
    VERBS = (DRAW_CARD, TIP_ONE, USE_TILE, USE_CHIEF, END_REST)
    PHASE = ACTION
    MENU = True

    def offer(self, s: WinterState) -> None:
        s.offer(END_REST.base)
        if s.rest_drawn == 0:
            s.offer(DRAW_CARD.base)
        if s.rest_tipped == 0 and hunt.has_living(s, self.seat):
            s.offer(TIP_ONE.base)
        for effect in range(i64(TILE_EFFECTS)):
            if s.rest_effects >> effect & 1:
                s.offer(USE_TILE.code(effect))
        chief.offer_chief(s, self.seat)

    def details(self, s: WinterState, code: int) -> dict[str, Argument]:
        if code == USE_CHIEF.base:
            return chief.details(s, self.seat, s.players[self.seat].side)
        if not USE_TILE.has(code):
            return {}
        held = int(s.rest_held)
        effect = s.content.rest_effect[held * TILE_EFFECTS + USE_TILE.read(code)]
        return {"rest_tile": s.content.rest_tiles[held], "effect": s.content.effect_id(effect)}

    def take(self, s: WinterState, code: i64) -> None:
        """``end`` takes an undone draw first."""
        seat = self.seat
        if code == END_REST.base:
            if s.rest_drawn == 0:
                _draw(s, seat)
            return
        s.push(RestMenu(seat))
        if code == DRAW_CARD.base:
            _draw(s, seat)
        elif code == USE_CHIEF.base:
            chief.use_chief(s, seat)
        elif code == TIP_ONE.base:
            s.rest_tipped = 1
            s.push(GainStep(seat, TIP, 1, 1))
        else:
            effect: i64 = USE_TILE.read(code)
            s.rest_effects &= ~(i64(1) << effect)
            entry = s.content.rest_effect[s.rest_held * TILE_EFFECTS + effect]
            s.push(effects.EffectStep(seat, entry, NO_CARD, 1))

    def refuse(self, s: WinterState, code: int) -> Refusal:
        if code == USE_CHIEF.base:
            return chief.refusal(s)
        if code == DRAW_CARD.base and s.rest_drawn:
            return Refusal("winter-why-done", "EW-9.1")
        if code == TIP_ONE.base:
            if s.rest_tipped:
                return Refusal("winter-why-done", "EW-9.2")
            return Refusal("winter-why-no-living", "EW-9.2")
        return Refusal("winter-why-no-tile", "EW-22.6")

    def problem(self, s: WinterState) -> str:
        return needs_rest(s)


def needs_rest(s: WinterState) -> str:
    return "" if s.column == REST else "needs a figure on the rest space"


def _draw(s: WinterState, seat: Seat) -> None:
    s.rest_drawn = 1
    s.push(GainStep(seat, DRAW, 1, 0))


# -- rest tiles


def tile_waits(s: WinterState) -> bool:
    return s.first == 1 and s.rest_open == 1


@step
class RestTile(WinterDecision):
    """The first to rest in a round takes the open tile, or swaps it for the next one (EW-22.2, EW-22.6)."""

    NAME = "rest_tile"
    KIND = 106
    CLAUSE = "EW-22.2"
    VERBS = (TAKE_TILE, SWAP_TILE)
    PHASE = ACTION

    def offer(self, s: WinterState) -> None:
        s.offer(TAKE_TILE.base)
        s.offer(SWAP_TILE.base)

    def take(self, s: WinterState, code: i64) -> None:
        swapped: i64 = 0
        if code == SWAP_TILE.base:
            swapped = 1
            s.revealed = True
            _put_under(s, _take_top(s))
        tile: i64 = _take_top(s)
        s.rest_open = 0
        s.rest_held = tile
        s.rest_effects = (i64(1) << s.content.rest_effects[tile]) - 1
        events.TILE_TAKEN.tell(s, self.seat, tile, swapped)

    def problem(self, s: WinterState) -> str:
        return needs_rest(s) or ("" if s.rest_size > 1 else "needs rest tiles")


def return_tile(s: WinterState, seat: Seat) -> None:
    """At the end of the turn, used or not (EW-22.5)."""
    tile: i64 = s.rest_held
    if tile != NOBODY:
        _put_under(s, tile)
        s.rest_held = NOBODY
        s.rest_effects = 0
        events.TILE_RETURNED.tell(s, seat, tile)


def next_tile(s: WinterState) -> None:
    """At the end of the preparation phase: away with an unused one, then the top one is turned up (EW-22.7)."""
    if s.rest_open == 1:
        _put_under(s, _take_top(s))
    s.revealed = True
    s.rest_open = 1


def _take_top(s: WinterState) -> i64:
    tile: i64 = s.rest_stack[0]
    stack = s.rest_stack[:]
    s.rest_size -= 1
    for place in range(s.rest_size):
        stack[place] = stack[place + 1]
    stack[s.rest_size] = NOBODY
    s.rest_stack = stack
    return tile


def _put_under(s: WinterState, tile: i64) -> None:
    s.rest_stack = replaced(s.rest_stack, s.rest_size, tile)
    s.rest_size += 1
