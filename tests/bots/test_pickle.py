"""Bots are sent to other processes and copied, and go on there as they would have gone on here."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest

import beringia
from beringia import Game, Position
from beringia.bots.files import file_of
from beringia.bots.greedy import GreedyBot
from beringia.bots.learned import LearnedEvaluation, ValueNet
from beringia.bots.planner import PlannerBot, Settings
from beringia.version import compiled


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS: list[Callable[[Any], Any]] = [pickled, copy.copy, copy.deepcopy]


def in_the_middle(game: Game) -> Position:
    position = game.start(game.seats[0], 5)
    chance = random.Random(5)
    for _ in range(20):
        position.play(chance.choice(position.choices()))
    return position


@pytest.mark.parametrize("key", beringia.games())
@pytest.mark.parametrize("name", ["greedy", "search", "random", "tuned"])
@pytest.mark.parametrize("way", WAYS)
def test_bots_go_on_as_they_would_have(key: str, name: str, way: Callable[[Any], Any]) -> None:
    game = beringia.game(key)
    position = in_the_middle(game)
    bot = beringia.bots.make(name, game, 4)
    bot.ask(position)
    other = way(bot)
    assert type(other) is type(bot)
    assert other.name == bot.name
    assert [other.ask(position) for _ in range(2)] == [bot.ask(position) for _ in range(2)]


class Stubborn(beringia.bots.Bot):
    """A bot of plain Python with attributes and a constructor of its own."""

    name = "stubborn"

    def __init__(self, game: Game, seed: int, wish: int) -> None:
        super().__init__(game, seed)
        self.wish = wish

    def choose(self, position: Position) -> int:
        choices = position.choices()
        return choices[min(self.wish, len(choices) - 1)]


@pytest.mark.parametrize("way", WAYS)
def test_own_bots(way: Callable[[Any], Any]) -> None:
    game = beringia.game("eiszeit")
    bot = way(Stubborn(game, 1, 2))
    assert bot.wish == 2
    assert bot.ask(game.start(3, 1)) == game.start(3, 1).choices()[2]


@pytest.mark.parametrize("key", beringia.games())
@pytest.mark.parametrize("way", WAYS)
def test_planners_plan_anew(key: str, way: Callable[[Any], Any]) -> None:
    game = beringia.game(key)
    bot = PlannerBot(game, 3, settings=Settings({"iterations": 4, "candidates": 2, "worlds": 2, "horizon": 2}))
    other = way(bot)
    assert other.settings.numbers == bot.settings.numbers
    assert other.ask(in_the_middle(game)) == bot.ask(in_the_middle(game))


@pytest.mark.parametrize("way", WAYS)
def test_weights_of_ones_own(way: Callable[[Any], Any]) -> None:
    game = beringia.game("eiszeit")
    weights = {name: number + 1.0 for name, number in file_of(game.rules, "greedy").weights.items()}
    other = way(GreedyBot(game, 1, "mine", game.rules.evaluation(weights)))
    assert other.evaluation.numbers == weights
    assert other.name == "mine"


@pytest.mark.parametrize("way", WAYS)
def test_learned_values(way: Callable[[Any], Any]) -> None:
    game = beringia.game("valley")
    steering = game.rules.evaluation(file_of(game.rules, "greedy").weights)
    names = steering.feature_names()
    rows = [[0.1]] * (2 * len(names))
    net = ValueNet({"features": names, "first": rows, "bias": [0.2], "second": [0.3], "straight": [0.1] * len(rows),
                    "last": 0.5})  # fmt: skip
    learned = LearnedEvaluation(steering, net, 10.0)
    state = in_the_middle(game).state
    assert list(way(learned).values(state)) == list(learned.values(state))


@pytest.mark.parametrize("way", WAYS)
def test_levels(way: Callable[[Any], Any]) -> None:
    game = beringia.game("eiszeit")
    position = in_the_middle(game)
    bot = beringia.bots.make(beringia.bots.levels("eiszeit")[0], game, 7)
    bot.ask(position)
    bot.seconds = 2.5
    other = way(bot)
    assert (other.name, other.seconds) == (bot.name, bot.seconds)
    other.seconds = bot.seconds = 0.0
    assert [other.ask(position) for _ in range(2)] == [bot.ask(position) for _ in range(2)]


@pytest.mark.parametrize("key", beringia.games())
@pytest.mark.parametrize("way", WAYS)
def test_planners_go_on_with_their_plan(key: str, way: Callable[[Any], Any]) -> None:
    """At every click of some turns: whoever was copied in the middle of one chooses the same, and on its own."""
    game = beringia.game(key)
    settings = Settings({"iterations": 12, "candidates": 3, "worlds": 2, "horizon": 2, "tree": float(key == "winter")})
    position = game.start(max(2, game.seats[0]), 5)
    bot = PlannerBot(game, 3, settings=settings)
    kept = 0
    for _ in range(60 if compiled() else 40):
        kept += bot.plan is not None or bot.line != []
        first, second = way(bot), way(bot)
        first.ask(position)  # two copies share nothing
        choice = bot.ask(position)
        assert second.ask(position) == choice
        position.play(choice)
    assert kept > 2, "plans must have been kept"


@pytest.mark.parametrize("way", WAYS)
def test_levels_go_on_with_their_plan(way: Callable[[Any], Any]) -> None:
    if not compiled():
        pytest.skip("takes minutes uncompiled")
    game = beringia.game("winter")
    position = game.start(2, 5)
    bot = beringia.bots.make("master-builder", game, 3)
    kept = 0
    for _ in range(12):
        other = way(bot)
        kept += bot.planner.plan is not None  # type: ignore[attr-defined]
        choice = bot.ask(position)
        assert other.ask(position) == choice
        position.play(choice)
    assert kept > 2
