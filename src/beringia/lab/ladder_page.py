"""The page of the ladder, and its chart."""

from __future__ import annotations

import math
from collections.abc import Sequence

from beringia.lab.rating import ANCHOR, ANCHOR_RATING, Ladder, Rating
from beringia.lab.simulate import wilson

TITLES = {"eiszeit": "Eiszeit", "valley": "Valley of the Mammoths", "winter": "Endless Winter"}
INTRODUCTION = """\
# The ladder of the levels

Made by `make ladder`. One bot meets another in all other seats; seeds and numbers of iterations are fixed, so all of it
can be repeated. Ratings are Elo points: 100 more win 64 % of games between two. `greedy` is 1000 in every game and with
every number of players. They are found as Bradley and Terry do: all at a table win in proportion to their strengths.
Intervals are 95 %. Who plays Endless Winter alone meets the nomads. Seconds are CPU time for a decision, mean and
longest. Pairs that are not listed have not been played yet; where games are few the interval says how little is known.

![The levels of all games](ladder.svg)
"""
#: Of the chart.
WIDTH, ROW, LEFT, RIGHT, TOP = 780, 22, 220, 24, 34
COLOURS = {"first-game": "#8a9aa5", "beginner": "#5b9bb5", "experienced": "#4f9a6b", "strong": "#c98a2b",
           "master": "#b5443c"}  # fmt: skip


def page(ladders: Sequence[Ladder]) -> str:
    parts = [INTRODUCTION]
    for ladder in ladders:
        ratings, gaps = ladder.ratings()
        if ratings:
            parts.append(f"## {_title(ladder)}\n")
            parts.append(_table(ladder, ratings, gaps))
            parts.append(_matches(ladder))
    return "\n".join(parts)


def _title(ladder: Ladder) -> str:
    people = "alone" if ladder.seats == 1 else f"{ladder.seats} players"
    return f"{TITLES.get(ladder.game, ladder.game)}, {people}"


def _table(ladder: Ladder, ratings: dict[str, Rating], gaps: dict[str, Rating]) -> str:
    rows = ["| level | Elo | above the one below | games | seconds |", "|---|---:|---:|---:|---:|"]
    for name in [*reversed(ladder.levels), ANCHOR]:
        if name not in ratings:
            continue
        played = [score for match, score in ladder.scores.items() if name in (match.one, match.others)]
        own = [score for match, score in ladder.scores.items() if name == match.one and score.decisions]
        decisions = sum(score.decisions for score in own)
        thought = ""
        if decisions:
            mean, longest = sum(score.seconds for score in own) / decisions, max(score.longest for score in own)
            thought = f"{mean:.4f}, {longest:.2f}"
        games = sum(score.games for score in played)
        above = _told(gaps[name]) if name in gaps else ""
        elo = "1000" if name == ANCHOR else _told(ratings[name])
        rows.append(f"| {name} | {elo} | {above} | {games} | {thought} |")
    return "\n".join(rows) + "\n"


def _told(rating: Rating) -> str:
    return f"{rating.value:.0f} ± {rating.margin:.0f}"


def _matches(ladder: Ladder) -> str:
    fair = "" if ladder.seats == 1 else f" (fair: {1 / ladder.seats:.0%})"
    rows = [f"| one | all others | games | won{fair} | 95 % interval |", "|---|---|---:|---:|---:|"]
    for match, score in ladder.scores.items():
        if score.games:
            low, high = wilson(score.won, score.games)
            share = score.won / score.games
            rows.append(f"| {match.one} | {match.others} | {score.games} | {share:.1%} | {low:.0%}-{high:.0%} |")
    return "\n".join(rows) + "\n"


def chart(ladders: Sequence[Ladder]) -> str:
    """A line for each game and number of players; a dot with its interval for each level."""
    lines = [(ladder, ratings) for ladder in ladders if (ratings := ladder.ratings()[0])]
    values = [
        edge
        for _, ratings in lines
        for rating in ratings.values()
        for edge in (rating.value - rating.margin, rating.value + rating.margin)
    ] or [ANCHOR_RATING]
    low, high = math.floor(min(values) / 100) * 100 - 50, math.ceil(max(values) / 100) * 100 + 50

    def across(value: float) -> str:
        return f"{LEFT + (value - low) / (high - low) * (WIDTH - LEFT - RIGHT):.1f}"

    height = TOP + ROW * len(lines) + 46
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" '
        f'font-size="12" role="img" aria-label="Elo of the levels, by game and number of players">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
    ]
    for value in range(math.ceil(low / 200) * 200, high + 1, 200):
        shade = "#666" if value == ANCHOR_RATING else "#ddd"
        parts.append(f'<path d="M{across(value)} {TOP - 8}V{height - 40}" stroke="{shade}"/>')
        parts.append(f'<text x="{across(value)}" y="{TOP - 14}" text-anchor="middle" fill="#444">{value}</text>')
    for number, (ladder, ratings) in enumerate(lines):
        y = TOP + ROW * number + ROW // 2
        parts.append(f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end" fill="#222">{_title(ladder)}</text>')
        for name in ladder.levels:
            if name in ratings:
                rating, colour = ratings[name], COLOURS.get(name, "#444")
                ends = f"M{across(rating.value - rating.margin)} {y}H{across(rating.value + rating.margin)}"
                parts.append(f'<path d="{ends}" stroke="{colour}" stroke-width="3" stroke-opacity=".35"/>')
                parts.append(f'<circle cx="{across(rating.value)}" cy="{y}" r="5" fill="{colour}"/>')
    for number, (name, colour) in enumerate(COLOURS.items()):
        x, y = LEFT + 105 * number, height - 16
        parts.append(f'<circle cx="{x}" cy="{y - 4}" r="5" fill="{colour}"/>')
        parts.append(f'<text x="{x + 10}" y="{y}" fill="#222">{name}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"
