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


def new_dice(seed: str) -> vec[i64]:
    """Dice whose whole future follows from the text ``seed``."""
    dice = vec[i64]([0] * DICE_LENGTH)
    digest = hashlib.sha256(("beringia dice 1:" + seed).encode()).digest()
    for word in range(8):
        dice[word] = int.from_bytes(digest[4 * word : 4 * word + 4], "little")
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
    # Words from the incomplete last stretch of 2**32 are thrown away: every outcome is exactly equally likely.
    fair: i64 = 0x100000000 - 0x100000000 % limit
    while True:
        word = _next_word(dice)
        if word < fair:
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
    # The block doubles as the working space of the cipher: it is overwritten, mixed, and the input is added.
    dice[BLOCK] = 0x61707865
    dice[BLOCK + 1] = 0x3320646E
    dice[BLOCK + 2] = 0x79622D32
    dice[BLOCK + 3] = 0x6B206574
    for word in range(i64(8)):
        dice[BLOCK + 4 + word] = dice[KEY + word]
    dice[BLOCK + 12] = dice[BLOCKS] & MASK
    dice[BLOCK + 13] = dice[BLOCKS] >> 32
    dice[BLOCK + 14] = 0
    dice[BLOCK + 15] = 0
    for _ in range(i64(4)):
        for column in range(i64(4)):
            _quarter(dice, column, column + 4, column + 8, column + 12)
        for column in range(i64(4)):
            _quarter(dice, column, 4 + (column + 1) % 4, 8 + (column + 2) % 4, 12 + (column + 3) % 4)
    dice[BLOCK] = (dice[BLOCK] + 0x61707865) & MASK
    dice[BLOCK + 1] = (dice[BLOCK + 1] + 0x3320646E) & MASK
    dice[BLOCK + 2] = (dice[BLOCK + 2] + 0x79622D32) & MASK
    dice[BLOCK + 3] = (dice[BLOCK + 3] + 0x6B206574) & MASK
    for word in range(i64(8)):
        dice[BLOCK + 4 + word] = (dice[BLOCK + 4 + word] + dice[KEY + word]) & MASK
    dice[BLOCK + 12] = (dice[BLOCK + 12] + dice[BLOCKS]) & MASK
    dice[BLOCK + 13] = (dice[BLOCK + 13] + (dice[BLOCKS] >> 32)) & MASK
    dice[BLOCKS] += 1
    dice[USED] = 0


def _quarter(dice: vec[i64], ia: i64, ib: i64, ic: i64, id_: i64) -> None:
    a: i64 = dice[BLOCK + ia]
    b: i64 = dice[BLOCK + ib]
    c: i64 = dice[BLOCK + ic]
    d: i64 = dice[BLOCK + id_]
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
    dice[BLOCK + ia] = a
    dice[BLOCK + ib] = b
    dice[BLOCK + ic] = c
    dice[BLOCK + id_] = d
