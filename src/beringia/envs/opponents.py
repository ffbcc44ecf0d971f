"""Bots at the seats that no agent has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from beringia import Game, Position, bots
from beringia.kernel.batch import game_seed

#: A bot for each seat but the agent's, a bot for each of the last seats, or bots by seat.
Opponents = str | Sequence[str] | Mapping[int, str]


def seats_of_bots(opponents: Opponents | None, seats: int) -> dict[int, str]:
    """The names of bots by seat. A single name is that of all but seat 0, a list is about the last seats."""
    if opponents is None:
        return {}
    if isinstance(opponents, str):
        return dict.fromkeys(range(1, seats), opponents)
    if isinstance(opponents, Mapping):
        found = dict(opponents)
    else:
        names = _list_of(opponents)
        found = dict(enumerate(names, seats - len(names)))
    if not all(isinstance(seat, int) and 0 <= seat < seats for seat in found):
        raise ValueError(f"opponents: {opponents!r} is not allowed; seats are 0 to {seats - 1}, one of them an agent's")
    if len(found) >= seats:
        raise ValueError(f"opponents: {opponents!r} is not allowed; at least one of {seats} seats is an agent's")
    return found


def others_of(seat: int, opponents: Opponents, seats: int) -> dict[int, str]:
    """The names of the bots around one seat: one for all of them, one for each in order, or by seat."""
    if seat not in range(seats):
        raise ValueError(f"seat {seat!r} does not exist; seats are 0 to {seats - 1}")
    if isinstance(opponents, Mapping):
        others = [other for other in range(seats) if other != seat]
        if sorted(opponents, key=str) != sorted(others, key=str):
            raise ValueError(f"opponents: {opponents!r} is not allowed; give one for each of the seats {others}")
        return dict(opponents)
    names = [opponents] * (seats - 1) if isinstance(opponents, str) else _list_of(opponents)
    if len(names) != seats - 1:
        raise ValueError(f"opponents: {opponents!r} is not allowed; give {seats - 1} bots")
    return {other: names.pop(0) for other in range(seats) if other != seat}


def _list_of(opponents: object) -> list[str]:
    if not isinstance(opponents, Sequence):
        raise ValueError(f"opponents: {opponents!r} is not allowed; give the name of a bot, or a list of names")
    return list(opponents)


class Others:
    """The bots of one game after another."""

    def __init__(self, game: Game, names: Mapping[int, str]) -> None:
        self.game = game
        self.names = dict(names)
        for name in self.names.values():
            bots.find(name, game)  # a wrong name is told at once
        self._bots: dict[int, bots.Bot] = {}

    def sit_down(self, seed: int) -> None:
        """Take part in a new game."""
        self._bots = {seat: bots.make(name, self.game, game_seed(seed, seat)) for seat, name in self.names.items()}

    def ask(self, position: Position) -> int:
        """The choice of the bot that decides."""
        assert position.seat is not None
        return self._bots[position.seat].ask(position)

    def go_on(self, position: Position) -> None:
        """Play until an agent decides, or the game is over."""
        while position.seat in self._bots:
            position.play(self.ask(position))
