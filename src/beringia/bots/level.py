"""Levels for people, from a first game to a master, and characters: weaker bots play like weaker people.

A weak player judges choices at a glance, with a less clear idea of what counts; overlooks some of them, and takes one
that looks good rather than the best. But nobody does what anybody can see is bad. A strong one thinks most decisions
through. All of it is data: ``levels.toml`` among the files of a game's bots, the weakest level first.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from copy import copy
from functools import cache
from math import exp
from pathlib import Path
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from beringia.bots.base import Bot
from beringia.bots.files import evaluation_by
from beringia.bots.greedy import judge
from beringia.bots.planner import PlannerBot, Settings
from beringia.kernel.bot_files import LEVELS, BotFile, read_bot
from beringia.kernel.evaluation import Evaluation
from beringia.kernel.playout import Picker
from beringia.kernel.position import Game, Position
from beringia.kernel.rules import Rules, list_offers
from beringia.kernel.state import State

#: Between the level and the character in the name of a bot, as in ``strong-hunter``.
JOINT: Final = "-"
#: Chances are drawn as whole numbers below this.
FINE: Final = 1 << 20
#: At this temperature only equally good choices are equally likely.
COLDEST: Final = 1e-3

Factors = dict[str, float]


class Level:
    """How players of one level choose."""

    def __init__(self, name: str, data: Mapping[str, Any]) -> None:
        numbers: dict[str, Any] = dict(data)
        self.name: Final = name
        #: The bot whose weights and search it has.
        self.based_on: Final = str(numbers.pop("based_on"))
        #: The share of decisions that it thinks through; the others are made at a glance.
        self.plans: Final = float(numbers.pop("plans", 0.0))
        #: The share of choices that it overlooks at a glance.
        self.overlooks: Final = float(numbers.pop("overlooks", 0.0))
        #: Choices that look worse by so many points are taken e times less.
        self.temperature: Final = float(numbers.pop("temperature", 0.0))
        #: Nobody chooses, or overlooks anything for, what looks worse than the best by more than so many points.
        self.careless: Final = float(numbers.pop("careless", 0.0))
        #: Whether there are characters of this level.
        self.characters: Final = bool(numbers.pop("characters", False))
        #: Factors of the weights: what it makes too much of, too little, or forgets.
        self.factors: Final[Factors] = _factors(numbers.pop("weights", {}))
        #: Settings of the search that differ.
        self.search: Final[dict[str, float]] = {key: float(number) for key, number in numbers.pop("search", {}).items()}
        if numbers:
            raise ValueError(f"{min(numbers)!r} of the level {name!r} does not exist")


class Levels:
    """The levels of a game, the weakest first, and its characters."""

    def __init__(self, levels: list[Level], characters: dict[str, Factors]) -> None:
        self.levels: Final = levels
        self.characters: Final = characters

    def find(self, name: str) -> tuple[Level, str] | None:
        """The level and the character (or none) that a bot is named after."""
        for level in self.levels:
            if name == level.name:
                return level, ""
            character = name.removeprefix(level.name + JOINT)
            if level.characters and character in self.characters and name != character:
                return level, character
        return None

    def characters_of(self, level: Level) -> list[str]:
        return list(self.characters) if level.characters else []


def levels_of(rules: Rules) -> Levels:
    """Those that the files of a game describe; there may be none."""
    folder = rules.bot_folder()
    return Levels([], {}) if folder is None else _read(folder)


@cache
def _read(folder: Path) -> Levels:
    path = folder / LEVELS
    if not path.exists():
        return Levels([], {})
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    characters = {name: _factors(factors) for name, factors in data.pop("characters", {}).items()}
    return Levels([Level(name, level) for name, level in data.items()], characters)


def _factors(sections: Mapping[str, Mapping[str, float]]) -> Factors:
    """By the names of weights, as in ``position.food``."""
    return {f"{section}.{name}": float(number) for section, part in sections.items() for name, number in part.items()}


def weights_of(weights: Mapping[str, float], factors: Factors) -> dict[str, float]:
    """Weights with some of them larger or smaller."""
    for name in factors:
        if name not in weights:
            raise ValueError(f"weight {name!r} does not exist")
    return {name: number * factors.get(name, 1.0) for name, number in weights.items()}


class LevelBot(Bot):
    """A player of some level, and perhaps of some character."""

    def __init__(self, game: Game, seed: int, name: str) -> None:
        super().__init__(game, seed)
        levels = levels_of(game.rules)
        found = levels.find(name)
        folder = game.rules.bot_folder()
        if found is None or folder is None:
            raise ValueError(f"{game.key} has no level {name!r}")
        level, character = found
        file = read_bot(folder, level.based_on)
        weights = weights_of(file.weights, level.factors)
        if character:
            weights = weights_of(weights, levels.characters[character])
        self.name = name
        self.level: Level = level
        own = BotFile(weights, {**file.search, **level.search}, file.value, file.points)
        self.evaluation: Evaluation = evaluation_by(game.rules, own)
        self.planner: PlannerBot | None = None
        if level.plans > 0.0:
            self.planner = PlannerBot(game, seed, level.based_on, self.evaluation, Settings(own.search))

    def __reduce__(self) -> tuple[object, ...]:
        planning = None if self.planner is None else copy(self.planner)
        return _restored, (self.game, self.name, self.seconds, self.picker.copy(), planning)

    def choose(self, position: Position) -> int:
        planner = self.planner
        if planner is not None and _happens(self.picker, self.level.plans):
            planner.seconds = self.seconds
            return planner.choose(position)
        return glance(self.evaluation, position.state, self.picker, self.level)


def _restored(game: Game, name: str, seconds: float, picker: Picker, planner: PlannerBot | None) -> LevelBot:
    """A bot as it was when it was pickled or copied."""
    bot = LevelBot(game, 0, name)
    bot.seconds = seconds
    bot.picker = picker
    bot.planner = planner
    return bot


def glance(evaluation: Evaluation, state: State, picker: Picker, level: Level) -> i64:
    """A choice by how it looks one step ahead, the good ones more likely than the others."""
    list_offers(state)
    count = state.offered
    if count == 1:
        return state.buffer[0]
    scratch = state.copy()
    codes: vec[i64] = vec[i64]()
    values: vec[float] = vec[float]()
    best: i64 = 0
    for index in range(count):
        code: i64 = state.buffer[index]
        codes = append(codes, code)
        values = append(values, judge(evaluation, state, code, picker, True, scratch))
        if values[index] > values[best]:
            best = index
    least = values[best] - level.careless
    noticed: vec[i64] = vec[i64]()
    top = least
    for index in range(count):
        if values[index] >= least and not _happens(picker, level.overlooks):
            noticed = append(noticed, index)
            top = max(top, values[index])
    likely: vec[float] = vec[float]()
    total = 0.0
    for index in noticed:
        likely = append(likely, exp((values[index] - top) / max(level.temperature, COLDEST)))
        total += likely[len(likely) - 1]
    left = total * float(picker.below(FINE)) / float(FINE)
    for place in range(i64(len(noticed))):
        left -= likely[place]
        if left < 0.0:
            return codes[noticed[place]]
    return codes[best]


def _happens(picker: Picker, chance: float) -> bool:
    return chance >= 1.0 or (chance > 0.0 and float(picker.below(FINE)) < chance * float(FINE))
