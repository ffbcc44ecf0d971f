"""How fast the games are, compiled and plain, beside well-known peers measured in the same run.

Every contender runs in a process of its own on one core, a short stretch at a time, all of them in turn and several
times over; of each figure the best stretch counts. Only CPU time is looked at, so that a busy machine disturbs little,
and only ratios within one run are worth quoting.

``--against REV`` measures the engine of an earlier revision and this one instead, the same work in turn.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

import beringia
from beringia.lab import against, bench_envs
from beringia.lab.stretch import middle_seats, pin

SOURCE = Path("src")
PEERS = ("catanatron", "openspiel gin_rummy", "openspiel backgammon")
YARDSTICK = "catanatron"
#: The games as learners have them.
ENVIRONMENTS = "environments"

Figures = dict[str, float]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="beringia.lab.bench", description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--repeats", type=int, default=5, help="stretches per contender")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds per figure and stretch")
    parser.add_argument(
        "--against", metavar="REV", help="measure against a revision (or a folder with a built package)"
    )
    parser.add_argument("--engine", metavar="REV", help="what to measure against it (default: the package that runs)")
    parser.add_argument("--worker", help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    if given.worker:
        print(json.dumps(measure(given.worker, given.seconds)))
        return 0
    if given.against:
        return compare(given.against, given.engine, given.repeats, given.seconds / 20)
    best = run(given.repeats, given.seconds)
    show(best)
    return 0


def compare(before: str, after: str | None, repeats: int, seconds: float) -> int:
    try:
        folders = against.engine(before), against.engine(after) if after else against.installed()
        against.show(before, after or "this engine", against.run(*folders, repeats, seconds))
    except against.CannotCompare as error:
        Console(stderr=True).print(f"[red]{error}[/red]")
        return 1
    return 0


def contenders() -> list[str]:
    """``eiszeit compiled``, ``eiszeit plain``, ``eiszeit environments``, ... and the peers."""
    ours = [f"{key} {how}" for key in beringia.games() for how in ("compiled", "plain", ENVIRONMENTS)]
    return [*ours, *PEERS, *bench_envs.PEERS]


def run(repeats: int, seconds: float) -> dict[str, Figures]:
    """The best figures of every contender."""
    best: dict[str, Figures] = {}
    console = Console(stderr=True)
    for repeat in range(repeats):
        for name in contenders():
            console.print(f"[dim]{repeat + 1}/{repeats} {name}[/dim]")
            for key, value in _in_process(name, seconds, console).items():
                known = best.setdefault(name, {})
                # Rates are the better the higher, costs the lower.
                better = min if key.endswith("µs") else max
                known[key] = better(known.get(key, value), value)
    return best


def _in_process(name: str, seconds: float, console: Console) -> Figures:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if name.endswith(" plain"):
        environment["PYTHONPATH"] = str(SOURCE.resolve())
    command = [sys.executable, "-P", "-m", "beringia.lab.bench", "--worker", name, "--seconds", str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        console.print(f"[red]{name}: {(done.stderr.strip().splitlines() or ['failed'])[-1]}[/red]")
        return {}
    figures: Figures = json.loads(done.stdout)
    return figures


def measure(name: str, seconds: float) -> Figures:
    """Inside a worker process: the figures of one contender."""
    pin()
    if name == "catanatron":
        return _catanatron(seconds)
    if name.startswith("openspiel "):
        return _openspiel(name.split()[1], seconds)
    if name in bench_envs.PEERS:
        return bench_envs.peer(name, seconds)
    if name.endswith(ENVIRONMENTS):
        return bench_envs.own(name.split()[0], seconds)
    return _own_game(name, seconds)


def _own_game(name: str, seconds: float) -> Figures:
    from beringia.kernel.playout import random_game
    from beringia.version import compiled

    key, how = name.split()
    if compiled() != (how == "compiled"):
        raise SystemExit(f"this process runs {'compiled' if compiled() else 'plain'}: install the package first")
    game = beringia.game(key)
    seats = middle_seats(game)
    options = game.check_options(seats, {})
    picker = random.Random(1)

    def inner(seed: int) -> int:
        return random_game(game.rules, seats, seed, options)[1]

    def outer(seed: int) -> int:
        position = game.start(seats, seed=seed)
        decisions = 0
        while not position.over:
            choices = position.choices()
            position.play(choices[int(picker.random() * len(choices))])
            decisions += 1
        return decisions

    own, games = _rate(inner, seconds)
    loop, _ = _rate(outer, seconds)
    middle = game.start(seats, seed=3)
    for _ in range(120):
        before = middle.copy()
        middle.play(picker.choice(middle.choices()))
        if middle.over:  # a short game: its last position will do
            middle = before
            break
    return {
        "decisions/s, own loop": own,
        "decisions/s, Python loop": loop,
        "games/s": games,
        "copy µs": _cost(middle.copy, seconds / 4),
        "determinize µs": _cost(lambda: middle.determinize(0, 1), seconds / 4),
    }


def _rate(play: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Decisions and games per CPU second."""
    decisions = games = 0
    began = time.process_time()
    while (used := time.process_time() - began) < seconds:
        decisions += play(games)
        games += 1
    return decisions / used, games / used


def _cost(action: Callable[[], object], seconds: float) -> float:
    """Microseconds of CPU time for one call."""
    calls = 0
    began = time.process_time()
    while (used := time.process_time() - began) < seconds:
        for _ in range(100):
            action()
        calls += 100
    return used / calls * 1e6


def _catanatron(seconds: float) -> Figures:
    from catanatron import Color, Game, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
    last: list[object] = []

    def play(seed: int) -> int:
        game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        last[:] = [game]
        return decisions

    rate, games = _rate(play, seconds)
    return {"decisions/s, Python loop": rate, "games/s": games, "copy µs": _cost(last[0].copy, seconds / 4)}  # type: ignore[attr-defined]


def _openspiel(key: str, seconds: float) -> Figures:
    import pyspiel

    game = pyspiel.load_game(key)
    picker = random.Random(1)
    last: list[object] = []

    def play(_: int) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                actions, weights = zip(*outcomes, strict=True)
                state.apply_action(picker.choices(actions, weights)[0])
            else:
                state.apply_action(picker.choice(state.legal_actions()))
                decisions += 1
        last[:] = [state]
        return decisions

    rate, games = _rate(play, seconds)
    return {"decisions/s, Python loop": rate, "games/s": games, "copy µs": _cost(last[0].clone, seconds / 4)}  # type: ignore[attr-defined]


def show(best: dict[str, Figures]) -> None:
    """The figures, and how the Python loops compare with the yardstick."""
    columns = ["decisions/s, own loop", "decisions/s, Python loop", "games/s", "copy µs", "determinize µs"]
    table = Table(title="Random play, one core, CPU time, best stretch; choices enumerated at every decision")
    table.add_column("contender")
    for column in columns:
        table.add_column(column, justify="right")
    peers = [peer for peer in PEERS if best.get(peer)]
    for peer in peers:
        table.add_column(f"x {peer}", justify="right")
    for name, figures in best.items():
        if not set(columns) & set(figures):
            continue
        cells = [f"{figures[column]:,.2f}" if column in figures and figures[column] < 100
                 else f"{figures[column]:,.0f}" if column in figures else "" for column in columns]  # fmt: skip
        loop = figures.get("decisions/s, Python loop", 0.0)
        cells += [f"{loop / best[peer]['decisions/s, Python loop']:.1f}" for peer in peers]
        table.add_row(name, *cells)
    console = Console(width=max(120, Console().width))
    console.print(table)
    console.print(_environments(best))
    if YARDSTICK not in best:
        console.print(f"[red]{YARDSTICK} could not be measured: install the extra 'bench'[/red]")


def _environments(best: dict[str, Figures]) -> Table:
    """Steps with observation and mask, and how they compare with the peers of each framework."""
    table = Table(title="Environments, one core, CPU time, best stretch; with observation and mask at every step")
    columns = ["steps/s, PettingZoo", "steps/s, Gymnasium", "steps/s, VectorEnv"]
    table.add_column("contender")
    for column in columns:
        table.add_column(column, justify="right")
    peers = [peer for peer in bench_envs.PEERS if best.get(peer)]
    for peer in peers:
        table.add_column(f"x {peer}", justify="right")
    for name, figures in best.items():
        if not set(columns) & set(figures):
            continue
        cells = [f"{figures[column]:,.0f}" if column in figures else "" for column in columns]
        for peer in peers:
            column = f"steps/s, {bench_envs.PEERS[peer]}"
            cells.append(f"{figures[column] / best[peer][column]:.1f}" if column in figures else "")
        table.add_row(name, *cells)
    return table


if __name__ == "__main__":
    sys.exit(main())
