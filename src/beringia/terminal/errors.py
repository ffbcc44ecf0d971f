"""Mistakes of the user, told in one line."""

from __future__ import annotations

from beringia.text import Catalogue


class UserError(Exception):
    """Something that the user asked for cannot be done; the text says what is wrong and what is allowed."""


class SaveError(UserError):
    """A game that was not saved. A message key, so that the play loop can say it in the language of the game."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(Catalogue("en").say(key, **args))
        self.key = key
        self.told = args
