"""Players made of code: ``random`` and ``greedy``. They see only what their seat may see."""

from beringia.bots.base import Bot
from beringia.bots.greedy import GreedyBot
from beringia.bots.random import RandomBot
from beringia.bots.search import SearchBot
from beringia.kernel.position import Game

_BOTS: dict[str, type[Bot]] = {"greedy": GreedyBot, "search": SearchBot, "random": RandomBot}


def names() -> list[str]:
    return list(_BOTS)


def make(name: str, game: Game, seed: int) -> Bot:
    """A bot by its name."""
    if name not in _BOTS:
        raise ValueError(f"bot {name!r} does not exist; there are {', '.join(_BOTS)}")
    return _BOTS[name](game, seed)


__all__ = ["Bot", "make", "names"]
