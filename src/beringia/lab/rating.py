"""How strong bots are, from matches of one against all others at the table."""

from __future__ import annotations

import math
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise

import beringia
from beringia import bots
from beringia.bots.files import file_of
from beringia.bots.level import levels_of
from beringia.kernel.bot_files import BotFile

#: What all ratings are counted from, and its own.
ANCHOR = "greedy"
ANCHOR_RATING = 1000.0
#: The opponent of who plays alone.
ALONE = "the game itself"
#: Rating points for a factor e of the chances.
SCALE = 400.0 / math.log(10.0)


@dataclass(frozen=True)
class Match:
    """One bot against another in all other seats."""

    game: str
    seats: int
    one: str
    others: str

    @property
    def key(self) -> str:
        return f"{self.game} {self.seats}: {marked(self.game, self.one)} - {marked(self.game, self.others)}"


@dataclass
class Score:
    """What came of a match: victories of the one (a shared one counts as its share), and how long he thought."""

    games: int = 0
    won: float = 0.0
    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, other: Score) -> None:
        self.games += other.games
        self.won += other.won
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)


@dataclass(frozen=True)
class Rating:
    """Where a bot stands, and the half width of the 95 % interval."""

    value: float
    margin: float


@dataclass
class Ladder:
    """All that is known of one game with one number of players."""

    game: str
    seats: int
    scores: dict[Match, Score] = field(default_factory=dict)

    @property
    def levels(self) -> list[str]:
        return bots.levels(self.game)

    def ratings(self) -> tuple[dict[str, Rating], dict[str, Rating]]:
        """Of all bots; and how far each level is above the one below."""
        return rate([(match, score) for match, score in self.scores.items() if score.games], self.levels)


@cache
def marked(game: str, bot: str) -> str:
    """The name of a bot with a mark of all numbers that make it what it is, and of the content that it plays with."""
    if bot == ALONE:
        return bot
    content, rules = beringia.game(game).content.version, beringia.game(game).rules
    found = levels_of(rules).find(bot)
    if found is None:
        file = file_of(rules, bot)
        numbers = repr([_value(file), [sorted(part.items()) for part in (file.weights, file.search)]])
    else:
        level, character = found
        file = file_of(rules, level.based_on)
        own = [level.plans, level.overlooks, level.temperature, level.careless, *_value(file)]
        factors = [level.factors, levels_of(rules).characters.get(character, {}), level.search]
        numbers = repr([own, [sorted(part.items()) for part in (file.weights, file.search, *factors)]])
    return f"{bot} {zlib.crc32(f'{content} {numbers}'.encode()):08x}"


def _value(file: BotFile) -> list[float]:
    """Of what was learned: the mark of its file, and its scale."""
    return [] if file.value is None else [zlib.crc32(file.value.read_bytes()), file.points]


def rate(played: Sequence[tuple[Match, Score]], levels: Sequence[str]) -> tuple[dict[str, Rating], dict[str, Rating]]:
    """Bradley and Terry: everybody at a table wins in proportion to his strength. Newton's method finds the strengths;
    how sharply they are determined gives the intervals. A game won by fair shares is added to each match, so that
    those who never lost are still somewhere."""
    names = sorted({name for match, _ in played for name in (match.one, match.others)} - {ANCHOR})
    if not any(ANCHOR in (match.one, match.others) for match, _ in played):
        return {}, {}
    at = {name: place for place, name in enumerate(names)}
    strength = [0.0] * len(names)
    spread: list[list[float]] = []
    for _ in range(60):
        slope = [0.0] * len(names)
        bend = [[1e-9 if row == column else 0.0 for column in range(len(names))] for row in range(len(names))]
        for match, score in played:
            rivals = max(1, match.seats - 1)
            ends = [(at[name], sign) for name, sign in ((match.one, 1.0), (match.others, -1.0)) if name != ANCHOR]
            lead = sum(sign * strength[place] for place, sign in ends) - math.log(rivals)
            chance = 1.0 / (1.0 + math.exp(-lead))
            games, won = score.games + 1.0, score.won + 1.0 / (rivals + 1)
            for place, sign in ends:
                slope[place] += sign * (won - games * chance)
                for other, other_sign in ends:
                    bend[place][other] += sign * other_sign * games * chance * (1.0 - chance)
        spread = inverse(bend)
        steps = [sum(row[k] * slope[k] for k in range(len(names))) for row in spread]
        strength = [value + max(-1.0, min(1.0, step)) for value, step in zip(strength, steps, strict=True)]
        if max(map(abs, steps), default=0.0) < 1e-9:
            break
    found = {ANCHOR: Rating(ANCHOR_RATING, 0.0)}
    for name, place in at.items():
        found[name] = Rating(ANCHOR_RATING + SCALE * strength[place], _margin(spread[place][place]))
    gaps = {}
    for lower, upper in pairwise(levels):
        if lower in at and upper in at:
            i, j = at[lower], at[upper]
            gaps[upper] = Rating(
                SCALE * (strength[j] - strength[i]), _margin(spread[i][i] + spread[j][j] - 2.0 * spread[i][j])
            )
    return found, gaps


def _margin(variance: float) -> float:
    return 1.959964 * SCALE * math.sqrt(max(0.0, variance))


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Of a small regular matrix."""
    size = len(matrix)
    rows = [[*row, *(1.0 if place == at else 0.0 for at in range(size))] for place, row in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        rows[column] = [number / rows[column][column] for number in rows[column]]
        for row in range(size):
            if row != column and rows[row][column]:
                factor = rows[row][column]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column], strict=True)]
    return [row[size:] for row in rows]
