"""Many games at once, arrays in and arrays out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymVectorEnv
from gymnasium.vector.utils import batch_space

import beringia
from beringia import Game, IllegalChoice
from beringia.envs.opponents import Opponents, Others, others_of, seat_of
from beringia.envs.spaces import Seen, game_of, observation_space
from beringia.kernel.batch import WAIT, Batch, game_seed
from beringia.kernel.reader import whole


def one_seat(num_envs: int, game: str | Game, seats: int, seat: int = 0, **more: Any) -> VectorEnv:
    """One seat against bots in many games: what ``gymnasium.make_vec("Beringia/Eiszeit-v0", 64)`` makes."""
    return VectorEnv(game, num_envs, seats, seat=seat, **({"opponents": "greedy"} | more))


class VectorEnv(GymVectorEnv[Seen, Any, Any]):
    """``n`` games, stepped in one compiled call; where one ends, the next begins in the same step.

    Every row is about the seat that decides in that game: ``info["seat"]`` says who it is. Without ``opponents`` all
    seats are the caller's, and rewards are an array of games by seats. With them, ``seat`` plays against bots (the name
    of one or its class, one for each other seat in order, or by seat), every row is about that seat, and rewards are
    one for each game, as Gymnasium has it.

    With ``copy=False`` the arrays that are returned are those that the next step writes: quicker, for those who have
    used or copied them by then.
    """

    def __init__(
        self,
        game: str | Game,
        n: int,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        opponents: Opponents | None = None,
        seat: int = 0,
        copy: bool = True,
    ) -> None:
        self.game = game_of(game)
        self.seats = self.game.seats[0] if seats is None else seats
        self.options = dict(self.game.check_options(self.seats, options or {}))
        number = whole(n)
        if number is None or number < 1:
            raise ValueError(f"n: {n!r} is not allowed; give a whole number from 1 on")
        self.num_envs = n = number
        self.copy = copy
        self.seat = seat_of(seat, self.seats)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.render_mode = None
        self.single_observation_space = observation_space(self.game)
        self.single_action_space = spaces.Discrete(self.game.codes.size)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)
        self._others: list[Others] | None = None
        if opponents is not None:
            names = others_of(self.seat, opponents, self.seats)
            self._others = [Others(self.game, names) for _ in range(n)]
        self._cut: npt.NDArray[np.bool_] = np.zeros(n, dtype=np.bool_)
        self._begin(0)
        self._is_reset = False

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """New games; one seed decides all of them, and all that begin later."""
        first = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=first)
        self._begin(int(self.np_random.integers(2**62)))
        self._is_reset = True
        if self._others is not None:
            self._go_on(self._others, np.zeros(self.num_envs), np.zeros(self.num_envs, dtype=np.bool_))
        return self._seen(), self._info()

    def step(self, actions: npt.ArrayLike) -> tuple[Seen, npt.NDArray[np.float64], Any, Any, dict[str, Any]]:
        """A choice in every game; one that is not offered raises, and none is made."""
        if not self._is_reset:
            raise ValueError("reset comes first")
        chosen = np.asarray(actions)
        if chosen.dtype.kind not in "iu" or chosen.shape != (self.num_envs,):
            told = f"{chosen.dtype} of shape {chosen.shape}"
            raise ValueError(f"actions: {told} is not allowed; give {self.num_envs} whole numbers, one for each game")
        if chosen.min() < 0:
            raise IllegalChoice(f"choice {chosen.min()} does not exist: codes go from 0 to {self.game.codes.size - 1}")
        self._batch.step(np.ascontiguousarray(chosen, dtype=np.int64))
        ended: npt.NDArray[np.bool_] = self._ended.copy()
        if self._others is None:
            return self._seen(), self._returns.copy(), ended, self._cut.copy(), self._info()
        rewards: npt.NDArray[np.float64] = self._returns[:, self.seat].copy()
        self._sit_down(self._others, ended)
        self._go_on(self._others, rewards, ended)
        return self._seen(), rewards, ended, self._cut.copy(), self._info()

    def sample(self) -> npt.NDArray[np.int64]:
        """A random choice among those that are offered, for every game."""
        chosen: npt.NDArray[np.int64] = np.empty(self.num_envs, dtype=np.int64)
        self._batch.sample(chosen)
        return chosen

    def position(self, index: int) -> beringia.Position:
        """A copy of one of the games."""
        return self._batch.position(index)

    def _begin(self, seed: int) -> None:
        self._batch = Batch(self.game, self.num_envs, self.seats, seed, self.options)
        self._seed = seed
        self._sat_down = 0
        self._look()
        if self._others is not None:
            self._sit_down(self._others, np.ones(self.num_envs, dtype=np.bool_))

    def _look(self) -> None:
        """The memory of the batch as arrays."""
        memory = self._batch.memory()
        rows = self.num_envs
        self._numbers = np.asarray(memory["observe"]).reshape(rows, -1)
        self._masks = np.asarray(memory["mask"]).view(np.int8).reshape(rows, -1)
        self._seats = np.asarray(memory["seats"])
        self._ended = np.asarray(memory["ended"]).view(np.bool_)
        self._returns = np.asarray(memory["returns"]).reshape(rows, -1)

    def __getstate__(self) -> dict[str, Any]:
        seen = ("_numbers", "_masks", "_seats", "_ended", "_returns")
        return {name: value for name, value in self.__dict__.items() if name not in seen}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._look()

    def _sit_down(self, others: list[Others], begun: npt.NDArray[np.bool_]) -> None:
        """New bots for new games."""
        for index in np.flatnonzero(begun):
            others[index].sit_down(game_seed(self._seed + 1, self._sat_down))
            self._sat_down += 1

    def _go_on(self, others: list[Others], rewards: npt.NDArray[np.float64], ended: npt.NDArray[np.bool_]) -> None:
        """Let the bots decide until all games wait for the seat."""
        while (waiting := np.flatnonzero(self._seats != self.seat)).size:
            codes: npt.NDArray[np.int64] = np.full(self.num_envs, WAIT, dtype=np.int64)
            for index in waiting:
                codes[index] = others[index].ask(self._batch.position(int(index)))
            self._batch.step(codes)
            self._sit_down(others, self._ended)
            rewards += self._returns[:, self.seat]
            ended |= self._ended

    def _seen(self) -> Seen:
        if self.copy:
            return {"observation": self._numbers.copy(), "action_mask": self._masks.copy()}
        return {"observation": self._numbers, "action_mask": self._masks}

    def _info(self) -> dict[str, Any]:
        return {"seat": self._seats.copy()}
