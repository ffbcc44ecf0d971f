"""All seats of a game as agents of a PettingZoo environment that take turns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from beringia import Game, Position
from beringia.envs.opponents import Opponents, Others, seats_of_bots
from beringia.envs.spaces import Choices, Seen, check_render_mode, game_of, observation_space, seen_by


def aec_env(
    game: str | Game,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    opponents: Opponents | None = None,
    render_mode: str | None = None,
) -> SeatsEnv:
    """A game in which every seat is an agent: ``seat_0``, ``seat_1``, ...; the fewest seats if not given.

    ``opponents`` are bots, and no agents: the name of one (or its class) for all seats but the first, a list of them
    for the last seats, or a dictionary by seat.
    """
    found = game_of(game)
    return SeatsEnv(found, found.seats[0] if seats is None else seats, options or {}, opponents, render_mode)


def parallel_env(
    game: str | Game,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    opponents: Opponents | None = None,
    render_mode: str | None = None,
) -> ParallelEnv[str, Seen, int]:
    """The same for programs that know the Parallel API only.

    Nobody decides at the same time in these games: of all actions only that of the agent whose mask is not empty
    counts, and the others may be anything. Where you can choose, choose :func:`aec_env`.
    """
    return turn_based_aec_to_parallel(aec_env(game, seats, options, opponents, render_mode))


class SeatsEnv(AECEnv[str, Seen, int]):
    """One game. Rewards are those of :meth:`Position.returns`, at the end; a choice that is not offered raises."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object],
        opponents: Opponents | None,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        self.game = game
        self.seats = seats
        self.options = dict(game.check_options(seats, options))
        self._others = Others(game, seats_of_bots(opponents, seats))
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"beringia_{game.key}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self._seats = {f"seat_{seat}": seat for seat in range(seats) if seat not in self._others.seats}
        self._agents = {seat: agent for agent, seat in self._seats.items()}
        self.possible_agents = list(self._seats)
        seen = observation_space(game)
        self.observation_spaces: dict[str, spaces.Space[Any]] = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces: dict[str, spaces.Space[Any]] = {agent: Choices(self) for agent in self.possible_agents}
        self._random = np.random.default_rng()
        self.position: Position | None = None
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; a seed decides all games that follow. What is played with, the constructor is told."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        number = int(self._random.integers(2**62))
        self.position = self.game.start(self.seats, number, self.options)
        self._others.sit_down(number)
        self._others.go_on(self.position)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Seen:
        return seen_by(self._position(), self._seats[agent])

    def step(self, action: int | None) -> None:
        position = self._position()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        position.play(-1 if action is None else action)
        self._others.go_on(position)
        self._cumulative_rewards[agent] = 0.0
        if position.over:
            returns = position.returns()
            self.rewards = {agent: returns[seat] for agent, seat in self._seats.items()}
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self._select()

    def render(self) -> str:
        """The log of a game has its place elsewhere: this says who decides what."""
        position = self._position()
        decision = position.decision
        return repr(position) if decision is None else f"{position!r}: {decision.kind}"

    def close(self) -> None:
        """Nothing is held open."""

    def _position(self) -> Position:
        if self.position is None:
            raise ValueError("reset comes first")
        return self.position

    def _select(self) -> None:
        seat = self._position().seat
        self.agent_selection = self.agents[0] if seat is None else self._agents[seat]
