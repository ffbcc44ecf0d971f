"""The ladder: its ratings and its page, and, in short, that no level loses to the one below."""

from __future__ import annotations

import itertools
import xml.etree.ElementTree
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

import beringia
from beringia import Game, bots
from beringia.bots import Bot
from beringia.bots.level import LevelBot
from beringia.bots.planner import Settings
from beringia.lab import ladder, ladder_page, strength
from beringia.lab.ladder import Results, jobs, plan, play
from beringia.lab.rating import ALONE, ANCHOR, Match, Score, inverse, marked, rate
from beringia.version import compiled

#: Levels that only look one step ahead play a game in a blink; there is less of what takes longer.
GATE = {
    ("first-game", "beginner"): 24,
    ("beginner", "experienced"): 24,
    ("experienced", "strong"): 12,
    ("strong", "master"): 6,
}
#: How many times as many games are played: plans of Valley of the Mammoths are quick, and luck decides more there.
LENGTH = {"valley": 4}

#: A master that takes its time thinks this share of its thoughts: who wins with less wins with all of them, and sooner.
SHARE = {"eiszeit": 0.25, "winter": 0.25}


def _quick(name: str, game: Game, seed: int) -> Bot:
    bot = bots.make(name, game, seed)
    if isinstance(bot, LevelBot) and bot.level.plans >= 1.0 and bot.planner is not None:
        numbers = bot.planner.settings.numbers
        bot.planner.settings = Settings({**numbers, "iterations": SHARE.get(game.key, 1.0) * numbers["iterations"]})
    return bot


def _wins(match: Match, games: int) -> bool:
    """Whether the one wins more than its share of so many games; they are played until that is clear."""
    won, needed = 0.0, games / match.seats
    for number in range(games):
        won += play(match, [number], _quick).won
        if won > needed or won + (games - number - 1) <= needed:
            break
    return won > needed


@pytest.mark.skipif(not compiled(), reason="takes minutes uncompiled")
@pytest.mark.parametrize(("lower", "upper"), GATE)
@pytest.mark.parametrize("key", beringia.games())
def test_no_level_loses_to_the_one_below(key: str, lower: str, upper: str) -> None:
    assert _wins(Match(key, ladder.USUAL[key], upper, lower), GATE[lower, upper] * LENGTH.get(key, 1))


@pytest.mark.skipif(not compiled(), reason="takes minutes uncompiled")
@pytest.mark.parametrize(("lower", "upper"), list(GATE)[:2])
@pytest.mark.parametrize("key", beringia.games())
def test_a_level_that_loses_would_be_found(key: str, lower: str, upper: str) -> None:
    """The other way round the same games say no."""
    assert not _wins(Match(key, ladder.USUAL[key], lower, upper), GATE[lower, upper] * LENGTH.get(key, 1))


def test_ratings_come_from_who_beats_whom() -> None:
    played = [
        (Match("winter", 2, "beginner", ANCHOR), Score(1000, 500.0)),
        (Match("winter", 2, "strong", "beginner"), Score(1000, 640.0)),
    ]
    ratings, gaps = rate(played, ["beginner", "strong"])
    assert ratings[ANCHOR].value == 1000
    assert ratings["beginner"].value == pytest.approx(1000, abs=0.1)
    assert gaps["strong"].value == pytest.approx(100, abs=1)
    assert 15 < gaps["strong"].margin < 30, "a thousand games between two"
    assert ratings["strong"].margin > gaps["strong"].margin


def test_one_against_three_equals_wins_a_quarter() -> None:
    ratings, _ = rate([(Match("valley", 4, "strong", ANCHOR), Score(400, 100.0))], ["strong"])
    assert ratings["strong"].value == pytest.approx(1000, abs=0.1)


def test_who_never_lost_is_still_somewhere() -> None:
    ratings, _ = rate([(Match("winter", 2, "strong", ANCHOR), Score(10, 10.0))], ["strong"])
    assert 1300 < ratings["strong"].value < 2000
    assert rate([(Match("winter", 2, "strong", "beginner"), Score(10, 10.0))], ["strong"]) == ({}, {})


def test_alone_the_game_itself_is_the_opponent() -> None:
    played = [(Match("winter", 1, name, ALONE), Score(100, won)) for name, won in ((ANCHOR, 20.0), ("strong", 60.0))]
    ratings, _ = rate(played, ["strong"])
    assert ratings["strong"].value > 1250
    assert ratings[ALONE].value > 1150


def test_an_inverse() -> None:
    assert inverse([[0.0, 2.0], [4.0, 0.0]]) == [[0.0, 0.25], [0.5, 0.0]]


@pytest.mark.parametrize("key", beringia.games())
def test_all_neighbours_and_the_anchor_are_planned(key: str) -> None:
    game = beringia.game(key)
    planned = dict(plan(game, 200, 60, 40))
    usual = ladder.USUAL[key]
    for lower, upper in itertools.pairwise(bots.levels(key)):
        for seats in game.seats:
            if seats > 1:
                assert planned[Match(key, seats, upper, lower)] == (200 if seats == usual else 60)
    assert planned[Match(key, usual, "master", ANCHOR)] == 40
    short = dict(plan(game, 200, 60, 40, 5))
    assert short[Match(key, usual, "master", "strong")] == 5
    assert short[Match(key, usual, "beginner", "first-game")] == 200
    assert all(any(ANCHOR in (match.one, match.others) for match in planned if match.seats == n) for n in game.seats)


def test_games_repeat_and_a_run_goes_on_where_it_was(tmp_path: Path) -> None:
    match = Match("eiszeit", 3, "first-game", "random")
    results = Results(tmp_path / "results.json")
    planned = [(match, 8), (Match("eiszeit", 3, "beginner", "random"), 2)]
    assert [(job.match.one, job.first, job.games) for job in jobs(planned, results)] == [
        ("first-game", 0, 6), ("beginner", 0, 2), ("first-game", 6, 2),
    ]  # fmt: skip
    first = play(match, [0])
    assert (first.games, first.won) == (1, play(match, [0]).won)
    assert first.decisions > 10
    results.add(match, Score(6, 5.0, 60, 1.0, 0.1))
    again = Results(tmp_path / "results.json")
    assert again.score(match).won == 5.0
    assert [(job.match.one, job.first) for job in jobs(planned, again)] == [("beginner", 0), ("first-game", 6)]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--games", "chess"], "game 'chess' does not exist; there are eiszeit, valley, winter"),
        (["--games", ""], "game '' does not exist"),
        (["--workers", "-1"], "workers: -1 is not allowed"),
        (["--results", "notes.json"], "notes.json holds no results; remove it, or give another name"),
        (["--results", "list.json"], "list.json holds no results; remove it, or give another name"),
        (["--results", "."], "Is a directory"),
    ],
)
@pytest.mark.parametrize("main", [ladder.main, strength.main])
def test_nonsense_is_refused(
    main: Callable[[Sequence[str]], int], arguments: list[str], message: str, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    for name, text in (("notes.json", "my notes"), ("list.json", "[1]")):
        Path(name).write_text(text)
    if main is strength.main and arguments[0] == "--games":
        arguments, message = ["--only", "chess"], "--only: no match is called 'chess'; there are Eiszeit, 3: two greedy"
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    assert message in capsys.readouterr().err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["list.json", "notes.json"]


def test_a_bot_with_other_numbers_has_another_mark() -> None:
    marks = {marked("winter", name) for name in bots.offered("winter")}
    assert len(marks) == len(bots.offered("winter"))
    assert marked("winter", ALONE) == ALONE
    assert marked("winter", "strong") != marked("valley", "strong")


def test_the_page_and_its_chart(tmp_path: Path) -> None:
    results = Results(tmp_path / "results.json")
    results.add(Match("winter", 2, "experienced", ANCHOR), Score(20, 9.0, 2000, 1.0, 0.02))
    results.add(Match("winter", 2, "strong", "experienced"), Score(20, 16.0, 2000, 40.0, 0.4))
    found = ladder.ladders(["winter"], results)
    text = ladder_page.page(found)
    assert "## Endless Winter, 2 players" in text
    assert "| strong | experienced | 20 | 80.0% |" in text
    assert "0.0200, 0.40" in text
    chart = xml.etree.ElementTree.fromstring(ladder_page.chart(found))
    assert len([part for part in chart.iter() if part.tag.endswith("circle")]) == 2 + 5
