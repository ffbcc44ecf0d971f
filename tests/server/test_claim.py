"""A SQLite file belongs to one server, and a server notices when its file is taken away."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from beringia.server.claim import FileClaim
from beringia.server.store import Store
from tests.server.nursery import START
from tests.server.running import Server


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    (tmp_path / "tables.sqlite.lock").write_text("4711\n")  # left over from one that was killed
    with Server(database, tmp_path) as server:
        table, _ = server.new_table("me", "me", "me")
        (tmp_path / "link").symlink_to(tmp_path)  # the same file by another name
        for name in (tmp_path, tmp_path / "link"):
            second = subprocess.run(
                [sys.executable, "-c", START, "0", f"sqlite:///{name / 'tables.sqlite'}"],
                capture_output=True,
                text=True,
                timeout=300,
            )
            assert second.returncode != 0
            assert f"is in use by another server (process {server.pid}). Stop that one first" in second.stderr
        assert server.get(f"tables/{table}")["status"] == "playing"
        with_looks = Store(database)  # looking is allowed
        assert with_looks.table(table) is not None
        with_looks.close()
        server.kill()
        server.start()  # nothing is left of the lock of a process that was killed
        assert server.get(f"tables/{table}")["status"] == "playing"


def test_a_claim_is_not_fooled_by_files(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    first = FileClaim(path)
    with pytest.raises(ValueError, match="in use by another server"):
        FileClaim(path)
    first.watch()
    first.check()
    first.release()
    FileClaim(path).release()


@pytest.mark.parametrize("harm", ["deleted", "replaced", "log deleted", "lock deleted"])
def test_a_file_that_is_taken_away_is_noticed(tmp_path: Path, harm: str) -> None:
    path = tmp_path / "tables.sqlite"
    with Server(f"sqlite:///{path}", tmp_path) as server:
        table, tokens = server.new_table("me", "me", "me")
        tab = server.tab(table, *tokens.values())
        assert tab.choose()["type"] == "done"
        aside = tmp_path / "aside"
        aside.mkdir()
        ends = {"deleted": ["", "-wal", "-shm"], "log deleted": ["-wal"], "lock deleted": [".lock"]}.get(harm, [""])
        for end in ends:
            path.with_name(path.name + end).rename(aside / (path.name + end))
        if harm == "replaced":
            path.write_bytes((aside / path.name).read_bytes())
        for _ in range(2):
            answer = tab.choose()
            assert (answer["type"], answer["code"]) == ("refused", "storage")
        assert server.ask("POST", "tables", {"game": "eiszeit", "seats": [{"kind": "me"}] * 3}).status_code == 503
        assert "was deleted or replaced while the server runs" in server.log.read_text()
        for end in ends:
            (aside / (path.name + end)).replace(path.with_name(path.name + end))
        assert tab.choose()["type"] == "done"  # nothing was lost, so it goes on
        version = tab.version
        tab.close()
        server.kill()
        server.start()
        assert server.get(f"tables/{table}")["version"] == version
