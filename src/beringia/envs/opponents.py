"""Bots at the seats that no agent has."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import SupportsIndex

from typing_extensions import TypeIs

from beringia import Game, Position, bots
from beringia.kernel.batch import game_seed
from beringia.kernel.reader import whole

#: A registered bot by its name, or what makes one for a game, with a seed: its class.
Opponent = str | Callable[[Game, int], bots.Bot]
#: A bot for each seat but the agent's, a bot for each of the last seats, or bots by seat.
Opponents = Opponent | Sequence[Opponent] | Mapping[int, Opponent]

#: Every game has bots of its own, so that a seed decides all of it: one that exists already does not do.
_WANTED = "give the name of a bot, or its class, which makes one for each game"


def seats_of_bots(opponents: Opponents | None, seats: int) -> dict[int, Opponent]:
    """The bots by seat. A single one is that of all but seat 0, a list is about the last seats."""
    if opponents is None:
        return {}
    if is_one(opponents):
        return dict.fromkeys(range(1, seats), opponents)
    if isinstance(opponents, Mapping):
        found = _by_seat(opponents)
    else:
        several = _list_of(opponents)
        found = dict(enumerate(several, seats - len(several)))
    if not all(0 <= seat < seats for seat in found):
        raise ValueError(f"opponents: {opponents!r} is not allowed; seats are 0 to {seats - 1}, one of them an agent's")
    if len(found) >= seats:
        raise ValueError(f"opponents: {opponents!r} is not allowed; at least one of {seats} seats is an agent's")
    return found


def others_of(seat: int, opponents: Opponents, seats: int) -> dict[int, Opponent]:
    """The bots around one seat: one for all of them, one for each in order, or by seat."""
    if is_one(opponents):
        several = [opponents] * (seats - 1)
    elif isinstance(opponents, Mapping):
        others = [other for other in range(seats) if other != seat]
        found = _by_seat(opponents)
        if sorted(found) != others:
            raise ValueError(f"opponents: {opponents!r} is not allowed; give one for each of the seats {others}")
        return found
    else:
        several = _list_of(opponents)
    if len(several) != seats - 1:
        raise ValueError(f"opponents: {opponents!r} is not allowed; give {seats - 1} bots")
    return {other: several.pop(0) for other in range(seats) if other != seat}


def seat_of(seat: SupportsIndex, seats: int) -> int:
    """A seat that exists."""
    number = whole(seat)
    if number is None or number not in range(seats):
        raise ValueError(f"seat {seat!r} does not exist; seats are 0 to {seats - 1}")
    return number


def is_one(opponents: object) -> TypeIs[Opponent]:
    return isinstance(opponents, str) or callable(opponents)


def _list_of(opponents: object) -> list[Opponent]:
    if isinstance(opponents, bots.Bot) or not isinstance(opponents, Sequence):
        raise ValueError(f"opponents: {opponents!r} is not allowed; {_WANTED}, or a list of them")
    return list(opponents)


def _by_seat(opponents: Mapping[int, Opponent]) -> dict[int, Opponent]:
    found: dict[int, Opponent] = {}
    for seat, one in opponents.items():
        number = whole(seat)
        if number is None:
            raise ValueError(f"opponents: {opponents!r} is not allowed; {seat!r} is no seat")
        found[number] = one
    return found


def _require_registered(name: str, game: Game) -> None:
    try:
        bots.require_registered(name, game)
    except ValueError as error:
        raise ValueError(f"opponents: {error}; of a bot of your own give the class, or register it") from None


class Others:
    """The bots of one game after another."""

    def __init__(self, game: Game, bots_by_seat: Mapping[int, Opponent]) -> None:
        self.game = game
        self.seats = dict(bots_by_seat)
        for one in self.seats.values():
            if isinstance(one, str):
                _require_registered(one, game)  # a wrong name is told at once
            elif not callable(one):
                raise ValueError(f"opponents: {one!r} is not allowed; {_WANTED}")
        self._bots: dict[int, bots.Bot] = {}

    def sit_down(self, seed: int) -> None:
        """Take part in a new game."""
        self._bots = {seat: self._make(one, game_seed(seed, seat)) for seat, one in self.seats.items()}

    def _make(self, one: Opponent, seed: int) -> bots.Bot:
        return bots.make_registered(one, self.game, seed) if isinstance(one, str) else one(self.game, seed)

    def ask(self, position: Position) -> int:
        """The choice of the bot that decides."""
        assert position.seat is not None
        return self._bots[position.seat].ask(position)

    def go_on(self, position: Position) -> None:
        """Play until an agent decides, or the game is over."""
        while position.seat in self._bots:
            position.play(self.ask(position))
