"""Beringia: a digital table for three ice-age board games.

>>> import beringia
>>> pos = beringia.game("eiszeit").start(seats=3, seed=7)
>>> pos.notation(pos.choices()[0])
'hunter 5'
"""

from beringia import bots
from beringia.games import package as games
from beringia.games.registry import game
from beringia.kernel.codes import Choice, Refusal
from beringia.kernel.errors import (
    ContentError,
    IllegalChoice,
    PositionError,
    RecordError,
    WrongAnswer,
)
from beringia.kernel.events import Event
from beringia.kernel.options import Option
from beringia.kernel.position import Decision, Game, Position
from beringia.kernel.previews import Preview
from beringia.kernel.record import Record
from beringia.version import __version__

__all__ = [
    "Choice",
    "ContentError",
    "Decision",
    "Event",
    "Game",
    "IllegalChoice",
    "Option",
    "Position",
    "PositionError",
    "Preview",
    "Record",
    "RecordError",
    "Refusal",
    "WrongAnswer",
    "__version__",
    "bots",
    "game",
    "games",
]
