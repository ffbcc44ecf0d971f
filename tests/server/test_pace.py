"""How long questions last where the clock must not tell: with a clock of the test's own, which jumps ahead."""

from __future__ import annotations

import asyncio
import selectors
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import pytest

import beringia
from beringia import Position
from beringia.server import passing
from beringia.server.bot_turns import BotTurns
from tests.server.test_passing import window
from tests.server.worlds import Seen, World

Result = TypeVar("Result")
Questions = list[tuple[str | int, Position]]
PASS = window("theft").passing


class Jumping(asyncio.SelectorEventLoop):
    """An event loop in which nobody waits: when nothing is left to do, it is the time of the next timer."""

    def __init__(self) -> None:
        super().__init__(_Impatient(self))
        self.now = 0.0

    def time(self) -> float:
        return self.now


class _Impatient(selectors.SelectSelector):
    def __init__(self, loop: Jumping) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> Any:
        if timeout:
            self._loop.now += timeout
        return super().select(0)


def in_no_time(work: Callable[[], Awaitable[Result]]) -> Result:
    loop = Jumping()
    try:
        return loop.run_until_complete(work())
    finally:
        loop.close()


class Thinker:
    """A pool whose bots think for some seconds, and then choose the last choice: not to pass, if they can."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.allowed: list[float] = []

    async def choose(self, bot: str, position: Position, seconds: float = 0.0, *more: object) -> int:
        self.allowed.append(seconds)
        await asyncio.sleep(self.seconds)
        return position.choices()[-1]


class Asked:
    """A table at which some questions are asked one after the other."""

    version = 0
    bot_delay = 0.4

    def __init__(
        self, questions: list[tuple[str | int, Position]], lasts: float | None, secretive: bool = True
    ) -> None:
        self.questions = questions
        self.lasts = lasts
        self.secretive = secretive
        self.answers: list[tuple[float, int]] = []
        self.began = 0.0

    @property
    def window_left(self) -> float | None:
        return self.lasts

    def bot_decision(self) -> tuple[str | int, Position] | None:
        return self.questions[self.version] if self.version < len(self.questions) else None

    def bot_queued(self, waits: bool) -> None:
        pass

    async def play_for_bot(self, choice: int, version: int) -> None:
        now = asyncio.get_running_loop().time()
        self.answers.append((round(now - self.began, 6), choice))
        self.began = now
        self.version += 1


def answered(table: Asked, pool: Thinker) -> list[tuple[float, int]]:
    async def run() -> None:
        turns = BotTurns(table, pool)  # type: ignore[arg-type]
        turns.wake()
        while turns.running:
            await asyncio.sleep(0.01)

    in_no_time(run)
    return table.answers


@pytest.mark.parametrize("seconds", [0.0, 0.3, 1.9])
def test_a_bot_that_thinks_answers_a_window_no_sooner_and_no_later(seconds: float) -> None:
    assert PASS is not None
    forced, real = window("theft"), window("theft", "foundling")
    pool = Thinker(seconds)
    answers = answered(Asked([(PASS, forced), ("search", real), (PASS, forced), ("search", real)], 2.0), pool)
    assert [took for took, _ in answers] == pytest.approx([2.0] * 4)
    assert [choice for _, choice in answers] == [PASS, real.choices()[-1]] * 2
    assert pool.allowed == [2.0, 2.0]


def test_a_bot_that_thinks_too_long_has_passed() -> None:
    assert PASS is not None
    answers = answered(Asked([("search", window("theft", "foundling")), (PASS, window("theft"))], 2.0), Thinker(7.0))
    assert answers == [(2.0, PASS), (2.0, PASS)]


def test_what_is_clear_in_the_own_turn_takes_as_long_as_what_is_not() -> None:
    turn = beringia.game("eiszeit").start(3, seed=1)
    clear = turn.choices()[0]
    questions: Questions = [("search", turn), (clear, turn), (clear, turn), ("search", turn)]
    slow = answered(Asked(questions, None), Thinker(1.5))
    assert [took for took, _ in slow] == pytest.approx([1.5] * 4)
    quick = answered(Asked(questions, None), Thinker(0.01))
    assert [took for took, _ in quick] == pytest.approx([0.4] * 4)
    # Where one person plays with bots there is nothing to hide.
    open_ = answered(Asked(questions, None, secretive=False), Thinker(1.5))
    assert [took for took, _ in open_] == pytest.approx([1.5, 0.0, 0.0, 1.5])


def test_a_question_is_over_after_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    questions = [passing.Question(2.0) for _ in range(50)]
    left = [question.left for question in questions]
    assert 1.0 <= min(left) < max(left) <= 3.0
    now = 102.0
    assert [question.left for question in questions] == pytest.approx([max(0.0, first - 2.0) for first in left])


def test_a_pass_by_hand_comes_no_sooner_than_one_of_the_server(tmp_path: Path) -> None:
    """And it comes as soon, whether somebody could have played something or not."""

    async def took(cards: tuple[str, ...], folder: Path) -> float:
        folder.mkdir()
        with closing(World(folder / "tables.sqlite", window_seconds=0.6)) as world:
            began = time.monotonic()
            position = window(*cards)
            seen = await world.table("t", position, viewer=1, settle=False)
            if seen.table.asked is not None:
                assert position.passing is not None
                await seen.choose(position.passing, settle=False)
            else:
                await asked_again(seen)
            return time.monotonic() - began

    async def asked_again(seen: Seen) -> None:
        while seen.table.version == 1:
            await asyncio.sleep(0.01)

    async def check() -> None:
        by_hand = await took(("theft", "foundling"), tmp_path / "by_hand")
        by_server = await took(("theft",), tmp_path / "by_server")
        assert min(by_hand, by_server) >= 0.3

    asyncio.run(asyncio.wait_for(check(), 60))
