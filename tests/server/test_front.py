"""The front of the server: handshakes that are never finished, places, log lines and headers."""

from __future__ import annotations

import io
import logging
import random
import re
import socket
import time
from asyncio import Transport
from collections.abc import Callable
from contextlib import ExitStack, suppress
from http import HTTPStatus
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from sqlalchemy import text
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode

from beringia.server.database import open_engine
from beringia.server.limits import counted_as
from beringia.server.logs import Flood
from beringia.server.places import HEALTH_PLACES, LINGER_SECONDS, REFUSED_AT_ONCE, Connections
from beringia.server.settings import Settings
from tests.server.postgres import Postgres
from tests.server.running import Server, Tab
from tests.server.test_attacks import closed_with, dial, frame, said, small, status, upgraded
from tests.server.test_processes import running

LIVE = b"GET /api/tables/nosuchtable1/live HTTP/1.1\r\nHost: localhost\r\n"
UPGRADE = (
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
BROKEN = {
    "extension": LIVE + UPGRADE + b"Sec-WebSocket-Extensions: ;;;=\x01\r\n\r\n",
    "body": LIVE + UPGRADE + b"Content-Length: 5\r\n\r\n",
    "chunks": LIVE + UPGRADE + b"Transfer-Encoding: chunked\r\n\r\n",
}


def until(true: Callable[[], bool], seconds: float) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.05)


def asking(path: str, *headers: str) -> bytes:
    return "\r\n".join((f"GET /{path} HTTP/1.1", "Host: localhost", *headers, "", "")).encode()


def answered(server: Server, request: bytes) -> int | None:
    """The status of the first answer; ``None`` if the connection just ends."""
    with dial(server) as raw:
        raw.settimeout(5)
        with suppress(ConnectionError):
            raw.sendall(request)
            head = raw.recv(4096)
            return status(head) if head else None
    return None


# -- handshakes


@pytest.mark.parametrize("kind", BROKEN)
def test_a_handshake_that_cannot_be_read_is_refused_at_once(server: Server, kind: str) -> None:
    began = time.monotonic()
    assert status(said(server, BROKEN[kind])) == 400
    assert time.monotonic() - began < 4
    assert "Traceback" not in server.log.read_text()


def test_an_upgrade_of_http_1_0_is_refused(server: Server) -> None:
    assert status(said(server, LIVE.replace(b"1.1", b"1.0") + UPGRADE + b"\r\n")) == 505
    assert status(said(server, (LIVE + UPGRADE + b"\r\n").replace(b"GET", b"POST"))) == 405


@pytest.mark.parametrize("count", [300, pytest.param(3000, marks=pytest.mark.long)])
def test_broken_handshakes_keep_no_places(tmp_path: Path, count: int) -> None:
    """More than the server has places for: people play on, and health is answered."""
    with small(tmp_path, FILES="420") as server, ExitStack() as stack:
        table, secrets = server.new_table("me", "me", "me")
        tab = stack.enter_context(server.tab(table, *secrets.values()))
        requests = list(BROKEN.values())
        for number in range(count):
            raw = stack.enter_context(dial(server))
            with suppress(ConnectionError):
                raw.sendall(requests[number % len(requests)])
            if number % 100 == 99:
                assert httpx.get(f"{server.address}healthz", timeout=5).status_code == 200
        assert tab.choose()["type"] == "done"
        newcomer = stack.enter_context(server.tab(table, *secrets.values()))
        assert newcomer.choose()["type"] == "done"
        until(lambda: server.files() < 100, 4)
    assert len(server.log.read_text().splitlines()) < 5


def test_a_client_that_does_not_close_is_cut_off_soon(server: Server) -> None:
    before = server.files()
    with ExitStack() as stack:
        for _ in range(50):
            raw = stack.enter_context(dial(server))
            raw.sendall(LIVE + UPGRADE + b"\r\n")  # answered with 4404, and never closed from here
        until(lambda: server.files() >= before + 10, 5)
        until(lambda: server.files() < before + 5, 5)


# -- places


def test_an_address_has_only_so_many_sockets(tmp_path: Path) -> None:
    with small(tmp_path, BERINGIA_CONNECTIONS_PER_ADDRESS="10") as server, ExitStack() as stack:
        before = server.files()
        for _ in range(100):
            stack.enter_context(dial(server))
        assert answered(server, asking("healthz")) == 200
        assert server.files() <= before + 25


def test_places_are_counted_by_the_address_behind_a_proxy(tmp_path: Path) -> None:
    limits = {"BERINGIA_CONNECTIONS_PER_ADDRESS": "4", "BERINGIA_PROXIES": "127.0.0.1"}
    with small(tmp_path, **limits) as server, ExitStack() as stack:
        table, secrets = server.new_table("me", "me", "me")
        greedy, other = "192.0.2.7", "192.0.2.8"
        for _ in range(4):
            stack.enter_context(server.tab(table, *secrets.values(), address=greedy))
        with pytest.raises(InvalidStatus) as refused:
            Tab(server, table, greedy)
        assert refused.value.response.status_code == 429
        assert int(refused.value.response.headers["Retry-After"]) > 0
        stack.enter_context(server.tab(table, *secrets.values(), address=other))

        # Answers that nobody reads: those of one address keep some places, not all.
        before = server.files()
        for _ in range(60):
            raw = stack.enter_context(dial(server))
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            with suppress(ConnectionError):
                raw.sendall(asking("api/text/en", f"X-Forwarded-For: {greedy}", "Accept-Encoding: identity") * 50)
        time.sleep(0.5)
        assert answered(server, asking("api/games", f"X-Forwarded-For: {other}")) == 200
        until(lambda: server.files() <= before + 12, 4)


def test_a_proxy_itself_has_no_limit(tmp_path: Path) -> None:
    limits = {"BERINGIA_CONNECTIONS_PER_ADDRESS": "4", "BERINGIA_PROXIES": "127.0.0.1"}
    with small(tmp_path, **limits) as server, ExitStack() as stack:
        table, secrets = server.new_table("me", "me", "me")
        for number in range(10):
            tab = stack.enter_context(server.tab(table, *secrets.values(), address=f"192.0.2.{number}"))
        assert tab.choose()["type"] == "done"


def test_health_has_places_of_its_own(tmp_path: Path) -> None:
    with small(tmp_path, BERINGIA_CONNECTIONS="10") as server, ExitStack() as stack:
        table, secrets = server.new_table("me", "me", "me")
        for _ in range(8):
            stack.enter_context(server.tab(table))
        for _ in range(2):
            stack.enter_context(server.tab(table, *secrets.values()))
        for path in ("healthz", "readyz") * 5:
            assert answered(server, asking(path)) == 200
        assert answered(server, asking("")) == 503
        with pytest.raises(InvalidStatus):
            Tab(server, table)
        for path in ("healthz", "readyz") * 5:
            assert answered(server, asking(path)) == 200


def test_who_says_nothing_makes_room_for_who_plays(tmp_path: Path) -> None:
    with small(tmp_path, BERINGIA_CONNECTIONS="10") as server, ExitStack() as stack:
        table, secrets = server.new_table("me", "me", "me")
        for _ in range(9):
            stack.enter_context(upgraded(server, table))  # never says hello
        for _ in range(5):
            tab = stack.enter_context(server.tab(table, *secrets.values()))
            assert tab.choose()["type"] == "done"


def test_spectators_leave_places_where_there_are_fewer_files_than_wished(tmp_path: Path) -> None:
    with small(tmp_path, FILES="264") as server, ExitStack() as stack:  # room for 8
        table, secrets = server.new_table("me", "me", "me")
        for _ in range(6):
            stack.enter_context(server.tab(table))
        refused = Tab(server, table)
        refused.send({"type": "hello"})
        assert refused.close_code() == 4429
        assert stack.enter_context(server.tab(table, *secrets.values())).choose()["type"] == "done"


def test_an_address_that_is_none_takes_no_memory(tmp_path: Path) -> None:
    assert len(counted_as("x" * 8000)) <= 64
    with small(tmp_path, BERINGIA_PROXIES="*", BERINGIA_LOG_LEVEL="info") as server:
        assert answered(server, asking("api/games", "X-Forwarded-For: " + "x" * 7000)) == 200
    assert max(map(len, server.log.read_text().splitlines())) < 500


class FakeTransport:
    """A socket of which only its place matters."""

    def __init__(self) -> None:
        self.unread = 0
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.unread

    def abort(self) -> None:
        self.aborted = True


class HeldBy:
    """A connection that speaks over a transport."""

    def __init__(self, transport: FakeTransport) -> None:
        self.transport = transport


class Visits:
    """Sockets that come to a set of places, each from an address."""

    def __init__(self, connections: int = 100, per_address: int = 50) -> None:
        settings = Settings(connections=connections, connections_per_address=per_address)
        self.places = Connections(settings)
        self.places.room = connections
        self.came: list[FakeTransport] = []
        self.refused: list[HTTPStatus] = []

    def come(self, address: str = "192.0.2.1") -> FakeTransport:
        transport = FakeTransport()
        self.came.append(transport)
        refused = self.places.admit(cast(Transport, transport), address, None)
        if refused is None:
            return transport
        self.refused.append(refused)
        self.places.leave(cast(Transport, transport))
        return transport

    def ask(self, transport: FakeTransport, path: str = "/api/games") -> HTTPStatus | None:
        refused = self.places.begin(cast(Transport, transport), "192.0.2.1", None, path, ())
        if refused is None:
            self.places.note(cast(Transport, transport), False)
        return refused

    def come_and_stay(self, address: str) -> None:
        transport = self.come(address)
        if transport in self.places._sockets:  # type: ignore[comparison-overlap]
            self.places.note(cast(Transport, transport), False)

    def open(self) -> int:
        return sum(not transport.aborted for transport in self.came)


def test_refused_sockets_make_no_room_for_the_next_ones() -> None:
    visits = Visits(per_address=4)
    for _ in range(60):
        visits.come_and_stay("192.0.2.1")
    assert visits.refused == [HTTPStatus.TOO_MANY_REQUESTS] * 52
    assert visits.open() == 8 + REFUSED_AT_ONCE
    time.sleep(LINGER_SECONDS)
    visits.places.sweep()
    assert visits.open() == 8


def test_no_more_sockets_are_busy_than_there_is_room() -> None:
    visits = Visits(connections=10)
    for number in range(60):
        visits.come_and_stay(f"192.0.2.{number}")
    assert len(visits.refused) == 50 - HEALTH_PLACES
    assert visits.open() == 10 + HEALTH_PLACES + REFUSED_AT_ONCE


def test_an_aborted_socket_has_no_place_and_no_error() -> None:
    visits = Visits(per_address=1)
    first = visits.come()
    for _ in range(2):
        visits.come()
    assert first.aborted
    transport = cast(Transport, first)
    assert visits.ask(first) is HTTPStatus.SERVICE_UNAVAILABLE
    visits.places.answered(transport, "192.0.2.1", None)
    visits.places.note(transport, True)
    visits.places.greet(transport)
    visits.places.gone(transport)
    assert not any(transport in state for state in (visits.places._waiting, visits.places._greeting))


def test_all_places_for_health_can_be_used_at_once() -> None:
    visits = Visits(connections=10)
    for number in range(10):
        visits.come_and_stay(f"192.0.2.{number}")
    health = [visits.come(f"198.51.100.{number}") for number in range(HEALTH_PLACES)]
    assert not any(transport.aborted for transport in health)
    assert visits.ask(health[1], "/healthz") is None
    assert visits.ask(health[2]) is HTTPStatus.SERVICE_UNAVAILABLE
    visits.come()
    assert not health[0].aborted  # the refused one left its place
    visits.come()
    assert health[0].aborted
    assert not health[1].aborted


def test_who_still_reads_an_answer_is_not_idle() -> None:
    visits = Visits(per_address=1)
    reader = visits.come()
    assert visits.ask(reader) is None
    reader.unread = 1000
    visits.places.note(cast(Transport, reader), True)
    idle = visits.come()
    visits.come()
    assert (reader.aborted, idle.aborted) == (False, True)
    reader.unread = 0
    visits.places.connections.add(cast(Any, HeldBy(reader)))
    visits.places.sweep()
    assert reader in visits.places._waiting  # type: ignore[comparison-overlap]


def test_only_reading_stops_the_clock_of_a_slow_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("beringia.server.places.time.monotonic", lambda: now)
    visits = Visits()
    slow, steady = visits.come(), visits.come()
    for transport in (slow, steady):
        assert visits.ask(transport) is None
        transport.unread = 10_000
        visits.places.connections.add(cast(Any, HeldBy(transport)))
    for _ in range(40):
        slow.unread += 10
        steady.unread -= 10
        visits.places.sweep()
        now += 1
    assert (slow.aborted, steady.aborted) == (True, False)


# -- the log


def test_invalid_requests_are_logged_with_address_and_count(tmp_path: Path) -> None:
    with small(tmp_path) as server:
        for number in range(200):
            request = b"\x16\x03\x01 what\r\n\r\n" if number % 2 else asking("", "Connection: upgrade", "Upgrade: h2c")
            answered(server, request)
        server.interrupt()
    logged = server.log.read_text()
    lines = logged.splitlines()
    assert len(lines) <= 4, logged[:2000]
    assert any("127.0.0.1" in line and re.search(r"\b99 more", line) for line in lines), logged


def test_a_body_that_breaks_off_in_nonsense_is_an_invalid_request(tmp_path: Path) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    with small(tmp_path) as server:
        assert status(said(server, head + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{}{}{\r\nno chunk\r\n")) == 400
        assert status(said(server, asking("api/games") + b"no request\r\n\r\n")) == 200
    logged = server.log.read_text()
    assert "Traceback" not in logged
    assert len(logged.splitlines()) == 2  # the first, and how many more


@pytest.mark.parametrize("data", [b"\xff\xfe", b"x" * 300 + b"\xc3", b"\xed\xa0\x80"], ids=["short", "long", "half"])
def test_text_that_is_not_utf_8_closes_the_connection(tmp_path: Path, data: bytes) -> None:
    with small(tmp_path) as server:
        table, _ = server.new_table("me", "me", "me")
        with upgraded(server, table) as raw:
            raw.sendall(Frame(Opcode.TEXT, data).serialize(mask=True))
            assert closed_with(raw) == 1007
        with upgraded(server, table) as raw:
            raw.sendall(frame(0x1, data[:9], final=False) + frame(0x0, data[9:100]) + frame(0x1, b"\xff"))
            assert closed_with(raw) in (1007, 1002)
    assert server.log.read_text() == ""


@pytest.mark.parametrize("count", [150, pytest.param(5000, marks=pytest.mark.long)])
def test_no_frames_and_no_handshake_leave_a_traceback(tmp_path: Path, count: int) -> None:
    """Random ones; those that are almost right go furthest."""
    dice = random.Random(7)
    with small(tmp_path) as server:
        table, secrets = server.new_table("me", "me", "me")
        for _ in range(count):
            junk = dice.randbytes(dice.randrange(60))
            with upgraded(server, table) as raw, suppress(OSError):
                for _ in range(dice.randrange(1, 4)):
                    raw.sendall(frame(dice.choice((0, 1, 2, 3, 8, 9, 10, 11)), junk, dice.random() < 0.7))
            head = bytearray(
                LIVE.replace(b"nosuchtable1", table.encode()) + UPGRADE + b"Origin: http://localhost\r\n\r\n"
            )
            for _ in range(dice.randrange(1, 4)):
                head[dice.randrange(len(head))] = dice.randrange(256)
            with dial(server) as raw, suppress(OSError):
                raw.sendall(bytes(head))
                raw.settimeout(0.02)
                raw.recv(4096)
        with server.tab(table, *secrets.values()) as tab:
            assert tab.choose()["type"] == "done"
        until(lambda: server.files() < 60, 5)
    logged = server.log.read_text()
    assert "Traceback" not in logged, logged[:3000]
    assert len(logged.splitlines()) < 6, logged[:3000]


def test_forwarded_headers_of_a_stranger_are_noticed_once(tmp_path: Path) -> None:
    with small(tmp_path) as server:
        for _ in range(5):
            answered(server, asking("api/games", "X-Forwarded-For: 192.0.2.7"))
    (line,) = server.log.read_text().splitlines()
    assert "BERINGIA_PROXIES" in line
    assert "127.0.0.1" in line
    assert " WARNING " in line


def test_a_visitor_behind_a_proxy_of_his_own_is_no_news(tmp_path: Path) -> None:
    with small(tmp_path) as server:
        assert answered(server, asking("api/games", "Via: 1.1 office")) == 200
    assert server.log.read_text() == ""


def test_forwarded_headers_of_the_proxy_are_no_news(tmp_path: Path) -> None:
    with small(tmp_path, BERINGIA_PROXIES="127.0.0.1") as server:
        assert answered(server, asking("api/games", "X-Forwarded-For: 192.0.2.7")) == 200
    assert server.log.read_text() == ""


def test_no_kind_of_line_floods_the_log() -> None:
    """Strangers can bring about errors of many kinds: each is told, with how many were left out."""
    written = io.StringIO()
    log = logging.getLogger("beringia.test.flood")
    handler = logging.StreamHandler(written)
    handler.addFilter(Flood())
    log.addHandler(handler)
    log.setLevel("INFO")
    log.propagate = False
    try:
        for number in range(1000):
            log.error("the database failed: %s", number)
            log.warning(f"made as text {number}")
            log.info("a request")
        lines = written.getvalue().splitlines()
        assert sum("the database failed" in line for line in lines) < 50
        assert sum("made as text" in line for line in lines) < 450
        assert lines.count("a request") == 1000  # who asks for every request gets them
        time.sleep(2.1)
        log.error("the database failed: %s", 1000)
    finally:
        log.removeHandler(handler)
    assert re.search(r"the database failed: 1000 \(9\d\d like this were left out\)$", written.getvalue().strip())


# -- headers


def test_no_answer_about_a_table_is_kept(server: Server) -> None:
    table, secrets = server.new_table("me", "me", "me")
    tokens = list(secrets.values())
    for method, path in (
        ("GET", f"tables/{table}"),
        ("GET", f"tables/{table}/log?seat=0"),
        ("GET", f"tables/{table}/replay?seat=0"),
        ("GET", f"tables/{table}/analysis?seat=0"),
        ("GET", "tables/nosuchtable1"),
        ("POST", f"tables/{table}/hint"),
        ("POST", "tables/mine"),
        ("POST", "tables"),
        ("GET", "nothing"),
    ):
        answer = server.ask(method, path, {} if method == "POST" else None, tokens)
        assert answer.headers.get_list("cache-control") == ["no-store"], path
    assert server.ask("GET", "games/eiszeit/rules").headers["cache-control"] == "no-cache"  # the same for everybody


def test_a_refused_method_names_those_that_are_allowed(server: Server) -> None:
    table, _ = server.new_table("me", "me", "me")
    for path, allowed in (("tables", {"POST"}), (f"tables/{table}", {"GET", "HEAD"}), ("games", {"GET", "HEAD"})):
        answer = server.ask("PUT", path)
        assert (answer.status_code, answer.json()["code"]) == (405, "not-allowed")
        assert set(answer.headers["allow"].split(", ")) == allowed, path
    assert "GET" in httpx.post(f"{server.address}t/x").headers["allow"]


# -- keys between processes


def test_wrong_keys_of_processes_are_limited_and_logged(tmp_path: Path) -> None:
    with small(tmp_path, BERINGIA_REQUEST_BURST="10", BERINGIA_REQUESTS_PER_SECOND="0.001") as server:
        head = {"x-beringia-peer": "guess"}
        with httpx.Client(base_url=server.address) as http:
            statuses = [http.get("/api/peer", headers=head).status_code for _ in range(70)]
        assert statuses == [421] * 50 + [429] * 20
        assert httpx.get(f"{server.address}healthz").status_code == 200
        server.interrupt()
    logged = server.log.read_text()
    assert len(logged.splitlines()) <= 2
    assert "127.0.0.1" in logged
    assert "guess" not in logged


def peer_port(postgres_url: str) -> int:
    """The second port of the first process on a database."""
    engine = open_engine(postgres_url, 5)
    try:
        with engine.connect() as connection:
            address = connection.execute(text("SELECT address FROM processes LIMIT 1")).scalar_one()
    finally:
        engine.dispose()
    return int(str(address).rpartition(":")[2])


def test_other_processes_are_no_single_visitor(postgres: Postgres, tmp_path: Path) -> None:
    """One process passes on the requests of many: they count for their clients in both."""
    limits = {"BERINGIA_CONNECTIONS_PER_ADDRESS": "2", "BERINGIA_PROXIES": "127.0.0.1"}
    with running(postgres.database(), tmp_path, 2, **limits) as (first, second), ExitStack() as stack:
        table, secrets = first.new_table("me", "me", "me")
        for number in range(9):  # more than four sockets from the second process
            tab = stack.enter_context(second.tab(table, *secrets.values(), address=f"192.0.2.{number}"))
        assert tab.choose()["type"] == "done"
        answer = second.ask("GET", f"tables/{table}", tokens=list(secrets.values()))
        assert answer.headers.get_list("cache-control") == ["no-store"]
        for server in (first, second):
            assert server.ask("PUT", f"tables/{table}").headers["allow"] == "GET, HEAD"


def test_the_port_for_other_processes_is_no_way_around_the_limits(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.database()
    limits = {"BERINGIA_CONNECTIONS_PER_ADDRESS": "4", "BERINGIA_REQUEST_BURST": "100"}
    with running(database, tmp_path, 1, BERINGIA_REQUESTS_PER_SECOND="0.001", **limits) as (server,):
        port = peer_port(database)
        key = {"x-beringia-peer": "guess", "Host": "localhost"}
        with httpx.Client(base_url=f"http://127.0.0.1:{port}") as http:
            statuses = [http.get("/api/peer", headers=key).status_code for _ in range(510)]
            assert statuses[:500] == [421] * 500
            assert statuses[500:] == [429] * 10
            assert http.get("/api/games").status_code == 429
        before = server.files()
        with ExitStack() as stack:
            for _ in range(40):  # answers that nobody reads, asked for without a key
                raw = stack.enter_context(socket.create_connection(("127.0.0.1", port), timeout=5))
                raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                with suppress(ConnectionError):
                    raw.sendall(asking("healthz") + asking("api/text/en", "Accept-Encoding: identity") * 50)
            until(lambda: server.files() <= before + 20, 4)  # 8 that count, and some about to be cut off
    assert len(server.log.read_text().splitlines()) <= 2
