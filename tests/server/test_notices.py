"""Who hears of what happens at a table while nobody looks."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

import beringia
from beringia.server.notices import Notice, Notices
from tests.rules.valley.board import seat
from tests.rules.valley.board import table as board
from tests.server.worlds import Seen, World

HEXES = {"2,-2": "blue:1w1f village:blue", "0,2": "green:1w1f village:green", "-2,0": "red:1w1f village:red"}
HANDS = {"red": ["theft"], "blue": ["foundling"], "green": ["family_visit"]}
BLUE, GREEN = seat("blue"), seat("green")


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(test(), 60))


def listen(seen: Seen) -> tuple[list[Notice], list[Notice]]:
    """What the public hears of a table from now on, and what those hear who keep secrets."""
    public: list[Notice] = []
    discreet: list[Notice] = []
    notices = Notices()
    notices.listen(public.append)
    notices.listen(discreet.append, secrets=True)
    seen.table.noticing.notices = notices
    return public, discreet


def test_every_turn_is_noticed_once_and_the_end(tmp_path: Path) -> None:
    async def play() -> None:
        with closing(World(tmp_path / "tables.sqlite")) as world:
            seen = await world.table("t", beringia.game("eiszeit").start(3, seed=5), viewer=0)
            public, discreet = listen(seen)
            turns = [seen.position.seat]
            while not seen.position.over:
                await seen.choose(seen.position.choices()[0])
                if seen.position.seat is not None and seen.position.seat != turns[-1]:
                    turns.append(seen.position.seat)
            assert len(turns) > 6
            assert [notice.seat for notice in public if notice.kind == "turn"] == turns[1:]
            assert public[-1] == Notice("t", "eiszeit", "over", None)
            assert sum(notice.kind == "over" for notice in public) == 1
            assert discreet == public, "nothing is hidden here"

    run(play)


def test_who_is_asked_in_a_window_is_for_him_alone(tmp_path: Path) -> None:
    async def play() -> None:
        with closing(World(tmp_path / "tables.sqlite")) as world:
            position = board(hexes=HEXES, phase=3, hands=HANDS, empty_questions=True)
            seen = await world.table("t", position, viewer=GREEN)
            public, discreet = listen(seen)
            passing = seen.position.passing
            assert passing is not None
            assert seen.table.asked == BLUE
            await seen.choose(passing)
            assert seen.table.asked == GREEN
            assert discreet == [Notice("t", "valley", "turn", GREEN, secret=True)]
            assert public == []

    run(play)


def test_after_a_window_a_turn_that_goes_on_is_told_to_its_holder_alone(tmp_path: Path) -> None:
    """A window may take days: whose turn it was may be gone when it ends."""

    async def play() -> None:
        with closing(World(tmp_path / "tables.sqlite")) as world:
            seen = await world.table("t", beringia.game("valley").start(3, seed=4), viewer=0)
            public, discreet = listen(seen)
            tell, turn, window, went_on = seen.table.noticing.step, seen.position.seat, False, 0

            def step() -> None:
                nonlocal turn, window, went_on
                heard, whispered = len(public), len(discreet)
                tell()
                told = seen.position.decision_for(None)
                if told is None:
                    return
                if window and told.seat is not None and told.seat == turn:
                    went_on += 1
                    assert public[heard:] == []
                    assert discreet[whispered:] == [Notice("t", "valley", "turn", turn, secret=True)]
                turn, window = told.seat if told.seat is not None else turn, told.seat is None

            seen.table.noticing.step = step  # type: ignore[method-assign]
            dice = random.Random(1)
            while went_on < 5 and not seen.position.over:
                await seen.choose(dice.choice(seen.position.choices()))
            assert went_on > 0

    run(play)


def test_a_table_that_is_loaded_again_repeats_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        with closing(World(tmp_path / "tables.sqlite")) as world:
            seen = await world.table("t", beringia.game("eiszeit").start(3, seed=5), viewer=0)
            seen.crash()
            public, _ = listen(seen)
            before = seen.position.seat
            while seen.position.seat == before:
                await seen.choose(seen.position.choices()[0])
            assert [notice.seat for notice in public] == [seen.position.seat]

    run(play)


def test_a_listener_that_fails_stops_nobody(caplog: pytest.LogCaptureFixture) -> None:
    notices = Notices()
    heard: list[Notice] = []

    def fail(notice: Notice) -> None:
        raise ValueError("no")

    notices.listen(fail)
    notices.listen(heard.append)
    notices.tell(Notice("t", "eiszeit", "over", None))
    assert len(heard) == 1
    assert "a listener failed" in caplog.text
