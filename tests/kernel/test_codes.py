"""Choice codes are one fixed, documented space per game."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import beringia
from beringia import IllegalChoice
from beringia.games.eiszeit import codes


@pytest.mark.parametrize("key", beringia.games())
@given(data=st.data())
def test_encode_is_the_inverse_of_decode(key: str, data: st.DataObject) -> None:
    space = beringia.game(key).codes
    code = data.draw(st.integers(0, space.size - 1))
    verb, operands = space.decode(code)
    assert space.encode(verb, *operands) == code


@pytest.mark.parametrize("key", beringia.games())
def test_codes_outside_the_space_do_not_exist(key: str) -> None:
    space = beringia.game(key).codes
    for code in (-1, space.size, 10**20):
        with pytest.raises(IllegalChoice, match=f"codes go from 0 to {space.size - 1}"):
            space.decode(code)
    with pytest.raises(ValueError, match="is not in 0"):
        space.encode(space.verbs[-1].name, *[10**6 for _ in space.verbs[-1].operands])


def test_constants_of_eiszeit_are_where_the_space_has_them() -> None:
    """The hot path uses plain numbers, the space is computed. Both are the public format and may never drift apart."""
    for verb in codes.SPACE.verbs:
        assert getattr(codes, verb.name.upper()) == verb.base
    assert codes.SPACE.size == 8579


def test_hunter_and_swap_codes_of_eiszeit() -> None:
    pair = 0
    for first in range(12):
        for second in range(first + 1, 12):
            assert codes.pair_areas(pair) == (first, second)
            assert codes.swap_code(first, second, 3, 8) == codes.SPACE.encode("swap", pair, 3, 8)
            pair += 1
    assert codes.move_code(4, 1, 11, 0) == codes.SPACE.encode("move", 4, 1, 11, 0)
    assert codes.remove_code(2, 0, 7) == codes.SPACE.encode("remove", 2, 0, 7)
