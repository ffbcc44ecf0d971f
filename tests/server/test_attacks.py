"""What strangers do to a public server: sockets, headers, frames, names. Whoever plays meanwhile notices nothing."""

from __future__ import annotations

import base64
import json
import os
import socket
import struct
import time
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from beringia.server.limits import counted_as
from beringia.server.seating import clean_name, distinct, free_name
from tests.server.running import Server, Tab


def small(tmp_path: Path, **environment: str) -> Server:
    return Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path, **environment)


def dial(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=20)


def said(server: Server, request: bytes) -> bytes:
    """Everything that the server answers before it closes the connection."""
    with dial(server) as raw:
        raw.sendall(request)
        answer = b""
        while part := raw.recv(65536):
            answer += part
        return answer


def let_go(raw: socket.socket, data: bytes, times: int, pause: float = 0.0) -> bool:
    """True if the server closes the connection of who sends and never reads."""
    try:
        for _ in range(times):
            raw.sendall(data)
            time.sleep(pause)
    except TimeoutError:
        return False
    except OSError:
        return True
    return False


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


# -- sockets that say nothing


@pytest.mark.parametrize("count", [450, pytest.param(1100, marks=pytest.mark.long)])
def test_silent_sockets_stop_nobody(tmp_path: Path, count: int) -> None:
    """As many as the server may open files, and a tenth more."""
    server = small(tmp_path, BERINGIA_REQUEST_SECONDS="5", FILES=str(count * 10 // 11))
    with ExitStack() as stack:
        stack.enter_context(server)
        table, secrets = server.new_table("me", "me", "me")
        tab = stack.enter_context(server.tab(table, *secrets.values()))
        for _ in range(count):
            stack.enter_context(dial(server))
        dialled = time.monotonic()
        for _ in range(3):
            assert tab.choose()["type"] == "done"
        newcomer = stack.enter_context(server.tab(table, *secrets.values()))
        assert newcomer.choose()["type"] == "done"
        assert httpx.get(server.address).status_code == 200
        while server.files() >= 100:  # until all are let go
            assert time.monotonic() - dialled < 15
            time.sleep(0.1)
        assert newcomer.choose()["type"] == "done"
    logged = server.log.read_text()
    assert "Traceback" not in logged
    assert len(logged.splitlines()) < 10


def test_half_a_request_and_an_unread_answer_do_not_last(tmp_path: Path) -> None:
    with small(tmp_path, BERINGIA_REQUEST_SECONDS="1", BERINGIA_STALL_SECONDS="2") as server:
        begun = time.monotonic()
        assert said(server, b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ") == b""
        late = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\ncontent-length: 9\r\n\r\n{"
        assert said(server, late) == b""
        assert time.monotonic() - begun < 15
        with dial(server) as raw:  # asks for much and reads nothing
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            ask = b"GET /api/text/en HTTP/1.1\r\nHost: localhost\r\n\r\n"
            assert let_go(raw, ask * 200, 60, 0.2)


# -- HTTP that is not quite HTTP


def test_a_request_with_two_lengths_is_refused(tmp_path: Path) -> None:
    with small(tmp_path) as server:
        head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\ncontent-type: application/json\r\n"
        both = head + b"content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n"
        assert status(said(server, both)) == 400

        # 100 kB of headers: in one piece and in many, for a page and for a WebSocket
        for upgrade in (b"", b"connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"):
            head = b"GET / HTTP/1.1\r\nHost: localhost\r\n" + upgrade
            for flood in (b"x: " + b"y" * 100_000 + b"\r\n", b"x: yyyyyyyyyyyyy\r\n" * 6000):
                assert status(said(server, head + flood + b"\r\n")) == 431
        assert status(said(server, b"GET /" + b"a" * 9000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n")) in (414, 431)

        page = httpx.head(server.address)
        assert (page.status_code, page.content) == (200, b"")
        assert httpx.head(f"{server.address}api/games").status_code == 200
        assert httpx.head(f"{server.address}api/nothing").status_code == 404
    assert "Traceback" not in server.log.read_text()


def test_only_own_names_and_own_pages(tmp_path: Path) -> None:
    with small(tmp_path, BERINGIA_URL="https://play.example.org", BERINGIA_HOSTS="club.lan") as server:
        table, _ = server.new_table("me", "me", "me")
        games = f"{server.address}api/games"
        for host in ("localhost", f"127.0.0.1:{server.port}", "[::1]", "play.example.org", "club.lan:8000"):
            assert httpx.get(games, headers={"Host": host}).status_code == 200, host
        for host in ("evil.example", "play.example.org.evil.example", "localhost.evil.example", "", "a b"):
            refused = httpx.get(games, headers={"Host": host})
            assert (refused.status_code, refused.json()["code"]) == (421, "wrong-host"), host
        wish = {"game": "eiszeit", "seats": [{"kind": "me"}] * 3}
        own = f"http://127.0.0.1:{server.port}"
        live = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
        for origin in (own, "https://play.example.org"):
            assert httpx.post(f"{server.address}api/tables", json=wish, headers={"Origin": origin}).status_code == 201
            with connect(live, additional_headers={"Origin": origin}):
                pass
        for origin in ("http://evil.example", "null", "http://127.0.0.1:1", "file://", "http://[", "http://a:b"):
            refused = httpx.post(f"{server.address}api/tables", json=wish, headers={"Origin": origin})
            assert (refused.status_code, refused.json()["code"]) == (403, "wrong-origin"), origin
            with pytest.raises(InvalidStatus) as closed, connect(live, additional_headers={"Origin": origin}):
                pass
            assert closed.value.response.status_code == 403


def test_a_path_writes_nothing_into_the_log_and_asks_nothing_of_the_database(either: Server) -> None:
    before = either.log.read_text()
    for path in (
        "a%00b",
        "a%0a2026-01-01%20ERROR%20forged",
        "%0d%0aforged",
        "a%1b[31mforged",
        "x" * 33,
        "%ff",
        "a%20b",
    ):
        for suffix in ("", "/replay", "/log", "/record"):
            answer = either.ask("GET", f"tables/{path}{suffix}")
            assert (answer.status_code, answer.json()["code"]) == (404, "not-found"), path
        assert Tab(either, path).close_code() == 4404
    assert either.post("tables/mine", {"tables": [{"table": "a\x00b"}, {"table": "\n"}]}) == {"tables": []}
    assert either.log.read_text() == before


# -- frames that are no messages


def frame(opcode: int, data: bytes = b"", final: bool = True) -> bytes:
    """A frame as a client sends it, masked with zeros."""
    assert len(data) < 126
    return bytes([opcode | (0x80 if final else 0), 0x80 | len(data)]) + bytes(4) + data


def asked(server: Server, table: str) -> socket.socket:
    """A connection that has asked to become a WebSocket."""
    raw = dial(server)
    key = base64.b64encode(os.urandom(16)).decode()
    raw.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    return raw


def upgraded(server: Server, table: str) -> socket.socket:
    raw = asked(server, table)
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += raw.recv(4096)
    assert status(answer) == 101
    return raw


def closed_with(raw: socket.socket) -> int | None:
    """The code of the close frame that ends a connection; ``None`` if it just ended."""
    heard = b""
    try:
        while part := raw.recv(65536):
            heard += part
    except ConnectionResetError:
        pass
    at = heard.rfind(b"\x88")
    return None if at < 0 else int(struct.unpack("!H", heard[at + 2 : at + 4])[0])


def test_a_server_that_stops_while_many_dial_leaves_no_error(tmp_path: Path) -> None:
    with ExitStack() as stack:
        with small(tmp_path, BERINGIA_MESSAGES_PER_SECOND="10000") as server:
            table, _ = server.new_table("me", "me", "me")
            for number in range(1500):
                raw = stack.enter_context(asked(server, (table, "nosuchtable1")[number % 2]))
                raw.shutdown(socket.SHUT_WR)
        assert server.log.read_text() == ""


@pytest.mark.parametrize(
    "flood",
    [frame(0x0, final=False) * 5000, frame(0x9, b"p" * 100) * 5000, frame(0xA) * 5000],
    ids=["empty fragments", "pings", "pongs"],
)
def test_a_flood_of_frames_costs_its_sender_the_connection(server: Server, flood: bytes) -> None:
    table, secrets = server.new_table("me", "me", "me")
    with server.tab(table, *secrets.values()) as tab, upgraded(server, table) as raw:
        memory = server.memory()
        try:
            if flood[0] == 0x0:
                raw.sendall(frame(0x1, b"{", final=False))
            for _ in range(20):
                raw.sendall(flood)
            assert closed_with(raw) in (1008, None)
        except OSError:
            pass  # closed while it was still sending
        assert server.memory() < memory + 30_000_000
        assert tab.choose()["type"] == "done"


def test_pings_whose_pongs_nobody_reads_are_not_kept(server: Server) -> None:
    table, _ = server.new_table("me", "me", "me")
    with upgraded(server, table) as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        assert let_go(raw, frame(0x9, b"p" * 125) * 1000, 2000)


# -- who is counted, and called, as what


def test_a_household_counts_as_one_address() -> None:
    assert counted_as("2001:db8:1:2::1") == counted_as("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert counted_as("2001:db8:1:3::1") != counted_as("2001:db8:1:2::1")
    assert counted_as("fe80::1%eth0") == "fe80::/64"
    assert counted_as("::ffff:192.0.2.7") == counted_as("192.0.2.7") == "192.0.2.7"
    assert counted_as("192.0.2.8") != counted_as("192.0.2.7")
    assert counted_as("unknown") == "unknown"


def test_addresses_of_one_household_share_their_limits(tmp_path: Path) -> None:
    limits = {"BERINGIA_TABLE_BURST": "3", "BERINGIA_TABLES_PER_SECOND": "0.001", "BERINGIA_PROXIES": "127.0.0.1"}
    with small(tmp_path, **limits) as server:
        wish = {"game": "eiszeit", "seats": [{"kind": "me"}] * 3}

        def made(address: str) -> int:
            headers = {"X-Forwarded-For": address}
            return httpx.post(f"{server.address}api/tables", json=wish, headers=headers, timeout=20).status_code

        assert [made(f"2001:db8::{number}") for number in range(1, 5)] == [201, 201, 201, 429]
        assert made("2001:db8:0:1::1") == 201


@pytest.mark.parametrize(
    "name",
    ["a\x00b", "a\u202eb", "a\u200bb", "\u2066a", "\ufeffAda", "A\u00adda", "\u3164", "\u2800", "a\u2028\u2029b\x1b[0m",
     "\U000e0041", "\ue000"],
)  # fmt: skip
def test_names_have_no_characters_that_nobody_sees(server: Server, name: str) -> None:
    wish = {"game": "eiszeit", "seats": [{"kind": "me", "name": name}, {"kind": "me"}, {"kind": "me"}]}
    answer = server.ask("POST", "tables", wish)
    assert (answer.status_code, answer.json()["code"]) == (422, "invalid")


def test_names_are_composed_and_distinct(server: Server) -> None:
    assert clean_name("  Zoe\u0308\u00a0 B ") == "Zoë B"
    assert clean_name("מרים") == "מרים"  # letters of any script
    assert distinct("ada", ["Ada", "Bo"]) == "ada 2"
    assert distinct("A d a", ["Ada"]) == "A d a 2"
    assert distinct("Ａｄａ", ["Ada", "ada 2"]) == "Ａｄａ 3"  # noqa: RUF001
    assert distinct("x" * 40, ["x" * 40]) == "x" * 37 + " 2"
    assert free_name(["ulu", "KIVA"]) == "Oona"

    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "name": "aDA"}]
    made = server.post("tables", {"game": "eiszeit", "seats": seats}, status=201)
    invitation = made["seats"][1]["invitation"]
    joined = server.post(f"tables/{made['table']}/join", {"secret": invitation, "name": "A\u0064a"})
    assert [seat["name"] for seat in joined["summary"]["seats"]] == ["Ada", "Ada 3", "aDA 2"]
    again = server.post(f"tables/{made['table']}/join", {"secret": joined["token"], "name": "Ada 3"})
    assert again["summary"]["seats"][1]["name"] == "Ada 3"  # one's own name is free


# -- places at a table


def test_spectators_never_take_the_place_of_a_player(tmp_path: Path) -> None:
    limits = {"BERINGIA_CONNECTIONS_PER_TABLE": "5", "BERINGIA_CONNECTIONS": "20", "BERINGIA_CONNECTIONS_PER_SEAT": "2"}
    with small(tmp_path, **limits) as server, ExitStack() as stack:
        table, secrets = server.new_table("me", "me", "me")
        for _ in range(5):
            stack.enter_context(server.tab(table))
        refused = Tab(server, table)
        refused.send({"type": "hello"})
        assert refused.close_code() == 4429
        tab = stack.enter_context(server.tab(table, *secrets.values()))
        assert tab.choose()["type"] == "done"
        stack.enter_context(server.tab(table, *secrets.values()))
        third = Tab(server, table)
        third.send({"type": "hello", "tokens": list(secrets.values())})
        assert third.close_code() == 4429

        # ... and not all places of the server, at many tables
        watched = 5
        while watched < 16:  # of 20: a fifth is for people with a seat
            other, _ = server.new_table("me", "me", "me")
            stack.enter_context(server.tab(other))
            watched += 1
        refused = Tab(server, other)
        refused.send({"type": "hello"})
        assert refused.close_code() == 4429
        other, others = server.new_table("me", "me", "me")
        assert stack.enter_context(server.tab(other, *others.values())).choose()["type"] == "done"


def test_a_lost_answer_to_join_can_be_asked_for_again(server: Server) -> None:
    table, secrets = server.new_table("me", "open", "me")
    token = base64.urlsafe_b64encode(os.urandom(24)).decode()
    body = json.dumps({"secret": secrets[1], "name": "Bo", "token": token}).encode()
    head = f"POST /api/tables/{table}/join HTTP/1.1\r\nHost: localhost\r\ncontent-type: application/json\r\n"
    with dial(server) as raw:
        raw.sendall(f"{head}content-length: {len(body)}\r\n\r\n".encode() + body)
    time.sleep(0.5)  # nobody has read the answer
    joined = server.post(f"tables/{table}/join", {"secret": secrets[1], "name": "Bo", "token": token})
    assert (joined["seat"], joined["token"]) == (1, token)
    with server.tab(table, token) as tab:
        assert tab.viewers == ["1"]
