"""Sets of small numbers (seats, hexes, trumps) as the bits of one integer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

#: The highest bit that compiled code has as a plain number; a higher one would be an object to be read each time.
_HIGHEST: Final = 61
_TOP: Final = 1 << _HIGHEST
# To count bits in pairs, in fours and in eights at once, and to add the eights up in the highest one
_PAIRS: Final = 0x1555555555555555
_FOURS: Final = 0x3333333333333333
_EIGHTS: Final = 0x0F0F0F0F0F0F0F0F
_SUM: Final = 0x0101010101010101


def bit(number: i64) -> i64:
    """The set of this number alone, 0 to 61.

    Shifted down from above: compiled code would shift a literal 1 upwards as a 32-bit number.
    """
    return _TOP >> (_HIGHEST - number)


def has_bit(bits: i64, number: i64) -> bool:
    return (bits >> number) & 1 == 1


def lowest(bits: i64) -> i64:
    """The smallest number in a set that is not empty."""
    return bits_set(~bits & (bits - 1))


def without_lowest(bits: i64) -> i64:
    """The set without its smallest number: to go through it from there on."""
    return bits & (bits - 1)


def bits_set(bits: i64) -> i64:
    """How many numbers are in the set. Without a loop or a table: nothing in the game is asked for more often."""
    pairs: i64 = bits - ((bits >> 1) & _PAIRS)
    fours: i64 = (pairs & _FOURS) + ((pairs >> 2) & _FOURS)
    eights: i64 = (fours + (fours >> 4)) & _EIGHTS
    return (eights * _SUM >> 56) & 0x7F
