"""Many games of one kind that are stepped together, without leaving compiled code: what learners train on."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Final, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64, u8

from beringia.kernel.errors import IllegalChoice
from beringia.kernel.observation import Observation, poured
from beringia.kernel.playout import Picker
from beringia.kernel.position import Game, Position
from beringia.kernel.reader import whole
from beringia.kernel.rules import advance, apply, list_offers
from beringia.kernel.state import State

#: Given instead of a choice: this game waits.
WAIT: Final = -1


class Batch:
    """So many games at once. Where one ends, the next begins in its place.

    What is asked of it is about the seat that decides in each game: ``seats()``, ``observe()``, ``mask()``. After a
    step ``ended()`` and ``returns()`` tell of the games that have ended in it. Each of them fills a buffer that is
    given; ``memory()`` is where the batch itself keeps all that, for those who can do without a copy.
    """

    def __init__(
        self, game: Game, count: int, seats: int, seed: int = 0, options: Mapping[str, object] | None = None
    ) -> None:
        if count < 1:
            raise ValueError(f"count: {count} is not allowed; give a whole number from 1 on")
        self.game: Final = game
        self.count: Final = count
        self.seat_count: Final = seats
        self.seed: Final = seed
        self._options: Final = game.check_options(seats, options or {})
        self._observation: Final[Observation] = game.observation
        self._width: Final[i64] = self._observation.size
        self._codes: Final[i64] = game.codes.size
        self._begun = 0
        self._picker: Final = Picker(game_seed(seed, -1) & 0x3FFFFFFF)
        self._numbers: Final = vec[i64]([0] * (count * self._observation.size))
        self._flags: Final = vec[u8]([u8(0)] * (count * game.codes.size))
        self._seats: Final = vec[i64]([0] * count)
        self._ended: Final = vec[u8]([u8(0)] * count)
        self._returns: Final = vec[float]([0.0] * (count * seats))
        self._states: Final[list[State]] = []
        for index in range(count):
            self._states.append(self._next_game())
            self._show(index, self._states[index])

    def __repr__(self) -> str:
        return f"<Batch of {self.count} games of {self.game.key}>"

    def __reduce__(self) -> tuple[object, ...]:
        positions = [self.position(index) for index in range(self.count)]
        now = int(self._picker.word), positions, list(self.ended()), list(self.returns())
        return _restored, (self.game, self.seat_count, self.seed, self._options, self._begun, *now)

    def step(self, codes: Sequence[int]) -> None:
        """Make a choice in every game; with -1 a game waits. If one is not offered, none is made."""
        try:
            chosen = vec[i64](codes)
        except (TypeError, ValueError, OverflowError):
            raise ValueError(f"choices: {codes!r} is not allowed; give {self.count} whole numbers") from None
        if len(chosen) != self.count:
            raise ValueError(f"choices: {len(chosen)} is not allowed; give {self.count}, one for each game")
        for index in range(i64(self.count)):
            code: i64 = chosen[index]
            if code != WAIT and (code < 0 or code >= self._codes or self._flags[index * self._codes + code] == 0):
                position = Position(self.game, self._states[index])
                raise IllegalChoice(f"game {index}: {position.why_not(code)}")
        rules = self.game.rules
        for index in range(i64(self.count)):
            if self._ended[index] == 1:
                self._ended[index] = 0
                for place in range(index * self.seat_count, (index + 1) * self.seat_count):
                    self._returns[place] = 0.0
            if chosen[index] == WAIT:
                continue
            # All about one game at a time, while it is at hand.
            state = self._states[index]
            row: i64 = index * self._codes
            for place in range(i64(state.offered)):
                self._flags[row + state.buffer[place]] = 0
            self._observation.wipe(state, self._seats[index], self._numbers, index * self._width)
            apply(rules, state, chosen[index])
            self.game.settle(state)
            if state.top is None:
                self._end(index, state)
                state = self._states[index]
            self._show(index, state)

    def sample(self, out: Any = None) -> Any:
        """A random choice for each game, as 64-bit integers."""
        found = vec[i64]([0] * self.count)
        for index in range(i64(self.count)):
            state = self._states[index]
            found[index] = state.buffer[self._picker.below(state.offered)]
        return poured(found, out, "q")

    def seats(self, out: Any = None) -> Any:
        """Who decides in each game, as 64-bit integers."""
        return poured(self._seats, out, "q")

    def observe(self, out: Any = None) -> Any:
        """What the seat that decides sees in each game, one row after another (:attr:`Game.observation`)."""
        return poured(self._numbers, out, "q")

    def mask(self, out: Any = None) -> Any:
        """What is offered in each game, one row of bytes after another."""
        return poured(self._flags, out, "B")

    def ended(self, out: Any = None) -> Any:
        """1 for every game that ended with the last step; the next one has begun in its place."""
        return poured(self._ended, out, "B")

    def returns(self, out: Any = None) -> Any:
        """What the seats of the games that ended with the last step have got, one row after another; else 0."""
        return poured(self._returns, out, "d")

    def memory(self) -> dict[str, memoryview]:
        """Where all this is kept, by the names of the methods. Every step writes it anew; look, and do not touch."""
        return {
            "observe": memoryview(self._numbers).toreadonly(),
            "mask": memoryview(self._flags).toreadonly(),
            "seats": memoryview(self._seats).toreadonly(),
            "ended": memoryview(self._ended).toreadonly(),
            "returns": memoryview(self._returns).toreadonly(),
        }

    def position(self, index: SupportsIndex) -> Position:
        """A copy of one of the games."""
        number = whole(index)
        if number is None or not 0 <= number < self.count:
            raise ValueError(f"game {index!r} does not exist; games are 0 to {self.count - 1}")
        return Position(self.game, self._states[number].copy())

    def take_up(
        self, begun: int, word: int, positions: Sequence[Position], ended: Sequence[int], returns: Sequence[float]
    ) -> None:
        """Go on from what was pickled."""
        self._begun = begun
        self._picker.word = word
        for index in range(self.count):
            state = positions[index].state.copy()
            list_offers(state)
            before = self._states[index]
            for place in range(i64(before.offered)):
                self._flags[index * self._codes + before.buffer[place]] = 0
            self._observation.wipe(before, self._seats[index], self._numbers, index * self._width)
            self._states[index] = state
            self._show(index, state)
            self._ended[index] = u8(ended[index])
        for place in range(len(returns)):
            self._returns[place] = returns[place]

    def _next_game(self) -> State:
        seed = game_seed(self.seed, self._begun)
        self._begun += 1
        state = self.game.rules.start(self.seat_count, str(seed), self._options)
        advance(self.game.rules, state)
        self.game.settle(state)
        return state

    def _end(self, index: i64, state: State) -> None:
        self._ended[index] = 1
        for seat, value in enumerate(Position(self.game, state).returns()):
            self._returns[index * self.seat_count + seat] = value
        self._states[index] = self._next_game()

    def _show(self, index: i64, state: State) -> None:
        """Write what is known of a game."""
        seat: i64 = state.top_seat()
        self._seats[index] = seat
        self._observation.write(state, seat, self._numbers, index * self._width)
        row: i64 = index * self._codes
        for place in range(i64(state.offered)):
            self._flags[row + state.buffer[place]] = 1


def _restored(
    game: Game, seats: int, seed: int, options: Mapping[str, object], begun: int, word: int,
    positions: Sequence[Position], ended: Sequence[int], returns: Sequence[float],
) -> Batch:  # fmt: skip
    """A batch that was pickled."""
    made = Batch(game, len(positions), seats, seed, options)
    made.take_up(begun, word, positions, ended, returns)
    return made


def game_seed(seed: int, number: int) -> int:
    """The seed of game ``number`` of a series: 64 bits in which neighbours have nothing in common."""
    return int.from_bytes(hashlib.blake2b(f"{seed} {number}".encode(), digest_size=8).digest(), "little")
