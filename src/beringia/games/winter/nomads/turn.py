"""Section 24 of the rules: the nomads' cards and their turn.

They ask the table around them
(:class:`~beringia.games.winter.model.nomad_table.NomadTable`) for all that is not theirs alone, so that the same rules
serve the engine and people with the printed game.
"""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64

from beringia.games.winter.cards.gains import GainStep
from beringia.games.winter.model import events
from beringia.games.winter.model.arrows import choose_column, way_to
from beringia.games.winter.model.nomad_table import NomadTable
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.step import WinterSeatStep
from beringia.games.winter.model.terms import (
    ACTION,
    CHIEF_FIGURE,
    COLUMNS,
    NO_SPACE,
    NOMAD_CARDS,
    NOMADS,
    TRIBE_FIGURE,
    NomadCard,
    Space,
)
from beringia.kernel.declare import step
from beringia.kernel.domains import count
from beringia.kernel.fields import Field
from beringia.kernel.state import NOBODY, replaced
from beringia.kernel.terms import NO_SEAT

# -- a turn


def begin_turn(s: WinterState, around: NomadTable) -> None:
    """Turn up a card, choose the column, place a figure, then the actions (EW-24.2, EW-28.5)."""
    s.phase = ACTION
    s.turn_seat = NOMADS
    cards = s.content.nomads
    card = turn_up(s)
    marked = Space(cards.marked[card])
    east: i64 = cards.east[card]
    events.NOMADS_CARD.tell(s, NO_SEAT, card, marked, 1 if east > 0 else 0, 1 if cards.south[card] > 0 else 0)
    taken: i64 = 0
    for column in range(i64(COLUMNS)):
        if around.is_taken(s, Space(column)):
            taken |= i64(1) << column
    chosen = choose_column(marked, east, taken)
    symbol: i64 = 1 if taken >> chosen & 1 == 0 else 0
    events.NOMADS_COLUMN.tell(s, NO_SEAT, chosen, marked, way_to(marked, east, taken), symbol)
    place_figure(s, chosen, symbol)
    s.push(NomadsAct(NOMADS, 0))


def place_figure(s: WinterState, column: Space, symbol: i64) -> None:
    """On the bottom symbol if it is free, else on the large field. Which figure does not matter: the chief comes last
    (EW-24.1, EW-24.6)."""
    figure: i64 = TRIBE_FIGURE if s.tribe_figures_home(NOMADS) > 0 else CHIEF_FIGURE
    s.figure = figure
    s.column = column
    if figure == CHIEF_FIGURE:
        s.players[NOMADS].chief_at = column
    else:
        s.tribe_at = replaced(s.tribe_at, (NOMADS, column), s.tribe_at[NOMADS, column] + 1)
    if symbol == 1:
        s.symbols = replaced(s.symbols, column, 2 * NOMADS + figure)


@step
class NomadsAct(WinterSeatStep):
    """Both actions of the column on the new card, then the visible one of every earlier card of the round, the most
    recent first (EW-24.7, EW-24.8, EW-24.9, EW-24.10)."""

    number: Final[Annotated[i64, Field(count(NOMAD_CARDS))]]  # which action of their turn comes next, from 0 on

    NAME = "nomads_act"
    KIND = 20
    CLAUSE = "EW-24.8"
    BELOW = ()

    def run_nomads(self, s: WinterState, around: NomadTable) -> None:
        size: i64 = s.nomads.row_size
        if self.number > size:
            return
        s.push(NomadsAct(NOMADS, self.number + 1))
        row: i64 = 0 if self.number == 0 else 1
        card = NomadCard(s.nomads.row[size - max(self.number, i64(1))])
        word: i64 = s.content.nomads.action[(card * COLUMNS + s.column) * 2 + row]
        events.NOMADS_ACTION.tell(s, NO_SEAT, word, card, row + 1)
        s.push(GainStep(NOMADS, word, 1, 0))


def end_turn(s: WinterState) -> None:
    s.figure = NOBODY
    s.column = NO_SPACE
    s.turns += 1


# -- their deck


def turn_up(s: WinterState) -> NomadCard:
    """The top card of the nomad deck lies open as the newest one (EW-24.3)."""
    s.revealed = True
    s.nomads.deck_size -= 1
    card = NomadCard(s.nomads.deck[s.nomads.deck_size])
    s.nomads.deck[s.nomads.deck_size] = 0
    s.nomads.row[s.nomads.row_size] = card
    s.nomads.row_size += 1
    return card


def new_deck(s: WinterState) -> None:
    """All 16 cards shuffled; then those that lie open from the beginning of a round (EW-27.7, EW-28.1, EW-28.3)."""
    for card in range(i64(NOMAD_CARDS)):
        s.nomads.deck[card] = card
        s.nomads.row[card] = 0
        s.nomads.pile[card] = 0
    s.shuffle(s.nomads.deck, 0, NOMAD_CARDS)
    s.nomads.deck_size = NOMAD_CARDS
    s.nomads.row_size = 0
    s.nomads.pile_size = 0
    events.NOMADS_SHUFFLED.tell(s, NO_SEAT, NOMAD_CARDS)
    for _ in range(cards_open(s)):
        events.NOMADS_LAID_OPEN.tell(s, NO_SEAT, turn_up(s))


def cards_open(s: WinterState) -> i64:
    """Cards that are turned up without being carried out when this round begins: one with the harder game, one more in
    the first two rounds of a short one (EW-28.1, EW-28.3, EW-28.4, EW-28.9)."""
    more: i64 = 1 if s.options.short_game == 1 and s.round <= 2 else 0
    return s.options.extra_card + more
