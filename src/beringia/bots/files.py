"""Bots as the files of a game describe them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from beringia.bots.learned import LearnedEvaluation, read_net
from beringia.kernel.bot_files import BotFile, bot_names, read_bot
from beringia.kernel.evaluation import Evaluation
from beringia.kernel.rules import Rules

#: Whose numbers count where a bot has no file for a game.
YARDSTICK: Final = "greedy"


def file_of(rules: Rules, name: str) -> BotFile:
    """The file of a bot; a game without files has nothing to weigh, and the usual settings."""
    folder = rules.bot_folder()
    if folder is None:
        return BotFile({}, {})
    return _read(folder, name)


def evaluation_of(rules: Rules, name: str) -> Evaluation:
    """How a bot judges the positions of a game."""
    return evaluation_by(rules, file_of(rules, name))


def evaluation_by(rules: Rules, file: BotFile) -> Evaluation:
    evaluation = rules.evaluation(file.weights)
    return evaluation if file.value is None else LearnedEvaluation(evaluation, read_net(file.value), file.points)


@cache
def _read(folder: Path, name: str) -> BotFile:
    return read_bot(folder, name if name in bot_names(folder) else YARDSTICK)
