"""Starting games, bad input, positions as data."""

from __future__ import annotations

import copy
import json
import random
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import beringia
from beringia import IllegalChoice, Position, PositionError

GAME = beringia.game("eiszeit")


def test_games_are_listed_and_unknown_ones_refused() -> None:
    assert "eiszeit" in beringia.games()
    with pytest.raises(ValueError, match=r"game 'chess' does not exist; there are .*eiszeit"):
        beringia.game("chess")


def test_games_are_a_function_and_a_package() -> None:
    """Both ``beringia.games()`` and what lies below it; in a process of its own, where nothing is imported yet."""
    script = """
import beringia.games.winter.rules as rules
import beringia
from beringia.games.eiszeit import rules as others
keys: list[str] = beringia.games()
assert "winter" in keys, keys
assert beringia.games.winter.rules is rules
assert beringia.games.eiszeit.rules is others
"""
    subprocess.run([sys.executable, "-c", script], check=True)


@pytest.mark.parametrize("seats", [2, 6, 0, -1, True, "3", None, 3.0])
def test_wrong_number_of_seats(seats: Any) -> None:
    with pytest.raises(ValueError, match=r"seats: .* is not allowed; eiszeit is for 3 to 5 players"):
        GAME.start(seats=seats)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"speed": 3}, r"option 'speed' does not exist; eiszeit has rounds, colours"),
        ({"rounds": 5}, r"option rounds: 5 is not allowed; allowed are 4, 3"),
        ({"rounds": "3"}, r"option rounds: '3' is not allowed"),
        ({"rounds": True}, r"option rounds: True is not allowed"),
        ({"colours": ["red", "red", "blue"]}, r"option colours: .* give 3 different ones of red, yellow"),
        ({"colours": ["red", "blue"]}, r"option colours"),
        ({"colours": "red"}, r"option colours"),
    ],
)
def test_wrong_options(options: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        GAME.start(seats=3, options=options)


@pytest.mark.parametrize("seed", [-1, 1.5, "7", True])
def test_wrong_seeds(seed: Any) -> None:
    with pytest.raises(ValueError, match=r"seed: .* give a whole number from 0 on"):
        GAME.start(seats=3, seed=seed)


def test_seeds_decide_everything_and_none_is_random() -> None:
    assert GAME.start(3, seed=5) == GAME.start(3, seed=5)
    assert GAME.start(3, seed=5).digest() != GAME.start(3, seed=6).digest()
    assert GAME.start(3).digest() != GAME.start(3).digest()
    assert GAME.start(3, seed=2**200).digest() != GAME.start(3, seed=0).digest()


def test_positions_cannot_be_dictionary_keys() -> None:
    with pytest.raises(TypeError, match="digest"):
        hash(GAME.start(3, seed=1))


def test_a_finished_game_takes_no_more_choices() -> None:
    position = GAME.start(3, seed=1)
    while not position.over:
        assert position.winners() == []
        position.play(position.choices()[0])
    assert position.seat is None
    with pytest.raises(IllegalChoice, match="game-is-over"):
        position.play(0)
    with pytest.raises(IllegalChoice, match="over"):
        position.parse("stop")
    assert position.decision is None


@pytest.mark.parametrize("choice", ["hunter 5", None, 1.0, True, [15]])
def test_choices_are_whole_numbers(choice: Any) -> None:
    position = GAME.start(3, seed=1)
    before = position.digest()
    with pytest.raises(IllegalChoice, match="is not a whole number; codes go from 0 to 8578"):
        position.play(choice)
    assert position.digest() == before


def test_any_kind_of_integer_will_do() -> None:
    class Number:
        def __index__(self) -> int:
            return 19

    position, other = GAME.start(3, seed=1), GAME.start(3, seed=1)
    position.play(Number())
    other.play(19)
    assert position == other


def test_options_are_a_dictionary() -> None:
    options: Any = ["rounds"]
    with pytest.raises(ValueError, match="give a dictionary with rounds, colours"):
        GAME.start(3, options=options)


def test_views_of_seats_that_do_not_exist() -> None:
    position = GAME.start(3, seed=1)
    wrong: list[Any] = [-1, 3, "0", True, 1.0]
    for seat in wrong:
        with pytest.raises(ValueError, match="seats are 0 to 2"):
            position.view(seat)
        with pytest.raises(ValueError, match="seats are 0 to 2"):
            position.determinize(seat, 1)


def _busy(seed: int, decisions: int) -> Position:
    picker = random.Random(seed)
    position = GAME.start(picker.choice([3, 4, 5]), seed=seed)
    for _ in range(decisions):
        if position.over:
            break
        position.play(picker.choice(position.choices()))
    return position


def test_thirteen_hunters_are_refused() -> None:
    data: Any = GAME.start(3, seed=1).to_dict()
    data["state"]["players"][0]["reserve"] = 13
    with pytest.raises(PositionError, match=r"EZ-23.2: red has 13 hunters .* must be 12"):
        GAME.from_dict(data)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda d: d.pop("beringia"), "not a position"),
        (lambda d: d.update(format=2), "format 2 is not known"),
        (lambda d: d.update(game="winter"), "position of 'winter'"),
        (lambda d: d.update(content="x"), "content 'x'"),
        (lambda d: d.update(extra=1), "unknown key 'extra'"),
        (lambda d: d.update(seats=4, options={}), "must have 4 entries, not 3"),
        (lambda d: d.update(seats=True), "seats must be a whole number"),
        (lambda d: d.update(seats=7), "3 to 5 players"),
        (lambda d: d.update(options={"rounds": 9}), "option rounds"),
        (lambda d: d.update(options=[]), "options must be a dictionary"),
        (lambda d: d.update(state=[]), "state must be a dictionary"),
        (lambda d: d["state"].pop("dice"), "state.dice: is missing"),
        (lambda d: d["state"].update(surprise=1), "state.surprise: is not known"),
        (lambda d: d["state"]["dice"].update(key="zz"), "state.dice.key: must be 64 hex digits"),
        (lambda d: d["state"].update(agenda=[["dance", 0]]), "must be one of"),
        (lambda d: d["state"].update(agenda=[]), "agenda: is empty"),
        (lambda d: d["state"].update(agenda=[["act", 0, 3]]), "cannot be the last thing"),
        (lambda d: d["state"]["areas"][0].update(mammoths=1), "EZ-23"),
        (lambda d: d["state"]["areas"].pop(), "must have 12 entries, not 11"),
        (lambda d: d["state"]["supply"].update(dark=-1), "must be from 0"),
        (lambda d: d["state"]["players"][1].update(stones=5), "EZ-23.1"),
        (lambda d: d["state"]["cards"]["light"]["deck"].pop(), "EZ-23.5"),
        (lambda d: d["state"]["cards"]["light"]["deck"].__setitem__(0, "settle_one"), "must be one of"),
        (lambda d: d["state"]["fires"][0].__setitem__(1, 7), "must be from 0 to 2"),
    ],
)
def test_nonsense_positions_are_refused_with_the_reason(change: Any, message: str) -> None:
    data = GAME.start(3, seed=1).to_dict()
    change(data)
    with pytest.raises(PositionError, match=message):
        GAME.from_dict(data)


@pytest.mark.parametrize("data", [None, [], "x", 3])
def test_positions_are_dictionaries(data: Any) -> None:
    with pytest.raises(PositionError, match="a position is a dictionary"):
        GAME.from_dict(data)


def _paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path] if path else []
    if isinstance(value, dict):
        for key in value:
            found += _paths(value[key], (*path, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            found += _paths(item, (*path, index))
    return found


JUNK = st.one_of(
    st.none(), st.booleans(), st.integers(-5, 40), st.just(2**70), st.just("fire"), st.just("red"), st.just([]),
    st.just({}), st.just(1.5), st.just([["turn", 0]]), st.just("x" * 50),
)  # fmt: skip


@settings(max_examples=150, deadline=None)
@given(seed=st.integers(0, 30), decisions=st.integers(0, 200), data=st.data(), junk=JUNK)
def test_mutilated_positions_are_refused_or_sound(seed: int, decisions: int, data: st.DataObject, junk: Any) -> None:
    """Whatever is put in whatever place: a clear refusal, or a position that keeps all invariants and can be played."""
    good: Any = json.loads(json.dumps(_busy(seed, decisions).to_dict()))
    path = data.draw(st.sampled_from(_paths(good)))
    bad = copy.deepcopy(good)
    inner = bad
    for part in path[:-1]:
        inner = inner[part]
    inner[path[-1]] = junk
    try:
        position = GAME.from_dict(bad)
    except PositionError:
        return
    assert position.check() == []
    picker = random.Random(seed)
    for _ in range(30):
        if position.over:
            break
        position.play(picker.choice(position.choices()))
        assert position.check() == []
