"""Work on a Ray cluster of two nodes, one of which is killed: the same games, each counted once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import beringia
from beringia.lab import ladder, learn, train
from beringia.lab.rating import Match, Score
from beringia.lab.simulate import simulate
from beringia.version import compiled

pytestmark = pytest.mark.long
ray = pytest.importorskip("ray")

from ray.cluster_utils import Cluster  # noqa: E402

GAME = beringia.game("eiszeit")
LINE_UP = ["random", "random", "random"]
GAMES = 400
quick = pytest.mark.skipif(not compiled(), reason="takes minutes uncompiled")


class Nodes:
    """Two processes that are nodes, and a switch that kills the second."""

    def __init__(self) -> None:
        self.cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
        self._second = self.cluster.add_node(num_cpus=1)
        self.killed = False

    @property
    def address(self) -> str:
        return str(self.cluster.address)

    def kill(self) -> None:
        if not self.killed:
            self.killed = True
            self.cluster.remove_node(self._second, allow_graceful=False)


@pytest.fixture
def nodes() -> Iterator[Nodes]:
    made = Nodes()
    try:
        yield made
    finally:
        made.cluster.shutdown()


def killing(nodes: Nodes, wanted: int) -> tuple[list[int], Callable[[int], None]]:
    """What is told of progress, and a listener that kills a node once so much is done."""
    told: list[int] = []

    def listen(finished: int) -> None:
        told.append(finished)
        if sum(told) >= wanted:
            nodes.kill()

    return told, listen


def test_a_series(nodes: Nodes) -> None:
    told, listen = killing(nodes, 60)
    far = simulate(GAME, LINE_UP, GAMES, seed=9, progress=listen, ray=nodes.address)
    assert nodes.killed
    assert sum(told) == GAMES
    assert [outcome.number for outcome in far.outcomes] == list(range(GAMES))
    assert far.outcomes == simulate(GAME, LINE_UP, GAMES, seed=9).outcomes


@quick
def test_a_ladder(nodes: Nodes, tmp_path: Path) -> None:
    planned = [(Match("eiszeit", 3, "beginner", "first-game"), 60), (Match("winter", 2, "beginner", "greedy"), 20)]
    listen = killing(nodes, 3)[1]

    class Watched(ladder.Results):
        def add(self, match: ladder.Played, played: Score) -> None:
            super().add(match, played)
            listen(1)

    far, near = Watched(tmp_path / "far.json"), ladder.Results(tmp_path / "near.json")
    ladder.run(planned, far, 0, 600, nodes.address)
    ladder.run(planned, near, 0, 600)
    assert nodes.killed
    for match, games in planned:
        assert far.score(match).games == near.score(match).games == games
        assert far.score(match).won == near.score(match).won
        assert far.score(match).decisions == near.score(match).decisions


@quick
def test_training(nodes: Nodes, tmp_path: Path) -> None:
    plan = train.Plan("eiszeit", "greedy", ["greedy", train.ITSELF], [3], 3, 3, 0.2, 0.3, 5)
    listen = killing(nodes, 1)[1]
    far = train.train(plan, 3, tmp_path / "far.json", 0, lambda run: listen(1), nodes.address)
    assert nodes.killed
    near = train.train(plan, 3, tmp_path / "near.json", 0)
    assert (far.moved, far.past, far.strength) == (near.moved, near.past, near.strength)
    assert train.prove(plan, train.result(far), 6, "greedy", 0, nodes.address) == train.prove(
        plan, train.result(near), 6, "greedy", 0
    )


@quick
def test_watching_games_to_learn_from(nodes: Nodes) -> None:
    lesson = learn.Lesson("eiszeit", "greedy", ["greedy", "random"], [3], 12, 4, 1)
    assert learn.collect(lesson, 0, nodes.address) == learn.collect(lesson, 1)


def test_there_is_no_cluster() -> None:
    with pytest.raises(ValueError, match=r"there is no cluster at '127\.0\.0\.1:1'"):
        simulate(GAME, LINE_UP, 2, ray="127.0.0.1:1")
