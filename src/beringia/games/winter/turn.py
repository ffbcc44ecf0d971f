"""Section 4 of the rules: a turn of the action phase - culture cards, a figure, the spaces of its column, the end."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.winter import cards, chief, effects, goods, happenings, hunt, migrate, steps, stones
from beringia.games.winter.codes import (
    ADD_TO_PILE,
    BUILD_VILLAGE,
    BUY_STONE,
    BUY_TRIBE,
    GO_ON,
    MOVE_CAMP,
    PILE_DONE,
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
    place_code,
)
from beringia.games.winter.initiate import BUYING, EVERY_STACK, TO_HAND
from beringia.games.winter.language import TIP as TIP_WORD
from beringia.games.winter.language import VILLAGE as VILLAGE_WORD
from beringia.games.winter.rest import return_tile, tile_waits
from beringia.games.winter.state import ACTION as ACTION_PHASE
from beringia.games.winter.state import (
    BOTTOM,
    CHIEF_FIGURE,
    ECLIPSE_PILE,
    IN_PLAY,
    MIDDLE,
    READY,
    TOP,
    TRIBE_FIGURE,
    ZONE,
    WinterState,
)
from beringia.games.winter.state import MOST_CARDS as CARDS_EACH
from beringia.games.winter.table import DEVELOP, INITIATE, MIGRATE, REST
from beringia.games.winter.terms import SPACES, Card, Seat, Space, Stack
from beringia.kernel.state import NOBODY


def begin_turn(s: WinterState, seat: Seat) -> None:
    s.phase = ACTION_PHASE
    s.turn_seat = seat
    s.emit(happenings.TURN_BEGAN, seat)
    s.push(steps.END_TURN, seat)
    s.push(steps.TURN_START, seat)


# -- step 1: culture cards; placing a figure ends it


def offer_start(s: WinterState, seat: Seat) -> None:
    """Culture cards as long as their fee can be paid (EW-4.12, EW-4.13), and every place for every figure (EW-4.20)."""
    if s.players[seat].chief_at == NOBODY:
        for space in range(i64(SPACES)):
            s.offer(place_code(CHIEF_FIGURE, space))
    if s.tribe_figures_home(seat) > 0:
        for space in range(i64(SPACES)):
            s.offer(place_code(TRIBE_FIGURE, space))
    if s.cultures == 0 or cards.hand_size(s, seat) > 1:
        found: i64 = cards.hand_kinds(s, seat)
        for kind in range(s.table.kinds):
            if found >> kind & 1 and s.table.tribe[kind] == 0:
                s.offer(PLAY_CULTURE + kind)


def take_start(s: WinterState, seat: Seat, code: i64) -> None:
    if code >= PLAY_CULTURE:
        _play_culture(s, seat, Card(code - PLAY_CULTURE))
    else:
        _place_figure(s, seat, (code - PLACE_FIGURE) // SPACES, (Space(Space(code - PLACE_FIGURE) % SPACES)))


def _play_culture(s: WinterState, seat: Seat, kind: Card) -> None:
    """For every further culture card another hand card goes to the discard pile first (EW-4.12, EW-4.13)."""
    cards.from_hand(s, seat, kind, IN_PLAY)
    s.emit(happenings.CULTURE_PLAYED, seat, kind)
    s.push(steps.TURN_START, seat)
    if s.table.effect[kind] != 0:
        s.push(steps.EFFECT, seat, s.table.effect[kind], kind)
    if s.cultures > 0:
        s.push(steps.CULTURE_FEE, seat)
    s.cultures += 1


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
        s.symbols[space] = 2 * seat + figure
        first = 1
    s.first = first
    if figure == CHIEF_FIGURE:
        s.players[seat].chief_at = space
    else:
        s.tribe_at[seat * SPACES + space] += 1
    s.emit(happenings.FIGURE_PLACED, seat, figure, space, first)
    if space == REST:
        s.push(steps.REST_MENU, seat)
        if tile_waits(s):
            s.push(steps.REST_TILE, seat)
    else:
        s.push(steps.TURN_MENU, seat)


# -- the menu of a column


def offer_menu(s: WinterState, seat: Seat) -> None:
    """Everything that can be done now, in any order (EW-29.10 to EW-29.12)."""
    s.offer(GO_ON)
    level: i64 = s.level
    if level == TOP:
        if s.players[seat].food > 0:
            s.offer(SPEND_FOOD)
        _offer_top(s, seat)
    elif level == MIDDLE and s.middle_done == 0:
        _offer_middle(s, seat)
    found: i64 = cards.hand_kinds(s, seat)
    for kind in range(s.table.kinds):
        if found >> kind & 1 and s.table.tribe[kind] == 1 and may_play(s, seat, Card(kind)):
            s.offer(PLAY_TRIBE + kind)
    found = cards.kinds(s, seat, READY, READY)
    if found != 0:
        for kind in range(s.table.kinds):
            if found >> kind & 1 and effects.usable(s, seat, s.table.effect[kind]):
                s.offer(USE_ABILITY + kind)
    chief.offer_chief(s, seat)


def may_play(s: WinterState, seat: Seat, kind: Card) -> bool:
    """Below the top space labor is of no use, so only cards with an ability can be played there (EW-29.12).
    A card bought on the top space of Initiate waits for the next turn (EW-5.4, EW-5.5)."""
    if s.level != TOP and s.table.effect[kind] == 0:
        return False
    stack = Stack(s.table.kind_stack[kind])
    if stack < 0 or s.fresh >> stack & 1 == 0:
        return True
    return cards.in_hand(s, seat, kind) > 1


def _offer_top(s: WinterState, seat: Seat) -> None:
    tools: i64 = s.players[seat].tools
    half_labor: i64 = s.half_labor
    column = Space(s.column)
    table = s.table
    if column == INITIATE:
        if tools >= table.tribe_tool and half_labor >= table.tribe_half_labor and s.bought != EVERY_STACK:
            s.offer(BUY_TRIBE)
    elif column == DEVELOP:
        if half_labor >= table.culture_half_labor:
            s.offer(TAKE_CULTURE)
    elif column == MIGRATE:
        if tools >= table.camp_tool and s.players[seat].camps > 0:
            s.offer(PLACE_CAMP)
        if half_labor >= table.move_half_labor and s.camps_on_map(seat) > 0:
            s.offer(MOVE_CAMP)
    else:
        if half_labor >= table.reveal_half_labor and hunt.can_reveal(s):
            s.offer(REVEAL_ANIMALS)
        if tools >= table.animal_tool and half_labor >= table.animal_half_labor and animal_or_point(s):
            s.offer(TAKE_ANIMAL)


def animal_or_point(s: WinterState) -> bool:
    """Something lies in the area, or nothing is left at all (EW-8.5 to EW-8.7)."""
    return hunt.in_area(s) > 0 or not hunt.can_reveal(s)


def _offer_middle(s: WinterState, seat: Seat) -> None:
    column = Space(s.column)
    if column == INITIATE:
        if effects.usable(s, seat, s.table.rite):
            s.offer(RITE)
    elif column == DEVELOP:
        if stones.can_buy(s, seat):
            s.offer(BUY_STONE)
    elif column == MIGRATE:
        if s.players[seat].food >= s.table.village_food and migrate.can_build_village(s, seat):
            s.offer(BUILD_VILLAGE)
    elif hunt.has_living(s, seat):
        s.offer(TIP_ONE)


def take_menu(s: WinterState, seat: Seat, code: i64) -> None:
    if code == GO_ON:
        _go_on(s, seat)
        return
    s.push(steps.TURN_MENU, seat)
    if code == SPEND_FOOD:
        _spend_food(s, seat)
    elif code == USE_CHIEF:
        chief.use_chief(s, seat)
    elif code >= USE_ABILITY:
        _use(s, seat, Card(code - USE_ABILITY))
    elif code >= PLAY_TRIBE:
        _play_tribe(s, seat, Card(code - PLAY_TRIBE))
    elif code < RITE:
        _act_on_top(s, seat, code)
    else:
        _act_in_middle(s, seat, code)


def _go_on(s: WinterState, seat: Seat) -> None:
    """To the next space; the symbol at the bottom pays on arrival (EW-4.22 to EW-4.28)."""
    if s.level == BOTTOM:
        return
    s.level += 1
    s.push(steps.TURN_MENU, seat)
    if s.level == BOTTOM and s.first == 1:
        s.push(steps.EFFECT, seat, s.table.bottom[s.column], NOBODY)


def _spend_food(s: WinterState, seat: Seat) -> None:
    """Down to the next labor symbol: 1 food from an odd count, 2 from an even one (EW-4.50, EW-4.51)."""
    player = s.players[seat]
    spent: i64 = 1 if player.food % 2 == 1 else 2
    player.food -= spent
    s.half_labor += 2
    s.emit(happenings.FOOD_SPENT, seat, spent)


def _play_tribe(s: WinterState, seat: Seat, kind: Card) -> None:
    """Corner labor, extra labor of the card, extra labor of its column (EW-4.42 to EW-4.45)."""
    ready: bool = s.table.effect[kind] != 0
    cards.from_hand(s, seat, kind, READY if ready else IN_PLAY)
    halves: i64 = labor_of(s, kind, Space(s.column))
    s.half_labor += halves
    s.emit(happenings.TRIBE_PLAYED, seat, kind, halves)


def labor_of(s: WinterState, kind: Card, column: Space) -> i64:
    """Half labor of a tribe card played in a column."""
    halves: i64 = s.table.half_labor[kind] + s.table.extra_half_labor[kind]
    if s.table.column[kind] == column:
        halves += s.table.column_half_labor[kind]
    return halves


def _use(s: WinterState, seat: Seat, kind: Card) -> None:
    """The ability of a played card, once (EW-4.46)."""
    s.cards[seat * CARDS_EACH + cards.find(s, seat, kind, READY)] = kind * ZONE + IN_PLAY
    s.emit(happenings.ABILITY_USED, seat, kind)
    s.push(steps.EFFECT, seat, s.table.effect[kind], kind, 1)


def _act_on_top(s: WinterState, seat: Seat, code: i64) -> None:
    """Paid at once, then carried out (sections 5 to 8)."""
    if code == BUY_TRIBE:
        s.half_labor -= s.table.tribe_half_labor
        goods.pay(s, seat, 0, s.table.tribe_tool)
        s.push(steps.TRIBE_STACK, seat, TO_HAND, BUYING)
    elif code == TAKE_CULTURE:
        s.half_labor -= s.table.culture_half_labor
        stones.take_culture(s, seat, 1)
    elif code == PLACE_CAMP:
        goods.pay(s, seat, 0, s.table.camp_tool)
        migrate.place_camp(s, seat)
    elif code == MOVE_CAMP:
        s.half_labor -= s.table.move_half_labor
        s.push(steps.CAMP_PICK, seat, 1)
    elif code == REVEAL_ANIMALS:
        s.half_labor -= s.table.reveal_half_labor
        for _ in range(s.table.reveal_animals):
            hunt.reveal(s)
    else:
        s.half_labor -= s.table.animal_half_labor
        goods.pay(s, seat, 0, s.table.animal_tool)
        hunt.take_any(s, seat, 1)


def _act_in_middle(s: WinterState, seat: Seat, code: i64) -> None:
    s.middle_done = 1
    if code == RITE:
        effects.pay(s, seat, s.table.rite, Card(NOBODY))
    elif code == BUY_STONE:
        slot: i64 = s.stones_owned(seat)
        goods.pay(s, seat, s.table.stone_food[slot], s.table.stone_tool[slot])
        s.push(steps.STONE_TAKE, seat, 1)
    elif code == BUILD_VILLAGE:
        goods.pay(s, seat, s.table.village_food, 0)
        s.push(steps.GAIN, seat, VILLAGE_WORD, 1, 1)
    else:
        s.push(steps.GAIN, seat, TIP_WORD, 1, 1)


# -- steps 3 and 4


def end_turn(s: WinterState, seat: Seat) -> None:
    """Played cards to the discard pile; after the last figure of the round the eclipse pile (EW-4.60, EW-4.70)."""
    cards.to_discard(s, seat, IN_PLAY, READY)
    return_tile(s, seat)
    s.figure = NOBODY
    s.column = NOBODY
    s.level = TOP
    s.first = 0
    s.half_labor = 0
    s.cultures = 0
    s.chief_used = 0
    s.middle_done = 0
    s.bought = 0
    s.fresh = 0
    s.rest_drawn = 0
    s.rest_tipped = 0
    s.push(steps.NEXT_TURN)
    if s.turns >= (s.turns_each() - 1) * s.sides:
        s.push(steps.PILE_ADD, seat)
    s.turns += 1


def next_turn(s: WinterState) -> None:
    """In turn order, until everybody has had their turns (EW-4.1, EW-4.73)."""
    if s.turns < s.turns_each() * s.sides:
        s.push(steps.TURN, s.order[s.turns % s.sides])
    else:
        s.push(steps.ECLIPSE)


def offer_pile(s: WinterState, seat: Seat) -> None:
    s.offer(PILE_DONE)
    cards.offer_hand(s, seat, ADD_TO_PILE)


def take_pile(s: WinterState, seat: Seat, code: i64) -> None:
    if code == PILE_DONE:
        return
    s.push(steps.PILE_ADD, seat)
    cards.from_hand_secretly(s, seat, Card(code - ADD_TO_PILE), ECLIPSE_PILE)
    s.emit_secret(happenings.PILE_ADDED, seat, 0, code - ADD_TO_PILE, seat)
