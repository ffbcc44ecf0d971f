"""The dice of a position: ChaCha8 in counter mode, kept as integers inside the position.

A strong generator and not a merely good one, because the dice are a secret: from all the dice and shuffles a
player has seen it must be infeasible to compute the next one. Everything is masked to 32 bits, so that native
64-bit integers and Python's unbounded ones give the same numbers.
"""

from __future__ import annotations

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beringia.kernel.reader import Reader

MASK: Final = 0xFFFFFFFF

# Layout of the array: the key, how many blocks were made, how many words of the current block are used, the block.
KEY: Final = 0
BLOCKS: Final = 8
USED: Final = 9
BLOCK: Final = 10
DICE_LENGTH: Final = 26

# The constants of the cipher
CONSTANT_0: Final = 0x61707865
CONSTANT_1: Final = 0x3320646E
CONSTANT_2: Final = 0x79622D32
CONSTANT_3: Final = 0x6B206574

_NO_DICE: Final = vec[i64]([0] * DICE_LENGTH)


def new_dice(seed: str) -> vec[i64]:
    """Dice whose whole future follows from the text ``seed``."""
    dice = _NO_DICE[:]
    digest: bytes = hashlib.sha256(("beringia dice 1:" + seed).encode()).digest()
    for place in range(i64(32)):
        byte: i64 = digest[place]
        dice[KEY + (place >> 2)] |= byte << (8 * (place & 3))
    dice[USED] = 16
    return dice


def dice_to_dict(dice: vec[i64]) -> dict[str, object]:
    key = b"".join([int(dice[KEY + word]).to_bytes(4, "little") for word in range(8)])
    return {"key": key.hex(), "blocks": int(dice[BLOCKS]), "used": int(dice[USED])}


def dice_from_reader(reader: Reader) -> vec[i64]:
    """The dice that ``dice_to_dict`` wrote; the current block is computed again."""
    reader.only("key", "blocks", "used")
    text = reader.at("key").text()
    reader.at("key").check(
        len(text) == 64 and all(digit in "0123456789abcdef" for digit in text), "must be 64 hex digits"
    )
    blocks = reader.at("blocks").integer(0, 2**40)
    used = reader.at("used").integer(0 if blocks else 16, 16)
    dice = vec[i64]([0] * DICE_LENGTH)
    key = bytes.fromhex(text)
    for word in range(8):
        dice[KEY + word] = int.from_bytes(key[4 * word : 4 * word + 4], "little")
    if blocks:
        dice[BLOCKS] = blocks - 1
        _next_block(dice)
    dice[USED] = used
    return dice


def below(dice: vec[i64], limit: i64) -> i64:
    """A uniform integer from 0 up to, not including, ``limit`` (1 .. 2**31)."""
    # Words from the incomplete last stretch of 2**32 are thrown away: every outcome is exactly equally likely. Where
    # that stretch begins is seldom computed: it is shorter than ``limit``, and dividing takes longer than all the rest.
    while True:
        word = _next_word(dice)
        if word < 0x100000000 - limit or word < 0x100000000 - 0x100000000 % limit:
            return word % limit


def shuffle(dice: vec[i64], items: vec[i64], start: i64, count: i64) -> None:
    """Shuffle ``count`` entries of ``items`` from ``start`` on, in place."""
    last: i64 = count - 1
    while last > 0:
        other: i64 = below(dice, last + 1)
        kept: i64 = items[start + last]
        items[start + last] = items[start + other]
        items[start + other] = kept
        last -= 1


def redraw(dice: vec[i64], items: vec[i64], start: i64, count: i64) -> None:
    """Shuffle what a seat does not know. It is sorted before: how it lay there must not matter."""
    for place in range(start + 1, start + count):
        item: i64 = items[place]
        at: i64 = place
        while at > start and items[at - 1] > item:
            items[at] = items[at - 1]
            at -= 1
        items[at] = item
    shuffle(dice, items, start, count)


def _next_word(dice: vec[i64]) -> i64:
    if dice[USED] == 16:
        _next_block(dice)
    used: i64 = dice[USED]
    dice[USED] = used + 1
    return dice[BLOCK + used]


def _next_block(dice: vec[i64]) -> None:
    # The words are mixed in local variables, which compiled code keeps in registers.
    k0, k1, k2, k3 = dice[KEY], dice[KEY + 1], dice[KEY + 2], dice[KEY + 3]
    k4, k5, k6, k7 = dice[KEY + 4], dice[KEY + 5], dice[KEY + 6], dice[KEY + 7]
    low: i64 = dice[BLOCKS] & MASK
    high: i64 = dice[BLOCKS] >> 32
    x0: i64 = CONSTANT_0
    x1: i64 = CONSTANT_1
    x2: i64 = CONSTANT_2
    x3: i64 = CONSTANT_3
    x4, x5, x6, x7, x8, x9, x10, x11 = k0, k1, k2, k3, k4, k5, k6, k7
    x12: i64 = low
    x13: i64 = high
    x14: i64 = 0
    x15: i64 = 0
    for _double_round in range(i64(4)):
        x0, x4, x8, x12 = _quarter(x0, x4, x8, x12)
        x1, x5, x9, x13 = _quarter(x1, x5, x9, x13)
        x2, x6, x10, x14 = _quarter(x2, x6, x10, x14)
        x3, x7, x11, x15 = _quarter(x3, x7, x11, x15)
        x0, x5, x10, x15 = _quarter(x0, x5, x10, x15)
        x1, x6, x11, x12 = _quarter(x1, x6, x11, x12)
        x2, x7, x8, x13 = _quarter(x2, x7, x8, x13)
        x3, x4, x9, x14 = _quarter(x3, x4, x9, x14)
    dice[BLOCK] = (x0 + CONSTANT_0) & MASK
    dice[BLOCK + 1] = (x1 + CONSTANT_1) & MASK
    dice[BLOCK + 2] = (x2 + CONSTANT_2) & MASK
    dice[BLOCK + 3] = (x3 + CONSTANT_3) & MASK
    dice[BLOCK + 4] = (x4 + k0) & MASK
    dice[BLOCK + 5] = (x5 + k1) & MASK
    dice[BLOCK + 6] = (x6 + k2) & MASK
    dice[BLOCK + 7] = (x7 + k3) & MASK
    dice[BLOCK + 8] = (x8 + k4) & MASK
    dice[BLOCK + 9] = (x9 + k5) & MASK
    dice[BLOCK + 10] = (x10 + k6) & MASK
    dice[BLOCK + 11] = (x11 + k7) & MASK
    dice[BLOCK + 12] = (x12 + low) & MASK
    dice[BLOCK + 13] = (x13 + high) & MASK
    dice[BLOCK + 14] = x14
    dice[BLOCK + 15] = x15
    dice[BLOCKS] += 1
    dice[USED] = 0


def _quarter(a: i64, b: i64, c: i64, d: i64) -> tuple[i64, i64, i64, i64]:
    a = (a + b) & MASK
    d ^= a
    d = ((d << 16) & MASK) | (d >> 16)
    c = (c + d) & MASK
    b ^= c
    b = ((b << 12) & MASK) | (b >> 20)
    a = (a + b) & MASK
    d ^= a
    d = ((d << 8) & MASK) | (d >> 24)
    c = (c + d) & MASK
    b ^= c
    b = ((b << 7) & MASK) | (b >> 25)
    return a, b, c, d
