"""Section 3 of the rules: setup."""

from __future__ import annotations

from typing import Annotated, Final

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.valley.chapters import hands, rounds, windows
from beringia.games.valley.chapters.births import refuse_sowing
from beringia.games.valley.chapters.pieces import add_person, raise_settlement, sow
from beringia.games.valley.model import events
from beringia.games.valley.model.any_time import AnyTime
from beringia.games.valley.model.bits import bit, has_bit
from beringia.games.valley.model.board import HALVES, LAKE, PLAIN
from beringia.games.valley.model.content import Content
from beringia.games.valley.model.land import SETTLEMENT
from beringia.games.valley.model.records import Setting
from beringia.games.valley.model.state import ValleyState
from beringia.games.valley.model.step import HEX_NUMBER, TURNS, ValleyDecision, ValleyStep
from beringia.games.valley.model.terms import (
    ALL_DIRECTIONS,
    ALL_HEXES,
    DECK_SIZE,
    HEX_NAMES,
    NO_SEAT,
    SEATS,
    SUMMER,
    TRUMPS,
    WARRIOR,
    WINTER,
    WOMAN,
    Hex,
    Seat,
)
from beringia.games.valley.model.verbs import DONE, PLACE, SOW
from beringia.kernel.codes import Argument, Refusal
from beringia.kernel.declare import step
from beringia.kernel.dice import below, new_dice
from beringia.kernel.domains import count
from beringia.kernel.fields import Field
from beringia.kernel.state import NOBODY

_TRUMP_DECK: Final = vec[i64](list(range(TRUMPS)))


def empty_state(content: Content, setting: Setting, any_time: AnyTime, dice: vec[i64]) -> ValleyState:
    """An empty table: all tokens in the supplies, nothing on the agenda."""
    s = ValleyState.blank(
        dice,
        int(setting.players),
        content=content,
        board=content.boards[setting.board],
        setting=setting,
        any_time=any_time,
    )
    for hex_ in ALL_HEXES:
        s.land[hex_, SETTLEMENT] = NOBODY
    s.wolf_reserve = content.letterless_wolves
    s.crops_left = content.crops
    s.fences_left = content.fences
    for tribe in s.tribes:
        tribe.warriors_left = content.warriors
        tribe.women_left = content.women
        tribe.markers = content.settlements
    return s


def new_game(content: Content, setting: Setting, dice_seed: str) -> ValleyState:
    """Everything in its place. A board left to chance is drawn first.

    All chance comes from these dice (VM-26.3).
    """
    dice = new_dice(dice_seed)
    north = setting.north - 1 if setting.north else below(dice, 2)
    south = setting.south - 1 if setting.south else below(dice, 2)
    setting.board = north * 2 + south
    s = empty_state(content, setting, windows.ANY_TIME, dice)
    s.year = 1
    s.number = 2  # the round marker starts on S2 (VM-3.11)
    for tribe in s.tribes:
        tribe.alive = 1
        # VM-3.1, VM-24.4, VM-25.1
        tribe.plant = content.easy_food if setting.easy_start else content.food
    _shuffle_decks(s)
    s.push(Begin())
    return s


def _shuffle_decks(s: ValleyState) -> None:
    """VM-3.2"""
    s.trump_deck = _TRUMP_DECK[:]
    s.trump_deck_size = TRUMPS
    for place in range(len(s.content.event_deck)):
        s.event_deck[place] = s.content.event_deck[place]  # through both flat arrays
    s.event_deck_size[SUMMER] = DECK_SIZE
    s.event_deck_size[WINTER] = DECK_SIZE
    s.shuffle(s.trump_deck, 0, TRUMPS)
    # A shuffle takes a stretch of the flat array.
    s.shuffle(s.event_deck, SUMMER * DECK_SIZE, DECK_SIZE)
    s.shuffle(s.event_deck, WINTER * DECK_SIZE, DECK_SIZE)


@step
class Begin(ValleyStep):
    """Every player rolls; the highest is start player and places first (VM-3.3, VM-3.5)."""

    NAME = "begin"
    KIND = 1
    CLAUSE = "VM-3.3"
    IN_SETUP = True
    CAN_BE_LAST = True

    def run(self, s: ValleyState) -> None:
        events.GAME_BEGAN.tell(s, NO_SEAT, HALVES.index(s.board.north), HALVES.index(s.board.south))
        s.start = rounds.roll_off(s, bit(s.players()) - 1)
        events.STARTS.tell(s, s.start)
        s.push(PlaceSettlement(s.start, 0))


def may_place(s: ValleyState, hex_: Hex, settled: i64) -> bool:
    """A land hex without a settlement, also a volcano (VM-3.7); next to one only behind a river (VM-3.5, VM-3.6)."""
    if hex_ == LAKE or has_bit(settled, hex_):
        return False
    if settled & s.board.around[hex_] == 0:
        return True
    for direction in ALL_DIRECTIONS:
        other = s.board.beside(hex_, direction)
        if other >= 0 and has_bit(settled, other) and s.board.river_on(hex_, direction) == 0:
            return False
    return True


@step
class PlaceSettlement(ValleyDecision):
    """The first settlement of a tribe, and its people (VM-3.5, VM-3.6, VM-3.7, VM-3.8)."""

    placed: Final[Annotated[i64, Field(TURNS)]]  # tribes so far

    NAME = "place_settlement"
    KIND = 100
    CLAUSE = "VM-3.5"
    VERBS = (PLACE,)
    IN_SETUP = True
    CAN_BE_LAST = True

    def offer(self, s: ValleyState) -> None:
        settled: i64 = s.settled()
        doubtful: i64 = settled | s.beside(settled) | bit(LAKE)
        for hex_ in ALL_HEXES:
            if not has_bit(doubtful, hex_) or may_place(s, hex_, settled):
                s.offer(PLACE.code(hex_))

    def take(self, s: ValleyState, code: i64) -> None:
        hex_ = PLACE.read(code)
        raise_settlement(s, self.seat, hex_)
        for _one in range(s.content.start_warriors):
            add_person(s, self.seat, WARRIOR, hex_)
        for _one in range(s.content.start_women):
            add_person(s, self.seat, WOMAN, hex_)
        events.ARRIVED.tell(s, self.seat, hex_, s.content.start_warriors, s.content.start_women)
        if s.board.terrain[hex_] == PLAIN:
            s.push(SetupSow(self.seat, hex_, self.placed + 1))
        else:
            _next(s, self.seat, self.placed + 1)

    def refuse(self, s: ValleyState, code: int) -> Refusal | None:
        hex_ = PLACE.read(code)
        told: dict[str, Argument] = {"hex": HEX_NAMES[hex_]}
        if hex_ == LAKE:
            return Refusal("valley-why-lake", "VM-3.5", told)
        if s.owner(hex_) >= 0:
            return Refusal("valley-why-settled", "VM-3.6", told)
        return Refusal("valley-why-too-near", "VM-3.6", told)


@step
class SetupSow(ValleyDecision):
    """Who settles on a plain may sow there at once (VM-3.9)."""

    hex_: Final[Annotated[Hex, Field(HEX_NUMBER)]]
    placed: Final[Annotated[i64, Field(count(SEATS, 1))]]  # tribes so far, this one included

    NAME = "setup_sow"
    KIND = 101
    CLAUSE = "VM-3.9"
    VERBS = (SOW, DONE)
    IN_SETUP = True
    CAN_BE_LAST = True

    def offer(self, s: ValleyState) -> None:
        s.offer(DONE.base)
        if s.food(self.seat) >= s.content.sow_cost_setup:
            s.offer(SOW.code(self.hex_))

    def take(self, s: ValleyState, code: i64) -> None:
        if code != DONE.base:
            sow(s, self.seat, self.hex_, s.content.sow_cost_setup)
        _next(s, self.seat, self.placed)

    def args(self, s: ValleyState) -> dict[str, Argument]:
        return {"hex": HEX_NAMES[self.hex_], "food": int(s.content.sow_cost_setup)}

    def refuse(self, s: ValleyState, code: int) -> Refusal | None:
        return refuse_sowing(s, SOW.read(code), self.CLAUSE)


def _next(s: ValleyState, seat: Seat, placed: i64) -> None:
    if placed == s.players():
        s.push(Deal())
    else:
        s.push(PlaceSettlement(s.seat_at(seat, 1), placed))


@step
class Deal(ValleyStep):
    """Trumps after all placements (VM-3.10); round 1 begins with who placed first (VM-4.9)."""

    NAME = "deal"
    KIND = 2
    CLAUSE = "VM-3.10"
    IN_SETUP = True
    CAN_BE_LAST = True

    def run(self, s: ValleyState) -> None:
        for _ in range(hands.hand_limit(s)):
            for turn in range(s.players()):
                hands.draw(s, s.seat_at(s.start, turn))
        s.round = 1
        rounds.begin_round(s)
