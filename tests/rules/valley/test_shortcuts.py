"""What the rules leave out because it cannot matter: it really cannot."""

from __future__ import annotations

import random
from collections.abc import Iterator

import beringia
from beringia.games.valley.cards.trumps.card import TrumpCard
from beringia.games.valley.cards.trumps.deck import TRUMP_CARDS
from beringia.games.valley.cards.trumps.moving import Crossing
from beringia.games.valley.chapters.march import all_unmoved, unmoved
from beringia.games.valley.model.bits import bit, bits_set, has_bit, lowest, without_lowest
from beringia.games.valley.model.card_terms import W5_FIGHT, WINDOW_NAMES
from beringia.games.valley.model.state import ValleyState
from beringia.games.valley.model.terms import ALL_HEXES, NOWHERE, WARRIOR, WOMAN, Hex, Seat, Window


def test_sets_are_counted_and_gone_through() -> None:
    picker = random.Random(1)
    for size in range(62):
        assert lowest(bit(size)) == size
        numbers = sorted(picker.sample(range(62), size))
        left = sum(bit(number) for number in numbers)
        assert bits_set(left) == size
        for number in numbers:
            assert lowest(left) == number
            left = without_lowest(left)
        assert left == 0


def _states() -> Iterator[ValleyState]:
    """All kinds of positions: of random games, every so often."""
    game = beringia.game("valley")
    for seed in range(8):
        picker = random.Random(seed)
        position = game.start(2 + seed % 5, seed=seed, options={"fire": seed % 2 == 1})
        while not position.over:
            position.play(picker.choice(position.choices()))
            state = position.state
            assert isinstance(state, ValleyState)
            if picker.random() < 0.2:
                yield state


def test_trumps_of_a_class_may_be_played_at_the_same_time() -> None:
    """Of those that are alike only one is looked at, and no trump of a fight by who takes no part in it."""
    seen = 0
    for state in _states():
        for seat in state.seats():
            for trump in TRUMP_CARDS:
                for window in trump.windows:
                    for hex_ in (NOWHERE,) if WINDOW_NAMES[window][:2] != "w5" else ALL_HEXES:
                        seen += _looked_at(state, seat, trump, window, hex_)
    assert seen > 0


def _looked_at(state: ValleyState, seat: Seat, trump: TrumpCard, window: Window, hex_: Hex) -> int:
    playable = trump.playable(state, seat, window, hex_)
    if window == W5_FIGHT and state.shown_persons(seat, hex_) == 0:
        assert not playable
    for other in TRUMP_CARDS:
        if has_bit(trump.alike, other.card) and window in other.windows:
            assert other.playable(state, seat, window, hex_) == playable
    return int(playable)


def test_where_a_trump_is_looked_for_is_wherever_it_fits() -> None:
    """Of these trumps the set says nothing that their conditions do not say as well."""
    shortened = [trump for trump in TRUMP_CARDS if trump.name in {"flight", "lure", "rockfall", "same_sex_couple"}]
    for state in _states():
        for seat in state.seats():
            for trump in shortened:
                where = trump.where(state, seat)
                for window in trump.windows:
                    for hex_ in ALL_HEXES:
                        if trump.fits(state, seat, window, hex_):
                            assert has_bit(where, hex_), f"{trump.name} fits on {hex_}"


def test_opponents_and_the_unmoved_are_counted_completely() -> None:
    for state in _states():
        for seat in state.seats():
            for hex_ in ALL_HEXES:
                others = [other for other in state.seats() if other != seat]
                there = sum(state.persons(other, hex_) + state.shown_wolves(other, hex_) for other in others)
                if state.hidden_seat != seat and state.hides(state.hidden_seat, hex_):
                    there -= state.hidden_warriors + state.hidden_women
                assert state.opponents(seat, hex_) == there + state.animals(hex_)
                both = unmoved(state, seat, WARRIOR, hex_) + unmoved(state, seat, WOMAN, hex_)
                assert all_unmoved(state, seat, hex_) == both


def test_crossings_are_looked_for_wherever_they_lead() -> None:
    crossings = [trump for trump in TRUMP_CARDS if isinstance(trump, Crossing)]
    led = 0
    for state in _states():
        for trump in crossings:
            for hex_ in ALL_HEXES:
                there = [target for target in ALL_HEXES if trump.crosses(state, hex_, target)]
                assert all(has_bit(trump.beyond(state, hex_), target) for target in there)
                assert trump.leads_on(state, hex_) == bool(there)
                led += len(there)
    assert led > 0
