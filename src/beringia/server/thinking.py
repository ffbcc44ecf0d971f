"""What worker processes do: they know the games, and think for bots."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import beringia
from beringia import Game, bots
from beringia.games import registry

#: The key of a game, and the file of its content if that is not the present one.
Edition = tuple[str, str | None]


def prepare() -> None:
    """Read all games, so that it does not count against the time of the first who thinks about one."""
    for key in beringia.games():
        beringia.game(key)


def game_of(edition: Edition) -> Game:
    key, content = edition
    return beringia.game(key) if content is None else _older(key, content)


@cache
def _older(key: str, content: str) -> Game:
    return registry.game(key, content)


def think(bot: str, edition: Edition, seed: int, seen: Mapping[str, object]) -> int:
    """The choice of a bot at a position as its seat sees it."""
    game = game_of(edition)
    return int(bots.make(bot, game, seed).choose(game.from_dict(seen)))
