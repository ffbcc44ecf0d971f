"""``make play``: the plain engine serves at once, the compiled one takes over, and nothing of a game is lost."""

from __future__ import annotations

import os
import re
import shlex
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx
import pytest
from tools import play

from beringia import version
from tests.docs.pages import ROOT
from tests.server.running import QUICK, ROOMY, Server

SCRIPT = ROOT / "tools" / "play.py"


class Playing:
    """``tools/play.py`` with a build that takes as long as the test wants."""

    def __init__(self, folder: Path, build: str) -> None:
        self.done = folder / "built"
        database = f"sqlite:///{folder}/tables.sqlite"
        command = [sys.executable, str(SCRIPT), "--build", f"{shlex.quote(sys.executable)} -c {shlex.quote(build)}"]
        environment = {**os.environ, **QUICK, **ROOMY, "BERINGIA_DB": database, "DONE": str(self.done)}
        (ROOT / ".make").mkdir(exist_ok=True)
        self.process = subprocess.Popen(
            [*command, "--", "--lang", "en", "--port", str(play.free_port(()))],
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        self.lines: list[str] = []
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.append(line)

    def wait_for(self, text: str, times: int = 1) -> str:
        end = time.monotonic() + 60
        while time.monotonic() < end:
            found = [line for line in self.lines if text in line]
            if len(found) >= times:
                return found[-1]
            time.sleep(0.05)
        raise AssertionError(self.lines)


def address(line: str) -> str:
    found = re.search(r"http://[\d.:]+/", line)
    assert found is not None
    return found[0]


WAIT = "import os, time\nwhile not os.path.exists(os.environ['DONE']): time.sleep(0.05)\n"


@pytest.mark.skipif(not version.compiled(), reason="what is installed may be another version than these sources")
def test_the_compiled_engine_takes_over(tmp_path: Path) -> None:
    playing = Playing(tmp_path, WAIT)
    try:
        where = address(playing.wait_for("is open at"))
        server = Server("", tmp_path)
        server.address = where
        table, tokens = server.new_table("me", "bot:random", "bot:random", rounds=3)
        with server.tab(table, tokens[0]) as tab:
            tab.settle()
            assert tab.choose()["type"] == "done"
            seen = tab.version
        playing.done.touch()
        playing.wait_for("takes over")
        assert address(playing.wait_for("is open at", times=2)) == where
        with server.tab(table, tokens[0]) as tab:
            assert tab.version >= seen
            tab.settle()
            assert tab.choose()["type"] == "done"
    finally:
        playing.process.terminate()
        assert playing.process.wait(30) == 0


def test_the_table_is_where_it_was_yesterday() -> None:
    """Browsers keep seats, tables and settings by address."""
    with socket.socket() as first, socket.socket() as second:
        first.bind(("127.0.0.1", 0))
        second.bind(("127.0.0.1", 0))
        first.listen()
        taken, free = first.getsockname()[1], second.getsockname()[1]
        second.close()
        assert play.free_port([taken, free]) == free
        assert play.free_port([free, taken]) == free
        assert play.free_port([taken]) not in (0, taken)
    assert play.PORTS[0] == 8000  # as everywhere else where a port is named


def test_the_game_goes_on_where_nothing_can_be_compiled(tmp_path: Path) -> None:
    playing = Playing(tmp_path, "raise SystemExit(1)")
    try:
        where = address(playing.wait_for("is open at"))
        playing.wait_for("goes on as plain Python")
        assert httpx.get(where, timeout=30).status_code == 200
    finally:
        playing.process.terminate()
        assert playing.process.wait(30) == 0
