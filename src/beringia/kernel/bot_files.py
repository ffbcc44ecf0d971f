"""The file of a bot: how it was made, the weights of its evaluation, the settings of its search.

``weights.position`` is for what stands, ``weights.steering`` for what has been begun within a turn. Numbers that a file
does not give are those of the bot that it is ``based_on``. A ``value`` names the file of a learned value beside it, and
how many ``points`` a whole victory is worth.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

#: The file of the levels that people choose from lies among those of the bots.
LEVELS: Final = "levels.toml"


class BotFile:
    """A bot as its file describes it."""

    def __init__(
        self, weights: dict[str, float], search: dict[str, float], value: Path | None = None, points: float = 0.0
    ) -> None:
        self.weights = weights
        self.search = search
        self.value = value
        self.points = points


def bot_names(folder: Path) -> list[str]:
    """All bots that have a file there."""
    return sorted(path.stem for path in folder.glob("*.toml") if path.name != LEVELS)


def read_bot(folder: Path, name: str) -> BotFile:
    path = folder / f"{name}.toml"
    if not path.exists():
        raise ValueError(f"bot {name!r} has no file in {folder.parent.name}")
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    base = BotFile({}, {})
    if "based_on" in data:
        base = read_bot(folder, str(data["based_on"]))
    weights = base.weights | _flat(data.get("weights", {}))
    search = base.search | _flat({"": data.get("search", {})})
    if "value" in data:
        return BotFile(weights, search, folder / str(data["value"]["file"]), float(data["value"]["points"]))
    return BotFile(weights, search, base.value, base.points)


def write_weights(weights: Mapping[str, float]) -> str:
    """The weights as a part of a bot's file."""
    sections: dict[str, list[str]] = {}
    for key, number in weights.items():
        section, _, name = key.partition(".")
        sections.setdefault(section, []).append(f"{name} = {number!r}")
    return "\n".join(f"\n[weights.{section}]\n" + "\n".join(lines) for section, lines in sections.items()) + "\n"


def _flat(sections: Mapping[str, Mapping[str, float]]) -> dict[str, float]:
    return {
        f"{section}.{name}" if section else name: float(number)
        for section, numbers in sections.items()
        for name, number in numbers.items()
    }
