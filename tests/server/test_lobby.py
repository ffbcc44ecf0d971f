"""The lobby: tables that are open to everybody on this server, and nothing about any other."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from beringia.server.lobby import MAX_LISTED
from beringia.server.rows import SeatRow, TableRow, now, table_rows
from beringia.server.store import Store
from tests.server.conftest import new_database
from tests.server.postgres import Postgres
from tests.server.running import Server

OPEN = {"BERINGIA_LOBBY": "1", "BERINGIA_LOBBY_BURST": "100000"}
KNOWN = {"table", "game", "language", "options", "created", "free", "seats"}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def public(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("public")
    with Server(new_database(request, folder), folder, **OPEN) as running:
        yield running


def listed(server: Server, query: str = "") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = server.get(f"lobby{query}")["tables"]
    return found


def opened(server: Server, *kinds: str, game: str = "eiszeit", language: str = "en", **more: object) -> dict[str, Any]:
    seats = [{"kind": kind} for kind in kinds]
    made: dict[str, Any] = server.post("tables", {"game": game, "seats": seats, **more}, status=201)
    host = made["seats"][0]["token"]
    server.post(f"tables/{made['table']}/listing", {"language": language}, [host])
    return made


def close_all(server: Server, made: dict[str, Any]) -> None:
    server.post(f"tables/{made['table']}/listing", {"language": None}, [made["seats"][0]["token"]])


def test_without_the_setting_there_is_no_lobby(server: Server) -> None:
    assert not server.get("games")["lobby"]
    table, secrets = server.new_table("me", "open", "open")
    assert server.ask("GET", "lobby").status_code == 404
    assert server.ask("POST", f"tables/{table}/listing", {"language": "en"}, [secrets[0]]).status_code == 404
    assert server.ask("POST", f"tables/{table}/sit", {}).status_code == 404


def test_open_tables_are_listed_by_game_and_language(public: Server) -> None:
    assert public.get("games")["lobby"]
    english = opened(public, "me", "open", "bot")
    german = opened(public, "me", "open", "open", game="valley", language="de")
    try:
        assert [entry["table"] for entry in listed(public)] == [german["table"], english["table"]]
        assert [entry["table"] for entry in listed(public, "?game=eiszeit")] == [english["table"]]
        assert [entry["table"] for entry in listed(public, "?language=de")] == [german["table"]]
        assert listed(public, "?game=eiszeit&language=de") == []
        entry = listed(public, "?language=de")[0]
        assert set(entry) == KNOWN
        assert (entry["game"], entry["free"], [seat["kind"] for seat in entry["seats"]]) == (
            "valley", 2, ["human", "open", "open"],
        )  # fmt: skip
        for query in ("?game=chess", "?language=fr"):
            assert public.ask("GET", f"lobby{query}").status_code == 404
        assert public.get(f"tables/{german['table']}")["listed"] == "de"
    finally:
        close_all(public, english)
        close_all(public, german)
    assert listed(public) == []


def test_a_quick_seat(public: Server) -> None:
    made = opened(public, "me", "open", "open")
    table = made["table"]
    token = "q" * 32
    first = public.post(f"tables/{table}/sit", {"name": "Bo", "token": token})
    assert (first["seat"], first["token"]) == (1, token)
    assert public.post(f"tables/{table}/sit", {"name": "Bo", "token": token})["seat"] == 1  # a lost answer
    assert [entry["free"] for entry in listed(public) if entry["table"] == table] == [1]
    # The invitation of that seat is used up.
    taken = public.ask("POST", f"tables/{table}/join", {"secret": made["seats"][1]["invitation"]})
    assert taken.json()["code"] == "taken"
    second = public.post(f"tables/{table}/sit", {"name": "Bo"})
    assert second["summary"]["status"] == "playing"
    assert [seat["name"] for seat in second["summary"]["seats"]][1:] == ["Bo", "Bo 2"]
    assert listed(public) == []
    refused = public.ask("POST", f"tables/{table}/sit", {"name": "Late"})
    assert refused.json()["code"] == "not-waiting"
    with public.tab(table, token) as tab:
        assert tab.viewers == ["1"]


def test_nothing_leaks_about_tables_that_are_not_open(public: Server) -> None:
    """Two servers that differ only in tables that are not open answer alike, to the byte."""
    shown = opened(public, "me", "open", "open")
    before = public.ask("GET", "lobby").content
    secrets: list[str] = []
    seats = [{"kind": "me", "name": "Hidden"}, {"kind": "open"}, {"kind": "open"}]
    for body in ({"private": True}, {}):
        made = public.post("tables", {"game": "eiszeit", "seats": seats, **body}, status=201)
        secrets += [made["table"], *(seat["token"] or seat["invitation"] for seat in made["seats"])]
        host = made["seats"][0]["token"]
        answer = public.ask("POST", f"tables/{made['table']}/sit", {"name": "Spy"})
        assert answer.json()["code"] == "not-listed"
        assert answer.json()["args"] == {}
        if body:
            refused = public.ask("POST", f"tables/{made['table']}/listing", {"language": "en"}, [host])
            assert refused.json()["code"] == "private"
    withdrawn = opened(public, "me", "open", "open")
    close_all(public, withdrawn)
    assert public.ask("POST", f"tables/{withdrawn['table']}/sit", {}).json()["code"] == "not-listed"
    after = public.ask("GET", "lobby").content
    assert json.loads(before) == json.loads(after)
    assert before == after
    for secret in [*secrets, "Hidden", *(seat["token"] or seat["invitation"] for seat in shown["seats"])]:
        assert secret.encode() not in after
    close_all(public, shown)


def test_only_the_host_opens_a_table(public: Server) -> None:
    table, secrets = public.new_table("me", "open", "open")
    guest = public.post(f"tables/{table}/join", {"secret": secrets[1]})["token"]
    for tokens, code in (([], "forbidden"), ([guest], "not-host"), (["x" * 32], "forbidden")):
        answer = public.ask("POST", f"tables/{table}/listing", {"language": "en"}, tokens)
        assert answer.json()["code"] == code
    assert public.ask("POST", f"tables/{table}/listing", {"language": "fr"}, [secrets[0]]).status_code == 404
    assert public.ask("POST", f"tables/{table}/listing", {}, [secrets[0]]).status_code == 422
    assert listed(public) == []
    public.post(f"tables/{table}/start", {}, [secrets[0]])
    answer = public.ask("POST", f"tables/{table}/listing", {"language": "en"}, [secrets[0]])
    assert answer.json()["code"] == "not-waiting"


def test_the_list_is_bounded_and_forgets(database: str, tmp_path: Path) -> None:
    store = Store(database)
    try:
        hour, moment = 3_600_000, now()

        def row(name: str, age: int, **more: Any) -> TableRow:
            seats = [SeatRow("human", "Ada", token="t"), SeatRow("open")]
            given = {"listed": "en", "created": moment - age, "changed": moment - age, **more}
            return TableRow(name, "valley", "c", "1.0", {}, "waiting", 1, "s", ["Ada", ""], seats, **given)

        rows = [row(f"new{number:03}", number) for number in range(MAX_LISTED + 20)]
        rows += [row("old", 3 * hour), row("hidden", 0, private=True), row("unlisted", 0, listed=None)]
        with store.engine.begin() as connection:
            connection.execute(table_rows.insert(), [one.values() for one in rows])
    finally:
        store.close()
    with Server(database, tmp_path, **OPEN) as server:
        found = [entry["table"] for entry in listed(server)]
    assert found == [f"new{number:03}" for number in range(MAX_LISTED)]


def test_all_processes_know_the_lobby(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.database()
    folders = [tmp_path / name for name in ("one", "two")]
    for folder in folders:
        folder.mkdir()
    with Server(database, folders[0], **OPEN) as one, Server(database, folders[1], **OPEN) as two:
        made = opened(one, "me", "open", "open")
        assert [entry["table"] for entry in listed(two)] == [made["table"]]
        seat = two.post(f"tables/{made['table']}/sit", {"name": "Bo"})  # passed on to the one that has the table
        assert seat["seat"] == 1
        assert one.get(f"tables/{made['table']}")["seats"][1]["name"] == "Bo"


def test_strangers_are_slowed_down(tmp_path: Path) -> None:
    limits = {"BERINGIA_LOBBY": "1", "BERINGIA_LOBBY_BURST": "3", "BERINGIA_LOBBY_PER_SECOND": "0.0001"}
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path, **limits) as server:
        made = [opened(server, "me", "open", "open") for _ in range(2)]
        table = made[0]["table"]
        assert server.ask("POST", f"tables/{table}/sit", {}).status_code == 200
        answer = server.ask("POST", f"tables/{table}/sit", {})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-requests")
        assert int(answer.headers["retry-after"]) > 0
        host = made[0]["seats"][0]["token"]
        assert server.ask("POST", f"tables/{table}/listing", {"language": "en"}, [host]).status_code == 429
        assert server.ask("POST", f"tables/{table}/listing", {"language": None}, [host]).status_code == 200


def test_every_new_request_counts(tmp_path: Path) -> None:
    """Whoever asks too fast is refused, whatever he asks for."""
    limits = {"BERINGIA_REQUEST_BURST": "30", "BERINGIA_REQUESTS_PER_SECOND": "0.01", "BERINGIA_LOBBY": "1"}
    requests: dict[str, object] = {
        "lobby": None,
        "tables/{}/addresses": None,
        "tables/{}/log?count=20": None,
        "tables/{}/seats/1": {"kind": "open"},
        "tables/{}/seats/0/device": {},
        "tables/{}/device": {"code": "x" * 32},
        "tables/{}/seats/1/link": {},
        "tables/{}/seats/1/link/answer": {"agree": True},
        "tables/{}/sit": {},
        "tables/{}/listing": {"language": None},
    }
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with Server(database, tmp_path, BERINGIA_PROXIES="127.0.0.1", **limits) as server:
        table, secrets = server.new_table("me", "open", "open")
        for number, (path, body) in enumerate(requests.items()):
            statuses = [0]
            while statuses[-1] != 429 and len(statuses) < 40:
                answer = server.ask(
                    "GET" if body is None else "POST",
                    path.format(table),
                    body,
                    [secrets[0]],
                    {"X-Forwarded-For": f"203.0.113.{number + 1}"},
                )
                statuses.append(answer.status_code)
            assert statuses[-1] == 429, path
            assert all(status < 500 for status in statuses), path
