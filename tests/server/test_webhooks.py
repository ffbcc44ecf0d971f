"""Webhooks: what a chat is told, where nothing is sent, and that nobody waits for it."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from beringia.server import webhooks
from beringia.server.errors import RequestError
from beringia.server.notices import Notice
from beringia.server.rows import SeatRow, TableRow
from beringia.server.settings import Settings
from beringia.server.terms import Terms
from beringia.server.webhooks import Unreachable, Webhooks, checked_webhook, is_public
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
    assert is_public("8.8.8.8")
    assert is_public("2606:4700::1111")
    assert not is_public("nowhere")
    assert checked_webhook("http://127.0.0.1:9/", Settings(db="", table_webhooks=1, webhook_private=1))


def test_a_name_that_leads_home_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What counts is where a name leads when something is sent, whatever it was before; and nobody asks twice."""
    with chat() as home:
        port = home.url.split(":")[2].split("/")[0]
        asked: list[str] = []

        def leads(host: str, port: int, *_: object, **given: object) -> list[Any]:
            asked.append(host)
            return [(2, 1, 6, "", ("127.0.0.1", port))]

        monkeypatch.setattr("beringia.server.webhooks.socket.getaddrinfo", leads)
        with pytest.raises(Unreachable, match="internet"):
            webhooks.send(f"http://innocent.example:{port}/", b"{}", private=False)
        assert home.told == []
        # Where it is allowed, the connection goes to the address that was looked up.
        assert webhooks.send(f"http://innocent.example:{port}/x", b"{}", private=True) == 204
        assert asked[0] == "innocent.example"
        assert [told["path"] for told in home.told] == ["/x"]


def test_redirects_are_not_followed() -> None:
    with chat() as there, chat(status=302, location=there.url) as here:
        assert webhooks.send(here.url, b"{}", private=True) == 302
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


def test_secrets_and_people_who_are_there_are_not_told_of() -> None:
    async def play() -> None:
        stub = Stub("http://127.0.0.1:1/")
        hooks = Webhooks(Settings(db="", table_webhooks=1, webhook_private=1), stub)
        hooks.hear(Notice("t", "eiszeit", "turn", 1, secret=True))
        hooks.hear(Notice("t", "eiszeit", "turn", 0))
        assert hooks._queue.empty()
        hooks.hear(Notice("t", "eiszeit", "turn", 1))
        hooks.hear(Notice("t", "eiszeit", "over", None))
        told = [json.loads(hooks._queue.get_nowait().body)["text"] for _ in range(2)]
        assert told == ["Bo: it is your turn in Eiszeit.", "Eiszeit is over. Bo won with 5 points."]

    asyncio.run(play())


def test_a_flood_is_bounded_and_a_dead_chat_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        monkeypatch.setattr(webhooks, "TOTAL_SECONDS", 0.3)
        silent = await asyncio.start_server(lambda reader, writer: asyncio.sleep(60), "127.0.0.1", 0)
        port = silent.sockets[0].getsockname()[1]
        hooks = Webhooks(Settings(db="", table_webhooks=1, webhook_private=1), Stub(f"http://127.0.0.1:{port}/"))
        for _ in range(1000):
            hooks.hear(Notice("t", "eiszeit", "turn", 1))
        assert hooks._queue.qsize() == webhooks.TABLE_BURST
        hooks.open()
        for _ in range(200):
            if hooks._failed and next(iter(hooks._failed.values()))[0] >= webhooks.FAILURES:
                break
            await asyncio.sleep(0.05)
        assert hooks._sulks(f"http://127.0.0.1:{port}/"), "who never answers is left alone for a while"
        hooks.close()
        silent.close()

    asyncio.run(asyncio.wait_for(play(), 60))
