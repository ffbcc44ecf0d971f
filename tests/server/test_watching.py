"""What those who run a server see of it: health, readiness, numbers, logs."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from beringia.server import logs, watching
from beringia.server.errors import CODES
from beringia.server.store import Store
from beringia.server.watching import Health
from tests.server.postgres import free_port
from tests.server.running import Server


def ask(server: Server, path: str) -> httpx.Response:
    return httpx.get(f"{server.address}{path}", timeout=30)


def numbers(text: str) -> dict[str, float]:
    """The samples of a page for Prometheus."""
    lines = (line.rpartition(" ") for line in text.splitlines() if not line.startswith("#"))
    return {name: float(number) for name, _, number in lines}


def test_numbers_have_a_port_of_their_own(tmp_path: Path) -> None:
    port = free_port()
    with Server(f"sqlite:///{tmp_path / 't.sqlite'}", tmp_path, BERINGIA_METRICS_PORT=str(port)) as server:
        table, secrets = server.new_table("me", "bot:random", "bot:random")
        with server.tab(table, *secrets.values()) as tab:
            for _ in range(5):
                tab.settle()
                tab.choose()
            assert tab.ask({"type": "choose", "version": 0, "seat": 0, "choice": 1})["code"] == "stale"
            found = numbers(httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=10).text)
        assert found["beringia_tables"] == found["beringia_connections"] == 1
        assert found['beringia_steps_total{by="player"}'] == 5
        assert found['beringia_steps_total{by="bot"}'] > 0
        assert found["beringia_choice_seconds_count"] == 6
        assert found["beringia_commit_seconds_count"] > 0
        assert found['beringia_refusals_total{code="stale"}'] == 1
        assert found['beringia_request_seconds_count{method="POST",route="/api/tables",status="201"}'] == 1
        assert "beringia_bot_queue" in found
        assert "process_open_fds" in found
        assert ask(server, "metrics").status_code == 404  # not where everybody can see it


def test_a_server_without_the_port_tells_no_numbers(server: Server) -> None:
    assert ask(server, "metrics").status_code == 404


def test_healthy_and_ready(either: Server) -> None:
    assert ask(either, "healthz").json() == {"status": "ok"}
    answer = ask(either, "readyz")
    assert (answer.status_code, answer.json()) == (200, {"status": "ready"})
    assert answer.headers["cache-control"] == "no-store"


def test_not_ready_without_a_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "BELIEVED", 0.0)
    monkeypatch.setattr(watching, "PATIENCE", 0.1)
    store = Store(f"sqlite:///{tmp_path / 't.sqlite'}")

    async def check() -> list[str]:
        health = Health(store)
        found = [await health.problem()]
        with monkeypatch.context() as broken:
            broken.setattr(store, "ping", lambda: 1 / 0)
            found.append(await health.problem())
        with monkeypatch.context() as silent:
            silent.setattr(store, "ping", lambda: time.sleep(0.5))
            found.append(await health.problem())
        await asyncio.sleep(0.6)
        found.append(await health.problem())
        health.stopping = True
        return [*found, await health.problem()]

    try:
        assert asyncio.run(check()) == ["", "database", "database", "", "stopping"]
    finally:
        store.close()


def test_a_server_that_is_told_to_stop_says_so_first(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 't.sqlite'}", tmp_path, BERINGIA_DRAIN="1.5") as server:
        server.signal(signal.SIGTERM)
        end = time.monotonic() + 1
        while ask(server, "readyz").status_code != 503:
            assert time.monotonic() < end
        assert ask(server, "readyz").json() == {"status": "not ready", "reason": "stopping"}
        assert ask(server, "healthz").status_code == 200
        assert server.wait(10) is not None


# -- logs


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What is logged; the layout is up to the test."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield io.StringIO()
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.getLogger("beringia").setLevel(logging.NOTSET)


def fail(address: str, request: str) -> None:
    logs.origin.set(logs.Origin(address, request))
    try:
        raise ValueError("no\nsuch thing")
    except ValueError:
        logging.getLogger("beringia.test").exception("it failed:\n2026 ERROR forged \x1b[31m")


def test_a_line_for_people_cannot_be_forged(written: io.StringIO) -> None:
    logs.set_up("text", "warning", written)
    asyncio.run(asyncio.to_thread(fail, "10.0.0.7", "GET /api/\nforged"))
    lines = written.getvalue().splitlines()
    time_, level, name = lines[0].split()[:3]
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", time_)
    assert (level, name) == ("ERROR", "beringia.test:")
    assert lines[0].endswith(r"it failed:\n2026 ERROR forged \x1b[31m (10.0.0.7, GET /api/\nforged)")
    assert all(line.startswith("    ") for line in lines[1:])


def test_a_line_for_programs(written: io.StringIO) -> None:
    logs.set_up("json", "info", written)
    asyncio.run(asyncio.to_thread(fail, "10.0.0.7", "GET /x"))
    line = json.loads(written.getvalue())
    assert (line["level"], line["logger"]) == ("error", "beringia.test")
    assert (line["address"], line["request"]) == ("10.0.0.7", "GET /x")
    assert line["cause"] == "ValueError: no\nsuch thing"
    assert "Traceback" in line["trace"]


@pytest.mark.parametrize(("layout", "level", "words"), [("xml", "info", "BERINGIA_LOG:"), ("json", "loud", "_LEVEL")])
def test_a_layout_that_does_not_exist_is_refused(layout: str, level: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        logs.set_up(layout, level)


def test_every_request_on_demand(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 't.sqlite'}"
    with Server(database, tmp_path, BERINGIA_LOG="json", BERINGIA_LOG_LEVEL="info") as server:
        table, secrets = server.new_table("me", "me", "me")
        server.get(f"tables/{table}?x=%0a", tokens=list(secrets.values()))
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    requests = [line["request"] for line in lines if line["logger"] == "beringia.server.access"]
    assert requests == ["POST /api/tables", f"GET /api/tables/{table}"]
    assert not any(secret in server.log.read_text() for secret in secrets.values())


def series(text: str) -> dict[str, set[str]]:
    """The labels of a page for Prometheus, and the values of each."""
    values: dict[str, set[str]] = {}
    for line in text.splitlines():
        if line.startswith("beringia_"):
            for name, value in re.findall(r'(\w+)="((?:[^"\\]|\\.)*)"', line):
                values.setdefault(name, set()).add(value)
    return values


@pytest.mark.parametrize("count", [1500, pytest.param(20_000, marks=pytest.mark.long)])
def test_strangers_cannot_invent_labels(tmp_path: Path, count: int) -> None:
    """Every label has a fixed set of values, whatever is asked for by whatever method."""
    port = free_port()
    metrics = f"http://127.0.0.1:{port}/metrics"
    with Server(f"sqlite:///{tmp_path / 't.sqlite'}", tmp_path, BERINGIA_METRICS_PORT=str(port)) as server:
        table, secrets = server.new_table("me", "bot:random", "bot:random")
        invented = [f"{word}INVENTED{number}" for number in range(count) for word in ("", "M")]
        with server.tab(table, *secrets.values()) as tab, httpx.Client(base_url=server.address, timeout=30) as http:
            for name in ("INVENTED", "GET"):
                http.request(name, "/api/games")
            tab.settle()
            tab.choose()
            before = server.memory()
            lines = httpx.get(metrics, timeout=10).text.count("\n")
            for number, name in enumerate(invented[::2]):
                http.request(name, ("/api/games", f"/{name}", f"/api/tables/{name}", f"/t/{name}")[number % 4])
                if number % 50 == 0:
                    http.post("/api/tables", json={"game": name, "seats": [{"kind": "bot", "bot": name}] * 3})
                    http.post(f"/api/tables/{table}/start", json={"bot": name})
                    http.get(f"/assets/{name}")
                    http.get("/api/games", headers={"Host": name})
                    tab.ask({"type": name})
                    tab.ask({"type": "choose", "version": number, "seat": 0, "choice": number})
            text = httpx.get(metrics, timeout=10).text
            assert server.memory() < before + 20_000_000
        assert text.count("\n") < lines + 900  # each histogram has 15 lines
    labels = series(text)
    assert not any("INVENTED" in value for values in labels.values() for value in values)
    assert labels["method"] <= {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "other"}
    assert labels["code"] <= set(CODES)
    assert labels["by"] <= {"player", "bot"}
    assert labels["bot"] <= {"random"}
    assert set(labels) <= {"method", "route", "status", "code", "by", "bot", "kind", "outcome", "le"}
