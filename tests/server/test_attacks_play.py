"""What strangers do at tables: replays without end, choices taken back without end, bots that think without end."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sqlite3
import statistics
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

import beringia
from beringia.server.bot_pool import BotPool
from beringia.server.limits import Bucket
from beringia.server.settings import Settings
from beringia.server.workers import Turns, WorkerError, Workers
from tests.server.running import Server, Tab, chosen


def small(tmp_path: Path, **environment: str) -> Server:
    return Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path, **environment)


@contextmanager
def meanwhile(action: Callable[[], object], per_second: float) -> Iterator[None]:
    """Do something again and again, from a few threads, so that slow answers do not slow it down."""
    stop = threading.Event()

    def run() -> None:
        while not stop.wait(4 / per_second):
            action()

    threads = [threading.Thread(target=run) for _ in range(4)]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        stop.set()
        for thread in threads:
            thread.join()


# -- replays


#: A p99 below this many seconds is the noise of the machine, not of the server.
NOISE = 0.01


def p99(seconds: list[float]) -> float:
    return statistics.quantiles(seconds, n=100)[98]


def slower(quiet: float, loud: float) -> float:
    return loud / max(quiet, NOISE)


@pytest.mark.parametrize("choices", [100, pytest.param(600, marks=pytest.mark.long)])
def test_replays_do_not_slow_down_who_plays(tmp_path: Path, choices: int) -> None:
    """Ten pages a second, each another one, so that none is kept ready: a p99 of under three times the quiet one.

    Other programs of this machine come and go, so the two are measured in turns; one fair turn is enough.
    """
    with small(tmp_path, BERINGIA_UNDOS="100000", BERINGIA_REPLAY_SECONDS="60") as server:
        long, secrets = server.new_table("me", "me", "me", rounds=3)
        with server.tab(long, *secrets.values()) as tab:
            tab.play_to_end()
        page = server.get(f"tables/{long}/replay?count=200")  # the worker has started
        assert len(page["steps"]) > 50
        table, secrets = server.new_table("me", "me", "me")
        asked = iter(range(10**6))

        def replay() -> None:
            number = next(asked)
            httpx.get(
                f"{server.address}api/tables/{long}/replay?from={number % 5}&count={200 - number % 97}", timeout=60
            )

        measured: list[tuple[float, float]] = []
        with server.tab(table, *secrets.values()) as tab:
            while not measured or (slower(*measured[-1]) >= 3 and len(measured) < 6):
                quiet = p99(chosen(tab, choices))
                with meanwhile(replay, 10):
                    time.sleep(1)
                    measured.append((quiet, p99(chosen(tab, choices))))
        assert next(asked) > 5
        print("p99 of a choice, quiet and meanwhile: " + ", ".join(f"{q:.4f} {loud:.4f}" for q, loud in measured))
        assert slower(*measured[-1]) < 3, measured


def test_a_page_of_a_replay_is_made_once_and_paid_for_by_its_length(tmp_path: Path) -> None:
    limits = {"BERINGIA_REQUEST_BURST": "100", "BERINGIA_REQUESTS_PER_SECOND": "0.01"}
    with small(tmp_path, **limits) as server:
        table, secrets = server.new_table("me", "me", "me", rounds=3)
        with server.tab(table, *secrets.values()) as tab:
            for _ in range(100):
                tab.settle()
                assert tab.choose()["type"] == "done"
        page = f"tables/{table}/replay?count=200"
        assert len(server.get(page)["steps"]) == 101
        for _ in range(20):  # kept: as cheap as anything else
            assert server.get(page)["version"] == 100
        plain = httpx.get(f"{server.address}api/{page}", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert len(plain.json()["steps"]) == 101
        statuses = [server.ask("GET", f"tables/{table}/replay?count={count}").status_code for count in range(180, 190)]
        assert statuses[0] == 200
        assert statuses[-1] == 429
        assert "retry-after" in server.ask("GET", f"tables/{table}/log").headers


def test_what_costs_more_than_a_full_bucket_needs_a_full_one() -> None:
    bucket = Bucket(1.0, 10)
    assert bucket.take(50)
    assert not bucket.take()
    assert 9 <= bucket.wait(50) <= 10


# -- choices taken back


def stored(folder: Path, what: str = "entries") -> list[int]:
    """The versions of what is stored of the only table."""
    database = sqlite3.connect(folder / "tables.sqlite")
    found = database.execute(f"SELECT version FROM {what} ORDER BY version").fetchall()
    database.close()
    return [version for (version,) in found]


def pages(tab: Tab, most: int) -> list[int]:
    """The versions of all steps that a tab is told of, page by page, the last one first."""
    told = [step["version"] for step in tab.scene["steps"]]
    earlier = tab.scene["earlier"]
    while earlier is not None:
        page = tab.ask({"type": "steps", "before": earlier})
        assert 0 < len(page["steps"]) <= most
        told = [step["version"] for step in page["steps"]] + told
        earlier = page["earlier"]
    return told


def test_choosing_and_taking_back_for_ever_fills_no_table(tmp_path: Path) -> None:
    limits = {"BERINGIA_UNDOS": "40", "BERINGIA_HELLO_STEPS": "25", "BERINGIA_SNAPSHOT_EVERY": "10"}
    with small(tmp_path, **limits) as server:
        table, secrets = server.new_table("me", "me", "me")
        with server.tab(table, *secrets.values()) as tab:
            seat = tab.decides
            first = tab.choices()[0]
            for _ in range(130):
                assert tab.choose(first)["type"] == "done"
                assert tab.scene["undo"][str(seat)] == 1
                assert tab.ask({"type": "undo", "version": tab.version, "seat": seat})["type"] == "done"
            assert tab.choose(first)["type"] == "done"
            views, version = tab.scene["views"], tab.version
            assert version == 261, "every step is counted"
            # Those of the last 10 pairs, since it was all forgotten for the third time, and the last choice.
            assert stored(tmp_path) == list(range(241, 262))
            assert len(stored(tmp_path, "snapshots")) <= 4
        server.kill()
        server.start()
        with server.tab(table, *secrets.values()) as tab:
            assert (tab.version, tab.scene["views"]) == (version, views)
            assert tab.scene["undo"][str(seat)] == 1
            assert pages(tab, 25) == [0, *range(241, 262)]
            for _ in range(25):
                assert tab.ask({"type": "undo", "version": tab.version, "seat": seat})["type"] == "done"
                assert tab.choose(first)["type"] == "done"
            while tab.decides == seat:  # somebody else decides: the count begins anew
                assert tab.choose()["type"] == "done"
            other = tab.decides
            assert tab.choose()["type"] == "done"
            assert tab.ask({"type": "undo", "version": tab.version, "seat": other})["type"] == "done"
            version = tab.version
        kept = stored(tmp_path)
        assert len(kept) < 100
        with server.tab(table, *secrets.values(), after=version - 3) as tab:
            assert [step["version"] for step in tab.scene["steps"]] == [version - 2, version - 1, version]
            assert tab.scene["earlier"] is None
        with server.tab(table, *secrets.values()) as tab:
            assert tab.scene["earlier"] is not None
            assert len(tab.scene["steps"]) == 25
            assert pages(tab, 25) == [0, *kept]
            assert tab.ask({"type": "steps", "before": 10**9, "after": version - 1})["earlier"] is None
            assert tab.ask({"type": "steps", "before": 0})["steps"] == []
        replayed = server.get(f"tables/{table}/replay?from=0&count=200")
        assert [step["version"] for step in replayed["steps"]] == [0, *kept]
        assert server.get(f"tables/{table}/replay?from=75")["steps"][0]["version"] == kept[0]
        assert [step["version"] for step in server.get(f"tables/{table}/log")["steps"]] == [0, *kept]


def test_what_is_forgotten_leaves_an_unbroken_record(tmp_path: Path) -> None:
    """Choices that stand between forgotten ones are linked anew; the finished game can be verified."""
    with small(tmp_path, BERINGIA_UNDOS="5", BERINGIA_SNAPSHOT_EVERY="7") as server:
        table, secrets = server.new_table("me", "me", "me", rounds=3)
        with server.tab(table, *secrets.values()) as tab:
            random.seed(5)
            undone = 0
            while tab.scene["status"] == "playing":
                assert tab.choose()["type"] == "done"
                while undone < 300 and (able := [int(seat) for seat, depth in tab.scene["undo"].items() if depth]):
                    if random.random() < 0.2:
                        break
                    assert tab.ask({"type": "undo", "version": tab.version, "seat": able[0]})["type"] == "done"
                    undone += 1
            version = tab.version
        assert undone == 300
        data = server.get(f"tables/{table}/record")
        assert len(data["entries"]) < version - 100
        record = beringia.Record.from_dict(beringia.game("eiszeit"), data)
        assert record.position.digest() == data["digest"]
        server.kill()
        server.start()
        assert server.get(f"tables/{table}")["status"] == "finished"
        steps = server.get(f"tables/{table}/replay?from=20&count=200")["steps"]
        assert [step["version"] for step in steps] == [at for at in stored(tmp_path) if at >= 20][:200]


def test_a_table_with_an_open_undo_is_loaded_from_a_snapshot(tmp_path: Path) -> None:
    with small(tmp_path, BERINGIA_SNAPSHOT_EVERY="4") as server:
        table, secrets = server.new_table("me", "me", "me")
        with server.tab(table, *secrets.values()) as tab:
            seat = tab.decides
            chosen(tab, 11)  # ends with a choice that stands
            scene = tab.scene
        database = sqlite3.connect(tmp_path / "tables.sqlite")
        saved = database.execute("SELECT version, position FROM snapshots ORDER BY version").fetchall()
        database.close()
        assert [version for version, _ in saved] == [4, 8]
        assert json.loads(saved[-1][1])["taken_back"] == 4
        server.kill()
        server.start()
        with server.tab(table, *secrets.values()) as tab:
            assert tab.scene["views"] == scene["views"]
            assert tab.scene["undo"][str(seat)] == 1
            assert tab.ask({"type": "undo", "version": 11, "seat": seat})["type"] == "done"


# -- bots


def test_an_address_waits_for_itself() -> None:
    async def play() -> list[str]:
        turns, order = Turns(2), []

        async def work(whose: str, seconds: float) -> None:
            async with turns.turn(whose, 10):
                await asyncio.sleep(seconds)
                order.append(whose)

        crowd = [asyncio.create_task(work("crowd", 0.2)) for _ in range(10)]
        await asyncio.sleep(0.05)
        begun = time.monotonic()
        await work("single", 0.01)
        assert time.monotonic() - begun < 0.15  # the last worker is never one of the crowd's
        others = [asyncio.create_task(work(name, 0.01)) for name in ("a", "b", "c")]
        await asyncio.gather(*crowd, *others)
        with pytest.raises(WorkerError):
            async with turns.turn("x", 10), turns.turn("y", 10), turns.turn("z", 0.05):
                pass
        assert not turns._waiting
        assert not turns._busy
        assert turns._free == 2
        return order

    order = asyncio.run(play())
    assert order.index("single") <= 1
    assert max(order.index(name) for name in "abc") <= 5


def at_once() -> None:
    pass


def sleepy(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def test_a_worker_that_is_not_free_in_time_is_not_waited_for() -> None:
    async def play() -> None:
        workers = Workers(1, "test", at_once)
        try:
            async with workers.worker("a", 1) as ask:
                assert await ask(5, sleepy, 0.01) == 0.01
                with pytest.raises(WorkerError, match="no worker was free"):
                    async with workers.worker("b", 0.1):
                        pass
                with pytest.raises(WorkerError, match="no answer after"):
                    await ask(0.1, sleepy, 5)
        finally:
            workers.close()

    asyncio.run(play())


def test_a_decision_that_has_waited_for_long_is_made_by_a_quick_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    position = beringia.game("eiszeit").start(seats=3, seed=7)
    settings = Settings(db="sqlite:///unused", bot_workers=1, bot_patience=0.3, bot_timeout=20)
    thought: list[str] = []

    async def play() -> None:
        pool = BotPool(settings)

        async def hold() -> None:
            async with pool._workers.worker("other", 5):
                await asyncio.sleep(0.45)

        try:
            await pool.choose("greedy", position)  # the worker has started
            holding = asyncio.create_task(hold())
            await asyncio.sleep(0)
            assert await pool.choose("unknown", position) in position.choices()  # made by the quick one
            await holding
        finally:
            pool.close()

    with monkeypatch.context() as patched:
        patched.setattr("beringia.server.bot_pool.log.warning", lambda *args: thought.append(str(args)))
        asyncio.run(play())
    assert not thought


#: Loaded by every Python process that finds it on its path: a bot that takes its time, but not that of the machine.
PONDER = """
from beringia import bots
import time

class Ponder:
    def __init__(self, game, seed): pass
    def choose(self, position):
        time.sleep(5)
        return position.choices()[0]

bots.register("ponder", Ponder)
"""


@pytest.mark.parametrize(("bot", "tables"), [("ponder", 8), pytest.param("search", 40, marks=pytest.mark.long)])
def test_tables_full_of_thinking_bots_do_not_keep_others_waiting(tmp_path: Path, bot: str, tables: int) -> None:
    (tmp_path / "sitecustomize.py").write_text(PONDER)
    path = os.pathsep.join([str(tmp_path), *(item for item in sys.path if item)])
    with small(tmp_path, BERINGIA_PROXIES="127.0.0.1", BERINGIA_BOT_WORKERS="2", PYTHONPATH=path) as server:

        def made(address: str, bot: str) -> Tab:
            seats = [{"kind": "me"}, *[{"kind": "bot", "bot": bot}] * 2]
            headers = {"X-Forwarded-For": address}
            wish = {"game": "eiszeit", "options": {"rounds": 3}, "seats": seats}
            answer = httpx.post(f"{server.address}api/tables", json=wish, headers=headers, timeout=30).json()
            table, token = answer["table"], answer["seats"][0]["token"]
            if bot != "greedy":  # nobody but bots: they think without end
                headers["Authorization"] = f"Bearer {token}"
                left = httpx.post(f"{server.address}api/tables/{table}/leave", json={"bot": bot}, headers=headers)
                assert left.status_code == 200
            return server.tab(table, token, address=address)

        with ExitStack() as stack:
            for _ in range(tables):
                stack.enter_context(made("192.0.2.1", bot))
            tab = stack.enter_context(made("192.0.2.2", "greedy"))
            tab.settle()
            assert tab.choose()["type"] == "done"
            tab.settle()  # its worker has started
            begun = time.monotonic()
            for _ in range(4):
                assert tab.choose()["type"] == "done"
                tab.settle()
            assert time.monotonic() - begun < 8
