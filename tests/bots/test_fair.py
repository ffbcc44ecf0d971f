"""No bot's choice depends on what its seat cannot know.

Whatever a bot is shown is drawn anew from what its seat knows and a seed. So the same bot with the same seed chooses
the same in any two worlds that its seat cannot tell apart.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import beringia
from beringia import Position, bots
from beringia.bots.planner import PlannerBot, Settings
from beringia.coach import hint
from beringia.server.coach_jobs import try_line
from beringia.version import compiled

#: Those that look one step ahead at most: they are asked at many positions.
QUICK = ("random", "greedy", "tuned", "first-game", "beginner", "experienced")
SMALL = {"iterations": 8.0, "candidates": 4.0, "worlds": 3.0, "horizon": 1.0, "patience": 3.0}
ALL = [(key, name) for key in beringia.games() for name in bots.known(key)]


def _met(key: str, every: int, most: int) -> Iterator[Position]:
    """Positions of random games, with all numbers of players."""
    game = beringia.game(key)
    found = 0
    for seed in range(1000):
        position, picker = game.start(game.seats[seed % len(game.seats)], seed=seed), random.Random(seed)
        for number in range(1_000_000):
            if position.over:
                break
            if number % every == seed % every and len(position.choices()) > 1:
                yield position
                found += 1
                if found == most:
                    return
            position.play(picker.choice(position.choices()))


@pytest.mark.parametrize("key", beringia.games())
def test_what_is_drawn_anew_depends_on_nothing_hidden(key: str) -> None:
    """The very same world comes out, whichever of all possible worlds is the true one."""
    changed = 0
    for number, position in enumerate(_met(key, 7, 120 if compiled() else 40)):
        for seat in range(position.seats):
            other = position.determinize(seat, 1000 + number)
            changed += other.to_dict()["state"] != position.to_dict()["state"]
            assert other.determinize(seat, number).to_dict() == position.determinize(seat, number).to_dict()
    assert changed > 20, "something must have been hidden"


@pytest.mark.parametrize(("key", "name"), ALL)
def test_a_choice_depends_on_nothing_hidden(key: str, name: str) -> None:
    game = beringia.game(key)
    quick = name in QUICK
    if not compiled() and not quick:
        pytest.skip("takes minutes uncompiled")
    for number, position in enumerate(_met(key, 11 if quick else 37, 60 if quick and compiled() else 3)):
        seat = position.seat
        assert seat is not None
        choice = bots.make(name, game, number).ask(position)
        for world in range(3 if quick else 1):
            other = position.determinize(seat, 1000 + world)
            assert bots.make(name, game, number).ask(other) == choice


@pytest.mark.parametrize("key", beringia.games())
def test_a_plan_that_is_kept_depends_on_nothing_hidden(key: str) -> None:
    """The same bot goes on from click to click in two worlds, as long as its seat cannot tell them apart."""
    game = beringia.game(key)
    settings = Settings({**SMALL, "tree": float(key == "winter")})
    kept = 0
    for number, position in enumerate(_met(key, 23, 12 if compiled() else 4)):
        seat = position.seat
        assert seat is not None
        here, there = position.copy(), position.determinize(seat, 1000 + number)
        first, second = (PlannerBot(game, number, settings=settings) for _ in range(2))
        for _ in range(12):
            if here.seat != seat or there.seat != seat or here.view(seat) != there.view(seat):
                break
            kept += first.plan is not None or first.line != []
            choice = first.ask(here)
            assert second.ask(there) == choice
            here.play(choice)
            there.play(choice)
    assert kept > 1, "plans must have been kept"


@pytest.mark.parametrize("key", beringia.games())
def test_the_coach_depends_on_nothing_hidden(key: str) -> None:
    """Hints as they are given at the table, and lines that are tried out there."""
    if not compiled():
        pytest.skip("takes minutes uncompiled")
    changed = 0
    for number, position in enumerate(_met(key, 41, 8)):
        seat = position.seat
        assert seat is not None
        other = position.determinize(seat, 1000 + number)
        changed += other.to_dict()["state"] != position.to_dict()["state"]
        assert hint(other) == hint(position)
        line = [position.choices()[number % len(position.choices())]]
        here, there = (
            try_line((key, None), world.determinize(seat, number).to_dict(), seat, line, number)
            for world in (position, other)
        )
        assert here is not None
        assert here == there
    assert changed > 4, "something must have been hidden"


class _Peeks(bots.Bot):
    """Looks at the true position: the one after each choice, with all that is hidden in it."""

    def ask(self, position: Position) -> int:
        def digest(choice: int) -> str:
            after = position.copy()
            after.play(choice)
            return str(after.digest())

        return max(position.choices(), key=digest)


def test_who_peeks_is_found_out() -> None:
    game = beringia.game("eiszeit")
    found = 0
    for number, position in enumerate(_met("eiszeit", 5, 12)):
        assert position.seat is not None
        other = position.determinize(position.seat, 1000 + number)
        found += _Peeks(game, 1).ask(other) != _Peeks(game, 1).ask(position)
    assert found > 5
