"""Positions of Eiszeit as readable plain data, and back. The format is public: see docs/formats.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.eiszeit import steps
from beringia.games.eiszeit.cards import deck_cards, deck_start
from beringia.games.eiszeit.codes import AREAS, KINDS, LIGHT_KINDS, SEATS
from beringia.games.eiszeit.light import mammoth_possible
from beringia.games.eiszeit.state import (
    CARD,
    CARD_PLAYER,
    CLUBS,
    DARK_STONES,
    ENDED_BY,
    LIGHT_CARDS,
    LIGHT_STONES,
    MAMMOTHS,
    MOVED,
    RICH,
    ROUND,
    ROUNDS,
    TILES,
    TURN_SEAT,
    EiszeitState,
    empty_state,
)
from beringia.games.eiszeit.table import (
    CARDS,
    COLOUR_NAMES,
    DARK,
    FIRE_DARK,
    LANDSCAPES,
    LEAVE_TWO,
    LIGHT,
    SETTLE_ONE,
    SETTLE_TWO,
    Table,
)
from beringia.games.eiszeit.turn import is_cult, may_copy
from beringia.games.eiszeit.view import hand_cards
from beringia.kernel.dice import dice_from_reader, dice_to_dict
from beringia.kernel.reader import Reader
from beringia.kernel.rules import OptionValue
from beringia.kernel.state import AGENDA_STEPS, NOBODY, STEP

_GROUND: Final = -1  # nothing at all: the step may be the last thing on the agenda
_CARD: Final = (steps.AFTER_ACTION, steps.ACT)  # an action begins, and others may be about to act on the same card
_MORE: Final = (
    steps.PLACE_HUNTER, steps.TRAIL_STEP, steps.MIGRATION_STEP, steps.DRIVE_STEP, steps.MARCH_STEP,
)  # fmt: skip

#: What may lie directly below each step that can stand on an agenda.
BELOW: Final = {
    steps.PREROUND_PLACE: (_GROUND,),
    steps.TURN: (_GROUND,),
    steps.END_TURN: (_GROUND,),
    steps.CONFLICTS: (_GROUND,),
    steps.SCORING: (_GROUND,),
    steps.GLACIER_PHASE: (_GROUND,),
    steps.NEXT_ROUND: (_GROUND,),
    steps.GLACIER: (steps.NEXT_ROUND,),
    steps.AFTER_ACTION: (steps.END_TURN,),
    steps.PLAY_CARD: (steps.AFTER_ACTION,),
    steps.CULT_CHOICE: (steps.AFTER_ACTION,),
    steps.CHOOSE_OPPONENT: (steps.AFTER_ACTION,),
    steps.REFILL: (steps.END_TURN, steps.PLAY_CARD),
    steps.DISCARD_CARD: (steps.REFILL,),
    steps.DRAW_CARD: (steps.REFILL,),
    steps.ACT: _CARD,
    steps.PLACE_HUNTER: _CARD,
    steps.TRAIL_AREA: _CARD,
    steps.TRAIL_STEP: _CARD,
    steps.MIGRATION_FIRST: _CARD,
    steps.MIGRATION_STEP: _CARD,
    steps.MAMMOTH_CHOICE: _CARD,
    steps.FIRE_MOVE: _CARD,
    steps.SWAP_PAIR: _CARD,
    steps.CLUB_CHOICE: _CARD,
    steps.CLUB_NOW: _CARD,
    steps.DRIVE_STEP: _CARD,
    steps.LEAVE_STEP: _CARD,
    steps.CLUB_OR_MARCH_STEP: _CARD,
    steps.MARCH_STEP: _CARD,
    steps.MAMMOTH_LEAVE: _CARD,
    steps.ASK_ATTACH: (*_CARD, *_MORE),
    steps.ATTACH_CLUB: (*_CARD, *_MORE, steps.ASK_ATTACH),
}

#: Steps of the player whose turn it is.
_OF_THE_TURN: Final = (
    steps.END_TURN, steps.AFTER_ACTION, steps.REFILL, steps.PLAY_CARD, steps.CULT_CHOICE, steps.CHOOSE_OPPONENT,
    steps.DISCARD_CARD, steps.DRAW_CARD,
)  # fmt: skip

STEP_KINDS: Final = {steps.STEP_NAMES[kind]: kind for kind in BELOW}

#: Least and most of the arguments x, y, z of each step that has any.
ARGUMENTS: Final = {
    steps.ACT: ((SETTLE_TWO, SETTLE_ONE),),
    steps.ASK_ATTACH: ((0, AREAS - 1),),
    steps.PREROUND_PLACE: ((0, 200),),
    steps.CULT_CHOICE: ((0, KINDS - 1),),
    steps.CHOOSE_OPPONENT: ((LEAVE_TWO, FIRE_DARK),),
    steps.PLACE_HUNTER: ((0, KINDS - 1), (0, 2), (0, 1)),
    steps.TRAIL_STEP: ((0, AREAS - 1), (0, 2), (0, 1)),
    steps.MIGRATION_STEP: ((0, AREAS * AREAS - 1), (0, 2), (0, 1)),
    steps.ATTACH_CLUB: ((0, AREAS - 1),),
    steps.DRIVE_STEP: ((1, 3),),
    steps.LEAVE_STEP: ((1, 2), (-1, SEATS - 1)),
}

_SEATLESS: Final = (steps.CONFLICTS, steps.SCORING, steps.GLACIER_PHASE, steps.NEXT_ROUND)


def to_dict(s: EiszeitState) -> dict[str, object]:
    return {
        "round": int(s.now[ROUND]),
        "turn": int(s.now[TURN_SEAT]),
        "rich": bool(s.now[RICH]),
        "ended_by": _seat_or_none(s.now[ENDED_BY]),
        "card": _card_or_none(s.now[CARD]),
        "card_player": _seat_or_none(s.now[CARD_PLAYER]),
        "moved": [int(s.moved[index]) for index in range(s.now[MOVED])],
        "players": [
            {
                "score": int(s.score[seat]),
                "stones": int(s.stones[seat]),
                "clubs": int(s.clubs[seat]),
                "reserve": int(s.reserve[seat]),
                "hand": hand_cards(s, seat),
                "discarded": _cards(s.discarded, seat * KINDS, 0, KINDS),
            }
            for seat in range(s.players())
        ],
        "areas": [
            {
                "ice": s.ice[area] == 1,
                "mammoths": int(s.mammoths[area]),
                "hunters": [int(s.hunters[seat * AREAS + area]) for seat in range(s.players())],
                "armed": [int(s.armed[seat * AREAS + area]) for seat in range(s.players())],
            }
            for area in range(AREAS)
        ],
        "supply": {
            "dark": int(s.supply[DARK_STONES]),
            "light": int(s.supply[LIGHT_STONES]),
            "mammoths": int(s.supply[MAMMOTHS]),
            "clubs": int(s.supply[CLUBS]),
        },
        # In order of arrival; area 0 is the general supply.
        "fires": [[int(s.tile_area[tile]) + 1, int(s.tile_value[tile])] for tile in range(TILES)],
        "cards": {
            COLOUR_NAMES[colour]: {
                "deck": [CARDS[card] for card in deck_cards(s, colour)],
                "open": _card_or_none(s.open[colour]),
                "seen": _cards(s.seen, 0, *_kinds_of(colour)),
            }
            for colour in (LIGHT, DARK)
        },
        "agenda": [_step(s, index) for index in range(s.depth)],
        "dice": dice_to_dict(s.dice),
    }


def _kinds_of(colour: int) -> tuple[int, int]:
    return (0, LIGHT_KINDS) if colour == LIGHT else (LIGHT_KINDS, KINDS)


def _seat_or_none(seat: int) -> int | None:
    return None if seat < 0 else int(seat)


def _card_or_none(card: int) -> str | None:
    return None if card < 0 else CARDS[card]


def _cards(counts: vec[i64], start: int, first: int, last: int) -> list[str]:
    return [CARDS[card] for card in range(first, last) for _ in range(counts[start + card])]


def _step(s: EiszeitState, index: int) -> list[object]:
    """A step as [name, seat, x, y, z], without the arguments it does not have."""
    kind = s.agenda[index * STEP]
    seat = s.agenda[index * STEP + 1]
    length = len(ARGUMENTS.get(kind, ()))
    arguments: list[object] = [int(s.agenda[index * STEP + 2 + number]) for number in range(length)]
    return [steps.STEP_NAMES[kind], _seat_or_none(seat), *arguments]


def from_dict(table: Table, seats: int, options: dict[str, OptionValue], data: Mapping[str, object]) -> EiszeitState:
    """The state that ``to_dict`` wrote. Shape and ranges are checked here, the invariants by ``check``."""
    top = Reader(data, "state").only(
        "round", "turn", "rich", "ended_by", "card", "card_player", "moved", "players", "areas", "supply", "fires",
        "cards", "agenda", "dice",
    )  # fmt: skip
    s = empty_state(table, seats, dice_from_reader(top.at("dice")))
    s.now[ROUNDS] = cast(int, options["rounds"])
    s.now[ROUND] = top.at("round").integer(0, int(s.now[ROUNDS]))
    for seat, name in enumerate(cast(list[str], options["colours"])):
        s.colour[seat] = table.colours.index(name)
    for seat in range(seats, SEATS):
        s.colour[seat] = _spare_colour(s, seat)
    s.now[TURN_SEAT] = top.at("turn").integer(0, seats - 1)
    s.now[RICH] = int(top.at("rich").boolean())
    s.now[ENDED_BY] = _read_seat(top.at("ended_by"), seats)
    s.now[CARD] = _read_card(top.at("card"))
    s.now[CARD_PLAYER] = _read_seat(top.at("card_player"), seats)
    moved = top.at("moved")
    for place in moved.integers(0, 2 * seats * AREAS - 1):
        moved.check(s.now[MOVED] < 3, "must be three hunters at most")
        s.moved[s.now[MOVED]] = place
        s.now[MOVED] += 1
    _read_players(s, top.at("players"))
    _read_areas(s, top.at("areas"))
    _read_supply(s, top.at("supply"))
    _read_fires(s, top.at("fires"))
    _read_cards(s, top.at("cards"))
    _read_agenda(s, top.at("agenda"))
    return s


def _spare_colour(s: EiszeitState, seat: int) -> int:
    """Colours that nobody plays fill the unused seats in their usual order, as ``setup`` does it."""
    taken = [s.colour[other] for other in range(seat)]
    return next(index for index in range(SEATS) if index not in taken)


def _read_seat(reader: Reader, seats: int) -> int:
    return NOBODY if reader.value is None else reader.integer(0, seats - 1)


def _read_card(reader: Reader) -> int:
    return NOBODY if reader.value is None else CARDS.index(reader.text(*CARDS))


def _exactly(reader: Reader, count: int) -> list[Reader]:
    items = reader.items()
    reader.check(len(items) == count, f"must have {count} entries, not {len(items)}")
    return items


def _read_players(s: EiszeitState, reader: Reader) -> None:
    for seat, player in enumerate(_exactly(reader, int(s.players()))):
        player.only("score", "stones", "clubs", "reserve", "hand", "discarded")
        s.score[seat] = player.at("score").integer(0, 100_000)
        s.stones[seat] = player.at("stones").integer(0, 200)
        s.clubs[seat] = player.at("clubs").integer(0, 30)
        s.reserve[seat] = player.at("reserve").integer(0, 30)
        for card in player.at("hand").items():
            s.hand[seat * KINDS + CARDS.index(card.text(*CARDS))] += 1
        player.at("hand").check(s.hand_size(seat) <= s.table.hand, f"must be {s.table.hand} cards at most")
        for card in player.at("discarded").items():
            kind = CARDS.index(card.text(*CARDS))
            s.discarded[seat * KINDS + kind] += 1
            s.pile_size[LIGHT if kind < LIGHT_KINDS else DARK] += 1


def _read_areas(s: EiszeitState, reader: Reader) -> None:
    for area, entry in enumerate(_exactly(reader, AREAS)):
        entry.only("ice", "mammoths", "hunters", "armed")
        s.ice[area] = int(entry.at("ice").boolean())
        s.mammoths[area] = entry.at("mammoths").integer(0, 30)
        for seat, count in enumerate(_exactly(entry.at("hunters"), int(s.players()))):
            s.hunters[seat * AREAS + area] = count.integer(0, 30)
        for seat, count in enumerate(_exactly(entry.at("armed"), int(s.players()))):
            s.armed[seat * AREAS + area] = count.integer(0, 30)


def _read_supply(s: EiszeitState, reader: Reader) -> None:
    reader.only("dark", "light", "mammoths", "clubs")
    s.supply[DARK_STONES] = reader.at("dark").integer(0, 200)
    s.supply[LIGHT_STONES] = reader.at("light").integer(0, 200)
    s.supply[MAMMOTHS] = reader.at("mammoths").integer(0, 30)
    s.supply[CLUBS] = reader.at("clubs").integer(0, 30)


def _read_fires(s: EiszeitState, reader: Reader) -> None:
    for tile, entry in enumerate(_exactly(reader, TILES)):
        area, value = _exactly(entry, 2)
        s.tile_area[tile] = area.integer(0, AREAS) - 1
        s.tile_value[tile] = value.integer(0, 2)
        if s.tile_area[tile] >= 0:
            s.fires[s.tile_area[tile]] += 1


def _read_cards(s: EiszeitState, reader: Reader) -> None:
    reader.only(*COLOUR_NAMES)
    for colour, name in enumerate(COLOUR_NAMES):
        pile = reader.at(name).only("deck", "open", "seen")
        first, last = _kinds_of(colour)
        allowed = CARDS[first:last]
        deck = pile.at("deck").items()
        pile.at("deck").check(len(deck) <= (LIGHT_CARDS if colour == LIGHT else 22), "holds more cards than there are")
        for index, card in enumerate(deck):
            s.deck[deck_start(colour) + index] = CARDS.index(card.text(*allowed))
        s.deck_size[colour] = len(deck)
        s.open[colour] = NOBODY
        if pile.at("open").value is not None:
            s.open[colour] = CARDS.index(pile.at("open").text(*allowed))
        for card in pile.at("seen").items():
            s.seen[CARDS.index(card.text(*allowed))] += 1
            s.pile_size[colour] += 1


def _read_agenda(s: EiszeitState, reader: Reader) -> None:
    entries = reader.items()
    reader.check(len(entries) <= AGENDA_STEPS - 8, "is too long")
    for index, entry in enumerate(entries):
        parts = entry.items()
        entry.check(len(parts) >= 1, "must be [name, seat, arguments ...]")
        kind = STEP_KINDS[parts[0].text(*STEP_KINDS)]
        ranges = ARGUMENTS.get(kind, ())
        entry.check(len(parts) == 2 + len(ranges), f"must have a name, a seat and {len(ranges)} arguments")
        below = _GROUND if index == 0 else int(s.top_kind())
        if below == _GROUND:
            entry.check(_GROUND in BELOW[kind], "cannot be the last thing on the agenda")
        entry.check(below in BELOW[kind], f"cannot come before {steps.STEP_NAMES.get(below)}")
        seat = _read_seat(parts[1], int(s.players()))
        entry.check((seat == NOBODY) == (kind in _SEATLESS), "needs a seat, or needs none")
        arguments = [parts[2 + n].integer(least, most) for n, (least, most) in enumerate(ranges)]
        arguments += [0] * (3 - len(arguments))
        entry.check(kind not in _OF_THE_TURN or seat == s.now[TURN_SEAT], "belongs to the player whose turn it is")
        _check_step(s, entry, kind, seat, arguments)
        s.push(kind, seat, arguments[0], arguments[1], arguments[2])
    finished = s.now[ROUND] == s.now[ROUNDS] and s.now[ENDED_BY] != NOBODY
    reader.check(len(entries) > 0 or finished, "is empty, but the last round has not ended")


def _check_step(s: EiszeitState, entry: Reader, kind: int, seat: int, arguments: list[int]) -> None:
    """What a step speaks of must be there."""
    area = arguments[0]
    if kind == steps.PREROUND_PLACE:
        entry.check(s.now[ROUND] == 0, "happens before round 1 only")
        entry.check(area < s.table.preround * s.players(), "all hunters of the pre-round are placed")
        return
    entry.check(s.now[ROUND] > 0, "does not happen in the pre-round")
    if kind in _SEATLESS or kind == steps.GLACIER:
        entry.check(s.now[ENDED_BY] != NOBODY, "needs to know who ended settling (ended_by)")
        over = s.last_round() and kind not in (steps.CONFLICTS, steps.SCORING)
        entry.check(not over, "does not happen in the last round")
    elif kind == steps.PLAY_CARD:
        rich = s.stones[seat] >= s.table.stones_forbid_dark
        entry.check(rich == (s.now[RICH] == 1), f"rich must say if the turn began with too many stones: {rich}")
    elif kind == steps.CULT_CHOICE:
        entry.check(is_cult(arguments[0]), "needs a cult card")
        can_copy = may_copy(s, seat, arguments[0], LIGHT) or may_copy(s, seat, arguments[0], DARK)
        entry.check(can_copy, "there is no open card to copy")
    elif kind == steps.PLACE_HUNTER:
        places = arguments[0] < len(LANDSCAPES) or arguments[0] in (SETTLE_TWO, SETTLE_ONE)
        entry.check(places, "needs a card that places hunters")
    elif kind == steps.MAMMOTH_CHOICE:
        entry.check(mammoth_possible(s, seat), "no mammoth can be placed or moved")
    elif kind == steps.TRAIL_STEP:
        entry.check(s.ice[area] == 0, f"area {area + 1} is iced")
    elif kind == steps.MIGRATION_STEP:
        target = arguments[0] % AREAS
        entry.check(s.ice[target] == 0, f"area {target + 1} is iced")
        entry.check(s.bordering(arguments[0] // AREAS, target), "origin and target do not border")
    elif kind == steps.DRAW_CARD:
        entry.check(s.hand_size(seat) < s.table.hand, "the hand is full")
    if kind == steps.ATTACH_CLUB or kind == steps.CLUB_NOW:
        entry.check(s.clubs[seat] > 0, "there is no club to attach")
    if kind == steps.ATTACH_CLUB or kind == steps.ASK_ATTACH:
        entry.check(s.unarmed(seat, area) > 0, f"there is no hunter without a club in area {area + 1}")
