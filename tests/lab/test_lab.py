"""Simulations, samples and benchmarks."""

from __future__ import annotations

import json

import pytest

import beringia
from beringia.lab import against, bench, sample
from beringia.lab.simulate import Series, play_one, simulate, wilson
from beringia.version import compiled

GAME = beringia.game("eiszeit")


def test_every_entry_plays_every_seat_equally_often() -> None:
    """With equal bots nothing but the seat can matter: the line-up must move on from game to game."""
    series = Series(GAME, ("random",) * 3, 3)
    same = [play_one(series, number) for number in (0, 3)]
    assert same[0].points != same[1].points
    assert [series.entries(number) for number in range(4)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]
    result = simulate(GAME, ["random"] * 3, games=6, seed=1)
    assert [tally.games for tally in result.tallies] == [6, 6, 6]
    assert sum(tally.wins for tally in result.tallies) == pytest.approx(6)
    assert result.games == 6
    assert result.mean_length > 100


def test_series_repeat_and_workers_change_nothing() -> None:
    one = simulate(GAME, ["random", "random", "random"], games=30, seed=4, options={"rounds": 3})
    two = simulate(GAME, ["random", "random", "random"], games=30, seed=4, options={"rounds": 3}, workers=2)
    assert one == two
    other = simulate(GAME, ["random", "random", "random"], games=30, seed=5, options={"rounds": 3})
    assert one != other


def test_progress_is_told() -> None:
    ticks: list[int] = []
    simulate(GAME, ["random"] * 3, games=5, seed=1, progress=ticks.append)
    assert sum(ticks) == 5


@pytest.mark.parametrize(
    ("line_up", "games", "workers", "message"),
    [
        (["random"] * 2, 5, 1, "3 to 5 players"),
        (["random", "random", "clever"], 5, 1, "bot 'clever' does not exist"),
        (["random"] * 3, 0, 1, "games: 0 is not allowed"),
        (["random"] * 3, 5, -1, "workers: -1 is not allowed"),
        (["random", "random", "nowhere:Bot"], 5, 1, "No module named 'nowhere'"),
    ],
)
def test_wrong_input(line_up: list[str], games: int, workers: int, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        simulate(GAME, line_up, games=games, workers=workers)


def test_interval() -> None:
    low, high = wilson(50, 100)
    assert low == pytest.approx(0.4038, abs=1e-3)
    assert high == pytest.approx(0.5962, abs=1e-3)
    assert wilson(0, 10)[0] == pytest.approx(0.0)
    assert wilson(10, 10)[1] == pytest.approx(1.0)
    assert wilson(0, 0) == (0.0, 1.0)


def test_sample_counts_games_and_finds_broken_invariants(monkeypatch: pytest.MonkeyPatch) -> None:
    broken, lengths = sample.play_batch("eiszeit", range(6))
    assert broken == ""
    assert len(lengths) == 6
    if compiled():
        pytest.skip("native classes cannot be patched")
    monkeypatch.setattr(beringia.Position, "check", lambda position: ["EZ-0: broken on purpose"])
    broken, _ = sample.play_batch("eiszeit", range(1))
    assert broken.startswith("eiszeit, game 0, 3 players")
    assert "EZ-0" in broken


def test_bench_measures_this_process(capsys: pytest.CaptureFixture[str]) -> None:
    name = f"eiszeit {'compiled' if compiled() else 'plain'}"
    assert bench.main(["--worker", name, "--seconds", "0.05"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert set(figures) == {
        "decisions/s, own loop", "decisions/s, Python loop", "games/s", "copy µs", "determinize µs",
    }  # fmt: skip
    assert all(value > 0 for value in figures.values())
    bench.show({name: figures, "catanatron": {"decisions/s, Python loop": 1.0, "games/s": 1.0}})
    assert "x catanatron" in capsys.readouterr().out


@pytest.mark.skipif(not compiled(), reason="only compiled engines are compared")
def test_an_engine_against_itself(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(against, "PAIRS", 2)
    here = str(against.installed())
    assert bench.main(["--against", here, "--repeats", "1", "--seconds", "0.02"]) == 0
    told = capsys.readouterr().out
    assert all(word in told for word in ("eiszeit", "winter", "own loop", "copy µs", "search", "after / before"))
    assert bench.main(["--against", "no-such-revision"]) == 1
    assert "neither a revision" in capsys.readouterr().err
