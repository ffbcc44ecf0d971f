"""Sections 2 and 17 of the rules: gains. What each word of the effect language brings.

A word is an instance of :class:`Gain`, made in the chapter that has its rules; so effects need no chapter, and chapters
can carry out effects.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from mypy_extensions import i64, mypyc_attr

from beringia.games.winter.model.language import ARROW_NEUTRAL, NOMAD_WORDS, WORDS
from beringia.games.winter.model.nomad_table import NomadTable
from beringia.games.winter.model.site import GROUND
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.step import WinterSeatStep
from beringia.games.winter.model.terms import Place
from beringia.kernel.declare import step
from beringia.kernel.domains import count
from beringia.kernel.fields import Field
from beringia.kernel.terms import Seat

#: The gain of each word; filled while the chapters are imported. Not typed, because there are none before.
_GAINS: Final[list[Any]] = [None] * len(NOMAD_WORDS)
#: How the nomads gain; one entry, filled while their rules are imported.
_OF_NOMADS: Final[list[NomadGains]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Gain:
    """What a word of the effect language brings. The last one made for a word counts."""

    def __init__(self, word: i64) -> None:
        self.word: Final[i64] = word
        _GAINS[word] = self

    def receivable(self, s: WinterState, seat: Seat, food: i64, tools: i64, discards: i64) -> bool:
        """Would one unit of this be received after paying so much? (EW-2.8)"""
        return True

    def gain(self, s: WinterState, seat: Seat, number: i64, must: i64) -> None:
        """So many single times, each with all that it triggers before the next (EW-2.4, EW-17.27)."""
        if number > 1:
            s.push(GainStep(seat, self.word, number - 1, must))
        self.gain_one(s, seat, must)

    def gain_one(self, s: WinterState, seat: Seat, must: i64) -> None:
        """One unit; with ``must`` it cannot be skipped."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class NomadGains:
    """How the nomads gain: by their own rules (sections 25 and 26)."""

    def __init__(self) -> None:
        _OF_NOMADS[:] = [self]

    def gain(self, s: WinterState, around: NomadTable, word: i64, number: i64) -> None:
        raise NotImplementedError


def gain_of(word: i64) -> Gain:
    """The gain that a word stands for."""
    gain: Gain = _GAINS[word]
    return gain


@step
class GainStep(WinterSeatStep):
    """So many times something."""

    word: Final[Annotated[i64, Field(count(len(NOMAD_WORDS) - 1))]]
    number: Final[Annotated[i64, Field(count(GROUND - 1))]]  # arrow_neutral: the start square
    must: Final[Annotated[i64, Field(count(1))]]  # 1 if it cannot be skipped

    NAME = "gain"
    KIND = 18
    CLAUSE = "EW-2.4"

    def run(self, s: WinterState) -> None:
        gain_of(self.word).gain(s, self.seat, self.number, self.must)

    def run_nomads(self, s: WinterState, around: NomadTable) -> None:
        _OF_NOMADS[0].gain(s, around, self.word, self.number)

    def problem(self, s: WinterState) -> str:
        if self.word >= len(WORDS):
            return "is for the nomads alone"
        if self.word == ARROW_NEUTRAL:
            return "" if s.is_start_square(Place(self.number)) else "needs a start square"
        return "" if 1 <= self.number <= 20 else "must be 1 to 20 times"
