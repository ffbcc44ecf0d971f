"""Sections 8 and 9 of the rules: phase 4, the tribes move. The turns of the players."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64

from beringia.games.valley.cards.trumps.card import TRUMP_CARDS
from beringia.games.valley.chapters import fire, march, marching, windows
from beringia.games.valley.chapters.pieces import abandon, may_found
from beringia.games.valley.model import events
from beringia.games.valley.model.bits import lowest, without_lowest
from beringia.games.valley.model.board import LAKE
from beringia.games.valley.model.card_terms import ICE_STORM, TRUMP_NAMES, W4_END, W4_LAST, W4_TURN
from beringia.games.valley.model.land import BY_PAIR, CLOSED_HOW, COUPLE
from beringia.games.valley.model.state import ValleyState
from beringia.games.valley.model.step import TURNS, ValleyDecision, ValleyStep
from beringia.games.valley.model.terms import ALL_HEXES, FLOODED, HEX_NAMES, NOWHERE, SEAT, Hex, Seat, Trump
from beringia.games.valley.model.verbs import END, FOUND, MARCH, PLAY
from beringia.kernel.codes import Argument, Refusal
from beringia.kernel.declare import step
from beringia.kernel.fields import Field


@step
class Turn(ValleyStep):
    """In turn order every player takes one turn (VM-8.1); after the last one the window at the end of the phase."""

    number: Final[Annotated[i64, Field(TURNS)]]
    first: Final[Annotated[Seat, Field(SEAT)]]

    NAME = "turn"
    KIND = 14
    CLAUSE = "VM-8.1"

    def run(self, s: ValleyState) -> None:
        # What a seat is asked now depends on its secret hand.
        s.revealed = True
        march.forget_foundings(s)
        number: i64 = self.number
        while number < s.players() and not s.alive(s.seat_at(self.first, number)):
            number += 1
        if number == s.players():
            s.push(Couples())
            windows.ask_all(s, W4_END)
            return
        s.push(Turn(number + 1, self.first))
        seat = s.seat_at(self.first, number)
        s.on_turn = seat
        events.TURN_BEGAN.tell(s, seat)
        fire.catch(s, seat, True)
        windows.open_to(s, seat, W4_LAST)
        s.push(TurnAction(seat))


@step
class Couples(ValleyStep):
    """From the end of phase 4 of the next round on a couple's settlement needs a woman (VM-21.38)."""

    NAME = "couples"
    KIND = 15
    CLAUSE = "VM-21.38"

    def run(self, s: ValleyState) -> None:
        for hex_ in ALL_HEXES:
            since: i64 = s.on(hex_, COUPLE)
            if since > 0 and since < s.round:
                s.put(hex_, COUPLE, 0)
                abandon(s, hex_)


@step
class TurnAction(ValleyDecision):
    """Marches, foundings, trumps, the end of the turn."""

    NAME = "turn_action"
    KIND = 107
    CLAUSE = "VM-8.1"
    VERBS = (MARCH, FOUND, PLAY, END)

    def offer(self, s: ValleyState) -> None:
        s.offer(END.base)
        left: i64 = s.hexes(self.seat) & ~s.settled()
        while left != 0:
            hex_ = Hex(lowest(left))
            if march.founders_there(s, self.seat, hex_, BY_PAIR) and may_found(s, self.seat, hex_):
                s.offer(FOUND.code(hex_))
            left = without_lowest(left)
        left = s.hexes(self.seat)
        while left != 0:
            hex_ = Hex(lowest(left))
            if march.may_march(s, self.seat, hex_):
                s.offer(MARCH.code(hex_))
            left = without_lowest(left)
        windows.offer_playable(s, self.seat, W4_TURN, NOWHERE)

    def may_have_more(self, s: ValleyState) -> bool:
        return windows.might_play(s, self.seat, W4_TURN, NOWHERE)

    def take(self, s: ValleyState, code: i64) -> None:
        if code == END.base:
            return  # nobody of the tribe moves any more, and its last window opens (VM-8.17, VM-27.4)
        if FOUND.has(code):  # the pair is done for the round (VM-9.2)
            march.found(s, self.seat, FOUND.read(code), BY_PAIR)
        s.push(TurnAction(self.seat))  # as often as the player likes (VM-9.8)
        if MARCH.has(code):
            s.push(marching.GroupWarriors(self.seat, MARCH.read(code), march.TO_MARCH))
        elif PLAY.has(code):
            windows.play(s, self.seat, PLAY.read(code), NOWHERE)

    def refuse(self, s: ValleyState, code: int) -> Refusal | None:
        if MARCH.has(code):
            return self._refuse_march(s, MARCH.read(code))
        return self._refuse_founding(s, FOUND.read(code))

    def refuse_trump(self, s: ValleyState, card: Trump) -> Refusal | None:
        if TRUMP_CARDS[card].lasts_on_march() == 0:
            return None
        return Refusal("valley-why-during-march", f"VM-21.{card + 1}", {"card": TRUMP_NAMES[card]})

    def _refuse_march(self, s: ValleyState, hex_: Hex) -> Refusal:
        seat = self.seat
        told: dict[str, Argument] = {"hex": HEX_NAMES[hex_]}
        if s.persons(seat, hex_) == 0:
            return Refusal("valley-why-nobody-there", "VM-8.2", told)
        if s.lies_open(ICE_STORM):
            return Refusal("valley-why-ice-storm", "VM-20.10", told)
        if s.snowed_in(hex_):
            return Refusal("valley-why-snow", "VM-20.13", told)
        if s.on(hex_, CLOSED_HOW) == FLOODED:
            return Refusal("valley-why-flooded", "VM-19.2", told)
        if march.all_unmoved(s, seat, hex_) == 0:
            return Refusal("valley-why-done", "VM-8.3", told)
        if march.may_leave(s, seat, hex_) == 0:
            told["count"] = int(s.opponents(seat, hex_))
            return Refusal("valley-why-pinned", "VM-8.7", told)
        return Refusal("valley-why-no-way", "VM-27.1", told)

    def _refuse_founding(self, s: ValleyState, hex_: Hex) -> Refusal:
        seat = self.seat
        told: dict[str, Argument] = {"hex": HEX_NAMES[hex_]}
        if s.persons(seat, hex_) == 0:
            return Refusal("valley-why-nobody-there", "VM-9.1", told)
        if s.owner(hex_) >= 0:
            return Refusal("valley-why-settled", "VM-9.5", told)
        if s.tribes[seat].markers == 0:
            return Refusal("valley-why-no-marker", "VM-9.6", told)
        if hex_ == LAKE or s.on(hex_, CLOSED_HOW):
            return Refusal("valley-why-water", "VM-9.7", told)
        if s.opponents(seat, hex_) > 0:
            return Refusal("valley-why-not-free", "VM-9.1", told)
        pair = s.warriors(seat, hex_) > 0 and s.women(seat, hex_) > 0
        if pair and not march.founders_there(s, seat, hex_, BY_PAIR):
            return Refusal("valley-why-done", "VM-9.3", told)
        return Refusal("valley-why-no-pair", "VM-9.1", told)
