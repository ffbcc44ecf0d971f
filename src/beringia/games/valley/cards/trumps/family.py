"""Trumps 18 to 23: births, and people who come to the tribe."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beringia.games.valley.cards.trumps.card import WITH_ROUND, CardTarget, TrumpCard
from beringia.games.valley.chapters.animals import draw_hex, hex_of_token
from beringia.games.valley.chapters.births import birth, forget_surprise
from beringia.games.valley.chapters.pieces import abandon, add_person, has_any_token, has_token, kill, meet_loners
from beringia.games.valley.model import events
from beringia.games.valley.model.bits import bit
from beringia.games.valley.model.board import FOREST
from beringia.games.valley.model.card_terms import W3_AFTER, W7_BIRTH, W7_END
from beringia.games.valley.model.land import BIRTHS, DUE
from beringia.games.valley.model.state import IN_BAG, ValleyState
from beringia.games.valley.model.terms import ALL_HEXES, ALL_TOKENS, BOTH_SEXES, NOWHERE, WOMAN, Hex, Seat, Window
from beringia.games.valley.model.verbs import CHOOSE_SEX
from beringia.kernel.state import NOBODY


class SurpriseBirth(TrumpCard):
    """VM-21.18: a birth of a woman who is not in an own settlement."""

    ENDS = WITH_ROUND

    def fits(self, s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
        return has_any_token(s, seat) and s.women(seat, hex_) > 0 and s.owner(hex_) != seat

    def use_on(self, s: ValleyState, seat: Seat, hex_: Hex, earlier: i64) -> None:
        if birth(s, seat, hex_):
            s.surprise_seat = seat
            s.surprise_hex = hex_

    def end(self, s: ValleyState, seat: Seat, moment: i64) -> None:
        forget_surprise(s)


class WithBirths(TrumpCard):
    """For who has a birth to come in a settlement."""

    def where(self, s: ValleyState, seat: Seat) -> i64:
        return s.tribes[seat].homes

    def fits(self, s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
        return has_any_token(s, seat) and s.on(hex_, DUE) > 0


class FertilityHerb(WithBirths):
    """VM-21.19: one more birth in each own settlement with a woman."""

    def play(self, s: ValleyState, seat: Seat, hex_: Hex) -> None:
        for here in ALL_HEXES:
            if s.owner(here) == seat and s.women(seat, here) > 0:
                s.put(here, DUE, s.on(here, DUE) + 1)


class ChoiceOfSex(WithBirths):
    """VM-21.20: the player chooses the sex of the newborns in his settlements."""

    ENDS = WITH_ROUND

    def play(self, s: ValleyState, seat: Seat, hex_: Hex) -> None:
        s.tribes[seat].chooses_sex = 1

    def end(self, s: ValleyState, seat: Seat, moment: i64) -> None:
        s.tribes[seat].chooses_sex = 0


class ChildbedFever(TrumpCard):
    """VM-21.21: two rival mothers, picked one by one. ``earlier`` is how many were picked before."""

    def where(self, s: ValleyState, seat: Seat) -> i64:
        return s.rivals(seat)

    def fits(self, s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
        return _mother_of(s, seat, hex_) != NOBODY

    def use_on(self, s: ValleyState, seat: Seat, hex_: Hex, earlier: i64) -> None:
        mother = _mother_of(s, seat, hex_)
        kill(s, mother, WOMAN, hex_, 1, events.OF_TRUMP)
        if s.on(hex_, BIRTHS) > 0 and s.owner(hex_) == mother:
            s.put(hex_, BIRTHS, s.on(hex_, BIRTHS) - 1)
        else:
            forget_surprise(s)
        abandon(s, hex_)
        if earlier == 0 and self.playable(s, seat, W7_END, NOWHERE):
            s.push(CardTarget(seat, self.card, NOWHERE, 1))

    def stage(self, before: Hex, earlier: i64) -> int:
        return 2 if earlier else 1


def _mother_of(s: ValleyState, seat: Seat, hex_: Hex) -> Seat:
    """The rival whose woman has just given birth here, or NOBODY."""
    owner = s.owner(hex_)
    if s.on(hex_, BIRTHS) > 0 and owner != NOBODY and owner != seat and s.women(owner, hex_) > 0:
        return owner
    other = s.surprise_seat
    if other != NOBODY and other != seat and s.surprise_hex == hex_ and s.women(other, hex_) > 0:
        return other
    return Seat(NOBODY)


class Foundling(TrumpCard):
    """VM-21.22: a new person in an own forest village; the sex is chosen."""

    def where(self, s: ValleyState, seat: Seat) -> i64:
        return s.tribes[seat].homes

    def fits(self, s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
        return s.board.terrain[hex_] == FOREST and has_any_token(s, seat)

    def offer_next(self, s: ValleyState, seat: Seat, before: Hex, earlier: i64) -> None:
        for sex in BOTH_SEXES:
            if has_token(s, seat, sex):
                s.offer(CHOOSE_SEX.code(sex))

    def take_next(self, s: ValleyState, seat: Seat, before: Hex, earlier: i64, code: i64) -> None:
        sex = CHOOSE_SEX.read(code)
        add_person(s, seat, sex, before)
        events.ARRIVED.tell(s, seat, before, 1 - sex, sex)


class FamilyVisit(TrumpCard):
    """VM-21.23: a warrior and a woman where the bag says; a sex without a token does not appear."""

    def playable(self, s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
        return has_any_token(s, seat) and _bag_names_hex(s)

    def play(self, s: ValleyState, seat: Seat, hex_: Hex) -> None:
        found = draw_hex(s)
        if found == NOWHERE:
            return
        arrived: i64 = 0
        for sex in BOTH_SEXES:
            if has_token(s, seat, sex):
                add_person(s, seat, sex, found)
                arrived |= bit(sex)
        events.ARRIVED.tell(s, seat, found, arrived & 1, arrived >> 1)
        meet_loners(s, found)


def _bag_names_hex(s: ValleyState) -> bool:
    for token in ALL_TOKENS:
        if s.token[token] == IN_BAG and s.enterable(hex_of_token(s, token)):
            return True
    return False


FAMILY: Final[list[TrumpCard]] = [
    SurpriseBirth("surprise_birth", [W7_BIRTH], "woman heart"),
    FertilityHerb("fertility_herb", [W7_BIRTH], "leaf woman"),
    ChoiceOfSex("choice_of_sex", [W7_BIRTH], "hunter woman"),
    ChildbedFever("childbed_fever", [W7_END], "woman woman"),
    Foundling("foundling", [W3_AFTER], "village hunter"),
    FamilyVisit("family_visit", [W3_AFTER], "hunter woman"),
]
