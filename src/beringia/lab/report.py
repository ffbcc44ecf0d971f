"""What came out of a simulation, as a page with charts: one HTML file."""

from __future__ import annotations

from collections import Counter, defaultdict
from statistics import fmean, pstdev

from beringia.lab import charts
from beringia.lab.simulate import Outcome, Result, wilson

#: A choice is worth a line if this many seats have made it.
ENOUGH = 20
#: Lines of the table of choices, from either end.
ENDS = 15


def page(result: Result) -> str:
    """The whole page."""
    series = result.series
    played = {**series.options, **{key: " or ".join(map(str, values)) for key, values in series.vary.items()}}
    options = ", ".join(f"{key}: {value}" for key, value in played.items())
    about = (
        f"{result.games} games for {series.seats}, seed {series.seed}, content {series.game.content.version}, rules "
        f"{series.game.rules_version}. {options}."
    )
    return charts.page(
        f"{series.game.key.title()}: {', '.join(series.line_up)}",
        about,
        [
            charts.section("Victories by bot", *_by_bot(result)),
            charts.section("Who is ahead of whom", *_matchups(result)) if len(set(series.line_up)) > 1 else "",
            charts.section("Victories by seat", *_by_seat(result)) if series.seats > 1 else "",
            *[charts.section(f"By option: {key}", *_by_option(result, key)) for key in series.vary],
            charts.section("Points", charts.histogram(_points(result), "How many points, as a share of games")),
            charts.section("Length", *_length(result)),
            charts.section("What winners did", *_verbs(result)),
            charts.section("Cards and other things chosen", *_cards(result)),
        ],
    )


def _by_bot(result: Result) -> list[str]:
    rows, drawn = [], []
    for tally in result.tallies:
        low, high = tally.interval
        drawn.append((tally.bot, tally.win_rate, low, high))
        rows.append([tally.bot, str(tally.games), f"{tally.win_rate:.1%}", f"{low:.1%} to {high:.1%}",
                     f"{tally.mean_points:.1f}", f"{tally.deviation:.1f}"])  # fmt: skip
    even = 1 / result.series.seats if result.series.seats > 1 else None
    return [
        charts.intervals(drawn, even),
        charts.table(["bot", "games", "won", "95 % interval", "points", "deviation"], rows),
    ]


def _matchups(result: Result) -> list[str]:
    """How often one of two at the same table has more points; equal points are half."""
    ahead: dict[tuple[str, str], float] = defaultdict(float)
    met: Counter[tuple[str, str]] = Counter()
    for outcome in result.outcomes:
        names = [result.series.line_up[entry] for entry in outcome.entries]
        for one, name in enumerate(names):
            for other, rival in enumerate(names):
                if name != rival:
                    met[name, rival] += 1
                    more, less = outcome.points[one], outcome.points[other]
                    ahead[name, rival] += 1.0 if more > less else 0.5 if more == less else 0.0
    names = list(dict.fromkeys(result.series.line_up))
    rows = []
    for name in names:
        cells = [name]
        for rival in names:
            times = met[name, rival]
            low, high = wilson(ahead[name, rival], times)
            cells.append(f"{ahead[name, rival] / times:.0%} ({low:.0%} to {high:.0%})" if times else "")
        rows.append(cells)
    return [
        charts.note("How often the bot of the line has more points than that of the column; equal points are half."),
        charts.table(["", *names], rows),
    ]


def _by_seat(result: Result) -> list[str]:
    return [charts.intervals(_seats(result), 1 / result.series.seats)]


def _seats(result: Result) -> list[tuple[str, float, float, float]]:
    found = []
    for seat in range(result.series.seats):
        wins = sum(outcome.shares[seat] for outcome in result.outcomes)
        found.append((f"seat {seat}", wins / result.games, *wilson(wins, result.games)))
    return found


def _by_option(result: Result, key: str) -> list[str]:
    """What changes with an option that was varied: length, points, and who wins, by bot and by seat."""
    series = result.series
    rows, drawn, by_seat = [], [], []
    for value in series.vary[key]:
        part = Result(series, [outcome for outcome in result.outcomes if outcome.varied[key] == value])
        if not part.outcomes:
            continue
        points = [float(number) for outcome in part.outcomes for number in outcome.points]
        lengths = [float(outcome.length) for outcome in part.outcomes]
        rows.append([str(value), str(part.games), _spread(points), _spread(lengths)])
        for entry, tally in enumerate(part.tallies):
            if tally.games:
                name = f"{value}: {tally.bot}" + (f" ({entry + 1})" if series.line_up.count(tally.bot) > 1 else "")
                drawn.append((name, tally.win_rate, *tally.interval))
        by_seat.append(
            [str(value), *[f"{share:.1%} ({low:.1%} to {high:.1%})" for _, share, low, high in _seats(part)]]
        )
    seats = ["", *[f"seat {seat}" for seat in range(series.seats)]]
    return [
        charts.table([key, "games", "points", "decisions"], rows),
        charts.intervals(drawn, 1 / series.seats if series.seats > 1 else None),
        charts.table(seats, by_seat) if series.seats > 1 else "",
    ]


def _spread(values: list[float]) -> str:
    """Mean and standard deviation."""
    return f"{fmean(values):.1f} ± {pstdev(values):.1f}"


def _points(result: Result) -> list[tuple[str, list[float]]]:
    found: dict[str, list[float]] = {}
    for tally in result.tallies:
        found.setdefault(tally.bot, []).extend(tally.points)
    return list(found.items())


def _length(result: Result) -> list[str]:
    lengths = [float(outcome.length) for outcome in result.outcomes]
    text = f"{result.mean_length:.1f} decisions on average, from {min(lengths):.0f} to {max(lengths):.0f}."
    return [charts.note(text), charts.histogram([("decisions", lengths)], "How many decisions, as a share of games")]


def _verbs(result: Result) -> list[str]:
    """How often winners and the others chose each verb."""
    winners, others = Counter[str](), Counter[str]()
    games = [0, 0]
    for outcome in result.outcomes:
        for seat, share in enumerate(outcome.shares):
            games[share == 0] += 1
            for choice, times in outcome.chosen[seat].items():
                (winners if share else others)[choice.split(" ")[0]] += times
    if not all(games):
        return []
    rows = []
    for verb in sorted({*winners, *others}, key=lambda verb: -winners[verb]):
        won, lost = winners[verb] / games[0], others[verb] / games[1]
        rows.append([verb, f"{won:.2f}", f"{lost:.2f}", f"{won / lost:.2f}" if lost else ""])
    return [
        charts.note("How often a player chose it in a game."),
        charts.table(["choice", "winners", "others", "ratio"], rows),
    ]


def _cards(result: Result) -> list[str]:
    """The share of victories of those who made a choice about a card, compared with chance."""
    made: Counter[str] = Counter()
    won: dict[str, float] = defaultdict(float)
    for outcome in result.outcomes:
        for choice, share in _named(outcome):
            made[choice] += 1
            won[choice] += share
    seats = result.series.seats
    index = {choice: won[choice] / times * seats for choice, times in made.items() if times >= ENOUGH}
    ranked = sorted(index, key=lambda choice: -index[choice])
    shown = ranked if len(ranked) <= 2 * ENDS else [*ranked[:ENDS], *ranked[-ENDS:]]
    rows = []
    for choice in shown:
        low, high = wilson(won[choice], made[choice])
        rows.append([choice.replace("_", " "), str(made[choice]), f"{index[choice]:.2f}",
                     f"{low * seats:.2f} to {high * seats:.2f}"])  # fmt: skip
    return [
        charts.note(
            "Of the players who made this choice at least once: their share of victories, where 1.00 is what chance "
            "gives. It goes with winning; whether it is the reason, this does not tell."
        ) if rows else "",
        charts.table(["choice", "players", "index", "95 % interval"], rows),
    ]  # fmt: skip


def _named(outcome: Outcome) -> list[tuple[str, float]]:
    return [
        (choice, outcome.shares[seat])
        for seat, chosen in enumerate(outcome.chosen)
        for choice in chosen
        if " " in choice
    ]
