"""Section 10 of the rules, its second part: values of fights, and who falls in them."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64

from beringia.games.valley.cards.trumps.card import TRUMP_CARDS
from beringia.games.valley.chapters.pieces import kill, kill_tame_wolf
from beringia.games.valley.model import events
from beringia.games.valley.model.bits import has_bit
from beringia.games.valley.model.board import MOUNTAIN
from beringia.games.valley.model.card_terms import AMAZONS
from beringia.games.valley.model.state import ValleyState
from beringia.games.valley.model.step import HEX_NUMBER, ValleyDecision
from beringia.games.valley.model.terms import SEATS, TAME_WOLF, WARRIOR, WOMAN, Hex, Sex
from beringia.games.valley.model.verbs import LOSE
from beringia.kernel.declare import step
from beringia.kernel.domains import Domain, count
from beringia.kernel.fields import Field
from beringia.kernel.state import NOBODY
from beringia.kernel.terms import Seat

#: Figures that may fall, as bits.
WARRIOR_BIT: Final = 1
WOMAN_BIT: Final = 2
WOLF_BIT: Final = 4

# -- values


def enlisted(s: ValleyState, seat: Seat, hex_: Hex) -> i64:
    """Women who fight as warriors on this hex, by a trump (VM-21.17)."""
    return TRUMP_CARDS[AMAZONS].enlists(s, seat, hex_) if s.amazon_seat == seat else 0


def fighters(s: ValleyState, seat: Seat, hex_: Hex) -> i64:
    """Warriors, tamed wolves and Amazons (VM-11.1); other women add nothing (VM-10.8)."""
    return s.shown(seat, WARRIOR, hex_) + s.shown_wolves(seat, hex_) + enlisted(s, seat, hex_)


def home_bonus(s: ValleyState, seat: Seat, hex_: Hex) -> i64:
    """An own village helps by 1, an own cave by 2 (VM-10.7)."""
    if s.owner(hex_) != seat:
        return 0
    return 2 if s.board.terrain[hex_] == MOUNTAIN else 1


def roll_value(s: ValleyState, seat: Seat, hex_: Hex, bonus: i64) -> i64:
    """Fight value = die + bonus (VM-10.5)."""
    die: i64 = s.roll(6) + 1
    events.TRIBE_ROLLED.tell(s, seat, hex_, die, die + bonus)
    return die + bonus


# -- casualties


def fallible(s: ValleyState, seat: Seat, hex_: Hex, women: bool) -> i64:
    """The kinds of figures a tribe could lose here, as bits."""
    kinds: i64 = 0
    if s.shown(seat, WARRIOR, hex_) > 0:
        kinds |= WARRIOR_BIT
    if women and s.shown(seat, WOMAN, hex_) > 0:
        kinds |= WOMAN_BIT
    if s.shown_wolves(seat, hex_) > 0:
        kinds |= WOLF_BIT
    return kinds


@step
class Casualty(ValleyDecision):
    """The owner's choice falls (VM-11.5, VM-13.4); a person killed by a tribe is credited to it (VM-11.13)."""

    hex_: Final[Annotated[Hex, Field(HEX_NUMBER)]]
    killer: Final[Annotated[Seat, Field(Domain("seat", SEATS, least=-1))]]  # NOBODY: animals
    kinds: Final[Annotated[i64, Field(count(7, 1))]]  # figures that may fall, as bits

    NAME = "casualty"
    KIND = 115
    CLAUSE = "VM-13.4"
    VERBS = (LOSE,)

    def offer(self, s: ValleyState) -> None:
        for figure in range(i64(3)):
            if has_bit(self.kinds, figure):
                s.offer(LOSE.code(figure))

    def about(self) -> Hex:
        return self.hex_

    def take(self, s: ValleyState, code: i64) -> None:
        figure: i64 = LOSE.read(code)
        if figure == TAME_WOLF:
            kill_tame_wolf(s, self.seat, self.hex_)
        elif self.killer == NOBODY:
            kill(s, self.seat, Sex(figure), self.hex_, 1, events.OF_ANIMALS)
        else:
            kill(s, self.seat, Sex(figure), self.hex_, 1, events.OF_FIGHT)
            s.tribes[self.killer].kills += 1
