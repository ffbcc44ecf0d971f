"""What worker processes do: they know the games, and think for bots."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

import beringia
from beringia import Game, bots
from beringia.bots import Bot
from beringia.games.registry import registered

#: The key of a game, and the file of its content if that is not the present one.
Edition = tuple[str, str | None]

#: Bots that a worker keeps: each has a plan of some hundred kilobytes at most.
MOST_KEPT = 64


@dataclass(frozen=True)
class Thread:
    """The thread of a bot's thoughts: one seat at one table, as long as nothing is taken back, and the how manieth
    decision in it this is."""

    line: str
    number: int


_kept: OrderedDict[str, tuple[Bot, int]] = OrderedDict()


def prepare() -> None:
    """Read all games, so that it does not count against the time of the first who thinks about one."""
    for key in beringia.games():
        registered(key)


def game_of(edition: Edition) -> Game:
    key, content = edition
    return registered(key) if content is None else _older(key, content)


@cache
def _older(key: str, content: str) -> Game:
    return registered(key, content)


def think(
    bot: str, edition: Edition, seed: int, seen: Mapping[str, object], seconds: float, thread: Thread | None = None
) -> int:
    """The choice of a bot at a position as its seat sees it, after so many seconds at most if it minds the time.

    A bot that made the decision before this one in its thread goes on with its plan. In all other cases - another
    worker made it, or one that died - a new bot thinks from the beginning.
    """
    game = game_of(edition)
    player = _resumed(thread) or bots.make_registered(bot, game, seed)
    player.seconds = seconds
    choice = int(player.choose(game.from_dict(seen)))
    if thread is not None:
        _kept[thread.line] = player, thread.number
        if len(_kept) > MOST_KEPT:
            _kept.popitem(last=False)
    return choice


def _resumed(thread: Thread | None) -> Bot | None:
    """Out of the memory: who fails over a decision does not come back."""
    player, number = (None, 0) if thread is None else _kept.pop(thread.line, (None, 0))
    return player if thread is not None and number == thread.number - 1 else None
