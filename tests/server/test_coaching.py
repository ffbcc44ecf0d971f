"""The coach at the table: for whom, from what he knows, and without changing anything."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from beringia.server.coach_jobs import Played
from beringia.server.coaching import Coaching
from beringia.server.errors import RequestError
from beringia.server.table import Table
from beringia.server.workers import WorkerError
from beringia.version import compiled
from tests.server.running import Server
from tests.server.test_telling import BLUE, GREEN, RED, asked_in_turn
from tests.server.worlds import BEGIN, World


def valley(server: Server, *kinds: str, **given: object) -> tuple[str, list[str]]:
    seats = [dict(zip(("kind", "bot"), kind.split(":"), strict=False)) for kind in kinds]
    made = server.post("tables", {"game": "valley", "seats": seats, **given}, status=201)
    return made["table"], [link["token"] for link in made["seats"]]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose coach is awake: on a busy machine its first process takes long to start."""
    folder = tmp_path_factory.mktemp("coached")
    with Server(f"sqlite:///{folder / 'tables.sqlite'}", folder, BERINGIA_COACH_WORKERS="1") as running:
        table, tokens = valley(running, "me", "bot:random")
        with running.tab(table, *tokens) as tab:
            tab.settle()
            for _ in range(6):
                with suppress(httpx.ReadTimeout):
                    running.post(f"tables/{table}/what-if", {"seat": 0, "version": tab.scene["version"]}, tokens)
                    break
        yield running


def refusal(server: Server, path: str, body: object, tokens: list[str]) -> str:
    code: str = server.ask("POST", path, body, tokens=tokens).json()["code"]
    return code


def test_hints_for_who_plays_alone(server: Server) -> None:
    table, tokens = valley(server, "me", "bot:random")
    with server.tab(table, *tokens) as tab:
        assert tab.scene["hints"]
        tab.settle()
        while len(tab.choices()) < 3:
            tab.choose()
            tab.settle()
        asked = {"seat": 0, "version": tab.scene["version"]}
        hint = server.post(f"tables/{table}/hint", asked, tokens)
        assert [line["code"] for line in hint["choices"]] != []
        assert {line["code"] for line in hint["choices"]} <= set(tab.choices())
        points = [line["points"] for line in hint["choices"]]
        assert points == sorted(points, reverse=True)
        assert server.post(f"tables/{table}/hint", asked, tokens) == hint
        assert refusal(server, f"tables/{table}/hint", asked, []) == "forbidden"
        assert refusal(server, f"tables/{table}/hint", {**asked, "version": 999}, tokens) == "stale"
        assert server.get(f"tables/{table}", tokens)["version"] == asked["version"]


def test_a_line_is_tried_out_and_nothing_happens(server: Server) -> None:
    table, tokens = valley(server, "me", "bot:random")
    with server.tab(table, *tokens) as tab:
        tab.settle()
        asked: dict[str, Any] = {"seat": 0, "version": tab.scene["version"], "world": 3}
        here = server.post(f"tables/{table}/what-if", asked, tokens)
        assert here["line"] == []
        assert [choice["code"] for choice in here["choices"]] == tab.choices()
        assert here["view"] == tab.scene["views"]["0"]
        line: list[int] = []
        for _ in range(3):
            there = server.post(f"tables/{table}/what-if", {**asked, "line": line}, tokens)
            assert there["line"][: len(line)] == line
            assert there["decision"]["seat"] == 0
            line = [*there["line"], there["choices"][0]["code"]]
        assert there == server.post(f"tables/{table}/what-if", {**asked, "line": there["line"]}, tokens) | {
            "events": there["events"]
        }
        assert refusal(server, f"tables/{table}/what-if", {**asked, "line": [2**31 - 1]}, tokens) == "illegal"
        assert server.get(f"tables/{table}", tokens)["version"] == asked["version"]


def test_with_people_hints_must_be_agreed_upon(server: Server) -> None:
    for agreed in (False, True):
        table, tokens = valley(server, "me", "me", hints=agreed)
        with server.tab(table, *tokens) as tab:
            assert tab.scene["hints"] is agreed
            seat = tab.decides
            assert seat is not None
            asked = {"seat": seat, "version": tab.scene["version"]}
            if not agreed:
                for path in ("hint", "what-if"):
                    assert refusal(server, f"tables/{table}/{path}", asked, tokens) == "no-hints"
                assert server.ask("GET", f"tables/{table}/analysis?seat=0", tokens=tokens).json()["code"] == "no-hints"
            else:
                assert server.ask("POST", f"tables/{table}/what-if", asked, tokens=tokens).status_code == 200


def test_a_running_game_is_analysed_for_who_plays_it(server: Server) -> None:
    table, tokens = valley(server, "me", "bot:random")
    with server.tab(table, *tokens) as tab:
        for _ in range(4):
            tab.settle()
            tab.choose()
        tab.settle()
    path = f"tables/{table}/analysis"
    assert server.ask("GET", path).json()["code"] == "not-finished"
    assert server.ask("GET", f"{path}?seat=0").json()["code"] == "forbidden"
    until = time.monotonic() + 120
    while (found := server.get(f"{path}?seat=0", tokens))["report"] is None and time.monotonic() < until:
        time.sleep(0.3)
    report = found["report"]
    assert found["progress"] == 1.0
    assert not report["full"]
    assert report["curve"]
    assert [balance["seat"] for balance in report["balance"]] == [0]
    assert report["balance"][0]["luck_share"] is None
    assert {each["seat"] for each in report["costly"]} <= {0}


@pytest.mark.skipif(not compiled(), reason="takes minutes uncompiled")
def test_a_finished_game_is_analysed_for_everybody(server: Server) -> None:
    table, secrets = server.new_table("me", "bot:random", "bot:random", rounds=3)
    with server.tab(table, *secrets.values()) as tab:
        tab.play_to_end()
    shown: list[float] = []
    until = time.monotonic() + 180
    while (found := server.get(f"tables/{table}/analysis"))["report"] is None and time.monotonic() < until:
        shown.append(found["progress"])
        time.sleep(0.3)
    assert shown == sorted(shown)
    assert found["report"]["full"]
    assert found["report"]["curve"][-1]["points"] == found_scores(server, table)


def found_scores(server: Server, table: str) -> list[int]:
    scores: list[int] = server.get(f"tables/{table}")["scores"]
    return scores


def test_an_analysis_does_not_tell_how_far_a_window_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It ends with the last step that its reader was told of."""
    ends: list[int] = []

    async def played(coaching: Coaching, table: Table, upto: int) -> Played:
        ends.append(upto)
        raise RequestError("storage")

    async def ask() -> None:
        world = World(tmp_path / "tables.sqlite")
        coaching = Coaching(world.store, world.settings)
        try:
            seen = await world.table("t", asked_in_turn(), viewer=GREEN)
            for held in seen.table.row.seats:
                held.hints = True
            assert seen.table.version == BEGIN + 1, "it was passed for red; blue is asked"
            for seat in (RED, BLUE, GREEN):
                with pytest.raises(RequestError):
                    await coaching.analysis(seen.table, seat)
        finally:
            coaching.close()
            world.close()

    monkeypatch.setattr(Coaching, "_played", played)
    asyncio.run(ask())
    assert ends == [BEGIN, BEGIN + 1, BEGIN]


def test_who_gets_no_answer_in_time_is_told_that_the_coach_is_busy(tmp_path: Path) -> None:
    """Not that he was too fast."""

    @asynccontextmanager
    async def worker(*about: object) -> AsyncIterator[None]:
        raise WorkerError("no answer after 20 seconds")
        yield

    async def ask() -> None:
        world = World(tmp_path / "tables.sqlite")
        coaching = Coaching(world.store, world.settings)
        coaching._workers.worker = worker  # type: ignore[method-assign, assignment]
        try:
            with pytest.raises(RequestError) as refused:
                await coaching._ask(print)
            assert (refused.value.code, refused.value.retry_after) == ("coach-busy", 5)
        finally:
            coaching.close()
            world.close()

    asyncio.run(ask())
