"""What a trump is: when it may be played, on what, and what it does; and the decision about its targets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.valley.model.bits import bit, has_bit, lowest, without_lowest
from beringia.games.valley.model.card_terms import TRUMP_NAMES, W5_FIGHT, WINDOW_NAMES, WINDOW_PHASES
from beringia.games.valley.model.content import Content
from beringia.games.valley.model.state import ValleyState
from beringia.games.valley.model.step import HEX_OR_NOT, ValleyDecision
from beringia.games.valley.model.terms import NOWHERE, TRUMPS, Group, Hex, Seat, Trump, Window
from beringia.games.valley.model.verbs import ANIMAL, CHOOSE_SEX, PLAYER, REGION, STEAL, TARGET
from beringia.kernel.codes import Argument, Refusal
from beringia.kernel.declare import step
from beringia.kernel.domains import Domain, count
from beringia.kernel.fields import Field

# When something that a trump does is over, as bits
WITH_FIGHTS: Final = 1
WITH_ROUND: Final = 2
AT_RETURN: Final = 4  # of its tribe
MOMENTS: Final = (WITH_FIGHTS, WITH_ROUND, AT_RETURN)


class TrumpCard:
    """One trump. As it stands here it is used on one hex that fits; a trump changes what is different.

    Its targets are asked for one after the other: ``before`` is the hex named first (or NOWHERE), ``earlier`` what was
    named besides: a group, a species, how often.

    Trumps of one class differ in what they do, never in when they may be played.
    """

    #: When something that it does is over.
    ENDS: ClassVar[int] = 0

    card: Final[Trump]
    name: Final[str]
    windows: Final[list[Window]]
    icon: Final[list[str]]
    #: All trumps of its class, itself included, as a set: where one of them cannot be played, none can.
    alike: i64

    def __init__(self, name: str, windows: Sequence[Window], icon: str) -> None:
        self.card = Trump(TRUMP_NAMES.index(name))
        self.name = name
        self.windows = list(windows)
        self.icon = icon.split()  # the symbols that make its drawing
        self.alike = bit(self.card)

    def numbers(self, content: Content) -> dict[str, int]:
        """The numbers in its text."""
        return {}

    # -- may it be played?

    def playable(self, s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
        """The conditions hold and it would change something (VM-17.5). ``hex_``: what the window is about."""
        left: i64 = self.where(s, seat)
        while left != 0:
            if self.fits(s, seat, window, Hex(lowest(left))):
                return True
            left = without_lowest(left)
        return False

    def where(self, s: ValleyState, seat: Seat) -> i64:
        """Where to look for hexes that fit, as a set: as it stands here where the own people are."""
        return s.hexes(seat)

    def fits(self, s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
        """May it be used on this hex (first)?"""
        return False

    def playable_on_march(self, s: ValleyState, seat: Seat, hex_: Hex, group: Group, so_far: i64, besides: i64) -> bool:
        """May it be played during a march, where the group has come to? ``besides``: what may be played with it."""
        return False

    # -- playing it

    def play(self, s: ValleyState, seat: Seat, hex_: Hex) -> None:
        """It has been shown: it takes effect, or asks for its target."""
        s.push(CardTarget(seat, self.card, NOWHERE, 0))

    def play_on_march(self, s: ValleyState, seat: Seat, hex_: Hex) -> None:
        """The same during a march, which goes on afterwards."""

    def lasts_on_march(self) -> i64:
        """What it changes for the rest of a march."""
        return 0

    # -- what lasts

    def enlists(self, s: ValleyState, seat: Seat, hex_: Hex) -> i64:
        """How many women of a tribe it makes fight as warriors on this hex."""
        return 0

    def end(self, s: ValleyState, seat: Seat, moment: i64) -> None:
        """What it does for a tribe is over. Called at the moments of ``ENDS``, whether or not it was played."""

    # -- foresight

    def helps(self, s: ValleyState, seat: Seat, hex_: Hex) -> bool:
        """Would it count for something in the conflict on this hex?"""
        return False

    def foresee(self, s: ValleyState, seat: Seat, hex_: Hex) -> None:
        """Take effect in the conflict on this hex, as if every target were there; called on a copy."""
        self.play(s, seat, hex_)

    # -- targets

    def offer(self, s: ValleyState, seat: Seat, before: Hex, earlier: i64) -> None:
        if before != NOWHERE:
            self.offer_next(s, seat, before, earlier)
            return
        window = self._window(s)
        left: i64 = self.where(s, seat)
        while left != 0:
            hex_ = Hex(lowest(left))
            if self.fits(s, seat, window, hex_):
                s.offer(TARGET.code(hex_))
            left = without_lowest(left)

    def take(self, s: ValleyState, seat: Seat, before: Hex, earlier: i64, code: i64) -> None:
        if before == NOWHERE:
            self.use_on(s, seat, TARGET.read(code), earlier)
        else:
            self.take_next(s, seat, before, earlier, code)

    def use_on(self, s: ValleyState, seat: Seat, hex_: Hex, earlier: i64) -> None:
        """The first target, a hex, has been named: as it stands here something else has to be chosen too."""
        s.push(CardTarget(seat, self.card, hex_, 0))

    def offer_next(self, s: ValleyState, seat: Seat, before: Hex, earlier: i64) -> None:
        """What is asked for after the first hex."""

    def take_next(self, s: ValleyState, seat: Seat, before: Hex, earlier: i64, code: i64) -> None:
        """All targets are named."""

    def stage(self, before: Hex, earlier: i64) -> int:
        """Which target is asked for: 1, 2 or 3."""
        return 1 if before == NOWHERE else 2

    def leads_on(self, s: ValleyState, hex_: Hex) -> bool:
        """Is there somewhere to go for the group that is chosen for it?"""
        return False

    def leads_out(self, s: ValleyState, hex_: Hex) -> bool:
        """The same for who escapes from a fight."""
        return False

    def _window(self, s: ValleyState) -> Window:
        """The window in which it has been played: no trump has two in one phase."""
        for window in self.windows:
            if WINDOW_PHASES[window] == s.phase:
                return window
        return self.windows[0]


#: All trumps by number; until they are laid out in ``deck.py``, there is a place for each.
TRUMP_CARDS: Final = vec[TrumpCard]([TrumpCard(name, (), "") for name in TRUMP_NAMES])
TRUMPS_BY_WINDOW: Final[list[list[TrumpCard]]] = [[] for _ in WINDOW_NAMES]
_BY_WINDOW: Final = vec[i64]([0] * len(WINDOW_NAMES))
_ENDING: Final[dict[int, list[TrumpCard]]] = {moment: [] for moment in MOMENTS}


def played_in(window: Window) -> i64:
    """The trumps that belong to a window, one bit each."""
    return _BY_WINDOW[window]


def helpful(s: ValleyState, seat: Seat, hex_: Hex, cards: int) -> list[TrumpCard]:
    """Those of some trumps that would count for something in the conflict on a hex."""
    if s.shown_persons(seat, hex_) == 0:
        return []
    return [trump for trump in TRUMPS_BY_WINDOW[W5_FIGHT] if has_bit(cards, trump.card) and trump.helps(s, seat, hex_)]


def end_effects(s: ValleyState, seat: Seat, moment: int) -> None:
    """For a tribe, everything is over that trumps do until this moment."""
    for trump in _ENDING[moment]:
        trump.end(s, seat, moment)


def lay_out(trumps: list[TrumpCard]) -> None:
    for trump in sorted(trumps, key=lambda trump: int(trump.card)):
        TRUMP_CARDS[trump.card] = trump
        for window in trump.windows:
            TRUMPS_BY_WINDOW[window].append(trump)
            _BY_WINDOW[window] |= bit(trump.card)
        for moment in MOMENTS:
            if trump.ENDS & moment:
                _ENDING[moment].append(trump)
        for other in trumps:
            if type(other) is type(trump):
                trump.alike |= bit(other.card)


@step
class CardTarget(ValleyDecision):
    """What a trump is aimed at (section 21)."""

    card: Final[Annotated[Trump, Field(Domain("trump", TRUMPS))]]
    before: Final[Annotated[Hex, Field(HEX_OR_NOT)]]
    earlier: Final[Annotated[i64, Field(count(256 * 18 - 1))]]

    NAME = "card_target"
    KIND = 103
    CLAUSE = "VM-27.5"
    VERBS = (TARGET, ANIMAL, REGION, PLAYER, CHOOSE_SEX, STEAL)

    def offer(self, s: ValleyState) -> None:
        TRUMP_CARDS[self.card].offer(s, self.seat, self.before, self.earlier)

    def about(self) -> Hex:
        return self.before

    def choice_args(self, s: ValleyState, code: int) -> dict[str, Argument]:
        told = super().choice_args(s, code)
        if CHOOSE_SEX.has(code):  # a foundling of this sex, or two of a couple
            told["card"] = TRUMP_CARDS[self.card].name
        return told

    def take(self, s: ValleyState, code: i64) -> None:
        TRUMP_CARDS[self.card].take(s, self.seat, self.before, self.earlier, code)

    def args(self, s: ValleyState) -> dict[str, Argument]:
        trump = TRUMP_CARDS[self.card]
        return {"card": trump.name, "stage": trump.stage(self.before, self.earlier)}

    def refuse(self, s: ValleyState, code: int) -> Refusal | None:
        return Refusal("valley-why-no-target", f"VM-21.{self.card + 1}", {"card": TRUMP_NAMES[self.card]})
