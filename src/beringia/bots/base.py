"""What a bot is, and the only way to ask one."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from beringia.kernel.playout import Picker
from beringia.kernel.position import Game, Position

#: Seconds that a bot thinks about a decision at most where people wait for it, if nobody says otherwise.
AT_THE_TABLE: Final = 0.8


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code. It never meets the true position: it is asked through :meth:`ask`.

    Write your own by subclassing it, in plain Python too, and defining :meth:`choose`.
    """

    name = "bot"
    #: False for bots that look at nothing but the list of choices; they are spared the cost of a redrawn position.
    looks = True
    #: How long it may think about a decision; 0 means as long as it wants. Only with 0 are its choices repeatable.
    seconds: float = 0.0

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.picker = Picker(seed & 0x3FFFFFFF)  # all that a picker uses; seeds may be larger than a native integer

    def ask(self, position: Position) -> int:
        """The bot's choice for the seat that has to decide. All that this seat cannot know is drawn anew before."""
        seat = position.seat
        if seat is None:
            raise ValueError("the game is over: there is nothing to decide")
        if position.game.key != self.game.key:
            key = position.game.key
            raise ValueError(f"this bot plays {self.game.key!r}: it cannot decide in a position of {key!r}")
        if self.looks:
            position = position.determinize(seat, self.picker.below(0x7FFFFFFF))
        return self.choose(position)

    def choose(self, position: Position) -> int:
        """A choice in a position that is honest already: a determinized copy for the seat that decides."""
        raise NotImplementedError  # pragma: no cover - every bot defines it

    # -- bots can be sent to other processes, and go on there as they would have here

    def made_with(self) -> tuple[object, ...] | None:
        """What the constructor was given after game and seed; None if the attributes are all that is to be kept."""
        return None

    def __reduce__(self) -> tuple[object, ...]:
        made_with = self.made_with()
        attributes = getattr(self, "__dict__", None) if made_with is None else None
        return restored, (type(self), self.game, self.picker.copy(), self.seconds, made_with, attributes)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name!r} of {self.game.key}>"


def restored(
    kind: Any,
    game: Game,
    picker: Picker,
    seconds: float,
    made_with: tuple[object, ...] | None,
    attributes: dict[str, object] | None,
) -> Bot:
    """A bot as it was when it was pickled or copied."""
    bot: Bot
    if made_with is not None:
        bot = kind(game, 0, *made_with)
    else:
        bot = kind.__new__(kind)
        Bot.__init__(bot, game, 0)
        for name, value in (attributes or {}).items():
            setattr(bot, name, value)
    bot.picker = picker
    bot.seconds = seconds
    return bot
