"""Players made of code. They see only what their seat may see.

People are offered the levels of a game, from ``first-game`` to ``master``, and characters at the higher ones
(``strong-hunter``). ``greedy``, ``search`` and ``random`` are what everything is measured by. ``tuned`` is greedy with
trained weights, ``planner`` plans its turns with them; :func:`register` adds your own.
"""

import inspect
import logging
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import SupportsIndex

from beringia.bots.base import Bot
from beringia.bots.greedy import GreedyBot
from beringia.bots.level import JOINT, LevelBot, levels_of
from beringia.bots.planner import PlannerBot
from beringia.bots.random import RandomBot
from beringia.bots.search import SearchBot
from beringia.games.registry import game as find_game
from beringia.games.registry import keys as game_keys
from beringia.games.registry import registered as registered_game
from beringia.kernel.position import Game
from beringia.kernel.reader import whole

log = logging.getLogger("beringia.bots")

#: Entry points of other packages: the name is that of a bot, the value its class or what makes one.
GROUP = "beringia.bots"
#: What strength is measured by: they stay as they are.
YARDSTICKS = ("greedy", "search", "random")
#: Makes a bot for a game, with a seed.
Maker = Callable[[Game, int], Bot]

_makers: dict[str, Maker] = {}
_offered: list[str] = []


def register(name: str, maker: Maker, *, offered: bool = True) -> None:
    """Add a bot, a class or a function that makes one; ``offered``: to people at new tables, too.

    The bots that come with Beringia cannot be replaced: strength is measured by them.
    """
    _require_new(name)
    _require_maker(maker)
    _makers[name] = maker
    if offered and name not in _offered:
        _offered.append(name)


def forget(name: str) -> None:
    """Take a bot away again that was registered."""
    if name in _built_in:
        raise ValueError(f"bot {name!r} comes with Beringia, and stays")
    _makers.pop(name, None)
    if name in _offered:
        _offered.remove(name)


def names() -> list[str]:
    """The bots that people are offered in any game."""
    _bring_along()
    return list(_offered)


def levels(game: str | Game) -> list[str]:
    """The levels of a game, the weakest first; none if it has no file of them."""
    return [level.name for level in levels_of(_found(game).rules).levels]


def characters(game: str | Game, level: str) -> list[str]:
    """The characters that players of this level may have; ``level-character`` is the name of such a bot."""
    found = levels_of(_found(game).rules)
    for one in found.levels:
        if one.name == level:
            return found.characters_of(one)
    there = ", ".join(one.name for one in found.levels) or "none"
    raise ValueError(f"level {level!r} does not exist; there are {there}")


def besides(game: str | Game) -> list[str]:
    """What people are shown besides the levels; where there are some, nobody needs to know the yardsticks."""
    return [name for name in names() if name not in YARDSTICKS or not levels(game)]


def offered(game: str | Game) -> list[str]:
    """All that people may choose from in a game: its levels, the same with a character, and what any game has."""
    own = levels(game)
    return [*own, *(f"{level}{JOINT}{one}" for level in own for one in characters(game, level)), *names()]


def usual(game: str | Game) -> str:
    """Who plays if nobody is named: a level in the middle; without levels the quick one."""
    own = levels(game)
    return own[len(own) // 2] if own else "greedy" if "greedy" in names() else names()[0]


def known(game: str | Game | None = None) -> list[str]:
    """All bots that can be made, in any game or in this one."""
    _bring_along()
    more = [] if game is None else [name for name in offered(game) if name not in _makers]
    return [*_makers, *more]


def find(name: str, game: str | Game) -> None:
    """A ``ValueError`` if there is no bot of this name; one given as ``module:class`` is made known."""
    found = known(game)
    _require_name(name)
    if ":" in name and name not in found:
        module, _, attribute = name.partition(":")
        try:
            register(name, getattr(import_module(module), attribute), offered=False)
        except (ImportError, AttributeError, TypeError, ValueError) as error:
            raise ValueError(f"bot {name!r}: {error}") from None
    elif name not in found:
        raise ValueError(f"bot {name!r} does not exist; there are {', '.join(found)}, or give one as module:class")


def make(name: str, game: str | Game, seed: SupportsIndex) -> Bot:
    """A bot by its name, or by ``module:class``, which is imported: names from data are for :func:`make_registered`."""
    _require_name(name)
    if ":" in name:
        _require_seed(seed)
        find(name, game)
    return make_registered(name, _found(game), seed)


def make_registered(name: str, game: str | Game, seed: SupportsIndex) -> Bot:
    """A bot by its name and nothing else: for names that come from data. Nothing is imported for it."""
    number = _require_seed(seed)
    game = game if isinstance(game, Game) else registered_game(game)
    require_registered(name, game)
    if name in _makers:
        bot = _makers[name](game, number)
        if not callable(getattr(bot, "choose", None)):
            raise ValueError(f"bot {name!r}: what makes it gave {bot!r}, which is no bot")
        return bot
    return LevelBot(game, number, name)


def require_registered(name: str, game: str | Game) -> None:
    """A ``ValueError`` if a game has no bot of this name; ``module:class`` is none."""
    found = known(game if isinstance(game, Game) else registered_game(game))
    _require_name(name)
    if name not in found:
        raise ValueError(f"bot {name!r} does not exist; there are {', '.join(found)}")


def _require_seed(seed: SupportsIndex) -> int:
    number = whole(seed)
    if number is None:
        raise ValueError(f"seed: {seed!r} is not allowed; give a whole number")
    return number


def _require_name(name: object) -> None:
    if not isinstance(name, str):
        raise ValueError(f"bot: {name!r} is not allowed; give a name")


def _require_new(name: object) -> None:
    _require_name(name)
    assert isinstance(name, str)
    if not name or name != name.strip() or "," in name:
        raise ValueError(f"bot: {name!r} is not allowed; give a name without commas, and without spaces around it")
    if name in _built_in or any(levels_of(find_game(key).rules).find(name) is not None for key in game_keys()):
        raise ValueError(f"bot {name!r} comes with Beringia, and stays; give another name")


def _require_maker(maker: object) -> None:
    told = f"{maker!r} makes no bot; give a class, or a function that takes a game and a seed"
    if not callable(maker):
        raise ValueError(told)
    try:
        signature = inspect.signature(maker)
    except (TypeError, ValueError):  # compiled code need not tell
        return
    try:
        signature.bind(None, 0)
    except TypeError as error:
        raise ValueError(f"{told} ({error})") from None


def _found(game: str | Game) -> Game:
    return game if isinstance(game, Game) else find_game(game)


@cache
def _bring_along() -> None:
    """The bots of installed packages. One that is broken is told of and left out: it must not stop all others."""
    for point in entry_points(group=GROUP):
        try:
            register(point.name, point.load())
        except Exception as error:
            package = point.dist.name if point.dist is not None else point.value
            log.warning("bot %r of %s is left out: %s: %s", point.name, package, type(error).__name__, error)


_makers.update(
    greedy=GreedyBot, search=SearchBot, random=RandomBot,
    tuned=lambda game, seed: GreedyBot(game, seed, "tuned"), planner=PlannerBot,
)  # fmt: skip
_offered.extend(YARDSTICKS)
#: What comes with Beringia in any game, besides the levels.
_built_in = frozenset(_makers)

__all__ = [
    "Bot",
    "besides",
    "characters",
    "find",
    "forget",
    "known",
    "levels",
    "make",
    "make_registered",
    "names",
    "offered",
    "register",
    "require_registered",
    "usual",
]
