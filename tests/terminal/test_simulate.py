"""``beringia simulate``: the table, and a bar only where somebody watches."""

from __future__ import annotations

import os
import pty
import re
import subprocess

from tests.terminal import command

SERIES = ("simulate", "eiszeit", "--seats", "random,random,random", "--games", "6", "--seed", "4", "--rounds", "3")


def test_the_table() -> None:
    done = command.beringia("simulate", "eiszeit", "--seats", "greedy,random,random", "--games", "4", "--seed", "4")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("4 games of Eiszeit, seats rotated, seed 4\n")
    rows = re.findall(r"^\s+(\d) +(\w+) +([\d.]+)% +([\d.]+)% - ([\d.]+)% +([\d.]+) +± ([\d.]+)", done.stdout, re.M)
    assert [(number, bot) for number, bot, *_ in rows] == [("1", "greedy"), ("2", "random"), ("3", "random")]
    assert abs(sum(float(rate) for _, _, rate, *_ in rows) - 100) < 0.2  # shared victories are shared
    for _, _, rate, low, high, points, deviation in rows:
        assert 0 <= float(low) <= float(rate) <= float(high) <= 100
        assert float(points) > 0
        assert float(deviation) > 0
    assert re.search(r"[\d.]+ decisions per game", done.stdout)


def test_the_same_seed_gives_the_same_table_however_many_work_on_it() -> None:
    alone = command.beringia(*SERIES).stdout
    assert command.beringia(*SERIES, "--workers", "2").stdout == alone
    assert command.beringia(*SERIES[:-3], "5", *SERIES[-2:]).stdout != alone


def test_a_bar_on_a_terminal() -> None:
    watched, its_end = pty.openpty()
    with subprocess.Popen(
        command.line(*SERIES), stdout=subprocess.PIPE, stderr=its_end, env=command.environment()
    ) as series:
        os.close(its_end)
        shown = command.read_all(watched)
        assert series.stdout is not None
        assert b"/6" not in series.stdout.read()
    assert series.returncode == 0
    assert b"6/6" in shown


def test_languages() -> None:
    assert "6 Spiele Eiszeit" in command.beringia(*SERIES, "--lang", "de").stdout
    assert "beslissingen per spel" in command.beringia(*SERIES, "--lang", "nl").stdout
