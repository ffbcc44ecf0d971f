"""The matches that say how strong the planner is."""

from __future__ import annotations

from pathlib import Path

import pytest

import beringia
from beringia.lab import strength
from beringia.lab.ladder import Results
from beringia.lab.rating import Score
from beringia.lab.strength import BATCH, TRIALS, Trial, left, main, play, row


def test_every_trial_can_be_played() -> None:
    for trial in TRIALS:
        game = beringia.game(trial.game)
        assert len(trial.others) + 1 in game.seats
        game.start(len(trial.others) + 1, seed=1, options=trial.options)


def test_games_repeat_and_everybody_moves_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "BOT", "first-game")
    trial = Trial("a", "eiszeit", ("random", "random"), 0.5)
    whole = play(trial, range(3))
    parts = [play(trial, [number]) for number in range(3)]
    assert whole.games == 3
    assert whole.won == sum(part.won for part in parts)
    assert whole.decisions == sum(part.decisions for part in parts) > 30


def test_a_row_of_the_table() -> None:
    score = Score(40, 30.0, 4000, 80.0, 0.4)
    assert row(TRIALS[0], score) == (
        "| Eiszeit, 3: two greedy | 40 | 75% | 60%-86% | 75% (fair 33%) | 20 ms | 0.40 s |"
    )
    assert "(fair" not in row(TRIALS[-1], score)
    assert row(TRIALS[0], Score(40, 30.0)).endswith("| 75% (fair 33%) |  |  |"), "no time is known"


def test_a_run_goes_on_where_it_was_and_prints_what_is_known(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "results.json"
    results = Results(file)
    first, second = TRIALS[:2]
    results.add(first, Score(2, 1.0, 100, 2.0, 0.3))
    results.add(first, Score(4, 4.0, 200, 1.0, 0.2))
    again = Results(file)
    assert again.score(first) == Score(6, 5.0, 300, 3.0, 0.3)
    assert left([first, second], 11, again) == [
        (second, 0, BATCH), (second, BATCH, BATCH), (first, 6, BATCH), (second, 2 * BATCH, 3), (first, 10, 1),
    ]  # fmt: skip
    assert main(["--minutes", "0", "--results", str(file)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[2:] == [row(first, again.score(first))]
    assert main(["--games", "6", "--only", first.name, "--results", str(file)]) == 0, "nothing is left to play"
    assert capsys.readouterr().out.splitlines() == told


def test_who_has_changed_plays_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    keys = {trial.key for trial in TRIALS}
    assert len(keys) == len(TRIALS)
    monkeypatch.setattr(strength, "BOT", "first-game")
    assert not keys & {trial.key for trial in TRIALS}
