"""What worker processes do: they know the games, and think for bots."""

from __future__ import annotations

from collections.abc import Mapping

import beringia
from beringia import bots


def prepare() -> None:
    """Read all games, so that it does not count against the time of the first who thinks about one."""
    for key in beringia.games():
        beringia.game(key)


def think(bot: str, key: str, seed: int, seen: Mapping[str, object]) -> int:
    """The choice of a bot at a position as its seat sees it."""
    game = beringia.game(key)
    return int(bots.make(bot, game, seed).choose(game.from_dict(seen)))
