"""What people do in Endless Winter with one intention but several choices: a card with the labor for it, a camp to its
hex, all that is printed, the way to the end of a turn.

Nothing here is a rule: every macro is made of choices that the decisions offer, and follows from what its seat sees.
"""

from __future__ import annotations

from typing import Final

from beringia.games.winter.cards import cards, effects
from beringia.games.winter.cards.incomes import IncomeLesser
from beringia.games.winter.chapters import hunt, idols, initiate, megaliths, menu, migrate, turn
from beringia.games.winter.model.land import BASE, HEX_NAMES, NEAR
from beringia.games.winter.model.language import IDOL, MEGALITH
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.step import as_winter
from beringia.games.winter.model.terms import (
    ALL_HEXES,
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
    Card,
    Hex,
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
    END_REST,
    GO_ON,
    MOVE_CAMP,
    MOVE_TO,
    PICK_CAMP,
    PLACE_CAMP,
    PLACE_FIGURE,
    PLAY_TRIBE,
    RITE,
    SKIP,
    SPEND_FOOD,
    TAKE_ANIMAL,
    TAKE_CULTURE,
    TAKE_INCOME,
    TIP_ONE,
    USE_ABILITY,
    USE_CHIEF,
    YES,
)
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
        found = _placed_camps(line)
    elif isinstance(step, migrate.CampPick):
        found = _moved_camps(line)
    elif isinstance(step, turn.PileAdd):
        found = _piles(line)
    return distinct(found + _with_the_ordinary(line))


# -- what follows by itself


def ordinary(line: Line) -> int:
    """The choice that nearly everybody makes where a line stands; -1 where people differ."""
    offered = line.offered()
    if len(offered) == 1:
        return offered[0]
    step = line.state.top
    if isinstance(step, IncomeLesser):
        return max(offered)  # all that is printed, or as much as there is room for
    if isinstance(step, (effects.EffectUse, migrate.CampPlace, hunt.RevealDo)):
        return int(YES.base)
    return -1


def _go_on(line: Line) -> None:
    """Make ordinary choices as long as there are some; but nothing is revealed that nobody has clicked for."""
    while line.open:
        code = ordinary(line)
        if code < 0 or line.reveals(code):
            return
        line.take(code)


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
        _go_on(ahead)
        if len(ahead.steps) > 1:
            first = ahead.steps[0]
            found.append(ahead.macro(first.key, first.args, first.targets))
    return found


def _each(line: Line, key: str = "", whole: bool = False, button: bool = False) -> list[Macro]:
    """A macro for every choice where a line stands, named by that choice or by ``key``, which says nothing of skipping.

    Its elements are clicked; or it is a ``button``, where they mean something else.
    """
    found: list[Macro] = []
    for code in line.offered():
        if key and code == SKIP.base:
            continue
        ahead = line.fork()
        ahead.take(code)
        last = ahead.steps[-1]
        _go_on(ahead)
        found.append(ahead.macro(key or last.key, last.args, () if button else last.targets, whole, last.verb))
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
    _go_on(ahead)
    return [ahead.macro("winter-macro-chief", ahead.steps[0].args)]


def _idols_of_rest(line: Line) -> list[Macro]:
    """Resting for an idol instead of a card."""
    if not line.open or not line.take(int(TAKE_INCOME.code(IDOL))) or not line.open:
        return []
    return _each(line, "winter-macro-rest-idol", button=True) if isinstance(line.state.top, idols.IdolTrack) else []


def _at_once(line: Line) -> list[Macro]:
    """What a figure that has just been placed in a column can take there with one click on the board."""
    if not line.open:
        return []
    found = _things(line)
    if as_winter(line.state).column == MIGRATE:
        return found + _to_hexes(line)
    below = line.fork()
    if below.take(int(GO_ON.base)) and below.take(int(BUY_STONE.base)) and below.open:
        found += _each(below, "winter-macro-buy-stone")
    return found


# -- the menu of a column


def _menu(line: Line) -> list[Macro]:
    s = as_winter(line.state)
    found: list[Macro] = []
    below = line.fork()
    if s.level == TOP:
        found += _things(line)
        if s.column == MIGRATE:
            found += _to_hexes(line) + _camp_by_camp(line)
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
    if not _pay(ahead, int(price)) or not ahead.take(int(wanted.base)):
        return []
    key = f"winter-macro-{wanted.name}".replace("_", "-")
    return _each(ahead, key) if ahead.open else []


def _below(line: Line) -> list[Macro]:
    """What the middle space has on offer, from where one stands."""
    found: list[Macro] = []
    for verb in _BELOW:
        ahead = line.fork()
        if ahead.take(int(verb.base)):
            key = f"winter-macro-{verb.name}".replace("_", "-")
            found += _each(ahead, key) if ahead.open else []
    ahead = line.fork()
    if ahead.take(int(RITE.base)) and ahead.open and isinstance(ahead.state.top, initiate.TribeStack):
        on_top = len(line.steps) > 0  # there a click on a stack buys the card
        found += _each(ahead, "winter-macro-go-rite-card" if on_top else "winter-macro-rite-card", button=on_top)
    return found


def _abilities(line: Line) -> list[Macro]:
    """A card played and its ability used; that of the chief with the card that is discarded for it."""
    found: list[Macro] = []
    for kind, _ in _playable(as_winter(line.state), Seat(line.seat)):
        ahead = line.fork()
        if ahead.take(int(PLAY_TRIBE.code(kind))) and ahead.take(int(USE_ABILITY.code(kind))):
            used = ahead.steps[-1]
            _go_on(ahead)
            found.append(ahead.macro("winter-macro-use", used.args, verb=used.verb))
    ahead = line.fork()
    if ahead.take(int(USE_CHIEF.base)):
        offered = ahead.offered()
        if offered and all(DISCARD_CARD.has(code) for code in offered):
            found += _each(ahead, "winter-macro-chief-discard", button=True)
    return found


def _all_cards(line: Line) -> list[Macro]:
    """All tribe cards of the hand for their labor, or for their way to the discard pile at the end of the turn."""
    ahead = line.fork()
    s = as_winter(ahead.state)
    before = int(s.half_labor)
    for kind, copies in _playable(s, Seat(line.seat)):
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


# -- labor


def _playable(s: WinterState, seat: Seat) -> list[tuple[Card, int]]:
    """The tribe cards that may be played, and how many of each."""
    found: list[tuple[Card, int]] = []
    for number in range(s.content.kinds):
        kind = Card(number)
        copies = int(cards.in_hand(s, seat, kind))
        if copies > 0 and s.content.tribe[kind] == 1 and menu.may_play(s, seat, kind):
            stack = Stack(s.content.kind_stack[kind])
            waits = stack >= 0 and s.fresh >> stack & 1 == 1
            found.append((kind, copies - 1 if waits else copies))
    return found


def _pay(line: Line, halves: int) -> bool:
    """Have so much labor: with as few cards and as little too much as can be, and with food if they are not enough."""
    s = as_winter(line.state)
    seat = Seat(line.seat)
    missing = halves - int(s.half_labor)
    hand: list[tuple[int, Card]] = []
    for kind, copies in _playable(s, seat):
        labor = int(menu.labor_of(s, kind, s.column))
        hand += [(labor, kind)] * copies if labor > 0 else []
    hand.sort()
    while missing > 0:
        if hand:
            enough = [pair for pair in hand if pair[0] >= missing]
            pair = enough[0] if enough else hand[-1]
            hand.remove(pair)
            missing -= pair[0]
            code = int(PLAY_TRIBE.code(pair[1]))
        else:
            missing -= 2
            code = int(SPEND_FOOD.base)
        if not line.take(code):
            return False
    return True


# -- camps


def _to_hexes(line: Line) -> list[Macro]:
    """A camp to a hex without one: one that waits at the base, or else a new one."""
    s = as_winter(line.state)
    seat = Seat(line.seat)
    waits = s.camps[seat, Hex(BASE)] > 0
    start = line.fork()
    if not waits and not start.take(int(PLACE_CAMP.base)):
        return []
    found: list[Macro] = []
    for hex_ in ALL_HEXES:
        ahead = start.fork()
        if hex_ != BASE and s.camps[seat, hex_] == 0 and _march(ahead, Hex(BASE), hex_):
            key = "winter-macro-camp" if waits else "winter-macro-new-camp"
            found.append(ahead.macro(key, {"from": HEX_NAMES[BASE], "hex": HEX_NAMES[hex_]}, _on(hex_)))
    return found


def _camp_by_camp(line: Line) -> list[Macro]:
    """A certain camp to the next hex."""
    s = as_winter(line.state)
    seat = Seat(line.seat)
    found: list[Macro] = []
    for origin in ALL_HEXES:
        if s.camps[seat, origin] > 0:
            for n in range(6):
                near = NEAR[origin * 6 + n]
                ahead = line.fork()
                clear = origin == BASE and s.camps[seat, Hex(near)] == 0
                if near >= 0 and not clear and _march(ahead, origin, Hex(near)):
                    told: dict[str, Argument] = {"from": HEX_NAMES[origin], "hex": HEX_NAMES[near]}
                    found.append(ahead.macro("winter-macro-camp", told, (_camp(origin), *_on(Hex(near)))))
    return found


def _march(line: Line, origin: Hex, target: Hex) -> bool:
    """A camp goes the shortest way, paid for at its beginning."""
    s = as_winter(line.state)
    path = _path(s, origin, target)
    if not path or not _pay(line, len(path) * int(s.content.move_half_labor)):
        return False
    here = origin
    for hex_ in path:
        if not line.take(int(MOVE_CAMP.base)) or not _move(line, here, hex_):
            return False
        here = hex_
    return True


def _move(line: Line, origin: Hex, target: Hex) -> bool:
    """Where several camps could move it is asked which one."""
    if isinstance(line.state.top, migrate.CampPick) and not line.take(int(PICK_CAMP.code(origin))):
        return False
    return line.take(int(MOVE_TO.code(target)))


def _path(s: WinterState, origin: Hex, target: Hex) -> list[Hex]:
    """The hexes after the first one; a face-down tile on the way would be turned up, so none lies between."""
    before: dict[int, int] = {int(origin): -1}
    queue = [int(origin)]
    for here in queue:
        tile = int(s.ice_finds[here])
        if here != origin and tile != NOBODY and tile % 2 == 0:
            continue
        for n in range(6):
            near = int(NEAR[here * 6 + n])
            if near >= 0 and near not in before:
                before[near] = here
                queue.append(near)
    path: list[Hex] = []
    at = int(target)
    while at in before and before[at] >= 0:
        path.append(Hex(at))
        at = before[at]
    path.reverse()
    return path


def _placed_camps(line: Line) -> list[Macro]:
    """A camp that is gained goes on at once, if a move is gained with it."""
    ahead = line.fork()
    ahead.take(int(YES.base))
    if not ahead.open or not isinstance(ahead.state.top, (migrate.CampPick, migrate.CampTo)):
        return []
    found: list[Macro] = []
    for n in range(6):
        near = int(NEAR[BASE * 6 + n])
        moved = ahead.fork()
        if near >= 0 and _move(moved, Hex(BASE), Hex(near)):
            told: dict[str, Argument] = {"from": HEX_NAMES[BASE], "hex": HEX_NAMES[near]}
            found.append(moved.macro("winter-macro-new-camp", told, _on(Hex(near))))
    return found


def _moved_camps(line: Line) -> list[Macro]:
    """A gained move: camp and hex, or the hex alone where it is clear which camp goes there."""
    found: list[Macro] = []
    ways: dict[int, list[Macro]] = {}
    for origin in ALL_HEXES:
        picked = line.fork()
        if not picked.take(int(PICK_CAMP.code(origin))):
            continue
        for code in picked.offered():
            ahead = picked.fork()
            ahead.take(code)
            hex_ = MOVE_TO.read(code)
            told: dict[str, Argument] = {"from": HEX_NAMES[origin], "hex": HEX_NAMES[hex_]}
            found.append(ahead.macro("winter-macro-camp", told, (_camp(origin), *_on(hex_))))
            ways.setdefault(int(hex_), []).append(ahead.macro("winter-macro-camp", told, _on(hex_)))
    return [macros[0] for macros in ways.values() if len(macros) == 1] + found


def _on(hex_: Hex) -> tuple[str, ...]:
    return (f"hex:{HEX_NAMES[hex_]}",)


def _camp(hex_: Hex) -> str:
    return f"camp:{HEX_NAMES[hex_]}"


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
            found += _each(ahead, "winter-macro-idol", whole=True)
        elif lesser:
            idol = ahead.steps[0]
            _go_on(ahead)
            found.append(ahead.macro(idol.key, idol.args, idol.targets, whole=True))
    ahead = line.fork()
    if ahead.take(int(TAKE_INCOME.code(MEGALITH))) and ahead.open and isinstance(ahead.state.top, megaliths.MegaPlace):
        found += _each(ahead, "winter-macro-megalith", whole=printed == int(TAKE_INCOME.code(MEGALITH)))
    if lesser or not any(macro.whole for macro in found):
        ahead = line.fork()
        ahead.take(printed)
        _go_on(ahead)
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
