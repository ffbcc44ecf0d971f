"""Choice codes are one fixed, documented space per game."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import beringia
from beringia import IllegalChoice
from beringia.games.eiszeit import verbs
from beringia.games.eiszeit.terms import Area, Seat
from beringia.kernel.codes import CodeSpace
from beringia.kernel.domains import DomainOf
from beringia.kernel.verbs import verb


@pytest.mark.parametrize("key", beringia.games())
@settings(deadline=None)  # the first look-up loads a game
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


def test_the_verbs_of_eiszeit_are_where_they_have_always_been() -> None:
    """The numbers follow from the order of declaration, and they are a public format."""
    first = {"stop": 0, "copy": 6, "hunter": 15, "play": 87, "remove": 131, "fire": 395, "move": 539, "swap": 1979}
    for name, base in first.items():
        assert verbs.SPACE.verb(name).base == base
    assert verbs.SPACE.size == 8579


def test_typed_codes_of_eiszeit_are_those_of_the_space() -> None:
    pair = 0
    for first in range(12):
        for second in range(first + 1, 12):
            code = verbs.SWAP.code(Area(first), Area(second), 3, 8)
            assert code == verbs.SPACE.encode("swap", pair, 3, 8)
            assert (verbs.SWAP.first_area(code), verbs.SWAP.second_area(code)) == (Area(first), Area(second))
            assert (verbs.SWAP.first(code), verbs.SWAP.second(code)) == (3, 8)
            pair += 1
    move = verbs.MOVE.code(Seat(4), 1, Area(11), Area(0))
    assert move == verbs.SPACE.encode("move", 4, 1, 11, 0)
    assert verbs.MOVE.read(move) == (Seat(4), 1, Area(11), Area(0))
    assert verbs.REMOVE.code(Seat(2), 0, Area(7)) == verbs.SPACE.encode("remove", 2, 0, 7)


def test_a_verb_says_what_it_touches_and_how_it_is_written() -> None:
    assert verbs.STOP.targets(verbs.STOP.code()) == ()
    assert verbs.HUNTER.targets(verbs.HUNTER.code(Area(4))) == ("area:5",)
    assert verbs.ARM.targets(verbs.ARM.code(Area(4)), me=Seat(2)) == ("hunter:2:5",)
    assert verbs.MAMMOTH.targets(verbs.MAMMOTH.code(Area(4))) == ("supply:mammoth", "area:5")
    unarmed, armed = (verbs.MOVE.code(Seat(1), club, Area(4), Area(7)) for club in (0, 1))
    assert verbs.MOVE.targets(unarmed) == ("hunter:1:5", "area:8")
    assert verbs.MOVE.targets(armed) == ("hunter:1:5:club", "area:8")
    names = {"seat": ["red", "blue"]}
    assert (verbs.MOVE.notation(unarmed, names), verbs.MOVE.notation(armed)) == ("move blue 5-8", "move 1 5-8 club")


def test_what_touches_nothing_it_has_is_refused() -> None:
    with pytest.raises(ValueError, match=r"verb 'bore': 'hex:\{hexx\}' names 'hexx', which is no operand"):
        verb(CodeSpace(), "bore", ("hex", DomainOf(int, "hex", 3)), touches="hex:{hexx}")
