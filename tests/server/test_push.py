"""Web Push: whoever is away is told of his turn by a service that the test starts, and nobody learns more than that."""

from __future__ import annotations

import asyncio
import contextlib
import json
import queue
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag
from hypothesis import given, settings
from hypothesis import strategies as st

from beringia.server import webpush
from beringia.server.notices import Notice
from beringia.server.outgoing import Forbidden, Outgoing
from beringia.server.pushing import MOST_BROWSERS, Pushing
from beringia.server.rows import SeatRow, TableRow
from beringia.server.settings import Settings
from beringia.server.store import Store
from beringia.server.webpush import Keys, Target, decoded
from tests.server.fake_internet import FakeInternet, Heard
from tests.server.push_service import Browser, EndlessService, PushService, verify
from tests.server.running import Server

ANYWHERE = {"BERINGIA_PUSH_ANYWHERE": "1", "BERINGIA_PUSH_SECONDS": "0.05", "BERINGIA_PUSH_PATIENCE": "600"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("push")
    with Server(f"sqlite:///{folder / 'tables.sqlite'}", folder, **ANYWHERE) as running:
        yield running


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as running:
        yield running


def new_table(server: Server, *seats: str, **options: Any) -> tuple[str, dict[int, str]]:
    """A table that waits for a person, and whose first turn nobody has to be told of any more."""
    table, tokens = server.new_table(*seats, **options)
    with server.tab(table, *tokens.values()) as tab:
        tab.settle()
    return table, tokens


def turn(server: Server, table: str, tokens: dict[int, str]) -> int:
    """Plays for all who are asked, one after the other and then gone again, until it is another seat's turn."""
    with server.tab(table, *tokens.values()) as tab:
        tab.settle()
        first = tab.decides
        while tab.scene["status"] == "playing" and tab.decides == first:
            assert tab.choose()["type"] == "done"
            tab.settle()
        return -1 if tab.decides is None else tab.decides


# -- the message


def test_the_receiver_of_these_tests_is_that_of_the_standard() -> None:
    """RFC 8291, section 5: the example of the standard is read, so what our server sends is read by browsers."""
    browser = Browser("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", "BTBZMqHH6r4Tts7J_aSIgg")
    assert browser.subscription("")["p256dh"] == (
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    body = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3"
        "jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.read(decoded(body)) == b"When I grow up, I want to be a watermelon"


@given(st.binary(max_size=webpush.PADDED - 1).filter(lambda data: not data.endswith(b"\0")))
@settings(max_examples=50, deadline=None)
def test_messages_are_for_one_browser_and_all_of_one_length(message: bytes) -> None:
    browser, other = Browser(), Browser()
    given_out = browser.subscription("")
    body = webpush.encrypted(message, Target("", given_out["p256dh"], given_out["auth"]))
    assert browser.read(body) == message
    assert len(body) == 16 + 4 + 1 + 65 + webpush.PADDED + 16
    with pytest.raises(InvalidTag):
        other.read(body)


def test_keys_are_kept_as_text() -> None:
    made = Keys.new()
    assert Keys(made.private).public == made.public
    assert len(decoded(made.public)) == 65


# -- who is told


def test_a_turn_is_told_to_who_is_away(server: Server, service: PushService) -> None:
    table, tokens = new_table(server, "me", "me", "bot:random")
    browsers = {seat: Browser() for seat in tokens}
    for seat, language in ((0, "de"), (1, "nl")):
        wanted = browsers[seat].subscription(f"{service.address}/{seat}", language)
        assert server.post(f"tables/{table}/push", wanted, [tokens[seat]]) == {"seats": [seat]}
    asked = turn(server, table, tokens)
    received = service.wait()
    assert received.path == f"/{asked}"
    said = ("Du bist am Zug.", "Je bent aan de beurt.")[asked]
    assert json.loads(browsers[asked].read(received.body)) == {"title": "Eiszeit", "body": said, "table": table}
    assert received.headers["content-encoding"] == "aes128gcm"
    assert int(received.headers["ttl"]) > 0
    assert len(received.headers["topic"]) == 32
    claims = verify(received, server.get("push")["key"], service.address)
    assert claims["sub"].startswith(("mailto:", "https:"))
    with pytest.raises(InvalidTag):
        browsers[1 - asked].read(received.body)


def test_who_is_said_to_have_lost_his_link_is_told_at_once(server: Server, service: PushService) -> None:
    table, secrets = server.new_table("me", "open", "bot:random")
    token = server.post(f"tables/{table}/join", {"secret": secrets[1]})["token"]
    browser = Browser()
    server.post(f"tables/{table}/push", browser.subscription(f"{service.address}/1", "de"), [token])
    for _ in range(2):  # to ask twice is to ask once
        assert server.post(f"tables/{table}/seats/1/link", {}, [secrets[0]])["invitation"] is None
    said = []
    with contextlib.suppress(queue.Empty):
        while True:
            said.append(json.loads(browser.read(service.wait(2).body)))
    lost = [message for message in said if message["body"] != "Du bist am Zug."]
    assert [message["table"] for message in lost] == [table]
    assert lost[0]["body"].startswith("Jemand sagt, du hättest deinen Link verloren.")


def test_the_end_is_told_to_all(server: Server, service: PushService) -> None:
    table, tokens = new_table(server, "me", "me", "bot:random", rounds=3)
    browsers = {seat: Browser() for seat in tokens}
    for seat, token in tokens.items():
        server.post(f"tables/{table}/push", browsers[seat].subscription(f"{service.address}/{seat}"), [token])
    with server.tab(table, *tokens.values()) as tab:
        tab.play_to_end()
    said: dict[str, list[str]] = {}
    while {path for path, bodies in said.items() if "The game is over." in bodies} != {"/0", "/1"}:
        received = service.wait()
        message = json.loads(browsers[int(received.path[1:])].read(received.body))
        said.setdefault(received.path, []).append(message["body"])
    # Who sits at the table and answers is not called, so nothing else was sent.
    assert said == {"/0": ["The game is over."], "/1": ["The game is over."]}


def test_the_first_turn_of_a_rematch_is_told(server: Server, service: PushService) -> None:
    table, tokens = new_table(server, "me", "me", "me", rounds=3)
    for seat, token in tokens.items():
        server.post(f"tables/{table}/push", Browser().subscription(f"{service.address}/{seat}"), [token])
    with server.tab(table, *tokens.values()) as tab:
        tab.play_to_end()
    for _ in tokens:
        service.wait()  # it is over
    again = server.post(f"tables/{table}/rematch", {}, [tokens[1]], status=201)["table"]
    with server.tab(again) as spectator:
        asked = spectator.scene["decision"]["seat"]
    assert service.wait().path == f"/{asked}"


def test_who_answers_by_himself_is_not_called(server: Server, service: PushService) -> None:
    table, tokens = new_table(server, "me", "bot:random", "bot:random")
    server.post(f"tables/{table}/push", Browser().subscription(f"{service.address}/0"), [tokens[0]])
    with server.tab(table, tokens[0]) as tab:
        for _ in range(12):
            tab.settle()
            tab.choose()
        tab.settle()
        with pytest.raises(queue.Empty):
            service.wait(1)


def test_stopping_and_services_that_know_nobody_any_more(server: Server, service: PushService) -> None:
    table, tokens = new_table(server, "me", "me", "bot:random")
    for seat in tokens:
        for browser in ("a", "b", "c"):
            wanted = Browser().subscription(f"{service.address}/{browser}{seat}")
            server.post(f"tables/{table}/push", wanted, [tokens[seat]])
    service.answers = {"/b0": 410, "/b1": 404}
    for seat in tokens:
        stopped = {"endpoint": f"{service.address}/c{seat}"}
        assert server.post(f"tables/{table}/push/stop", stopped, [tokens[seat]]) == {"seats": []}
    heard: list[str] = []
    for _ in range(4):
        asked = turn(server, table, tokens)
        wanted_paths = {f"/a{asked}"} | ({f"/b{asked}"} if f"/b{asked}" not in heard else set())
        got = {service.wait().path for _ in wanted_paths}
        assert got == wanted_paths
        heard += got
    assert not [path for path in heard if path.startswith("/c")]
    with pytest.raises(queue.Empty):
        service.wait(0.5)


def test_only_who_holds_a_seat_is_told_of_it(server: Server, service: PushService) -> None:
    table, tokens = server.new_table("me", "open", "bot:random")
    wanted = Browser().subscription(f"{service.address}/spy")
    for given_tokens in ([], ["x" * 32], [tokens[1]]):  # nobody, a guess, an invitation
        answer = server.ask("POST", f"tables/{table}/push", wanted, given_tokens)
        assert answer.status_code == 403, answer.text
        assert server.ask("POST", f"tables/{table}/push/stop", {"endpoint": "https://a.b/c"}, []).status_code == 403
    assert server.ask("POST", "tables/nowhere/push", wanted, [tokens[0]]).status_code == 404
    # The seat changes hands: who held it before is told nothing any more.
    joined = server.post(f"tables/{table}/join", {"secret": tokens[1], "name": "Bo"})
    server.post(f"tables/{table}/push", wanted, [joined["token"]])
    row = server.get(f"tables/{table}", [joined["token"]])
    assert row["seats"][1]["mine"]


def test_a_seat_has_so_many_browsers(server: Server, service: PushService) -> None:
    table, tokens = new_table(server, "me", "me", "bot:random")
    for number in range(MOST_BROWSERS + 3):
        for seat in tokens:
            wanted = Browser().subscription(f"{service.address}/{seat}/{number}")
            server.post(f"tables/{table}/push", wanted, [tokens[seat]])
    asked = turn(server, table, tokens)
    told = {service.wait().path for _ in range(MOST_BROWSERS)}
    assert told == {f"/{asked}/{number}" for number in range(3, MOST_BROWSERS + 3)}
    with pytest.raises(queue.Empty):
        service.wait(0.5)


def test_a_service_that_hangs_or_leads_elsewhere_holds_up_nobody(server: Server, service: PushService) -> None:
    service.hold = 3
    table, tokens = new_table(server, "me", "me", "bot:random")
    for seat in tokens:
        server.post(f"tables/{table}/push", Browser().subscription(f"{service.address}/{seat}"), [tokens[seat]])
        service.answers[f"/{seat}"] = 302
    first = turn(server, table, tokens)
    assert service.wait().path == f"/{first}"
    with server.tab(table, *tokens.values()) as tab:  # it has not answered yet, and the game goes on
        for _ in range(5):
            tab.settle()
            assert tab.choose()["type"] == "done"
    while not service.received.empty():
        assert service.wait().path != "/elsewhere"


def test_the_key_is_made_once(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with Server(database, tmp_path) as server:
        key = server.get("push")["key"]
        server.stop()
        server.start()
        assert server.get("push")["key"] == key
    other = tmp_path / "other"
    other.mkdir()
    with Server(f"sqlite:///{other / 'tables.sqlite'}", other) as server:
        assert server.get("push")["key"] != key


# -- nothing leaks, and nobody is attacked


def test_in_a_window_only_who_is_asked_is_told(server: Server, service: PushService) -> None:
    """Valley, where everybody may hold a trump: whatever is pushed to a seat, that seat is asked at that moment; and a
    message says no more than that."""
    seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]
    made = server.post("tables", {"game": "valley", "seats": seats, "poker_face": False}, status=201)
    table, tokens = made["table"], [link["token"] for link in made["seats"]]
    browsers = [Browser() for _ in seats]
    for seat, token in enumerate(tokens):
        server.post(f"tables/{table}/push", browsers[seat].subscription(f"{service.address}/{seat}"), [token])
    checked = 0
    asked: set[int | None] = set()  # since the last check: who was asked may be told late
    for _ in range(400):
        with server.tab(table, *tokens) as tab:
            if tab.scene["status"] != "playing" or checked >= 6:
                break
            tab.settle()
            if tab.scene["status"] != "playing":
                break
            before = tab.decides
            tab.choose()
            tab.settle()
            after = tab.decides
        asked |= {before, after}
        if after is None or after == before:
            continue
        seat = -1
        while seat != after:
            received = service.wait()
            seat = int(received.path[1:])
            message: dict[str, Any] = json.loads(browsers[seat].read(received.body))
            assert seat in asked
            assert message == {"title": message["title"], "body": "It is your turn.", "table": table}
        asked = {after}
        checked += 1
    assert checked >= 6


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://10.0.0.8/x",
        "https://192.168.1.1/x",
        "https://169.254.169.254/latest/meta-data",
        "https://[fd00::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://100.64.0.1/x",
        "https://0.0.0.0/x",
        "https://224.0.0.1/x",
        "https://192.0.0.192/x",
        "https://[fec0::1]/x",
        "https://[64:ff9b::7f00:1]/x",
        "https://[2002:7f00:1::]/x",
        "https://push.example.org:8443/x",
        "https://push.example.org:0/x",
        "https://user:word@push.example.org/x",
        "https:///x",
        "ftp://push.example.org/x",
        "file:/etc/passwd",
        "https://push.example.org/x\r\nX-Evil: 1",
        "https://push.example.org/ x",
        "https://push.example.org:99999/x",
        "https://[::1/x",
        "https://püsh.example.org/x",
        "https://push.example.org/" + "x" * 2000,
    ],
)
def test_endpoints_that_nothing_is_sent_to(endpoint: str) -> None:
    with pytest.raises(Forbidden):
        webpush.check_endpoint(endpoint, anywhere=False)


def test_names_that_lead_into_the_own_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that is harmless when it is looked at may lead here when something is sent."""

    async def play() -> None:
        internet, heard = FakeInternet(monkeypatch), Heard()
        await internet.host("push.example.org", heard, "::ffff:192.168.0.1")
        keys = Browser().subscription("https://push.example.org/x")
        target = Target(keys["endpoint"], keys["p256dh"], keys["auth"])
        with pytest.raises(Forbidden):
            await webpush.send(Outgoing(), b"x", target, Keys.new(), "mailto:a@b.c", "table")
        assert heard.heads == []
        internet.close()

    asyncio.run(asyncio.wait_for(play(), 10))


def test_the_browsers_of_a_stranger_hold_up_nobody_else(server: Server, service: PushService) -> None:
    """Their service says without end that it goes on, so that no step of the request takes long."""
    with EndlessService() as endless:
        strange, mine = (new_table(server, "me", "me", "bot:random") for _ in range(2))
        for table, tokens, address in ((*strange, endless.address), (*mine, service.address)):
            for number in range(4):
                for seat in tokens:
                    wanted = Browser().subscription(f"{address}/{seat}/{number}")
                    server.post(f"tables/{table}/push", wanted, [tokens[seat]])
        turn(server, *strange)
        endless.wait(4)
        asked = turn(server, *mine)
        assert {service.wait(20).path for _ in range(4)} == {f"/{asked}/{number}" for number in range(4)}


def test_a_newer_turn_replaces_a_message_that_nobody_takes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often it is the turn of a seat, its messages do not pile up."""

    async def play() -> None:
        options = Settings(db=f"sqlite:///{tmp_path / 'tables.sqlite'}", push_seconds=0.0)
        store = Store(options.db)
        sent: list[str] = []

        async def never(self: Outgoing, url: str, *rest: object, **given: object) -> int:
            sent.append(url)
            await asyncio.sleep(60)
            return 201

        async def overdue(self: Pushing, table_id: str, seat: int) -> bool:
            del self._since[table_id, seat]
            return True

        class One:
            row = TableRow("t", "eiszeit", "", "1", {}, "playing", 1, "s", ["Ada"], [SeatRow("human", "Ada")])

            def loaded(self, table_id: str) -> Any:
                return self

        keys = Browser().subscription("https://push.example.org/x")
        found = [(0, Target(keys["endpoint"], keys["p256dh"], keys["auth"]), "en")]
        monkeypatch.setattr(Outgoing, "post", never)
        monkeypatch.setattr(Pushing, "_is_overdue", overdue)
        monkeypatch.setattr(Pushing, "_subscriptions", lambda *given: found)
        pushing = Pushing(store, options, One())
        for number in range(5):
            pushing.hear(Notice("t", "eiszeit", "turn", 0))
            while len(sent) <= number:
                await asyncio.sleep(0.01)
            assert len(pushing._sending) == 1
        await asyncio.sleep(0.01)
        assert sum("_tell" in repr(task) for task in asyncio.all_tasks()) == 1
        pushing.close()
        store.close()

    asyncio.run(asyncio.wait_for(play(), 20))


def test_a_full_queue_drops_the_messages_of_the_table_that_has_most(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        class NoTables:
            def loaded(self, table_id: str) -> None:
                return None

        async def waits(self: Pushing, notice: Notice) -> None:
            await asyncio.sleep(60)

        options = Settings(db=f"sqlite:///{tmp_path / 'tables.sqlite'}")
        store = Store(options.db)
        monkeypatch.setattr("beringia.server.pushing.MOST_WAITING", 4)
        monkeypatch.setattr(Pushing, "_tell", waits)
        pushing = Pushing(store, options, NoTables())
        for seat in range(4):
            pushing.hear(Notice("evil", "eiszeit", "turn", seat))
        pushing.hear(Notice("mine", "eiszeit", "turn", 0))
        assert [(table, seat) for table, seat, _ in pushing._sending] == [
            ("evil", 0),
            ("evil", 1),
            ("evil", 2),
            ("mine", 0),
        ]
        await asyncio.sleep(0.01)
        assert ("evil", 3) not in pushing._since, "its next turn is told"
        assert ("mine", 0) in pushing._since
        pushing.close()
        store.close()

    asyncio.run(asyncio.wait_for(play(), 20))


def test_a_server_on_the_internet_refuses_them_and_what_is_no_key(tmp_path: Path) -> None:
    slow = {"BERINGIA_REQUEST_BURST": "120", "BERINGIA_REQUESTS_PER_SECOND": "1"}
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path, **slow) as server:
        table, tokens = new_table(server, "me", "bot:random", "bot:random")
        good = Browser().subscription("https://push.example.org/x")
        assert server.post(f"tables/{table}/push", good, [tokens[0]]) == {"seats": [0]}
        wrong: list[dict[str, Any]] = [
            {"endpoint": "https://127.0.0.1/x"},
            {"endpoint": "http://push.example.org/x"},
            {"endpoint": 7},
            {"p256dh": "A" * 87},
            {"p256dh": "BA"},
            {"auth": "AAAAAAAAAAAAAAAAAAAA"},
            {"auth": None},
            {"language": "xx"},
            {"extra": 1},
        ]
        for change in wrong:
            answer = server.ask("POST", f"tables/{table}/push", {**good, **change}, [tokens[0]])
            assert answer.status_code == 422, (change, answer.text)
            assert answer.json()["code"] == "invalid"
        assert server.ask("POST", f"tables/{table}/push/stop", {"endpoint": []}, [tokens[0]]).status_code == 422
        # They cost more than a look at a table: who asks for it all the time has to wait.
        statuses = [server.ask("POST", f"tables/{table}/push", good, [tokens[0]]).status_code for _ in range(60)]
        assert 429 in statuses
