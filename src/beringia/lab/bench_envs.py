"""How fast the environments for learners are, beside PettingZoo's and Catanatron's own: part of ``make bench``.

A step counts with its observation and its mask. Choosing is the measurer's business: for the frameworks' own it
is done before, with many games at once by ``VectorEnv.sample`` while the clock runs.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from beringia.lab.stretch import middle_seats

#: Who is measured by which framework.
PEERS = {"pettingzoo connect_four_v3": "PettingZoo", "catanatron_gym": "Gymnasium"}
#: Games that are stepped together.
MANY = 32
#: Looking at the clock takes time itself: many steps between two looks.
STEPS = 100


def own(key: str, seconds: float) -> dict[str, float]:
    """The figures of a game of ours."""
    import gymnasium

    import beringia
    from beringia.envs import VectorEnv, aec_env

    game = beringia.game(key)
    seats = middle_seats(game)
    many = VectorEnv(game, MANY, seats=seats, copy=False)
    many.reset(seed=1)

    def step() -> int:
        many.step(many.sample())
        return MANY

    alone = gymnasium.make(f"Beringia/{key.title()}-v0", opponents="random", disable_env_checker=True).unwrapped
    return {
        "steps/s, PettingZoo": turns(aec_env(game, seats), seconds),
        "steps/s, Gymnasium": episodes(alone, lambda seen, _: _legal(seen["action_mask"]), seconds),
        "steps/s, VectorEnv": _rate(step, seconds),
    }


def peer(name: str, seconds: float) -> dict[str, float]:
    if name == "catanatron_gym":
        return {"steps/s, Gymnasium": _catanatron(seconds)}
    from pettingzoo.classic import connect_four_v3

    return {"steps/s, PettingZoo": turns(connect_four_v3.env(), seconds)}


def turns(env: Any, seconds: float) -> float:
    """Steps of an environment in which agents take turns: ``last`` and ``step``, the same choices played again.

    The choices of a game are found first, at random, and then played against the clock.
    """
    picker = random.Random(1)
    used, steps, seed = 0.0, 0, 0
    while used < seconds:
        seed += 1
        env.reset(seed=seed)
        chosen: list[int | None] = []
        while env.agents:
            seen, _, ended, cut, _ = env.last()
            chosen.append(None if ended or cut else picker.choice(_legal(seen["action_mask"])))
            env.step(chosen[-1])
        env.reset(seed=seed)
        began = time.process_time()
        for choice in chosen:
            env.last()
            env.step(choice)
        used += time.process_time() - began
        steps += sum(choice is not None for choice in chosen)
    return steps / used


def episodes(env: Any, legal: Callable[[Any, Any], list[int]], seconds: float) -> float:
    """Steps of an environment for one agent, measured in the same way."""
    picker = random.Random(1)
    used, steps, seed = 0.0, 0, 0
    while used < seconds:
        seed += 1
        seen, info = env.reset(seed=seed)
        chosen: list[int] = []
        over = False
        while not over:
            chosen.append(picker.choice(legal(seen, info)))
            seen, _, ended, cut, info = env.step(chosen[-1])
            over = ended or cut
        env.reset(seed=seed)
        began = time.process_time()
        for choice in chosen:
            env.step(choice)
        used += time.process_time() - began
        steps += len(chosen)
    return steps / used


def _catanatron(seconds: float) -> float:
    """Its games do not repeat by their seed; its choices come with every step, so that picking one costs nothing."""
    from catanatron_gym.envs.catanatron_env import CatanatronEnv

    env = CatanatronEnv()
    picker = random.Random(1)
    told = [env.reset(seed=1)[1]]

    def step() -> int:
        _, _, ended, cut, told[0] = env.step(picker.choice(told[0]["valid_actions"]))
        if ended or cut:
            told[0] = env.reset()[1]
        return 1

    return _rate(step, seconds)


def _rate(step: Callable[[], int], seconds: float) -> float:
    done = 0
    began = time.process_time()
    while (used := time.process_time() - began) < seconds:
        for _ in range(STEPS):
            done += step()
    return done / used


def _legal(mask: Any) -> list[int]:
    found: list[int] = mask.nonzero()[0].tolist()
    return found
