"""Random play inside compiled code: the yardstick of speed, and the sampler behind the invariant checks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beringia.kernel.rules import Rules, advance, apply
from beringia.kernel.state import State

#: No game of any kind comes near this many decisions; it turns an endless game into an error.
MOST_DECISIONS: Final = 1_000_000


class Picker:
    """A quick generator for choosing among legal choices. Not for dice: those are the position's own."""

    def __init__(self, seed: i64) -> None:
        self.word: i64 = ((seed & 0x3FFFFFFF) * 2654435769 + 0x9E3779B9) & 0xFFFFFFFF
        if self.word == 0:
            self.word = 0x9E3779B9

    def copy(self) -> Picker:
        return _picker(int(self.word))

    def __reduce__(self) -> tuple[object, ...]:
        return _picker, (int(self.word),)

    def below(self, limit: i64) -> i64:
        word: i64 = self.word
        word ^= (word << 13) & 0xFFFFFFFF
        word ^= word >> 17
        word ^= (word << 5) & 0xFFFFFFFF
        self.word = word
        return ((word >> 8) * limit) >> 24


def _picker(word: int) -> Picker:
    """A picker that goes on as the one that was pickled."""
    picker = Picker(0)
    picker.word = word
    return picker


def play_out(rules: Rules, state: State, picker: Picker) -> int:
    """Play at random to the end; returns the number of decisions."""
    decisions: i64 = 0
    while state.top is not None:
        apply(rules, state, state.buffer[picker.below(state.offered)])
        decisions += 1
        if decisions > MOST_DECISIONS:
            raise RuntimeError(f"{rules.key}: no end after {MOST_DECISIONS} decisions")
    return decisions


def random_game(
    rules: Rules, seats: int, seed: int, options: dict[str, int | str | bool | list[str]]
) -> tuple[State, int]:
    """A whole random game; the final state and the number of decisions."""
    state = rules.start(seats, str(seed), options)
    advance(rules, state)
    return state, play_out(rules, state, Picker(seed & 0xFFFFFFFF))
