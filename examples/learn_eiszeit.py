"""A small policy that learns Eiszeit: PPO with masks (sb3-contrib) on many games at once.

    pip install 'beringia[rl]' sb3-contrib
    python examples/learn_eiszeit.py --steps 400000 --out eiszeit-ppo.zip

It learns as one seat against bots, and then tells how often it wins against ``random`` and against ``greedy``: with
three players, 33 % is what chance gives.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv

from beringia.envs import VectorEnv

SEATS = 3


class Games(VecEnv):
    """A ``VectorEnv`` as Stable-Baselines3 wants it; numbers are scaled by their range."""

    def __init__(self, opponents: str, count: int) -> None:
        self.games = VectorEnv("eiszeit", count, seats=SEATS, opponents=opponents)
        described = self.games.game.observation
        self._scale = 1 / np.minimum(20, np.maximum(1, np.array(described.high, dtype=np.float32)))
        self.render_mode = None
        self._mask: npt.NDArray[np.bool_] = np.zeros((count, self.games.game.codes.size), dtype=np.bool_)
        seen = spaces.Box(-np.inf, np.inf, (described.size,), np.float32)
        super().__init__(count, seen, self.games.single_action_space)

    def reset(self) -> npt.NDArray[np.float32]:
        return self._shown(self.games.reset(seed=self._seeds[0])[0])

    def step_async(self, actions: npt.NDArray[np.int64]) -> None:
        self._chosen = actions

    def step_wait(self) -> Any:
        seen, rewards, ended, _, _ = self.games.step(self._chosen)
        shown = self._shown(seen)
        # Where a game ended, the library wants its last observation; nothing is learned from it, because it is over.
        infos = [{"terminal_observation": shown[index]} if ended[index] else {} for index in range(self.num_envs)]
        return shown, rewards.astype(np.float32), ended, infos

    def _shown(self, seen: dict[str, Any]) -> npt.NDArray[np.float32]:
        self._mask = seen["action_mask"].astype(np.bool_)
        shown: npt.NDArray[np.float32] = seen["observation"] * self._scale
        return shown.astype(np.float32)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        return self._mask

    # -- what else the library asks

    def close(self) -> None:
        """Nothing is held open."""

    def env_method(self, method_name: str, *method_args: Any, indices: Any = None, **method_kwargs: Any) -> list[Any]:
        return list(getattr(self, method_name)())

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        setattr(self, attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs


def win_rate(model: MaskablePPO, opponents: str, games: int) -> float:
    """The share of games won against two of these bots."""
    env = Games(opponents, 16)
    env.seed(12345)
    seen = env.reset()
    won = played = 0
    while played < games:
        actions, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
        seen, rewards, ended, _ = env.step(actions)
        won += int((rewards[ended] > 0).sum())
        played += int(ended.sum())
    return won / played


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="learn Eiszeit")
    parser.add_argument("--steps", type=int, default=400_000, help="decisions to learn from (%(default)s)")
    parser.add_argument("--games", type=int, default=200, help="games that show the strength (%(default)s)")
    parser.add_argument("--opponents", default="random", help="whom it learns against (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="", help="where to save the policy")
    given = parser.parse_args(arguments)
    env = Games(given.opponents, 16)
    model = MaskablePPO(
        "MlpPolicy", env, n_steps=128, batch_size=256, n_epochs=4, learning_rate=3e-4, gamma=1.0, gae_lambda=0.95,
        ent_coef=0.01, seed=given.seed, policy_kwargs={"net_arch": [128, 128]}, verbose=1,
    )  # fmt: skip
    model.learn(given.steps)
    if given.out:
        model.save(given.out)
    for bot in ("random", "greedy"):
        print(f"against {bot}: {win_rate(model, bot, given.games):.1%} of {given.games} games won", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
