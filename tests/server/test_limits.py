"""Limits hold, and say so; nothing of the inside and no secret gets out."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from unittest.mock import ANY

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from beringia.server import serve
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
        assert Tab(server, table).close_code() == 4429
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
    with small(tmp_path) as server:
        for path in ("", "t/abc", "replay/abc", "rules/eiszeit", "settings"):
            page = httpx.get(server.address + path)
            assert page.status_code == 200, path
            assert page.headers["cache-control"] == "no-store"
            policy = page.headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "http" not in policy
            assert "*" not in policy
            assert page.headers["referrer-policy"] == "no-referrer"
        description = httpx.get(server.address + "api/docs")
        assert description.status_code == 200
        assert "http://" not in description.text
        assert "https://" not in description.text
        assert "/api/tables/{table_id}/join" in description.text
        for path in ("../etc/passwd", "%2e%2e/%2e%2e/etc/passwd", "assets/../../app.py", "app.py", "x.png"):
            assert httpx.get(server.address + path).status_code == 404, path
        assert httpx.put(server.address + "api/tables").json()["code"] == "not-allowed"


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
