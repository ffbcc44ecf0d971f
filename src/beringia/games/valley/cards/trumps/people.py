"""Trumps 36 to 40: friends, lovers and couples; what others hold and what will happen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beringia.games.valley.cards.trumps.card import CardTarget, TrumpCard
from beringia.games.valley.chapters import event_deck, march
from beringia.games.valley.chapters.pieces import abandon, change_tribe, may_found
from beringia.games.valley.model import events
from beringia.games.valley.model.bits import bit, has_bit
from beringia.games.valley.model.card_terms import ANY_OWN, W4_END, W4_TURN, W5_FIGHT
from beringia.games.valley.model.land import BY_WARRIORS, BY_WOMEN
from beringia.games.valley.model.state import ValleyState
from beringia.games.valley.model.terms import (
    ALL_DIRECTIONS,
    ALL_HEXES,
    ALL_TRUMPS,
    BOTH_SEXES,
    NOWHERE,
    SEXES,
    WARRIOR,
    WOMAN,
    Hex,
    Season,
    Seat,
    Sex,
    Window,
)
from beringia.games.valley.model.verbs import CHOOSE_SEX, PLAYER, TARGET


class Friend(TrumpCard):
    """VM-21.36: a rival warrior who is the only person of his tribe on the conflict hex joins the player."""

    def playable(self, s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
        if s.shown_persons(seat, hex_) == 0:
            return False
        for other in s.seats():
            if _may_befriend(s, seat, other, hex_):
                return True
        return False

    def play(self, s: ValleyState, seat: Seat, hex_: Hex) -> None:
        s.push(CardTarget(seat, self.card, hex_, 0))

    def offer(self, s: ValleyState, seat: Seat, before: Hex, earlier: i64) -> None:
        for other in s.seats():
            if _may_befriend(s, seat, other, before):
                s.offer(PLAYER.code(other))

    def take(self, s: ValleyState, seat: Seat, before: Hex, earlier: i64, code: i64) -> None:
        change_tribe(s, WARRIOR, PLAYER.read(code), before, seat, before)
        abandon(s, before)

    def stage(self, before: Hex, earlier: i64) -> int:
        return 1


def _may_befriend(s: ValleyState, seat: Seat, rival: Seat, hex_: Hex) -> bool:
    return rival != seat and s.persons(rival, hex_) == 1 and s.shown(rival, WARRIOR, hex_) == 1


class Love(TrumpCard):
    """VM-21.37: the only person on a hex, a rival, with own persons of the other sex next to it."""

    def where(self, s: ValleyState, seat: Seat) -> i64:
        return s.rivals(seat) & s.beside(s.hexes(seat))

    def fits(self, s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
        if s.crowd(hex_) != 1 or s.persons(seat, hex_) > 0 or not s.enterable(hex_):
            return False
        lone: i64 = _lone_sex(s, hex_)
        for direction in ALL_DIRECTIONS:
            target = s.board.beside(hex_, direction)
            if target != NOWHERE and _may_love(s, seat, lone, hex_, target):
                return True
        return False

    def offer_next(self, s: ValleyState, seat: Seat, before: Hex, earlier: i64) -> None:
        lone: i64 = _lone_sex(s, before)
        for target in ALL_HEXES:
            if _may_love(s, seat, lone, before, target):
                s.offer(TARGET.code(target))

    def take_next(self, s: ValleyState, seat: Seat, before: Hex, earlier: i64, code: i64) -> None:
        for other in s.seats():
            for sex in BOTH_SEXES:
                if s.count(other, sex, before) > 0:
                    change_tribe(s, sex, other, before, seat, TARGET.read(code))
        abandon(s, before)


def _may_love(s: ValleyState, seat: Seat, lone: i64, hex_: Hex, target: Hex) -> bool:
    """Somebody of the other sex than the lone person stands next to it."""
    if lone == SEXES or s.count(seat, Sex(1 - lone), target) == 0:
        return False
    return march.joined(s, hex_, target) and s.enterable(target)


def _lone_sex(s: ValleyState, hex_: Hex) -> i64:
    """The sex of the first person shown on a hex; SEXES if there is none."""
    for other in s.seats():
        for sex in BOTH_SEXES:
            if s.shown(other, sex, hex_) > 0:
                return sex
    return SEXES


class SameSexCouple(TrumpCard):
    """VM-21.38: two unmoved women or two unmoved warriors found a settlement."""

    def where(self, s: ValleyState, seat: Seat) -> i64:
        return s.hexes(seat) & ~s.settled()

    def fits(self, s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
        couple: bool = march.founders_there(s, seat, hex_, BY_WARRIORS) or march.founders_there(s, seat, hex_, BY_WOMEN)
        return couple and may_found(s, seat, hex_)

    def offer_next(self, s: ValleyState, seat: Seat, before: Hex, earlier: i64) -> None:
        if march.founders_there(s, seat, before, BY_WARRIORS):
            s.offer(CHOOSE_SEX.code(WARRIOR))
        if march.founders_there(s, seat, before, BY_WOMEN):
            s.offer(CHOOSE_SEX.code(WOMAN))

    def take_next(self, s: ValleyState, seat: Seat, before: Hex, earlier: i64, code: i64) -> None:
        march.found(s, seat, before, BY_WARRIORS if CHOOSE_SEX.read(code) == WARRIOR else BY_WOMEN)


# -- at any time


class Espionage(TrumpCard):
    """VM-21.39: the hand of somebody who has a person beside, or with, an own person."""

    def playable(self, s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
        for other in s.seats():
            if _may_spy(s, seat, other):
                return True
        return False

    def offer(self, s: ValleyState, seat: Seat, before: Hex, earlier: i64) -> None:
        for rival in s.seats():
            if _may_spy(s, seat, rival):
                s.offer(PLAYER.code(rival))

    def take(self, s: ValleyState, seat: Seat, before: Hex, earlier: i64, code: i64) -> None:
        other = PLAYER.read(code)
        s.revealed = True
        for card in ALL_TRUMPS:
            if s.holds(other, card):
                s.tribes[seat].known |= bit(card)
                events.SPIED.tell(s, seat, other, card)


def _may_spy(s: ValleyState, seat: Seat, other: Seat) -> bool:
    """Somebody with cards not seen yet whose people are near."""
    if other == seat or not s.alive(other) or s.tribes[other].hand & ~s.tribes[seat].known == 0:
        return False
    own: i64 = s.hexes(seat)
    return (own | s.beside(own)) & s.hexes(other) != 0


class Intuition(TrumpCard):
    """VM-21.40: the event card of the next round; not in round 1, and not if it is known already."""

    def playable(self, s: ValleyState, seat: Seat, window: Window, hex_: Hex) -> bool:
        season = _next_season(s)
        if s.round < 2 or has_bit(s.tribes[seat].foreseen, season):
            return False
        return s.event_deck_size[season] + s.event_pile_size[season] > 0

    def play(self, s: ValleyState, seat: Seat, hex_: Hex) -> None:
        season = _next_season(s)
        event_deck.renew(s, season)
        s.tribes[seat].foreseen |= bit(season)
        s.revealed = True
        events.FORESAW.tell(s, seat, season, event_deck.top_card(s, season))


def _next_season(s: ValleyState) -> Season:
    """The season of the next round, as its length is known now."""
    return Season(1 - s.season) if s.last_of_season() else s.season


PEOPLE: Final[list[TrumpCard]] = [
    Friend("friend", [W5_FIGHT], "hunter hunter"),
    Love("love", [W4_END], "hunter heart woman"),
    SameSexCouple("same_sex_couple", [W4_TURN], "woman heart woman"),
    Espionage("espionage", [ANY_OWN], "eye"),
    Intuition("intuition", [ANY_OWN], "eye storm"),
]
