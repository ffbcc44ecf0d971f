"""``beringia admin`` while a server runs: what it changes is true at once, and nothing of it is overwritten."""

from __future__ import annotations

import json
import re
import secrets
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

import beringia
from beringia import Record, cli
from beringia.server import administration, tables
from beringia.server.rows import entry_rows, now, table_rows
from beringia.server.store import Store
from tests.server.postgres import Postgres
from tests.server.running import Message, Server, Tab

Admin = Callable[..., str]


@pytest.fixture
def admin(either: Server, capsys: pytest.CaptureFixture[str]) -> Admin:
    """Runs a command on the server's database; returns what it prints."""

    def run(*arguments: str, code: int = 0) -> str:
        capsys.readouterr()
        assert cli.main(["admin", "--db", either.database, *arguments]) == code
        printed = capsys.readouterr()
        return printed.out if code == 0 else printed.err

    return run


@pytest.fixture
def store(either: Server) -> Iterator[Store]:
    opened = Store(either.database)
    yield opened
    opened.close()


def played(server: Server, steps: int, *kinds: str) -> tuple[str, list[str], Tab]:
    """A table at which some choices were made, its secrets, and a tab at all its seats."""
    table, secrets = server.new_table(*(kinds or ("me", "me", "me")))
    tab = server.tab(table, *secrets.values())
    for _ in range(steps):
        assert tab.choose()["type"] == "done"
    return table, list(secrets.values()), tab


def gone(tab: Tab) -> int | None:
    """The connection is closed soon; with which code."""
    began = time.monotonic()
    code = tab.close_code()
    assert time.monotonic() - began < 5
    return code


def test_tables_are_listed_and_inspected_without_secrets(either: Server, admin: Admin) -> None:
    table, secrets, tab = played(either, 3)
    tab.close()
    listed = {line["id"]: line for line in map(json.loads, admin("list", "--json").splitlines())}
    assert (listed[table]["version"], listed[table]["status"], len(listed[table]["names"])) == (3, "playing", 3)
    assert next(line for line in admin("list", "--status", "playing").splitlines() if line.startswith(table))
    assert table not in admin("list", "--status", "finished")
    assert table not in admin("list", "--days", "1")
    shown = admin("inspect", table)
    assert "3 steps" in shown
    assert "has a token" in shown
    assert not any(secret in shown for secret in secrets)
    assert "there is no table 'nothing'" in admin("inspect", "nothing", code=2)


def test_a_table_is_exported_as_a_record(either: Server, admin: Admin, tmp_path: Path) -> None:
    table, _, tab = played(either, 3)
    tab.close()
    admin("export", table, str(tmp_path / "record.json"))
    data = json.loads((tmp_path / "record.json").read_text())
    assert len(Record.from_dict(beringia.game("eiszeit"), data).entries) == 3
    assert json.loads(admin("export", table)) == data


def test_a_deleted_table_is_gone_for_everybody(either: Server, admin: Admin) -> None:
    table, secrets, tab = played(either, 3)
    admin("delete", table)
    # The server notices within a second. Even whoever is faster finds that nothing is stored of a table that is gone.
    with suppress(ConnectionClosed):
        answer = tab.ask({"type": "choose", "version": 3, "seat": tab.decides, "choice": tab.choices()[0]})
        assert (answer["type"], answer["code"]) == ("refused", "storage")
    assert gone(tab) == 1012
    assert either.ask("GET", f"tables/{table}", tokens=secrets).status_code == 404
    with pytest.raises(ConnectionClosed, match="4404"):
        either.tab(table)
    assert "there is no table" in admin("delete", table, code=2)


def test_old_tables_are_pruned(either: Server, admin: Admin, store: Store) -> None:
    old, _, tab = played(either, 2)
    tab.close()
    young, _, tab = played(either, 2)
    tab.close()
    with store.engine.begin() as connection:
        ago = now() - 40 * administration.DAY
        for part, column in ((table_rows, table_rows.c.id), (entry_rows, None)):
            where = part.c.table_id == old if column is None else column == old
            connection.execute(update(part).where(where).values({"at" if column is None else "changed": ago}))
    assert admin("prune", "--days", "30", "--dry-run").split() == [old]
    assert either.ask("GET", f"tables/{old}").status_code == 200
    assert admin("prune", "--days", "30") == "deleted: 1\n"
    end = time.monotonic() + 30
    while either.ask("GET", f"tables/{old}").status_code != 404:  # the server had it in memory
        assert time.monotonic() < end
        time.sleep(0.05)
    assert either.ask("GET", f"tables/{young}").status_code == 200


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_server_prunes_by_itself(request: pytest.FixtureRequest, tmp_path: Path, kind: str) -> None:
    if kind == "postgresql":
        database = request.getfixturevalue("postgres").database()
    else:
        database = f"sqlite:///{tmp_path / 't.sqlite'}"
    with Server(database, tmp_path, BERINGIA_RETENTION_DAYS="0.000001") as server:  # a tenth of a second
        table, _ = server.new_table("me", "me", "me")
        assert server.ask("GET", f"tables/{table}").status_code == 200
        time.sleep(0.2)
        server.stop()
        server.start()
        end = time.monotonic() + 10
        while server.ask("GET", f"tables/{table}").status_code != 404:
            assert time.monotonic() < end


def test_a_new_token_takes_the_seat_from_the_old_one(either: Server, admin: Admin) -> None:
    table, secrets, tab = played(either, 2)
    link = admin("token", table, "1").strip()
    fresh = re.fullmatch(rf"/t/{table}#seat=([\w-]{{32}})", link)
    assert fresh is not None
    assert gone(tab) == 1012
    with either.tab(table, secrets[1]) as old:
        assert old.viewers == ["spectator"]
    with either.tab(table, secrets[0], fresh[1], secrets[2]) as new:
        assert (new.viewers, new.version) == (["0", "1", "2"], 2)
        assert new.choose()["type"] == "done"
    assert "seats 0 to 2" in admin("token", table, "9", code=2)


@pytest.mark.parametrize("bot", [(), ("--bot", "random")])
def test_a_seat_is_handed_over(either: Server, admin: Admin, bot: tuple[str, ...]) -> None:
    table, secrets, tab = played(either, 2)
    link = admin("invite", table, "2", *bot).strip()
    assert gone(tab) == 1012
    invitation = link.partition("#invite=")[2]
    seat = either.get(f"tables/{table}")["seats"][2]
    assert (seat["kind"], seat["bot"]) == (("away", "random") if bot else ("human", None))
    joined = either.post(f"tables/{table}/join", {"secret": invitation, "name": "Dora"})
    assert (joined["seat"], joined["summary"]["seats"][2]["name"]) == (2, "Dora")
    with either.tab(table, secrets[2]) as old:
        assert old.viewers == ["spectator"]
    with either.tab(table, *secrets[:2], joined["token"]) as new:
        assert new.viewers == ["0", "1", "2"]
        assert new.choose()["type"] == "done"


def test_a_name_is_forgotten_everywhere(either: Server, admin: Admin, store: Store) -> None:
    seats = [{"kind": "me", "name": name} for name in ("Örjan", "Bo", "Cy")]
    made = either.post("tables", {"game": "eiszeit", "seats": seats}, status=201)
    table, tokens = made["table"], [link["token"] for link in made["seats"]]
    with either.tab(table, *tokens) as tab:
        for _ in range(70):  # with saved positions
            tab.choose()
        assert admin("forget", "örjan") == "changed: 1\n"
        assert gone(tab) == 1012
    with either.tab(table, *tokens) as tab:
        assert tab.version == 70
        assert [seat["name"] for seat in tab.seats] == ["Ulu", "Bo", "Cy"]
        assert tab.scene["status"] == "playing"
        assert tab.choose()["type"] == "done"
    data = administration.export(store, table)
    assert "rjan" not in json.dumps(data)
    assert len(Record.from_dict(beringia.game("eiszeit"), data).entries) == 71
    assert admin("forget", "örjan") == "changed: 0\n"


def test_a_table_comes_back_from_a_backup(either: Server, admin: Admin, tmp_path: Path) -> None:
    file = str(tmp_path / "backup.sqlite")
    table, secrets, tab = played(either, 4)
    other, others, more = played(either, 2)
    admin("backup", file)
    assert "exists already" in admin("backup", file, code=2)
    for _ in range(3):
        tab.choose()
        more.choose()
    assert admin("restore", file, table) == "restored: 1\n"
    assert gone(tab) == 1012
    with either.tab(table, *secrets) as again, either.tab(other, *others) as untouched:
        assert (again.version, untouched.version) == (4, 5)
        assert again.choose()["type"] == "done"
    admin("delete", table, other)
    assert int(admin("restore", file).split()[-1]) >= 2
    time.sleep(1)
    with either.tab(table, *secrets) as again, either.tab(other, *others) as back:
        assert (again.version, back.version) == (4, 2)
        assert back.choose()["type"] == "done"
    more.close()
    assert "no table 'nothing'" in admin("restore", file, "nothing", code=2)
    (tmp_path / "text").write_text("no database, but long enough to be taken for one " * 50)
    assert "is no backup" in admin("restore", str(tmp_path / "text"), code=2)
    with sqlite3.connect(file) as backup:
        backup.execute("UPDATE beringia SET schema = 99")
    backup.close()
    assert "schema 99" in admin("restore", file, code=2)


@pytest.mark.parametrize("first", ["sqlite", "postgresql"])
def test_a_club_moves_to_another_database(postgres: Postgres, tmp_path: Path, first: str) -> None:
    databases = [f"sqlite:///{tmp_path / 'tables.sqlite'}", postgres.database()]
    if first == "postgresql":
        databases.reverse()
    with Server(databases[0], tmp_path) as server:
        table, secrets, tab = played(server, 40)
        tab.close()
        assert cli.main(["admin", "--db", databases[0], "backup", str(tmp_path / "copy")]) == 0
    Store(databases[1]).close()
    assert cli.main(["admin", "--db", databases[1], "restore", str(tmp_path / "copy")]) == 0
    with Server(databases[1], tmp_path) as server, server.tab(table, *secrets) as tab:
        assert tab.version == 40
        assert tab.choose()["type"] == "done"


def test_choices_and_changes_at_the_same_time(either: Server, admin: Admin) -> None:
    """Every choice that was acknowledged is stored, and every new token is the last."""
    table, secrets, tab = played(either, 0)
    done: list[Message] = []
    token = secrets[0]
    for turn in range(6):
        link = admin("token", table, "0")
        for _ in range(3):  # until the server notices, with what it still knows
            if tab.decides is None:
                break
            try:
                answer = tab.choose()
            except ConnectionClosed:
                break
            done += [answer] if answer["type"] == "done" else []
        tab.close()
        token = link.strip().partition("#seat=")[2]
        time.sleep(0.8 if turn % 2 else 0)
        tab = either.tab(table, token, *secrets[1:])
        while tab.viewers != ["0", "1", "2"]:  # the server had not noticed yet
            tab.close()
            tab = either.tab(table, token, *secrets[1:])
        done.append(tab.choose())
    tab.close()
    assert all(answer["type"] == "done" for answer in done)
    assert either.get(f"tables/{table}")["version"] == max(answer["version"] for answer in done) == len(done)
    assert len(done) >= 6


def test_a_database_that_does_not_exist_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["admin", "--db", f"sqlite:///{tmp_path / 'nothing.sqlite'}", "list"]) == 2
    assert "there is no database" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_ids_are_no_options(monkeypatch: pytest.MonkeyPatch) -> None:
    made = iter(["-ZmSLrOR60sZ", "--help", "_ZmSLrOR60sZ"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: next(made))
    assert tables.new_id() == "_ZmSLrOR60sZ"


def test_talk_and_clocks_are_looked_after_with_the_table(either: Server, admin: Admin, tmp_path: Path) -> None:
    """What was said is counted, exported, forgotten by name, saved and deleted with its table; and a clock does not run
    while its table is in a backup."""
    name = f"Örjan {secrets.token_hex(2)}"
    seats = [{"kind": "me", "name": name}, {"kind": "me", "name": "Ada"}, {"kind": "bot"}]
    body = {"game": "eiszeit", "seats": seats, "clock": {"kind": "game", "seconds": 600, "increment": 5}}
    made = either.post("tables", body, status=201)
    table, tokens = made["table"], [link["token"] for link in made["seats"] if link["token"]]
    with either.tab(table, *tokens) as tab:
        assert tab.ask({"type": "say", "seat": 0, "text": "It was me"})["type"] == "done"
        assert tab.ask({"type": "say", "seat": 1, "text": f"No, {name.upper()}, it was {name}son"})["type"] == "done"
    shown = admin("inspect", table)
    assert "talk       2 lines of players" in shown
    assert "clock      game, 600 s, increment 5 s" in shown
    said = json.loads(admin("export", table))["talk"]
    assert [line["name"] for line in said] == [name, "Ada"]
    backup = tmp_path / "backup.sqlite"
    admin("backup", str(backup))
    assert admin("forget", name) == "changed: 1\n"
    forgotten = json.loads(admin("export", table))
    assert name not in forgotten["names"]
    assert name.casefold() not in json.dumps(forgotten["talk"], ensure_ascii=False).casefold().replace(
        f"{name}son".casefold(), ""
    )
    assert forgotten["talk"][0]["name"] == forgotten["names"][0]
    admin("delete", table)
    with sqlite3.connect(backup) as connection:
        gone = 3_600_000
        connection.execute("UPDATE clocks SET since = since - ?, due = due - ? WHERE due IS NOT NULL", (gone, gone))
    connection.close()
    admin("restore", str(backup), table)
    with either.tab(table, *tokens) as tab:
        assert len(tab.ask({"type": "talk"})["lines"]) == 2
        clock = tab.scene["clock"]
        assert min(clock["left"]) > 300_000, "an hour in a backup costs nothing"
        assert [seat["kind"] for seat in tab.seats] == ["human", "human", "bot"]
