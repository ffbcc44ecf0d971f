"""What is stored names games, bots and addresses: rows of the database and restored backups run no code."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

import beringia
from beringia import cli, learning
from beringia.kernel.record import result_of
from beringia.server import redaction
from beringia.server.app import create_app
from beringia.server.bot_pool import BotPool
from beringia.server.encoding import to_json
from beringia.server.settings import Settings
from beringia.server.thinking import game_of, think
from tests.traps import Trap, replaced, strings_of, trap_in

#: Columns of a table that hold JSON.
PACKED = ("options", "names", "seats", "terms", "events", "result", "position", "opening", "scene")


@pytest.fixture
def trap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Trap]:
    made = trap_in(tmp_path / "outside", monkeypatch)
    with made.watching():
        yield made


def settings(file: Path, **more: Any) -> Settings:
    usual = {"bot_delay": 0.0, "hosts": "testserver", "requests_per_second": 1e6, "request_burst": 1_000_000}
    return Settings(db=f"sqlite:///{file}", **{**usual, **more})


def client_of(file: Path, **more: Any) -> TestClient:
    return TestClient(create_app(settings(file, **more)), raise_server_exceptions=False)


def made_tables(file: Path) -> tuple[str, str]:
    """A database with a table that is played at and one that waits for players: their ids."""
    with client_of(file) as client:
        clock = {"kind": "turn", "seconds": 600, "increment": 0}
        playing = {"game": "eiszeit", "seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "bot"}], "clock": clock}
        waiting = {"game": "eiszeit", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
        answers = [client.post("/api/tables", json=body) for body in (playing, waiting)]
        assert [answer.status_code for answer in answers] == [201, 201], answers[0].text
        return answers[0].json()["table"], answers[1].json()["table"]


def rows_of(file: Path, ids: tuple[str, ...]) -> list[dict[str, Any]]:
    """The rows of tables, with what is JSON in them read."""
    opened = sqlite3.connect(file)
    opened.row_factory = sqlite3.Row
    try:
        found = [dict(opened.execute("SELECT * FROM tables WHERE id = ?", (one,)).fetchone()) for one in ids]
    finally:
        opened.close()
    return [{**row, **{name: json.loads(row[name]) for name in PACKED if name in row}} for row in found]


def put(file: Path, rows: list[dict[str, Any]]) -> None:
    with closing(sqlite3.connect(file)) as opened:
        for row in rows:
            put_into(opened, "tables", row)
        opened.commit()


def put_into(opened: sqlite3.Connection, table: str, row: dict[str, Any]) -> None:
    flat = {name: json.dumps(value) if name in PACKED else value for name, value in row.items()}
    marks = ", ".join("?" for _ in flat)
    opened.execute(f"INSERT INTO {table} ({', '.join(flat)}) VALUES ({marks})", list(flat.values()))


def test_a_stranger_who_asks_for_a_table_runs_nothing(trap: Trap, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    rows = rows_of(file, made_tables(file))
    asked = {}
    for row in rows:
        for number, name in enumerate(trap.names):
            asked[f"{row['status']}-{number}"] = name
            put(file, [{**row, "id": f"{row['status']}-{number}", "game": name}])
    with client_of(file) as client:
        for table, name in asked.items():
            answer = client.get(f"/api/tables/{table}")
            assert answer.status_code == 200, answer.text
            assert answer.json()["status"] == "outdated"
            for path in ("log", "replay", "record", "notes", "../learn"):
                assert client.get(f"/api/tables/{table}/{path}").status_code < 500
            assert client.get(f"/t/{table}").status_code == 200
            trap.require_untouched(name)
        assert len(client.get("/api/games").json()["games"]) == len(beringia.games())


def test_a_restored_backup_runs_nothing(trap: Trap, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    theirs, ours = tmp_path / "backup.sqlite", tmp_path / "tables.sqlite"
    row = rows_of(theirs, made_tables(theirs))[0]
    asked = {f"bad-{number}": name for number, name in enumerate(trap.names)}
    put(theirs, [{**row, "id": table, "game": name} for table, name in asked.items()])
    opened = sqlite3.connect(theirs)
    opened.executemany("INSERT INTO contents VALUES (?, ?, ?)", [(name, row["content"], "{}") for name in trap.names])
    opened.commit()
    opened.close()
    made_tables(ours)
    assert cli.main(["admin", "--db", f"sqlite:///{ours}", "restore", str(theirs)]) == 0
    for table in asked:
        for command in (["inspect", table], ["export", table], ["invite", table, "0"]):
            cli.main(["admin", "--db", f"sqlite:///{ours}", *command])
        cli.main(["admin", "--db", f"sqlite:///{ours}", "invite", table, "0", "--bot", trap.names[2]])
    cli.main(["admin", "--db", f"sqlite:///{ours}", "list"])
    capsys.readouterr()
    trap.require_untouched()
    with client_of(ours) as client:
        for table, name in asked.items():
            assert client.get(f"/api/tables/{table}").json()["status"] == "outdated"
            trap.require_untouched(name)


def test_whatever_text_of_a_row_is_a_name_nothing_is_run_or_opened(trap: Trap, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    rows = rows_of(file, made_tables(file))
    told: dict[str, str] = {}
    changed = []
    for row in rows:
        for path in strings_of(row):
            if path == ("id",):
                continue
            for name in trap.names:
                table = f"row-{len(told)}"
                told[table] = f"{row['status']}: {'.'.join(map(str, path))} = {name!r}"
                changed.append({**replaced(row, path, name), "id": table})
    put(file, changed)
    assert len(told) > 100
    with client_of(file, bot_workers=1) as client:
        for table, what in told.items():
            answer = client.get(f"/api/tables/{table}")
            assert answer.status_code in (200, 409), (what, answer.text)
            assert client.get(f"/t/{table}").status_code == 200, what
            trap.require_untouched(what)


def steps_of(row: dict[str, Any]) -> dict[str, list[dict[str, Any]]]:
    """Rows of steps that a table may have, with what is JSON in them read: entries, a snapshot, an archive, talk."""
    game = beringia.game("eiszeit")
    record = beringia.Record(game, 3, int(row["seed"]), row["options"], row["names"])
    snapshots, entries = [], []
    for version in range(1, 5):
        record.play(record.position.choices()[0])
        step = record.entries[-1]
        text = {"seat": step.seat, "choice": step.choice, "text": step.text, "link": step.link, "at": 5}
        more = {"events": [], "result": result_of(record.position), "message": "m", "anonymous": 0}
        entries.append({"table_id": "", "version": version, **text, **more})
        if version == 2:
            position = json.loads(json.dumps(record.session.to_dict()))
            snapshots.append({"table_id": "", "version": version, "head": record.head, "position": position})
    scene = json.loads(to_json(redaction.archived_scene(record.position, 3)))
    line = {"table_id": "", "room": "players", "number": 1, "name": "Ada", "text": "hello", "message": "m", "at": 5}
    return {
        "entries": entries,
        "snapshots": snapshots,
        "archive": [{"table_id": "", "version": 4, "opening": [], "scene": scene}],
        "talk": [line, {**line, "number": 2, "reaction": "laugh"}],
    }


def test_whatever_text_of_its_steps_is_a_name_nothing_is_run_or_opened(trap: Trap, tmp_path: Path) -> None:
    """Entries and snapshots are checked when they are played again; what is only shown stays a text."""
    file = tmp_path / "tables.sqlite"
    row = rows_of(file, made_tables(file))[0]
    steps = steps_of(row)
    paths = [path for path in strings_of(steps) if path[-1] != "table_id"]
    dice = random.Random(1)
    chosen = {(path, dice.choice(trap.names)) for path in dice.sample(paths, min(200, len(paths)))}
    told = {f"steps-{number}": (path, name) for number, (path, name) in enumerate(sorted(chosen, key=str))}
    told["steps-sound"] = (paths[0], steps["entries"][0]["text"])
    with closing(sqlite3.connect(file)) as opened:
        for table, (path, name) in told.items():
            put_into(opened, "tables", {**row, "id": table})
            changed = steps if table == "steps-sound" else replaced(steps, path, name)
            for kind, rows in changed.items():
                for one in rows:
                    put_into(opened, kind, {**one, "table_id": table})
        opened.commit()
    outdated = 0
    with client_of(file) as client:
        assert client.get("/api/tables/steps-sound").json()["status"] == "playing"
        for table, what in told.items():
            answer = client.get(f"/api/tables/{table}")
            assert answer.status_code == 200, (what, answer.text)
            outdated += answer.json()["status"] == "outdated"
            assert client.get(f"/api/tables/{table}/log").status_code == 200, what
            trap.require_untouched(what)
    assert outdated > 20


@pytest.mark.parametrize(
    ("path", "told"),
    [
        (("status",), "status 'evilmod.py' is none of waiting, playing, paused, finished"),
        (("seats", 0, "kind"), "kind of a seat 'evilmod.py' is none of human, bot, open, away"),
        (("seed",), "invalid literal"),
        (("seats", 0), "must be a mapping"),
        (("terms",), "damaged: "),
    ],
)
def test_a_backup_with_a_damaged_table_is_not_restored(
    trap: Trap, tmp_path: Path, capsys: pytest.CaptureFixture[str], path: tuple[str | int, ...], told: str
) -> None:
    theirs, ours = tmp_path / "backup.sqlite", tmp_path / "tables.sqlite"
    row = rows_of(theirs, made_tables(theirs))[0]
    put(theirs, [{**replaced(row, path, trap.names[0]), "id": "bad"}])
    made_tables(ours)
    command = ["admin", "--db", f"sqlite:///{ours}"]
    assert cli.main([*command, "restore", str(theirs)]) == cli.BAD_INPUT
    complaint = capsys.readouterr().err
    assert "table 'bad' is damaged: " in complaint
    assert told in complaint
    assert cli.main([*command, "restore", str(theirs), row["id"]]) == 0, "the others can be had"
    cli.main([*command, "list"])
    assert row["id"] in capsys.readouterr().out
    trap.require_untouched()


def test_bots_of_a_stored_table_are_registered_ones(trap: Trap) -> None:
    """In this process, and in the workers: they would import a module that is on their path."""
    position = beringia.game("eiszeit").start(3, seed=1)
    seen = position.to_dict()
    for name in trap.names:
        with pytest.raises(ValueError, match=r"bot .* does not exist; there are greedy, "):
            think(name, ("eiszeit", None), 1, seen, 0.0)
        with pytest.raises(ValueError, match=r"game .* is not registered"):
            game_of((name, None))
        trap.require_untouched(name)

    async def ask() -> None:
        pool = BotPool(Settings(bot_workers=1))
        try:
            for name in trap.names:
                assert await pool.choose(name, position) in position.choices()
        finally:
            pool.close()

    asyncio.run(ask())
    trap.require_untouched()


@pytest.mark.parametrize("field", ["game", "seats.2.bot", "clock.bot"])
def test_new_tables_name_registered_games_and_bots(trap: Trap, tmp_path: Path, field: str) -> None:
    clock = {"kind": "turn", "seconds": 600, "increment": 0, "bot": "greedy"}
    seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    body = {"game": "eiszeit", "seats": seats, "clock": clock}
    path = [int(part) if part.isdigit() else part for part in field.split(".")]
    with client_of(tmp_path / "tables.sqlite") as client:
        assert client.post("/api/tables", json=body).status_code == 201
        for name in trap.names:
            answer = client.post("/api/tables", json=replaced(body, path, name))
            assert answer.status_code == 422, answer.text
            assert field.rsplit(".", 1)[-1] in answer.json()["message"]
        trap.require_untouched()


def test_addresses_of_the_server_name_registered_games_and_files_beside_the_page(trap: Trap, tmp_path: Path) -> None:
    with client_of(tmp_path / "tables.sqlite") as client:
        for name in [*trap.names, "..%2F..%2Fapp.py", "%2Fetc%2Fpasswd", "..%2Fmark"]:
            for address in (
                f"/api/games/{name}/content",
                f"/api/games/{name}/rules/en",
                f"/api/games/{name}/positions/start",
                f"/api/games/eiszeit/positions/{name}",
                f"/api/games/eiszeit/rulebook/{name}",
                f"/api/learn/{name}/first/0",
                f"/api/text/{name}",
                f"/api/text/en/{name}",
                f"/assets/{name}",
                f"/{name}",
            ):
                assert client.get(address).status_code == 404, address
        trap.require_untouched()


def test_prepared_positions_are_those_of_registered_games(trap: Trap) -> None:
    for name in trap.names:
        with pytest.raises(ValueError, match="is not registered"):
            learning.position(name, "start")
        with pytest.raises(LookupError):
            learning.position("eiszeit", name)
    trap.require_untouched()
