"""Series that are written down, taken up again, shared out and reported."""

from __future__ import annotations

import csv
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import beringia
from beringia import Position, bots
from beringia.kernel.batch import game_seed
from beringia.kernel.record import Record
from beringia.lab import charts, report, spread, tables
from beringia.lab.simulate import Outcome, Result, Series, play_one, simulate

ROOT = Path(__file__).parents[2]
GAME = beringia.game("eiszeit")
LINE_UP = ["random", "random", "random"]
SHORT = {"rounds": 3}


class FirstBot(bots.Bot):
    """Takes whatever comes first."""

    looks = False

    def choose(self, position: Position) -> int:
        return position.choices()[0]


def test_a_series_that_was_stopped_goes_on(tmp_path: Path) -> None:
    journal = tmp_path / "games.part"
    whole = simulate(GAME, LINE_UP, 8, options=SHORT)
    simulate(GAME, LINE_UP, 3, options=SHORT, journal=journal)
    with journal.open("a") as file:
        file.write('{"number": 3, "seed": 12')  # stopped in the middle of a line
    told: list[int] = []
    again = simulate(GAME, LINE_UP, 8, options=SHORT, journal=journal, progress=told.append)
    assert again.outcomes == whole.outcomes
    assert told == [3, 1, 1, 1, 1, 1]
    assert len(journal.read_text().splitlines()) == 9
    with pytest.raises(ValueError, match="belongs to another series"):
        simulate(GAME, LINE_UP, 8, seed=2, options=SHORT, journal=journal)


def test_nothing_in_a_journal_is_counted_twice(tmp_path: Path) -> None:
    journal = tmp_path / "games.part"
    whole = simulate(GAME, LINE_UP, 5, options=SHORT, journal=journal)
    head, *games = journal.read_text().splitlines(keepends=True)
    journal.write_text("".join([head, *games[:3], games[1], games[3]]))  # by two processes at the same time
    assert simulate(GAME, LINE_UP, 5, options=SHORT, journal=journal).outcomes == whole.outcomes
    assert journal.read_text().splitlines(keepends=True) == [head, *games]
    for left in ("", head[:9]):  # stopped as it began
        journal.write_text(left)
        assert simulate(GAME, LINE_UP, 2, options=SHORT, journal=journal).outcomes == whole.outcomes[:2]
        assert journal.read_text() == "".join([head, *games[:2]])


WORK = """
from beringia.lab.spread import spread
from tests.lab.test_simulation import wait_here
if __name__ == "__main__":
    list(spread(wait_here, [FOLDER] * 4, 2))
"""


def wait_here(folder: str) -> None:
    """Say who works, and take much longer than any test."""
    (Path(folder) / str(os.getpid())).touch()
    time.sleep(600)


def test_workers_end_with_the_process_they_work_for(tmp_path: Path) -> None:
    """One that is killed cannot tell them."""
    if spread.cores() < 2:
        pytest.skip("one core needs no other processes")
    script = tmp_path / "work.py"
    working = tmp_path / "working"
    working.mkdir()
    script.write_text(WORK.replace("FOLDER", repr(str(working))))
    path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    parent = subprocess.Popen([sys.executable, str(script)], env={**os.environ, "PYTHONPATH": path})
    try:
        until(lambda: len(list(working.iterdir())) == 2)
    finally:
        parent.kill()
        parent.wait()
    until(lambda: not any(is_there(int(path.name)) for path in working.iterdir()))


def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{process}/status")
    return not (status.exists() and "State:\tZ" in status.read_text())


def test_tables(tmp_path: Path) -> None:
    result = simulate(GAME, LINE_UP, 3, options=SHORT)
    tables.write(tmp_path / "games.csv", result)
    tables.write(tmp_path / "games.jsonl", result)
    lines = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    with (tmp_path / "games.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == len(lines) == 3
    for row, line, outcome in zip(rows, lines, result.outcomes, strict=True):
        assert {key: str(value) for key, value in line.items()} == row
        assert [line[f"points_{seat}"] for seat in range(3)] == outcome.points
        assert line["decisions"] == outcome.length
    for wrong in (tmp_path / "games.xls", tmp_path / "nowhere" / "games.csv"):
        with pytest.raises(ValueError, match=r"games\."):
            tables.check(wrong)


def test_parquet(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    from pyarrow import parquet

    result = simulate(GAME, LINE_UP, 2, options=SHORT)
    tables.check(tmp_path / "games.parquet")
    tables.write(tmp_path / "games.parquet", result)
    read = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert read == [outcome.row(LINE_UP) for outcome in result.outcomes]


def test_records_are_saved_and_can_be_replayed(tmp_path: Path) -> None:
    result = simulate(GAME, LINE_UP, 2, options=SHORT, records=tmp_path / "games")
    assert result.outcomes == simulate(GAME, LINE_UP, 2, options=SHORT).outcomes
    files = sorted((tmp_path / "games").iterdir())
    assert len(files) == 2
    for file, outcome in zip(files, result.outcomes, strict=True):
        record = Record.from_dict(GAME, json.loads(file.read_text()))
        assert record.position.scores() == outcome.points


class Stubborn(bots.Bot):
    """It chooses what is hardly ever offered."""

    def choose(self, position: beringia.Position) -> int:
        return 0


def maker_of_nothing(game: beringia.Game) -> None:
    """Bots are made of a game and a seed."""


def test_whose_fault_it_is() -> None:
    """Own bots fail in other ways than ours; the one that does is named."""
    game = beringia.game("eiszeit")
    for name, told in (
        ("Stubborn", r"bot '.*:Stubborn' in game 0: choice 0 is not allowed now: .*EZ-3\.1"),
        ("maker_of_nothing", r"bot '.*:maker_of_nothing': .* makes no bot; .*too many positional arguments"),
        ("__file__", r"bot '.*:__file__': '.*' makes no bot; give a class, or a function that takes a game and a seed"),
    ):
        path = f"{__name__}:{name}"
        try:
            with pytest.raises(ValueError, match=told):
                simulate(game, [path, path, path], games=1, seed=1, workers=1)
        finally:
            bots.forget(path)


def test_own_bots_by_their_path() -> None:
    name = "tests.lab.test_simulation:FirstBot"
    try:
        one = simulate(GAME, [name, "random", "random"], 41, options=SHORT)
        two = simulate(GAME, [name, "random", "random"], 41, options=SHORT, workers=99_999)
    finally:
        bots.forget(name)
    assert one == two


def test_own_games() -> None:
    game = beringia.game(str(Path("examples/thin_ice.py").resolve()))
    assert simulate(game, ["random", "greedy"], 21) == simulate(game, ["random", "greedy"], 21, workers=0)


def test_tournaments() -> None:
    """All groups play equally often, each from all its seats."""
    series = Series(GAME, ("random", "greedy", "tuned", "planner"), 3)
    tables_of = [series.entries(number) for number in range(12)]
    assert sorted(map(sorted, tables_of)) == sorted([[0, 1, 2], [0, 1, 3], [0, 2, 3], [1, 2, 3]] * 3)
    for entry in range(4):
        seats = [table.index(entry) for table in tables_of if entry in table]
        assert sorted(seats) == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    result = simulate(GAME, ["random"] * 4, 4, options=SHORT, players=3)
    assert [tally.games for tally in result.tallies] == [3, 3, 3, 3]
    with pytest.raises(ValueError, match="players: 5 is not allowed; there are 4 bots"):
        simulate(GAME, ["random"] * 4, 4, players=5)


def test_options_that_are_varied(tmp_path: Path) -> None:
    """All combinations in turn; in each of them everybody sits everywhere equally often."""
    valley = beringia.game("valley")
    series = Series(valley, ("random", "greedy"), 2, vary={"fire": [False, True], "round_limit": ["none", 5, 8]})
    games = [(series.varied(number), series.entries(number)) for number in range(12)]
    assert sorted(map(str, games)) == sorted(
        str(({"fire": fire, "round_limit": limit}, entries))
        for fire in (False, True) for limit in ("none", 5, 8) for entries in ([0, 1], [1, 0])
    )  # fmt: skip
    vary, where = {"rounds": [3, 4]}, tmp_path / "records"
    result = simulate(GAME, LINE_UP, 6, vary=vary, journal=tmp_path / "games.part", records=where)
    assert [outcome.varied for outcome in result.outcomes] == [{"rounds": 3}, {"rounds": 4}] * 3
    assert result == simulate(
        GAME, LINE_UP, 6, vary=vary, journal=tmp_path / "games.part", records=tmp_path / "records"
    )
    read = json.loads((tmp_path / "records" / "eiszeit-1-1.json").read_text())
    assert Record.from_dict(GAME, read).position.options["rounds"] == 4
    lengths = {outcome.varied["rounds"]: outcome.length for outcome in result.outcomes}
    assert lengths[3] < lengths[4]
    assert result.outcomes[1].row(LINE_UP)["option_rounds"] == 4
    text = report.page(result)
    assert "By option: rounds" in text
    assert "<tr><td>3</td><td>3</td>" in text
    assert "3: random (1)" in text
    with pytest.raises(ValueError, match="belongs to another series"):
        simulate(GAME, LINE_UP, 6, journal=tmp_path / "games.part")
    refused: list[dict[str, Any]] = [{"rounds": [5]}, {"rounds": []}, {"rounds": "34"}, {"weather": [1]}]
    for wrong in refused:
        with pytest.raises(ValueError, match=r"rounds|weather"):
            simulate(GAME, LINE_UP, 6, vary=wrong)


def test_neighbouring_games_have_nothing_in_common() -> None:
    """What a bot draws first does not follow from what its neighbour drew."""
    draws = [
        int(bots.make("random", GAME, game_seed(game_seed(1, number), 0)).picker.below(1_000_000)) / 1e6 - 0.5
        for number in range(2000)
    ]
    variance = sum(draw * draw for draw in draws) / 2000
    assert abs(sum(draws) / 2000) < 0.03
    assert abs(sum(one * two for one, two in pairwise(draws)) / 1999 / variance) < 0.08


def test_never_more_workers_than_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spread, "cores", lambda: 1)
    assert list(spread.spread(lambda job: job * 2, [1, 2, 3], workers=99_999)) == [2, 4, 6]
    monkeypatch.setattr(spread, "cores", lambda: 2)
    with spread.Crew(99_999) as crew:
        assert len(set(crew.map(process, range(12)))) <= 2
    with pytest.raises(ValueError, match="workers: -1 is not allowed"):
        spread.Crew(-1)


def process(job: int) -> int:
    return os.getpid()


def sleepy(seconds: int) -> int:
    time.sleep(seconds)
    return seconds


def deadly(job: int) -> int:
    if job == 3:
        os._exit(1)
    return job


def test_a_crew_that_is_stopped_or_dies(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for what is not wanted any more, and nobody for the dead."""
    monkeypatch.setattr(spread, "cores", lambda: 2)
    began = time.monotonic()
    with spread.Crew() as crew:
        assert next(iter(crew.map(sleepy, [0, 600, 600]))) == 0
    assert time.monotonic() - began < 300
    with pytest.raises(spread.WorkerLost, match="what was finished before is kept"):
        list(spread.spread(deadly, range(6)))


def long_answer(job: int) -> bytes:
    return bytes(300_000)


def failing(job: int) -> int:
    if job == 3:
        raise ValueError("three is too much")
    return job


def test_a_crew_that_is_left_takes_new_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spread, "cores", lambda: 2)
    with spread.Crew() as crew:
        for _ in range(5):
            assert len(next(crew.map(long_answer, range(1000)))) == 300_000
        assert list(crew.map(abs, range(-3, 3))) == [3, 2, 1, 0, 1, 2]


LONG_ANSWERS = """
import signal, sys
from beringia.lab import spread
from tests.lab.test_simulation import long_answer
if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # also where it is ignored, as in background jobs
    spread.cores = lambda: 2
    try:
        for _ in spread.spread(long_answer, range(100_000)):
            print("one", flush=True)
    except KeyboardInterrupt:
        sys.exit(130)
"""


def test_control_c_while_long_answers_are_under_way(tmp_path: Path) -> None:
    """It ends at once and without a word, though an answer is cut off in its middle and thousands wait."""
    script = tmp_path / "long.py"
    script.write_text(LONG_ANSWERS)
    path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    working = subprocess.Popen(
        [sys.executable, str(script)], env={**os.environ, "PYTHONPATH": path}, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    try:
        assert working.stdout is not None
        assert working.stdout.readline() == "one\n"
        working.send_signal(signal.SIGINT)
        _, errors = working.communicate(timeout=60)
    finally:
        working.kill()
    assert (working.returncode, errors) == (130, "")


def test_what_fails_in_a_worker_fails_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spread, "cores", lambda: 2)
    with pytest.raises(ValueError, match="three is too much") as failure:
        list(spread.spread(failing, range(6)))
    assert "in failing" in failure.value.__notes__[0]


class _Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)


@pytest.mark.parametrize(
    ("key", "line_up"), [("eiszeit", LINE_UP), ("winter", ["random"]), ("thin_ice", ["random", "greedy"])]
)
def test_reports_of_any_simulation(key: str, line_up: list[str]) -> None:
    game = beringia.game("examples/thin_ice.py" if key == "thin_ice" else key)
    text = report.page(simulate(game, line_up, 4))
    tags = _Tags()
    tags.feed(text)
    assert not tags.open
    assert tags.seen.count("svg") >= 3
    assert "http" not in text
    assert "prefers-color-scheme: dark" in text
    assert "<script" not in text


def test_a_report_tells_what_happened() -> None:
    series = Series(GAME, ("random", "<b>", "random"), 3)
    outcomes = [
        Outcome(0, 1, [0, 1, 2], [5, 9, 5], [0.0, 1.0, 0.0], 30, [{"pass": 1}, {"play fire": 2}, {"pass": 3}])
        for _ in range(20)
    ]
    text = report.page(Result(series, outcomes))
    assert "<b>" not in text
    assert "<td>&lt;b&gt;</td><td>20</td><td>100.0%</td>" in text
    assert "<td>play fire</td><td>20</td><td>3.00</td>" in text
    assert play_one(Series(GAME, ("random",) * 3, 3, 1, SHORT), 0).chosen


def test_a_histogram_counts_whole_numbers() -> None:
    """Few values are one point each, many are put together evenly; nothing lies between two numbers."""
    few = charts.histogram([("a", [0, 0, 1, 3]), ("b", [3, 3])], "few")
    told = re.findall(r"<title>(.*?)</title>", few)
    assert told == ["0: 50.0%", "1: 25.0%", "2: 0.0%", "3: 25.0%", "0: 0.0%", "1: 0.0%", "2: 0.0%", "3: 100.0%"]
    many = re.findall(r"<title>(.*?) to (.*?): ", charts.histogram([("a", range(7, 107))], "many"))
    assert [(int(first), int(last)) for first, last in many] == [(first, first + 4) for first in range(7, 107, 5)]
    assert charts.histogram([("a", [5])], "one").count("<circle") == 1
    assert charts.histogram([("a", [])], "none") == ""
