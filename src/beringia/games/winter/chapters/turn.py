"""Section 4 of the rules: a turn of the action phase - culture cards, a figure, the spaces of its column, the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beringia.games.winter.cards import cards, chief, effects, goods
from beringia.games.winter.cards.gains import GainStep
from beringia.games.winter.chapters import hunt, initiate, migrate, refusals, rest, stones
from beringia.games.winter.chapters.initiate import BUYING, TO_HAND, any_can_be_bought
from beringia.games.winter.chapters.rest import tile_waits
from beringia.games.winter.model import events
from beringia.games.winter.model.language import TIP as TIP
from beringia.games.winter.model.language import VILLAGE as VILLAGE
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.step import WinterDecision
from beringia.games.winter.model.terms import (
    ACTION,
    BOTTOM,
    CHIEF_FIGURE,
    DEVELOP,
    ECLIPSE_PILE,
    FIGURE_NAMES,
    IN_PLAY,
    INITIATE,
    LEVEL_NAMES,
    MIDDLE,
    MIGRATE,
    NO_CARD,
    READY,
    REST,
    SPACE_NAMES,
    SPACES,
    TOP,
    TRIBE_FIGURE,
    ZONE,
    Card,
    Space,
    Stack,
)
from beringia.games.winter.model.verbs import (
    ADD_TO_PILE,
    BUILD_VILLAGE,
    BUY_STONE,
    BUY_TRIBE,
    DISCARD_CARD,
    DONE,
    GO_ON,
    MOVE_CAMP,
    PLACE_CAMP,
    PLACE_FIGURE,
    PLAY_CULTURE,
    PLAY_TRIBE,
    REVEAL_ANIMALS,
    RITE,
    SPEND_FOOD,
    TAKE_ANIMAL,
    TAKE_CULTURE,
    TIP_ONE,
    USE_ABILITY,
    USE_CHIEF,
)
from beringia.kernel.codes import Argument, Refusal
from beringia.kernel.declare import step
from beringia.kernel.state import NOBODY, replaced
from beringia.kernel.terms import Seat

# -- step 1: culture cards; placing a figure ends it


@step
class TurnStart(WinterDecision):
    """Culture cards as long as their fee can be paid (EW-4.12, EW-4.13), and every place for every figure (EW-4.20)."""

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
    """On the top of a column or on the rest space; the first one in a column gets its symbol (EW-4.20 to EW-4.26)."""
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


# -- the menu of a column


_ON_TOP: Final = (BUY_TRIBE, TAKE_CULTURE, PLACE_CAMP, MOVE_CAMP, REVEAL_ANIMALS, TAKE_ANIMAL)
_IN_THE_MIDDLE: Final = (RITE, BUY_STONE, BUILD_VILLAGE, TIP_ONE)


@step
class TurnMenu(WinterDecision):
    """Everything that can be done now, in any order (EW-29.10 to EW-29.12)."""

    NAME = "turn_menu"
    KIND = 105
    CLAUSE = "EW-29.10"
    VERBS = (GO_ON, SPEND_FOOD, PLAY_TRIBE, USE_ABILITY, USE_CHIEF, *_ON_TOP, *_IN_THE_MIDDLE)
    PHASE = ACTION
    MENU = True

    def offer(self, s: WinterState) -> None:
        seat = self.seat
        s.offer(GO_ON.base)
        if s.level == TOP:
            if s.players[seat].food > 0:
                s.offer(SPEND_FOOD.base)
            _offer_top(s, seat)
        elif s.level == MIDDLE and s.middle_done == 0:
            _offer_middle(s, seat)
        found: i64 = cards.hand_kinds(s, seat)
        for kind in range(s.content.kinds):
            if found >> kind & 1 and s.content.tribe[kind] == 1 and may_play(s, seat, Card(kind)):
                s.offer(PLAY_TRIBE.code(Card(kind)))
        found = cards.kinds(s, seat, READY, READY)
        if found != 0:
            for kind in range(s.content.kinds):
                if found >> kind & 1 and effects.usable(s, seat, s.content.effect[kind]):
                    s.offer(USE_ABILITY.code(Card(kind)))
        chief.offer_chief(s, seat)

    def may_have_more(self, s: WinterState) -> bool:
        found: i64 = cards.may_hold(s, self.seat)
        for kind in range(s.content.kinds):
            if found >> kind & 1 and s.content.tribe[kind] == 1 and is_of_use(s, Card(kind)):
                return True
        return False

    def take(self, s: WinterState, code: i64) -> None:
        seat = self.seat
        if code == GO_ON.base:
            _go_on(s, seat)
            return
        s.push(TurnMenu(seat))
        if code == SPEND_FOOD.base:
            _spend_food(s, seat)
        elif code == USE_CHIEF.base:
            chief.use_chief(s, seat)
        elif USE_ABILITY.has(code):
            _use(s, seat, USE_ABILITY.read(code))
        elif PLAY_TRIBE.has(code):
            _play_tribe(s, seat, PLAY_TRIBE.read(code))
        elif code < RITE.base:
            _act_on_top(s, seat, code)
        else:
            _act_in_middle(s, seat, code)

    def args(self, s: WinterState) -> dict[str, Argument]:
        return {"halves": int(s.half_labor), "column": SPACE_NAMES[s.column], "level": LEVEL_NAMES[s.level]}

    def refuse(self, s: WinterState, code: int) -> Refusal:
        return refusals.menu(s, self, code)

    def problem(self, s: WinterState) -> str:
        return "" if 0 <= s.column < REST else "needs a figure in a column"


def may_play(s: WinterState, seat: Seat, kind: Card) -> bool:
    """A card bought on the top space of Initiate waits for the next turn (EW-5.4, EW-5.5)."""
    if not is_of_use(s, kind):
        return False
    stack = Stack(s.content.kind_stack[kind])
    if stack < 0 or s.fresh >> stack & 1 == 0:
        return True
    return cards.in_hand(s, seat, kind) > 1


def is_of_use(s: WinterState, kind: Card) -> bool:
    """Below the top space labor is of no use, so only cards with an ability can be played there (EW-29.12)."""
    return s.level == TOP or s.content.effect[kind] != 0


def _offer_top(s: WinterState, seat: Seat) -> None:
    tools: i64 = s.players[seat].tools
    half_labor: i64 = s.half_labor
    column = s.column
    content = s.content
    if column == INITIATE:
        if tools >= content.tribe_tool and half_labor >= content.tribe_half_labor and any_can_be_bought(s):
            s.offer(BUY_TRIBE.base)
    elif column == DEVELOP:
        if half_labor >= content.culture_half_labor:
            s.offer(TAKE_CULTURE.base)
    elif column == MIGRATE:
        if tools >= content.camp_tool and s.players[seat].camps > 0:
            s.offer(PLACE_CAMP.base)
        if half_labor >= content.move_half_labor and s.camps_on_map(seat) > 0:
            s.offer(MOVE_CAMP.base)
    else:
        if half_labor >= content.reveal_half_labor and hunt.can_reveal(s):
            s.offer(REVEAL_ANIMALS.base)
        if tools >= content.animal_tool and half_labor >= content.animal_half_labor and hunt.animal_or_point(s):
            s.offer(TAKE_ANIMAL.base)


def _offer_middle(s: WinterState, seat: Seat) -> None:
    column = s.column
    if column == INITIATE:
        if effects.usable(s, seat, s.content.rite):
            s.offer(RITE.base)
    elif column == DEVELOP:
        if stones.can_buy(s, seat):
            s.offer(BUY_STONE.base)
    elif column == MIGRATE:
        if s.players[seat].food >= s.content.village_food and migrate.can_build_village(s, seat):
            s.offer(BUILD_VILLAGE.base)
    elif hunt.has_living(s, seat):
        s.offer(TIP_ONE.base)


def _go_on(s: WinterState, seat: Seat) -> None:
    """To the next space; the symbol at the bottom pays on arrival (EW-4.22 to EW-4.28)."""
    if s.level == BOTTOM:
        return
    s.level += 1
    s.push(TurnMenu(seat))
    if s.level == BOTTOM and s.first == 1:
        effects.begin(s, seat, s.content.bottom[s.column])


def _spend_food(s: WinterState, seat: Seat) -> None:
    """Down to the next labor symbol: 1 food from an odd count, 2 from an even one (EW-4.50, EW-4.51)."""
    player = s.players[seat]
    spent: i64 = 1 if player.food % 2 == 1 else 2
    player.food -= spent
    s.half_labor += 2
    events.FOOD_SPENT.tell(s, seat, spent)


def _play_tribe(s: WinterState, seat: Seat, kind: Card) -> None:
    """Corner labor, extra labor of the card, extra labor of its column (EW-4.42 to EW-4.45)."""
    ready: bool = s.content.effect[kind] != 0
    cards.from_hand(s, seat, kind, READY if ready else IN_PLAY)
    halves: i64 = labor_of(s, kind, s.column)
    s.half_labor += halves
    events.TRIBE_PLAYED.tell(s, seat, kind, halves)


def labor_of(s: WinterState, kind: Card, column: Space) -> i64:
    """Half labor of a tribe card played in a column."""
    halves: i64 = s.content.half_labor[kind] + s.content.extra_half_labor[kind]
    if s.content.column[kind] == column:
        halves += s.content.column_half_labor[kind]
    return halves


def _use(s: WinterState, seat: Seat, kind: Card) -> None:
    """The ability of a played card, once (EW-4.46)."""
    s.cards[seat, cards.find(s, seat, kind, READY)] = kind * ZONE + IN_PLAY
    events.ABILITY_USED.tell(s, seat, kind)
    s.push(effects.EffectStep(seat, s.content.effect[kind], kind, 1))


def _act_on_top(s: WinterState, seat: Seat, code: i64) -> None:
    """Paid at once, then carried out (sections 5 to 8)."""
    if code == BUY_TRIBE.base:
        s.half_labor -= s.content.tribe_half_labor
        goods.pay(s, seat, 0, s.content.tribe_tool)
        s.push(initiate.TribeStack(seat, TO_HAND, BUYING))
    elif code == TAKE_CULTURE.base:
        s.half_labor -= s.content.culture_half_labor
        stones.take_culture(s, seat, 1)
    elif code == PLACE_CAMP.base:
        goods.pay(s, seat, 0, s.content.camp_tool)
        migrate.place_camp(s, seat)
    elif code == MOVE_CAMP.base:
        s.half_labor -= s.content.move_half_labor
        s.push(migrate.CampPick(seat, 1))
    elif code == REVEAL_ANIMALS.base:
        s.half_labor -= s.content.reveal_half_labor
        for _ in range(s.content.reveal_animals):
            hunt.reveal(s)
    else:
        s.half_labor -= s.content.animal_half_labor
        goods.pay(s, seat, 0, s.content.animal_tool)
        hunt.take_any(s, seat, 1)


def _act_in_middle(s: WinterState, seat: Seat, code: i64) -> None:
    s.middle_done = 1
    if code == RITE.base:
        effects.pay(s, seat, s.content.rite, NO_CARD)
    elif code == BUY_STONE.base:
        slot: i64 = s.stones_owned(seat)
        goods.pay(s, seat, s.content.stone_food[slot], s.content.stone_tool[slot])
        s.push(stones.StoneTake(seat, 1))
    elif code == BUILD_VILLAGE.base:
        goods.pay(s, seat, s.content.village_food, 0)
        s.push(GainStep(seat, VILLAGE, 1, 1))
    else:
        s.push(GainStep(seat, TIP, 1, 1))


# -- step 4: the eclipse pile


@step
class PileAdd(WinterDecision):
    """Hand cards for the eclipse pile, as many as wanted (EW-4.70)."""

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
