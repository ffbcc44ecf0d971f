"""What people do in Endless Winter with one intention but several choices: a card with the labor for it, a camp to its
hex, all that is printed, the way to the end of a turn.

Nothing here is a rule: every macro is made of choices that the decisions offer, and follows from what its seat sees.
"""

from __future__ import annotations

from typing import Final

from beringia.games.winter.cards.incomes import IncomeLesser
from beringia.games.winter.chapters import idols, initiate, megaliths, menu, migrate, turn
from beringia.games.winter.model.language import IDOL, MEGALITH
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.step import as_winter
from beringia.games.winter.model.terms import (
    CHIEF_FIGURE,
    DEVELOP,
    HUNT,
    INITIATE,
    MIDDLE,
    MIGRATE,
    REST,
    SPACES,
    TOP,
    TRIBE_FIGURE,
    Space,
)
from beringia.games.winter.model.verbs import (
    ADD_TO_PILE,
    BUILD_VILLAGE,
    BUY_STONE,
    BUY_TRIBE,
    DISCARD_CARD,
    DONE,
    END_REST,
    GO_ON,
    PLACE_FIGURE,
    PLAY_TRIBE,
    RITE,
    SKIP,
    TAKE_ANIMAL,
    TAKE_CULTURE,
    TAKE_INCOME,
    TIP_ONE,
    USE_ABILITY,
    USE_CHIEF,
)
from beringia.games.winter.words.camp_macros import camp_by_camp, moved_camps, placed_camps, to_hexes
from beringia.games.winter.words.macro_lines import each, go_on, ordinary, pay, playable
from beringia.kernel.codes import Argument, Macro
from beringia.kernel.macros import Line, distinct
from beringia.kernel.rules import Rules
from beringia.kernel.state import NOBODY
from beringia.kernel.terms import Seat

#: What a column offers on its top space, and the choice of the thing that follows it.
_WANTED: Final = {INITIATE: BUY_TRIBE, DEVELOP: TAKE_CULTURE, HUNT: TAKE_ANIMAL}
#: The same on the middle space.
_BELOW: Final = (BUY_STONE, BUILD_VILLAGE, TIP_ONE)


def macros(rules: Rules, s: WinterState) -> list[Macro]:
    """The macros of the decision on top, the likeliest first."""
    line = Line(rules, s)
    step = s.top
    found: list[Macro] = []
    if isinstance(step, turn.TurnStart):
        found = _start(line)
    elif isinstance(step, menu.TurnMenu):
        found = _menu(line)
    elif isinstance(step, IncomeLesser):
        found = _incomes(line)
    elif isinstance(step, migrate.CampPlace):
        found = placed_camps(line)
    elif isinstance(step, migrate.CampPick):
        found = moved_camps(line)
    elif isinstance(step, turn.PileAdd):
        found = _piles(line)
    return distinct(found + _with_the_ordinary(line))


# -- what follows by itself


def _with_the_ordinary(line: Line) -> list[Macro]:
    """Every choice together with what nearly everybody chooses afterwards.

    Declining an income is not one: a page folds it, and lists what ends something below all that is folded.
    """
    found: list[Macro] = []
    for code in line.offered():
        if code == SKIP.base and isinstance(line.state.top, IncomeLesser):
            continue
        ahead = line.fork()
        ahead.take(code)
        go_on(ahead)
        if len(ahead.steps) > 1:
            first = ahead.steps[0]
            found.append(ahead.macro(first.key, first.args, first.targets))
    return found


# -- the beginning of a turn


def _start(line: Line) -> list[Macro]:
    """A click on a space sends a figure of the tribe there, or the chief if no other is left; resting is all of it.

    A click on a thing or a hex sends the same figure where it can be had, and takes it.
    """
    s = as_winter(line.state)
    tribe = s.tribe_figures_home(Seat(line.seat)) > 0
    figure = TRIBE_FIGURE if tribe else CHIEF_FIGURE
    found: list[Macro] = []
    for number in range(SPACES):
        space = Space(number)
        found += _chief_at_work(line, space)
        ahead = line.fork()
        if not ahead.take(PLACE_FIGURE.code(figure, space)):
            continue
        first = ahead.steps[0]
        if space == REST:
            ahead.take(int(END_REST.base))
        key = "winter-macro-rest" if len(ahead.steps) > 1 else first.key
        found.append(ahead.macro(key, first.args, (first.targets[-1],)))
        found += _idols_of_rest(ahead) if space == REST else _at_once(ahead)
    return found


def _chief_at_work(line: Line, space: Space) -> list[Macro]:
    """The chief goes to a space and uses the ability there."""
    ahead = line.fork()
    if not ahead.take(PLACE_FIGURE.code(CHIEF_FIGURE, space)) or not ahead.take(int(USE_CHIEF.base)):
        return []
    go_on(ahead)
    return [ahead.macro("winter-macro-chief", ahead.steps[0].args)]


def _idols_of_rest(line: Line) -> list[Macro]:
    """Resting for an idol instead of a card."""
    if not line.open or not line.take(int(TAKE_INCOME.code(IDOL))) or not line.open:
        return []
    return each(line, "winter-macro-rest-idol", button=True) if isinstance(line.state.top, idols.IdolTrack) else []


def _at_once(line: Line) -> list[Macro]:
    """What a figure that has just been placed in a column can take there with one click on the board."""
    if not line.open:
        return []
    found = _things(line)
    if as_winter(line.state).column == MIGRATE:
        return found + to_hexes(line)
    below = line.fork()
    if below.take(int(GO_ON.base)) and below.take(int(BUY_STONE.base)) and below.open:
        found += each(below, "winter-macro-buy-stone")
    return found


# -- the menu of a column


def _menu(line: Line) -> list[Macro]:
    s = as_winter(line.state)
    found: list[Macro] = []
    below = line.fork()
    if s.level == TOP:
        found += _things(line)
        if s.column == MIGRATE:
            found += to_hexes(line) + camp_by_camp(line)
        found += _all_cards(line)
        below.take(int(GO_ON.base))
    lower = as_winter(below.state)
    if below.open and lower.level == MIDDLE and lower.top_name() == "turn_menu":
        found += _below(below)
    return found + _abilities(line) + _to_the_end(line)


def _things(line: Line) -> list[Macro]:
    """One of the things that a column has on offer, with the labor for it."""
    s = as_winter(line.state)
    content = s.content
    wanted = _WANTED.get(int(s.column))
    if wanted is None:
        return []
    price = {
        INITIATE: content.tribe_half_labor,
        DEVELOP: content.culture_half_labor,
        HUNT: content.animal_half_labor,
    }[int(s.column)]
    ahead = line.fork()
    if not pay(ahead, int(price)) or not ahead.take(int(wanted.base)):
        return []
    key = f"winter-macro-{wanted.name}".replace("_", "-")
    return each(ahead, key) if ahead.open else []


def _below(line: Line) -> list[Macro]:
    """What the middle space has on offer, from where one stands."""
    found: list[Macro] = []
    for verb in _BELOW:
        ahead = line.fork()
        if ahead.take(int(verb.base)):
            key = f"winter-macro-{verb.name}".replace("_", "-")
            found += each(ahead, key) if ahead.open else []
    ahead = line.fork()
    if ahead.take(int(RITE.base)) and ahead.open and isinstance(ahead.state.top, initiate.TribeStack):
        on_top = len(line.steps) > 0  # there a click on a stack buys the card
        found += each(ahead, "winter-macro-go-rite-card" if on_top else "winter-macro-rite-card", button=on_top)
    return found


def _abilities(line: Line) -> list[Macro]:
    """A card played and its ability used; that of the chief with the card that is discarded for it."""
    found: list[Macro] = []
    for kind, _ in playable(as_winter(line.state), Seat(line.seat)):
        ahead = line.fork()
        if ahead.take(int(PLAY_TRIBE.code(kind))) and ahead.take(int(USE_ABILITY.code(kind))):
            used = ahead.steps[-1]
            go_on(ahead)
            found.append(ahead.macro("winter-macro-use", used.args, verb=used.verb))
    ahead = line.fork()
    if ahead.take(int(USE_CHIEF.base)):
        offered = ahead.offered()
        if offered and all(DISCARD_CARD.has(code) for code in offered):
            found += each(ahead, "winter-macro-chief-discard", button=True)
    return found


def _all_cards(line: Line) -> list[Macro]:
    """All tribe cards of the hand for their labor, or for their way to the discard pile at the end of the turn."""
    ahead = line.fork()
    s = as_winter(ahead.state)
    before = int(s.half_labor)
    for kind, copies in playable(s, Seat(line.seat)):
        for _ in range(copies):
            ahead.take(int(PLAY_TRIBE.code(kind)))
    played = len(ahead.steps)
    if played == 0:
        return []
    told: dict[str, Argument] = {"cards": played, "halves": int(s.half_labor) - before}
    found = [ahead.macro("winter-macro-play-all", told)] if played > 1 else []
    _run_down(ahead)
    return [*found, ahead.macro("winter-macro-play-end", {"cards": played})] if s.figure == NOBODY else found


def _to_the_end(line: Line) -> list[Macro]:
    """Down the column, taking what is printed at its bottom, as far as there is nothing to decide."""
    ahead = line.fork()
    _run_down(ahead)
    if len(ahead.steps) < 2:
        return []
    found = [ahead.macro("winter-macro-end-turn" if as_winter(ahead.state).figure == NOBODY else "winter-macro-down")]
    if isinstance(ahead.state.top, turn.PileAdd) and ahead.take(int(DONE.base)):
        found.append(ahead.macro("winter-macro-end-keep"))
    return found


def _run_down(line: Line) -> None:
    s = as_winter(line.state)
    while line.open:
        menu = s.top_name() == "turn_menu"
        code = int(GO_ON.base) if menu else ordinary(line)
        if code < 0 or (not menu and line.reveals(code)):
            return
        line.take(code)


# -- incomes, and the eclipse pile


def _incomes(line: Line) -> list[Macro]:
    """All that is printed at one click; an idol with its track and a megalith with its square."""
    offered = line.offered()
    printed = max(offered)
    found: list[Macro] = []
    lesser = False  # an idol instead of something greater: who plays well often takes it, so both are at hand
    ahead = line.fork()
    if ahead.take(int(TAKE_INCOME.code(IDOL))):
        lesser = printed != int(TAKE_INCOME.code(IDOL))
        if ahead.open and isinstance(ahead.state.top, idols.IdolTrack):
            found += each(ahead, "winter-macro-idol", whole=True)
        elif lesser:
            idol = ahead.steps[0]
            go_on(ahead)
            found.append(ahead.macro(idol.key, idol.args, idol.targets, whole=True))
    ahead = line.fork()
    if ahead.take(int(TAKE_INCOME.code(MEGALITH))) and ahead.open and isinstance(ahead.state.top, megaliths.MegaPlace):
        found += each(ahead, "winter-macro-megalith", whole=printed == int(TAKE_INCOME.code(MEGALITH)))
    if lesser or not any(macro.whole for macro in found):
        ahead = line.fork()
        ahead.take(printed)
        go_on(ahead)
        goods = {str(step.args.get("good", "")) for step in ahead.steps}
        told: dict[str, Argument] = {"good": goods.pop() if len(goods) == 1 else "", "count": len(ahead.steps)}
        found.insert(0, ahead.macro("winter-macro-printed", told, whole=True))
    found.sort(key=_whole_first)
    return found


def _whole_first(macro: Macro) -> int:
    return 0 if macro.whole else 1


def _piles(line: Line) -> list[Macro]:
    """Every hand card to the eclipse pile; one of them only; all but one."""
    hand: list[int] = []
    ahead = line.fork()
    while True:
        offered = [code for code in ahead.offered() if ADD_TO_PILE.has(code)]
        if not offered:
            break
        ahead.take(offered[0])
        hand.append(offered[0])
    ahead.take(int(DONE.base))
    found: list[Macro] = []
    if len(hand) > 1:
        found.append(ahead.macro("winter-macro-pile-all", {"cards": len(hand)}))
        for code in line.offered():
            if ADD_TO_PILE.has(code):
                rest = list(hand)
                rest.remove(code)
                found.append(_pile(line, [code], "winter-macro-pile-only", code))
                found.append(_pile(line, rest, "winter-macro-pile-but", code))
    return found


def _pile(line: Line, some: list[int], key: str, about: int) -> Macro:
    ahead = line.fork()
    for code in [*some, int(DONE.base)]:
        ahead.take(code)
    told = line.rules.describe(line.state, about)
    return ahead.macro(key, told.args)
