"""What agents see and do, as spaces of Gymnasium."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from beringia import Game, Position
from beringia.games.registry import registered

#: What an agent sees: ``observation`` (see ``Game.observation``) and ``action_mask``.
Seen = dict[str, Any]


def observation_space(game: Game) -> spaces.Dict:
    described = game.observation
    low, high = (np.array(numbers, dtype=np.int64) for numbers in (described.low, described.high))
    mask = spaces.Box(0, 1, (game.codes.size,), np.int8)
    return spaces.Dict({"observation": spaces.Box(low, high, dtype=np.int64), "action_mask": mask})


class Playing(Protocol):
    """What the choices of an environment depend on."""

    game: Game
    position: Position | None


class Choices(spaces.Discrete[Any]):
    """All codes of a game. What is sampled without a mask is one of those that are offered at the moment."""

    #: What was sampled last without a mask: a program that does so knows no masks, and may take it to another position.
    blind: int | None = None

    def __init__(self, env: Playing) -> None:
        super().__init__(env.game.codes.size)
        self._env = env

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        position = self._env.position
        if position is None or position.over:
            found = super().sample()
        else:
            found = np.int64(self.np_random.choice(np.array(position.choices())))
        self.blind = int(found)
        return found


def game_of(game: str | Game) -> Game:
    """The game itself, or the registered one of this key: specifications of environments may come from files."""
    return game if isinstance(game, Game) else registered(game)


def check_render_mode(mode: str | None) -> None:
    if mode not in (None, "ansi"):
        raise ValueError(f"render_mode: {mode!r} is not allowed; give 'ansi', or nothing")


def seen_by(position: Position, seat: int) -> Seen:
    """What a seat sees; the mask is empty where another one decides."""
    numbers: npt.NDArray[np.int64] = np.empty(position.game.observation.size, dtype=np.int64)
    mask: npt.NDArray[np.int8] = np.zeros(position.game.codes.size, dtype=np.int8)
    position.observe(seat, numbers)
    if position.seat == seat:
        position.mask(mask)
    return {"observation": numbers, "action_mask": mask}
