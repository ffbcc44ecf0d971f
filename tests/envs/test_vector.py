"""Many games at once, as arrays."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import beringia
from beringia import IllegalChoice

np = pytest.importorskip("numpy")
gymnasium = pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

from beringia.envs import VectorEnv  # noqa: E402
from beringia.envs.single import IDS  # noqa: E402

GAMES = beringia.games()


@pytest.mark.parametrize("key", GAMES)
def test_rows_are_about_the_seat_that_decides(key: str) -> None:
    game = beringia.game(key)
    env = VectorEnv(game, 4, seats=game.seats[-1])
    seen, info = env.reset(seed=7)
    for _ in range(60):
        assert env.observation_space.contains(seen)
        for index in range(4):
            position = env.position(index)
            seat = int(info["seat"][index])
            assert seat == position.seat
            assert bytes(seen["observation"][index]) == bytes(position.observe(seat))
            assert bytes(seen["action_mask"][index]) == bytes(position.mask())
        actions = env.sample()
        assert seen["action_mask"][np.arange(4), actions].all()
        before = {name: array.copy() for name, array in seen.items()}
        kept = seen
        seen, rewards, ended, cut, info = env.step(actions)
        assert all((before[name] == kept[name]).all() for name in kept)  # what was returned stays as it was
        assert rewards.shape == (4, game.seats[-1])
        assert ended.dtype == cut.dtype == bool
        assert not cut.any()


def test_games_end_and_the_next_begin() -> None:
    env = VectorEnv("eiszeit", 8, seats=3, copy=False)
    env.reset(seed=1)
    ends = 0
    for _ in range(600):
        _, rewards, ended, _, _ = env.step(env.sample())
        assert np.allclose(rewards.sum(axis=1), 0)
        assert ((rewards != 0).any(axis=1) <= ended).all()
        ends += int(ended.sum())
    assert ends > 8


def test_a_seed_decides_everything() -> None:
    def play(seed: int) -> Any:
        env = VectorEnv("eiszeit", 3, seats=3, opponents="random")
        seen, _ = env.reset(seed=seed)
        for _ in range(200):
            seen = env.step(seen["action_mask"].argmax(axis=1))[0]
        return seen["observation"]

    assert (play(4) == play(4)).all()
    assert not np.array_equal(play(4), play(5))


@pytest.mark.parametrize("name", IDS)
def test_one_seat_against_bots(name: str) -> None:
    env = gymnasium.make_vec(name, num_envs=3, opponents="random")
    seen, info = env.reset(seed=2)
    ends = 0
    for _ in range(200):
        assert (info["seat"] == 0).all()
        assert (seen["observation"][:, 0] == 0).all()
        seen, rewards, ended, _, info = env.step(env.unwrapped.sample())
        assert rewards.shape == (3,)
        assert (np.abs(rewards[~ended]) == 0).all()
        ends += int(ended.sum())
    assert ends


def test_a_wrong_choice_changes_nothing() -> None:
    env = VectorEnv("eiszeit", 2, seats=3)
    seen, _ = env.reset(seed=1)
    with pytest.raises(IllegalChoice, match="game 0: "):
        env.step([8578, 8578])
    assert env.position(0).observe(int(seen["observation"][0, 0])).tobytes() == seen["observation"][0].tobytes()
    for wrong in ([1], [1.0, 2.0], [[1], [2]], ["a", "b"], None, [float("nan")] * 2, 3):
        with pytest.raises(ValueError, match=r"actions: .* give 2 whole numbers, one for each game"):
            env.step(wrong)
    with pytest.raises(IllegalChoice, match="choice -1 does not exist"):
        env.step([-1, -1])
    assert env.position(0).observe(int(seen["observation"][0, 0])).tobytes() == seen["observation"][0].tobytes()


def test_wrong_numbers() -> None:
    for wrong in (0, -1, 1.5, "2", True):
        with pytest.raises(ValueError, match=r"n: .* is not allowed; give a whole number from 1 on"):
            VectorEnv("eiszeit", wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="seat 7 does not exist; seats are 0 to 2"):
        VectorEnv("eiszeit", 2, seat=7)
    for nobody in (1.0, True, "1"):
        with pytest.raises(ValueError, match=r"seat .* does not exist; seats are 0 to 2"):
            VectorEnv("eiszeit", 2, seat=nobody, opponents="random")  # type: ignore[arg-type]


def test_reset_comes_first() -> None:
    """Until then nobody has decided before the seat, and a choice would be another seat's."""
    env = VectorEnv("eiszeit", 2, seat=2, opponents="random")
    with pytest.raises(ValueError, match="reset comes first"):
        env.step(env.sample())


@pytest.mark.parametrize("opponents", [None, "random"])
@pytest.mark.parametrize("way", [lambda thing: pickle.loads(pickle.dumps(thing)), copy.deepcopy])
def test_copies_go_on_alike_and_independently(opponents: str | None, way: Callable[[Any], Any]) -> None:
    one = VectorEnv("eiszeit", 3, seats=3, opponents=opponents)
    one.reset(seed=6)
    for _ in range(100):
        one.step(one.sample())
    other = way(one)
    before = [one.position(index) for index in range(3)]
    told = [other.step(other.sample()) for _ in range(200)]
    assert [one.position(index) for index in range(3)] == before
    for seen, rewards, ended, _, _ in told:
        now = one.step(one.sample())
        assert (now[0]["observation"] == seen["observation"]).all()
        assert (now[1] == rewards).all()
        assert (now[2] == ended).all()
