"""What a trump is: when it may be played, on what, and what it does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from beringia.games.valley import steps
from beringia.games.valley.cards import TRUMP_NAMES, WINDOW_PHASES
from beringia.games.valley.codes import TARGET
from beringia.games.valley.state import ValleyState
from beringia.games.valley.table import Table
from beringia.games.valley.terms import ALL_HEXES, NOWHERE, Group, Hex, Seat, Trump, Window


class TrumpCard:
    """One trump. As it stands here it is used on one hex that fits; a trump changes what is different.

    Its targets are asked for one after the other: ``before`` is the hex named first (or NOWHERE), ``earlier`` what was
    named besides: a group, a species, how often.
    """

    card: Final[Trump]
    name: Final[str]
    windows: Final[list[Window]]
    icon: Final[list[str]]

    def __init__(self, name: str, windows: Sequence[Window], icon: str) -> None:
        self.card = Trump(TRUMP_NAMES.index(name))
        self.name = name
        self.windows = list(windows)
        self.icon = icon.split()  # the symbols that make its drawing

    def numbers(self, table: Table) -> dict[str, int]:
        """The numbers in its text."""
        return {}

    # -- may it be played?

    def playable(self, s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
        """The conditions hold and it would change something (VM-17.5). ``hex_``: what the window is about."""
        for target in ALL_HEXES:
            if self.fits(s, seat, window, target):
                return True
        return False

    def fits(self, s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
        """May it be used on this hex (first)?"""
        return False

    def playable_on_march(self, s: ValleyState, seat: Seat, hex_: Hex, group: Group, so_far: i64) -> bool:
        """May it be played during a march, where the group has come to?"""
        return False

    # -- playing it

    def play(self, s: ValleyState, seat: Seat, hex_: Hex) -> None:
        """It has been shown: it takes effect, or asks for its target."""
        s.push(steps.CARD_TARGET, seat, self.card, NOWHERE)

    def play_on_march(self, s: ValleyState, seat: Seat, hex_: Hex, group: Group, so_far: i64) -> None:
        raise AssertionError(f"{self.name} is not played on a march")

    # -- targets

    def offer(self, s: ValleyState, seat: Seat, before: Hex, earlier: i64) -> None:
        if before != NOWHERE:
            self.offer_next(s, seat, before, earlier)
            return
        window = self._window(s)
        for hex_ in ALL_HEXES:
            if self.fits(s, seat, window, hex_):
                s.offer(TARGET + hex_)

    def take(self, s: ValleyState, seat: Seat, before: Hex, earlier: i64, code: i64) -> None:
        if before == NOWHERE:
            self.use_on(s, seat, Hex(code - TARGET), earlier)
        else:
            self.take_next(s, seat, before, earlier, code)

    def use_on(self, s: ValleyState, seat: Seat, hex_: Hex, earlier: i64) -> None:
        """The first target, a hex, has been named: as it stands here something else has to be chosen too."""
        s.push(steps.CARD_TARGET, seat, self.card, hex_)

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

    def _window(self, s: ValleyState) -> Window:
        """The window in which it has been played: no trump has two in one phase."""
        for window in self.windows:
            if WINDOW_PHASES[window] == s.phase:
                return window
        return self.windows[0]
