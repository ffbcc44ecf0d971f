"""The learned value of positions."""

from __future__ import annotations

import json
import pickle
import random
import zlib
from dataclasses import replace
from pathlib import Path

import pytest

import beringia
from beringia.bots.files import evaluation_of
from beringia.bots.learned import LearnedEvaluation, ValueNet, inputs, read_net
from beringia.kernel.terms import Seat
from beringia.lab import learn

LESSON = learn.Lesson("valley", "greedy", ["random"], [2, 3], 10, 3, 1)


def _net(width: int, **more: object) -> ValueNet:
    nothing = {"first": [[0.0]] * (2 * width), "bias": [0.0], "second": [0.0], "straight": [0.0] * (2 * width)}
    names = evaluation_of(beringia.game("valley").rules, "greedy").feature_names()
    return ValueNet({"features": names, **nothing, "last": 0.0, **more})


def test_inputs_are_the_own_features_and_those_of_the_best_opponent() -> None:
    from librt.vecs import vec

    rows = vec[float]([1.0, 10.0, 3.0, 30.0, 2.0, 20.0])
    assert list(inputs(rows, 2)) == [1, 10, 3, 30, 3, 30, 2, 20, 2, 20, 3, 30]


@pytest.mark.parametrize(("key", "seats"), [("eiszeit", 3), ("valley", 3), ("winter", 3), ("winter", 1)])
def test_features_describe_every_seat_by_numbers_of_about_one(key: str, seats: int) -> None:
    game = beringia.game(key)
    judge = evaluation_of(game.rules, "greedy")
    width = len(judge.feature_names())
    seen: list[set[float]] = [set() for _ in range(width)]
    for seed in range(6):
        position, picker = game.start(seats, seed=seed), random.Random(seed)
        while not position.over:
            if game.rules.settled(position.state):
                row = list(judge.features(position.state))
                assert len(row) == seats * width
                assert max(map(abs, row)) < 10
                for number, value in enumerate(row):
                    seen[number % width].add(value)
            position.play(picker.choice(position.choices()))
    constant = [name for name, values in zip(judge.feature_names(), seen, strict=True) if len(values) == 1]
    told_of_the_table = {"many_players", "two_players", "third", *(["rival", "before"] if seats == 1 else [])}
    too_far = {"clubs", "enough", "announced", "villages", "villages_number", "ready"}
    assert set(constant) <= told_of_the_table | too_far, "random players never get so far"


def test_who_has_won_gets_all_of_it() -> None:
    game = beringia.game("eiszeit")
    position, picker = game.start(3, seed=2), random.Random(2)
    while not position.over:
        position.play(picker.choice(position.choices()))
    judge = evaluation_of(game.rules, "greedy")
    width = len(judge.feature_names())
    net = _net(width, features=judge.feature_names())
    winners = position.winners()
    assert list(LearnedEvaluation(judge, net, 30.0).values(position.state)) == [
        30.0 / len(winners) if seat in winners else 0.0 for seat in range(3)
    ]


def test_a_network_gives_shares() -> None:
    rules = beringia.game("valley").rules
    judge = evaluation_of(rules, "greedy")
    state = beringia.game("valley").start(3, seed=1).state
    width = len(judge.feature_names())
    assert len(judge.features(state)) == 3 * width
    even = LearnedEvaluation(judge, _net(width), 40.0)
    assert list(even.values(state)) == [20.0, 20.0, 20.0]
    assert even.value(state, Seat(0)) == judge.value(state, Seat(0))
    with pytest.raises(ValueError, match="other features: luck"):
        LearnedEvaluation(judge, _net(width, features=["luck"]), 40.0)


def test_lessons_repeat_and_are_written_down(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    made = learn.teach(LESSON, tmp_path / "value.json", 1, ablate=False)
    assert made["positions"] > 100
    assert made["log_loss"] > 0
    assert "--value --start greedy --against random --seats 2,3 --games 10 --hidden 3 --seed 1" in made["command"]
    net = read_net(tmp_path / "value.json")
    assert net.features[0] == "standing"
    games = learn.collect(LESSON, 1)
    again = learn.learn(games, net.features, 3, 1)
    assert json.loads((tmp_path / "value.json").read_text())["first"] == again.net["first"]


def test_features_are_shown_to_matter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numpy")
    monkeypatch.setattr(learn, "EPOCHS", 3)
    names = evaluation_of(beringia.game("valley").rules, "greedy").feature_names()
    only = [list(names), ["standing"], list(names[1:])]
    made = learn.teach(LESSON, tmp_path / "value.json", 1, ablate=True, only=only)
    assert list(made["log_loss_added_without"]) == list(names)
    whole, standing, others = made["log_loss_with_only"].values()
    assert whole == made["log_loss"] != standing
    assert others == pytest.approx(whole + made["log_loss_added_without"]["standing"], abs=1.1e-4)
    with pytest.raises(ValueError, match="feature 'luck' does not exist; there are standing"):
        learn.teach(LESSON, tmp_path / "value.json", 1, ablate=False, only=[["standing", "luck"]])


def test_a_lesson_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    kept = tmp_path / "value.games"
    whole = learn.collect(LESSON, 1, kept=kept)
    data = kept.read_bytes()
    kept.write_bytes(data[: len(data) // 2])  # killed while it wrote a game
    told: list[tuple[str, int, int]] = []
    assert learn.collect(LESSON, 1, None, kept, lambda *how_far: told.append(how_far)) == whole
    assert 0 < len(told) < LESSON.games
    assert told[-1] == ("games", LESSON.games, LESSON.games)
    assert learn.collect(LESSON, 1, None, kept) == whole, "all of them are kept"
    with pytest.raises(ValueError, match="games of another training"):
        learn.collect(replace(LESSON, seed=2), 1, None, kept)


def test_the_time_of_a_lesson_counts_what_was_played_before_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("numpy")
    now = [0.0]
    monkeypatch.setattr("beringia.lab.learn.time.perf_counter", lambda: now[0])

    def stopped(what: str, done: int, whole: int) -> None:
        now[0] += 7.0
        if done == 6:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        learn.teach(LESSON, tmp_path / "value.json", 1, ablate=False, tell=stopped)
    assert learn.teach(LESSON, tmp_path / "value.json", 1, ablate=False)["seconds"] == 35


@pytest.mark.parametrize("data", [b"my own games", b"\0\0\0\0\0\0\0\x05notes and more"])
def test_a_file_that_holds_no_games_is_not_overwritten(data: bytes, tmp_path: Path) -> None:
    kept = tmp_path / "value.games"
    kept.write_bytes(data)
    with pytest.raises(ValueError, match=r"value\.games holds no games of a training; remove it, or write elsewhere"):
        learn.collect(LESSON, 1, None, kept)
    assert kept.read_bytes() == data


def test_the_result_is_not_written_where_the_games_are_kept(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    with pytest.raises(ValueError, match=r"give a name ending in \.json"):
        learn.teach(LESSON, tmp_path / "value.games", 1, ablate=False)


def test_games_are_not_kept_longer_than_needed(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    told: set[str] = set()
    learn.teach(LESSON, tmp_path / "value.json", 1, ablate=False, tell=lambda what, done, whole: told.add(what))
    assert told == {"games", "rounds of learning"}
    assert [path.name for path in tmp_path.iterdir()] == ["value.json"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"judge": "nobody"}, "no weights of 'nobody'"),
        ({"players": ["itself"]}, "bot 'itself' does not exist"),
        ({"seats": [7]}, "not for 7 players"),
        ({"games": 5}, "games: 5 is not allowed"),
        ({"hidden": 0}, "hidden: 0 is not allowed"),
    ],
)
def test_nonsense_is_refused(change: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        learn.check(replace(LESSON, **change))  # type: ignore[arg-type]


def test_a_game_that_describes_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match=r"thin_ice\.py describes no features"):
        learn.check(replace(LESSON, game=str(Path(__file__).parents[2] / "examples" / "thin_ice.py")))


class Evil:
    """What leaves a mark when it is unpickled."""

    def __init__(self, mark: Path) -> None:
        self.mark = mark

    def __reduce__(self) -> tuple[object, ...]:
        return Path.touch, (self.mark,)


@pytest.mark.parametrize("place", ["first", "later"])
def test_a_pickled_checkpoint_is_refused_and_runs_nothing(tmp_path: Path, place: str) -> None:
    kept, mark = tmp_path / "value.games", tmp_path / "mark"
    evil = _framed(pickle.dumps(Evil(mark)))
    if place == "first":
        kept.write_bytes(evil)
    else:
        learn.collect(LESSON, 1, kept=kept)
        kept.write_bytes(kept.read_bytes() + evil)
    before = kept.read_bytes()
    with pytest.raises(ValueError, match=r"value\.games .*pickle.*; remove it, or write elsewhere"):
        learn.collect(LESSON, 1, None, kept)
    assert not mark.exists()
    assert kept.read_bytes() == before, "it is nobody's to overwrite"


@pytest.mark.parametrize(
    "text",
    [
        "[]",
        "5",
        '{"beringia": "record"}',
        '{"beringia": "training games", "format": 2, "lesson": {}}',
        '{"beringia": "training games", "format": 1, "lesson": {"game": "evil.py"}}',
        '"' + "x" * 10,
        "[" * 100_000,
        "\u0000",
    ],
)
def test_a_checkpoint_of_something_else_is_refused(tmp_path: Path, text: str) -> None:
    kept = tmp_path / "value.games"
    kept.write_bytes(_framed(text.encode()))
    with pytest.raises(ValueError, match=r"value\.games holds .*; remove it, or write elsewhere"):
        learn.collect(LESSON, 1, None, kept)


@pytest.mark.parametrize(
    "wrong",
    ["[]", '{"seconds": 1}', '{"seconds": "x", "courses": []}', '{"seconds": 1, "courses": [{"rows": [["x"]]}]}'],
)
def test_a_checkpoint_with_a_damaged_game_is_refused(tmp_path: Path, wrong: str) -> None:
    kept = tmp_path / "value.games"
    learn.collect(LESSON, 1, kept=kept)
    kept.write_bytes(kept.read_bytes() + _framed(wrong.encode()))
    with pytest.raises(ValueError, match=r"value\.games is damaged at game 10; remove it, or write elsewhere"):
        learn.collect(replace(LESSON), 1, None, kept)


def _framed(data: bytes) -> bytes:
    packed = zlib.compress(data)
    return len(packed).to_bytes(8, "big") + packed
