"""Webhooks: what a chat is told, where nothing is sent, and that nobody waits for it."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from beringia.server import outgoing, webhooks
from beringia.server.errors import RequestError
from beringia.server.notices import Notice
from beringia.server.outgoing import Outgoing
from beringia.server.rows import SeatRow, TableRow
from beringia.server.settings import Settings
from beringia.server.terms import Terms
from beringia.server.webhooks import Webhooks, checked_webhook
from tests.server.fake_internet import FakeInternet, Heard, silence
from tests.server.running import Server


class Chat:
    """A chat on this machine, which keeps what it is told."""

    def __init__(self, status: int = 204, location: str = "") -> None:
        self.told: list[dict[str, Any]] = []
        chat = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                chat.told.append({"path": self.path, **json.loads(body)})
                self.send_response(status)
                if location:
                    self.send_header("Location", location)
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None: ...

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}/hooks/secret"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def wait(self, count: int) -> list[dict[str, Any]]:
        for _ in range(400):
            if len(self.told) >= count:
                return self.told
            time.sleep(0.05)
        raise AssertionError(f"the chat was told {self.told}")

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@contextmanager
def chat(**given: Any) -> Iterator[Chat]:
    found = Chat(**given)
    try:
        yield found
    finally:
        found.close()


ALLOWED = {"BERINGIA_TABLE_WEBHOOKS": "1", "BERINGIA_WEBHOOK_PRIVATE": "1", "BERINGIA_URL": "https://play.example.org"}


def test_a_chat_is_told_of_turns_and_of_the_end(tmp_path: Path) -> None:
    with (
        chat() as mine,
        chat() as whole,
        Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path, **ALLOWED, BERINGIA_WEBHOOK=whole.url) as server,
    ):
        assert server.get("games")["webhooks"] is True
        seats = [
            {"kind": "me", "name": "Ada @everyone"},
            {"kind": "me", "name": "Bo"},
            {"kind": "bot", "bot": "random"},
        ]
        body = {"game": "eiszeit", "options": {"rounds": 3}, "seats": seats, "webhook": mine.url, "language": "de"}
        made = server.post("tables", body, status=201)
        assert mine.url not in json.dumps(made), "the address is as good as a password"
        table, tokens = made["table"], [link["token"] for link in made["seats"]]
        # Whoever has the first turn of a game is not called: the game begins where it is made.
        with server.tab(table, *tokens) as both:
            while both.scene["decision"]["seat"] != 0:
                both.ask({"type": "ping"})
                if both.decides == 1:
                    assert both.choose()["type"] == "done"
        with server.tab(table, tokens[0]) as ada:
            assert "hooks" not in "".join(ada.heard)
            while not mine.told:  # Ada plays until Bo, who is not there, has to decide
                ada.ask({"type": "ping"})
                if ada.scene["status"] != "playing":
                    break
                if ada.decides is not None:
                    assert ada.choose()["type"] == "done"
                elif ada.scene["decision"]["seat"] == 1:
                    mine.wait(1)
        first = mine.wait(1)[0]
        assert first["content"] == first["text"]
        assert first["text"].startswith("Bo: Du bist dran bei Eiszeit.")
        assert first["text"].endswith(f"https://play.example.org/t/{table}")
        assert first["username"] == "Beringia"
        assert first["allowed_mentions"] == {"parse": []}
        assert whole.wait(1)[0]["text"] == first["text"]
        with server.tab(table, *tokens) as everyone:
            everyone.play_to_end()
        for heard in (mine, whole):
            for _ in range(400):
                if any("ist aus" in told["text"] for told in heard.told):
                    break
                time.sleep(0.05)
        last = mine.told[-1]["text"]
        assert "Eiszeit ist aus" in last
        assert "@" not in last, "nobody is called by a name"
        assert all(tokens[0] not in json.dumps(told) for told in mine.told)
        # Of a private table only its own webhook hears.
        before = len(whole.told)
        private = server.post("tables", {**body, "private": True, "language": "en"}, status=201)
        with server.tab(private["table"], *(link["token"] for link in private["seats"])) as everyone:
            everyone.play_to_end()
        for _ in range(400):
            if any("is over" in told["text"] for told in mine.told):
                break
            time.sleep(0.05)
        assert any("is over" in told["text"] for told in mine.told)
        assert len(whole.told) == before


def test_webhooks_of_tables_are_off_by_default(server: Server) -> None:
    assert server.get("games")["webhooks"] is False
    body = {"game": "eiszeit", "seats": [{"kind": "me"}] * 3, "webhook": "https://example.org/hook"}
    answer = server.ask("POST", "tables", body)
    assert (answer.status_code, answer.json()["code"]) == (403, "no-webhooks")


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org/x",
        "file:/etc/passwd",
        "gopher://example.org",
        "https://",
        "https://user:pass@example.org/",
        "http://127.0.0.1/",
        "http://[::1]/",
        "http://[::ffff:10.0.0.1]/",
        "http://10.1.2.3/",
        "http://192.168.1.1/",
        "http://169.254.169.254/latest/meta-data",
        "http://100.64.0.1/",
        "http://[fe80::1]/",
        "http://[fc00::1]/",
        "http://[64:ff9b::7f00:1]/",
        "http://[2002:7f00:1::]/",
        "http://0.0.0.0/",
        "http://224.0.0.1/",
        "http://192.0.0.192/",
        "http://[fec0::1]/",
        "http://example.org:0/",
        "http://example.org:port/",
        "https://exa mple.org/",
        "https://example.org/\r\nX: y",
        "https://ex\u00e4mple.org/",
        "nonsense",
    ],
)
def test_addresses_that_are_none(url: str) -> None:
    with pytest.raises(RequestError) as refused:
        checked_webhook(url, Settings(db="", table_webhooks=1))
    assert refused.value.code == "invalid"


def test_addresses_of_the_internet() -> None:
    allowed = Settings(db="", table_webhooks=1)
    assert checked_webhook(" https://discord.example/api/webhooks/1/x?wait=1 ", allowed)
    assert checked_webhook("", allowed) is None
    assert checked_webhook("http://127.0.0.1:9/", Settings(db="", table_webhooks=1, webhook_private=1))


def test_redirects_are_not_followed() -> None:
    with chat() as there, chat(status=302, location=there.url) as here:
        assert asyncio.run(Outgoing().post(here.url, b"{}", {}, "t", private=True)) == 302
        assert len(here.told) == 1
        assert there.told == []


class Stub:
    """A table and all tables, as a webhook sees them."""

    def __init__(self, url: str) -> None:
        seats = [SeatRow("human", "Ada"), SeatRow("human", "Bo")]
        self.row = TableRow("t", "eiszeit", "", "1", {}, "playing", 1, "s", ["Ada", "Bo"], seats)
        self.row.terms = Terms(webhook=url)
        self.people_here: set[int] = {0}
        self.outcome = ([3, 5], [1])

    def loaded(self, table_id: str) -> Stub:
        return self


def texts(heard: Heard) -> list[str]:
    return [json.loads(body)["text"] for body in heard.bodies]


async def sent(hooks: Webhooks) -> None:
    while hooks._sending:
        await asyncio.sleep(0.01)


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(test(), 30))


@pytest.fixture
def internet(monkeypatch: pytest.MonkeyPatch) -> Iterator[FakeInternet]:
    running = FakeInternet(monkeypatch)
    yield running
    running.close()


def test_secrets_and_people_who_are_there_are_not_told_of(internet: FakeInternet) -> None:
    async def play() -> None:
        heard = Heard()
        await internet.host("chat.example", heard)
        hooks = Webhooks(Settings(db="", table_webhooks=1), Stub("http://chat.example/"))
        hooks.hear(Notice("t", "eiszeit", "turn", 1, secret=True))
        hooks.hear(Notice("t", "eiszeit", "turn", 0))
        await sent(hooks)
        assert heard.bodies == []
        hooks.hear(Notice("t", "eiszeit", "turn", 1))
        hooks.hear(Notice("t", "eiszeit", "over", None))
        hooks.hear(Notice("t", "eiszeit", "lost", 1))
        await sent(hooks)
        assert texts(heard) == [
            "Bo: it is your turn in Eiszeit.",
            "Eiszeit is over. Bo won with 5 points.",
            "Bo: a new link for your seat in Eiszeit is asked for. Open the table, and it stays yours.",
        ]

    run(play)


def test_where_spectators_see_late_the_server_does_not_tell_whose_turn_it_is(internet: FakeInternet) -> None:
    async def play() -> None:
        own, whole = Heard(), Heard()
        await internet.host("own.example", own)
        await internet.host("whole.example", whole)
        stub = Stub("http://own.example/")
        hooks = Webhooks(Settings(db="", table_webhooks=1, webhook="http://whole.example/"), stub)
        for delay in (0, 300):
            stub.row.terms = replace(stub.row.terms, delay=delay)
            hooks.hear(Notice("t", "eiszeit", "turn", 1))
            hooks.hear(Notice("t", "eiszeit", "over", None))
        await sent(hooks)
        turn, over = "Bo: it is your turn in Eiszeit.", "Eiszeit is over. Bo won with 5 points."
        assert texts(whole) == [turn, over, over]
        assert texts(own) == [turn, over, turn, over], "those who play are called in time"

    run(play)


def test_silent_chats_do_not_delay_the_others(internet: FakeInternet) -> None:
    async def play() -> None:
        heard = Heard()
        await internet.host("good.example", heard)
        stubs = {f"t{number}": Stub(f"http://silent{number}.example/") for number in range(12)}
        for number in range(12):
            await internet.host(f"silent{number}.example", silence)
        stubs["mine"] = Stub("http://good.example/")

        class All:
            def loaded(self, table_id: str) -> Stub:
                return stubs[table_id]

        hooks = Webhooks(Settings(db="", table_webhooks=1), All())
        for table in stubs:
            hooks.hear(Notice(table, "eiszeit", "turn", 1))
        began = time.monotonic()
        while not heard.bodies:
            await asyncio.sleep(0.01)
        assert time.monotonic() - began < 2
        hooks.close()

    run(play)


def test_a_flood_is_bounded_and_a_dead_chat_is_left_alone(
    internet: FakeInternet, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        monkeypatch.setattr(outgoing, "TOTAL_SECONDS", 0.1)
        await internet.host("silent.example", silence)
        hooks = Webhooks(Settings(db="", table_webhooks=1), Stub("http://silent.example/"))
        for _ in range(1000):
            hooks.hear(Notice("t", "eiszeit", "turn", 1))
        assert len(hooks._sending) == webhooks.TABLE_BURST
        await sent(hooks)
        assert hooks._sulks("http://silent.example/"), "who never answers is left alone for a while"
        hooks.close()

    run(play)


def test_refusals_of_this_server_are_not_failures_of_the_address(
    internet: FakeInternet, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        monkeypatch.setattr(outgoing, "MOST_OF_OWNER", 0, raising=False)
        monkeypatch.setattr(outgoing, "MOST_OF_SITE", 0, raising=False)
        heard = Heard()
        await internet.host("chat.example", heard)
        hooks = Webhooks(Settings(db="", table_webhooks=1), Stub("http://chat.example/"))
        for _ in range(webhooks.FAILURES + 1):
            hooks.hear(Notice("t", "eiszeit", "turn", 1))
        await sent(hooks)
        assert heard.bodies == []
        assert not hooks._sulks("http://chat.example/")

    run(play)


def test_a_full_queue_drops_the_messages_of_the_table_that_has_most(
    internet: FakeInternet, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        monkeypatch.setattr(webhooks, "MAX_WAITING", 10)
        heard = Heard()
        await internet.host("good.example", heard)
        await internet.host("silent.example", silence)
        stubs = {"evil": Stub("http://silent.example/"), "mine": Stub("http://good.example/")}

        class All:
            def loaded(self, table_id: str) -> Stub:
                return stubs[table_id]

        hooks = Webhooks(Settings(db="", table_webhooks=1), All())
        for _ in range(10):
            hooks.hear(Notice("evil", "eiszeit", "turn", 1))
        await asyncio.sleep(0.05)
        hooks.hear(Notice("mine", "eiszeit", "turn", 1))
        assert len(hooks._sending) == 10
        for _ in range(100):
            await asyncio.sleep(0.01)
        assert len(heard.bodies) == 1
        hooks.close()

    run(play)
