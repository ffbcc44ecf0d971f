"""What those who made a table have agreed upon beside the game: whether and how people talk, clocks, who hears of it.

Terms are stored with the table as JSON. What an older version did not know has its default; what this version does not
know is left alone by not being read.
"""

from __future__ import annotations

import dataclasses
import json
from dataclasses import dataclass
from typing import Final, Literal

ClockKind = Literal["turn", "game", "days"]

DAY_SECONDS: Final = 24 * 60 * 60


@dataclass(frozen=True)
class ClockTerms:
    """How long people may think. ``seconds`` are for a turn (``turn``, ``days``) or for the whole game (``game``); then
    there are ``increment`` more after every turn. When they are over, the ``bot`` plays until the person is back."""

    kind: ClockKind
    seconds: int
    increment: int
    bot: str


@dataclass(frozen=True)
class Terms:
    """The terms of one table."""

    talk: bool = True  # people may talk
    together: bool = False  # spectators and players talk with each other while the game goes on
    clock: ClockTerms | None = None
    absence: int | None = None  # seconds after which others may let a bot play for somebody; None: the server's
    webhook: str | None = None  # where turns and the end are told; as secret as a password
    language: str = "en"  # in which they are told there
    delay: int = 0  # seconds after which spectators are told what has happened

    def dump(self) -> str:
        return json.dumps(dataclasses.asdict(self))

    @staticmethod
    def read(text: str) -> Terms:
        found = json.loads(text)
        known = {field.name for field in dataclasses.fields(Terms)}
        given = {key: value for key, value in found.items() if key in known}
        if given.get("clock") is not None:
            given["clock"] = ClockTerms(**given["clock"])
        return Terms(**given)
