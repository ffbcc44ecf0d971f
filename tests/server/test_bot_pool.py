"""Bots in worker processes: crashed and slow ones never stop a table, and none ever gets the true position."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import textwrap
from pathlib import Path

import pytest

import beringia
from beringia.server.bot_pool import BotPool
from beringia.server.settings import Settings
from tests.server.running import Server

#: Loaded by every Python process that finds it on its path: bots that misbehave, in the workers too.
TROUBLE = """
from beringia import bots
import os, time

class Bot:  # compiled classes cannot be extended here
    def __init__(self, game, seed): pass

class Crash(Bot):
    def choose(self, position): os._exit(3)

class Slow(Bot):
    def choose(self, position): time.sleep(60)

class Wrong(Bot):
    def choose(self, position): return 999999

class Raises(Bot):
    def choose(self, position): raise KeyError("oops")

class Spy(Bot):
    def choose(self, position):
        with open(os.environ["SPY"], "a") as file:
            file.write(repr(position.to_dict()) + "\\n")
        return position.choices()[0]

for bot in (Crash, Slow, Wrong, Raises, Spy):
    bots.register(bot.__name__.lower(), bot)
"""


@pytest.fixture
def trouble(tmp_path: Path) -> dict[str, str]:
    (tmp_path / "sitecustomize.py").write_text(textwrap.dedent(TROUBLE))
    path = os.pathsep.join([str(tmp_path), *(item for item in sys.path if item)])
    return {"PYTHONPATH": path, "SPY": str(tmp_path / "spied"), "BERINGIA_BOT_TIMEOUT": "0.5"}


def test_crashed_slow_and_wrong_bots_never_stop_a_table(tmp_path: Path, trouble: dict[str, str]) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path, **trouble) as server:
        for bots in (("bot:crash", "bot:wrong"), ("bot:raises", "bot:slow")):
            table, secrets = server.new_table("me", *bots)
            with server.tab(table, secrets[0]) as tab:
                for _ in range(3):
                    tab.settle()
                    assert tab.choose()["type"] == "done"
                tab.settle()
                assert {step["seat"] for step in tab.steps} == {None, 0, 1, 2}
    logged = server.log.read_text()
    for words in ("its process died", "not offered", "KeyError", "no answer after 0.5 seconds"):
        assert words in logged


def test_a_bot_never_gets_the_true_position(tmp_path: Path, trouble: dict[str, str]) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path, **trouble) as server:
        table, secrets = server.new_table("me", "bot:spy", "me", rounds=3)
        with server.tab(table, *secrets.values()) as tab:
            tab.play_to_end()
        data = server.get(f"tables/{table}/record")
    game = beringia.game("eiszeit")
    spied = [eval(line) for line in Path(trouble["SPY"]).read_text().splitlines()]
    assert len(spied) > 20
    key = {seen["state"]["dice"]["key"] for seen in spied}
    true = beringia.Record.from_dict(game, data, upto=0).position
    assert true.to_dict()["state"]["dice"]["key"] not in key  # type: ignore[index]
    told = redrawn = 0
    record = beringia.Record.from_dict(game, data, upto=0)
    by_view = {repr(game.from_dict(seen).view(1)): seen for seen in spied}
    for entry in data["entries"]:
        seen = by_view.get(repr(record.position.view(1)))
        if entry[0] == 1 and seen is not None:
            told += 1
            hands = [player["hand"] for player in record.position.to_dict()["state"]["players"]]  # type: ignore[index]
            redrawn += [player["hand"] for player in seen["state"]["players"]] != hands
        record.replay(0, entry)
    assert told == len(spied)  # it saw exactly what its seat may see ...
    assert redrawn > 10  # ... and other hands than the true ones


def test_workers_are_used_again_and_stop_with_the_server(caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> int:
        bot_pool = BotPool(Settings(db="sqlite:///unused", bot_workers=1))
        position = beringia.game("eiszeit").start(seats=3, seed=7)
        try:
            choices = [await bot_pool.choose("greedy", position) for _ in range(5)]
            assert set(choices) <= set(position.choices())
            return bot_pool.idle
        finally:
            bot_pool.close()

    with caplog.at_level(logging.WARNING):
        assert asyncio.run(play()) == 1
    assert not caplog.records
