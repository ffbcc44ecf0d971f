"""Nonsense of every kind: no 5xx, nothing leaks, the table goes on."""

from __future__ import annotations

import json
import random
import string
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance
from websockets.exceptions import ConnectionClosed

from beringia.server.app import create_app
from beringia.server.settings import Settings
from tests.server.running import Server, Tab

FUZZ = settings(
    max_examples=25,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
ODD: list[Any] = [
    None, True, -1, 0, 1, 3, 2**31, 2**63, 10**30, 1.5, "", "0", "x" * 100, "a\x00b", "\ud800", [], {}, [[]], ["0"],
]  # fmt: skip


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with everything that it can have."""
    folder = tmp_path_factory.mktemp("server")
    lobby = {"BERINGIA_LOBBY": "1", "BERINGIA_LOBBY_BURST": "1000000"}
    with Server(f"sqlite:///{folder / 'tables.sqlite'}", folder, **lobby) as running:
        yield running


def odd_message(rng: random.Random, tab: Tab) -> str | bytes:
    """A message that looks more or less like a real one."""
    real: dict[str, Any] = {
        "type": rng.choice(
            [
                "hello",
                "choose",
                "undo",
                "why",
                "why_at",
                "previews",
                "pause",
                "ping",
                "talk",
                "say",
                "vote",
                "table",
                "",
                None,
            ]
        ),
        "id": f"f{rng.getrandbits(40)}",
        "version": tab.version,
        "seat": rng.randrange(3),
        "choice": rng.randrange(3000),
        "tokens": [],
        "after": rng.randrange(-3, 9),
        "on": False,
        "text": rng.choice(["hello", "\u202e\u0000", "x" * 700, "<script>", ""]),
        "reaction": rng.choice([None, "wow", "boo", 7]),
        "guest": rng.choice([None, "g" * 32, "short"]),
        "name": rng.choice(["", "Eve", "a\u200bb", "n" * 50]),
        "targets": [rng.choice(["area:3", "card:club", "sofa", "hunter:0:99", "a:b:c:d"])],
    }
    kind = rng.randrange(7)
    if kind == 0:
        return "".join(rng.choices(string.printable, k=rng.randrange(60)))
    if kind == 1:
        return rng.randbytes(rng.randrange(40))
    if kind == 2:
        return json.dumps(real)[: rng.randrange(80)]
    if kind == 3:
        deep = ["[" * 5000, '{"a":' * 2000, "1" * 5000]
        return rng.choice([*deep, '"' + "\\u0000" * 50 + '"', "NaN", "-Infinity", "null"])
    known = {
        "choose": ["type", "id", "version", "seat", "choice"],
        "undo": ["type", "id", "version", "seat"],
        "why": ["type", "id", "seat", "choice"],
        "why_at": ["type", "id", "seat", "targets"],
        "previews": ["type", "id", "version", "seat"],
        "ping": ["type", "id"],
        "pause": ["type", "id", "on"],
        "hello": ["type", "tokens", "after"],
        "talk": ["type", "id"],
        "say": ["type", "id", "seat", "text", "reaction", "guest", "name"],
        "vote": ["type", "id", "seat", "on"],
    }
    wanted = known.get(real["type"], list(real))
    message = {key: real[key] for key in wanted if kind != 4 or rng.random() < 0.8}
    if kind == 5:
        message[rng.choice([*wanted, "extra"])] = rng.choice(ODD)
    return json.dumps(message)


def test_odd_messages_are_answered_and_the_table_goes_on(server: Server) -> None:
    rng = random.Random(5)
    table, secrets = server.new_table("me", "me", "me")
    everyone = server.tab(table, *secrets.values())
    sent = 0
    for round_ in range(12):
        tokens = [[secrets[0]], [], ["A" * 32]][round_ % 3]
        with server.tab(table, *tokens) as tab:
            seats = tab.viewers
            for _ in range(100):
                tab.send(odd_message(rng, tab))
                sent += 1
                # Whatever it was, an honest question right after it is answered, and nothing else was told.
                answer = tab.ask({"type": "ping"})
                assert answer["type"] == "done"
                if tab.viewers != seats:  # it happened to be a good hello without tokens
                    tab.hello(tokens)
            for text in tab.heard:
                assert "Traceback" not in text
                for seat in range(3):
                    if str(seat) not in seats:
                        assert f'"viewer":{seat},' not in text
        # Odd messages of seat 0 may have been good ones by chance; the table is in order in any case.
        while everyone.version < server.get(f"tables/{table}")["version"]:
            everyone.receive()
        if everyone.scene["status"] == "playing":
            answer = everyone.choose()
            assert answer["type"] == "done", answer
    everyone.close()
    assert sent == 1200
    assert "Traceback" not in server.log.read_text()


def test_foreign_replayed_and_early_messages_change_nothing(server: Server) -> None:
    table, secrets = server.new_table("me", "me", "me")
    with ExitStack() as open_tabs:
        tabs = [open_tabs.enter_context(server.tab(table, secrets[seat])) for seat in range(3)]
        deciding = next(tab for tab in tabs if tab.decides is not None)
        seat = deciding.decides
        assert seat is not None
        choice = deciding.choices()[0]
        good = {"type": "choose", "id": "good", "version": 0, "seat": seat, "choice": choice}
        for tab in tabs:
            if tab is not deciding:
                assert tab.ask({**good, "id": "good"})["code"] == "forbidden"
                own = int(tab.viewers[0])
                assert tab.ask({**good, "id": "mine", "seat": own})["code"] == "not-your-turn"
        assert deciding.ask({**good, "id": "early", "version": 1})["code"] == "stale"
        assert deciding.ask(good)["version"] == 1
        assert deciding.ask(good)["version"] == 1  # replayed by its own seat: answered again
        for tab in tabs:
            if tab is not deciding:
                assert tab.ask(good)["code"] == "forbidden"  # replayed by another: refused
        assert deciding.ask({**good, "id": "late"})["code"] == "stale"
        assert server.get(f"tables/{table}")["version"] == 1


def test_a_message_before_hello_is_refused(server: Server) -> None:
    table, secrets = server.new_table("me", "me", "me")
    with Tab(server, table) as tab:
        tab.send({"type": "choose", "id": "early", "version": 0, "seat": 0, "choice": 1})
        assert tab.receive()["code"] == "invalid"
        assert tab.hello([secrets[0]])["viewers"] == ["0"]


def test_who_never_reads_is_let_go_and_others_play_on(server: Server) -> None:
    table, secrets = server.new_table("me", "me", "me")
    with Tab(server, table) as deaf, server.tab(table, *secrets.values()) as tab:
        deaf.send({"type": "hello", "tokens": list(secrets.values()), "after": -1})
        for _ in range(60):
            if tab.scene["status"] == "playing":
                assert tab.choose()["type"] == "done"
        # A flood of questions that is never read fills the queue of the connection, not the memory of the server.
        with suppress(ConnectionClosed):
            for number in range(4000):
                deaf.send({"type": "hello", "tokens": list(secrets.values()), "after": number % 2 - 1})
        assert tab.choose()["type"] == "done"


@pytest.mark.parametrize(
    "body",
    [b"\xff\xfe", b'{"game": "\xc3\x28"}', b'{"a":' * 3000, b"1" * 5000, b"[1", b'"\\ud800"'],
    ids=["no text", "half a letter", "deep", "long number", "cut off", "surrogate"],
)
def test_bodies_that_are_no_json(server: Server, body: bytes) -> None:
    tables = ("tables", "tables/mine", "tables/x/join", "tables/x/start")
    seats = ("tables/x/seats/1", "tables/x/seats/1/device", "tables/x/device", "tables/x/seats/1/link/answer")
    for path in (*tables, *seats, "tables/x/sit", "tables/x/listing"):
        for kind in ("application/json", "text/plain", "multipart/form-data; boundary=x", "odd"):
            odd = b"Bearer \xff" if kind == "text/plain" else b"Basic x"
            headers = {b"content-type": kind.encode(), b"authorization": odd}
            answer = httpx.post(f"{server.address}api/{path}", content=body, headers=headers)
            assert answer.status_code in (400, 404, 422), (path, kind, answer.text)
            assert set(answer.json()) == {"code", "key", "args", "clause", "message"}
    wish = b'{"game": "eiszeit", "seats": [{"kind": "me", "name": "a\\ud800"}, {"kind": "me"}, {"kind": "me"}]}'
    answer = httpx.post(f"{server.address}api/tables", content=wish, headers={"content-type": "application/json"})
    assert answer.status_code == 422


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_requests_made_from_the_openapi_description(server: Server, tmp_path: Path, mode: GenerationMode) -> None:
    """Good and bad requests for every operation: no 5xx, and answers are what the description promises."""
    app = create_app(Settings(db=f"sqlite:///{tmp_path / 'unused.sqlite'}"))
    schema = schemathesis.openapi.from_dict(app.openapi())
    schema.config.update(base_url=server.address.rstrip("/"))
    table, secrets = server.new_table("me", "me", "me")
    checks = [not_a_server_error, response_schema_conformance, status_code_conformance]
    tried = 0

    def attempt(case: Any) -> None:
        nonlocal tried
        tried += 1
        if "table_id" in (case.path_parameters or {}) and tried % 2:  # half of them at a table that exists
            case.path_parameters["table_id"] = table
            case.headers["Authorization"] = f"Bearer {secrets[tried % 3]}"
        case.call_and_validate(checks=checks)

    operations: list[Any] = list(schema.get_all_operations())
    assert len(operations) >= 22
    for operation in operations:
        strategy = operation.ok().as_strategy(generation_mode=mode)
        try:
            FUZZ(given(case=strategy)(lambda case: attempt(case)))()
        except Unsatisfiable:  # nothing can be wrong with a request that takes nothing
            assert mode == GenerationMode.NEGATIVE
    assert tried > 150
    assert "Traceback" not in server.log.read_text()
