"""The agenda as readable data, and back, checked so that every step that is read can be carried out."""

from __future__ import annotations

from typing import Final

from beringia.games.winter import eclipse, steps
from beringia.games.winter.cards import hand_size
from beringia.games.winter.effects import usable
from beringia.games.winter.hunt import has_living, in_area
from beringia.games.winter.language import CHOOSE, PAY, WORDS
from beringia.games.winter.megaliths import can_build
from beringia.games.winter.migrate import can_build_village
from beringia.games.winter.site import GROUND
from beringia.games.winter.state import ACTION, OVER, SETUP, WinterState
from beringia.games.winter.state import ECLIPSE as ECLIPSE_PHASE
from beringia.games.winter.stones import can_take
from beringia.games.winter.table import REST
from beringia.games.winter.terms import ALL_HEXES, HEXES, JUNCTURES, Effect, Place, Seat
from beringia.kernel.reader import Reader
from beringia.kernel.state import AGENDA_STEPS, FIRST_DECISION, NOBODY, STEP

STEP_KINDS: Final = {name: kind for kind, name in steps.STEP_NAMES.items() if kind not in steps.OF_NOMADS}

#: What may lie at the bottom of the agenda: everything else needs a step below it to go on from.
BOTTOM: Final = (
    steps.CHIEFS, steps.SETUP_CARDS, steps.DEAL, steps.RESOLVE, steps.TURN, steps.END_TURN, steps.NEXT_TURN,
    steps.ECLIPSE, steps.ECLIPSE_SEAT, steps.END_ECLIPSE, steps.PREPARATION, steps.FINAL_SCORING,
)  # fmt: skip

#: Decisions that may wait below others: they come back after each thing that was chosen in them.
MENUS: Final = (steps.TURN_START, steps.TURN_MENU, steps.REST_MENU, steps.SETUP_SIDE)

_SEATLESS: Final = (
    steps.BEGIN, steps.CHIEFS, steps.SETUP_CARDS, steps.DEAL, steps.RESOLVE, steps.NEXT_TURN, steps.ECLIPSE,
    steps.ECLIPSE_SEAT, steps.END_ECLIPSE, steps.PREPARATION, steps.FINAL_SCORING,
)  # fmt: skip

_OPS: Final = (0, 100_000)
_ORIGIN: Final = (-1, 63)
_FLAG: Final = ((0, 1),)
_ECLIPSE_STEP: Final = ((eclipse.PILE_STEP, eclipse.BOARD_STEP),)

#: Least and most of the arguments x, y, z of each step that has any.
ARGUMENTS: Final = {
    steps.CHIEFS: ((0, 4),),
    steps.SETUP_CARDS: ((-1, 3),),
    steps.RESOLVE: ((0, 4),),
    steps.ECLIPSE_SEAT: ((0, 4),),
    steps.ECLIPSE_STEP: ((eclipse.ORDER_STEP, eclipse.BOARD_STEP),),
    steps.ECLIPSE_ITEMS: _ECLIPSE_STEP,
    steps.ECLIPSE_ALL: _ECLIPSE_STEP,
    steps.ECLIPSE_MENU: _ECLIPSE_STEP,
    steps.EFFECT: (_OPS, _ORIGIN, (0, 1)),
    steps.GAIN: ((0, len(WORDS) - 1), (0, GROUND - 1), (0, 1)),
    steps.ICE_FINDS: ((0, JUNCTURES - 1), (0, 2**HEXES - 1)),
    steps.ICE_ORDER: ((0, JUNCTURES - 1), (1, 2**HEXES - 1)),
    steps.EFFECT_USE: (_OPS, _ORIGIN),
    steps.EFFECT_BRANCH: (_OPS, _ORIGIN),
    steps.INCOME_LESSER: ((0, 4),),
    steps.MEGA_ARROW: ((0, GROUND - 1),),
    steps.TRIBE_STACK: ((0, 1), (0, 2)),
    steps.CULTURE_TAKE: _FLAG,
    steps.ANIMAL_TAKE: _FLAG,
    steps.ANIMAL_TIP: _FLAG,
    steps.CAMP_PICK: _FLAG,
    steps.CAMP_TO: ((0, HEXES - 1),),
    steps.VILLAGE_PLACE: _FLAG,
    steps.STONE_TAKE: _FLAG,
    steps.DISCARD_CARD: ((1, 20),),
}

#: Steps of the setup, of a turn, of the eclipse; the others belong to any of them.
_IN_SETUP: Final = (
    steps.BEGIN, steps.CHIEFS, steps.SETUP_CARDS, steps.DEAL, steps.RESOLVE, steps.SETUP_CHIEF, steps.SETUP_SIDE,
    steps.SETUP_CARD,
)  # fmt: skip
_IN_TURN: Final = (
    steps.END_TURN, steps.NEXT_TURN, steps.TURN_START, steps.CULTURE_FEE, steps.TURN_MENU, steps.REST_TILE,
    steps.REST_MENU, steps.PILE_ADD,
)  # fmt: skip
_IN_ECLIPSE: Final = (
    steps.ECLIPSE_SEAT, steps.ECLIPSE_STEP, steps.ECLIPSE_ITEMS, steps.ECLIPSE_ALL, steps.ECLIPSE_MENU,
    steps.END_ECLIPSE, steps.PREPARATION, steps.FINAL_SCORING,
)  # fmt: skip


def write_agenda(s: WinterState) -> list[list[object]]:
    """Each step as [name, seat, x, y, z], without the arguments it does not have; the top one last."""
    return [_step(s, index) for index in range(s.depth)]


def _step(s: WinterState, index: int) -> list[object]:
    kind = s.agenda[index * STEP]
    seat = s.agenda[index * STEP + 1]
    length = len(ARGUMENTS.get(kind, ()))
    arguments: list[object] = [int(s.agenda[index * STEP + 2 + number]) for number in range(length)]
    return [steps.STEP_NAMES[kind], int(seat) if seat >= 0 else None, *arguments]


def read_agenda(s: WinterState, reader: Reader) -> None:
    entries = reader.items()
    reader.check(len(entries) <= AGENDA_STEPS - 8, "is too long")
    for index, entry in enumerate(entries):
        parts = entry.items()
        entry.check(len(parts) >= 1, "must be [name, seat, arguments ...]")
        kind = STEP_KINDS[parts[0].text(*STEP_KINDS)]
        ranges = ARGUMENTS.get(kind, ())
        entry.check(len(parts) == 2 + len(ranges), f"must have a name, a seat and {len(ranges)} arguments")
        entry.check(index > 0 or kind in BOTTOM, "cannot be the last thing on the agenda")
        waits = kind < FIRST_DECISION or kind in MENUS
        entry.check(waits or index == len(entries) - 1, "a decision must be on top of the agenda")
        # The nomads never wait for anybody: all that can be due is a whole turn of theirs.
        most = int(s.sides) if kind == steps.TURN else int(s.seats())
        seat = NOBODY if parts[1].value is None else parts[1].integer(0, most - 1)
        entry.check((seat == NOBODY) == (kind in _SEATLESS), "needs a seat, or needs none")
        arguments = [parts[2 + n].integer(least, most) for n, (least, most) in enumerate(ranges)]
        arguments += [0] * (3 - len(arguments))
        _check_phase(s, entry, kind, Seat(seat))
        _check_step(s, entry, kind, Seat(seat), arguments)
        s.push(kind, seat, arguments[0], arguments[1], arguments[2])
    kinds = [int(s.agenda[index * STEP]) for index in range(s.depth)]
    if steps.END_TURN in kinds and s.figure == NOBODY:
        reader.check(steps.TURN_START in kinds, "EW-4.20: a turn does not end before a figure is placed")
    reader.check((len(entries) == 0) == (s.phase == OVER), "must be empty exactly when the game is over")


def _check_phase(s: WinterState, entry: Reader, kind: int, seat: Seat) -> None:
    """A step must belong to the phase, and a step of a turn to the seat whose turn it is."""
    phase = s.phase
    entry.check(phase != OVER, "nothing happens after the final scoring")
    if kind in _IN_SETUP:
        entry.check(phase == SETUP, "belongs to the setup")
        return
    chosen = all(s.players[player].chief >= 0 and s.players[player].setup_card >= 0 for player in range(s.seats()))
    entry.check(chosen, "needs players with a chief and a setup card")
    if kind in _IN_TURN:
        entry.check(phase == ACTION, "belongs to the action phase")
        entry.check(seat in (NOBODY, s.turn_seat), "belongs to the seat whose turn it is")
    elif kind in _IN_ECLIPSE:
        entry.check(phase == ECLIPSE_PHASE, "belongs to the eclipse")
    elif kind == steps.TURN:
        due = int(s.order[s.turns % s.sides])
        entry.check(seat == due, f"seat {due} is next in turn order")
        entry.check(s.turns < s.turns_each() * s.sides, "all turns of this round are over")
    elif kind == steps.ECLIPSE:
        entry.check(s.turns == s.turns_each() * s.sides, "comes when all turns of the round are over")


def _check_step(s: WinterState, entry: Reader, kind: int, seat: Seat, arguments: list[int]) -> None:
    """What a step speaks of must be there, so that a decision has a choice and an effect an instruction."""
    x, y, _ = arguments
    ops = s.table.ops
    player = s.players[seat]
    if kind in (steps.EFFECT, steps.EFFECT_USE, steps.EFFECT_BRANCH):
        entry.check(x in s.table.program.starts, f"no effect is written at {x}")
        entry.check(y < s.table.kinds, "no such card")
    elif kind == steps.PREPARATION:
        entry.check(s.round < s.table.rounds, "does not come after the last round")
    elif kind == steps.FINAL_SCORING:
        entry.check(s.round == s.table.rounds, "comes after the last round only")
    elif kind in (steps.CHIEFS, steps.RESOLVE, steps.ECLIPSE_SEAT, steps.SETUP_CARDS):
        entry.check(x <= s.sides, "there are not so many players")
    elif kind in (steps.TURN_START, steps.PILE_ADD, steps.NEXT_TURN):
        entry.check(s.figure == NOBODY, "no figure may be placed yet")
    elif kind == steps.TURN_MENU:
        entry.check(0 <= s.column < REST, "needs a figure in a column")
    elif kind in (steps.REST_MENU, steps.REST_TILE):
        entry.check(s.column == REST, "needs a figure on the rest space")
    elif kind in (steps.ICE_FINDS, steps.ICE_ORDER):
        tiles = [s.ice_finds[hex_] for hex_ in ALL_HEXES if y >> hex_ & 1]
        entry.check(all(tile >= 0 and tile % 2 == 1 for tile in tiles), "needs face-up ice finds")
    if kind in (steps.ECLIPSE_ITEMS, steps.ECLIPSE_ALL, steps.ECLIPSE_MENU):
        _check_items(s, entry, seat, x)
    if kind == steps.EFFECT_USE:
        entry.check(ops[x] == PAY, "needs something to pay")
        entry.check(usable(s, seat, Effect(x)), "cannot be paid, or would bring nothing")
    elif kind == steps.EFFECT_BRANCH:
        entry.check(ops[x] == CHOOSE and usable(s, seat, Effect(x)), "needs a choice that can be made")
    elif kind == steps.MEGA_PLACE:
        entry.check(can_build(s, seat), "there is no place or no piece to build")
    elif kind == steps.MEGA_ARROW or (kind == steps.GAIN and WORDS[x] == "arrow_neutral"):
        start = x if kind == steps.MEGA_ARROW else y
        entry.check(s.is_start_square(Place(start)), "needs a start square")
        entry.check(kind == steps.GAIN or player.built < s.table.neutral, "needs a neutral megalith")
    elif kind == steps.GAIN:
        entry.check(1 <= y <= 20, "must be 1 to 20 times")
    elif kind == steps.CULTURE_TAKE:
        entry.check(any(s.display[place] >= 0 for place in range(8)), "the display is empty")
    elif kind == steps.ANIMAL_TAKE:
        entry.check(in_area(s) > 0, "the hunting area is empty")
    elif kind == steps.ANIMAL_TIP:
        entry.check(has_living(s, seat), "there is no living animal")
    elif kind == steps.CAMP_PLACE:
        entry.check(player.camps > 0, "there is no camp on the board")
    elif kind == steps.CAMP_PICK:
        entry.check(any(s.camps[seat * HEXES + hex_] for hex_ in ALL_HEXES), "there is no camp on the map")
    elif kind == steps.CAMP_TO:
        entry.check(s.camps[seat * HEXES + x] > 0, "there is no camp on this hex")
    elif kind == steps.VILLAGE_PLACE:
        entry.check(can_build_village(s, seat), "no village can be built")
    elif kind == steps.STONE_TAKE:
        entry.check(can_take(s, seat), "no stone can be taken")
    elif kind in (steps.DISCARD_CARD, steps.CULTURE_FEE):
        _check_hand(s, entry, seat, max(x, 1))
    elif kind == steps.SETUP_CHIEF:
        entry.check(s.chiefs_open != 0, "no chief is laid out")
    elif kind == steps.SETUP_CARD:
        entry.check(s.setups_open != 0, "no setup card is laid out")
    elif kind == steps.REST_TILE:
        entry.check(s.rest_size > 1, "needs rest tiles")


def _check_hand(s: WinterState, entry: Reader, seat: Seat, least: int) -> None:
    entry.check(hand_size(s, seat) >= least, f"needs {least} cards in hand")


def _check_items(s: WinterState, entry: Reader, seat: Seat, step: int) -> None:
    items = int(s.items)
    if step == eclipse.BOARD_STEP:
        stones = items >> eclipse.STONE_BIT & 7
        entry.check(stones < 1 << s.stones_owned(seat), "names stones that the player does not own")
        entry.check(items >> eclipse.VILLAGE_BIT <= s.table.villages, "names more villages than there are")
