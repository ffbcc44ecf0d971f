"""The frameworks' own checks of the environments."""

from __future__ import annotations

import copy
import json
import pickle
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import beringia
from beringia import bots
from beringia.bots.random import RandomBot
from tests.traps import trap_in

gymnasium = pytest.importorskip("gymnasium")
np = pytest.importorskip("numpy")
pettingzoo = pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, parallel_api_test, seed_test  # noqa: E402

from beringia.envs import SeatEnv, SeatsEnv, VectorEnv, aec_env, parallel_env  # noqa: E402
from beringia.envs.single import IDS  # noqa: E402
from beringia.envs.spaces import seen_by  # noqa: E402

GAMES = beringia.games()


@pytest.mark.parametrize("key", GAMES)
def test_pettingzoo(key: str) -> None:
    api_test(aec_env(key), num_cycles=100)
    seed_test(lambda: aec_env(key), num_cycles=20)


@pytest.mark.parametrize("key", GAMES)
def test_pettingzoo_against_bots(key: str) -> None:
    seats = beringia.game(key).seats[-1]
    alone = aec_env(key, seats, opponents="random")
    assert alone.possible_agents == ["seat_0"]
    assert aec_env(key, seats, opponents=["random"]).possible_agents == [f"seat_{seat}" for seat in range(seats - 1)]
    middle = aec_env(key, seats, opponents={0: "random", 2: "random"})
    assert "seat_0" not in middle.possible_agents
    assert "seat_1" in middle.possible_agents
    api_test(middle, num_cycles=50)
    seed_test(lambda: aec_env(key, seats, opponents={0: "random", 2: "random"}), num_cycles=10)
    refused: list[Any] = [["random"] * seats, {seats: "random"}, {"1": "random"}, {1.5: "random"}, 5, ["random"] * 9]
    for wrong in refused:
        with pytest.raises(ValueError, match="opponents: "):
            aec_env(key, seats, opponents=wrong)
    with pytest.raises(ValueError, match="does not exist"):
        aec_env(key, seats, opponents="nobody")
    assert aec_env(key, seats, opponents=RandomBot).possible_agents == ["seat_0"]


@pytest.mark.parametrize("key", GAMES)
def test_pettingzoo_parallel(key: str) -> None:
    parallel_api_test(parallel_env(key), num_cycles=50)


@pytest.mark.parametrize("key", GAMES)
def test_agents_take_turns_and_are_paid_at_the_end(key: str) -> None:
    game = beringia.game(key)
    env = aec_env(game, seats=game.seats[-1])
    env.reset(seed=3)
    chance = random.Random(3)
    paid: dict[str, float] = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(game.max_decisions):
        seen, reward, ended, _, _ = env.last()
        paid[agent] += reward
        if ended:
            env.step(None)
            continue
        assert seen is not None
        assert env.observation_space(agent).contains(seen)
        env.step(chance.choice([code for code, offered in enumerate(seen["action_mask"]) if offered]))
    assert env.position is not None
    assert list(paid.values()) == pytest.approx(env.position.returns())
    fresh = aec_env(game)
    for early in (fresh.last, fresh.render, lambda: fresh.observe("seat_0"), lambda: fresh.step(0)):
        with pytest.raises(ValueError, match="reset comes first"):
            early()


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


def go_on(env: Any, steps: int) -> list[str]:
    """Play, and tell how it went: the choices are those that its own spaces sample."""
    told = []
    for _ in range(steps):
        if env.position is None or env.position.over:
            env.reset()
        space = env.action_space(env.agent_selection) if isinstance(env, SeatsEnv) else env.action_space
        env.step(space.sample())
        told.append(env.position.digest())
    return told


@pytest.mark.parametrize("way", [pickled, copy.deepcopy])
@pytest.mark.parametrize("key", GAMES)
def test_copies_go_on_alike_and_independently(key: str, way: Callable[[Any], Any]) -> None:
    """In the middle of a game, with the bots, and with the chance of the games that follow."""
    seats = beringia.game(key).seats[-1]
    name = f"Beringia/{key.title()}-v0"
    both: list[Any] = [aec_env(key, seats, opponents=["random"]), gymnasium.make(name, opponents="random").unwrapped]
    for one in both:
        one.reset(seed=4)
        go_on(one, 20)
        other = way(one)
        before = one.position.digest()
        told = go_on(other, 200)
        assert one.position.digest() == before
        assert go_on(one, 200) == told


def test_environments_of_other_processes() -> None:
    """Gymnasium sends the spaces, and checks them."""
    many = gymnasium.make_vec("Beringia/Eiszeit-v0", 2, vectorization_mode="async", opponents="random")
    try:
        seen, _ = many.reset(seed=3)
        seen = many.step(seen["action_mask"].argmax(axis=1))[0]
        assert many.observation_space.contains(seen)
    finally:
        many.close()


@pytest.mark.parametrize("name", IDS)
def test_gymnasium(name: str) -> None:
    for more in ({}, {"opponents": "random", "render_mode": "ansi"}, {"opponents": "random", "illegal": "first"}):
        check_env(gymnasium.make(name, **more).unwrapped, skip_render_check="render_mode" not in more)
    env: Any = gymnasium.make(name, opponents="random")
    seen, _ = env.reset(seed=1)
    again, _ = env.reset(seed=1)
    assert (seen["observation"] == again["observation"]).all()
    ended = False
    while not ended:
        assert seen["action_mask"].any()
        seen, reward, ended, cut, _ = env.step(env.unwrapped.action_space.sample())
        assert not cut
    assert reward == env.unwrapped.position.returns()[0]


def test_a_choice_that_is_not_offered_raises() -> None:
    """But one that its own space sampled without a mask, and that came too late, is replaced."""
    env: Any = gymnasium.make("Beringia/Winter-v0", opponents="random").unwrapped
    env.reset(seed=1)
    stale = env.action_space.sample()
    while stale in env.position.choices():
        assert env.step(env.position.choices()[0])[4] == {}
    wrong = next(code for code in range(env.action_space.n) if code not in {stale, *env.position.choices()})
    before = env.position.digest()
    with pytest.raises(beringia.IllegalChoice):
        env.step(wrong)
    assert env.position.digest() == before
    assert env.step(stale)[4] == {"illegal": True}
    masked = env.action_space.sample(seen_by(env.position, 0)["action_mask"])
    assert masked in env.position.choices()


def test_opponents_by_seat() -> None:
    by_seat: dict[int, str] = {0: "random", 2: "greedy"}
    for env in (
        SeatEnv("eiszeit", 3, seat=1, opponents=by_seat),
        VectorEnv("eiszeit", 2, 3, seat=1, opponents=by_seat),
    ):
        seen, _ = env.reset(seed=1)
        assert (seen["observation"].reshape(-1, env.game.observation.size)[:, 0] == 1).all()
    with pytest.raises(ValueError, match=r"give one for each of the seats \[1, 2\]"):
        SeatEnv("eiszeit", 3, opponents=by_seat)


def test_opponents_by_class() -> None:
    """As bots of a notebook have no module that others could import: what makes them is enough, anew for each game."""
    for env in (
        SeatEnv("eiszeit", 3, seat=1, opponents=RandomBot),
        VectorEnv("eiszeit", 2, 3, seat=1, opponents={np.int64(0): RandomBot, 2: "random"}),
    ):
        first, again = (env.reset(seed=1)[0]["observation"] for _ in range(2))
        assert (first == again).all()
    seats: Any = aec_env("eiszeit", seats=4, opponents=["random", RandomBot])
    seats.reset(seed=1)
    assert seats.possible_agents == ["seat_0", "seat_1"]
    one: Any = bots.make("random", "eiszeit", 1)
    for wrong in (one, [one, one], {1: one, 2: one}):
        with pytest.raises(ValueError, match=r"opponents: .* give the name of a bot, or its class"):
            SeatEnv("eiszeit", 3, opponents=wrong)
    nobody: Any
    for nobody in (True, "1", 1.0):
        with pytest.raises(ValueError, match=r"opponents: .* is no seat"):
            aec_env("eiszeit", opponents={nobody: "random"})


def test_wrong_games_and_options() -> None:
    wrong: Any
    for wrong in (None, 5, "chess"):
        for make in (aec_env, lambda game: VectorEnv(game, 2), lambda game: SeatEnv(game, 3)):
            with pytest.raises(ValueError, match=r"is not registered; registered games are eiszeit, "):
                make(wrong)
    for wrong in (5, "rounds", [3]):
        with pytest.raises(ValueError, match=r"options: .* give a dictionary"):
            aec_env("eiszeit", options=wrong)


def test_own_bots_sit_down_again_in_other_processes() -> None:
    """Their class goes along with the environment, registered or not."""
    env = pickled(aec_env("eiszeit", opponents=RandomBot))
    env.reset(seed=1)
    assert env.position is not None


def test_specifications_name_registered_games_and_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is read from a file may be anybody's."""
    from gymnasium.envs.registration import EnvSpec

    trap = trap_in(tmp_path, monkeypatch)
    spec = json.loads(gymnasium.spec("Beringia/Eiszeit-v0").to_json())
    with trap.watching():
        for name in trap.names:
            for given in ({"game": name, "seats": 3}, {"game": "eiszeit", "seats": 3, "opponents": name}):
                read = EnvSpec.from_json(json.dumps({**spec, "kwargs": given}))
                with pytest.raises(ValueError, match=r"game .* is not registered|opponents: bot .* does not exist"):
                    gymnasium.make(read)
            for make in (aec_env, parallel_env, lambda game, **more: VectorEnv(game, 2, 3, **more)):
                with pytest.raises(ValueError, match="is not registered"):
                    make(name)
                with pytest.raises(ValueError, match="of a bot of your own give the class, or register it"):
                    make("eiszeit", opponents=name)
            trap.require_untouched(name)
    assert gymnasium.make(EnvSpec.from_json(json.dumps(spec))) is not None


def test_wrong_seats_and_opponents() -> None:
    with pytest.raises(ValueError, match="seat 3 does not exist"):
        gymnasium.make("Beringia/Eiszeit-v0", seat=3)
    with pytest.raises(ValueError, match="give 2 bots"):
        gymnasium.make("Beringia/Eiszeit-v0", opponents=["random"])
    with pytest.raises(ValueError, match="give 'raise' or 'first'"):
        gymnasium.make("Beringia/Eiszeit-v0", illegal="ignore")
    with pytest.raises(ValueError, match="give the name of a bot, or its class"):
        gymnasium.make("Beringia/Eiszeit-v0", opponents=5)
    for make in (lambda: aec_env("eiszeit", render_mode="human"), lambda: SeatEnv("eiszeit", 3, render_mode="human")):
        with pytest.raises(ValueError, match="render_mode: 'human' is not allowed"):
            make()
