"""Bots stay alive from one decision to the next, in the worker that has them; and who waits for others is told."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import beringia
from beringia import Position, bots
from beringia.server import thinking
from beringia.server.bot_pool import SILENCE, BotPool
from beringia.server.bot_turns import BotTurns
from beringia.server.settings import Settings
from beringia.server.thinking import Thread, prepare, think
from beringia.server.workers import Workers
from tests.server.running import Server

EISZEIT = ("eiszeit", None)


class Counting(bots.Bot):
    """Counts its decisions."""

    made = 0

    def __init__(self, game: beringia.Game, seed: int) -> None:
        super().__init__(game, seed)
        Counting.made += 1
        self.asked = 0

    def choose(self, position: Position) -> int:
        self.asked += 1
        if self.asked == 3:
            raise KeyError("three")
        return self.asked


@pytest.fixture
def seen() -> Iterator[dict[str, object]]:
    bots.register("counting", Counting, offered=False)
    Counting.made = 0
    thinking._kept.clear()
    yield beringia.game("eiszeit").start(3, seed=1).to_dict()
    bots.forget("counting")
    thinking._kept.clear()


def _think(line: str, number: int, seen: dict[str, object]) -> int:
    return think("counting", EISZEIT, 1, seen, 0.5, Thread(line, number))


def test_a_bot_goes_on_only_after_its_own_last_decision(seen: dict[str, object]) -> None:
    assert [_think("a", 1, seen), _think("b", 1, seen), _think("a", 2, seen)] == [1, 1, 2]
    assert Counting.made == 2
    assert _think("b", 3, seen) == 1, "another worker made the second decision"
    assert _think("b", 3, seen) == 1, "the same decision once more"
    assert think("counting", EISZEIT, 1, seen, 0.5) == 1


def test_a_bot_that_failed_does_not_come_back(seen: dict[str, object]) -> None:
    assert [_think("a", 1, seen), _think("a", 2, seen)] == [1, 2]
    with pytest.raises(KeyError):
        _think("a", 3, seen)
    assert _think("a", 4, seen) == 1


def test_only_so_many_bots_are_kept(seen: dict[str, object]) -> None:
    for number in range(thinking.MOST_KEPT + 1):
        _think(f"line {number}", 1, seen)
    assert len(thinking._kept) == thinking.MOST_KEPT
    assert _think("line 0", 2, seen) == 1
    assert _think("line 5", 2, seen) == 2


def test_bots_get_their_deadline(seen: dict[str, object]) -> None:
    _think("a", 1, seen)
    assert thinking._kept["a"][0].seconds == 0.5


def test_work_of_one_line_goes_to_one_worker_if_that_is_free() -> None:
    async def run() -> None:
        workers = Workers(3, "beringia-test", prepare)
        try:
            async with workers.worker("x", 60, "one") as first, workers.worker("y", 60, "two") as second:
                one, two = await first(60, os.getpid), await second(60, os.getpid)
                assert one != two
                async with workers.worker("x", 60, "one") as busy:
                    three = await busy(60, os.getpid)
                assert three not in (one, two)
            for _ in range(3):
                async with workers.worker("y", 60, "two") as ask:
                    assert await ask(60, os.getpid) == two
                async with workers.worker("x", 60, "one") as ask:
                    assert await ask(60, os.getpid) == three
            # One that died is replaced.
            os.kill(two, 9)
            async with workers.worker("y", 60, "two") as ask:
                with pytest.raises(Exception, match="died"):
                    await ask(60, os.getpid)
            async with workers.worker("y", 60, "two") as ask:
                assert await ask(60, os.getpid) != two
        finally:
            workers.close()

    asyncio.run(run())


def test_a_wait_for_others_is_told_and_its_end() -> None:
    async def run() -> list[bool]:
        pool = BotPool(Settings(db="sqlite:///unused", bot_workers=1))
        position = beringia.game("eiszeit").start(seats=3, seed=7)
        told: list[bool] = []
        try:
            await pool.choose("greedy", position, 0.0, None, told.append)
            assert told == []
            async with pool._workers.worker("somebody", 60):
                choice = asyncio.create_task(pool.choose("greedy", position, 0.0, None, told.append))
                await asyncio.sleep(SILENCE + 0.3)
                assert told == [True]
            assert await choice in position.choices()
            return told
        finally:
            pool.close()

    assert asyncio.run(run()) == [True, False]


def test_what_is_taken_back_ends_all_threads() -> None:
    turns = BotTurns.__new__(BotTurns)
    turns.forget()
    before = turns._line
    turns.forget()
    assert turns._line != before


class Watched(BotTurns):
    """The turns of a table at which one position after the other is decided, by a pool that answers at once."""

    def __init__(self, positions: list[Position]) -> None:
        self.threads: list[Thread | None] = []
        super().__init__(AtOnce(), self)  # type: ignore[arg-type]
        self.positions = positions

    async def choose(
        self, bot: str, position: Position, seconds: float, thread: Thread | None, queued: object = None
    ) -> int:
        self.threads.append(thread)
        return position.choices()[0]

    async def decide(self, failed: set[int]) -> None:
        for position in self.positions:
            await self._choice("master", position, failed)


class AtOnce:
    bot_delay = 0.0
    secretive = False
    window_left = None

    def bot_queued(self, waits: bool) -> None: ...


def test_a_question_with_one_answer_does_not_break_a_plan() -> None:
    """No worker is asked such a question, so it must not be missing in the count of those that were."""
    position, chosen = beringia.game("eiszeit").start(3, seed=3), random.Random(3)
    asked: dict[bool, Position] = {}  # one position where there is nothing to choose, one where there is
    while position.seat is not None:
        if position.seat == 0 and position.formality is None:
            asked.setdefault(len(position.choices()) == 1, position.copy())
        position.play(chosen.choice(position.choices()))
    position, alone = asked[False], asked[True]
    turns = Watched([position, alone, position])
    asyncio.run(turns.decide(set()))
    assert [thread and thread.number for thread in turns.threads] == [1, None, 2]


def test_a_choice_that_somebody_else_made_ends_a_plan() -> None:
    position = beringia.game("eiszeit").start(3, seed=1)
    turns = Watched([position])
    asyncio.run(turns.decide(set()))
    asyncio.run(turns.decide({position.choices()[0]}))  # a rule has failed on it: any other is made
    asyncio.run(turns.decide(set()))
    assert [thread and thread.number for thread in turns.threads] == [1, 3]


@pytest.mark.parametrize("bot", ["strong", "master-builder"])
def test_the_tree_survives_from_click_to_click(bot: str) -> None:
    """As the server asks: with another redrawn world for each click."""
    game = beringia.game("winter")
    position = game.start(2, seed=3)
    thinking._kept.clear()
    numbers = [0, 0]
    for _ in range(6):
        seat = position.seat
        assert seat is not None
        numbers[seat] += 1
        seen = position.determinize(seat, 100 + sum(numbers)).to_dict()
        choice = think(bot, ("winter", None), 1, seen, 0.2, Thread(f"t {seat} {bot}", numbers[seat]))
        assert choice in position.choices()
        position.play(choice)
    thinking._kept.clear()


def test_levels_and_characters_at_a_table(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path) as server:
        games = {game["key"]: game for game in server.get("games")["games"]}
        assert [level["name"] for level in games["valley"]["levels"]] == bots.levels("valley")
        assert games["valley"]["levels"][-1]["characters"] == bots.characters("valley", "master")
        assert games["valley"]["others"] == []
        assert games["valley"]["bots"] == bots.offered("valley")
        assert games["valley"]["bot"] == "experienced"
        table, secrets = server.new_table("me", "bot:first-game", "bot:random")
        with server.tab(table, secrets[0]) as tab:
            tab.settle()
            assert tab.choose()["type"] == "done"
            tab.settle()
        seats = server.get(f"tables/{table}")["seats"]
        assert [seat["bot"] for seat in seats] == [None, "first-game", "random"]
