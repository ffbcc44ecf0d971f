"""Limits hold, and say so; nothing of the inside and no secret gets out."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import ANY

import httpx
import pytest
from fastapi.testclient import TestClient
from websockets.exceptions import ConnectionClosed, InvalidStatus

from beringia.server import serve
from beringia.server.app import create_app
from beringia.server.pages import STATIC
from beringia.server.settings import Settings
from tests.server.running import Server, Tab


def small(tmp_path: Path, **environment: str) -> Server:
    return Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path, **environment)


def test_too_many_tables_requests_and_connections_from_one_address(tmp_path: Path) -> None:
    limits = {"BERINGIA_TABLE_BURST": "3", "BERINGIA_CONNECTIONS_PER_ADDRESS": "4", "BERINGIA_REQUEST_BURST": "60"}
    with small(tmp_path, BERINGIA_TABLES_PER_SECOND="0.01", BERINGIA_REQUESTS_PER_SECOND="0.01", **limits) as server:
        wish = {"game": "eiszeit", "seats": [{"kind": "me"}] * 3}
        table = server.post("tables", wish, status=201)["table"]
        answers = [server.ask("POST", "tables", wish) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[-1].json()["code"] == "too-many-tables"
        assert int(answers[-1].headers["retry-after"]) > 10
        tabs = [server.tab(table) for _ in range(4)]
        with pytest.raises(InvalidStatus) as refused:
            Tab(server, table)
        assert refused.value.response.status_code == 429
        tabs.pop().close()
        time.sleep(0.3)
        tabs.append(server.tab(table))
        statuses = [server.ask("GET", "games").status_code for _ in range(70)]
        assert statuses[0] == 200
        assert statuses[-1] == 429
        for tab in tabs:
            tab.close()


def test_who_sends_too_fast_is_refused_then_let_go(tmp_path: Path) -> None:
    with small(tmp_path, BERINGIA_MESSAGES_PER_SECOND="5", BERINGIA_MESSAGE_BURST="10") as server:
        table, secrets = server.new_table("me", "me", "me")
        with server.tab(table, *secrets.values()) as tab:
            codes = []
            for number in range(30):
                tab.send({"type": "ping", "id": f"p{number}"})
            for number in range(30):
                codes.append(tab.until(lambda answer, n=number: answer.get("id") == f"p{n}").get("code"))  # type: ignore[misc]
            assert None in codes
            assert "too-many-requests" in codes
            time.sleep(1)
            assert tab.choose()["type"] == "done"  # who slows down may go on
            for number in range(400):
                try:
                    tab.send({"type": "ping", "id": f"q{number}"})
                except ConnectionClosed:
                    break
            assert tab.close_code() == 4429
        with server.tab(table, *secrets.values()) as tab:
            assert tab.choose()["type"] == "done"


def test_connections_of_one_address_share_what_they_may_say(tmp_path: Path) -> None:
    limits = {"BERINGIA_MESSAGES_PER_SECOND": "0.001", "BERINGIA_MESSAGE_BURST": "10", "BERINGIA_PROXIES": "127.0.0.1"}
    with small(tmp_path, **limits) as server, ExitStack() as stack:
        table, _ = server.new_table("me", "me", "me")

        def refused(address: str, connections: int) -> int:
            tabs = [stack.enter_context(server.tab(table, address=address)) for _ in range(connections)]
            answers = [tab.ask({"type": "ping"}) for tab in tabs for _ in range(5)]  # each has as many left
            return sum(answer.get("code") == "too-many-requests" for answer in answers)

        # A connection may say ten things, a hello counts as five of them; and ten times as much is for all together.
        assert refused("2001:db8:0:1::1", 2) == 0
        assert refused("2001:db8::2", 14) == 14 * 5 - (100 - 14 * 5)
        assert refused("192.0.2.7", 2) == 0


def test_requests_are_counted_by_what_they_cost(tmp_path: Path) -> None:
    limits = {"BERINGIA_REQUESTS_PER_SECOND": "0.001", "BERINGIA_REQUEST_BURST": "60", "BERINGIA_PROXIES": "127.0.0.1"}
    with small(tmp_path, **limits) as server:
        wish = {"game": "eiszeit", "seats": [{"kind": "me"}] * 3, "hints": True}
        made = server.post("tables", wish, status=201)
        table, token = made["table"], made["seats"][0]["token"]
        addresses = (f"192.0.2.{number}" for number in range(1, 100))

        def answered(method: str, path: str, body: object = None, times: int = 60) -> int:
            """How often, by an address of its own, before it is too much."""
            headers = {"X-Forwarded-For": next(addresses)}
            statuses = [server.ask(method, path, body, [token], headers).status_code for _ in range(times)]
            count = statuses.count(200)
            assert statuses == [200] * count + [429] * (times - count)
            return count

        assert answered("GET", f"tables/{table}", times=61) == 60
        assert answered("GET", "games/valley/rulebook/de/search?q=Wie ziehe ich", times=14) == 12
        assert answered("POST", "tables/mine", {"tables": [{"table": table}] * 50}, times=12) == 10
        assert answered("GET", "games/eiszeit/positions/board", times=42) == 40
        # An analysis is paid for when it begins, and may be asked for again and again.
        assert answered("GET", f"tables/{table}/analysis?seat=0", times=57) == 56


def test_too_large_and_too_late(tmp_path: Path) -> None:
    with small(tmp_path, BERINGIA_HELLO_SECONDS="0.5") as server:
        table, _ = server.new_table("me", "me", "me")
        tab = Tab(server, table)
        tab.send("x" * 20_000)
        assert tab.close_code() == 1009
        assert Tab(server, table).close_code() == 4408
        assert Tab(server, "nothing-here").close_code() == 4404
        big = server.ask("POST", "tables", {"game": "x" * 70_000})
        assert (big.status_code, big.json()["code"]) == (413, "too-large")

        drops = (b" " * 1000 for _ in range(100))  # no length told beforehand
        header = {"content-type": "application/json"}
        streamed = httpx.post(f"{server.address}api/tables", content=drops, headers=header)
        assert streamed.status_code == 413


def test_pages_and_headers(tmp_path: Path) -> None:
    with small(tmp_path) as server, httpx.Client(timeout=60) as http:
        for path in ("", "t/abc", "replay/abc", "rules/eiszeit", "settings"):
            page = http.get(server.address + path)
            assert page.status_code == 200, path
            assert page.headers["cache-control"] == "no-store"
            policy = page.headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "http" not in policy
            assert "*" not in policy
            assert page.headers["referrer-policy"] == "no-referrer"
        description = http.get(server.address + "api/docs")
        assert description.status_code == 200
        assert "http://" not in description.text
        assert "https://" not in description.text
        assert "/api/tables/{table_id}/join" in description.text
        for path in ("../etc/passwd", "%2e%2e/%2e%2e/etc/passwd", "assets/../../app.py", "app.py", "x.png"):
            assert http.get(server.address + path).status_code == 404, path
        assert http.put(server.address + "api/tables").json()["code"] == "not-allowed"


@contextmanager
def in_process(tmp_path: Path, **given: Any) -> Iterator[TestClient]:
    """A server without a process of its own."""
    app = create_app(Settings(db=f"sqlite:///{tmp_path / 'tables.sqlite'}", **given))
    with TestClient(app, base_url="http://localhost") as client:
        yield client


def test_what_is_the_same_for_everybody_is_made_once(tmp_path: Path) -> None:
    assets = sorted(file.name for file in (STATIC / "assets").glob("*.js"))
    api = ["text/nl", "games/valley/rules", "games/winter/rules/de", "games/eiszeit/rulebook/en"]
    api += ["games/winter/content", "docs", "openapi.json"]
    with in_process(tmp_path) as http:
        for path in ["/", "/favicon.svg", f"/assets/{assets[0]}", *(f"/api/{path}" for path in api)]:
            packed = http.get(path)
            assert (packed.status_code, packed.headers["content-encoding"]) == (200, "gzip"), path
            plain = http.get(path, headers={"Accept-Encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert plain.content == packed.content
            assert plain.headers["etag"] == packed.headers["etag"]
            known = http.get(path, headers={"If-None-Match": packed.headers["etag"]})
            assert (known.status_code, known.content) == (304, b""), path
        kept = http.get(f"/assets/{assets[0]}")
        assert "immutable" in kept.headers["cache-control"]
        assert kept.headers["content-type"] == "text/javascript; charset=utf-8"
        for name in ("%2e%2e", "%2e%2e%2findex.html", "nothing.js", "a%00b", f"x/{assets[0]}"):
            assert http.get(f"/assets/{name}").status_code == 404, name


def test_nobody_gets_pages_without_end(tmp_path: Path) -> None:
    with in_process(tmp_path, request_burst=8, requests_per_second=0.001) as http:
        statuses = [http.get(path).status_code for path in ["/", "/nothing-here"] * 25]
        assert statuses[:40] == [200, 404] * 20
        assert statuses[40:] == [429] * 10
        assert http.get("/healthz").status_code == 200


def test_a_lost_database_loses_nothing_and_drops_nobody(tmp_path: Path) -> None:
    with small(tmp_path) as server:
        table, secrets = server.new_table("me", "me", "me")
        database = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
        with server.tab(table, *secrets.values()) as tab, server.tab(table) as watcher:
            assert tab.choose()["type"] == "done"
            database.execute("ALTER TABLE entries RENAME TO gone")
            for _ in range(2):
                refused = tab.choose()
                assert (refused["code"], refused["key"]) == ("storage", "refused-storage")
            assert server.get(f"tables/{table}")["version"] == 1
            database.execute("ALTER TABLE gone RENAME TO entries")
            assert tab.choose() == {"type": "done", "id": ANY, "version": 2}
            watcher.until(lambda message: message.get("version") == 2)
        server.kill()
        server.start()
        database.execute("ALTER TABLE entries RENAME TO gone")
        answer = server.ask("GET", f"tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (503, "storage")
        database.execute("ALTER TABLE gone RENAME TO entries")
        database.close()
        with server.tab(table, *secrets.values()) as tab:
            assert tab.version == 2
            assert tab.choose()["type"] == "done"


def test_no_secret_is_ever_logged_or_stored(tmp_path: Path) -> None:
    with small(tmp_path) as server:
        table, secrets = server.new_table("me", "open", "bot:random")
        joined = server.post(f"tables/{table}/join", {"secret": secrets[1], "name": "Bo"})
        with server.tab(table, secrets[0], joined["token"]) as tab:
            for _ in range(5):
                tab.settle()
                tab.choose()
            tab.send("{nonsense " + secrets[0])
            tab.receive()
        server.ask("POST", f"tables/{table}/join", {"secret": "w" * 32})
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("tables.sqlite*"))
    logged = server.log.read_bytes()
    assert stored
    for secret in (*secrets.values(), joined["token"]):
        assert secret.encode() not in stored
        assert secret.encode() not in logged
    assert b"Traceback" not in logged


def test_ctrl_c_and_bad_addresses_end_without_a_traceback(tmp_path: Path) -> None:
    with small(tmp_path) as server:
        table, secrets = server.new_table("me", "bot:greedy", "bot:greedy")
        with server.tab(table, secrets[0]) as tab:
            tab.settle()
            server.interrupt()
            assert tab.close_code() in (1001, 1012)
    assert server.log.read_text() == ""
    with small(tmp_path) as first, pytest.raises(ValueError, match=f"cannot listen on 127.0.0.1 port {first.port}"):
        serve(port=first.port, database=first.database)


def test_settings_come_from_the_environment_and_say_what_is_wrong() -> None:
    settings = Settings.from_environment({"BERINGIA_DB": "sqlite:///x", "BERINGIA_BOT_DELAY": "0.1"}, idle=7.0, db=None)
    assert (settings.db, settings.bot_delay, settings.idle) == ("sqlite:///x", 0.1, 7.0)
    for name, value in (("BERINGIA_CONNECTIONS", "many"), ("BERINGIA_IDLE", "-1"), ("BERINGIA_IDLE", "nan")):
        with pytest.raises(ValueError, match=name):
            Settings.from_environment({name: value})
