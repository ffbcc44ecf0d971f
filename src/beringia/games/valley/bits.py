"""Sets of small numbers (seats, hexes, trumps) as the bits of one integer."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_TOP: Final = 1 << 62
#: All powers of 2 that a set can have leave different remainders when they are divided by this prime.
_PRIME: Final = 67
_BY_REMAINDER: Final = vec[i64]([0] * _PRIME)
for _number in range(63):
    _BY_REMAINDER[(1 << _number) % _PRIME] = _number


def bit(number: i64) -> i64:
    """The set of this number alone, 0 to 62.

    Shifted down from above: compiled code would shift a literal 1 upwards as a 32-bit number.
    """
    return _TOP >> (62 - number)


def has_bit(bits: i64, number: i64) -> bool:
    return (bits >> number) & 1 == 1


def lowest(bits: i64) -> i64:
    """The smallest number in a set that is not empty."""
    return _BY_REMAINDER[(bits & -bits) % _PRIME]


def without_lowest(bits: i64) -> i64:
    """The set without its smallest number: to go through it from there on."""
    return bits & (bits - 1)


def bits_set(bits: i64) -> i64:
    """How many numbers are in the set."""
    count: i64 = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count
