"""Section 12 of the rules: building megaliths."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64

from beringia.games.winter.cards import effects
from beringia.games.winter.cards.gains import Gain, GainStep
from beringia.games.winter.cards.goods import gain_points
from beringia.games.winter.cards.incomes import Income
from beringia.games.winter.model import events
from beringia.games.winter.model.language import ARROW_NEUTRAL, MEGALITH
from beringia.games.winter.model.site import GRID, GRID_X, GRID_Y, GROUND, PLACES, SLOTS, SQUARES
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.step import WinterDecision
from beringia.games.winter.model.terms import BY_SITE, NEUTRAL, Place
from beringia.games.winter.model.verbs import BUILD_ON, SKIP
from beringia.kernel.codes import Refusal
from beringia.kernel.declare import step
from beringia.kernel.domains import Domain
from beringia.kernel.fields import Field
from beringia.kernel.state import NOBODY, replaced
from beringia.kernel.terms import Seat


def builds_neutral(s: WinterState, seat: Seat) -> bool:
    """The next piece of the player: first the neutral ones, then those of their colour (EW-12.1)."""
    return s.players[seat].built < s.content.neutral


def allowed(s: WinterState, place: Place, neutral: bool) -> bool:
    """May a piece be put on this place? (EW-12.2, EW-12.3, EW-12.4, EW-12.5)"""
    site = s.site
    if site[place] != NOBODY:
        return False
    at: i64 = (s.options.layout * PLACES + place) * 4
    if place < GROUND:
        if s.is_start_square(place):
            return neutral
        for n in range(i64(4)):
            neighbour = Place(s.content.site.near[at + n])
            if neighbour < 0:
                return False
            if site[neighbour] != NOBODY:
                return True
        return False
    if neutral:
        return False
    for n in range(i64(4)):
        if site[s.content.site.below[at + n]] == NOBODY:
            return False
    return True


def can_build(s: WinterState, seat: Seat) -> bool:
    """EW-12.14"""
    if s.players[seat].built == s.content.megaliths:
        return False
    neutral: bool = builds_neutral(s, seat)
    for place in range(s.content.site.size[s.options.layout]):
        if allowed(s, Place(place), neutral):
            return True
    return False


@step
class MegaPlace(WinterDecision):
    """Where the next piece goes (EW-12.4)."""

    NAME = "mega_place"
    KIND = 113
    CLAUSE = "EW-12.4"
    VERBS = (BUILD_ON,)

    def offer(self, s: WinterState) -> None:
        neutral: bool = builds_neutral(s, self.seat)
        start: i64 = s.options.layout * PLACES
        for number in range(s.content.site.size[s.options.layout]):
            if allowed(s, Place(number), neutral):
                s.offer(BUILD_ON.code(s.content.site.code[start + number]))

    def take(self, s: WinterState, code: i64) -> None:
        build(s, self.seat, place_of(s, code))

    def refuse(self, s: WinterState, code: int) -> Refusal:
        place = place_of(s, code)
        if place < 0:
            return Refusal("winter-why-no-place", "EW-12.4")
        if s.site[place] >= 0:
            return Refusal("winter-why-built-on", "EW-12.4")
        neutral = builds_neutral(s, self.seat)
        if place >= GROUND:
            if neutral:
                return Refusal("winter-why-neutral-up", "EW-12.5")
            return Refusal("winter-why-no-support", "EW-12.4")
        if s.is_start_square(place):
            return Refusal("winter-why-start-square", "EW-12.3")
        return Refusal("winter-why-not-beside", "EW-12.2" if neutral else "EW-12.4")

    def problem(self, s: WinterState) -> str:
        return "" if can_build(s, self.seat) else "there is no place or no piece to build"


class Megalith(Income):
    """The next piece of the player (EW-12.1, EW-17.9)."""

    def possible(self, s: WinterState, seat: Seat) -> bool:
        return can_build(s, seat)

    def receive(self, s: WinterState, seat: Seat) -> None:
        if can_build(s, seat):
            s.push(MegaPlace(seat))


Megalith(MEGALITH)


def place_of(s: WinterState, code: i64) -> Place:
    """The place that a code "megalith" means in this layout; -1 if there is none."""
    return Place(s.content.site.place[s.options.layout * GRID + BUILD_ON.number(code)])


def build(s: WinterState, seat: Seat, place: Place) -> None:
    """Put the next piece of the player on a place and gain what it brings (EW-12.7, EW-12.8)."""
    neutral: bool = builds_neutral(s, seat)
    s.players[seat].built += 1
    s.site = replaced(s.site, place, NEUTRAL if neutral else seat)
    code: i64 = s.content.site.code[s.options.layout * PLACES + place]
    events.MEGALITH_BUILT.tell(
        s, seat, code % GRID_X, code // GRID_X % GRID_Y, code // (GRID_X * GRID_Y), 1 if neutral else 0
    )
    if place >= GROUND:
        _score_upper(s, seat, place)
    elif s.is_start_square(place):
        s.push(GainStep(seat, ARROW_NEUTRAL, place, 0))
    else:
        tile: i64 = s.tiles[place // SQUARES]
        reward = s.content.square_effect[tile * SQUARES + place % SQUARES]
        if reward != 0:
            effects.begin(s, seat, reward)


def _score_upper(s: WinterState, seat: Seat, place: Place) -> None:
    """2 for each supporting piece of the own colour, 1 for any other; their owners get 1 each (EW-12.8, EW-12.9,
    EW-12.10)."""
    at: i64 = (s.options.layout * PLACES + place) * 4
    gain_points(s, seat, points_upon(_supports(s, seat, at)), BY_SITE)
    for other in s.everybody:
        if other != seat:
            gain_points(s, other, _supports(s, other, at), BY_SITE)


def points_upon(own: i64) -> i64:
    """What a piece on an upper level brings if so many of the four pieces below have the builder's colour."""
    return 4 + own


def _supports(s: WinterState, seat: Seat, at: i64) -> i64:
    """How many of the four pieces below have the colour of a player."""
    own: i64 = 0
    for n in range(i64(4)):
        if s.site[s.content.site.below[at + n]] == seat:
            own += 1
    return own


# -- the extra neutral piece of a start square (EW-12.11, EW-12.12, EW-12.13)


def arrow_target(s: WinterState, start: Place, number: i64) -> Place:
    """The squares that the arrows of a start square point at: number 0 or 1."""
    slot: i64 = start // SQUARES
    return Place(slot * SQUARES + s.content.target[s.tiles[slot] * 2 + number])


def any_arrow_target(s: WinterState, start: Place) -> bool:
    return s.site[arrow_target(s, start, 0)] == NOBODY or s.site[arrow_target(s, start, 1)] == NOBODY


def arrow_neutral(s: WinterState, seat: Seat, start: Place) -> None:
    """Only a neutral piece, only if one of the two squares is empty."""
    if builds_neutral(s, seat) and any_arrow_target(s, start):
        s.push(MegaArrow(seat, start))


class ArrowNeutral(Gain):
    """A second neutral piece; ``number`` is the start square (EW-12.11, EW-12.12, EW-12.13, EW-17.22)."""

    def gain(self, s: WinterState, seat: Seat, number: i64, must: i64) -> None:
        arrow_neutral(s, seat, Place(number))


ArrowNeutral(ARROW_NEUTRAL)


@step
class MegaArrow(WinterDecision):
    """A second neutral piece beside a start square, as soon as there is room for it (EW-12.12)."""

    start: Final[Annotated[Place, Field(Domain("square", GROUND))]]

    NAME = "mega_arrow"
    KIND = 114
    CLAUSE = "EW-12.11"
    VERBS = (BUILD_ON, SKIP)

    def offer(self, s: WinterState) -> None:
        if s.content.before_1_4:
            s.offer(SKIP.base)
        for number in range(i64(2)):
            target = arrow_target(s, self.start, number)
            if s.site[target] == NOBODY:
                s.offer(BUILD_ON.code(s.content.site.code[s.options.layout * PLACES + target]))

    def take(self, s: WinterState, code: i64) -> None:
        if code == SKIP.base:
            events.SKIPPED.tell(s, self.seat)
        else:
            build(s, self.seat, place_of(s, code))

    def refuse(self, s: WinterState, code: int) -> Refusal:
        return Refusal("winter-why-not-at-arrow", "EW-12.11")

    def refuse_skip(self) -> Refusal:
        return Refusal("winter-why-no-offer", "EW-12.12")

    def problem(self, s: WinterState) -> str:
        if not s.is_start_square(self.start):
            return "needs a start square"
        if not builds_neutral(s, self.seat):
            return "needs a neutral megalith"
        return "" if any_arrow_target(s, self.start) else "needs an empty square"


# -- counting


def of_colour(s: WinterState, seat: Seat, upper: i64) -> i64:
    """Own-colour megaliths on the ground (0) or on upper levels (1) (EW-15.13, EW-15.15, EW-15.17, EW-15.21)."""
    first: i64 = GROUND if upper == 1 else 0
    last: i64 = s.content.site.size[s.options.layout] if upper == 1 else GROUND
    total: i64 = 0
    site = s.site
    for place in range(first, last):
        if site[place] == seat:
            total += 1
    return total


def tiles_with_colour(s: WinterState, seat: Seat) -> i64:
    """Tiles with at least one own-colour megalith on the ground (EW-15.14)."""
    total: i64 = 0
    site = s.site
    for slot in range(i64(SLOTS)):
        for square in range(i64(SQUARES)):
            if site[slot * SQUARES + square] == seat:
                total += 1
                break
    return total
