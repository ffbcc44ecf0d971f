"""Observations, masks and information states of every game: nothing hidden is in them, and all that is open."""

from __future__ import annotations

import ctypes
import json
import random
from array import array
from collections.abc import Iterator
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import beringia
from beringia import Game, Position
from beringia.kernel import shape
from tests.conformance.kit import GAMES
from tests.conformance.plain_observation import observe_fields

#: Lists whose order nobody can do anything with.
PILES = ("discard", "played", "ready", "pile", "hand", "deck", "buried", "moved")


def moments(game: Game, seed: int, every: int = 7, recall: bool = False, steps: int = 400) -> Iterator[Position]:
    """Positions of a random game."""
    chance = random.Random(seed)
    position = game.start(chance.choice(game.seats), seed, recall=recall)
    for step in range(steps):
        if position.over:
            break
        if step % every == 0:
            yield position
        position.play(chance.choice(position.choices()))
    yield position


@pytest.mark.parametrize("key", GAMES)
def test_entries_say_what_every_number_is(key: str) -> None:
    game = beringia.game(key)
    observation = game.observation
    assert sum(entry.size for entry in observation) == observation.size
    assert len({entry.name for entry in observation}) == len(observation)
    for before, after in zip(observation.entries, observation.entries[1:], strict=False):
        assert after.start == before.start + before.size
    for entry in observation:
        assert entry.about
        assert entry.low <= 0 <= entry.high
        assert observation[entry.name] is entry
    assert len(observation.low) == len(observation.high) == observation.size
    for position in moments(game, 3):
        for seat in range(position.seats):
            numbers = position.observe(seat)
            for entry in observation:
                found = numbers[entry.start : entry.start + entry.size]
                assert entry.low <= min(found, default=0), entry
                assert max(found, default=0) <= entry.high, entry
            told = observation.explain(numbers)
            assert told["viewer"] == seat
            assert told["over"] == position.over
            if position.decision is not None:
                assert game.decisions[told["decision.kind"]] == position.decision.kind
                seen = position.decision_for(seat)
                assert seen is not None
                assert told["decision.seat"] == (-1 if seen.seat is None else seen.seat)
    with pytest.raises(KeyError, match="'weather' is no entry; there are viewer, over"):
        observation["weather"]


@pytest.mark.parametrize("key", GAMES)
def test_what_is_written_for_compiled_classes_is_what_the_fields_say(key: str) -> None:
    game = beringia.game(key)
    for position in moments(game, 4):
        for seat in range(position.seats):
            here, there = (vec[i64]([0] * game.observation.size) for _ in range(2))
            state = position.state
            assert state.observe(seat, here, 0) == observe_fields(state, state.FIELDS, seat, False, there, 0)
            assert list(here) == list(there)


@pytest.mark.parametrize("key", GAMES)
def test_nothing_hidden_is_observed(key: str) -> None:
    """All that a seat cannot know may be drawn anew: it sees the same."""
    game = beringia.game(key)
    for number, position in enumerate(moments(game, 5)):
        if position.over:
            break
        for seat in range(position.seats):
            world = position.determinize(seat, number)
            assert world.observe(seat) == position.observe(seat)
            if seat == position.seat:
                assert world.mask() == position.mask()


@pytest.mark.parametrize("key", GAMES)
def test_everything_that_is_shown_is_observed(key: str) -> None:
    """Whatever is changed in a position: if a seat is shown it, the seat observes it."""
    game = beringia.game(key)
    changed = 0
    for number, position in enumerate(moments(game, 6, every=40)):
        if position.over:
            break
        chance = random.Random(number)
        seat = chance.randrange(position.seats)
        before, numbers = shown(position, seat), position.observe(seat)
        for leaf, at in places(position, chance):
            other = position.copy()
            if leaf.holder(other.state, at) is leaf.holder(position.state, at):
                continue  # options, which all positions of a game share
            if not change(other, leaf, at, chance):
                continue
            try:
                after, observed = shown(other, seat), other.observe(seat)
            except (IndexError, ValueError, KeyError, ZeroDivisionError, AssertionError):
                continue  # no position of the game, and nobody could show it
            if after != before:
                changed += 1
                assert observed != numbers, (leaf.name, at)
    assert changed > 50


def shown(position: Position, seat: int) -> str:
    return json.dumps(_without_order(position.view(seat)), sort_keys=True)


def _without_order(data: Any) -> Any:
    if isinstance(data, dict):
        return {
            key: sorted(map(str, value)) if key in PILES and isinstance(value, list) else _without_order(value)
            for key, value in data.items()
        }
    return [_without_order(value) for value in data] if isinstance(data, list) else data


def places(position: Position, chance: random.Random) -> Iterator[tuple[shape.Leaf, shape.At]]:
    """Some places of every field."""
    for leaf in shape.of(type(position.state)).leaves:
        for _ in range(4):
            at = {axis.name: chance.randrange(axis.size) for axis in leaf.axes}
            if at.get("seat", 0) < position.seats:
                yield leaf, at


def change(position: Position, leaf: shape.Leaf, at: shape.At, chance: random.Random) -> bool:
    """Put another number there, within its range."""
    state = position.state
    holder = leaf.holder(state, at)
    field = leaf.field
    most = min(field.domain.size, 1000)
    value = chance.randrange(field.domain.least, most)
    if not field.by:
        if getattr(holder, leaf.name) == value:
            return False
        setattr(holder, leaf.name, value)
        return True
    array_ = getattr(holder, leaf.name)
    if field.fixed:  # shared between copies
        try:
            setattr(holder, leaf.name, array_[:])
        except (AttributeError, TypeError):
            return False
        array_ = getattr(holder, leaf.name)
    index = leaf.start_of(at) + (chance.randrange(field.by[-1].size) if len(leaf.axes) < len(field.by) else 0)
    if array_[index] == value:
        return False
    array_[index] = value
    return True


@pytest.mark.parametrize("key", GAMES)
def test_masks_are_the_choices(key: str) -> None:
    game = beringia.game(key)
    reused = bytearray(b"x" * game.codes.size)
    for position in moments(game, 7):
        mask = position.mask()
        assert isinstance(mask, bytearray)
        assert [code for code, offered in enumerate(mask) if offered] == position.choices()
        assert position.mask(reused) is reused
        assert reused == mask
        assert position.copy().mask() == mask


def test_buffers() -> None:
    position = beringia.game("eiszeit").start(3, 1)
    size = position.game.observation.size
    numbers = position.observe(0)
    assert isinstance(numbers, array)
    rows = array("q", [9] * (2 * size))
    position.observe(0, memoryview(rows)[size:])
    assert rows[size:] == numbers
    assert set(rows[:size]) == {9}
    for wrong in (array("i", [0] * size), array("q", [0] * (size - 1)), bytes(8 * size), [0] * size, array("d")):
        with pytest.raises(ValueError, match=rf"out: .* give a writable, contiguous one of {size} numbers, int64"):
            position.observe(0, wrong)
    # As many bytes, but of another kind: they would be read as what they are not.
    for kind in ("Q", "d"):
        with pytest.raises(ValueError, match=rf"out: .* '{kind}' does not do; give .*, int64"):
            position.observe(0, array(kind, [0] * size))
    for foreign in (ctypes.c_int64.__ctype_be__ * size, ctypes.py_object * size, ctypes.c_char_p * size):
        with pytest.raises(ValueError, match=r"give .* numbers, int64"):
            position.observe(0, foreign())
    own = (ctypes.c_int64 * size)()
    position.observe(0, own)
    assert list(own) == list(numbers)
    with pytest.raises(ValueError, match="give a writable, contiguous one of 8579 numbers, int8"):
        position.mask(bytearray(3))
    for seat in (3, -1, None, "0", True):
        with pytest.raises(ValueError, match=r"seat .* does not exist; seats are 0 to 2$"):
            position.observe(seat)  # type: ignore[arg-type]


def test_arrays_of_numpy() -> None:
    np = pytest.importorskip("numpy")
    for key in GAMES:
        position = beringia.game(key).start(beringia.game(key).seats[0], 1)
        size, codes = position.game.observation.size, position.game.codes.size
        rows = np.full((3, size), 9)
        assert position.observe(0, rows[1]) is not None
        assert rows[1].tolist() == list(position.observe(0))
        assert set(rows[[0, 2]].ravel()) == {9}
        for kind in (
            "float64",
            "uint64",
            "complex64",
            "int32",
            "float32",
            "int8",
            "bool",
            ">i8",
            "O",
            "S8",
            "V8",
            "M8[s]",
        ):
            with pytest.raises(ValueError, match=rf"give a writable, contiguous one of {size} numbers, int64"):
                position.observe(0, np.zeros(size, dtype=kind))
        for kind in ("int8", "uint8", "bool"):
            mask = np.ones(codes, dtype=kind)
            position.mask(mask)
            assert mask.nonzero()[0].tolist() == position.choices()
        for kind in ("int64", "float32", "O", "S1"):
            with pytest.raises(ValueError, match=rf"give a writable, contiguous one of {codes} numbers, int8"):
                position.mask(np.zeros(codes, dtype=kind))
        shut = np.zeros(size, dtype=np.int64)
        shut.flags.writeable = False
        for wrong in (
            np.zeros((size, 2), dtype=np.int64)[:, 0],
            rows[:, : size - 1],
            rows,
            rows[0, ::-1],
            shut,
            np.int64(3),
            "x" * size,
            5,
        ):
            with pytest.raises(ValueError, match=rf"out: .* give a writable, contiguous one of {size} numbers, int64"):
                position.observe(0, wrong)


@pytest.mark.parametrize("key", GAMES)
def test_returns_are_what_was_won(key: str) -> None:
    game = beringia.game(key)
    chance = random.Random(8)
    for seats in game.seats:
        position = game.start(seats, seats)
        length = 0
        while not position.over:
            assert position.returns() == [0.0] * seats
            position.play(chance.choice(position.choices()))
            length += 1
        assert length < game.max_decisions
        returns = position.returns()
        assert all(game.min_return <= value <= game.max_return for value in returns)
        if seats == 1:
            assert returns == [1.0 if position.winners() else -1.0]
        else:
            assert abs(sum(returns)) < 1e-9
            assert [seat for seat in range(seats) if returns[seat] == max(returns)] == position.winners()


# -- information states


@pytest.mark.parametrize("key", GAMES)
def test_keys_are_the_same_where_a_seat_cannot_tell_worlds_apart(key: str) -> None:
    game = beringia.game(key)
    for number, position in enumerate(moments(game, 9, every=25, recall=True, steps=200)):
        if position.over:
            break
        again = position.copy()
        for seat in range(position.seats):
            key_ = position.information_key(seat)
            assert again.information_key(seat) == key_
            world = position.determinize(seat, number)
            assert world.information_key(seat) == key_
            others = [other for other in range(position.seats) if other != seat]
            assert all(world.information_key(other) != position.information_key(other) for other in others)


@pytest.mark.parametrize("key", GAMES)
def test_keys_remember(key: str) -> None:
    """The same game leads to the same keys in any way of playing; another game, or another choice, to others."""
    game = beringia.game(key)
    one, two = game.start(game.seats[-1], 3, recall=True), game.start(game.seats[-1], 3, recall=True)
    three = game.start(game.seats[-1], 4, recall=True)
    seen: set[bytes] = set()
    chance = random.Random(1)
    for _ in range(60):
        seat = one.seat
        if seat is None:
            break
        choice = chance.choice(one.choices())
        one.play(choice)
        two.play_and_tell(choice)
        keys = [one.information_key(seat) for seat in range(one.seats)]
        assert keys == [two.information_key(seat) for seat in range(two.seats)]
        assert keys[seat] not in seen
        seen.add(keys[seat])
    assert three.information_key(0) not in seen
    with pytest.raises(ValueError, match="start the game with recall=True"):
        game.start(game.seats[0], 1).information_key(0)
