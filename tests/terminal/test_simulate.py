"""``beringia simulate``: the table, and a bar only where somebody watches."""

from __future__ import annotations

import os
import pty
import re
import subprocess

from tests.terminal import command

SERIES = ("simulate", "eiszeit", "--seats", "greedy,random,random", "--games", "12", "--seed", "4", "--rounds", "3")


def test_the_table() -> None:
    done = command.beringia(*SERIES)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("12 games of Eiszeit, seats rotated, seed 4\n")
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
    done = subprocess.run(
        command.line(*SERIES), stdout=subprocess.PIPE, stderr=its_end, env=command.environment(), check=False
    )
    os.close(its_end)
    shown = os.read(watched, 100_000).decode()
    os.close(watched)
    assert done.returncode == 0
    assert "/12" in shown
    assert b"/12" not in done.stdout


def test_languages() -> None:
    assert "12 Spiele Eiszeit" in command.beringia(*SERIES, "--lang", "de").stdout
    assert "beslissingen per spel" in command.beringia(*SERIES, "--lang", "nl").stdout
