"""Simulations of games that one plays alone: the win rate is the share of games won against the game itself."""

from __future__ import annotations

import pytest

import beringia
from beringia.lab.sample import play_checked
from beringia.lab.simulate import Series, play_one, simulate


def test_the_win_rate_alone_counts_games_won_against_the_nomads() -> None:
    game = beringia.game("winter")
    series = Series(game, ("random",), 1, 3, {"solo_extra_card": True})
    outcomes = [play_one(series, number) for number in range(4)]
    result = simulate(game, ["random"], 4, seed=3, options={"solo_extra_card": True})
    tally = result.tallies[0]
    assert tally.points == [outcome.points[0] for outcome in outcomes]
    assert tally.win_rate == sum(outcome.shares[0] for outcome in outcomes) / 4
    assert all(outcome.shares in ([0.0], [1.0]) for outcome in outcomes)


def test_options_that_need_a_number_of_players() -> None:
    game = beringia.game("winter")
    with pytest.raises(ValueError, match="solo_extra_card: True is not allowed here; it is for 1 player only"):
        simulate(game, ["random", "random"], 1, options={"solo_extra_card": True})
    with pytest.raises(ValueError, match="draft: 'setup' is not allowed here; it is for 2 to 4 players only"):
        simulate(game, ["random"], 1, options={"draft": "setup"})
    for number in range(8):
        assert play_checked(game, number)[0] == ""
