"""Section 8 of the rules: the decisions of a march. The group is chosen, then it goes step by step."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64

from beringia.games.valley.cards.trumps.card import TRUMP_CARDS, CardTarget, played_in
from beringia.games.valley.chapters import fire, march
from beringia.games.valley.chapters.hands import hand_size, show_card
from beringia.games.valley.chapters.pieces import move_group, pack, warriors_in, with_wolves, wolves_in, women_in
from beringia.games.valley.model.bits import lowest, without_lowest
from beringia.games.valley.model.board import LAKE, MOUNTAIN
from beringia.games.valley.model.card_terms import FLIGHT, W4_TURN
from beringia.games.valley.model.land import CLOSED_HOW
from beringia.games.valley.model.state import ValleyState
from beringia.games.valley.model.step import HEX_NUMBER, ValleyDecision
from beringia.games.valley.model.terms import (
    ALL_DIRECTIONS,
    HEX_NAMES,
    TRUMPS,
    WARRIOR,
    WOMAN,
    Group,
    Hex,
    Seat,
    Sex,
    Trump,
)
from beringia.games.valley.model.verbs import LEAVE, PLAY, STEP, STOP, WARRIORS, WOLVES, WOMEN
from beringia.kernel.codes import Argument, Refusal
from beringia.kernel.declare import step
from beringia.kernel.domains import Domain, count
from beringia.kernel.fields import Field

_PURPOSE: Final = count(march.TO_ESCAPE)
_GROUP: Final = Domain("group", 256 * 18, least=1)
_SO_FAR: Final = count(15)
_ONWARD: Final = count(16 * 64 - 1)


def leads_nowhere(s: ValleyState, hex_: Hex, purpose: i64) -> str:
    """Is there somewhere to go for what the group is chosen for?"""
    if purpose == march.TO_MARCH:
        leads = march.has_way(s, hex_)
    elif purpose == march.TO_ESCAPE:
        leads = TRUMP_CARDS[FLIGHT].leads_out(s, hex_)
    else:
        leads = purpose <= TRUMPS and TRUMP_CARDS[purpose - 1].leads_on(s, hex_)
    return "" if leads else "leads nowhere"


def not_there(s: ValleyState, seat: Seat, hex_: Hex, group: Group) -> str:
    """Is the group where it is said to be?"""
    warriors, women, wolves = warriors_in(group), women_in(group), wolves_in(group)
    there = warriors <= s.warriors(seat, hex_) and women <= s.women(seat, hex_) and wolves <= s.wolves[seat, hex_]
    return "" if there and warriors + women > 0 else "moves more than is there"


def not_ready(s: ValleyState, seat: Seat, hex_: Hex, group: Group, on_the_way: bool) -> str:
    """Is the group there, and has it marched to this hex already or not at all?"""
    for sex, number in ((WARRIOR, warriors_in(group)), (WOMAN, women_in(group))):
        unmoved = march.available(s, seat, sex, hex_, march.TO_MARCH)
        if number > (s.count(seat, sex, hex_) - unmoved if on_the_way else unmoved):
            return "moves more than may go on"
    return not_there(s, seat, hex_, group)


def refuse_number(s: ValleyState, seat: Seat, hex_: Hex, purpose: i64, sex: Sex, number: int, clause: str) -> Refusal:
    """Why so many of a sex cannot go: they are not there, have done their share, or must stay with the others."""
    told: dict[str, Argument] = {"count": number}
    if number > s.count(seat, sex, hex_) or number == 0:
        return Refusal("valley-why-not-so-many", clause, told)
    if number > march.available(s, seat, sex, hex_, purpose):
        hides = purpose == march.TO_ESCAPE
        return Refusal("valley-why-not-so-many", "VM-21.7" if hides else "VM-8.3", told)
    return Refusal("valley-why-not-so-many", "VM-8.7", told)


@step
class GroupWarriors(ValleyDecision):
    """How many warriors go."""

    hex_: Final[Annotated[Hex, Field(HEX_NUMBER)]]
    purpose: Final[Annotated[i64, Field(_PURPOSE)]]

    NAME = "group_warriors"
    KIND = 108
    CLAUSE = "VM-8.2"
    VERBS = (WARRIORS,)

    def offer(self, s: ValleyState) -> None:
        there: i64 = march.available(s, self.seat, WARRIOR, self.hex_, self.purpose)
        most: i64 = min(there, march.free_to_go(s, self.seat, self.hex_, self.purpose))
        least: i64 = 0 if march.available(s, self.seat, WOMAN, self.hex_, self.purpose) > 0 else 1
        for number in range(least, most + 1):
            s.offer(WARRIORS.code(number))

    def take(self, s: ValleyState, code: i64) -> None:
        s.push(GroupWomen(self.seat, self.hex_, self.purpose, WARRIORS.read(code)))

    def problem(self, s: ValleyState) -> str:
        return leads_nowhere(s, self.hex_, self.purpose)

    def refuse(self, s: ValleyState, code: int) -> Refusal | None:
        number = int(WARRIORS.read(code))
        return refuse_number(s, self.seat, self.hex_, self.purpose, WARRIOR, number, self.CLAUSE)


@step
class GroupWomen(ValleyDecision):
    """How many women go with them."""

    hex_: Final[Annotated[Hex, Field(HEX_NUMBER)]]
    purpose: Final[Annotated[i64, Field(_PURPOSE)]]
    warriors: Final[Annotated[i64, Field(count(10))]]  # in the group

    NAME = "group_women"
    KIND = 109
    CLAUSE = "VM-8.2"
    VERBS = (WOMEN,)

    def offer(self, s: ValleyState) -> None:
        there: i64 = march.available(s, self.seat, WOMAN, self.hex_, self.purpose)
        most: i64 = min(there, march.free_to_go(s, self.seat, self.hex_, self.purpose) - self.warriors)
        least: i64 = 0 if self.warriors > 0 else 1
        for number in range(least, most + 1):
            s.offer(WOMEN.code(number))

    def take(self, s: ValleyState, code: i64) -> None:
        s.push(GroupWolf(self.seat, self.hex_, self.purpose, pack(self.warriors, WOMEN.read(code), 0)))

    def args(self, s: ValleyState) -> dict[str, Argument]:
        return {"hex": HEX_NAMES[self.hex_], "warriors": int(self.warriors)}

    def problem(self, s: ValleyState) -> str:
        most = min(
            march.available(s, self.seat, WARRIOR, self.hex_, self.purpose),
            march.free_to_go(s, self.seat, self.hex_, self.purpose),
        )
        return "moves more than may go" if self.warriors > most else leads_nowhere(s, self.hex_, self.purpose)

    def refuse(self, s: ValleyState, code: int) -> Refusal | None:
        number = int(WOMEN.read(code))
        return refuse_number(s, self.seat, self.hex_, self.purpose, WOMAN, number, self.CLAUSE)


@step
class GroupWolf(ValleyDecision):
    """How many tamed wolves go along: they move only with their people (VM-8.16)."""

    hex_: Final[Annotated[Hex, Field(HEX_NUMBER)]]
    purpose: Final[Annotated[i64, Field(_PURPOSE)]]
    group: Final[Annotated[Group, Field(_GROUP)]]  # so far

    NAME = "group_wolf"
    KIND = 110
    CLAUSE = "VM-8.16"
    VERBS = (WOLVES,)

    def offer(self, s: ValleyState) -> None:
        tame: i64 = s.wolves[self.seat, self.hex_]
        wolves: i64 = s.shown_wolves(self.seat, self.hex_) if self.purpose == march.TO_ESCAPE else tame
        for number in range(wolves + 1):
            s.offer(WOLVES.code(number))

    def take(self, s: ValleyState, code: i64) -> None:
        """The group is complete: it marches, or a trump asks for the target (VM-27.3)."""
        group = with_wolves(self.group, WOLVES.read(code))
        if self.purpose == march.TO_MARCH or self.purpose == march.TO_FLEE:
            s.push(March(self.seat, self.hex_, group, 0))
        else:
            card = FLIGHT if self.purpose == march.TO_ESCAPE else Trump(self.purpose - 1)
            s.push(CardTarget(self.seat, card, self.hex_, group))

    def problem(self, s: ValleyState) -> str:
        return not_there(s, self.seat, self.hex_, self.group) or leads_nowhere(s, self.hex_, self.purpose)

    def refuse(self, s: ValleyState, code: int) -> Refusal | None:
        return Refusal("valley-why-not-so-many", self.CLAUSE, {"count": int(WOLVES.read(code))})


@step
class March(ValleyDecision):
    """Each next hex, to stop, and the trumps of a march."""

    hex_: Final[Annotated[Hex, Field(HEX_NUMBER)]]  # where the group is
    group: Final[Annotated[Group, Field(_GROUP)]]
    so_far: Final[Annotated[i64, Field(_SO_FAR)]]  # steps made, trumps in force

    NAME = "step"
    KIND = 111
    CLAUSE = "VM-8.5"
    VERBS = (STEP, STOP, PLAY)

    def offer(self, s: ValleyState) -> None:
        if march.steps_made(self.so_far) != 0:
            s.offer(STOP.base)
        if march.may_go_on(s, self.seat, self.hex_, self.group, self.so_far):
            for direction in ALL_DIRECTIONS:
                if march.may_step(s, self.hex_, direction):
                    s.offer(STEP.code(s.board.beside(self.hex_, direction)))
        hand: i64 = s.tribes[self.seat].hand
        left: i64 = hand & played_in(W4_TURN)
        while left != 0:
            card = Trump(lowest(left))
            if self._helps(s, card, hand):
                s.offer(PLAY.code(card))
            left = without_lowest(left)

    def may_have_more(self, s: ValleyState) -> bool:
        """By what everybody knows: how many trumps it holds, and which ones lie on the discard pile (VM-17.6)."""
        size = hand_size(s, self.seat)
        if size == 0:
            return False
        anything: i64 = ~s.trump_pile
        besides: i64 = 0
        if size > 1:
            besides = anything
        left: i64 = anything & played_in(W4_TURN)
        while left != 0:
            card = Trump(lowest(left))
            if self._helps(s, card, besides):
                return True
            left &= ~TRUMP_CARDS[card].alike
        return False

    def _helps(self, s: ValleyState, card: Trump, besides: i64) -> bool:
        return TRUMP_CARDS[card].playable_on_march(s, self.seat, self.hex_, self.group, self.so_far, besides)

    def take(self, s: ValleyState, code: i64) -> None:
        if code == STOP.base:
            return
        if PLAY.has(code):
            card = PLAY.read(code)
            show_card(s, self.seat, card)
            s.push(March(self.seat, self.hex_, self.group, self.so_far | TRUMP_CARDS[card].lasts_on_march()))
            TRUMP_CARDS[card].play_on_march(s, self.seat, self.hex_)
            return
        stays: i64 = 0
        if march.steps_made(self.so_far) != 0 and self.so_far & march.CAMOUFLAGED == 0:
            stays = march.missing(s, self.seat, self.hex_, self.group)
        if stays > 0:
            s.push(LeaveBehind(self.seat, self.hex_, self.group, self.so_far * 64 + STEP.read(code)))
        else:
            go_on(s, self.seat, self.hex_, self.group, self.so_far, STEP.read(code))

    def args(self, s: ValleyState) -> dict[str, Argument]:
        return {
            "hex": HEX_NAMES[self.hex_],
            "warriors": int(warriors_in(self.group)),
            "women": int(women_in(self.group)),
        }

    def problem(self, s: ValleyState) -> str:
        on_the_way = march.steps_made(self.so_far) != 0
        if not on_the_way and not march.has_way(s, self.hex_):
            return "leads nowhere"
        return not_ready(s, self.seat, self.hex_, self.group, on_the_way)

    def refuse(self, s: ValleyState, code: int) -> Refusal | None:
        if code == STOP.base:
            return Refusal("valley-why-first-step", "VM-27.1")
        hex_ = STEP.read(code)
        told: dict[str, Argument] = {"hex": HEX_NAMES[hex_], "from": HEX_NAMES[self.hex_]}
        direction = next((way for way in ALL_DIRECTIONS if s.board.beside(self.hex_, way) == hex_), None)
        if direction is None:
            return Refusal("valley-why-not-adjacent", "VM-8.5", told)
        if hex_ == LAKE and not s.enterable(hex_):
            return Refusal("valley-why-lake", "VM-8.5", told)
        if s.on(hex_, CLOSED_HOW):
            return Refusal("valley-why-closed", "VM-1.20", told)
        if s.snowed_in(hex_):
            return Refusal("valley-why-snow", "VM-1.21", told)
        if not s.is_open(self.hex_, direction):
            return Refusal("valley-why-river", "VM-1.10", told)
        if march.steps_made(self.so_far) >= march.most_steps(s, self.so_far):
            return Refusal("valley-why-no-steps", "VM-8.4", told)
        if s.board.terrain[self.hex_] == MOUNTAIN:
            return Refusal("valley-why-mountain", "VM-8.6", told)
        told["count"] = int(s.opponents(self.seat, self.hex_))
        return Refusal("valley-why-stopped", "VM-8.8", told)


@step
class LeaveBehind(ValleyDecision):
    """The owner chooses the sexes of those who stay: how many of them are warriors (VM-8.10).

    They are done for the round (VM-8.11). No more than must may stay (VM-27.2).
    """

    hex_: Final[Annotated[Hex, Field(HEX_NUMBER)]]
    group: Final[Annotated[Group, Field(_GROUP)]]
    onward: Final[Annotated[i64, Field(_ONWARD)]]  # 64 * the march so far + next hex

    NAME = "leave_behind"
    KIND = 112
    CLAUSE = "VM-8.10"
    VERBS = (LEAVE,)

    def offer(self, s: ValleyState) -> None:
        stay: i64 = march.missing(s, self.seat, self.hex_, self.group)
        least: i64 = max(i64(0), stay - women_in(self.group))
        for number in range(least, min(warriors_in(self.group), stay) + 1):
            s.offer(LEAVE.code(number))

    def take(self, s: ValleyState, code: i64) -> None:
        stay: i64 = march.missing(s, self.seat, self.hex_, self.group)
        warriors: i64 = warriors_in(self.group) - LEAVE.read(code)
        women: i64 = women_in(self.group) - (stay - LEAVE.read(code))
        smaller = pack(warriors, women, wolves_in(self.group))
        go_on(s, self.seat, self.hex_, smaller, self.onward >> 6, self.target())

    def target(self) -> Hex:
        return Hex(self.onward & 63)

    def args(self, s: ValleyState) -> dict[str, Argument]:
        return {
            "hex": HEX_NAMES[self.hex_],
            "warriors": int(warriors_in(self.group)),
            "women": int(women_in(self.group)),
            "count": int(march.missing(s, self.seat, self.hex_, self.group)),
            "to": HEX_NAMES[self.target()],
        }

    def problem(self, s: ValleyState) -> str:
        if not 0 < march.missing(s, self.seat, self.hex_, self.group) < warriors_in(self.group) + women_in(self.group):
            return "does not fit the opponents there"
        on_the_way = march.steps_made(self.onward >> 6) != 0
        return not_ready(s, self.seat, self.hex_, self.group, on_the_way)

    def refuse(self, s: ValleyState, code: int) -> Refusal | None:
        return Refusal("valley-why-not-so-many", self.CLAUSE, {"count": int(LEAVE.read(code))})


def go_on(s: ValleyState, seat: Seat, here: Hex, group: Group, so_far: i64, there: Hex) -> None:
    """One step of a march."""
    move_group(s, seat, here, there, group, march.steps_made(so_far) != 0)
    fire.catch(s, seat, True)
    s.push(March(seat, there, group, so_far + 1))
