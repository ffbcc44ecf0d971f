"""Two engines side by side: the same work, in turn, a short stretch at a time, on one core.

What disturbs a machine disturbs both, so the ratio of two neighbouring stretches means something where single figures
do not. New processes every few stretches even out the luck of memory layout.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections import defaultdict
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any

from rich.console import Console
from rich.table import Table

import beringia
from beringia.lab import stretch

BUILDS = Path(".make") / "engines"
#: Pairs of stretches that one pair of processes plays.
PAIRS = 6
#: The figure that is shown as what one costs; all others are rates.
COST = "copy"

#: (rate before, rate after) of each pair of stretches, by game and figure.
Measured = dict[tuple[str, str], list[tuple[float, float]]]


class CannotCompare(Exception):
    """A revision cannot be built, or an engine cannot be measured."""


def installed() -> Path:
    """Where the package lies that runs now."""
    return Path(beringia.__file__).parents[1]


def engine(where: str) -> Path:
    """The folder to import ``beringia`` from: ``where`` itself if it has a built package, or a build of a revision."""
    if (Path(where) / "beringia").is_dir():
        return Path(where).resolve()
    done = subprocess.run(
        ["git", "rev-parse", "--verify", "--quiet", f"{where}^{{commit}}"], capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise CannotCompare(f"{where!r} is neither a revision nor a folder with a built package")
    commit = done.stdout.strip()
    # A build belongs to one version of Python.
    built = (BUILDS / f"{commit}-{sys.implementation.cache_tag}").resolve()
    if not built.exists():
        _build(commit, built)
    return built


def _build(commit: str, target: Path) -> None:
    Console(stderr=True).print(f"[dim]building {commit[:12]} (a few minutes, once)[/dim]")
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent) as folder:
        source, made = Path(folder) / "source", Path(folder) / "made"
        archive = Path(folder) / "source.zip"
        subprocess.run(["git", "archive", "--output", str(archive), commit], check=True)
        shutil.unpack_archive(archive, source)
        # A page that is there already is not built: the engine needs none.
        page = source / "src" / "beringia" / "server" / "static" / "index.html"
        page.parent.mkdir(parents=True, exist_ok=True)
        page.touch()
        command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        done = subprocess.run([*command, "--no-deps", "--target", str(made), str(source)], check=False)
        if done.returncode != 0:
            raise CannotCompare(f"{commit[:12]} cannot be built")
        shutil.move(made, target)


class Worker:
    """A process that measures one game of one engine."""

    def __init__(self, package: Path, key: str) -> None:
        environment = {**os.environ, "PYTHONPATH": str(package)}
        self._package = package
        self._process = subprocess.Popen(
            [sys.executable, "-P", stretch.__file__, key],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.figures: list[str] = self._answer()

    def __enter__(self) -> Worker:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()

    def measure(self, figure: str, first: int, count: int) -> tuple[int, float]:
        """Units of work and CPU seconds."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps([figure, first, count]) + "\n")
        self._process.stdin.flush()
        units, seconds = self._answer()
        return units, seconds

    def _answer(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise CannotCompare(f"the engine in {self._package} cannot be measured")
        return json.loads(line)


def run(before: Path, after: Path, repeats: int, seconds: float) -> Measured:
    """Measure both engines: ``repeats`` pairs of processes per game, stretches of about ``seconds``."""
    console = Console(stderr=True)
    measured: Measured = defaultdict(list)
    counts: dict[tuple[str, str], int] = {}
    for repeat in range(repeats):
        for key in beringia.games():
            console.print(f"[dim]{repeat + 1}/{repeats} {key}[/dim]")
            with ExitStack() as stack:
                workers = [stack.enter_context(Worker(package, key)) for package in (before, after)]
                for figure in workers[0].figures:
                    if (key, figure) not in counts:
                        counts[key, figure] = _count(workers[0], figure, seconds)
                    count = counts[key, figure]
                    for worker in workers:
                        worker.measure(figure, 0, max(1, count // 4))  # to warm up
                    for pair in range(PAIRS):
                        first = (repeat * PAIRS + pair) * count
                        rates = [0.0, 0.0]
                        for side in (0, 1) if pair % 2 == 0 else (1, 0):
                            units, used = workers[side].measure(figure, first, count)
                            rates[side] = units / used
                        measured[key, figure].append((rates[0], rates[1]))
    return measured


def _count(worker: Worker, figure: str, seconds: float) -> int:
    """How many items of work take about so long."""
    count = 1
    while True:
        used = worker.measure(figure, 0, count)[1]
        if used >= seconds / 4:
            return max(1, round(count * seconds / used))
        count *= 2


def show(before: str, after: str, measured: Measured) -> None:
    table = Table(title=f"{after} against {before}: medians of pairs of stretches; copy costs, all others are rates")
    for column in ("game", "figure", "before", "after", "after / before", "middle half"):
        table.add_column(column, justify="left" if column in ("game", "figure") else "right")
    for (key, figure), pairs in measured.items():
        if figure == COST:
            told = "copy µs"
            pairs = [(1e6 / rate_before, 1e6 / rate_after) for rate_before, rate_after in pairs]
        else:
            told = f"{figure}, decisions/s"
        ratios = sorted(new / old for old, new in pairs)
        middles = [statistics.median(side) for side in zip(*pairs, strict=True)]
        low, ratio, high = statistics.quantiles(ratios, n=4)
        cells = [f"{value:,.2f}" if value < 100 else f"{value:,.0f}" for value in middles]
        table.add_row(key, told, *cells, f"{ratio:.3f}", f"{low:.3f} - {high:.3f}")
    Console(width=max(110, Console().width)).print(table)
