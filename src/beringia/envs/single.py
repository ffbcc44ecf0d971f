"""One seat of a game as a Gymnasium environment; bots, or the nomads, play the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium

from beringia import Game, Position
from beringia.envs.opponents import Opponents, Others, others_of, seat_of
from beringia.envs.spaces import Choices, Seen, check_render_mode, game_of, observation_space, seen_by

#: Environments by id: game, seats, and what they are started with.
IDS = {
    "Beringia/Eiszeit-v0": ("eiszeit", 3),
    "Beringia/Valley-v0": ("valley", 2),
    "Beringia/Winter-v0": ("winter", 2),
    "Beringia/WinterSolo-v0": ("winter", 1),
}


def register() -> None:
    """Make the environments known to Gymnasium."""
    for name, (game, seats) in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                "beringia.envs.single:SeatEnv",
                vector_entry_point="beringia.envs.vector:one_seat",
                kwargs={"game": game, "seats": seats},
            )


class SeatEnv(gymnasium.Env[Seen, Any]):
    """``seat`` against ``opponents``: the name of a bot or its class, one for each other seat in order, or by seat.

    An episode is a game; the reward comes at its end (:meth:`Position.returns`). A choice that is not offered raises;
    with ``illegal="first"`` it is replaced by the first one that is, and ``info["illegal"]`` says so: for programs that
    know no masks. What was sampled from ``action_space`` without a mask, and is taken to another position, is replaced
    so in any case: Gymnasium's own checks do that.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str | Game,
        seats: int,
        seat: int = 0,
        opponents: Opponents = "greedy",
        options: Mapping[str, object] | None = None,
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        if illegal not in ("raise", "first"):
            raise ValueError(f"illegal: {illegal!r} is not allowed; give 'raise' or 'first'")
        self.illegal = illegal
        self.game = game_of(game)
        self.options = dict(self.game.check_options(seats, options or {}))
        self.seats = seats
        self.seat = seat_of(seat, seats)
        self._others = Others(self.game, others_of(self.seat, opponents, seats))
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.observation_space = observation_space(self.game)
        self.action_space = Choices(self)
        self.position: Position | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A new game, up to the first decision of the seat. What is played with, the constructor is told."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**62))
        self.position = self.game.start(self.seats, number, self.options)
        self._others.sit_down(number)
        self._others.go_on(self.position)
        return seen_by(self.position, self.seat), {}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Make a choice, and let the others decide until it is the seat's turn again."""
        position = self.position
        if position is None:
            raise ValueError("reset comes first")
        lenient = self.illegal == "first" or action == self.action_space.blind
        illegal = lenient and not position.over and int(action) not in position.choices()
        position.play(position.choices()[0] if illegal else action)
        self._others.go_on(position)
        info = {"illegal": True} if illegal else {}
        return seen_by(position, self.seat), position.returns()[self.seat], position.over, False, info

    def render(self) -> str:
        return repr(self.position)
