"""OpenSpiel's own checks, and its searches on these games."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest

import beringia

pyspiel = pytest.importorskip("pyspiel")
np = pytest.importorskip("numpy")
pytest.importorskip("pettingzoo")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from beringia.envs import openspiel  # noqa: E402

GAMES = beringia.games()


@pytest.mark.parametrize("key", GAMES)
def test_random_games_with_serialization(key: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"beringia_{key}"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("key", GAMES)
def test_clones_and_worlds_are_independent(key: str) -> None:
    state = _played(key, 60)
    player = state.current_player()
    world = state.resample_from_infostate(player, random.Random(1).random)
    assert world.information_state_string(player) == state.information_state_string(player)
    assert world.observation_string(player) == state.observation_string(player)
    assert world.legal_actions() == state.legal_actions()
    before = str(state)
    world.apply_action(world.legal_actions()[0])
    state.clone().apply_action(state.legal_actions()[0])
    assert str(state) == before


@pytest.mark.parametrize("way", [lambda thing: pickle.loads(pickle.dumps(thing)), copy.deepcopy])
@pytest.mark.parametrize("key", GAMES)
def test_states_are_pickled_and_copied(key: str, way: Callable[[Any], Any]) -> None:
    state = _played(key, 60)
    game = state.get_game()
    assert str(way(game)) == str(game)
    other = way(state)
    assert str(other) == str(state)
    assert other.history() == state.history()
    for player in range(state.num_players()):
        assert other.information_state_string(player) == state.information_state_string(player)
        assert state.legal_actions(player) == (state.legal_actions() if player == state.current_player() else [])
    before = str(state)
    other.apply_action(other.legal_actions()[0])
    assert str(state) == before
    world = state.resample_from_infostate(0, random.Random(1).random)
    with pytest.raises(pickle.PicklingError, match="a resampled state cannot be pickled"):
        pickle.dumps(world)


def test_chance_is_explicit() -> None:
    """The same outcomes lead to the same state, others elsewhere."""
    game = pyspiel.load_game("beringia_eiszeit(players=4,chance=8)")
    ends = set()
    for last in (0, 0, 1):
        state = game.new_initial_state()
        for outcome in (1, 2, 3, last):
            assert len(state.chance_outcomes()) == 8
            state.apply_action(outcome)
        assert state.num_players() == 4
        ends.add(str(state))
    assert len(ends) == 2


def test_options() -> None:
    game = openspiel.load("valley", players=3, options={"round_limit": 5})
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    assert state.position.options["round_limit"] == 5
    assert pyspiel.load_game(str(game)).new_initial_state() is not None
    with pytest.raises(ValueError, match="'nothing' does not exist"):
        openspiel.load("valley", options={"nothing": 1})
    for wrong, message in (
        ("chance=0", "chance: 0 is not allowed"),
        ("players=9", "seats: 9 is not allowed; valley is for 2 to 6 players"),
        ("options=%7B", "options: '%7B' is not allowed"),
    ):
        with pytest.raises(ValueError, match=message):
            pyspiel.load_game(f"beringia_valley({wrong})")


def test_observers() -> None:
    state = _played("eiszeit", 30)
    seen = make_observation(state.get_game())
    seen.set_from(state, 1)
    assert seen.tensor.tolist() == [float(number) for number in state.position.observe(1)]
    assert seen.dict["viewer"] == 1
    assert seen.string_from(state, 1) == state.observation_string(1)


@pytest.mark.parametrize("search", ["MCTS", "ISMCTS"])
@pytest.mark.parametrize("key", GAMES)
def test_searches(key: str, search: str) -> None:
    state = _played(key, 40)
    game, chance = state.get_game(), np.random.RandomState(1)
    bot: Any
    if search == "MCTS":
        bot = mcts.MCTSBot(game, 1.4, 3, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    else:
        bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 1.4, 3, random_state=chance)
    assert bot.step(state) in state.legal_actions()


def _played(key: str, steps: int) -> Any:
    chance = random.Random(5)
    state = pyspiel.load_game(f"beringia_{key}").new_initial_state()
    while steps > 0 or state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
        steps -= 1
    return state
