"""The file of the coach for a game: whose judgement it follows, how much it tries out, what its values come to."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path

from beringia.bots.files import file_of
from beringia.kernel.evaluation import Evaluation
from beringia.kernel.rules import Rules

#: Features of a position that the calibration weighs; see :func:`beringia.coach.outlook.features`.
FEATURES = 6


@dataclass(frozen=True)
class Effort:
    """How much is tried out: so many choices in so many worlds."""

    candidates: int
    worlds: int

    def reduced(self, share: int) -> Effort:
        return Effort(min(4, self.candidates), max(1, self.worlds // share))


@dataclass(frozen=True)
class Calibration:
    """What a value comes to at the end: final points, and the chance to win (as logits), from features."""

    points: tuple[float, ...]
    shares: tuple[float, ...]


@dataclass(frozen=True)
class CoachFile:
    bot: str = "planner"
    hint: Effort = Effort(8, 48)
    analysis: Effort = Effort(4, 6)
    proof: Effort = Effort(3, 24)
    calibration: Calibration = Calibration((0.0, 0.0, 1.0, 0.0, 0.0, 0.0), (0.0, 0.0, 0.1, 0.0, 0.0, 0.0))
    #: The same for who plays alone.
    alone: Calibration | None = None
    #: Settings of the search that are not those of the bot, where very much is tried out.
    quick: Mapping[str, float] = field(default_factory=dict)

    def reduced(self, share: int) -> CoachFile:
        """With so many times less effort."""
        hint, analysis, proof = (each.reduced(share) for each in (self.hint, self.analysis, self.proof))
        return replace(self, hint=hint, analysis=analysis, proof=proof)

    def calibration_of(self, seats: int) -> Calibration:
        return self.alone if seats == 1 and self.alone is not None else self.calibration


def path_of(rules: Rules) -> Path | None:
    folder = rules.bot_folder()
    return None if folder is None else folder.parent / "coach.toml"


def coach_file(rules: Rules) -> CoachFile:
    path = path_of(rules)
    return CoachFile() if path is None or not path.exists() else _read(path)


@cache
def _read(path: Path) -> CoachFile:
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    usual = CoachFile()
    return CoachFile(
        data.get("bot", usual.bot),
        Effort(**data["hint"]) if "hint" in data else usual.hint,
        Effort(**data["analysis"]) if "analysis" in data else usual.analysis,
        Effort(**data["proof"]) if "proof" in data else usual.proof,
        _calibration(path, data["calibration"]) if "calibration" in data else usual.calibration,
        _calibration(path, data["alone"]) if "alone" in data else None,
        data.get("quick", {}),
    )


def _calibration(path: Path, data: Mapping[str, list[float]]) -> Calibration:
    return Calibration(_numbers(path, data["points"]), _numbers(path, data["shares"]))


def _numbers(path: Path, found: list[float]) -> tuple[float, ...]:
    if len(found) != FEATURES:
        raise ValueError(f"{path.name} of {path.parent.name}: a calibration has {FEATURES} numbers, not {len(found)}")
    return tuple(float(number) for number in found)


def evaluation_of(rules: Rules) -> Evaluation:
    """How the coach judges positions of a game."""
    return rules.evaluation(file_of(rules, coach_file(rules).bot).weights)
