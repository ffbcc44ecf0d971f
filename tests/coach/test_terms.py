"""A value can be told term by term: the terms add up to it."""

from __future__ import annotations

import random

import pytest

import beringia
from beringia.bots.files import evaluation_of
from beringia.kernel.terms import Seat


@pytest.mark.parametrize("bot", ["greedy", "planner"])
@pytest.mark.parametrize(("key", "seats"), [("eiszeit", 3), ("valley", 3), ("winter", 2), ("winter", 1)])
def test_the_terms_add_up_to_the_value(key: str, seats: int, bot: str) -> None:
    game = beringia.game(key)
    evaluation = evaluation_of(game.rules, bot)
    position = game.start(seats, seed=3)
    picker = random.Random(4)
    looked = 0
    progress = 0.0
    while True:
        if position.over or (game.rules.settled(position.state) and picker.random() < 0.3):
            values = evaluation.values(position.state)
            for seat in range(seats):
                terms = evaluation.terms(position.state, Seat(seat))
                assert sum(term.points for term in terms) == pytest.approx(values[seat])
                assert len({term.name for term in terms}) == len(terms)
                assert "rival" in {term.name for term in terms}
            assert progress - 1e-9 <= evaluation.progress(position.state) <= 1.0
            progress = evaluation.progress(position.state)
            looked += 1
        if position.over:
            break
        position.play(picker.choice(position.choices()))
    assert looked > 2
