"""Section 4 of the rules: a turn of the action phase - culture cards, a figure, the spaces of its column, the end."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.winter.cards import cards, effects
from beringia.games.winter.chapters import rest
from beringia.games.winter.chapters.menu import TurnMenu
from beringia.games.winter.chapters.rest import tile_waits
from beringia.games.winter.model import events
from beringia.games.winter.model.language import TIP as TIP
from beringia.games.winter.model.language import VILLAGE as VILLAGE
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.step import WinterDecision
from beringia.games.winter.model.terms import (
    ACTION,
    CHIEF_FIGURE,
    ECLIPSE_PILE,
    FIGURE_NAMES,
    IN_PLAY,
    REST,
    SPACE_NAMES,
    SPACES,
    TOP,
    TRIBE_FIGURE,
    ZONE,
    Card,
    Space,
)
from beringia.games.winter.model.verbs import (
    ADD_TO_PILE,
    DISCARD_CARD,
    DONE,
    PLACE_FIGURE,
    PLAY_CULTURE,
)
from beringia.kernel.codes import Argument, Refusal
from beringia.kernel.declare import step
from beringia.kernel.state import NOBODY, replaced
from beringia.kernel.terms import Seat

# -- step 1: culture cards; placing a figure ends it


@step
class TurnStart(WinterDecision):
    """Culture cards as long as their fee can be paid (EW-4.12, EW-4.13), and every place for every figure (EW-4.14,
    EW-4.15, EW-4.20, EW-29.21)."""

    NAME = "turn_start"
    KIND = 103
    CLAUSE = "EW-4.2"
    VERBS = (PLAY_CULTURE, PLACE_FIGURE)
    PHASE = ACTION
    MENU = True

    def offer(self, s: WinterState) -> None:
        seat = self.seat
        if s.players[seat].chief_at == NOBODY:
            for space in range(i64(SPACES)):
                s.offer(PLACE_FIGURE.code(CHIEF_FIGURE, Space(space)))
        if s.tribe_figures_home(seat) > 0:
            for space in range(i64(SPACES)):
                s.offer(PLACE_FIGURE.code(TRIBE_FIGURE, Space(space)))
        if s.cultures == 0 or cards.hand_size(s, seat) > 1:
            found: i64 = cards.hand_kinds(s, seat)
            for kind in range(s.content.kinds):
                if found >> kind & 1 and s.content.tribe[kind] == 0:
                    s.offer(PLAY_CULTURE.code(Card(kind)))

    def take(self, s: WinterState, code: i64) -> None:
        if PLAY_CULTURE.has(code):
            _play_culture(s, self.seat, PLAY_CULTURE.read(code))
        else:
            figure, space = PLACE_FIGURE.read(code)
            _place_figure(s, self.seat, figure, space)

    def args(self, s: WinterState) -> dict[str, Argument]:
        return {"halves": int(s.half_labor)}

    def refuse(self, s: WinterState, code: int) -> Refusal:
        if PLACE_FIGURE.has(code):
            return self._refuse_figure(s, PLACE_FIGURE.read(code)[0])
        card = PLAY_CULTURE.read(code)
        missing = cards.hand_refusal(s, self.seat, card, self.CLAUSE)
        if missing is not None:
            return missing
        told: dict[str, Argument] = {"card": s.content.cards[card]}
        if s.content.tribe[card]:
            return Refusal("winter-why-tribe-later", "EW-4.40", told)
        return Refusal("winter-why-no-fee", "EW-4.13", {**told, "count": int(s.cultures)})

    def _refuse_figure(self, s: WinterState, figure: i64) -> Refusal:
        told: dict[str, Argument] = {"figure": FIGURE_NAMES[figure]}
        if figure == CHIEF_FIGURE:
            told["space"] = SPACE_NAMES[s.players[self.seat].chief_at]
            return Refusal("winter-why-chief-placed", "EW-4.20", told)
        return Refusal("winter-why-figures-placed", "EW-4.20", told)

    def problem(self, s: WinterState) -> str:
        return needs_no_figure(s)


def needs_no_figure(s: WinterState) -> str:
    return "" if s.figure == NOBODY else "no figure may be placed yet"


def _play_culture(s: WinterState, seat: Seat, card: Card) -> None:
    """For every further culture card another hand card goes to the discard pile first (EW-4.12, EW-4.13)."""
    cards.from_hand(s, seat, card, IN_PLAY)
    events.CULTURE_PLAYED.tell(s, seat, card)
    s.push(TurnStart(seat))
    if s.content.effect[card] != 0:
        s.push(effects.EffectStep(seat, s.content.effect[card], card, 0))
    if s.cultures > 0:
        s.push(CultureFee(seat))
    s.cultures += 1


@step
class CultureFee(cards.Discarding):
    """What a further culture card costs (EW-4.12)."""

    NAME = "culture_fee"
    KIND = 104
    CLAUSE = "EW-4.12"
    PHASE = ACTION

    def take(self, s: WinterState, code: i64) -> None:
        cards.take_discard(s, self.seat, DISCARD_CARD.read(code))

    def args(self, s: WinterState) -> dict[str, Argument]:
        """The card whose fee is asked for is the last one that was played."""
        held = [s.cards[self.seat, place] for place in range(s.players[self.seat].card_count)]
        played = [s.content.cards[card // ZONE] for card in held if card % ZONE == IN_PLAY]
        return {"card": played[-1] if played else ""}

    def problem(self, s: WinterState) -> str:
        return cards.needs_hand(s, self.seat, 1)


# -- step 2: the figure


def _place_figure(s: WinterState, seat: Seat, figure: i64, space: Space) -> None:
    """On the top of a column or on the rest space; the first one in a column gets its symbol (EW-4.20, EW-4.21,
    EW-4.22, EW-4.23, EW-4.24, EW-4.25, EW-4.26)."""
    s.figure = figure
    s.column = space
    s.level = TOP
    first: i64 = 0
    if space == REST:
        first = 1
        for other in s.everybody:
            if s.resting(other) > 0:
                first = 0
    elif s.symbols[space] == NOBODY:
        s.symbols = replaced(s.symbols, space, 2 * seat + figure)
        first = 1
    s.first = first
    if figure == CHIEF_FIGURE:
        s.players[seat].chief_at = space
    else:
        s.tribe_at = replaced(s.tribe_at, (seat, space), s.tribe_at[seat, space] + 1)
    events.FIGURE_PLACED.tell(s, seat, figure, space, first)
    if space == REST:
        s.push(rest.RestMenu(seat))
        if tile_waits(s):
            s.push(rest.RestTile(seat))
    else:
        s.push(TurnMenu(seat))


# -- step 4: the eclipse pile


@step
class PileAdd(WinterDecision):
    """Hand cards for the eclipse pile, as many as wanted (EW-4.70, EW-4.71, EW-4.72)."""

    NAME = "pile_add"
    KIND = 108
    CLAUSE = "EW-4.70"
    VERBS = (ADD_TO_PILE, DONE)
    PHASE = ACTION

    def offer(self, s: WinterState) -> None:
        s.offer(DONE.base)
        cards.offer_hand(s, self.seat, ADD_TO_PILE)

    def take(self, s: WinterState, code: i64) -> None:
        if code == DONE.base:
            return
        s.push(PileAdd(self.seat))
        card = ADD_TO_PILE.read(code)
        cards.from_hand_secretly(s, self.seat, card, ECLIPSE_PILE)
        events.PILE_ADDED.tell(s, self.seat, card)

    def refuse(self, s: WinterState, code: int) -> Refusal:
        return cards.hand_refusal(s, self.seat, ADD_TO_PILE.read(code), self.CLAUSE) or self.not_now()

    def problem(self, s: WinterState) -> str:
        return needs_no_figure(s)
