"""Section 17 of the rules, its second part: the windows, and who is asked for which trump when."""

from __future__ import annotations

from typing import Annotated, Final, cast

from mypy_extensions import i64

from beringia.games.valley.cards.trumps.card import TRUMP_CARDS, played_in
from beringia.games.valley.chapters import elimination
from beringia.games.valley.chapters.hands import show_card
from beringia.games.valley.model.any_time import AnyTime
from beringia.games.valley.model.bits import bit, has_bit, lowest, without_lowest
from beringia.games.valley.model.card_terms import (
    ANY_OWN,
    TRUMP_NAMES,
    W4_END,
    W4_LAST,
    W5_ANIMALS,
    W5_CAPTURE,
    W5_FIGHT,
    W6_FEED,
    W7_END,
    W8_SOW,
    WINDOW_NAMES,
)
from beringia.games.valley.model.state import ValleyState
from beringia.games.valley.model.step import HEX_OR_NOT, ValleyDecision, ValleySeatStep
from beringia.games.valley.model.terms import HEX_NAMES, NO_SEAT, NOBODY, NOWHERE, SEATS, Hex, Seat, Trump, Window
from beringia.games.valley.model.verbs import PASS, PLAY
from beringia.kernel.codes import Argument, Refusal
from beringia.kernel.declare import step
from beringia.kernel.domains import Domain, count
from beringia.kernel.fields import HIDDEN, Field
from beringia.kernel.state import State

_WINDOW: Final = Domain("window", int(ANY_OWN))
_SEAT_BITS: Final = count((1 << SEATS) - 1)


def can_play(s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
    """Does this seat hold any trump that is playable in this window?"""
    return _any_playable(s, seat, window, hex_, s.tribes[seat].hand)


def might_play(s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
    """Might it, by what everybody knows? It holds cards, and a trump that does not lie on the discard pile could be
    played by it here (VM-17.6)."""
    return s.tribes[seat].hand != 0 and _any_playable(s, seat, window, hex_, ~s.trump_pile)


def _any_playable(s: ValleyState, seat: Seat, window: Window, hex_: Hex, among: i64) -> bool:
    left: i64 = among & played_in(window)
    if window == W5_FIGHT and s.shown_persons(seat, hex_) == 0:
        return False  # all trumps of a fight are for who takes part in it
    while left != 0:
        trump = TRUMP_CARDS[lowest(left)]
        if trump.playable(s, seat, window, hex_):
            return True
        left &= ~trump.alike
    return False


def offer_playable(s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> None:
    held: i64 = s.tribes[seat].hand & played_in(window)
    if held != 0:  # most often there is nothing to look at
        _offer_playable(s, seat, window, hex_, held)


def _offer_playable(s: ValleyState, seat: Seat, window: Window, hex_: Hex, held: i64) -> None:
    left: i64 = held
    while left != 0:
        card = Trump(lowest(left))
        if TRUMP_CARDS[card].playable(s, seat, window, hex_):
            s.offer(PLAY.code(card))
        left = without_lowest(left)


def play(s: ValleyState, seat: Seat, card: Trump, hex_: Hex) -> None:
    """A trump is shown and takes effect, or asks for its target; no other trump cancels it (VM-17.10)."""
    show_card(s, seat, card)
    TRUMP_CARDS[card].play(s, seat, hex_)


def why_not_played(s: ValleyState, decision: ValleyDecision, card: Trump) -> Refusal:
    """Why a trump cannot be played at this decision."""
    told: dict[str, Argument] = {"card": TRUMP_NAMES[card]}
    if not s.holds(decision.seat, card):
        return Refusal("valley-why-not-in-hand", "VM-17.3", told)
    if PLAY not in decision.VERBS and not has_bit(played_in(ANY_OWN), card):
        return Refusal("valley-why-other-window", "VM-17.5", told)
    return decision.refuse_trump(s, card) or Refusal("valley-why-card-conditions", f"VM-21.{card + 1}", told)


def belongs_to_one(window: Window) -> bool:
    """VM-17.8: windows of a single player."""
    return window == W4_LAST or window == W5_CAPTURE or window == W5_ANIMALS or window == W6_FEED or window == W8_SOW


@step
class OpenWindow(ValleySeatStep):
    """Ask, in turn order, the players who might hold a trump that can be played now (VM-17.6, VM-17.7, VM-17.8)."""

    window: Final[Annotated[Window, Field(_WINDOW)]]
    hex_: Final[Annotated[Hex, Field(HEX_OR_NOT)]]  # what it is about
    passed: Final[Annotated[i64, Field(_SEAT_BITS, see=HIDDEN)]]  # the seats that could have played, and have passed

    NAME = "window"
    KIND = 13
    CLAUSE = "VM-17.6"
    SEAT_OPTIONAL = True  # whose window it is

    def run(self, s: ValleyState) -> None:
        _ask_next(s, 0, self.seat, self.window, self.hex_, self.passed)


def _ask_next(s: ValleyState, first: i64, owner: Seat, window: Window, hex_: Hex, passed: i64) -> None:
    """The next one to be asked, from a place in the turn order on."""
    s.revealed = True  # nobody takes back what he did before others were asked
    for turn in range(first, s.players()):
        seat = s.seat_at(s.start, turn)
        if has_bit(passed, seat) or (owner != NOBODY and owner != seat) or not s.alive(seat):
            continue
        if might_play(s, seat, window, hex_):
            s.push(AskForTrump(seat, window, hex_, passed))
            return


def open_to_all(s: ValleyState, window: Window) -> None:
    """After what is put on the agenda from now on."""
    s.push(OpenWindow(NO_SEAT, window, NOWHERE, 0))


def open_to(s: ValleyState, seat: Seat, window: Window, hex_: Hex = NOWHERE) -> None:
    """The same for a single player (VM-17.8)."""
    s.push(OpenWindow(seat, window, hex_, 0))


def ask_all(s: ValleyState, window: Window, hex_: Hex = NOWHERE) -> None:
    """The window opens at once, because nothing comes before it: so it need not be put on the agenda."""
    _ask_next(s, 0, NO_SEAT, window, hex_, 0)


def ask(s: ValleyState, seat: Seat, window: Window, hex_: Hex = NOWHERE) -> None:
    """The same for a single player (VM-17.8)."""
    s.revealed = True
    if s.alive(seat) and might_play(s, seat, window, hex_):
        s.push(AskForTrump(seat, window, hex_, 0))


@step
class AskForTrump(ValleyDecision):
    """Play one trump or pass. Who is asked for what is nobody else's business: so are the arguments (VM-17.12)."""

    window: Final[Annotated[Window, Field(_WINDOW)]]
    hex_: Final[Annotated[Hex, Field(HEX_OR_NOT)]]
    passed: Final[Annotated[i64, Field(_SEAT_BITS, see=HIDDEN)]]

    NAME = "trump"
    KIND = 102
    CLAUSE = "VM-17.6"
    VERBS = (PLAY, PASS)
    SEAT_HIDDEN = True
    PASSES = PASS

    def args(self, s: ValleyState) -> dict[str, Argument]:
        return {}

    def offer(self, s: ValleyState) -> None:
        s.offer(PASS.base)
        offer_playable(s, self.seat, self.window, self.hex_)

    def choice_args(self, s: ValleyState, code: int) -> dict[str, Argument]:
        """Only who decides sees the choices, and may be told what the trumps are asked for."""
        hex_ = "" if self.hex_ == NOWHERE else HEX_NAMES[self.hex_]
        return {**super().choice_args(s, code), "window": WINDOW_NAMES[self.window], "hex": hex_}

    def may_have_more(self, s: ValleyState) -> bool:
        return True  # or nobody would have been asked

    def take(self, s: ValleyState, code: i64) -> None:
        """After a play everybody is asked again (VM-17.7), so any number can be played (VM-17.4)."""
        owner = self.seat if belongs_to_one(self.window) else NO_SEAT
        if code == PASS.base:
            passed: i64 = self.passed
            if can_play(s, self.seat, self.window, self.hex_):
                passed |= bit(self.seat)
            _ask_next(s, s.turn_of(self.seat) + 1, owner, self.window, self.hex_, passed)
            return
        s.push(OpenWindow(owner, self.window, self.hex_, 0))
        if self.window == W4_LAST or self.window == W4_END or self.window == W7_END:
            s.push(elimination.Clean())  # somebody may die by it
        play(s, self.seat, PLAY.read(code), self.hex_)


class SpiesAndSeers(AnyTime):
    """Espionage and Intuition are offered beside every real decision of their holder (VM-17.11)."""

    def offer(self, s: State, seat: Seat) -> None:
        offer_playable(cast(ValleyState, s), seat, ANY_OWN, NOWHERE)

    def has(self, code: i64) -> bool:
        return has_bit(played_in(ANY_OWN), PLAY.read(code))

    def take(self, s: State, seat: Seat, code: i64) -> None:
        play(cast(ValleyState, s), seat, PLAY.read(code), NOWHERE)


ANY_TIME: Final = SpiesAndSeers()
