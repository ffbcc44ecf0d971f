"""A game as the choices that stand in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from beringia.kernel.chain import UNDO
from beringia.kernel.position import Game, Position


@dataclass(frozen=True)
class Made:
    """A choice that was not taken back; ``version`` is the number of its entry."""

    version: int
    seat: int
    choice: int


class Story:
    """Where a game began, and what was chosen since."""

    def __init__(
        self, game: Game, seats: int, seed: int, options: Mapping[str, Any], entries: Sequence[tuple[int, int, int]]
    ) -> None:  # fmt: skip
        """``entries``: number, seat and choice of every entry of the record."""
        self.game = game
        self.seats = seats
        self._seed = seed
        self._options = options
        self.made: list[Made] = []
        for version, seat, choice in entries:
            if choice == UNDO:
                self.made.pop()
            else:
                self.made.append(Made(version, seat, choice))

    def positions(self, first: int, last: int) -> Iterator[tuple[int, Position, bool]]:
        """The positions before the choices ``first`` to ``last - 1``, and after the last of them; with each whether
        chance had a part in what led to it."""
        position = self.game.start(self.seats, self._seed, self._options)
        chance = True
        for number in range(last):
            if number >= first:
                yield number, position.copy(), chance
            dice = list(position.state.dice)
            position.play(self.made[number].choice)
            chance = position.revealed or list(position.state.dice) != dice
        yield last, position, chance

    def at(self, number: int) -> Position:
        """The position before a choice; after the last one: the present one."""
        return next(position for _, position, _ in self.positions(number, number))

    @property
    def last_version(self) -> int:
        """The number of the last entry whose choice stands."""
        return self.made[-1].version if self.made else 0
