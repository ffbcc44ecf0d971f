"""What a bot is, and the only way to ask one."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from beringia.kernel.playout import Picker
from beringia.kernel.position import Game, Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code. It never meets the true position: it is asked through :meth:`ask`.

    Write your own by subclassing it, in plain Python too, and defining :meth:`choose`.
    """

    name = "bot"
    #: False for bots that look at nothing but the list of choices; they are spared the cost of a redrawn position.
    looks = True

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.picker = Picker(seed & 0x3FFFFFFF)  # all that a picker uses; seeds may be larger than a native integer

    def ask(self, position: Position) -> int:
        """The bot's choice for the seat that has to decide. All that this seat cannot know is drawn anew before."""
        seat = position.seat
        if seat is None:
            raise ValueError("the game is over: there is nothing to decide")
        if self.looks:
            position = position.determinize(seat, self.picker.below(0x7FFFFFFF))
        return self.choose(position)

    def choose(self, position: Position) -> int:
        """A choice in a position that is honest already: a determinized copy for the seat that decides."""
        raise NotImplementedError  # pragma: no cover - every bot defines it
