"""Sections 9 and 22 of the rules: the rest space and the rest tiles."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.winter import chief, happenings, hunt, steps
from beringia.games.winter.codes import DRAW_CARD, END_REST, SWAP_TILE, TAKE_TILE, TIP_ONE, USE_CHIEF, USE_TILE
from beringia.games.winter.language import DRAW as DRAW_WORD
from beringia.games.winter.language import TIP as TIP_WORD
from beringia.games.winter.state import WinterState
from beringia.games.winter.terms import TILE_EFFECTS, Seat
from beringia.kernel.state import NOBODY

# -- the menu of the rest space


def offer_rest(s: WinterState, seat: Seat) -> None:
    """The draw, the tip and the effects of a rest tile, in any order (EW-9.3, EW-22.3, EW-29.13)."""
    s.offer(END_REST)
    if s.rest_drawn == 0:
        s.offer(DRAW_CARD)
    if s.rest_tipped == 0 and hunt.has_living(s, seat):
        s.offer(TIP_ONE)
    for effect in range(i64(TILE_EFFECTS)):
        if s.rest_effects >> effect & 1:
            s.offer(USE_TILE + effect)
    chief.offer_chief(s, seat)


def take_rest(s: WinterState, seat: Seat, code: i64) -> None:
    """``end`` takes an undone draw first."""
    if code == END_REST:
        if s.rest_drawn == 0:
            _draw(s, seat)
        return
    s.push(steps.REST_MENU, seat)
    if code == DRAW_CARD:
        _draw(s, seat)
    elif code == USE_CHIEF:
        chief.use_chief(s, seat)
    elif code == TIP_ONE:
        s.rest_tipped = 1
        s.push(steps.GAIN, seat, TIP_WORD, 1, 1)
    else:
        effect: i64 = code - USE_TILE
        s.rest_effects &= ~(i64(1) << effect)
        s.push(steps.EFFECT, seat, s.table.rest_effect[s.rest_held * TILE_EFFECTS + effect], NOBODY, 1)


def _draw(s: WinterState, seat: Seat) -> None:
    s.rest_drawn = 1
    s.push(steps.GAIN, seat, DRAW_WORD, 1)


# -- rest tiles


def offer_tile(s: WinterState) -> None:
    """The first to rest in a round takes the open tile, or swaps it for the next one (EW-22.2, EW-22.6)."""
    s.offer(TAKE_TILE)
    s.offer(SWAP_TILE)


def tile_waits(s: WinterState) -> bool:
    return s.first == 1 and s.rest_open == 1


def take_tile(s: WinterState, seat: Seat, code: i64) -> None:
    swapped: i64 = 0
    if code == SWAP_TILE:
        swapped = 1
        s.revealed = True
        _put_under(s, _take_top(s))
    tile: i64 = _take_top(s)
    s.rest_open = 0
    s.rest_held = tile
    s.rest_effects = (i64(1) << s.table.rest_effects[tile]) - 1
    s.emit(happenings.TILE_TAKEN, seat, tile, swapped)


def return_tile(s: WinterState, seat: Seat) -> None:
    """At the end of the turn, used or not (EW-22.5)."""
    tile: i64 = s.rest_held
    if tile != NOBODY:
        _put_under(s, tile)
        s.rest_held = NOBODY
        s.rest_effects = 0
        s.emit(happenings.TILE_RETURNED, seat, tile)


def next_tile(s: WinterState) -> None:
    """At the end of the preparation phase: away with an unused one, then the top one is turned up (EW-22.7)."""
    if s.rest_open == 1:
        _put_under(s, _take_top(s))
    s.revealed = True
    s.rest_open = 1


def _take_top(s: WinterState) -> i64:
    tile: i64 = s.rest_stack[0]
    s.rest_size -= 1
    for place in range(s.rest_size):
        s.rest_stack[place] = s.rest_stack[place + 1]
    s.rest_stack[s.rest_size] = NOBODY
    return tile


def _put_under(s: WinterState, tile: i64) -> None:
    s.rest_stack[s.rest_size] = tile
    s.rest_size += 1
