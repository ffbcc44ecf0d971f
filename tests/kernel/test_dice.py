"""The generator inside the position."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from beringia.kernel.dice import BLOCK, USED, below, dice_from_reader, dice_to_dict, new_dice, shuffle
from beringia.kernel.reader import Reader


def _reference_block(key: bytes, counter: int) -> list[int]:
    """ChaCha8 as its definition has it, written without regard to speed."""
    constants = [int.from_bytes(b"expand 32-byte k"[at : at + 4], "little") for at in range(0, 16, 4)]
    words = [int.from_bytes(key[at : at + 4], "little") for at in range(0, 32, 4)]
    start = constants + words + [counter & 0xFFFFFFFF, counter >> 32, 0, 0]
    x = list(start)

    def quarter(a: int, b: int, c: int, d: int) -> None:
        for first, second, other, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[first] = (x[first] + x[second]) % 2**32
            mixed = x[other] ^ x[first]
            x[other] = (mixed << turn | mixed >> (32 - turn)) % 2**32

    for _ in range(4):
        for column in range(4):
            quarter(column, 4 + column, 8 + column, 12 + column)
        quarter(0, 5, 10, 15)
        quarter(1, 6, 11, 12)
        quarter(2, 7, 8, 13)
        quarter(3, 4, 9, 14)
    return [(mixed + before) % 2**32 for mixed, before in zip(x, start, strict=True)]


def test_blocks_are_those_of_chacha8() -> None:
    dice = new_dice("anything")
    key = bytes.fromhex(str(dice_to_dict(dice)["key"]))
    for block in range(3):
        for _ in range(16):
            below(dice, 1)
        assert [int(word) for word in dice[BLOCK : BLOCK + 16]] == _reference_block(key, block)


@given(st.text(max_size=20), st.integers(1, 2**31), st.integers(0, 40))
def test_dice_stay_below_the_limit_and_repeat(seed: str, limit: int, skipped: int) -> None:
    first, second = new_dice(seed), new_dice(seed)
    for _ in range(skipped):
        below(first, 6)
        below(second, 6)
    rolled = [below(first, limit) for _ in range(20)]
    assert rolled == [below(second, limit) for _ in range(20)]
    assert all(0 <= value < limit for value in rolled)


def test_dice_are_fair_enough() -> None:
    dice = new_dice("fair")
    counts = Counter(below(dice, 6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(9_600 < count < 10_400 for count in counts.values())


@given(st.lists(st.integers(0, 100), max_size=30), st.integers(0, 5), st.integers(0, 5))
def test_shuffle_permutes_its_stretch_and_nothing_else(items: list[int], before: int, after: int) -> None:
    array = vec[i64]([-1] * before + items + [-2] * after)
    shuffle(new_dice("shuffle"), array, before, len(items))
    assert sorted(array[before : before + len(items)]) == sorted(items)
    assert list(array[:before]) == [-1] * before
    assert list(array[before + len(items) :]) == [-2] * after


@given(st.integers(0, 50))
def test_dice_are_saved_and_loaded(rolls: int) -> None:
    dice = new_dice("save")
    for _ in range(rolls):
        below(dice, 6)
    loaded = dice_from_reader(Reader(dice_to_dict(dice)))
    assert list(loaded) == list(dice)
    assert loaded[USED] == dice[USED]
    assert below(loaded, 1000) == below(dice, 1000)
