"""Many games stepped together are the same games as one by one."""

from __future__ import annotations

import copy
import pickle
import random
from array import array
from collections.abc import Callable

import pytest

import beringia
from beringia import IllegalChoice
from beringia.kernel.batch import Batch, game_seed


@pytest.mark.parametrize("most", [False, True])
@pytest.mark.parametrize("key", beringia.games())
def test_they_are_the_same_games(key: str, most: bool) -> None:
    game = beringia.game(key)
    seats = game.seats[-1 if most else 0]
    batch = Batch(game, 3, seats, seed=5)
    alone = [game.start(seats, game_seed(5, number)) for number in range(3)]
    begun = 3
    chance = random.Random(1)
    ends = 0
    numbers = array("q", [0] * (3 * game.observation.size))
    for _ in range(600 if key == "eiszeit" else 150):
        assert list(batch.seats()) == [position.seat for position in alone]
        batch.observe(numbers)
        assert numbers == sum((position.observe(position.seat or 0) for position in alone), array("q"))
        assert batch.mask() == b"".join(position.mask() for position in alone)
        codes = [chance.choice(position.choices()) for position in alone]
        batch.step(codes)
        ended, returns = batch.ended(), batch.returns()
        for index, position in enumerate(alone):
            position.play(codes[index])
            assert ended[index] == position.over
            assert list(returns[index * seats : (index + 1) * seats]) == position.returns()
            if position.over:
                ends += 1
                alone[index] = game.start(seats, game_seed(5, begun))
                begun += 1
            assert batch.position(index) == alone[index]
    assert ends or key != "eiszeit"


@pytest.mark.parametrize("way", [lambda thing: pickle.loads(pickle.dumps(thing)), copy.copy, copy.deepcopy])
@pytest.mark.parametrize("key", beringia.games())
def test_copies_go_on_alike_and_independently(key: str, way: Callable[[Batch], Batch]) -> None:
    game = beringia.game(key)
    batch = Batch(game, 2, game.seats[0], seed=3)
    for _ in range(40):
        batch.step(batch.sample())
    other = way(batch)
    assert repr(other) == f"<Batch of 2 games of {key}>"
    before = [batch.position(index) for index in range(2)]
    told = []
    for _ in range(60):
        told.append(everything(other))
        other.step(other.sample())
    assert [batch.position(index) for index in range(2)] == before
    for expected in told:
        assert everything(batch) == expected
        batch.step(batch.sample())


def everything(batch: Batch) -> list[object]:
    return [batch.seats(), batch.observe(), batch.mask(), batch.ended(), batch.returns()]


def test_a_wrong_choice_changes_nothing() -> None:
    batch = Batch(beringia.game("eiszeit"), 2, 3)
    before = [batch.position(index) for index in range(2)]
    with pytest.raises(IllegalChoice, match="game 1: "):
        batch.step([before[0].choices()[0], 8578])
    assert [batch.position(index) for index in range(2)] == before
    with pytest.raises(ValueError, match="choices: 1 is not allowed; give 2, one for each game"):
        batch.step([1])
    for wrong in (None, "ab", [1.5, 2], [10**30, 1]):
        with pytest.raises(ValueError, match=r"choices: .* is not allowed; give 2 whole numbers"):
            batch.step(wrong)  # type: ignore[arg-type]
    for nowhere in (2, -1, "0", None):
        with pytest.raises(ValueError, match=r"game .* does not exist; games are 0 to 1"):
            batch.position(nowhere)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="count: 0 is not allowed"):
        Batch(beringia.game("eiszeit"), 0, 3)


def test_seeds_of_neighbours_have_nothing_in_common() -> None:
    assert len({game_seed(seed, number) for seed in range(20) for number in range(20)}) == 400
    assert all(0 <= game_seed(7, number) < 2**64 for number in range(100))
