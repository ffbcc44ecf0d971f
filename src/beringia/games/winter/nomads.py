"""Section 24 of the rules: the nomads' cards and their turn.

``run`` carries out every step of the agenda that belongs to the nomads. It asks the table around them
(:class:`~beringia.games.winter.nomad_table.NomadTable`) for all that is not theirs alone, so that the same rules
serve the engine and people with the printed game.
"""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.winter import happenings, nomad_actions, nomad_eclipse, nomad_land, steps
from beringia.games.winter.arrows import choose_column, way_to
from beringia.games.winter.eclipse import HEX_STEP
from beringia.games.winter.nomad_content import NOMAD_CARDS
from beringia.games.winter.nomad_table import NomadTable
from beringia.games.winter.state import ACTION, CHIEF_FIGURE, NOMADS, TRIBE_FIGURE, WinterState
from beringia.games.winter.terms import COLUMNS, SPACES, Effect, Juncture, NomadCard, Space
from beringia.kernel.state import NOBODY


def run(s: WinterState, around: NomadTable, kind: i64, x: i64, y: i64) -> None:
    """A step of the nomads, already taken off the agenda."""
    if kind == steps.GAIN:
        nomad_actions.gain(s, around, x, y)
    elif kind == steps.EFFECT:
        nomad_actions.effect(s, Effect(x))
    elif kind == steps.NOMADS_ACT:
        act(s, x)
    elif kind == steps.NOMADS_MAP:
        nomad_land.turn_map(s, around, x)
    elif kind == steps.ICE_FINDS:
        nomad_land.ice_finds(s, around, Juncture(x), y)
    elif kind == steps.ECLIPSE_STEP:
        nomad_eclipse.begin_step(s, around, x)
    elif kind == steps.ECLIPSE_ITEMS:
        if x == HEX_STEP:
            nomad_eclipse.next_hex(s, around)
        else:
            nomad_eclipse.next_item(s)
    elif kind == steps.TURN:
        begin_turn(s, around)
    elif kind == steps.END_TURN:
        end_turn(s)


# -- a turn


def begin_turn(s: WinterState, around: NomadTable) -> None:
    """Turn up a card, choose the column, place a figure, then the actions (EW-24.2)."""
    s.phase = ACTION
    s.turn_seat = NOMADS
    cards = s.table.nomads
    card = turn_up(s)
    marked = Space(cards.marked[card])
    east: i64 = cards.east[card]
    s.emit(
        happenings.NOMADS_CARD,
        NOMADS,
        card,
        marked,
        1 if east > 0 else 0,
        1 if cards.south[card] > 0 else 0,
    )
    taken: i64 = 0
    for column in range(i64(COLUMNS)):
        if around.is_taken(Space(column)):
            taken |= i64(1) << column
    chosen = choose_column(marked, east, taken)
    symbol: i64 = 1 if taken >> chosen & 1 == 0 else 0
    s.emit(happenings.NOMADS_COLUMN, NOMADS, chosen, marked, way_to(marked, east, taken), symbol)
    place_figure(s, chosen, symbol)
    s.push(steps.END_TURN, NOMADS)
    s.push(steps.NOMADS_ACT, NOMADS, 0)


def place_figure(s: WinterState, column: Space, symbol: i64) -> None:
    """On the bottom symbol if it is free, else on the large field. Which figure does not matter: the chief comes last
    (EW-24.1, EW-24.6)."""
    figure: i64 = TRIBE_FIGURE if s.tribe_figures_home(NOMADS) > 0 else CHIEF_FIGURE
    s.figure = figure
    s.column = column
    if figure == CHIEF_FIGURE:
        s.players[NOMADS].chief_at = column
    else:
        s.tribe_at[NOMADS * SPACES + column] += 1
    if symbol == 1:
        s.symbols[column] = 2 * NOMADS + figure


def act(s: WinterState, number: i64) -> None:
    """Both actions of the column on the new card, then the visible one of every earlier card of the round, the most
    recent first (EW-24.8 to EW-24.10)."""
    size: i64 = s.nomads.row_size
    if number > size:
        return
    s.push(steps.NOMADS_ACT, NOMADS, number + 1)
    row: i64 = 0 if number == 0 else 1
    card = NomadCard(s.nomads.row[size - max(number, i64(1))])
    word: i64 = s.table.nomads.action[(card * COLUMNS + s.column) * 2 + row]
    s.emit(happenings.NOMADS_ACTION, NOMADS, word, card, row + 1)
    s.push(steps.GAIN, NOMADS, word, 1)


def end_turn(s: WinterState) -> None:
    s.figure = NOBODY
    s.column = NOBODY
    s.turns += 1
    s.push(steps.NEXT_TURN)


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
    s.emit(happenings.NOMADS_SHUFFLED, NOMADS, NOMAD_CARDS)
    for _ in range(cards_open(s)):
        s.emit(happenings.NOMADS_LAID_OPEN, NOMADS, turn_up(s))


def cards_open(s: WinterState) -> i64:
    """Cards that are turned up without being carried out when this round begins: one with the harder game, one more in
    the first two rounds of a short one (EW-28.1, EW-28.3, EW-28.4, EW-28.9)."""
    more: i64 = 1 if s.short_game == 1 and s.round <= 2 else 0
    return s.extra_card + more
